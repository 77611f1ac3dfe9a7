// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs in the window, with the real engine and the real sample workload.
#include "window/message_bar.h"
#include "window/project_desk.h"
#include "window/run_bar.h"
#include "window_fixture.h"

#include <QAction>
#include <QDir>
#include <QDragEnterEvent>
#include <QMimeData>

using namespace tributary;
using namespace tributary::gui;

namespace
{

struct RunInWindow : public WindowFixture {
};

} // namespace

TEST_F(RunInWindow, TheExampleLeadsToARecommendation)
{
    trigger("file.example");
    EXPECT_TRUE(controller().isBusy());
    EXPECT_EQ(window->page(), MainWindow::Page::Trials);
    ASSERT_TRUE(waitFor([this] { return trialsDone() >= 1; })) << messages().join(u'\n').toStdString();
    EXPECT_TRUE(shown()->live);
    EXPECT_TRUE(window->runBar().progressText().startsWith(QStringLiteral("Trial ")));
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy(); }, 500));

    const ShownRunPtr run = shown();
    ASSERT_TRUE(run);
    EXPECT_TRUE(run->complete);
    EXPECT_FALSE(run->live);
    EXPECT_NE(run->snapshot->analysis.recommendation.kind, Recommendation::Kind::None);
    for (const TrialPtr &trial : run->snapshot->trials)
        EXPECT_TRUE(trial->isValid()) << trial->spec.folderName().toStdString();
    ASSERT_FALSE(messages().isEmpty());
    EXPECT_TRUE(messages().first().startsWith(QStringLiteral("Recommended: "))) << messages().first().toStdString();
    EXPECT_EQ(window->context().document.project().runs.size(), 1U);
    EXPECT_FALSE(isEnabled("run.resume"));
    EXPECT_TRUE(isEnabled("run.start"));
}

TEST_F(RunInWindow, StopsAfterTheTrialAndResumes)
{
    useSetup(smallSetup(4));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return trialsDone() >= 1; })) << messages().join(u'\n').toStdString();
    EXPECT_FALSE(isEnabled("run.start"));
    trigger("run.stopAfter");
    EXPECT_FALSE(isEnabled("run.stopAfter"));
    EXPECT_TRUE(isEnabled("run.stopNow"));
    ASSERT_TRUE(waitForEnd());
    const int before = trialsDone();
    EXPECT_LT(before, 8);
    EXPECT_FALSE(shown()->complete);
    EXPECT_TRUE(messages().first().startsWith(QStringLiteral("The run is stopped: "))) << messages()[0].toStdString();
    for (const TrialPtr &trial : shown()->snapshot->trials)
        EXPECT_TRUE(trial->isValid()) << "the running trial was let end";

    ASSERT_TRUE(messageButton(QStringLiteral("Resume")));
    QTest::mouseClick(messageButton(QStringLiteral("Resume")), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy() && shown()->complete; }));
    EXPECT_EQ(trialsDone(), 8);
    EXPECT_EQ(window->context().document.project().runs.size(), 1U) << "the same run goes on";
}

TEST_F(RunInWindow, OneMessageTellsTheStateOfTheRun)
{
    useSetup(smallSetup(30));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return trialsDone() >= 1; })) << messages().join(u'\n').toStdString();
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd());
    const ShownRunPtr first = shown();
    ASSERT_EQ(messages().size(), 1) << messages().join(u'\n').toStdString();
    EXPECT_TRUE(messages()[0].contains(first->name)) << messages()[0].toStdString();

    trigger("run.resume");
    EXPECT_TRUE(messages().isEmpty()) << messages().join(u'\n').toStdString();
    ASSERT_TRUE(waitFor([this] { return controller().runningTrial().has_value(); }));
    EXPECT_TRUE(messages().isEmpty()) << messages().join(u'\n').toStdString();
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(messages().size(), 1) << messages().join(u'\n').toStdString();

    trigger("run.start");
    EXPECT_TRUE(messages().isEmpty()) << messages().join(u'\n').toStdString();
    ASSERT_TRUE(waitFor([this] { return controller().runningTrial().has_value(); }));
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd());
    const ShownRunPtr second = shown();
    ASSERT_NE(second->folder, first->folder);
    ASSERT_EQ(messages().size(), 1) << messages().join(u'\n').toStdString();
    EXPECT_TRUE(messages()[0].contains(second->name)) << messages()[0].toStdString();

    // Its button goes on with that run, whichever is shown.
    window->context().runs.setCurrent(first->folder);
    ASSERT_TRUE(messageButton(QStringLiteral("Resume")));
    QTest::mouseClick(messageButton(QStringLiteral("Resume")), Qt::LeftButton);
    EXPECT_TRUE(controller().isBusy());
    EXPECT_EQ(controller().folder(), second->folder);
}

