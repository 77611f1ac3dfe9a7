// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/matrix_edit.h"

#include "look/look.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace tributary::gui
{

namespace
{

constexpr std::array usualCounts {2, 4, 8, 16, 32, 64};
constexpr std::array rows {Strategy::LoadBalance, Strategy::MainStream, Strategy::WeightedLoadBalance};

std::vector<Candidate> rowOf(Strategy strategy, const std::set<int> &columns)
{
    std::vector<Candidate> cells;
    for (const int count : columns)
        cells.push_back({strategy, count});
    return cells;
}

std::vector<Candidate> columnOf(int count)
{
    std::vector<Candidate> cells;
    for (const Strategy strategy : rows)
        cells.push_back({strategy, count});
    return cells;
}

} // namespace

MatrixEdit::MatrixEdit(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_columns(usualCounts.begin(), usualCounts.end())
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4);
    m_grid->setVerticalSpacing(2);
    rebuild();
}

CandidateList MatrixEdit::cells() const
{
    return {m_ticked.begin(), m_ticked.end()};
}

void MatrixEdit::setCells(const CandidateList &cells)
{
    m_ticked = {cells.begin(), cells.end()};
    std::set<int> columns = m_columns;
    for (const Candidate &cell : cells) {
        if (takesStreams(cell.strategy))
            columns.insert(cell.streams);
    }
    if (columns != m_columns) {
        m_columns = columns;
        rebuild();
        return;
    }
    for (auto it = m_boxes.cbegin(); it != m_boxes.cend(); ++it) {
        const QSignalBlocker quiet(it.value());
        it.value()->setChecked(m_ticked.contains(*Candidate::parse(it.key())));
    }
}

void MatrixEdit::addColumn(int count)
{
    if (m_columns.insert(count).second)
        rebuild();
}

void MatrixEdit::rebuild()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_boxes.clear();
    addTitles();
    addBaselineRow(1);
    int row = 2;
    addRow(Strategy::Cv, row++);
    for (const Strategy strategy : rows)
        addRow(strategy, row++);
    const int known = m_grid->columnCount(); // also columns of an earlier matrix
    for (int column = 1; column < known; ++column) {
        m_grid->setColumnMinimumWidth(column, column <= int(m_columns.size()) ? 34 : 0);
        m_grid->setColumnStretch(column, 0);
    }
    m_grid->setColumnStretch(int(m_columns.size()) + 1, 1);
}

void MatrixEdit::addTitles()
{
    auto *corner = new QLabel(tr("streams"), this);
    corner->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QPalette muted;
    muted.setColor(QPalette::WindowText, roleColour(Role::Muted));
    corner->setPalette(muted);
    m_grid->addWidget(corner, 0, 0);
    int column = 1;
    for (const int count : m_columns) {
        auto *title = addTitle(QString::number(count), tr("All strategies, streams: %1").arg(count), columnOf(count));
        m_grid->addWidget(title, 0, column++, Qt::AlignHCenter);
    }
}

void MatrixEdit::addBaselineRow(int row)
{
    auto *name = new QLabel(Candidate().name(), this);
    name->setContentsMargins(8, 0, 0, 0);
    auto *always = new QCheckBox(tr("always measured: the others are compared with it"), this);
    always->setChecked(true);
    always->setEnabled(false);
    always->setAccessibleName(Candidate().name());
    m_grid->addWidget(name, row, 0, Qt::AlignLeft);
    m_grid->addWidget(always, row, 1, 1, int(m_columns.size()) + 1);
}

void MatrixEdit::addRow(Strategy strategy, int row)
{
    if (!takesStreams(strategy)) {
        const Candidate cell {strategy, 0};
        m_grid->addWidget(addTitle(strategyName(strategy), strategyName(strategy), {cell}), row, 0, Qt::AlignLeft);
        auto *box = addBox(cell);
        box->setText(tr("vector operators apart from cube operators"));
        m_grid->addWidget(box, row, 1, 1, int(m_columns.size()) + 1);
        return;
    }
    m_grid->addWidget(addTitle(strategyName(strategy), tr("%1 with all stream counts").arg(strategyName(strategy)),
                          rowOf(strategy, m_columns)),
        row, 0, Qt::AlignLeft);
    int column = 1;
    for (const int count : m_columns)
        m_grid->addWidget(addBox({strategy, count}), row, column++, Qt::AlignHCenter);
}

QCheckBox *MatrixEdit::addBox(const Candidate &cell)
{
    auto *box = new QCheckBox(this);
    box->setObjectName(cell.name());
    box->setAccessibleName(cell.name());
    box->setToolTip(cell.name());
    box->setChecked(m_ticked.contains(cell));
    connect(box, &QCheckBox::toggled, this, [this, cell](bool on) {
        if (on)
            m_ticked.insert(cell);
        else
            m_ticked.erase(cell);
        Q_EMIT edited(cells());
    });
    m_boxes[cell.name()] = box;
    return box;
}

QToolButton *MatrixEdit::addTitle(const QString &text, const QString &name, std::vector<Candidate> group)
{
    auto *title = new QToolButton(this);
    title->setText(text);
    title->setAutoRaise(true);
    title->setAccessibleName(name);
    title->setToolTip(name);
    connect(title, &QToolButton::clicked, this, [this, group = std::move(group)] { toggle(group); });
    return title;
}

void MatrixEdit::toggle(const std::vector<Candidate> &group)
{
    const bool full =
        std::all_of(group.begin(), group.end(), [this](const Candidate &cell) { return m_ticked.contains(cell); });
    std::set<Candidate> ticked = m_ticked;
    for (const Candidate &cell : group) {
        if (full)
            ticked.erase(cell);
        else
            ticked.insert(cell);
    }
    setCells({ticked.begin(), ticked.end()});
    Q_EMIT edited(cells());
}

void MatrixEdit::changeEvent(QEvent *event)
{
    // Deleting children while Qt passes the event on to them would be too early.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &MatrixEdit::rebuild, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
