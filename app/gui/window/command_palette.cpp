// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/command_palette.h"

#include "look/look.h"
#include "window/action_registry.h"
#include "window/fuzzy.h"

#include <QAction>
#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int idRole = Qt::UserRole;
constexpr int keysRole = Qt::UserRole + 1;
constexpr int placesRole = Qt::UserRole + 2;

/// Icon, text with the found letters in bold, shortcut at the right.
class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {100, option.fontMetrics.height() + 14};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const auto group = enabled ? QPalette::Active : QPalette::Disabled;
        painter->save();
        if (selected)
            painter->fillRect(option.rect, option.palette.color(group, QPalette::Highlight));
        const QRect row = option.rect.adjusted(12, 0, -12, 0);
        const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>();
        const QIcon::Mode mode = !enabled ? QIcon::Disabled : selected ? QIcon::Selected : QIcon::Normal;
        icon.paint(painter, QRect(row.left(), row.center().y() - 8, 17, 17), Qt::AlignCenter, mode);
        const QColor text = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
        drawText(painter, option, index, row.left() + 28, text);
        painter->setFont(option.font);
        painter->setPen(selected ? text : roleColour(Role::Muted));
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, index.data(keysRole).toString());
        painter->restore();
    }

private:
    static void drawText(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, int x, const QColor &colour)
    {
        const QString text = index.data(Qt::DisplayRole).toString();
        const auto places = index.data(placesRole).value<QList<int>>();
        QFont bold = option.font;
        bold.setBold(true);
        painter->setPen(colour);
        const int baseline =
            option.rect.center().y() + (option.fontMetrics.ascent() - option.fontMetrics.descent()) / 2 + 1;
        for (int i = 0; i < text.size(); ++i) {
            painter->setFont(places.contains(i) ? bold : option.font);
            painter->drawText(x, baseline, text.mid(i, 1));
            x += painter->fontMetrics().horizontalAdvance(text.at(i));
        }
    }
};

struct Entry {
    QAction *action;
    int score;
    QList<int> places;
};

/// Enabled ones first, then by how well they fit; equal ones keep the order of the registry.
QList<Entry> entriesFor(const ActionRegistry &actions, const QString &typed)
{
    QList<Entry> entries;
    for (QAction *action : actions.actions()) {
        if (action->objectName() == QLatin1String("help.palette") || !action->isVisible())
            continue;
        const FuzzyMatch own = fuzzyMatch(typed, ActionRegistry::plainText(action));
        const FuzzyMatch english = fuzzyMatch(typed, ActionRegistry::englishText(action));
        if (own.score >= 0)
            entries << Entry {action, std::max(own.score, english.score), own.places};
        else if (english.score >= 0)
            entries << Entry {action, english.score, {}};
    }
    std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
        if (a.action->isEnabled() != b.action->isEnabled())
            return a.action->isEnabled();
        return a.score > b.score;
    });
    return entries;
}

} // namespace

CommandPalette::CommandPalette(const ActionRegistry &actions, QWidget *window)
    : QFrame(window)
    , m_actions(actions)
    , m_input(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_input->installEventFilter(this);
    window->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_input);
    layout->addWidget(m_list, 1);
    auto *shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, 110));
    setGraphicsEffect(shadow);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    retranslate();
    hide();
}

void CommandPalette::open()
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_input->clear();
    fill();
    place();
    show();
    raise();
    m_input->setFocus(Qt::PopupFocusReason);
}

QAction *CommandPalette::current() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? m_actions.find(item->data(idRole).toString()) : nullptr;
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_input)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && isVisible()
        && static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason)
        hide();
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_list, event);
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CommandPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            fill();
    }
    QFrame::changeEvent(event);
}

void CommandPalette::fill()
{
    m_list->clear();
    for (const Entry &entry : entriesFor(m_actions, m_input->text())) {
        auto *item = new QListWidgetItem(entry.action->icon(), ActionRegistry::plainText(entry.action), m_list);
        item->setData(idRole, entry.action->objectName());
        item->setData(keysRole, entry.action->shortcut().toString(QKeySequence::NativeText));
        item->setData(placesRole, QVariant::fromValue(entry.places));
        item->setToolTip(entry.action->whatsThis());
        if (!entry.action->isEnabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    QAction *action = current();
    if (!action || !action->isEnabled())
        return;
    leave();
    action->trigger();
}

void CommandPalette::leave()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::place()
{
    const QSize window = parentWidget()->size();
    const QSize size(std::min(600, window.width() - 40), std::min(420, window.height() - 120));
    setGeometry((window.width() - size.width()) / 2, 70, size.width(), size.height());
}

void CommandPalette::retranslate()
{
    m_input->setPlaceholderText(tr("Type what you want to do"));
    m_input->setAccessibleName(tr("Command palette"));
    m_list->setAccessibleName(tr("Actions that fit"));
}

} // namespace tributary::gui
