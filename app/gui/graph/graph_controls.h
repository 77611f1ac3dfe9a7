// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"
#include "graph/graph_colours.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace tributary::gui
{

/// The two rows above the graph: which file, which candidates, how it is drawn, search.
class GraphControls : public QWidget
{
    Q_OBJECT

public:
    explicit GraphControls(QWidget *parent = nullptr);

    /// What can be switched on and off in the drawing; their keys work in the widgets that they are added to.
    [[nodiscard]] std::vector<QAction *> showActions() const;
    void setModuleMenu(QMenu *menu);

    void setFiles(const QString &graph, const QString &costs);
    /// Tells nobody: the page knows what it has chosen.
    void setCandidates(const CandidateList &all, const Candidate &shown, const std::optional<Candidate> &other);
    /// Without a graph only opening one is possible.
    void setGraphShown(bool shown);
    /// Durations can be shown only where there are some.
    void setHasCosts(bool has);
    /// `at`: of `count` boxes, from 1; 0 for none yet.
    void setMatches(int at, int count, bool searching);
    void setBusyText(const QString &text);
    void focusSearch();
    [[nodiscard]] ColourBy colourBy() const;
    void setColourBy(ColourBy by);

Q_SIGNALS:
    void openRequested();
    void costsRequested();
    void costsRemoved();
    void reloadRequested();
    void candidatePicked(const tributary::Candidate &candidate);
    void otherPicked(const std::optional<tributary::Candidate> &candidate);
    void colourPicked(tributary::gui::ColourBy by);
    void hideConstantsToggled(bool hide);
    void topDownToggled(bool topDown);
    void pathToggled(bool shown);
    void groupsToggled(bool shown);
    void openAllRequested(bool open);
    void fitRequested();
    void searched(const QString &text);
    void nextRequested(int step); ///< 1 or -1
    void searchLeft();
    void saveRequested();
    void copyRequested();
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *makeButton(const QString &name);
    void makeFirstRow();
    void makeSecondRow();
    void makeMenus();
    void makeShowMenu();
    void connectParts();
    void retranslate();
    void showFile();
    void fillColours();

    QToolButton *m_open;
    QLabel *m_file;
    QLabel *m_candidateLabel;
    QComboBox *m_candidate;
    QLabel *m_otherLabel;
    QComboBox *m_other;
    QLabel *m_colourLabel;
    QComboBox *m_colour;
    QLineEdit *m_search;
    QLabel *m_matches;
    QToolButton *m_show;
    QToolButton *m_modules;
    QToolButton *m_openAll;
    QToolButton *m_closeAll;
    QToolButton *m_fit;
    QToolButton *m_export;
    QLabel *m_busy;
    QToolButton *m_cancel;
    QAction *m_openGraph = nullptr;
    QAction *m_openCosts = nullptr;
    QAction *m_removeCosts = nullptr;
    QAction *m_reload = nullptr;
    QAction *m_hideConstants = nullptr;
    QAction *m_topDown = nullptr;
    QAction *m_path = nullptr;
    QAction *m_groups = nullptr;
    QAction *m_save = nullptr;
    QAction *m_copy = nullptr;
    QString m_graphPath;
    QString m_costsPath;
    bool m_hasCosts = false;
};

} // namespace tributary::gui
