# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `tributary-cli graph streams` with stream_assignment_reference.py on random graphs.

Usage: stream_assignment_differential.py TRIBUTARY_CLI [GRAPHS [SEED]]
All graphs of a round stand in one dump as subgraphs, so that one call of the program does many.
"""
import json
import os
import random
import struct
import subprocess
import sys
import tempfile

import stream_assignment_reference as reference

MODES = ["default", "cv"] + [f"{s}:{n}" for s in ("LoadBalance", "MainStream", "WeightedLoadBalance")
                             for n in (1, 2, 3, 4, 5, 8, 16, 64)]
HEADER = ("Device_id,Op Name,OP Type,Task Type,Task Start Time(us),Task Duration(us),Task Wait Time(us),"
          "Block Num,Mix Block Num,Input Shapes")


def random_graph(rng, index):
    size = rng.choice([1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120])
    labels = rng.choice([0, 0, 0.05, 0.2])
    free = rng.choice([0, 0, 0.1, 0.4])
    nodes = []
    for i in range(size):
        nodes.append({"name": f"g{index}/n{i}" if rng.random() < 0.9 else f"g{index}:n{i}",
                      "stream": -1 if rng.random() < free else rng.choice([0, 0, 1, 7]),
                      "label": f"L{rng.randrange(3)}" if rng.random() < labels else "",
                      "core": rng.choice(["", "AIC", "AIV", "MIX", "MIX_AIC", "MIX_AIV"]),
                      "mix_is_aiv": rng.random() < 0.5, "rts": rng.random() < 0.02,
                      "blocks": rng.choice([-1, 1, 8, 20])})
    density, reach = rng.choice([0.3, 1, 1, 2, 4]), rng.choice([3, 10, size])
    ports = rng.choice([1, 1, 3])
    edges = []
    for v in range(1, size):
        for _ in range(rng.randrange(int(2 * density) + 2)):
            u = rng.randrange(max(0, v - reach), v)
            port = -1 if rng.random() < 0.15 else rng.randrange(ports)
            edges += [(u, port, v)] * (2 if rng.random() < 0.1 else 1)
    return {"name": f"graph{index}", "nodes": nodes, "edges": edges}


def dump(graphs):
    lines = []
    for graph in graphs:
        lines += ["graph {", f'  name: "{graph["name"]}"']
        for i, node in enumerate(graph["nodes"]):
            lines.append(f'  op {{ name: "{node["name"]}" type: "T"')
            for u, port, v in graph["edges"]:
                if v == i:
                    lines.append(f'    input: "{graph["nodes"][u]["name"]}:{port}"')
            for key, text in (("_stream_label", node["label"]), ("_cube_vector_core_type", node["core"])):
                if text:
                    lines.append(f'    attr {{ key: "{key}" value {{ s: "{text}" }} }}')
            for key, flag in (("_mix_is_aiv", node["mix_is_aiv"]), ("_rts_label_node", node["rts"])):
                lines.append(f'    attr {{ key: "{key}" value {{ b: {"true" if flag else "false"} }} }}')
            if node["blocks"] >= 0:
                lines.append(f'    attr {{ key: "tvm_blockdim" value {{ i: {node["blocks"]} }} }}')
            if node["stream"] != 0:
                lines.append(f'    stream_id: {node["stream"]}')
            lines.append(f'    id: {i} }}')
        lines.append("}")
    return "\n".join(lines) + "\n"


def random_profile(rng, graphs):
    """Rows of an op_summary and what they mean."""
    rows, profile = [HEADER], {}
    for graph in graphs:
        share = rng.choice([0, 0.3, 0.9, 1])
        for node in graph["nodes"]:
            if rng.random() >= share:
                continue
            name = node["name"] if rng.random() < 0.8 or "/" not in node["name"] else node["name"].rsplit("/")[-1]
            duration = rng.choice(["0", "0.0000005", "1", "2", "2.5", f"{rng.random() * 20:.3f}"])
            task = rng.choice(["AI_CORE", "AI_VECTOR_CORE", "MIX_AIC", "MIX_AIV", "AI_CPU"])
            blocks, mix = rng.choice([1, 8, 20]), rng.choice([0, 16])
            missing = rng.random() < 0.05
            rows.append(f'0,{name},T,{task},"1.5\t",{duration},0,{"N/A" if missing else blocks},{mix},"1,2;3"')
            if missing:
                continue
            cube = {"AI_CORE": blocks, "MIX_AIC": blocks, "MIX_AIV": mix}.get(task, 0)
            vector = {"AI_VECTOR_CORE": blocks, "MIX_AIC": mix, "MIX_AIV": blocks}.get(task, 0)
            single = struct.unpack("f", struct.pack("f", float(duration)))[0]
            profile[name] = (single, cube, vector)
    return "\n".join(rows) + "\n", profile


def run(program, arguments):
    done = subprocess.run([program, "graph", "streams"] + arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(f"{arguments}: exit {done.returncode}: {done.stderr.decode()}")
    result = json.loads(done.stdout)
    return [result] + list(result["graphs"].values()), result["graphs"]


def compare(program, folder, graphs, modes, profile_text, profile):
    dump_path, csv_path = os.path.join(folder, "dump.txt"), os.path.join(folder, "op_summary.csv")
    with open(dump_path, "w", encoding="utf-8") as file:
        file.write(dump(graphs))
    extra = []
    if profile is not None:
        with open(csv_path, "w", encoding="utf-8") as file:
            file.write(profile_text)
        extra = ["--profile", csv_path]
    wrong = 0
    for mode in modes:
        answers, named = run(program, [dump_path, "--mode", mode, "--all-graphs"] + extra)
        strategy, _, limit = mode.partition(":")
        for i, graph in enumerate(graphs):
            got = answers[0] if i == 0 else named[graph["name"]]
            required, streams = reference.assign(graph, strategy, int(limit or 0), profile)
            wanted = {node["name"]: s for node, s in zip(graph["nodes"], streams)}
            if got["required"] != required or got["streams"] != wanted:
                wrong += 1
                if wrong <= 3:
                    print(f"{mode} {graph['name']} profile={profile is not None} nodes={len(graph['nodes'])}\n"
                          f"  program:   {got['required']} {[got['streams'][n['name']] for n in graph['nodes']]}\n"
                          f"  reference: {required} {streams}")
    return wrong


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 20260829)
    sys.setrecursionlimit(20000)
    wrong = compared = 0
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, count, 20):
            graphs = [random_graph(rng, i) for i in range(start, min(start + 20, count))]
            modes = ["default", "cv"] + rng.sample(MODES[2:], 5)
            text, profile = random_profile(rng, graphs)
            wrong += compare(program, folder, graphs, modes, "", None)
            wrong += compare(program, folder, graphs, modes[2:], text, profile)
            compared += len(graphs) * (2 * len(modes) - 2)
    print(f"{compared} assignments compared, {wrong} differ")
    return 1 if wrong or compared == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
