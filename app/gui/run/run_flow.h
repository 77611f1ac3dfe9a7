// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run_store.h"
#include "targets/question_board.h"
#include "window/page_context.h"

#include <QObject>
#include <QPointer>

namespace tributary
{
struct ProjectRun;
struct RunEnd;
} // namespace tributary

namespace tributary::gui
{

class MessageRow;

/// Starts and resumes runs of the project, brings what they give into project and run store, and says how they ended.
class RunFlow : public QObject
{
    Q_OBJECT

public:
    explicit RunFlow(const PageContext &context, QObject *parent = nullptr);

    /// A new run of the set-up as it is; what is wrong with it is said in the message bar.
    void startNew();
    /// Goes on with the run that is shown.
    void resumeShown();
    /// True if the shown run has trials left and nothing runs.
    [[nodiscard]] bool canResume() const;
    /// Another project is open: loads its runs and shows the newest.
    void loadRuns();

Q_SIGNALS:
    /// The set-up cannot be run; the user should see it.
    void setupWanted();
    void runBegan();
    void runEnded();

private:
    void onStarted(const QString &folder, const RunConfig &config);
    void onSnapshot(const SnapshotPtr &snapshot);
    void onTrialFinished(const TrialPtr &trial);
    void onEnded(const RunEnd &end);
    void onFailed(const Error &error, const std::vector<Text> &differences);
    void putLive(const SnapshotPtr &snapshot);
    /// Keeps the message as long as no run begins or ends, and no other project is open.
    void say(MessageRow *message);
    void withdrawSaid();
    /// The project's entry of that folder, added if it is not there.
    ProjectRun runOf(const QString &folder);

    PageContext m_context;
    QuestionBoard m_board; ///< what the connection to the target asks
    ShownRun m_live; ///< what the next snapshot is put into
    QList<QPointer<MessageRow>> m_said; ///< about the state of a run; some may be closed
    int m_invalidInARow = 0; ///< since the start of this run, as long as none was valid
};

} // namespace tributary::gui
