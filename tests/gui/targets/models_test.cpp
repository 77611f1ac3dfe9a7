// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_fixture.h"
#include "targets/check_model.h"
#include "targets/target_list_model.h"

#include <QAbstractItemModelTester>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using Mode = QAbstractItemModelTester::FailureReportingMode;

CheckItem item(CheckStep step, CheckItem::State state, const char *what, const char *hint = "")
{
    CheckItem made;
    made.step = step;
    made.state = state;
    made.seconds = 0.25;
    made.what = what;
    made.hint = hint;
    return made;
}

QString textAt(const CheckModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

class TargetModels : public TargetFixture
{
};

} // namespace

TEST_F(TargetModels, TheListFollowsTheStore)
{
    TargetListModel model(desk);
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    EXPECT_EQ(model.rowCount(), 0);
    Target second = sample(QStringLiteral("Second"));
    second.host = QStringLiteral("fe80::1");
    second.port = 2222;
    store({sample(QStringLiteral("first")), second});
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0).data().toString(), QStringLiteral("first\ntester@lab.example"));
    EXPECT_EQ(model.index(1).data().toString(), QStringLiteral("Second\ntester@[fe80::1]:2222"));
    EXPECT_EQ(model.rowOf(QStringLiteral("SECOND")), 1);
    EXPECT_EQ(model.rowOf(QStringLiteral("third")), -1);
    bool isRemoved = false;
    desk.remove(QStringLiteral("first"), [&](const Result<QString> &done) { isRemoved = done.has_value(); });
    ASSERT_TRUE(waitFor([&] { return isRemoved; }));
    EXPECT_EQ(model.rowCount(), 1);
}

TEST(CheckModelTest, StepsComeOneByOne)
{
    CheckModel model;
    const QAbstractItemModelTester tester(&model, Mode::Fatal);
    EXPECT_EQ(model.rowCount(), 0) << "nothing was tested yet";
    model.begin();
    ASSERT_EQ(model.rowCount(), 11);
    EXPECT_EQ(textAt(model, 0, CheckModel::Step), QStringLiteral("resolve the name"));
    EXPECT_TRUE(textAt(model, 0, CheckModel::State).contains(QStringLiteral("goes on")));
    EXPECT_TRUE(textAt(model, 1, CheckModel::State).isEmpty());
    model.add(item(CheckStep::Resolve, CheckItem::State::Passed, "The address is known"));
    EXPECT_TRUE(textAt(model, 0, CheckModel::State).contains(QStringLiteral("passed")));
    EXPECT_EQ(textAt(model, 0, CheckModel::Time), QStringLiteral("250 ms"));
    EXPECT_EQ(textAt(model, 0, CheckModel::Found), QStringLiteral("The address is known"));
    EXPECT_TRUE(textAt(model, 1, CheckModel::State).contains(QStringLiteral("goes on")));
    model.add(item(CheckStep::Connect, CheckItem::State::Failed, "Nobody answers", "Start the server."));
    EXPECT_TRUE(textAt(model, 1, CheckModel::Found).contains(QStringLiteral("Start the server.")));
    model.add(item(CheckStep::HostKey, CheckItem::State::Skipped, "Not tried"));
    EXPECT_TRUE(textAt(model, 2, CheckModel::Time).isEmpty());
    model.end();
    EXPECT_TRUE(textAt(model, 3, CheckModel::State).isEmpty()) << "nothing goes on any more";
    while (model.items().size() < 11)
        model.add(item(CheckStep::Npu, CheckItem::State::Warning, "x"));
    model.add(item(CheckStep::Npu, CheckItem::State::Warning, "one too many"));
    EXPECT_EQ(model.items().size(), 11U);
    model.begin();
    EXPECT_TRUE(model.items().empty());
    model.clear();
    EXPECT_EQ(model.rowCount(), 0);
}
