// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_panel.h"

#include "graph/module_words.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace tributary::gui
{

ModulePanel::ModulePanel(QWidget *parent)
    : QWidget(parent)
    , m_nameLabel(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_typeLabel(new QLabel(this))
    , m_type(new QComboBox(this))
    , m_effectLabel(new QLabel(this))
    , m_effect(new QLineEdit(this))
{
    setObjectName(QStringLiteral("module"));
    m_name->setObjectName(QStringLiteral("moduleName"));
    m_type->setObjectName(QStringLiteral("moduleType"));
    m_effect->setObjectName(QStringLiteral("moduleEffect"));
    for (int type = 0; type <= static_cast<int>(ModuleType::Control); ++type)
        m_type->addItem({}, type);
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(4, 4, 4, 4);
    form->setVerticalSpacing(4);
    form->addRow(m_nameLabel, m_name);
    form->addRow(m_typeLabel, m_type);
    form->addRow(m_effectLabel, m_effect);
    m_nameLabel->setBuddy(m_name);
    m_typeLabel->setBuddy(m_type);
    m_effectLabel->setBuddy(m_effect);
    m_name->installEventFilter(this);
    m_effect->installEventFilter(this);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const QString name = m_name->text().trimmed();
        if (m_module == Module::noParent || name == m_graph->module(m_module).name)
            return;
        if (name.isEmpty())
            showModule(true);
        else
            Q_EMIT nameChosen(name);
    });
    connect(m_effect, &QLineEdit::editingFinished, this, [this] {
        if (m_module != Module::noParent && m_effect->text().trimmed() != m_graph->module(m_module).sideEffect)
            Q_EMIT sideEffectChosen(m_effect->text().trimmed());
    });
    connect(m_type, &QComboBox::activated, this, [this](int type) {
        if (m_module != Module::noParent && static_cast<ModuleType>(type) != m_graph->module(m_module).type)
            Q_EMIT typeChosen(static_cast<ModuleType>(type));
    });
    retranslate();
    showModule(true);
}

void ModulePanel::setModule(const LoadedGraphPtr &graph, int module)
{
    m_graph = graph;
    m_module = module;
    showModule(false);
}

// The same module comes again whenever something of the graph is known: that must not take away what is being typed.
void ModulePanel::showModule(bool anew)
{
    const bool has = m_module != Module::noParent;
    for (QWidget *widget : std::initializer_list<QWidget *> {m_name, m_type, m_effect})
        widget->setEnabled(has);
    const Module module = has ? m_graph->module(m_module) : Module();
    const auto show = [&](QLineEdit *field, const QString &text, const QString &before) {
        if (!anew && module.id == m_shown.id && text == before)
            return;
        field->setText(text);
        field->setCursorPosition(0);
    };
    show(m_name, module.name, m_shown.name);
    show(m_effect, module.sideEffect, m_shown.sideEffect);
    m_type->setCurrentIndex(has ? static_cast<int>(module.type) : -1);
    m_shown = module;
}

void ModulePanel::editName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
}

void ModulePanel::editSideEffect()
{
    m_effect->setFocus(Qt::ShortcutFocusReason);
    m_effect->selectAll();
}

bool ModulePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        showModule(true);
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ModulePanel::retranslate()
{
    m_nameLabel->setText(tr("&Module:"));
    m_name->setAccessibleName(tr("Name of the module"));
    m_name->setPlaceholderText(tr("select operators"));
    m_typeLabel->setText(tr("T&ype:"));
    m_type->setAccessibleName(tr("Type of the module"));
    m_effectLabel->setText(tr("&Effect:"));
    m_effect->setAccessibleName(tr("Side effect of the module"));
    m_effect->setToolTip(tr("What it changes besides its outputs, e.g. \"writes KV cache\""));
    for (int type = 0; type < m_type->count(); ++type)
        m_type->setItemText(type, wordsFor(static_cast<ModuleType>(type)));
}

void ModulePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
