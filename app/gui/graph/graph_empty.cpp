// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_empty.h"

#include "trials/empty_state.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QPushButton>

namespace tributary::gui
{

GraphEmpty::GraphEmpty(QWidget *parent)
    : QWidget(parent)
    , m_words(new EmptyState(this))
    , m_open(new QPushButton(this))
    , m_example(new QPushButton(this))
{
    m_words->setObjectName(QStringLiteral("emptyWords"));
    m_open->setObjectName(QStringLiteral("emptyOpen"));
    m_example->setObjectName(QStringLiteral("example"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_open);
    buttons->addWidget(m_example);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_words, 3);
    layout->addLayout(buttons);
    layout->addStretch(2);
    connect(m_open, &QPushButton::clicked, this, &GraphEmpty::openRequested);
    connect(m_example, &QPushButton::clicked, this, &GraphEmpty::exampleRequested);
    showAdvice();
}

void GraphEmpty::showAdvice()
{
    m_error.reset();
    m_loading.clear();
    retranslate();
}

void GraphEmpty::showLoading(const QString &path)
{
    m_error.reset();
    m_loading = path;
    retranslate();
}

void GraphEmpty::showError(const Error &error)
{
    m_error = error;
    m_loading.clear();
    retranslate();
}

void GraphEmpty::retranslate()
{
    m_open->setText(m_error ? tr("Open another graph…") : tr("Open a graph…"));
    m_example->setText(tr("Show the example"));
    m_open->setVisible(m_loading.isEmpty());
    m_example->setVisible(m_loading.isEmpty());
    if (m_error) {
        const QString why = QStringList {m_error->detail, m_error->hint.translated()}.join(QStringLiteral("\n\n"));
        m_words->setWords(m_error->what.translated(), why.trimmed());
    } else if (!m_loading.isEmpty()) {
        m_words->setWords(tr("Reading the graph…"), QDir::toNativeSeparators(m_loading));
    } else {
        m_words->setWords(tr("No graph yet"),
            tr("GE writes its graphs while it compiles the model: set DUMP_GE_GRAPH=2 in the environment of the "
               "workload, and DUMP_GRAPH_PATH to a folder, and run it once. Then open "
               "ge_proto_*_Build.txt of that folder, or drop the file here. DUMP_GRAPH_LEVEL=3 writes no other "
               "graph. ge_onnx_*.pbtxt, ge_readable_*.txt, Mermaid flowcharts (also in Markdown) and JSON files are "
               "read, too."));
    }
}

void GraphEmpty::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
