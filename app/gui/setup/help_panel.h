// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace tributary::gui
{

/// Says what the field with the keyboard does and what its default is.
class HelpPanel : public QWidget
{
    Q_OBJECT

public:
    /// `page`: only its fields are explained.
    explicit HelpPanel(QWidget *page, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showHelp(const QWidget *widget);
    void retranslate();

    QWidget *m_page;
    QLabel *m_title;
    QLabel *m_help;
};

} // namespace tributary::gui
