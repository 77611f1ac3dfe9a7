// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GraphDialogs)
};

QFileDialog *makeDialog(
    QWidget *parent, const QString &title, const QString &folder, const QStringList &filters, const PathChosen &chosen)
{
    auto *dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(filters);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    return dialog;
}

} // namespace

void askForGraph(QWidget *parent, const QString &folder, const PathChosen &chosen)
{
    QFileDialog *dialog = makeDialog(parent, Words::tr("Open a graph"), folder,
        {Words::tr("Graphs (%1)").arg(QStringLiteral("*.txt *.pbtxt *.md *.mmd *.mermaid *.json")),
            Words::tr("All files (*)")},
        chosen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askForCosts(QWidget *parent, const QString &folder, const PathChosen &chosen)
{
    QFileDialog *dialog =
        makeDialog(parent, Words::tr("Take the costs from"), folder, {Words::tr("Operator summaries (*.csv)")}, chosen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askForImage(QWidget *parent, const QString &folder, const PathChosen &chosen)
{
    QFileDialog *dialog = makeDialog(parent, Words::tr("Save the graph"), folder,
        {Words::tr("PNG images (*.png)"), Words::tr("SVG images (*.svg)")}, chosen);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("svg")) ? QStringLiteral("svg") : QStringLiteral("png"));
    });
    dialog->open();
}

} // namespace tributary::gui
