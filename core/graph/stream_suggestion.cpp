// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_suggestion.h"

#include "graph/vector_index.h"

#include <algorithm>

namespace tributary
{

namespace
{

constexpr int undecided = -1;
constexpr double worthOfStream = 0.01; // of the work on one stream

// Lists the modules in order onto a main stream and some side streams, each as early as it can begin.
class Suggester
{
public:
    Suggester(const ModuleWork &work, const StreamDemand &demand)
        : m_work(work)
        , m_demand(demand)
        , m_branchOf(work.amounts().size(), undecided)
        , m_fixed(work.amounts().size(), undecided)
        , m_freeEnd(work.amounts().size(), 0)
        , m_tail(work.amounts().size(), 0)
    {
        for (const int module : demand.main)
            m_fixed[at(module)] = 0;
        for (std::size_t branch = 0; branch < demand.branches.size(); ++branch) {
            m_branchWork.push_back(0);
            for (const int module : demand.branches[branch]) {
                m_branchOf[at(module)] = static_cast<int>(branch);
                m_branchWork.back() += work.amount(module);
            }
        }
        findFreeTimes();
    }

    std::vector<std::vector<int>> run()
    {
        std::vector<Schedule> tried;
        const std::size_t most = std::min(mostSuggestedStreams - 1, m_demand.branches.size());
        for (std::size_t sides = 0; sides <= most; ++sides) {
            tried.push_back(schedule(sides));
            // More side streams change nothing where these are not all taken, or where nothing can be shorter.
            if (tried.back().used < sides || tried.back().step <= m_shortest)
                break;
        }
        const auto shorter = [](const Schedule &a, const Schedule &b) { return a.step < b.step; };
        const double best = std::min_element(tried.begin(), tried.end(), shorter)->step;
        const double enough = best + worthOfStream * tried.front().step;
        const auto chosen =
            std::find_if(tried.begin(), tried.end(), [enough](const Schedule &one) { return one.step <= enough; });
        return streamsOf(*chosen);
    }

private:
    struct Schedule {
        std::vector<int> streamOf; ///< by module
        double step = 0;
        std::size_t used = 0; ///< side streams
    };

    // When each module would end, and how long it is from its begin to the end of the step, with streams without limit.
    void findFreeTimes()
    {
        const Adjacency &next = m_work.successors();
        std::vector<double> ready(m_tail.size(), 0);
        for (const int module : m_demand.order) {
            m_freeEnd[at(module)] = ready[at(module)] + m_work.amount(module);
            for (const int successor : next[at(module)])
                ready[at(successor)] = std::max(ready[at(successor)], m_freeEnd[at(module)]);
            m_shortest = std::max(m_shortest, m_freeEnd[at(module)]);
        }
        for (auto it = m_demand.order.rbegin(); it != m_demand.order.rend(); ++it) {
            double behind = 0;
            for (const int successor : next[at(*it)])
                behind = std::max(behind, m_tail[at(successor)]);
            m_tail[at(*it)] = behind + m_work.amount(*it);
        }
    }

    [[nodiscard]] Schedule schedule(std::size_t sides) const
    {
        Schedule result;
        result.streamOf = m_fixed;
        std::vector<double> ready(m_tail.size(), 0);
        std::vector<double> free(sides + 1, 0); // by stream: since when
        double delay = 0; // of the main stream, against streams without limit
        for (const int module : m_demand.order) {
            int &stream = result.streamOf[at(module)];
            const int branch = m_branchOf[at(module)];
            if (stream == undecided && branch != undecided) {
                stream = streamFor(branch, ready[at(module)], delay, free);
                for (const int member : m_demand.branches[at(branch)])
                    result.streamOf[at(member)] = stream;
                result.used = std::max(result.used, at(stream));
            }
            double end = ready[at(module)] + m_work.amount(module);
            if (stream != undecided) {
                end = std::max(ready[at(module)], free[at(stream)]) + m_work.amount(module);
                free[at(stream)] = end;
            }
            if (stream == 0)
                delay = std::max(delay, end - m_freeEnd[at(module)]);
            for (const int successor : m_work.successors()[at(module)])
                ready[at(successor)] = std::max(ready[at(successor)], end);
            result.step = std::max(result.step, end);
        }
        return result;
    }

    // On a side stream a branch makes the step longer by what it is late there, on the main stream, which holds the
    // critical path, by all of it.
    [[nodiscard]] int streamFor(int branch, double ready, double delay, const std::vector<double> &free) const
    {
        const std::vector<int> &modules = m_demand.branches[at(branch)];
        const double whole = m_branchWork[at(branch)];
        const double behind = m_tail[at(modules.back())] - m_work.amount(modules.back());
        const double length = std::max(m_tail[at(modules.front())], whole + behind);
        int best = 0;
        double least = whole;
        for (std::size_t stream = 1; stream < free.size(); ++stream) {
            const double late = std::max(0.0, std::max(ready, free[stream]) + length - (m_shortest + delay));
            if (late < least) {
                least = late;
                best = static_cast<int>(stream);
            }
        }
        return best;
    }

    [[nodiscard]] std::vector<std::vector<int>> streamsOf(const Schedule &schedule) const
    {
        std::vector<std::vector<int>> streams(schedule.used + 1);
        for (const int module : m_demand.order) {
            if (schedule.streamOf[at(module)] != undecided)
                streams[at(schedule.streamOf[at(module)])].push_back(module);
        }
        const auto isIdle = [](const std::vector<int> &stream) { return stream.empty(); };
        streams.erase(std::remove_if(streams.begin() + 1, streams.end(), isIdle), streams.end());
        return streams;
    }

    const ModuleWork &m_work;
    const StreamDemand &m_demand;
    std::vector<int> m_branchOf; ///< by module
    std::vector<int> m_fixed; ///< by module: 0 on the main stream, else undecided
    std::vector<double> m_branchWork;
    std::vector<double> m_freeEnd;
    std::vector<double> m_tail;
    double m_shortest = 0; ///< step with streams without limit
};

} // namespace

std::vector<std::vector<int>> suggestStreams(const ModuleWork &work, const StreamDemand &demand)
{
    return Suggester(work, demand).run();
}

} // namespace tributary
