// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/text_proto.h"

#include "graph/text_proto_escape.h"

#include <QtGlobal>

#include <algorithm>
#include <functional>

namespace tributary
{

namespace
{

enum Kind : unsigned char {
    Other = 0,
    Word = 1, ///< may stand in a name or in a bare value
    Structure = 2, ///< ends a run of bytes that skip() need not look at
};

constexpr std::array<unsigned char, 256> makeKinds()
{
    std::array<unsigned char, 256> kinds {};
    for (const unsigned char c : std::string_view("0123456789_.-+/"))
        kinds[c] = Word;
    for (unsigned char c = 'a'; c <= 'z'; ++c)
        kinds[c] = Word;
    for (unsigned char c = 'A'; c <= 'Z'; ++c)
        kinds[c] = Word;
    for (const unsigned char c : std::string_view("{}<>\"'#"))
        kinds[c] = Structure;
    return kinds;
}

constexpr auto kinds = makeKinds();

unsigned char kindOf(char c)
{
    return kinds[static_cast<unsigned char>(c)];
}

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

bool isQuote(char c)
{
    return c == '"' || c == '\'';
}

} // namespace

TextProtoReader::TextProtoReader(std::string_view text)
    : m_text(text)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (m_text.substr(0, byteOrderMark.size()) == byteOrderMark)
        m_at = byteOrderMark.size();
}

TextProtoReader::Token TextProtoReader::next()
{
    while (!m_problem) {
        skipBlank();
        m_tokenStart = m_at;
        if (atEnd()) {
            if (m_depth > 0 || top().inList)
                return failAt(m_at, QT_TRANSLATE_NOOP("core", "%1, line %2: the file ends in the middle of a block"));
            return Token::End;
        }
        const auto token = top().inList ? readListItem() : readField();
        if (token)
            return *token;
    }
    return Token::Failed;
}

std::optional<TextProtoReader::Token> TextProtoReader::readField()
{
    const char first = peek();
    if (first == '}' || first == '>')
        return close(first);
    if (!readName())
        return failAt(m_at, QT_TRANSLATE_NOOP("core", "%1, line %2: a field name was expected"));
    skipBlank();
    const bool colon = !atEnd() && peek() == ':';
    if (colon) {
        ++m_at;
        skipBlank();
    }
    if (atEnd())
        return failAt(m_at, QT_TRANSLATE_NOOP("core", "%1, line %2: the file ends in the middle of a field"));
    const char c = peek();
    if (!colon && c != '{' && c != '<')
        return failAt(m_at, QT_TRANSLATE_NOOP("core", "%1, line %2: \":\" or \"{\" was expected after a field name"));
    if (c == '[') {
        ++m_at;
        top().inList = true;
        top().listName = m_name;
        return std::nullopt;
    }
    return readValue(c);
}

std::optional<TextProtoReader::Token> TextProtoReader::readListItem()
{
    if (peek() == ',') {
        ++m_at;
        return std::nullopt;
    }
    if (peek() == ']') {
        ++m_at;
        top().inList = false;
        skipSeparator();
        return std::nullopt;
    }
    m_name = top().listName;
    return readValue(peek());
}

TextProtoReader::Token TextProtoReader::readValue(char first)
{
    if (first == '{' || first == '<') {
        ++m_at;
        return open(first) ? Token::Open : Token::Failed;
    }
    if (isQuote(first))
        return readString();
    const std::size_t start = m_at;
    while (!atEnd() && kindOf(peek()) == Word)
        ++m_at;
    if (m_at == start)
        return failAt(m_at, QT_TRANSLATE_NOOP("core", "%1, line %2: a value was expected"));
    m_value = m_text.substr(start, m_at - start);
    m_isString = false;
    m_isPlain = true;
    if (!top().inList)
        skipSeparator();
    return Token::Scalar;
}

TextProtoReader::Token TextProtoReader::readString()
{
    const std::size_t start = m_at;
    std::size_t end = start;
    m_isString = true;
    m_isPlain = true;
    for (bool first = true; !atEnd() && isQuote(peek()); first = false) {
        if (!scanQuoted(peek()))
            return Token::Failed;
        end = m_at;
        m_isPlain = m_isPlain && first;
        skipBlank();
    }
    m_value = m_isPlain ? m_text.substr(start + 1, end - start - 2) : m_text.substr(start, end - start);
    if (!top().inList)
        skipSeparator();
    return Token::Scalar;
}

