// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/page_context.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace tributary::gui
{

/// What stands in the status bar: mode, target, noise floor of the shown run.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(const PageContext &context, QStatusBar *bar);

    void refresh();

private:
    /// Of the shown run; of the set-up before there is one.
    void showMode();

    PageContext m_context;
    QLabel *m_mode;
    QLabel *m_target;
    QLabel *m_noise;
};

} // namespace tributary::gui
