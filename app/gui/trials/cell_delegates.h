// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/look.h"

#include <QStyledItemDelegate>

class QPainter;

namespace tributary::gui
{

/// The marker of a candidate, filled in its colour; `size` is its width and height.
void paintMarker(QPainter &painter, const CandidateLook &look, QPointF centre, qreal size);

/// Draws the cell's frame, selection and focus as ever, its content by paintContent().
class CellDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    /// `option.rect` is the room for the content; the painter is antialiased and restored afterwards.
    virtual void paintContent(
        QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const = 0;
    /// Width that the content needs beside the text.
    [[nodiscard]] virtual int extraWidth() const { return 0; }
};

/// Rows with some air, for trees.
class RoomyDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 6);
    }
};

/// ChipRole: the text in a coloured frame.
class ChipDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] int extraWidth() const override { return 18; }
};

/// LookRole: marker in the candidate's colour, then its name. A bold font marks the recommended one; it gets a star.
class CandidateDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] int extraWidth() const override { return 36; }
};

/// SparklineRole: the course of the steps.
class SparklineDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] int extraWidth() const override { return 90; }
};

/// EffectRole: the speedup as a number, then its interval on the common scale.
class EffectDelegate final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] int extraWidth() const override { return 120; }
};

} // namespace tributary::gui
