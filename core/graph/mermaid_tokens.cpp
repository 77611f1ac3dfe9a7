// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/mermaid_tokens.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace tributary
{

namespace
{

struct Shape {
    std::string_view open;
    std::string_view close;
    std::string_view otherClose; // may be empty
};

// Longer ones first, as shorter ones are their beginnings.
constexpr std::array<Shape, 12> shapes {{
    {"(((", ")))", {}},
    {"((", "))", {}},
    {"([", "])", {}},
    {"(-", "-)", {}},
    {"(", ")", {}},
    {"[[", "]]", {}},
    {"[(", ")]", {}},
    {"[/", "/]", "\\]"},
    {"[\\", "\\]", "/]"},
    {"[", "]", {}},
    {"{{", "}}", {}},
    {"{", "}", {}},
}};
constexpr Shape flag {">", "]", {}};

constexpr const char *noClosingBracket =
    QT_TRANSLATE_NOOP("core", "%1, line %2: the bracket in front of \"%3\" is not closed");
constexpr const char *noClosingQuote = QT_TRANSLATE_NOOP("core", "%1, line %2: a string has no closing quote");

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool isArrowHead(char c)
{
    return c == '>' || c == 'x' || c == 'o';
}

// Of what follows a bracket that is not closed, enough to find it.
std::string_view beginning(std::string_view text)
{
    return text.substr(0, std::min(text.find('\n'), std::size_t {40}));
}

} // namespace

bool MermaidTokens::fail(const char *sentence, std::string_view what)
{
    if (!m_problem.sentence)
        m_problem = {sentence, m_text.data() + std::min(m_at, m_text.size()),
            QString::fromUtf8(what.data(), static_cast<qsizetype>(what.size()))};
    return false;
}

bool MermaidTokens::atStatementEnd() const
{
    return atEnd() || peek() == '\n' || peek() == ';' || at("%%");
}

void MermaidTokens::skipBlanks()
{
    while (isBlank(peek()))
        ++m_at;
}

void MermaidTokens::skipBetweenStatements()
{
    while (!atEnd()) {
        if (isBlank(peek()) || peek() == '\n' || peek() == ';') {
            ++m_at;
        } else if (at("%%{")) {
            const std::size_t end = m_text.find("}%%", m_at);
            m_at = end == std::string_view::npos ? m_text.size() : end + 3;
        } else if (at("%%")) {
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        } else {
            return;
        }
    }
}

void MermaidTokens::skipStatement()
{
    takeRest();
}

std::string_view MermaidTokens::takeRest()
{
    const std::size_t begin = m_at;
    bool quoted = false;
    int brackets = 0;
    for (; !atEnd() && peek() != '\n'; ++m_at) {
        const char c = peek();
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '[' || c == '('))
            ++brackets;
        else if (!quoted && (c == ']' || c == ')'))
            --brackets;
        else if (!quoted && brackets <= 0 && c == ';')
            break;
    }
    std::string_view rest = m_text.substr(begin, m_at - begin);
    while (!rest.empty() && isBlank(rest.back()))
        rest.remove_suffix(1);
    while (!rest.empty() && isBlank(rest.front()))
        rest.remove_prefix(1);
    return rest;
}

bool MermaidTokens::take(std::string_view text)
{
    if (!at(text))
        return false;
    m_at += text.size();
    return true;
}

bool MermaidTokens::takeKeyword(std::string_view word)
{
    const char next = peek(word.size());
    if (!at(word) || !(next == '\0' || next == '\n' || next == ';' || isBlank(next)))
        return false;
    m_at += word.size();
    return true;
}

// As Mermaid has it: a dash or an equals sign where no link begins.
bool MermaidTokens::isIdCharacter() const
{
    const char c = peek();
    const char next = peek(1);
    const bool isWord = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || static_cast<unsigned char>(c) >= 0x80;
    if (isWord || (c != '\0' && std::string_view("_./\\#$'*+?!`").find(c) != std::string_view::npos))
        return true;
    if (c == '-')
        return next != '>' && next != '-' && next != '.' && next != '\0' && next != '\n' && !isBlank(next);
    if (c == '=')
        return next != '=' && next != '\0' && next != '\n';
    if (c == ':')
        return next != ':';
    return c == '%' && next != '%';
}

std::string_view MermaidTokens::takeId()
{
    const std::size_t begin = m_at;
    while (!atEnd() && isIdCharacter() && !at(":::"))
        ++m_at;
    return m_text.substr(begin, m_at - begin);
}

std::optional<std::string_view> MermaidTokens::takeShape()
{
    const Shape *shape = std::find_if(shapes.begin(), shapes.end(), [this](const Shape &s) { return at(s.open); });
    if (shape == shapes.end()) {
        if (!at(flag.open))
            return std::nullopt;
        shape = &flag;
    }
    const std::string_view after = m_text.substr(m_at + shape->open.size());
    const std::size_t first = std::min(after.find_first_not_of(" \t\r\n"), after.size());
    std::size_t from = 0;
    if (after.substr(first, 1) == "\"") {
        const std::size_t quote = after.find('"', first + 1);
        if (quote == std::string_view::npos) {
            fail(noClosingQuote);
            return std::nullopt;
        }
        from = quote + 1;
    }
    const std::string_view line = after.substr(0, after.find('\n', from));
    std::size_t end = line.find(shape->close, from);
    if (!shape->otherClose.empty())
        end = std::min(end, line.substr(0, end).find(shape->otherClose, from));
    if (end == std::string_view::npos) {
        fail(noClosingBracket, beginning(after));
        return std::nullopt;
    }
    m_at += shape->open.size() + end + shape->close.size();
    return after.substr(0, end);
}

