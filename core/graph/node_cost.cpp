// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/node_cost.h"

namespace tributary
{

const NodeCost *NodeCosts::find(const QString &operatorName) const
{
    auto it = byName.constFind(operatorName);
    const qsizetype slash = operatorName.lastIndexOf(QLatin1Char('/'));
    if (it == byName.constEnd() && slash >= 0 && slash + 1 < operatorName.size())
        it = byName.constFind(operatorName.mid(slash + 1));
    return it == byName.constEnd() ? nullptr : &it.value();
}

} // namespace tributary
