// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/output_section.h"

#include "setup/field_form.h"
#include "setup/setup_editor.h"
#include "setup/value_line.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr int fileLines = 3;

QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            lines << line.trimmed();
    }
    return lines;
}

QString toleranceText(double value)
{
    return QString::number(value, 'g', 10);
}

} // namespace

OutputSection::OutputSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_form(new FieldForm(this))
    , m_pattern(new ValueLine([this](const QString &text) { return takePattern(text); }, this))
    , m_files(new QPlainTextEdit(this))
    , m_numbers(new QComboBox(this))
    , m_absolute(new ValueLine(
          [this](const QString &text) { return takeTolerance(text, &OutputCheck::absoluteTolerance); }, this))
    , m_relative(new ValueLine(
          [this](const QString &text) { return takeTolerance(text, &OutputCheck::relativeTolerance); }, this))
{
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_pattern->setObjectName(QStringLiteral("pattern"));
    m_pattern->setFont(fixed);
    m_files->setObjectName(QStringLiteral("files"));
    m_files->setFont(fixed);
    m_files->setTabChangesFocus(true);
    m_files->setUndoRedoEnabled(false);
    m_files->setFixedHeight(m_files->fontMetrics().lineSpacing() * fileLines + 14);
    m_numbers->addItem(QStringLiteral("float32"), int(OutputCheck::Numbers::Float32));
    m_numbers->addItem(QStringLiteral("float64"), int(OutputCheck::Numbers::Float64));
    m_absolute->setObjectName(QStringLiteral("absoluteTolerance"));
    m_relative->setObjectName(QStringLiteral("relativeTolerance"));
    m_form->add(m_pattern, nullptr, true);
    m_form->add(m_files, nullptr, true);
    for (QWidget *field :
        {static_cast<QWidget *>(m_numbers), static_cast<QWidget *>(m_absolute), static_cast<QWidget *>(m_relative)})
        m_form->add(field);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
    connectFields();
    retranslate();
}

void OutputSection::connectFields()
{
    for (ValueLine *line : {m_pattern, m_absolute, m_relative})
        connect(line, &ValueLine::problemChanged, this,
            [this, line](const QString &problem) { m_form->setProblem(line, problem); });
    connect(m_files, &QPlainTextEdit::textChanged, this, [this] {
        const QStringList files = linesOf(m_files->toPlainText());
        editor().change(tr("Change the output files"), [&files](RunSetup &setup) { setup.outputCheck.files = files; });
    });
    connect(m_numbers, &QComboBox::currentIndexChanged, this, [this] {
        const auto numbers = static_cast<OutputCheck::Numbers>(m_numbers->currentData().toInt());
        editor().change(
            tr("Change what the files hold"), [numbers](RunSetup &setup) { setup.outputCheck.numbers = numbers; });
    });
}

QString OutputSection::takePattern(const QString &text)
{
    editor().change(tr("Change the output pattern"), [&text](RunSetup &setup) { setup.outputCheck.pattern = text; });
    OutputCheck check;
    check.pattern = text;
    const auto valid = check.validate();
    return valid ? QString() : valid.error().translated();
}

QString OutputSection::takeTolerance(const QString &text, double OutputCheck::*field)
{
    bool ok = false;
    const double value = text.trimmed().toDouble(&ok);
    if (!ok || !std::isfinite(value) || value < 0)
        return tr("Give 0 or a positive number, such as 1e-5.");
    editor().change(tr("Change a tolerance"), [value, field](RunSetup &setup) { setup.outputCheck.*field = value; });
    return {};
}

void OutputSection::showSetup(const RunSetup &setup)
{
    const OutputCheck &check = setup.outputCheck;
    const QSignalBlocker quiet[] {QSignalBlocker(m_files), QSignalBlocker(m_numbers)};
    m_pattern->showValue(check.pattern);
    OutputCheck patternOnly;
    patternOnly.pattern = check.pattern;
    const auto valid = patternOnly.validate();
    m_form->setProblem(m_pattern, valid ? QString() : valid.error().translated());
    if (linesOf(m_files->toPlainText()) != check.files)
        m_files->setPlainText(check.files.join(QLatin1Char('\n')));
    m_numbers->setCurrentIndex(m_numbers->findData(int(check.numbers)));
    m_absolute->showValue(toleranceText(check.absoluteTolerance));
    m_relative->showValue(toleranceText(check.relativeTolerance));
    for (QWidget *field :
        {static_cast<QWidget *>(m_numbers), static_cast<QWidget *>(m_absolute), static_cast<QWidget *>(m_relative)})
        field->setEnabled(!check.files.isEmpty());
}

QString OutputSection::title() const
{
    return tr("Output check");
}

QString OutputSection::summary(const RunSetup &setup) const
{
    const OutputCheck &check = setup.outputCheck;
    if (!check.isSet())
        return tr("off");
    QStringList parts;
    if (!check.pattern.isEmpty())
        parts << check.pattern;
    if (!check.files.isEmpty())
        parts << check.files.join(QStringLiteral(", "));
    return parts.join(QStringLiteral(", "));
}

void OutputSection::retranslate()
{
    m_form->setWords(m_pattern,
        {tr("Pattern"),
            tr("Regular expression on what the workload prints; its one group is a digest. A candidate whose digest is "
               "not that of default computes something else and is never recommended."),
            tr("empty: not checked")});
    m_pattern->setPlaceholderText(QStringLiteral("digest=(\\w+)"));
    m_form->setWords(m_files,
        {tr("Files"),
            tr("Files of raw numbers that the workload writes, one per line; relative ones start at the working "
               "folder. They are compared with those of default, number by number."),
            tr("none")});
    m_files->setPlaceholderText(QStringLiteral("output.bin"));
    m_form->setWords(
        m_numbers, {tr("Numbers"), tr("What the files hold, in the byte order of this machine."), tr("float32")});
    m_form->setWords(m_absolute,
        {tr("Absolute tolerance"), tr("Equal: |a - b| <= absolute tolerance + relative tolerance * |b|."),
            QStringLiteral("0")});
    m_form->setWords(m_relative,
        {tr("Relative tolerance"), tr("Equal: |a - b| <= absolute tolerance + relative tolerance * |b|."),
            QStringLiteral("0")});
    showSetup(editor().setup());
}

} // namespace tributary::gui
