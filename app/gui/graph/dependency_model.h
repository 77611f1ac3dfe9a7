// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/loaded_graph.h"

#include <QAbstractTableModel>

namespace tributary::gui
{

/// What one module, with its inner modules, waits for and what waits for it. Type and reason can be changed; a change
/// goes out as a signal and is seen once the graph comes back with it.
class DependencyModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ModuleColumn, TypeColumn, ReasonColumn, columnCountOfAll };

    explicit DependencyModel(QObject *parent = nullptr);

    /// Null or Module::noParent: no rows.
    void setModule(const LoadedGraphPtr &graph, int module);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// The texts again, in the language of now.
    void retranslate();

Q_SIGNALS:
    void typeChosen(const tributary::Dependency &dependency, tributary::DependencyType type);
    void reasonChosen(const tributary::Dependency &dependency, const QString &reason);

private:
    struct Row {
        Dependency dependency;
        bool before = false; ///< the module waits for the other one
    };
    [[nodiscard]] QString moduleText(const Row &row) const;

    LoadedGraphPtr m_graph;
    int m_module = Module::noParent;
    std::vector<Row> m_rows;
};

} // namespace tributary::gui
