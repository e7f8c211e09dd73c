"""The entry points that a page, a file of answers and a command line come in by: hundreds of hostile inputs, no
traceback."""

from __future__ import annotations

import io
import json
import logging
import os
import random
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardlab import check, language, lessons, practice
from boardlab.cli import app as cli
from boardlab.core.ask.inquiry import inquiries
from boardlab.core.contract import game as known_games
from boardlab.core.text.quoting import clean
from boardlab.lessons import checkpoints
from boardlab.lessons.journal.entry import Entry, _seal
from boardlab.lessons.journal.journal import Journal
from boardlab.lessons.journal.progress import progress_of
from boardlab.notebook import Study
from boardlab.session.commands import COMMANDS
from boardlab.session.store import Store, path_of
from boardlab.testing.fuzz import Calls
from tests.conformance.bad_values import TEXTS, VALUES, damaged_text
from tests.conformance.games import GAMES, Game, played
from tests.conformance.test_entry_points import COUNT, LONGEST, MOST_CALLS, call
from tests.effort import rounds

HANGUL = re.compile("[가-힣]")
COMMAND_NAMES = sorted(COMMANDS)
ANSWERS = {"done", "more", "no", "stale"}


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Files that are written lie in a folder of the test's own, whatever they are called."""
    inside = tmp_path / "a" / "b"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / "home"))
    yield inside
    assert [path for path in tmp_path.iterdir() if path.name not in {"a", "home"}] == []


# -- what a page sends -------------------------------------------------------------------------------------------------


class Page:
    """Sends what it likes to a board and hears the answers."""

    def __init__(self, board: Any) -> None:
        self.board = board
        self.heard: list[Any] = []
        board.send = lambda content, buffers=None: self.heard.append(content)

    def send(self, content: Any) -> Any:
        """One message, whatever it is; the answer, which must be one that can be sent and read."""
        self.heard.clear()
        self.board._on_page(self.board, content, [])
        assert len(self.heard) == 1, "every message is answered once"
        json.dumps(self.heard[0], ensure_ascii=False, allow_nan=False).encode()
        return self.heard[0]


SOUND = {"client": "p", "seq": 1, "rev": 0, "do": "pick", "key": "a", "at": 0, "fresh": False}


def messages(rng: random.Random, keys: list[str], count: int) -> Iterator[Any]:
    """What is no message, messages with one field wrong or missing, and sound ones that ask for anything."""
    yield from VALUES
    yield from (
        {**SOUND, "do": do, "at": at, "key": rng.choice(keys)}
        for do in COMMAND_NAMES
        for at in (-1, -2, 99, 2**31, 1.5)
    )
    yield from ({**SOUND, name: value} for name in SOUND for value in VALUES)
    yield from ({other: SOUND[other] for other in SOUND if other != name} for name in SOUND)
    yield {**SOUND, **{str(number): number for number in range(20)}}
    for number in range(count):
        key, at = rng.choice([*keys, *TEXTS]), rng.choice([0, 1, 2, -1, 99, 2**31 - 1])
        yield {**SOUND, "do": rng.choice(COMMAND_NAMES), "key": key, "at": at, "fresh": number % 2 == 0}


