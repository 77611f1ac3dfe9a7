// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "start/recent_projects.h"
#include "window/page_context.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace tributary
{
struct RecordedRun;
}

namespace tributary::gui
{

struct Recovery;
class MessageRow;
class RunFlow;

/// Opens, saves, imports and leaves projects. Asks in the message bar, so that nothing blocks.
class ProjectDesk : public QObject
{
    Q_OBJECT

public:
    ProjectDesk(const PageContext &context, RunFlow &flow, QWidget *window);

    [[nodiscard]] RecentProjects &recent() { return m_recent; }

    /// Project file or result folder, as given on the command line or dropped.
    void open(const QString &path);
    void newProject();
    /// A new project of the example, and starts it.
    void runExample();
    void chooseProject();
    void chooseFolder();
    /// `then`: once it is saved.
    void save(const std::function<void()> &then = {});
    void saveAs(const std::function<void()> &then = {});
    /// Leaves the open project: asks about a run that goes and about unsaved changes, then `then`.
    void leave(const std::function<void()> &then);
    /// Back to the start page.
    void closeProject();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Says what an earlier session could not save.
    void offerRecoveries();

Q_SIGNALS:
    /// A project is open now. `hasRuns`: it has results to look at.
    void opened(bool hasRuns);
    void closed();
    /// A JSON file was opened or dropped: that of a target, if anything.
    void targetFileOpened(const QString &path);

private:
    void openProject(const QString &path);
    void importFolder(const QString &path);
    void addImported(const RecordedRun &run);
    void askAboutRun(const std::function<void()> &then);
    void askAboutChanges(const std::function<void()> &then);
    void restore(const Recovery &recovery);
    void saveTo(const QString &path, const std::function<void()> &then);

    PageContext m_context;
    RunFlow &m_flow;
    QWidget *m_window;
    RecentProjects m_recent;
    Job m_import;
    std::function<void()> m_afterRun; ///< what waits for the run to end
    QPointer<MessageRow> m_runQuestion; ///< what is to become of the run that goes
    std::function<void()> m_leaving; ///< what the question is asked for
    bool m_isOpen = false; ///< false on the start page
};

} // namespace tributary::gui
