#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Fails on a source file that clang-format would change; skipped where clang-format or git is missing.
cd "$1" || exit 1
command -v clang-format >/dev/null && git rev-parse HEAD >/dev/null 2>&1 || exit 77
git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run -Werror
