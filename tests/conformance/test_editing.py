"""Any position may be set up by hand: whatever is edited is shown and read back; nothing impossible is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.contract.verdict import IllegalAction
from boardlab.core.edit.position import REPAIR, Edit, EditedPosition
from boardlab.core.errors import PlainError
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.kinds import study
from tests.effort import rounds
from tests.sessions import editing, workbench

WALKS, EDITS = rounds(1, soak=5), 40
"""How often a game is set up, and by how many edits that are carried out."""
KINDS = [("torres", 3), ("catan", 4), ("creed", 2), ("creed", 4)]
tables = pytest.mark.parametrize(("name", "players"), KINDS, ids=str)


def begun(name: str, players: int, rng: random.Random) -> EditedPosition:
    """A position from the middle of a game, to be set up."""
    start = find_game(name).begin(rng, players=players)
    return EditedPosition(playout(start, rng, most=rng.randrange(120)))


def any_edit(edited: EditedPosition, rng: random.Random) -> Any:
    """An edit picked at random, as a page would pick it."""
    path: tuple[str, ...] = ()
    while True:
        picks = edited.picks(path)
        if picks.action is not None:
            return picks.action
        choice = rng.choice(picks.choices)
        path = (*path, choice.key)
        if choice.action is not None:
            return choice.action


def is_played(after: EditedPosition) -> bool:
    """Does a board begin a game from what stands there, when "Play from here" is pressed?"""
    session = study(Record(after.inner))
    editing(session).begin()
    return session.handle(Message("page", 1, session.rev, "pick", "edit:play"))[0] == "done"


def amiss(after: EditedPosition, rng: random.Random) -> list[str]:
    """What is wrong with a position after an edit."""
    game, found = find_game(after.game), []
    if after.editing.notation.load(after.inner.to_json()) != after.inner:
        found.append(f"other plain data: {after.inner.to_json()}")
    if is_played(after) != (after.status != "impossible"):
        found.append(f"{after.status}, but played or not: {after.inner.to_text()}")
    if after.status == "impossible":
        found += [] if after.scene(lang="en").summary else ["nothing is told of it"]
        try:
            game.parse(after.inner.to_text(), allow_unreachable=True)
            found.append(f"impossible, but read: {after.inner.to_text()}")
        except PlainError:
            pass
        return found
    text = after.inner.to_text()
    if text.endswith(" puzzle") != (after.status == "puzzle") or game.parse(text) != after.inner:
        found.append(f"other text: {text}")
    actions = after.inner.legal_actions()
    if actions and rng.random() < 0.3:
        after.inner.play(rng.choice(actions))
    return found


@tables
def test_random_edits_end_in_a_position_that_round_trips(name: str, players: int) -> None:
    problems, statuses = [], set()
    for seed in range(rounds(WALKS, soak=60)):
        rng = random.Random(f"edits {name} {seed}")
        edited = begun(name, players, rng)
        made = 0
        while made < EDITS:
            try:
                after = edited.play(any_edit(edited, rng))
            except IllegalAction:
                continue
            made += 1
            problems += amiss(after, rng)
            statuses.add(after.status)
            # What cannot be is left again after a while, so that all three are met.
            edited = after if after.status != "impossible" or rng.random() < 0.5 else edited
    assert problems == []
    assert statuses >= {"possible", "impossible"}


@tables
def test_repair_removes_its_reason_and_adds_none(name: str, players: int) -> None:
    mended, worse = 0, []
    rng = random.Random(f"repairs {name} {players}")
    edited = begun(name, players, rng)
    for _ in range(rounds(40, soak=1000)):
        try:
            edited = edited.play(any_edit(edited, rng))
        except IllegalAction:
            continue
        for at, path in enumerate(edited.repairs):
            if path is not None:
                mended += 1
                after = edited.play(Edit(path))
                gone = edited.problems[at] not in after.problems
                # A puzzle's reasons are told only once nothing is impossible any more.
                fewer = len(after.impossible) < len(edited.impossible) or len(after.problems) < len(edited.problems)
                worse += [] if gone and fewer else [(edited.inner.to_text(), path)]
    assert worse == []
    assert mended > 3


@tables
def test_impossible_board_cannot_be_played(name: str, players: int) -> None:
    rng = random.Random(f"stuck {name}")
    edited = begun(name, players, rng)
    while edited.status != "impossible":
        try:
            edited = edited.play(any_edit(edited, rng))
        except IllegalAction:
            continue
    session = study(Record(edited.inner))
    # As it is read from a text, it never gets there: only edits lead to it.
    editing(session).begin()
    told = session.handle(Message("page", 1, session.rev, "pick", "edit:play"))
    shown: dict[str, Any] = frame(session)  # type: ignore[assignment]
    assert told[0] == "no"
    assert session.edited is not None
    assert shown["refused"]["reasons"][0]["text"] == shown["edit"]["reasons"][0]["text"]


@tables
def test_edited_board_shows_all_its_reasons(name: str, players: int) -> None:
    rng = random.Random(f"shown {name} {players}")
    edited = begun(name, players, rng)
    for _ in range(rounds(6, soak=200)):
        try:
            edited = edited.play(any_edit(edited, rng))
        except IllegalAction:
            continue
        session = study(Record(edited.inner), lang=rng.choice(["en", "ko"]))
        editing(session).begin()
        reasons = workbench(session)["reasons"]
        mends = [reason["mend"]["key"] for reason in reasons if reason["mend"]]
        assert [reason["text"] for reason in reasons] == list(session.reasons(edited.problems))
        assert mends == [f"{REPAIR}{at}" for at, path in enumerate(edited.repairs) if path is not None]
