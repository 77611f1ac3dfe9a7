// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/log_view.h"

#include "trials/log_files.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QVBoxLayout>

namespace tributary::gui
{

LogView::LogView(const QString &path, QWidget *parent)
    : QWidget(parent)
    , m_path(path)
    , m_note(new QLabel(this))
    , m_find(new QLineEdit(this))
    , m_view(new QPlainTextEdit(this))
    , m_job(this)
{
    m_view->setReadOnly(true);
    m_view->setUndoRedoEnabled(false);
    m_view->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_find->setClearButtonEnabled(true);
    m_find->setMaximumWidth(220);
    connect(m_find, &QLineEdit::returnPressed, this, &LogView::findNext);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 4, 8, 4);
    top->addWidget(m_note, 1);
    top->addWidget(m_find);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_view);
    retranslate();
    m_job.start([path](const CancelToken &) { return readTail(path, maxBytes); },
        [this](const Result<FileTail> &tail) { showTail(tail); });
}

void LogView::showTail(const Result<FileTail> &tail)
{
    if (!tail) {
        m_error = tail.error();
    } else {
        m_size = tail->size;
        m_skipped = tail->skipped;
        m_view->setPlainText(tail->text);
        if (m_skipped > 0)
            m_view->moveCursor(QTextCursor::End);
    }
    retranslate();
}

void LogView::findNext()
{
    if (m_find->text().isEmpty() || m_view->find(m_find->text()))
        return;
    m_view->moveCursor(QTextCursor::Start); // go on from the top
    m_view->find(m_find->text());
}

void LogView::retranslate()
{
    m_view->setAccessibleName(tr("Text of %1").arg(m_path));
    m_find->setPlaceholderText(tr("Find (Enter: next)"));
    m_find->setAccessibleName(tr("Find in the file"));
    if (m_error)
        m_note->setText(m_error->translated());
    else if (m_skipped > 0)
        m_note->setText(
            tr("Only the last %1 of %2").arg(LogFiles::sizeText(m_size - m_skipped), LogFiles::sizeText(m_size)));
    else
        m_note->setText(m_path);
    m_note->setToolTip(m_path);
}

void LogView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
