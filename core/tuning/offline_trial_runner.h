// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/remote_trial_thread.h"
#include "tuning/om_compiler.h"

#include <map>
#include <set>

namespace tributary
{

/// How an offline run goes, besides its two halves.
struct OfflineFlow {
    std::vector<OmVariant> variants; ///< what is compiled before anything is uploaded
    bool keepGoing = false; ///< a variant that does not compile is left out
    bool keepRemote = false; ///< nothing is cleaned up on the target
};

/// Looks whether the target will do, compiles the candidates here, brings the models to the target, and runs trials
/// there. A candidate that the plan asks for later (a neighbour of the winner) is compiled and brought there before its
/// first trial.
class OfflineTrialRunner final : public TrialRunner
{
    Q_OBJECT

public:
    OfflineTrialRunner(OfflineFlow flow, std::unique_ptr<OmCompiler> compiler,
        std::unique_ptr<RemoteTrialThread> remote, QObject *parent = nullptr);

    void prepare() override;
    void start(const TrialSpec &spec, const TrialFolder &folder) override;
    void stop() override;
    void close() override;

private:
    void compileThen(const std::vector<OmVariant> &variants, std::function<void()> next);
    void onChecked(const std::optional<Error> &error);
    void onCompiled(const OmOutcome &outcome);
    void deploy(const std::vector<CompiledOm> &models);
    void onDeployed(const std::optional<Error> &error);
    void runTrial();
    void onRan(const std::optional<Trial> &trial, const std::optional<Error> &error);
    void endTrial(ExitState exit, std::vector<Reason> reasons = {});
    void endStopped();
    [[nodiscard]] std::optional<Error> compileError(const OmOutcome &outcome) const;

    OfflineFlow m_flow;
    std::unique_ptr<OmCompiler> m_compiler;
    std::unique_ptr<RemoteTrialThread> m_remote;
    std::map<OmVariant, CompiledOm> m_models; ///< compiled and brought to the target
    std::map<OmVariant, Error> m_failures; ///< did not compile
    std::function<void()> m_next; ///< what follows when models are made and brought
    TrialSpec m_spec;
    TrialFolder m_folder;
    bool m_isTrial = false; ///< what goes on is a trial, not the preparation
    bool m_isStopped = false;
};

} // namespace tributary
