// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/same_streams_box.h"

#include "base/file_identity.h"
#include "document/document.h"
#include "graph/candidate_groups.h"
#include "graph/graph_reader.h"
#include "graph/op_summary_costs.h"
#include "look/look.h"
#include "report/result_text.h"
#include "setup/field_form.h"
#include "setup/setup_editor.h"
#include "tuning/dedupe.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int patienceMs = 300;
constexpr qsizetype mostLines = 6; ///< of who stands for whom; the tooltip has them all

/// Candidates that share their assignment with another one.
int sharing(const CandidateGroups &groups)
{
    std::size_t count = 0;
    for (const CandidateGroup &group : groups)
        count += 1 + group.others.size();
    return int(count);
}

} // namespace

SameStreamsBox::SameStreamsBox(SetupEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_sharing(new QLabel(this))
    , m_once(new QCheckBox(this))
    , m_details(new QLabel(this))
    , m_job(this)
{
    m_sharing->setObjectName(QStringLiteral("sharing"));
    m_sharing->setWordWrap(true);
    m_sharing->setTextFormat(Qt::PlainText);
    m_once->setObjectName(QStringLiteral("measureOnce"));
    m_details->setObjectName(QStringLiteral("standIns"));
    m_details->setWordWrap(true);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setIndent(22); // below the words of the tick
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_sharing);
    layout->addWidget(m_once);
    layout->addWidget(m_details);
    m_slow.setSingleShot(true);
    m_slow.setInterval(patienceMs);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        m_waiting = true;
        fill();
    });
    connect(m_once, &QCheckBox::toggled, this, [this](bool on) {
        m_editor.change(
            tr("Choose whether each assignment is measured once"), [on](RunSetup &setup) { setup.measureOnce = on; });
    });
    connect(&m_editor.document(), &Document::projectChanged, this, [this] { showSetup(m_editor.setup()); });
    retranslate();
}

SameStreamsBox::Question SameStreamsBox::question(const RunSetup &setup) const
{
    Question question;
    question.graph = m_editor.document().project().graph.file;
    question.candidates = setup.candidates().value_or(CandidateList {});
    RunConfig config;
    config.workingFolder = m_editor.workingFolder();
    config.environment = setup.environment;
    question.profile = profileOf(config);
    return question;
}

void SameStreamsBox::showSetup(const RunSetup &setup)
{
    const QSignalBlocker quiet(m_once);
    const bool toggled = m_once->isChecked() != setup.measureOnce;
    m_once->setChecked(setup.measureOnce);
    const Question now = question(setup);
    if (m_asked != now || fileState(now.graph) != m_askedState)
        ask(now);
    else
        fill();
    if (toggled)
        Q_EMIT groupsChanged();
}

void SameStreamsBox::ask(const Question &question)
{
    m_asked = question;
    m_askedState = fileState(question.graph);
    if (question.graph.isEmpty() || question.candidates.empty()) {
        m_job.cancel();
        take({});
        return;
    }
    m_slow.start();
    m_job.start([question, graph = m_found.graph](const CancelToken &cancel) { return find(question, graph, cancel); },
        [this](Found found) { take(std::move(found)); });
}

SameStreamsBox::Found SameStreamsBox::find(const Question &question, Loaded graph, const CancelToken &cancel)
{
    const QByteArray state = fileState(question.graph);
    if (!graph.file || graph.path != question.graph || graph.state != state) {
        auto file = readGraphFile(question.graph);
        if (!file)
            return {{}, {}, file.error()};
        graph = {question.graph, state, std::make_shared<const GraphFile>(std::move(*file))};
    }
    Found found {graph, {}, {}};
    const auto costs = readGivenCosts(question.profile);
    if (!costs) {
        found.error = costs.error();
        return found;
    }
    auto groups = groupBySameStreams(*graph.file, question.candidates, costs->has_value() ? &**costs : nullptr, cancel);
    if (groups)
        found.groups = std::move(*groups);
    else
        found.error = groups.error();
    return found;
}

void SameStreamsBox::take(Found found)
{
    m_slow.stop();
    m_waiting = false;
    const bool differs = found.groups != m_found.groups;
    m_found = std::move(found);
    fill();
    if (differs)
        Q_EMIT groupsChanged();
}

CandidateGroups SameStreamsBox::groups() const
{
    return m_once->isChecked() ? m_found.groups : CandidateGroups {};
}

QString SameStreamsBox::details() const
{
    if (m_waiting)
        return tr("Working out the stream assignments…");
    if (!m_found.groups.empty()) {
        QStringList lines = result_text::standIns(m_found.groups);
        lines.removeLast(); // what it means stands in the tooltip
        if (lines.size() > mostLines)
            lines = lines.first(mostLines - 1) + QStringList {tr("and %1 more").arg(lines.size() - mostLines + 1)};
        return lines.join(QLatin1Char('\n'));
    }
    if (m_found.error)
        return QStringList {m_found.error->what.translated(), m_found.error->hint.translated()}.join(QLatin1Char(' '));
    if (m_editor.document().project().graph.file.isEmpty())
        return tr("The project has no graph, so all candidates are measured. Choose one on the Graph page.");
    return tr("No two candidates have the same stream assignment in this graph: all are measured.");
}

void SameStreamsBox::fill()
{
    const CandidateGroups &groups = m_found.groups;
    setVisible(m_once->isChecked() || !groups.empty());
    m_sharing->setVisible(!groups.empty());
    m_sharing->setText(tr("%1 of %2 candidates would spread this graph like another one:")
                           .arg(sharing(groups))
                           .arg(m_asked ? m_asked->candidates.size() : 0));
    m_once->setText(tr("Measure each stream assignment once"));
    m_details->setText(details());
    m_details->setToolTip(result_text::standIns(groups).join(QLatin1Char('\n')));
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(m_found.error && !m_waiting ? Role::Bad : Role::Muted));
    m_details->setPalette(palette);
    markWrong(m_once, m_found.error && m_once->isChecked());
    describeField(m_once,
        {m_once->text(),
            tr("Of candidates with the same stream assignment in the project's graph only the first is measured, and "
               "its result stands for the others. What GE does after the assignment may still differ."),
            tr("off")});
}

void SameStreamsBox::retranslate()
{
    fill();
}

void SameStreamsBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace tributary::gui
