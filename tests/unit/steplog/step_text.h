// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steplog/step_collector.h"
#include "steplog/step_scanner.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <cstring>

namespace tributary::test
{

/// What GE would write for these values.
struct StepText {
    QByteArray api = "NnExecute";
    QByteArray mode = "LoadBalance:4";
    QByteArray identity = "model_id=7";
    std::int64_t step = 3;
    std::int64_t start_us = 1000;
    std::int64_t cost_us = 850;
    std::int64_t sync_us = 790;
    std::int64_t ret = 0;
    std::int64_t syncRet = 0;

    [[nodiscard]] QByteArray fields() const
    {
        const auto field = [](const char *key, std::int64_t value) {
            return " " + QByteArray(key) + "=" + QByteArray::number(qlonglong {value});
        };
        return " api=" + api + " mode=" + mode + " " + identity + field("step", step) + field("start_us", start_us)
            + field("end_us", start_us + cost_us) + field("cost_us", cost_us) + field("sync_us", sync_us)
            + field("ret", ret) + field("sync_ret", syncRet);
    }
    [[nodiscard]] QByteArray bare() const { return "[GE_MS_TUNE][STEP]" + fields(); }
};

inline const QByteArray headPrefix =
    "[INFO] GE(4321,python3):2026-08-21-10:00:00.123.456 [step_recorder.cc:137]4321 Record:";

/// The log that comes from a file of this content, fed in pieces of this size.
inline StepLog scan(
    const QByteArray &content, std::size_t piece = 1 << 20, const QString &path = QStringLiteral("a.log"))
{
    StepLog log;
    StepCollector collector(log);
    StepScanner scanner(collector, path, processOfFileName(path));
    for (std::size_t at = 0; at < static_cast<std::size_t>(content.size()); at += piece) {
        const std::size_t size = std::min(piece, static_cast<std::size_t>(content.size()) - at);
        std::memcpy(scanner.prepare(size), content.constData() + at, size);
        scanner.commit(size);
    }
    scanner.finish();
    collector.flush();
    return log;
}

inline void put(const QString &path, const QByteArray &content, QIODevice::OpenMode mode = QIODevice::WriteOnly)
{
    QDir().mkpath(path.left(path.lastIndexOf(QLatin1Char('/'))));
    QFile file(path);
    if (!file.open(mode) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace tributary::test
