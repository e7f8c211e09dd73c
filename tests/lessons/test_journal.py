"""The journal: nothing is lost but what was being written when the power went, and everything odd is said once."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import stat
import subprocess
import sys
import textwrap
import time
import tracemalloc
from io import BytesIO
from pathlib import Path
from typing import Any, Never

import pytest

from boardlab.lessons.journal import entry as entries
from boardlab.lessons.journal import journal as journals
from boardlab.lessons.journal.entry import VERSION, Entry, read
from boardlab.lessons.journal.journal import Journal, UnreadableJournal
from boardlab.lessons.model.base_question import WORDING
from boardlab.storage.data_dir import locked
from tests.effort import rounds

ROOT = Path(__file__).parents[2]


@pytest.fixture
def mine(tmp_path: Path) -> Any:
    return Journal(tmp_path / "home" / "progress" / "journal.jsonl")


def answer(number: int = 0, **facts: Any) -> Any:
    return Entry("torres.scoring.2", "answer", number, **facts)


def answers(reading: Any) -> Any:
    return [entry.answer for entry in reading.entries]


def program(path: Any, text: Any) -> Any:
    """A Python process that has a journal ``mine`` at a path."""
    head = f"""
        import sys
        from pathlib import Path
        from boardlab.lessons.journal.entry import Entry
        from boardlab.lessons.journal.journal import Journal
        mine = Journal(Path({str(path)!r}))
    """
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(head) + textwrap.dedent(text)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


# -- what is written -----------------------------------------------------------------------------------------------


def test_an_entry_is_one_line_and_comes_back(mine: Any) -> None:
    given = [
        answer(15, right=True, lang="ko"),
        answer(["b2", "c3"], misconception="torres.counts_the_tower"),
        Entry("torres.scoring.3", "hint", hint="goal"),
        answer('"sum":"0123456789abcdef"}\n한국어\x00'),
    ]
    for entry in given:
        mine.add(entry)
    assert mine.path.read_bytes().count(b"\n") == 4
    found = mine.read()
    assert not found.damaged
    shown = [(entry.id, entry.kind, entry.answer, entry.right, entry.misconception, entry.hint) for entry in given]
    back = [(e.id, e.kind, e.answer, e.right, e.misconception, e.hint) for e in found.entries]
    assert back == shown
    assert len({entry.uid for entry in found.entries}) == 4
    first = json.loads(mine.path.read_bytes().splitlines()[0])
    assert first["v"] == VERSION
    assert time.strptime(first["t"], "%Y-%m-%dT%H:%M:%SZ")


def test_the_folder_and_the_file_are_private(mine: Any) -> None:
    mine.add(answer())
    assert stat.S_IMODE(mine.path.stat().st_mode) == 0o600
    assert stat.S_IMODE(mine.path.parent.stat().st_mode) == 0o700
    mine.merge(answer(1).line())
    assert stat.S_IMODE(mine.path.stat().st_mode) == 0o600


def test_every_line_is_on_disk_before_add_returns(mine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []
    monkeypatch.setattr(journals.os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    mine.add(answer())
    mine.add(answer())
    assert synced == [mine.path.stat().st_size // 2, mine.path.stat().st_size]


# -- kills ---------------------------------------------------------------------------------------------------------


def test_a_kill_loses_at_most_one_answer(mine: Any) -> None:
    """A process is killed at random points while it answers; it says which answers it has seen saved."""
    dice = random.Random(7)
    told = 0
    for round_ in range(rounds(5, soak=12)):
        child = program(
            mine.path,
            f"""
            number = {told}
            while True:
                mine.add(Entry("torres.scoring.2", "answer", number))
                sys.stdout.write(str(number) + "\\n")
                sys.stdout.flush()
                number += 1
            """,
        )
        child.stdout.readline()  # it is under way
        time.sleep(dice.random() * 0.05)
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read().splitlines()
        child.wait()
        child.stdout.close()
        saved = answers(mine.read())
        assert saved == list(range(len(saved))), "in order, without gaps"
        last = int(rest[-1]) if rest and rest[-1].isdigit() else told
        assert len(saved) >= last + 1, "what was told as saved is saved"
        assert len(mine.read().damaged) <= round_ + 1
        told = len(saved)
    assert told > 5


def test_a_torn_line_costs_only_itself(mine: Any) -> None:
    for number in range(3):
        mine.add(answer(number))
    whole = mine.path.read_bytes()
    last = len(whole.splitlines(keepends=True)[-1])
    for kept in range(last):
        mine.path.write_bytes(whole[: len(whole) - last + kept])
        # Of a line that lacks its end alone, nothing is missing.
        wanted = [0, 1, 2] if kept == last - 1 else [0, 1]
        assert answers(mine.read()) == wanted
        mine.add(answer(9))
        found = mine.read()
        assert answers(found) == [*wanted, 9]
        assert found.damaged == ((3,) if 0 < kept < last - 1 else ())


def test_two_kernels_writing_at_once_lose_nothing(mine: Any) -> None:
    text = """
        for number in range(200):
            mine.add(Entry("torres.scoring.2", "answer", sys.argv[0] + str(number)))
        while not mine.flush():
            pass
    """
    children = [program(mine.path, text.replace("sys.argv[0]", repr(name))) for name in ("a", "b")]
    for child in children:
        child.stdout.read()
        assert child.wait() == 0
        child.stdout.close()
    found = mine.read()
    assert not found.damaged
    for name in ("a", "b"):
        assert [text for text in answers(found) if text[0] == name] == [f"{name}{number}" for number in range(200)]


def test_a_kernel_that_hangs_while_writing_holds_nobody_up(mine: Any) -> None:
    with locked(mine.path.parent):
        mine.add(answer(1))
        for lang, says in (
            ("en", "another program is writing there just now"),
            ("ko", "지금 다른 프로그램이 그곳에 쓰는 중"),
        ):
            assert says in WORDING.phrase(mine.note, lang)
        assert answers(mine.read()) == [1], "what could not be written counts all the same"
    mine.add(answer(2))
    assert mine.note is None
    assert answers(Journal(mine.path).read()) == [1, 2]


def test_journal_writes_without_filelock(mine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "filelock", None)
    mine.add(answer(1))
    assert mine.merge(answer(2).line())[0] == 1
    assert answers(Journal(mine.path).read()) == [1, 2]
    assert mine.note is None
    assert mine.delete() == 2
    assert not mine.path.parent.exists()


# -- disks ---------------------------------------------------------------------------------------------------------


def test_full_disk_leaves_no_half_line(mine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.add(answer(0))
    before = mine.path.read_bytes()
    write = os.write

    def full(handle: Any, data: Any) -> Any:
        if len(data) > 20:
            return write(handle, data[:20])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(journals.os, "write", full)
        mine.add(answer(1))
        mine.add(answer(2))
    assert mine.path.read_bytes() == before
    assert mine.note.facts["why"] == "no space left on device"
    assert answers(mine.read()) == [0, 1, 2]
    mine.add(answer(3))
    assert mine.note is None
    assert answers(Journal(mine.path).read()) == [0, 1, 2, 3]


def test_unwritable_home_is_reported_and_answers_count(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    mine = Journal(tmp_path / "file" / "progress" / "journal.jsonl")
    mine.add(answer(1))
    assert mine.note.key == "progress.unsaved"
    assert answers(mine.read()) == [1]
    (tmp_path / "file").unlink()
    assert mine.flush()
    assert mine.note is None
    assert answers(Journal(mine.path).read()) == [1]


# -- damage --------------------------------------------------------------------------------------------------------


def test_any_flipped_bit_damages_its_line_and_no_other(mine: Any) -> None:
    for number in range(3):
        mine.add(answer(number))
    whole = mine.path.read_bytes()
    lengths = [len(line) for line in whole.splitlines(keepends=True)]
    for place in range(lengths[0], lengths[0] + lengths[1]):
        for bit in range(8):
            broken = bytearray(whole)
            broken[place] ^= 1 << bit
            found = read(BytesIO(bytes(broken)))
            left = answers(found)
            assert left in ([0, 2], [0]), f"bit {bit} of byte {place}"
            # A lost line end costs the two lines it joins.
            assert left == [0, 2] or place == lengths[0] + lengths[1] - 1, f"bit {bit} of byte {place}"
            assert found.damaged


def test_line_that_is_nested_by_thousands_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser that would end Python itself, and with it the report of a class."""
    monkeypatch.delattr(entries, "_JSON")
    assert entries.read_line(sealed(b'{"v":1,"a":' + b"[" * 3000 + b"]" * 3000)) is None


