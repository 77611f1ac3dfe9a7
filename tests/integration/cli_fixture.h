// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>

#include <gtest/gtest.h>

namespace tributary::testing
{

/// How tributary-cli ended and what it said.
struct CliEnd {
    int code = -1; ///< minus the signal number if a signal ended it
    QString out;
    QString err;
};

/// tributary-cli with folders of its own, the tuning pass installed, and the sample workload.
class CliTest : public ::testing::Test
{
private:
    QTemporaryDir m_dir; // first: the other members lie in it

protected:
    CliTest();

    [[nodiscard]] QString path(const QString &name) const { return m_dir.filePath(name); }
    void set(const char *name, const QString &value) { environment.insert(QLatin1String(name), value); }

    [[nodiscard]] CliEnd cli(const QStringList &arguments) const;
    /// tune without a preflight into the folder out/.
    [[nodiscard]] CliEnd tune(const QString &command, const QStringList &more = {}) const;
    void start(QProcess &process, const QStringList &arguments) const;
    static CliEnd end(QProcess &process);

    /// A command that runs the sample workload.
    static QString workload(const QString &options);
    /// A command that runs `text` in a shell script of that name.
    [[nodiscard]] QString script(const QString &name, const QByteArray &text) const;

    [[nodiscard]] QJsonObject summary(const QString &folder = QStringLiteral("out")) const;
    [[nodiscard]] QByteArray content(const QString &name) const;
    /// The folders of trials, sorted.
    [[nodiscard]] QStringList trialFolders(const QString &folder = QStringLiteral("out")) const;

    QProcessEnvironment environment;
};

/// Waits up to 20 s.
bool waitUntil(const std::function<bool()> &condition);
/// True if the process is there and not a zombie.
bool isRunning(qint64 pid);
/// The entry of a candidate in "summaries".
QJsonObject entryOf(const QJsonObject &summary, const QString &candidate);
/// All reason codes of a candidate's trials, in order.
QStringList codesOf(const QJsonObject &summary, const QString &candidate);

} // namespace tributary::testing
