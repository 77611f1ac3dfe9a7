// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "remote/connection_check.h"
#include "target_command.h"
#include "target_connection.h"
#include "target_view.h"
#include "tuning/target_npu.h"

#include <QJsonDocument>

namespace tributary
{

ExitStatus TargetCommand::test()
{
    const auto target = findTarget(word(0), m_store);
    if (!target)
        return refuse(target.error());
    warnOfUnknownFields(*target, m_console);
    const auto route = target->route();
    if (!route)
        return refuse(route.error());
    TargetConnection connection(route->loginName(), word(0), isSet("accept-new-host-key"),
        [this](const QString &note) { m_console.note(note); });
    const bool isJson = isSet("json");
    const ConnectionCheck check {*target, npuUse};
    const auto items = checkConnection(check, connection.context(), CancelToken(), [&](const CheckItem &item) {
        if (!isJson)
            showCheckItem(item, m_console);
    });
    if (isJson)
        m_console.raw(QJsonDocument(checkJson(*target, items)).toJson());
    return hasFailure(items) ? ExitStatus::NoValidData : ExitStatus::Ok;
}

} // namespace tributary
