// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/action_registry.h"

#include "look/icon.h"

#include <QAction>
#include <QCoreApplication>
#include <QRegularExpression>
#include <QWidget>

namespace tributary::gui
{

namespace
{

constexpr const char *englishProperty = "english";

QString plain(QString text)
{
    // Where the letter is no part of the text it stands behind it: "文件(&F)".
    static const QRegularExpression letterBehind(QStringLiteral("\\s*\\(&.\\)"));
    text.remove(letterBehind);
    text.remove(QLatin1Char('&'));
    if (text.endsWith(QChar(0x2026)))
        text.chop(1);
    return text;
}

} // namespace

ActionRegistry::ActionRegistry(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

QAction *ActionRegistry::add(const ActionSpec &spec, const std::function<void()> &run)
{
    auto *action = new QAction(this);
    const QString id = QString::fromLatin1(spec.id);
    action->setObjectName(id);
    action->setProperty(englishProperty, QString::fromUtf8(spec.text));
    action->setShortcuts(spec.shortcuts);
    if (*spec.icon != 0)
        action->setIcon(themedIcon(QString::fromLatin1(spec.icon)));
    connect(action, &QAction::triggered, this, [run] { run(); });
    m_window->addAction(action);
    m_actions.append(action);
    m_byId.insert(id, action);
    m_specs.insert(action, spec);
    return action;
}

QAction *ActionRegistry::action(const char *id) const
{
    QAction *action = m_byId.value(QString::fromLatin1(id));
    Q_ASSERT(action);
    return action;
}

QString ActionRegistry::groupOf(const QAction *action)
{
    return action->objectName().section(QLatin1Char('.'), 0, 0);
}

QString ActionRegistry::plainText(const QAction *action)
{
    return plain(action->text());
}

QString ActionRegistry::englishText(const QAction *action)
{
    return plain(action->property(englishProperty).toString());
}

void ActionRegistry::retranslate()
{
    for (QAction *action : std::as_const(m_actions)) {
        const ActionSpec &spec = m_specs[action];
        action->setText(QCoreApplication::translate("Actions", spec.text));
        const QString help = *spec.help == 0 ? QString() : QCoreApplication::translate("Actions", spec.help);
        action->setStatusTip({});
        QString tip = help.isEmpty() ? plainText(action) : help;
        if (!action->shortcut().isEmpty())
            tip += QStringLiteral(" (%1)").arg(action->shortcut().toString(QKeySequence::NativeText));
        action->setToolTip(tip);
        action->setWhatsThis(help);
    }
}

} // namespace tributary::gui
