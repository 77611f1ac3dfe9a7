// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cann/preflight.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tributary::gui
{

/// "problem", "warning", …, in the language of the program.
QString preflightLevelText(PreflightFinding::Level level);

/// One finding: its level as shape, colour and word; what was found; what to do; a button if the page can do it.
class PreflightRow : public QWidget
{
    Q_OBJECT

public:
    explicit PreflightRow(PreflightFinding finding, QWidget *parent = nullptr);

    [[nodiscard]] const PreflightFinding &finding() const { return m_finding; }
    /// An empty text: no button.
    void setFix(const QString &text);
    [[nodiscard]] QPushButton *fixButton() const { return m_fix; }

Q_SIGNALS:
    void fixWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    PreflightFinding m_finding;
    QLabel *m_what;
    QLabel *m_hint;
    QPushButton *m_fix;
};

} // namespace tributary::gui
