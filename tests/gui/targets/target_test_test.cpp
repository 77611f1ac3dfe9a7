// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Test of a target in the manager, against a real sshd.
#include "target_fixture.h"
#include "targets/test_panel.h"

#include <QAbstractItemDelegate>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardItemModel>
#include <QTableView>
#include <QTimer>

#include <csignal>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using State = CheckItem::State;

class TargetTesting : public TargetFixture
{
protected:
    void SetUp() override
    {
        TargetFixture::SetUp();
        ASSERT_TRUE(server.isRunning()) << server.log().toStdString();
        store({loopback(server, QStringLiteral("here"))});
    }
    bool waitForButton(const char *name)
    {
        return waitFor([this, name] {
            auto *found = dialog->findChild<QPushButton *>(QLatin1String(name));
            return found && found->isVisible();
        });
    }
    bool waitForEnd()
    {
        return waitFor([this] { return !dialog->test()->isRunning(); });
    }
    [[nodiscard]] const CheckItem *step(CheckStep wanted) const
    {
        for (const CheckItem &item : dialog->test()->model().items()) {
            if (item.step == wanted)
                return &item;
        }
        return nullptr;
    }
    [[nodiscard]] QByteArray knownHosts() const
    {
        QFile file(places.knownHosts.first());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    test::Sshd server;
};

} // namespace

TEST_F(TargetTesting, TheUsersTimeIsNotTheTargets)
{
    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForButton("rememberKey")) << messages().toStdString();
    constexpr int thinking_ms = 1500;
    QTest::qWait(thinking_ms);
    click("rememberKey");
    ASSERT_TRUE(waitForEnd());
    ASSERT_TRUE(step(CheckStep::HostKey));
    EXPECT_LT(step(CheckStep::HostKey)->seconds, thinking_ms / 1000.0);
    EXPECT_GE(step(CheckStep::HostKey)->seconds, 0.0);
}

TEST_F(TargetTesting, AFingerprintIsNotCutOffInANarrowColumn)
{
    const auto *table = dialog->test()->findChild<QTableView *>(QStringLiteral("checks"));
    const QAbstractItemDelegate *found = table->itemDelegateForColumn(CheckModel::Found);
    ASSERT_TRUE(found);
    const QString fingerprint = QStringLiteral("SHA256:f7D1AbeSri80BsLmT8/kcE45DAGe+x1OxaQeVNPVrn8");
    QStandardItemModel model;
    model.appendRow(new QStandardItem(fingerprint));
    QStyleOptionViewItem option;
    option.initFrom(table);
    option.features |= QStyleOptionViewItem::WrapText;
    option.rect = QRect(0, 0, option.fontMetrics.horizontalAdvance(fingerprint) / 2, 400);
    EXPECT_GE(found->sizeHint(option, model.index(0, 0)).height(), 3 * option.fontMetrics.lineSpacing());
}

TEST_F(TargetTesting, AnUnknownKeyIsAskedAboutThenEachStepIsShown)
{
    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(dialog->test()->isRunning());
    ASSERT_TRUE(waitForButton("rememberKey")) << messages().toStdString();
    EXPECT_TRUE(messages().contains(QStringLiteral("SHA256:"))) << messages().toStdString();
    click("rememberKey");
    ASSERT_TRUE(waitForEnd());
    ASSERT_EQ(dialog->test()->model().items().size(), 11U);
    for (const CheckStep wanted : {CheckStep::Resolve, CheckStep::Connect, CheckStep::HostKey, CheckStep::Login,
             CheckStep::Shell, CheckStep::Sftp, CheckStep::Workdir, CheckStep::Program})
        EXPECT_EQ(step(wanted)->state, State::Passed) << step(wanted)->what.english().toStdString();
    EXPECT_TRUE(knownHosts().contains("ssh-ed25519"));
    const auto note = desk.lastTest(*desk.find(QStringLiteral("here")));
    ASSERT_TRUE(note);
    EXPECT_FALSE(note->failure);

    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForEnd()) << "not asked again";
    EXPECT_EQ(step(CheckStep::Login)->state, State::Passed);
}

