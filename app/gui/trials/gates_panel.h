// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "models/gate_check.h"
#include "models/trial_files.h"
#include "trials/shown_trial.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QSplitter;
class QTreeWidget;

namespace tributary::gui
{

/// What every gate said about a trial, and the line of the log that made it say so.
class GatesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GatesPanel(QWidget *parent = nullptr);

    void setTrial(const ShownTrial &trial);
    [[nodiscard]] QTreeWidget *tree() const { return m_tree; }
    [[nodiscard]] QPlainTextEdit *excerpt() const { return m_excerpt; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void colour();
    void showGate(int row);
    void showExcerpt(const Result<FileExcerpt> &excerpt);
    void retranslate();

    QTreeWidget *m_tree;
    QLabel *m_words;
    QPlainTextEdit *m_excerpt;
    ShownTrial m_trial;
    std::vector<GateCheck> m_checks;
    int m_excerptLine = -1; ///< of the view, from 0; -1 = none to highlight
    Job m_job;
};

} // namespace tributary::gui
