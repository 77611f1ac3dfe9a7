// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <tl/expected.hpp>

#include <QString>

namespace tributary
{

/// What went wrong, in the user's words, and what to do about it. Never holds a secret.
struct Error {
    Text what; ///< what failed, one sentence
    QString detail; ///< the tool's own last lines, a path, a line number; may be empty, not translated
    Text hint; ///< what to do next; may be empty

    /// "what: detail. hint" in the language of the program.
    [[nodiscard]] QString translated() const;
    /// The same in English: for logs, files and tests.
    [[nodiscard]] QString english() const;
};

/// A value, or the reason why there is none.
template <typename T>
using Result = tl::expected<T, Error>;

/// Short for returning an Error from a function that gives a Result.
inline tl::unexpected<Error> fail(Text what, QString detail = {}, Text hint = {})
{
    return tl::unexpected<Error>(Error {std::move(what), std::move(detail), std::move(hint)});
}

} // namespace tributary
