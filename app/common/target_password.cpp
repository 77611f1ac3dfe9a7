// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_password.h"

#include <cstdlib>
#include <cstring>
#include <string_view>
#include <unistd.h>

namespace tributary
{

namespace
{

constexpr std::string_view variable = "GE_MS_TARGET_PASSWORD";

Secret &taken()
{
    static Secret secret; // wiped at the end of the program
    return secret;
}

} // namespace

void takeTargetPassword()
{
    for (char **entry = environ; entry && *entry; ++entry) {
        if (!std::string_view(*entry).starts_with(variable) || (*entry)[variable.size()] != '=')
            continue;
        char *value = *entry + variable.size() + 1;
        taken() = Secret(QByteArray(value));
        // The kernel shows the bytes on our stack where they have been since the start of the process.
        ::explicit_bzero(value, std::strlen(value));
    }
    ::unsetenv(variable.data());
}

std::optional<Secret> givenTargetPassword()
{
    if (taken().isEmpty())
        return std::nullopt;
    return taken().clone();
}

} // namespace tributary
