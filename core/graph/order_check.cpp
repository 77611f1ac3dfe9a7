// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/order_check.h"

#include "graph/vector_index.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace tributary
{

namespace
{

// By stream, how many of its operators are done.
using Progress = std::map<int, int>;

void takeLater(Progress &progress, const Progress &other)
{
    for (const auto &[stream, done] : other) {
        int &own = progress[stream];
        own = std::max(own, done);
    }
}

template <typename Item>
std::vector<std::vector<int>> byOperator(const std::vector<Item> &items, std::size_t operators, int Item::*end)
{
    std::vector<std::vector<int>> lists(operators);
    for (std::size_t i = 0; i < items.size(); ++i)
        lists[at(items[i].*end)].push_back(static_cast<int>(i));
    return lists;
}

} // namespace

std::vector<OperatorDependency> demandedOrders(const std::vector<OperatorDependency> &dependencies)
{
    std::vector<OperatorDependency> demanded;
    std::copy_if(dependencies.begin(), dependencies.end(), std::back_inserter(demanded), [](const auto &dependency) {
        return dependency.type == DependencyType::State || dependency.type == DependencyType::CollectiveOrder;
    });
    return demanded;
}

std::vector<OperatorDependency> brokenOrders(const std::vector<OperatorDependency> &demanded,
    const std::vector<int> &order, const std::vector<int> &streams, const std::vector<StreamEvent> &events)
{
    const auto received = byOperator(events, streams.size(), &StreamEvent::to);
    const auto sent = byOperator(events, streams.size(), &StreamEvent::from);
    const auto demands = byOperator(demanded, streams.size(), &OperatorDependency::to);
    std::map<int, Progress> progressOf; // by stream: what its operators have waited for
    std::vector<Progress> recorded(events.size());
    std::vector<int> number(streams.size(), 0); // place of an operator on its stream, from 1
    std::vector<OperatorDependency> broken;
    for (const int op : order) {
        const int stream = streams[at(op)];
        if (stream == Operator::noStream)
            continue;
        Progress &progress = progressOf[stream];
        for (const int event : received[at(op)])
            takeLater(progress, recorded[at(event)]);
        for (const int index : demands[at(op)]) {
            const int from = demanded[at(index)].from;
            if (streams[at(from)] != Operator::noStream && progress[streams[at(from)]] < number[at(from)])
                broken.push_back(demanded[at(index)]);
        }
        number[at(op)] = ++progress[stream];
        for (const int event : sent[at(op)])
            recorded[at(event)] = progress;
    }
    return broken;
}

QString brokenOrdersText(const OpGraph &graph, const std::vector<OperatorDependency> &broken)
{
    if (broken.empty())
        return {};
    const auto name = [&graph](int op) { return graph.operators[at(op)].name; };
    const QString first = QStringLiteral("%1 -> %2").arg(name(broken.front().from), name(broken.front().to));
    return broken.size() == 1 ? first : QStringLiteral("%1 (and %2 more)").arg(first).arg(broken.size() - 1);
}

} // namespace tributary
