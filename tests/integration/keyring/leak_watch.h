// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace tributary::testing
{

/// Looks for a marker where no secret may be.
class LeakWatch
{
public:
    explicit LeakWatch(QByteArray marker)
        : m_marker(std::move(marker))
    {
    }

    /// Looks at the arguments and the environment of a process and all its descendants, as the kernel shows them.
    void lookAtProcesses(qint64 pid);
    /// Looks at all files below the folder.
    void lookAtFiles(const QString &folder);
    void lookAt(const QString &where, const QByteArray &bytes);

    /// Where the marker was found.
    [[nodiscard]] const QStringList &leaks() const { return m_leaks; }
    [[nodiscard]] int looks() const { return m_looks; } ///< how many things were looked at

private:
    QByteArray m_marker;
    QStringList m_leaks;
    int m_looks = 0;
};

} // namespace tributary::testing
