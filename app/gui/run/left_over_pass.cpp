// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/left_over_pass.h"

#include "cann/pass_manager.h"
#include "window/message_bar.h"

#include <QProcessEnvironment>

namespace tributary::gui
{

LeftOverPass::LeftOverPass(MessageBar &messages, QObject *parent)
    : QObject(parent)
    , m_messages(messages)
    , m_looking(this)
    , m_removing(this)
{
}

void LeftOverPass::look()
{
    m_looking.start(
        [](const CancelToken &) {
            return findManagedInstalls(UserFolders::from(QProcessEnvironment::systemEnvironment()));
        },
        [this](const std::vector<ManagedInstall> &installs) {
            for (const ManagedInstall &install : installs) {
                if (install.state == ManagedInstall::State::LeftOver)
                    report(install);
            }
        });
}

void LeftOverPass::report(const ManagedInstall &found)
{
    m_messages.show(MessageBar::Level::Caution, [found] {
        return MessageWords {found.describe().translated(), found.marker.opp, {}};
    });
    m_messages.addAction([] { return tr("Remove it"); }, [this, opp = found.marker.opp] { remove(opp); });
}

void LeftOverPass::remove(const QString &opp)
{
    m_removing.start(
        [opp](const CancelToken &) {
            return removePass(PassFolder {opp}, UserFolders::from(QProcessEnvironment::systemEnvironment()), false);
        },
        [this, opp](const Result<PassRemoval> &removed) {
            if (!removed) {
                m_messages.showError(removed.error());
                return;
            }
            const bool restored = *removed == PassRemoval::UsersPassRestored;
            m_messages.show(MessageBar::Level::Good, [restored, opp] {
                return MessageWords {restored ? tr("The pass that you had installed before the run is back.")
                                              : tr("The left-over pass is removed."),
                    opp, {}};
            });
        });
}

} // namespace tributary::gui
