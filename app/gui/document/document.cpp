// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "base/files.h"
#include "document/document_command.h"
#include "document/recent_files.h"
#include "document/run_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QUndoStack>
#include <QUuid>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int autosaveDelayMs = 30000;

auto findRun(std::vector<ProjectRun> &runs, const QString &folder)
{
    return std::find_if(runs.begin(), runs.end(), [&folder](const ProjectRun &run) { return run.folder == folder; });
}

QString newScratchFolder()
{
    return QStringLiteral("%1/untitled/%2-%3")
        .arg(dataFolder(), QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss")),
            QUuid::createUuid().toString(QUuid::Id128).left(6));
}

} // namespace

Document::Document(QObject *parent)
    : QObject(parent)
    , m_undo(new QUndoStack(this))
{
    m_autosaveTimer.setSingleShot(true);
    m_autosaveTimer.setInterval(autosaveDelayMs);
    connect(&m_autosaveTimer, &QTimer::timeout, this, &Document::requestAutosave);
    connect(m_undo, &QUndoStack::cleanChanged, this, &Document::updateModified);
}

Document::~Document()
{
    m_undo->disconnect(this);
    m_autosave.remove();
    if (!m_scratchFolder.isEmpty())
        QDir().rmdir(m_scratchFolder); // goes only if it is empty
}

QString Document::displayName() const
{
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).completeBaseName();
}

QString Document::folder() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).absolutePath();
    if (m_scratchFolder.isEmpty())
        m_scratchFolder = newScratchFolder();
    QDir().mkpath(m_scratchFolder);
    return m_scratchFolder;
}

QString Document::newRunFolder() const
{
    return freeRunFolder(folder(), m_project.runs.size());
}

bool Document::isModified() const
{
    return m_otherChanges || !m_undo->isClean();
}

void Document::edit(const QString &what, const std::function<void(ProjectEdits &)> &change)
{
    const ProjectEdits before = ProjectEdits::of(m_project);
    ProjectEdits after = before;
    change(after);
    if (after == before)
        return;
    m_undo->push(new ProjectCommand(what, before, after, [this](const ProjectEdits &edits) { apply(edits); }));
    updateModified();
}

void Document::apply(const ProjectEdits &edits)
{
    const bool setupDiffers = !(edits.setup == m_project.setup);
    edits.applyTo(m_project);
    noteChange();
    if (setupDiffers)
        Q_EMIT setupChanged();
    Q_EMIT projectChanged();
}

void Document::editSetup(const QString &what, const RunSetup &after)
{
    edit(what, [&after](ProjectEdits &edits) { edits.setup = after; });
}

void Document::setBaseline(const Candidate &candidate)
{
    edit(tr("Set %1 as baseline").arg(candidate.name()),
        [&candidate](ProjectEdits &edits) { edits.baseline = candidate; });
}

void Document::setComparison(const std::optional<Candidate> &candidate)
{
    const QString what =
        candidate ? tr("Set %1 as comparison").arg(candidate->name()) : tr("Remove the comparison mark");
    edit(what, [&candidate](ProjectEdits &edits) { edits.comparison = candidate; });
}

void Document::setColour(const Candidate &candidate, const QColor &colour)
{
    edit(tr("Change the colour of %1").arg(candidate.name()), [&](ProjectEdits &edits) {
        if (colour.isValid())
            edits.colours[candidate.name()] = colour.name(QColor::HexRgb);
        else
            edits.colours.remove(candidate.name());
    });
}

void Document::setHidden(const CandidateList &hidden)
{
    edit(tr("Show or hide candidates"), [&hidden](ProjectEdits &edits) { edits.hidden = hidden; });
}

void Document::setNotes(const QString &markdown)
{
    edit(tr("Edit the notes"), [&markdown](ProjectEdits &edits) { edits.notes = markdown; });
}

void Document::setGraph(const ProjectGraph &graph, const QString &what)
{
    const bool sameFile = graph.file == m_project.graph.file;
    const QString choice = sameFile ? tr("Choose the costs of the graph") : tr("Choose the graph");
    edit(what.isEmpty() ? choice : what, [&graph](ProjectEdits &edits) { edits.graph = graph; });
}

void Document::addRun(const ProjectRun &run)
{
    const auto same = findRun(m_project.runs, run.folder);
    if (same != m_project.runs.end() && *same == run)
        return;
    if (same == m_project.runs.end())
        m_project.runs.push_back(run);
    else
        *same = run;
    runsEdited();
}

