// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which the sample workload misbehaves on request.
#include "workload_fixture.h"

#include <QFile>
#include <QRegularExpression>

#include <csignal>
#include <sys/types.h>

using tributary::testing::Ended;
using tributary::testing::field;
using tributary::testing::said;

namespace
{

class WorkloadFaults : public tributary::testing::WorkloadTest
{
protected:
    WorkloadFaults()
    {
        installPass(QStringLiteral("ge_ms_autotune"));
        setMode(QStringLiteral("LoadBalance:2"));
    }
};

/// A line of /proc/<pid>/status without its name; empty if there is no such process.
QString processStatus(qint64 pid, const QString &name)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    return QRegularExpression(QStringLiteral("^%1:\\s*(\\S+)").arg(name), QRegularExpression::MultilineOption)
        .match(text)
        .captured(1);
}

} // namespace

TEST_F(WorkloadFaults, ExitCode)
{
    const Ended ended = run({QStringLiteral("--instant"), QStringLiteral("--exit-code=3")});
    EXPECT_EQ(ended.status, QProcess::NormalExit);
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(steps().size(), 13);
}

TEST_F(WorkloadFaults, OnlyUnderOneMode)
{
    const QStringList arguments {
        QStringLiteral("--instant"), QStringLiteral("--exit-code=3"), QStringLiteral("--only-mode=LoadBalance:2")};
    EXPECT_EQ(run(arguments).code, 3);
    setMode(QStringLiteral("default"));
    EXPECT_EQ(run(arguments).code, 0);
}

TEST_F(WorkloadFaults, Crash)
{
    const Ended ended = run({QStringLiteral("--crash")});
    EXPECT_EQ(ended.status, QProcess::CrashExit);
    EXPECT_EQ(ended.code, SIGSEGV);
    EXPECT_EQ(steps().size(), 7); // half-way
}

TEST_F(WorkloadFaults, HangWithAChildThatIgnoresTerm)
{
    QProcess process;
    start(process, {QStringLiteral("--hang"), QStringLiteral("--ignore-term")});
    const QRegularExpression form(QStringLiteral("hanging pid=(\\d+) child=(\\d+)"));
    QString out;
    QRegularExpressionMatch match;
    while (!match.hasMatch()) {
        ASSERT_TRUE(process.waitForReadyRead(60000));
        out += QString::fromUtf8(process.readAllStandardOutput());
        match = form.match(out);
    }
    const qint64 child = match.captured(2).toLongLong();
    EXPECT_EQ(match.captured(1).toLongLong(), process.processId());
    EXPECT_EQ(processStatus(child, QStringLiteral("PPid")).toLongLong(), process.processId());
    for (const qint64 pid : {process.processId(), child}) {
        const quint64 ignored = processStatus(pid, QStringLiteral("SigIgn")).toULongLong(nullptr, 16);
        EXPECT_NE(ignored & (1ULL << (SIGTERM - 1)), 0U);
    }
    // One thread for each of the two streams beside the main one (a sanitizer may have its own).
    EXPECT_GE(processStatus(process.processId(), QStringLiteral("Threads")).toInt(), 3);
    kill(static_cast<pid_t>(child), SIGKILL);
    process.kill();
    EXPECT_TRUE(process.waitForFinished(60000));
    EXPECT_EQ(steps().size(), 1);
}

TEST_F(WorkloadFaults, WrongMode)
{
    run({QStringLiteral("--instant"), QStringLiteral("--wrong-mode=Main Stream:4")});
    ASSERT_EQ(steps().size(), 13);
    EXPECT_EQ(field(steps().last(), QStringLiteral("mode")), QStringLiteral("Main_Stream:4"));
}

TEST_F(WorkloadFaults, Overlap)
{
    for (const QString &kind : {QStringLiteral("--instant"), QStringLiteral("--seed=1")}) {
        run({kind, QStringLiteral("--overlap"), QStringLiteral("--steps=1")});
        const QStringList lines = steps();
        const QString &second = lines.last();
        EXPECT_EQ(field(second, QStringLiteral("start_us")).toLongLong(),
            field(lines[lines.size() - 2], QStringLiteral("end_us")).toLongLong() - 1);
        EXPECT_EQ(field(second, QStringLiteral("cost_us")).toLongLong(),
            field(second, QStringLiteral("end_us")).toLongLong()
                - field(second, QStringLiteral("start_us")).toLongLong());
    }
}

