// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C while an offline run uploads or cleans up.
#include "ssh/held_scripts.h"
#include "ssh/offline_fixture.h"

#include <csignal>

using namespace tributary;
using namespace tributary::testing;

namespace
{

void interrupt(const QProcess &process)
{
    ::kill(pid_t(process.processId()), SIGINT);
}

/// Reads on until `words` were said on either stream.
bool waitForWords(QProcess &process, const char *words, QByteArray &said)
{
    return waitUntil([&] {
        process.waitForReadyRead(10);
        said += process.readAll();
        return said.contains(words);
    });
}

// Its SFTP server takes 3 MB, then nothing more until the test lets it go.
class InterruptedUpload : public OfflineTest
{
protected:
    void SetUp() override
    {
        if (test::HeldScripts::sftpServer().isEmpty())
            GTEST_SKIP() << "OpenSSH's sftp-server is not installed";
        OfflineTest::SetUp();
    }
    [[nodiscard]] QStringList serverConfig() const override
    {
        const QString server = test::HeldScripts::sftpServer();
        const QString text = QStringLiteral("cd '%1'\ntest -e go && exec %2\n"
                                            "(dd bs=64k count=3000000 iflag=count_bytes status=none; : >reached; while "
                                            "test ! -e go; do sleep 0.05; done) | %2\n")
                                 .arg(path(QString()), server);
        EXPECT_TRUE(writeFileAtomically(path(QStringLiteral("sftp.sh")), text.toUtf8()));
        return {QStringLiteral("Subsystem sftp /bin/sh ") + path(QStringLiteral("sftp.sh"))};
    }
    /// Models of 20 MB; the command on the target takes only what the sample workload wrote.
    [[nodiscard]] QString largeModels()
    {
        writeTarget(QStringLiteral("/bin/sh -c 'sed \"/^graph$/q\" \"$2\" >\"$0/small.om\" && "
                                   "exec \"$1\" --om \"$0/small.om\" --instant' %1 %2 {om}")
                        .arg(quoted(path(QString())), workload(QString())));
        return script(QStringLiteral("atc.sh"),
                   "\"$@\" || exit\nfor om; do :; done\nhead -c 20000000 /dev/zero | tr '\\0' ' ' >>\"$om\"\n")
            + QLatin1Char(' ') + compiler();
    }
    void letGo() const { EXPECT_TRUE(writeFileAtomically(path(QStringLiteral("go")), "")); }
};

// Its scripts can be held before they begin.
class InterruptedCleanUp : public OfflineTest
{
protected:
    void SetUp() override
    {
        OfflineTest::SetUp();
        m_process.setProcessChannelMode(QProcess::MergedChannels);
    }
    [[nodiscard]] QStringList serverConfig() const override { return m_scripts.config(); }
    /// A run of one trial, at its clean-up, which has not begun on the target.
    void runToTheCleanUp()
    {
        // Nothing but the clean-up runs a script after the trial.
        writeTarget(doing(QStringLiteral("sh %1;").arg(m_scripts.holdNext())));
        start(m_process, arguments(compiler(), {QStringLiteral("--configs"), QStringLiteral("default")}));
        ASSERT_TRUE(waitUntil([this] {
            m_process.waitForReadyRead(10);
            return m_scripts.isReached() || m_process.state() == QProcess::NotRunning;
        }));
        ASSERT_TRUE(exists("out/summary.json")) << "all trials are over";
        ASSERT_TRUE(QFileInfo::exists(workdir()));
        interrupt(m_process);
        ASSERT_TRUE(waitForWords(m_process, "press Ctrl-C again to leave the work folder", m_said))
            << m_said.constData();
    }
    int endOfRun()
    {
        EXPECT_TRUE(m_process.state() == QProcess::NotRunning || m_process.waitForFinished(60'000));
        m_said += m_process.readAll();
        return m_process.exitCode();
    }

    test::HeldScripts m_scripts;
    QProcess m_process;
    QByteArray m_said;
};

} // namespace

TEST_F(InterruptedUpload, EndsAtOnceCleansUpAndIsContinued)
{
    QProcess process;
    start(process, arguments(largeModels()));
    ASSERT_TRUE(waitUntil([this] { return exists("reached"); }));
    ASSERT_TRUE(
        waitUntil([this] { return QFileInfo::exists(workdir() + QStringLiteral("/om/model_default.om.part")); }));
    interrupt(process);
    CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 130) << ended.out.toStdString() << ended.err.toStdString();
    EXPECT_FALSE(ended.err.contains(QStringLiteral("error:"))) << ended.err.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("cleaned up on "))) << ended.out.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("tributary-cli resume"))) << ended.out.toStdString();
    EXPECT_FALSE(QFileInfo::exists(workdir()));
    EXPECT_TRUE(trialFolders().isEmpty());

    letGo();
    const QByteArray model = fileState(path(QStringLiteral("out/om/model_default.om")));
    ended = resume();
    EXPECT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString();
    EXPECT_EQ(fileState(path(QStringLiteral("out/om/model_default.om"))), model) << "not compiled again";
    EXPECT_EQ(validTrials(summary()), 3);
    EXPECT_FALSE(QFileInfo::exists(workdir()));
}

