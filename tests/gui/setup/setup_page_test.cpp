// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "bracket_translator.h"
#include "page_fixture.h"
#include "setup/chip_list.h"
#include "setup/field_form.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using SetupPageTest = PageFixture;

bool isMarkedWrong(const QWidget *field)
{
    return field->property("wrong").toBool();
}

} // namespace

TEST_F(SetupPageTest, ACommandIsSplitAsItIsTyped)
{
    auto *command = field<QPlainTextEdit>("command");
    QTest::keyClicks(command, QStringLiteral("/bin/sh -c 'a b'"));
    EXPECT_EQ(setup().command, QStringLiteral("/bin/sh -c 'a b'"));
    EXPECT_EQ(page.findChild<ChipList *>()->words(),
        (QStringList {QStringLiteral("/bin/sh"), QStringLiteral("-c"), QStringLiteral("a b")}));
    ASSERT_TRUE(waitFor([this] { return field<QLabel>("program")->isVisible(); }));
    EXPECT_TRUE(field<QLabel>("program")->text().contains(QLatin1String("/bin/sh")));
    EXPECT_FALSE(isMarkedWrong(command));
    EXPECT_EQ(document.undoStack()->count(), 1);
}

TEST_F(SetupPageTest, ABadQuoteIsSaidAndMarked)
{
    auto *command = field<QPlainTextEdit>("command");
    QTest::keyClicks(command, QStringLiteral("/bin/sh 'open"));
    const auto words = splitShellWords(setup().command);
    ASSERT_FALSE(words);
    EXPECT_TRUE(isMarkedWrong(command));
    EXPECT_TRUE(visibleText().contains(words.error().what.translated()));
    EXPECT_TRUE(page.findChild<ChipList *>()->words().isEmpty());
    QTest::keyClick(command, Qt::Key_Apostrophe);
    EXPECT_FALSE(isMarkedWrong(command));
    EXPECT_FALSE(visibleText().contains(words.error().what.translated()));
}

TEST_F(SetupPageTest, AProgramThatIsNotThereIsSaid)
{
    auto *command = field<QPlainTextEdit>("command");
    QTest::keyClicks(command, QStringLiteral("no_such_program_here --x"));
    ASSERT_TRUE(waitFor([command] { return isMarkedWrong(command); }));
    EXPECT_TRUE(visibleText().contains(QLatin1String("no_such_program_here is not in PATH")));
    EXPECT_EQ(page.findChild<ChipList *>()->words().size(), 2);
}

TEST_F(SetupPageTest, AFolderThatIsNotThereIsMarked)
{
    auto *folder = field<QLineEdit>("workingFolder");
    EXPECT_FALSE(isMarkedWrong(folder));
    QTest::keyClicks(folder, QStringLiteral("/no/such"));
    ASSERT_TRUE(waitFor([folder] { return isMarkedWrong(folder); }));
    EXPECT_EQ(setup().workingFolder, QStringLiteral("/no/such"));
    document.undoStack()->undo();
    EXPECT_EQ(folder->text(), QString());
    EXPECT_FALSE(isMarkedWrong(folder));
}

TEST_F(SetupPageTest, TicksChangeTheCount)
{
    ASSERT_TRUE(waitFor([this] { return page.estimate()->estimate().candidates == 7; }));
    QTest::mouseClick(field<QCheckBox>("cv"), Qt::LeftButton, {}, QPoint(6, 8));
    EXPECT_EQ(setup().cells().size(), 7U);
    ASSERT_TRUE(waitFor([this] { return page.estimate()->estimate().candidates == 8; }));
    EXPECT_TRUE(page.estimate()->text().contains(QLatin1String("Candidates: 8,")));
    QTest::mouseClick(field<QCheckBox>("MainStream:4"), Qt::LeftButton);
    EXPECT_EQ(setup().cells().size(), 6U);
    QTest::mouseClick(field<QCheckBox>("LoadBalance:64"), Qt::LeftButton);
    EXPECT_EQ(setup().cells().size(), 7U);
    document.undoStack()->undo();
    document.undoStack()->undo();
    EXPECT_TRUE(field<QCheckBox>("MainStream:4")->isChecked());
    EXPECT_FALSE(field<QCheckBox>("LoadBalance:64")->isChecked());
    EXPECT_EQ(document.undoStack()->count(), 3);
}

