// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/target.h"

#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace tributary
{

/// The targets that the user manages, in one JSON file (UserFolders::targetsFile()). Each call reads the file again,
/// and changes are made under a lock, so that several programs may use it at once. A file that is damaged or of a later
/// version is an error and never overwritten; unknown fields are kept.
class TargetStore
{
public:
    static constexpr int schema = 1;

    /// `file`: need not be there yet; its folder is made when the first target is added.
    explicit TargetStore(QString file)
        : m_file(std::move(file))
    {
    }

    [[nodiscard]] const QString &file() const { return m_file; }
    /// By name, without regard to case.
    [[nodiscard]] Result<std::vector<Target>> all() const;
    /// Errors: there is none of that name; the hint lists the names.
    [[nodiscard]] Result<Target> find(const QString &name) const;

    /// Errors: no name, or the name is taken.
    Result<void> add(const Target &target);
    /// Puts `changed` in the place of the target `name`; it may have another name.
    Result<void> replace(const QString &name, const Target &changed);
    /// Adds a copy named "name 2" (or the next free number) and returns it.
    Result<Target> duplicate(const QString &name);
    Result<void> remove(const QString &name);

private:
    struct Content {
        std::vector<Target> targets;
        QJsonObject unknown;
    };
    [[nodiscard]] Result<Content> read() const;
    [[nodiscard]] Result<void> write(const Content &content) const;
    Result<void> change(const std::function<Result<void>(Content &)> &edit);

    QString m_file;
};

/// What the user meant by `nameOrFile`: the managed target of that name, else the JSON file at that path (always a file
/// if it contains a slash). Errors: neither; the file is damaged.
Result<Target> findTarget(const QString &nameOrFile, const TargetStore &store);

} // namespace tributary
