// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phase_text.h"

#include "cli_text.h"
#include "report/result_text.h"

#include <QLocale>

namespace tributary
{

namespace
{

using Kind = RunPhase::Kind;
using State = RunPhase::State;

QString size(qint64 bytes)
{
    return QLocale::c().formattedDataSize(bytes, 1);
}

} // namespace

PhaseText::Shown PhaseText::show(const RunPhase &phase)
{
    switch (phase.kind) {
    case Kind::Compile:
        return showCompile(phase);
    case Kind::Connect:
    case Kind::Check:
    case Kind::Reconnect:
    case Kind::Prepare:
        return showConnection(phase);
    case Kind::Upload:
    case Kind::Fetch:
        return showTransfer(phase);
    case Kind::CleanUp:
        return showCleanUp(phase);
    case Kind::Run:
        break;
    }
    return {};
}

PhaseText::Shown PhaseText::showCompile(const RunPhase &phase)
{
    switch (phase.state) {
    case State::Begun:
        m_compiles[phase.item].start();
        return {{}, {}, Cli::tr("compiling %1 …").arg(m_compiles.keys().join(QStringLiteral(", ")))};
    case State::Progress:
        return {Cli::tr("note: %1").arg(phase.note.translated()), {}, {}};
    case State::Done: {
        const double seconds = double(m_compiles.take(phase.item).elapsed()) / 1000;
        return {Cli::tr("compiled: %1 (%2)").arg(phase.item, result_text::duration(seconds)), {}, {}};
    }
    case State::Skipped:
        return {Cli::tr("compiled: %1 (%2)").arg(phase.item, phase.note.translated()), {}, {}};
    case State::Failed:
        m_compiles.remove(phase.item);
        return {{}, phase.note, {}};
    }
    return {};
}

PhaseText::Shown PhaseText::showConnection(const RunPhase &phase)
{
    if (phase.kind == Kind::Reconnect && phase.state == State::Begun)
        return {QStringLiteral("      ") + Cli::tr("note: %1").arg(phase.note.translated()), {}, {}};
    if (phase.kind == Kind::Reconnect && phase.state == State::Done)
        return {QStringLiteral("      ") + Cli::tr("connected to %1 again").arg(phase.item), {}, {}};
    if (phase.kind == Kind::Connect && phase.state == State::Begun)
        return {{}, {}, Cli::tr("connecting to %1 …").arg(phase.item)};
    if (phase.kind == Kind::Connect && phase.state == State::Done)
        return {Cli::tr("connected to %1").arg(phase.item), {}, {}};
    if (phase.state == State::Progress)
        return {{}, phase.note, {}};
    if (phase.kind == Kind::Check && phase.state == State::Begun)
        return {{}, {}, Cli::tr("checking %1 …").arg(phase.item)};
    if (phase.kind == Kind::Check && phase.state == State::Done)
        return {Cli::tr("checked %1").arg(phase.item), {}, {}};
    return {}; // a failure ends the run, or is followed by another attempt
}

PhaseText::Shown PhaseText::showTransfer(const RunPhase &phase)
{
    const bool isUpload = phase.kind == Kind::Upload;
    if (phase.state == State::Begun)
        return {{}, {}, isUpload ? Cli::tr("uploading …") : Cli::tr("fetching the logs …")};
    if (phase.state != State::Progress)
        return {};
    if (isUpload && phase.done >= phase.total)
        return {Cli::tr("uploaded: %1 (%2)").arg(phase.item, size(phase.total)), {}, {}};
    const int percent = phase.total > 0 ? int(100 * phase.done / phase.total) : 0;
    QString status = (isUpload ? Cli::tr("uploading %1: %2 % of %3") : Cli::tr("fetching %1: %2 % of %3"))
                         .arg(phase.item)
                         .arg(percent)
                         .arg(size(phase.total));
    if (phase.bytesPerSecond > 0)
        status += Cli::tr(", %1/s").arg(size(qint64(phase.bytesPerSecond)));
    return {{}, {}, status};
}

PhaseText::Shown PhaseText::showCleanUp(const RunPhase &phase)
{
    switch (phase.state) {
    case State::Begun:
        return {{}, {}, Cli::tr("cleaning up on %1 …").arg(phase.item)};
    case State::Done:
        return {Cli::tr("cleaned up on %1").arg(phase.item), {}, {}};
    case State::Skipped:
        if (phase.note.isEmpty())
            return {};
        return {Cli::tr("note: %1").arg(phase.note.translated()), {}, {}};
    case State::Failed:
        return {{},
            {QT_TRANSLATE_NOOP("core", "the work folder on the target could not be removed: %1"),
                {phase.note.translated()}},
            {}};
    case State::Progress:
        break;
    }
    return {};
}

} // namespace tributary
