"""The progress card: what it shows, what it hands out, and that it hears of every answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import boardlab
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import Journal, journal
from boardlab.notebook import check
from boardlab.notebook.progress_card import progress
from boardlab.session.progress_session import FILE
from boardlab.testing.fuzz import Calls
from tests.effort import drawn, rounds
from tests.session.conftest import asked_of

TOPIC = "torres.scoring"
WORTH = sum(found.worth for found in checkpoints(TOPIC))


def state(card: Any, name: str = f"{TOPIC}.2") -> Any:
    return next(mark["state"] for topic in card.card["topics"] for mark in topic["marks"] if mark["id"] == name)


def hears(card: Any, message: Any) -> Any:
    """What the page hears after a message."""
    heard: list[Any] = []
    card.send = heard.append
    card._on_page(card, message, [])
    (answer,) = heard
    return answer


def ask(card: Any, do: Any, **more: Any) -> Any:
    """What the page hears after asking for something."""
    return hears(card, {"client": "page", "seq": 1, "rev": 0, "do": do} | more)


def test_answers_on_a_card_and_from_a_cell_count() -> None:
    card = progress(TOPIC)
    assert state(card) == "open"
    asked = check(f"{TOPIC}.2")
    asked(20)
    assert state(card) == "tried"
    assert [met["settled"] for met in card.card["met"]] == [False]
    asked(checkpoint(f"{TOPIC}.2").answer())
    assert state(card) == "solved"
    assert [met["settled"] for met in card.card["met"]] == [True]
    assert f"10 of {WORTH} points" in card.card["headline"]


def test_solved_by_code_is_no_progress() -> None:
    check(f"{TOPIC}.2").solve()
    assert state(progress(TOPIC)) == "open"
    assert not journal().path.exists()


def test_every_kind_of_answer_comes_back_from_the_journal() -> None:
    every = checkpoints("torres")
    some = {asked.id: asked for asked in [*drawn(every, 6), *checkpoints(TOPIC)]}
    assert {asked.kind for asked in some.values()} == {asked.kind for asked in every}
    for asked in some.values():
        check(asked.id)(asked.answer())
    saved = {entry.id: entry.answer for entry in Journal(journal().path).read().entries}
    assert set(saved) == set(some)
    for asked in some.values():
        answer = saved[asked.id]
        assert asked.grade(answer), "what was saved can be graded again"
    assert progress(TOPIC).progress.next is None


def test_journal_is_sent_to_the_page_only_on_request() -> None:
    check(f"{TOPIC}.2")(20)
    card = progress(TOPIC)
    uid = journal().read().entries[0].uid
    assert uid not in json.dumps(card.card)
    heard = ask(card, "export")
    assert (heard["answer"], heard["file"]["name"]) == ("done", FILE)
    assert heard["file"]["text"].encode() == journal().path.read_bytes()
    assert FILE in heard["text"]
    check(f"{TOPIC}.3")(1)
    assert ask(card, "export")["file"]["text"].encode() == journal().path.read_bytes(), "read anew each time"


def test_next_pupil_takes_the_journal_along_and_begins_anew() -> None:
    check(f"{TOPIC}.2")(20)
    card, text = progress(TOPIC), journal().path.read_text(encoding="utf-8")
    assert card.card["last"] == f"{TOPIC}.2"
    heard = ask(card, "next_pupil", key="torres-scoring_07.jsonl")
    assert heard["file"] == {"name": "torres-scoring_07.jsonl", "text": text}
    assert "The next pupil can begin" in heard["text"]
    assert not journal().path.exists()
    assert state(card) == "open"


def test_pending_answers_are_written_without_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing may tell other cards, and these may be doing the same."""
    card, free = progress(TOPIC), []

    def hold() -> None:
        free.append(card._lock.acquire(timeout=2))
        card._lock.release()

    def flush(_: Any) -> None:
        other = threading.Thread(target=hold)
        other.start()
        other.join()

    monkeypatch.setattr(type(journal()), "flush", flush)
    ask(card, "refresh")
    card.refresh()
    assert free == [True, True]


def test_a_fresh_look_finds_what_another_kernel_wrote() -> None:
    card = progress(TOPIC)
    Journal(journal().path).add(Entry(f"{TOPIC}.2", "answer", 15, right=True))
    assert state(card) == "open"
    assert ask(card, "refresh")["answer"] == "done"
    assert state(card) == "solved"


