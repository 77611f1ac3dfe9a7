// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "trial/trial.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <compare>
#include <optional>

namespace tributary
{

/// What is compiled into a model of its own: a candidate, or the second `default` that measures the noise.
struct OmVariant {
    Candidate candidate;
    bool control = false;

    static OmVariant of(const TrialSpec &spec) { return {spec.candidate, spec.control}; }
    /// As in the names of trial folders: "LoadBalance4", "default-control".
    [[nodiscard]] QString fileName() const;
    /// The candidate's name as shown.
    [[nodiscard]] QString label() const;

    friend auto operator<=>(const OmVariant &, const OmVariant &) = default;
};

/// A model that is ready to be brought to the target.
struct CompiledOm {
    OmVariant variant;
    QString path; ///< absolute
    QString sha256;
    bool isReused = false; ///< made by an earlier run
};

/// The folder with the models of a run, their logs, and how they were made.
class OmFolder
{
public:
    explicit OmFolder(QString path)
        : m_path(std::move(path))
    {
    }

    [[nodiscard]] const QString &path() const { return m_path; }
    /// The model's path without ".om": "<folder>/model_LoadBalance4".
    [[nodiscard]] QString prefix(const OmVariant &variant) const { return file("model_", variant, ""); }
    [[nodiscard]] QString log(const OmVariant &variant) const { return file("compile_", variant, ".log"); }
    [[nodiscard]] QString record(const OmVariant &variant) const { return file("compile_", variant, ".json"); }
    /// GE's own logs of the compile.
    [[nodiscard]] QString plog(const OmVariant &variant) const { return file("plog_", variant, ""); }

private:
    [[nodiscard]] QString file(const char *head, const OmVariant &variant, const char *tail) const;

    QString m_path;
};

/// The models that may belong to a prefix, with the state of each (fileState()): <prefix>.om, and
/// <prefix>_<os>_<cpu>.om as atc names models that hold operator libraries; never <prefix>_original.om.
using OmStates = QMap<QString, QByteArray>;
OmStates modelsOf(const QString &prefix);

/// The one model that was written since `before`. Errors: none, more than one, an empty one.
Result<QString> newModel(const QString &prefix, const OmStates &before);

/// Notes beside a model how it was made. `key`: a hash of all that decides what is in it.
Result<void> writeOmRecord(const OmFolder &folder, const CompiledOm &model, const QString &key);

/// The model that was made under that key, if it is still there unchanged. Reads the whole file.
std::optional<CompiledOm> reusableModel(
    const OmFolder &folder, const OmVariant &variant, const QString &key, const CancelToken &cancel);

} // namespace tributary
