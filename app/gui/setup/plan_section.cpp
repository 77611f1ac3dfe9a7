// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/plan_section.h"

#include "setup/field_form.h"
#include "setup/setup_editor.h"
#include "setup/value_line.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double percent = 100.0;

} // namespace

PlanSection::PlanSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_form(new FieldForm(this))
    , m_kindRow(new QWidget(this))
    , m_adaptive(new QRadioButton(m_kindRow))
    , m_fixed(new QRadioButton(m_kindRow))
    , m_rounds(new QSpinBox(this))
    , m_confirm(new QSpinBox(this))
    , m_delta(new QDoubleSpinBox(this))
    , m_order(new QComboBox(this))
    , m_seed(new ValueLine([this](const QString &text) { return takeSeed(text); }, this))
    , m_control(new QCheckBox(this))
    , m_refine(new QCheckBox(this))
{
    layOut();
    connectNumbers();
    connectChoices();
    retranslate();
}

void PlanSection::layOut()
{
    m_adaptive->setObjectName(QStringLiteral("adaptive"));
    m_fixed->setObjectName(QStringLiteral("fixed"));
    m_rounds->setObjectName(QStringLiteral("rounds"));
    m_confirm->setObjectName(QStringLiteral("confirmRounds"));
    m_delta->setObjectName(QStringLiteral("delta"));
    m_seed->setObjectName(QStringLiteral("seed"));
    m_control->setObjectName(QStringLiteral("control"));
    m_rounds->setRange(1, mostRounds);
    m_confirm->setRange(1, mostRounds);
    m_delta->setRange(0.1, 50);
    m_delta->setDecimals(1);
    m_delta->setSingleStep(0.5);
    for (const RoundOrder order : {RoundOrder::Mirrored, RoundOrder::Shuffled, RoundOrder::RoundRobin})
        m_order->addItem({}, int(order));
    auto *kinds = new QVBoxLayout(m_kindRow);
    kinds->setContentsMargins(0, 3, 0, 0);
    kinds->setSpacing(2);
    kinds->addWidget(m_adaptive);
    kinds->addWidget(m_fixed);
    m_form->add(m_adaptive, m_kindRow);
    for (QWidget *field : {static_cast<QWidget *>(m_rounds), static_cast<QWidget *>(m_confirm),
             static_cast<QWidget *>(m_delta), static_cast<QWidget *>(m_order), static_cast<QWidget *>(m_seed),
             static_cast<QWidget *>(m_control), static_cast<QWidget *>(m_refine)})
        m_form->add(field);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
}

void PlanSection::connectNumbers()
{
    connect(m_rounds, &QSpinBox::valueChanged, this, [this](int rounds) {
        editor().change(tr("Change the rounds"), [rounds](RunSetup &setup) { setup.plan.repeat = rounds; });
    });
    connect(m_confirm, &QSpinBox::valueChanged, this, [this](int rounds) {
        editor().change(
            tr("Change the confirm rounds"), [rounds](RunSetup &setup) { setup.plan.confirmRounds = rounds; });
    });
    connect(m_delta, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        editor().change(tr("Change the difference that matters"),
            [value](RunSetup &setup) { setup.plan.delta = std::round(value * 10) / (10 * percent); });
    });
    connect(m_seed, &ValueLine::problemChanged, this,
        [this](const QString &problem) { m_form->setProblem(m_seed, problem); });
}

void PlanSection::connectChoices()
{
    connect(m_fixed, &QRadioButton::toggled, this, [this](bool fixed) {
        editor().change(tr("Change the kind of plan"),
            [fixed](RunSetup &setup) { setup.plan.kind = fixed ? PlanKind::Fixed : PlanKind::Adaptive; });
    });
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        const auto order = static_cast<RoundOrder>(m_order->currentData().toInt());
        editor().change(tr("Change the order"), [order](RunSetup &setup) { setup.plan.order = order; });
    });
    connect(m_control, &QCheckBox::toggled, this, [this](bool on) {
        editor().change(tr("Change the control"), [on](RunSetup &setup) { setup.plan.control = on; });
    });
    connect(m_refine, &QCheckBox::toggled, this, [this](bool on) {
        editor().change(tr("Change the refining"), [on](RunSetup &setup) { setup.plan.refine = on; });
    });
}

QString PlanSection::takeSeed(const QString &text)
{
    bool ok = false;
    const quint64 seed = text.trimmed().toULongLong(&ok);
    if (!ok)
        return tr("Give a whole number of 0 or more.");
    editor().change(tr("Change the seed"), [seed](RunSetup &setup) { setup.plan.seed = seed; });
    return {};
}

