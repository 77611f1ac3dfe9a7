// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/terminal_text.h"
#include "trial/trial.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QPlainTextEdit;

namespace tributary::gui
{

/// What the running trial prints, as it comes. Follows the end unless the user has scrolled up; keeps the last lines
/// only. Output is shown ten times a second at most, however much comes.
class LiveOutput : public QWidget
{
    Q_OBJECT

public:
    static constexpr int maxLines = 5000;

    explicit LiveOutput(QWidget *parent = nullptr);

    /// A trial begins: what the one before it printed goes.
    void begin(const TrialSpec &spec);
    void append(const QByteArray &bytes);
    /// The trial has ended.
    void finish();
    [[nodiscard]] QPlainTextEdit *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void flush();
    void retranslate();

    QLabel *m_title;
    QPlainTextEdit *m_view;
    TerminalText m_terminal;
    QByteArray m_pending;
    qint64 m_dropped = 0;
    QTimer m_timer;
    std::optional<TrialSpec> m_spec;
    bool m_runs = false;
};

} // namespace tributary::gui
