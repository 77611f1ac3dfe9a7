// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "setup/setup_estimate.h"

#include <QWidget>

class QLabel;

namespace tributary::gui
{

/// How many trials, how long, and how fine the answer will be.
class EstimatePanel : public QWidget
{
    Q_OBJECT

public:
    explicit EstimatePanel(QWidget *parent = nullptr);

    /// `runs`: as estimateSetup() takes them. Computed in the background; a newer call replaces an older one.
    void showFor(const RunSetup &setup, const std::vector<ShownRunPtr> &runs, const CandidateGroups &groups = {});
    [[nodiscard]] const SetupEstimate &estimate() const { return m_estimate; }
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void updated();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] QString timeText() const;
    [[nodiscard]] QString resolutionText() const;

    SetupEstimate m_estimate;
    Job m_job;
    QLabel *m_count;
    QLabel *m_time;
    QLabel *m_resolution;
};

} // namespace tributary::gui
