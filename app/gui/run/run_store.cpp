// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_store.h"

#include <algorithm>

namespace tributary::gui
{

RunStore::RunStore(QObject *parent)
    : QObject(parent)
{
}

ShownRunPtr RunStore::find(const QString &folder) const
{
    const auto found =
        std::find_if(m_runs.begin(), m_runs.end(), [&](const ShownRunPtr &run) { return run->folder == folder; });
    return found == m_runs.end() ? nullptr : *found;
}

void RunStore::load(const QString &folder, const QString &name)
{
    m_jobs.push_back(std::make_unique<Job>(this));
    m_jobs.back()->start(
        [folder, name](const CancelToken &) -> Result<ShownRunPtr> {
            const auto recorded = readRun(folder);
            if (!recorded)
                return tl::unexpected(recorded.error());
            auto run = std::make_shared<ShownRun>();
            run->folder = recorded->folder.path();
            run->name = name;
            run->config = recorded->config;
            run->snapshot = snapshotOf(*recorded);
            run->complete = recorded->byScript || run->snapshot->progress.finished;
            return run;
        },
        [this](const Result<ShownRunPtr> &run) {
            if (run)
                put(*run);
            else
                Q_EMIT failed(run.error());
        });
}

void RunStore::put(const ShownRunPtr &run)
{
    const auto same = std::find_if(
        m_runs.begin(), m_runs.end(), [&](const ShownRunPtr &other) { return other->folder == run->folder; });
    const bool isNew = same == m_runs.end();
    if (isNew)
        m_runs.push_back(run);
    else
        *same = run;
    if (isNew)
        Q_EMIT runsChanged();
    Q_EMIT runChanged(run->folder);
    if (m_current.isEmpty())
        setCurrent(run->folder);
    else if (isNew && m_current == run->folder)
        Q_EMIT currentChanged(); // it was chosen before it was loaded
}

void RunStore::remove(const QString &folder)
{
    std::erase_if(m_runs, [&](const ShownRunPtr &run) { return run->folder == folder; });
    Q_EMIT runsChanged();
    if (m_current == folder)
        setCurrent(m_runs.empty() ? QString() : m_runs.back()->folder);
}

void RunStore::clear()
{
    m_jobs.clear();
    m_runs.clear();
    Q_EMIT runsChanged();
    setCurrent({});
}

void RunStore::setCurrent(const QString &folder)
{
    if (m_current == folder)
        return;
    m_current = folder;
    Q_EMIT currentChanged();
}

} // namespace tributary::gui
