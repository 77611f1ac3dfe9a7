// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/dependency_model.h"

#include <QTableView>

namespace tributary::gui
{

/// The dependencies of a module; F2 or a double click changes type and reason in place.
class DependencyTable : public QTableView
{
    Q_OBJECT

public:
    explicit DependencyTable(QWidget *parent = nullptr);

    [[nodiscard]] DependencyModel &dependencies() const { return *m_model; }

private:
    DependencyModel *m_model;
    int m_row = -1; ///< current before the model was reset
    int m_column = -1;
};

} // namespace tributary::gui
