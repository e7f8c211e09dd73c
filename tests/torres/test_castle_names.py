"""What castles are called: by the printed cell they began on, else by the first by letter; in a scoring by a knight."""

from __future__ import annotations

import random

import pytest

from boardlab import torres
from boardlab.core.play.record import Record
from boardlab.session.features.log import log
from boardlab.session.kinds import study
from boardlab.torres.board import BIT, CELLS, castle_name, cell_index
from boardlab.torres.options import FOUNDATIONS
from boardlab.torres.position import Position, events
from boardlab.torres.wording import WORDING
from tests.torres.setups import place


def names(p: Position) -> list[str]:
    return sorted(map(castle_name, p.ground.masks))


def test_castle_is_named_by_its_printed_cell() -> None:
    """A castle that holds none, on a board of one's own, by its first cell by letter."""
    assert names(torres.start(2)) == sorted(FOUNDATIONS)
    assert names(place("c2=1 b3=1 c3=1 h1=1 g1=1", "h8")) == ["c3", "g1"]
    assert names(place("b5=1 c5=1 c4=1", "h8")) == ["b5"]


@pytest.mark.parametrize("seed", range(20))
def test_a_castle_keeps_its_name_while_it_grows(seed: int) -> None:
    rng = random.Random(seed)
    ground = torres.start(2).ground
    before = {name: ground.castle_mask(cell_index(name)) for name in FOUNDATIONS}
    for _ in range(40):
        ground = ground.with_block(rng.choice([cell for cell in range(CELLS) if ground.buildable & BIT[cell]]))
        after = {castle_name(mask): mask for mask in ground.masks}
        assert set(after) == set(before)
        assert all(mask & after[name] == mask for name, mask in before.items())
        before = after


def test_block_event_uses_the_castles_earlier_name() -> None:
    p = place("b5=1 c5=1", "h8")
    act = p.read_action("build a5 from 3")
    assert [event.facts.get("castle") for event in events(p, act)] == [None, "b5"]


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_log_says_once_how_castles_are_called(lang: str) -> None:
    session = study(Record(place("c6=1 e4=1", "h8")), lang=lang)
    note = WORDING.say("once.castle", lang)
    for text in ("build b6 from 3", "build a6", "build a7"):
        session.record = session.record.play(text)
    said = " ".join(entry["text"] for entry in log(session))
    assert said.count(note) == 1
    assert note in log(session)[-1]["text"]
    session.record = session.record.undo()
    assert note in log(session)[-1]["text"]
