// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_reader.h"
#include "graph/mermaid_reader.h"
#include "graph/mermaid_writer.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tributary;

// Any text: the reader must answer, and what it accepts must be accepted again as we write it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto file = parseMermaid({reinterpret_cast<const char *>(data), size}, QStringLiteral("fuzz.md"));
    if (!file) {
        if (!file.error().english().startsWith(QStringLiteral("fuzz.md, line ")))
            std::abort();
        return 0;
    }
    const QByteArray written = writeMermaid(*file);
    const auto again =
        parseGraphFile({written.constData(), static_cast<std::size_t>(written.size())}, QStringLiteral("again.mmd"));
    if (!again || again->model.root().edges.size() != file->model.root().edges.size())
        std::abort();
    return 0;
}
