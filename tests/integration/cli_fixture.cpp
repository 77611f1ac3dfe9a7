// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_fixture.h"

#include "base/files.h"
#include "base/shell_words.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QThread>

namespace tributary::testing
{

CliTest::CliTest()
{
    const QProcessEnvironment system = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {QStringLiteral("PATH"), QStringLiteral("LD_LIBRARY_PATH"),
             QStringLiteral("ASAN_OPTIONS"), QStringLiteral("TSAN_OPTIONS"), QStringLiteral("UBSAN_OPTIONS")}) {
        if (system.contains(name))
            environment.insert(name, system.value(name));
    }
    set("LC_ALL", QStringLiteral("C.UTF-8"));
    set("HOME", path(QStringLiteral("home")));
    set("XDG_RUNTIME_DIR", path(QStringLiteral("run")));
    set("XDG_STATE_HOME", path(QStringLiteral("state")));
    set("XDG_CACHE_HOME", path(QStringLiteral("cache")));
    set("ASCEND_OPP_PATH", path(QStringLiteral("opp")));
    const QString folder = path(QStringLiteral("opp/vendors/ge_ms_autotune/custom_fusion_passes"));
    EXPECT_TRUE(makeFolder(folder));
    EXPECT_TRUE(
        QFile::copy(QStringLiteral(TRIBUTARY_TUNING_PASS), folder + QStringLiteral("/libge_ms_autotune_pass.so")));
}

void CliTest::start(QProcess &process, const QStringList &arguments) const
{
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_dir.path());
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"), arguments);
    EXPECT_TRUE(process.waitForStarted());
}

CliEnd CliTest::end(QProcess &process)
{
    EXPECT_TRUE(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -process.exitCode();
    return {
        code, QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

CliEnd CliTest::cli(const QStringList &arguments) const
{
    QProcess process;
    start(process, arguments);
    return end(process);
}

CliEnd CliTest::tune(const QString &command, const QStringList &more) const
{
    return cli(QStringList {QStringLiteral("tune"), QStringLiteral("--skip-preflight"), QStringLiteral("--output-dir"),
                   QStringLiteral("out"), QStringLiteral("--run-command"), command}
        + more);
}

QString CliTest::workload(const QString &options)
{
    return quoteShellWord(QStringLiteral(TRIBUTARY_WORKLOAD)) + QLatin1Char(' ') + options;
}

QString CliTest::script(const QString &name, const QByteArray &text) const
{
    const QString file = path(name);
    EXPECT_TRUE(writeFileAtomically(file, text));
    return QStringLiteral("/bin/sh ") + quoteShellWord(file);
}

QByteArray CliTest::content(const QString &name) const
{
    return readFile(path(name)).value_or(QByteArray());
}

QJsonObject CliTest::summary(const QString &folder) const
{
    return QJsonDocument::fromJson(content(folder + QStringLiteral("/summary.json"))).object();
}

QStringList CliTest::trialFolders(const QString &folder) const
{
    return QDir(path(folder)).entryList({QStringLiteral("trial_*")}, QDir::Dirs, QDir::Name);
}

bool waitUntil(const std::function<bool()> &condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.hasExpired(120'000))
            return false;
        QThread::msleep(2);
    }
    return true;
}

bool isRunning(qint64 pid)
{
    const QByteArray stat = readFile(QStringLiteral("/proc/%1/stat").arg(pid)).value_or(QByteArray());
    return !stat.isEmpty() && stat.mid(stat.lastIndexOf(')') + 2, 1) != "Z";
}

QJsonObject entryOf(const QJsonObject &summary, const QString &candidate)
{
    for (const QJsonValue &entry : summary[QStringLiteral("summaries")].toArray()) {
        if (entry[QStringLiteral("config")].toString() == candidate)
            return entry.toObject();
    }
    return {};
}

QStringList codesOf(const QJsonObject &summary, const QString &candidate)
{
    QStringList codes;
    for (const QJsonValue &trial : summary[QStringLiteral("trials")].toArray()) {
        if (trial[QStringLiteral("config")].toString() != candidate)
            continue;
        for (const QJsonValue &code : trial[QStringLiteral("reason_codes")].toArray())
            codes << code.toString();
    }
    return codes;
}

} // namespace tributary::testing
