// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Upload and fetch of one file against OpenSSH's scp, in turns, over the loopback and over a way of 20 ms there and
// back: ssh_bench [MiB] [rounds] [folder]. Each figure includes the connection. Prints medians in MiB/s and ratios.
#include "delay_proxy.h"
#include "remote/deployment.h"
#include "ssh/sshd_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace tributary;

namespace
{

constexpr int wayMs = 10;

struct Setup {
    test::Sshd server;
    QTemporaryDir folder; ///< holds the file here, the work folder and what is fetched
    qint64 mebibytes;
    int rounds;
    explicit Setup(const QString &place, qint64 size, int count)
        : folder(place + QStringLiteral("/ssh_bench-XXXXXX"))
        , mebibytes(size)
        , rounds(count)
    {
    }
    QString file() const { return folder.filePath(QStringLiteral("model.om")); }
    QString work() const { return folder.filePath(QStringLiteral("work")); }
};

[[noreturn]] void giveUp(const QString &why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    std::exit(1);
}

template <typename T>
void expect(const Result<T> &result)
{
    if (!result)
        giveUp(result.error().english());
}

void makeContent(const QString &path, qint64 mebibytes)
{
    QFile file(path);
    QByteArray block(1 << 20, 0);
    QRandomGenerator generator(1);
    if (!file.open(QIODevice::WriteOnly))
        giveUp(path);
    for (qint64 i = 0; i < mebibytes; ++i) {
        generator.fillRange(reinterpret_cast<quint32 *>(block.data()), block.size() / 4);
        file.write(block);
    }
}

std::unique_ptr<SshSession> connectAt(const Setup &setup, int port)
{
    static FixedHostKeyPolicy acceptAll(HostKeyPolicy::Answer::AcceptOnce);
    static NoCredentials none;
    SshRoute route = setup.server.route();
    route.port = port;
    auto session = connectSsh(route, {acceptAll, none, {}}, CancelToken());
    expect(session);
    return std::move(*session);
}

double secondsOf(const std::function<void()> &action)
{
    QElapsedTimer timer;
    timer.start();
    action();
    return double(timer.nsecsElapsed()) / 1e9;
}

/// Seconds of the upload without and with what checks it. The rate without is that of the log.
struct UploadTime {
    double whole = 0;
    double transfer = 0;
};

UploadTime ourUpload(const Setup &setup, int port)
{
    UploadTime time;
    const CancelToken never;
    qint64 lastByte = 0;
    QElapsedTimer timer;
    time.whole = secondsOf([&] {
        const auto session = connectAt(setup, port);
        Deployment deployment(*session, {setup.work(), "bench", {}});
        expect(deployment.prepare([](const QString &) {}, never));
        timer.start();
        expect(deployment.upload(
            {{setup.file(), QStringLiteral("model.om")}},
            [&](const TransferProgress &progress) {
                if (progress.done == progress.total)
                    lastByte = timer.nsecsElapsed();
            },
            [](const QString &) {}, never));
    });
    time.transfer = double(lastByte) / 1e9;
    return time;
}

double ourFetch(const Setup &setup, int port)
{
    const QString target = setup.folder.filePath(QStringLiteral("fetched"));
    const double seconds = secondsOf([&] {
        const auto session = connectAt(setup, port);
        Deployment deployment(*session, {setup.work(), "bench", {}});
        expect(deployment.fetchPlog(
            target, {}, [](const QString &) {}, CancelToken()));
    });
    QDir(target).removeRecursively();
    return seconds;
}

double scp(const Setup &setup, int port, const QString &from, const QString &to)
{
    return secondsOf([&] {
        const int code = QProcess::execute(QStringLiteral("scp"),
            {QStringLiteral("-q"), QStringLiteral("-F"), QStringLiteral("none"), QStringLiteral("-P"),
                QString::number(port), QStringLiteral("-i"), setup.server.path(QStringLiteral("login_ed25519")),
                QStringLiteral("-o"), QStringLiteral("StrictHostKeyChecking=no"), QStringLiteral("-o"),
                QStringLiteral("UserKnownHostsFile=/dev/null"), QStringLiteral("-o"), QStringLiteral("LogLevel=ERROR"),
                from, to});
        if (code != 0)
            giveUp(QStringLiteral("scp failed"));
    });
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void measure(const Setup &setup, const char *name, int port)
{
    const QString host = test::Sshd::user() + QStringLiteral("@127.0.0.1:");
    const QString sent = setup.folder.filePath(QStringLiteral("scp-sent"));
    const QString got = setup.folder.filePath(QStringLiteral("scp-got"));
    const QString om = setup.work() + QStringLiteral("/om/model.om");
    const QString plog = setup.work() + QStringLiteral("/plog/model.om");
    std::vector<double> up, checked, scpUp, down, scpDown;
    for (int round = 0; round < setup.rounds; ++round) {
        const UploadTime time = ourUpload(setup, port);
        up.push_back(time.transfer);
        checked.push_back(time.whole);
        QFile::remove(om);
        scpUp.push_back(scp(setup, port, setup.file(), host + sent));
        QFile::remove(sent);
        if (!QFile::exists(plog) && !QFile::copy(setup.file(), plog))
            giveUp(plog);
        down.push_back(ourFetch(setup, port));
        scpDown.push_back(scp(setup, port, host + plog, got));
        QFile::remove(got);
    }
    const auto rate = [&](const std::vector<double> &seconds) { return double(setup.mebibytes) / median(seconds); };
    std::printf("%-9s up %6.1f (checked %6.1f), scp %6.1f: ratio %.2f (checked %.2f)\n", name, rate(up), rate(checked),
        rate(scpUp), rate(up) / rate(scpUp), rate(checked) / rate(scpUp));
    std::printf(
        "%-9s down %6.1f, scp %6.1f: ratio %.2f\n", name, rate(down), rate(scpDown), rate(down) / rate(scpDown));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const qint64 mebibytes = argc > 1 ? std::atoll(argv[1]) : 1024;
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 3;
    const QString place = argc > 3 ? QFile::decodeName(argv[3]) : QStringLiteral("/dev/shm");
    const Setup setup(place, mebibytes, rounds);
    if (!setup.server.isRunning() || !setup.folder.isValid())
        giveUp(QStringLiteral("no server, or no folder ") + place);
    makeContent(setup.file(), mebibytes);
    std::printf("%lld MiB, medians of %d rounds in turns, MiB/s\n", static_cast<long long>(mebibytes), rounds);
    measure(setup, "loopback", setup.server.port());
    const bench::DelayProxy proxy(setup.server.port(), wayMs);
    measure(setup, "20 ms", proxy.port());
    return 0;
}
