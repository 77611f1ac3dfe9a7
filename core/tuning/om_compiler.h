// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/run_phase.h"
#include "tuning/om_compile_job.h"
#include "tuning/om_folder_lock.h"

#include <deque>
#include <functional>
#include <map>
#include <vector>

namespace tributary
{

/// How models are made, and how to go about it.
struct OmCompilerSetup {
    OmCompileSetup each;
    QMap<QString, QString> additions; ///< the user's variables, part of the key
    QString passLibrary; ///< where GE takes the tuning pass from; part of the key if it is there
    int jobs = 1; ///< compiles at a time
    bool keepGoing = false; ///< compile the others if one fails other than the baseline
    bool reuse = false; ///< take models that were made in the same way
};

/// What came of a compile().
struct OmOutcome {
    std::vector<CompiledOm> models; ///< in the order that was asked for
    std::map<OmVariant, Error> failures; ///< at most one unless the set-up says keep going
    std::optional<Error> error; ///< why nothing could be compiled at all, e.g. another run uses the folder
    int reusable = 0; ///< models that could have been reused, if the set-up had allowed it
    bool isStopped = false;
};

/// A hash of all that decides what is in the models, but the candidate: command, files that it names, folder, variables
/// and pass. Reads whole files.
QString compileInputsHash(const OmCompilerSetup &setup, const CancelToken &cancel = {});

/// Compiles models, several at a time if asked to, and reuses what was made in the same way. What is there already is
/// noted beside each model, so that a run that is continued compiles nothing twice. From the first compile() on the
/// folder is locked against other runs.
class OmCompiler : public QObject
{
    Q_OBJECT

public:
    using ProcessFactory = std::function<std::unique_ptr<ProcessRunner>()>;

    OmCompiler(OmCompilerSetup setup, ProcessFactory makeProcess, QObject *parent = nullptr);

    /// finished() follows, not from within this call. One at a time.
    void compile(const std::vector<OmVariant> &variants);
    /// Ends what runs; finished() follows with isStopped.
    void stop();
    /// Lets other runs use the folder: its models are not needed any more.
    void releaseFolder() { m_lock.reset(); }

Q_SIGNALS:
    void phaseChanged(const tributary::RunPhase &phase);
    void finished(const tributary::OmOutcome &outcome);

private:
    struct Known {
        std::optional<OmFolderLock> lock; ///< nothing: it is held already
        QString inputs {};
        std::map<OmVariant, CompiledOm> models {}; ///< made in the same way by an earlier run
    };

    static Result<Known> look(const OmCompilerSetup &setup, const std::vector<OmVariant> &variants,
        const QString &inputs, bool isLocked, const CancelToken &cancel);
    void onKnown(Result<Known> known);
    void startMore();
    void startJob(const OmVariant &variant);
    void onJobFinished(OmCompileJob *job);
    void finishIfDone();
    void tell(RunPhase::State state, const OmVariant &variant, const Text &note = {});

    OmCompilerSetup m_setup;
    ProcessFactory m_makeProcess;
    Job m_looking;
    std::optional<OmFolderLock> m_lock;
    QString m_inputs; ///< compileInputsHash(), once known
    std::vector<OmVariant> m_wanted;
    std::deque<OmVariant> m_waiting;
    std::map<OmVariant, CompiledOm> m_models;
    std::vector<OmCompileJob *> m_running;
    OmOutcome m_outcome;
    bool m_busy = false;
};

} // namespace tributary
