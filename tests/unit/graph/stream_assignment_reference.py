# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second, plain implementation of GE's stream assignment, written from its description and not from the C++ one.

Speed does not matter here; every rule is spelled out where it applies. Used by stream_assignment_differential.py.

A graph is a dict: "nodes": list of dicts (name, stream, label, core, mix_is_aiv, rts, blocks), in topological order;
"edges": list of (from, from_port, to), from_port -1 for control, in the order of consumers and their inputs.
"""

import functools

EPS = 1e-9


def out_edges(graph):
    """Targets per node: data edges by output port, then control edges."""
    lists = []
    for u in range(len(graph["nodes"])):
        mine = [(port, v) for (a, port, v) in graph["edges"] if a == u]
        data = [e for e in mine if e[0] >= 0]
        data.sort(key=lambda e: e[0])
        control = [e for e in mine if e[0] < 0]
        lists.append([v for _, v in data] + [v for _, v in control])
    return lists


def work_graph(graph, time):
    nodes = graph["nodes"]
    outs = out_edges(graph)
    kept = [i for i in range(len(nodes)) if not nodes[i]["label"] and not abs(time[i]) <= 1e-6]
    kept_set = set(kept)
    edges = {}
    for x in kept:
        found, fifo, queued = [], [], set()

        def scan(y):
            for v in outs[y]:
                if v in kept_set:
                    if v != x and v not in found:
                        found.append(v)
                elif v not in queued:
                    queued.add(v)
                    fifo.append(v)

        scan(x)
        while fifo:
            scan(fifo.pop(0))
        edges[x] = found
    return kept, edges


def path_cover(kept, edges):
    """Dinic on the split graph; nodes are 0 source, 1..n left, n+1..2n right, 2n+1 sink."""
    n = len(kept)
    number = {x: i + 1 for i, x in enumerate(kept)}
    sink = 2 * n + 1
    graph = [[] for _ in range(2 * n + 2)]  # arcs: [to, capacity, index of the reverse arc in graph[to]]

    def arc(a, b):
        graph[a].append([b, 1, len(graph[b])])
        graph[b].append([a, 0, len(graph[a]) - 1])

    for i in range(1, n + 1):
        arc(0, i)
        arc(i + n, sink)
    for x in kept:
        for y in edges[x]:
            arc(number[x], number[y] + n)

    def levels():
        level = {0: 0}
        wave = [0]
        while wave:
            following = []
            for a in wave:
                for b, capacity, _ in graph[a]:
                    if capacity > 0 and b not in level:
                        level[b] = level[a] + 1
                        following.append(b)
            wave = following
        return level

    def push(a, flow, level, current):
        if a == sink:
            return flow
        while current[a] < len(graph[a]):
            entry = graph[a][current[a]]
            b, capacity, back = entry
            if capacity > 0 and level.get(b) == level[a] + 1:
                pushed = push(b, min(flow, capacity), level, current)
                if pushed > 0:
                    entry[1] -= pushed
                    graph[b][back][1] += pushed
                    return pushed
            current[a] += 1
        return 0

    while True:
        level = levels()
        if sink not in level:
            break
        current = [0] * len(graph)
        while push(0, 1, level, current) > 0:
            pass

    following = {}
    for x in kept:
        for b, capacity, _ in graph[number[x]]:
            if n < b <= 2 * n and capacity == 0:
                following[x] = kept[b - n - 1]
                break
    heads = [x for x in kept if x not in following.values()]
    routes = []
    for x in heads:
        route = [x]
        while route[-1] in following:
            route.append(following[route[-1]])
        routes.append(route)
    return routes


def in_order(items, key):
    """Sorted by keys whose numbers are equal up to EPS."""

    def compare(a, b):
        for x, y in zip(key(a), key(b)):
            if abs(x - y) > EPS:
                return -1 if x < y else 1
        return 0

    return sorted(items, key=functools.cmp_to_key(compare))


class Merger:
    def __init__(self, kept, edges, routes, limit, dur, cube, vec):
        self.limit, self.routes = limit, routes
        preds = {x: sorted({a for a in kept if x in edges[a]}) for x in kept}
        level = {}
        for x in kept:
            level[x] = 1 + max([level[p] for p in preds[x]], default=-1)
        self.last_level = max(level.values(), default=0)
        levels = range(self.last_level + 1)
        unit_of = {x: i for i, r in enumerate(routes) for x in r}
        count = len(routes)
        self.units = range(count)
        self.between = [dict() for _ in self.units]
        for a in kept:
            for b in edges[a]:
                p, q = unit_of[a], unit_of[b]
                if p != q:
                    self.between[p][q] = self.between[p].get(q, 0) + 1
                    self.between[q][p] = self.between[q].get(p, 0) + 1
        self.interaction = [sum(b.values()) for b in self.between]
        self.size = [len(r) for r in routes]
        self.hist = [[sum(1 for x in r if level[x] == l) for l in levels] for r in routes]
        self.durs = [[sum(dur[x] for x in r if level[x] == l) for l in levels] for r in routes]
        self.earliest = [min(level[x] for x in r) for r in routes]
        self.peak = [max(h) for h in self.hist]
        self.glob = [sum(1 for x in kept if level[x] == l) for l in levels]
        self.dur = [sum(dur[x] for x in r) for r in routes]
        self.core_time = [sum(dur[x] * cube[x] + dur[x] * vec[x] for x in r) for r in routes]
        self.cores = [max(max(cube[x], vec[x]) for x in r) for r in routes]
        self.busy = [[any(level[x] == l and (dur[x] > EPS or cube[x] > 0 or vec[x] > 0) for x in r) for l in levels]
                     for r in routes]
        self.placed = {}  # unit -> stream
        self.active = 0

    def members(self, s):
        return [u for u, t in self.placed.items() if t == s]

    def stream_size(self, s):
        return sum(self.size[u] for u in self.members(s))

    def stream_dur(self, s):
        total = 0.0
        for u in self.members(s):
            total += self.dur[u]
        return total

    def stream_level(self, s, table, l):
        total = 0
        for u in self.members(s):
            total += table[u][l]
        return total

    def window(self, l):
        return range(l, min(self.last_level, l + 5) + 1)

    def weight(self, u, s):
        return sum(n for v, n in self.between[u].items() if self.placed.get(v) == s)

    def event(self, u, s):
        return sum(n for v, n in self.between[u].items() if v in self.placed and self.placed[v] != s)

    def neighbour_streams(self, u):
        return sorted({self.placed[v] for v in self.between[u] if v in self.placed})

    def candidates(self, parts, most):
        result = []
        for s in parts + ([self.active] if self.active < self.limit else []):
            if s not in result:
                result.append(s)
        return result[:most]

    def run(self, order_key, place):
        for l in range(self.last_level + 1):
            for u in in_order((v for v in self.units if self.earliest[v] == l), order_key):
                s = place(u, l)
                self.placed[u] = s
                self.active = max(self.active, s + 1)
        used = sorted(set(self.placed.values()))
        return [used.index(self.placed[u]) for u in self.units], len(used)

    @staticmethod
    def best(streams, score):
        winner, best = None, None
        for s in streams:
            mine = score(s)
            if best is None:
                winner, best = s, mine
                continue
            for a, b in zip(mine, best):
                if abs(a - b) > EPS:
                    if a < b:
                        winner, best = s, mine
                    break
        return winner

    def plain_order(self, u):
        return (-self.size[u], -self.interaction[u], -self.peak[u], self.earliest[u], u)

    def load_balance(self):
        def place(u, l):
            window = self.window(l)

            def load(s):
                return sum(self.stream_level(s, self.hist, k) for k in window)

            near = in_order(self.neighbour_streams(u), lambda s: (-self.weight(u, s), self.stream_size(s), s))
            light = in_order(range(self.active), lambda s: (load(s), self.stream_size(s), s))[:3]

            def score(s):
                new = s == self.active
                loads = [load(t) for t in range(self.active)] + ([0] if new else [])
                loads[s] += sum(self.hist[u][k] for k in window)
                mean = sum(loads) / len(loads)
                uneven = max(loads) + sum((x - mean) ** 2 for x in loads) / len(loads)
                total = self.stream_size(s) + self.size[u]
                value = 3 * self.event(u, s) + 4 * uneven + total + (2 if new else 0)
                return (value, self.event(u, s), uneven, total, s)

            return self.best(self.candidates(near + light, 6), score)

        return self.run(self.plain_order, place)

    def main_stream(self):
        def place(u, l):
            window = self.window(l)
            solo = sum(self.hist[u][k] for k in range(self.last_level + 1) if self.glob[k] == 1)
            if self.glob[l] == 1 or solo == self.size[u]:
                return 0

            def conflict(s):
                return sum(self.hist[u][k] * self.stream_level(s, self.hist, k) for k in window)

            near = in_order(self.neighbour_streams(u), lambda s: (-self.weight(u, s), s))
            light = in_order(range(self.active), lambda s: (conflict(s), s))[:3]

            def score(s):
                new = 1 if s == self.active else 0
                bonus = 4 * solo if s == 0 else 0
                value = 3 * self.event(u, s) + 4 * conflict(s) + 2 * new - bonus
                return (value, self.event(u, s), conflict(s), new, bonus)

            return self.best(self.candidates([0] + near + light, 6), score)

        return self.run(self.plain_order, place)

    def weighted(self):
        def order(u):
            return (-self.dur[u], -self.core_time[u], -self.cores[u], -self.interaction[u], u)

        def place(u, l):
            window = self.window(l)

            def window_dur(s):
                return sum(self.stream_level(s, self.durs, k) for k in window)

            near = in_order(self.neighbour_streams(u), lambda s: (-self.weight(u, s), self.stream_dur(s), s))
            light = in_order(range(self.active), lambda s: (window_dur(s), self.stream_dur(s), s))[:3]
            busy = [k for k in range(self.last_level + 1) if self.busy[u][k]]
            levels = [k for k in busy if k in window] or busy

            def score(s):
                conflict = sum(self.durs[u][k] * self.stream_level(s, self.durs, k) for k in levels)
                value = 3 * self.event(u, s) + 4 * conflict + 2 * (self.stream_dur(s) + self.dur[u])
                value += 2 if s == self.active else 0
                return (value, conflict, self.event(u, s), self.stream_dur(s), s)

            return self.best(self.candidates(near + light, 8), score)

        return self.run(order, place)


def core_kind(node):
    core = node["core"]
    if core in ("AIV", "MIX_AIV") or (core == "MIX" and node["mix_is_aiv"]):
        return "vector"
    return "cube" if core else ""


def reaches(graph, a, b):
    seen, todo = {a}, [a]
    while todo:
        u = todo.pop()
        for x, _, v in graph["edges"]:
            if x == u and v not in seen:
                seen.add(v)
                todo.append(v)
    return b in seen


def without_merging(graph, cv):
    nodes = graph["nodes"]
    marked = set()
    if cv:
        for v, node in enumerate(nodes):
            if core_kind(node) != "vector":
                continue
            before = [i for i in range(v) if core_kind(nodes[i]) == "cube"]
            after = [i for i in range(v + 1, len(nodes)) if core_kind(nodes[i]) == "cube"]
            from_before = bool(before) and reaches(graph, before[-1], v)
            to_after = bool(after) and reaches(graph, v, after[0])
            if from_before and not after:
                continue
            if not from_before or not to_after:
                marked.add(v)
    groups, names = [], []
    for i, node in enumerate(nodes):
        if node["stream"] < 0:
            names.append(None)
        elif node["label"]:
            names.append(("label", node["label"]))
        else:
            names.append(("engine", "vector" if i in marked else "main"))
    groups = [g for g in (("engine", "main"), ("engine", "vector")) if g in names]
    for g in names:
        if g is not None and g not in groups:
            groups.append(g)
    return len(groups), [-1 if g is None else groups.index(g) for g in names]


def assign(graph, strategy, limit, profile=None):
    """(required, stream per node). `profile`: name -> (duration, cube cores, vector cores)."""
    if strategy in ("default", "cv"):
        return without_merging(graph, strategy == "cv")
    nodes = graph["nodes"]
    time, cube, vec, matched = [], [], [], False
    for node in nodes:
        name = node["name"]
        row = (profile or {}).get(name)
        if row is None and name.rsplit("/", 1)[-1]:
            row = (profile or {}).get(name.rsplit("/", 1)[-1])
        if row is None:
            kind = core_kind(node)
            blocks = max(node["blocks"], 0)
            row = (-1.0, blocks if kind == "cube" else 0, blocks if kind == "vector" else 0)
        else:
            matched = True
        time.append(0.0 if node["stream"] == -1 else row[0])
        cube.append(row[1])
        vec.append(row[2])
    if matched:
        strategy = "WeightedLoadBalance"
    kept, edges = work_graph(graph, time)
    streams = [-1] * len(nodes)
    used = 0
    if kept:
        routes = path_cover(kept, edges)
        dur = [t if t >= 0 else 0.0 for t in time]
        merger = Merger(kept, edges, routes, limit, dur, cube, vec)
        method = {"LoadBalance": merger.load_balance, "MainStream": merger.main_stream,
                  "WeightedLoadBalance": merger.weighted}[strategy]
        of_unit, used = method()
        for i, route in enumerate(routes):
            for x in route:
                streams[x] = of_unit[i]
    labels = []
    for i, node in enumerate(nodes):
        if node["label"]:
            if node["label"] not in labels:
                labels.append(node["label"])
            streams[i] = used + labels.index(node["label"])
    for i, node in enumerate(nodes):
        if node["rts"] or node["stream"] == -1:
            streams[i] = -1
    return used + len(labels), streams
