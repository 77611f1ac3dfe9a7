// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace tributary
{

/// "[user@]host[:port]" taken apart, as OpenSSH writes a jump host.
struct HostWords {
    QString user; ///< empty = not named
    QString host; ///< IPv6 without brackets
    std::optional<int> port;
};

/// Nothing = no such form: no host, a port that is none, several hosts. An IPv6 address with a port needs brackets.
std::optional<HostWords> splitHostWords(const QString &text);

/// "[::1]" -> "::1"; anything else unchanged.
QString withoutBrackets(const QString &host);

/// True for a name or address alone: no blanks, no user, no port, no brackets that do not match.
bool isPlainHost(const QString &host);

} // namespace tributary
