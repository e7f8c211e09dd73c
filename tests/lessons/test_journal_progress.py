"""Progress: worked out from the journal and the checkpoints that exist, whatever notebooks did."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.i18n.language import Phrase
from boardlab.lessons import checkpoint, checkpoints, misconceptions, worth_after
from boardlab.lessons.journal.entry import Entry, JournalContents, JournalLine
from boardlab.lessons.journal.progress import WORDING, progress_of

TOWER = "torres.counts_the_tower"
TOPIC = "torres.scoring"


def reading(*entries: Any, **facts: Any) -> Any:
    return JournalContents(tuple(JournalLine(b"", str(number), entry) for number, entry in enumerate(entries)), **facts)


def right(name: str = f"{TOPIC}.2") -> Any:
    return Entry(name, "answer", 15, right=True)


def wrong(name: str = f"{TOPIC}.2", behind: str = "") -> Any:
    return Entry(name, "answer", 20, misconception=behind)


def hint(key: Any, name: str = f"{TOPIC}.2") -> Any:
    return Entry(name, "hint", hint=key)


def mark(*entries: Any, name: str = f"{TOPIC}.2") -> Any:
    reached = progress_of(TOPIC, reading(*entries))
    return next(mark for mark in reached.marks if mark.checkpoint.id == name)


@pytest.mark.parametrize(
    ("entries", "state", "gained"),
    [
        ((), "open", 0),
        ((hint("goal"),), "open", 0),
        ((wrong(),), "tried", 0),
        ((right(),), "solved", 10),
        # The first wrong try of what is predicted is free.
        ((wrong(), right()), "solved", 10),
        ((wrong(), wrong(), right()), "solved", 4),
        ((hint("goal"), wrong(), right()), "helped", worth_after(10, 1, 0)),
        ((hint("goal"), hint("goal"), right()), "helped", worth_after(10, 1, 0)),
        ((right(), wrong(), hint("goal"), hint("where")), "solved", 10),
        ((wrong(),) * 50 + (right(),), "solved", 2),
        ((hint("move"),), "tried", 0),
        ((wrong(), hint("goal"), hint("move"), right()), "helped", 0),
        ((hint("goal"), hint("where"), hint("rule"), right()), "helped", 7),
    ],
)
def test_progress_keeps_the_first_right_answer(entries: Any, state: str, gained: Any) -> None:
    found = mark(*entries)
    assert (found.state, found.gained) == (state, gained)


def test_next_checkpoint_is_failed_then_first_open() -> None:
    ids = [found.id for found in checkpoints(TOPIC)]
    assert progress_of(TOPIC, reading()).next.checkpoint.id == ids[0]
    assert progress_of(TOPIC, reading(right(ids[0]))).next.checkpoint.id == ids[1]
    assert progress_of(TOPIC, reading(wrong(ids[4]))).next.checkpoint.id == ids[4]
    done = progress_of(TOPIC, reading(*map(right, ids)))
    assert done.next is None
    assert done.advice("en") == "All solved."
    assert done.headline("en") == f"{len(ids)} of {len(ids)} solved, {10 * len(ids)} of {10 * len(ids)} points."


def test_misconception_is_settled_once_its_checkpoints_are_solved() -> None:
    reached = progress_of(TOPIC, reading(wrong(behind=TOWER), wrong(f"{TOPIC}.3", TOWER), right()))
    (met,) = reached.met
    assert (met.times, met.settled) == (2, False)
    assert met.name("en") == next(found for found in misconceptions("torres") if found.id == TOWER).name(
        checkpoint(f"{TOPIC}.2").wording, "en"
    )
    settled = progress_of(TOPIC, reading(wrong(behind=TOWER), right()))
    assert settled.met[0].settled
    assert progress_of("torres.king", reading(wrong(behind=TOWER))).met == (), "of another topic"
    assert progress_of(TOPIC, reading(wrong(behind="torres.unheard_of"))).met == (), "of another version"
    both = reading(
        wrong(behind=TOWER),
        right(),
        wrong(f"{TOPIC}.5", "torres.best_castle_only"),
        wrong("torres.scoring.practice.1.2", TOWER),
    )
    assert [(met.times, met.settled) for met in progress_of(TOPIC, both).met] == [(1, False), (2, True)]


def test_practice_is_counted_apart() -> None:
    given = reading(
        right("torres.scoring.practice.1.1"), wrong("torres.scoring.practice.1.2"), right("torres.king.practice.1.1")
    )
    assert progress_of(TOPIC, given).practised == 1
    assert progress_of("torres", given).practised == 2
    assert sum(topic.gained for topic in progress_of("torres", given).topics) == 0


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_topic_and_state_has_words(lang: str) -> None:
    for topic in progress_of("", reading()).topics:
        assert topic.title(lang)
        for found in topic.marks:
            assert found.checkpoint.title(lang) in found.says(lang)
    for entries in ((wrong(),), (right(),), (hint("goal"), right())):
        assert mark(*entries).says(lang)


def test_damaged_and_newer_lines_are_reported_once() -> None:
    odd = JournalContents((JournalLine(b"", "a", None),), damaged=(2, 5, 6, 7, 8, 9))
    notes = [
        WORDING.phrase(note, "en") for note in progress_of(TOPIC, odd, Phrase("progress.unsaved", {"why": "x"})).notes
    ]
    assert notes == [
        "6 damaged lines of the journal skipped (line 2, 5, 6, 7, 8, …). All else counts.",
        "1 line was written by a newer boardlab: kept, but not counted here.",
        "Your answers cannot be saved now (x). They are kept until this notebook’s kernel ends.",
    ]
