// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace tributary
{

/// The files from which it was worked out who stands for whom in a run.
struct DedupeSource {
    QString graph; ///< absolute path of the dump
    QString graphSha256; ///< hex
    QString profile; ///< absolute path of what MINIDAG_PROFILING_PATH named; empty = nothing
    QString profileSha256;

    [[nodiscard]] QJsonObject toJson() const;
    /// The error names the field.
    static Result<DedupeSource> fromJson(const QJsonObject &object);

    friend bool operator==(const DedupeSource &, const DedupeSource &) = default;
};

/// One sentence per file that is gone or has another content now. Reads the files.
std::vector<Text> changedFiles(const DedupeSource &source);

} // namespace tributary
