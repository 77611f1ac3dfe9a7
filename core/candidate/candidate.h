// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

#include <compare>
#include <optional>

namespace tributary
{

/// How GE spreads a graph over streams.
enum class Strategy {
    Default, ///< automatic multi-stream off: the baseline
    Cv, ///< vector operators apart from cube operators; takes no stream count
    LoadBalance,
    MainStream,
    WeightedLoadBalance,
};

/// The name that GE knows the strategy by, e.g. "LoadBalance".
QString strategyName(Strategy strategy);
/// The strategy of that name, case-sensitive as in GE; nothing if GE knows none.
std::optional<Strategy> strategyFromName(QStringView name);
/// True if the strategy is written Strategy:N.
bool takesStreams(Strategy strategy);

/// One configuration to measure.
struct Candidate {
    static constexpr int minStreams = 1;
    static constexpr int maxStreams = 64; ///< GE refuses more

    Strategy strategy = Strategy::Default;
    int streams = 0; ///< 1…64 where takesStreams(strategy), else 0

    /// The value of GE's option, e.g. "LoadBalance:4", "cv", "default".
    [[nodiscard]] QString name() const;
    /// The name as used in folder and file names: without the colon, e.g. "LoadBalance4".
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] bool isBaseline() const { return strategy == Strategy::Default; }

    /// Reads a name as GE does (case-sensitive, nothing trimmed, a leading zero allowed). GE fails the compile on
    /// anything else, so the error says which of its rules is broken.
    static Result<Candidate> parse(const QString &text);

    friend auto operator<=>(const Candidate &, const Candidate &) = default;
};

} // namespace tributary
