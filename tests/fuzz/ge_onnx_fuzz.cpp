// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_onnx_reader.h"
#include "graph/graph_json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

using namespace tributary;

// Any text: the reader must answer, and what it accepts must survive our own form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto model = parseGeOnnx({reinterpret_cast<const char *>(data), size}, QStringLiteral("fuzz.pbtxt"));
    if (!model) {
        if (!model.error().english().startsWith(QStringLiteral("fuzz.pbtxt, line ")))
            std::abort();
        return 0;
    }
    GraphFile file;
    file.model = std::move(*model);
    const std::size_t edges = file.model.root().edges.size();
    const auto again = parseGraphJson(writeGraphJson(file), QStringLiteral("again.json"));
    // Bytes that are no UTF-8 may make two names one.
    if (again && again->model.root().edges.size() != edges)
        std::abort();
    return 0;
}
