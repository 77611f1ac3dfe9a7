// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workload_fixture.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace tributary::testing
{

WorkloadTest::WorkloadTest()
{
    // Nothing of the caller's environment but what finds libraries and shows sanitizer reports.
    const QProcessEnvironment system = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {QStringLiteral("PATH"), QStringLiteral("LD_LIBRARY_PATH"),
             QStringLiteral("ASAN_OPTIONS"), QStringLiteral("TSAN_OPTIONS"), QStringLiteral("UBSAN_OPTIONS")}) {
        if (system.contains(name))
            m_environment.insert(name, system.value(name));
    }
    m_environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
    m_environment.insert(QStringLiteral("ASCEND_OPP_PATH"), path(QStringLiteral("opp")));
    m_environment.insert(QStringLiteral("ASCEND_PROCESS_LOG_PATH"), path(QStringLiteral("log")));
}

void WorkloadTest::installPass(const QString &vendor, const QString &file, const QString &name) const
{
    const QString folder = path(QStringLiteral("opp/vendors/")) + vendor + QStringLiteral("/custom_fusion_passes");
    ASSERT_TRUE(QDir().mkpath(folder));
    const QString target = name.isEmpty() ? QFileInfo(file).fileName() : name;
    ASSERT_TRUE(QFile::copy(file, folder + QLatin1Char('/') + target));
}

void WorkloadTest::setMode(const QString &mode)
{
    m_environment.insert(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), mode);
    if (mode.isEmpty())
        m_environment.remove(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"));
}

void WorkloadTest::start(QProcess &process, const QStringList &arguments) const
{
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(path(QString()));
    process.start(QStringLiteral(TRIBUTARY_WORKLOAD), arguments);
}

Ended WorkloadTest::run(const QStringList &arguments) const
{
    QProcess process;
    start(process, arguments);
    EXPECT_TRUE(process.waitForFinished(60000));
    return {process.exitStatus(), process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

QStringList WorkloadTest::logFiles(const QString &kind) const
{
    const QDir folder(path(QStringLiteral("log/")) + kind + QStringLiteral("/plog"));
    QStringList files;
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        files += folder.filePath(name);
    return files;
}

QString WorkloadTest::logText(const QString &kind) const
{
    QString text;
    for (const QString &name : logFiles(kind)) {
        QFile file(name);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        text += QString::fromUtf8(file.readAll());
    }
    return text;
}

QStringList WorkloadTest::steps(const QString &kind) const
{
    QStringList lines = logText(kind).split(QLatin1Char('\n'));
    lines.removeLast(); // what follows the last line end
    return lines.filter(QStringLiteral("[GE_MS_TUNE][STEP]"));
}

QString WorkloadTest::tuningPass()
{
    return QStringLiteral(TRIBUTARY_TUNING_PASS);
}

QString WorkloadTest::otherPass()
{
    return QStringLiteral(TRIBUTARY_OTHER_PASS);
}

QString field(const QString &line, const QString &name)
{
    const QRegularExpression pattern(QStringLiteral(" %1=(\\S*)").arg(name));
    return pattern.match(line).captured(1);
}

QString said(const QString &text, const QString &name)
{
    const QRegularExpression pattern(QStringLiteral("(?:^|\\s)%1=(\\S*)").arg(name));
    return pattern.match(text).captured(1);
}

} // namespace tributary::testing
