// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/value_line.h"

#include <QScopedValueRollback>

namespace tributary::gui
{

ValueLine::ValueLine(Take take, QWidget *parent)
    : QLineEdit(parent)
    , m_take(std::move(take))
{
    connect(this, &QLineEdit::textEdited, this, &ValueLine::onEdited);
}

void ValueLine::showValue(const QString &text)
{
    if (text == m_value)
        return;
    m_value = text;
    if (m_taking)
        return;
    setText(text);
    Q_EMIT problemChanged({});
}

void ValueLine::onEdited(const QString &text)
{
    const QScopedValueRollback taking(m_taking, true);
    Q_EMIT problemChanged(m_take(text));
}

} // namespace tributary::gui
