// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_runner.h"

#include "cann/user_folders.h"
#include "console.h"
#include "remote/target_store.h"
#include "target_connection.h"
#include "target_view.h"
#include "tuning/offline_run.h"
#include "tuning/online_run.h"

#include <QCoreApplication>

namespace tributary
{

namespace
{

TargetAccess accessTo(const SshRoute &route, const QString &target, bool acceptNewHostKey, Console &console)
{
    // Said in the connection's thread; the terminal belongs to the main thread.
    const auto note = [&console](const QString &text) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [&console, text] { console.note(text); }, Qt::QueuedConnection);
    };
    const auto owner = std::make_shared<TargetConnection>(route.loginName(), target, acceptNewHostKey, note);
    const ConnectContext context = owner->context();
    return TargetAccess {std::shared_ptr<HostKeyPolicy>(owner, &context.hostKeys),
        std::shared_ptr<CredentialSource>(owner, &context.credentials), context.knownHosts};
}

} // namespace

Result<Target> findUserTarget(const QString &nameOrFile, Console &console)
{
    const UserFolders folders = UserFolders::from(QProcessEnvironment::systemEnvironment());
    auto target = findTarget(nameOrFile, TargetStore(folders.targetsFile()));
    if (target)
        warnOfUnknownFields(*target, console);
    return target;
}

Result<std::unique_ptr<TrialRunner>> makeRunner(
    const RunConfig &config, const QString &outputFolder, const RunnerOptions &options, Console &console)
{
    if (!config.isOffline())
        return makeLocalRunner(config);
    auto route = offlineRoute(config);
    if (!route)
        return tl::unexpected(route.error());
    TargetAccess access =
        accessTo(*route, config.offline.target[QStringLiteral("name")].toString(), options.acceptNewHostKey, console);
    return makeOfflineRunner(config, std::move(*route), ResultFolder(outputFolder).path(), std::move(access),
        {options.continues, options.skipChecks});
}

} // namespace tributary
