// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ranking_model.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QMenu;

namespace tributary::gui
{

class DataTable;

/// The candidates of a run by their result, and what the verdict on the current one rests on.
class RankingView : public QWidget
{
    Q_OBJECT

public:
    explicit RankingView(RankingModel *model, QWidget *parent = nullptr);

    [[nodiscard]] DataTable *table() const { return m_table; }
    /// Makes the context menu of a candidate; the view adds copying and columns.
    void setMenuMaker(std::function<QMenu *(const CandidateResult &, QWidget *)> maker)
    {
        m_makeMenu = std::move(maker);
    }
    [[nodiscard]] QMenu *makeMenu(int row, QWidget *parent);

    [[nodiscard]] CandidateList selected() const;
    void setSelected(const CandidateList &candidates);
    /// What is said about the current candidate.
    [[nodiscard]] QString details() const;
    /// After the model has taken a new result.
    void updateDetails();

Q_SIGNALS:
    /// By the user.
    void selectedChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showStandIns();
    void retranslate();

    RankingModel *m_model;
    DataTable *m_table;
    QLabel *m_title;
    QLabel *m_details;
    std::function<QMenu *(const CandidateResult &, QWidget *)> m_makeMenu;
    bool m_hasStandIns = false; ///< of the rows that were shown last
    bool m_quiet = false; ///< the selection changes by the program
};

} // namespace tributary::gui
