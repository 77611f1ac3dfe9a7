// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ranking_model.h"

#include "report/result_text.h"

#include <QFont>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

// A candidate far off must not press all others into one pixel: its bar is cut at the edge.
constexpr double leastScale = 0.5;
constexpr double greatestScale = 2.0;

std::optional<double> speedupOf(const CandidateResult &result)
{
    return result.effect ? std::optional(result.effect->speedup) : result.speedup;
}

QVariant alignment(int column)
{
    const bool isNumber = column == RankingModel::Median || column == RankingModel::P90 || column == RankingModel::Cv;
    return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

QString fixed(std::optional<double> value, int decimals)
{
    return value ? QString::number(*value, 'f', decimals) : QString();
}

} // namespace

RankingModel::RankingModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void RankingModel::setAnalysis(const AnalysisPtr &analysis, double delta)
{
    m_analysis = analysis;
    m_delta = delta;
    std::vector<CandidateResult> rows;
    if (analysis) {
        for (const std::size_t index : analysis->ranking)
            rows.push_back(analysis->candidates[index]);
    }
    takeRows(std::move(rows));
    setScale();
    tellChanged();
}

// Rows are known by their candidate: first those that are gone go, then new ones come last, then all take their place.
void RankingModel::takeRows(std::vector<CandidateResult> rows)
{
    const auto place = [](const std::vector<CandidateResult> &list, const Candidate &candidate) {
        const auto found = std::find_if(
            list.begin(), list.end(), [&](const CandidateResult &result) { return result.candidate == candidate; });
        return found == list.end() ? -1 : int(found - list.begin());
    };
    for (int i = rowCount() - 1; i >= 0; --i) {
        if (place(rows, result(i).candidate) >= 0)
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
    for (const CandidateResult &added : rows) {
        if (place(m_rows, added.candidate) >= 0)
            continue;
        beginInsertRows({}, rowCount(), rowCount());
        m_rows.push_back(added);
        endInsertRows();
    }
    const bool sameOrder = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
        [](const CandidateResult &a, const CandidateResult &b) { return a.candidate == b.candidate; });
    if (sameOrder) {
        m_rows = std::move(rows);
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &old : before)
        after << index(place(rows, result(old.row()).candidate), old.column());
    m_rows = std::move(rows);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void RankingModel::setScale()
{
    double lo = 1 / (1 + 2 * m_delta);
    double hi = 1 + 2 * m_delta;
    for (const CandidateResult &result : m_rows) {
        const auto speedup = speedupOf(result);
        if (!speedup)
            continue;
        const bool hasInterval = result.effect && result.effect->interval;
        lo = std::min(lo, hasInterval ? result.effect->interval->lo : *speedup);
        hi = std::max(hi, hasInterval ? result.effect->interval->hi : *speedup);
    }
    m_scaleLo = std::max(lo, leastScale);
    m_scaleHi = std::min(hi, greatestScale);
}

void RankingModel::setLooks(const CandidateLooks &looks)
{
    if (looks == m_looks)
        return;
    m_looks = looks;
    tellChanged();
}

void RankingModel::setComparison(std::optional<Candidate> comparison)
{
    if (comparison == m_comparison)
        return;
    m_comparison = comparison;
    tellChanged();
}

void RankingModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    tellChanged();
}

void RankingModel::tellChanged()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool RankingModel::isRecommended(int row) const
{
    if (!m_analysis)
        return false; // the rows are about to go
    const Recommendation &recommendation = m_analysis->recommendation;
    return recommendation.kind != Recommendation::Kind::None && result(row).candidate == recommendation.candidate;
}

bool RankingModel::hasStandIns() const
{
    return std::any_of(
        m_rows.begin(), m_rows.end(), [](const CandidateResult &result) { return !result.standsFor.empty(); });
}

QString RankingModel::standInWords(const CandidateResult &result)
{
    return result.standsFor.empty() ? QString()
                                    : tr("It stands for %1 (not measured; same stream assignment in this graph).")
                                          .arg(joinedNames(result.standsFor));
}

