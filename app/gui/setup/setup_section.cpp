// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_section.h"

#include <QEvent>

namespace tributary::gui
{

SetupSection::SetupSection(SetupEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
{
}

void SetupSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
