// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/target_store.h"

#include "base/files.h"
#include "base/json_fields.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLockFile>

#include <algorithm>

namespace tributary
{

namespace
{

const QString schemaField = QStringLiteral("schema");
const QString targetsField = QStringLiteral("targets");

bool isNamed(const Target &target, const QString &name)
{
    return target.name.compare(name, Qt::CaseInsensitive) == 0;
}

template <typename Targets>
auto byName(Targets &targets, const QString &name)
{
    return std::find_if(targets.begin(), targets.end(), [&](const Target &each) { return isNamed(each, name); });
}

tl::unexpected<Error> failUnknown(const std::vector<Target> &targets, const QString &name)
{
    const Text what {QT_TRANSLATE_NOOP("core", "There is no target \"%1\""), {name}};
    if (targets.empty())
        return fail(what, {},
            QT_TRANSLATE_NOOP("core", "No target is there yet: tributary-cli target add, or Targets in the desktop."));
    QStringList names;
    for (const Target &each : targets)
        names << each.name;
    return fail(what, {}, {QT_TRANSLATE_NOOP("core", "These are there: %1."), {names.join(QStringLiteral(", "))}});
}

Result<void> checkName(const std::vector<Target> &targets, const Target &target)
{
    if (target.name.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "The target has no name"), target.title(),
            QT_TRANSLATE_NOOP("core", "Give it a short name, e.g. lab-1."));
    if (byName(targets, target.name) != targets.end())
        return fail({QT_TRANSLATE_NOOP("core", "There is a target \"%1\" already"), {target.name}}, {},
            QT_TRANSLATE_NOOP("core", "Choose another name, or change or remove that target."));
    if (auto broken = target.check())
        return tl::unexpected(std::move(broken->error));
    return {};
}

Result<QJsonArray> targetsOf(const QJsonObject &json, const QString &file)
{
    const Text hint = QT_TRANSLATE_NOOP("core", "Restore the file from a copy, or move it away to begin anew.");
    const int version = json.value(schemaField).toInt();
    if (version > TargetStore::schema)
        return fail({QT_TRANSLATE_NOOP("core", "%1 was written by a later version of the program"), {file}},
            QStringLiteral("schema %1").arg(version), QT_TRANSLATE_NOOP("core", "Use that version."));
    if (version < 1)
        return fail({QT_TRANSLATE_NOOP("core", "%1 is no list of targets"), {file}},
            QStringLiteral("\"schema\" is not 1"), hint);
    if (!json.value(targetsField).isArray())
        return fail({QT_TRANSLATE_NOOP("core", "%1 is no list of targets"), {file}},
            QStringLiteral("\"targets\" is no list"), hint);
    return json.value(targetsField).toArray();
}

} // namespace

Result<TargetStore::Content> TargetStore::read() const
{
    Content content;
    if (!QFileInfo::exists(m_file))
        return content;
    const auto bytes = readFile(m_file);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto json = parseJsonObject(*bytes, m_file);
    if (!json)
        return tl::unexpected(json.error());
    const auto targets = targetsOf(*json, m_file);
    if (!targets)
        return tl::unexpected(targets.error());
    for (qsizetype i = 0; i < targets->size(); ++i) {
        const QString place = QStringLiteral("%1, targets[%2]").arg(m_file).arg(i);
        auto target = Target::fromJson(targets->at(i).toObject(), place);
        if (!target)
            return tl::unexpected(target.error());
        if (auto isGood = checkName(content.targets, *target); !isGood) {
            isGood.error().detail = place;
            return tl::unexpected(isGood.error());
        }
        content.targets.push_back(std::move(*target));
    }
    content.unknown = *json;
    content.unknown.remove(schemaField);
    content.unknown.remove(targetsField);
    return content;
}

Result<void> TargetStore::write(const Content &content) const
{
    QJsonArray targets;
    for (const Target &target : content.targets)
        targets.append(target.toJson());
    QJsonObject json = content.unknown;
    json.insert(schemaField, schema);
    json.insert(targetsField, targets);
    return writeFileAtomically(m_file, QJsonDocument(json).toJson());
}

Result<void> TargetStore::change(const std::function<Result<void>(Content &)> &edit)
{
    if (auto made = makeFolder(QFileInfo(m_file).absolutePath()); !made)
        return made;
    QLockFile lock(m_file + QStringLiteral(".lock"));
    if (!lock.tryLock(5000))
        return fail({QT_TRANSLATE_NOOP("core", "%1 cannot be changed now"), {m_file}},
            lock.error() == QLockFile::PermissionError ? QStringLiteral("the folder cannot be written to")
                                                       : QStringLiteral("another program is changing it"),
            QT_TRANSLATE_NOOP("core", "Check the permissions of the folder, and try again."));
    auto content = read();
    if (!content)
        return tl::unexpected(content.error());
    if (auto edited = edit(*content); !edited)
        return edited;
    return write(*content);
}

Result<std::vector<Target>> TargetStore::all() const
{
    auto content = read();
    if (!content)
        return tl::unexpected(content.error());
    std::sort(content->targets.begin(), content->targets.end(),
        [](const Target &a, const Target &b) { return a.name.compare(b.name, Qt::CaseInsensitive) < 0; });
    return std::move(content->targets);
}

Result<Target> TargetStore::find(const QString &name) const
{
    const auto targets = all();
    if (!targets)
        return tl::unexpected(targets.error());
    const auto found = byName(*targets, name);
    if (found == targets->end())
        return failUnknown(*targets, name);
    return *found;
}

Result<void> TargetStore::add(const Target &target)
{
    return change([&](Content &content) -> Result<void> {
        if (auto isGood = checkName(content.targets, target); !isGood)
            return isGood;
        content.targets.push_back(target);
        return {};
    });
}

Result<void> TargetStore::replace(const QString &name, const Target &changed)
{
    return change([&](Content &content) -> Result<void> {
        const auto found = byName(content.targets, name);
        if (found == content.targets.end())
            return failUnknown(content.targets, name);
        std::vector<Target> others = content.targets;
        others.erase(others.begin() + (found - content.targets.begin()));
        if (auto isGood = checkName(others, changed); !isGood)
            return isGood;
        *found = changed;
        return {};
    });
}

Result<Target> TargetStore::duplicate(const QString &name)
{
    Target copy;
    const auto done = change([&](Content &content) -> Result<void> {
        const auto found = byName(content.targets, name);
        if (found == content.targets.end())
            return failUnknown(content.targets, name);
        copy = *found;
        for (int n = 2; byName(content.targets, copy.name) != content.targets.end(); ++n)
            copy.name = QStringLiteral("%1 %2").arg(found->name).arg(n);
        content.targets.push_back(copy);
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    return copy;
}

Result<void> TargetStore::remove(const QString &name)
{
    return change([&](Content &content) -> Result<void> {
        const auto found = byName(content.targets, name);
        if (found == content.targets.end())
            return failUnknown(content.targets, name);
        content.targets.erase(found);
        return {};
    });
}

Result<Target> findTarget(const QString &nameOrFile, const TargetStore &store)
{
    const bool isFile = nameOrFile.contains(QLatin1Char('/'));
    if (isFile)
        return readTargetFile(nameOrFile);
    auto found = store.find(nameOrFile);
    // What ends like a file's name is one; if it is not there, its own error says so.
    if (!found && (QFileInfo(nameOrFile).isFile() || nameOrFile.endsWith(QLatin1String(".json"))))
        return readTargetFile(nameOrFile);
    return found;
}

} // namespace tributary