TEST_F(InterruptedUpload, OfAKilledProgramIsContinuedWhereItWas)
{
    QProcess process;
    start(process, arguments(largeModels()));
    const QString part = workdir() + QStringLiteral("/om/model_default.om.part");
    ASSERT_TRUE(waitUntil([&] { return exists("reached") && QFileInfo(part).size() > 0; }));
    process.kill();
    ASSERT_TRUE(process.waitForFinished());
    EXPECT_TRUE(exists("out/om/.lock")) << "what it held is no reason to refuse";
    letGo();
    const CliEnd ended = resume();
    EXPECT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString();
    const QByteArray log = content(QStringLiteral("out/target_upload.log"));
    EXPECT_TRUE(log.contains("model_default.om: continued at byte ")) << log.constData();
    EXPECT_EQ(validTrials(summary()), 3);
    EXPECT_FALSE(QFileInfo::exists(workdir()));
}

TEST_F(OfflineTest, AnInterruptEndsTheWaitForATargetThatSaysNothing)
{
    m_server->signalAll(SIGSTOP);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    start(process, arguments(compiler(), {QStringLiteral("--json")}));
    QByteArray said;
    ASSERT_TRUE(waitForWords(process, "\"phase\":\"connect\",\"state\":\"begun\"", said));
    interrupt(process);
    ASSERT_TRUE(process.waitForFinished(8000)) << "sooner than it would give up by itself";
    said += process.readAll();
    EXPECT_EQ(process.exitCode(), 130) << said.constData();
    m_server->signalAll(SIGCONT);
}

TEST_F(InterruptedCleanUp, GoesOnAfterOneInterrupt)
{
    runToTheCleanUp();
    m_scripts.letGo();
    EXPECT_EQ(endOfRun(), 0) << m_said.constData();
    EXPECT_TRUE(m_said.contains("cleaned up on ")) << m_said.constData();
    EXPECT_FALSE(QFileInfo::exists(workdir()));
}

TEST_F(InterruptedCleanUp, IsGivenUpAfterTwoAndTheFolderNamed)
{
    runToTheCleanUp();
    interrupt(m_process);
    EXPECT_EQ(endOfRun(), 0) << "the run itself is complete: " << m_said.constData();
    EXPECT_TRUE(m_said.contains("could not be removed: " + workdir().toUtf8() + " is left there"))
        << m_said.constData();
    m_scripts.letGo();
    EXPECT_TRUE(QFileInfo::exists(workdir()));
    const CliEnd again = resume();
    EXPECT_EQ(again.code, 0) << again.err.toStdString();
    EXPECT_TRUE(again.out.contains(QStringLiteral("nothing is left to do"))) << again.out.toStdString();
}
