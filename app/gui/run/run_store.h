// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "tuning/recorded_run.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace tributary::gui
{

/// One run that views can show. Never changes once made; a newer one takes its place.
struct ShownRun {
    QString folder; ///< absolute; identifies the run
    QString name;
    RunConfig config;
    SnapshotPtr snapshot; ///< never null
    bool live = false; ///< a session is running it now
    bool complete = false; ///< the plan has nothing left to run
};

using ShownRunPtr = std::shared_ptr<const ShownRun>;

/// The runs of the project that are loaded, and which one the pages show. Folders are read in the background.
class RunStore : public QObject
{
    Q_OBJECT

public:
    explicit RunStore(QObject *parent = nullptr);

    [[nodiscard]] const std::vector<ShownRunPtr> &runs() const { return m_runs; }
    [[nodiscard]] ShownRunPtr find(const QString &folder) const;
    /// The run that Trials and Compare show; null if there is none.
    [[nodiscard]] ShownRunPtr current() const { return find(m_current); }

    /// Reads the folder in the background; runsChanged() or failed() follows.
    void load(const QString &folder, const QString &name);
    /// Adds or replaces a run.
    void put(const ShownRunPtr &run);
    void remove(const QString &folder);
    void clear();
    /// The run may still be loading: currentChanged() comes again when it is there.
    void setCurrent(const QString &folder);

Q_SIGNALS:
    /// A run was added or removed.
    void runsChanged();
    /// This run has new data.
    void runChanged(const QString &folder);
    /// Another run is shown.
    void currentChanged();
    void failed(const tributary::Error &error);

private:
    std::vector<ShownRunPtr> m_runs;
    QString m_current;
    std::vector<std::unique_ptr<Job>> m_jobs;
};

} // namespace tributary::gui
