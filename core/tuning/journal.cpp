// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/journal.h"

#include "base/json_fields.h"
#include "tuning/trial_json.h"

#include <QJsonDocument>

#include <algorithm>

namespace tributary
{

namespace
{

QByteArray toLine(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject headerToJson(const JournalHeader &header, const char *type)
{
    return {{QStringLiteral("type"), QLatin1String(type)}, {QStringLiteral("schema"), JournalHeader::schema},
        {QStringLiteral("program"), header.program},
        {QStringLiteral("created"), header.created.toString(Qt::ISODateWithMs)},
        {QStringLiteral("config"), header.config}, {QStringLiteral("environment"), header.environment}};
}

Result<JournalHeader> headerFromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    const qint64 schema = fields.integer(QStringLiteral("schema"));
    JournalHeader header {fields.text(QStringLiteral("program")),
        QDateTime::fromString(fields.text(QStringLiteral("created")), Qt::ISODateWithMs),
        fields.object(QStringLiteral("config")), fields.object(QStringLiteral("environment"))};
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (schema > JournalHeader::schema)
        return fail({QT_TRANSLATE_NOOP("core", "The journal is of version %1, this program reads up to %2"),
                        {number(schema), number(JournalHeader::schema)}},
            {}, QT_TRANSLATE_NOOP("core", "Use a newer version of the program."));
    return header;
}

tl::unexpected<Error> failAt(const QString &path, qint64 line, const Error &why)
{
    return fail({QT_TRANSLATE_NOOP("core", "%1, line %2 cannot be read"), {path, number(line)}}, why.english(),
        QT_TRANSLATE_NOOP("core", "Restore the file from a copy, or remove the line: the trial is then run again."));
}

void addOrReplace(std::vector<Trial> &trials, Trial trial)
{
    const auto same = std::find_if(trials.begin(), trials.end(),
        [&trial](const Trial &other) { return other.spec.sequence == trial.spec.sequence; });
    if (same == trials.end())
        trials.push_back(std::move(trial));
    else
        *same = std::move(trial);
}

Result<void> readLine(const QString &path, qint64 line, const QByteArray &bytes, JournalContent &content)
{
    const auto object = parseJsonObject(bytes, path);
    if (!object)
        return failAt(path, line, {QT_TRANSLATE_NOOP("core", "it is no JSON object"), object.error().detail, {}});
    const QString type = object->value(QStringLiteral("type")).toString();
    if (line == 1 || type == QLatin1String("resumed")) {
        auto header = headerFromJson(*object);
        if (!header)
            return failAt(path, line, header.error());
        content.header = std::move(*header);
    } else if (type == QLatin1String("trial")) {
        auto trial = trialFromJson(*object);
        if (!trial)
            return failAt(path, line, trial.error());
        addOrReplace(content.trials, std::move(*trial));
    }
    return {};
}

} // namespace

Result<JournalContent> readJournal(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    JournalContent content;
    content.cut = !bytes->endsWith('\n');
    QList<QByteArray> lines = bytes->split('\n');
    lines.removeLast(); // what stands behind the last newline: nothing, or a line that was cut
    if (lines.isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "%1 holds no run yet"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "Start the run again in another folder."));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (const auto read = readLine(path, i + 1, lines[i], content); !read)
            return tl::unexpected(read.error());
    }
    return content;
}

Journal::Journal(AppendFile file)
    : m_file(std::move(file))
{
}

Result<Journal> Journal::create(const QString &path, const JournalHeader &header)
{
    auto file = AppendFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    if (const auto written = file->append(toLine(headerToJson(header, "run"))); !written)
        return tl::unexpected(written.error());
    return Journal(std::move(*file));
}

Result<Journal> Journal::resume(const QString &path, const JournalHeader &header)
{
    auto file = AppendFile::open(path); // first: nothing may be cut off while another process writes
    if (!file)
        return tl::unexpected(file.error());
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const qint64 whole = bytes->lastIndexOf('\n') + 1;
    if (whole < bytes->size() && !QFile::resize(path, whole))
        return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "Check its permissions."));
    if (const auto written = file->append(toLine(headerToJson(header, "resumed"))); !written)
        return tl::unexpected(written.error());
    return Journal(std::move(*file));
}

void Journal::close()
{
    const AppendFile closed = std::move(m_file);
}

Result<void> Journal::add(const Trial &trial)
{
    return m_file.append(toLine(trialToJson(trial)));
}

} // namespace tributary
