// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/candidate_streams.h"
#include "graph/graph_insight.h"
#include "graph/graph_scene.h"

#include <QTextBrowser>

namespace tributary::gui
{

/// What is known of the selected operator or group. Its neighbours are links.
class GraphDetails : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GraphDetails(QWidget *parent = nullptr);

    /// `box`: GraphScene::none shows the graph as a whole. `streams`: of the candidates that are shown. `insight`: null
    /// while it is not known.
    void showBox(const ScenePtr &scene, int box, const std::vector<CandidateStreamsPtr> &streams,
        const GraphInsightPtr &insight);

Q_SIGNALS:
    void operatorPicked(int op);

private:
    [[nodiscard]] QString graphText() const;
    [[nodiscard]] QString groupText(int box) const;
    [[nodiscard]] QString operatorText(int op) const;
    [[nodiscard]] QString streamRows(int op) const;
    [[nodiscard]] QString insightRows() const;
    [[nodiscard]] QString neighbours(int op, bool inputs) const;

    ScenePtr m_scene;
    std::vector<CandidateStreamsPtr> m_streams;
    GraphInsightPtr m_insight;
};

} // namespace tributary::gui
