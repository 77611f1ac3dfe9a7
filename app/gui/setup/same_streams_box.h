// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "candidate/candidate_group.h"
#include "project/run_setup.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QCheckBox;
class QLabel;

namespace tributary
{
struct GraphFile;
}

namespace tributary::gui
{

class SetupEditor;

/// Offers to measure each stream assignment once, if candidates of the set-up have the same one in the graph of the
/// project. Hidden while there is nothing to offer and nothing was asked for.
class SameStreamsBox : public QWidget
{
    Q_OBJECT

public:
    explicit SameStreamsBox(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup);
    /// Who would stand for whom in a run of the set-up; empty unless that is asked for and known.
    [[nodiscard]] CandidateGroups groups() const;
    void retranslate();

Q_SIGNALS:
    /// groups() is another one.
    void groupsChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A graph as it was read, to be used until the file changes.
    struct Loaded {
        QString path;
        QByteArray state;
        std::shared_ptr<const GraphFile> file;
    };
    struct Found {
        Loaded graph;
        CandidateGroups groups;
        std::optional<Error> error;
    };
    /// What the groups depend on.
    struct Question {
        QString graph; ///< empty = none
        CandidateList candidates; ///< empty if they are not valid
        QString profile;

        friend bool operator==(const Question &, const Question &) = default;
    };

    static Found find(const Question &question, Loaded graph, const CancelToken &cancel);
    [[nodiscard]] Question question(const RunSetup &setup) const;
    void ask(const Question &question);
    void take(Found found);
    void fill();
    [[nodiscard]] QString details() const;

    SetupEditor &m_editor;
    QLabel *m_sharing; ///< how many candidates are alike; wraps, which the words of a tick do not
    QCheckBox *m_once;
    QLabel *m_details;
    Job m_job;
    QTimer m_slow; ///< a small graph needs no word about waiting
    bool m_waiting = false; ///< the user is told
    std::optional<Question> m_asked;
    QByteArray m_askedState; ///< of the file when it was asked
    Found m_found;
};

} // namespace tributary::gui
