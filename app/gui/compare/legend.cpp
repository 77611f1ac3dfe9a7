// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/legend.h"

#include "models/ranking_model.h"
#include "window/selection.h"

#include <QBoxLayout>
#include <QEvent>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace tributary::gui
{

namespace
{

const QSize sampleSize(30, 16);

QIcon sampleIcon(const ItemLook &look, qreal ratio)
{
    QPixmap pixmap(sampleSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    drawSample(painter, QRectF(QPointF(1, 0), QSizeF(sampleSize) - QSizeF(2, 0)), look);
    painter.end();
    QIcon icon;
    // A chosen row must not tint the colour that the sample is there to show.
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Disabled})
        icon.addPixmap(pixmap, mode);
    return icon;
}

} // namespace

Legend::Legend(Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_list(new QListWidget(this))
    , m_all(new QPushButton(this))
    , m_picked(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("legend"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setIconSize(sampleSize);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_all->setObjectName(QStringLiteral("showAll"));
    m_picked->setObjectName(QStringLiteral("showSelected"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_all);
    buttons->addWidget(m_picked);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);

    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *row) {
        if (m_filling)
            return;
        const auto item = static_cast<std::size_t>(m_list->row(row));
        Q_EMIT hiddenToggled(m_data->items[item].candidate(), row->checkState() == Qt::Unchecked);
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        if (m_filling)
            return;
        CandidateList chosen;
        for (const QListWidgetItem *row : m_list->selectedItems()) {
            const Candidate &candidate = m_data->items[static_cast<std::size_t>(m_list->row(row))].candidate();
            if (std::find(chosen.begin(), chosen.end(), candidate) == chosen.end())
                chosen.push_back(candidate);
        }
        m_selection.setSelected(chosen);
    });
    connect(m_all, &QPushButton::clicked, this, &Legend::showAllRequested);
    connect(m_picked, &QPushButton::clicked, this, &Legend::showSelectedRequested);
    retranslate();
}

void Legend::fill(const ChartState &state)
{
    m_list->clear();
    for (std::size_t i = 0; state.data && i < state.data->items.size(); ++i) {
        const QString label = state.data->label(i);
        auto *row = new QListWidgetItem(label, m_list);
        const QString standIn = RankingModel::standInWords(state.data->items[i].result);
        row->setToolTip(standIn.isEmpty() ? label : label + QLatin1Char('\n') + standIn);
        row->setFlags(row->flags() | Qt::ItemIsUserCheckable);
    }
}

void Legend::setState(const ChartState &state)
{
    const QScopedValueRollback guard(m_filling, true);
    if (m_data != state.data) {
        m_data = state.data;
        const int scroll = m_list->currentRow();
        fill(state);
        if (scroll >= 0 && scroll < m_list->count())
            m_list->setCurrentRow(scroll, QItemSelectionModel::NoUpdate);
    }
    for (int i = 0; i < m_list->count(); ++i) {
        const auto item = static_cast<std::size_t>(i);
        QListWidgetItem *row = m_list->item(i);
        row->setIcon(sampleIcon(state.looks[item], devicePixelRatioF()));
        row->setCheckState(state.shown[item] ? Qt::Checked : Qt::Unchecked);
        row->setSelected(state.picked[item]);
    }
    m_picked->setEnabled(state.anyPicked);
    constexpr int frame = 28; // scroll bar and borders
    m_list->setMinimumWidth(std::clamp(m_list->sizeHintForColumn(0) + frame, 150, 250));
}

void Legend::retranslate()
{
    m_list->setAccessibleName(tr("Candidates"));
    m_list->setAccessibleDescription(tr("Tick: shown in the charts. Selected: stands out in all views."));
    m_all->setText(tr("Show all"));
    m_picked->setText(tr("Selected only"));
    m_picked->setToolTip(tr("Show the selected candidates and the baseline only"));
}

void Legend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
