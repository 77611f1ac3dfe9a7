// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "cann/pass_marker.h"

#include <QObject>

namespace tributary::gui
{

class MessageBar;

/// Finds what a killed run left in an operator folder, says it and removes it on request. Works in the background.
class LeftOverPass : public QObject
{
    Q_OBJECT

public:
    explicit LeftOverPass(MessageBar &messages, QObject *parent = nullptr);

    void look();

private:
    void report(const ManagedInstall &found);
    void remove(const QString &opp);

    MessageBar &m_messages;
    Job m_looking;
    Job m_removing;
};

} // namespace tributary::gui
