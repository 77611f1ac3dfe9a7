// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "exec/process_runner.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <vector>

namespace tributary::testing_support
{

/// One compile as a test may change it before it ends.
struct FakeCompile {
    QString mode;
    QByteArray content; ///< of the model; the mode unless changed; null = none is written
    ExitState exit;
};

/// What all compilers of a test share.
struct CompilerStage {
    QStringList compiled; ///< the mode of each, in the order of starting
    ProcessSpec lastSpec;
    int running = 0;
    int mostAtOnce = 0;
    bool hold = false; ///< nothing ends before it is stopped
    std::function<void(FakeCompile &)> change;
};

/// A compiler whose last word is the path of its model.
class FakeCompiler : public ProcessRunner
{
public:
    explicit FakeCompiler(CompilerStage &stage)
        : m_stage(stage)
    {
    }

    void start(const ProcessSpec &spec) override
    {
        m_stage.lastSpec = spec;
        m_model = spec.words.last();
        m_compile.mode = spec.environment.value(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"));
        m_compile.content = m_compile.mode.toUtf8();
        m_stage.compiled << m_compile.mode;
        m_stage.mostAtOnce = std::max(m_stage.mostAtOnce, ++m_stage.running);
        m_isRunning = true;
        Q_EMIT output("first line\nthe last line of " + m_compile.content + "\n");
        if (!m_stage.hold)
            QMetaObject::invokeMethod(
                this, [this] { finish(); }, Qt::QueuedConnection);
    }
    void stop() override
    {
        m_compile.exit.kind = ExitState::Kind::Interrupted;
        QMetaObject::invokeMethod(
            this, [this] { finish(); }, Qt::QueuedConnection);
    }

private:
    void finish()
    {
        if (!std::exchange(m_isRunning, false))
            return;
        --m_stage.running;
        if (m_stage.change)
            m_stage.change(m_compile);
        const bool isGood = m_compile.exit.kind == ExitState::Kind::Exited && m_compile.exit.code == 0;
        if (isGood && !m_compile.content.isNull())
            (void)writeFileAtomically(m_model, m_compile.content);
        ProcessEnd end;
        end.exit = m_compile.exit;
        Q_EMIT finished(end);
    }

    CompilerStage &m_stage;
    QString m_model;
    FakeCompile m_compile;
    bool m_isRunning = false;
};

} // namespace tributary::testing_support
