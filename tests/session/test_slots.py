"""What lies round a board: slots that the page knows, with drawings that are there and picks that work."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlab import creed, torres
from boardlab.catan.example import example_game
from boardlab.core.contract.game import find_game
from boardlab.core.picture.slots import KINDS, SLOTS
from boardlab.core.play.record import Record
from boardlab.session import frame as framing
from boardlab.session.commands import Message
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests import toygame
from tests.sessions import picking

toygame.installed()
CREED = (
    "creed/1 2 turn 2 AA -.0 !C.as..p../........~I cbbbkbbbb/cbbbkbbbb "
    "iiIsSccaooOkk/ipssccCaaooOhh e/iSe 8,0 0,0 0/0 2,2 -/- 1,2 -"
)
MIDDLE = {
    "catan": next(p for p in reversed(example_game().positions) if p.stage == "trade"),
    "creed": creed.parse(CREED),
    "torres": torres.start(players=3),
    "toygame": toygame.start(),
}  # fmt: skip


def frame_of(session: Session) -> dict[str, Any]:
    return json.loads(json.dumps(framing.frame(session)))


def lying(frame: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (key.removeprefix("slot."), part) for key, parts in frame.items() if key.startswith("slot.") for part in parts
    ]


@pytest.mark.parametrize("game", MIDDLE)
def test_slots_are_known_to_the_page_with_their_drawings(game: str) -> None:
    session = study(Record(MIDDLE[game]), lang="en")
    frame = frame_of(session)
    words = framing.words("en", find_game(game), MIDDLE[game].players)
    assert lying(frame), "something lies round every board"
    for slot, part in lying(frame):
        assert slot in SLOTS
        assert part["kind"] in KINDS
        keys = [item["key"] for item in part.get("items", ())]
        assert len(keys) == len(set(keys)), "an item is known by its key"
        for item in part.get("items", ()):
            names = [item.get("art"), *(sign for sign, _ in item.get("price", ()))]
            names += [fact.get("art") for fact in item.get("facts", ())]
            for name in filter(None, names):
                drawn = name in frame["art"]["pictures"]
                assert drawn or any(
                    f"{way}.{one}" in words for way in ("icon", "solid") for one in (name, name.split(":")[0])
                )


@pytest.mark.parametrize("game", MIDDLE)
def test_slot_items_are_pickable_actions(game: str) -> None:
    session = study(Record(MIDDLE[game]), lang="en")
    frame = frame_of(session)
    deeds = {row["key"]: row for group in frame["groups"] for row in group["rows"]}
    for _, part in lying(frame):
        for item in part.get("items", ()):
            row = item.get("row")
            if row is None or row.get("first"):
                continue
            assert deeds[row["key"]]["why"] == row["why"]
            if not row["why"] and not row["final"]:
                session.handle(Message(do="pick", key=row["key"], fresh=True, client="t", seq=1, rev=session.rev))
                assert picking(session).path == (row["key"],)
                picking(session).path = ()


def test_hidden_hand_shows_backs_without_names() -> None:
    session = study(Record(MIDDLE["creed"]), seat=0, lang="en")
    (other, *_) = (part for slot, part in lying(frame_of(session)) if slot == "seats" and part["kind"] == "tray")
    assert [item["key"] for item in other["items"]] == ["hidden"]
    assert other["items"][0]["count"] == MIDDLE["creed"].hand_size(1)


PLACING = creed.parse(
    "creed/1 2 place 1 AA -.0 Ca......./......... bcbbbbkbb/bbbkcbbbb iiIpssSccaooObb/iiIpssSccCaaooOxx e/e 0,0 0,0 "
    "0/0 2,2 -/- 3,4 -"
)


def pick(session: Session, *keys: str, fresh: bool = False) -> None:
    for key in keys:
        session.handle(Message(do="pick", key=key, fresh=fresh, client="t", seq=1, rev=session.rev))


def in_hand(session: Session) -> dict[str, dict[str, Any]]:
    items = [item for slot, part in lying(frame_of(session)) if slot == "hand" for item in part.get("items", ())]
    return {item["row"]["key"]: item["row"] for item in items if item.get("row") and not item["row"]["why"]}


@pytest.mark.parametrize("position", [*MIDDLE.values(), PLACING], ids=[*MIDDLE, "placing"])
def test_hand_answers_a_place_that_was_picked_first(position: Any) -> None:
    """Asked “Which unit from hand?”, one pressed the unit, and nothing happened."""
    session = study(Record(position), seat=position.current_player, lang="en")
    firsts = {key: row["first"] for key, row in in_hand(session).items() if row.get("first")}
    for choice in picking(session).picks() or ():
        if not choice.is_place or choice.action or choice.breaches:
            continue
        pick(session, choice.key, fresh=True)
        taken = {key for key, deed in firsts.items() if picking(session).takes((deed, key), choice.key)}
        assert taken <= in_hand(session).keys(), choice.key
        picking(session).drop()
    assert firsts or position.game != "creed"


@pytest.mark.parametrize("cell", ["A21", "A13"])
def test_unit_and_cell_are_picked_in_either_order(cell: str) -> None:
    ends = []
    for keys in ((cell, "unit:infantry_1"), ("place", "unit:infantry_1", cell)):
        session = study(Record(PLACING), seat=0, lang="en")
        pick(session, *keys)
        assert "face_up" in {row["key"] for row in frame_of(session)["pick"]["choices"]} or cell != "A13"
        pick(session, *["face_up"] * (cell == "A13"))
        ends.append(session.position)
    assert ends[0] == ends[1] != PLACING


def test_unit_that_is_taken_up_gives_way_to_another() -> None:
    session = study(Record(PLACING), seat=0, lang="en")
    pick(session, "place", "unit:infantry_1")
    assert in_hand(session)["unit:shield_4"]["first"] == "place"


def test_deed_that_the_hand_begins_has_no_button() -> None:
    session = study(Record(PLACING), seat=0, lang="en")
    assert not frame_of(session)["groups"], "taken up in the hand, which alone is lit"
    assert not picking(session).shows_places
    pick(session, "place", "unit:infantry_1")
    assert picking(session).shows_places


def test_place_refused_in_the_stead_of_another_says_why() -> None:
    """ "A22 is a cell of a field. Something else is asked for here" named no rule."""
    session = study(Record(PLACING), seat=0, lang="en")
    pick(session, "A21", "A22")
    assert [reason["rule"] for reason in frame_of(session)["refused"]["reasons"]] == ["creed.board.swamp"]
    assert picking(session).path == ("A21",)
    pick(session, "A23")
    assert picking(session).path == ("A23",)
