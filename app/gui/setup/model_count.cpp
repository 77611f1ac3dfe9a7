// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/model_count.h"

#include "tuning/om_files.h"

#include <QFileInfo>

namespace tributary::gui
{

int modelsThere(const QString &omFolder, const CandidateList &candidates, bool hasControl)
{
    const OmFolder folder(omFolder);
    int found = 0;
    const auto look = [&](const OmVariant &variant) {
        if (QFileInfo::exists(folder.record(variant)) && !modelsOf(folder.prefix(variant)).isEmpty())
            ++found;
    };
    for (const Candidate &candidate : candidates) {
        look({candidate, false});
        if (candidate.isBaseline() && hasControl)
            look({candidate, true});
    }
    return found;
}

} // namespace tributary::gui
