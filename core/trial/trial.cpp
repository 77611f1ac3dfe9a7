// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/trial.h"

#include <QtGlobal>

#include <array>
#include <utility>

namespace tributary
{

namespace
{

constexpr std::array<std::pair<ReasonCode, QLatin1String>, 14> codeNames {{
    {ReasonCode::ExitCode, QLatin1String("exit_code")},
    {ReasonCode::Timeout, QLatin1String("timeout")},
    {ReasonCode::LaunchFailed, QLatin1String("launch_failed")},
    {ReasonCode::MalformedLog, QLatin1String("malformed_log")},
    {ReasonCode::ModeMismatch, QLatin1String("mode_mismatch")},
    {ReasonCode::NonzeroRet, QLatin1String("nonzero_ret")},
    {ReasonCode::TooFewSteps, QLatin1String("too_few_steps")},
    {ReasonCode::Overlap, QLatin1String("overlap")},
    {ReasonCode::NoSteps, QLatin1String("no_steps")},
    {ReasonCode::MainObjectMissing, QLatin1String("main_object_missing")},
    {ReasonCode::OutputDiffers, QLatin1String("output_differs")},
    {ReasonCode::Interrupted, QLatin1String("interrupted")},
    {ReasonCode::FetchFailed, QLatin1String("fetch_failed")},
    {ReasonCode::RecordedInvalid, QLatin1String("recorded_invalid")},
}};

constexpr std::array<std::pair<Phase, QLatin1String>, 4> phaseNames {{
    {Phase::Measure, QLatin1String("measure")},
    {Phase::Screen, QLatin1String("screen")},
    {Phase::Confirm, QLatin1String("confirm")},
    {Phase::Refine, QLatin1String("refine")},
}};

template <typename Table, typename Key>
QString nameIn(const Table &table, Key key)
{
    for (const auto &[entry, name] : table) {
        if (entry == key)
            return name;
    }
    Q_UNREACHABLE();
    return {};
}

template <typename Key, typename Table>
std::optional<Key> keyIn(const Table &table, const QString &name)
{
    for (const auto &[entry, entryName] : table) {
        if (name == entryName)
            return entry;
    }
    return std::nullopt;
}

} // namespace

QString TrialSpec::fileName() const
{
    return control ? QStringLiteral("default-control") : candidate.fileName();
}

QString TrialSpec::folderName() const
{
    return QStringLiteral("trial_%1_%2_r%3")
        .arg(sequence, 3, 10, QLatin1Char('0'))
        .arg(fileName(), QString::number(round));
}

QString TrialSpec::label() const
{
    return control ? Text(QT_TRANSLATE_NOOP("core", "default (control)")).translated() : candidate.name();
}

QString phaseName(Phase phase)
{
    return nameIn(phaseNames, phase);
}

std::optional<Phase> phaseFromName(const QString &name)
{
    return keyIn<Phase>(phaseNames, name);
}

QString reasonCodeName(ReasonCode code)
{
    return nameIn(codeNames, code);
}

std::optional<ReasonCode> reasonCodeFromName(const QString &name)
{
    return keyIn<ReasonCode>(codeNames, name);
}

namespace
{

QString withPlace(const QString &sentence, const Reason &reason)
{
    if (reason.file.isEmpty())
        return sentence;
    const QString name = reason.file.section(QLatin1Char('/'), -1);
    const QString place = reason.line > 0 ? name + QLatin1Char(':') + number(reason.line) : name;
    return QStringLiteral("%1 (%2)").arg(sentence, place);
}

} // namespace

QString Reason::translated() const
{
    return withPlace(sentence.translated(), *this);
}

QString Reason::english() const
{
    return withPlace(sentence.english(), *this);
}

int ExitState::shellCode() const
{
    switch (kind) {
    case Kind::Exited:
        return code;
    case Kind::Signalled:
        return -code;
    case Kind::TimedOut:
        return 124;
    case Kind::LaunchFailed:
        return 127;
    case Kind::Interrupted:
        return 130;
    }
    return code;
}

bool Trial::hasReason(ReasonCode code) const
{
    for (const Reason &reason : reasons) {
        if (reason.code == code)
            return true;
    }
    return false;
}

} // namespace tributary
