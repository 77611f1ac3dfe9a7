// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How a session leads its runner through its life: prepare, trials, close.
#include "session_fixture.h"

#include <QFileInfo>

using namespace tributary;
using namespace tributary::testing_support;

namespace
{

/// A runner whose preparation and end take as long as the test wants.
class SlowRunner : public FakeRunner
{
public:
    void prepare() override
    {
        calls << QStringLiteral("prepare");
        QTimer::singleShot(0, this, [this] {
            Q_EMIT phaseChanged(
                {RunPhase::Kind::Compile, RunPhase::State::Begun, QStringLiteral("default"), 0, 0, 0, {}});
            if (prepareError)
                Q_EMIT failed(*prepareError);
            else if (!holdPrepare)
                Q_EMIT prepared();
        });
    }
    void start(const TrialSpec &spec, const TrialFolder &folder) override
    {
        calls << QStringLiteral("start");
        if (failAt == spec.sequence)
            QTimer::singleShot(0, this, [this] { Q_EMIT failed({Text("gone for good"), {}, Text("resume")}); });
        else
            FakeRunner::start(spec, folder);
    }
    void stop() override
    {
        calls << QStringLiteral("stop");
        if (holdPrepare)
            QTimer::singleShot(0, this, &TrialRunner::prepared);
        else if (holdClose)
            QTimer::singleShot(0, this, &TrialRunner::closed);
        else
            FakeRunner::stop();
    }
    void close() override
    {
        calls << QStringLiteral("close");
        if (onClose)
            onClose();
        if (!holdClose)
            QTimer::singleShot(0, this, &TrialRunner::closed);
    }

    QStringList calls;
    std::optional<Error> prepareError;
    int failAt = -1;
    bool holdPrepare = false;
    bool holdClose = false;
    std::function<void()> onClose;
};

class SessionRunnerTest : public SessionTest
{
protected:
    /// A new session, or one that goes on with what is in the folder.
    TuningSession *makeSlow()
    {
        const bool isNew = !QFile::exists(folder().journal());
        std::vector<Trial> finished;
        if (isNew) {
            EXPECT_TRUE(ResultFolder::create(folder().path()));
        } else {
            auto recorded = readRun(folder().path());
            EXPECT_TRUE(recorded);
            for (RecordedTrial &trial : recorded->trials)
                finished.push_back(std::move(trial.trial));
        }
        JournalHeader header;
        header.config = m_config.toJson();
        auto journal =
            isNew ? Journal::create(folder().journal(), header) : Journal::resume(folder().journal(), header);
        EXPECT_TRUE(journal);
        auto runner = std::make_unique<SlowRunner>();
        m_slow = runner.get();
        m_session = std::make_unique<TuningSession>(
            m_config, folder(), std::move(*journal), std::move(finished), std::move(runner));
        return m_session.get();
    }

    SlowRunner *m_slow = nullptr;
};

} // namespace

TEST_F(SessionRunnerTest, PreparesOnceAndClosesAtTheEnd)
{
    TuningSession *session = makeSlow();
    int phases = 0;
    QObject::connect(session, &TuningSession::phaseChanged, session, [&] { ++phases; });
    m_slow->onClose = [this] {
        EXPECT_TRUE(QFileInfo::exists(folder().summaryJson())) << "what was measured is safe before the clean-up";
    };
    const RunEnd end = run(*session);
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    EXPECT_EQ(m_slow->calls.first(), QStringLiteral("prepare"));
    EXPECT_EQ(m_slow->calls.last(), QStringLiteral("close"));
    EXPECT_EQ(m_slow->calls.size(), 8) << "six trials between";
    EXPECT_EQ(phases, 1);
}

TEST_F(SessionRunnerTest, ARunThatIsThroughTouchesItsRunnerNot)
{
    (void)run(*makeSlow());
    const RunEnd end = run(*makeSlow());
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    EXPECT_TRUE(m_slow->calls.isEmpty());
}

TEST_F(SessionRunnerTest, APreparationThatFailsEndsTheRun)
{
    TuningSession *session = makeSlow();
    m_slow->prepareError = Error {Text("it did not compile"), {}, {}};
    const RunEnd end = run(*session);
    EXPECT_EQ(end.kind, RunEnd::Kind::Failed);
    ASSERT_TRUE(end.error);
    EXPECT_EQ(end.error->english(), QStringLiteral("it did not compile"));
    EXPECT_EQ(m_slow->calls, (QStringList {QStringLiteral("prepare"), QStringLiteral("close")}));
}

TEST_F(SessionRunnerTest, ARunnerThatIsLostEndsTheRunAndResumeGoesOn)
{
    {
        TuningSession *session = makeSlow();
        m_slow->failAt = 2;
        const RunEnd end = run(*session);
        EXPECT_EQ(end.kind, RunEnd::Kind::Failed);
        EXPECT_TRUE(end.error->english().contains(QStringLiteral("gone for good")));
        EXPECT_EQ(end.snapshot->trials.size(), 2U);
        EXPECT_EQ(readJournal(folder().journal())->trials.size(), 2U) << "the lost trial is not in the journal";
    }
    const RunEnd end = run(*makeSlow());
    EXPECT_EQ(end.kind, RunEnd::Kind::Completed);
    EXPECT_EQ(end.snapshot->trials.size(), 6U);
}

TEST_F(SessionRunnerTest, AStopEndsThePreparation)
{
    TuningSession *session = makeSlow();
    m_slow->holdPrepare = true;
    QObject::connect(session, &TuningSession::phaseChanged, session, [session] {
        EXPECT_FALSE(session->isTrialRunning());
        session->stopAfterTrial();
    });
    const RunEnd end = run(*session);
    EXPECT_EQ(end.kind, RunEnd::Kind::Stopped);
    EXPECT_EQ(
        m_slow->calls, (QStringList {QStringLiteral("prepare"), QStringLiteral("stop"), QStringLiteral("close")}));
}

TEST_F(SessionRunnerTest, AStopEndsTheCleanUp)
{
    TuningSession *session = makeSlow();
    m_slow->holdClose = true;
    m_slow->onClose = [session] { QTimer::singleShot(0, session, &TuningSession::stopNow); };
    EXPECT_EQ(run(*session).kind, RunEnd::Kind::Completed) << "the run itself was through";
    EXPECT_EQ(m_slow->calls.last(), QStringLiteral("stop"));
}
