// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/candidates_section.h"

#include "look/look.h"
#include "setup/field_form.h"
#include "setup/matrix_edit.h"
#include "setup/presets.h"
#include "setup/same_streams_box.h"
#include "setup/setup_editor.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int listLines = 6;

QStringList namesIn(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;\uff0c\u3001]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

bool sameCells(CandidateList a, CandidateList b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

} // namespace

CandidatesSection::CandidatesSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_useMatrix(new QRadioButton(this))
    , m_useList(new QRadioButton(this))
    , m_sameStreams(new SameStreamsBox(editor, this))
{
    m_matrixPage = makeMatrixPage();
    m_listPage = makeListPage();
    m_useMatrix->setObjectName(QStringLiteral("useMatrix"));
    m_useList->setObjectName(QStringLiteral("useList"));
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_useMatrix);
    choice->addWidget(m_useList);
    choice->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 2, 0, 2);
    layout->addLayout(choice);
    layout->addWidget(m_matrixPage);
    layout->addWidget(m_listPage);
    layout->addWidget(m_sameStreams);
    connectFields();
    retranslate();
}

QWidget *CandidatesSection::makeMatrixPage()
{
    auto *page = new QWidget(this);
    auto *presetRow = new QHBoxLayout;
    presetRow->setSpacing(6);
    makePresets(presetRow);
    m_matrix = new MatrixEdit(page);
    auto *scroll = new QScrollArea(page);
    scroll->setWidget(m_matrix);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    m_matrix->setAutoFillBackground(false);
    scroll->setMinimumHeight(m_matrix->sizeHint().height() + scroll->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_addLabel = new QLabel(page);
    m_count = new QSpinBox(page);
    m_count->setObjectName(QStringLiteral("ownCount"));
    m_count->setRange(Candidate::minStreams, Candidate::maxStreams);
    m_count->setValue(3);
    m_add = new QPushButton(page);
    m_add->setObjectName(QStringLiteral("addCount"));
    m_addLabel->setBuddy(m_count);
    auto *addRow = new QHBoxLayout;
    addRow->addWidget(m_addLabel);
    addRow->addWidget(m_count);
    addRow->addWidget(m_add);
    addRow->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(presetRow);
    layout->addWidget(scroll);
    layout->addLayout(addRow);
    return page;
}

void CandidatesSection::makePresets(QHBoxLayout *row)
{
    m_presetLabel = new QLabel(this);
    row->addWidget(m_presetLabel);
    for (const Preset &preset : presets()) {
        auto *button = new QPushButton(this);
        button->setObjectName(QStringLiteral("preset.") + preset.id);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, preset] {
            editor().change(tr("Choose candidates"), [&preset](RunSetup &setup) { setup.setCells(preset.cells); });
            showSetup(editor().setup());
        });
        row->addWidget(button);
        m_presets.push_back(button);
    }
    row->addStretch(1);
}

QWidget *CandidatesSection::makeListPage()
{
    auto *page = new QWidget(this);
    m_list = new QPlainTextEdit(page);
    m_list->setObjectName(QStringLiteral("explicitList"));
    m_list->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_list->setTabChangesFocus(true);
    m_list->setUndoRedoEnabled(false);
    m_list->setFixedHeight(m_list->fontMetrics().lineSpacing() * listLines + 14);
    m_listProblems = new QLabel(page);
    m_listProblems->setObjectName(QStringLiteral("listProblems"));
    m_listProblems->setWordWrap(true);
    m_listProblems->setTextFormat(Qt::PlainText);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    layout->addWidget(m_listProblems);
    return page;
}

void CandidatesSection::connectFields()
{
    connect(m_sameStreams, &SameStreamsBox::groupsChanged, this, &CandidatesSection::groupsChanged);
    connect(m_useList, &QRadioButton::toggled, this, [this](bool on) {
        editor().change(tr("Choose where candidates come from"), [on](RunSetup &setup) {
            setup.useExplicitList = on;
            if (!on || !setup.explicitList.isEmpty())
                return;
            for (const Candidate &cell : setup.cells()) // a start to work from
                setup.explicitList << cell.name();
        });
    });
    connect(m_matrix, &MatrixEdit::edited, this, [this](const CandidateList &cells) {
        editor().change(tr("Choose candidates"), [&cells](RunSetup &setup) { setup.setCells(cells); });
    });
    connect(m_add, &QPushButton::clicked, this, [this] { m_matrix->addColumn(m_count->value()); });
    connect(m_list, &QPlainTextEdit::textChanged, this, [this] {
        const QStringList names = namesIn(m_list->toPlainText());
        editor().change(tr("Edit the list of candidates"), [&names](RunSetup &setup) { setup.explicitList = names; });
    });
}

