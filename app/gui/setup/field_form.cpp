// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/field_form.h"

#include "look/look.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace tributary::gui
{

namespace
{

constexpr const char *labelProperty = "tributaryLabel";
constexpr const char *helpProperty = "tributaryHelp";
constexpr const char *standardProperty = "tributaryStandard";
constexpr int labelWidth = 150;

QColor mixed(const QColor &under, const QColor &over, double share)
{
    const auto mix = [share](int a, int b) { return int(a + (b - a) * share); };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()), mix(under.blue(), over.blue())};
}

QString tooltipOf(const FieldWords &words)
{
    QString text = QStringLiteral("<p>%1</p>").arg(words.help.toHtmlEscaped());
    if (!words.standard.isEmpty())
        text += QStringLiteral("<p>%1</p>").arg(FieldForm::tr("Default: %1").arg(words.standard).toHtmlEscaped());
    return text;
}

} // namespace

void describeField(QWidget *field, const FieldWords &words)
{
    field->setAccessibleName(words.label);
    field->setAccessibleDescription(words.help);
    field->setToolTip(tooltipOf(words));
    field->setWhatsThis(tooltipOf(words));
    field->setProperty(labelProperty, words.label);
    field->setProperty(helpProperty, words.help);
    field->setProperty(standardProperty, words.standard);
}

FieldWords helpOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QVariant help = widget->property(helpProperty); help.isValid())
            return {widget->property(labelProperty).toString(), help.toString(),
                widget->property(standardProperty).toString()};
    }
    return {};
}

void markWrong(QWidget *field, bool wrong)
{
    QPalette palette;
    if (wrong) {
        const QPalette own = QPalette();
        palette.setColor(
            QPalette::Base, mixed(own.color(QPalette::Base), roleColour(Role::Bad), isDark() ? 0.28 : 0.14));
    }
    field->setPalette(palette);
    field->setProperty("wrong", wrong);
}

FieldForm::FieldForm(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(8, 2, 0, 2);
    m_layout->setHorizontalSpacing(12);
    m_layout->setColumnMinimumWidth(0, labelWidth);
    m_layout->setColumnStretch(1, 1);
}

void FieldForm::add(QWidget *field, QWidget *row, bool wide)
{
    Row added {new QLabel(this), row ? row : field, new QLabel(this)};
    added.label->setBuddy(field);
    added.label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    added.label->setContentsMargins(0, 5, 0, 0);
    added.label->setWordWrap(true);
    added.problem->setWordWrap(true);
    added.problem->setTextFormat(Qt::PlainText);
    added.problem->hide();
    const int line = m_layout->rowCount();
    m_layout->addWidget(added.label, line, 0);
    m_layout->addWidget(added.content, line, 1, wide ? Qt::Alignment() : Qt::AlignLeft);
    m_layout->addWidget(added.problem, line + 1, 1);
    m_rows[field] = added;
}

void FieldForm::setWords(QWidget *field, const FieldWords &words)
{
    describeField(field, words);
    const Row row = m_rows.value(field);
    row.label->setText(words.label);
    row.label->setToolTip(field->toolTip());
}

void FieldForm::setProblem(QWidget *field, const QString &problem)
{
    const Row row = m_rows.value(field);
    row.problem->setText(problem);
    row.problem->setVisible(!problem.isEmpty());
    colourProblem(field, row);
}

QString FieldForm::problem(QWidget *field) const
{
    return m_rows.value(field).problem->text();
}

void FieldForm::setShown(QWidget *field, bool shown)
{
    const Row row = m_rows.value(field);
    row.label->setVisible(shown);
    row.content->setVisible(shown);
    row.problem->setVisible(shown && !row.problem->text().isEmpty());
}

void FieldForm::colourProblem(QWidget *field, const Row &row)
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(Role::Bad));
    row.problem->setPalette(palette);
    markWrong(field, !row.problem->text().isEmpty());
}

void FieldForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it)
            colourProblem(it.key(), it.value());
    }
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
