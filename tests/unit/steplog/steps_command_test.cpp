// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

struct Answer {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Answer run(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"), QStringList(QStringLiteral("steps")) + arguments);
    EXPECT_TRUE(process.waitForFinished(60000));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

class StepsCommand : public ::testing::Test
{
protected:
    void SetUp() override
    {
        put(m_dir.filePath(QStringLiteral("plog-5_1.log")),
            StepText().bare() + "\n" + StepText {.step = 4}.bare() + "\n"
                + StepText {.identity = "session_id=0 graph_id=1"}.bare() + "\n[GE_MS_TUNE][STEP] api=x\n");
        put(m_dir.filePath(QStringLiteral("stdout.log")), StepText().bare() + "\n");
    }

    QTemporaryDir m_dir;
};

} // namespace

TEST_F(StepsCommand, Count)
{
    const Answer answer = run({m_dir.path(), QStringLiteral("--format"), QStringLiteral("count")});
    EXPECT_EQ(answer.status, 0);
    EXPECT_EQ(answer.out, "3\n");
    EXPECT_TRUE(answer.err.contains("plog-5_1.log:4: A STEP line has no field mode")) << answer.err.constData();
    EXPECT_TRUE(answer.err.contains("left out: 1")) << answer.err.constData();
}

TEST_F(StepsCommand, CsvOfOneObject)
{
    const Answer answer = run({QStringLiteral("--format=csv"), QStringLiteral("--main-graph=0:1"), m_dir.path()});
    EXPECT_EQ(answer.status, 0);
    const QByteArrayList lines = answer.out.split('\n');
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0], "execution,api,mode,step,start_us,end_us,cost_us,sync_us,ret,sync_ret,pid,file,line");
    EXPECT_TRUE(lines[1].startsWith("0:1,NnExecute,LoadBalance:4,3,1000,1850,850,790,0,0,5,"));
}

TEST_F(StepsCommand, Json)
{
    const Answer answer = run({QStringLiteral("--format=json"), m_dir.path()});
    EXPECT_EQ(answer.status, 0);
    const QJsonArray array = QJsonDocument::fromJson(answer.out).array();
    ASSERT_EQ(array.size(), 3);
    EXPECT_EQ(array[1].toObject()[QStringLiteral("step")].toInt(), 4);
    EXPECT_EQ(array[2].toObject()[QStringLiteral("execution")].toString(), QStringLiteral("0:1"));
    EXPECT_EQ(array[0].toObject()[QStringLiteral("pid")].toInt(), 5);
}

TEST_F(StepsCommand, NothingFound)
{
    const QString data = QStringLiteral(TRIBUTARY_TEST_DATA "/plog");
    EXPECT_EQ(run({QStringLiteral("--format=count"), data}).status, 1);
    EXPECT_EQ(run({QStringLiteral("--format=count"), data}).out, "0\n");
    EXPECT_EQ(run({QStringLiteral("--format=json"), data}).out, "[\n]\n");
    EXPECT_EQ(run({QStringLiteral("--main-graph=model:99"), m_dir.path()}).status, 1);
}

TEST_F(StepsCommand, BadUsage)
{
    const Answer missing = run({m_dir.path(), QStringLiteral("/nonexistent/plog")});
    EXPECT_EQ(missing.status, 2);
    EXPECT_TRUE(missing.err.contains("/nonexistent/plog"));
    EXPECT_TRUE(missing.out.isEmpty());
    EXPECT_EQ(run({}).status, 2);
    EXPECT_EQ(run({m_dir.path(), QStringLiteral("--format=xml")}).status, 2);
    EXPECT_EQ(run({m_dir.path(), QStringLiteral("--main-graph=7")}).status, 2);
    EXPECT_EQ(run({m_dir.path(), QStringLiteral("--nonsense")}).status, 2);
}