TEST_F(SetupPageTest, AnOwnStreamCountGetsAColumn)
{
    field<QSpinBox>("ownCount")->setValue(12);
    QTest::mouseClick(field<QPushButton>("addCount"), Qt::LeftButton);
    auto *box = field<QCheckBox>("LoadBalance:12");
    ASSERT_NE(box, nullptr);
    EXPECT_FALSE(box->isChecked());
    box->click();
    EXPECT_EQ(setup().cells().size(), 7U);
}

TEST_F(SetupPageTest, PresetsTickTheirCells)
{
    EXPECT_TRUE(field<QPushButton>("preset.script")->isChecked());
    QTest::mouseClick(field<QPushButton>("preset.all"), Qt::LeftButton);
    EXPECT_EQ(setup().cells().size(), 10U);
    EXPECT_TRUE(field<QPushButton>("preset.all")->isChecked());
    EXPECT_FALSE(field<QPushButton>("preset.script")->isChecked());
    EXPECT_TRUE(field<QCheckBox>("WeightedLoadBalance:8")->isChecked());
    QTest::mouseClick(field<QPushButton>("preset.all"), Qt::LeftButton); // stays pressed while it holds
    EXPECT_TRUE(field<QPushButton>("preset.all")->isChecked());
}

TEST_F(SetupPageTest, AWrongEntryOfTheListIsNamed)
{
    field<QRadioButton>("useList")->click();
    EXPECT_TRUE(setup().useExplicitList);
    EXPECT_EQ(setup().explicitList.size(), 6); // begins with what the matrix held
    auto *list = field<QPlainTextEdit>("explicitList");
    EXPECT_TRUE(list->isVisible());
    list->selectAll();
    QTest::keyClicks(list, QStringLiteral("cv, LoadBalance:65 loadbalance:2"));
    EXPECT_TRUE(isMarkedWrong(list));
    const QString problems = field<QLabel>("listProblems")->text();
    EXPECT_TRUE(problems.contains(QLatin1String("LoadBalance:65: The stream count"))) << problems.toStdString();
    EXPECT_TRUE(problems.contains(QLatin1String("loadbalance:2: GE is case-sensitive"))) << problems.toStdString();
    EXPECT_FALSE(problems.contains(QLatin1String("cv")));
    ASSERT_TRUE(waitFor([this] { return page.estimate()->estimate().error.has_value(); }));
    list->selectAll();
    QTest::keyClicks(list, QStringLiteral("cv"));
    EXPECT_FALSE(isMarkedWrong(list));
    ASSERT_TRUE(waitFor([this] { return page.estimate()->estimate().candidates == 2; }));
}

