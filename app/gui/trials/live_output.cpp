// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/live_output.h"

#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextCursor>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int batchMs = 100;
// More than this in one batch cannot be read by anyone: only its end is shown.
constexpr qsizetype batchBytes = qsizetype {256} * 1024;

} // namespace

LiveOutput::LiveOutput(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_view(new QPlainTextEdit(this))
{
    m_view->setReadOnly(true);
    m_view->setUndoRedoEnabled(false);
    m_view->setMaximumBlockCount(maxLines);
    m_view->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setFrameShape(QFrame::NoFrame);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setContentsMargins(8, 4, 8, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(m_view, 1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(batchMs);
    connect(&m_timer, &QTimer::timeout, this, &LiveOutput::flush);
    retranslate();
}

void LiveOutput::begin(const TrialSpec &spec)
{
    m_spec = spec;
    m_runs = true;
    m_pending.clear();
    m_dropped = 0;
    m_terminal = TerminalText();
    m_view->clear();
    retranslate();
}

void LiveOutput::append(const QByteArray &bytes)
{
    m_pending += bytes;
    if (m_pending.size() > 2 * batchBytes) {
        const qsizetype drop = m_pending.size() - batchBytes;
        m_dropped += drop;
        m_pending.remove(0, drop);
    }
    if (!m_timer.isActive())
        m_timer.start();
}

void LiveOutput::finish()
{
    m_runs = false;
    flush();
    retranslate();
}

void LiveOutput::flush()
{
    if (m_pending.isEmpty())
        return;
    QString text = m_terminal.feed(m_pending);
    m_pending.clear();
    if (m_dropped > 0) {
        text.prepend(QLatin1Char('\n') + tr("… %1 bytes left out here; they are in stdout.log").arg(m_dropped)
            + QLatin1Char('\n'));
        m_dropped = 0;
    }
    QScrollBar *bar = m_view->verticalScrollBar();
    const bool follows = bar->value() >= bar->maximum();
    const int place = bar->value();
    const int lines = m_view->blockCount();
    // Not appendPlainText(): a batch may end within a line. A cursor of its own leaves the user's selection alone.
    QTextCursor end(m_view->document());
    end.movePosition(QTextCursor::End);
    end.insertText(text);
    const int removed = lines + int(text.count(QLatin1Char('\n'))) - m_view->blockCount();
    bar->setValue(follows ? bar->maximum() : std::max(0, place - std::max(0, removed)));
}

void LiveOutput::retranslate()
{
    m_view->setAccessibleName(tr("Output of the running trial"));
    m_view->setPlaceholderText(
        m_runs ? tr("Nothing printed yet.") : tr("The output of a trial appears here while it runs."));
    m_title->setVisible(m_spec.has_value());
    if (m_spec)
        m_title->setText((m_runs ? tr("Trial %1, %2, runs") : tr("Trial %1, %2, has ended"))
                             .arg(m_spec->sequence)
                             .arg(m_spec->label()));
}

void LiveOutput::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
