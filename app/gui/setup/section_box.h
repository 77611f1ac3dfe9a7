// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace tributary::gui
{

/// A titled part of a page that can be folded away; folded, a few words say what is in it.
class SectionBox : public QWidget
{
    Q_OBJECT

public:
    explicit SectionBox(QWidget *content, QWidget *parent = nullptr);

    void setWords(const QString &title, const QString &summary);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QWidget *content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateLook();

    QToolButton *m_header;
    QLabel *m_summary;
    QWidget *m_content;
    QString m_words; ///< of the summary
    bool m_open = true;
};

} // namespace tributary::gui
