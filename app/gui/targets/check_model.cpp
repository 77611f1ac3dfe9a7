// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/check_model.h"

#include "look/look.h"

#include <QFont>
#include <QLocale>

namespace tributary::gui
{

namespace
{

using Done = CheckItem::State;

constexpr int steps = int(CheckStep::Npu) + 1;

QString secondsText(double seconds)
{
    return seconds < 1 ? CheckModel::tr("%1 ms").arg(QLocale().toString(seconds * 1000, 'f', 0))
                       : CheckModel::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
}

} // namespace

void CheckModel::begin()
{
    beginResetModel();
    m_items.clear();
    m_isShown = true;
    m_isRunning = true;
    endResetModel();
}

void CheckModel::add(const CheckItem &item)
{
    if (int(m_items.size()) == steps)
        return;
    m_items.push_back(item);
    // The next one goes on now.
    const int last = std::min(int(m_items.size()), steps - 1);
    Q_EMIT dataChanged(index(int(m_items.size()) - 1, 0), index(last, columns - 1));
}

void CheckModel::end()
{
    m_isRunning = false;
    refresh();
}

void CheckModel::clear()
{
    beginResetModel();
    m_items.clear();
    m_isShown = false;
    m_isRunning = false;
    endResetModel();
}

void CheckModel::refresh()
{
    if (m_isShown)
        Q_EMIT dataChanged(index(0, 0), index(steps - 1, columns - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int CheckModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_isShown ? 0 : steps;
}

int CheckModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant CheckModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textAt(index.row(), index.column());
    case Qt::ToolTipRole:
        return index.column() == Found ? textAt(index.row(), Found) : QString();
    case Qt::ForegroundRole:
        return index.column() == State || index.row() >= int(m_items.size()) ? colourAt(index.row()) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() == Time ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    default:
        return {};
    }
}

QVariant CheckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Step:
        return tr("Step");
    case State:
        return tr("Result");
    case Time:
        return tr("Time");
    case Found:
        return tr("What was found");
    default:
        return {};
    }
}

QString CheckModel::textAt(int row, int column) const
{
    const bool isDone = row < int(m_items.size());
    switch (column) {
    case Step:
        return checkStepTitle(static_cast<CheckStep>(row)).translated();
    case State:
        return stateText(row);
    case Time:
        return isDone && m_items[std::size_t(row)].state != Done::Skipped
            ? secondsText(m_items[std::size_t(row)].seconds)
            : QString();
    default:
        return isDone ? foundText(m_items[std::size_t(row)]) : QString();
    }
}

QString CheckModel::stateText(int row) const
{
    if (row >= int(m_items.size()))
        return m_isRunning && row == int(m_items.size()) ? tr("\u2026 goes on") : QString();
    switch (m_items[std::size_t(row)].state) {
    case Done::Passed:
        return tr("\u2713 passed");
    case Done::Warning:
        return tr("! warning");
    case Done::Failed:
        return tr("\u2715 failed");
    case Done::Skipped:
        break;
    }
    return tr("\u2013 skipped");
}

QString CheckModel::foundText(const CheckItem &item) const
{
    QStringList lines {item.what.translated()};
    if (!item.detail.isEmpty())
        lines << item.detail;
    if (!item.hint.isEmpty())
        lines << QStringLiteral("\u2192 ") + item.hint.translated();
    return lines.join(QLatin1Char('\n'));
}

QVariant CheckModel::colourAt(int row) const
{
    if (row >= int(m_items.size()))
        return roleColour(m_isRunning && row == int(m_items.size()) ? Role::Info : Role::Muted);
    switch (m_items[std::size_t(row)].state) {
    case Done::Passed:
        return roleColour(Role::Good);
    case Done::Warning:
        return roleColour(Role::Caution);
    case Done::Failed:
        return roleColour(Role::Bad);
    case Done::Skipped:
        break;
    }
    return roleColour(Role::Muted);
}

} // namespace tributary::gui
