// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offline runs in the window: the sample workload compiles here and runs behind a real sshd on the loopback.
#include "base/shell_words.h"
#include "models/trial_files.h"
#include "ssh/sshd_fixture.h"
#include "targets/target_dialog.h"
#include "window/message_bar.h"
#include "window/run_bar.h"
#include "window_fixture.h"

#include <QDir>
#include <QFileInfo>
#include <QStatusBar>

#include <csignal>

using namespace tributary;
using namespace tributary::gui;

namespace
{

class OfflineInWindow : public WindowFixture
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(server.isRunning()) << server.log().toStdString();
        WindowFixture::SetUp();
        Target target;
        target.name = QStringLiteral("loopback");
        target.host = QStringLiteral("127.0.0.1");
        target.port = server.port();
        target.user = test::Sshd::user();
        target.identityFile = server.path(QStringLiteral("login_ed25519"));
        target.remoteWorkdir = dir.filePath(QStringLiteral("on the target/tune"));
        target.runCommand = workload() + QStringLiteral(" --om {om} --steps 12");
        target.keepAlive = 5;
        add(target);
    }

    void add(const Target &target)
    {
        bool isAdded = false;
        window->context().targets.add(target, [&](const Result<QString> &name) { isAdded = name.has_value(); });
        ASSERT_TRUE(waitFor([&] { return isAdded; }));
    }
    static QString workload() { return quoteShellWord(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-workload")); }
    /// `before`: shell text that runs before each compile.
    [[nodiscard]] RunSetup offlineSetup(int rounds, const QString &before = {}) const
    {
        RunSetup setup = smallSetup(rounds);
        setup.isOffline = true;
        setup.command.clear();
        setup.offline.targetName = QStringLiteral("loopback");
        const QString compile = workload() + QStringLiteral(" --compile-to {om}");
        setup.offline.compileCommand = before.isEmpty()
            ? compile
            : QStringLiteral("/bin/sh -c %1 x %2")
                  .arg(quoteShellWord(before + QStringLiteral("; exec \"$@\"")), compile);
        setup.offline.omFolder = dir.filePath(QStringLiteral("models"));
        return setup;
    }
    [[nodiscard]] QPushButton *question(const char *name) const
    {
        for (QPushButton *each : window->context().messages.findChildren<QPushButton *>(QLatin1String(name))) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    void acceptKey()
    {
        ASSERT_TRUE(waitFor([this] { return question("rememberKey") || !controller().isBusy(); }));
        ASSERT_TRUE(question("rememberKey")) << messages().join(u'\n').toStdString();
        QTest::mouseClick(question("rememberKey"), Qt::LeftButton);
    }
    [[nodiscard]] bool remoteIsClean() const
    {
        return !QFileInfo::exists(dir.filePath(QStringLiteral("on the target/tune")));
    }
    /// The first line of the Trials page.
    [[nodiscard]] QString answer() const
    {
        const QWidget *page = window->pageWidget(MainWindow::Page::Trials);
        const auto *label = page ? page->findChild<QLabel *>(QStringLiteral("answer")) : nullptr;
        return label ? label->text() : QString();
    }
    [[nodiscard]] QString all() const { return messages().join(u'\n'); }

    test::Sshd server;
};

} // namespace

TEST_F(OfflineInWindow, LeadsToARecommendation)
{
    useSetup(offlineSetup(2));
    QStringList seen;
    QObject::connect(
        &controller(), &RunController::phaseChanged, window.get(), [&] { seen << window->runBar().progressText(); });
    trigger("run.start");
    acceptKey();
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy(); }, 300)) << all().toStdString();
    ASSERT_TRUE(shown()) << all().toStdString();
    EXPECT_TRUE(shown()->complete) << all().toStdString();
    EXPECT_EQ(trialsDone(), 4);
    for (const TrialPtr &trial : shown()->snapshot->trials)
        EXPECT_TRUE(trial->isValid()) << trial->spec.folderName().toStdString();
    EXPECT_NE(shown()->snapshot->analysis.recommendation.kind, Recommendation::Kind::None);
    EXPECT_FALSE(messages().isEmpty());
    EXPECT_TRUE(remoteIsClean());
    const QString progress = seen.join(QLatin1Char('\n'));
    for (const char *part : {"Compiling 1 of 2", "Connecting to", "Uploading", "Cleaning up"})
        EXPECT_TRUE(progress.contains(QLatin1String(part))) << part << " in\n" << progress.toStdString();
    QStringList status;
    for (const QLabel *label : window->statusBar()->findChildren<QLabel *>())
        status << label->text();
    EXPECT_TRUE(status.contains(QStringLiteral("Mode: offline"))) << status.join(u'\n').toStdString();
    EXPECT_TRUE(status.filter(QStringLiteral("127.0.0.1")).size() == 1) << status.join(u'\n').toStdString();

    // What tells of a trial is among its files.
    const TrialSpec &spec = shown()->snapshot->trials.front()->spec;
    const OfflineFiles files = listOfflineFiles(shown()->config, shown()->folder, spec);
    ASSERT_FALSE(files.compile.empty());
    EXPECT_TRUE(files.compile.front().path.endsWith(QStringLiteral("compile_default.log")));
    EXPECT_EQ(files.target.size(), 3U);
    QStringList own;
    for (const TrialFile &file : listTrialFiles(findTrialFolder(shown()->folder, spec)))
        own << file.path;
    EXPECT_TRUE(own.contains(QStringLiteral("fetch_plog.log"))) << own.join(u'\n').toStdString();
}

