// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trial_table_model.h"

#include "report/result_text.h"

#include <QSet>

#include <algorithm>

namespace tributary::gui
{

namespace
{

ChipLook chipOf(TrialState state)
{
    using Frame = ChipLook::Frame;
    switch (state) {
    case TrialState::Valid:
        return {Role::Good, Frame::Filled};
    case TrialState::Invalid:
        return {Role::Bad, Frame::Filled};
    case TrialState::Running:
        return {Role::Info, Frame::Filled};
    case TrialState::Interrupted:
        return {Role::Caution, Frame::Filled};
    case TrialState::Queued:
        return {Role::Muted, Frame::Solid};
    }
    return {};
}

QVariant alignment(int column)
{
    using Model = TrialTableModel;
    const bool isNumber = column == Model::Number || column == Model::Exit || column == Model::Steps
        || column == Model::Median || column == Model::WallTime;
    return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
}

QStringList sentences(const Trial &trial)
{
    QStringList list;
    for (const Reason &reason : trial.reasons)
        list << reason.sentence.translated();
    for (const Text &note : trial.notes)
        list << note.translated();
    return list;
}

} // namespace

TrialTableModel::TrialTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void TrialTableModel::clear()
{
    if (m_rows.empty())
        return;
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void TrialTableModel::setRows(TrialRows rows)
{
    removeVanished(rows);
    insertAndChange(rows);
}

void TrialTableModel::removeVanished(const TrialRows &rows)
{
    QSet<int> kept;
    kept.reserve(qsizetype(rows.size()));
    for (const TrialRowPtr &row : rows)
        kept.insert(row->spec.sequence);
    const auto isKept = [&](int index) { return kept.contains(row(index).spec.sequence); };
    for (int last = int(m_rows.size()) - 1; last >= 0; --last) {
        if (isKept(last))
            continue;
        int first = last;
        while (first > 0 && !isKept(first - 1))
            --first;
        beginRemoveRows({}, first, last);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
}

// Both lists are sorted by sequence, and the old one holds nothing that the new one lacks.
void TrialTableModel::insertAndChange(const TrialRows &rows)
{
    int changedFrom = -1;
    const auto tellChanged = [&](int end) {
        if (changedFrom >= 0)
            Q_EMIT dataChanged(index(changedFrom, 0), index(end - 1, ColumnCount - 1));
        changedFrom = -1;
    };
    const int count = int(rows.size());
    const auto sequence = [&](int i) { return rows[std::size_t(i)]->spec.sequence; };
    for (int i = 0; i < count; ++i) {
        if (i < int(m_rows.size()) && row(i).spec.sequence == sequence(i)) {
            if (m_rows[std::size_t(i)] == rows[std::size_t(i)]) {
                tellChanged(i);
            } else {
                m_rows[std::size_t(i)] = rows[std::size_t(i)];
                changedFrom = changedFrom < 0 ? i : changedFrom;
            }
            continue;
        }
        tellChanged(i);
        int last = i;
        while (last + 1 < count && (i >= int(m_rows.size()) || sequence(last + 1) < row(i).spec.sequence))
            ++last;
        beginInsertRows({}, i, last);
        m_rows.insert(m_rows.begin() + i, rows.begin() + i, rows.begin() + last + 1);
        endInsertRows();
        i = last;
    }
    tellChanged(count);
}

void TrialTableModel::setLooks(const CandidateLooks &looks)
{
    if (looks == m_looks)
        return;
    m_looks = looks;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, CandidateName), index(rowCount() - 1, CandidateName), {LookRole});
}

void TrialTableModel::setElapsed(double seconds)
{
    m_elapsed = seconds;
    // The running trial is among the last rows.
    for (int i = rowCount() - 1; i >= 0 && !row(i).trial; --i) {
        if (row(i).state == TrialState::Running)
            Q_EMIT dataChanged(index(i, WallTime), index(i, WallTime), {Qt::DisplayRole});
    }
}

void TrialTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int TrialTableModel::find(int sequence) const
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), sequence,
        [](const TrialRowPtr &row, int wanted) { return row->spec.sequence < wanted; });
    return found != m_rows.end() && (*found)->spec.sequence == sequence ? int(found - m_rows.begin()) : -1;
}

int TrialTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TrialTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TrialTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TrialRow &shown = row(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, column);
    case Qt::ToolTipRole:
        return toolTip(shown, column);
    case Qt::AccessibleTextRole:
        return column == Course ? toolTip(shown, column) : text(shown, column);
    case Qt::TextAlignmentRole:
        return alignment(column);
    case SortRole:
        return sortValue(shown, column);
    case CsvRole:
        return csvText(shown, column);
    case SequenceRole:
        return shown.spec.sequence;
    case LookRole:
        return column == CandidateName ? QVariant::fromValue(m_looks.of(shown.spec.candidate)) : QVariant();
    case ChipRole:
        return column == State ? QVariant::fromValue(chipOf(shown.state)) : QVariant();
    case SparklineRole:
        return column == Course ? QVariant::fromValue(shown.sparkline) : QVariant();
    default:
        return {};
    }
}

