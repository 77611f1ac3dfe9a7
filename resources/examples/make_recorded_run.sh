#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes resources/examples/recorded_run anew: seven candidates, three rounds of the CPU sample workload. Host name,
# kernel and paths of this machine are replaced. Run it while nothing else runs; look at the result before you commit it.
# Usage: make_recorded_run.sh [build folder, default build/release]
set -euo pipefail
cd "$(dirname "$0")/../.."
source=$PWD
build=$(cd "${1:-build/release}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
run=$work/recorded_run
opp=$work/opp/vendors/ge_ms_autotune/custom_fusion_passes
mkdir -p "$opp"
cp "$build/lib/libge_ms_autotune_pass.so" "$opp"
cd "$work" # becomes the working folder of the recording
ASCEND_OPP_PATH=$work/opp LC_ALL=C.UTF-8 "$build/bin/tributary-cli" tune --skip-preflight --quiet \
  --run-command "$build/bin/tributary-workload --steps 30" --check-output 'digest=(\w+)' --output-dir "$run"

neutral=(
  -e "s#$run#/home/user/tributary/recorded_run#g" -e "s#$build#/home/user/tributary/build/release#g"
  -e "s#$work#/home/user/tributary#g" -e "s#$(uname -r)#6.1.0#g" -e "s#\"host\":\"$(uname -n)\"#\"host\":\"workstation\"#g"
)
find "$run" -type f -exec sed -i "${neutral[@]}" {} +
rm -rf "$source/resources/examples/recorded_run"
cp -r "$run" "$source/resources/examples/recorded_run"
du -sh "$source/resources/examples/recorded_run"
