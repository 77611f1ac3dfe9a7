// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "cann/pass_folder.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <optional>
#include <vector>

namespace tributary
{

/// A library beside ours that GE loads as well and that is worth a word.
struct OtherPass {
    enum class Kind {
        SetsMultiStream, ///< mentions the multi-stream attributes: it may overwrite what our pass sets, or be
                         ///< overwritten
        Broken, ///< GE cannot load it, and then fails every compile
    };

    QString path;
    Kind kind = Kind::SetsMultiStream;
    Text reason; ///< Broken: why
};

/// All such libraries in <opp>/vendors/*/custom_fusion_passes, ours left out, in GE's own order.
std::vector<OtherPass> findOtherPasses(const PassFolder &where);

/// Why dlopen() would refuse the file, as far as can be told without running foreign code; nothing if it seems sound.
std::optional<Text> whyNotLoadable(const QString &path);

/// True if one of the needles stands in the file; read block by block, also across the border of two blocks.
/// Errors: the file cannot be read.
Result<bool> fileMentions(const QString &path, const QByteArrayList &needles, qint64 blockSize = 1 << 20);

} // namespace tributary
