// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace tributary::gui
{

/// Words as boxes, in as many lines as they need: how a command is going to be split.
class ChipList : public QWidget
{
    Q_OBJECT

public:
    explicit ChipList(QWidget *parent = nullptr);

    void setWords(const QStringList &words);
    [[nodiscard]] const QStringList &words() const { return m_words; }
    /// Words that contain one of these stand for something else, and look so.
    void setMarks(const QStringList &marks);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Chip {
        QRect rect;
        QString text;
        bool isMarked = false;
    };

    [[nodiscard]] std::vector<Chip> layOut(int width) const;

    QStringList m_words;
    QStringList m_marks;
};

} // namespace tributary::gui
