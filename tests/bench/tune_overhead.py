#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a trial costs besides its workload: 21 trials of a workload that computes nothing.

Usage: tune_overhead.py BUILD_DIR [--pairs N] [--folder DIR] [--limit MS]

Alternates between one tuning run (7 candidates, 3 rounds) and 21 runs of the same command by itself, with the same
environment, output and log folder. Per trial: (wall time of tune - 21 x median wall time of the command) / 21; the
figure is the median over the pairs. Start and end of tributary-cli are included. Exits with 1 above the limit.
"""

import argparse
import json
import os
import shlex
import shutil
import statistics
import sys
import tempfile
import time

CANDIDATES = ["default"] + [f"{s}:{n}" for s in ("LoadBalance", "MainStream") for n in (2, 4, 8)]
ROUNDS = 3
TRIALS = len(CANDIDATES) * ROUNDS
PASS_FOLDER = "vendors/ge_ms_autotune/custom_fusion_passes"


def run(command, environment, output):
    """Seconds from start to end."""
    with open(output, "wb") as out:
        actions = [(os.POSIX_SPAWN_DUP2, out.fileno(), 1), (os.POSIX_SPAWN_DUP2, out.fileno(), 2)]
        begin = time.perf_counter()
        process = os.posix_spawn(command[0], command, environment, file_actions=actions)
        _, status = os.waitpid(process, 0)
        seconds = time.perf_counter() - begin
    if status != 0:
        with open(output, encoding="utf-8", errors="replace") as text:
            sys.exit(f"{shlex.join(command)} failed ({status}):\n{text.read()}")
    return seconds


class Bench:
    def __init__(self, build, folder):
        self.cli = os.path.join(build, "bin", "tributary-cli")
        self.workload = [os.path.join(build, "bin", "tributary-workload"), "--instant", "--steps", "12"]
        self.folder = folder
        self.runs = 0
        opp = os.path.join(folder, "opp")
        os.makedirs(os.path.join(opp, PASS_FOLDER))
        shutil.copy(os.path.join(build, "lib", "libge_ms_autotune_pass.so"), os.path.join(opp, PASS_FOLDER))
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith(("ASCEND_", "GE_"))}
        self.environment.update(ASCEND_OPP_PATH=opp, LC_ALL="C.UTF-8")

    def new_folder(self):
        self.runs += 1
        return os.path.join(self.folder, f"run{self.runs}")

    def tune(self):
        out = self.new_folder()
        command = [self.cli, "tune", "--skip-preflight", "--quiet", "--repeat", str(ROUNDS), "--output-dir", out]
        command += ["--configs", ",".join(CANDIDATES), "--run-command", shlex.join(self.workload)]
        seconds = run(command, self.environment, out + ".log")
        with open(os.path.join(out, "summary.json"), encoding="utf-8") as file:
            trials = json.load(file)["trials"]
        if len(trials) != TRIALS or not all(trial["valid"] for trial in trials):
            sys.exit(f"not {TRIALS} valid trials: see {out}.log")
        shutil.rmtree(out)
        return seconds

    def alone(self):
        walls = []
        for i in range(TRIALS):
            out = self.new_folder()
            os.makedirs(os.path.join(out, "plog"))
            environment = dict(self.environment, ASCEND_PROCESS_LOG_PATH=os.path.join(out, "plog"))
            environment["ASCEND_SLOG_PRINT_TO_STDOUT"] = "0"
            environment["GE_AUTO_MULTISTREAM_PARALLEL_MODE"] = CANDIDATES[i % len(CANDIDATES)]
            walls.append(run(self.workload, environment, os.path.join(out, "stdout.log")))
            shutil.rmtree(out)
        return statistics.median(walls)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--folder", help="where to put the runs; default: the system's temporary folder")
    parser.add_argument("--limit", type=float, default=5.0, help="milliseconds per trial")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        bench = Bench(os.path.abspath(arguments.build), folder)
        bench.tune()  # everything into the cache
        bench.alone()
        costs, alone = [], []
        for _ in range(arguments.pairs):
            whole = bench.tune()
            alone.append(bench.alone() * 1000)
            costs.append(whole * 1000 / TRIALS - alone[-1])
    cost = statistics.median(costs)
    print(f"workload alone {statistics.median(alone):.2f} ms; each of {arguments.pairs} pairs:",
          " ".join(f"{each:.2f}" for each in sorted(costs)))
    print(f"{cost:.2f} ms per trial besides the workload (limit {arguments.limit:g})")
    return 0 if cost <= arguments.limit else 1


if __name__ == "__main__":
    sys.exit(main())
