// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/recent_projects.h"

#include "project/project.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace tributary::gui
{

namespace
{

const QString settingsKey = QStringLiteral("recent/projects");

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
    for (const QString &path : QSettings().value(settingsKey).toStringList())
        m_projects.push_back({path, {}, {}, true});
}

void RecentProjects::add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    setPaths(all.mid(0, most));
}

void RecentProjects::remove(const QString &path)
{
    QStringList all = paths();
    all.removeAll(path);
    setPaths(all);
}

void RecentProjects::clear()
{
    setPaths({});
}

void RecentProjects::refresh()
{
    m_job.start(
        [all = paths()](const CancelToken &token) {
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

void RecentProjects::setPaths(const QStringList &paths)
{
    std::vector<RecentProject> projects;
    for (const QString &path : paths) {
        const auto known = std::find_if(
            m_projects.begin(), m_projects.end(), [&](const RecentProject &each) { return each.path == path; });
        projects.push_back(known == m_projects.end() ? RecentProject {path, {}, {}, true} : *known);
    }
    m_projects = std::move(projects);
    QSettings().setValue(settingsKey, paths);
    Q_EMIT changed();
    refresh();
}

QStringList RecentProjects::paths() const
{
    QStringList paths;
    for (const RecentProject &project : m_projects)
        paths << project.path;
    return paths;
}

} // namespace tributary::gui
