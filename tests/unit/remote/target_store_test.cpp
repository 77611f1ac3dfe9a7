// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/target_store.h"

#include "base/files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

Target target(const char *name)
{
    Target made;
    made.name = QString::fromUtf8(name);
    made.host = QStringLiteral("box");
    made.user = QStringLiteral("me");
    made.remoteWorkdir = QStringLiteral("/home/me/tune");
    made.runCommand = QStringLiteral("infer {om}");
    return made;
}

class TargetStoreTest : public testing::Test
{
protected:
    QStringList names() const
    {
        QStringList names;
        const std::vector<Target> all = m_store.all().value();
        for (const Target &each : all)
            names << each.name;
        return names;
    }
    QByteArray content() const { return readFile(m_store.file()).value(); }

    QTemporaryDir m_folder;
    TargetStore m_store {m_folder.filePath(QStringLiteral("config/tributary/targets.json"))};
};

} // namespace

TEST_F(TargetStoreTest, IsEmptyAtFirstAndMakesNoFile)
{
    EXPECT_TRUE(m_store.all().value().empty());
    EXPECT_FALSE(QFile::exists(m_store.file()));
    const auto found = m_store.find(QStringLiteral("lab"));
    ASSERT_FALSE(found);
    EXPECT_TRUE(found.error().english().contains(QStringLiteral("target add")));
}

TEST_F(TargetStoreTest, AddsSortsAndFinds)
{
    ASSERT_TRUE(m_store.add(target("zebra")));
    ASSERT_TRUE(m_store.add(target("Lab 1")));
    EXPECT_EQ(names(), (QStringList {QStringLiteral("Lab 1"), QStringLiteral("zebra")}));
    EXPECT_EQ(m_store.find(QStringLiteral("lab 1")).value(), target("Lab 1")) << "without regard to case";
    const auto unknown = m_store.find(QStringLiteral("lob"));
    ASSERT_FALSE(unknown);
    EXPECT_TRUE(unknown.error().english().contains(QStringLiteral("Lab 1, zebra")));
}

TEST_F(TargetStoreTest, RefusesNoNameATakenNameAndABrokenTarget)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    EXPECT_FALSE(m_store.add(target("")));
    EXPECT_FALSE(m_store.add(target("LAB")));
    Target broken = target("other");
    broken.remoteWorkdir = QStringLiteral("/tmp");
    EXPECT_FALSE(m_store.add(broken));
    EXPECT_EQ(names(), QStringList(QStringLiteral("lab")));
}

TEST_F(TargetStoreTest, ReplacesAndRenames)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    ASSERT_TRUE(m_store.add(target("other")));
    Target changed = target("Lab");
    changed.port = 2222;
    ASSERT_TRUE(m_store.replace(QStringLiteral("lab"), changed)) << "its own name is not taken";
    EXPECT_EQ(m_store.find(QStringLiteral("Lab")).value(), changed);
    EXPECT_FALSE(m_store.replace(QStringLiteral("Lab"), target("other")));
    EXPECT_FALSE(m_store.replace(QStringLiteral("none"), target("x")));
}

TEST_F(TargetStoreTest, DuplicatesWithTheNextFreeName)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    EXPECT_EQ(m_store.duplicate(QStringLiteral("lab")).value().name, QStringLiteral("lab 2"));
    EXPECT_EQ(m_store.duplicate(QStringLiteral("lab")).value().name, QStringLiteral("lab 3"));
    EXPECT_FALSE(m_store.duplicate(QStringLiteral("none")));
    EXPECT_EQ(names().size(), 3);
}

TEST_F(TargetStoreTest, Removes)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    ASSERT_TRUE(m_store.remove(QStringLiteral("lab")));
    EXPECT_TRUE(names().isEmpty());
    EXPECT_FALSE(m_store.remove(QStringLiteral("lab")));
}

TEST_F(TargetStoreTest, KeepsFieldsOfLaterVersions)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    QJsonObject json = QJsonDocument::fromJson(content()).object();
    json.insert(QStringLiteral("colour"), QStringLiteral("red"));
    QJsonArray targets = json.value(QStringLiteral("targets")).toArray();
    QJsonObject first = targets[0].toObject();
    first.insert(QStringLiteral("room"), 7);
    json.insert(QStringLiteral("targets"), QJsonArray {first});
    ASSERT_TRUE(writeFileAtomically(m_store.file(), QJsonDocument(json).toJson()));
    ASSERT_TRUE(m_store.add(target("other")));
    const QJsonObject after = QJsonDocument::fromJson(content()).object();
    EXPECT_EQ(after.value(QStringLiteral("colour")), QJsonValue(QStringLiteral("red")));
    EXPECT_EQ(after.value(QStringLiteral("schema")), QJsonValue(1));
    EXPECT_EQ(
        after.value(QStringLiteral("targets")).toArray()[0].toObject().value(QStringLiteral("room")), QJsonValue(7));
}

TEST_F(TargetStoreTest, NeverOverwritesADamagedFile)
{
    ASSERT_TRUE(makeFolder(QFileInfo(m_store.file()).absolutePath()));
    const QByteArray good =
        R"({"host": "b", "user": "u", "remote_workdir": "/a/b", "run_command": "x {om}", "name": "n"})";
    const QByteArray damages[] = {"", "{", "[]", "{}", R"({"schema": 1})", R"({"schema": 1, "targets": {}})",
        R"({"schema": 2, "targets": []})", R"({"schema": "1", "targets": []})", R"({"schema": 1, "targets": [7]})",
        R"({"schema": 1, "targets": [)" + good + "," + good + "]}",
        R"({"schema": 1, "targets": [{"name": "a", "password": "x"}]})", QByteArray(10, '\0')};
    for (const QByteArray &damage : damages) {
        ASSERT_TRUE(writeFileAtomically(m_store.file(), damage));
        const auto all = m_store.all();
        ASSERT_FALSE(all) << damage.constData();
        EXPECT_TRUE(all.error().english().contains(m_store.file())) << all.error().english().toStdString();
        EXPECT_FALSE(m_store.add(target("lab"))) << damage.constData();
        EXPECT_FALSE(m_store.remove(QStringLiteral("n"))) << damage.constData();
        EXPECT_EQ(content(), damage);
    }
}

TEST_F(TargetStoreTest, NamesTheTargetThatIsDamaged)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    QByteArray bytes = content();
    bytes.replace("/home/me/tune", "/tune");
    ASSERT_TRUE(writeFileAtomically(m_store.file(), bytes));
    const QString text = m_store.all().error().english();
    EXPECT_TRUE(text.contains(QStringLiteral("targets[0]"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("remote_workdir"))) << text.toStdString();
}

TEST_F(TargetStoreTest, FindsByNameAndByFile)
{
    ASSERT_TRUE(m_store.add(target("lab")));
    EXPECT_EQ(findTarget(QStringLiteral("lab"), m_store).value().name, QStringLiteral("lab"));
    const QString path = m_folder.filePath(QStringLiteral("seed.json"));
    ASSERT_TRUE(writeTargetFile(path, target("")));
    EXPECT_EQ(findTarget(path, m_store).value().title(), QStringLiteral("me@box"));
    EXPECT_FALSE(findTarget(QStringLiteral("none"), m_store));
    const auto missing = findTarget(m_folder.filePath(QStringLiteral("none.json")), m_store);
    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.error().english().contains(QStringLiteral("none.json")));
}
