// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/target.h"
#include "remote/target_fields.h"

#include "base/files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

using L = QLatin1String;
const QString noConfig = QStringLiteral("none"); // of the one who runs the tests
const QString place = QStringLiteral("lab.json");

QJsonObject seedJson()
{
    return QJsonDocument::fromJson(R"({
        "host": "192.168.1.10",
        "port": 22,
        "user": "tester",
        "identity_file": "~/.ssh/id_rsa",
        "remote_workdir": "/home/tester/ge_ms_tune",
        "cann_env": "/usr/local/Ascend/ascend-toolkit/set_env.sh",
        "run_command": "python3 /home/tester/infer.py --om {om} --loop 20"
    })")
        .object();
}

Result<Target> withField(const char *field, const QJsonValue &value)
{
    QJsonObject json = seedJson();
    json.insert(QLatin1String(field), value);
    return Target::fromJson(json, place);
}

Target seedTarget()
{
    return Target::fromJson(seedJson(), place).value();
}

} // namespace

TEST(Target, ReadsTheJsonOfTheSeed)
{
    const auto target = Target::fromJson(seedJson(), place);
    ASSERT_TRUE(target) << target.error().english().toStdString();
    EXPECT_EQ(target->host, QStringLiteral("192.168.1.10"));
    EXPECT_EQ(target->port, 22);
    EXPECT_EQ(target->user, QStringLiteral("tester"));
    EXPECT_EQ(target->remoteWorkdir, QStringLiteral("/home/tester/ge_ms_tune"));
    EXPECT_EQ(target->runCommand, QStringLiteral("python3 /home/tester/infer.py --om {om} --loop 20"));
    EXPECT_EQ(target->toJson(), seedJson());
}

TEST(Target, NeedsFourFieldsOnly)
{
    QJsonObject json = seedJson();
    for (const char *field : {"port", "identity_file", "cann_env"})
        json.remove(QLatin1String(field));
    const auto target = Target::fromJson(json, place);
    ASSERT_TRUE(target) << target.error().english().toStdString();
    EXPECT_EQ(target->toJson(), json) << "what was not given is not written";
    const auto route = target->route({}, noConfig);
    ASSERT_TRUE(route);
    EXPECT_EQ(route->port, 22);
    EXPECT_TRUE(route->identityFiles.isEmpty());
    EXPECT_FALSE(route->jump);
}

TEST(Target, NamesTheRequiredFieldThatIsMissing)
{
    for (const char *field : {"host", "user", "remote_workdir", "run_command"}) {
        QJsonObject json = seedJson();
        json.remove(QLatin1String(field));
        const auto target = Target::fromJson(json, place);
        ASSERT_FALSE(target) << field;
        EXPECT_EQ(
            target.error().what.english(), QStringLiteral("The field \"%1\" is missing").arg(QLatin1String(field)));
        EXPECT_EQ(target.error().detail, place);
    }
}

