// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_translator.h"
#include "page_fixture.h"
#include "setup/chip_list.h"
#include "setup/model_count.h"
#include "tuning/om_files.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace tributary;
using namespace tributary::gui;

namespace
{

Target machine(const char *name)
{
    Target target;
    target.name = QLatin1String(name);
    target.host = QStringLiteral("lab.example");
    target.port = 2222;
    target.user = QStringLiteral("tester");
    target.remoteWorkdir = QStringLiteral("/home/tester/tune");
    target.runCommand = QStringLiteral("infer --om {om}");
    return target;
}

class OfflinePage : public PageFixture
{
protected:
    void SetUp() override
    {
        PageFixture::SetUp();
        for (const char *name : {"lab", "other"}) {
            bool isAdded = false;
            targets.add(machine(name), [&](const Result<QString> &done) { isAdded = done.has_value(); });
            ASSERT_TRUE(waitFor([&] { return isAdded; }));
        }
    }
    void TearDown() override { QFile::remove(TargetPlaces::ofUser().storeFile); }

    void goOffline()
    {
        field<QRadioButton>("offline")->click();
        ASSERT_TRUE(setup().isOffline);
    }
    void choose(const QString &name)
    {
        auto *chooser = field<QComboBox>("target");
        const int index = chooser->findText(name);
        ASSERT_GE(index, 0) << name.toStdString();
        chooser->setCurrentIndex(index);
        Q_EMIT chooser->activated(index);
    }
    /// The finding of that id, once the machine has been looked at with the set-up of now.
    const PreflightFinding *finding(const char *id, PreflightFinding::Level level)
    {
        const PreflightFinding *found = nullptr;
        (void)waitFor([&] {
            for (const PreflightFinding &each : page.preflight()->report().findings) {
                if (QLatin1String(each.id) == QLatin1String(id) && each.level == level)
                    found = &each;
            }
            return found != nullptr;
        });
        return found;
    }
};

bool isMarkedWrong(const QWidget *field)
{
    return field->property("wrong").toBool();
}

using Level = PreflightFinding::Level;

} // namespace

TEST_F(OfflinePage, TheModeChangesTheFields)
{
    EXPECT_TRUE(field<QPlainTextEdit>("command")->isVisible());
    EXPECT_FALSE(field<QComboBox>("target")->isVisible());
    goOffline();
    EXPECT_FALSE(field<QPlainTextEdit>("command")->isVisible());
    EXPECT_TRUE(field<QPlainTextEdit>("compileCommand")->isVisible());
    EXPECT_TRUE(field<QComboBox>("target")->isVisible());
    document.undoStack()->undo();
    EXPECT_FALSE(setup().isOffline);
    EXPECT_TRUE(field<QRadioButton>("online")->isChecked());
    EXPECT_TRUE(field<QPlainTextEdit>("command")->isVisible());
    document.undoStack()->redo();
    EXPECT_TRUE(field<QPlainTextEdit>("compileCommand")->isVisible());
}

TEST_F(OfflinePage, TheCompileCommandIsCheckedAsItIsTyped)
{
    goOffline();
    auto *command = field<QPlainTextEdit>("compileCommand");
    QTest::keyClicks(command, QStringLiteral("/bin/sh --output=model"));
    EXPECT_TRUE(isMarkedWrong(command));
    EXPECT_TRUE(visibleText().contains(QStringLiteral("{om}"))) << visibleText().toStdString();
    EXPECT_FALSE(field<QLabel>("compileCommandNote")->isVisible());
    QTest::keyClicks(command, QStringLiteral(" {om_prefix}"));
    EXPECT_FALSE(isMarkedWrong(command));
    EXPECT_TRUE(field<QLabel>("compileCommandNote")->text().contains(QStringLiteral("/om/model_<candidate>")))
        << field<QLabel>("compileCommandNote")->text().toStdString();
    ASSERT_TRUE(waitFor([this] { return field<QLabel>("compiler")->isVisible(); }));
    EXPECT_TRUE(field<QLabel>("compiler")->text().contains(QStringLiteral("/bin/sh")));
    EXPECT_EQ(document.undoStack()->count(), 2) << "the mode, and what was typed";
    document.undoStack()->undo();
    EXPECT_TRUE(command->toPlainText().isEmpty());
}

TEST_F(OfflinePage, ATargetIsChosenAndShown)
{
    goOffline();
    EXPECT_NE(finding("target", Level::Problem), nullptr);
    EXPECT_TRUE(isMarkedWrong(field<QComboBox>("target")));
    choose(QStringLiteral("other"));
    EXPECT_EQ(setup().offline.targetName, QStringLiteral("other"));
    EXPECT_FALSE(isMarkedWrong(field<QComboBox>("target")));
    EXPECT_EQ(field<QLabel>("aboutTarget")->text(), QStringLiteral("tester@lab.example:2222, /home/tester/tune"));
    EXPECT_EQ(field<ChipList>("runCommand")->words(),
        (QStringList {QStringLiteral("infer"), QStringLiteral("--om"), QStringLiteral("{om}")}));
    EXPECT_NE(finding("target", Level::Ok), nullptr);
    EXPECT_NE(finding("target_test", Level::Info), nullptr);
    document.undoStack()->undo();
    EXPECT_TRUE(setup().offline.targetName.isEmpty());
    EXPECT_EQ(field<QComboBox>("target")->currentIndex(), -1);
}

