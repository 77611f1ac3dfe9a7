// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace tributary
{

/// What a Mermaid label shows, as one line: without the quotes or backticks around it, line breaks and <br/> as blanks,
/// #quot; #35; &amp; and the like as the characters that they stand for.
QString readMermaidLabel(std::string_view label);

/// The text as a label that Mermaid shows as it is, in quotes.
QString writeMermaidLabel(const QString &text);

} // namespace tributary
