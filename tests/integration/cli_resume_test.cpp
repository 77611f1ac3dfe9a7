// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs that are stopped or killed, and `tributary-cli resume`.
#include "cli_fixture.h"

#include "base/files.h"
#include "cann/pass_folder.h"
#include "tuning/journal.h"

#include <QDir>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <csignal>
#include <random>
#include <sys/mount.h>
#include <unistd.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

const QStringList threeCandidates {QStringLiteral("--configs"), QStringLiteral("LoadBalance:2,MainStream:2")};

class ResumeTest : public CliTest
{
protected:
    /// A run that is under way in out/.
    void startTune(QProcess &process, const QString &command, const QStringList &more = threeCandidates)
    {
        start(process,
            QStringList {QStringLiteral("tune"), QStringLiteral("--skip-preflight"), QStringLiteral("--output-dir"),
                QStringLiteral("out"), QStringLiteral("--run-command"), command}
                + more);
    }
    [[nodiscard]] CliEnd resume(const QStringList &more = {}) const
    {
        return cli(
            QStringList {QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--skip-preflight")} + more);
    }
    [[nodiscard]] std::vector<Trial> journal(const QString &folder = QStringLiteral("out")) const
    {
        const auto content = readJournal(path(folder + QStringLiteral("/journal.jsonl")));
        EXPECT_TRUE(content) << (content ? "" : content.error().english().toStdString());
        return content ? content->trials : std::vector<Trial>();
    }
    [[nodiscard]] qsizetype journalLines() const { return content(QStringLiteral("out/journal.jsonl")).count('\n'); }
    static void send(const QProcess &process, int signal) { ::kill(static_cast<pid_t>(process.processId()), signal); }
    /// A command that waits for the file "go" in its first run, then is instant.
    [[nodiscard]] QString waiting() const
    {
        return script(QStringLiteral("w.sh"),
            "until test -e go; do sleep 0.01; done; exec " + workload(QStringLiteral("--instant")).toUtf8() + '\n');
    }
};

QStringList planOf(const std::vector<Trial> &trials)
{
    QStringList plan;
    for (const Trial &trial : trials)
        plan << QStringLiteral("%1 %2 %3")
                    .arg(trial.spec.sequence)
                    .arg(trial.spec.candidate.name())
                    .arg(trial.spec.round);
    return plan;
}

} // namespace

TEST_F(ResumeTest, OneInterruptEndsTheTrialAndResumeCompletes)
{
    QProcess process;
    startTune(process, waiting());
    ASSERT_TRUE(waitUntil([this] { return !trialFolders().isEmpty(); }));
    QThread::msleep(100);
    send(process, SIGINT);
    QThread::msleep(100);
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("go")), {}));
    const CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 130);
    EXPECT_TRUE(ended.out.contains(QStringLiteral("tributary-cli resume")));
    ASSERT_EQ(journal().size(), 1U);
    EXPECT_TRUE(journal()[0].isValid()) << "the running trial was let finish";
    EXPECT_EQ(summary()[QStringLiteral("trials")].toArray().size(), 1);

    EXPECT_EQ(resume().code, 0);
    EXPECT_EQ(journal().size(), 9U);
    EXPECT_EQ(summary()[QStringLiteral("trials")].toArray().size(), 9);
}

TEST_F(ResumeTest, TwoInterruptsOrATermEndTheTrialAtOnce)
{
    for (const bool twice : {true, false}) {
        QProcess process;
        startTune(process, workload(QStringLiteral("--instant --hang")));
        const QString log = QStringLiteral("out/trial_000_default_r1/stdout.log");
        ASSERT_TRUE(waitUntil([&] { return content(log).contains("child="); }));
        send(process, twice ? SIGINT : SIGTERM);
        if (twice) {
            QThread::msleep(50);
            send(process, SIGINT);
        }
        EXPECT_EQ(end(process).code, 130);
        EXPECT_EQ(codesOf(summary(), QStringLiteral("default")).value(0), QStringLiteral("interrupted"));
        const QByteArray text = content(log);
        for (const char *name : {"pid=", "child="}) {
            const qsizetype at = text.indexOf(name) + qsizetype(qstrlen(name));
            const qint64 pid = text.mid(at, 12).split('\n').first().split(' ').first().toLongLong();
            EXPECT_GT(pid, 0);
            EXPECT_FALSE(isRunning(pid)) << name;
        }
        ASSERT_TRUE(QDir(path(QStringLiteral("out"))).removeRecursively());
    }
}

