// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_compiler.h"

#include "base/file_identity.h"
#include "base/files.h"
#include "tuning/run_environment.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tributary
{

namespace
{

/// Two variants of the same candidate have the same content, so the name of the file is part of the key.
QString keyOf(const QString &inputs, const OmVariant &variant)
{
    const QByteArray text =
        (inputs + QLatin1Char(' ') + variant.candidate.name() + QLatin1Char(' ') + variant.fileName()).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

} // namespace

QString compileInputsHash(const OmCompilerSetup &setup, const CancelToken &cancel)
{
    QJsonObject additions;
    for (auto it = setup.additions.begin(); it != setup.additions.end(); ++it)
        additions[it.key()] = it.value();
    const QJsonObject inputs {
        {QStringLiteral("words"), QJsonArray::fromStringList(setup.each.words)},
        {QStringLiteral("folder"), setup.each.workingFolder},
        {QStringLiteral("environment"), additions},
        {QStringLiteral("files"),
            commandFiles(setup.each.words, setup.each.workingFolder, setup.each.environment, cancel)},
        {QStringLiteral("pass"), setup.passLibrary.isEmpty() ? QString() : fileHash(setup.passLibrary, cancel)},
    };
    const QByteArray text = QJsonDocument(inputs).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

OmCompiler::OmCompiler(OmCompilerSetup setup, ProcessFactory makeProcess, QObject *parent)
    : QObject(parent)
    , m_setup(std::move(setup))
    , m_makeProcess(std::move(makeProcess))
    , m_looking(this)
{
}

void OmCompiler::compile(const std::vector<OmVariant> &variants)
{
    m_busy = true;
    m_wanted = variants;
    m_waiting.clear();
    m_models.clear();
    m_outcome = {};
    m_looking.start([setup = m_setup, variants, inputs = m_inputs, isLocked = m_lock.has_value()](
                        const CancelToken &cancel) { return look(setup, variants, inputs, isLocked, cancel); },
        [this](Result<Known> known) { onKnown(std::move(known)); });
}

/// Runs outside the caller's thread.
Result<OmCompiler::Known> OmCompiler::look(const OmCompilerSetup &setup, const std::vector<OmVariant> &variants,
    const QString &inputs, bool isLocked, const CancelToken &cancel)
{
    Known known;
    if (!isLocked) {
        auto lock = OmFolderLock::acquire(setup.each.folder);
        if (!lock)
            return tl::unexpected(lock.error());
        known.lock = std::move(*lock);
    }
    known.inputs = inputs.isEmpty() ? compileInputsHash(setup, cancel) : inputs;
    for (const OmVariant &variant : variants) {
        if (auto model = reusableModel(setup.each.folder, variant, keyOf(known.inputs, variant), cancel))
            known.models.emplace(variant, std::move(*model));
    }
    return known;
}

void OmCompiler::stop()
{
    if (!m_busy || m_outcome.isStopped)
        return;
    m_outcome.isStopped = true;
    m_looking.cancel();
    m_waiting.clear();
    for (OmCompileJob *job : m_running)
        job->stop();
    QMetaObject::invokeMethod(this, &OmCompiler::finishIfDone, Qt::QueuedConnection);
}

void OmCompiler::onKnown(Result<Known> known)
{
    if (!known) {
        m_outcome.error = known.error();
        finishIfDone();
        return;
    }
    if (known->lock)
        m_lock = std::move(known->lock);
    m_inputs = known->inputs;
    for (const OmVariant &variant : m_wanted) {
        const auto model = known->models.find(variant);
        const bool isKnown = model != known->models.end();
        if (isKnown && m_setup.reuse) {
            m_models.emplace(variant, model->second);
            tell(RunPhase::State::Skipped, variant, QT_TRANSLATE_NOOP("core", "made in the same way before"));
            continue;
        }
        m_outcome.reusable += isKnown ? 1 : 0;
        m_waiting.push_back(variant);
    }
    if (m_outcome.reusable > 0)
        Q_EMIT phaseChanged({RunPhase::Kind::Compile, RunPhase::State::Progress, {}, 0, 0, 0,
            {QT_TRANSLATE_NOOP("core", "%1 of the models were made in the same way before: --reuse-om takes them"),
                {number(m_outcome.reusable)}}});
    startMore();
    finishIfDone();
}

void OmCompiler::startMore()
{
    while (!m_waiting.empty() && int(m_running.size()) < std::max(1, m_setup.jobs)) {
        const OmVariant variant = m_waiting.front();
        m_waiting.pop_front();
        startJob(variant);
    }
}

void OmCompiler::startJob(const OmVariant &variant)
{
    auto *job = new OmCompileJob(m_setup.each, variant, m_makeProcess(), this);
    m_running.push_back(job);
    connect(
        job, &OmCompileJob::finished, this, [this, job] { onJobFinished(job); }, Qt::QueuedConnection);
    tell(RunPhase::State::Begun, variant);
    job->start();
}

void OmCompiler::onJobFinished(OmCompileJob *job)
{
    m_running.erase(std::find(m_running.begin(), m_running.end(), job));
    job->deleteLater();
    const OmVariant variant = job->variant();
    Result<CompiledOm> result = job->result();
    if (result) {
        if (const auto noted = writeOmRecord(m_setup.each.folder, *result, keyOf(m_inputs, variant)); !noted)
            result = tl::unexpected(noted.error());
    }
    if (result) {
        m_models.emplace(variant, *result);
        tell(RunPhase::State::Done, variant);
    } else if (!job->isStopped()) {
        m_outcome.failures.emplace(variant, result.error());
        tell(RunPhase::State::Failed, variant, result.error().what);
        if (!m_setup.keepGoing || variant == OmVariant {}) { // without the baseline the others are of no use
            m_waiting.clear();
            for (OmCompileJob *other : m_running)
                other->stop();
        }
    }
    startMore();
    finishIfDone();
}

void OmCompiler::finishIfDone()
{
    if (!m_busy || !m_running.empty() || !m_waiting.empty())
        return;
    m_busy = false;
    for (const OmVariant &variant : m_wanted) {
        if (const auto model = m_models.find(variant); model != m_models.end())
            m_outcome.models.push_back(model->second);
    }
    Q_EMIT finished(m_outcome);
}

void OmCompiler::tell(RunPhase::State state, const OmVariant &variant, const Text &note)
{
    Q_EMIT phaseChanged({RunPhase::Kind::Compile, state, variant.label(), 0, 0, 0, note});
}

} // namespace tributary
