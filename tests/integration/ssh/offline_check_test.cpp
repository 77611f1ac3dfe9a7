// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a target is said before anything is compiled for it.
#include "ssh/offline_fixture.h"

namespace tributary::testing
{

namespace
{

class OfflineCheckTest : public OfflineTest
{
protected:
    /// Changes fields of the target.
    void change(const QJsonObject &fields) const
    {
        const QString file = path(QStringLiteral("target.json"));
        QJsonObject target = QJsonDocument::fromJson(readFile(file).value()).object();
        for (auto it = fields.begin(); it != fields.end(); ++it)
            target[it.key()] = it.value();
        ASSERT_TRUE(writeFileAtomically(file, QJsonDocument(target).toJson()));
    }
    /// A run that looks at everything.
    [[nodiscard]] CliEnd checked(const QStringList &without = {}) const
    {
        QStringList words = arguments(compiler());
        words.removeAll(QStringLiteral("--skip-preflight"));
        for (const QString &word : without)
            words.removeAll(word);
        return cli(words);
    }
    void expectRefusal(const CliEnd &ended, const char *words) const
    {
        EXPECT_EQ(ended.code, 1);
        EXPECT_TRUE(ended.err.contains(QLatin1String(words))) << ended.err.toStdString();
        EXPECT_FALSE(exists("out/om/compile_default.log")) << "nothing was compiled";
        EXPECT_FALSE(ended.out.contains(QStringLiteral("compiled"))) << ended.out.toStdString();
    }
};

} // namespace

TEST_F(OfflineCheckTest, AMissingCannEnvIsSaidBeforeAnythingIsCompiled)
{
    change({{QStringLiteral("cann_env"), QStringLiteral("/nowhere/set_env.sh")}});
    expectRefusal(checked(), "cann_env is not there");
}

TEST_F(OfflineCheckTest, AFieldThatIsMisspeltIsNamed)
{
    change({{QStringLiteral("can_env"), QStringLiteral("/opt/set_env.sh")}});
    const CliEnd ended = offline();
    EXPECT_EQ(ended.code, 0) << "the run goes on";
    EXPECT_TRUE(ended.err.contains(QStringLiteral("\"can_env\" of the target means nothing here; is \"cann_env\"")))
        << ended.err.toStdString();
}

TEST_F(OfflineCheckTest, AFileOfATargetThatIsMissingIsNamed)
{
    const CliEnd ended = offline({QStringLiteral("--target"), QStringLiteral("nofile.json")});
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("Cannot read nofile.json"))) << ended.err.toStdString();
    EXPECT_FALSE(ended.err.contains(QStringLiteral("There is no target"))) << ended.err.toStdString();
}

TEST_F(OfflineCheckTest, AMissingProgramIsSaidBeforeAnythingIsCompiled)
{
    change({{QStringLiteral("run_command"), QStringLiteral("/nowhere/infer {om}")}});
    expectRefusal(checked(), "/nowhere/infer");
}

TEST_F(OfflineCheckTest, AProgramThatIsNotOnThePathIsAWarning)
{
    change({{QStringLiteral("run_command"), QStringLiteral("no-such-program {om}")}});
    const CliEnd ended = checked();
    EXPECT_TRUE(ended.err.contains(QStringLiteral("warning: program of run_command"))) << ended.err.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("compiled: default"))) << ended.out.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("no-such-program is not on the target"))) << ended.out.toStdString();
    EXPECT_FALSE(ended.out.contains(QStringLiteral("is the pass installed"))) << ended.out.toStdString();
}

TEST_F(OfflineCheckTest, AFilledWorkFolderIsSaidBeforeAnythingIsCompiled)
{
    ASSERT_TRUE(makeFolder(workdir()));
    ASSERT_TRUE(writeFileAtomically(workdir() + QStringLiteral("/mine"), "x"));
    const CliEnd ended = checked();
    expectRefusal(ended, "holds other things");
    EXPECT_EQ(readFile(workdir() + QStringLiteral("/mine")).value(), "x");
    EXPECT_FALSE(ended.err.contains(QStringLiteral("marker"))) << ended.err.toStdString();
}

TEST_F(OfflineCheckTest, AnUnknownHostKeyAndAWrongKeyAreSaidBeforeAnythingIsCompiled)
{
    expectRefusal(checked({QStringLiteral("--accept-new-host-key")}), "--accept-new-host-key");
    ASSERT_TRUE(QDir(path(QStringLiteral("out"))).removeRecursively());
    change({{QStringLiteral("identity_file"), path(QStringLiteral("no-such-key"))}});
    const CliEnd missing = checked();
    expectRefusal(missing, "no-such-key is missing");
    EXPECT_FALSE(missing.err.contains(QStringLiteral(".;"))) << missing.err.toStdString();
}

TEST_F(OfflineCheckTest, ALoginThatFailsIsSaidWithoutPreflightToo)
{
    change({{QStringLiteral("port"), 1}, {QStringLiteral("cann_env"), QStringLiteral("/nowhere/set_env.sh")}});
    expectRefusal(offline(), "127.0.0.1");
}

TEST_F(OfflineCheckTest, ARefusedWorkFolderIsSaidOnce)
{
    ASSERT_TRUE(makeFolder(workdir()));
    ASSERT_TRUE(writeFileAtomically(workdir() + QStringLiteral("/mine"), "x"));
    const CliEnd ended = offline();
    EXPECT_TRUE(ended.err.contains(QStringLiteral("holds other things"))) << ended.err.toStdString();
    EXPECT_FALSE(ended.err.contains(QStringLiteral("marker"))) << ended.err.toStdString();
}

TEST_F(OfflineCheckTest, SkipPreflightLeavesTheOtherChecksOut)
{
    change({{QStringLiteral("cann_env"), QStringLiteral("/nowhere/set_env.sh")}});
    const CliEnd ended = offline();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("compiled: default"))) << ended.out.toStdString();
    EXPECT_FALSE(ended.out.contains(QStringLiteral("checked"))) << ended.out.toStdString();
}

TEST_F(OfflineCheckTest, ARunThatGoesOnChecksTheTargetAndFindsItsOwnFolder)
{
    ASSERT_EQ(offline({QStringLiteral("--keep-remote")}).code, 0);
    ASSERT_TRUE(QFileInfo::exists(workdir() + QStringLiteral("/.tributary-run")));
    const QStringList more {QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--accept-new-host-key"),
        QStringLiteral("--repeat"), QStringLiteral("2")};
    const CliEnd ended = cli(more);
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("checked"))) << ended.out.toStdString();
}

} // namespace tributary::testing
