// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/recent_projects.h"

#include "document/recent_files.h"
#include "project/project.h"

#include <QFileInfo>

#include <algorithm>

namespace tributary::gui
{

namespace
{

RecentProject read(const QString &path)
{
    RecentProject recent;
    recent.path = path;
    const QFileInfo file(path);
    recent.exists = file.isFile();
    recent.changed = file.lastModified();
    if (recent.exists) {
        if (const auto project = loadProject(path))
            recent.answer = lastAnswer(*project);
    }
    return recent;
}

} // namespace

RecentProjects::RecentProjects(QObject *parent)
    : QObject(parent)
    , m_job(this)
{
    follow();
}

void RecentProjects::add(const QString &path)
{
    recent_files::add(path);
    follow();
    refresh();
}

void RecentProjects::remove(const QString &path)
{
    recent_files::remove(path);
    follow();
}

void RecentProjects::clear()
{
    recent_files::clear();
    follow();
}

void RecentProjects::refresh()
{
    m_job.start(
        [all = recent_files::list()](const CancelToken &token) {
            std::vector<RecentProject> projects;
            for (const QString &path : all) {
                if (!token.isCancelled())
                    projects.push_back(read(path));
            }
            return projects;
        },
        [this](const std::vector<RecentProject> &projects) {
            m_projects = projects;
            Q_EMIT changed();
        });
}

void RecentProjects::follow()
{
    std::vector<RecentProject> projects;
    for (const QString &path : recent_files::list()) {
        const auto known = std::find_if(
            m_projects.begin(), m_projects.end(), [&](const RecentProject &each) { return each.path == path; });
        projects.push_back(known == m_projects.end() ? RecentProject {path, {}, {}, true} : *known);
    }
    m_projects = std::move(projects);
    Q_EMIT changed();
}

} // namespace tributary::gui
