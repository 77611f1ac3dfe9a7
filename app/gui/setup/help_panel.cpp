// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/help_panel.h"

#include "look/look.h"
#include "setup/field_form.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace tributary::gui
{

HelpPanel::HelpPanel(QWidget *page, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_title(new QLabel(this))
    , m_help(new QLabel(this))
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_title->setTextFormat(Qt::PlainText);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setWordWrap(true);
    m_help->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_help->setMinimumHeight(fontMetrics().lineSpacing() * 5);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_title);
    layout->addWidget(m_help, 1);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_page->isAncestorOf(now))
            showHelp(now);
    });
    showHelp(nullptr);
}

QString HelpPanel::text() const
{
    return m_title->text() + QLatin1Char('\n') + m_help->text();
}

void HelpPanel::showHelp(const QWidget *widget)
{
    const FieldWords words = helpOf(widget);
    if (words.help.isEmpty()) {
        if (m_help->text().isEmpty() || !widget) {
            m_title->setText(tr("Help"));
            m_help->setText(tr("Go to a field to see what it does."));
        }
        return;
    }
    m_title->setText(words.label);
    QString text = words.help;
    if (!words.standard.isEmpty())
        text += QLatin1Char('\n') + tr("Default: %1").arg(words.standard);
    m_help->setText(text);
}

void HelpPanel::retranslate()
{
    QWidget *focused = QApplication::focusWidget();
    showHelp(focused && m_page->isAncestorOf(focused) ? focused : nullptr);
}

void HelpPanel::changeEvent(QEvent *event)
{
    // The fields get their new words in the same round of events; theirs must be there first.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &HelpPanel::retranslate, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
