// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
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
    QJsonObject files; ///< commandFiles()

    [[nodiscard]] QJsonObject toJson() const;
    static RunEnvironment fromJson(const QJsonObject &object);
};

/// The files that a command names, path -> SHA-256: every word, and what stands behind the first "=" of a word, if it
/// is a file; the program is looked up in PATH. Relative paths start at `workingFolder`. Reads whole files.
QJsonObject commandFiles(const QStringList &words, const QString &workingFolder, const QProcessEnvironment &environment,
    const CancelToken &cancel = {});

/// Reads it off this machine. `words`: the command that runs here. `cann` and `driver` are versions that the caller
/// found.
RunEnvironment captureEnvironment(const QStringList &words, const QString &workingFolder,
    const QProcessEnvironment &environment, const QString &cann, const QString &driver);

/// One sentence per difference; empty if trials of both may be compared.
std::vector<Text> environmentDifferences(const RunEnvironment &then, const RunEnvironment &now);

} // namespace tributary
