#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A small workload for tuning on a real NPU: four independent branches, joined at the end.

Builds the graph with the Python interface of GE (part of CANN), compiles it in this process and runs one step of
warm-up and --steps more. The exit code tells success: 0, 1 = something failed, 2 = bad usage, 3 = no GE package.

    source /path/to/cann/set_env.sh
    tributary-cli tune --run-command "python3 sample_run.py --steps 12"
"""

import argparse
import hashlib
import sys
import time

BRANCHES = 4
DEPTH = 6
GRAPH_ID = 0

EXIT_FAILED = 1
EXIT_NO_GE = 3


def positive(text):
    """A whole number from 1 on, for argparse."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description="Run a graph of four independent branches on an Ascend NPU.")
    parser.add_argument("--steps", type=positive, default=12, help="steps after one step of warm-up (12)")
    parser.add_argument("--dim", type=positive, default=512, help="the tensors have DIM x DIM elements (512)")
    parser.add_argument("--device", type=int, default=0, help="number of the NPU (0)")
    return parser.parse_args(arguments)


def branch(tensor, number):
    """A chain of element-wise operators; the constants make every branch a computation of its own."""
    for level in range(DEPTH):
        constant = 1.0 + 0.01 * (number * DEPTH + level + 1)
        kind = level % 3
        if kind == 0:
            tensor = tensor * constant
        elif kind == 1:
            tensor = tensor + constant
        else:
            tensor = tensor - constant
    return tensor


def build_graph(dim):
    from ge.es.graph_builder import GraphBuilder
    from ge.graph.types import DataType, Format

    builder = GraphBuilder("four_branches")
    x = builder.create_input(
        0, name="x", data_type=DataType.DT_FLOAT, format=Format.FORMAT_ND, shape=[dim, dim]
    )
    ends = [branch(x, number) for number in range(BRANCHES)]
    builder.set_graph_output((ends[0] + ends[1]) + (ends[2] + ends[3]), 0)
    return builder.build_and_reset()


def build_input(dim):
    from ge.graph import Tensor
    from ge.graph.types import DataType, Format

    # The same values in every run: candidates are compared by their outputs too.
    values = [(index % 257) / 257.0 for index in range(dim * dim)]
    return Tensor(values, None, DataType.DT_FLOAT, Format.FORMAT_ND, [dim, dim])


def run_steps(session, dim, steps):
    """Runs the warm-up and the steps; returns the outputs of the last one."""
    inputs = [build_input(dim)]
    outputs = session.run_graph(GRAPH_ID, inputs)
    start = time.perf_counter()
    for _ in range(steps):
        outputs = session.run_graph(GRAPH_ID, inputs)
    seconds = time.perf_counter() - start
    print("steps={} mean_ms={:.3f} (host, with copies)".format(steps, 1000.0 * seconds / steps))
    return outputs


def run(options):
    from ge.ge_global import GeApi
    from ge.session import Session

    settings = {"ge.exec.deviceId": str(options.device), "ge.graphRunMode": "0"}
    api = GeApi()
    api.ge_initialize(settings)
    session = None
    try:
        session = Session(settings)
        session.add_graph(GRAPH_ID, build_graph(options.dim))
        try:
            outputs = run_steps(session, options.dim, options.steps)
            if len(outputs) != 1:
                raise RuntimeError("the graph gave {} outputs instead of one".format(len(outputs)))
            digest = hashlib.sha256(repr(outputs[0].get_data()).encode("ascii")).hexdigest()[:16]
            print("digest={}".format(digest))
        finally:
            session.remove_graph(GRAPH_ID)
    finally:
        session = None  # a session has to go before GE does
        api.ge_finalize()


def main(arguments):
    options = parse_arguments(arguments)
    try:
        import ge.session  # noqa: F401  (only to see whether it is there)
    except ImportError as error:
        print(
            "sample_run.py: the Python package 'ge' of CANN cannot be imported ({}).\n"
            "Install CANN and load its environment first: source <cann>/set_env.sh".format(error),
            file=sys.stderr,
        )
        return EXIT_NO_GE
    try:
        run(options)
    except Exception as error:  # whatever GE raises, the exit code must say that it failed
        print("sample_run.py: {}: {}".format(type(error).__name__, error), file=sys.stderr)
        return EXIT_FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