TEST_F(ResumeTest, TwentyKillsLoseNothing)
{
    const QString command = workload(QStringLiteral("--instant"));
    const QStringList more = threeCandidates + QStringList {QStringLiteral("--repeat"), QStringLiteral("12")};
    ASSERT_EQ(tune(command, more + QStringList {QStringLiteral("--quiet")}).code, 0);
    const QStringList plan = planOf(journal());
    ASSERT_EQ(plan.size(), 36);
    ASSERT_TRUE(QDir(path(QStringLiteral("out"))).removeRecursively());

    std::mt19937 random(20);
    std::map<int, QDateTime> seen;
    for (int kill = 0; kill < 20; ++kill) {
        QProcess process;
        if (kill == 0) {
            startTune(process, command, more);
            ASSERT_TRUE(waitUntil([this] { return journalLines() > 0; }));
        } else
            start(process,
                {QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--skip-preflight"),
                    QStringLiteral("--quiet")});
        QThread::msleep(20 + random() % 130);
        send(process, SIGKILL);
        end(process);
        const std::vector<Trial> now = journal();
        std::size_t kept = 0;
        for (const Trial &trial : now) {
            const auto earlier = seen.find(trial.spec.sequence);
            kept += earlier != seen.end() && earlier->second == trial.startedAt ? 1 : 0;
        }
        EXPECT_EQ(kept, seen.size()) << "what was measured before kill " << kill << " is still there, unchanged";
        for (const Trial &trial : now)
            seen[trial.spec.sequence] = trial.startedAt;
    }
    EXPECT_EQ(resume({QStringLiteral("--quiet")}).code, 0);
    EXPECT_EQ(planOf(journal()), plan);
    for (const Trial &trial : journal()) {
        EXPECT_TRUE(trial.isValid()) << trial.spec.sequence;
        EXPECT_EQ(content(QStringLiteral("out/%1/steps.csv").arg(trial.spec.folderName())).count('\n'), 14);
    }
    EXPECT_EQ(trialFolders().size(), plan.size());
    EXPECT_EQ(summary()[QStringLiteral("trials")].toArray().size(), plan.size());
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")).count("\"type\":\"trial\""), plan.size());
}

TEST_F(ResumeTest, AFinishedRunIsLeftAsItIs)
{
    ASSERT_EQ(tune(workload(QStringLiteral("--instant")), threeCandidates).code, 0);
    const QByteArray before = content(QStringLiteral("out/journal.jsonl"));
    const QDateTime written = QFileInfo(path(QStringLiteral("out/summary.json"))).lastModified();
    const CliEnd again = resume();
    EXPECT_EQ(again.code, 0);
    EXPECT_TRUE(again.out.contains(QStringLiteral("complete"))) << again.out.toStdString();
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")), before);
    EXPECT_EQ(QFileInfo(path(QStringLiteral("out/summary.json"))).lastModified(), written);
    ASSERT_TRUE(QFile::remove(path(QStringLiteral("out/summary.json"))));
    const CliEnd json = resume({QStringLiteral("--json")});
    EXPECT_TRUE(json.out.contains(QStringLiteral("\"run_ended\""))) << json.out.toStdString();
    EXPECT_EQ(json.out.count(QLatin1Char('\n')), 1);
    EXPECT_EQ(summary()[QStringLiteral("trials")].toArray().size(), 9) << "killed before the summary was written";

    EXPECT_EQ(resume({QStringLiteral("--repeat"), QStringLiteral("4")}).code, 0);
    ASSERT_EQ(journal().size(), 12U);
    EXPECT_EQ(journal()[11].spec.round, 4);
}

