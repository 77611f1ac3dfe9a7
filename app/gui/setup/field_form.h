// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace tributary::gui
{

/// What is said about a field.
struct FieldWords {
    QString label; ///< short, without a colon
    QString help; ///< what it does, one or two sentences
    QString standard; ///< what holds if it is left alone; empty = nothing to say
};

/// Gives a field its tooltip, its accessible name and what helpOf() returns.
void describeField(QWidget *field, const FieldWords &words);
/// The words of the field that the widget is or is part of; empty if there is none.
FieldWords helpOf(const QWidget *widget);
/// Shows by the background that the content cannot be used as it is.
void markWrong(QWidget *field, bool wrong);

/// Rows of a label and a field, each with a place for what is wrong with it.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    explicit FieldForm(QWidget *parent = nullptr);

    /// `row`: holds the field and what stands beside it; nothing = the field alone. It fills the width if `wide`.
    void add(QWidget *field, QWidget *row = nullptr, bool wide = false);
    void setWords(QWidget *field, const FieldWords &words);
    /// An empty text: all is well.
    void setProblem(QWidget *field, const QString &problem);
    [[nodiscard]] QString problem(QWidget *field) const;
    void setShown(QWidget *field, bool shown);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *label = nullptr;
        QWidget *content = nullptr;
        QLabel *problem = nullptr;
    };

    void colourProblem(QWidget *field, const Row &row);

    QGridLayout *m_layout;
    QMap<QWidget *, Row> m_rows;
};

} // namespace tributary::gui