int RankingModel::find(const Candidate &candidate) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const CandidateResult &result) { return result.candidate == candidate; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QString RankingModel::verdictWords(const CandidateResult &result)
{
    if (result.excluded)
        return tr("excluded");
    if (result.outputDiffers)
        return tr("output differs");
    const QString verdict = verdictText(result.verdict).translated();
    return result.provisional ? tr("%1 (not confirmed)").arg(verdict) : verdict;
}

ChipLook RankingModel::verdictChip(const CandidateResult &result)
{
    using Frame = ChipLook::Frame;
    if (result.excluded)
        return {Role::Muted, Frame::Solid};
    if (result.outputDiffers)
        return {Role::Bad, Frame::Filled};
    const Frame frame = result.provisional ? Frame::Dashed : Frame::Filled;
    switch (result.verdict) {
    case Verdict::Baseline:
        return {Role::Baseline, Frame::Solid};
    case Verdict::Faster:
    case Verdict::SlightlyFaster:
        return {Role::Good, frame};
    case Verdict::Equivalent:
        return {Role::Info, frame};
    case Verdict::SlightlySlower:
    case Verdict::Slower:
        return {Role::Bad, frame};
    case Verdict::Undecided:
        return {Role::Caution, frame};
    case Verdict::NotEnoughData:
        return {Role::Muted, Frame::Dashed};
    }
    return {};
}

int RankingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RankingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RankingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CandidateResult &shown = result(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, column);
    case Qt::ToolTipRole:
        return toolTip(index.row(), column);
    case Qt::AccessibleTextRole:
        if (column == CandidateName && isRecommended(index.row()))
            return tr("%1, recommended").arg(shown.candidate.name());
        return column == Speedup ? result_text::effectText(shown.effect) : text(shown, column);
    case Qt::TextAlignmentRole:
        return alignment(column);
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return column == CandidateName && isRecommended(index.row()) ? QVariant(font) : QVariant();
    }
    case CsvRole:
        return csvText(index.row(), column);
    case LookRole:
        return column == CandidateName ? QVariant::fromValue(m_looks.of(shown.candidate)) : QVariant();
    case ChipRole:
        return column == VerdictWord ? QVariant::fromValue(verdictChip(shown)) : QVariant();
    case EffectRole:
        return column == Speedup ? QVariant::fromValue(bar(shown)) : QVariant();
    default:
        return {};
    }
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role == Qt::DisplayRole) {
        const QString names[ColumnCount] = {tr("Candidate"), tr("Speedup"), tr("Verdict"), tr("Stands for"),
            tr("Median (ms)"), tr("P90 (ms)"), tr("CV"), tr("Script label"), tr("Next")};
        return names[section];
    }
    if (role == Qt::ToolTipRole) {
        const QString help[ColumnCount] = {tr("Best median first; a star marks what is recommended"),
            tr("How many times as fast as the baseline, from paired rounds, with its interval. The band holds the "
               "differences that do not matter."),
            tr("What the paired comparison says"),
            tr("Candidates that were not measured, since they have the same stream assignment in the graph of the run"),
            tr("Median over the steps of all valid trials, in milliseconds"),
            tr("Nine of ten steps take at most this long, in milliseconds"),
            tr("Coefficient of variation: standard deviation / mean of all steps"),
            tr("The word of the tuning script for the ratio of medians; it knows nothing of noise"),
            tr("What would settle it")};
        return help[section];
    }
    return {};
}

QString RankingModel::text(const CandidateResult &shown, int column) const
{
    const auto pooled = [&](double Summary::*field) {
        return shown.pooled ? std::optional((*shown.pooled).*field) : std::nullopt;
    };
    switch (column) {
    case CandidateName:
        return shown.candidate.name();
    case Median:
        return shown.pooled ? result_text::milliseconds(pooled(&Summary::median_us)) : QString();
    case P90:
        return shown.pooled ? result_text::milliseconds(pooled(&Summary::p90_us)) : QString();
    case Cv:
        return fixed(pooled(&Summary::cv), 3);
    case Speedup:
        return fixed(speedupOf(shown), 3);
    case VerdictWord:
        return verdictWords(shown);
    case StandsFor:
        return joinedNames(shown.standsFor);
    case Label:
        return shown.label ? scriptLabelText(*shown.label).translated() : QString();
    case Next:
        return shown.excluded ? QString() : shown.nextAction.translated();
    default:
        return {};
    }
}

QString RankingModel::toolTip(int row, int column) const
{
    const CandidateResult &shown = result(row);
    switch (column) {
    case CandidateName: {
        QStringList lines {
            shown.candidate.name(), tr("%1 of %2 trials valid").arg(shown.validTrials).arg(shown.trials)};
        if (isRecommended(row))
            lines << tr("Recommended");
        if (m_comparison == shown.candidate)
            lines << tr("Set as comparison");
        if (!shown.standsFor.empty())
            lines << standInWords(shown);
        return lines.join(QLatin1Char('\n'));
    }
    case Speedup:
        if (shown.effect && shown.effect->interval)
            return tr("%1, from %2 paired rounds").arg(result_text::effectText(shown.effect)).arg(shown.effect->rounds);
        return shown.speedup ? tr("Ratio of the medians; no interval yet") : QString();
    case VerdictWord:
        return shown.reason.translated();
    case StandsFor:
        return standInWords(shown);
    case Next:
        return shown.nextAction.translated();
    default:
        return {};
    }
}

QString RankingModel::csvText(int row, int column) const
{
    const CandidateResult &shown = result(row);
    return column == Speedup && shown.effect ? result_text::effectText(shown.effect) : text(shown, column);
}

EffectBar RankingModel::bar(const CandidateResult &shown) const
{
    EffectBar effect;
    effect.speedup = speedupOf(shown);
    if (shown.effect && shown.effect->interval) {
        effect.lo = shown.effect->interval->lo;
        effect.hi = shown.effect->interval->hi;
    }
    effect.delta = m_delta;
    effect.scaleLo = m_scaleLo;
    effect.scaleHi = m_scaleHi;
    effect.chip = verdictChip(shown);
    return effect;
}

} // namespace tributary::gui
