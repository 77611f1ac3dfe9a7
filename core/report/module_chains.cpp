// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/module_chains.h"

#include "graph/vector_index.h"

namespace tributary
{

namespace
{

constexpr qsizetype mostNames = 6; // of a short text
constexpr qsizetype namesAtEnd = 2;

} // namespace

ModuleChains::ModuleChains(const ModuleGraph &modules)
    : m_modules(modules)
    , m_reach(successorsOf(modules))
{
}

QString ModuleChains::name(int module) const
{
    const Module &own = m_modules.modules[at(module)];
    return own.repeat > 1 ? QStringLiteral("%1 (x%2)").arg(own.name).arg(own.repeat) : own.name;
}

bool ModuleChains::isChain(const std::vector<int> &members) const
{
    for (std::size_t i = 1; i < members.size(); ++i) {
        if (!m_reach.reaches(members[i - 1], members[i]))
            return false;
    }
    return true;
}

QStringList ModuleChains::names(const std::vector<int> &members) const
{
    QStringList list;
    for (const int member : members)
        list << name(member);
    return list;
}

QString ModuleChains::separator(const std::vector<int> &members) const
{
    return isChain(members) ? QStringLiteral(" -> ") : QStringLiteral(", ");
}

QString ModuleChains::text(const std::vector<int> &members, const QString &none) const
{
    return members.empty() ? none : names(members).join(separator(members));
}

QString ModuleChains::shortText(const std::vector<int> &members, const QString &none) const
{
    const auto count = static_cast<qsizetype>(members.size());
    if (count <= mostNames)
        return text(members, none);
    const QStringList all = names(members);
    const QStringList shown =
        all.mid(0, mostNames - namesAtEnd - 1) + QStringList {QStringLiteral("…")} + all.mid(count - namesAtEnd);
    return QStringLiteral("%1 (%2 modules)").arg(shown.join(separator(members))).arg(count);
}

} // namespace tributary
