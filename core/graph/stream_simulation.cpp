// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_simulation.h"

#include "graph/vector_index.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <set>
#include <tuple>

namespace tributary
{

namespace
{

class Simulator
{
public:
    Simulator(const OperatorWork &work, const std::vector<int> &streams, const CoreLimits &cores)
        : m_work(work)
        , m_streams(streams)
        , m_cores(cores)
        , m_free(cores)
        , m_waiters(streams.size())
        , m_missing(streams.size(), 0)
    {
        m_result.start.assign(streams.size(), 0);
        m_result.end.assign(streams.size(), 0);
    }

    Result<Simulation> run(const std::vector<int> &order, const std::vector<StreamEvent> &events)
    {
        std::vector<int> last(countStreams(), -1);
        m_result.busy.assign(last.size(), 0);
        std::size_t open = 0;
        for (const int op : order) {
            const int stream = m_streams[at(op)];
            if (stream == Operator::noStream)
                continue;
            ++open;
            if (last[at(stream)] >= 0)
                waitFor(last[at(stream)], op);
            last[at(stream)] = op;
            m_result.busy[at(stream)] += m_work.amount[at(op)];
        }
        for (const StreamEvent &event : events)
            waitFor(event.from, event.to);
        for (const int op : order) {
            if (m_streams[at(op)] != Operator::noStream && m_missing[at(op)] == 0)
                m_ready.insert({0, m_streams[at(op)], op});
        }
        open -= play();
        if (open > 0)
            return fail(QT_TRANSLATE_NOOP("core", "The events of the streams wait for each other"));
        return std::move(m_result);
    }

private:
    using Ready = std::tuple<double, int, int>; // since when, stream, operator

    [[nodiscard]] std::size_t countStreams() const
    {
        int highest = -1;
        for (const int stream : m_streams)
            highest = std::max(highest, stream);
        return static_cast<std::size_t>(highest + 1);
    }

    void waitFor(int from, int to)
    {
        m_waiters[at(from)].push_back(to);
        ++m_missing[at(to)];
    }

    [[nodiscard]] CoreLimits needOf(int op) const
    {
        return {
            std::min(m_work.cubeBlocks[at(op)], m_cores.cube), std::min(m_work.vectorBlocks[at(op)], m_cores.vector)};
    }

    // Cores are given out in the order in which they are asked for: who waits for cube cores is not overtaken by
    // another that needs some, but by one that needs none.
    void startReady(double now)
    {
        bool cubeTaken = false;
        bool vectorTaken = false;
        for (auto it = m_ready.begin(); it != m_ready.end();) {
            const int op = std::get<2>(*it);
            const CoreLimits need = needOf(op);
            const bool noCube = need.cube > 0 && (cubeTaken || need.cube > m_free.cube);
            const bool noVector = need.vector > 0 && (vectorTaken || need.vector > m_free.vector);
            if (noCube || noVector) {
                cubeTaken = cubeTaken || need.cube > 0;
                vectorTaken = vectorTaken || need.vector > 0;
                ++it;
                continue;
            }
            m_free.cube -= need.cube;
            m_free.vector -= need.vector;
            m_result.start[at(op)] = now;
            m_result.end[at(op)] = now + m_work.amount[at(op)];
            m_running.push({m_result.end[at(op)], op});
            it = m_ready.erase(it);
        }
    }

    // Returns how many operators have run.
    std::size_t play()
    {
        std::size_t done = 0;
        startReady(0);
        while (!m_running.empty()) {
            const auto [now, op] = m_running.top();
            m_running.pop();
            ++done;
            m_result.stepTime = now;
            const CoreLimits need = needOf(op);
            m_free.cube += need.cube;
            m_free.vector += need.vector;
            for (const int waiter : m_waiters[at(op)]) {
                if (--m_missing[at(waiter)] == 0)
                    m_ready.insert({now, m_streams[at(waiter)], waiter});
            }
            // Everything that ends at this moment frees its cores before they are given out.
            if (m_running.empty() || m_running.top().first > now)
                startReady(now);
        }
        return done;
    }

    const OperatorWork &m_work;
    const std::vector<int> &m_streams;
    CoreLimits m_cores;
    CoreLimits m_free;
    std::vector<std::vector<int>> m_waiters;
    std::vector<int> m_missing;
    std::set<Ready> m_ready;
    std::priority_queue<std::pair<double, int>, std::vector<std::pair<double, int>>, std::greater<>> m_running;
    Simulation m_result;
};

} // namespace

Result<Simulation> simulateStep(const OperatorWork &work, const std::vector<int> &order,
    const std::vector<int> &streams, const std::vector<StreamEvent> &events, const CoreLimits &cores)
{
    if (streams.size() != work.amount.size() || order.size() != streams.size())
        return fail(QT_TRANSLATE_NOOP("core", "The stream assignment belongs to another graph"));
    return Simulator(work, streams, cores).run(order, events);
}

} // namespace tributary
