// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/steps_csv.h"

#include "base/csv.h"
#include "base/files.h"

#include <QHash>
#include <QSaveFile>

#include <array>
#include <optional>

namespace tributary
{

namespace
{

enum Column : std::uint8_t {
    Execution,
    Api,
    Mode,
    Step,
    Start,
    End,
    Cost,
    Sync,
    Ret,
    SyncRet,
    Pid,
    File,
    Line,
    ColumnCount
};

constexpr std::size_t requiredColumns = Pid;
constexpr std::array<const char *, ColumnCount> columnNames {"execution", "api", "mode", "step", "start_us", "end_us",
    "cost_us", "sync_us", "ret", "sync_ret", "pid", "file", "line"};

// One record of an RFC 4180 table: cells may be quoted and then hold commas, quotes and newlines.
class CsvReader
{
public:
    explicit CsvReader(const QByteArray &content)
        : m_content(content)
        , m_at(content.startsWith("\xEF\xBB\xBF") ? 3 : 0)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_content.size(); }
    [[nodiscard]] std::int64_t line() const { return m_line; } ///< where the next record begins

    /// Nothing if a quote is never closed.
    std::optional<QByteArrayList> next()
    {
        QByteArrayList cells;
        for (;;) {
            auto cell = takeCell();
            if (!cell)
                return std::nullopt;
            cells.append(*cell);
            if (atEnd() || m_content[m_at] != ',')
                break;
            ++m_at;
        }
        if (!atEnd() && m_content[m_at] == '\r')
            ++m_at;
        if (!atEnd() && m_content[m_at] == '\n') {
            ++m_at;
            ++m_line;
        }
        return cells;
    }

private:
    std::optional<QByteArray> takeCell()
    {
        QByteArray cell;
        if (!atEnd() && m_content[m_at] == '"') {
            ++m_at;
            if (!takeQuoted(cell))
                return std::nullopt;
        }
        const qsizetype begin = m_at;
        while (!atEnd() && m_content[m_at] != ',' && m_content[m_at] != '\n' && m_content[m_at] != '\r')
            ++m_at;
        return cell + m_content.mid(begin, m_at - begin);
    }

    bool takeQuoted(QByteArray &cell)
    {
        for (; !atEnd(); ++m_at) {
            const char c = m_content[m_at];
            if (c == '"') {
                ++m_at;
                if (atEnd() || m_content[m_at] != '"')
                    return true;
            }
            if (c == '\n')
                ++m_line;
            cell += c;
        }
        return false;
    }

    const QByteArray &m_content;
    qsizetype m_at = 0;
    std::int64_t m_line = 1;
};

class StepsTable
{
public:
    StepsTable(const QByteArray &content, QString path)
        : m_reader(content)
        , m_path(std::move(path))
    {
    }

    Result<StepLog> read()
    {
        if (auto header = readHeader(); !header)
            return tl::unexpected(header.error());
        while (!m_reader.atEnd()) {
            m_rowLine = m_reader.line();
            const auto cells = m_reader.next();
            if (!cells)
                return refuseQuote();
            if (cells->size() == 1 && cells->first().isEmpty())
                continue; // an empty line
            if (auto row = readRow(*cells); !row)
                return tl::unexpected(row.error());
        }
        return std::move(m_log);
    }

private:
    tl::unexpected<Error> refuseQuote()
    {
        return fail({QT_TRANSLATE_NOOP("core", "%1 is no table of steps: in line %2 a quote is not closed"),
            {m_path, number(m_rowLine)}});
    }

    tl::unexpected<Error> refuseCell(std::size_t column, const QString &value)
    {
        return fail({QT_TRANSLATE_NOOP("core", "%1 is no table of steps: \"%3\" in line %2 cannot be %4"),
            {m_path, number(m_rowLine), value.left(40), QString::fromLatin1(columnNames[column])}});
    }

    Result<void> readHeader()
    {
        const auto names = m_reader.next();
        if (!names)
            return refuseQuote();
        for (std::size_t column = 0; column < ColumnCount; ++column) {
            m_place[column] = names->indexOf(QByteArray(columnNames[column]));
            if (m_place[column] < 0 && column < requiredColumns)
                return fail({QT_TRANSLATE_NOOP("core", "%1 is no table of steps: the column %2 is missing"),
                    {m_path, QString::fromLatin1(columnNames[column])}});
        }
        return {};
    }

    [[nodiscard]] QString cell(const QByteArrayList &cells, std::size_t column) const
    {
        const qsizetype place = m_place[column];
        return place >= 0 && place < cells.size() ? QString::fromUtf8(cells[place]) : QString();
    }

