// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "console.h"
#include "run_view.h"

#include <QJsonObject>
#include <QStringDecoder>

namespace tributary
{

/// Shows a run as JSON: one event per line on stdout, each with "event" and "time". The events are run_started,
/// phase, trial_started, output, trial_finished, progress and run_ended (docs/file-formats.md).
class RunEvents final : public RunView
{
    Q_OBJECT

public:
    RunEvents(Console &console, const RunConfig &config, const ResultFolder &folder, QObject *parent = nullptr);

    void writeRunStarted();
    void writeRunEnded(const RunEnd &end) { onEnded(end); }

protected:
    void onPhase(const RunPhase &phase) override;
    void onTrialStarted(const TrialSpec &spec) override;
    void onTrialOutput(const QByteArray &bytes) override;
    void onTrialFinished(const Trial &trial) override;
    void onSnapshot(const RunSnapshot &snapshot) override;
    void onEnded(const RunEnd &end) override;

private:
    void write(const char *event, QJsonObject object);

    Console &m_console;
    const RunConfig &m_config;
    QString m_folder;
    QStringDecoder m_decoder {QStringDecoder::Utf8}; ///< a piece of output may end within a character
};

} // namespace tributary