// The first program of that name is asked where the target is.
TEST_F(OfflineInWindow, ASlowSshStopsNeitherTheWindowNorIsItsErrorLate)
{
    const QString asked = dir.filePath(QStringLiteral("asked"));
    const QString go = dir.filePath(QStringLiteral("go"));
    const QString compiled = dir.filePath(QStringLiteral("compiled"));
    ASSERT_TRUE(QDir(dir.path()).mkdir(QStringLiteral("bin")));
    QFile ssh(dir.filePath(QStringLiteral("bin/ssh")));
    ASSERT_TRUE(ssh.open(QIODevice::WriteOnly));
    ssh.write(QStringLiteral("#!/bin/sh\n: > '%1'\nwhile ! [ -e '%2' ]; do sleep 0.05; done\n"
                             "echo 'line 3: Bad option' >&2\nexit 255\n")
                  .arg(asked, go)
                  .toUtf8());
    ssh.close();
    ASSERT_TRUE(ssh.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", QFile::encodeName(QFileInfo(ssh).path()) + ':' + path);
    useSetup(offlineSetup(1, QStringLiteral(": > '%1'").arg(compiled)));
    trigger("run.start");
    EXPECT_TRUE(waitFor([&] { return QFileInfo::exists(asked); }));
    EXPECT_TRUE(controller().isBusy()) << "the window's thread goes on while ssh thinks";
    QFile mark(go);
    EXPECT_TRUE(mark.open(QIODevice::WriteOnly));
    EXPECT_TRUE(waitFor([&] { return !controller().isBusy(); }));
    qputenv("PATH", path);
    EXPECT_TRUE(all().contains(QStringLiteral("line 3: Bad option"))) << all().toStdString();
    EXPECT_FALSE(QFileInfo::exists(compiled));
    EXPECT_EQ(trialsDone(), 0);
}

TEST_F(OfflineInWindow, StopsDuringTheCompileAndResumes)
{
    const QString mark = dir.filePath(QStringLiteral("compiling"));
    const QString go = dir.filePath(QStringLiteral("go"));
    useSetup(offlineSetup(1, QStringLiteral("test -e '%1' || { : > '%2'; sleep 600; }").arg(go, mark)));
    trigger("run.start");
    acceptKey(); // before anything is compiled
    ASSERT_TRUE(waitFor([&] { return QFileInfo::exists(mark); })) << all().toStdString();
    EXPECT_TRUE(window->runBar().progressText().startsWith(QStringLiteral("Compiling 1 of 2")))
        << window->runBar().progressText().toStdString();
    EXPECT_TRUE(answer().startsWith(QStringLiteral("Compiling 1 of 2"))) << answer().toStdString();
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd()) << all().toStdString();
    EXPECT_EQ(trialsDone(), 0);
    ASSERT_TRUE(messageButton(QStringLiteral("Resume"))) << all().toStdString();

    QFile(go).open(QIODevice::WriteOnly);
    QTest::mouseClick(messageButton(QStringLiteral("Resume")), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy(); }, 300));
    EXPECT_TRUE(shown()->complete) << all().toStdString();
    EXPECT_EQ(trialsDone(), 2);
}

