// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/step_log.h"

#include <QAbstractTableModel>

#include <memory>

namespace tributary::gui
{

using StepLogPtr = std::shared_ptr<const StepLog>;

/// The STEP records of one trial as they were read; texts are made only for the rows that are seen.
class StepsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Step, Cost, Sync, Ret, SyncRet, Mode, Api, Object, Process, Start, Where, ColumnCount };

    explicit StepsModel(QObject *parent = nullptr);

    /// Null = none.
    void setLog(const StepLogPtr &log);
    [[nodiscard]] const StepLogPtr &log() const { return m_log; }
    /// The language has changed.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const StepRecord &record, int column) const;

    StepLogPtr m_log;
};

} // namespace tributary::gui
