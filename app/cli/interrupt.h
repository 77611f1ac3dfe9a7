// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSocketNotifier;

namespace tributary
{

/// Turns Ctrl-C (SIGINT), SIGTERM and SIGHUP into signals of Qt. One object per program.
class InterruptListener : public QObject
{
    Q_OBJECT

public:
    explicit InterruptListener(QObject *parent = nullptr);
    ~InterruptListener() override;

Q_SIGNALS:
    /// `count`: how often Ctrl-C was pressed so far, from 1. SIGTERM and SIGHUP count as a second press.
    void interrupted(int count);

private:
    void readSignals();

    QSocketNotifier *m_notifier = nullptr;
    int m_count = 0;
};

} // namespace tributary