TEST_F(OfflineInWindow, StopsDuringTheUploadAndCleansUp)
{
    // Models so large that the upload takes a while; what is behind the model is not read.
    const QString grow =
        QStringLiteral("\"$@\"; for o in \"$@\"; do case $o in *.om) truncate -s 512M \"$o\";; esac; done; exit");
    useSetup(offlineSetup(1, grow));
    trigger("run.start");
    acceptKey();
    ASSERT_TRUE(waitFor([this] {
        return window->runBar().progressText().startsWith(QStringLiteral("Uploading")) || !controller().isBusy();
    })) << all().toStdString();
    ASSERT_TRUE(controller().isBusy()) << all().toStdString();
    EXPECT_TRUE(answer().startsWith(QStringLiteral("Uploading"))) << answer().toStdString();
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd()) << all().toStdString();
    EXPECT_EQ(trialsDone(), 0);
    EXPECT_TRUE(messageButton(QStringLiteral("Resume"))) << all().toStdString();
    EXPECT_TRUE(remoteIsClean());
}

TEST_F(OfflineInWindow, ClosingWhileItCompilesEndsTheCompile)
{
    const QString mark = dir.filePath(QStringLiteral("compiling"));
    useSetup(offlineSetup(1, QStringLiteral(": > '%1'; sleep 600").arg(mark)));
    ASSERT_TRUE(window->context().document.saveAs(dir.filePath(QStringLiteral("closing.tributary"))));
    trigger("run.start");
    acceptKey();
    ASSERT_TRUE(waitFor([&] { return QFileInfo::exists(mark); })) << all().toStdString();
    EXPECT_FALSE(window->close());
    QPushButton *stop = messageButton(QStringLiteral("Stop after this trial, save and close"));
    ASSERT_TRUE(stop) << all().toStdString();
    QTest::mouseClick(stop, Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }, 60)) << "no trial is waited for";
    EXPECT_FALSE(controller().isBusy());
}

TEST_F(OfflineInWindow, ClosingWhileItUploadsCleansUpFirst)
{
    const QString grow =
        QStringLiteral("\"$@\"; for o in \"$@\"; do case $o in *.om) truncate -s 512M \"$o\";; esac; done; exit");
    useSetup(offlineSetup(1, grow));
    ASSERT_TRUE(window->context().document.saveAs(dir.filePath(QStringLiteral("closing.tributary"))));
    trigger("run.start");
    acceptKey();
    ASSERT_TRUE(waitFor([this] {
        return window->runBar().progressText().startsWith(QStringLiteral("Uploading")) || !controller().isBusy();
    })) << all().toStdString();
    EXPECT_FALSE(window->close());
    ASSERT_TRUE(messageButton(QStringLiteral("Stop now and close"))) << all().toStdString();
    QTest::mouseClick(messageButton(QStringLiteral("Stop now and close")), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return !window->isVisible(); }, 60));
    EXPECT_TRUE(remoteIsClean());
}

