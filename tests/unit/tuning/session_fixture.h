// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "tuning/recorded_run.h"
#include "tuning/session.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>

#include <gtest/gtest.h>

namespace tributary::testing_support
{

/// Writes the STEP lines of a trial as GE does; `change` may spoil the trial or its text.
class FakeRunner : public TrialRunner
{
public:
    struct Plan {
        Trial trial;
        QByteArray plog;
        QByteArray output = "hello\n";
    };

    static QByteArray steps(const TrialSpec &spec, int count, int cost_us)
    {
        QByteArray text;
        for (int step = 0; step < count; ++step) {
            const int start = 1000000 + step * 2 * cost_us;
            text += "[INFO] GE(77,fake):2026-08-21-10:00:00.123.456 [step_recorder.cc:137]77 Record:[GE_MS_TUNE][STEP] "
                    "api=NnExecute mode="
                + spec.candidate.name().toLatin1() + " model_id=1 step=" + QByteArray::number(step)
                + " start_us=" + QByteArray::number(start) + " end_us=" + QByteArray::number(start + cost_us)
                + " cost_us=" + QByteArray::number(cost_us) + " sync_us=0 ret=0 sync_ret=0\n";
        }
        return text;
    }

    void start(const TrialSpec &spec, const TrialFolder &folder) override
    {
        started.push_back(spec);
        Plan plan;
        plan.trial.spec = spec;
        plan.trial.wallSeconds = 0.5;
        // LoadBalance is 20 % faster than the baseline; the round adds 1 %.
        const int base = spec.candidate.strategy == Strategy::LoadBalance ? 800 : 1000;
        plan.plog = steps(spec, 13, base + 10 * spec.round + 2 * spec.slot);
        if (change)
            change(plan);
        (void)makeFolder(folder.plog());
        (void)writeFileAtomically(folder.plog() + QStringLiteral("/plog-77_1.log"), plan.plog);
        (void)writeFileAtomically(folder.stdoutLog(), plan.output);
        if (hang) {
            m_hanging = plan.trial;
            return;
        }
        QTimer::singleShot(0, this, [this, trial = plan.trial] { Q_EMIT finished(trial); });
    }

    void stop() override
    {
        m_hanging.exit = {ExitState::Kind::Interrupted, 15, {}};
        QTimer::singleShot(0, this, [this] { Q_EMIT finished(m_hanging); });
    }

    std::vector<TrialSpec> started;
    std::function<void(Plan &)> change;
    bool hang = false;

private:
    Trial m_hanging;
};

class SessionTest : public ::testing::Test
{
protected:
    SessionTest()
    {
        m_config.command = QStringLiteral("workload");
        m_config.candidates = {Candidate {}, {Strategy::LoadBalance, 2}};
    }

    [[nodiscard]] ResultFolder folder() const { return ResultFolder(m_dir.filePath(QStringLiteral("out"))); }

    /// A session in the folder, new or resumed; it and m_runner live until the next call.
    TuningSession *makeSession()
    {
        auto runner = std::make_unique<FakeRunner>();
        m_runner = runner.get();
        m_runner->change = m_change;
        JournalHeader header;
        header.config = m_config.toJson();
        std::vector<Trial> finished;
        const bool isNew = !QFile::exists(folder().journal());
        if (isNew) {
            EXPECT_TRUE(ResultFolder::create(folder().path()));
        } else {
            auto recorded = readRun(folder().path());
            EXPECT_TRUE(recorded);
            for (RecordedTrial &trial : recorded->trials)
                finished.push_back(std::move(trial.trial));
        }
        auto journal =
            isNew ? Journal::create(folder().journal(), header) : Journal::resume(folder().journal(), header);
        EXPECT_TRUE(journal);
        m_session = std::make_unique<TuningSession>(
            m_config, folder(), std::move(*journal), std::move(finished), std::move(runner));
        return m_session.get();
    }

    /// Runs it to its end.
    RunEnd run(TuningSession &session)
    {
        RunEnd end;
        QEventLoop loop;
        QObject::connect(&session, &TuningSession::ended, &loop, [&](const RunEnd &how) {
            end = how;
            loop.quit();
        });
        session.start();
        loop.exec();
        return end;
    }

    int m_argc = 1;
    char m_name[8] = "test";
    char *m_argv[2] = {m_name, nullptr};
    QCoreApplication m_app {m_argc, m_argv};
    QTemporaryDir m_dir;
    RunConfig m_config;
    std::unique_ptr<TuningSession> m_session;
    FakeRunner *m_runner = nullptr;
    std::function<void(FakeRunner::Plan &)> m_change;
};

} // namespace tributary::testing_support