TEST_F(SetupPageTest, UndoBringsEveryFieldBack)
{
    const RunSetup before = setup();
    field<QRadioButton>("fixed")->click();
    field<QSpinBox>("rounds")->setValue(5);
    field<QDoubleSpinBox>("delta")->setValue(3.5);
    field<QCheckBox>("control")->click();
    field<QSpinBox>("minSteps")->setValue(50);
    field<QSpinBox>("timeout")->setValue(0);
    QTest::keyClicks(field<QLineEdit>("mainObject"), QStringLiteral("model:7"));
    QTest::keyClicks(field<QLineEdit>("mainProcess"), QStringLiteral("2"));
    QTest::keyClicks(field<QLineEdit>("pattern"), QStringLiteral("digest=(.*)"));
    QTest::keyClicks(field<QPlainTextEdit>("files"), QStringLiteral("a.bin"));
    field<QLineEdit>("relativeTolerance")->selectAll();
    QTest::keyClicks(field<QLineEdit>("relativeTolerance"), QStringLiteral("1e-5"));
    field<QCheckBox>("managePass")->click();
    EXPECT_EQ(setup().plan.kind, PlanKind::Fixed);
    EXPECT_EQ(setup().plan.repeat, 5);
    EXPECT_DOUBLE_EQ(setup().plan.delta, 0.035);
    EXPECT_EQ(setup().plan.control, true);
    EXPECT_EQ(setup().gates.minSteps, 50);
    EXPECT_EQ(setup().timeoutSeconds, 0);
    EXPECT_EQ(setup().gates.mainObject->name(), QStringLiteral("model:7"));
    EXPECT_EQ(setup().gates.mainProcess, 2);
    EXPECT_EQ(setup().outputCheck.files, QStringList(QStringLiteral("a.bin")));
    EXPECT_DOUBLE_EQ(setup().outputCheck.relativeTolerance, 1e-5);

    const RunSetup after = setup();
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    EXPECT_TRUE(setup() == before);
    EXPECT_TRUE(field<QRadioButton>("adaptive")->isChecked());
    EXPECT_EQ(field<QSpinBox>("rounds")->value(), 3);
    EXPECT_EQ(field<QSpinBox>("timeout")->value(), 1800);
    EXPECT_EQ(field<QLineEdit>("mainObject")->text(), QString());
    EXPECT_EQ(field<QLineEdit>("pattern")->text(), QString());
    EXPECT_EQ(field<QPlainTextEdit>("files")->toPlainText(), QString());
    EXPECT_EQ(field<QLineEdit>("relativeTolerance")->text(), QStringLiteral("0"));
    EXPECT_FALSE(field<QCheckBox>("managePass")->isChecked());
    while (document.undoStack()->canRedo())
        document.undoStack()->redo();
    EXPECT_TRUE(setup() == after);
    EXPECT_EQ(field<QLineEdit>("mainObject")->text(), QStringLiteral("model:7"));
}

TEST_F(SetupPageTest, AValueThatMeansNothingIsNotTaken)
{
    page.boxOf(field<QLineEdit>("mainObject"))->setOpen(true);
    auto *object = field<QLineEdit>("mainObject");
    QTest::keyClicks(object, QStringLiteral("model"));
    EXPECT_TRUE(isMarkedWrong(object));
    EXPECT_EQ(setup().gates.mainObject, std::nullopt);
    QTest::keyClicks(object, QStringLiteral(":7"));
    EXPECT_FALSE(isMarkedWrong(object));
    EXPECT_EQ(setup().gates.mainObject->id, 7);
}

TEST_F(SetupPageTest, ABadPatternIsSaidButKept)
{
    auto *pattern = field<QLineEdit>("pattern");
    page.boxOf(pattern)->setOpen(true);
    QTest::keyClicks(pattern, QStringLiteral("(a)(b"));
    EXPECT_TRUE(isMarkedWrong(pattern));
    EXPECT_TRUE(visibleText().contains(QLatin1String("is not a regular expression")));
    QTest::keyClicks(pattern, QStringLiteral(")"));
    EXPECT_TRUE(isMarkedWrong(pattern)); // two groups
    EXPECT_EQ(setup().outputCheck.pattern, QStringLiteral("(a)(b)"));
}

TEST_F(SetupPageTest, VariablesAreAddedAndRemoved)
{
    auto *table = field<QTableWidget>("environment");
    change([](RunSetup &after) { after.environment[QStringLiteral("B")] = QStringLiteral("2"); });
    ASSERT_EQ(table->rowCount(), 1);
    table->item(0, 1)->setText(QStringLiteral("3"));
    EXPECT_EQ(setup().environment.value(QStringLiteral("B")), QStringLiteral("3"));
    table->item(0, 0)->setText(QStringLiteral("A=1"));
    EXPECT_TRUE(setup().environment.isEmpty());
    page.boxOf(table)->setOpen(true);
    EXPECT_TRUE(visibleText().contains(QLatin1String("is no name of a variable")));
    document.undoStack()->undo();
    EXPECT_EQ(table->item(0, 0)->text(), QStringLiteral("B"));
}

