// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <cstdint>
#include <optional>

namespace tributary
{

/// What GE executed: a model by its id, or (older releases) a graph of a session.
struct ExecObject {
    enum class Kind : std::uint8_t { SessionGraph, Model };

    Kind kind = Kind::Model;
    std::int64_t session = 0; ///< session id; 0 for a model
    std::int64_t id = 0; ///< graph id or model id

    /// "model:7" or "0:1" (session:graph), as --main-graph takes it.
    [[nodiscard]] QString name() const;
    /// Reads what name() writes; nothing if the text is neither form.
    static std::optional<ExecObject> parse(QStringView text);

    friend auto operator<=>(const ExecObject &, const ExecObject &) = default;
};

/// One STEP line of GE (format: GE's step_recorder.cc). Times are process timestamps: only differences mean anything.
struct StepRecord {
    static constexpr std::int64_t unknownProcess = -1;

    std::int64_t pid = unknownProcess; ///< process that logged it, if the line or its file says
    ExecObject object;
    std::int64_t step = 0; ///< from 0, counted per object and process
    std::int64_t start_us = 0;
    std::int64_t end_us = 0;
    std::int64_t cost_us = 0; ///< end - start, including sync_us
    std::int64_t sync_us = 0;
    std::int64_t ret = 0; ///< 0 = success
    std::int64_t syncRet = 0; ///< 0 = success
    std::uint32_t line = 0; ///< line in its file, from 1
    std::uint32_t file = 0; ///< index into StepLog::files
    std::uint32_t api = 0; ///< index into StepLog::names
    std::uint32_t mode = 0; ///< index into StepLog::names

    friend bool operator==(const StepRecord &, const StepRecord &) = default;
};

} // namespace tributary
