// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/mermaid_chart.h"

#include <optional>
#include <string_view>
#include <unordered_set>

namespace tributary
{

/// Reads the parts of a Mermaid flowchart one after the other. The text must outlive it.
class MermaidTokens
{
public:
    struct Link {
        bool visible = true; ///< `~~~` only places nodes
        bool dotted = false;
        MermaidChart::Link::Direction direction = MermaidChart::Link::Direction::Forward;
        std::string_view label;
    };

    MermaidTokens(std::string_view text, MermaidProblem &problem)
        : m_text(text)
        , m_problem(problem)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    /// At the end of the text, a line or a statement, or before a comment.
    [[nodiscard]] bool atStatementEnd() const;
    [[nodiscard]] bool at(std::string_view text) const { return m_text.substr(m_at, text.size()) == text; }

    void skipBlanks(); ///< spaces and tabs
    void skipBetweenStatements(); ///< blanks, line ends, semicolons, comments and directives
    void skipStatement();

    /// Takes the text if it comes next.
    bool take(std::string_view text);
    /// Takes the word if it comes next and ends there.
    bool takeKeyword(std::string_view word);
    /// The id of a node or a class; empty if none comes next.
    std::string_view takeId();
    /// All up to the end of the statement, trimmed; a semicolon in quotes or brackets does not end it.
    std::string_view takeRest();
    /// The text in the brackets of any shape. Nothing if no bracket comes next, or if it has no end: then failed().
    std::optional<std::string_view> takeShape();
    /// What stands in `@{ … }`, or between `open` and }. As takeShape().
    std::optional<std::string_view> takeFields(std::string_view open = "@{");
    /// A link with its text, and blanks and line ends around it. As takeShape().
    std::optional<Link> takeLink();

    /// Whether a link was given that name, `id@-->`.
    [[nodiscard]] bool isEdgeId(std::string_view id) const { return m_edgeIds.count(id) > 0; }

    bool fail(const char *sentence, std::string_view what = {}); ///< always false
    [[nodiscard]] bool failed() const { return m_problem.sentence != nullptr; }

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    [[nodiscard]] bool isIdCharacter() const;
    std::size_t countAndSkip(char c);
    bool takeLineEndBeforeLink();
    void takeEdgeId();
    bool takeArrow(Link &link, char head);
    bool takeTextAndArrow(Link &link, char stroke, char head);
    void setDirection(Link &link, char head, char tail);
    bool takePipedLabel(Link &link);

    std::string_view m_text;
    std::size_t m_at = 0;
    MermaidProblem &m_problem;
    std::unordered_set<std::string_view> m_edgeIds;
};

} // namespace tributary
