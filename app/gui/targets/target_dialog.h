// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "targets/question_board.h"

#include "remote/target.h"

#include <QDialog>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTabWidget;

namespace tributary::gui
{

class MessageBar;
class MessageRow;
class SecretPanel;
class TargetDesk;
class TargetForm;
class TargetListPanel;
class TestPanel;

/// The target machines: add, edit, duplicate, remove, test, import and export. Does not block the window. Questions
/// and errors appear inside it.
class TargetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TargetDialog(TargetDesk &desk, QWidget *parent = nullptr);
    ~TargetDialog() override;

    /// A form for a new target, filled in with `start`, e.g. that of an imported run.
    void addNew(const Target &start = {});
    void showTarget(const QString &name);
    /// Shows the target and starts its Test.
    void testTarget(const QString &name);
    void importFile(const QString &path);

    [[nodiscard]] TargetForm *form() const { return m_form; }
    [[nodiscard]] TestPanel *test() const { return m_test; }
    [[nodiscard]] SecretPanel *secrets() const { return m_secrets; }
    [[nodiscard]] MessageBar *messages() const { return m_messages; }
    [[nodiscard]] TargetListPanel *list() const { return m_list; }
    [[nodiscard]] QTabWidget *tabs() const { return m_tabs; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeDetails();
    void connectParts();
    void onCurrentChanged();
    void onListChanged();
    void showForm(const Target &target, bool isNew);
    void save(const std::function<void()> &then = {});
    void discard();
    /// `then` at once, or when unsaved changes are saved or given up.
    void leaveForm(const std::function<void()> &then);
    void duplicateShown();
    void removeShown();
    void chooseImport();
    void chooseExport();
    void startTest();
    /// For orders to the desk: selects the target, or says what went wrong.
    [[nodiscard]] std::function<void(const Result<QString> &)> thenSelect();
    /// What was asked about the target in the form is asked no more. False if nothing was.
    bool withdrawQuestion();
    void updateButtons();
    void retranslate();

    TargetDesk &m_desk;
    QuestionBoard m_board;
    QString m_shownName; ///< of the target in the form; empty = a new one, or none
    bool m_hasForm = false;
    bool m_isNew = false;

    QPointer<MessageRow> m_question; ///< about the target in the form; may be answered
    MessageBar *m_messages;
    TargetListPanel *m_list;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_empty = nullptr;
    QTabWidget *m_tabs = nullptr;
    TargetForm *m_form = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_discard = nullptr;
    SecretPanel *m_secrets = nullptr;
    TestPanel *m_test = nullptr;
};

} // namespace tributary::gui
