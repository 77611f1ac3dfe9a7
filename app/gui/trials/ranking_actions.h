// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ranking_model.h"
#include "run/run_controller.h"
#include "run/run_store.h"
#include "window/page_context.h"

#include <QObject>

#include <map>
#include <set>

class QMenu;

namespace tributary::gui
{

/// The request that goes on with the run and adds `rounds` rounds of the candidate (and the baseline).
RunController::Start moreRounds(const ShownRun &run, const Candidate &candidate, int rounds, bool managePass);

/// What can be done with a candidate of the ranking.
class RankingActions : public QObject
{
    Q_OBJECT

public:
    RankingActions(PageContext &context, QObject *parent);

    void setRun(const ShownRunPtr &run) { m_run = run; }
    /// Actions are named setBaseline, setComparison, copyReproduce, rounds1, rounds2, …, exclude.
    [[nodiscard]] QMenu *makeMenu(const CandidateResult &result, QWidget *parent);

    void runMore(const Candidate &candidate, int rounds);
    /// Takes the candidate out of further rounds and of the recommendation, or back in. Undoable; trials stay.
    void setExcluded(const Candidate &candidate, bool excluded);

private:
    [[nodiscard]] QString whyNoMoreRounds() const;
    void addRoundsMenu(QMenu *menu, const CandidateResult &result);
    void copyReproduceLine(const Candidate &candidate) const;
    void followSetup();

    PageContext &m_context;
    ShownRunPtr m_run;
    std::map<QString, std::set<Candidate>> m_touched; ///< by run: whose exclusion was changed here
};

} // namespace tributary::gui
