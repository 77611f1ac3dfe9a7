// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <vector>

namespace tributary::gui
{

/// A project that was open, and what its newest run said.
struct RecentProject {
    QString path;
    QString answer; ///< of lastAnswer(); empty while it is being read, or if there is none
    QDateTime changed;
    bool exists = true;
};

/// The projects that were open, newest first; kept in the settings.
class RecentProjects : public QObject
{
    Q_OBJECT

public:
    explicit RecentProjects(QObject *parent = nullptr);

    [[nodiscard]] const std::vector<RecentProject> &projects() const { return m_projects; }
    void add(const QString &path);
    void remove(const QString &path);
    void clear();
    /// Reads the answers in the background; changed() follows.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    /// Takes over the list of the settings; what is known of its projects stays.
    void follow();

    std::vector<RecentProject> m_projects;
    Job m_job;
};

} // namespace tributary::gui
