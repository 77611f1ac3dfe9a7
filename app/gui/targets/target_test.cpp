// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/target_test.h"

#include "tuning/target_npu.h"

namespace tributary::gui
{

TargetTest::~TargetTest()
{
    m_cancel.cancel();
    if (m_thread)
        m_thread->wait();
}

void TargetTest::start(const Target &target, const TargetAccess &access)
{
    if (isRunning())
        return;
    m_cancel = CancelToken();
    // Everything is posted to this object, which waits for the thread before it goes.
    m_thread.reset(QThread::create([this, target, access, cancel = m_cancel] {
        const auto post = [this](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
        const ConnectContext context {*access.hostKeys, *access.credentials, access.knownHosts};
        const auto items = checkConnection({target, npuUse}, context, cancel,
            [&](const CheckItem &item) { post([this, item] { Q_EMIT stepDone(item); }); });
        post([this, target, items] { finish(target, items); });
    }));
    m_thread->start();
}

void TargetTest::stop()
{
    m_cancel.cancel();
}

void TargetTest::finish(const Target &target, const std::vector<CheckItem> &items)
{
    m_thread->wait();
    m_thread.reset();
    Q_EMIT ended(target, items, m_cancel.isCancelled());
}

} // namespace tributary::gui
