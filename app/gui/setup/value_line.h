// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

namespace tributary::gui
{

/// A line whose text stands for a value. What the user types is taken as soon as it means something; until then the
/// value stays and the problem is said.
class ValueLine : public QLineEdit
{
    Q_OBJECT

public:
    /// Takes the text over, or returns what is wrong with it.
    using Take = std::function<QString(const QString &text)>;

    explicit ValueLine(Take take, QWidget *parent = nullptr);

    /// The value has become another one. What is being typed stays as it is typed.
    void showValue(const QString &text);

Q_SIGNALS:
    /// Empty: the text means something.
    void problemChanged(const QString &problem);

private:
    void onEdited(const QString &text);

    Take m_take;
    QString m_value; ///< shown last, in its usual form
    bool m_taking = false;
};

} // namespace tributary::gui
