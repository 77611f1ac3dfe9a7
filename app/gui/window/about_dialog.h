// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace tributary::gui
{

/// Versions, as they belong in a bug report. Does not block the window.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    [[nodiscard]] static QString versions();

    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_versions;
    QPushButton *m_copy;
};

} // namespace tributary::gui
