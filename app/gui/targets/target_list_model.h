// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/target.h"

#include <QAbstractListModel>

#include <vector>

namespace tributary::gui
{

class TargetDesk;

/// "user@host", with the port if the target names one.
QString addressOf(const Target &target);

/// The managed targets, each with its name and, below it, its address.
class TargetListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Roles { NameRole = Qt::UserRole };

    /// The desk outlives the model.
    explicit TargetListModel(const TargetDesk &desk, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// -1 if there is none of that name.
    [[nodiscard]] int rowOf(const QString &name) const;

private:
    void update(const std::vector<Target> &now);

    std::vector<Target> m_targets;
};

} // namespace tributary::gui
