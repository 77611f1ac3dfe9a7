// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the manager of the targets, its questions and the Setup page in offline mode: render_targets FOLDER [LANGUAGE]
#include "look/look.h"
#include "secrets/memory_secret_store.h"
#include "setup/preflight_panel.h"
#include "ssh/sshd_fixture.h"
#include "targets/question_board.h"
#include "targets/question_presenter.h"
#include "targets/target_desk.h"
#include "targets/target_dialog.h"
#include "targets/test_panel.h"
#include "window/action_registry.h"
#include "window/main_window.h"
#include "window/message_bar.h"
#include "window/project_desk.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace tributary;
using namespace tributary::gui;

namespace
{

Target sample(const QString &name)
{
    Target target;
    target.name = name;
    target.host = QStringLiteral("npu-lab.example.org");
    target.port = 2222;
    target.user = QStringLiteral("tester");
    target.identityFile = QStringLiteral("~/.ssh/id_ed25519");
    target.remoteWorkdir = QStringLiteral("/home/tester/tributary-tune");
    target.cannEnv = QStringLiteral("/usr/local/Ascend/ascend-toolkit/set_env.sh");
    target.runCommand = QStringLiteral("python3 /home/tester/infer.py --om {om} --steps 200");
    return target;
}

class Painter
{
public:
    Painter(QDir out, const QString &theme)
        : m_out(std::move(out))
        , m_theme(theme)
    {
    }
    void draw(QWidget &widget, const QString &name, const QSize &size)
    {
        widget.resize(size);
        QTest::qWait(500);
        widget.grab().save(m_out.filePath(QStringLiteral("%1-%2.png").arg(m_theme, name)));
    }

private:
    QDir m_out;
    QString m_theme;
};

void put(MainWindow &window, const Target &target)
{
    bool isDone = false;
    window.context().targets.add(target, [&](const Result<QString> &) { isDone = true; });
    (void)QTest::qWaitFor([&] { return isDone; });
}

/// Presses the visible button of that name once it is there.
void press(const QWidget &widget, const char *name)
{
    (void)QTest::qWaitFor(
        [&] {
            for (QPushButton *each : widget.findChildren<QPushButton *>(QLatin1String(name))) {
                if (each->isVisible()) {
                    each->click();
                    return true;
                }
            }
            return false;
        },
        30000);
}

void drawManager(MainWindow &window, Painter &painter)
{
    TargetDialog &manager = window.showTargets();
    const QSize size(900, 640);
    painter.draw(manager, QStringLiteral("manager"), size);
    manager.testTarget(QStringLiteral("loopback"));
    (void)QTest::qWaitFor(
        [&] { return manager.findChild<QPushButton *>(QStringLiteral("refuseKey")) != nullptr; }, 30000);
    painter.draw(manager, QStringLiteral("manager-host-key"), size);
    press(manager, "acceptKeyOnce");
    (void)QTest::qWaitFor([&] { return !manager.test()->isRunning(); }, 60000);
    painter.draw(manager, QStringLiteral("manager-test"), size);
    manager.testTarget(QStringLiteral("nobody"));
    (void)QTest::qWaitFor([&] { return !manager.test()->isRunning(); }, 60000);
    painter.draw(manager, QStringLiteral("manager-test-failed"), {720, 480});
    manager.tabs()->setCurrentIndex(1);
    painter.draw(manager, QStringLiteral("manager-password"), size);
    manager.addNew();
    press(manager, "saveTarget");
    painter.draw(manager, QStringLiteral("manager-new-wrong"), {720, 480});
    press(manager, "discardTarget");
    manager.close();
}

void drawQuestions(MainWindow &window, Painter &painter)
{
    QuestionBoard board;
    QuestionPresenter presenter(board, window.context().messages);
    const CancelToken cancel;
    CancelToken stop = cancel;
    SecretQuestion password {SecretQuestion::Kind::Password, QStringLiteral("tester@npu-lab.example.org:2222"), true};
    SecretQuestion passphrase {SecretQuestion::Kind::Passphrase, QStringLiteral("/home/me/.ssh/id_ed25519")};
    passphrase.canBeRemembered = false;
    passphrase.keychainTrouble =
        Error {"This machine has no keychain service", {}, "Install gnome-keyring or KWallet."};
    std::vector<std::jthread> threads;
    for (const ConnectionQuestion &question : {ConnectionQuestion(password), ConnectionQuestion(passphrase)}) {
        threads.emplace_back([line = board.line(), question, stop]() mutable { (void)line.ask(question, stop); });
        QTest::qWait(200);
    }
    painter.draw(window, QStringLiteral("questions"), {1024, 700});
    stop.cancel();
    threads.clear();
    QTest::qWait(100);
}

void drawSetup(MainWindow &window, Painter &painter)
{
    window.desk().newProject();
    RunSetup setup;
    setup.isOffline = true;
    setup.offline.compileCommand = QStringLiteral(
        "/bin/sh compile.sh --model resnet50.onnx --framework=5 --output={om_prefix} --soc_version=Ascend910B1");
    window.context().document.editSetup(QStringLiteral("offline"), setup);
    window.showPage(MainWindow::Page::Setup);
    QTest::qWait(PreflightPanel::delayMs + 1500);
    painter.draw(window, QStringLiteral("setup-no-target"), {1024, 700});
    setup.offline.targetName = QStringLiteral("lab-1");
    setup.offline.compileJobs = 2;
    window.context().document.editSetup(QStringLiteral("target"), setup);
    QTest::qWait(PreflightPanel::delayMs + 1500);
    painter.draw(window, QStringLiteral("setup"), {1280, 820});
    painter.draw(window, QStringLiteral("setup-small"), {1024, 700});
}

/// A run as the loopback sees it: compiling, its first trials, stopped, closing while it goes.
void drawRun(MainWindow &window, Painter &painter, const QString &folder)
{
    const QString workload = QCoreApplication::applicationDirPath() + QStringLiteral("/../bin/tributary-workload");
    const QSize size(1024, 700);
    (void)window.context().document.saveAs(folder + QStringLiteral(".tributary")); // nothing is asked
    window.desk().newProject();
    RunSetup setup;
    setup.isOffline = true;
    setup.workingFolder = folder;
    setup.offline.targetName = QStringLiteral("loopback");
    setup.offline.omFolder = folder + QStringLiteral("/om");
    setup.offline.compileCommand =
        QStringLiteral("/bin/sh -c 'sleep 1; exec \"$@\"' x \"%1\" --compile-to {om}").arg(workload);
    setup.gates.dropFirst = 2;
    setup.managePass = true; // or the workload tells no steps
    setup.environment.insert(QStringLiteral("ASCEND_OPP_PATH"), folder + QStringLiteral("/opp"));
    QDir().mkpath(folder + QStringLiteral("/opp"));
    window.context().document.editSetup(QStringLiteral("run"), setup);
    window.actions().action("run.start")->trigger();
    QTest::qWait(1500);
    painter.draw(window, QStringLiteral("run-compiling"), size);
    (void)window.close();
    painter.draw(window, QStringLiteral("run-closing"), size);
    window.context().messages.clear();
    const RunController &controller = window.context().controller;
    press(window, "acceptKeyOnce");
    const auto trials = [&] { return window.context().runs.current()->snapshot->trials.size(); };
    (void)QTest::qWaitFor([&] { return trials() >= 9; }, 60000);
    painter.draw(window, QStringLiteral("run-trials"), size);
    window.actions().action("run.stopNow")->trigger();
    (void)QTest::qWaitFor([&] { return !controller.isBusy(); }, 60000);
    painter.draw(window, QStringLiteral("run-stopped"), size);
    window.showPage(MainWindow::Page::Setup);
    painter.draw(window, QStringLiteral("run-estimate"), size);
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
        qputenv(name, home.path().toUtf8());
    QApplication app(argc, argv);
    test::Sshd server;
    const QDir out(QApplication::arguments().value(1));
    const QString language = QApplication::arguments().value(2, QStringLiteral("en"));
    if (!Appearance::begin(language, QStringLiteral("light")))
        return 1;
    MainWindow window(nullptr,
        {home.filePath(QStringLiteral("targets.json")), std::make_shared<MemorySecretStore>(),
            {home.filePath(QStringLiteral("known_hosts"))}});
    window.show();
    put(window, sample(QStringLiteral("lab-1")));
    Target target = sample(QStringLiteral("loopback"));
    target.host = QStringLiteral("127.0.0.1");
    target.cannEnv.clear();
    target.port = server.port();
    target.user = test::Sshd::user();
    target.identityFile = server.path(QStringLiteral("login_ed25519"));
    target.remoteWorkdir = home.filePath(QStringLiteral("work/tune"));
    target.runCommand = QStringLiteral("\"%1/../bin/tributary-workload\" --om {om} --steps 12")
                            .arg(QCoreApplication::applicationDirPath());
    put(window, target);
    target.name = QStringLiteral("nobody");
    target.port = test::freePort();
    put(window, target);
    for (const QString &theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
        useTheme(theme);
        Painter painter(out, theme);
        drawSetup(window, painter);
        drawRun(window, painter, home.filePath(theme));
        drawManager(window, painter);
        drawQuestions(window, painter);
    }
    return 0;
}
