// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/steps_panel.h"

#include "models/steps_model.h"
#include "models/trial_files.h"
#include "steplog/steps_csv.h"
#include "trials/data_table.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

Result<StepLogPtr> readSteps(const QString &folder, const CancelToken &cancel)
{
    const TrialFolder files {folder};
    if (!QFileInfo::exists(files.stepsCsv()))
        return std::make_shared<const StepLog>(readStepLogs({files.stdoutLog(), files.plog()}, cancel));
    auto log = readStepsCsv(files.stepsCsv());
    if (!log)
        return tl::unexpected(log.error());
    return std::make_shared<const StepLog>(std::move(*log));
}

} // namespace

StepsPanel::StepsPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_model(new StepsModel(this))
    , m_table(new DataTable(QStringLiteral("trials/stepColumns"), this))
    , m_job(this)
{
    m_table->setModelWithWidths(m_model, {60, 90, 90, 60, 80, 130, 150, 90, 90, 120, 220});
    m_table->setFrameShape(QFrame::NoFrame);
    m_title->setContentsMargins(8, 4, 8, 4);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);
    retranslate();
}

void StepsPanel::setTrial(const ShownTrial &trial)
{
    m_model->setLog(nullptr);
    m_error.reset();
    m_job.cancel();
    m_state = State::Empty;
    if (!trial.isEmpty() && trial.row->trial) {
        m_state = State::Reading;
        m_job.start([folder = trial.run->folder, spec = trial.row->spec](
                        const CancelToken &cancel) { return readSteps(findTrialFolder(folder, spec), cancel); },
            [this](const Result<StepLogPtr> &log) {
                m_state = State::Shown;
                if (log)
                    m_model->setLog(*log);
                else
                    m_error = log.error();
                retranslate();
            });
    }
    retranslate();
}

void StepsPanel::retranslate()
{
    m_table->setAccessibleName(tr("Parsed steps of the trial"));
    m_model->retranslate();
    if (m_error)
        m_title->setText(m_error->translated());
    else if (m_state == State::Empty)
        m_title->setText(tr("Select a finished trial to see its steps."));
    else if (m_state == State::Reading)
        m_title->setText(tr("Reading…"));
    else
        m_title->setText(tr("STEP records, warm-up and all objects included: %1").arg(m_model->rowCount()));
    m_title->setToolTip(m_title->text());
}

void StepsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
