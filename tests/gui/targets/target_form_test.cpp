// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_fixture.h"
#include "targets/target_form.h"

using namespace tributary;
using namespace tributary::gui;

namespace
{

class TargetFormTest : public TargetFixture
{
protected:
    void SetUp() override
    {
        TargetFixture::SetUp();
        form.show();
        form.setTarget(sample(QStringLiteral("lab")), {QStringLiteral("other")});
    }
    void put(const char *field, const QString &text)
    {
        auto *edited = form.findChild<QLineEdit *>(QLatin1String(field));
        ASSERT_TRUE(edited) << field;
        edited->selectAll();
        QTest::keyClick(edited, Qt::Key_Delete);
        QTest::keyClicks(edited, text);
    }

    TargetForm form;
};

} // namespace

TEST_F(TargetFormTest, GivesBackWhatItGot)
{
    Target target = sample(QStringLiteral("lab"));
    target.port = 2222;
    target.keepAlive = 30;
    target.unknown[QStringLiteral("theirs")] = 1;
    form.setTarget(target, {});
    EXPECT_EQ(form.target(), target);
    EXPECT_FALSE(form.isChanged());
    put("port", {});
    EXPECT_TRUE(form.isChanged());
    EXPECT_FALSE(form.target().port) << "left to ~/.ssh/config";
    EXPECT_EQ(form.target().unknown, target.unknown);
}

struct BadValue {
    const char *field;
    const char *value;
    const char *said;
};

class TargetFormFields : public TargetFormTest, public ::testing::WithParamInterface<BadValue>
{
};

TEST_P(TargetFormFields, TheProblemIsSaidBelowItsFieldWhileTyping)
{
    const BadValue &bad = GetParam();
    EXPECT_TRUE(form.problem(bad.field).isEmpty());
    put(bad.field, QLatin1String(bad.value));
    EXPECT_TRUE(form.problem(bad.field).contains(QLatin1String(bad.said))) << form.problem(bad.field).toStdString();
    for (const char *other : {"host", "user", "remote_workdir", "run_command"}) {
        if (QLatin1String(other) != QLatin1String(bad.field)) {
            EXPECT_TRUE(form.problem(other).isEmpty()) << other;
        }
    }
    EXPECT_FALSE(form.checkAll());
}

INSTANTIATE_TEST_SUITE_P(Fields, TargetFormFields,
    ::testing::Values(BadValue {"name", "", "short name"}, BadValue {"name", "OTHER", "already"},
        BadValue {"name", "a/b", "no name"}, BadValue {"host", "tester@lab", "no address"},
        BadValue {"port", "ssh", "whole number"}, BadValue {"port", "70000", "65535"}, BadValue {"user", "", "empty"},
        BadValue {"identity_file", "key", "absolute"}, BadValue {"remote_workdir", "/tune", "two levels"},
        BadValue {"remote_workdir", "/home/../etc", ".."}, BadValue {"cann_env", "set_env.sh", "absolute"},
        BadValue {"run_command", "infer", "{om}"}, BadValue {"run_command", "infer '{om}", "split"},
        BadValue {"jump_host", "a b", "[user@]host[:port]"}, BadValue {"connect_timeout", "0", "seconds"},
        BadValue {"keep_alive", "1", "seconds"}));

TEST_F(TargetFormTest, ANewFormIsNotRedBeforeTheUserTriesToSave)
{
    form.setTarget({}, {});
    for (const char *field : {"name", "host", "user", "remote_workdir", "run_command"})
        EXPECT_TRUE(form.problem(field).isEmpty()) << field;
    EXPECT_FALSE(form.checkAll());
    for (const char *field : {"name", "host", "user", "remote_workdir", "run_command"})
        EXPECT_FALSE(form.problem(field).isEmpty()) << field;
    EXPECT_TRUE(form.problem("port").isEmpty());
}