TEST_F(OfflinePage, TheLastTestIsTold)
{
    goOffline();
    choose(QStringLiteral("lab"));
    CheckItem failed;
    failed.step = CheckStep::Login;
    failed.state = CheckItem::State::Failed;
    failed.what = "The login was refused";
    targets.noteTest(machine("lab"), {failed});
    EXPECT_TRUE(field<QLabel>("targetTested")->text().contains(QStringLiteral("The login was refused")));
    EXPECT_NE(finding("target_test", Level::Warning), nullptr);
    targets.noteTest(machine("lab"), {});
    EXPECT_TRUE(field<QLabel>("targetTested")->text().contains(QStringLiteral("Passed")));
    EXPECT_NE(finding("target_test", Level::Ok), nullptr);
}

TEST_F(OfflinePage, ButtonsAskForTheManager)
{
    goOffline();
    QSignalSpy wanted(&page, &SetupPage::targetWanted);
    QTest::mouseClick(field<QPushButton>("newTarget"), Qt::LeftButton);
    choose(QStringLiteral("lab"));
    QTest::mouseClick(field<QPushButton>("editTarget"), Qt::LeftButton);
    QTest::mouseClick(field<QPushButton>("testTarget"), Qt::LeftButton);
    ASSERT_EQ(wanted.size(), 3);
    EXPECT_EQ(wanted[0][1].value<TargetWish>(), TargetWish::New);
    EXPECT_EQ(wanted[1][0].toString(), QStringLiteral("lab"));
    EXPECT_EQ(wanted[1][1].value<TargetWish>(), TargetWish::Edit);
    EXPECT_EQ(wanted[2][1].value<TargetWish>(), TargetWish::Test);
}

TEST_F(OfflinePage, TheTargetOfAnImportedRunCanBeUsedAndCopied)
{
    change([](RunSetup &setup) {
        setup.isOffline = true;
        setup.offline.target = machine("far").toJson();
    });
    EXPECT_EQ(field<QComboBox>("target")->currentText(), QStringLiteral("far (of the run)"));
    EXPECT_FALSE(isMarkedWrong(field<QComboBox>("target")));
    QSignalSpy copy(&page, &SetupPage::targetCopyWanted);
    QTest::mouseClick(field<QPushButton>("editTarget"), Qt::LeftButton);
    ASSERT_EQ(copy.size(), 1);
    choose(QStringLiteral("lab"));
    EXPECT_EQ(setup().offline.targetName, QStringLiteral("lab"));
    choose(QStringLiteral("far (of the run)"));
    EXPECT_TRUE(setup().offline.targetName.isEmpty());
}

TEST_F(OfflinePage, SwitchesAreUndone)
{
    goOffline();
    field<QSpinBox>("compileJobs")->setValue(4);
    for (const char *name : {"keepGoing", "reuseOm", "keepRemote"})
        field<QCheckBox>(name)->click();
    EXPECT_EQ(setup().offline.compileJobs, 4);
    EXPECT_TRUE(setup().offline.keepGoing && setup().offline.reuseOm && setup().offline.keepRemote);
    for (int i = 0; i < 4; ++i)
        document.undoStack()->undo();
    EXPECT_EQ(field<QSpinBox>("compileJobs")->value(), 1);
    for (const char *name : {"keepGoing", "reuseOm", "keepRemote"})
        EXPECT_FALSE(field<QCheckBox>(name)->isChecked()) << name;
}

TEST_F(OfflinePage, ModelsOfEarlierRunsAreCounted)
{
    const QTemporaryDir folder;
    const OmFolder models(folder.path());
    const auto put = [](const QString &path) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("x");
    };
    const OmVariant known {Candidate(), false};
    put(models.prefix(known) + QStringLiteral(".om"));
    put(models.record(known));
    put(models.prefix({Candidate(), true}) + QStringLiteral(".om")); // nothing says how it was made
    EXPECT_EQ(modelsThere(folder.path(), {Candidate()}, true), 1);
    EXPECT_EQ(modelsThere(folder.path() + QStringLiteral("/none"), {Candidate()}, true), 0);
    goOffline();
    QTest::keyClicks(field<QLineEdit>("omFolder"), folder.path());
    ASSERT_TRUE(waitFor([this] { return field<QLabel>("models")->text().contains(QStringLiteral("1 of 8")); }))
        << field<QLabel>("models")->text().toStdString();
}

TEST_F(OfflinePage, TextsFollowTheLanguage)
{
    goOffline();
    BracketTranslator brackets;
    QCoreApplication::installTranslator(&brackets);
    QCoreApplication::processEvents();
    EXPECT_EQ(
        field<QRadioButton>("offline")->text(), QStringLiteral("[Offline: compile here, run on a target machine]"));
    EXPECT_EQ(field<QComboBox>("target")->accessibleName(), QStringLiteral("[Target]"));
    EXPECT_EQ(field<QCheckBox>("keepGoing")->text(), QStringLiteral("[Leave the candidate out and go on]"));
    QCoreApplication::removeTranslator(&brackets);
    QCoreApplication::processEvents();
    EXPECT_EQ(field<QComboBox>("target")->accessibleName(), QStringLiteral("Target"));
}
