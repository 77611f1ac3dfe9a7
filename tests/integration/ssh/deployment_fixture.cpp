// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/deployment_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QThread>

namespace tributary::test
{

void DeploymentTest::serve(const QStringList &config)
{
    ASSERT_TRUE(m_remote.isValid() && m_local.isValid());
    m_server = std::make_unique<Sshd>(config);
    ASSERT_TRUE(m_server->isRunning()) << m_server->log().toStdString();
    connectAgain();
}

void DeploymentTest::connectAgain()
{
    m_session.reset();
    auto session = newSession();
    ASSERT_TRUE(session) << text(session.error()) << m_server->log().toStdString();
    m_session = std::move(*session);
}

SshRoute DeploymentTest::route() const
{
    SshRoute route = m_server->route();
    route.port = m_port == 0 ? route.port : m_port;
    route.silenceSeconds = 5; // the library asks every two seconds at most
    return route;
}

Result<std::unique_ptr<SshSession>> DeploymentTest::newSession() const
{
    static FixedHostKeyPolicy acceptAll(HostKeyPolicy::Answer::AcceptOnce);
    static NoCredentials none;
    return connectSsh(route(), {acceptAll, none, {}}, CancelToken());
}

Deployment DeploymentTest::deployment(const QString &cannEnv) const
{
    DeploymentPlan plan = m_plan;
    plan.cannEnv = cannEnv;
    return Deployment(*m_session, plan, [this](const CancelToken &) { return newSession(); });
}

void DeploymentTest::prepare()
{
    const auto done = deployment().prepare([this](const QString &line) { m_log << line; }, m_cancel);
    ASSERT_TRUE(done) << text(done.error());
}

Result<void> DeploymentTest::upload(const QStringList &localPaths)
{
    std::vector<UploadItem> items;
    for (const QString &path : localPaths)
        items.push_back({path, QFileInfo(path).fileName()});
    return deployment().upload(
        items, progressSink(), [this](const QString &line) { m_log << line; }, m_cancel);
}

Result<Deployment::RunEnd> DeploymentTest::run(const QStringList &words, int timeoutSeconds)
{
    return deployment().run(
        {words, {}, timeoutSeconds},
        [this](const QByteArray &bytes) {
            m_output += bytes;
            if (m_onOutput)
                m_onOutput(bytes);
        },
        m_cancel);
}

Result<Deployment::RunEnd> DeploymentTest::runShell(const QString &script, int timeoutSeconds)
{
    return run({QStringLiteral("/bin/sh"), QStringLiteral("-c"), script}, timeoutSeconds);
}

Result<Deployment::Fetched> DeploymentTest::fetch()
{
    return deployment().fetchPlog(
        here(QStringLiteral("plog")), progressSink(), [this](const QString &line) { m_log << line; }, m_cancel);
}

ProgressSink DeploymentTest::progressSink()
{
    return [this](const TransferProgress &progress) {
        m_progress << progress;
        if (m_onProgress)
            m_onProgress(progress);
    };
}

QString DeploymentTest::makeFile(const QString &name, const QByteArray &content)
{
    QFile file(here(name));
    QDir().mkpath(QFileInfo(file).path());
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    return file.fileName();
}

QByteArray DeploymentTest::contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

QByteArray DeploymentTest::noise(qsizetype size)
{
    QRandomGenerator generator(1);
    QByteArray bytes(size + 8, 0);
    generator.fillRange(reinterpret_cast<quint32 *>(bytes.data()), size / 4 + 1);
    return bytes.left(size);
}

QList<qint64> DeploymentTest::processesOfRun() const
{
    QList<qint64> found;
    for (const QString &pid : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile environment(QStringLiteral("/proc/%1/environ").arg(pid));
        if (pid[0].isDigit() && environment.open(QIODevice::ReadOnly) && environment.readAll().contains(m_plan.runId))
            found << pid.toLongLong();
    }
    return found;
}

bool DeploymentTest::eventually(const std::function<bool()> &condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.elapsed() > 20000)
            return false;
        QThread::msleep(10);
    }
    return true;
}

std::jthread DeploymentTest::when(std::function<bool()> condition, std::function<void()> action)
{
    return std::jthread([condition = std::move(condition), action = std::move(action)] {
        if (eventually(condition))
            action();
    });
}

QByteArray DeploymentTest::randomRunId()
{
    return "test-" + QByteArray::number(QRandomGenerator::system()->generate64(), 16);
}

} // namespace tributary::test