TEST_F(RunInWindow, TheQuestionAboutARunEndsWithIt)
{
    useSetup(smallSetup(1));
    trigger("run.start");
    EXPECT_FALSE(window->close());
    ASSERT_TRUE(messageButton(QStringLiteral("Keep running")));
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy() && shown() && shown()->complete; }));
    ASSERT_TRUE(waitFor([this] { return messageButton(QStringLiteral("Do not save")) != nullptr; }))
        << messages().join(u'\n').toStdString();
    EXPECT_FALSE(messageButton(QStringLiteral("Keep running")));
    EXPECT_TRUE(window->isVisible());
    QTest::mouseClick(messageButton(QStringLiteral("Do not save")), Qt::LeftButton);
    EXPECT_FALSE(window->isVisible());
}

TEST_F(RunInWindow, AResumeUnderOtherConditionsSaysTheDifferenceAndCanBeForced)
{
    useSetup(smallSetup(2));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return trialsDone() >= 1; }));
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd());
    ASSERT_FALSE(shown()->complete);
    // As if it had been begun on another machine.
    QFile journal(shown()->folder + QStringLiteral("/journal.jsonl"));
    ASSERT_TRUE(journal.open(QIODevice::ReadWrite));
    QByteArray text = journal.readAll();
    const qsizetype host = text.indexOf("\"host\":\"");
    ASSERT_GE(host, 0);
    text.insert(host + 8, "other-");
    journal.seek(0);
    journal.resize(0);
    journal.write(text);
    journal.close();

    trigger("run.resume");
    ASSERT_TRUE(waitForEnd());
    ASSERT_TRUE(messageButton(QStringLiteral("Continue all the same"))) << messages().join(u'\n').toStdString();
    QTest::mouseClick(messageButton(QStringLiteral("Continue all the same")), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy() && shown()->complete; }));
    EXPECT_EQ(trialsDone(), 4);
}

TEST_F(RunInWindow, AWorkloadThatFailsIsSaidWithItsReason)
{
    RunSetup setup = smallSetup(2);
    setup.command = QStringLiteral("sh -c 'echo no model here >&2; exit 3'");
    setup.managePass = false;
    useSetup(setup);
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy() && trialsDone() == 4; }));
    const QString all = messages().join(u'\n');
    EXPECT_TRUE(messages().first().startsWith(QStringLiteral("No recommendation: "))) << all.toStdString();
    EXPECT_TRUE(messages().first().contains(QStringLiteral("(4 trials)"))) << all.toStdString();
    for (const TrialPtr &trial : shown()->snapshot->trials)
        EXPECT_TRUE(trial->hasReason(ReasonCode::ExitCode));
    QPushButton *show = messageButton(QStringLiteral("Show the first trial"));
    ASSERT_TRUE(show);
    window->showPage(MainWindow::Page::Setup);
    QTest::mouseClick(show, Qt::LeftButton);
    EXPECT_EQ(window->page(), MainWindow::Page::Trials);
}

TEST_F(RunInWindow, ASetUpThatCannotRunIsSaidAndShown)
{
    RunSetup setup = smallSetup(1);
    setup.command = QStringLiteral("'never closed");
    useSetup(setup);
    trigger("run.start");
    EXPECT_FALSE(controller().isBusy());
    EXPECT_EQ(messages().size(), 1);
    EXPECT_EQ(window->page(), MainWindow::Page::Setup);
}

