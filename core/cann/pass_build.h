// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "cann/cann_installation.h"
#include "cann/user_folders.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>

namespace tributary
{

/// How a library of the tuning pass was made; kept as JSON beside it.
struct PassBuildInfo {
    static constexpr int schema = 1;

    bool standIn = false; ///< built against the stand-in: for the CPU sample workload, GE cannot load it
    QString cannRoot; ///< empty for the stand-in
    QString cannVersion; ///< empty if unknown
    std::optional<int> abi; ///< _GLIBCXX_USE_CXX11_ABI; nothing = the compiler's own
    QDateTime builtAt; ///< UTC
    QString sha256; ///< of the library that this speaks of

    [[nodiscard]] QByteArray toJson() const;
    static std::optional<PassBuildInfo> fromJson(const QByteArray &text);
    /// The info in `infoPath` if it speaks of exactly this library.
    static std::optional<PassBuildInfo> read(const QString &infoPath, const QString &libraryHash);
};

struct PassBuildRequest {
    CannSearch search; ///< also the environment of the build tools (PATH, CXX, …)
    UserFolders folders;
    QString cannFolder; ///< build for this CANN; empty = the one that findCann() gives, else the stand-in
    std::optional<int> abi; ///< 0 or 1; nothing = 0 for CANN (what its libraries use), the compiler's own otherwise
    QString output; ///< where to put the library; empty = the user's cache
    std::function<void(const QByteArray &)> onOutput; ///< what cmake and the compiler say, as it comes
};

struct BuiltPass {
    QString library;
    PassBuildInfo info;
    QString log; ///< file with all that cmake and the compiler said; empty if nothing had to be built
};

/// Builds the pass from the sources inside the program, with cmake and the machine's compiler.
/// Errors: the named CANN has no pass header, no cmake, the build failed (with the compiler's last lines), cancelled.
Result<BuiltPass> buildPass(const PassBuildRequest &request, const CancelToken &cancel = {});

/// The library that an earlier buildPass() of the same request left in the cache, or a new one.
Result<BuiltPass> ensurePassBuilt(const PassBuildRequest &request, const CancelToken &cancel = {});

} // namespace tributary
