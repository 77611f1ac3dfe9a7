#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A server of SFTP version 3 (draft-ietf-secsh-filexfer-02) that lies about its folder. For the tests.

Every folder it is asked for holds the entries of the scenario named as the argument; every file is "harmless\n", but
for those that answer a request with less than they have.
"""

import struct
import sys

INIT, VERSION, OPEN, CLOSE, READ, LSTAT, OPENDIR, READDIR, REALPATH, READLINK = 1, 2, 3, 4, 5, 7, 11, 12, 16, 19
STATUS, HANDLE, DATA, NAME, ATTRS = 101, 102, 103, 104, 105
OK, EOF, FAILURE = 0, 1, 4
FILE, FOLDER, LINK, FIFO, DEVICE = 0o100644, 0o040755, 0o120777, 0o010644, 0o060644
CONTENT = b"harmless\n"
COUNTED = b"".join(b"%09d\n" % i for i in range(20000))

NAMES = [
    (b"..", FILE, 9), (b"../evil", FILE, 9), (b"../../../../tmp/evil", FILE, 9), (b"/tmp/evil", FILE, 9),
    (b"sub/evil", FILE, 9), (b"back\\slash", FILE, 9), (b"new\nline", FILE, 9), (b"\xff\xfe", FILE, 9),
    (b"nul\0byte", FILE, 9), (b"\x1b[31mred", FILE, 9), (b"x" * 300, FILE, 9), (b"y" * 5000, FILE, 9),
    ("turned\u202egol".encode(), FILE, 9), (b"huge", FILE, 1 << 62), (b"large", FILE, (2 << 30) + 1),
    (b"fifo", FIFO, 0), (b"device", DEVICE, 0), (b"link", LINK, 9), (b"twice", FILE, 9), (b"twice", FILE, 9),
    (b"../outside", FOLDER, 0), (b"-rf", FILE, 9), ("gut \u00fc.log".encode(), FILE, 9), (b"fine.log", FILE, 9),
]
SCENARIOS = {
    "names": lambda path: NAMES,
    "deep": lambda path: [(b"down", FOLDER, 0), (b"a.log", FILE, 9)],
    "many": lambda path: [(b"f%d" % i, FILE, 9) if i % 50 == 1 else (b"..%d\n" % i, FILE, 9) for i in range(10200)],
    "silent": lambda path: [(b"fine.log", FILE, 9)],
    "unknown": lambda path: [(b"fine.log", None, None)],
    "growing": lambda path: [(b"fine.log", FILE, 40000)],
    "small": lambda path: [(b"fine.log", FILE, len(COUNTED))],
}


def string(data):
    return struct.pack(">I", len(data)) + data


def attributes(mode, size):
    if mode is None:
        return struct.pack(">I", 0)
    return struct.pack(">IQI", 1 | 4, size, mode)


class Server:
    def __init__(self, scenario):
        self.scenario = scenario
        self.left = []

    def answer(self, kind, request, body):
        if kind == REALPATH:
            return NAME, struct.pack(">I", 1) + string(b"/") + string(b"/") + attributes(FOLDER, 0)
        if kind == OPENDIR:
            self.left = list(SCENARIOS[self.scenario](body))
            return HANDLE, string(b"d")
        if kind == READDIR:
            return self.some_names()
        if kind == OPEN:
            return HANDLE, string(b"f")
        if kind == LSTAT:
            return ATTRS, attributes(FILE, 9)
        if kind == READLINK:
            return NAME, struct.pack(">I", 1) + string(b"/etc/\x1bpasswd") + string(b"") + attributes(LINK, 0)
        if kind == READ:
            offset, = struct.unpack(">Q", body[5:13])
            if self.scenario == "silent":
                sys.stdin.buffer.read()  # never answers, until it is cut off
            data = self.some_bytes(offset, *struct.unpack(">I", body[13:17]))
            return (DATA, string(data)) if data else self.status(EOF)
        return self.status(OK if kind == CLOSE else FAILURE)

    def some_bytes(self, offset, count):
        if self.scenario == "growing":  # was 40000 bytes long when the first half was read
            return COUNTED[offset:min(offset + count, 40000 if offset < 40000 else len(COUNTED))]
        if self.scenario == "small":
            return COUNTED[offset:offset + min(count, 5000)]
        return CONTENT[offset:]

    @staticmethod
    def status(code):
        return STATUS, struct.pack(">I", code) + string(b"") + string(b"")

    def some_names(self):
        if not self.left:
            return self.status(EOF)
        batch, self.left = self.left[:50], self.left[50:]
        names = b"".join(string(n) + string(n) + attributes(m, s) for n, m, s in batch)
        return NAME, struct.pack(">I", len(batch)) + names


def main():
    server = Server(sys.argv[1])
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while head := source.read(5):
        length, kind = struct.unpack(">IB", head)
        body = source.read(length - 1)
        if kind == INIT:
            reply = bytes([VERSION]) + struct.pack(">I", 3)
        else:
            answer, payload = server.answer(kind, body[:4], body[4:])
            reply = bytes([answer]) + body[:4] + payload
        sink.write(string(reply))
        sink.flush()


main()
