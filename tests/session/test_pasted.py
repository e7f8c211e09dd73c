"""What is pasted on the workbench: read in every form, and where it is wrong is said by column."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.core.text.link import address
from boardlab.lessons import checkpoint
from boardlab.session.channel import FrameChannel
from boardlab.session.commands import Message
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.conformance.bad_values import SHARDS, damaged_text
from tests.effort import rounds
from tests.sessions import editing, workbench

GAMES = ("torres", "catan", "creed")
games = pytest.mark.parametrize("name", GAMES)


def middle(name: str) -> Any:
    """A position from the middle of a game."""
    return playout(find_game(name).begin(random.Random(3)), random.Random(2), most=60)


def bench(name: str, lang: str = "en") -> Session:
    """A board of the game that is being set up."""
    session = study(Record.new(name, seed=1), lang=lang)
    editing(session).begin()
    return session


def ask(session: Session, do: str, key: str = "") -> Any:
    """What is answered to a page that pastes or copies."""
    return session.handle(Message("page", random.getrandbits(30), session.rev, do, key, 0))


@games
@pytest.mark.parametrize("form", ["text", "repr", "json"])
def test_copied_text_is_pasted_back_in_every_form(name: str, form: str) -> None:
    session, wanted = bench(name), middle(name)
    assert ask(session, "paste", wanted.to_text()) == ("done", "")
    copied = ask(session, "copy", form)[1]
    assert ask(session, "paste", find_game(name).begin(random.Random(7)).to_text())[0] == "done"
    assert session.edited.inner != wanted
    assert ask(session, "paste", copied) == ("done", "")
    assert session.edited.inner == wanted


@games
def test_links_of_positions_and_questions_are_pasted(name: str) -> None:
    session, wanted = bench(name), middle(name)
    assert ask(session, "paste", address(wanted.to_text())) == ("done", "")
    assert session.edited.inner == wanted
    asked = checkpoint({"torres": "torres.scoring.1", "catan": "catan.robber.1", "creed": "creed.matchups.1"}[name])
    assert ask(session, "paste", address(asked.link_text()))[0] == "done"
    assert session.edited.inner == asked.position


@games
def test_typo_is_marked_by_column_with_a_suggestion(name: str) -> None:
    session, text = bench(name), middle(name).to_text()
    rng, amiss, seen = random.Random(f"slips {name}"), [], 0
    for _ in range(25):
        at = rng.choice([at for at, sign in enumerate(text) if sign not in " 1"])
        answer, said = ask(session, "paste", f"{text[:at]}~{text[at + 1 :]}")
        found = editing(session).misread
        if answer == "done" or found is None:
            continue
        seen += 1
        shown = workbench(session)["misread"]
        right = found.at <= at < max(found.end, found.at + 1) and said.startswith(f"Column {found.column}: ")
        right = right and shown["before"].endswith(text[max(0, found.at - 9) : found.at]) and "~" in shown["part"]
        right = right and (not found.near or found.near in said)
        amiss += [] if right else [(at, found, said)]
        if found.mended:
            assert ask(session, "paste", found.mended) == ("done", "")
    assert amiss == []
    assert seen > 15


def test_wrong_field_of_json_is_marked() -> None:
    session = bench("torres")
    assert ask(session, "paste", '{"round": 2, "phase": 8}')[1].startswith("Column 14: ")
    assert workbench(session)["misread"]["part"] == '"phase"'
    assert ask(session, "paste", '{"round": 2,, }')[1].startswith("Column 13: ")
    ask(session, "pick", "build")
    assert workbench(session)["misread"] is None


@games
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_hostile_pastes_are_refused_and_change_nothing(name: str, lang: str) -> None:
    session, rng = bench(name, lang), random.Random(f"hostile {name} {lang}")
    talk = FrameChannel(session, lambda change: None)
    good, odd = middle(name), []
    data = json.dumps(good.to_json())
    lines = [damaged_text(rng, good.to_text()) for _ in range(rounds(5, soak=25))]
    tables = [damaged_text(rng, data) for _ in range(rounds(3, soak=15))]
    for paste in [*lines, *tables, *rng.sample(SHARDS, 8), "[" * 9000, '{"a":' * 3000]:
        before = session.edited.inner
        answer, said = ask(session, "paste", paste)
        talk.refresh()
        if answer == "no":
            odd += [] if said and "\n" not in said and len(said) < 600 and session.edited.inner == before else [said]
    assert odd == []
