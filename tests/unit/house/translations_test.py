#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tributary authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails if a text of the source tree has no Chinese translation, or a translation loses one of its %1, %2, ..."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree


def messages(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def main(root, lupdate):
    root = pathlib.Path(root)
    committed = root / "translations" / "tributary_zh_CN.ts"
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / "fresh.ts"
        shutil.copy(committed, fresh)
        run = subprocess.run([lupdate, "-no-obsolete", "-locations", "none", str(root / "core"), str(root / "app"),
                              "-ts", str(fresh)], capture_output=True, text=True, check=True)
        wrong = [line for line in run.stderr.splitlines() if "context" in line]
        count = 0
        for context, message in messages(fresh):
            count += 1
            source = message.findtext("source")
            translation = message.find("translation")
            forms = [form.text for form in translation.iter("numerusform")] or [translation.text]
            if translation.get("type") == "unfinished" or not all(forms):
                wrong.append(f"[{context}] not translated: {source}")
                continue
            for form in forms:
                lost = set(re.findall(r"%\d|%L\d|%n", source)) ^ set(re.findall(r"%\d|%L\d|%n", form))
                if lost - {"%n"}:
                    wrong.append(f"[{context}] placeholders differ ({', '.join(sorted(lost))}): {source}")
    print("\n".join(wrong))
    print(f"{count} texts, {len(wrong)} wrong")
    return 1 if wrong or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
