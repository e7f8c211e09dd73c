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
