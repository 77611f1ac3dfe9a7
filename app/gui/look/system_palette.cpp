// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/system_palette.h"

#include <QApplication>

namespace tributary::gui
{

namespace
{

std::function<QPalette()> &otherSource()
{
    static std::function<QPalette()> source;
    return source;
}

} // namespace

QPalette systemPalette()
{
    if (otherSource())
        return otherSource()();
    QApplication::setPalette(QPalette()); // back to the platform's
    return QApplication::palette();
}

void setSystemPalette(std::function<QPalette()> source)
{
    otherSource() = std::move(source);
}

} // namespace tributary::gui
