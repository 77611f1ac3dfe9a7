// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pass as a project of its own, as it is built for a real CANN.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

struct PassBuild : public ::testing::Test {
    QTemporaryDir dir;

    /// Configures and builds; returns the exit code of the first of the two that fails, else 0.
    int build(const QStringList &definitions)
    {
        const QString folder = dir.filePath(QStringLiteral("build"));
        const int configured = cmake(QStringList {QStringLiteral("-S"), QStringLiteral(TRIBUTARY_SOURCE_DIR "/pass"),
                                         QStringLiteral("-B"), folder}
            + definitions);
        return configured != 0 ? configured : cmake({QStringLiteral("--build"), folder});
    }

    int cmake(const QStringList &arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("ASCEND_HOME_PATH"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(TRIBUTARY_CMAKE), arguments);
        EXPECT_TRUE(process.waitForFinished(300000));
        output += QString::fromUtf8(process.readAll());
        return process.exitCode();
    }

    [[nodiscard]] QByteArray library() const
    {
        QFile file(dir.filePath(QStringLiteral("build/libge_ms_autotune_pass.so")));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    /// A folder with the header where CANN has it: the stand-in's headers do for a compiler.
    [[nodiscard]] QString fakeCann(const QString &include) const
    {
        const QString home = dir.filePath(QStringLiteral("cann"));
        const QString target = home + QLatin1Char('/') + include;
        EXPECT_TRUE(QDir().mkpath(QFileInfo(target).path()));
        EXPECT_TRUE(QFile::link(QStringLiteral(TRIBUTARY_SOURCE_DIR "/pass/standin/include"), target));
        return home;
    }

    QString output;
};

constexpr const char *oldAbiConstructor = "_ZN2ge20PassRegistrationDataC1ESs";
constexpr const char *newAbiConstructor = "_ZN2ge20PassRegistrationDataC1ENSt7__cxx11";

} // namespace

TEST_F(PassBuild, WithoutCannAgainstTheStandIn)
{
    ASSERT_EQ(build({}), 0) << output.toStdString();
    EXPECT_TRUE(output.contains(QStringLiteral("stand-in interface")));
    EXPECT_TRUE(library().contains("GE_AUTO_MULTISTREAM_PARALLEL_MODE"));
}

TEST_F(PassBuild, AgainstCannWithTheOldAbi)
{
    ASSERT_EQ(build({QStringLiteral("-DASCEND_HOME_PATH=") + fakeCann(QStringLiteral("include"))}), 0)
        << output.toStdString();
    EXPECT_TRUE(output.contains(QStringLiteral("CANN headers in")));
    EXPECT_TRUE(library().contains(oldAbiConstructor));
    EXPECT_FALSE(library().contains(newAbiConstructor));
}

TEST_F(PassBuild, AgainstCannInAnArchitectureFolderWithTheNewAbi)
{
    const QString include = QSysInfo::currentCpuArchitecture() == QStringLiteral("arm64")
        ? QStringLiteral("aarch64-linux/include")
        : QSysInfo::currentCpuArchitecture() + QStringLiteral("-linux/include");
    ASSERT_EQ(build({QStringLiteral("-DASCEND_HOME_PATH=") + fakeCann(include),
                  QStringLiteral("-DTRIBUTARY_PASS_CXX11_ABI=1"), QStringLiteral("-DTRIBUTARY_PASS_INTERFACE=cann")}),
        0)
        << output.toStdString();
    EXPECT_TRUE(library().contains(newAbiConstructor));
}

TEST_F(PassBuild, CannIsDemandedButNotThere)
{
    EXPECT_NE(
        build({QStringLiteral("-DASCEND_HOME_PATH=") + dir.path(), QStringLiteral("-DTRIBUTARY_PASS_INTERFACE=cann")}),
        0);
    EXPECT_TRUE(output.contains(QStringLiteral("register_custom_pass.h"))) << output.toStdString();
}
