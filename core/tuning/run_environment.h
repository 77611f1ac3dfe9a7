// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QJsonObject>
#include <QProcessEnvironment>
#include <QStringList>

#include <vector>

namespace tributary
{

/// Where and what a run measured. Trials of two environments must not be mixed.
struct RunEnvironment {
    QString host;
    QString system; ///< operating system and kernel
    QString cpu; ///< model name and count
    QString cann; ///< version, empty if none was found
    QString driver; ///< version, empty if none was found
    QJsonObject files; ///< every word of the command that is a file: path -> SHA-256

    [[nodiscard]] QJsonObject toJson() const;
    static RunEnvironment fromJson(const QJsonObject &object);
};

/// Reads it off this machine. `words`: the command; its program is searched in PATH, files are taken relative to
/// `workingFolder`. `cann` and `driver` are versions that the caller found.
RunEnvironment captureEnvironment(const QStringList &words, const QString &workingFolder,
    const QProcessEnvironment &environment, const QString &cann, const QString &driver);

/// One sentence per difference; empty if trials of both may be compared.
std::vector<Text> environmentDifferences(const RunEnvironment &then, const RunEnvironment &now);

} // namespace tributary
