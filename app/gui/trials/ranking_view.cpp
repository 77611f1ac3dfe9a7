// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/ranking_view.h"

#include "trials/cell_delegates.h"
#include "trials/data_table.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

RankingView::RankingView(RankingModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_table(new DataTable(QStringLiteral("trials/rankingColumns2"), this))
    , m_title(new QLabel(this))
    , m_details(new QLabel(this))
{
    using Column = RankingModel::Column;
    m_table->setObjectName(QStringLiteral("rankingTable"));
    m_table->setItemDelegateForColumn(Column::CandidateName, new CandidateDelegate(m_table));
    m_table->setItemDelegateForColumn(Column::Speedup, new EffectDelegate(m_table));
    m_table->setItemDelegateForColumn(Column::VerdictWord, new ChipDelegate(m_table));
    m_table->setModelWithWidths(model, {156, 190, 150, 210, 92, 82, 64, 104, 260});
    m_table->setColumnHidden(RankingModel::StandsFor, true);
    connect(model, &QAbstractItemModel::dataChanged, this, &RankingView::showStandIns);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](QPoint place) {
        const QModelIndex at = m_table->indexAt(place);
        QMenu *menu = makeMenu(at.isValid() ? at.row() : m_table->currentIndex().row(), this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(m_table->viewport()->mapToGlobal(place));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        updateDetails();
        if (!m_quiet)
            Q_EMIT selectedChanged();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RankingView::updateDetails);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_details->setObjectName(QStringLiteral("verdictDetails"));
    m_details->setWordWrap(true);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_details);
    retranslate();
}

QMenu *RankingView::makeMenu(int row, QWidget *parent)
{
    const bool isRow = row >= 0 && row < m_model->rowCount();
    QMenu *menu = isRow && m_makeMenu ? m_makeMenu(m_model->result(row), parent) : new QMenu(parent);
    if (!menu->isEmpty())
        menu->addSeparator();
    menu->addAction(m_table->copyAction());
    menu->addMenu(m_table->makeColumnMenu(menu));
    return menu;
}

CandidateList RankingView::selected() const
{
    CandidateList list;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : rows)
        list.push_back(m_model->result(index.row()).candidate);
    return list;
}

void RankingView::setSelected(const CandidateList &candidates)
{
    CandidateList now = selected();
    CandidateList wanted = candidates;
    std::sort(now.begin(), now.end());
    std::sort(wanted.begin(), wanted.end());
    if (now == wanted)
        return;
    QItemSelection selection;
    QModelIndex first;
    for (const Candidate &candidate : candidates) {
        const int row = m_model->find(candidate);
        if (row < 0)
            continue;
        selection.select(m_model->index(row, 0), m_model->index(row, RankingModel::ColumnCount - 1));
        first = first.isValid() ? first : m_model->index(row, 0);
    }
    const QScopedValueRollback quiet(m_quiet, true);
    if (first.isValid())
        m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

QString RankingView::details() const
{
    return m_details->text();
}

void RankingView::updateDetails()
{
    const QModelIndex current = m_table->currentIndex();
    QString text;
    if (current.isValid() && m_table->selectionModel()->isRowSelected(current.row())) {
        const CandidateResult &result = m_model->result(current.row());
        text = tr("%1: %2.").arg(result.candidate.name(), RankingModel::verdictWords(result));
        for (const Text &sentence : {result.reason, result.nextAction}) {
            if (!sentence.isEmpty())
                text += QLatin1Char(' ') + sentence.translated();
        }
        if (const QString words = RankingModel::standInWords(result); !words.isEmpty())
            text += QLatin1Char(' ') + words;
    } else if (m_model->rowCount() > 0) {
        text = tr("Select a candidate to see why it has its verdict.");
    }
    m_details->setText(text);
    m_details->setVisible(!text.isEmpty());
}

// Most runs measure every candidate. What the user shows or hides stays until that changes.
void RankingView::showStandIns()
{
    const bool wanted = m_model->hasStandIns();
    if (wanted == m_hasStandIns)
        return;
    m_hasStandIns = wanted;
    m_table->setColumnHidden(RankingModel::StandsFor, !wanted);
}

void RankingView::retranslate()
{
    m_title->setText(tr("Ranking"));
    m_table->setAccessibleName(tr("Ranking of the candidates"));
    updateDetails();
}

void RankingView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
