// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/target_list_model.h"

#include "targets/target_desk.h"

namespace tributary::gui
{

QString addressOf(const Target &target)
{
    const bool isIpv6 = target.host.contains(QLatin1Char(':')) && !target.host.startsWith(QLatin1Char('['));
    const QString host = isIpv6 && target.port ? QStringLiteral("[%1]").arg(target.host) : target.host;
    const QString login = QStringLiteral("%1@%2").arg(target.user, host);
    return target.port ? QStringLiteral("%1:%2").arg(login).arg(*target.port) : login;
}

TargetListModel::TargetListModel(const TargetDesk &desk, QObject *parent)
    : QAbstractListModel(parent)
    , m_targets(desk.targets())
{
    connect(&desk, &TargetDesk::changed, this, [this, &desk] { update(desk.targets()); });
}

int TargetListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_targets.size());
}

QVariant TargetListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Target &target = m_targets[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1\n%2").arg(target.name, addressOf(target));
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(addressOf(target), target.workdir());
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(target.name, addressOf(target));
    case NameRole:
        return target.name;
    default:
        return {};
    }
}

int TargetListModel::rowOf(const QString &name) const
{
    for (std::size_t row = 0; row < m_targets.size(); ++row) {
        if (m_targets[row].name.compare(name, Qt::CaseInsensitive) == 0)
            return int(row);
    }
    return -1;
}

void TargetListModel::update(const std::vector<Target> &now)
{
    beginResetModel();
    m_targets = now;
    endResetModel();
}

} // namespace tributary::gui
