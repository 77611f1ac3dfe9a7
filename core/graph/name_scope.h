// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tributary
{

/// The scopes around an operator and its own last part: "model/layers.0/attn/MatMul" gives model, layers.0, attn,
/// MatMul. Names without '/' are cut at '.'; a part that is only a number belongs to the one before it ("layers.0").
QStringList nameParts(const QString &operatorName);

/// A numbered scope such as layers.3, layer_3 or block3.
struct NumberedScope {
    QString stem; ///< what stands before the number, without '.' and '_'; empty if the scope has no number
    int number = 0;
};
NumberedScope numberedScope(const QString &scope);

/// A name without its numbers, so that MatMul_12 and MatMul_47 of two layers compare equal.
QString withoutNumbers(const QString &name);

} // namespace tributary