TEST_F(ResumeTest, OtherConditionsAreRefusedAndSaid)
{
    const QString command =
        script(QStringLiteral("w.sh"), "exec " + workload(QStringLiteral("--instant")).toUtf8() + '\n');
    ASSERT_EQ(tune(command, threeCandidates).code, 0);
    const QByteArray before = content(QStringLiteral("out/journal.jsonl"));
    const QStringList more {QStringLiteral("--repeat"), QStringLiteral("4")};

    const CliEnd otherCommand =
        resume(more + QStringList {QStringLiteral("--run-command"), QStringLiteral("/bin/true")});
    EXPECT_EQ(otherCommand.code, 2);
    EXPECT_TRUE(otherCommand.err.contains(QStringLiteral("the command was")));
    const CliEnd otherList = resume(more + QStringList {QStringLiteral("--configs"), QStringLiteral("cv")});
    EXPECT_EQ(otherList.code, 2);
    EXPECT_TRUE(otherList.err.contains(QStringLiteral("the candidates were")));
    (void)script(QStringLiteral("w.sh"), "# changed\nexec " + workload(QStringLiteral("--instant")).toUtf8() + '\n');
    const CliEnd otherFile = resume(more);
    EXPECT_EQ(otherFile.code, 2);
    EXPECT_TRUE(otherFile.err.contains(path(QStringLiteral("w.sh")))) << otherFile.err.toStdString();
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")), before);

    EXPECT_EQ(resume(more + QStringList {QStringLiteral("--force")}).code, 0);
    EXPECT_EQ(journal().size(), 12U);
}

TEST_F(ResumeTest, APassThatAKilledRunLeftIsSaidAndRemoved)
{
    const PassFolder pass {path(QStringLiteral("opp"))};
    const QString library =
        path(QStringLiteral("opp/vendors/ge_ms_autotune/custom_fusion_passes/libge_ms_autotune_pass.so"));
    if (cli({QStringLiteral("pass"), QStringLiteral("build")}).code != 0)
        GTEST_SKIP() << "the pass cannot be built here";
    ASSERT_TRUE(QFile::remove(library));
    QProcess process;
    startTune(process, workload(QStringLiteral("--instant --hang")),
        threeCandidates + QStringList {QStringLiteral("--manage-pass")});
    ASSERT_TRUE(waitUntil([this] { return !trialFolders().isEmpty(); }));
    EXPECT_TRUE(QFileInfo::exists(library));
    send(process, SIGKILL);
    end(process);
    EXPECT_TRUE(QFileInfo::exists(library));

    ASSERT_TRUE(QFileInfo::exists(path(QStringLiteral("out/journal.jsonl"))));
    const CliEnd next = cli({QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--manage-pass"),
        QStringLiteral("--force"), QStringLiteral("--run-command"), workload(QStringLiteral("--instant"))});
    EXPECT_EQ(next.code, 0) << next.err.toStdString();
    EXPECT_TRUE(next.out.contains(QStringLiteral("ended without removing it"))) << next.out.toStdString();
    EXPECT_FALSE(QFileInfo::exists(library));
    EXPECT_FALSE(QFileInfo::exists(pass.markerFile()));
}

TEST_F(ResumeTest, AFullDiskStopsTheRunWithAMessage)
{
    ASSERT_TRUE(makeFolder(path(QStringLiteral("small"))));
    const QByteArray small = path(QStringLiteral("small")).toUtf8();
    if (::mount("tmpfs", small.constData(), "tmpfs", 0, "size=2m") != 0)
        GTEST_SKIP() << "only root may mount";
    const QString command = script(QStringLiteral("w.sh"),
        "head -c 300000 /dev/zero; exec " + workload(QStringLiteral("--instant")).toUtf8() + '\n');
    const QStringList more {QStringLiteral("--output-dir"), QStringLiteral("small/run"), QStringLiteral("--quiet")};
    const CliEnd ended = tune(command, threeCandidates + more);
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(
        ended.err.contains(QStringLiteral("disk is full")) || ended.err.contains(QStringLiteral("Cannot write")))
        << ended.err.toStdString();
    const std::vector<Trial> done = journal(QStringLiteral("small/run"));
    EXPECT_GE(done.size(), 3U);
    EXPECT_TRUE(std::all_of(done.begin(), done.end(), [](const Trial &trial) { return trial.isValid(); }))
        << "a trial with cut logs does not count";
    const bool larger = ::mount("tmpfs", small.constData(), "tmpfs", MS_REMOUNT, "size=20m") == 0;
    EXPECT_TRUE(larger);
    EXPECT_EQ(cli({QStringLiteral("resume"), QStringLiteral("small/run"), QStringLiteral("--skip-preflight")}).code, 0);
    EXPECT_EQ(journal(QStringLiteral("small/run")).size(), 9U);
    EXPECT_EQ(::umount(small.constData()), 0);
}
