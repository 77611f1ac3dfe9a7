// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start/start_page.h"

#include "look/icon.h"
#include "look/look.h"
#include "start/action_card.h"
#include "start/recent_delegate.h"
#include "start/recent_projects.h"
#include "window/action_registry.h"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

QLabel *quietLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QFont sized(QFont font, qreal factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace

StartPage::StartPage(const ActionRegistry &actions, RecentProjects &recent, QWidget *parent)
    : QWidget(parent)
    , m_recent(recent)
    , m_tagline(quietLabel(this))
    , m_recentTitle(new QLabel(this))
    , m_nothing(quietLabel(this))
    , m_hint(quietLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("startPage"));
    auto *content = new QWidget(this);
    auto *columns = new QHBoxLayout(content);
    columns->setContentsMargins(40, 36, 40, 24);
    columns->setSpacing(48);
    columns->addWidget(makeLeft(actions), 2);
    columns->addWidget(makeRight(), 3);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    connect(&m_recent, &RecentProjects::changed, this, &StartPage::fill);
    retranslate();
}

QWidget *StartPage::makeLeft(const ActionRegistry &actions)
{
    auto *side = new QWidget(this);
    side->setMaximumWidth(460);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    auto *heading = new QHBoxLayout;
    heading->setSpacing(14);
    auto *picture = new QLabel(side);
    picture->setPixmap(programIcon().pixmap(52, 52));
    auto *name = new QLabel(QStringLiteral("Tributary"), side);
    name->setFont(sized(font(), 2.1, QFont::DemiBold));
    heading->addWidget(picture);
    heading->addWidget(name, 1);
    layout->addLayout(heading);
    layout->addWidget(m_tagline);
    layout->addSpacing(10);
    layout->addWidget(new ActionCard(actions.action("file.example"), ActionCard::Kind::Main, side));
    for (const char *id : {"file.new", "file.open", "file.import"})
        layout->addWidget(new ActionCard(actions.action(id), ActionCard::Kind::Plain, side));
    layout->addStretch(1);
    layout->addWidget(m_hint);
    return side;
}

QWidget *StartPage::makeRight()
{
    auto *side = new QWidget(this);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(8);
    m_recentTitle->setFont(sized(font(), 1.25, QFont::DemiBold));
    m_list->setItemDelegate(new RecentDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto open = [this](const QListWidgetItem *item) {
        Q_EMIT openRequested(item->data(RecentDelegate::PathRole).toString());
    };
    connect(m_list, &QListWidget::itemActivated, this, open);
    connect(m_list, &QListWidget::itemClicked, this, open);
    connect(m_list, &QWidget::customContextMenuRequested, this, &StartPage::showMenu);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 100);
    layout->addStretch(1); // where there is no list
    return side;
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_recent.refresh(); // the answers are sentences, too
    }
    QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent *event)
{
    m_recent.refresh();
    QWidget::showEvent(event);
}

void StartPage::retranslate()
{
    m_tagline->setText(tr("Find the multi-stream configuration that makes your model fastest on an Ascend NPU, and how "
                          "sure that is."));
    m_recentTitle->setText(tr("Recent projects"));
    m_nothing->setText(tr("Nothing yet. Run the example to see what a result looks like; it needs no NPU and takes "
                          "about a minute."));
    m_hint->setText(tr("You can also drop a project or a result folder anywhere on this window."));
    m_list->setAccessibleName(tr("Recent projects"));
    fill();
}

void StartPage::fill()
{
    const int row = m_list->currentRow();
    m_list->clear();
    for (const RecentProject &project : m_recent.projects()) {
        auto *item = new QListWidgetItem(QFileInfo(project.path).completeBaseName(), m_list);
        item->setData(RecentDelegate::PathRole, project.path);
        item->setData(RecentDelegate::AnswerRole, project.exists ? project.answer : tr("The file is gone."));
        item->setData(
            RecentDelegate::DateRole, QLocale().toString(project.changed, QStringLiteral("yyyy-MM-dd HH:mm")));
        item->setToolTip(project.path);
        if (!project.exists)
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(row);
    m_nothing->setVisible(m_recent.projects().empty());
    m_list->setVisible(!m_recent.projects().empty());
}

void StartPage::showMenu(const QPoint &position)
{
    const QListWidgetItem *item = m_list->itemAt(position);
    if (!item)
        return;
    const QString path = item->data(RecentDelegate::PathRole).toString();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Remove from this list"), this, [this, path] { m_recent.remove(path); });
    menu->addAction(tr("Clear the list"), this, [this] { m_recent.clear(); });
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

} // namespace tributary::gui
