// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/target_list_panel.h"

#include "targets/target_desk.h"
#include "targets/target_list_model.h"

#include <QEvent>
#include <QGridLayout>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>

namespace tributary::gui
{

namespace
{

constexpr int listWidth = 230;

} // namespace

QPushButton *plainButton(QWidget *parent, const char *name)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

TargetListPanel::TargetListPanel(const TargetDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_model(new TargetListModel(desk, this))
    , m_list(new QListView(this))
    , m_new(plainButton(this, "newTarget"))
    , m_duplicate(plainButton(this, "duplicateTarget"))
    , m_remove(plainButton(this, "removeTarget"))
    , m_import(plainButton(this, "importTarget"))
    , m_export(plainButton(this, "exportTarget"))
{
    setFixedWidth(listWidth);
    m_list->setObjectName(QStringLiteral("targets"));
    m_list->setModel(m_model);
    m_list->setAlternatingRowColors(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 0, 0, 1, 2);
    layout->addWidget(m_new, 1, 0);
    layout->addWidget(m_duplicate, 1, 1);
    layout->addWidget(m_import, 2, 0);
    layout->addWidget(m_export, 2, 1);
    layout->addWidget(m_remove, 3, 0);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TargetListPanel::currentChanged);
    connect(m_new, &QPushButton::clicked, this, &TargetListPanel::newWanted);
    connect(m_duplicate, &QPushButton::clicked, this, &TargetListPanel::duplicateWanted);
    connect(m_remove, &QPushButton::clicked, this, &TargetListPanel::removeWanted);
    connect(m_import, &QPushButton::clicked, this, &TargetListPanel::importWanted);
    connect(m_export, &QPushButton::clicked, this, &TargetListPanel::exportWanted);
    retranslate();
}

QString TargetListPanel::current() const
{
    return m_list->currentIndex().data(TargetListModel::NameRole).toString();
}

void TargetListPanel::select(const QString &name)
{
    const int row = m_model->rowOf(name);
    if (row >= 0 && m_list->currentIndex().row() != row)
        m_list->setCurrentIndex(m_model->index(row));
}

void TargetListPanel::selectQuietly(const QString &name)
{
    const QSignalBlocker quiet(this);
    const int row = m_model->rowOf(name);
    if (row < 0)
        m_list->clearSelection();
    m_list->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row));
}

void TargetListPanel::setSavedShown(bool saved)
{
    for (QPushButton *button : {m_duplicate, m_remove, m_export})
        button->setEnabled(saved);
}

void TargetListPanel::retranslate()
{
    m_list->setAccessibleName(tr("Target machines"));
    m_new->setText(tr("New"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Remove"));
    m_import->setText(tr("Import\u2026"));
    m_export->setText(tr("Export\u2026"));
}

void TargetListPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
