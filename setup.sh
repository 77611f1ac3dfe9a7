#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is needed, builds, and runs the example or the tests. See --help.
set -euo pipefail
cd "$(dirname "$0")"

build_packages=(
  build-essential ca-certificates ccache cmake git ninja-build
  qt6-base-dev qt6-l10n-tools qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools
  libboost-dev libexpected-dev libssh2-1-dev libssl-dev pkg-config qtkeychain-qt6-dev
)
test_packages=(
  busybox clang-format dbus-daemon dropbear-bin fonts-dejavu-core gnome-keyring libbenchmark-dev libgmock-dev
  libgtest-dev openssh-client openssh-server procps python3 tcsh
)

usage() {
  cat <<'END'
Usage: ./setup.sh COMMAND

  run       install packages, build, run the example tuning: in the window if there is a display
  test      install packages, build, run every test
  packages  only install the packages
  build     only build (preset "release")
  lint      clang-format and clang-tidy over the whole tree (slow)
  bench     the benchmarks, as ratios to public tools (slow)

Set TRIBUTARY_NO_INSTALL=1 to skip the packages.
END
}

install_packages() {
  [ -n "${TRIBUTARY_NO_INSTALL:-}" ] && return
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "Installing: ${missing[*]}"
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
}

# A warning of another compiler or Qt keeps nobody from using the program.
configure_release() { cmake --preset release -DTRIBUTARY_BUILD_TESTS="$1" -DTRIBUTARY_WERROR=OFF; }
build() { cmake --build "build/$1" --parallel "$(nproc)" "${@:2}"; } # preset [cmake --build options]

has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

run_example() {
  local bin=$PWD/build/release/bin out
  out=$PWD/example_runs/$(date +%Y%m%d-%H%M%S)
  mkdir -p build/release/example_opp
  # The sample workload finds the pass as GE would: below this folder, where --manage-pass puts it for the run.
  ASCEND_OPP_PATH=$PWD/build/release/example_opp exec "$bin/tributary-cli" tune --plan adaptive --manage-pass --quiet \
    --run-command "'$bin/tributary-workload' --steps 30" --check-output 'digest=(\w+)' --output-dir "$out"
}

sources() { git ls-files '*.cpp' '*.h'; }

case "${1:-}" in
  run)
    install_packages "${build_packages[@]}"
    configure_release OFF
    if has_display; then
      build release
      exec build/release/bin/tributary --example
    fi
    build release --target tributary-cli tributary-workload # the desktop is not needed and would double the time
    run_example
    ;;
  test)
    install_packages "${build_packages[@]}" "${test_packages[@]}"
    cmake --preset dev
    build dev
    ctest --preset dev
    ;;
  packages) install_packages "${build_packages[@]}" "${test_packages[@]}" ;;
  build)
    install_packages "${build_packages[@]}"
    configure_release OFF
    build release
    ;;
  lint)
    install_packages "${build_packages[@]}" "${test_packages[@]}" clang-tidy
    cmake --preset dev
    build dev
    sources | xargs clang-format --dry-run -Werror
    # clang reads no precompiled headers of gcc.
    mkdir -p build/lint
    sed -E 's# -Winvalid-pch -include [^ ]*/cmake_pch\.hxx##' build/dev/compile_commands.json >build/lint/compile_commands.json
    git ls-files '*.cpp' ':!tests/fuzz' | xargs -P "$(nproc)" -n 4 clang-tidy --quiet -p build/lint
    ;;
  bench)
    install_packages "${build_packages[@]}" "${test_packages[@]}"
    configure_release ON
    build release
    tests/bench/run_all.sh build/release
    ;;
  -h | --help | help) usage ;;
  *)
    usage >&2
    exit 2
    ;;
esac
