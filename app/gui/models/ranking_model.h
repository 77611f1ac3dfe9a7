// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/candidate_looks.h"
#include "models/item_roles.h"
#include "stats/analysis.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace tributary::gui
{

/// Never changes once made; a view can keep it.
using AnalysisPtr = std::shared_ptr<const Analysis>;

/// The candidates of a run, best median first. New results move and change rows, never reset the model.
class RankingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { CandidateName, Speedup, VerdictWord, StandsFor, Median, P90, Cv, Label, Next, ColumnCount };

    explicit RankingModel(QObject *parent = nullptr);

    /// `delta`: the relative difference that matters in that run.
    void setAnalysis(const AnalysisPtr &analysis, double delta);
    void setLooks(const CandidateLooks &looks);
    /// The candidate that the user set as comparison is marked.
    void setComparison(std::optional<Candidate> comparison);
    /// The language has changed.
    void retranslate();

    [[nodiscard]] const CandidateResult &result(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] bool isRecommended(int row) const;
    /// True if a candidate was measured in place of others.
    [[nodiscard]] bool hasStandIns() const;
    /// "It stands for A, B: …"; empty where it stands for itself alone.
    static QString standInWords(const CandidateResult &result);
    /// The row of the candidate; -1 if there is none.
    [[nodiscard]] int find(const Candidate &candidate) const;

    /// The verdict as shown: "faster (not confirmed)", "output differs", "excluded", …
    static QString verdictWords(const CandidateResult &result);
    static ChipLook verdictChip(const CandidateResult &result);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void takeRows(std::vector<CandidateResult> rows);
    void setScale();
    void tellChanged();
    [[nodiscard]] QString text(const CandidateResult &result, int column) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QString csvText(int row, int column) const;
    [[nodiscard]] EffectBar bar(const CandidateResult &result) const;

    AnalysisPtr m_analysis;
    std::vector<CandidateResult> m_rows;
    CandidateLooks m_looks;
    std::optional<Candidate> m_comparison;
    double m_delta = 0.02;
    double m_scaleLo = 0.9;
    double m_scaleHi = 1.1;
};

} // namespace tributary::gui