def test_unwritable_home_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "file"))
    card, asked = progress(TOPIC), check(f"{TOPIC}.2")
    asked(20)
    asked(checkpoint(f"{TOPIC}.2").answer())
    (note,) = asked.frame["notes"]
    assert "cannot be saved" in note
    assert "\n" not in note
    assert check(f"{TOPIC}.3").frame["notes"] == []
    assert state(card) == "solved"
    assert card.card["notes"] == [note]
    (tmp_path / "file").unlink()
    check(f"{TOPIC}.3")(1)
    assert card.card["notes"] == []
    assert len(Journal(journal().path).read().entries) == 3


def test_a_journal_that_cannot_be_read_is_said(own_home: Any) -> None:
    journal().path.mkdir(parents=True)
    card = progress(TOPIC)
    assert "cannot be read" in card.card["notes"][0]
    for seq, what in enumerate(("export", "next_pupil"), 1):
        told = ask(card, what, seq=seq)
        assert (told["answer"], "file" in told) == ("no", False)
        assert "cannot be read" in told["text"]
    assert journal().path.exists()


def test_language_chosen_on_a_card_changes_all_cards() -> None:
    card, other = progress(TOPIC), progress(TOPIC, "en")
    try:
        answer = hears(card, {"client": "page", "seq": 1, "rev": 0, "do": "language", "key": "ko"})
        assert answer["answer"] == "done"
        assert (card.card["lang"], other.card["lang"], boardlab.language()) == ("ko", "ko", "ko")
        answer = hears(card, {"client": "page", "seq": 2, "rev": 0, "do": "language", "key": "fr"})
        assert answer["answer"] == "no"
        assert answer["text"]
        assert card.card["lang"] == "ko"
    finally:
        boardlab.language("en")


def test_answer_with_three_cards_reads_only_new_lines() -> None:
    ids = [found.id for found in checkpoints()]
    entries = (Entry(ids[number % len(ids)], "answer", number, right=number % 3 == 0) for number in range(20_000))
    journal().path.parent.mkdir(parents=True)
    journal().path.write_bytes(b"".join(entry.line() for entry in entries))
    asked, *cards = check(f"{TOPIC}.2"), progress(), progress("torres"), progress(TOPIC)
    for shown in (asked, *cards):
        shown.open()
    asked(0)
    for answer in range(1, 4):
        with Calls(sys.maxsize) as counted:
            asked(answer)
        assert counted.count < 400_000, "to read the journal anew takes millions"


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_practice_against_a_misreading_opens_in_the_card(lang: str) -> None:
    """What is answered there counts on the card; another thing practised, or none, takes its place."""
    check(f"{TOPIC}.2")(20)
    card = progress(TOPIC, lang)
    (met,) = card.card["met"]
    assert met["practised"] == "torres.counts_the_tower"
    asked_of(card, "practise", met["practised"])
    opened = card.practised
    assert opened is not None
    assert (opened.lang, opened.checkpoint.misconceptions[0].id) == (lang, met["practised"])
    assert card.get_state()["_board"] == f"IPY_MODEL_{opened.model_id}", "the page finds it in the card"
    assert card.card["practised"] == ""
    opened(opened.checkpoint.answer())
    assert card.card["practised"] != ""
    assert card.practised is opened, "an answer opens nothing anew"
    asked_of(card, "practise", TOPIC)
    assert opened.is_closed
    assert card.practised is not None
    assert card.practised.checkpoint.id.startswith(f"{TOPIC}.practice.0.")
    card.lang = "en" if lang == "ko" else "ko"
    assert card.practised.lang == card.lang
    assert asked_of(card, "practise", "torres.king")["answer"] == "no", "what the card does not tell of"
    asked_of(card, "practise")
    assert (card.practised, card.get_state()["_board"]) == (None, None)


def test_every_mistake_leads_to_practice() -> None:
    """What has no positions of its own is practised with its topic, whether or not a misreading has a name."""
    for found in checkpoints("catan")[:: rounds(3, soak=1)]:
        for wrong in found.misconceptions[:1]:
            check(found.id)(wrong.answer(found.position))
    card = progress("catan")
    offered = card._session.practice.offers()
    assert {topic["practised"] for topic in card.card["topics"]} <= offered
    assert {met["practised"] for met in card.card["met"]} <= offered
    assert all(topic["practised"] for topic in card.card["topics"] if topic["missed"])
    assert {"catan.cards"} < {met["practised"] for met in card.card["met"]}, "a topic, and misreadings"


def test_importing_boardlab_opens_no_journal(tmp_path: Path) -> None:
    program = "import boardlab, boardlab.notebook; boardlab.progress; boardlab.notebook.check('torres.scoring.2')"
    env = {**os.environ, "BOARDLAB_HOME": str(tmp_path / "none")}
    subprocess.run([sys.executable, "-c", program], check=True, env=env, cwd=Path(boardlab.__file__).parents[1])
    assert not (tmp_path / "none").exists()
