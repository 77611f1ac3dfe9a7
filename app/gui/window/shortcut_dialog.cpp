// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shortcut_dialog.h"

#include "window/action_registry.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace tributary::gui
{

namespace
{

struct Group {
    const char *id;
    const char *title;
};

constexpr std::array groups {
    Group {"file", QT_TRANSLATE_NOOP("ShortcutDialog", "Projects")},
    Group {"edit", QT_TRANSLATE_NOOP("ShortcutDialog", "Editing")},
    Group {"run", QT_TRANSLATE_NOOP("ShortcutDialog", "Runs")},
    Group {"view", QT_TRANSLATE_NOOP("ShortcutDialog", "Window")},
    Group {"help", QT_TRANSLATE_NOOP("ShortcutDialog", "Help")},
};

/// Keys that belong to a place in the window rather than to an action.
struct LocalKey {
    const char *keys;
    const char *text;
};

constexpr std::array chartKeys {
    LocalKey {"W / S", QT_TRANSLATE_NOOP("ShortcutDialog", "Zoom in, zoom out")},
    LocalKey {"A / D", QT_TRANSLATE_NOOP("ShortcutDialog", "Move left, move right")},
    LocalKey {"Backspace", QT_TRANSLATE_NOOP("ShortcutDialog", "Back to the zoom before")},
};

constexpr std::array graphKeys {
    LocalKey {"Home / F", QT_TRANSLATE_NOOP("ShortcutDialog", "Show all, show the selection")},
    LocalKey {"/", QT_TRANSLATE_NOOP("ShortcutDialog", "Search")},
    LocalKey {"Return / Backspace", QT_TRANSLATE_NOOP("ShortcutDialog", "Open or close a group, close the one around")},
    LocalKey {"Space", QT_TRANSLATE_NOOP("ShortcutDialog", "Keep the box while others are selected")},
    LocalKey {"C / P", QT_TRANSLATE_NOOP("ShortcutDialog", "Critical path, parallel groups")},
    LocalKey {"H / L", QT_TRANSLATE_NOOP("ShortcutDialog", "Hide constants, lay out from top to bottom")},
    LocalKey {"M / J / X", QT_TRANSLATE_NOOP("ShortcutDialog", "Make a module, join modules, split off")},
    LocalKey {"F2 / Del", QT_TRANSLATE_NOOP("ShortcutDialog", "Rename the module, dissolve it")},
    LocalKey {"1 … 4", QT_TRANSLATE_NOOP("ShortcutDialog", "Type of the module")},
    LocalKey {"E / T", QT_TRANSLATE_NOOP("ShortcutDialog", "Side effect, dependencies of the module")},
};

QTreeWidgetItem *addTitle(QTreeWidget *tree, const QString &title)
{
    auto *item = new QTreeWidgetItem(tree, {title});
    QFont bold = tree->font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return item;
}

} // namespace

ShortcutDialog::ShortcutDialog(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_find(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("shortcutDialog"));
    m_tree->setColumnCount(2);
    m_tree->setRootIsDecorated(false);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_find);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_find, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
    resize(520, 560);
    retranslate();
}

void ShortcutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ShortcutDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_find->setPlaceholderText(tr("Find an action or a key"));
    m_find->setAccessibleName(tr("Find an action or a key"));
    m_tree->setAccessibleName(tr("Keyboard shortcuts"));
    m_tree->setHeaderLabels({tr("Action"), tr("Keys")});
    fill();
}

void ShortcutDialog::fill()
{
    m_tree->clear();
    for (const Group &group : groups) {
        QTreeWidgetItem *title = addTitle(m_tree, tr(group.title));
        for (const QAction *action : m_actions.actions()) {
            if (ActionRegistry::groupOf(action) != QLatin1String(group.id) || action->shortcuts().isEmpty())
                continue;
            const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
            new QTreeWidgetItem(title,
                {ActionRegistry::plainText(action), QString(keys).replace(QLatin1String("; "), QLatin1String(",  "))});
        }
    }
    QTreeWidgetItem *charts = addTitle(m_tree, tr("Charts"));
    for (const LocalKey &key : chartKeys)
        new QTreeWidgetItem(charts, {tr(key.text), QString::fromLatin1(key.keys)});
    QTreeWidgetItem *graph = addTitle(m_tree, tr("Graph"));
    for (const LocalKey &key : graphKeys)
        new QTreeWidgetItem(graph, {tr(key.text), QString::fromUtf8(key.keys)});
    filter(m_find->text());
}

void ShortcutDialog::filter(const QString &typed)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *title = m_tree->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < title->childCount(); ++j) {
            QTreeWidgetItem *item = title->child(j);
            const bool fits = item->text(0).contains(typed, Qt::CaseInsensitive)
                || item->text(1).contains(typed, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any = any || fits;
        }
        title->setHidden(!any);
    }
}

} // namespace tributary::gui
