// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "tuning/run_config.h"

#include <QCommandLineParser>
#include <QStringList>

#include <limits>

namespace tributary
{

/// What `tune` and `resume` were asked to do, beyond what the run itself needs.
struct TuneRequest {
    RunConfig config;
    QString outputFolder;
    QString replayFolder; ///< empty = a real run
    double replaySpeed = 1;
    QString target; ///< offline: a file, or the name of a managed target
    QString dedupeGraph; ///< dump by which candidates are left out; empty = all are measured
    bool acceptNewHostKey = false;
    bool managePass = false;
    bool skipPreflight = false;
    bool json = false; ///< one event per line on stdout
    bool quiet = false; ///< the workload's output is not shown
};

/// The error with the option in front of it, for errors of rooms that know no options.
Error inOption(const QString &option, Error error);

/// The options of `tune`: those of the seed's script with the same names, meanings and defaults, then ours.
class TuneOptions
{
public:
    TuneOptions();

    /// Errors name the option.
    Result<TuneRequest> parse(const QStringList &arguments);
    /// True if --help was given; parse() then fails without an error worth showing.
    [[nodiscard]] bool helpWanted() const { return m_parser.isSet(QStringLiteral("help")); }
    [[nodiscard]] QString help() const;
    [[nodiscard]] bool isSet(const QString &option) const { return m_parser.isSet(option); }

private:
    void addScriptOptions();
    void addOurOptions();
    Result<CandidateList> readCandidates() const;
    Result<void> readPlan(PlanOptions &plan) const;
    Result<void> readGates(GateOptions &gates) const;
    Result<void> readOutputCheck(OutputCheck &check) const;
    Result<void> readMode(TuneRequest &request) const;
    Result<void> readOffline(TuneRequest &request) const;
    Result<void> readEnvironment(QMap<QString, QString> &environment) const;
    Result<int> readInteger(const QString &option, int least, int most = std::numeric_limits<int>::max()) const;
    Result<double> readReal(const QString &option) const;

    QCommandLineParser m_parser;
};

} // namespace tributary
