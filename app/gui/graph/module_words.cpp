// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_words.h"

#include "compare/item_look.h"

#include <QCoreApplication>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ModuleWords)
};

} // namespace

QString wordsFor(ModuleType type)
{
    switch (type) {
    case ModuleType::Compute:
        return Words::tr("Compute");
    case ModuleType::Comm:
        return Words::tr("Communication");
    case ModuleType::Memory:
        return Words::tr("Memory");
    case ModuleType::Control:
        break;
    }
    return Words::tr("Control");
}

QString wordsFor(DependencyType type)
{
    switch (type) {
    case DependencyType::Data:
        return Words::tr("Data");
    case DependencyType::State:
        return Words::tr("State");
    case DependencyType::Event:
        return Words::tr("Event");
    case DependencyType::CollectiveOrder:
        break;
    }
    return Words::tr("Order of communication");
}

QString wordsFor(Parallelism parallelism)
{
    switch (parallelism) {
    case Parallelism::Serial:
        return Words::tr("serial");
    case Parallelism::Candidate:
        return Words::tr("can be parallel");
    case Parallelism::PendingValidation:
        break;
    }
    return Words::tr("perhaps parallel, to be validated");
}

QString wordsFor(GraphFormat format)
{
    switch (format) {
    case GraphFormat::GeReadable:
        return Words::tr("ge_readable: without streams and control edges, so that GE's streams may differ");
    case GraphFormat::Mermaid:
        return QStringLiteral("Mermaid");
    case GraphFormat::Json:
        return QStringLiteral("JSON");
    case GraphFormat::GeProto:
    case GraphFormat::GeOnnx:
        break;
    }
    return toString(format);
}

QColor pathColour()
{
    return mixed(baseColour(), roleColour(Role::Bad), 0.55);
}

QPen edgePen(DependencyType type)
{
    const QColor plain = mixed(baseColour(), roleColour(Role::Muted), 0.75);
    const QColor strong = mixed(baseColour(), textColour(), 0.8);
    QPen pen(plain, 1.1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setCosmetic(true);
    switch (type) {
    case DependencyType::Data:
        break;
    case DependencyType::Event:
        pen.setDashPattern({4, 3});
        break;
    case DependencyType::State:
        pen.setColor(strong);
        pen.setWidthF(1.6);
        pen.setDashPattern({7, 3, 1, 3});
        break;
    case DependencyType::CollectiveOrder:
        pen.setColor(strong);
        pen.setWidthF(1.6);
        pen.setDashPattern({1, 2});
        break;
    }
    return pen;
}

} // namespace tributary::gui
