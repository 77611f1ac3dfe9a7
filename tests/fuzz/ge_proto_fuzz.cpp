// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_proto_reader.h"
#include "graph/stream_assignment.h"
#include "graph/stream_events.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tributary;

// Any text: the reader must answer, and what it accepts must get streams or a reason why not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto model = parseGeProto({reinterpret_cast<const char *>(data), size}, QStringLiteral("fuzz.txt"));
    if (!model) {
        if (!model.error().english().startsWith(QStringLiteral("fuzz.txt, line ")))
            std::abort();
        return 0;
    }
    for (const OpGraph &graph : model->graphs) {
        for (const Strategy strategy : {Strategy::Cv, Strategy::LoadBalance, Strategy::MainStream}) {
            const auto assignment = assignStreams(graph, {strategy, takesStreams(strategy) ? 3 : 0});
            if (assignment && !crossStreamEvents(graph, assignment->streams))
                std::abort();
        }
    }
    return 0;
}
