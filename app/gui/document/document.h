// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/autosave.h"
#include "project/project.h"

#include <QColor>
#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

class QUndoStack;

namespace tributary::gui
{

struct ProjectEdits;

/// The project that the window shows: its content, its file, what is unsaved, undo and redo.
class Document : public QObject
{
    Q_OBJECT

public:
    /// Begins as an untitled project.
    explicit Document(QObject *parent = nullptr);
    /// Unsaved changes are given up: whoever closes the window has asked.
    ~Document() override;

    [[nodiscard]] const Project &project() const { return m_project; }
    [[nodiscard]] QUndoStack *undoStack() const { return m_undo; }
    [[nodiscard]] const QString &path() const { return m_path; } ///< absolute; empty = untitled
    /// The file's name without its suffix, or "Untitled" in the language of the program; without a mark for changes.
    [[nodiscard]] QString displayName() const;
    /// Of the project file; of an untitled project a folder of its own in the user's data place, made on first use.
    [[nodiscard]] QString folder() const;
    /// A folder for the next run, below runs/ of folder(); not made.
    [[nodiscard]] QString newRunFolder() const;
    [[nodiscard]] bool isModified() const;

    /// `what`: for the undo menu, e.g. tr("Change the command"). Nothing happens if nothing differs. Further changes
    /// of the same typed field become one command with this one.
    void editSetup(const QString &what, const RunSetup &after);
    void setBaseline(const Candidate &candidate);
    void setComparison(const std::optional<Candidate> &candidate);
    /// An invalid colour gives the candidate its own one back.
    void setColour(const Candidate &candidate, const QColor &colour);
    void setHidden(const CandidateList &hidden);
    void setNotes(const QString &markdown);
    /// `what`: for the undo menu where the change is neither the file nor its costs.
    void setGraph(const ProjectGraph &graph, const QString &what = {});

    /// Runs are not undone; they count as a change to be saved. addRun() replaces the run of the same folder.
    void addRun(const ProjectRun &run);
    void removeRun(const QString &folder); ///< from the list; its data stays
    void renameRun(const QString &folder, const QString &name);

    /// On an error everything stays as it was: what is open, and the file.
    Result<void> open(const QString &path);
    void newProject();
    /// Errors: untitled; the file was changed by another program since it was opened (saveAs() overwrites it).
    Result<void> save();
    /// Runs stay where they are.
    Result<void> saveAs(const QString &path);

    /// Puts unsaved changes aside now; done by itself 30 s after a change.
    void requestAutosave();
    /// Where they are put; there is no such file while nothing is unsaved.
    [[nodiscard]] QString autosaveFile() const { return m_autosave.file(); }
    /// Unsaved changes of processes that are gone, the newest first.
    static std::vector<Recovery> findRecoveries() { return AutosaveFile::findLeftBehind(); }
    /// Shows the changes as unsaved ones of their project; the project file is not touched.
    Result<void> restore(const Recovery &recovery);
    static void discard(const Recovery &recovery);

Q_SIGNALS:
    void setupChanged();
    /// Anything of the project has changed.
    void projectChanged();
    void pathChanged();
    void modifiedChanged(bool modified);
    void runsChanged();
    void autosaveFailed(const tributary::Error &error);

private:
    void edit(const QString &what, const std::function<void(ProjectEdits &)> &change);
    void apply(const ProjectEdits &edits);
    void replace(Project project, const QString &path, const QString &scratchFolder, bool modified);
    void runsEdited();
    void noteChange();
    void updateModified();
    Result<void> write(const QString &path);

    Project m_project;
    QString m_path;
    mutable QString m_scratchFolder; ///< empty until it is needed
    QByteArray m_fileContent; ///< as it was read or written last
    QUndoStack *m_undo;
    bool m_otherChanges = false; ///< unsaved changes that the undo stack does not know
    bool m_wasModified = false;
    QTimer m_autosaveTimer;
    AutosaveFile m_autosave;
};

} // namespace tributary::gui
