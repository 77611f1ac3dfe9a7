// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/environment_section.h"

#include "look/look.h"
#include "setup/field_form.h"
#include "setup/setup_editor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <set>

namespace tributary::gui
{

namespace
{

constexpr int fewestRows = 2;
constexpr int mostRows = 8;

QString textAt(const QTableWidget &table, int row, int column)
{
    const QTableWidgetItem *item = table.item(row, column);
    return item ? item->text() : QString();
}

} // namespace

EnvironmentSection::EnvironmentSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_table(new QTableWidget(0, 2, this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_problem(new QLabel(this))
{
    m_table->setObjectName(QStringLiteral("environment"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(0, 220);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_problem->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 2, 0, 2);
    layout->addWidget(m_table);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    connect(m_table, &QTableWidget::itemChanged, this, &EnvironmentSection::onEdited);
    connect(m_table, &QTableWidget::itemSelectionChanged, this,
        [this] { m_remove->setEnabled(!m_table->selectedItems().isEmpty()); });
    connect(m_add, &QPushButton::clicked, this, &EnvironmentSection::addRow);
    connect(m_remove, &QPushButton::clicked, this, &EnvironmentSection::removeRows);
    m_remove->setEnabled(false);
    fitHeight();
    retranslate();
}

QMap<QString, QString> EnvironmentSection::shown() const
{
    QMap<QString, QString> variables;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString name = textAt(*m_table, row, 0).trimmed();
        if (!name.isEmpty() && !name.contains(QLatin1Char('=')))
            variables[name] = textAt(*m_table, row, 1);
    }
    return variables;
}

void EnvironmentSection::onEdited()
{
    const auto variables = shown();
    editor().change(tr("Change the environment"), [&variables](RunSetup &setup) { setup.environment = variables; });
    checkNames();
}

void EnvironmentSection::showSetup(const RunSetup &setup)
{
    const QSignalBlocker quiet(m_table);
    if (shown() != setup.environment) {
        m_table->setRowCount(int(setup.environment.size()));
        int row = 0;
        for (auto it = setup.environment.begin(); it != setup.environment.end(); ++it, ++row) {
            m_table->setItem(row, 0, new QTableWidgetItem(it.key()));
            m_table->setItem(row, 1, new QTableWidgetItem(it.value()));
        }
        fitHeight();
    }
    checkNames();
}

void EnvironmentSection::addRow()
{
    const int row = m_table->rowCount();
    {
        const QSignalBlocker quiet(m_table);
        m_table->insertRow(row);
        m_table->setItem(row, 0, new QTableWidgetItem);
        m_table->setItem(row, 1, new QTableWidgetItem);
    }
    fitHeight();
    m_table->setFocus(Qt::OtherFocusReason);
    m_table->setCurrentCell(row, 0);
    m_table->editItem(m_table->item(row, 0));
}

void EnvironmentSection::removeRows()
{
    std::set<int, std::greater<>> rows;
    for (const QTableWidgetItem *item : m_table->selectedItems())
        rows.insert(item->row());
    {
        const QSignalBlocker quiet(m_table);
        for (const int row : rows)
            m_table->removeRow(row);
    }
    fitHeight();
    onEdited();
}

void EnvironmentSection::checkNames()
{
    QString problem;
    QSet<QString> names;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString name = textAt(*m_table, row, 0).trimmed();
        if (name.contains(QLatin1Char('=')))
            problem = tr("\"%1\" is no name of a variable: leave the = out.").arg(name);
        else if (name.isEmpty() && !textAt(*m_table, row, 1).isEmpty())
            problem = tr("A value has no name yet.");
        else if (!name.isEmpty() && names.contains(name))
            problem = tr("%1 is there twice; the last one holds.").arg(name);
        names.insert(name);
    }
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(Role::Bad));
    m_problem->setPalette(palette);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void EnvironmentSection::fitHeight()
{
    const int rows = std::clamp(m_table->rowCount(), fewestRows, mostRows);
    m_table->setFixedHeight(
        m_table->horizontalHeader()->sizeHint().height() + rows * m_table->verticalHeader()->defaultSectionSize() + 4);
}

QString EnvironmentSection::title() const
{
    return tr("Environment");
}

QString EnvironmentSection::summary(const RunSetup &setup) const
{
    return setup.environment.isEmpty() ? tr("nothing added") : setup.environment.keys().join(QStringLiteral(", "));
}

void EnvironmentSection::retranslate()
{
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Value")});
    describeField(m_table,
        {tr("Environment"),
            tr("Variables that the workload gets beyond those of this program; they replace ones of the same name. Do "
               "not keep secrets here: they are stored in the project."),
            tr("nothing added")});
    m_add->setText(tr("Add a variable"));
    m_add->setAccessibleName(tr("Add a variable"));
    m_remove->setText(tr("Remove"));
    m_remove->setAccessibleName(tr("Remove the selected variables"));
    checkNames();
}

void EnvironmentSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        checkNames();
    SetupSection::changeEvent(event);
}

} // namespace tributary::gui
