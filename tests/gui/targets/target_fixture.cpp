// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_fixture.h"

namespace tributary::gui
{

void TargetFixture::SetUp()
{
    ASSERT_TRUE(dir.isValid());
    dialog = std::make_unique<TargetDialog>(desk);
    dialog->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog.get()));
}

Target TargetFixture::sample(const QString &name)
{
    Target target;
    target.name = name;
    target.host = QStringLiteral("lab.example");
    target.user = QStringLiteral("tester");
    target.remoteWorkdir = QStringLiteral("/home/tester/tune");
    target.runCommand = QStringLiteral("infer --om {om}");
    return target;
}

Target TargetFixture::loopback(const test::Sshd &server, const QString &name) const
{
    Target target = sample(name);
    target.host = QStringLiteral("127.0.0.1");
    target.port = server.port();
    target.user = test::Sshd::user();
    target.identityFile = server.path(QStringLiteral("login_ed25519"));
    target.remoteWorkdir = dir.filePath(QStringLiteral("work/tune"));
    target.runCommand = QStringLiteral("sh {om}");
    return target;
}

void TargetFixture::store(const std::vector<Target> &targets)
{
    TargetStore all(places.storeFile);
    for (const Target &each : targets) {
        const auto added = all.add(each);
        ASSERT_TRUE(added) << added.error().english().toStdString();
    }
    desk.reload();
    ASSERT_TRUE(waitFor([this, &targets] { return desk.targets().size() == targets.size(); }));
}

QLineEdit *TargetFixture::line(const char *field) const
{
    auto *found = dialog->findChild<QLineEdit *>(QLatin1String(field));
    EXPECT_NE(found, nullptr) << field;
    return found;
}

QPushButton *TargetFixture::button(const char *name) const
{
    auto *found = dialog->findChild<QPushButton *>(QLatin1String(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
}

void TargetFixture::click(const char *name) const
{
    ASSERT_TRUE(button(name)->isEnabled()) << name;
    QTest::mouseClick(button(name), Qt::LeftButton);
}

void TargetFixture::type(const char *field, const QString &text) const
{
    line(field)->selectAll();
    QTest::keyClick(line(field), Qt::Key_Delete);
    QTest::keyClicks(line(field), text);
}

QPushButton *TargetFixture::messageButton(const QString &text) const
{
    for (QPushButton *each : dialog->messages()->findChildren<QPushButton *>()) {
        if (each->text() == text && each->isVisible())
            return each;
    }
    return nullptr;
}

} // namespace tributary::gui
