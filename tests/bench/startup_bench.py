#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Time from starting the desktop program to its first painted window.

Usage: startup_bench.py PROGRAM [RUNS]   (needs Xvfb and xvfb-run, or a display)
The first run warms the cache and does not count. Limit: 0.4 s for the median on the test machine.
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT_SECONDS = 0.4


def measure(program, environment):
    """Seconds from the start of the process to its line "painted"."""
    begin = time.perf_counter()
    with subprocess.Popen([program, "--exit-after-first-paint"], stdout=subprocess.PIPE, env=environment) as process:
        line = process.stdout.readline()
        seconds = time.perf_counter() - begin
    if line != b"painted\n" or process.returncode != 0:
        raise SystemExit(f"{program} did not paint its window")
    return seconds


def main():
    if not os.environ.get("DISPLAY") and shutil.which("xvfb-run"):
        os.execvp("xvfb-run", ["xvfb-run", "-a", sys.executable, *sys.argv])
    program = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home)
        measure(program, environment)
        times = [measure(program, environment) for _ in range(runs)]
    median = statistics.median(times)
    print(f"first paint: median {median * 1000:.0f} ms, min {min(times) * 1000:.0f} ms, max {max(times) * 1000:.0f} ms"
          f" ({runs} runs, load {os.getloadavg()[0]:.1f})")
    return 0 if median <= LIMIT_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
