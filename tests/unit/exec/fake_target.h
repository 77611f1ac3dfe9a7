// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "exec/remote_trials.h"

#include <QDir>
#include <QMap>

#include <deque>

#include <gtest/gtest.h>

namespace tributary::testing_support
{

inline tl::unexpected<Error> fakeFault(const char *what)
{
    return fail({what});
}

/// A target in memory. What is planned for a call happens once, in order; a call without a plan goes well.
class FakeTarget : public TargetMachine
{
public:
    /// What a call does instead of going well.
    enum class Fault {
        None,
        Lost, ///< the connection is gone
        Refused, ///< connect() only: the server says no
        Error, ///< fails over a connection that stays
    };

    std::vector<CheckItem> check(
        const std::function<void(const CheckItem &)> &onItem, const CancelToken &cancel) override
    {
        calls << QStringLiteral("check");
        if (duringCheck)
            duringCheck();
        for (const CheckItem &item : checkItems) {
            if (!cancel.isCancelled())
                onItem(item);
        }
        return checkItems;
    }
    Result<void> connect(const CancelToken &) override
    {
        m_isRefused = false;
        const Fault fault = next(QStringLiteral("connect"));
        m_isRefused = fault == Fault::Refused;
        m_isConnected = fault == Fault::None;
        return m_isConnected ? Result<void>() : fakeFault("no way there");
    }
    [[nodiscard]] bool isRefused() const override { return m_isRefused; }
    [[nodiscard]] bool isConnected() const override { return m_isConnected; }

    Result<void> prepare(const CancelToken &) override { return done("prepare"); }
    Result<void> upload(
        const std::vector<UploadItem> &items, const ProgressSink &progress, const CancelToken &) override
    {
        for (const UploadItem &item : items) {
            uploaded << item.remoteName;
            progress({item.remoteName, 5, 10, 2.5});
        }
        return done("upload");
    }
    Result<Deployment::RunEnd> run(const Deployment::Run &run, const std::function<void(const QByteArray &)> &output,
        const CancelToken &cancel) override
    {
        lastRun = run;
        output(text);
        if (const auto ended = done("run"); !ended)
            return tl::unexpected(ended.error());
        if (duringRun)
            duringRun();
        if (cancel.isCancelled())
            return Deployment::RunEnd {Deployment::RunEnd::Kind::Interrupted, 15, 0.5, false};
        return end;
    }
    Result<Deployment::Fetched> fetchPlog(
        const QString &localFolder, const ProgressSink &, const LineSink &log, const CancelToken &) override
    {
        EXPECT_TRUE(!QDir(localFolder).exists() || QDir(localFolder).isEmpty()) << "nothing of an earlier attempt";
        log(QStringLiteral("one file"));
        (void)makeFolder(localFolder);
        (void)writeFileAtomically(localFolder + QStringLiteral("/plog-1.log"), "log");
        if (const auto ended = done("fetch"); !ended)
            return tl::unexpected(ended.error());
        return Deployment::Fetched {1, 3, refused};
    }
    Result<void> cleanUp(const CancelToken &) override { return done("clean up"); }

    [[nodiscard]] QString workFolder() const override { return QStringLiteral("/work dir"); }
    [[nodiscard]] QString modelPath(const QString &remoteName) const override
    {
        return QStringLiteral("/work dir/om/") + remoteName;
    }
    Result<QByteArray> fileState(const QString &path, const CancelToken &) override
    {
        return files.contains(path) ? "state " + files[path] : QByteArray();
    }
    Result<void> fetchFile(const QString &path, const QString &localPath, const CancelToken &) override
    {
        if (!files.contains(path))
            return fakeFault("no such file");
        return writeFileAtomically(localPath, files[path]);
    }

    QMap<QString, std::deque<Fault>> plan; ///< by the name of the call
    QStringList calls; ///< in their order
    QStringList uploaded;
    QStringList refused; ///< what fetchPlog() did not take
    QMap<QString, QByteArray> files; ///< the target's
    Deployment::Run lastRun;
    Deployment::RunEnd end {Deployment::RunEnd::Kind::Exited, 0, 1.5, false};
    std::function<void()> duringRun;
    QByteArray text = "hello\n"; ///< what the workload prints
    std::vector<CheckItem> checkItems {{CheckStep::Login, CheckItem::State::Passed, 0.1, "The login works", {}, {}},
        {CheckStep::Shell, CheckItem::State::Passed, 0.1, "Commands run", {}, {}}};
    std::function<void()> duringCheck;

private:
    Fault next(const QString &call)
    {
        calls << call;
        std::deque<Fault> &faults = plan[call];
        if (faults.empty())
            return Fault::None;
        const Fault fault = faults.front();
        faults.pop_front();
        return fault;
    }
    Result<void> done(const char *call)
    {
        EXPECT_TRUE(m_isConnected) << call << " without a connection";
        const Fault fault = next(QLatin1String(call));
        if (fault == Fault::None)
            return {};
        m_isConnected = fault != Fault::Lost;
        return fakeFault("it broke");
    }

    bool m_isConnected = false;
    bool m_isRefused = false;
};

/// Goes on only when somebody sleeps.
class FakeClock : public Clock
{
public:
    [[nodiscard]] std::int64_t monotonic_us() const override { return now_us; }
    [[nodiscard]] QDateTime now() const override { return QDateTime::fromMSecsSinceEpoch(now_us / 1000, Qt::UTC); }

    std::int64_t now_us = 1'000'000;
};

} // namespace tributary::testing_support
