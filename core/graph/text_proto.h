// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tributary
{

/// Reads protobuf text format field by field, without a schema and without copying: the caller skips what it does not
/// know. Accepts one-line and multi-line form, `name {`, `name: {`, `name <`, lists, comments, separators, adjacent
/// strings. Never recurses; nesting is limited.
class TextProtoReader
{
public:
    static constexpr int maxDepth = 128; ///< blocks inside blocks; GE's dumps stay below 30

    enum class Token {
        Scalar, ///< name() and value()
        Open, ///< name(): a block begins
        Close, ///< the block that was opened last ends
        End, ///< all was read
        Failed, ///< problem() and line() say why; stays failed
    };

    /// The text must outlive the reader.
    explicit TextProtoReader(std::string_view text);

    Token next();
    /// After Open: moves past the end of that block. Its content is only looked at as far as quotes and brackets go.
    /// False if it has no end or nests too deep (then next() gives Failed).
    bool skip();

    [[nodiscard]] std::string_view name() const { return m_name; }
    /// The scalar's text, a string without quotes and escapes. Valid until the next call of next() or value().
    [[nodiscard]] std::string_view value();
    /// True if the scalar was written in quotes.
    [[nodiscard]] bool isString() const { return m_isString; }
    /// True if `text` points into the text that is read, and so outlives the reader.
    [[nodiscard]] bool owns(std::string_view text) const;

    /// Offset of the current token in bytes.
    [[nodiscard]] std::size_t offset() const { return m_tokenStart; }
    /// Line of an offset, from 1. Fast when asked in rising order.
    [[nodiscard]] std::int64_t lineAt(std::size_t offset) const;
    /// Line of the current token, or of the problem.
    [[nodiscard]] std::int64_t line() const { return lineAt(m_tokenStart); }
    /// Sentence to translate (context "core") with the arguments path and line; nullptr while all is well.
    [[nodiscard]] const char *problem() const { return m_problem; }

private:
    struct Block {
        char close = '\0';
        bool inList = false;
        std::string_view listName;
    };

    // Nothing where a list began or went on: look again.
    std::optional<Token> readField();
    std::optional<Token> readListItem();
    Token readValue(char first);
    Token readString();
    Token close(char bracket);
    bool scanQuoted(char quote);
    bool readName();
    bool open(char bracket);
    void skipBlank();
    void skipSeparator();
    Token failAt(std::size_t offset, const char *problem);
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return m_text[m_at]; }
    Block &top() { return m_blocks[static_cast<std::size_t>(m_depth)]; }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_tokenStart = 0;
    int m_depth = 0; ///< open blocks; m_blocks[0] is the file itself
    std::array<Block, maxDepth + 1> m_blocks;
    std::string_view m_name;
    std::string_view m_value; ///< without the outer quotes where m_isPlain, else as written
    bool m_isString = false;
    bool m_isPlain = true; ///< one string without escapes, or no string
    std::string m_scratch;
    const char *m_problem = nullptr;
    mutable std::size_t m_lineOffset = 0;
    mutable std::int64_t m_line = 1;
};

} // namespace tributary
