// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/data_table.h"

#include "models/table_csv.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>

#include <algorithm>

namespace tributary::gui
{

DataTable::DataTable(QString settingsKey, QWidget *parent)
    : QTableView(parent)
    , m_settingsKey(std::move(settingsKey))
    , m_copy(new QAction(this))
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    // All rows are equally high: the place of a row is known without measuring those above.
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QHeaderView::customContextMenuRequested, this, &DataTable::showColumnMenu);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, &DataTable::copySelection);
    retranslate();
}

void DataTable::setModelWithWidths(QAbstractItemModel *newModel, const QList<int> &widths)
{
    setModel(newModel);
    QHeaderView *header = horizontalHeader();
    for (int column = 0; column < int(widths.size()); ++column) {
        header->resizeSection(column, std::max({widths[column], 60, header->sectionSizeHint(column)}));
        header->setSectionHidden(column, widths[column] == 0);
    }
    header->restoreState(QSettings().value(m_settingsKey).toByteArray());
    for (const auto change : {&QHeaderView::sectionMoved, &QHeaderView::sectionResized})
        connect(header, change, this, &DataTable::saveColumns);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &DataTable::saveColumns);
    const auto hold = [this] { holdPlace(); };
    const auto restore = [this] { restorePlace(); };
    connect(newModel, &QAbstractItemModel::rowsAboutToBeInserted, this, hold);
    connect(newModel, &QAbstractItemModel::rowsAboutToBeRemoved, this, hold);
    connect(newModel, &QAbstractItemModel::layoutAboutToBeChanged, this, hold);
    connect(newModel, &QAbstractItemModel::rowsInserted, this, restore);
    connect(newModel, &QAbstractItemModel::rowsRemoved, this, restore);
    connect(newModel, &QAbstractItemModel::layoutChanged, this, restore);
}

void DataTable::holdPlace()
{
    const int row = rowAt(0);
    m_top = row < 0 || verticalScrollBar()->value() == 0 ? QModelIndex() : model()->index(row, 0);
    m_topOffset = row < 0 ? 0 : rowViewportPosition(row);
}

void DataTable::restorePlace()
{
    if (!m_top.isValid())
        return;
    updateGeometries(); // the scroll bar must know of the new rows
    verticalScrollBar()->setValue(verticalHeader()->sectionPosition(m_top.row()) - m_topOffset);
    m_top = QModelIndex();
}

QString DataTable::selectionCsv() const
{
    QList<int> rows;
    const QModelIndexList selected = selectionModel() ? selectionModel()->selectedRows() : QModelIndexList();
    for (const QModelIndex &index : selected)
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    QList<int> columns;
    for (int place = 0; place < horizontalHeader()->count(); ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        if (!isColumnHidden(column))
            columns << column;
    }
    return tableCsv(*model(), rows, columns);
}

QString DataTable::allCsv() const
{
    QList<int> rows;
    for (int row = 0; row < model()->rowCount(); ++row)
        rows << row;
    QList<int> columns;
    for (int column = 0; column < model()->columnCount(); ++column)
        columns << column;
    return tableCsv(*model(), rows, columns);
}

void DataTable::copySelection()
{
    QApplication::clipboard()->setText(selectionCsv());
}

// The view's own copying takes one cell only, and is asked before any shortcut.
void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

QMenu *DataTable::makeColumnMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("Columns"), parent);
    menu->setObjectName(QStringLiteral("columnMenu"));
    for (int column = 0; column < model()->columnCount(); ++column) {
        QAction *action = menu->addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column, action](bool shown) {
            // A table without any column could not be brought back.
            if (!shown && horizontalHeader()->count() - horizontalHeader()->hiddenSectionCount() <= 1) {
                action->setChecked(true);
                return;
            }
            setColumnHidden(column, !shown);
            saveColumns();
        });
    }
    return menu;
}

void DataTable::showColumnMenu(QPoint place)
{
    QMenu *menu = makeColumnMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(horizontalHeader()->mapToGlobal(place));
}

void DataTable::saveColumns() const
{
    QSettings().setValue(m_settingsKey, horizontalHeader()->saveState());
}

void DataTable::retranslate()
{
    m_copy->setText(tr("Copy rows as CSV"));
}

void DataTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
}

} // namespace tributary::gui
