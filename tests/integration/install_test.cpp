// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What "cmake --install" puts where, and whether it works from there.
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

struct End {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

End run(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(120'000)) << program.toStdString();
    const bool exited = process.exitStatus() == QProcess::NormalExit;
    return {exited ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

/// An installation in a folder of its own, made once for all tests.
class Installed : public ::testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        s_dir = std::make_unique<QTemporaryDir>();
        const End end = run(QStringLiteral(TRIBUTARY_CMAKE),
            {QStringLiteral("--install"), QStringLiteral(TRIBUTARY_BUILD_DIR), QStringLiteral("--prefix"),
                s_dir->filePath(QStringLiteral("usr"))},
            QProcessEnvironment::systemEnvironment());
        ASSERT_EQ(end.code, 0) << end.err.constData();
    }
    static void TearDownTestSuite() { s_dir.reset(); }

    static QString at(const QString &name) { return s_dir->filePath(QStringLiteral("usr/") + name); }
    static QString share(const QString &name) { return at(QStringLiteral("share/") + name); }
    static End runInstalled(const QString &program, const QStringList &arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("HOME"), s_dir->path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.remove(QStringLiteral("ASCEND_OPP_PATH"));
        environment.remove(QStringLiteral("ASCEND_HOME_PATH"));
        return run(at(QStringLiteral("bin/") + program), arguments, environment);
    }

private:
    static inline std::unique_ptr<QTemporaryDir> s_dir;
};

/// Skips the test where the machine has no such program.
#define REQUIRE_PROGRAM(name)                                                                                          \
    if (QStandardPaths::findExecutable(QStringLiteral(name)).isEmpty())                                                \
    GTEST_SKIP() << name << " is not installed"

} // namespace

TEST_F(Installed, EverythingIsInItsPlace)
{
    for (const char *name : {"bin/tributary", "bin/tributary-cli", "bin/tributary-draw", "bin/tributary-workload",
             "share/applications/tributary.desktop", "share/metainfo/io.github.tributary.metainfo.xml",
             "share/mime/packages/tributary.xml", "share/icons/hicolor/scalable/apps/tributary.svg",
             "share/icons/hicolor/scalable/mimetypes/application-x-tributary.svg", "share/man/man1/tributary.1",
             "share/man/man1/tributary-cli.1", "share/man/man1/tributary-workload.1",
             "share/tributary/examples/recorded_run/journal.jsonl"})
        EXPECT_TRUE(QFileInfo(at(QLatin1String(name))).isFile()) << name;
}

TEST_F(Installed, TheCliShowsAndReplaysTheRecordedExample)
{
    const QString example = share(QStringLiteral("tributary/examples/recorded_run"));
    const End shown =
        runInstalled(QStringLiteral("tributary-cli"), {QStringLiteral("show"), QStringLiteral("--json"), example});
    EXPECT_EQ(shown.code, 0) << shown.err.constData();
    const QString recommended = QJsonDocument::fromJson(shown.out).object()[QStringLiteral("recommended")].toString();
    EXPECT_FALSE(recommended.isEmpty());
    const QTemporaryDir out;
    const End replayed = runInstalled(QStringLiteral("tributary-cli"),
        {QStringLiteral("tune"), QStringLiteral("--replay"), example, QStringLiteral("--speed"), QStringLiteral("1000"),
            QStringLiteral("--quiet"), QStringLiteral("--output-dir"), out.filePath(QStringLiteral("again"))});
    EXPECT_EQ(replayed.code, 0) << replayed.err.constData();
    QFile summary(out.filePath(QStringLiteral("again/summary.json")));
    ASSERT_TRUE(summary.open(QIODevice::ReadOnly));
    EXPECT_EQ(
        QJsonDocument::fromJson(summary.readAll()).object()[QStringLiteral("recommended")].toString(), recommended);
}

TEST_F(Installed, TheWorkloadFindsTheStandIn)
{
    const End end =
        runInstalled(QStringLiteral("tributary-workload"), {QStringLiteral("--instant"), QStringLiteral("--steps=3")});
    EXPECT_EQ(end.code, 0) << end.err.constData();
    EXPECT_TRUE(end.out.contains("digest=")) << end.out.constData();
}

TEST_F(Installed, TheDesktopStarts)
{
    const End end = runInstalled(QStringLiteral("tributary"), {QStringLiteral("--version")});
    EXPECT_EQ(end.code, 0) << end.err.constData();
}

TEST_F(Installed, TheMetainfoIsValid)
{
    REQUIRE_PROGRAM("appstreamcli");
    const End end = run(QStringLiteral("appstreamcli"),
        {QStringLiteral("validate"), QStringLiteral("--no-net"),
            share(QStringLiteral("metainfo/io.github.tributary.metainfo.xml"))},
        QProcessEnvironment::systemEnvironment());
    EXPECT_EQ(end.code, 0) << end.out.constData();
}

TEST_F(Installed, TheDesktopFileIsValid)
{
    REQUIRE_PROGRAM("desktop-file-validate");
    const End end = run(QStringLiteral("desktop-file-validate"),
        {share(QStringLiteral("applications/tributary.desktop"))}, QProcessEnvironment::systemEnvironment());
    EXPECT_EQ(end.code, 0) << end.out.constData();
}

TEST_F(Installed, ProjectsHaveTheirMimeType)
{
    REQUIRE_PROGRAM("update-mime-database");
    const End end = run(QStringLiteral("update-mime-database"), {share(QStringLiteral("mime"))},
        QProcessEnvironment::systemEnvironment());
    EXPECT_EQ(end.code, 0) << end.err.constData();
    QFile globs(share(QStringLiteral("mime/globs2")));
    ASSERT_TRUE(globs.open(QIODevice::ReadOnly));
    EXPECT_TRUE(globs.readAll().contains("application/x-tributary:*.tributary"));
    QFile entry(share(QStringLiteral("applications/tributary.desktop")));
    ASSERT_TRUE(entry.open(QIODevice::ReadOnly));
    EXPECT_TRUE(entry.readAll().contains("\nMimeType=application/x-tributary;\n"));
}