TEST_F(SetupPageTest, AnotherProjectFillsTheFields)
{
    const QTemporaryDir folder;
    Project project;
    project.setup.command = QStringLiteral("/bin/sh other");
    project.setup.environment[QStringLiteral("X")] = QStringLiteral("1");
    project.setup.plan.confirmRounds = 11;
    const QString path = folder.filePath(QStringLiteral("a.tributary"));
    ASSERT_TRUE(saveProject(project, path));
    QTest::keyClicks(field<QPlainTextEdit>("command"), QStringLiteral("x"));
    ASSERT_TRUE(document.open(path));
    EXPECT_EQ(field<QPlainTextEdit>("command")->toPlainText(), QStringLiteral("/bin/sh other"));
    EXPECT_EQ(field<QSpinBox>("confirmRounds")->value(), 11);
    EXPECT_FALSE(document.isModified()); // showing is no change
    EXPECT_TRUE(page.boxOf(field<QTableWidget>("environment"))->isOpen());
    EXPECT_FALSE(page.boxOf(field<QLineEdit>("pattern"))->isOpen());
}

TEST_F(SetupPageTest, HelpFollowsTheKeyboard)
{
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    field<QSpinBox>("rounds")->setFocus();
    EXPECT_TRUE(page.help()->text().contains(QLatin1String("Default: 3")));
    field<QPlainTextEdit>("command")->setFocus();
    EXPECT_TRUE(page.help()->text().startsWith(QLatin1String("Command\n")));
}

TEST_F(SetupPageTest, EveryFieldHasANameAndSaysWhatItDoes)
{
    int fields = 0;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        const bool isField = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QLineEdit *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
            || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QTableWidget *>(widget);
        if (!isField || widget->objectName().startsWith(QLatin1String("qt_")) || !widget->isEnabled())
            continue;
        const QWidget *owner = widget->parentWidget();
        if (qobject_cast<const QAbstractSpinBox *>(owner) || qobject_cast<const QTableWidget *>(owner)
            || qobject_cast<const QComboBox *>(owner))
            continue;
        ++fields;
        EXPECT_FALSE(widget->accessibleName().isEmpty())
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
    EXPECT_GT(fields, 40);
    for (const char *name : {"command", "workingFolder", "explicitList", "rounds", "confirmRounds", "delta", "seed",
             "warmUp", "minSteps", "timeout", "mainObject", "mainProcess", "pattern", "files", "environment"})
        EXPECT_FALSE(helpOf(field<QWidget>(name)).help.isEmpty()) << name;
}

TEST_F(SetupPageTest, ALanguageSwitchReachesEveryText)
{
    for (SectionBox *box : page.findChildren<SectionBox *>())
        box->setOpen(true);
    ASSERT_TRUE(waitFor([this] { return !page.preflight()->rows().empty(); }));
    BracketTranslator brackets;
    ASSERT_TRUE(QCoreApplication::installTranslator(&brackets));
    QTest::qWait(0);
    ASSERT_TRUE(waitFor([this] { return page.help()->text().contains(QLatin1Char('[')); }));
    QStringList left;
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        const bool hasWords = label->text().contains(QRegularExpression(QStringLiteral("[A-Za-z]{3}")));
        if (label->isVisible() && hasWords && label->text() != QLatin1String("default")
            && !label->text().contains(QLatin1Char('[')))
            left << label->text();
    }
    for (const QAbstractButton *button : page.findChildren<QAbstractButton *>()) {
        const QString text = button->text();
        const bool isStrategy = strategyFromName(text).has_value();
        if (button->isVisible() && !isStrategy && text.contains(QRegularExpression(QStringLiteral("[A-Za-z]{3}")))
            && !text.contains(QLatin1Char('[')))
            left << text;
    }
    EXPECT_TRUE(left.isEmpty()) << left.join(QLatin1String(" | ")).toStdString();
    EXPECT_TRUE(page.findChild<SectionBox *>()->findChild<QToolButton *>()->text().startsWith(QLatin1Char('[')));
    QCoreApplication::removeTranslator(&brackets);
}