def assault(board: Any, rng: random.Random, keys: list[str], count: int, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Hundreds of messages, and what the page shows in between; what broke, or took too much work."""
    page = Page(board)
    wrong: list[str] = []
    every = rounds(4, soak=1)
    with caplog.at_level(logging.ERROR, "boardlab"):
        for number, message in enumerate(messages(rng, keys, count)):
            if isinstance(message, dict):
                # Each is new, and most are meant for the board as it is.
                message = {**message, "seq": number} if message.get("seq") is SOUND["seq"] else message
                if message.get("rev") is SOUND["rev"] and number % 9:
                    message = {**message, "rev": board._session.rev}
            # To count takes three times as long as to answer: which messages are counted differs from game to game.
            counts = number % every == len(keys) % every
            with Calls(sys.maxsize) if counts else nullcontext() as counted:
                answer = page.send(message)
            calls = counted.count if counted else 0
            wrong += [f"message {number}, {ascii(message)[:200]}: {what}" for what in amiss(answer)]
            wrong += [f"message {number}, {ascii(message)[:200]}: {calls} calls"] if calls > MOST_CALLS else []
            if number % 50 == 0:
                json.dumps(board.frame, ensure_ascii=False, allow_nan=False).encode()
                wrong += [] if repr(board) else [f"after message {number} the board is no text"]
    return [*wrong, *(f"logged: {record.getMessage()}" for record in caplog.records)]


def amiss(answer: dict[str, Any]) -> Iterator[str]:
    """What of an answer to a page is not as it should be."""
    if set(answer) - {"changes"} != {"client", "seq", "answer", "text", "rev", "version"}:
        yield f"fields {sorted(answer)}"
    if [change["version"] for change in answer.get("changes", ())][-1:] not in ([], [answer["version"]]):
        yield f"changes that do not lead to version {answer['version']}"
    if answer["answer"] not in ANSWERS:
        yield f"answered {answer['answer']}"
    if len(answer["text"]) > LONGEST and answer["answer"] != "done":
        yield f"said in {len(answer['text'])} signs: {answer['text']}"
    # A report to be pasted elsewhere has lines.
    if not clean(answer["text"].replace("\n", "")):
        yield f"said in signs that cannot be read: {answer['text']!a}"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_messages_to_a_study(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    p = played(game).positions[4]
    study = Study(p, seed=1)
    study.record.branch("one").switch("main")
    keys = [choice.key for choice in p.picks()] + ["main", "one", "en", "ko", "text", *p.views, *inquiries(p)]
    wrong = assault(study, random.Random(f"{game} messages"), keys, COUNT, caplog)
    assert wrong == []


def test_invalid_step_is_refused_and_changes_nothing() -> None:
    """Neither the line nor the step changes, and no answer claims that boardlab itself had failed."""
    study = Study(GAMES[0].module.start(players=2))
    study.record.play("knight c3").branch("one").play("knight f6").switch("main")
    before, page = study.record.to_text(), Page(study)
    for number, (do, at) in enumerate(
        (do, at) for do in ("switch", "jump") for at in (-1, -2, 3, 99, 2**31 - 1, 2**31)
    ):
        answer = page.send({**SOUND, "seq": number, "do": do, "key": "one", "at": at})
        assert answer["answer"] == "no"
        assert "failed" not in answer["text"]
        assert study.record.to_text() == before
    answer = page.send({**SOUND, "seq": 99, "do": "switch", "key": "one", "at": 2})
    assert (answer["answer"], study.record.line, study.record.ply) == ("done", "one", 2)
    page.send({**SOUND, "seq": 100, "rev": study.frame["rev"], "do": "branch", "key": ""})
    assert study.frame["says"] == "New branch: branch 3. Nothing is lost."


KINDS = ("number", "choice", "cells", "order", "legal", "turn")


@pytest.mark.parametrize("kind", KINDS)
def test_messages_and_answers_to_a_checkpoint(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    asked = next(one for one in checkpoints() if one.kind == kind)
    card = check(asked.id)
    keys = [
        *asked.places[:5],
        *asked.choices,
        *(f"{head}:{tail}" for head in ("answer", "hint", "up", "down") for tail in TEXTS[:9]),
    ]
    keys += ["again:", "fresh:", "next:", "back:", "answer:", ":", "again:x"]
    wrong = assault(card, random.Random(f"{kind} messages"), keys, COUNT // 6, caplog)
    assert wrong == []
    card = check(asked.id)
    for value in VALUES:
        assert not call(card, value).fault


# -- names -------------------------------------------------------------------------------------------------------------


def test_names_of_games(own_home: Path) -> None:
    kept = set()
    for value in VALUES:
        store, fault = call(Store, value)
        assert not fault
        if store is not None:
            path = path_of(store.name)
            assert path.parent == path_of("x").parent
            assert clean(path.name)
            assert len(path.name.encode()) < 250
            kept.add(path)
    assert len(kept) > 20


# -- a journal of answers ----------------------------------------------------------------------------------------------


@cache
def a_journal() -> bytes:
    entries = [Entry(one.id, "answer", 3, right=True, lang="en") for one in checkpoints("torres")[:5]]
    return b"".join(entry.line() for entry in [*entries, Entry("torres.scoring.1", "hint", hint="where")])


def _is_json(value: Any) -> bool:
    try:
        return len(json.dumps(value)) < 5000
    except (TypeError, ValueError, RecursionError, RuntimeError):
        return False


WRITABLE = [value for value in VALUES if _is_json(value)]


def sealed(rng: random.Random) -> bytes:
    """A line with a sound checksum, and something hostile in it."""
    fields: dict[str, Any] = json.loads(a_journal().splitlines()[0])
    del fields["sum"]
    name = rng.choice(sorted(fields))
    fields[name] = rng.choice(WRITABLE)
    return _seal(fields)


def test_damaged_journals_are_merged_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # half a thousand files in a row
    rng, sound = random.Random("journal"), a_journal()
    kept = Journal(tmp_path / "home" / "journal.jsonl")
    for number in range(COUNT // 2):
        given = bytearray(sound)
        how = number % 5
        if how == 0:
            for _ in range(rng.randint(1, 9)):
                given[rng.randrange(len(given))] = rng.randrange(256)
        elif how == 1:
            given = given[rng.randrange(len(given)) :]
        elif how == 2:
            at = rng.randrange(len(given))
            given[at:at] = rng.choice(TEXTS).encode("utf-8", "surrogatepass")[:20_000]
        elif how == 3:
            given = bytearray(b"\xef\xbb\xbf" + sound + sealed(rng))
        else:
            given = bytearray(sealed(rng) + sealed(rng))
        assert not call(kept.merge, bytes(given)).fault
        if number % 25 == 0:
            assert progress_of("", kept.tally()).to_text("ko")
    for value in VALUES:
        assert not call(kept.merge, value).fault
    assert kept.read().entries
    assert progress_of("torres", kept.tally()).to_text()


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_costs_no_answer(coding: str, tmp_path: Path) -> None:
    """A console that writes an export to a file may put one before it."""
    kept = Journal(tmp_path / "home" / "journal.jsonl")
    new, given = kept.merge(a_journal().decode().encode(coding))
    assert (new, given.damaged) == (6, ())
    assert len(kept.read().lines) == 6


# -- lessons -----------------------------------------------------------------------------------------------------------


def test_lesson_functions_refuse_bad_arguments() -> None:
    for value in VALUES:
        for entry_point in (
            lessons.checkpoint, check, checkpoints, lessons.practice, practice, language,
            lambda value: lessons.practice("torres.scoring", seed=value),
            lambda value: lessons.practice("torres.scoring", against=value),
            lambda value: lessons.practice("torres.scoring")[value] if type(value) is not int or value < 1 else None,
        ):  # fmt: skip
            assert not call(entry_point, value).fault


# -- the command line --------------------------------------------------------------------------------------------------

WORDS: list[Callable[[str], list[str]]] = [
    lambda text: [text],
    lambda text: ["show", text],
    lambda text: ["show", "--lang", text, "torres"],
    lambda text: ["show", "torres", "--svg", text],
    lambda text: ["rules", text],
    lambda text: ["rules", "torres", text],
    lambda text: ["rules", f"--{text}"],
    lambda text: ["lint", text],
    lambda text: ["lint", "--sources", text],
    lambda text: ["progress", text],
    lambda text: ["progress", "show", text],
    lambda text: ["progress", "import", text],
    lambda text: ["progress", "delete", text],
    lambda text: ["lab", text, text, "--copy-only", f"--{text}"],
]


def run(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = cli.main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_command_line(lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
    monkeypatch.setattr(known_games, "_points", cache(known_games._points))  # asked once by every command, for 20 ms
    monkeypatch.setattr(sys, "stdin", io.StringIO("torres/1 nonsense"))
    rng = random.Random(f"command line {lang}")
    lines = [p.to_text() for game in GAMES for p in (played(game).positions[4], played(game).positions[-1])]
    texts = [text for text in TEXTS if not text.startswith(("/", "~"))]
    given = [words(text) for words in WORDS for text in texts[lang == "ko" :: rounds(12, soak=2)]]
    given = [words for words in given if words[0] != "lint" or words[-1] not in {"", "."}]  # which are no mistakes
    given += [["show", damaged_text(rng, rng.choice(lines))] for _ in range(30)]
    refused = 0
    for number, words in enumerate(given):
        with nullcontext() if number % rounds(4, soak=1) else Calls(sys.maxsize) as counted:
            code, out, err = run(words, capsys)
        assert code in (0, 1, 2), words
        if code == 2:
            refused += 1
            most = MOST_CALLS + 5 * sum(map(len, words))
            assert counted is None or counted.count < most, "a text may be read sign by sign"
            assert out == ""
            assert err.startswith("boardlab: ")
            assert err.count("\n") == 1, err[:500]
            assert err.endswith("\n")
            assert len(err) <= LONGEST + 100, err
            assert clean(err[:-1]), ascii(err)
            # Why a file cannot be read is said in the words of the system.
            assert lang == "en" or words[1:2] == ["import"] or HANGUL.search(err), err
        assert "Traceback" not in err
    assert refused > 70
