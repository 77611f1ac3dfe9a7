// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run_store.h"
#include "setup/preflight_fix.h"
#include "setup/target_section.h"
#include "window/page_context.h"

#include <QWidget>

#include <vector>

class QFrame;
class QScrollArea;
class QVBoxLayout;

namespace tributary::gui
{

class EstimatePanel;
class HelpPanel;
class CandidatesSection;
class PreflightPanel;
class SectionBox;
class SetupEditor;
class SetupSection;
class WorkloadSection;

/// What is going to run: fields at the left, what they lead to at the right.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPage(PageContext &context, QWidget *parent = nullptr);

    [[nodiscard]] PreflightPanel *preflight() const { return m_preflight; }
    [[nodiscard]] EstimatePanel *estimate() const { return m_estimate; }
    [[nodiscard]] HelpPanel *help() const { return m_help; }
    /// The box of the section with this content.
    [[nodiscard]] SectionBox *boxOf(const QWidget *content) const;

Q_SIGNALS:
    // As of TargetSection.
    void targetWanted(const QString &name, tributary::gui::TargetWish wish);
    void targetCopyWanted(const tributary::Target &target);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeFields();
    QWidget *makeSide();
    SectionBox *addSection(SetupSection *section, QVBoxLayout *column, bool open);
    void connectParts();
    void watchTextFields();
    void colourLines();
    void showSetup();
    void showEstimate();
    /// The runs of the project, the shown one first, then the newest.
    [[nodiscard]] std::vector<ShownRunPtr> knownRuns() const;
    void openWhatMatters();
    void goTo(PreflightFix::Kind kind);
    void revealFocus(QWidget *now);

    PageContext m_context;
    SetupEditor *m_editor;
    std::vector<SectionBox *> m_boxes;
    std::vector<SetupSection *> m_sections;
    WorkloadSection *m_workload = nullptr;
    TargetSection *m_target = nullptr;
    SectionBox *m_targetBox = nullptr;
    CandidatesSection *m_candidates = nullptr;
    SectionBox *m_candidatesBox = nullptr;
    QScrollArea *m_scroll = nullptr;
    std::vector<QFrame *> m_lines;
    EstimatePanel *m_estimate = nullptr;
    PreflightPanel *m_preflight = nullptr;
    HelpPanel *m_help = nullptr;
};

} // namespace tributary::gui
