// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dependency_table.h"

#include "graph/module_words.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTimer>

namespace tributary::gui
{

namespace
{

/// Offers the types of a dependency; a choice is taken at once.
class TypeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *combo = new QComboBox(parent);
        combo->setObjectName(QStringLiteral("dependencyType"));
        for (const auto type :
            {DependencyType::Data, DependencyType::State, DependencyType::Event, DependencyType::CollectiveOrder})
            combo->addItem(wordsFor(type), static_cast<int>(type));
        auto *self = const_cast<TypeDelegate *>(this);
        connect(combo, &QComboBox::activated, self, [self, combo] {
            Q_EMIT self->commitData(combo);
            Q_EMIT self->closeEditor(combo);
        });
        // In the list the arrows only look; on the closed box each of them would be a choice.
        QTimer::singleShot(0, combo, &QComboBox::showPopup);
        return combo;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *combo = static_cast<QComboBox *>(editor);
        combo->setCurrentIndex(combo->findData(index.data(Qt::EditRole)));
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        model->setData(index, static_cast<QComboBox *>(editor)->currentData(), Qt::EditRole);
    }
};

} // namespace

DependencyTable::DependencyTable(QWidget *parent)
    : QTableView(parent)
    , m_model(new DependencyModel(this))
{
    setObjectName(QStringLiteral("dependencies"));
    setModel(m_model);
    setItemDelegateForColumn(DependencyModel::TypeColumn, new TypeDelegate(this));
    // The keyboard stays where it is when a change comes back.
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_row = currentIndex().row();
        m_column = currentIndex().column();
    });
    connect(
        m_model, &QAbstractItemModel::modelReset, this, [this] { setCurrentIndex(m_model->index(m_row, m_column)); });
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(DependencyModel::TypeColumn, QHeaderView::ResizeToContents);
    horizontalHeader()->setMinimumSectionSize(40);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
}

} // namespace tributary::gui
