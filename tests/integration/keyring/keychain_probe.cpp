// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the keychain of the session that it is started in, for keychain_test.cpp: keychain_probe LIMIT_MS STEP KEY …
// A step is one of
//   read KEY, remove KEY, write KEY HEX   by KeychainSecretStore
//   empty KEY                              stores an empty text behind its back
//   cancel KEY                             reads, and is cancelled meanwhile
//   cont PID                               wakes a stopped process
//   until KEY                              reads until there is an answer
// and prints one line: what came of it.
#include "secrets/keychain_jobs.h"
#include "secrets/keychain_secret_store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <csignal>
#include <cstdio>
#include <thread>

using namespace tributary;

namespace
{

QByteArray nameOf(SecretTrouble trouble)
{
    switch (trouble) {
    case SecretTrouble::Locked:
        return "locked";
    case SecretTrouble::Denied:
        return "denied";
    case SecretTrouble::NoService:
        return "no-service";
    case SecretTrouble::Slow:
        return "slow";
    case SecretTrouble::Failed:
        return "failed";
    case SecretTrouble::Cancelled:
        break;
    }
    return "cancelled";
}

QByteArray troubleText(const SecretError &error)
{
    return nameOf(error.trouble) + ": " + error.error.english().toUtf8();
}

QByteArray readText(const SecretResult<std::optional<Secret>> &read)
{
    if (!read)
        return troubleText(read.error());
    if (!*read)
        return "not-there";
    return (*read)->isEmpty() ? QByteArray("empty") : "stored " + QByteArray((*read)->data(), (*read)->size()).toHex();
}

QByteArray doneText(const SecretResult<void> &done)
{
    return done ? QByteArray("done") : troubleText(done.error());
}

class Probe
{
public:
    explicit Probe(int limitMs)
        : m_store(limitMs)
    {
    }

    QByteArray run(const QString &step, const QString &key, const QString &hex)
    {
        if (step == QLatin1String("write"))
            return doneText(m_store.write(key, Secret(QByteArray::fromHex(hex.toLatin1())), m_cancel));
        if (step == QLatin1String("remove"))
            return doneText(m_store.remove(key, m_cancel));
        if (step == QLatin1String("empty"))
            return storeEmpty(key);
        if (step == QLatin1String("cancel"))
            return cancelledRead(key);
        if (step == QLatin1String("cont"))
            return ::kill(pid_t(key.toInt()), SIGCONT) == 0 ? "done" : "failed";
        if (step == QLatin1String("until"))
            return readUntilAnswer(key);
        return readText(m_store.read(key, m_cancel));
    }

private:
    static QByteArray storeEmpty(const QString &key)
    {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        const auto answer = askKeychain({KeychainQuestion::Kind::Write, key}, deadline, CancelToken());
        return QByteArray::number(int(answer.code));
    }

    QByteArray cancelledRead(const QString &key)
    {
        CancelToken token;
        std::thread canceller([token]() mutable {
            QThread::msleep(100);
            token.cancel();
        });
        const auto read = m_store.read(key, token);
        canceller.join();
        return readText(read);
    }

    QByteArray readUntilAnswer(const QString &key)
    {
        QElapsedTimer timer;
        timer.start();
        for (;;) {
            auto read = m_store.read(key, m_cancel);
            const bool isSlow = !read && read.error().trouble == SecretTrouble::Slow;
            if (!isSlow || timer.elapsed() > 20000)
                return readText(read);
        }
    }

    KeychainSecretStore m_store;
    CancelToken m_cancel;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QStringList words = QCoreApplication::arguments().mid(1);
    Probe probe(words.takeFirst().toInt());
    while (words.size() >= 2) {
        const QString step = words.takeFirst();
        const QString key = words.takeFirst();
        const QString hex = step == QLatin1String("write") ? words.takeFirst() : QString();
        std::puts(probe.run(step, key, hex).constData());
        std::fflush(stdout);
    }
    return 0;
}
