// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/edits_note.h"

#include "graph/module_selection.h"
#include "look/look.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace tributary::gui
{

namespace
{

constexpr qsizetype mostNamed = 3;

}

EditsNote::EditsNote(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_discard(new QToolButton(this))
{
    m_text->setObjectName(QStringLiteral("unapplied"));
    m_text->setWordWrap(true);
    m_discard->setObjectName(QStringLiteral("discardUnapplied"));
    m_discard->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_discard);
    connect(m_discard, &QToolButton::clicked, this, &EditsNote::discardRequested);
    hide();
    retranslate();
}

void EditsNote::setGraph(const LoadedGraphPtr &graph)
{
    m_graph = graph;
    retranslate();
    setVisible(graph && !graph->unapplied.empty());
}

void EditsNote::retranslate()
{
    m_discard->setText(tr("Discard them"));
    m_discard->setToolTip(tr("Take these changes out of the project; can be undone"));
    if (!m_graph)
        return;
    QStringList named;
    for (const std::size_t edit : m_graph->unapplied) {
        if (named.size() == mostNamed) {
            named << tr("and others");
            break;
        }
        named << wordsFor(m_graph->source.edits[edit]);
    }
    QPalette caution = palette();
    caution.setColor(QPalette::WindowText, roleColour(Role::Caution));
    m_text->setPalette(caution);
    m_text->setText(tr("%1 of %2 changes of modules found nothing in this graph: %3.")
                        .arg(QLocale().toString(m_graph->unapplied.size()),
                            QLocale().toString(m_graph->source.edits.size()), named.join(QStringLiteral("; "))));
}

void EditsNote::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace tributary::gui
