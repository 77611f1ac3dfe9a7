// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/offline_trial_runner.h"

#include <QFileInfo>

namespace tributary
{

namespace
{

/// The same name for a variant whatever atc added to it: the command on the target needs no more.
QString remoteName(const OmVariant &variant)
{
    return QStringLiteral("model_%1.om").arg(variant.fileName());
}

} // namespace

OfflineTrialRunner::OfflineTrialRunner(
    OfflineFlow flow, std::unique_ptr<OmCompiler> compiler, std::unique_ptr<RemoteTrialThread> remote, QObject *parent)
    : TrialRunner(parent)
    , m_flow(std::move(flow))
    , m_compiler(std::move(compiler))
    , m_remote(std::move(remote))
{
    connect(m_compiler.get(), &OmCompiler::phaseChanged, this, &TrialRunner::phaseChanged);
    connect(m_compiler.get(), &OmCompiler::finished, this, &OfflineTrialRunner::onCompiled);
    connect(m_remote.get(), &RemoteTrialThread::phaseChanged, this, &TrialRunner::phaseChanged);
    connect(m_remote.get(), &RemoteTrialThread::output, this, &TrialRunner::output);
    connect(m_remote.get(), &RemoteTrialThread::checked, this, &OfflineTrialRunner::onChecked);
    connect(m_remote.get(), &RemoteTrialThread::deployed, this, &OfflineTrialRunner::onDeployed);
    connect(m_remote.get(), &RemoteTrialThread::ran, this, &OfflineTrialRunner::onRan);
    connect(m_remote.get(), &RemoteTrialThread::cleaned, this, [this] { Q_EMIT closed(); });
}

void OfflineTrialRunner::prepare()
{
    m_isTrial = false;
    m_isStopped = false;
    m_remote->check(); // compiling may take hours, which a wrong key should not cost
}

void OfflineTrialRunner::onChecked(const std::optional<Error> &error)
{
    if (m_isStopped)
        return endStopped();
    if (error) {
        Q_EMIT failed(*error);
        return;
    }
    compileThen(m_flow.variants, [this] { Q_EMIT prepared(); });
}

void OfflineTrialRunner::start(const TrialSpec &spec, const TrialFolder &folder)
{
    m_isTrial = true;
    m_isStopped = false;
    m_spec = spec;
    m_folder = folder;
    const OmVariant variant = OmVariant::of(spec);
    if (m_models.contains(variant))
        runTrial();
    else if (m_failures.contains(variant))
        QMetaObject::invokeMethod(this, &OfflineTrialRunner::runTrial, Qt::QueuedConnection);
    else
        compileThen({variant}, [this] { runTrial(); });
}

void OfflineTrialRunner::stop()
{
    m_isStopped = true;
    m_compiler->stop();
    m_remote->stop();
}

void OfflineTrialRunner::close()
{
    m_compiler->releaseFolder();
    if (!m_flow.keepRemote) {
        m_remote->cleanUp();
        return;
    }
    Q_EMIT phaseChanged({RunPhase::Kind::CleanUp, RunPhase::State::Skipped, {}, 0, 0, 0,
        QT_TRANSLATE_NOOP("core", "the work folder on the target is kept (--keep-remote)")});
    TrialRunner::close();
}

void OfflineTrialRunner::compileThen(const std::vector<OmVariant> &variants, std::function<void()> next)
{
    m_isStopped = false;
    m_next = std::move(next);
    m_compiler->compile(variants);
}

void OfflineTrialRunner::onCompiled(const OmOutcome &outcome)
{
    if (m_isStopped) {
        endStopped();
        return;
    }
    if (const auto error = compileError(outcome)) {
        Q_EMIT failed(*error);
        return;
    }
    for (const auto &[variant, error] : outcome.failures)
        m_failures.emplace(variant, error);
    if (outcome.models.empty())
        m_next();
    else
        deploy(outcome.models);
}

// A run without a single model, or without the baseline, has nothing to say.
std::optional<Error> OfflineTrialRunner::compileError(const OmOutcome &outcome) const
{
    if (outcome.error)
        return outcome.error;
    if (const auto baseline = outcome.failures.find(OmVariant {}); baseline != outcome.failures.end()) {
        Error error = baseline->second;
        if (m_flow.keepGoing)
            error.what = {
                QT_TRANSLATE_NOOP("core", "%1; nothing can be compared without it, so --keep-going ends here"),
                {error.what.translated()}};
        return error;
    }
    const bool hasModels = !outcome.models.empty() || !m_models.empty();
    if (outcome.failures.empty() || (m_flow.keepGoing && hasModels))
        return std::nullopt;
    return outcome.failures.begin()->second;
}

void OfflineTrialRunner::deploy(const std::vector<CompiledOm> &models)
{
    std::vector<UploadItem> items;
    for (const CompiledOm &model : models) {
        m_models.emplace(model.variant, model);
        items.push_back({model.path, remoteName(model.variant)});
    }
    m_remote->deploy(items);
}

void OfflineTrialRunner::onDeployed(const std::optional<Error> &error)
{
    if (m_isStopped)
        endStopped();
    else if (error)
        Q_EMIT failed(*error);
    else
        m_next();
}

void OfflineTrialRunner::runTrial()
{
    const OmVariant variant = OmVariant::of(m_spec);
    if (const auto failure = m_failures.find(variant); failure != m_failures.end())
        endTrial({ExitState::Kind::LaunchFailed, 127, failure->second.english()},
            {{ReasonCode::LaunchFailed, failure->second.what, {}, 0}});
    else
        m_remote->run(m_spec, m_folder, remoteName(variant));
}

void OfflineTrialRunner::onRan(const std::optional<Trial> &trial, const std::optional<Error> &error)
{
    if (!trial) {
        Q_EMIT failed(*error);
        return;
    }
    Trial complete = *trial;
    complete.modelDigest = m_models.at(OmVariant::of(m_spec)).sha256;
    Q_EMIT finished(complete);
}

void OfflineTrialRunner::endTrial(ExitState exit, std::vector<Reason> reasons)
{
    Trial trial;
    trial.spec = m_spec;
    trial.exit = std::move(exit);
    trial.reasons = std::move(reasons);
    trial.startedAt = QDateTime::currentDateTimeUtc();
    Q_EMIT finished(trial);
}

void OfflineTrialRunner::endStopped()
{
    if (m_isTrial)
        endTrial({ExitState::Kind::Interrupted, 0, {}});
    else
        Q_EMIT prepared();
}

} // namespace tributary
