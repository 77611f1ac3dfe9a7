// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "models/trial_files.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace tributary::gui
{

/// One log file, read only: its last megabyte, with a search.
class LogView : public QWidget
{
    Q_OBJECT

public:
    static constexpr qint64 maxBytes = 1'000'000;

    explicit LogView(const QString &path, QWidget *parent = nullptr);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QPlainTextEdit *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showTail(const Result<FileTail> &tail);
    void findNext();
    void retranslate();

    QString m_path;
    QLabel *m_note;
    QLineEdit *m_find;
    QPlainTextEdit *m_view;
    std::optional<Error> m_error;
    qint64 m_size = 0;
    qint64 m_skipped = 0;
    Job m_job;
};

} // namespace tributary::gui
