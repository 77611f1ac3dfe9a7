// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compile.h"

#include "base/files.h"
#include "candidate/candidate.h"
#include "graph/op_summary_costs.h"
#include "graph/stream_assignment.h"
#include "passes.h"
#include "plan.h"
#include "sample_graph.h"

namespace tributary::workload
{

namespace
{

std::string plain(const Error &error)
{
    return error.english().toStdString();
}

/// The mode on the graph; nothing and an empty text mean that automatic multi-stream is off, as `default` does.
Outcome<Candidate> candidateOf(const std::optional<std::string> &mode)
{
    if (!mode || mode->empty())
        return Candidate {};
    auto candidate = Candidate::parse(QString::fromStdString(*mode));
    if (candidate)
        return *candidate;
    const std::string hint = candidate.error().hint.english().toStdString();
    return tl::unexpected(
        "E10001: the value " + *mode + " of ge.autoMultistreamParallelMode cannot be used. Reason: " + hint);
}

/// The profile that MINIDAG_PROFILING_PATH names, if any; GE goes on without one that it cannot read.
std::optional<NodeCosts> measuredCosts(ProcessLog &log)
{
    const QString path = qEnvironmentVariable("MINIDAG_PROFILING_PATH");
    if (path.isEmpty())
        return std::nullopt;
    auto costs = readOpSummaryCosts(path);
    if (costs)
        return std::move(*costs);
    log.write(LogLevel::Warning, "dag_adapter.cc:1", "ReadProfile", plain(costs.error()));
    return std::nullopt;
}

void logPasses(ProcessLog &log, const std::string &graph, const GraphAttributes &attributes)
{
    const auto say = [&log](const std::string &message) {
        log.write(LogLevel::Info, "fusion_pass_executor.cc:1", "RunPasses", message);
    };
    if (attributes.oppPath.empty())
        say("neither ASCEND_OPP_PATH nor ASCEND_HOME_PATH is set: no custom pass, multi-stream off");
    for (const std::string &pass : attributes.passes)
        say(std::string("custom pass ").append(pass).append(" ran on root graph ").append(graph));
}

/// Which strategy was used in the end, where the stream pass ran at all.
void logStrategy(ProcessLog &log, const std::string &graph, const StreamAssignment &assignment)
{
    if (!takesStreams(assignment.effectiveStrategy))
        return;
    const std::string reason =
        assignment.reason.isEmpty() ? "as configured" : assignment.reason.english().toStdString();
    log.write(LogLevel::Info, "dag_stream_allocator_pass.cc:1", "Run",
        "MiniDAGStreamPass graph " + graph
            + " final strategy=" + strategyName(assignment.effectiveStrategy).toStdString() + ", reason=" + reason);
}

void logStreams(ProcessLog &log, const std::string &graph, const ExecPlan &plan)
{
    const std::string streams = std::to_string(plan.streams);
    for (const ExecNode &node : plan.nodes) {
        if (node.stream != ExecNode::source)
            log.write(LogLevel::Debug, "stream_allocator.cc:1", "AssignStreams",
                "Op [" + node.name + "] logic stream id is " + std::to_string(node.stream));
    }
    log.write(LogLevel::Info, "stream_allocator.cc:2", "AssignStreams",
        "[Assign][LogicalStream] At last, root graph: " + graph + ", total stream num: " + streams
            + ", main stream num: " + streams + ", attached stream num: 0.");
    log.write(LogLevel::Info, "stream_allocator.cc:3", "InsertSyncNodes",
        "After InsertSyncNodesByLogicStream, graph:" + graph + ", stream num:" + streams
            + ", notify num:0, event num:" + std::to_string(plan.events) + ".");
}

} // namespace

Outcome<Model> compile(const Options &options, ProcessLog &log)
{
    Model model;
    if (!options.graphFile.empty()) {
        const auto dump = readFile(QString::fromStdString(options.graphFile));
        if (!dump)
            return tl::unexpected(plain(dump.error()));
        model.dump = dump->toStdString();
    }
    const auto graph = loadGraph(model.dump, options.graphFile);
    if (!graph)
        return tl::unexpected(plain(graph.error()));
    const std::string name = graph->name.toStdString();
    const auto attributes = runCustomPasses(name);
    if (!attributes)
        return tl::unexpected(attributes.error());
    logPasses(log, name, *attributes);
    const auto candidate = candidateOf(attributes->mode);
    if (!candidate)
        return tl::unexpected(candidate.error());
    const std::optional<NodeCosts> costs = measuredCosts(log);
    const auto assignment = assignStreams(*graph, *candidate, costs ? &*costs : nullptr);
    if (!assignment)
        return tl::unexpected(plain(assignment.error()));
    logStrategy(log, name, *assignment);
    if (attributes->mode && !attributes->mode->empty())
        model.mode = attributes->mode;
    model.tuningMode = attributes->tuningMode;
    model.streams = assignment->streams;
    return model;
}

Outcome<Compiled> load(const Model &model, ProcessLog &log)
{
    const auto graph = loadGraph(model.dump, "the model");
    if (!graph)
        return tl::unexpected(plain(graph.error()));
    if (model.streams.size() != graph->operators.size())
        return tl::unexpected("the model has " + std::to_string(model.streams.size()) + " streams for "
            + std::to_string(graph->operators.size()) + " operators");
    auto plan = makePlan(*graph, model.streams);
    if (!plan)
        return tl::unexpected(plain(plan.error()));
    Compiled compiled;
    compiled.graph = graph->name.toStdString();
    logStreams(log, compiled.graph, *plan);
    if (model.mode)
        compiled.mode = *model.mode;
    compiled.tuningMode = model.tuningMode;
    compiled.plan = std::move(*plan);
    return compiled;
}

} // namespace tributary::workload
