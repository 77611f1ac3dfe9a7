// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_json.h"

#include "base/json_fields.h"
#include "graph/json_places.h"

#include <QHash>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace tributary
{

namespace
{

constexpr int schema = 1;
constexpr qint64 greatest = qint64 {1} << 53; // JSON's numbers are exact up to here

constexpr const char *unknownName =
    QT_TRANSLATE_NOOP("core", "%1: \"%2\" names \"%3\", which is not defined before it");
constexpr const char *doubleName = QT_TRANSLATE_NOOP("core", "%1: \"%2\": a second one is named \"%3\"");

class GraphJsonReader
{
public:
    explicit GraphJsonReader(const QString &path)
        : m_problem(path)
    {
        m_file.format = GraphFormat::Json;
    }

    Result<GraphFile> read(const QJsonObject &object)
    {
        JsonPlace root(object, m_problem, nullptr, "");
        readRoot(root);
        if (m_problem.error())
            return tl::unexpected(*m_problem.error());
        m_file.unknown.file = root.rest();
        return std::move(m_file);
    }

private:
    using Names = QHash<QString, int>;

    void readRoot(JsonPlace &root);
    std::map<QString, QString> attributes(JsonPlace &owner);
    OpGraph readGraph(JsonPlace &place);
    Operator readOperator(JsonPlace &place, const QString &graph);
    Edge readEdge(JsonPlace &place);
    Module readModule(JsonPlace &place);
    Dependency readDependency(JsonPlace &place);
    static int find(const Names &names, JsonPlace &place, const char *field, const QString &name);

    JsonProblem m_problem;
    GraphFile m_file;
    Names m_operators; // of the graph that is being read; the root's while modules are read
    Names m_modules;
};

void GraphJsonReader::readRoot(JsonPlace &root)
{
    // A newer file may mean other things by the same names.
    if (root.whole("schema", 0, 0) != schema)
        root.fail(QT_TRANSLATE_NOOP("core", "%1: \"%2\" must be 1: this is no graph file that this version can read"),
            "schema");
    m_file.model.attributes = attributes(root);
    const QJsonArray graphs = root.array("graphs");
    if (graphs.isEmpty())
        root.fail(QT_TRANSLATE_NOOP("core", "%1: the field \"%2\" is missing or empty"), "graphs");
    Names rootOperators;
    for (int i = 0; i < graphs.size() && !m_problem.error(); ++i) {
        JsonPlace place(graphs[i], m_problem, &root, "graphs", i);
        m_file.model.graphs.push_back(readGraph(place));
        if (i == 0)
            rootOperators = m_operators;
        if (!place.rest().isEmpty())
            m_file.unknown.graphs[m_file.model.graphs.back().name] = place.rest();
    }
    m_operators = rootOperators;
    const QJsonArray modules = root.array("modules");
    for (int i = 0; i < modules.size() && !m_problem.error(); ++i) {
        JsonPlace place(modules[i], m_problem, &root, "modules", i);
        m_file.modules.modules.push_back(readModule(place));
    }
    const QJsonArray dependencies = root.array("dependencies");
    for (int i = 0; i < dependencies.size() && !m_problem.error(); ++i) {
        JsonPlace place(dependencies[i], m_problem, &root, "dependencies", i);
        m_file.modules.dependencies.push_back(readDependency(place));
    }
}

std::map<QString, QString> GraphJsonReader::attributes(JsonPlace &owner)
{
    std::map<QString, QString> result;
    const QJsonObject object = owner.object("attributes");
    for (auto it = object.begin(); it != object.end(); ++it)
        result[it.key()] = it.value().toVariant().toString();
    return result;
}

OpGraph GraphJsonReader::readGraph(JsonPlace &place)
{
    OpGraph graph;
    graph.name = place.text("name");
    graph.attributes = attributes(place);
    m_operators.clear();
    const QJsonArray operators = place.array("operators");
    m_operators.reserve(operators.size());
    for (int i = 0; i < operators.size() && !m_problem.error(); ++i) {
        JsonPlace op(operators[i], m_problem, &place, "operators", i);
        graph.operators.push_back(readOperator(op, graph.name));
    }
    const QJsonArray edges = place.array("edges");
    for (int i = 0; i < edges.size() && !m_problem.error(); ++i) {
        JsonPlace edge(edges[i], m_problem, &place, "edges", i);
        graph.edges.push_back(readEdge(edge));
        if (const QString label = edge.text("label"); !label.isEmpty())
            graph.edgeLabels.emplace(keyOf(graph.edges.back()), label);
    }
    std::stable_sort(graph.edges.begin(), graph.edges.end(), [](const Edge &a, const Edge &b) { return a.to < b.to; });
    return graph;
}

Operator GraphJsonReader::readOperator(JsonPlace &place, const QString &graph)
{
    Operator op;
    op.name = place.requiredText("name");
    const int index = static_cast<int>(m_operators.size());
    if (m_operators.contains(op.name))
        place.fail(doubleName, "name", op.name);
    m_operators.insert(op.name, index);
    op.type = place.text("type");
    op.id = place.whole("id", index, -greatest, greatest);
    m_file.hasStreams = m_file.hasStreams || place.has("stream");
    op.stream = static_cast<int>(place.whole("stream", 0, Operator::noStream));
    op.streamLabel = place.text("stream_label");
    op.coreType = place.text("core_type");
    op.mixIsAiv = place.flag("mix_is_aiv");
    op.rtsLabelNode = place.flag("label_node");
    op.blocks = static_cast<int>(place.whole("blocks", Operator::unknownBlocks, Operator::unknownBlocks));
    op.subgraphs = place.texts("subgraphs");
    if (!place.rest().isEmpty())
        m_file.unknown.operators[graph][op.name] = place.rest();
    return op;
}

Edge GraphJsonReader::readEdge(JsonPlace &place)
{
    Edge edge;
    edge.from = find(m_operators, place, "from", place.requiredText("from"));
    edge.to = find(m_operators, place, "to", place.requiredText("to"));
    edge.fromPort = static_cast<int>(place.whole("from_port", 0, Edge::controlPort));
    const int missing = edge.isControl() ? Edge::controlPort : 0;
    edge.toPort = static_cast<int>(place.whole("to_port", missing, Edge::controlPort));
    return edge;
}

Module GraphJsonReader::readModule(JsonPlace &place)
{
    Module module;
    module.id = place.requiredText("id");
    module.name = place.has("name") ? place.text("name") : module.id;
    if (place.has("type")) {
        const QString name = place.text("type");
        const auto type = moduleTypeFromString(name);
        if (!type)
            place.fail(QT_TRANSLATE_NOOP("core", "%1: the field \"%2\" has the unknown value \"%3\""), "type", name);
        module.type = type.value_or(ModuleType::Compute);
    }
    const QStringList operators = place.texts("operators");
    for (const QString &name : operators)
        module.operators.push_back(find(m_operators, place, "operators", name));
    std::sort(module.operators.begin(), module.operators.end());
    module.sideEffect = place.text("side_effect");
    module.resourceHint = place.text("resource_hint");
    if (place.has("parent"))
        module.parent = find(m_modules, place, "parent", place.text("parent"));
    module.repeat = static_cast<int>(place.whole("repeat", 1, 1));
    if (m_modules.contains(module.id))
        place.fail(doubleName, "id", module.id);
    m_modules.insert(module.id, static_cast<int>(m_modules.size()));
    return module;
}

Dependency GraphJsonReader::readDependency(JsonPlace &place)
{
    Dependency dependency;
    dependency.from = find(m_modules, place, "from", place.requiredText("from"));
    dependency.to = find(m_modules, place, "to", place.requiredText("to"));
    if (place.has("type")) {
        const QString name = place.text("type");
        const auto type = dependencyTypeFromString(name);
        if (!type)
            place.fail(QT_TRANSLATE_NOOP("core", "%1: the field \"%2\" has the unknown value \"%3\""), "type", name);
        dependency.type = type.value_or(DependencyType::Data);
    }
    dependency.reason = place.text("reason");
    return dependency;
}

int GraphJsonReader::find(const Names &names, JsonPlace &place, const char *field, const QString &name)
{
    const auto found = names.constFind(name);
    if (found == names.constEnd()) {
        place.fail(unknownName, field, name);
        return 0;
    }
    return *found;
}

void insertUnlessEmpty(QJsonObject &object, const char *field, const QString &value)
{
    if (!value.isEmpty())
        object.insert(QLatin1String(field), value);
}

QJsonObject attributesToJson(const std::map<QString, QString> &attributes)
{
    QJsonObject object;
    for (const auto &[key, value] : attributes)
        object.insert(key, value);
    return object;
}

QJsonObject operatorToJson(const Operator &op, bool hasStreams, QJsonObject object)
{
    object.insert(QStringLiteral("name"), op.name);
    object.insert(QStringLiteral("type"), op.type);
    object.insert(QStringLiteral("id"), static_cast<qint64>(op.id));
    if (hasStreams)
        object.insert(QStringLiteral("stream"), op.stream);
    insertUnlessEmpty(object, "stream_label", op.streamLabel);
    insertUnlessEmpty(object, "core_type", op.coreType);
    if (op.mixIsAiv)
        object.insert(QStringLiteral("mix_is_aiv"), true);
    if (op.rtsLabelNode)
        object.insert(QStringLiteral("label_node"), true);
    if (op.blocks != Operator::unknownBlocks)
        object.insert(QStringLiteral("blocks"), op.blocks);
    if (!op.subgraphs.isEmpty())
        object.insert(QStringLiteral("subgraphs"), QJsonArray::fromStringList(op.subgraphs));
    return object;
}

template <typename Key>
QJsonObject unknownOf(const std::map<Key, QJsonObject> &known, const Key &key)
{
    const auto found = known.find(key);
    return found == known.end() ? QJsonObject() : found->second;
}

QJsonObject graphToJson(const OpGraph &graph, const GraphFile &file)
{
    QJsonObject object = unknownOf(file.unknown.graphs, graph.name);
    const auto unknown = file.unknown.operators.find(graph.name);
    QJsonArray operators;
    for (const Operator &op : graph.operators)
        operators.append(operatorToJson(op, file.hasStreams,
            unknown == file.unknown.operators.end() ? QJsonObject() : unknownOf(unknown->second, op.name)));
    QJsonArray edges;
    for (const Edge &edge : graph.edges) {
        QJsonObject one {
            {QStringLiteral("from"), graph.operators[static_cast<std::size_t>(edge.from)].name},
            {QStringLiteral("to"), graph.operators[static_cast<std::size_t>(edge.to)].name},
            {QStringLiteral("from_port"), edge.fromPort},
            {QStringLiteral("to_port"), edge.toPort},
        };
        const auto label = graph.edgeLabels.find(keyOf(edge));
        insertUnlessEmpty(one, "label", label == graph.edgeLabels.end() ? QString() : label->second);
        edges.append(one);
    }
    object.insert(QStringLiteral("name"), graph.name);
    if (!graph.attributes.empty())
        object.insert(QStringLiteral("attributes"), attributesToJson(graph.attributes));
    object.insert(QStringLiteral("operators"), operators);
    object.insert(QStringLiteral("edges"), edges);
    return object;
}

QJsonObject moduleToJson(const Module &module, const GraphFile &file)
{
    QJsonArray operators;
    for (const int index : module.operators)
        operators.append(file.model.root().operators[static_cast<std::size_t>(index)].name);
    QJsonObject object {{QStringLiteral("id"), module.id}, {QStringLiteral("name"), module.name},
        {QStringLiteral("type"), toString(module.type)}, {QStringLiteral("operators"), operators}};
    if (module.parent != Module::noParent)
        object.insert(QStringLiteral("parent"), file.modules.modules[static_cast<std::size_t>(module.parent)].id);
    if (module.repeat != 1)
        object.insert(QStringLiteral("repeat"), module.repeat);
    insertUnlessEmpty(object, "side_effect", module.sideEffect);
    insertUnlessEmpty(object, "resource_hint", module.resourceHint);
    return object;
}

} // namespace

Result<GraphFile> parseGraphJson(const QByteArray &bytes, const QString &path)
{
    const Result<QJsonObject> object = parseJsonObject(bytes, path);
    if (!object)
        return tl::unexpected(object.error());
    return GraphJsonReader(path).read(*object);
}

QByteArray writeGraphJson(const GraphFile &file)
{
    QJsonObject object = file.unknown.file;
    object.insert(QStringLiteral("schema"), schema);
    if (!file.model.attributes.empty())
        object.insert(QStringLiteral("attributes"), attributesToJson(file.model.attributes));
    QJsonArray graphs;
    for (const OpGraph &graph : file.model.graphs)
        graphs.append(graphToJson(graph, file));
    object.insert(QStringLiteral("graphs"), graphs);
    QJsonArray modules;
    for (const Module &module : file.modules.modules)
        modules.append(moduleToJson(module, file));
    QJsonArray dependencies;
    for (const Dependency &dependency : file.modules.dependencies) {
        const auto id = [&file](int index) { return file.modules.modules[static_cast<std::size_t>(index)].id; };
        dependencies.append(
            QJsonObject {{QStringLiteral("from"), id(dependency.from)}, {QStringLiteral("to"), id(dependency.to)},
                {QStringLiteral("type"), toString(dependency.type)}, {QStringLiteral("reason"), dependency.reason}});
    }
    if (!modules.isEmpty()) {
        object.insert(QStringLiteral("modules"), modules);
        object.insert(QStringLiteral("dependencies"), dependencies);
    }
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace tributary
