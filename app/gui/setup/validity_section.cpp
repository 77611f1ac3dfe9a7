// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/validity_section.h"

#include "setup/field_form.h"
#include "setup/setup_editor.h"
#include "setup/value_line.h"

#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int mostSteps = 1000000;
constexpr int longestSeconds = 7 * 24 * 3600;

} // namespace

ValiditySection::ValiditySection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_form(new FieldForm(this))
    , m_warmUp(new QSpinBox(this))
    , m_minSteps(new QSpinBox(this))
    , m_timeout(new QSpinBox(this))
    , m_object(new ValueLine([this](const QString &text) { return takeObject(text); }, this))
    , m_process(new ValueLine([this](const QString &text) { return takeProcess(text); }, this))
{
    m_warmUp->setObjectName(QStringLiteral("warmUp"));
    m_minSteps->setObjectName(QStringLiteral("minSteps"));
    m_timeout->setObjectName(QStringLiteral("timeout"));
    m_object->setObjectName(QStringLiteral("mainObject"));
    m_process->setObjectName(QStringLiteral("mainProcess"));
    m_warmUp->setRange(0, mostSteps);
    m_minSteps->setRange(1, mostSteps);
    m_timeout->setRange(0, longestSeconds);
    m_timeout->setSingleStep(60);
    for (QWidget *field : {static_cast<QWidget *>(m_warmUp), static_cast<QWidget *>(m_minSteps),
             static_cast<QWidget *>(m_timeout), static_cast<QWidget *>(m_object), static_cast<QWidget *>(m_process)}) {
        field->setMinimumWidth(150);
        m_form->add(field);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
    connectFields();
    retranslate();
}

void ValiditySection::connectFields()
{
    connect(m_warmUp, &QSpinBox::valueChanged, this, [this](int steps) {
        editor().change(tr("Change the warm-up"), [steps](RunSetup &setup) { setup.gates.dropFirst = steps; });
    });
    connect(m_minSteps, &QSpinBox::valueChanged, this, [this](int steps) {
        editor().change(tr("Change the minimum of steps"), [steps](RunSetup &setup) { setup.gates.minSteps = steps; });
    });
    connect(m_timeout, &QSpinBox::valueChanged, this, [this](int seconds) {
        editor().change(tr("Change the time limit"), [seconds](RunSetup &setup) { setup.timeoutSeconds = seconds; });
    });
    for (ValueLine *line : {m_object, m_process})
        connect(line, &ValueLine::problemChanged, this,
            [this, line](const QString &problem) { m_form->setProblem(line, problem); });
}

QString ValiditySection::takeObject(const QString &text)
{
    std::optional<ExecObject> object;
    if (!text.trimmed().isEmpty()) {
        object = ExecObject::parse(text.trimmed());
        if (!object)
            return tr("Write model:7, or session:graph such as 0:1.");
    }
    editor().change(tr("Change the main object"), [&object](RunSetup &setup) { setup.gates.mainObject = object; });
    return {};
}

QString ValiditySection::takeProcess(const QString &text)
{
    std::optional<std::int64_t> process;
    if (!text.trimmed().isEmpty()) {
        bool ok = false;
        process = text.trimmed().toLongLong(&ok);
        if (!ok || *process < 1)
            return tr("Give a whole number of 1 or more.");
    }
    editor().change(tr("Change the main process"), [&process](RunSetup &setup) { setup.gates.mainProcess = process; });
    return {};
}

void ValiditySection::showSetup(const RunSetup &setup)
{
    const QSignalBlocker quiet[] {QSignalBlocker(m_warmUp), QSignalBlocker(m_minSteps), QSignalBlocker(m_timeout)};
    m_warmUp->setValue(setup.gates.dropFirst);
    m_minSteps->setValue(setup.gates.minSteps);
    m_timeout->setValue(setup.timeoutSeconds);
    m_object->showValue(setup.gates.mainObject ? setup.gates.mainObject->name() : QString());
    m_process->showValue(setup.gates.mainProcess ? QString::number(*setup.gates.mainProcess) : QString());
}

QString ValiditySection::title() const
{
    return tr("Validity");
}

QString ValiditySection::summary(const RunSetup &setup) const
{
    const QString limit = setup.timeoutSeconds == 0 ? tr("no time limit") : tr("%1 s limit").arg(setup.timeoutSeconds);
    return tr("warm-up %1, at least %2 steps, %3").arg(setup.gates.dropFirst).arg(setup.gates.minSteps).arg(limit);
}

void ValiditySection::retranslate()
{
    m_form->setWords(m_warmUp,
        {tr("Warm-up steps"), tr("So many steps at the beginning of each trial are not counted."),
            QStringLiteral("1")});
    m_form->setWords(m_minSteps,
        {tr("Minimum of steps"), tr("A trial with fewer steps after the warm-up is not valid."), QStringLiteral("5")});
    m_form->setWords(m_timeout,
        {tr("Time limit per trial"), tr("A trial that takes longer is ended and is not valid. 0 = no limit."),
            tr("1800 s")});
    m_timeout->setSuffix(tr(" s"));
    m_timeout->setSpecialValueText(tr("none"));
    m_form->setWords(m_object,
        {tr("Main object"),
            tr("Which model's steps are measured if the workload runs several: model:7, or session:graph such as 0:1."),
            tr("the one with most steps")});
    m_object->setPlaceholderText(tr("automatic"));
    m_form->setWords(m_process,
        {tr("Main process"),
            tr("Which process is measured if several run the model: 1, 2, \u2026 counted by process id, or a process "
               "id."),
            tr("the one with most steps")});
    m_process->setPlaceholderText(tr("automatic"));
}

} // namespace tributary::gui
