// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace tributary::gui
{

class EmptyState;

/// In place of the graph: how to get one, or why the chosen file shows none.
class GraphEmpty : public QWidget
{
    Q_OBJECT

public:
    explicit GraphEmpty(QWidget *parent = nullptr);

    void showAdvice();
    void showLoading(const QString &path);
    void showError(const Error &error);

Q_SIGNALS:
    void openRequested();
    void exampleRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    EmptyState *m_words;
    QPushButton *m_open;
    QPushButton *m_example;
    QString m_loading;
    std::optional<Error> m_error;
};

} // namespace tributary::gui
