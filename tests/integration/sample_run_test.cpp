// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// resources/examples/sample_run.py without CANN: what it says, and (with a package that only takes notes) what it
// calls.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

/// Notes every call in the file that GE_CALLS names; FAIL_AT makes one of them fail.
constexpr const char *recorder = R"PY(
import json, os

def note(name, *values):
    with open(os.environ["GE_CALLS"], "a") as calls:
        calls.write(json.dumps([name, *values]) + "\n")
    if os.environ.get("FAIL_AT") == name:
        raise RuntimeError("failed on request")
)PY";

constexpr const char *graphBuilder = R"PY(
from ge._notes import note
from ge.graph import Graph

class Holder:
    count = 0
    def __init__(self):
        Holder.count += 1
    def __add__(self, other):
        return Holder()
    __sub__ = __mul__ = __add__

class GraphBuilder:
    def __init__(self, name):
        note("builder", name)
    def create_input(self, index, *, name=None, data_type=None, format=None, shape=None):
        note("input", index, data_type, shape)
        return Holder()
    def set_graph_output(self, tensor, index):
        assert isinstance(tensor, Holder)
        note("output", index, Holder.count)
    def build_and_reset(self):
        return Graph()
)PY";

constexpr const char *graph = R"PY(
class Graph:
    pass

class Tensor:
    def __init__(self, data, file_path, data_type, format, shape):
        assert file_path is None and len(data) == shape[0] * shape[1]
        self.shape = shape
    def get_data(self):
        return [[1.0, 2.0]]
)PY";

constexpr const char *session = R"PY(
from ge._notes import note
from ge.graph import Graph, Tensor

class Session:
    def __init__(self, options):
        note("session", options)
    def add_graph(self, number, graph):
        assert isinstance(graph, Graph)
        note("add", number)
    def run_graph(self, number, inputs):
        note("run", number, inputs[0].shape)
        return [inputs[0]]
    def remove_graph(self, number):
        note("remove", number)
)PY";

constexpr const char *geApi = R"PY(
from ge._notes import note

class GeApi:
    def ge_initialize(self, options):
        note("initialize", options)
    def ge_finalize(self):
        note("finalize")
)PY";

struct SampleRun : public ::testing::Test {
    QTemporaryDir dir;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();

    void SetUp() override
    {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            GTEST_SKIP() << "no python3";
        environment.insert(QStringLiteral("PYTHONPATH"), dir.path());
        environment.insert(QStringLiteral("PYTHONDONTWRITEBYTECODE"), QStringLiteral("1"));
        environment.insert(QStringLiteral("GE_CALLS"), dir.filePath(QStringLiteral("calls")));
    }

    void put(const char *name, const char *text) const
    {
        const QString path = dir.filePath(QString::fromLatin1(name));
        ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    void putPackage() const
    {
        put("ge/__init__.py", "");
        put("ge/_notes.py", recorder);
        put("ge/es/__init__.py", "");
        put("ge/es/graph_builder.py", graphBuilder);
        put("ge/graph/__init__.py", graph);
        put("ge/graph/types.py", "class DataType:\n    DT_FLOAT = 0\nclass Format:\n    FORMAT_ND = 2\n");
        put("ge/session/__init__.py", session);
        put("ge/ge_global/__init__.py", geApi);
    }

    int run(const QStringList &arguments)
    {
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral("python3"),
            QStringList {QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/sample_run.py")} + arguments);
        EXPECT_TRUE(process.waitForFinished(60000));
        return process.exitCode();
    }

    /// The names of the calls, in order.
    QStringList calls()
    {
        QStringList names;
        for (const QJsonArray &call : callList())
            names += call.first().toString();
        return names;
    }

    [[nodiscard]] QList<QJsonArray> callList() const
    {
        QFile file(dir.filePath(QStringLiteral("calls")));
        QList<QJsonArray> list;
        if (!file.open(QIODevice::ReadOnly))
            return list;
        while (!file.atEnd())
            list += QJsonDocument::fromJson(file.readLine()).array();
        return list;
    }
};

} // namespace

TEST_F(SampleRun, WithoutThePackageItSaysWhatToDo)
{
    EXPECT_EQ(run({}), 3);
    const QString error = QString::fromUtf8(process.readAllStandardError());
    EXPECT_TRUE(error.contains(QStringLiteral("'ge'"))) << error.toStdString();
    EXPECT_TRUE(error.contains(QStringLiteral("set_env.sh")));
    EXPECT_FALSE(error.contains(QStringLiteral("Traceback")));
}

TEST_F(SampleRun, BadUsage)
{
    EXPECT_EQ(run({QStringLiteral("--steps"), QStringLiteral("0")}), 2);
    EXPECT_EQ(run({QStringLiteral("--nonsense")}), 2);
}

TEST_F(SampleRun, RunsTheWarmUpAndTheSteps)
{
    putPackage();
    ASSERT_EQ(run({QStringLiteral("--steps=3"), QStringLiteral("--dim=4"), QStringLiteral("--device=2")}), 0)
        << process.readAllStandardError().toStdString();
    const QStringList expected {QStringLiteral("initialize"), QStringLiteral("session"), QStringLiteral("builder"),
        QStringLiteral("input"), QStringLiteral("output"), QStringLiteral("add"), QStringLiteral("run"),
        QStringLiteral("run"), QStringLiteral("run"), QStringLiteral("run"), QStringLiteral("remove"),
        QStringLiteral("finalize")};
    EXPECT_EQ(calls(), expected);
    const QList<QJsonArray> list = callList();
    EXPECT_EQ(list[0][1].toObject().value(QStringLiteral("ge.exec.deviceId")).toString(), QStringLiteral("2"));
    EXPECT_EQ(list[3][3].toArray(), (QJsonArray {4, 4}));
    EXPECT_EQ(list[4][2].toInt(), 1 + 4 * 6 + 3); // the input, four branches of six, three to join them
    EXPECT_TRUE(process.readAllStandardOutput().contains("digest="));
}

TEST_F(SampleRun, AFailureIsTheExitCodeAndEverythingIsReleased)
{
    putPackage();
    environment.insert(QStringLiteral("FAIL_AT"), QStringLiteral("run"));
    EXPECT_EQ(run({QStringLiteral("--dim=4")}), 1);
    EXPECT_TRUE(process.readAllStandardError().contains("failed on request"));
    EXPECT_EQ(calls().mid(calls().size() - 2), (QStringList {QStringLiteral("remove"), QStringLiteral("finalize")}));
}
