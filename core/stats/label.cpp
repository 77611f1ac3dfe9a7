// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/label.h"

namespace tributary
{

ScriptLabel scriptLabel(double speedup)
{
    if (speedup >= improvementSpeedup)
        return ScriptLabel::Improvement;
    return speedup >= neutralSpeedup ? ScriptLabel::Neutral : ScriptLabel::Regression;
}

QString scriptLabelName(ScriptLabel label)
{
    switch (label) {
    case ScriptLabel::Improvement:
        return QStringLiteral("improvement");
    case ScriptLabel::Neutral:
        return QStringLiteral("neutral");
    case ScriptLabel::Regression:
        break;
    }
    return QStringLiteral("regression");
}

Text scriptLabelText(ScriptLabel label)
{
    switch (label) {
    case ScriptLabel::Improvement:
        return QT_TRANSLATE_NOOP("core", "improvement");
    case ScriptLabel::Neutral:
        return QT_TRANSLATE_NOOP("core", "neutral");
    case ScriptLabel::Regression:
        break;
    }
    return QT_TRANSLATE_NOOP("core", "regression");
}

} // namespace tributary
