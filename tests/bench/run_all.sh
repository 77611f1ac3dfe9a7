#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
# All benchmarks of a build: run_all.sh BUILD_DIR (a release build). Goes on after a failure; exits with 1 if any failed.
# The log for steps_bench takes about 750 MB in TMPDIR.
set -uo pipefail
build=$(cd "${1:?usage: run_all.sh BUILD_DIR}" && pwd) || exit 2
here=$(cd "$(dirname "$0")" && pwd)
failed=0

bench() { # title command...
  echo "== $1"
  shift
  "$@" || { echo "FAILED: $*"; failed=1; }
}

bench "Reading STEP records, as a ratio to grep" python3 "$here/steps_bench.py" "$build/bin/tributary-cli"
bench "What a trial costs besides its workload" python3 "$here/tune_overhead.py" "$build"
bench "Analysis of 200 candidates x 20 rounds x 1000 steps (limit 1 s)" "$build/bin/stats_bench"
bench "Graphs: reading a dump, assigning streams" "$build/bin/graph_bench"
bench "Upload and fetch over SSH against scp" "$build/bin/ssh_bench"
bench "Painting a graph of 10 000 operators while it is moved (limit 16 ms)" "$build/bin/graph_view_bench"
if command -v dot >/dev/null; then
  bench "Layout of graphs: crossings as a ratio to dot, time for 10 000 operators (limit 1 s)" "$build/bin/layout_bench"
fi
exit $failed
