// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_compiler.h"

#include "base/file_identity.h"
#include "tuning/fake_compiler.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::testing_support;

namespace
{

class OmCompilerTest : public testing::Test
{
protected:
    OmCompilerTest()
    {
        (void)writeFileAtomically(m_dir.filePath(QStringLiteral("model.onnx")), "weights");
        m_setup.each.words =
            QStringList {QStringLiteral("atc"), QStringLiteral("--model=model.onnx"), QStringLiteral("{om}")};
        m_setup.each.workingFolder = m_dir.path();
        m_setup.each.folder = OmFolder(m_dir.filePath(QStringLiteral("om")));
        m_setup.each.environment.insert(QStringLiteral("PATH"), QStringLiteral("/nowhere"));
        m_setup.passLibrary = m_dir.filePath(QStringLiteral("pass.so"));
    }

    /// Compiles with what is in m_setup now.
    OmOutcome compile()
    {
        m_stage.compiled.clear();
        m_stage.mostAtOnce = 0;
        m_phases.clear();
        OmCompiler compiler(m_setup, [this] { return std::make_unique<FakeCompiler>(m_stage); });
        OmOutcome outcome;
        QEventLoop loop;
        QObject::connect(&compiler, &OmCompiler::phaseChanged, &loop, [&](const RunPhase &phase) {
            m_phases.push_back(phase);
            if (phase.state == RunPhase::State::Begun && onBegun)
                QTimer::singleShot(0, &compiler, [&] { onBegun(compiler); });
        });
        QObject::connect(&compiler, &OmCompiler::finished, &loop, [&](const OmOutcome &what) {
            outcome = what;
            loop.quit();
        });
        compiler.compile(m_variants);
        loop.exec();
        return outcome;
    }
    [[nodiscard]] QStringList told(RunPhase::State state) const
    {
        QStringList items;
        for (const RunPhase &phase : m_phases) {
            if (phase.state == state)
                items << phase.item;
        }
        return items;
    }
    [[nodiscard]] QByteArray content(const QString &path) const { return readFile(path).value_or("(none)"); }

    int m_argc = 1;
    char m_name[8] = "test";
    char *m_argv[2] = {m_name, nullptr};
    QCoreApplication m_app {m_argc, m_argv};
    QTemporaryDir m_dir;
    OmCompilerSetup m_setup;
    OmVariant m_default {Candidate {}, false};
    OmVariant m_control {Candidate {}, true};
    OmVariant m_balance {{Strategy::LoadBalance, 4}, false};
    std::vector<OmVariant> m_variants {m_default, m_control, m_balance};
    CompilerStage m_stage;
    std::vector<RunPhase> m_phases;
    std::function<void(OmCompiler &)> onBegun;
};

/// Makes LoadBalance:4 fail in a way.
auto failing(const ExitState &exit)
{
    return [exit](FakeCompile &compile) {
        if (compile.mode == QLatin1String("LoadBalance:4"))
            compile.exit = exit;
    };
}

} // namespace

TEST_F(OmCompilerTest, EveryVariantBecomesAModelOfItsOwn)
{
    const OmOutcome outcome = compile();
    EXPECT_TRUE(outcome.failures.empty());
    EXPECT_FALSE(outcome.isStopped);
    ASSERT_EQ(outcome.models.size(), 3U);
    EXPECT_EQ(outcome.models[1].variant, m_control) << "the control is compiled again";
    EXPECT_EQ(outcome.models[1].path, m_dir.filePath(QStringLiteral("om/model_default-control.om")));
    EXPECT_EQ(outcome.models[2].path, m_dir.filePath(QStringLiteral("om/model_LoadBalance4.om")));
    EXPECT_EQ(outcome.models[2].sha256, fileHash(outcome.models[2].path));
    EXPECT_FALSE(outcome.models[2].isReused);
    EXPECT_EQ(content(outcome.models[2].path), "LoadBalance:4");
    EXPECT_EQ(content(m_setup.each.folder.log(m_balance)), "first line\nthe last line of LoadBalance:4\n");
    EXPECT_EQ(m_stage.mostAtOnce, 1);
    EXPECT_EQ(told(RunPhase::State::Done),
        (QStringList {m_default.label(), m_control.label(), QStringLiteral("LoadBalance:4")}));
}

