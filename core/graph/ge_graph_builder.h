// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tributary
{

/// Puts one graph of a dump together: operators as they come, their inputs as text until all operators are known.
/// Text handed in must live as long as the builder, see keep(). After a false, problem() says why.
class GeGraphBuilder
{
public:
    struct Problem {
        std::size_t offset = 0; ///< in the text that is read
        const char *sentence = nullptr; ///< to translate (context "core") with the arguments path, line and `what`
        QString what;
    };

    GeGraphBuilder() = default;
    GeGraphBuilder(const GeGraphBuilder &) = delete; // its names point into itself
    GeGraphBuilder &operator=(const GeGraphBuilder &) = delete;

    /// An input of the operator that is added next, as written: "name:index", "name:-1" for control, or "" for an
    /// optional input that is not connected.
    void addInput(std::string_view source, std::size_t offset);
    /// False: no name, or one that the graph has already.
    bool addOperator(Operator op, std::string_view name, std::size_t offset);
    /// Forgets the inputs of what is not added as an operator.
    void dropInputs();
    /// Makes edges of all inputs. False: one is not of the form name:index, or names no operator.
    bool connect();

    /// A copy of the text that lives as long as the builder.
    std::string_view keep(std::string_view text) { return m_kept.emplace_back(text); }
    [[nodiscard]] OpGraph &graph() { return m_graph; }
    [[nodiscard]] const Problem &problem() const { return m_problem; }

private:
    struct Input {
        int to = 0;
        int toPort = 0;
        std::string_view source;
        std::size_t offset = 0;
    };

    bool addEdge(const Input &input);
    bool failAt(std::size_t offset, const char *sentence, std::string_view what = {});

    OpGraph m_graph;
    int m_ports = 0; ///< data inputs of the operator that is added next
    std::vector<Input> m_inputs;
    std::unordered_map<std::string_view, int> m_names;
    std::deque<std::string> m_kept;
    Problem m_problem;
};

/// Whether GE's attribute `key` of an operator is one that setGeAttribute() takes.
bool isGeAttribute(std::string_view key);
/// Puts the value of an attribute that stream assignment reads into the operator. False: no number in range where one
/// is needed.
bool setGeAttribute(Operator &op, std::string_view key, std::string_view value);

/// The whole text as a number in range.
bool readWholeNumber(std::string_view text, int &number);
bool readWholeNumber(std::string_view text, std::int64_t &number);

} // namespace tributary
