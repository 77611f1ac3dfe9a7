// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/mermaid_blocks.h"

#include "graph/mermaid_reader.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tributary
{

namespace
{

constexpr const char *blanks = " \t\r";

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

// Takes one line off the text, without its end.
std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

bool startsWith(std::string_view text, std::string_view prefix)
{
    return text.substr(0, prefix.size()) == prefix;
}

// `---`, fields, `---`: only the title is of use.
void skipFrontMatter(std::string_view &text, std::string_view &title)
{
    std::string_view rest = text;
    if (trimmed(takeLine(rest)) != "---")
        return;
    while (!rest.empty()) {
        const std::string_view line = trimmed(takeLine(rest));
        if (line == "---") {
            text = rest;
            return;
        }
        if (startsWith(line, "title:"))
            title = trimmed(line.substr(6));
    }
}

// Blank lines, comments and directives: `%% …` and `%%{ … }%%`, which may span lines.
void skipComments(std::string_view &text)
{
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        if (startsWith(text, "%%{")) {
            const std::size_t end = text.find("}%%");
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 3);
        } else if (startsWith(text, "%%")) {
            takeLine(text);
        } else {
            return;
        }
    }
}

// What stands behind `flowchart LR`; nothing if this is not how a flowchart begins.
std::optional<std::string_view> behindKeyword(std::string_view text)
{
    bool found = false;
    bool isGraph = false;
    for (const std::string_view keyword : {"flowchart-elk", "flowchart", "graph"}) {
        if (!startsWith(text, keyword))
            continue;
        text.remove_prefix(keyword.size());
        isGraph = keyword == "graph";
        found = text.empty() || std::string_view(" \t\r\n;").find(text.front()) != std::string_view::npos;
        break;
    }
    if (!found)
        return std::nullopt;
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    static constexpr std::array<std::string_view, 9> directions {"TB", "TD", "BT", "RL", "LR", "<", ">", "^", "v"};
    for (const std::string_view direction : directions) {
        const bool whole = startsWith(text, direction)
            && (text.size() == direction.size()
                || std::string_view(" \t\r\n;%").find(text[direction.size()]) != std::string_view::npos);
        if (whole)
            return text.substr(direction.size());
    }
    // `graph {` begins protobuf text.
    const std::size_t next = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const bool bracket = next < text.size() && (text[next] == '{' || text[next] == '<' || text[next] == ':');
    if (isGraph && bracket)
        return std::nullopt;
    return text;
}

std::optional<MermaidBlock> flowchartIn(std::string_view text)
{
    MermaidBlock block;
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    skipFrontMatter(text, block.title);
    skipComments(text);
    const auto body = behindKeyword(text);
    if (!body)
        return std::nullopt;
    block.body = *body;
    return block;
}

// The number of backticks or tildes that open a block with the word mermaid; 0 if the line does not.
std::size_t opensMermaid(std::string_view line)
{
    if (!startsWith(line, "```") && !startsWith(line, "~~~"))
        return 0;
    const std::size_t count = std::min(line.find_first_not_of(line.front()), line.size());
    std::string_view word = trimmed(line.substr(count));
    if (startsWith(word, "{"))
        word = trimmed(word.substr(1));
    return startsWith(word, "mermaid") ? count : 0;
}

bool closes(std::string_view line, char fence, std::size_t count)
{
    return line.size() >= count && line.find_first_not_of(fence) == std::string_view::npos;
}

std::vector<MermaidBlock> blocksOfMarkdown(std::string_view text)
{
    std::vector<MermaidBlock> blocks;
    std::string_view heading;
    while (!text.empty()) {
        const std::string_view line = trimmed(takeLine(text));
        if (startsWith(line, "#"))
            heading = trimmed(line.substr(std::min(line.find_first_not_of('#'), line.size())));
        const std::size_t count = opensMermaid(line);
        if (count == 0)
            continue;
        const std::string_view begin = text;
        std::size_t length = text.size();
        while (!text.empty()) {
            const std::size_t at = begin.size() - text.size();
            if (closes(trimmed(takeLine(text)), line.front(), count)) {
                length = at;
                break;
            }
        }
        if (auto block = flowchartIn(begin.substr(0, length))) {
            if (block->title.empty())
                block->title = heading;
            blocks.push_back(*block);
        }
    }
    return blocks;
}

} // namespace

std::vector<MermaidBlock> findMermaidBlocks(std::string_view text)
{
    if (startsWith(text, "\xef\xbb\xbf"))
        text.remove_prefix(3);
    if (const auto block = flowchartIn(text))
        return {*block};
    return blocksOfMarkdown(text);
}

bool startsLikeMermaid(std::string_view text)
{
    return flowchartIn(text).has_value();
}

bool holdsMermaidBlock(std::string_view text)
{
    while (!text.empty()) {
        if (opensMermaid(trimmed(takeLine(text))) > 0)
            return true;
    }
    return false;
}

} // namespace tributary
