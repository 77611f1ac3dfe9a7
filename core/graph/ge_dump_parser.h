// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "graph/ge_graph_builder.h"
#include "graph/op_graph.h"
#include "graph/text_proto.h"

#include <optional>
#include <string_view>

namespace tributary
{

/// What the readers of GE's text dumps share: where they are in the text, what they have read, and what is wrong.
class GeDumpParser
{
protected:
    /// `hint`: what to do about a file that cannot be read; to translate (context "core"). The text must outlive this.
    GeDumpParser(std::string_view text, QString path, const char *hint);

    /// The text for as long as the builder lives: itself where it lies in what is read, else a copy.
    std::string_view keep(GeGraphBuilder &builder, std::string_view text) const;
    /// Notes the error and is false. `sentence`: to translate, with the arguments path, line and `what`.
    bool failAt(std::size_t offset, const char *sentence, const QString &what = {});
    /// With what the reader complains about.
    bool failReader();
    /// With what the builder complains about.
    bool failBuilder(const GeGraphBuilder &builder);

    TextProtoReader m_reader;
    QString m_path;
    OpModel m_model;
    std::optional<Error> m_error;

private:
    const char *m_hint;
};

} // namespace tributary
