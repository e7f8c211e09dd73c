"""A journal read on from where it was read last adds up to what one read whole does, whatever others do to the file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Never

import pytest

from boardlab.core.files import write_whole
from boardlab.lessons import checkpoints
from boardlab.lessons.journal import journal as journals
from boardlab.lessons.journal import journal_tail
from boardlab.lessons.journal.entry import MOST_BYTES, Entry
from boardlab.lessons.journal.journal import Journal
from boardlab.lessons.journal.progress import progress_of
from boardlab.lessons.journal.tally import Tally

IDS = [found.id for found in checkpoints("torres.scoring")]
WRONG = ("", "torres.counts_the_tower", "torres.best_castle_only", "torres.unheard_of")


@pytest.fixture
def mine(tmp_path: Path) -> Any:
    return Journal(tmp_path / "journal.jsonl")


def anything(dice: Any) -> Any:
    """An event as a learner may cause it, and now and then one that no boardlab of today writes."""
    name = dice.choice([*IDS, "torres.scoring.practice.1.3", "torres.king.practice.x.1", "chess.mate.1", ""])
    if dice.random() < 0.3:
        return Entry(name, "hint", hint=dice.choice(["goal", "where"]))
    return Entry(name, "answer", dice.randrange(99), right=dice.random() < 0.4, misconception=dice.choice(WRONG))


class Life:
    """What may happen to a journal: two kernels write, and somebody else does as he likes."""

    def __init__(self, path: Any, seed: Any) -> None:
        self.dice = Random(seed)
        self.path = path
        self.kernels = [Journal(path), Journal(path)]

    def answers(self) -> None:
        self.dice.choice(self.kernels).add(anything(self.dice))

    def answers_many(self) -> None:
        for _ in range(self.dice.randrange(9)):
            self.answers()

    def appends(self) -> None:
        line = anything(self.dice).line()
        blank = [b"\n", b"\n" * 7, b" \r\n", b" "]
        damaged = [b"garbage\n", b'{"torn', b"x" * (MOST_BYTES + 3), b"x" * (2 * MOST_BYTES) + b"\n"]
        data = self.dice.choice([*blank, *damaged, line, line[:-1], line.replace(b"\n", b"\r\n")])
        with self.path.open("ab") as file:
            file.write(data)

    def repeats(self) -> None:
        lines = self.bytes().splitlines(keepends=True)
        if lines:
            with self.path.open("ab") as file:
                file.write(self.dice.choice(lines))

    def bytes(self) -> Any:
        return self.path.read_bytes() if self.path.exists() else b""

    def cuts(self) -> None:
        if self.path.exists():
            with self.path.open("r+b") as file:
                file.truncate(self.dice.randrange(len(self.bytes()) + 1))

    def imports(self) -> None:
        other = b"".join(anything(self.dice).line() for _ in range(3))
        self.dice.choice(self.kernels).merge(other)

    def deletes(self) -> None:
        self.path.unlink(missing_ok=True)

    def goes_on(self) -> Any:
        deeds = [self.answers, self.answers_many, self.appends, self.repeats, self.cuts]
        deeds += [self.imports, self.deletes]
        deed = self.dice.choices(deeds, [9, 4, 6, 2, 2, 2, 1])[0]
        deed()
        return deed.__name__


@pytest.fixture
def fast_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether bytes survive a power cut is tested elsewhere."""
    monkeypatch.setattr(journals.os, "fsync", lambda handle: None)


def disagreements(path: Any, seed: Any, steps: Any) -> Any:
    """Live a while with a journal; where reading on and reading all differed, with what was done until then."""
    life = Life(path, seed)
    done, found = [], []
    for _ in range(steps):
        done.append(life.goes_on())
        for kernel in life.kernels:
            # A kernel does not look after each change, but before a file that was cut or deleted has grown again.
            if done[-1] in {"cuts", "deletes"} or life.dice.random() < 0.6:
                known, whole = kernel.tally(), kernel.read()
                if (known, known.notes) != (Tally.of(whole), whole.notes):
                    found.append(f"seed {seed}: {done}")
    return found + [
        f"seed {seed}, progress of “{prefix}”: {done}"
        for kernel in life.kernels
        for prefix in ("", "torres.scoring")
        if progress_of(prefix, kernel.tally()) != progress_of(prefix, kernel.read())
    ]


def test_tail_equals_full_read_whatever_others_write(tmp_path: Path, fast_disk: Any) -> None:
    for seed in range(12):
        assert disagreements(tmp_path / f"{seed}.jsonl", seed, 30) == []


@pytest.mark.soak
def test_reading_on_equals_reading_all_in_a_long_life(tmp_path: Path, fast_disk: Any) -> None:
    for seed in range(100, 200):
        assert disagreements(tmp_path / f"{seed}.jsonl", seed, 80) == []


def test_a_file_that_was_replaced_is_read_anew(mine: Any) -> None:
    for number in range(3):
        mine.add(Entry(IDS[number], "answer", 1))
    mine.tally()
    write_whole(mine.path, b"".join(Entry(IDS[0], "answer", number).line() for number in range(9)))
    assert mine.tally() == Tally.of(mine.read())
    assert mine.tally().standings[IDS[0]].wrong == 9


def test_unsaved_answers_count_once_before_and_after_saving(mine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(handle: Any) -> Never:
        raise OSError(5, "no")

    mine.add(Entry(IDS[0], "answer", 1))
    with monkeypatch.context() as patched:
        patched.setattr(journals.os, "fsync", broken)
        for number in range(3):
            mine.add(Entry(IDS[0], "answer", number))
            assert mine.tally().standings[IDS[0]].wrong == number + 2
            assert mine.tally() == Tally.of(mine.read())
    mine.flush()
    assert mine.tally() == Tally.of(mine.read()) == Tally.of(Journal(mine.path).read())


def test_tail_reads_one_row_for_each_answer(mine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cards ask for the sum after each answer; another kernel writes too."""
    mine.path.write_bytes(b"".join(Entry(IDS[0], "answer", number).line() for number in range(20_000)))
    other, parsed = Journal(mine.path), []
    mine.tally()
    read_line = journal_tail.read_line
    monkeypatch.setattr(journal_tail, "read_line", lambda raw: parsed.append(raw) or read_line(raw))
    for number, kernel in enumerate((mine, other, mine), 1):
        kernel.add(Entry(IDS[0], "answer", number))
        for _ in range(3):
            assert mine.tally().standings[IDS[0]].wrong == 20_000 + number
        assert len(parsed) == number
