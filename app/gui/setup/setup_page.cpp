// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_page.h"

#include "document/document.h"
#include "look/look.h"
#include "run/run_controller.h"
#include "run/run_store.h"
#include "setup/candidates_section.h"
#include "setup/environment_section.h"
#include "setup/estimate_panel.h"
#include "setup/help_panel.h"
#include "setup/output_section.h"
#include "setup/plan_section.h"
#include "setup/preflight_panel.h"
#include "setup/section_box.h"
#include "setup/setup_editor.h"
#include "setup/target_section.h"
#include "setup/validity_section.h"
#include "setup/workload_section.h"
#include "targets/target_desk.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int narrowestSide = 290;
constexpr int widestSide = 400;
constexpr int widestFields = 860;

QScrollArea *scrollAreaFor(QWidget *content, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace

SetupPage::SetupPage(PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_editor(new SetupEditor(context.document, context.targets, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeFields(), 5);
    layout->addWidget(makeSide(), 2);
    connectParts();
    watchTextFields();
    showSetup();
    openWhatMatters();
}

QWidget *SetupPage::makeFields()
{
    auto *content = new QWidget(this);
    content->setMaximumWidth(widestFields);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(14, 14, 14, 14);
    column->setSpacing(10);
    m_workload = new WorkloadSection(*m_editor, content);
    addSection(m_workload, column, true);
    m_target = new TargetSection(*m_editor, content);
    m_targetBox = addSection(m_target, column, true);
    m_candidates = new CandidatesSection(*m_editor, content);
    m_candidatesBox = addSection(m_candidates, column, true);
    addSection(new PlanSection(*m_editor, content), column, true);
    addSection(new ValiditySection(*m_editor, content), column, false);
    addSection(new OutputSection(*m_editor, content), column, false);
    addSection(new EnvironmentSection(*m_editor, content), column, false);
    column->addStretch(1);
    m_scroll = scrollAreaFor(content, this);
    return m_scroll;
}

SectionBox *SetupPage::addSection(SetupSection *section, QVBoxLayout *column, bool open)
{
    auto *box = new SectionBox(section, column->parentWidget());
    box->setOpen(open);
    column->addWidget(box);
    m_sections.push_back(section);
    m_boxes.push_back(box);
    return box;
}

QWidget *SetupPage::makeSide()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(narrowestSide);
    side->setMaximumWidth(widestSide);
    m_estimate = new EstimatePanel(side);
    m_preflight = new PreflightPanel(*m_editor, side);
    m_help = new HelpPanel(this, side);
    const auto line = [this, side] {
        auto *frame = new QFrame(side);
        frame->setFrameShape(QFrame::HLine);
        frame->setFrameShadow(QFrame::Plain);
        m_lines.push_back(frame);
        return frame;
    };
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(8, 16, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(m_estimate);
    layout->addWidget(line());
    layout->addWidget(scrollAreaFor(m_preflight, side), 1);
    layout->addWidget(line());
    layout->addWidget(m_help);
    colourLines();
    return side;
}

void SetupPage::colourLines()
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(Role::Grid));
    for (QFrame *each : m_lines)
        each->setPalette(palette);
}

void SetupPage::connectParts()
{
    connect(&m_context.document, &Document::setupChanged, this, &SetupPage::showSetup);
    connect(&m_context.document, &Document::pathChanged, this, [this] {
        showSetup(); // relative paths start elsewhere now
        openWhatMatters();
    });
    connect(m_candidates, &CandidatesSection::groupsChanged, this, &SetupPage::showEstimate);
    connect(&m_context.runs, &RunStore::currentChanged, this, &SetupPage::showEstimate);
    connect(&m_context.runs, &RunStore::runChanged, this, &SetupPage::showEstimate);
    connect(&m_context.controller, &RunController::stateChanged, this,
        [this] { m_preflight->setPaused(m_context.controller.isBusy()); });
    connect(&m_context.targets, &TargetDesk::changed, this, &SetupPage::showSetup);
    connect(&m_context.targets, &TargetDesk::testNoted, m_preflight, &PreflightPanel::lookSoon);
    connect(m_target, &TargetSection::targetWanted, this, &SetupPage::targetWanted);
    connect(m_target, &TargetSection::copyWanted, this, &SetupPage::targetCopyWanted);
    connect(m_preflight, &PreflightPanel::goTo, this, &SetupPage::goTo);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { revealFocus(now); });
}

