// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/empty_state.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tributary::gui
{

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_advice(new QLabel(this))
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_title->setFont(large);
    m_title->setAlignment(Qt::AlignCenter);
    m_advice->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    for (QLabel *label : {m_title, m_advice}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_advice->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(40, 20, 40, 20);
    layout->addStretch(2);
    layout->addWidget(m_title);
    layout->addSpacing(8);
    layout->addWidget(m_advice);
    layout->addStretch(3);
}

void EmptyState::setWords(const QString &title, const QString &advice)
{
    m_title->setText(title);
    m_advice->setText(advice);
}

} // namespace tributary::gui
