// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/target.h"

#include <QWidget>

#include <set>
#include <vector>

class QLineEdit;
class QPushButton;

namespace tributary::gui
{

class FieldForm;

/// The fields of one target. What is wrong with a field is said below it as soon as it has been edited, or once the
/// user has tried to save.
class TargetForm : public QWidget
{
    Q_OBJECT

public:
    explicit TargetForm(QWidget *parent = nullptr);

    /// `otherNames`: of the other targets, which this one must not take.
    void setTarget(const Target &target, const QStringList &otherNames);
    /// As the fields are; a number that is none stays as it was.
    [[nodiscard]] Target target() const;
    /// Something differs from what setTarget() got.
    [[nodiscard]] bool isChanged() const;
    /// Says what is wrong with every field, and goes to the first that is. True if nothing is.
    bool checkAll();
    [[nodiscard]] QString problem(const char *field) const;

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Field {
        const char *name; ///< in the JSON
        QString Target::*text;
        std::optional<int> Target::*number;
        QLineEdit *line;
        QString shown; ///< by setTarget()
    };

    void addField(const char *name, QString Target::*text, bool isFixed = false);
    void addField(const char *name, std::optional<int> Target::*number);
    void addLine(Field field, bool isFixed);
    void browseKey();
    void onEdited(const Field &field);
    void showProblems();
    [[nodiscard]] QString problemOf(const Field &field) const;
    [[nodiscard]] Field &field(const char *name);
    void retranslate();

    FieldForm *m_form;
    std::vector<Field> m_fields;
    QPushButton *m_browse = nullptr;
    Target m_target;
    QStringList m_otherNames;
    std::set<const char *> m_touched;
    bool m_isSubmitted = false;
};

} // namespace tributary::gui
