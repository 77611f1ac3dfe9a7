// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace tributary::gui
{

/// What a page shows while there is nothing to show: what is missing and what to press.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    void setWords(const QString &title, const QString &advice);

private:
    QLabel *m_title;
    QLabel *m_advice;
};

} // namespace tributary::gui
