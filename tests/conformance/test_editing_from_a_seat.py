"""What a seat hides is set up from that seat's board; nothing that others hide is told there, or changed."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
import random
from typing import Any

import pytest

from boardlab import open as open_link
from boardlab.core.ask.inquiry import ask as inquire
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Seat
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.conformance.games import GAMES
from tests.effort import rounds
from tests.sessions import picking

KINDS = [("torres", 3), ("catan", 4), ("creed", 2), ("creed", 4)]
tables = pytest.mark.parametrize(("name", "players"), KINDS, ids=str)
REHIDDEN = {game.name: game.rehidden for game in GAMES}
EDITS = rounds(12, soak=60)
"""How often something is asked of two boards."""
SECRET = {
    "torres": ("card", "seat:{}", "two_up"),
    "catan": ("resource", "seat:{}", "wool", "digit:2", "set"),
    "creed": ("tent", "commander", "{}T12"),
}
"""An edit of what a seat hides, for the seat that is put in."""
_numbers = itertools.count(1)


def ask(session: Session, do: str, key: str = "", *, fresh: bool = False) -> Any:
    """Ask a board for something; gives how that went, and what was said."""
    return session.handle(Message("page", next(_numbers), session.rev, do, key, 0, fresh))


def secret_of(name: str, seat: int) -> list[str]:
    """The picks that change what a seat hides."""
    return [key.format("ABCD"[seat] if "T" in key else seat) for key in SECRET[name]]


def pick(session: Session, keys: list[str]) -> str:
    """Pick one after another as far as that goes; gives how the last pick went."""
    answer = ""
    for at, key in enumerate(keys):
        answer, _ = ask(session, "pick", key, fresh=not at)
        if answer == "no":
            break
    return answer


def told(session: Session) -> list[Any]:
    """All that a page shows of a board and may copy from it."""
    copied = [ask(session, "copy", as_what) for as_what in ("", "repr", "json")]
    return [json.dumps(frame(session), ensure_ascii=False), copied, ask(session, "link"), session.shown.to_text()]


def wish(session: Session, rng: random.Random) -> tuple[str, str, bool]:
    """Something a page may ask a board that is set up."""
    if not picking(session).path and rng.random() < 0.25:
        verb = rng.choice(["undo", "redo", "edit", "edit:play", "edit:bare", "edit:opening", "edit:sample", "paste"])
        if verb == "paste":
            given = rng.choice([session.shown.to_text(), session.position.inner.seen_by(0).to_text(), '{"ap": 3}'])
            return verb, given, False
        return ("pick", verb, True) if ":" in verb else (verb, "", False)
    choices = picking(session).picks_after(picking(session).path).choices
    return ("pick", rng.choice(choices).key, not picking(session).path) if choices else ("cancel", "", False)


@tables
def test_editing_is_alike_whatever_other_seats_hide(name: str, players: int) -> None:
    wrong, differing = [], 0
    for seed in range(rounds(2, soak=40)):
        rng = random.Random(f"seat {name} {players} {seed}")
        p = playout(find_game(name).begin(rng, players=players), rng, most=rng.randrange(60, 220))
        seat = rng.randrange(players)
        q = REHIDDEN[name](p, seat, rng)
        differing += p != q
        boards = [study(Record(each, seed=1), seat=seat, lang=rng.choice(["en", "ko"])) for each in (p, q)]
        boards[1].lang = boards[0].lang
        for _ in range(EDITS):
            if boards[0].covered_for is not None:
                break  # in the hands of somebody who may know more
            do, key, fresh = ("edit", "", False) if boards[0].edited is None else wish(boards[0], rng)
            answers = [ask(board, do, key, fresh=fresh) for board in boards]
            shown = [told(board) for board in boards]
            if answers[0] != answers[1] or shown[0] != shown[1]:
                wrong.append(f"{seed}: {do} {key}")
                break
    assert wrong == []
    assert differing > 0


@tables
def test_only_the_owner_of_a_secret_edits_it(name: str, players: int) -> None:
    p = find_game(name).begin(random.Random(7), players=players)
    session = study(Record(p, seed=1), seat=1, lang="en")
    assert ask(session, "edit") == ("done", "")
    assert pick(session, secret_of(name, 0)) == "no"
    assert frame(session)["refused"]["text"] == session.say("edit.secret", player=Seat(0))
    ask(session, "cancel")
    before = session.edited.inner
    assert pick(session, secret_of(name, 1)) == "done"
    after = session.edited.inner
    assert after != before
    assert after.seen_by(1) != before.seen_by(1)


@tables
def test_playing_on_keeps_the_secrets_of_others(name: str, players: int) -> None:
    rng = random.Random(f"on {name}")
    p = playout(find_game(name).begin(rng, players=players), rng, most=60)
    session = study(Record(p, seed=1), seat=1, lang="en")
    ask(session, "edit")
    assert pick(session, secret_of(name, 1)) == "done"
    ask(session, "undo")
    assert pick(session, ["edit:play"]) == "done"
    assert session.position == p
    one, other = (REHIDDEN[name](p, 0, random.Random(draw)) for draw in (1, 2))
    seen = []
    for each in (one, other):
        board = study(Record(each, seed=1), seat=1, lang="en")
        ask(board, "edit")
        pick(board, secret_of(name, 1))
        ask(board, "pick", "edit:play", fresh=True)
        seen.append((board.position.seen_by(1), board.position.seen_by(0)))
    assert seen[0][0] != p.seen_by(1)
    assert [view.to_text().count("?") > 0 for _, view in seen] == [True, True]


@tables
def test_copied_view_of_a_seat_is_pasted_back(name: str, players: int) -> None:
    p = playout(find_game(name).begin(random.Random(3), players=players), random.Random(3), most=40)
    session = study(Record(p, seed=1), seat=1, lang="en")
    ask(session, "edit")
    copied, link = ask(session, "copy")[1], ask(session, "link")[1]
    for given in (copied, link):
        pick(session, ["edit:bare"])
        assert session.shown.to_text() != copied
        assert ask(session, "paste", given) == ("done", "")
        assert session.shown.to_text() == copied


@pytest.mark.parametrize(("name", "players"), [("torres", 3), ("catan", 4), ("creed", 2)], ids=str)
def test_seat_can_restore_its_own_view_with_empty_hand(name: str, players: int) -> None:
    """At the beginning nobody holds a card, so that all views of a board look the same."""
    p = find_game(name).begin(random.Random(5), players=players)
    for seat in range(players):
        view = p.seen_by(seat)
        assert view.to_text().endswith(f"seen:{'ABCD'[seat]}") or name == "creed"
        assert view.viewer == seat
        again = (
            open_link(view.to_text()),
            open_link(view.to_json()),
            copy.copy(view),
            pickle.loads(pickle.dumps(view)),
        )
        assert [each.to_text() for each in again] == [view.to_text()] * 4
        session = study(Record(p, seed=1), seat=seat, lang="en")
        session.covered_for = None
        ask(session, "edit")
        assert session.shown.viewer == seat
        assert inquire(view, "chance", "en").lines
    assert p.seen_by(None).viewer is None
