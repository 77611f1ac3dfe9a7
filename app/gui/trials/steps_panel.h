// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/job.h"
#include "trials/shown_trial.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tributary::gui
{

class DataTable;
class StepsModel;

/// The STEP records of a trial as they were parsed. Read in the background.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(QWidget *parent = nullptr);

    void setTrial(const ShownTrial &trial);
    [[nodiscard]] StepsModel *model() const { return m_model; }

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class State { Empty, Reading, Shown };

    void retranslate();

    QLabel *m_title;
    StepsModel *m_model;
    DataTable *m_table;
    State m_state = State::Empty;
    std::optional<Error> m_error;
    Job m_job;
};

} // namespace tributary::gui
