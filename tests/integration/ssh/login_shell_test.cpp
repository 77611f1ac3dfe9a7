// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A deployment from its first step to its last over login shells that speak no sh, and over one that prints.
#include "ssh/deployment_fixture.h"
#include "ssh/held_scripts.h"

#include <QDir>

using namespace tributary;

namespace
{

struct LoginShell {
    const char *name;
    const char *program; ///< with its first arguments
    const char *startFile; ///< below the home folder; prints a greeting
};

class LoginShellTest : public test::DeploymentTest, public testing::WithParamInterface<LoginShell>
{
protected:
    void SetUp() override
    {
        const QString program = QString::fromLatin1(GetParam().program).section(' ', 0, 0);
        if (!QFileInfo::exists(program))
            GTEST_SKIP() << program.toStdString() << " is not installed";
        const QString home = here("home");
        makeFile("home/" + QString::fromLatin1(GetParam().startFile),
            "echo 'Welcome, it is \"nice\" here'\necho noise >&2\n");
        m_plan.workdir = m_remote.filePath("it's $a \"hard\" wörk!dir ~");
        const QString sftp = test::HeldScripts::sftpServer();
        // The server starts the account's shell with the user's command as its argument: so does this.
        serve({"ForceCommand exec " + QString::fromLatin1(GetParam().program) + " -c \"$SSH_ORIGINAL_COMMAND\"",
            "SetEnv SHLVL=1 HOME=" + home + " ENV=" + home + "/.ashrc BASH_ENV=" + home + "/.bashrc",
            "Subsystem sftp " + (sftp.isEmpty() ? "/bin/false" : sftp)});
    }
    /// What the shell itself makes of its start file: the greeting is really printed.
    [[nodiscard]] QByteArray greeting() const
    {
        QProcess ssh;
        ssh.start("ssh",
            {"-F", "none", "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o",
                "LogLevel=ERROR", "-i", m_server->path("login_ed25519"), "-p", QString::number(m_server->port()),
                test::Sshd::user() + "@127.0.0.1", "true"});
        ssh.waitForFinished(20000);
        return ssh.readAllStandardOutput();
    }
};

} // namespace

TEST_P(LoginShellTest, DoesNotMatter)
{
    EXPECT_THAT(greeting().toStdString(), testing::HasSubstr("Welcome")) << "else the test shows nothing";
    prepare();
    const QString name = "it's !bang $x 'end'";
    const auto sent = upload({makeFile(name, noise(100000))});
    ASSERT_TRUE(sent) << text(sent.error());
    EXPECT_TRUE(contentOf(deployment().remoteOmPath(name)) == noise(100000));
    const auto end = run({"/bin/sh", "-c", "echo log >\"$ASCEND_PROCESS_LOG_PATH/a.log\"; printf '<%s>' \"$@\"; exit 5",
        "sh", "a b", "!x $HOME `id` ~ *", "it's"});
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->code, 5);
    EXPECT_EQ(m_output, "<a b><!x $HOME `id` ~ *><it's>");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(contentOf(here("plog/a.log")), "log\n");
    const auto cleaned = deployment().cleanUp([](const QString &) {}, m_cancel);
    ASSERT_TRUE(cleaned) << text(cleaned.error());
    EXPECT_FALSE(QFileInfo::exists(m_plan.workdir));
}

INSTANTIATE_TEST_SUITE_P(Ssh, LoginShellTest,
    testing::Values(LoginShell {"Tcsh", "/usr/bin/tcsh", ".tcshrc"},
        LoginShell {"Fish", "/usr/bin/fish", ".config/fish/config.fish"},
        LoginShell {"BusyboxAsh", "/bin/busybox sh -l", ".profile"},
        LoginShell {"BashThatPrints", "/bin/bash", ".bashrc"}),
    [](const auto &each) { return each.param.name; });
