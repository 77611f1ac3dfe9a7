// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/chart_panel.h"

#include "compare/chart_view.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace tributary::gui
{

namespace
{

QToolButton *makeButton(QWidget *parent, const QString &name)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setAutoRaise(true);
    return button;
}

} // namespace

ChartPanel::ChartPanel(ChartView *chart, const QString &name, QWidget *parent)
    : QFrame(parent)
    , m_chart(chart)
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_split(makeButton(this, QStringLiteral("split")))
    , m_log(makeButton(this, QStringLiteral("log")))
    , m_back(makeButton(this, QStringLiteral("back")))
    , m_maximise(makeButton(this, QStringLiteral("maximise")))
    , m_menu(makeButton(this, QStringLiteral("export")))
{
    setObjectName(name);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_subtitle->setWordWrap(true);
    m_split->setCheckable(true);
    m_split->setVisible(chart->canBeSplit());
    m_log->setCheckable(true);
    m_log->setVisible(chart->canBeLog());
    m_back->setEnabled(false);
    makeMenu();

    auto *header = new QHBoxLayout;
    header->setSpacing(2);
    header->addWidget(m_title);
    header->addStretch();
    for (QToolButton *button : {m_split, m_log, m_back, m_maximise, m_menu})
        header->addWidget(button);
    auto *words = new QVBoxLayout;
    words->setContentsMargins(10, 4, 6, 0);
    words->setSpacing(0);
    words->addLayout(header);
    words->addWidget(m_subtitle);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(words);
    layout->addWidget(chart, 1);

    connect(m_split, &QToolButton::toggled, chart, &ChartView::setSplit);
    connect(m_log, &QToolButton::toggled, chart, &ChartView::setLog);
    connect(m_back, &QToolButton::clicked, chart, &ChartView::goBack);
    connect(m_maximise, &QToolButton::clicked, this, &ChartPanel::maximiseRequested);
    connect(chart, &ChartView::maximiseRequested, this, &ChartPanel::maximiseRequested);
    connect(chart, &ChartView::rangesChanged, this, [this] { m_back->setEnabled(m_chart->isZoomed()); });
    retranslate();
}

void ChartPanel::makeMenu()
{
    auto *menu = new QMenu(this);
    m_all = menu->addAction(QString(), m_chart, &ChartView::showAll);
    menu->addSeparator();
    m_png = menu->addAction(QString(), this, [this] { Q_EMIT exportRequested(ExportFormat::Png); });
    m_svg = menu->addAction(QString(), this, [this] { Q_EMIT exportRequested(ExportFormat::Svg); });
    m_csv = menu->addAction(QString(), this, [this] { Q_EMIT exportRequested(ExportFormat::Csv); });
    m_copy = menu->addAction(QString(), this, &ChartPanel::copyRequested);
    m_menu->setMenu(menu);
    m_menu->setPopupMode(QToolButton::InstantPopup);
}

void ChartPanel::setMaximised(bool maximised)
{
    m_maximised = maximised;
    retranslate();
}

void ChartPanel::refresh()
{
    m_title->setText(m_chart->title());
    m_subtitle->setText(m_chart->subtitle());
    QPalette muted = palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on a base background labels take the latter
        muted.setColor(role, roleColour(Role::Muted));
    m_subtitle->setPalette(muted);
}

void ChartPanel::retranslate()
{
    refresh();
    const QString title = m_chart->title();
    const auto set = [&title](QToolButton *button, const QString &text, const QString &help) {
        button->setText(text);
        button->setToolTip(help);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(title, text));
    };
    set(m_split, tr("Side by side"), tr("A lane for each candidate instead of curves over each other"));
    set(m_log, tr("Log"), tr("Logarithmic time axis"));
    set(m_back, tr("Back"), tr("Go back one zoom step (Backspace, right button)"));
    set(m_maximise, m_maximised ? tr("All charts") : tr("Enlarge"),
        m_maximised ? tr("Show all charts (double click)") : tr("Give this chart the whole page (double click)"));
    set(m_menu, tr("Export"), tr("Save or copy this chart"));
    m_all->setText(tr("Show everything (Ctrl+0)"));
    m_png->setText(tr("Save as PNG…"));
    m_svg->setText(tr("Save as SVG…"));
    m_csv->setText(tr("Save the data as CSV…"));
    m_copy->setText(tr("Copy the image"));
}

void ChartPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace tributary::gui
