// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_line.h"

#include "steplog/byte_scan.h"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace tributary
{

namespace
{

constexpr char escape = '\x1b';

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isUpperWord(char c)
{
    return (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
}

bool isWord(char c)
{
    return isUpperWord(c) || (c >= 'a' && c <= 'z');
}

// Position behind the escape sequence that begins at `at`; the end of the text if it is cut.
std::size_t skipEscape(std::string_view text, std::size_t at)
{
    ++at;
    if (at >= text.size() || text[at] != '[')
        return std::min(at + 1, text.size());
    ++at;
    while (at < text.size() && text[at] >= ' ' && text[at] < '@')
        ++at;
    return std::min(at + 1, text.size());
}

// Consumes `expected` at `at`, colour codes before it included.
bool consume(std::string_view text, std::size_t &at, std::string_view expected)
{
    while (at < text.size() && text[at] == escape)
        at = skipEscape(text, at);
    if (text.substr(at, expected.size()) != expected)
        return false;
    at += expected.size();
    return true;
}

// The '[' before the word, with colour codes in between.
std::optional<std::size_t> findOpeningBracket(std::string_view text, std::size_t word)
{
    if (word > 0 && text[word - 1] == '[' && (word < 2 || text[word - 2] != escape))
        return word - 1;
    const std::size_t window = word > StepMarker::maxLength / 3 ? word - StepMarker::maxLength / 3 : 0;
    for (std::size_t open = word; open-- > window;) {
        if (text[open] != '[')
            continue;
        std::size_t at = open + 1;
        while (at < word && text[at] == escape)
            at = skipEscape(text, at);
        if (at == word && (open == 0 || text[open - 1] != escape))
            return open;
    }
    return std::nullopt;
}

std::optional<std::int64_t> parseInteger(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

// `[LEVEL] ` before the module's name, if it is there; else the name's own start.
std::size_t prefixBegin(std::string_view text, std::size_t module)
{
    std::size_t at = module;
    while (at > 0 && text[at - 1] == ' ')
        --at;
    if (at == 0 || text[at - 1] != ']')
        return module;
    --at;
    while (at > 0 && isWord(text[at - 1]))
        --at;
    return at > 0 && text[at - 1] == '[' ? at - 1 : module;
}

// The prefix whose parenthesis opens there.
std::optional<LogPrefix> prefixAround(std::string_view text, std::size_t open)
{
    std::size_t module = open;
    while (module > 0 && isUpperWord(text[module - 1]))
        --module;
    if (module == open || (module > 0 && isWord(text[module - 1])))
        return std::nullopt;
    std::size_t comma = open + 1;
    while (comma < text.size() && isDigit(text[comma]))
        ++comma;
    if (comma >= text.size() || text[comma] != ',' || text.find("):", comma) == std::string_view::npos)
        return std::nullopt;
    const auto pid = parseInteger(text.substr(open + 1, comma - open - 1));
    if (!pid)
        return std::nullopt;
    return LogPrefix {prefixBegin(text, module), *pid};
}

} // namespace

std::optional<StepMarker> findStepMarker(std::string_view text, std::size_t from, std::size_t limit)
{
    for (std::size_t word = findTuneWord(text, from, limit); word != std::string_view::npos;
         word = findTuneWord(text, word + tuneWord.size(), limit)) {
        const auto begin = findOpeningBracket(text, word);
        if (!begin)
            continue;
        const std::string_view view = text.substr(0, *begin + StepMarker::maxLength);
        std::size_t at = word + tuneWord.size();
        if (consume(view, at, "][STEP]"))
            return StepMarker {*begin, at};
        if (consume(view, at, "]") && consume(view, at, "[") && consume(view, at, "STEP") && consume(view, at, "]"))
            return StepMarker {*begin, at};
    }
    return std::nullopt;
}

std::optional<LogPrefix> findFirstLogPrefix(std::string_view text)
{
    for (std::size_t open = text.find('('); open != std::string_view::npos; open = text.find('(', open + 1)) {
        if (const auto prefix = prefixAround(text, open))
            return prefix;
    }
    return std::nullopt;
}

std::optional<LogPrefix> findLastLogPrefix(std::string_view text)
{
    std::size_t left = text.size();
    while (const void *found = memrchr(text.data(), '(', left)) {
        left = static_cast<std::size_t>(static_cast<const char *>(found) - text.data());
        if (const auto prefix = prefixAround(text, left))
            return prefix;
    }
    return std::nullopt;
}

std::int64_t processOfFileName(QStringView path)
{
    const QStringView name = path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
    const qsizetype dash = name.indexOf(QLatin1Char('-'));
    const qsizetype underscore = name.indexOf(QLatin1Char('_'));
    const QStringView kind = name.left(std::max<qsizetype>(dash, 0));
    if ((kind != QLatin1String("plog") && kind != QLatin1String("device")) || underscore < dash)
        return StepRecord::unknownProcess;
    const QByteArray digits = name.mid(dash + 1, underscore - dash - 1).toLatin1();
    if (!std::all_of(digits.begin(), digits.end(), isDigit))
        return StepRecord::unknownProcess;
    const std::string_view view(digits.constData(), static_cast<std::size_t>(digits.size()));
    return parseInteger(view).value_or(StepRecord::unknownProcess);
}

std::string_view withoutColours(std::string_view text, std::string &storage)
{
    std::size_t at = text.find(escape);
    if (at == std::string_view::npos)
        return text;
    storage.assign(text, 0, at);
    while (at < text.size()) {
        at = skipEscape(text, at);
        const std::size_t next = std::min(text.find(escape, at), text.size());
        storage.append(text, at, next - at);
        at = next;
    }
    return storage;
}

} // namespace tributary
