// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial_details.h"

#include "trials/environment_panel.h"
#include "trials/gates_panel.h"
#include "trials/live_output.h"
#include "trials/log_files.h"
#include "trials/log_view.h"
#include "trials/steps_panel.h"

#include <QEvent>
#include <QFileInfo>
#include <QTabBar>

namespace tributary::gui
{

TrialDetails::TrialDetails(QWidget *parent)
    : QTabWidget(parent)
    , m_output(new LiveOutput(this))
    , m_logs(new LogFiles(this))
    , m_steps(new StepsPanel(this))
    , m_environment(new EnvironmentPanel(this))
    , m_gates(new GatesPanel(this))
{
    setDocumentMode(true);
    setTabsClosable(true);
    setUsesScrollButtons(true);
    for (QWidget *page : {static_cast<QWidget *>(m_output), static_cast<QWidget *>(m_gates),
             static_cast<QWidget *>(m_logs), static_cast<QWidget *>(m_steps), static_cast<QWidget *>(m_environment)}) {
        addTab(page, QString());
        for (const auto side : {QTabBar::LeftSide, QTabBar::RightSide})
            tabBar()->setTabButton(count() - 1, side, nullptr); // these stay
    }
    connect(this, &QTabWidget::currentChanged, this, &TrialDetails::loadCurrent);
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int index) {
        QWidget *page = widget(index);
        removeTab(index);
        page->deleteLater();
    });
    connect(m_logs, &LogFiles::openRequested, this, &TrialDetails::openLog);
    retranslate();
}

void TrialDetails::setTrial(const ShownTrial &trial)
{
    const bool isSame =
        trial.run && m_trial.run && trial.run->folder == m_trial.run->folder && trial.row == m_trial.row;
    m_trial = trial;
    if (isSame)
        return;
    m_stale = {m_logs, m_steps, m_environment, m_gates};
    loadCurrent();
}

void TrialDetails::loadCurrent()
{
    const QWidget *page = currentWidget();
    if (m_stale.erase(page) == 0)
        return;
    if (page == m_logs)
        m_logs->setTrial(m_trial);
    else if (page == m_steps)
        m_steps->setTrial(m_trial);
    else if (page == m_environment)
        m_environment->setTrial(m_trial);
    else if (page == m_gates)
        m_gates->setTrial(m_trial);
}

void TrialDetails::openLog(const QString &path)
{
    for (int i = 0; i < count(); ++i) {
        const auto *view = qobject_cast<LogView *>(widget(i));
        if (view && view->path() == path) {
            setCurrentIndex(i);
            return;
        }
    }
    const int index = addTab(new LogView(path, this), QFileInfo(path).fileName());
    setTabToolTip(index, path);
    setCurrentIndex(index);
}

void TrialDetails::retranslate()
{
    setAccessibleName(tr("Details of the trial"));
    setTabText(indexOf(m_output), tr("Live output"));
    setTabText(indexOf(m_gates), tr("Gates"));
    setTabText(indexOf(m_logs), tr("Log files"));
    setTabText(indexOf(m_steps), tr("Steps"));
    setTabText(indexOf(m_environment), tr("Environment"));
}

void TrialDetails::changeEvent(QEvent *event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
