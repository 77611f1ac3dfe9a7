// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The real program, from its command line to the files that it leaves.
#include "base/file_identity.h"
#include "base/files.h"
#include "cann/managed_pass.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <csignal>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tributary;

namespace
{

struct Answer {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

class PassCommand : public testing::Test
{
private:
    QTemporaryDir m_dir; // first: the other members lie in it

protected:
    PassCommand()
        : where {m_dir.filePath(QStringLiteral("opp"))}
    {
        EXPECT_TRUE(makeFolder(where.opp));
        for (const QString &name : environment.keys()) {
            if (name.startsWith(QLatin1String("ASCEND_")))
                environment.remove(name);
        }
        set("HOME", m_dir.path());
        set("XDG_CACHE_HOME", m_dir.filePath(QStringLiteral("cache")));
        set("XDG_STATE_HOME", m_dir.filePath(QStringLiteral("state")));
        set("XDG_RUNTIME_DIR", m_dir.filePath(QStringLiteral("run")));
        set("ASCEND_OPP_PATH", where.opp);
    }

    void SetUp() override
    {
        if (findCann(CannSearch {environment, {}}).installation)
            GTEST_SKIP() << "made for a machine without CANN at its usual places";
    }

    void set(const char *name, const QString &value) { environment.insert(QLatin1String(name), value); }
    [[nodiscard]] QString path(const QString &relative) const { return m_dir.filePath(relative); }

    [[nodiscard]] Answer cli(const QStringList &arguments) const
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"), arguments);
        process.waitForFinished(60'000);
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
    }
    [[nodiscard]] Answer pass(const QStringList &arguments) const
    {
        return cli(QStringList {QStringLiteral("pass")} + arguments);
    }
    [[nodiscard]] QJsonObject status() const
    {
        const Answer answer = pass({QStringLiteral("status"), QStringLiteral("--json")});
        EXPECT_EQ(answer.exitCode, 0) << answer.err.toStdString();
        return QJsonDocument::fromJson(answer.out).object();
    }

