# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs `tributary-cli graph` as a user does. Usage: graph_command_test.py TRIBUTARY_CLI DATA_FOLDER"""
import json
import os
import subprocess
import sys
import tempfile
import unittest

PROGRAM, DATA = sys.argv[1:3]
TINY = os.path.join(DATA, "ge_proto_00000031_graph_0_Build.txt")


def run(*arguments):
    done = subprocess.run([PROGRAM, "graph", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**os.environ, "LANG": "C.UTF-8"})
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class GraphCommand(unittest.TestCase):
    def test_json_has_exactly_the_promised_members(self):
        status, out, err = run("streams", TINY, "--mode", "LoadBalance:2", "--format", "json")
        self.assertEqual((status, err), (0, ""))
        self.assertEqual(json.loads(out), {"required": 1, "streams": {"x": -1, "relu": 0, "abs": 0}})

    def test_real_dump(self):
        dump = os.path.join(DATA, "ge_proto_00026_afterUBMatch.txt")
        status, out, _ = run("streams", dump, "--mode", "MainStream:3")
        answer = json.loads(out)
        self.assertEqual((status, len(answer["streams"])), (0, 399))
        self.assertEqual(set(answer["streams"].values()), set(range(answer["required"])))

    def test_table(self):
        status, out, _ = run("streams", TINY, "--mode", "cv", "--format", "table")
        self.assertEqual(status, 0)
        self.assertEqual([line.split() for line in out.splitlines()[1:]],
                         [["-", "Data", "x"], ["1", "Relu", "relu"], ["0", "Abs", "abs"]])

    def test_subgraphs_only_when_asked_for(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "d.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write("graph { name: 'r' op { name: 'a' } }\ngraph { name: 's' op { name: 'b' } }\n")
            self.assertEqual(json.loads(run("streams", path, "--mode", "default")[1]),
                             {"required": 1, "streams": {"a": 0}})
            self.assertEqual(json.loads(run("streams", path, "--mode", "default", "--all-graphs")[1]),
                             {"required": 1, "streams": {"a": 0}, "graphs": {"s": {"required": 1, "streams": {"b": 0}}}})

    def test_profile_changes_the_strategy_and_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "op_summary.csv")
            with open(path, "w", encoding="utf-8") as file:
                file.write("Op Name,Task Type,Task Duration(us),Block Num,Mix Block Num\nabs,AI_CORE,2,8,0\n")
            status, out, err = run("streams", TINY, "--mode", "LoadBalance:2", "--profile", path)
            self.assertEqual((status, json.loads(out)["required"]), (0, 1))
            self.assertIn("WeightedLoadBalance instead of LoadBalance", err)

    def test_bad_usage(self):
        for arguments, reason in (([], "streams"), (["nodes", TINY], "streams"), (["streams"], "one graph dump"),
                                  (["streams", TINY], "--mode"),
                                  (["streams", TINY, "--mode", "LoadBalance"], "LoadBalance"),
                                  (["streams", TINY, "--mode", "loadbalance:2"], "case-sensitive"),
                                  (["streams", TINY, "--mode", "cv", "--format", "xml"], "xml"),
                                  (["streams", TINY, TINY, "--mode", "cv"], "one graph dump"),
                                  (["streams", TINY, "--mode", "cv", "--what"], "what")):
            status, out, err = run(*arguments)
            self.assertEqual((status, out), (2, ""), arguments)
            self.assertIn(reason, err)

    def test_unreadable_files(self):
        status, out, err = run("streams", "/nonexistent/d.txt", "--mode", "cv")
        self.assertEqual((status, out), (1, ""))
        self.assertIn("/nonexistent/d.txt", err)
        onnx = os.path.join(DATA, "ge_onnx_00000031_graph_0_Build.pbtxt")
        status, _, err = run("streams", onnx, "--mode", "cv")
        self.assertEqual(status, 1)
        self.assertIn(f"{onnx}, line 4", err)
        status, _, err = run("streams", TINY, "--mode", "LoadBalance:2", "--profile", TINY)
        self.assertEqual(status, 1)
        self.assertIn(".csv", err)

    def test_help(self):
        for arguments in (["--help"], ["streams", "--help"]):
            status, out, err = run(*arguments)
            self.assertEqual((status, err), (0, ""))
            for word in ("--mode", "--profile", "--format", "--all-graphs"):
                self.assertIn(word, out)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
