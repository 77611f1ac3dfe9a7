// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace tributary
{

/// How to tell whether a candidate computes the same as the baseline. Two independent checks: a digest that the
/// workload prints, and files of raw numbers compared with a tolerance.
struct OutputCheck {
    enum class Numbers { Float32, Float64 };

    QString pattern; ///< regular expression on stdout; its one group (or the whole match) is the digest; empty = off
    QStringList files; ///< written by the workload; relative to its working folder
    Numbers numbers = Numbers::Float32; ///< what the files hold, in the byte order of this machine
    double absoluteTolerance = 0; ///< |a-b| <= absolute + relative * |b| counts as equal
    double relativeTolerance = 0;

    [[nodiscard]] bool isSet() const { return !pattern.isEmpty() || !files.isEmpty(); }
    /// An error if the pattern is no regular expression or has more than one group, or a tolerance is negative.
    [[nodiscard]] Result<void> validate() const;
};

/// All matches of the pattern, joined by blanks; "(no match)" if the pattern is set but does not match.
QString captureDigest(const OutputCheck &check, const QByteArray &output);

/// Where two files of numbers part.
struct NumberDifference {
    qint64 index = 0; ///< of the first number out of tolerance
    double reference = 0;
    double value = 0;
    qint64 count = 0; ///< how many are out of tolerance
};

/// Compares number by number. NaN equals NaN; infinities must be the same. Errors: unreadable files, different sizes,
/// a size that is no multiple of the number's.
Result<std::optional<NumberDifference>> compareNumbers(
    const OutputCheck &check, const QString &referencePath, const QString &path);

} // namespace tributary
