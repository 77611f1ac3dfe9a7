// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;
class QPushButton;

namespace tributary::gui
{

class TargetDesk;
class TargetListModel;

/// The managed targets with what can be done with them.
class TargetListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TargetListPanel(const TargetDesk &desk, QWidget *parent = nullptr);

    /// Of the selected target; empty = none.
    [[nodiscard]] QString current() const;
    /// Nothing happens if there is none of that name. currentChanged() follows if it is another one.
    void select(const QString &name);
    /// The same, or nothing for an empty name, without a signal.
    void selectQuietly(const QString &name);
    /// Those that need a saved target.
    void setSavedShown(bool saved);
    [[nodiscard]] QListView *view() const { return m_list; }

Q_SIGNALS:
    void currentChanged();
    void newWanted();
    void duplicateWanted();
    void removeWanted();
    void importWanted();
    void exportWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    TargetListModel *m_model;
    QListView *m_list;
    QPushButton *m_new;
    QPushButton *m_duplicate;
    QPushButton *m_remove;
    QPushButton *m_import;
    QPushButton *m_export;
};

/// A button that Enter does not press from elsewhere in a dialog.
QPushButton *plainButton(QWidget *parent, const char *name);

} // namespace tributary::gui
