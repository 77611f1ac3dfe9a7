// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/credentials.h"
#include "remote/ssh_session.h"

namespace tributary
{

/// Logs in to the session's server. Order: the named identity files (with passphrase if encrypted), else a password
/// that is there already (password, then keyboard-interactive), else the agent, else the default keys, else a password
/// that must be asked for. Errors: nothing was accepted, with what was tried and what the server offers.
Result<void> logIn(SshSession &session, CredentialSource &credentials, const CancelToken &cancel);

} // namespace tributary
