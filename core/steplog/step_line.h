// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "steplog/step_record.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tributary
{

/// A record as read from its line: `record` without file, line, api and mode indices, and those two as written.
struct StepLine {
    StepRecord record;
    std::string_view api; ///< points into the text that was parsed
    std::string_view mode; ///< points into the text that was parsed
};

/// How the text of a record ends.
enum class TextEnd {
    Line, ///< with its line
    Cut, ///< it may have been longer: end of file without newline, GE's length limit, another record on the same line
};

/// Reads the `key=value` fields that follow the marker, in any order, unknown ones and other text ignored. The text
/// holds no colour codes. The reason why it is no record names the field. Where the text may be cut, a last value that
/// could have gone on is refused; 0 and the three times, which check each other, are safe.
tl::expected<StepLine, Text> parseStepFields(std::string_view text, TextEnd end);

/// Place of `[GE_MS_TUNE][STEP]`, colour codes between its parts included.
struct StepMarker {
    static constexpr std::size_t maxLength = 96; ///< bytes; a longer one is no marker

    std::size_t begin = 0;
    std::size_t end = 0; ///< behind its last byte
};

/// The first marker whose tune word begins in [from, limit).
std::optional<StepMarker> findStepMarker(std::string_view text, std::size_t from, std::size_t limit);

/// The start of a log line, `[LEVEL] MODULE(pid,name):`.
struct LogPrefix {
    std::size_t begin = 0;
    std::int64_t pid = StepRecord::unknownProcess;
};

/// The first and the last log prefix in a text without colour codes; the process name may contain anything.
std::optional<LogPrefix> findFirstLogPrefix(std::string_view text);
std::optional<LogPrefix> findLastLogPrefix(std::string_view text);

/// The process of `plog-<pid>_<time>.log` and `device-<pid>_<time>.log` (any extension, any folder before it).
std::int64_t processOfFileName(QStringView path);

/// The text without terminal escape sequences: itself, or a copy in `storage` if it has any.
std::string_view withoutColours(std::string_view text, std::string &storage);

} // namespace tributary
