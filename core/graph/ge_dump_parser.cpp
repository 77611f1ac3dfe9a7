// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_dump_parser.h"

#include <utility>

namespace tributary
{

GeDumpParser::GeDumpParser(std::string_view text, QString path, const char *hint)
    : m_reader(text)
    , m_path(std::move(path))
    , m_hint(hint)
{
}

std::string_view GeDumpParser::keep(GeGraphBuilder &builder, std::string_view text) const
{
    return m_reader.owns(text) ? text : builder.keep(text);
}

bool GeDumpParser::failAt(std::size_t offset, const char *sentence, const QString &what)
{
    m_error = Error {{sentence, {m_path, number(m_reader.lineAt(offset)), what}}, QString(), m_hint};
    return false;
}

bool GeDumpParser::failReader()
{
    return failAt(m_reader.offset(), m_reader.problem());
}

bool GeDumpParser::failBuilder(const GeGraphBuilder &builder)
{
    return failAt(builder.problem().offset, builder.problem().sentence, builder.problem().what);
}

} // namespace tributary
