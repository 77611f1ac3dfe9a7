// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "process_log.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <unistd.h>

using namespace tributary::workload;

namespace
{

struct Files {
    QTemporaryDir dir;

    [[nodiscard]] LogSettings settings() const
    {
        LogSettings s;
        s.root = dir.path().toStdString();
        return s;
    }

    /// The files of one kind ("run", "debug"), oldest first.
    [[nodiscard]] QFileInfoList files(const char *kind) const
    {
        return QDir(dir.path() + QLatin1Char('/') + QLatin1String(kind) + QStringLiteral("/plog"))
            .entryInfoList(QDir::Files, QDir::Name);
    }

    [[nodiscard]] QString text(const char *kind) const
    {
        QString all;
        for (const QFileInfo &info : files(kind)) {
            QFile file(info.filePath());
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            all += QString::fromUtf8(file.readAll());
        }
        return all;
    }
};

bool matches(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

const QString stamp = QStringLiteral(R"(\d{4}-\d\d-\d\d-\d\d:\d\d:\d\d\.\d{3}\.\d{3})");

} // namespace

TEST(ProcessLog, NothingIsMadeBeforeTheFirstLine)
{
    const Files files;
    ProcessLog log(files.settings());
    log.write(LogLevel::Info, "a.cc:1", "F", "below the level");
    EXPECT_TRUE(QDir(files.dir.path()).isEmpty());
    log.write(LogLevel::Error, "a.cc:1", "F", "said");
    ASSERT_EQ(files.files("debug").size(), 1);
    EXPECT_TRUE(files.files("run").isEmpty());
    EXPECT_TRUE(matches(files.text("debug"),
        QStringLiteral(R"(\[ERROR\] GE\(%1,[^)]+\):%2 \[a\.cc:1\]\d+ F:said\n)").arg(getpid()).arg(stamp)));
}

TEST(ProcessLog, FileNamesAndModesAreGes)
{
    const Files files;
    ProcessLog log(files.settings());
    log.writeEvent("s.cc:1", "Record", "x");
    ASSERT_EQ(files.files("run").size(), 1);
    const QFileInfo info = files.files("run").first();
    EXPECT_TRUE(matches(info.fileName(), QStringLiteral(R"(plog-%1_\d{17}\.log)").arg(getpid())));
    EXPECT_EQ(info.permissions()
            & (QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther | QFile::ReadGroup | QFile::ExeOwner),
        QFile::ReadGroup);
}

TEST(ProcessLog, CurrentLinesAreInfoWithACopyAtLevelInfo)
{
    const Files files;
    LogSettings settings = files.settings();
    {
        ProcessLog log(settings);
        log.writeEvent("step_recorder.cc:137", "Record", "x");
    }
    const QString line =
        QStringLiteral(R"(\[INFO\] GE\(\d+,[^)]+\):%1 \[step_recorder\.cc:137\]\d+ Record:x\n)").arg(stamp);
    EXPECT_TRUE(matches(files.text("run"), line)) << files.text("run").toStdString();
    EXPECT_TRUE(files.text("debug").isEmpty());
    settings.level = LogLevel::Info;
    ProcessLog(settings).writeEvent("step_recorder.cc:137", "Record", "x");
    EXPECT_TRUE(matches(files.text("debug"), line));
}

TEST(ProcessLog, OlderGenerations)
{
    const Files files;
    LogSettings settings = files.settings();
    settings.level = LogLevel::Info;
    settings.generation = LogGeneration::Event;
    ProcessLog(settings).writeEvent("s.cc:1", "Record", "x");
    EXPECT_TRUE(matches(files.text("run"), QStringLiteral(R"(\[EVENT\] GE\(\S+ \[s\.cc:1\]\d+ Record:x\n)")));
    EXPECT_TRUE(files.text("debug").isEmpty());

    const Files without;
    settings.root = without.dir.path().toStdString();
    settings.eventsEnabled = false;
    ProcessLog(settings).writeEvent("s.cc:1", "Record", "x");
    EXPECT_TRUE(without.text("run").isEmpty());

    const Files twice;
    settings.root = twice.dir.path().toStdString();
    settings.generation = LogGeneration::InfoTwice;
    ProcessLog(settings).writeEvent("s.cc:1", "Record", "x");
    EXPECT_TRUE(matches(twice.text("run"), QStringLiteral(R"(\[INFO\] GE\(\S+ \[s\.cc:1\]\[EVENT\]\d+ Record:x\n)")));
    EXPECT_TRUE(matches(twice.text("debug"), QStringLiteral(R"(\[INFO\] GE\(\S+ \[s\.cc:1\]\d+ Record:x\n)")));
}

TEST(ProcessLog, LongRecordsAreCut)
{
    const Files files;
    ProcessLog(files.settings()).writeEvent("s.cc:1", "Record", std::string(5000, 'x'));
    EXPECT_EQ(files.text("run").size(), 1023);
    EXPECT_TRUE(files.text("run").endsWith(QLatin1String("xx\n")));
}

TEST(ProcessLog, HalfALine)
{
    const Files files;
    ProcessLog(files.settings()).writeHalfEvent("s.cc:1", "Record", "0123456789");
    EXPECT_TRUE(files.text("run").endsWith(QLatin1String("Record:01234")));
}

TEST(ProcessLog, FullFilesAreFinishedAndTheOldestGoes)
{
    const Files files;
    LogSettings settings = files.settings();
    settings.filesPerProcess = 2;
    ProcessLog log(settings);
    const std::string message(900, 'y');
    // A record has about 980 bytes: 24 000 of them fill one file and begin a second one, 48 000 begin a third.
    for (int i = 0; i < 24000; ++i)
        log.writeEvent("s.cc:1", "Record", message);
    ASSERT_EQ(files.files("run").size(), 2);
    const QFileInfo finished = files.files("run").first();
    EXPECT_LE(finished.size(), ProcessLog::maxFileSize);
    EXPECT_GT(finished.size(), ProcessLog::maxFileSize - 1024);
    EXPECT_EQ(finished.permissions() & QFile::WriteOwner & ~QFile::WriteUser, QFile::Permissions());
    EXPECT_EQ(files.text("run").count(QLatin1Char('\n')), 24000); // no record is lost or split
    for (int i = 0; i < 24000; ++i)
        log.writeEvent("s.cc:1", "Record", message);
    ASSERT_EQ(files.files("run").size(), 2);
    EXPECT_NE(files.files("run").first().fileName(), finished.fileName());
}

TEST(LogSettings, FollowTheEnvironment)
{
    const auto with = [](const char *name, const char *value) {
        for (const char *other : {"ASCEND_PROCESS_LOG_PATH", "ASCEND_WORK_PATH", "ASCEND_GLOBAL_LOG_LEVEL",
                 "ASCEND_MODULE_LOG_LEVEL", "ASCEND_GLOBAL_EVENT_ENABLE", "ASCEND_SLOG_PRINT_TO_STDOUT",
                 "ASCEND_LOG_PRINT_TO_STDOUT", "ASCEND_HOST_LOG_FILE_NUM"})
            qunsetenv(other);
        qputenv("HOME", "/home/nobody");
        qputenv(name, value);
        return LogSettings::fromEnvironment();
    };
    EXPECT_EQ(with("HOME", "/h").root, "/h/ascend/log");
    EXPECT_EQ(with("ASCEND_WORK_PATH", "/w").root, "/w/log");
    EXPECT_EQ(with("ASCEND_PROCESS_LOG_PATH", "/p").root, "/p");
    EXPECT_EQ(with("HOME", "/h").level, LogLevel::Error);
    EXPECT_EQ(with("ASCEND_GLOBAL_LOG_LEVEL", "1").level, LogLevel::Info);
    EXPECT_EQ(with("ASCEND_GLOBAL_LOG_LEVEL", "9").level, LogLevel::Error);
    EXPECT_EQ(with("ASCEND_MODULE_LOG_LEVEL", "FE=0:GE=2").level, LogLevel::Warning);
    EXPECT_FALSE(with("ASCEND_GLOBAL_EVENT_ENABLE", "0").eventsEnabled);
    EXPECT_EQ(with("ASCEND_HOST_LOG_FILE_NUM", "3").filesPerProcess, 3);
    EXPECT_TRUE(with("ASCEND_SLOG_PRINT_TO_STDOUT", "1").toStdout);
    EXPECT_FALSE(with("ASCEND_SLOG_PRINT_TO_STDOUT", "1").copyToStdout);
    EXPECT_TRUE(with("ASCEND_LOG_PRINT_TO_STDOUT", "1").copyToStdout);
    EXPECT_FALSE(with("ASCEND_SLOG_PRINT_TO_STDOUT", "0").toStdout);
}
