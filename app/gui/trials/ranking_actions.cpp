// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/ranking_actions.h"

#include "document/document.h"
#include "report/result_text.h"
#include "stats/verdict.h"
#include "tuning/result_folder.h"
#include "window/message_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMenu>

#include <algorithm>
#include <set>

namespace tributary::gui
{

namespace
{

bool contains(const CandidateList &list, const Candidate &candidate)
{
    return std::find(list.begin(), list.end(), candidate) != list.end();
}

} // namespace

RunController::Start moreRounds(const ShownRun &run, const Candidate &candidate, int rounds, bool managePass)
{
    RunController::Start request;
    request.config = run.config;
    request.config.plan.extraRounds.push_back({{candidate}, rounds});
    std::erase(request.config.plan.excluded, candidate); // asked for by name: it takes part again
    request.folder = run.folder;
    request.resume = true;
    request.managePass = managePass;
    return request;
}

RankingActions::RankingActions(PageContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
    connect(&context.document, &Document::setupChanged, this, &RankingActions::followSetup);
}

QString RankingActions::whyNoMoreRounds() const
{
    if (m_context.controller.isBusy())
        return tr("A run goes on. Stop it first.");
    // A folder of the script can be looked at, but it holds no journal to go on with.
    if (!QFileInfo::exists(ResultFolder(m_run->folder).journal()))
        return tr("This result was imported and cannot be continued.");
    return {};
}

QMenu *RankingActions::makeMenu(const CandidateResult &result, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setToolTipsVisible(true);
    if (!m_run)
        return menu;
    const Candidate candidate = result.candidate;
    Document &document = m_context.document;
    const auto add = [menu](const char *name, const QString &text) {
        QAction *action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    QAction *baseline = add("setBaseline", tr("Set as baseline"));
    baseline->setEnabled(document.project().baseline != candidate);
    connect(baseline, &QAction::triggered, this, [&document, candidate] { document.setBaseline(candidate); });
    const bool isComparison = document.project().comparison == candidate;
    QAction *comparison = add("setComparison", tr("Set as comparison"));
    comparison->setCheckable(true);
    comparison->setChecked(isComparison);
    connect(comparison, &QAction::triggered, this, [&document, candidate, isComparison] {
        document.setComparison(isComparison ? std::nullopt : std::optional(candidate));
    });
    menu->addSeparator();
    connect(add("copyReproduce", tr("Copy the command that reproduces it")), &QAction::triggered, this,
        [this, candidate] { copyReproduceLine(candidate); });
    menu->addSeparator();
    addRoundsMenu(menu, result);
    QAction *exclude = add("exclude", tr("Exclude from further rounds"));
    exclude->setCheckable(true);
    exclude->setChecked(result.excluded);
    exclude->setEnabled(!candidate.isBaseline());
    connect(exclude, &QAction::triggered, this, [this, candidate](bool excluded) { setExcluded(candidate, excluded); });
    return menu;
}

void RankingActions::addRoundsMenu(QMenu *menu, const CandidateResult &result)
{
    QMenu *rounds = menu->addMenu(tr("Run more rounds of it"));
    const QString why = whyNoMoreRounds();
    rounds->setEnabled(why.isEmpty());
    rounds->menuAction()->setToolTip(why);
    std::set<int> counts {1, 2, 3, 5, 10};
    std::optional<int> enough;
    if (result.effect && result.verdict == Verdict::Undecided) {
        VerdictRule rule;
        rule.delta = m_run->config.plan.delta;
        enough = moreRoundsNeeded(*result.effect, rule);
    }
    if (enough)
        counts.insert(*enough);
    for (const int count : counts) {
        const QString text = count == 1 ? tr("1 more round") : tr("%1 more rounds").arg(count);
        QAction *action =
            rounds->addAction(enough == count ? tr("%1: enough for an answer, if the noise stays").arg(text) : text);
        action->setObjectName(QStringLiteral("rounds%1").arg(count));
        connect(action, &QAction::triggered, this,
            [this, candidate = result.candidate, count] { runMore(candidate, count); });
    }
}

void RankingActions::copyReproduceLine(const Candidate &candidate) const
{
    Analysis asIfRecommended;
    asIfRecommended.recommendation.kind = Recommendation::Kind::Change;
    asIfRecommended.recommendation.candidate = candidate;
    const RunConfig &config = m_run->config;
    QApplication::clipboard()->setText(config.isOffline()
            ? result_text::reproduceLines(asIfRecommended, config).join(QLatin1Char('\n'))
            : result_text::reproduceLine(asIfRecommended, config.command));
}

void RankingActions::runMore(const Candidate &candidate, int rounds)
{
    if (!m_run || !whyNoMoreRounds().isEmpty())
        return;
    const auto &runs = m_context.document.project().runs;
    const auto known =
        std::find_if(runs.begin(), runs.end(), [&](const ProjectRun &run) { return run.folder == m_run->folder; });
    const bool managePass = known != runs.end() && known->managePass;
    m_context.controller.start(moreRounds(*m_run, candidate, rounds, managePass));
}

void RankingActions::setExcluded(const Candidate &candidate, bool excluded)
{
    if (!m_run)
        return;
    RunSetup setup = m_context.document.project().setup;
    std::erase(setup.plan.excluded, candidate);
    if (excluded)
        setup.plan.excluded.push_back(candidate);
    m_touched[m_run->folder].insert(candidate);
    const QString what = (excluded ? tr("Exclude %1") : tr("Include %1")).arg(candidate.name());
    m_context.document.editSetup(what, setup);
    followSetup();
    if (m_run->live)
        m_context.messages.show(
            MessageBar::Level::Info, what, {}, tr("It takes effect when the run is stopped and resumed."));
}

// How a run is read and goes on follows the set-up, but only for the candidates that were changed here: the set-up may
// have been made for another run. Called after undo and redo as well.
void RankingActions::followSetup()
{
    const CandidateList &excluded = m_context.document.project().setup.plan.excluded;
    for (const auto &[folder, candidates] : m_touched) {
        const ShownRunPtr old = m_context.runs.find(folder);
        if (!old || old->live)
            continue;
        auto run = std::make_shared<ShownRun>(*old);
        CandidateList &list = run->config.plan.excluded;
        for (const Candidate &candidate : candidates) {
            std::erase(list, candidate);
            if (contains(excluded, candidate))
                list.push_back(candidate);
        }
        if (list != old->config.plan.excluded)
            m_context.runs.put(run);
    }
}

} // namespace tributary::gui