    // A CANN as far as the pass can tell: the stand-in's interface where the toolkit has its own.
    [[nodiscard]] QString fakeCann() const
    {
        QString root = path(QStringLiteral("cann"));
        EXPECT_TRUE(makeFolder(root + QStringLiteral("/opp")));
        EXPECT_TRUE(
            writeFileAtomically(root + QStringLiteral("/version.cfg"), "toolkit_running_version=[7.7.0.1:8.3.RC1]\n"));
        QFile::link(QStringLiteral(TRIBUTARY_SOURCE_DIR "/pass/standin/include"), root + QStringLiteral("/include"));
        return root;
    }

    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    PassFolder where;
};

bool haveCmake()
{
    return !QStandardPaths::findExecutable(QStringLiteral("cmake")).isEmpty();
}

} // namespace

TEST_F(PassCommand, BuildsInstallsAndRemovesWithTheStandIn)
{
    if (!haveCmake())
        GTEST_SKIP() << "cmake is not installed";
    const Answer built = pass({QStringLiteral("build"), QStringLiteral("--output"), path(QStringLiteral("new/my.so"))});
    ASSERT_EQ(built.exitCode, 0) << built.err.toStdString();
    EXPECT_TRUE(built.out.contains("stand-in"));
    EXPECT_TRUE(built.err.contains("CMakeFiles")) << "what the compiler does is shown";
    EXPECT_TRUE(readFile(path(QStringLiteral("new/my.so"))).value().contains("_auto_multistream_tuning_mode"));

    const Answer installed = pass({QStringLiteral("install")});
    ASSERT_EQ(installed.exitCode, 0) << installed.err.toStdString();
    EXPECT_FALSE(installed.err.contains("CMakeFiles")) << "the library that was built is used again";
    struct stat info {
    };
    ASSERT_EQ(::stat(QFile::encodeName(where.library()).constData(), &info), 0);
    EXPECT_EQ(info.st_mode & 07777U, 0750U);

    const QJsonObject now = status();
    EXPECT_TRUE(now[QStringLiteral("installed")].toBool());
    EXPECT_EQ(now[QStringLiteral("path")].toString(), where.library());
    EXPECT_EQ(now[QStringLiteral("mode")].toString(), QStringLiteral("750"));
    EXPECT_EQ(now[QStringLiteral("sha256")].toString(), fileHash(path(QStringLiteral("new/my.so"))));
    EXPECT_TRUE(now[QStringLiteral("build")].toObject()[QStringLiteral("stand_in")].toBool());
    EXPECT_TRUE(now[QStringLiteral("others")].toArray().isEmpty());

    EXPECT_EQ(pass({QStringLiteral("remove")}).exitCode, 0);
    EXPECT_FALSE(QFileInfo::exists(where.vendor()));
    EXPECT_FALSE(status()[QStringLiteral("installed")].toBool());
}

TEST_F(PassCommand, BuildsForACannWithTheAbiThatIsAskedFor)
{
    if (!haveCmake())
        GTEST_SKIP() << "cmake is not installed";
    const QString cann = fakeCann();
    const QString output = path(QStringLiteral("pass.so"));
    // PassRegistrationData(std::string): "Ss" is the old string, "__cxx11" the new one.
    for (const char *abi : {"0", "1"}) {
        const Answer built = pass({QStringLiteral("build"), QStringLiteral("--cann"), cann, QStringLiteral("--abi"),
            QLatin1String(abi), QStringLiteral("--output"), output});
        ASSERT_EQ(built.exitCode, 0) << built.err.toStdString();
        EXPECT_TRUE(built.out.contains("CANN 8.3.RC1"));
        const QByteArray library = readFile(output).value();
        EXPECT_EQ(library.contains("PassRegistrationDataC1ESs"), *abi == '0');
        EXPECT_EQ(library.contains("PassRegistrationDataC1ENSt7__cxx11"), *abi == '1');
    }
    environment.remove(QStringLiteral("ASCEND_OPP_PATH"));
    set("ASCEND_HOME_PATH", cann);
    ASSERT_EQ(pass({QStringLiteral("install")}).exitCode, 0);
    const QJsonObject now = status();
    EXPECT_EQ(now[QStringLiteral("opp")].toString(), cann + QStringLiteral("/opp"));
    EXPECT_EQ(
        now[QStringLiteral("build")].toObject()[QStringLiteral("cann_version")].toString(), QStringLiteral("8.3.RC1"));
    EXPECT_EQ(now[QStringLiteral("build")].toObject()[QStringLiteral("abi")].toInt(-1), 0);
}

TEST_F(PassCommand, ABuildThatFailsShowsTheCompilersWords)
{
    if (!haveCmake())
        GTEST_SKIP() << "cmake is not installed";
    const QString cann = fakeCann();
    ASSERT_TRUE(QFile::remove(cann + QStringLiteral("/include")));
    ASSERT_TRUE(makeFolder(cann + QStringLiteral("/include/register")));
    ASSERT_TRUE(writeFileAtomically(
        cann + QStringLiteral("/include/register/register_custom_pass.h"), "#error this header is broken\n"));
    const Answer built = pass({QStringLiteral("build"), QStringLiteral("--cann"), cann});
    EXPECT_EQ(built.exitCode, 1);
    const QByteArray error = built.err.mid(built.err.indexOf("error: The pass could not be built"));
    EXPECT_TRUE(error.contains("build.log")) << built.err.toStdString();
    EXPECT_TRUE(error.contains("graph/attr_value.h") || error.contains("this header is broken")) << error.toStdString();
}

TEST_F(PassCommand, WithoutCmakeItSaysWhatIsMissing)
{
    set("PATH", path(QStringLiteral("empty")));
    const Answer built = pass({QStringLiteral("build")});
    EXPECT_EQ(built.exitCode, 1);
    EXPECT_TRUE(built.err.contains("cmake"));
    EXPECT_TRUE(built.err.contains("--library"));
}

TEST_F(PassCommand, NamesOtherPasses)
{
    const QString vendor = where.opp + QStringLiteral("/vendors/other/custom_fusion_passes");
    ASSERT_TRUE(makeFolder(vendor));
    const QByteArray library = readFile(QStringLiteral("/proc/self/exe")).value().left(64);
    ASSERT_TRUE(writeFileAtomically(vendor + QStringLiteral("/sets.so"),
        library + QByteArray((1 << 20) - 70, 'x') + "ge.autoMultistreamParallelMode"));
    ASSERT_TRUE(writeFileAtomically(vendor + QStringLiteral("/text.so"), "not a library"));
    const QJsonArray others = status()[QStringLiteral("others")].toArray();
    ASSERT_EQ(others.size(), 2);
    EXPECT_EQ(others[0].toObject()[QStringLiteral("kind")].toString(), QStringLiteral("sets_multi_stream"));
    EXPECT_EQ(others[1].toObject()[QStringLiteral("kind")].toString(), QStringLiteral("broken"));
    const Answer text = pass({QStringLiteral("status")});
    EXPECT_TRUE(text.err.contains("sets.so"));
    EXPECT_TRUE(text.err.contains("text.so"));
    EXPECT_EQ(pass({QStringLiteral("remove")}).exitCode, 0);
    EXPECT_EQ(QDir(vendor).entryList(QDir::Files).size(), 2);
}

TEST_F(PassCommand, AKilledRunIsSaidAndRemoved)
{
    const QString library = path(QStringLiteral("run.so"));
    ASSERT_TRUE(writeFileAtomically(library, readFile(QStringLiteral("/proc/self/exe")).value().left(64)));
    const UserFolders folders = UserFolders::from(environment);
    const pid_t child = ::fork();
    if (child == 0) {
        ManagedPass managed(where, folders);
        BuiltPass built;
        built.library = library;
        (void)managed.install(built, QStringLiteral("/runs/killed"));
        ::kill(::getpid(), SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    EXPECT_EQ(status()[QStringLiteral("managed")].toObject()[QStringLiteral("state")].toString(),
        QStringLiteral("left_over"));
    EXPECT_TRUE(pass({QStringLiteral("status")}).err.contains("/runs/killed"));

    // The next start may have another environment; the marker in the state folder is still found.
    environment.remove(QStringLiteral("ASCEND_OPP_PATH"));
    EXPECT_TRUE(cli({QStringLiteral("preflight")}).out.contains("/runs/killed"));
    EXPECT_EQ(pass({QStringLiteral("remove")}).exitCode, 0);
    EXPECT_FALSE(QFileInfo::exists(where.vendor()));
}

TEST_F(PassCommand, NoOperatorFolderIsAnErrorThatHelps)
{
    environment.remove(QStringLiteral("ASCEND_OPP_PATH"));
    for (const char *command : {"install", "status", "remove"}) {
        const Answer answer = pass({QLatin1String(command)});
        EXPECT_EQ(answer.exitCode, 1) << command;
        EXPECT_TRUE(answer.err.contains("set_env.sh")) << command;
    }
}

TEST_F(PassCommand, BadUsage)
{
    EXPECT_EQ(pass({}).exitCode, 2);
    EXPECT_EQ(pass({QStringLiteral("paint")}).exitCode, 2);
    EXPECT_EQ(pass({QStringLiteral("build"), QStringLiteral("--abi"), QStringLiteral("2")}).exitCode, 2);
    EXPECT_EQ(pass({QStringLiteral("status"), QStringLiteral("--force")}).exitCode, 2);
    EXPECT_EQ(pass({QStringLiteral("status"), QStringLiteral("extra")}).exitCode, 2);
    const Answer help = pass({QStringLiteral("build"), QStringLiteral("--help")});
    EXPECT_EQ(help.exitCode, 0);
    EXPECT_TRUE(help.out.contains("--abi"));
    EXPECT_EQ(pass({QStringLiteral("--help")}).exitCode, 0);
}

TEST_F(PassCommand, PreflightAnswersWithItsExitCode)
{
    const Answer good =
        cli({QStringLiteral("preflight"), QStringLiteral("--run-command"), QStringLiteral("sh -c 'true'"),
            QStringLiteral("--output-dir"), path(QStringLiteral("out")), QStringLiteral("--json")});
    const QJsonObject report = QJsonDocument::fromJson(good.out).object();
    EXPECT_EQ(good.exitCode, report[QStringLiteral("problem")].toBool(true) ? 1 : 0);
    EXPECT_GE(report[QStringLiteral("findings")].toArray().size(), 4);
    const Answer bad =
        cli({QStringLiteral("preflight"), QStringLiteral("--run-command"), QStringLiteral("no-such-program-x")});
    EXPECT_EQ(bad.exitCode, 1);
    EXPECT_TRUE(bad.out.contains("no-such-program-x"));
    EXPECT_EQ(
        cli({QStringLiteral("preflight"), QStringLiteral("--configs"), QStringLiteral("LoadBalance")}).exitCode, 2);
}
