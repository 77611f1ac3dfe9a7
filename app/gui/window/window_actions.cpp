// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_actions.h"

#include <QCoreApplication>

namespace tributary::gui
{

namespace
{

using Keys = QList<QKeySequence>;

Keys key(QKeyCombination combination)
{
    return {QKeySequence(combination)};
}

std::vector<ActionSpec> fileActions()
{
    return {
        {"file.new", QT_TRANSLATE_NOOP("Actions", "&New project"),
            QT_TRANSLATE_NOOP("Actions", "Set up a run of your own workload."), "new", {QKeySequence::New}},
        {"file.open", QT_TRANSLATE_NOOP("Actions", "&Open project…"),
            QT_TRANSLATE_NOOP("Actions", "Go on with a saved project and its runs."), "open", {QKeySequence::Open}},
        {"file.import", QT_TRANSLATE_NOOP("Actions", "&Import result folder…"),
            QT_TRANSLATE_NOOP("Actions", "Look at results of tributary-cli or of the tuning script."), "import",
            key(Qt::CTRL | Qt::Key_I)},
        {"file.example", QT_TRANSLATE_NOOP("Actions", "Run the &example"),
            QT_TRANSLATE_NOOP("Actions", "Tune a small workload on the processor of this machine and watch."),
            "example", key(Qt::CTRL | Qt::Key_E)},
        {"file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "", "save", {QKeySequence::Save}},
        {"file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &as…"), "", "", key(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        {"file.start", QT_TRANSLATE_NOOP("Actions", "&Close project"),
            QT_TRANSLATE_NOOP("Actions", "Back to the start page."), "home", key(Qt::CTRL | Qt::Key_W)},
        {"file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "", "quit", key(Qt::CTRL | Qt::Key_Q)},
    };
}

std::vector<ActionSpec> runActions()
{
    return {
        {"run.start", QT_TRANSLATE_NOOP("Actions", "&Run"),
            QT_TRANSLATE_NOOP("Actions", "Start a new run of the set-up."), "run", {QKeySequence(Qt::Key_F5)}},
        {"run.stopAfter", QT_TRANSLATE_NOOP("Actions", "Stop &after this trial"),
            QT_TRANSLATE_NOOP("Actions", "Let the running trial end, then stop. Resume continues with the next one."),
            "stop-after", {QKeySequence(Qt::Key_F6)}},
        {"run.stopNow", QT_TRANSLATE_NOOP("Actions", "Stop &now"),
            QT_TRANSLATE_NOOP("Actions", "End the running trial and stop. Resume runs that trial again."), "stop-now",
            key(Qt::SHIFT | Qt::Key_F6)},
        {"run.resume", QT_TRANSLATE_NOOP("Actions", "R&esume"),
            QT_TRANSLATE_NOOP("Actions", "Go on with the run that is shown."), "resume", key(Qt::SHIFT | Qt::Key_F5)},
        {"run.targets", QT_TRANSLATE_NOOP("Actions", "&Target machines…"),
            QT_TRANSLATE_NOOP("Actions", "Add, change and test the machines on which compiled models run."), "target",
            key(Qt::CTRL | Qt::Key_T)},
    };
}

std::vector<ActionSpec> pageActions()
{
    const char *later = QT_TRANSLATE_NOOP("Actions", "Comes with a later version.");
    return {
        {"view.setup", QT_TRANSLATE_NOOP("Actions", "&Setup"),
            QT_TRANSLATE_NOOP("Actions", "What is run, with which candidates, and how often."), "setup",
            key(Qt::CTRL | Qt::Key_1)},
        {"view.trials", QT_TRANSLATE_NOOP("Actions", "&Trials"),
            QT_TRANSLATE_NOOP("Actions", "Every trial as it runs, and the ranking."), "trials",
            key(Qt::CTRL | Qt::Key_2)},
        {"view.compare", QT_TRANSLATE_NOOP("Actions", "&Compare"),
            QT_TRANSLATE_NOOP("Actions", "Speed-ups and distributions of the candidates."), "compare",
            key(Qt::CTRL | Qt::Key_3)},
        {"view.graph", QT_TRANSLATE_NOOP("Actions", "&Graph"),
            QT_TRANSLATE_NOOP("Actions", "The operators, and the stream that each candidate gives them."), "graph",
            key(Qt::CTRL | Qt::Key_4)},
        {"view.profile", QT_TRANSLATE_NOOP("Actions", "&Profile"), later, "profile", {}},
        {"view.report", QT_TRANSLATE_NOOP("Actions", "&Report"), later, "report", {}},
    };
}

std::vector<ActionSpec> appearanceActions()
{
    return {
        {"view.themeSystem", QT_TRANSLATE_NOOP("Actions", "Theme: as the &system"), "", "", {}},
        {"view.themeLight", QT_TRANSLATE_NOOP("Actions", "Theme: &light"), "", "", {}},
        {"view.themeDark", QT_TRANSLATE_NOOP("Actions", "Theme: &dark"), "", "", {}},
        {"view.languageSystem", QT_TRANSLATE_NOOP("Actions", "Language: as the s&ystem"), "", "", {}},
        // Each language by its own name, so that it is found by who reads no other.
        {"view.languageEn", QT_TRANSLATE_NOOP("Actions", "Language: &English"), "", "", {}},
        {"view.languageZh", QT_TRANSLATE_NOOP("Actions", "Language: 中文 (Chinese)"), "", "", {}},
        {"view.messages", QT_TRANSLATE_NOOP("Actions", "Go to the newest &message"), "", "", key(Qt::CTRL | Qt::Key_M)},
        {"view.fullScreen", QT_TRANSLATE_NOOP("Actions", "&Full screen"), "", "", {QKeySequence(Qt::Key_F11)}},
    };
}

std::vector<ActionSpec> helpActions()
{
    return {
        {"help.palette", QT_TRANSLATE_NOOP("Actions", "Command &palette…"),
            QT_TRANSLATE_NOOP("Actions", "Find and run any action by its name."), "search",
            key(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
        {"help.shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts…"), "", "keyboard",
            {QKeySequence(Qt::Key_F1), QKeySequence(Qt::CTRL | Qt::Key_Question)}},
        {"help.about", QT_TRANSLATE_NOOP("Actions", "&About Tributary…"), "", "about", {}},
    };
}

} // namespace

std::vector<ActionSpec> windowActions()
{
    std::vector<ActionSpec> all = fileActions();
    all.push_back({"edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "", "undo", {QKeySequence::Undo}});
    all.push_back({"edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "", "redo",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}});
    for (const auto &part : {runActions(), pageActions(), appearanceActions(), helpActions()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace tributary::gui
