// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QMenu;
class QMenuBar;

namespace tributary::gui
{

class ActionRegistry;

/// The menu bar of the window, filled from the registry.
class Menus : public QObject
{
    Q_OBJECT

public:
    Menus(const ActionRegistry &actions, QMenuBar *bar);

    void retranslate();

private:
    struct Titled {
        QMenu *menu;
        const char *title;
    };

    QMenu *add(QMenuBar *bar, const char *title);
    QMenu *addBelow(QMenu *parent, const char *title);

    QList<Titled> m_menus;
};

} // namespace tributary::gui
