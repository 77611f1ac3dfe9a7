// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The recorded run that ships with the program, played by the real program.
#include "base/files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

const QString recordedFolder = QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/recorded_run");

QJsonObject summaryIn(const QString &folder)
{
    const auto bytes = readFile(folder + QStringLiteral("/summary.json"));
    EXPECT_TRUE(bytes) << folder.toStdString();
    return QJsonDocument::fromJson(bytes.value_or(QByteArray())).object();
}

int runCli(const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"), arguments);
    process.waitForFinished(60'000);
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

int play(const QString &out)
{
    return runCli({QStringLiteral("tune"), QStringLiteral("--replay"), recordedFolder, QStringLiteral("--speed"),
        QStringLiteral("100000"), QStringLiteral("--quiet"), QStringLiteral("--output-dir"), out});
}

/// The rows of a trial's steps.csv without their two last columns, which say where the line was read.
QByteArrayList stepsIn(const QString &trialFolder)
{
    const auto bytes = readFile(trialFolder + QStringLiteral("/steps.csv"));
    EXPECT_TRUE(bytes) << trialFolder.toStdString();
    QByteArrayList rows = bytes.value_or(QByteArray()).split('\n');
    for (QByteArray &row : rows)
        row = row.left(row.lastIndexOf(',', row.lastIndexOf(',') - 1));
    return rows;
}

/// What must not depend on when and where the trials ran.
QJsonArray comparable(const QJsonObject &summary)
{
    QJsonArray trials;
    for (const QJsonValue &value : summary[QStringLiteral("trials")].toArray()) {
        QJsonObject trial = value.toObject();
        trial.remove(QStringLiteral("started_at"));
        trials.append(trial);
    }
    return trials;
}

} // namespace

TEST(RecordedRun, PlaysToTheSameResult)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out"));
    ASSERT_EQ(play(out), 0);
    const QJsonObject recorded = summaryIn(recordedFolder);
    const QJsonObject played = summaryIn(out);
    EXPECT_EQ(recorded[QStringLiteral("recommended")].toString(), QStringLiteral("LoadBalance:2"));
    EXPECT_EQ(played[QStringLiteral("recommendation")], recorded[QStringLiteral("recommendation")]);
    EXPECT_EQ(played[QStringLiteral("summaries")], recorded[QStringLiteral("summaries")]);
    EXPECT_EQ(played[QStringLiteral("noise_floor")], recorded[QStringLiteral("noise_floor")]);
    EXPECT_GE(comparable(recorded).size(), 21);
    EXPECT_EQ(comparable(played), comparable(recorded));
}

// A recording is only as good as its logs: they must give the steps that its journal has.
TEST(RecordedRun, LogsAgreeWithItsSteps)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out"));
    ASSERT_EQ(play(out), 0);
    const QStringList trials = QDir(recordedFolder).entryList({QStringLiteral("trial_*")}, QDir::Dirs, QDir::Name);
    ASSERT_GE(trials.size(), 21);
    EXPECT_EQ(QDir(out).entryList({QStringLiteral("trial_*")}, QDir::Dirs, QDir::Name), trials);
    for (const QString &trial : trials) {
        const QString folderOf = QLatin1Char('/') + trial;
        EXPECT_EQ(stepsIn(out + folderOf), stepsIn(recordedFolder + folderOf)) << trial.toStdString();
    }
}