void Document::removeRun(const QString &folder)
{
    const auto run = findRun(m_project.runs, folder);
    if (run == m_project.runs.end())
        return;
    m_project.runs.erase(run);
    runsEdited();
}

void Document::renameRun(const QString &folder, const QString &name)
{
    const auto run = findRun(m_project.runs, folder);
    if (run == m_project.runs.end() || run->name == name)
        return;
    run->name = name;
    runsEdited();
}

void Document::runsEdited()
{
    m_otherChanges = true;
    noteChange();
    updateModified();
    Q_EMIT runsChanged();
    Q_EMIT projectChanged();
}

void Document::noteChange()
{
    if (!m_autosaveTimer.isActive())
        m_autosaveTimer.start();
}

void Document::updateModified()
{
    const bool modified = isModified();
    if (!modified) {
        m_autosaveTimer.stop();
        m_autosave.remove();
    }
    if (modified == m_wasModified)
        return;
    m_wasModified = modified;
    Q_EMIT modifiedChanged(modified);
}

void Document::replace(Project project, const QString &path, const QString &scratchFolder, bool modified)
{
    if (!m_scratchFolder.isEmpty() && m_scratchFolder != scratchFolder)
        QDir().rmdir(m_scratchFolder); // goes only if it is empty
    m_project = std::move(project);
    m_path = path;
    m_scratchFolder = scratchFolder;
    m_otherChanges = modified;
    m_undo->clear();
    updateModified();
    Q_EMIT pathChanged();
    Q_EMIT setupChanged();
    Q_EMIT runsChanged();
    Q_EMIT projectChanged();
}

Result<void> Document::open(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto bytes = readFile(absolute);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto project = projectFromJson(*bytes, absolute);
    if (!project)
        return tl::unexpected(project.error());
    m_fileContent = *bytes;
    replace(*project, absolute, {}, false);
    recent_files::add(absolute);
    return {};
}

void Document::newProject()
{
    m_fileContent.clear();
    replace({}, {}, {}, false);
}

Result<void> Document::save()
{
    if (m_path.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "The project has no file yet"), {},
            QT_TRANSLATE_NOOP("core", "Choose a name for it with Save as."));
    const auto onDisk = QFileInfo::exists(m_path) ? readFile(m_path) : Result<QByteArray>(m_fileContent);
    if (onDisk && *onDisk != m_fileContent)
        return fail({QT_TRANSLATE_NOOP("core", "%1 was changed by another program since it was opened"), {m_path}}, {},
            QT_TRANSLATE_NOOP("core", "Save under another name, or under the same one to overwrite it."));
    return write(m_path);
}

Result<void> Document::saveAs(const QString &path)
{
    return write(QFileInfo(path).absoluteFilePath());
}

Result<void> Document::write(const QString &path)
{
    const QByteArray content = projectToJson(m_project, QFileInfo(path).absolutePath());
    if (const auto written = writeFileAtomically(path, content); !written)
        return written;
    const bool moved = path != m_path;
    m_fileContent = content;
    m_path = path;
    m_otherChanges = false;
    m_undo->setClean();
    updateModified();
    if (moved) {
        recent_files::add(path);
        Q_EMIT pathChanged();
    }
    return {};
}

void Document::requestAutosave()
{
    m_autosaveTimer.stop();
    if (!isModified())
        return;
    const QString scratch = m_path.isEmpty() ? folder() : QString();
    if (const auto written = m_autosave.write(m_project, m_path, scratch); !written)
        Q_EMIT autosaveFailed(written.error());
}

Result<void> Document::restore(const Recovery &recovery)
{
    const auto project = AutosaveFile::read(recovery);
    if (!project)
        return tl::unexpected(project.error());
    m_fileContent = recovery.path.isEmpty() ? QByteArray() : readFile(recovery.path).value_or(QByteArray());
    replace(*project, recovery.path, recovery.scratchFolder, true);
    // The changes change hands: only when this process has put them aside, the old file may go.
    if (const auto written = m_autosave.write(m_project, m_path, m_scratchFolder); !written) {
        Q_EMIT autosaveFailed(written.error());
        return {};
    }
    discard(recovery);
    return {};
}

void Document::discard(const Recovery &recovery)
{
    QFile::remove(recovery.file);
}

} // namespace tributary::gui