def test_garbage_in_the_middle_is_skipped_and_counted(mine: Any) -> None:
    for number in range(2):
        mine.add(answer(number))
    one, two = mine.path.read_bytes().splitlines(keepends=True)
    deep = b'{"a":' + b"[" * 3000 + b"]" * 3000
    hostile = [
        b"\x00\xff\xfe garbage\n",
        b"{}\n",
        b"null\n",
        b"[" * 5000 + b"\n",
        sealed(deep),
        sealed(b'{"v":1'),
        sealed(b'{"v":true,"uid":"0123456789abcdef","id":"x","kind":"answer"'),
        sealed(b'{"v":1,"uid":7,"id":"x","kind":"answer"'),
        sealed(b'{"v":1,"uid":"0123456789abcdef","id":["x"],"kind":"answer"'),
        sealed(b'{"v":1,"uid":"0123456789abcdef","id":"x","kind":"answer","right":1'),
        sealed(b'{"v":0,"uid":"0123456789abcdef","id":"x","kind":"answer"'),
        sealed(b'{"v":1e999,"uid":"0123456789abcdef","id":"x","kind":"answer"'),
        sealed(b'{"v":' + b"9" * 5000 + b',"uid":"0123456789abcdef"'),
    ]
    mine.path.write_bytes(one + b"".join(hostile) + b"\n\n" + two)
    found = mine.read()
    assert answers(found) == [0, 1]
    assert found.damaged == tuple(range(2, len(hostile) + 2))


