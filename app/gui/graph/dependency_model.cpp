// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dependency_model.h"

#include "graph/module_words.h"

namespace tributary::gui
{

namespace
{

bool isInside(const LoadedGraph &graph, int module, int outer)
{
    for (; module != Module::noParent; module = graph.module(module).parent) {
        if (module == outer)
            return true;
    }
    return false;
}

} // namespace

DependencyModel::DependencyModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void DependencyModel::setModule(const LoadedGraphPtr &graph, int module)
{
    // The same comes again whenever something else of the graph is known: an open editor must stay.
    if (graph == m_graph && module == m_module)
        return;
    beginResetModel();
    m_graph = graph;
    m_module = module;
    m_rows.clear();
    if (graph && module != Module::noParent) {
        for (const Dependency &dependency : graph->modules.graph.dependencies) {
            const bool from = isInside(*graph, dependency.from, module);
            const bool to = isInside(*graph, dependency.to, module);
            if (from != to)
                m_rows.push_back({dependency, to});
        }
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.before > b.before; });
    }
    endResetModel();
}

int DependencyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DependencyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columnCountOfAll;
}

QString DependencyModel::moduleText(const Row &row) const
{
    return row.before ? tr("after %1").arg(m_graph->module(row.dependency.from).name)
                      : tr("before %1").arg(m_graph->module(row.dependency.to).name);
}

QVariant DependencyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::EditRole && index.column() == TypeColumn)
        return static_cast<int>(row.dependency.type);
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case ModuleColumn:
        return moduleText(row);
    case TypeColumn:
        return wordsFor(row.dependency.type);
    default:
        return row.dependency.reason;
    }
}

QVariant DependencyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ModuleColumn:
        return tr("Runs");
    case TypeColumn:
        return tr("Type");
    case ReasonColumn:
        return tr("Reason");
    default:
        return {};
    }
}

Qt::ItemFlags DependencyModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != ModuleColumn ? flags | Qt::ItemIsEditable : flags;
}

bool DependencyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    // A copy: who listens may change the rows.
    const Dependency dependency = m_rows[static_cast<std::size_t>(index.row())].dependency;
    if (index.column() == TypeColumn && value.toInt() != static_cast<int>(dependency.type))
        Q_EMIT typeChosen(dependency, static_cast<DependencyType>(value.toInt()));
    else if (index.column() == ReasonColumn && value.toString().trimmed() != dependency.reason
        && !value.toString().trimmed().isEmpty())
        Q_EMIT reasonChosen(dependency, value.toString().trimmed());
    return true;
}

void DependencyModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCountOfAll - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfAll - 1));
}

} // namespace tributary::gui
