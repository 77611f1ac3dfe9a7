// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/reorder_risk.h"

#include "graph/critical_path.h"
#include "graph/operator_role.h"
#include "graph/vector_index.h"

#include <map>

namespace tributary
{

namespace
{

} // namespace

int mainStream(const std::vector<int> &streams, const OperatorWork &work)
{
    std::map<int, double> byStream;
    for (std::size_t i = 0; i < streams.size(); ++i) {
        if (streams[i] != Operator::noStream)
            byStream[streams[i]] += work.amount[i];
    }
    int best = Operator::noStream;
    for (const auto &[stream, amount] : byStream) {
        if (best == Operator::noStream || amount > byStream[best])
            best = stream;
    }
    return best;
}

std::vector<ReorderRisk> reorderRisks(const OpGraph &graph, const std::vector<int> &order,
    const std::vector<int> &streams, const OperatorWork &work, const Reachability &reach)
{
    const int main = mainStream(streams, work);
    std::vector<int> onMain;
    std::vector<std::size_t> place(order.size(), 0);
    for (const int op : order) {
        if (streams[at(op)] == main) {
            place[at(op)] = onMain.size();
            onMain.push_back(op);
        }
    }
    const Adjacency successors = successorsOf(graph);
    std::vector<ReorderRisk> risks;
    for (const int producer : order) {
        if (streams[at(producer)] == main || streams[at(producer)] == Operator::noStream)
            continue;
        for (const int consumer : successors[at(producer)]) {
            if (streams[at(consumer)] != main || !isCheapType(graph.operators[at(consumer)].type))
                continue;
            int dominator = -1;
            for (std::size_t i = place[at(consumer)] + 1; i < onMain.size(); ++i) {
                const bool heavier = work.amount[at(onMain[i])] > work.amount[at(consumer)]
                    && (dominator < 0 || work.amount[at(onMain[i])] > work.amount[at(dominator)]);
                const bool counted = work.unit == WorkUnit::Operators && dominator < 0
                    && !isCheapType(graph.operators[at(onMain[i])].type);
                if ((heavier || counted) && !reach.areOrdered(producer, onMain[i]))
                    dominator = onMain[i];
            }
            if (dominator >= 0)
                risks.push_back({producer, consumer, dominator});
        }
    }
    return risks;
}

} // namespace tributary