TEST_F(TargetTesting, ARefusedKeyEndsTheTest)
{
    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForButton("refuseKey"));
    click("refuseKey");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(step(CheckStep::HostKey)->state, State::Failed);
    EXPECT_EQ(step(CheckStep::Login)->state, State::Skipped);
    EXPECT_TRUE(knownHosts().isEmpty());
    ASSERT_TRUE(desk.lastTest(*desk.find(QStringLiteral("here"))));
    EXPECT_EQ(desk.lastTest(*desk.find(QStringLiteral("here")))->failure->step, CheckStep::HostKey);
}

TEST_F(TargetTesting, AChangedKeyIsRefusedWithoutAWayToAcceptIt)
{
    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForButton("rememberKey"));
    click("rememberKey");
    ASSERT_TRUE(waitForEnd());
    // Another key of the same type for this server.
    const QByteArray before = knownHosts();
    QFile other(server.makeKey(QStringLiteral("other"), {QStringLiteral("-t"), QStringLiteral("ed25519")})
        + QStringLiteral(".pub"));
    ASSERT_TRUE(other.open(QIODevice::ReadOnly));
    QFile file(places.knownHosts.first());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("# a comment\n" + before.left(before.indexOf(' ')) + ' ' + other.readAll());
    file.close();

    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForEnd());
    ASSERT_EQ(step(CheckStep::HostKey)->state, State::Failed);
    const QString found = dialog->test()->model().index(int(CheckStep::HostKey), CheckModel::Found).data().toString();
    EXPECT_EQ(found.count(QStringLiteral("SHA256:")), 2) << found.toStdString();
    EXPECT_TRUE(found.contains(QStringLiteral("2"))) << "the line: " << found.toStdString();
    EXPECT_EQ(dialog->findChild<QPushButton *>(QStringLiteral("acceptKeyOnce")), nullptr);
    EXPECT_TRUE(messages().isEmpty()) << messages().toStdString();
}

TEST_F(TargetTesting, StoppingAnswersTheQuestion)
{
    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForButton("refuseKey"));
    click("stopTest");
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(messages().isEmpty());
    EXPECT_FALSE(desk.lastTest(*desk.find(QStringLiteral("here")))) << "a stopped test says nothing";
}

TEST_F(TargetTesting, TheManagerCanGoWhileAQuestionIsOpen)
{
    dialog->testTarget(QStringLiteral("here"));
    ASSERT_TRUE(waitForButton("refuseKey"));
    dialog.reset();
}

TEST_F(TargetTesting, WhileTheTargetHangsTheWindowAnswers)
{
    server.signalAll(SIGSTOP);
    dialog->testTarget(QStringLiteral("here"));
    // The longest time between two rounds of the window's loop, against the same without a hanging target: the machine
    // may be busy with other things.
    qint64 longest = 0;
    QElapsedTimer since;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &beat, [&] { longest = std::max(longest, since.restart()); });
    const auto watch = [&] {
        longest = 0;
        since.start();
        beat.start(5);
        QTest::qWait(700);
        beat.stop();
        return longest;
    };
    qint64 hanging = watch();
    EXPECT_TRUE(dialog->test()->isRunning());
    for (int again = 0; hanging > 50 && again < 5; ++again)
        hanging = std::min(hanging, watch());
    EXPECT_LE(hanging, 50) << "ms";
    click("stopTest");
    ASSERT_TRUE(waitForEnd());
    server.signalAll(SIGCONT);
    EXPECT_EQ(step(CheckStep::Login)->state, State::Skipped);
}

TEST_F(TargetTesting, WhatIsTestedIsWhatTheFormSays)
{
    type("run_command", QStringLiteral("no-such-program {om}"));
    click("startTest");
    ASSERT_TRUE(waitForButton("acceptKeyOnce"));
    click("acceptKeyOnce");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(step(CheckStep::Program)->state, State::Failed);
    EXPECT_TRUE(step(CheckStep::Program)->what.english().contains(QStringLiteral("no-such-program"))
        || step(CheckStep::Program)->detail.contains(QStringLiteral("no-such-program")))
        << step(CheckStep::Program)->what.english().toStdString();
    EXPECT_FALSE(desk.lastTest(*desk.find(QStringLiteral("here")))) << "the saved target was not tested";
    EXPECT_TRUE(dialog->test()->resultText().contains(QStringLiteral("will not work")));
}
