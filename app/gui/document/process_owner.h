// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace tributary::gui
{

/// A process of this or another machine, told apart from a later one with the same number.
struct ProcessOwner {
    qint64 pid = 0;
    QString start; ///< when it began, in the system's own ticks; empty if the system does not say
    QString host;

    static ProcessOwner self();
    static ProcessOwner fromJson(const QJsonObject &object);
    [[nodiscard]] QJsonObject toJson() const;

    /// True if the process is gone for certain: it ran on this machine, and no process with its number and start does.
    [[nodiscard]] bool isGone() const;
};

} // namespace tributary::gui