QVariant TrialTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role == Qt::DisplayRole) {
        const QString names[ColumnCount] = {tr("#"), tr("State"), tr("Candidate"), tr("Round"), tr("Exit"), tr("Steps"),
            tr("Median (ms)"), tr("Course"), tr("Time"), tr("Reason")};
        return names[section];
    }
    if (role == Qt::ToolTipRole) {
        const QString help[ColumnCount] = {tr("Number of the trial, from 0 in the order of the run"),
            tr("Whether the trial counts"), tr("What ran"), tr("Trials of one round are compared with each other"),
            tr("How the workload ended"), tr("Steps that count: those of the main execution object after the warm-up"),
            tr("Median of the steps that count, in milliseconds"),
            tr("The steps that count, in their order; slower is higher"),
            tr("Time from the start of the workload to its end"), tr("Why the trial does not count")};
        return help[section];
    }
    return {};
}

QString TrialTableModel::stateText(TrialState state)
{
    switch (state) {
    case TrialState::Valid:
        return tr("valid");
    case TrialState::Invalid:
        return tr("invalid");
    case TrialState::Running:
        return tr("running");
    case TrialState::Interrupted:
        return tr("interrupted");
    case TrialState::Queued:
        return tr("queued");
    }
    return {};
}

QString TrialTableModel::exitText(const ExitState &exit)
{
    switch (exit.kind) {
    case ExitState::Kind::Exited:
        return QString::number(exit.code);
    case ExitState::Kind::Signalled:
        return tr("signal %1").arg(exit.code);
    case ExitState::Kind::TimedOut:
        return tr("timed out");
    case ExitState::Kind::LaunchFailed:
        return tr("not started");
    case ExitState::Kind::Interrupted:
        return tr("stopped");
    }
    return {};
}

QString TrialTableModel::roundText(const TrialSpec &spec)
{
    switch (spec.phase) {
    case Phase::Measure:
        return QString::number(spec.round);
    case Phase::Screen:
        return tr("%1, screening").arg(spec.round);
    case Phase::Confirm:
        return tr("%1, confirming").arg(spec.round);
    case Phase::Refine:
        return tr("%1, refining").arg(spec.round);
    }
    return {};
}

QString TrialTableModel::text(const TrialRow &shown, int column) const
{
    switch (column) {
    case Number:
        return QString::number(shown.spec.sequence);
    case State:
        return stateText(shown.state);
    case CandidateName:
        return shown.spec.label();
    case Round:
        return roundText(shown.spec);
    case WallTime:
        if (shown.state == TrialState::Running)
            return result_text::duration(m_elapsed);
        break;
    default:
        break;
    }
    if (!shown.trial)
        return {};
    switch (column) {
    case Exit:
        return exitText(shown.trial->exit);
    case Steps:
        return QString::number(shown.trial->kept_us.size());
    case Median:
        return shown.median_us ? result_text::milliseconds(shown.median_us) : QString();
    case WallTime:
        return result_text::duration(shown.trial->wallSeconds);
    case Why:
        return shown.trial->reasons.empty() ? QString() : shown.trial->reasons.front().sentence.translated();
    default:
        return {};
    }
}

QString TrialTableModel::toolTip(const TrialRow &shown, int column) const
{
    if (!shown.trial)
        return {};
    if (column == Why || column == State)
        return sentences(*shown.trial).join(QLatin1Char('\n'));
    const auto &kept = shown.trial->kept_us;
    if ((column == Course || column == Median || column == Steps) && !kept.empty()) {
        const auto [least, greatest] = std::minmax_element(kept.begin(), kept.end());
        return tr("%1 steps: %2 ms to %3 ms, median %4 ms")
            .arg(QString::number(kept.size()), result_text::milliseconds(double(*least)),
                result_text::milliseconds(double(*greatest)), result_text::milliseconds(shown.median_us));
    }
    return {};
}

QVariant TrialTableModel::sortValue(const TrialRow &shown, int column) const
{
    switch (column) {
    case Number:
        return shown.spec.sequence;
    case State:
        return int(shown.state);
    case CandidateName: // LoadBalance:4 before LoadBalance:16
        return int(shown.spec.candidate.strategy) * 1000 + shown.spec.candidate.streams * 2
            + (shown.spec.control ? 1 : 0);
    case Round:
        return shown.spec.round;
    default:
        break;
    }
    if (!shown.trial)
        return {};
    switch (column) {
    case Exit:
        return shown.trial->exit.shellCode();
    case Steps:
        return qint64(shown.trial->kept_us.size());
    case Median:
        return shown.median_us ? QVariant(*shown.median_us) : QVariant();
    case Course: { // by how far the steps are apart
        const auto &kept = shown.trial->kept_us;
        if (kept.empty() || !shown.median_us || *shown.median_us <= 0)
            return {};
        const auto [least, greatest] = std::minmax_element(kept.begin(), kept.end());
        return double(*greatest - *least) / *shown.median_us;
    }
    case WallTime:
        return shown.trial->wallSeconds;
    case Why:
        return text(shown, Why);
    default:
        return {};
    }
}

QString TrialTableModel::csvText(const TrialRow &shown, int column) const
{
    if (column == Why)
        return shown.trial ? sentences(*shown.trial).join(QStringLiteral("; ")) : QString();
    if (column == WallTime)
        return shown.trial ? QString::number(shown.trial->wallSeconds, 'f', 3) : QString();
    if (column == Course && shown.trial) { // what the line shows, as numbers
        QStringList steps;
        for (const std::int64_t step : shown.trial->kept_us)
            steps << QString::number(step);
        return steps.join(QLatin1Char(' '));
    }
    return text(shown, column);
}

} // namespace tributary::gui
