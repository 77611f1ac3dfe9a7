// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tributary::gui::test
{

/// A dump of GE with `layers` x `width` operators in a scope for each layer ("layer3/op5"): each takes the output of
/// its neighbour in the layer before, and one in eight another one as well.
inline QByteArray layeredDump(int layers, int width)
{
    QByteArray text = "graph {\n  name: \"layered\"\n";
    const auto name = [](int layer, int place) {
        return "layer" + QByteArray::number(layer) + "/op" + QByteArray::number(place);
    };
    for (int layer = 0; layer < layers; ++layer) {
        for (int place = 0; place < width; ++place) {
            text += "  op {\n    name: \"" + name(layer, place)
                + "\"\n    type: \"Add\"\n    id: " + QByteArray::number(layer * width + place) + "\n";
            if (layer > 0) {
                text += "    input: \"" + name(layer - 1, place) + ":0\"\n";
                if (place % 8 == 0)
                    text += "    input: \"" + name(layer - 1, (place + 3) % width) + ":0\"\n";
            }
            text += "  }\n";
        }
    }
    return text + "}\n";
}

} // namespace tributary::gui::test