    Result<void> readRow(const QByteArrayList &cells)
    {
        StepRecord record;
        const QString execution = cell(cells, Execution);
        const auto object = ExecObject::parse(execution);
        if (!object)
            return refuseCell(Execution, execution);
        record.object = *object;
        if (cell(cells, Api).isEmpty())
            return refuseCell(Api, QString());
        record.api = indexOf(m_names, m_log.names, cell(cells, Api));
        record.mode = indexOf(m_names, m_log.names, cell(cells, Mode));
        const std::array<std::int64_t *, SyncRet - Step + 1> targets {&record.step, &record.start_us, &record.end_us,
            &record.cost_us, &record.sync_us, &record.ret, &record.syncRet};
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (!readInteger(cell(cells, Step + i), *targets[i]))
                return refuseCell(Step + i, cell(cells, Step + i));
        }
        if (const QString pid = cell(cells, Pid); !pid.isEmpty() && !readInteger(pid, record.pid))
            return refuseCell(Pid, pid);
        return readPlace(cells, record);
    }

    Result<void> readPlace(const QByteArrayList &cells, StepRecord &record)
    {
        const QString file = cell(cells, File);
        record.file = indexOf(m_files, m_log.files, file.isEmpty() ? m_path : file);
        std::int64_t line = m_rowLine;
        const QString lineText = cell(cells, Line);
        if (!lineText.isEmpty() && (!readInteger(lineText, line) || line < 0 || line > UINT32_MAX))
            return refuseCell(Line, lineText);
        record.line = static_cast<std::uint32_t>(line);
        m_log.records.push_back(record);
        return {};
    }

    static bool readInteger(const QString &text, std::int64_t &value)
    {
        bool fits = false;
        value = text.toLongLong(&fits);
        return fits;
    }

    static std::uint32_t indexOf(QHash<QString, std::uint32_t> &known, QStringList &list, const QString &text)
    {
        const auto it = known.constFind(text);
        if (it != known.constEnd())
            return *it;
        const auto index = static_cast<std::uint32_t>(list.size());
        list.append(text);
        known.insert(text, index);
        return index;
    }

    CsvReader m_reader;
    QString m_path;
    StepLog m_log;
    std::int64_t m_rowLine = 1;
    std::array<qsizetype, ColumnCount> m_place {};
    QHash<QString, std::uint32_t> m_names;
    QHash<QString, std::uint32_t> m_files;
};

} // namespace

QByteArray stepsCsvHeader()
{
    QByteArray out;
    for (const char *name : columnNames)
        out += (out.isEmpty() ? "" : ",") + QByteArray(name);
    return out + '\n';
}

void appendStepsCsvRow(QByteArray &out, const StepLog &log, const StepRecord &record)
{
    out += csvCell(record.object.name()).toUtf8();
    out += ',';
    out += csvCell(log.apiOf(record)).toUtf8();
    out += ',';
    out += csvCell(log.modeOf(record)).toUtf8();
    for (const std::int64_t value :
        {record.step, record.start_us, record.end_us, record.cost_us, record.sync_us, record.ret, record.syncRet})
        out += ',' + QByteArray::number(qlonglong {value});
    out += ',';
    if (record.pid != StepRecord::unknownProcess)
        out += QByteArray::number(qlonglong {record.pid});
    out += ',';
    out += csvCell(log.fileOf(record)).toUtf8();
    out += ',' + QByteArray::number(record.line) + '\n';
}

Result<void> writeStepsCsv(const QString &path, const StepLog &log)
{
    constexpr qsizetype pieceSize = qsizetype {256} * 1024;
    QSaveFile file(path);
    const auto refuse = [&] {
        return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {path}}, file.errorString(),
            QT_TRANSLATE_NOOP("core", "Check that the folder exists, is writable and has free space."));
    };
    if (!file.open(QIODevice::WriteOnly))
        return refuse();
    QByteArray piece = stepsCsvHeader();
    for (const StepRecord &record : log.records) {
        appendStepsCsvRow(piece, log, record);
        if (piece.size() < pieceSize)
            continue;
        if (file.write(piece) != piece.size())
            return refuse();
        piece.clear();
    }
    if (file.write(piece) != piece.size() || !file.commit())
        return refuse();
    return {};
}

Result<StepLog> readStepsCsv(const QString &path)
{
    const auto content = readFile(path);
    if (!content)
        return tl::unexpected(content.error());
    return parseStepsCsv(*content, path);
}

Result<StepLog> parseStepsCsv(const QByteArray &content, const QString &path)
{
    return StepsTable(content, path).read();
}

} // namespace tributary