TEST(Target, RefusesEachDamagedFieldByName)
{
    const struct {
        const char *field;
        QJsonValue value;
    } damages[] = {
        {"host", 7},
        {"host", L("")},
        {"host", L("a b")},
        {"host", L("me@box")},
        {"host", L("box:22")},
        {"host", L("[box]")},
        {"host", L("-oProxyCommand=x")},
        {"host", L("[::1")},
        {"host", L("a\nb")},
        {"host", QJsonArray {1}},
        {"port", 0},
        {"port", 65536},
        {"port", -1},
        {"port", 22.5},
        {"port", L("22")},
        {"port", true},
        {"port", 1e300},
        {"user", L("")},
        {"user", L("a\tb")},
        {"user", L("-l")},
        {"user", QJsonValue::Null},
        {"identity_file", L("id_rsa")},
        {"identity_file", L("~other/id")},
        {"identity_file", 1},
        {"remote_workdir", L("")},
        {"remote_workdir", L("/")},
        {"remote_workdir", L("/tmp")},
        {"remote_workdir", L("/tmp/")},
        {"remote_workdir", L("//tmp//")},
        {"remote_workdir", L("/./tmp/.")},
        {"remote_workdir", L("tune/run")},
        {"remote_workdir", L("~/tune/run")},
        {"remote_workdir", L("/home/../tune/x")},
        {"remote_workdir", L("/home/x/..")},
        {"cann_env", L("set_env.sh")},
        {"cann_env", L("~/set_env.sh")},
        {"cann_env", false},
        {"run_command", L("")},
        {"run_command", L("  ")},
        {"run_command", L("infer --om model.om")},
        {"run_command", L("infer {om_prefix}")},
        {"run_command", L("infer '{om}")},
        {"run_command", L("infer {om} \\")},
        {"connect_timeout", 0},
        {"connect_timeout", 601},
        {"connect_timeout", L("5")},
        {"keep_alive", 4},
        {"keep_alive", 3601},
        {"keep_alive", QJsonObject()},
        {"jump_host", L("a,b")},
        {"jump_host", L("@box")},
        {"jump_host", L("box:0")},
        {"jump_host", L("box:ssh")},
        {"jump_host", L("box:")},
        {"name", L("a/b")},
        {"name", L(" a")},
        {"name", L("a\nb")},
    };
    for (const auto &damage : damages) {
        const auto target = withField(damage.field, damage.value);
        const std::string shown =
            QJsonDocument(QJsonObject {{QLatin1String(damage.field), damage.value}}).toJson().toStdString();
        ASSERT_FALSE(target) << shown;
        const Error &error = target.error();
        EXPECT_TRUE(error.what.english().contains(QStringLiteral("\"%1\"").arg(QLatin1String(damage.field))))
            << shown << error.english().toStdString();
        EXPECT_TRUE(error.detail.startsWith(place)) << shown << error.detail.toStdString();
        EXPECT_FALSE(error.hint.isEmpty()) << shown;
    }
}

TEST(Target, RefusesASecretInTheFileAndNamesTheWay)
{
    for (const char *field : {"password", "Password", "passphrase", "identity_passphrase", "passwd"}) {
        const auto target = withField(field, L("hunter2"));
        ASSERT_FALSE(target) << field;
        const QString text = target.error().english();
        EXPECT_TRUE(text.contains(QLatin1String(field))) << text.toStdString();
        EXPECT_TRUE(text.contains(QStringLiteral("set-password"))) << text.toStdString();
        EXPECT_TRUE(text.contains(QStringLiteral("GE_MS_TARGET_PASSWORD"))) << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("hunter2"))) << "the secret itself is not repeated";
    }
}

TEST(TargetFields, NamesTheFieldThatWasMeant)
{
    const auto told = [](const char *field) {
        Target target;
        target.unknown[QLatin1String(field)] = QStringLiteral("x");
        QStringList lines;
        for (const Text &sentence : unknownTargetFields(target))
            lines << sentence.english();
        return lines.join(QLatin1Char('\n'));
    };
    EXPECT_TRUE(told("can_env").contains(QStringLiteral("\"cann_env\" meant"))) << told("can_env").toStdString();
    EXPECT_TRUE(told("cannEnv").contains(QStringLiteral("\"cann_env\" meant")));
    EXPECT_TRUE(told("identityfile").contains(QStringLiteral("\"identity_file\" meant")));
    EXPECT_EQ(told("colour"), QStringLiteral("The field \"colour\" of the target means nothing here"));
    EXPECT_EQ(told("_comment"), QString()) << "a remark";
}

TEST(Target, KeepsFieldsOfOthers)
{
    QJsonObject json = seedJson();
    json.insert(QStringLiteral("note"), QStringLiteral("mine"));
    json.insert(QStringLiteral("later"), QJsonObject {{QStringLiteral("x"), QJsonArray {1, 2}}});
    const auto target = Target::fromJson(json, place);
    ASSERT_TRUE(target);
    EXPECT_EQ(target->toJson(), json);
}

TEST(Target, RoutesWithTheFieldsOfOurs)
{
    Target target = seedTarget();
    target.connectTimeout = 7;
    target.keepAlive = 30;
    target.jumpHost = QStringLiteral("gate@[fe80::1]:2200");
    const auto route = target.route({}, noConfig);
    ASSERT_TRUE(route);
    EXPECT_EQ(route->loginName(), QStringLiteral("tester@192.168.1.10:22"));
    EXPECT_EQ(route->identityFiles, QStringList(QDir::homePath() + QStringLiteral("/.ssh/id_rsa")));
    EXPECT_EQ(route->connectSeconds, 7);
    EXPECT_EQ(route->silenceSeconds, 30);
    ASSERT_TRUE(route->jump);
    EXPECT_EQ(route->jump->user, QStringLiteral("gate"));
    EXPECT_EQ(route->jump->host, QStringLiteral("fe80::1"));
    EXPECT_EQ(route->jump->port, 2200);
    EXPECT_FALSE(route->jump->jump);
}