TEST_F(OfflineInWindow, ClosingWhileItCleansUpLetsThatEnd)
{
    useSetup(offlineSetup(1));
    ASSERT_TRUE(window->context().document.saveAs(dir.filePath(QStringLiteral("closing.tributary"))));
    bool wasClosed = false;
    bool isOpenStill = false;
    QObject::connect(&controller(), &RunController::phaseChanged, window.get(), [&] {
        if (controller().phases().isCleaningUp() && !std::exchange(wasClosed, true))
            isOpenStill = !window->close();
    });
    trigger("run.start");
    acceptKey();
    ASSERT_TRUE(waitForEnd()) << all().toStdString();
    ASSERT_TRUE(wasClosed);
    EXPECT_TRUE(isOpenStill);
    EXPECT_TRUE(shown()->complete);
    EXPECT_TRUE(remoteIsClean());
    ASSERT_TRUE(waitFor([this] { return messageButton(QStringLiteral("Save")) != nullptr; })) << all().toStdString();
    QTest::mouseClick(messageButton(QStringLiteral("Save")), Qt::LeftButton);
    EXPECT_FALSE(window->isVisible());
}

TEST_F(OfflineInWindow, StoppingAnswersTheQuestionOfTheConnection)
{
    useSetup(offlineSetup(1));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return question("refuseKey") != nullptr; })) << all().toStdString();
    trigger("run.stopNow");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(question("refuseKey"), nullptr);
}

TEST_F(OfflineInWindow, ARefusedKeyEndsTheRunAndSaysWhatToDo)
{
    useSetup(offlineSetup(1));
    trigger("run.start");
    ASSERT_TRUE(waitFor([this] { return question("refuseKey") != nullptr; })) << all().toStdString();
    QTest::mouseClick(question("refuseKey"), Qt::LeftButton);
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(trialsDone(), 0);
    EXPECT_TRUE(all().contains(QStringLiteral("host key"), Qt::CaseInsensitive)) << all().toStdString();
    EXPECT_TRUE(messageButton(QStringLiteral("Resume")));
}

TEST_F(OfflineInWindow, ACompileThatFailsIsSaidBeforeAnythingIsUploaded)
{
    useSetup(offlineSetup(1, QStringLiteral("echo no such operator >&2; exit 3")));
    trigger("run.start");
    acceptKey(); // the target is looked at before anything is compiled
    ASSERT_TRUE(waitForEnd()) << all().toStdString();
    EXPECT_TRUE(remoteIsClean());
    EXPECT_EQ(trialsDone(), 0);
    EXPECT_TRUE(all().contains(QStringLiteral("no such operator"))) << all().toStdString();
}

TEST_F(OfflineInWindow, AConnectionThatIsLostIsMadeAgain)
{
    RunSetup setup = offlineSetup(3);
    useSetup(setup);
    trigger("run.start");
    acceptKey();
    ASSERT_TRUE(waitFor([this] { return trialsDone() >= 1; }, 120)) << all().toStdString();
    ASSERT_TRUE(server.restart());
    ASSERT_TRUE(waitFor([this] { return !controller().isBusy(); }, 300)) << all().toStdString();
    EXPECT_TRUE(shown()->complete) << all().toStdString();
    EXPECT_EQ(trialsDone(), 6);
}

TEST_F(OfflineInWindow, ASetUpWithoutATargetIsSaidAndShown)
{
    RunSetup setup = offlineSetup(1);
    setup.offline.targetName = QStringLiteral("gone");
    useSetup(setup);
    trigger("run.start");
    EXPECT_FALSE(controller().isBusy());
    EXPECT_TRUE(all().contains(QStringLiteral("\"gone\""))) << all().toStdString();
    EXPECT_EQ(window->page(), MainWindow::Page::Setup);
}

TEST_F(OfflineInWindow, ATargetFileThatIsDroppedOpensTheManager)
{
    const QString file = dir.filePath(QStringLiteral("dropped.json"));
    Target target = window->context().targets.targets().front();
    target.name.clear();
    ASSERT_TRUE(writeTargetFile(file, target));
    window->open(file);
    auto *manager = window->findChild<TargetDialog *>();
    ASSERT_TRUE(manager);
    EXPECT_TRUE(manager->isVisible());
    ASSERT_TRUE(waitFor([this] { return window->context().targets.find(QStringLiteral("dropped")) != nullptr; }));
}
