// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/phase_tracker.h"

#include "report/result_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tributary::gui
{

namespace
{

using Kind = RunPhase::Kind;
using State = RunPhase::State;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunPhases)
};

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

bool isOver(State state)
{
    return state != State::Begun && state != State::Progress;
}

} // namespace

void PhaseTracker::begin(int models)
{
    *this = {};
    m_models = models;
}

void PhaseTracker::feed(const RunPhase &phase)
{
    if (phase.kind == Kind::Compile && isOver(phase.state))
        ++m_compiled;
    if (phase.kind == Kind::Upload && isOver(phase.state))
        ++m_uploaded;
    if (!isOver(phase.state))
        m_phase = phase;
    else if (m_phase && m_phase->kind == phase.kind && (phase.kind != Kind::Compile || m_phase->item == phase.item))
        m_phase.reset(); // of several compiles at a time, the one that is shown
}

bool PhaseTracker::isInTrial() const
{
    return m_phase && (m_phase->kind == Kind::Run || m_phase->kind == Kind::Fetch);
}

bool PhaseTracker::isCleaningUp() const
{
    return m_phase && m_phase->kind == Kind::CleanUp;
}

std::optional<PhaseTracker::Shown> PhaseTracker::shown() const
{
    if (!m_phase)
        return std::nullopt;
    const QString &item = m_phase->item;
    switch (m_phase->kind) {
    case Kind::Compile:
        return counted(Words::tr("Compiling %1 of %2: %3"), Words::tr("Compiling %1"), m_compiled);
    case Kind::Connect:
        return Shown {Words::tr("Connecting to %1\u2026").arg(item), {}, {}};
    case Kind::Check:
        return Shown {Words::tr("Checking %1\u2026").arg(item), {}, {}};
    case Kind::Reconnect: {
        const QString why = m_phase->note.translated();
        const QString text = Words::tr("The connection to %1 is lost; connecting again\u2026").arg(item);
        return Shown {why.isEmpty() ? text : QStringLiteral("%1 %2").arg(text, why), {}, {}};
    }
    case Kind::Prepare:
        return Shown {Words::tr("Preparing the work folder on %1\u2026").arg(item), {}, {}};
    case Kind::Upload:
        return transfer(counted(Words::tr("Uploading %1 of %2: %3"), Words::tr("Uploading %1"), m_uploaded));
    case Kind::Run:
        return Shown {Words::tr("running on the target"), {}, {}};
    case Kind::Fetch:
        return transfer({Words::tr("fetching its logs"), {}, {}});
    case Kind::CleanUp:
        break;
    }
    return Shown {Words::tr("Cleaning up on the target\u2026"), {}, {}};
}

/// Models that the plan asks for later are not among those that were counted.
PhaseTracker::Shown PhaseTracker::counted(const QString &what, const QString &one, int done) const
{
    if (done >= m_models)
        return {one.arg(m_phase->item), {}, {}};
    return {what.arg(QString::number(done + 1), QString::number(m_models), m_phase->item), {}, double(done) / m_models};
}

PhaseTracker::Shown PhaseTracker::transfer(Shown shown) const
{
    if (m_phase->total > 0) {
        shown.text += QStringLiteral(" (%1 / %2)").arg(sizeText(m_phase->done), sizeText(m_phase->total));
        const double part = std::clamp(double(m_phase->done) / double(m_phase->total), 0.0, 1.0);
        shown.fraction = shown.fraction ? *shown.fraction + part / m_models : part;
    } else if (m_phase->done > 0) {
        shown.text += QStringLiteral(" (%1)").arg(sizeText(m_phase->done));
    }
    if (m_phase->bytesPerSecond <= 0)
        return shown;
    shown.right = Words::tr("%1/s").arg(sizeText(qint64(m_phase->bytesPerSecond)));
    if (m_phase->total > m_phase->done)
        shown.right = Words::tr("%1, %2 left")
                          .arg(shown.right,
                              result_text::duration(double(m_phase->total - m_phase->done) / m_phase->bytesPerSecond));
    return shown;
}

} // namespace tributary::gui
