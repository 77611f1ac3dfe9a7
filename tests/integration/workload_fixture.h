// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace tributary::testing
{

/// How a program ended and what it said.
struct Ended {
    QProcess::ExitStatus status = QProcess::CrashExit;
    int code = -1;
    QString out;
    QString err;
};

/// A folder with an opp tree, a home and a log folder, and the sample workload run in it.
class WorkloadTest : public ::testing::Test
{
protected:
    WorkloadTest();

    /// Copies a plug-in into <opp>/vendors/<vendor>/custom_fusion_passes.
    void installPass(const QString &vendor, const QString &file = tuningPass(), const QString &name = {}) const;
    /// The mode that the pass is to set; empty = the variable is not set.
    void setMode(const QString &mode);
    Ended run(const QStringList &arguments = {}) const;
    void start(QProcess &process, const QStringList &arguments) const;

    [[nodiscard]] QString path(const QString &name) const { return m_dir.filePath(name); }
    /// The complete STEP lines in the run log, without line ends, in the order of the files' names.
    [[nodiscard]] QStringList steps(const QString &kind = QStringLiteral("run")) const;
    /// The text of all files in one folder of the log.
    [[nodiscard]] QString logText(const QString &kind) const;
    [[nodiscard]] QStringList logFiles(const QString &kind) const;

    static QString tuningPass();
    static QString otherPass();

    QProcessEnvironment m_environment;

private:
    QTemporaryDir m_dir;
};

/// The value of a field of a STEP line; empty if it has no such field.
QString field(const QString &line, const QString &name);
/// The text after "name=" up to the end of the line.
QString said(const QString &text, const QString &name);

} // namespace tributary::testing
