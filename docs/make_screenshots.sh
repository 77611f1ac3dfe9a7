#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes docs/images/*.png: start, setup, trials, compare, graph in both themes and both languages, with a real run of the
# sample workload. Needs Xvfb. Usage: docs/make_screenshots.sh [build folder, default build/dev]
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build/dev}
images=$PWD/docs/images
# Paths are seen in the pictures: they should be short, and the same wherever the source tree lies.
work=/tmp/tributary-guide
mkdir "$work"
trap 'rm -rf "$work"' EXIT
mkdir -p "$images" "$work/home" "$work/bin"
chmod 700 "$work/home"
cmake --build "$build" --target make_screenshots tributary-workload
cp "$build/tests/make_screenshots" "$work/bin"
ln -s "$PWD/$build/bin/tributary-workload" "$work/bin"
export HOME=$work/home XDG_CONFIG_HOME=$work/home/.config XDG_DATA_HOME=$work/home/.local/share
export XDG_STATE_HOME=$work/home/.local/state XDG_RUNTIME_DIR=$work/home QT_QPA_PLATFORM=xcb
export LC_ALL=C.UTF-8
xvfb-run -a -s "-screen 0 1600x1000x24" "$work/bin/make_screenshots" "$images" "$work/home"