TEST_F(RunInWindow, EachAssignmentIsMeasuredOnceIfThatIsWanted)
{
    Document &document = window->context().document;
    RunSetup setup = smallSetup(1);
    setup.explicitList << QStringLiteral("MainStream:2");
    setup.measureOnce = true;
    useSetup(setup);
    ProjectGraph graph;
    graph.file = QStringLiteral("/no/such/graph.txt");
    document.setGraph(graph);
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return !messages().isEmpty(); }));
    EXPECT_TRUE(messages()[0].contains(graph.file)) << messages()[0].toStdString();
    EXPECT_TRUE(document.project().runs.empty());
    graph.file = QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/four_branches_ge_proto.txt");
    document.setGraph(graph);
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return shown() && shown()->complete; }));
    EXPECT_EQ(trialsDone(), 2);
    const CandidateResult *result = shown()->snapshot->analysis.find({Strategy::LoadBalance, 2});
    ASSERT_NE(result, nullptr);
    EXPECT_EQ(result->standsFor, (CandidateList {{Strategy::MainStream, 2}}));
    EXPECT_EQ(shown()->config.dedupe->graph, graph.file);
}

TEST_F(RunInWindow, ClosingWhileARunGoesAsksAndLosesNothing)
{
    useSetup(smallSetup(30));
    const QString path = dir.filePath(QStringLiteral("closing.tributary"));
    ASSERT_TRUE(window->context().document.saveAs(path));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return trialsDone() >= 1; })) << messages().join(u'\n').toStdString();
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(controller().isBusy());
    ASSERT_TRUE(messageButton(QStringLiteral("Keep running")));
    QTest::mouseClick(messageButton(QStringLiteral("Keep running")), Qt::LeftButton);
    EXPECT_TRUE(controller().isBusy());
    EXPECT_TRUE(window->isVisible());

    EXPECT_FALSE(window->close());
    QPushButton *stop = messageButton(QStringLiteral("Stop after this trial, save and close"));
    ASSERT_TRUE(stop);
    QTest::mouseClick(stop, Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }));
    const int done = trialsDone();
    EXPECT_FALSE(controller().isBusy());

    window = std::make_unique<MainWindow>();
    window->show();
    window->open(path);
    ASSERT_TRUE(waitFor([this] { return shown() != nullptr; }));
    EXPECT_EQ(trialsDone(), done);
    EXPECT_TRUE(isEnabled("run.resume"));
}

TEST_F(RunInWindow, AResultFolderIsOpenedAndDropped)
{
    useSetup(smallSetup(2));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy() && shown() && shown()->complete; }))
        << messages().join(u'\n').toStdString();
    const QString folder = shown()->folder;
    const QString copy = dir.filePath(QStringLiteral("last week"));
    ASSERT_TRUE(QDir().rename(folder, copy));

    window = std::make_unique<MainWindow>();
    window->show();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(copy)});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &drop);
    ASSERT_TRUE(waitFor([this] { return shown() != nullptr; })) << messages().join(u'\n').toStdString();
    EXPECT_EQ(trialsDone(), 4);
    EXPECT_EQ(shown()->name, QStringLiteral("last week"));
    EXPECT_EQ(window->page(), MainWindow::Page::Trials);
    EXPECT_EQ(window->context().document.project().setup.command, smallSetup(2).command) << "the set-up is the run's";
}

TEST_F(RunInWindow, StoppingWhileThePassIsBuiltLeavesNothing)
{
    const QString tools = dir.filePath(QStringLiteral("tools"));
    ASSERT_TRUE(QDir().mkpath(tools));
    QFile cmake(tools + QStringLiteral("/cmake"));
    ASSERT_TRUE(cmake.open(QIODevice::WriteOnly));
    cmake.write("#!/bin/sh\n: > '" + dir.filePath(QStringLiteral("building")).toUtf8() + "'\nexec sleep 3600\n");
    cmake.close();
    ASSERT_TRUE(cmake.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    RunSetup setup = smallSetup(2);
    setup.environment.insert(QStringLiteral("PATH"), tools + QLatin1Char(':') + qEnvironmentVariable("PATH"));
    setup.environment.insert(QStringLiteral("XDG_CACHE_HOME"), dir.filePath(QStringLiteral("cache")));
    useSetup(setup);
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return QFileInfo::exists(dir.filePath(QStringLiteral("building"))); }));
    const QString folder = controller().folder();
    EXPECT_TRUE(QFileInfo::exists(folder));
    controller().stopNow();
    ASSERT_TRUE(waitForEnd());
    EXPECT_FALSE(QFileInfo::exists(folder));
    EXPECT_TRUE(messages().isEmpty()) << messages().join(u'\n').toStdString();
}
