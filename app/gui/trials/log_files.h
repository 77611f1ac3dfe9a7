// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "models/trial_files.h"
#include "trials/shown_trial.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tributary::gui
{

/// The files that a trial left, as a tree with their sizes.
class LogFiles : public QWidget
{
    Q_OBJECT

public:
    explicit LogFiles(QWidget *parent = nullptr);

    void setTrial(const ShownTrial &trial);
    [[nodiscard]] QTreeWidget *tree() const { return m_tree; }
    /// "12.3 kB"
    static QString sizeText(qint64 bytes);

Q_SIGNALS:
    void openRequested(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Listing;

    void fill(const Listing &listing);
    void addGroup(const QString &title, const std::vector<TrialFile> &files);
    void open(QTreeWidgetItem *item);
    void retranslate();

    QLabel *m_title;
    QPushButton *m_openFolder;
    QTreeWidget *m_tree;
    QString m_folder;
    bool m_isEmpty = false;
    Job m_job;
};

} // namespace tributary::gui