TEST_F(WorkloadFaults, MissingFieldAndBadInteger)
{
    run({QStringLiteral("--instant"), QStringLiteral("--missing-field=sync_us"),
        QStringLiteral("--bad-integer=cost_us"), QStringLiteral("--steps=0")});
    ASSERT_EQ(steps().size(), 1);
    EXPECT_FALSE(steps().first().contains(QStringLiteral("sync_us")));
    EXPECT_EQ(field(steps().first(), QStringLiteral("cost_us")), QStringLiteral("900x"));
}

TEST_F(WorkloadFaults, CutLine)
{
    run({QStringLiteral("--instant"), QStringLiteral("--cut-line")});
    EXPECT_EQ(steps().size(), 12);
    const QString text = logText(QStringLiteral("run"));
    EXPECT_EQ(text.count(QStringLiteral("[GE_MS_TUNE][STEP]")), 13);
    EXPECT_FALSE(text.endsWith(QLatin1Char('\n')));
    EXPECT_FALSE(text.section(QLatin1Char('\n'), -1).contains(QStringLiteral("sync_ret")));
}

TEST_F(WorkloadFaults, ReturnValues)
{
    run({QStringLiteral("--instant"), QStringLiteral("--ret=5"), QStringLiteral("--ret-step=4")});
    const QStringList lines = steps();
    ASSERT_EQ(lines.size(), 13);
    EXPECT_EQ(field(lines[3], QStringLiteral("ret")), QStringLiteral("0"));
    EXPECT_EQ(field(lines[4], QStringLiteral("ret")), QStringLiteral("5"));
    EXPECT_EQ(field(lines[12], QStringLiteral("ret")), QStringLiteral("5"));
}

TEST_F(WorkloadFaults, DifferentDigest)
{
    const QStringList fast {QStringLiteral("--dim=8")};
    const QString right = said(run(fast).out, QStringLiteral("digest"));
    const QString wrong =
        said(run(fast + QStringList(QStringLiteral("--different-digest"))).out, QStringLiteral("digest"));
    EXPECT_EQ(right.size(), 16);
    EXPECT_EQ(wrong.size(), 16);
    EXPECT_NE(right, wrong);
}

TEST_F(WorkloadFaults, NoSteps)
{
    const Ended ended = run({QStringLiteral("--no-steps")});
    EXPECT_EQ(ended.code, 0);
    EXPECT_TRUE(logFiles(QStringLiteral("run")).isEmpty());
}

TEST_F(WorkloadFaults, SecondObject)
{
    for (const int count : {3, 40}) {
        const qsizetype before = steps().size();
        run({QStringLiteral("--instant"), QStringLiteral("--second-object"), QString::number(count)});
        const QStringList lines = steps().mid(before);
        EXPECT_EQ(lines.filter(QStringLiteral(" model_id=1 ")).size(), 13);
        const QStringList second = lines.filter(QStringLiteral(" model_id=2 "));
        ASSERT_EQ(second.size(), count);
        EXPECT_EQ(field(second.last(), QStringLiteral("step")).toInt(), count - 1);
    }
}

TEST_F(WorkloadFaults, ForkWorker)
{
    const Ended ended = run({QStringLiteral("--fork-worker"), QStringLiteral("--dim=8")});
    EXPECT_EQ(ended.out.count(QStringLiteral("digest=")), 1);
    EXPECT_EQ(ended.out.count(QStringLiteral("graph=")), 1);
    ASSERT_EQ(logFiles(QStringLiteral("run")).size(), 2); // one per process
    QMap<QString, int> perProcess;
    for (const QString &line : steps())
        ++perProcess[line.section(QLatin1Char('('), 1).section(QLatin1Char(','), 0, 0)];
    QList<int> counts = perProcess.values();
    std::sort(counts.begin(), counts.end());
    EXPECT_EQ(counts, (QList<int> {7, 13}));
}

TEST_F(WorkloadFaults, OldFormats)
{
    run({QStringLiteral("--instant"), QStringLiteral("--old-format=1"), QStringLiteral("--steps=0")});
    EXPECT_TRUE(logText(QStringLiteral("run")).startsWith(QStringLiteral("[EVENT] GE(")));
    run({QStringLiteral("--instant"), QStringLiteral("--old-format=2"), QStringLiteral("--steps=0")});
    EXPECT_EQ(logText(QStringLiteral("run")).count(QStringLiteral("[step_recorder.cc:137][EVENT]")), 1);
}
