// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/gates_panel.h"

#include "look/look.h"
#include "trials/cell_delegates.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTextBlock>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int linesAround = 8;

Role roleOf(GateCheck::Outcome outcome)
{
    switch (outcome) {
    case GateCheck::Outcome::Passed:
        return Role::Good;
    case GateCheck::Outcome::Hit:
        return Role::Bad;
    case GateCheck::Outcome::NotChecked:
        return Role::Muted;
    }
    return Role::Muted;
}

QString markOf(GateCheck::Outcome outcome)
{
    switch (outcome) {
    case GateCheck::Outcome::Passed:
        return QStringLiteral("\u2713 ");
    case GateCheck::Outcome::Hit:
        return QStringLiteral("\u2717 ");
    case GateCheck::Outcome::NotChecked:
        return QStringLiteral("\u2013 ");
    }
    return {};
}

} // namespace

GatesPanel::GatesPanel(QWidget *parent)
    : QWidget(parent)
    , m_tree(new QTreeWidget(this))
    , m_words(new QLabel(this))
    , m_excerpt(new QPlainTextEdit(this))
    , m_job(this)
{
    m_tree->setColumnCount(3);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->resizeSection(0, 170);
    m_tree->header()->resizeSection(1, 110);
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setContentsMargins(8, 6, 8, 6);
    m_excerpt->setReadOnly(true);
    m_excerpt->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_excerpt->setFrameShape(QFrame::NoFrame);
    m_excerpt->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_excerpt->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *side = new QWidget(this);
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(0, 0, 0, 0);
    sideLayout->setSpacing(0);
    sideLayout->addWidget(m_words);
    sideLayout->addWidget(m_excerpt, 1);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_tree);
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({500, 500});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this,
        [this] { showGate(m_tree->indexOfTopLevelItem(m_tree->currentItem())); });
    retranslate();
}

void GatesPanel::setTrial(const ShownTrial &trial)
{
    const bool isSame = !trial.isEmpty() && !m_trial.isEmpty() && trial.row->trial == m_trial.row->trial
        && trial.run->folder == m_trial.run->folder && trial.row->trial;
    m_trial = trial;
    if (!isSame)
        fill();
}

void GatesPanel::fill()
{
    m_tree->clear();
    m_checks.clear();
    if (!m_trial.isEmpty() && m_trial.row->trial)
        m_checks = gateChecks(*m_trial.row->trial, m_trial.run->config.outputCheck.isSet());
    // What was hit is what the user looks for.
    std::stable_partition(
        m_checks.begin(), m_checks.end(), [](const GateCheck &check) { return check.reason != nullptr; });
    QTreeWidgetItem *first = nullptr;
    for (const GateCheck &check : m_checks) {
        const QString sentence = check.reason ? check.reason->sentence.translated() : gateMeaning(check.code);
        auto *item = new QTreeWidgetItem(
            m_tree, {gateName(check.code), markOf(check.outcome) + outcomeText(check.outcome), sentence});
        item->setToolTip(2, sentence);
        if (check.reason && !first)
            first = item;
    }
    colour();
    if (first)
        m_tree->setCurrentItem(first);
    else
        showGate(-1);
}

void GatesPanel::colour()
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        const GateCheck::Outcome outcome = m_checks[std::size_t(i)].outcome;
        m_tree->topLevelItem(i)->setForeground(1, roleColour(roleOf(outcome)));
        if (outcome == GateCheck::Outcome::NotChecked)
            m_tree->topLevelItem(i)->setForeground(2, roleColour(Role::Muted));
    }
    QList<QTextEdit::ExtraSelection> marks;
    if (m_excerptLine >= 0) {
        QTextEdit::ExtraSelection mark;
        QColor ground = roleColour(Role::Bad);
        ground.setAlpha(50);
        mark.format.setBackground(ground);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        mark.cursor = QTextCursor(m_excerpt->document()->findBlockByNumber(m_excerptLine));
        marks << mark;
    }
    m_excerpt->setExtraSelections(marks);
}

void GatesPanel::showGate(int row)
{
    m_job.cancel();
    m_excerpt->clear();
    m_excerptLine = -1;
    m_excerpt->setExtraSelections({});
    m_excerpt->setVisible(false);
    if (row < 0 || row >= int(m_checks.size())) {
        m_words->setText(m_checks.empty() ? tr("Select a finished trial to see what the gates say.")
                                          : tr("All gates passed. Select one to see what it makes sure of."));
        return;
    }
    const GateCheck &check = m_checks[std::size_t(row)];
    if (!check.reason) {
        m_words->setText(gateMeaning(check.code));
        return;
    }
    QString words = check.reason->sentence.translated() + QLatin1Char('\n') + gateNextStep(check.code);
    if (check.reason->line <= 0 || check.reason->file.isEmpty()) {
        m_words->setText(words);
        return;
    }
    if (!words.contains(check.reason->file))
        words += QLatin1Char('\n') + QStringLiteral("%1:%2").arg(check.reason->file).arg(check.reason->line);
    m_words->setText(words);
    m_excerpt->setVisible(true);
    m_job.start(
        [reason = *check.reason, run = m_trial.run->folder, spec = m_trial.row->spec](const CancelToken &) {
            return readExcerpt(reason.file, findTrialFolder(run, spec), reason.line, linesAround);
        },
        [this](const Result<FileExcerpt> &excerpt) { showExcerpt(excerpt); });
}

void GatesPanel::showExcerpt(const Result<FileExcerpt> &excerpt)
{
    if (!excerpt) {
        m_excerpt->setPlainText(excerpt.error().translated());
        return;
    }
    const auto width = QString::number(excerpt->firstLine + excerpt->lines.size()).size();
    QStringList lines;
    for (qsizetype i = 0; i < excerpt->lines.size(); ++i)
        lines << QStringLiteral("%1  %2").arg(excerpt->firstLine + i, int(width)).arg(excerpt->lines[i]);
    m_excerpt->setPlainText(lines.join(QLatin1Char('\n')));
    m_excerptLine = int(excerpt->line - excerpt->firstLine);
    colour();
    m_excerpt->setTextCursor(QTextCursor(m_excerpt->document()->findBlockByNumber(m_excerptLine)));
    m_excerpt->centerCursor();
}

void GatesPanel::retranslate()
{
    m_tree->setHeaderLabels({tr("Gate"), tr("Result"), tr("What it says")});
    m_tree->setAccessibleName(tr("Gates of the trial"));
    m_excerpt->setAccessibleName(tr("The line of the log and what stands around it"));
    fill();
}

void GatesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        colour();
}

} // namespace tributary::gui