TEST_F(OmCompilerTest, TheCompilerGetsModeLogsAndPath)
{
    m_setup.each.environment.insert(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), QStringLiteral("cv"));
    m_setup.each.timeoutSeconds = 7;
    m_variants = {m_balance};
    (void)compile();
    const ProcessSpec &spec = m_stage.lastSpec;
    EXPECT_EQ(
        spec.environment.value(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE")), QStringLiteral("LoadBalance:4"));
    EXPECT_EQ(spec.environment.value(QStringLiteral("ASCEND_PROCESS_LOG_PATH")), m_setup.each.folder.plog(m_balance));
    EXPECT_EQ(spec.words,
        (QStringList {QStringLiteral("atc"), QStringLiteral("--model=model.onnx"),
            m_dir.filePath(QStringLiteral("om/model_LoadBalance4.om"))}));
    EXPECT_EQ(spec.workingFolder, m_dir.path());
    EXPECT_EQ(spec.timeoutSeconds, 7);
}

TEST_F(OmCompilerTest, SeveralAtATimeIfAskedTo)
{
    m_setup.jobs = 2;
    EXPECT_EQ(compile().models.size(), 3U);
    EXPECT_EQ(m_stage.mostAtOnce, 2);
}

TEST_F(OmCompilerTest, EachFailureNamesTheLogAndItsLastLines)
{
    const std::pair<ExitState, const char *> cases[] = {
        {{ExitState::Kind::Exited, 255, {}}, "exit code 255"},
        {{ExitState::Kind::Signalled, 11, {}}, "ended by signal 11"},
        {{ExitState::Kind::TimedOut, 15, {}}, "did not end within 1800 seconds"},
        {{ExitState::Kind::LaunchFailed, 127, QStringLiteral("no such file")}, "could not be started: no such file"},
    };
    for (const auto &[exit, words] : cases) {
        m_stage.change = failing(exit);
        const OmOutcome outcome = compile();
        ASSERT_EQ(outcome.failures.size(), 1U) << words;
        const QString error = outcome.failures.at(m_balance).english();
        EXPECT_TRUE(error.contains(QStringLiteral("LoadBalance:4 did not compile"))) << error.toStdString();
        EXPECT_TRUE(error.contains(QLatin1String(words))) << error.toStdString();
        EXPECT_TRUE(error.contains(QStringLiteral("compile_LoadBalance4.log"))) << error.toStdString();
        EXPECT_TRUE(error.contains(QStringLiteral("the last line of LoadBalance:4"))) << error.toStdString();
    }
}

TEST_F(OmCompilerTest, SuccessWithoutANewModelIsAFailure)
{
    m_variants = {m_balance};
    m_stage.change = [](FakeCompile &compile) { compile.content = QByteArray(); };
    QString error = compile().failures.at(m_balance).english();
    EXPECT_TRUE(error.contains(QStringLiteral("There is no model"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("the last line"))) << error.toStdString();
    ASSERT_TRUE(writeFileAtomically(m_setup.each.folder.prefix(m_balance) + QStringLiteral(".om"), "old"));
    error = compile().failures.at(m_balance).english();
    EXPECT_TRUE(error.contains(QStringLiteral("older than this compile"))) << error.toStdString();
}

TEST_F(OmCompilerTest, AFailureEndsTheRestUnlessToldToKeepGoing)
{
    m_variants = {m_balance, m_default, m_control};
    m_stage.change = failing({ExitState::Kind::Exited, 1, {}});
    OmOutcome outcome = compile();
    EXPECT_EQ(outcome.failures.size(), 1U);
    EXPECT_TRUE(outcome.models.empty());
    EXPECT_EQ(m_stage.compiled, QStringList {QStringLiteral("LoadBalance:4")});

    m_setup.keepGoing = true;
    outcome = compile();
    EXPECT_EQ(outcome.failures.size(), 1U);
    EXPECT_EQ(outcome.models.size(), 2U);
    EXPECT_EQ(told(RunPhase::State::Failed), QStringList {QStringLiteral("LoadBalance:4")});
}

TEST_F(OmCompilerTest, AStopEndsWhatRunsAndIsNoFailure)
{
    m_setup.jobs = 2;
    m_stage.hold = true;
    onBegun = [](OmCompiler &compiler) { compiler.stop(); };
    const OmOutcome outcome = compile();
    EXPECT_TRUE(outcome.isStopped);
    EXPECT_TRUE(outcome.failures.empty());
    EXPECT_EQ(m_stage.running, 0);
}

TEST_F(OmCompilerTest, AModelMadeInTheSameWayIsOfferedAndReused)
{
    EXPECT_EQ(compile().reusable, 0);
    OmOutcome outcome = compile();
    EXPECT_EQ(outcome.reusable, 3) << "offered";
    EXPECT_EQ(m_stage.compiled.size(), 3) << "but off unless asked for";
    EXPECT_TRUE(std::any_of(m_phases.begin(), m_phases.end(),
        [](const RunPhase &phase) { return phase.note.english().contains(QStringLiteral("--reuse-om")); }));
    m_setup.reuse = true;
    outcome = compile();
    EXPECT_TRUE(m_stage.compiled.isEmpty());
    ASSERT_EQ(outcome.models.size(), 3U);
    EXPECT_TRUE(outcome.models[2].isReused);
    EXPECT_EQ(told(RunPhase::State::Skipped).size(), 3);
}

TEST_F(OmCompilerTest, WhatDecidesTheModelDecidesTheReuse)
{
    (void)compile();
    m_setup.reuse = true;
    const auto compiles = [this](const char *what) {
        (void)compile();
        EXPECT_EQ(m_stage.compiled.size(), 3) << what;
        (void)compile();
        EXPECT_EQ(m_stage.compiled.size(), 0) << what;
    };
    ASSERT_TRUE(writeFileAtomically(m_dir.filePath(QStringLiteral("model.onnx")), "other weights"));
    compiles("the model behind --model=");
    ASSERT_TRUE(writeFileAtomically(m_setup.passLibrary, "pass"));
    compiles("the pass");
    m_setup.each.words.insert(1, QStringLiteral("--fp16"));
    compiles("the command");
    m_setup.additions.insert(QStringLiteral("A"), QStringLiteral("1"));
    compiles("a variable");
    ASSERT_TRUE(writeFileAtomically(m_setup.each.folder.prefix(m_balance) + QStringLiteral(".om"), "cut"));
    (void)compile();
    EXPECT_EQ(m_stage.compiled, QStringList {QStringLiteral("LoadBalance:4")}) << "a model that was damaged";
}

TEST_F(OmCompilerTest, AFolderThatCannotBeMadeIsNamed)
{
    ASSERT_TRUE(writeFileAtomically(m_dir.filePath(QStringLiteral("om")), "a file"));
    const OmOutcome outcome = compile();
    ASSERT_TRUE(outcome.error);
    EXPECT_TRUE(outcome.error->english().contains(m_dir.filePath(QStringLiteral("om"))));
    EXPECT_TRUE(m_stage.compiled.isEmpty());
}

TEST_F(OmCompilerTest, AFolderThatAnotherRunUsesIsRefusedAndItsProcessNamed)
{
    auto other = OmFolderLock::acquire(m_setup.each.folder);
    ASSERT_TRUE(other);
    OmOutcome outcome = compile();
    ASSERT_TRUE(outcome.error);
    const QString error = outcome.error->english();
    EXPECT_TRUE(error.contains(QStringLiteral("Another run uses the OM folder %1").arg(m_setup.each.folder.path())))
        << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("process %1 on").arg(QCoreApplication::applicationPid())))
        << error.toStdString();
    EXPECT_TRUE(m_stage.compiled.isEmpty());
    EXPECT_TRUE(outcome.models.empty());
    other = tl::unexpected(Error {});
    outcome = compile();
    EXPECT_FALSE(outcome.error) << outcome.error->english().toStdString();
    EXPECT_EQ(outcome.models.size(), 3U);
}

