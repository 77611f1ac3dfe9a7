// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/text_proto_escape.h"

#include <cstddef>
#include <cstdint>

namespace tributary
{

namespace
{

int digitOf(char c, int base)
{
    int digit = base;
    if (c >= '0' && c <= '9')
        digit = c - '0';
    else if (c >= 'a' && c <= 'f')
        digit = c - 'a' + 10;
    else if (c >= 'A' && c <= 'F')
        digit = c - 'A' + 10;
    return digit < base ? digit : -1;
}

// Reads up to `most` digits at `at` and moves it behind them.
std::uint32_t readDigits(std::string_view text, std::size_t &at, int base, int most)
{
    std::uint32_t number = 0;
    for (int i = 0; i < most && at < text.size() && digitOf(text[at], base) >= 0; ++i, ++at)
        number = number * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digitOf(text[at], base));
    return number;
}

void appendUtf8(std::string &out, std::uint32_t code)
{
    const auto continuation = [&out, code](int shift) { out += static_cast<char>(0x80 | ((code >> shift) & 0x3f)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xc0 | (code >> 6));
        continuation(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xe0 | (code >> 12));
        continuation(6);
        continuation(0);
    } else if (code < 0x110000) {
        out += static_cast<char>(0xf0 | (code >> 18));
        continuation(12);
        continuation(6);
        continuation(0);
    }
}

char simpleEscape(char c)
{
    switch (c) {
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'a':
        return '\a';
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'v':
        return '\v';
    default:
        return c;
    }
}

// `at` is behind the backslash.
void appendEscape(std::string &out, std::string_view text, std::size_t &at)
{
    const char c = text[at];
    if (digitOf(c, 8) >= 0) {
        out += static_cast<char>(readDigits(text, at, 8, 3) & 0xff);
        return;
    }
    ++at;
    const bool hexFollows = at < text.size() && digitOf(text[at], 16) >= 0;
    if ((c == 'x' || c == 'X') && hexFollows)
        out += static_cast<char>(readDigits(text, at, 16, 2));
    else if ((c == 'u' || c == 'U') && hexFollows)
        appendUtf8(out, readDigits(text, at, 16, c == 'u' ? 4 : 8));
    else
        out += simpleEscape(c);
}

} // namespace

std::string unescapeTextProto(std::string_view quoted)
{
    std::string out;
    out.reserve(quoted.size());
    char quote = '\0'; // of the string that is open
    for (std::size_t at = 0; at < quoted.size();) {
        const char c = quoted[at];
        if (quote == '\0') {
            if (c == '#') { // a comment between two strings
                while (at < quoted.size() && quoted[at] != '\n')
                    ++at;
                continue;
            }
            quote = c == '"' || c == '\'' ? c : '\0';
            ++at;
        } else if (c == quote) {
            quote = '\0';
            ++at;
        } else if (c == '\\' && at + 1 < quoted.size()) {
            ++at;
            appendEscape(out, quoted, at);
        } else {
            out += c;
            ++at;
        }
    }
    return out;
}

} // namespace tributary
