"""Two futures side by side: what differs is found, said in both languages and marked; steps go together or apart."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import boardlab
from boardlab import catan, creed, torres
from boardlab.core.ask.differences import differences
from boardlab.core.contract.game import find_game
from boardlab.core.errors import PlainError
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.futures_session import FuturesSession
from tests.effort import rounds

count = itertools.count(1)
HEIGHTS = {"d4": 2, "d5": 1}


def two(first: dict[str, object], second: dict[str, object]) -> list[str]:
    """What differs between two positions of Torres given as plain data, as text."""
    sides = (torres.from_json({"heights": HEIGHTS, **doc}, allow_unreachable=True) for doc in (first, second))
    return [str(each) for each in differences(*sides, "en") if each.kind != "actions"]  # type: ignore[call-arg]


def walk(session: FuturesSession, key: str, by: int) -> str:
    """Step on one side or on both; gives how that went."""
    return session.handle(Message("page", next(count), 0, "walk", key, by))[0]


@pytest.mark.parametrize(("name", "players"), [("torres", 3), ("catan", 4), ("creed", 4)])
def test_position_equals_itself_and_differs_from_its_future(name: str, players: int) -> None:
    for seed in range(rounds(6, soak=60)):
        rng = random.Random(f"futures {name} {seed}")
        p = playout(find_game(name).begin(rng, players=players), rng, most=rng.randrange(10, 150))
        assert differences(p, p) == ()
        q = playout(p, rng, most=6)
        for lang in ("en", "ko"):
            found = differences(p, q, lang)
            back = differences(q, p, lang)
            assert [(each.what, each.first, each.second) for each in found if each.kind == "place"] == [
                (each.what, each.second, each.first) for each in back if each.kind == "place"
            ]
            assert all(str(each) for each in found)
        assert p.is_over or p == q or differences(p, q)


def test_every_place_that_differs_is_found() -> None:
    for seed in range(rounds(4, soak=40)):
        rng = random.Random(f"places {seed}")
        p = playout(torres.setup(rng, 3), rng, most=60)
        q = playout(p, rng, most=8)
        changed = {cell for cell in p.place_names if p.piece_map().get(cell) != q.piece_map().get(cell)}
        changed |= {
            cell for cell in p.place_names if p.to_json()["heights"].get(cell) != q.to_json()["heights"].get(cell)
        }
        told = {place for each in differences(p, q) if each.kind == "place" for place in each.places}
        assert told == changed


def test_steps_go_together_or_apart_and_stop_at_ends() -> None:
    start = torres.start(players=2)
    one = Record(start).play("knight c3").play("knight f6")
    other = Record(start).play("knight f6")
    session = FuturesSession(one, other)
    assert [side.ply for side in session.sides] == [2, 1]
    assert walk(session, "both", -1) == "done"
    assert [side.ply for side in session.sides] == [1, 0]
    assert walk(session, "1", -1) == "no"
    assert walk(session, "0", -1) == "done"
    assert session.found() == ()
    assert walk(session, "both", 1) == "done"
    assert [each.what for each in session.found() if each.kind == "place"] == ["c3", "f6"]
    assert one.ply == 2, "the game itself does not walk"


def test_comparison_from_a_seat_reveals_no_secrets() -> None:
    camps = [["king", *["blank"] * 7, "commander"], ["commander", *["blank"] * 7, "king"]]
    p = creed.from_json({"units": {"A11": "archer"}, "camps": camps})
    other = creed.from_json({"units": {"A11": "archer"}, "camps": [camps[0], camps[0]]})
    shown = [FuturesSession((each, 0), (each, None), lang="en").shown() for each in (p, other)]
    assert FuturesSession((p, 0), (other, 0)).shown()["futures"]["rows"] == []
    assert shown[0]["futures"]["sides"][0]["svg"] == shown[1]["futures"]["sides"][0]["svg"]


def test_invalid_side_is_refused_in_one_sentence() -> None:
    p = torres.start(players=2)
    given: Any
    for given in (7, None, [], (p, 9), (p, "A"), "torres/1 nonsense", catan.start(), torres.start(players=3)):
        with pytest.raises(PlainError):
            boardlab.futures(p, given)


def test_hostile_messages_are_answered() -> None:
    session = FuturesSession(torres.start(players=2), torres.start(players=2))
    for key in ("", "2", "x", "-1", "both "):
        assert walk(session, key, 1) == "no"
    assert session.handle(Message("page", next(count), 0, "language", "xx-no"))[0] == "no"
    assert session.handle(Message("page", next(count), 0, "language", "ko"))[0] == "done"
    assert session.shown()["futures"]["title"] == "두 갈래 나란히 보기"


def test_notebook_output_has_text_and_table() -> None:
    p = torres.from_json({"heights": HEIGHTS, "knights": [["d4"], ["d5"]], "scores": [4, 9]}, allow_unreachable=True)
    card = boardlab.futures(p, p.under("huch"), titles=("one", "two"), lang="en")
    assert "edition: Rio Grande Games, 2005" in repr(card)
    bundle, _ = card._repr_mimebundle_()
    assert "<table>" in bundle["text/html"]
    assert bundle["text/html"].count("<svg") == 2


def test_compared_editions_show_the_rulings_that_differ() -> None:
    doc = {"heights": HEIGHTS, "knights": [["d5"], ["a1"]], "king": "d4"}
    both = boardlab.compare(torres.from_json(doc, allow_unreachable=True), "rio_grande_2005", "namuwiki_old")
    shown = both._session.shown()["futures"]
    assert [side["title"] for side in shown["sides"]] == list(both.titles())
    assert (shown["rows"][0]["what"], shown["rows"][0]["places"]) == ("Possible here only", ["c4", "e4"])
    assert "way out of a castle" in " ".join(row["what"] for row in shown["rows"])
    assert all('<g class="bl-dim" data-key="tower:d5">' in side["svg"] for side in shown["sides"]), "c4, e4 are lit"
    bundle, _ = both._repr_mimebundle_()
    assert bundle["text/plain"] == both.comparison.to_text("en")
    assert "<table>" in bundle["text/html"]
    both.language_chosen("ko", everywhere=True)
    assert both._session.shown()["futures"]["sides"][1]["title"] == "나무위키 구판"
    assert repr(both).startswith("차이 | ")


def test_branches_are_compared_as_the_seat_sees_them() -> None:
    study = boardlab.Study(Record.new("creed", seed=1), seat=0, lang="en")
    shown = study.compare("main", "main")._session
    assert [side.seat for side in shown.sides] == [0, 0]
    study._session.handle(Message("page", next(count), study._session.rev, "seat", "", 1))
    with pytest.raises(PlainError, match="B"):
        study.compare("main", "main")
