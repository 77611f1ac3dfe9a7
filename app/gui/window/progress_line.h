// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace tributary::gui
{

/// A line of text above a slim bar. Without an end in sight a piece of the bar moves to and fro.
class ProgressLine : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget *parent = nullptr);

    enum class Kind { None, Busy, Running, Done };
    /// `fraction` 0…1, for Running and Done.
    void set(Kind kind, double fraction, const QString &text, const QString &right);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] double fraction() const { return m_fraction; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind = Kind::None;
    double m_fraction = 0;
    QString m_text;
    QString m_right;
    QTimer m_motion;
    int m_step = 0;
};

} // namespace tributary::gui