TEST_F(OmCompilerTest, TheLockOfAKilledRunDoesNotCount)
{
    QProcess gone;
    gone.start(QStringLiteral("true"), QStringList());
    ASSERT_TRUE(gone.waitForStarted());
    const qint64 pid = gone.processId();
    ASSERT_TRUE(gone.waitForFinished());
    ASSERT_TRUE(OmFolderLock::acquire(m_setup.each.folder));
    ASSERT_TRUE(writeFileAtomically(m_setup.each.folder.path() + QStringLiteral("/.lock"),
        QByteArray::number(pid) + "\ntributary-cli\n" + QSysInfo::machineHostName().toUtf8() + '\n'));
    const OmOutcome outcome = compile();
    EXPECT_FALSE(outcome.error) << outcome.error->english().toStdString();
}

TEST_F(OmCompilerTest, AFolderThatMayNotBeWrittenNeedsNoLock)
{
    const QString folder = QStringLiteral("/sys/kernel"); // not even root may make files there
    if (!QFileInfo::exists(folder))
        GTEST_SKIP() << "there is no sysfs";
    const auto lock = OmFolderLock::acquire(OmFolder(folder));
    EXPECT_TRUE(lock) << lock.error().english().toStdString();
}

TEST_F(OmCompilerTest, KeepsTheFolderUntilItIsReleased)
{
    OmCompiler compiler(m_setup, [this] { return std::make_unique<FakeCompiler>(m_stage); });
    for (int i = 0; i < 2; ++i) { // a neighbour of the winner is compiled later
        QEventLoop loop;
        QObject::connect(&compiler, &OmCompiler::finished, &loop, [&](const OmOutcome &outcome) {
            EXPECT_FALSE(outcome.error);
            loop.quit();
        });
        compiler.compile({m_balance});
        loop.exec();
        EXPECT_FALSE(OmFolderLock::acquire(m_setup.each.folder));
    }
    compiler.releaseFolder();
    EXPECT_TRUE(OmFolderLock::acquire(m_setup.each.folder));
}