bool TextProtoReader::scanQuoted(char quote)
{
    const std::size_t start = m_at++;
    for (; !atEnd() && peek() != '\n'; ++m_at) {
        if (peek() == quote) {
            ++m_at;
            return true;
        }
        if (peek() == '\\') {
            m_isPlain = false;
            ++m_at;
            if (atEnd() || peek() == '\n')
                break;
        }
    }
    failAt(start, QT_TRANSLATE_NOOP("core", "%1, line %2: a string has no closing quote"));
    return false;
}

bool TextProtoReader::readName()
{
    const std::size_t start = m_at;
    if (peek() == '[') { // an extension: [package.name]
        const std::size_t end = m_text.find_first_of("]\n{}\"", m_at);
        if (end == std::string_view::npos || m_text[end] != ']')
            return false;
        m_at = end + 1;
    } else {
        while (!atEnd() && kindOf(peek()) == Word)
            ++m_at;
    }
    m_name = m_text.substr(start, m_at - start);
    return !m_name.empty();
}

bool TextProtoReader::open(char bracket)
{
    if (m_depth == maxDepth) {
        failAt(m_at - 1, QT_TRANSLATE_NOOP("core", "%1, line %2: blocks are nested too deep"));
        return false;
    }
    m_blocks[static_cast<std::size_t>(++m_depth)] = {bracket == '{' ? '}' : '>', false, {}};
    return true;
}

TextProtoReader::Token TextProtoReader::close(char bracket)
{
    if (m_depth == 0 || top().close != bracket)
        return failAt(m_at, QT_TRANSLATE_NOOP("core", "%1, line %2: a closing bracket without its opening one"));
    ++m_at;
    --m_depth;
    if (!top().inList)
        skipSeparator();
    return Token::Close;
}

bool TextProtoReader::skip()
{
    const int outer = m_depth - 1;
    const std::size_t start = m_tokenStart;
    while (!m_problem && m_depth > outer) {
        while (!atEnd() && kindOf(peek()) != Structure)
            ++m_at;
        if (atEnd()) {
            failAt(start, QT_TRANSLATE_NOOP("core", "%1, line %2: a block has no end"));
            break;
        }
        const char c = peek();
        if (isQuote(c)) {
            scanQuoted(c);
        } else if (c == '#') {
            skipBlank();
        } else if (c == '{' || c == '<') {
            ++m_at;
            open(c);
        } else {
            close(c);
        }
    }
    return !m_problem;
}

void TextProtoReader::skipBlank()
{
    while (!atEnd()) {
        if (isBlank(peek()))
            ++m_at;
        else if (peek() == '#')
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        else
            return;
    }
}

void TextProtoReader::skipSeparator()
{
    skipBlank();
    if (!atEnd() && (peek() == ',' || peek() == ';'))
        ++m_at;
}

std::string_view TextProtoReader::value()
{
    if (m_isPlain)
        return m_value;
    m_scratch = unescapeTextProto(m_value);
    return m_scratch;
}

bool TextProtoReader::owns(std::string_view text) const
{
    const std::less_equal<> notAfter;
    return notAfter(m_text.data(), text.data()) && notAfter(text.data() + text.size(), m_text.data() + m_text.size());
}

std::int64_t TextProtoReader::lineAt(std::size_t offset) const
{
    offset = std::min(offset, m_text.size());
    if (offset < m_lineOffset) {
        m_lineOffset = 0;
        m_line = 1;
    }
    const auto begin = m_text.begin();
    m_line += std::count(
        begin + static_cast<std::ptrdiff_t>(m_lineOffset), begin + static_cast<std::ptrdiff_t>(offset), '\n');
    m_lineOffset = offset;
    return m_line;
}

TextProtoReader::Token TextProtoReader::failAt(std::size_t offset, const char *problem)
{
    m_tokenStart = offset;
    m_problem = problem;
    return Token::Failed;
}

} // namespace tributary
