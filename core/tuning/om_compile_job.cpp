// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_compile_job.h"

#include "base/file_identity.h"
#include "base/files.h"
#include "cann/tool_process.h"
#include "tuning/om_command.h"

#include <QDir>

#include <cstring>

namespace tributary
{

namespace
{

constexpr int shownLines = 5;

QString endOfLog(const QString &path)
{
    constexpr qint64 enough = 8 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    file.seek(std::max<qint64>(0, file.size() - enough));
    return lastLines(file.readAll(), shownLines);
}

} // namespace

QProcessEnvironment compileEnvironment(const OmCompileSetup &setup, const OmVariant &variant)
{
    QProcessEnvironment environment = setup.environment;
    environment.insert(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), variant.candidate.name());
    environment.insert(QStringLiteral("ASCEND_PROCESS_LOG_PATH"), setup.folder.plog(variant));
    return environment;
}

OmCompileJob::OmCompileJob(
    OmCompileSetup setup, OmVariant variant, std::unique_ptr<ProcessRunner> process, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
    , m_variant(variant)
    , m_process(std::move(process))
    , m_log(m_setup.folder.log(variant))
    , m_hashing(this)
{
    connect(m_process.get(), &ProcessRunner::output, this, [this](const QByteArray &bytes) { m_log.write(bytes); });
    connect(m_process.get(), &ProcessRunner::finished, this, &OmCompileJob::onProcessFinished);
}

void OmCompileJob::start()
{
    const QString plog = m_setup.folder.plog(m_variant);
    QDir(plog).removeRecursively(); // of a compile that was stopped or failed
    if (const auto made = makeFolder(plog); !made) {
        QMetaObject::invokeMethod(
            this, [this, error = made.error()] { finish(tl::unexpected(error)); }, Qt::QueuedConnection);
        return;
    }
    // A log that cannot be written is no reason not to compile; a full disk shows in the model.
    (void)m_log.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered);
    const QString prefix = m_setup.folder.prefix(m_variant);
    m_before = modelsOf(prefix);
    m_process->start(
        {compileWords(m_setup.words, prefix), m_setup.workingFolder, compileEnvironment(m_setup, m_variant),
            m_setup.timeoutSeconds, "ASCEND_PROCESS_LOG_PATH=" + QFile::encodeName(plog)});
}

void OmCompileJob::stop()
{
    m_stopped = true;
    m_process->stop();
}

void OmCompileJob::onProcessFinished(const ProcessEnd &end)
{
    m_log.close();
    if (const auto why = failure(end.exit)) {
        finish(failWith(*why, endOfLog(m_log.fileName()),
            QT_TRANSLATE_NOOP(
                "core", "Look at the log and correct the compile command, or leave this candidate out.")));
        return;
    }
    const auto path = newModel(m_setup.folder.prefix(m_variant), m_before);
    if (!path) {
        const Error &error = path.error();
        const QString detail = error.detail.isEmpty() ? endOfLog(m_log.fileName()) : error.detail;
        finish(failWith(error.what, detail, error.hint));
        return;
    }
    m_hashing.start([path = *path](const CancelToken &cancel) { return fileHash(path, cancel); },
        [this, path = *path](const QString &hash) {
            if (hash.isEmpty())
                finish(failWith({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}}, {},
                    QT_TRANSLATE_NOOP("core", "Check the path and its permissions.")));
            else
                finish(CompiledOm {m_variant, path, hash, false});
        });
}

void OmCompileJob::finish(Result<CompiledOm> result)
{
    m_result = std::move(result);
    Q_EMIT finished();
}

std::optional<Text> OmCompileJob::failure(const ExitState &exit) const
{
    switch (exit.kind) {
    case ExitState::Kind::Exited:
        if (exit.code == 0)
            return std::nullopt;
        return Text(QT_TRANSLATE_NOOP("core", "exit code %1"), {number(exit.code)});
    case ExitState::Kind::Signalled:
        return Text(QT_TRANSLATE_NOOP("core", "ended by signal %1 (%2)"),
            {number(exit.code), QString::fromLocal8Bit(strsignal(exit.code))});
    case ExitState::Kind::TimedOut:
        return Text(QT_TRANSLATE_NOOP("core", "it did not end within %1 seconds (--timeout)"),
            {number(m_setup.timeoutSeconds)});
    case ExitState::Kind::LaunchFailed:
        return Text(QT_TRANSLATE_NOOP("core", "the program %1 could not be started: %2"),
            {m_setup.words.value(0), exit.message});
    case ExitState::Kind::Interrupted:
        break;
    }
    return Text(QT_TRANSLATE_NOOP("core", "it was stopped"));
}

tl::unexpected<Error> OmCompileJob::failWith(const Text &what, const QString &detail, const Text &hint) const
{
    return fail({QT_TRANSLATE_NOOP("core", "%1 did not compile: %2"), {m_variant.label(), what.translated()}},
        m_log.fileName() + (detail.isEmpty() ? QString() : QLatin1Char('\n') + detail), hint);
}

} // namespace tributary
