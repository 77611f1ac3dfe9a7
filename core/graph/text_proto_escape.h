// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tributary
{

/// One or more quoted strings of protobuf text format, quotes included and with blanks between them, as one string of
/// bytes. Knows \n \r \t \a \b \f \v, \ooo, \xHH, \uXXXX and \UXXXXXXXX; a backslash before anything else vanishes.
/// The quotes must be balanced.
std::string unescapeTextProto(std::string_view quoted);

} // namespace tributary
