// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "targets/check_model.h"
#include "targets/target_test.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace tributary::gui
{

class QuestionBoard;
class TargetDesk;

/// The Test of a target, step by step.
class TestPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TestPanel(TargetDesk &desk, QWidget *parent = nullptr);

    /// Asks the user at `board`.
    void start(const Target &target, QuestionBoard &board);
    void stop() { m_test.stop(); }
    [[nodiscard]] bool isRunning() const { return m_test.isRunning(); }
    /// Another target is shown: what was found is that of the one before.
    void clear();
    [[nodiscard]] const CheckModel &model() const { return *m_model; }
    [[nodiscard]] QString resultText() const;

Q_SIGNALS:
    void startWanted();
    void ended();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Result { None, Running, Passed, Warnings, Failed, Stopped };

    void onEnded(const Target &target, const std::vector<CheckItem> &items, bool isStopped);
    void retranslate();

    TargetDesk &m_desk;
    CheckModel *m_model;
    TargetTest m_test;
    Result m_result = Result::None;
    QPushButton *m_start;
    QPushButton *m_stop;
    QLabel *m_resultLabel;
    QTableView *m_table;
};

} // namespace tributary::gui
