// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/ssh_target_machine.h"
#include "remote/connection_check.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace tributary::gui
{

/// Runs the Test of a target in a thread of its own, since the target may answer as late as it pleases.
class TargetTest : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// Cancels, and waits for the thread, which does not take long.
    ~TargetTest() override;

    /// One at a time; stepDone() follows for each step, then ended().
    void start(const Target &target, const TargetAccess &access);
    /// ended() comes soon.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }

Q_SIGNALS:
    void stepDone(const tributary::CheckItem &item);
    /// `isStopped`: by stop(); then the steps that are left are skipped.
    void ended(const tributary::Target &target, const std::vector<tributary::CheckItem> &items, bool isStopped);

private:
    void finish(const Target &target, const std::vector<CheckItem> &items);

    std::unique_ptr<QThread> m_thread;
    CancelToken m_cancel;
};

} // namespace tributary::gui
