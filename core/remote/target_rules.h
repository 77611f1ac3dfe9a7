// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/target.h"

namespace tributary
{

/// Limits of numbers in a target.
struct TargetLimits {
    static constexpr int leastConnectTimeout = 1;
    static constexpr int mostConnectTimeout = 600;
    static constexpr int leastKeepAlive = 5;
    static constexpr int mostKeepAlive = 3600;
};

/// The first rule that a value of the target breaks; see Target::check().
std::optional<Target::FieldError> brokenTargetRule(const Target &target, const QString &place);

/// The field in which somebody put a secret, e.g. "password"; empty = none.
QString secretField(const QJsonObject &json);

} // namespace tributary
