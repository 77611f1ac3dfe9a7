// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"
#include "session.h"

#include <cstdio>

using namespace tributary::workload;

int main(int argc, char **argv)
{
    const auto options = parseOptions({argv + 1, argv + argc});
    if (!options) {
        std::fprintf(stderr, "tributary-workload: %s (see --help)\n", options.error().c_str());
        return 2;
    }
    if (options->help) {
        std::fputs(helpText().c_str(), stdout);
        return 0;
    }
    if (options->version) {
        std::puts("tributary-workload " TRIBUTARY_VERSION);
        return 0;
    }
    return runSession(*options);
}
