# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs `tributary-cli graph` as a user does. Usage: graph_command_test.py TRIBUTARY_CLI DATA_FOLDER"""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest

PROGRAM, DATA = sys.argv[1:3]
TINY = os.path.join(DATA, "ge_proto_00000031_graph_0_Build.txt")
ONNX = os.path.join(DATA, "ge_onnx_00000031_graph_0_Build.pbtxt")
READABLE = os.path.join(DATA, "ge_readable_00000031_graph_0_Build.txt")


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

    def dump(self, folder, name, streams, extra=""):
        """Data, two branches of two operators and a join as a ge_proto dump; streams by operator."""
        inputs = {"x": [], "s": ["x"], "a1": ["s"], "a2": ["a1"], "b1": ["s"], "b2": ["b1"], "j": ["a2", "b2"]}
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write('graph { name: "g"\n')
            for op, stream in streams.items():
                sources = " ".join(f'input: "{source}:0"' for source in inputs[op] if source in streams)
                file.write(f'op {{ name: "{op}" type: "T" {sources} stream_id: {stream} }}\n')
            file.write(extra + "}\n")
        return path

    BEFORE = {"x": -1, "s": 0, "a1": 0, "a2": 0, "b1": 0, "b2": 0, "j": 0}

    def test_check_says_whether_ge_did_as_predicted(self):
        with tempfile.TemporaryDirectory() as folder:
            before = self.dump(folder, "before.txt", self.BEFORE)
            good = self.dump(folder, "good.txt", {**self.BEFORE, "s": 7, "a1": 7, "a2": 7, "j": 7, "b1": 3, "b2": 3},
                             'op { name: "g_Send_0" type: "Send" stream_id: 3 }\n')
            status, out, err = run("check", before, good, "--candidate", "LoadBalance:2")
            self.assertEqual((status, err), (0, ""))
            self.assertIn("+ g_Send_0: inserted", out)
            self.assertIn("As predicted for LoadBalance:2: 7 operators.", out)
            bad = self.dump(folder, "bad.txt", {"x": -1, "s": 0, "a1": 0, "a2": 0, "b1": 1, "b2": 0})
            status, out, _ = run("check", before, bad, "--candidate", "LoadBalance:2")
            self.assertEqual(status, 1)
            self.assertIn("~ b2: predicted stream 1, is on stream 0", out)
            self.assertIn("- j: missing in AFTER", out)
            self.assertIn("Not as predicted for LoadBalance:2: 1 of 6 operators", out)
            status, out, _ = run("check", before, bad, "--candidate", "LoadBalance:2", "--format", "json")
            self.assertEqual(status, 1)
            self.assertEqual(json.loads(out), {
                "candidate": "LoadBalance:2", "as_predicted": False, "compared": 6, "differing": 1,
                "graphs": [{"name": "g", "compared": 6, "left_alone": 0, "missing": ["j"], "inserted": [],
                            "differences": [{"operator": "b2", "predicted": 1, "actual": 0}]}]})

    def test_check_that_cannot_be_made_is_no_answer(self):
        with tempfile.TemporaryDirectory() as folder:
            before = self.dump(folder, "before.txt", self.BEFORE)
            other = os.path.join(folder, "other.txt")
            with open(other, "w", encoding="utf-8") as file:
                file.write('graph { name: "g" op { name: "p" stream_id: 1 } op { name: "q" stream_id: -1 } }')
            for arguments in ([before, "--candidate", "default"], [before, before],
                              [before, before, "--candidate", "LoadBalance:0"],
                              [before, before, "--candidate", "cv"],
                              [before, before, "--candidate", "default", "--format", "xml"],
                              [before, os.path.join(folder, "gone"), "--candidate", "default"],
                              [before, other, "--candidate", "default"], [READABLE, before, "--candidate", "default"],
                              [before, READABLE, "--candidate", "default"]):
                status, out, err = run("check", *arguments)
                self.assertEqual((status, out), (2, ""), arguments)
                self.assertNotEqual(err, "", arguments)

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
        status, _, err = run("streams", TINY, "--mode", "LoadBalance:2", "--profile", TINY)
        self.assertEqual(status, 1)
        self.assertIn(".csv", err)

    def test_streams_of_other_forms(self):
        expected = json.loads(run("streams", TINY, "--mode", "LoadBalance:2")[1])
        self.assertEqual(json.loads(run("streams", ONNX, "--mode", "LoadBalance:2")[1]), expected)
        status, out, err = run("streams", READABLE, "--mode", "LoadBalance:2")
        self.assertEqual((status, set(json.loads(out)["streams"])), (0, {"x", "cond", "abs"}))
        self.assertIn("no control edges", err)

    def test_show(self):
        status, out, err = run("show", ONNX, "--json")
        self.assertEqual((status, err), (0, ""))
        self.assertEqual(json.loads(out), {"format": "ge_onnx", "modules": 0, "graphs": [
            {"name": "tiny", "operators": 3, "edges": 3, "control_edges": 1, "streams": {"-1": 1, "0": 1, "1": 1},
             "types": {"Data": 1, "Relu": 1, "Abs": 1}}]})
        status, out, _ = run("show", READABLE)
        self.assertEqual(status, 0)
        for text in ("Form: ge_readable", "Graph tiny", "Subgraph then", "not in this file"):
            self.assertIn(text, out)
        self.assertIn("Module Main Path: 3 operator(s)", run("show", os.path.join(DATA, "modules.md"))[1])

    def test_convert_to_every_form(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, start in (("g.mmd", "---\ntitle"), ("g.dot", "digraph"), ("g.svg", "<svg"), ("g.json", "{")):
                path = os.path.join(folder, name)
                self.assertEqual(run("convert", TINY, path), (0, "", ""))
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                self.assertTrue(text.startswith(start), name)
                form = {"mmd": "mermaid"}.get(name[2:], name[2:])
                self.assertEqual(run("convert", TINY, "--to", form), (0, text, ""))
            for name in ("g.mmd", "g.json"):
                self.assertEqual(run("diff", TINY, os.path.join(folder, name)), (0, "No difference.\n", ""))

    def test_convert_to_a_picture(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "g.png")
            self.assertEqual(run("convert", TINY, path), (0, "", ""))
            with open(path, "rb") as file:
                picture = file.read()
            self.assertEqual(picture[:8], b"\x89PNG\r\n\x1a\n")
            status, svg, _ = run("convert", TINY, "--to", "svg")
            size = re.search(r'width="([0-9.]+)" height="([0-9.]+)"', svg)
            self.assertEqual(struct.unpack(">II", picture[16:24]), tuple(int(float(n) + 0.5) for n in size.groups()))

    def test_edits_of_modules(self):
        dump = """graph { name: 'g'
            op { name: 'a/x' type: 'MatMul' } op { name: 'a/y' type: 'Relu' input: 'a/x:0' }
            op { name: 'b/x' type: 'MatMul' input: 'a/y:0' } op { name: 'b/y' type: 'Relu' input: 'b/x:0' stream_id: 1 } }"""
        edits = [{"edit": "rename", "operators": ["a/x", "a/y"], "target": [], "text": "Attention"},
                 {"edit": "set_type", "operators": ["b/x"], "target": [], "text": "comm"},
                 {"edit": "rename", "operators": ["gone"], "target": [], "text": "Gone"}]
        project = {"format": "tributary-project", "schema": 1}
        with tempfile.TemporaryDirectory() as folder:
            def write(name, content):
                path = os.path.join(folder, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(content)
                return path
            graph = write("ge_proto_Build.txt", dump)
            for content in (edits, {"edits": edits}):
                path = write("edits.json", json.dumps(content))
                status, out, err = run("show", graph, "--edits", path)
                self.assertEqual(status, 0)
                self.assertIn("Module Attention: 2 operator(s)\nModule b: 2 operator(s)\n", out)
                self.assertIn("gone", err)
            status, out, _ = run("analyze", graph, "--configs", "default", "--edits", path)
            self.assertEqual(status, 0)
            self.assertIn("Attention -> b", out)
            status, out, _ = run("convert", graph, "--to", "mermaid", "--edits", path)
            self.assertEqual(status, 0)
            self.assertIn("Attention", out)
            self.assertNotIn("Stream0", out)
            written = os.path.join(folder, "g.json")
            self.assertEqual(run("convert", graph, written, "--edits", path)[0], 0)
            with open(written, encoding="utf-8") as file:
                modules = json.load(file)["modules"]
            self.assertEqual([(module["name"], module["type"]) for module in modules],
                             [("Attention", "compute"), ("b", "comm")])
            # A graph that was written with its modules has them without --edits.
            self.assertIn("Attention -> b", run("analyze", written, "--configs", "default")[1])

            for content, reason in (("[", "line 1"), ("{}", "no changes of modules"), (json.dumps(project), "setup"),
                                    (json.dumps([{"edit": "explode", "operators": [], "target": [], "text": ""}]),
                                     "explode")):
                path = write("bad.json", content)
                status, out, err = run("analyze", graph, "--edits", path)
                self.assertEqual((status, out), (1, ""), content)
                self.assertIn(reason, err)
                self.assertIn(path, err)

    def test_analyze_calls_a_drawing_like_its_file(self):
        with tempfile.TemporaryDirectory() as folder:
            def chart(name, body):
                path = os.path.join(folder, name)
                with open(path, "w", encoding="utf-8") as file:
                    file.write("flowchart LR\n" + body)
                return path

            status, out, _ = run("analyze", chart("kv.mmd",
                'V["kv"]:::Variable --> W["write"]:::Assign\nN["new"]:::MatMul --> W\n'
                'V --> R["read"]:::MatMul\nV --> R2["read2"]:::MatMul\nR --> J["join"]:::Add\nR2 --> J\n'),
                "--configs", "MainStream:2")
            self.assertEqual(status, 0)
            self.assertTrue(out.startswith("Graph kv.mmd: 6 operators, 5 modules\n"
                                           "Total work 5 operators, critical path 4 operators: at most 1.25x faster\n"))
            self.assertIn("UNSAFE: leaves write -> read (and 1 more) without order", out)
            status, out, err = run("analyze", chart("circle.mmd", "A --> B\nB --> A\n"))
            self.assertEqual((status, out), (1, ""))
            self.assertIn("Graph circle.mmd has a cycle", err)
            status, out, err = run("analyze", chart("empty.mmd", ""))
            self.assertEqual((status, out), (1, ""))
            self.assertIn("Graph empty.mmd has no operators", err)

    def test_convert_a_subgraph(self):
        status, out, _ = run("convert", READABLE, "--to", "dot", "--graph", "then")
        self.assertEqual(status, 0)
        self.assertIn('"input_0" -> "neg"', out)
        status, out, err = run("convert", READABLE, "--to", "dot", "--graph", "what")
        self.assertEqual((status, out), (1, ""))
        self.assertIn("what", err)

    def test_layout(self):
        status, out, err = run("layout", TINY, "--format", "json")
        self.assertEqual((status, err), (0, ""))
        layout = json.loads(out)
        self.assertEqual(set(layout), {"nodes", "edges"})
        self.assertEqual(set(layout["nodes"]), {"x", "relu", "abs"})
        for box in layout["nodes"].values():
            self.assertEqual(set(box), {"x", "y", "w", "h"})
        nodes = layout["nodes"]
        self.assertLess(nodes["x"]["x"] + nodes["x"]["w"], nodes["relu"]["x"])
        self.assertLess(nodes["relu"]["x"] + nodes["relu"]["w"], nodes["abs"]["x"])
        self.assertEqual([(edge["from"], edge["to"], edge["control"]) for edge in layout["edges"]],
                         [("x", "relu", False), ("x", "abs", False), ("relu", "abs", True)])
        down = json.loads(run("layout", TINY, "--direction", "TD")[1])["nodes"]
        self.assertLess(down["x"]["y"] + down["x"]["h"], down["relu"]["y"])

    def test_diff_of_the_stream_pass(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "after.txt")
            with open(TINY, encoding="utf-8") as file:
                text = file.read()
            with open(path, "w", encoding="utf-8") as file:
                file.write(text.replace("stream_id: 1\n", "stream_id: 2\n"))
            status, out, err = run("diff", TINY, path, "--json")
            self.assertEqual((status, err), (0, ""))
            self.assertEqual(json.loads(out), {
                "operators": {"added": [], "removed": [], "changed": []}, "edges": {"added": [], "removed": []},
                "streams": {"changed": [{"name": "abs", "before": 1, "after": 2}]}, "only_streams": True})
            self.assertEqual(run("diff", TINY, path)[1],
                             "~ abs: stream 2, was 1\nOnly streams differ: 1 operator(s).\n")

    def test_files_that_are_no_graph(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "g")
            for content in (b"", b"\0\0\0", b"hello", b"\x08\x06\x12\x02GE", b"graph { op { name: ''} }", b"{" * 100000,
                            b"graph {" * 100000, b"flowchart LR\nA[", b"graph(\"x"):
                with open(path, "wb") as file:
                    file.write(content)
                for command in (["show", path], ["layout", path], ["diff", path, TINY], ["convert", path, "--to", "svg"]):
                    status, out, err = run(*command)
                    self.assertEqual((status, out), (1, ""), (content[:20], command))
                    self.assertIn(path, err)
                    self.assertRegex(err, "line [0-9]+")

    def test_bad_usage_of_the_others(self):
        for arguments in (["show"], ["show", TINY, TINY], ["convert", TINY], ["convert", TINY, "--to", "gif"],
                          ["convert"], ["layout"], ["layout", TINY, "--format", "xml"],
                          ["layout", TINY, "--direction", "up"], ["diff", TINY], ["show", TINY, "--what"]):
            status, out, err = run(*arguments)
            self.assertEqual((status, out), (2, ""), arguments)
            self.assertIn(f"graph {arguments[0]} --help", err)

    def test_help(self):
        status, out, err = run("--help")
        self.assertEqual((status, err), (0, ""))
        for word in ("show", "convert", "layout", "diff", "streams"):
            self.assertIn(word, out)
            self.assertEqual(run(word, "--help")[0], 0)
        for word in ("--mode", "--profile", "--format", "--all-graphs"):
            self.assertIn(word, run("streams", "--help")[1])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
