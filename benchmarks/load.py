"""The calls of a cold load: from nothing imported to all that a page shows when a lesson is opened.

``python -m benchmarks.load catan.robber`` counts the calls in files of boardlab, with those that modules and classes
are made with, and prints them by file. A lesson is built on its first day; that is no part of it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

SCRIPT = """
from boardlab.session.lesson.lesson_frame import channel_of
from boardlab.session.lesson.lesson_session import LessonSession

channel = channel_of(LessonSession(lesson, "en"), lambda _: None)
channel.refresh()
channel.whole()
"""


def calls_here(lesson: str) -> Counter[str]:
    """The calls that opening a lesson makes in this process, by file; nothing of boardlab may be imported yet."""
    assert "boardlab" not in sys.modules, "a load is cold only once"
    spec = find_spec("boardlab")
    assert spec is not None
    assert spec.origin is not None
    root = str(Path(spec.origin).parent)
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(root):
            calls[file[len(root) + 1 :]] += 1

    script = compile(SCRIPT, "a cold load", "exec")
    sys.setprofile(note)
    try:
        exec(script, {"lesson": lesson})
    finally:
        sys.setprofile(None)
    return calls


def cold_calls(lesson: str) -> int:
    """The calls that opening a lesson makes in a new process, of a learner who was never here."""
    command = [sys.executable, "-m", "benchmarks.load", lesson]
    with TemporaryDirectory() as home:
        env = {**os.environ, "BOARDLAB_HOME": home}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        # The first one may build the lesson, and leaves its bookmark.
        subprocess.run(command, env=env, check=True, capture_output=True)
    with TemporaryDirectory() as home:
        done = subprocess.run(command, env={**env, "BOARDLAB_HOME": home}, check=True, capture_output=True, text=True)
    return int(done.stdout.split()[0])


def main() -> None:
    """Count and print."""
    calls = calls_here(sys.argv[1])
    print(f"{sum(calls.values())} calls in {len(calls)} files")
    for file, count in calls.most_common():
        print(f"{count:7} {file}")


if __name__ == "__main__":
    main()