/// Text fields have an undo of their own; here undo is that of the project. A wheel that scrolls the page must not
/// change the numbers that pass by.
void SetupPage::watchTextFields()
{
    for (QWidget *field : findChildren<QWidget *>()) {
        if (qobject_cast<QLineEdit *>(field) || qobject_cast<QPlainTextEdit *>(field)
            || qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QComboBox *>(field))
            field->installEventFilter(this);
        if (qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QComboBox *>(field))
            field->setFocusPolicy(Qt::StrongFocus);
    }
}

bool SetupPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    const auto *field = qobject_cast<QWidget *>(watched);
    const bool hasWheel = qobject_cast<QAbstractSpinBox *>(watched) || qobject_cast<QComboBox *>(watched);
    if (event->type() == QEvent::Wheel && hasWheel && field && !field->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SetupPage::showSetup()
{
    const RunSetup setup = m_editor->setup();
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections[i]->showSetup(setup);
        m_boxes[i]->setWords(m_sections[i]->title(), m_sections[i]->summary(setup));
    }
    m_targetBox->setVisible(setup.isOffline);
    showEstimate();
    m_preflight->lookSoon();
}

void SetupPage::showEstimate()
{
    m_estimate->showFor(m_editor->setup(), knownRuns(), m_candidates->groups());
}

std::vector<ShownRunPtr> SetupPage::knownRuns() const
{
    std::vector<ShownRunPtr> known;
    const ShownRunPtr current = m_context.runs.current();
    if (current)
        known.push_back(current);
    const std::vector<ProjectRun> &all = m_context.document.project().runs;
    for (auto run = all.rbegin(); run != all.rend(); ++run) {
        if (const ShownRunPtr loaded = m_context.runs.find(run->folder); loaded && loaded != current)
            known.push_back(loaded);
    }
    return known;
}

/// Sections with something in them are open when a project comes in.
void SetupPage::openWhatMatters()
{
    const RunSetup standard;
    const QJsonObject now = m_editor->setup().toJson();
    const QJsonObject usual = standard.toJson();
    const auto differs = [&](const char *name) { return now[QLatin1String(name)] != usual[QLatin1String(name)]; };
    const std::vector<bool> open {true, true, true, true, differs("gates") || differs("timeout_seconds"),
        differs("output_check"), differs("environment")};
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setOpen(open[i]);
}

SectionBox *SetupPage::boxOf(const QWidget *content) const
{
    const auto box = std::find_if(
        m_boxes.begin(), m_boxes.end(), [content](const SectionBox *each) { return each->isAncestorOf(content); });
    return box == m_boxes.end() ? nullptr : *box;
}

void SetupPage::goTo(PreflightFix::Kind kind)
{
    switch (kind) {
    case PreflightFix::Kind::GoToCommand:
        m_boxes[0]->setOpen(true);
        m_workload->focusCommand();
        break;
    case PreflightFix::Kind::ChooseFolder:
        m_workload->browse();
        break;
    case PreflightFix::Kind::GoToCandidates:
        m_candidatesBox->setOpen(true);
        m_scroll->ensureWidgetVisible(m_candidatesBox);
        break;
    case PreflightFix::Kind::GoToTarget:
        m_targetBox->setOpen(true);
        m_target->focusTarget();
        break;
    case PreflightFix::Kind::TestTarget:
        m_target->testTarget();
        break;
    case PreflightFix::Kind::ChangeSetup:
        break;
    }
}

void SetupPage::revealFocus(QWidget *now)
{
    if (now && m_scroll->widget()->isAncestorOf(now))
        m_scroll->ensureWidgetVisible(now, 20, 30);
}

void SetupPage::showEvent(QShowEvent *event)
{
    m_preflight->lookSoon(); // the machine may have changed meanwhile
    QWidget::showEvent(event);
}

void SetupPage::changeEvent(QEvent *event)
{
    // The sections say their new titles once they have got the event themselves; that does not need them redrawn.
    if (event->type() == QEvent::LanguageChange) {
        for (std::size_t i = 0; i < m_sections.size(); ++i)
            m_boxes[i]->setWords(m_sections[i]->title(), m_sections[i]->summary(m_editor->setup()));
    }
    if (event->type() == QEvent::PaletteChange)
        colourLines();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
