// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/ssh_route.h"

#include <QString>

namespace tributary
{

/// Completes a route from ~/.ssh/config: HostName, and what the route leaves open: Port (22 = open), User (empty =
/// open), IdentityFile (none named = open), ProxyJump. The jump host's own settings are looked up as well. Asks `ssh
/// -G`; without an ssh program the route stays as it is. `configFile`: another file instead, for tests. Errors: a
/// broken configuration (with ssh's words); more than one jump; a ProxyCommand; cancelled.
Result<SshRoute> resolveAlias(const SshRoute &wanted, const QString &configFile, const CancelToken &cancel);

} // namespace tributary
