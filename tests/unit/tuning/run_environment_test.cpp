// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/run_environment.h"

#include "base/files.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

TEST(RunEnvironment, AFileBehindAnEqualsSignIsAFileOfTheCommand)
{
    const QTemporaryDir dir;
    ASSERT_TRUE(writeFileAtomically(dir.filePath(QStringLiteral("m=1.onnx")), "abc"));
    const QJsonObject files = commandFiles(
        {QStringLiteral("atc"), QStringLiteral("--model=m=1.onnx"), QStringLiteral("--x=none")}, dir.path(), {});
    EXPECT_EQ(files.keys(), QStringList {dir.filePath(QStringLiteral("m=1.onnx"))});
}

TEST(RunEnvironment, HashesTheProgramAndTheFilesOfTheCommand)
{
    const QTemporaryDir dir;
    const QString script = dir.filePath(QStringLiteral("run.py"));
    ASSERT_TRUE(writeFileAtomically(script, "abc"));
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QStringList words {QStringLiteral("sh"), QStringLiteral("run.py"), QStringLiteral("--steps")};
    const RunEnvironment then =
        captureEnvironment(words, dir.path(), environment, QStringLiteral("8.3"), QStringLiteral("24.1"));
    ASSERT_EQ(then.files.size(), 2);
    // SHA-256 of "abc" (FIPS 180-2, appendix B.1)
    EXPECT_EQ(then.files[script].toString(),
        QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    EXPECT_FALSE(then.host.isEmpty());
    EXPECT_FALSE(then.cpu.isEmpty());
    EXPECT_TRUE(environmentDifferences(then, RunEnvironment::fromJson(then.toJson())).empty());

    ASSERT_TRUE(writeFileAtomically(script, "abd"));
    const RunEnvironment now =
        captureEnvironment(words, dir.path(), environment, QStringLiteral("8.5"), QStringLiteral("24.1"));
    const auto differences = environmentDifferences(then, now);
    ASSERT_EQ(differences.size(), 2U);
    EXPECT_EQ(differences[0].english(), QStringLiteral("CANN was \"8.3\" and is \"8.5\" now"));
    EXPECT_EQ(differences[1].english(), QStringLiteral("the file %1 has changed").arg(script));
}