void CandidatesSection::showSetup(const RunSetup &setup)
{
    const QSignalBlocker quietMatrix(m_useMatrix);
    const QSignalBlocker quietList(m_useList);
    const QSignalBlocker quietText(m_list);
    (setup.useExplicitList ? m_useList : m_useMatrix)->setChecked(true);
    m_matrixPage->setVisible(!setup.useExplicitList);
    m_listPage->setVisible(setup.useExplicitList);
    if (!sameCells(m_matrix->cells(), setup.cells()))
        m_matrix->setCells(setup.cells());
    showPresets(setup);
    if (namesIn(m_list->toPlainText()) != setup.explicitList)
        m_list->setPlainText(setup.explicitList.join(QLatin1Char('\n')));
    showListProblems(setup);
    m_sameStreams->showSetup(setup);
}

CandidateGroups CandidatesSection::groups() const
{
    return m_sameStreams->groups();
}

void CandidatesSection::showPresets(const RunSetup &setup)
{
    const auto all = presets();
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const bool holds = sameCells(all[i].cells, setup.cells());
        m_presets[i]->setChecked(holds);
        m_presets[i]->setText(holds ? QStringLiteral("\u2713 ") + all[i].name : all[i].name);
    }
}

void CandidatesSection::showListProblems(const RunSetup &setup)
{
    QStringList problems;
    for (const QString &name : setup.explicitList) {
        if (const auto candidate = Candidate::parse(name); !candidate)
            problems << QStringLiteral("\u2717 %1: %2").arg(name, candidate.error().hint.translated());
    }
    m_listProblems->setText(problems.join(QLatin1Char('\n')));
    m_listProblems->setVisible(!problems.isEmpty());
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(Role::Bad));
    m_listProblems->setPalette(palette);
    markWrong(m_list, !problems.isEmpty());
}

QString CandidatesSection::title() const
{
    return tr("Candidates");
}

QString CandidatesSection::summary(const RunSetup &setup) const
{
    const auto candidates = setup.candidates();
    return candidates ? joinedNames(*candidates) : candidates.error().what.translated();
}

void CandidatesSection::retranslate()
{
    describeField(
        m_useMatrix, {tr("Matrix"), tr("Every ticked strategy and stream count is a candidate."), tr("the matrix")});
    m_useMatrix->setText(tr("Strategies and stream counts"));
    describeField(m_useList, {tr("List"), tr("Candidates by name, in the order in which they are to run."), {}});
    m_useList->setText(tr("List of names"));
    m_presetLabel->setText(tr("Preset"));
    const auto all = presets();
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        describeField(m_presets[i], {all[i].name, all[i].help, {}});
    }
    showPresets(editor().setup());
    describeField(m_matrix,
        {tr("Candidates"),
            tr("GE spreads the graph over this many streams in the way of this strategy. A title ticks or clears its "
               "whole row or column. More streams need more cores at a time; beyond 8 the gain is seldom worth it."),
            tr("LoadBalance and MainStream with 2, 4 and 8 streams")});
    m_addLabel->setText(tr("Other stream count"));
    describeField(m_count, {tr("Other stream count"), tr("Adds a column for this count, from 1 to 64."), {}});
    m_add->setText(tr("Add"));
    m_add->setAccessibleName(tr("Add a column for this stream count"));
    describeField(m_list,
        {tr("List of candidates"),
            tr("One name per line, or separated by commas: cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N with "
               "N from 1 to 64. GE is case-sensitive. default is always measured."),
            {}});
    showListProblems(editor().setup());
    m_sameStreams->retranslate();
}

// The graph may have been written anew while another page was shown.
void CandidatesSection::showEvent(QShowEvent *event)
{
    SetupSection::showEvent(event);
    m_sameStreams->showSetup(editor().setup());
}

void CandidatesSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        showListProblems(editor().setup());
    SetupSection::changeEvent(event);
}

} // namespace tributary::gui