TEST(Target, JumpHostMayBeANameAlone)
{
    Target target = seedTarget();
    target.port = 2222;
    target.jumpHost = QStringLiteral("gate");
    const auto route = target.route({}, noConfig);
    ASSERT_TRUE(route);
    EXPECT_EQ(route->jump->host, QStringLiteral("gate"));
    EXPECT_EQ(route->jump->port, 22) << "not the port of the target";
    EXPECT_FALSE(route->jump->user.isEmpty()) << "the local one, as OpenSSH has it";
    EXPECT_TRUE(route->jump->identityFiles.isEmpty()) << "the key is the target's";
}

TEST(Target, IsCompletedFromTheConfigurationOfSsh)
{
    if (QStandardPaths::findExecutable(QStringLiteral("ssh")).isEmpty())
        GTEST_SKIP() << "ssh is not installed";
    const QTemporaryDir folder;
    const QString config = folder.filePath(QStringLiteral("config"));
    ASSERT_TRUE(writeFileAtomically(config, "Host lab\n HostName 10.1.2.3\n Port 2201\n ProxyJump me@gate:2202\n"));
    Target target = seedTarget();
    target.host = QStringLiteral("lab");
    target.port.reset();
    const auto route = target.route({}, config);
    ASSERT_TRUE(route) << route.error().english().toStdString();
    EXPECT_EQ(route->loginName(), QStringLiteral("tester@10.1.2.3:2201"));
    ASSERT_TRUE(route->jump);
    EXPECT_EQ(route->jump->loginName(), QStringLiteral("me@gate:2202"));
}

TEST(Target, TakesIpv6WithAndWithoutBrackets)
{
    for (const char *host : {"::1", "[::1]", "fe80::1%eth0", "[fe80::1%eth0]", "2001:db8::a"}) {
        const auto target = withField("host", L(host));
        ASSERT_TRUE(target) << host << target.error().english().toStdString();
        EXPECT_EQ(target->toJson().value(QStringLiteral("host")), QJsonValue(L(host))) << "as the user wrote it";
        const QString bare = QString::fromLatin1(host).remove(QLatin1Char('[')).remove(QLatin1Char(']'));
        EXPECT_EQ(target->route({}, noConfig)->host, bare);
    }
}

TEST(Target, TakesHardCharactersInPaths)
{
    for (const char *path : {"/home/a b/tune", "/home/$x/'q'\"", "/home/\n/tune", "/home/模型/t", "/home/..x/t"}) {
        const auto target = withField("remote_workdir", QString::fromUtf8(path));
        EXPECT_TRUE(target) << path;
    }
}

TEST(Target, CleansTheWorkdir)
{
    Target target = seedTarget();
    target.remoteWorkdir = QStringLiteral("//home//tester/./tune/");
    EXPECT_EQ(target.workdir(), QStringLiteral("/home/tester/tune"));
}

TEST(Target, ChecksAFormFieldByField)
{
    Target target = seedTarget();
    EXPECT_FALSE(target.check());
    target.runCommand = QStringLiteral("infer");
    ASSERT_TRUE(target.check());
    EXPECT_EQ(target.check()->field, QStringLiteral("run_command"));
    EXPECT_FALSE(target.route({}, noConfig)) << "and it leads nowhere";
}

TEST(TargetFile, IsReadAndWritten)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lab.json"));
    ASSERT_TRUE(writeTargetFile(path, seedTarget()));
    const auto target = readTargetFile(path);
    ASSERT_TRUE(target) << target.error().english().toStdString();
    EXPECT_EQ(*target, seedTarget());
}

TEST(TargetFile, ErrorsNameTheFile)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lab.json"));
    EXPECT_TRUE(readTargetFile(path).error().english().contains(path)) << "missing";
    for (const char *content : {"", "{", "[]", "{\"host\": 1}", "{}"}) {
        ASSERT_TRUE(writeFileAtomically(path, content));
        const auto target = readTargetFile(path);
        ASSERT_FALSE(target) << content;
        EXPECT_TRUE(target.error().english().contains(path)) << content;
    }
}
