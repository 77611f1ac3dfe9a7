// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/project_desk.h"

#include "document/document.h"
#include "graph/loaded_graph.h"
#include "run/example_project.h"
#include "run/run_controller.h"
#include "run/run_flow.h"
#include "run/run_store.h"
#include "tuning/recorded_run.h"
#include "window/message_bar.h"
#include "window/message_row.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace tributary::gui
{

namespace
{

using Level = MessageBar::Level;

const QString folderKey = QStringLiteral("paths/lastFolder");

QString lastFolder()
{
    return QSettings().value(folderKey, QDir::homePath()).toString();
}

void rememberFolder(const QString &path)
{
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
}

/// A dialog that does not block; `chosen` is called with the path, if any.
QFileDialog *showDialog(QWidget *parent, const QString &title, const std::function<void(const QString &)> &chosen)
{
    auto *dialog = new QFileDialog(parent, title, lastFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, [chosen](const QString &path) {
        rememberFolder(path);
        chosen(path);
    });
    return dialog;
}

bool isProjectFile(const QFileInfo &file)
{
    return file.isFile() && file.suffix() == QLatin1String("tributary");
}

/// The project in a folder that holds just one and no results; else empty.
QString projectInside(const QFileInfo &folder)
{
    const QDir dir(folder.absoluteFilePath());
    if (dir.exists(QStringLiteral("journal.jsonl")) || dir.exists(QStringLiteral("summary.json")))
        return {};
    const QStringList projects = dir.entryList({QStringLiteral("*.tributary")}, QDir::Files);
    return projects.size() == 1 ? dir.filePath(projects.first()) : QString();
}

} // namespace

ProjectDesk::ProjectDesk(const PageContext &context, RunFlow &flow, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_flow(flow)
    , m_window(window)
    , m_import(this)
{
    // Queued: first everybody learns how the run ended.
    connect(
        &m_context.controller, &RunController::stateChanged, this,
        [this] {
            if (m_context.controller.isBusy())
                return;
            const bool isAsked = m_runQuestion && m_context.messages.withdraw(m_runQuestion);
            const auto leaving = std::exchange(m_leaving, {});
            if (const auto then = std::exchange(m_afterRun, {}))
                then();
            else if (isAsked && m_context.document.isModified())
                askAboutChanges(leaving); // the user still wants to leave; that is the question now
        },
        Qt::QueuedConnection);
    connect(&m_context.document, &Document::autosaveFailed, &m_context.messages, &MessageBar::showError);
}

void ProjectDesk::open(const QString &path)
{
    const QFileInfo file(path);
    if (file.isDir()) {
        const QString project = projectInside(file);
        if (project.isEmpty())
            importFolder(file.absoluteFilePath());
        else
            openProject(project);
    } else if (isProjectFile(file)) {
        openProject(file.absoluteFilePath());
    } else if (file.suffix() == QLatin1String("json") && file.isFile()) {
        Q_EMIT targetFileOpened(file.absoluteFilePath());
    } else {
        const bool exists = file.exists();
        m_context.messages.show(Level::Bad, [path, exists] {
            return MessageWords {
                exists ? tr("This is neither a project nor a result folder.") : tr("There is no such file or folder."),
                path, tr("Open a *.tributary file, or the folder of a run.")};
        });
    }
}

void ProjectDesk::openProject(const QString &path)
{
    leave([this, path] {
        if (const auto opened = m_context.document.open(path); !opened) {
            m_context.messages.showError(opened.error());
            return;
        }
        m_isOpen = true;
        m_recent.add(path);
        m_flow.loadRuns();
        Q_EMIT this->opened(!m_context.document.project().runs.empty());
    });
}

void ProjectDesk::newProject()
{
    leave([this] {
        m_context.document.newProject();
        m_isOpen = true;
        m_flow.loadRuns();
        Q_EMIT opened(false);
    });
}

void ProjectDesk::closeProject()
{
    leave([this] {
        m_context.document.newProject();
        m_isOpen = false;
        m_flow.loadRuns();
        Q_EMIT closed();
    });
}

void ProjectDesk::runExample()
{
    const auto setup = exampleSetup();
    if (!setup) {
        m_context.messages.showError(setup.error());
        return;
    }
    leave([this, setup = *setup] {
        m_context.document.newProject();
        m_context.document.editSetup(tr("Set up the example"), setup);
        m_context.document.setGraph({exampleGraphPath(), {}});
        m_isOpen = true;
        m_flow.loadRuns();
        Q_EMIT opened(true);
        m_flow.startNew();
    });
}

void ProjectDesk::importFolder(const QString &path)
{
    m_import.start([path](const CancelToken &) { return readRun(path); },
        [this](const Result<RecordedRun> &run) {
            if (!run)
                m_context.messages.showError(run.error());
            else
                addImported(*run);
        });
}

void ProjectDesk::addImported(const RecordedRun &recorded)
{
    const QString folder = recorded.folder.path();
    for (const ProjectRun &known : m_context.document.project().runs) {
        if (m_isOpen && QDir::cleanPath(known.folder) == folder) {
            m_context.runs.setCurrent(known.folder);
            return;
        }
    }
    if (!m_isOpen) {
        m_context.document.newProject();
        m_context.document.editSetup(tr("Take over the set-up of the run"), RunSetup::fromConfig(recorded.config));
        m_isOpen = true;
        m_flow.loadRuns();
    }
    ProjectRun run;
    run.folder = folder;
    run.name = QFileInfo(folder).fileName();
    run.created =
        recorded.trials.empty() ? QFileInfo(folder).lastModified().toUTC() : recorded.trials.front().trial.startedAt;
    m_context.document.addRun(run);
    if (!m_context.controller.isBusy())
        m_context.runs.setCurrent(folder);
    m_context.runs.load(folder, run.name);
    Q_EMIT opened(true);
}

void ProjectDesk::chooseProject()
{
    QFileDialog *dialog = showDialog(m_window, tr("Open project"), [this](const QString &path) { open(path); });
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Tributary projects (*.tributary)"));
    dialog->open();
}

void ProjectDesk::chooseFolder()
{
    QFileDialog *dialog =
        showDialog(m_window, tr("Import result folder"), [this](const QString &path) { importFolder(path); });
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->open();
}

void ProjectDesk::save(const std::function<void()> &then)
{
    if (m_context.document.path().isEmpty()) {
        saveAs(then);
        return;
    }
    if (const auto saved = m_context.document.save(); !saved)
        m_context.messages.showError(saved.error());
    else if (then)
        then();
}

void ProjectDesk::saveAs(const std::function<void()> &then)
{
    QFileDialog *dialog =
        showDialog(m_window, tr("Save project as"), [this, then](const QString &path) { saveTo(path, then); });
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Tributary projects (*.tributary)"));
    dialog->setDefaultSuffix(QStringLiteral("tributary"));
    dialog->selectFile(m_context.document.displayName());
    dialog->open();
}

void ProjectDesk::saveTo(const QString &path, const std::function<void()> &then)
{
    if (const auto saved = m_context.document.saveAs(path); !saved) {
        m_context.messages.showError(saved.error());
        return;
    }
    m_recent.add(path);
    if (then)
        then();
}

void ProjectDesk::leave(const std::function<void()> &then)
{
    if (m_context.controller.isBusy())
        askAboutRun(then);
    else if (m_isOpen && m_context.document.isModified())
        askAboutChanges(then);
    else
        then();
}

void ProjectDesk::askAboutRun(const std::function<void()> &then)
{
    MessageBar &messages = m_context.messages;
    m_leaving = then;
    m_runQuestion = messages.show(Level::Caution, [] {
        return MessageWords {tr("A run is going."),
            tr("What it has measured is kept in any case, and the run can be resumed later."), {}};
    });
    const auto wait = [this](const std::function<void()> &goOn, const std::function<void()> &stop) {
        if (!m_context.controller.isBusy()) { // it has ended in the meantime
            goOn();
            return;
        }
        m_afterRun = goOn;
        stop();
    };
    const auto saveAndGo = [this, then] { save(then); };
    // Without a file the user must say where to save, or that it is not wanted.
    const auto saveOrAsk = [this, then] {
        if (m_context.document.path().isEmpty())
            leave(then);
        else
            save(then);
    };
    messages.addAction([] { return tr("Stop after this trial, save and close"); },
        [this, wait, saveAndGo] {
            wait(saveAndGo, [this] {
                RunController &controller = m_context.controller;
                if (controller.state() == RunController::State::Preparing)
                    controller.stopNow();
                else
                    controller.stopAfterTrial();
            });
        });
    messages.addAction([] { return tr("Stop now and close"); },
        [this, wait, saveOrAsk] { wait(saveOrAsk, [this] { m_context.controller.stopNow(); }); });
    messages.addAction([] { return tr("Keep running"); }, [this] { m_afterRun = {}; });
    messages.takeFocus();
}

void ProjectDesk::askAboutChanges(const std::function<void()> &then)
{
    MessageBar &messages = m_context.messages;
    const QString name = m_context.document.displayName();
    messages.show(Level::Caution, [name] {
        return MessageWords {tr("The project %1 has changes that are not saved.").arg(name), {}, {}};
    });
    messages.addAction([] { return tr("Save"); }, [this, then] { save(then); });
    messages.addAction([] { return tr("Do not save"); }, then);
    messages.addAction([] { return tr("Keep it open"); }, [] {});
    messages.takeFocus();
}

void ProjectDesk::offerRecoveries()
{
    MessageBar &messages = m_context.messages;
    for (const Recovery &recovery : Document::findRecoveries()) {
        messages.show(Level::Caution, [recovery] {
            const QString when = QLocale().toString(recovery.saved.toLocalTime(), QStringLiteral("yyyy-MM-dd HH:mm"));
            const QString what = recovery.path.isEmpty()
                ? tr("A project that was never saved was left behind at %1.").arg(when)
                : tr("Changes of the project %1 from %2 were not saved.").arg(recovery.name(), when);
            return MessageWords {what, recovery.path,
                recovery.projectIsNewer ? tr("The project file was saved later than that.") : QString()};
        });
        messages.addAction([] { return tr("Restore"); }, [this, recovery] { restore(recovery); });
        messages.addAction([] { return tr("Discard"); }, [recovery] { Document::discard(recovery); });
    }
}

void ProjectDesk::restore(const Recovery &recovery)
{
    leave([this, recovery] {
        if (const auto restored = m_context.document.restore(recovery); !restored) {
            m_context.messages.showError(restored.error());
            return;
        }
        m_isOpen = true;
        m_flow.loadRuns();
        Q_EMIT opened(!m_context.document.project().runs.empty());
    });
}

} // namespace tributary::gui