std::optional<std::string_view> MermaidTokens::takeFields(std::string_view open)
{
    if (!at(open))
        return std::nullopt;
    bool quoted = false;
    for (std::size_t i = m_at + open.size(); i < m_text.size(); ++i) {
        if (m_text[i] == '"')
            quoted = !quoted;
        if (quoted || m_text[i] != '}')
            continue;
        const std::string_view fields = m_text.substr(m_at + open.size(), i - m_at - open.size());
        m_at = i + 1;
        return fields;
    }
    fail(noClosingBracket, beginning(m_text.substr(m_at + open.size())));
    return std::nullopt;
}

std::size_t MermaidTokens::countAndSkip(char c)
{
    const std::size_t begin = m_at;
    while (peek() == c)
        ++m_at;
    return m_at - begin;
}

// A link may stand on the line behind its first node, unless what is there could be a node.
bool MermaidTokens::takeLineEndBeforeLink()
{
    const std::size_t next = m_text.find_first_not_of(" \t\r\n", m_at);
    if (next == std::string_view::npos)
        return false;
    const std::string_view start = m_text.substr(next, 2);
    if (start != "--" && start != "==" && start != "-." && start != "~~" && start != "<-" && start != "<=")
        return false;
    m_at = next;
    return true;
}

// `e1@-->`: the name of a link, of no use here.
void MermaidTokens::takeEdgeId()
{
    const std::size_t begin = m_at;
    const std::string_view id = takeId();
    if (id.empty() || peek() != '@' || peek(1) == '{') {
        m_at = begin;
        return;
    }
    m_edgeIds.insert(id);
    ++m_at;
}

std::optional<MermaidTokens::Link> MermaidTokens::takeLink()
{
    skipBlanks();
    if (peek() == '\n' && !takeLineEndBeforeLink())
        return std::nullopt;
    const std::size_t begin = m_at;
    takeEdgeId();
    Link link;
    if (at("~~~")) {
        countAndSkip('~');
        link.visible = false;
    } else {
        char head = '\0';
        if ((peek() == '<' || peek() == 'x' || peek() == 'o') && (peek(1) == '-' || peek(1) == '=')) {
            head = peek();
            ++m_at;
        }
        if (!takeArrow(link, head)) {
            if (!failed())
                m_at = begin;
            return std::nullopt;
        }
    }
    if (!takePipedLabel(link))
        return std::nullopt;
    m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size());
    return link;
}

bool MermaidTokens::takeArrow(Link &link, char head)
{
    if (at("-.") || (peek() == '.' && head == '\0' && at(".-"))) {
        link.dotted = true;
        take("-");
        countAndSkip('.');
        if (!take("-"))
            return takeTextAndArrow(link, '.', head);
        const char tail = isArrowHead(peek()) ? peek() : '\0';
        m_at += tail ? 1 : 0;
        setDirection(link, head, tail);
        return true;
    }
    const char stroke = peek();
    if (!at("--") && !at("=="))
        return false;
    const std::size_t count = countAndSkip(stroke);
    if (isArrowHead(peek())) {
        setDirection(link, head, peek());
        ++m_at;
        return true;
    }
    if (count == 2)
        return takeTextAndArrow(link, stroke, head);
    setDirection(link, head, '\0');
    return true;
}

// `-- text -->`, `== text ==>`, `-. text .->`: from behind the first strokes.
bool MermaidTokens::takeTextAndArrow(Link &link, char stroke, char head)
{
    const std::size_t begin = m_at;
    std::size_t from = m_text.find_first_not_of(" \t", m_at);
    if (from != std::string_view::npos && m_text[from] == '"') {
        const std::size_t quote = m_text.find('"', from + 1);
        if (quote == std::string_view::npos)
            return fail(noClosingQuote);
        from = quote + 1;
    }
    const std::string_view end = stroke == '.' ? ".-" : stroke == '-' ? "--" : "==";
    const std::size_t at = m_text.find(end, std::min(from, m_text.size()));
    if (at == std::string_view::npos || m_text.substr(begin, at - begin).find('\n') != std::string_view::npos)
        return fail(QT_TRANSLATE_NOOP("core", "%1, line %2: a link with text has no end"));
    link.label = m_text.substr(begin, at - begin);
    m_at = at;
    countAndSkip(stroke);
    if (stroke == '.')
        take("-");
    const char tail = isArrowHead(peek()) ? peek() : '\0';
    m_at += tail ? 1 : 0;
    setDirection(link, head, tail);
    return true;
}

void MermaidTokens::setDirection(Link &link, char head, char tail)
{
    using Direction = MermaidChart::Link::Direction;
    if (head == '<')
        link.direction = tail == '>' ? Direction::Both : Direction::Backward;
}

bool MermaidTokens::takePipedLabel(Link &link)
{
    const std::size_t begin = m_at;
    skipBlanks();
    if (!take("|")) {
        m_at = begin;
        return true;
    }
    const std::size_t end = m_text.find('|', m_at);
    if (end == std::string_view::npos || m_text.substr(m_at, end - m_at).find('\n') != std::string_view::npos)
        return fail(noClosingBracket, beginning(m_text.substr(m_at)));
    link.label = m_text.substr(m_at, end - m_at);
    m_at = end + 1;
    return true;
}

} // namespace tributary