void PlanSection::showSetup(const RunSetup &setup)
{
    const PlanOptions &plan = setup.plan;
    const QSignalBlocker quiet[] {QSignalBlocker(m_adaptive), QSignalBlocker(m_fixed), QSignalBlocker(m_rounds),
        QSignalBlocker(m_confirm), QSignalBlocker(m_delta), QSignalBlocker(m_order), QSignalBlocker(m_control),
        QSignalBlocker(m_refine)};
    (plan.kind == PlanKind::Fixed ? m_fixed : m_adaptive)->setChecked(true);
    m_rounds->setValue(plan.repeat);
    m_confirm->setValue(plan.confirmRounds);
    m_delta->setValue(plan.delta * percent);
    m_order->setCurrentIndex(m_order->findData(int(plan.order)));
    m_seed->showValue(QString::number(plan.seed));
    m_control->setChecked(plan.hasControl());
    m_refine->setChecked(plan.refine);
    m_form->setShown(m_confirm, plan.kind == PlanKind::Adaptive);
    m_form->setShown(m_refine, plan.kind == PlanKind::Adaptive);
    m_form->setShown(m_seed, plan.order == RoundOrder::Shuffled);
    showWordsOfKind(plan.kind);
}

QString PlanSection::title() const
{
    return tr("Plan");
}

QString PlanSection::summary(const RunSetup &setup) const
{
    if (setup.plan.kind == PlanKind::Fixed)
        return tr("fixed, rounds: %1").arg(setup.plan.repeat);
    return tr("adaptive, rounds: %1 and up to %2").arg(setup.plan.repeat).arg(setup.plan.confirmRounds);
}

void PlanSection::showWordsOfKind(PlanKind kind)
{
    if (kind == PlanKind::Fixed)
        m_form->setWords(m_rounds,
            {tr("Rounds"), tr("How often every candidate runs. A verdict needs at least three valid rounds."),
                QStringLiteral("3")});
    else
        m_form->setWords(m_rounds,
            {tr("Screening rounds"), tr("How often every candidate runs before the leaders are chosen."),
                QStringLiteral("3")});
}

void PlanSection::retranslate()
{
    const QSignalBlocker quiet(m_order);
    m_form->setWords(m_adaptive,
        {tr("Plan"),
            tr("Adaptive: all candidates are screened, then the best ones and default run in fresh rounds until the "
               "answer is clear. Fixed: the same number of rounds for all, judged as the sample script does."),
            tr("adaptive")});
    m_adaptive->setText(tr("Adaptive: screen all, then confirm the leaders"));
    m_fixed->setText(tr("Fixed: the same rounds for all"));
    describeField(m_fixed, helpOf(m_adaptive));
    m_fixed->setAccessibleName(m_fixed->text());
    m_adaptive->setAccessibleName(m_adaptive->text());
    m_form->setWords(m_confirm,
        {tr("Confirm rounds"),
            tr("Fresh rounds of the leaders, at most. They end earlier if the answer is clear. The speedup that is "
               "reported comes from these alone."),
            QStringLiteral("8")});
    m_form->setWords(m_delta,
        {tr("Difference that matters"), tr("A speedup below this is called slight. Smaller values need more rounds."),
            tr("2 %")});
    m_delta->setSuffix(tr(" %"));
    m_form->setWords(m_order,
        {tr("Order"),
            tr("Order of the candidates within rounds. Mirrored: forward, then backward, so that a steady drift of the "
               "machine hits all alike. Shuffled: by chance, from the seed."),
            tr("mirrored")});
    m_order->setItemText(0, tr("Mirrored"));
    m_order->setItemText(1, tr("Shuffled"));
    m_order->setItemText(2, tr("Round-robin"));
    m_form->setWords(
        m_seed, {tr("Seed"), tr("The same seed gives the same shuffled order again."), QStringLiteral("1")});
    m_form->setWords(m_control,
        {tr("Control"),
            tr("default runs twice per round: how much the two differ is the noise that no comparison can go below."),
            tr("on in an adaptive plan, off in a fixed one")});
    m_control->setText(tr("Run default twice per round to measure the noise"));
    m_form->setWords(m_refine,
        {tr("Refine"), tr("Then also tries the neighbours of the winner's stream count, e.g. 3 and 5 around 4."),
            tr("off")});
    m_refine->setText(tr("Also try the neighbours of the winner's stream count"));
    showWordsOfKind(editor().setup().plan.kind);
}

} // namespace tributary::gui
