// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/steps_model.h"

#include "report/result_text.h"

#include <QFileInfo>

namespace tributary::gui
{

StepsModel::StepsModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void StepsModel::setLog(const StepLogPtr &log)
{
    beginResetModel();
    m_log = log;
    endResetModel();
}

void StepsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int StepsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_log ? 0 : int(m_log->records.size());
}

int StepsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StepRecord &record = m_log->records[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return text(record, index.column());
    if (role == Qt::TextAlignmentRole) {
        const bool isText =
            index.column() == Mode || index.column() == Api || index.column() == Object || index.column() == Where;
        return QVariant::fromValue(Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::ToolTipRole && index.column() == Where)
        return QStringLiteral("%1:%2").arg(m_log->fileOf(record)).arg(record.line);
    return {};
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    const QString names[ColumnCount] = {tr("Step"), tr("Cost (ms)"), tr("Sync (ms)"), tr("ret"), tr("sync_ret"),
        tr("Mode"), tr("API"), tr("Object"), tr("Process"), tr("Start (ms)"), tr("Line")};
    return names[section];
}

QString StepsModel::text(const StepRecord &record, int column) const
{
    switch (column) {
    case Step:
        return QString::number(record.step);
    case Cost:
        return result_text::milliseconds(double(record.cost_us));
    case Sync:
        return result_text::milliseconds(double(record.sync_us));
    case Ret:
        return QString::number(record.ret);
    case SyncRet:
        return QString::number(record.syncRet);
    case Mode:
        return m_log->modeOf(record);
    case Api:
        return m_log->apiOf(record);
    case Object:
        return record.object.name();
    case Process:
        return record.pid == StepRecord::unknownProcess ? QString() : QString::number(record.pid);
    case Start:
        return result_text::milliseconds(double(record.start_us));
    case Where:
        return QStringLiteral("%1:%2").arg(QFileInfo(m_log->fileOf(record)).fileName()).arg(record.line);
    default:
        return {};
    }
}

} // namespace tributary::gui
