// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the page: render_setup FOLDER [RESULT FOLDER] [LANGUAGE]
#include "language.h"
#include "look/look.h"
#include "page_fixture.h"
#include "run/example_project.h"

#include <QApplication>
#include <QDir>

using namespace tributary;
using namespace tributary::gui;

namespace
{

void settle(SetupPage &page)
{
    QTest::qWait(PreflightPanel::delayMs + 200);
    (void)QTest::qWaitFor([&page] { return !page.preflight()->rows().empty(); }, 30000);
    QTest::qWait(300);
}

void draw(SetupPage &page, const QString &file, const QSize &size)
{
    page.resize(size);
    QTest::qWait(100);
    page.grab().save(file);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QDir out(QApplication::arguments().value(1));
    (void)useLanguage(QApplication::arguments().value(3, QStringLiteral("en")));
    test::PageParts parts;
    for (const QString &theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
        useTheme(theme);
        parts.document.newProject();
        SetupPage page(parts.context);
        page.show();
        settle(page);
        draw(page, out.filePath(theme + QStringLiteral("-empty-small.png")), {860, 560});
        RunSetup setup = exampleSetup().value_or(RunSetup());
        parts.document.editSetup(QStringLiteral("example"), setup);
        if (argc > 2) {
            parts.runs.load(QApplication::arguments().at(2), QStringLiteral("Run 1"));
            setup.command = readRun(QApplication::arguments().at(2))->config.command;
            parts.document.editSetup(QStringLiteral("as the run"), setup);
        }
        settle(page);
        draw(page, out.filePath(theme + QStringLiteral("-small.png")), {860, 560});
        draw(page, out.filePath(theme + QStringLiteral("-large.png")), {1340, 830});
        setup.command = QStringLiteral("no_such_program 'open");
        setup.setCells({{Strategy::WeightedLoadBalance, 4}, {Strategy::LoadBalance, 3}, {Strategy::MainStream, 12}});
        setup.outputCheck.pattern = QStringLiteral("(a)(b)");
        setup.gates.minSteps = 20;
        setup.plan.order = RoundOrder::Shuffled;
        parts.document.editSetup(QStringLiteral("wrong"), setup);
        for (SectionBox *box : page.findChildren<SectionBox *>())
            box->setOpen(true);
        settle(page);
        draw(page, out.filePath(theme + QStringLiteral("-wrong-large.png")), {1340, 1700});
        setup.useExplicitList = true;
        setup.explicitList = QStringList {QStringLiteral("cv"), QStringLiteral("LoadBalance:65")};
        parts.document.editSetup(QStringLiteral("list"), setup);
        settle(page);
        draw(page, out.filePath(theme + QStringLiteral("-list-small.png")), {860, 560});
    }
    return 0;
}
