// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidate/candidate.h"

#include <algorithm>
#include <array>

namespace tributary
{

namespace
{

struct StrategyEntry {
    Strategy strategy;
    QLatin1String name;
};

constexpr std::array<StrategyEntry, 5> strategies {{
    {Strategy::Default, QLatin1String("default")},
    {Strategy::Cv, QLatin1String("cv")},
    {Strategy::LoadBalance, QLatin1String("LoadBalance")},
    {Strategy::MainStream, QLatin1String("MainStream")},
    {Strategy::WeightedLoadBalance, QLatin1String("WeightedLoadBalance")},
}};

tl::unexpected<Error> refuse(const QString &text, const char *why)
{
    return fail({QT_TRANSLATE_NOOP("core", "\"%1\" is not a multi-stream configuration that GE accepts"), {text}},
        QString(), Text(why));
}

tl::unexpected<Error> refuseStrategy(const QString &text, const QString &name)
{
    for (const StrategyEntry &entry : strategies) {
        if (name.compare(entry.name, Qt::CaseInsensitive) == 0)
            return fail(
                {QT_TRANSLATE_NOOP("core", "\"%1\" is not a multi-stream configuration that GE accepts"), {text}},
                QString(), {QT_TRANSLATE_NOOP("core", "GE is case-sensitive: write %1."), {QString(entry.name)}});
    }
    return refuse(text,
        QT_TRANSLATE_NOOP("core", "Known are default, cv, LoadBalance:N, MainStream:N and WeightedLoadBalance:N."));
}

} // namespace

QString strategyName(Strategy strategy)
{
    const auto it = std::find_if(
        strategies.begin(), strategies.end(), [strategy](const StrategyEntry &e) { return e.strategy == strategy; });
    return it->name;
}

std::optional<Strategy> strategyFromName(QStringView name)
{
    for (const StrategyEntry &entry : strategies) {
        if (name == entry.name)
            return entry.strategy;
    }
    return std::nullopt;
}

bool takesStreams(Strategy strategy)
{
    return strategy != Strategy::Default && strategy != Strategy::Cv;
}

QString Candidate::name() const
{
    const QString base = strategyName(strategy);
    return takesStreams(strategy) ? base + QLatin1Char(':') + QString::number(streams) : base;
}

QString Candidate::fileName() const
{
    return name().remove(QLatin1Char(':'));
}

Result<Candidate> Candidate::parse(const QString &text)
{
    const qsizetype colons = text.count(QLatin1Char(':'));
    const QString head = text.section(QLatin1Char(':'), 0, 0);
    const auto strategy = strategyFromName(head);
    if (!strategy)
        return refuseStrategy(text, head);
    if (!takesStreams(*strategy)) {
        if (colons > 0)
            return fail(
                {QT_TRANSLATE_NOOP("core", "\"%1\" is not a multi-stream configuration that GE accepts"), {text}},
                QString(), {QT_TRANSLATE_NOOP("core", "%1 takes no stream count."), {head}});
        return Candidate {*strategy, 0};
    }
    if (colons != 1)
        return refuse(text,
            QT_TRANSLATE_NOOP("core", "Write the strategy, one colon and the stream count, such as LoadBalance:4."));
    const QString count = text.section(QLatin1Char(':'), 1);
    const bool digits = !count.isEmpty() && std::all_of(count.begin(), count.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
    bool fits = false;
    const int streams = digits ? count.toInt(&fits) : 0;
    if (!fits || streams < minStreams || streams > maxStreams)
        return refuse(text, QT_TRANSLATE_NOOP("core", "The stream count must be a whole number from 1 to 64."));
    return Candidate {*strategy, streams};
}

} // namespace tributary
