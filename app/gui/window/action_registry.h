// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace tributary::gui
{

/// What an action is; texts are marked with QT_TRANSLATE_NOOP("Actions", "…").
struct ActionSpec {
    const char *id; ///< e.g. "run.start"; the part before the dot is its group
    const char *text; ///< as in a menu, with its "&"
    const char *help; ///< one sentence for tool tip and palette; may be empty
    const char *icon; ///< file in resources/icons without its ending; may be empty
    QList<QKeySequence> shortcuts; ///< the first is shown
};

/// Every action of the window, once: menus, buttons, the palette and the list of shortcuts take them from here.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    /// Shortcuts work in `window`.
    explicit ActionRegistry(QWidget *window);

    QAction *add(const ActionSpec &spec, const std::function<void()> &run);
    /// Null if there is none of that id.
    [[nodiscard]] QAction *find(const QString &id) const { return m_byId.value(id); }
    /// Must exist.
    [[nodiscard]] QAction *action(const char *id) const;
    /// In the order in which they were added.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }
    [[nodiscard]] static QString groupOf(const QAction *action);
    /// The text without "&" and the dots at its end.
    [[nodiscard]] static QString plainText(const QAction *action);
    /// The same in English, which is found in any language.
    [[nodiscard]] static QString englishText(const QAction *action);
    /// All texts in the language of now.
    void retranslate();

private:
    QWidget *m_window;
    QList<QAction *> m_actions;
    QMap<QString, QAction *> m_byId;
    QMap<const QAction *, ActionSpec> m_specs;
};

} // namespace tributary::gui
