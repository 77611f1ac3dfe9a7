#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading STEP records against grep, on 4 million log lines of which 1 million are STEP lines.

Usage: steps_bench.py PATH/TO/tributary-cli [--steps N] [--pairs N] [--folder DIR]

Both programs read the same cached files in turns, so that the load of the machine meets both; the ratio is the median
over the pairs. Exits with 1 if it is above 3 or the memory above 250 MB.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

MAX_RATIO = 3.0
MAX_MEGABYTES = 250
MARKER = "[GE_MS_TUNE][STEP]"
OTHER = (
    "[INFO] GE(4321,python3):2026-08-21-10:00:{s:02d}.{ms:03d}.{us:03d} [graph_manager.cc:919]4321 PreRun:PreRun step "
    "{i}: graph node size 342, session id 1, graph id 1, name graph_{i}, streams 4, events 17, memory 33554432 bytes, "
    "time cost is [{us}] us\n",
    "[INFO] RUNTIME(4321,python3):2026-08-21-10:00:{s:02d}.{ms:03d}.{us:03d} [event_task.cc:209] 4321 "
    "DoCompleteSuccessForEventRecordTask: event_record: device_id=0, stream_id=3, task_id={i}, sq_id=3, timeline=0x{i:x}\n",
    "[DEBUG] GE(4321,python3):2026-08-21-10:00:{s:02d}.{ms:03d}.{us:03d} [davinci_model.cc:4711]4321 "
    "LaunchKernel:[LAUNCH] op Add_{us} of model 7 stream {ms} batch {i}\n",
)
STEP = (
    "[INFO] GE(4321,python3):2026-08-21-10:00:{s:02d}.{ms:03d}.{us:03d} [step_recorder.cc:137]4321 Record:"
    + MARKER
    + " api=NnExecute mode=LoadBalance:4 model_id=7 step={i} start_us={start} end_us={end} cost_us={cost} "
    "sync_us={sync} ret=0 sync_ret=0\n"
)


def generate(path, steps):
    with open(path, "w", encoding="ascii", buffering=1 << 20) as out:
        start = 1_000_000_000
        for i in range(steps):
            us, ms, s = i * 7 % 1000, i // 7 % 1000, i // 7000 % 60
            cost = 800 + i * 31 % 97
            for other in OTHER:
                out.write(other.format(i=i, s=s, ms=ms, us=us))
            out.write(STEP.format(i=i, s=s, ms=ms, us=us, start=start, end=start + cost, cost=cost, sync=cost - 60))
            start += cost + 3


def run(command, path, environment=None):
    """Seconds, answer, peak memory in megabytes."""
    begin = time.perf_counter()
    process = subprocess.Popen(command + [path], stdout=subprocess.PIPE, env=environment)
    answer = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} failed with {process.returncode}")
    return seconds, int(answer), usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--folder", help="where to put the log; default: the system's temporary folder")
    arguments = parser.parse_args()
    ours = [os.path.abspath(arguments.cli), "steps", "--format", "count"]
    grep = ["grep", "-c", "-F", MARKER]
    c_locale = dict(os.environ, LC_ALL="C")
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        path = os.path.join(folder, "plog-4321_20260821100000123.log")
        generate(path, arguments.steps)
        print(f"{os.path.getsize(path) / 1e6:.0f} MB, {arguments.steps * 4} lines, {arguments.steps} STEP records")
        run(grep, path, c_locale)  # into the cache
        ratios, memory = [], 0.0
        for pair in range(arguments.pairs):
            grep_seconds, expected, _ = run(grep, path, c_locale)
            our_seconds, count, peak = run(ours, path)
            if count != expected:
                sys.exit(f"{count} records instead of {expected}")
            ratios.append(our_seconds / grep_seconds)
            memory = max(memory, peak)
            print(f"pair {pair + 1}: grep {grep_seconds:.3f} s, steps {our_seconds:.3f} s, ratio {ratios[-1]:.2f}")
    ratio = statistics.median(ratios)
    print(f"ratio {ratio:.2f} (limit {MAX_RATIO}), peak memory {memory:.0f} MB (limit {MAX_MEGABYTES})")
    return 0 if ratio <= MAX_RATIO and memory <= MAX_MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main())