def sealed(body: bytes) -> bytes:
    return body + b',"sum":"' + entries._sum(body) + b'"}\n'


def test_a_hostile_journal_costs_little_memory(mine: Any, tmp_path: Path) -> None:
    mine.add(answer(1))
    with mine.path.open("ab") as file:
        file.write(b"{" * 30_000_000 + b"\n")
        file.write(sealed(b'{"v":1,"x":"' + b"y" * 1_000_000 + b'"'))
    mine.add(answer(2))
    tracemalloc.start()
    found = mine.read()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert answers(found) == [1, 2]
    assert found.damaged == (2, 3)
    assert peak < 1_000_000


def test_lines_of_a_newer_version_are_kept_and_counted(mine: Any) -> None:
    mine.add(answer(1))
    newer = sealed(b'{"v":9,"uid":"00000000000000aa","mood":"good"')
    other = sealed(b'{"v":1,"uid":"00000000000000ab","kind":"dream"')
    with mine.path.open("ab") as file:
        file.write(newer + other)
    mine.add(answer(2))
    found = mine.read()
    assert (answers(found), found.newer, found.damaged) == ([1, 2], 2, ())
    assert newer in mine.export()
    fresh = Journal(mine.path.with_name("fresh.jsonl"))
    assert fresh.merge(mine.export())[0] == 4
    assert fresh.export() == mine.export()


# -- export, import, delete ----------------------------------------------------------------------------------------


def test_export_is_imported_once_on_a_fresh_home(mine: Any, tmp_path: Path) -> None:
    for number in range(3):
        mine.add(answer(number))
    fresh = Journal(tmp_path / "other" / "journal.jsonl")
    assert fresh.merge(mine.export())[0] == 3
    assert fresh.export() == mine.export() == mine.path.read_bytes()
    assert fresh.merge(mine.export())[0] == 0
    fresh.add(answer(9))
    assert mine.merge(fresh.export())[0] == 1
    assert answers(mine.read()) == [0, 1, 2, 9]
    assert mine.merge(b"")[0] == 0


def test_import_is_all_or_nothing(mine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    mine.add(answer(0))
    before = mine.path.read_bytes()

    def full(handle: Any, data: Any) -> Never:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(journals.os, "write", full)
        with pytest.raises(OSError, match="No space"):
            mine.merge(answer(1).line() + answer(2).line())
    assert mine.path.read_bytes() == before
    assert {path.name for path in mine.path.parent.iterdir()} - {"lock"} == {"journal.jsonl"}


@pytest.mark.parametrize("text", [b"hello", b"{}\n{}\n", b"\x89PNG\r\n\x1a\n", b"[" * 100_000])
def test_file_that_is_no_journal_is_refused(mine: Any, text: Any) -> None:
    with pytest.raises(UnreadableJournal, match="no journal of boardlab"):
        mine.merge(text)
    assert not mine.path.exists()


def test_delete_keeps_nothing(mine: Any) -> None:
    for number in range(3):
        mine.add(answer(number))
    (mine.path.parent / ".journal.jsonl.draft").write_text("left by a kill")
    assert mine.delete() == 3
    assert not mine.path.parent.exists()
    assert mine.delete() == 0
    mine.add(answer(1))
    assert answers(mine.read()) == [1]


# -- where the file itself does not last ---------------------------------------------------------------------------


def test_journal_without_storage_says_so_once(mine: Any) -> None:
    mine.add(answer(1))
    mine.set_volatile(True)
    mine.add(answer(2))
    said = [mine.news(), mine.news()]
    assert "this browser keeps nothing" in WORDING.phrase(said[0], "en")
    assert "남지 않음" in WORDING.phrase(said[0], "ko")
    assert said[1] is None
    assert answers(mine.read()) == [answer(1).answer, answer(2).answer]
    mine.set_volatile(False)
    mine.add(answer(3))
    assert mine.news() is None


def test_symlink_of_the_learner_stays_a_symlink(mine: Any, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    mine.path.parent.mkdir(parents=True)
    mine.path.symlink_to(elsewhere)
    mine.add(answer(1))
    mine.merge(answer(2).line())
    assert mine.path.is_symlink()
    assert answers(Journal(elsewhere).read()) == [1, 2]
