"""Moving: no path, places traded and rotations, the other field for two."""

from __future__ import annotations

from random import Random

import pytest

from boardlab import creed
from boardlab.lessons.creed import sketch
from boardlab.notebook import Study
from tests.conformance.creed_samples import sample
from tests.creed.boards import act, at, board, refused, ruled
from tests.session.conftest import FakePage


@pytest.mark.rule("creed.act.move", "creed.act.move.repeat")
def test_moves_have_no_path() -> None:
    """Any cell of the field, again and again, before and after an attack."""
    p = board({"A11": "infantry_1", "A12": "shield_4", "B31": "archer"})
    p = act(p, "move A11 A33", "attack A33", "move A33 A11")
    assert (at(p, "A11"), at(p, "B31"), p.ap[0]) == ("infantry_1 attacked", "", 6)
    assert refused(p, "move A11 A11") == {"creed.act.move:same"}
    assert refused(p, "move A11 B11") == {"creed.act.move:field"}
    assert refused(p, "move B31 B11") == {"creed.act.move:owner", "creed.act.move:field"}
    assert refused(p, "move A31 A32") == {"creed.act.move:none"}
    assert refused(p, "move A11 A22") == {"creed.board.swamp"}
    assert refused(p, "move A11 A12") == {"creed.act.move.batch:taken"}


@pytest.mark.rule("creed.act.move.batch")
def test_units_trade_places_and_rotate_at_once() -> None:
    """The price is paid for each unit; a rotation of three costs 3 as one batch."""
    p = board({"A11": "infantry_1", "A12": "shield_4 attacked", "A13": "archer hidden", "A21": "obstacle_1"})
    swapped = act(p, "move A11 A12, A12 A11")
    assert (at(swapped, "A11"), at(swapped, "A12"), swapped.ap[0]) == ("shield_4 attacked", "infantry_1", 8)
    turned = act(p, "move A11 A12, A12 A13, A13 A11")
    assert [at(turned, cell) for cell in ("A11", "A12", "A13")] == ["archer", "infantry_1", "shield_4 attacked"]
    assert turned.ap[0] == 7
    assert refused(p, "move A11 A12") == {"creed.act.move.batch:taken"}
    assert refused(p, "move A11 A31, A12 A31") == {"creed.act.move.batch:same"}
    assert refused(p, "move A11 A31, A11 A32") == {"creed.act.move.batch:again"}
    assert refused(p, "move A11 A21, A21 A11") == {"creed.unit.obstacle:move"}
    assert refused(board({"A11": "infantry_1", "A12": "archer"}, ap=[1, 0]), "move A11 A12, A12 A11") == {
        "creed.turn.spend"
    }


@pytest.mark.rule("creed.act.cross")
def test_the_other_field_costs_two() -> None:
    """With two fields; a swap across costs 4, mixed batches add up."""
    p = ruled(layout_2p="twin")({"AR11": "infantry_1", "AC11": "archer"})
    assert act(p, "move AR11 AC33").ap[0] == 8
    assert act(p, "move AR11 AC11, AC11 AR11").ap[0] == 6
    assert act(p, "move AR11 AR12, AC11 AR11").ap[0] == 7
    four = board({"AN11": "infantry_1"}, players=4)
    assert at(act(four, "move AN11 AW33"), "AW33") == "infantry_1"


@pytest.mark.rule("creed.act.move.batch")
def test_a_rotation_is_picked_chain_by_chain() -> None:
    """A unit in the way is next; the chain closes on the cell the first one left."""
    p = board({"A11": "infantry_1", "A12": "shield_4", "A13": "archer", "A21": "obstacle_1"}, ap=[3, 0])
    path = ("together", "A11", "A12", "A13")
    assert {choice.key for choice in p.picks(path)} == {"A11", "A23", "A31", "A32", "A33"}
    done = p.picks((*path, "A11", "done")).action
    assert done is not None
    assert done.to_text() == "move A11 A12, A12 A13, A13 A11"
    assert p.play(done).ap[0] == 0
    assert {breach.rule for breach in p.refusals(("together", "A21"))} == {"creed.unit.obstacle"}
    assert {breach.rule for breach in p.refusals(("together", "A11", "A22"))} == {"creed.board.swamp"}
    poor = board({"A11": "infantry_1", "A12": "shield_4"}, ap=[1, 0])
    assert "A12" not in poor.picks(("together", "A11"))
    none = board(ap=[0, 0])
    assert none.picks()["together"].breaches


@pytest.mark.rule("creed.act.move.batch")
def test_trading_places_is_a_verb_of_its_own() -> None:
    """Picked first or after its unit; never meant by a pick of two units."""
    p = board({"A11": "infantry_1", "A12": "shield_4", "A21": "obstacle_1"})
    for path in (("exchange", "A11", "A12"), ("exchange", "A12", "A11"), ("A12", "exchange", "A11")):
        done = p.picks(path).action
        assert done is not None, path
        assert done.to_text() == "move A11 A12, A12 A11"
    for path in (("A11", "A12"), ("move", "A11", "A12")):  # type: ignore[assignment]
        assert p.picks(path).action is None
        assert [breach.rule for breach in p.refusals(path)] == ["creed.act.move.batch"]
    assert {breach.rule for breach in p.refusals(("exchange", "A11", "A21"))} == {"creed.unit.obstacle"}
    assert {breach.rule for breach in p.refusals(("A11", "exchange", "A33"))} == {"creed.act.move"}
    poor = board({"A11": "infantry_1", "A12": "shield_4"}, ap=[1, 0])
    assert [breach.rule for breach in poor.picks()["exchange"].breaches] == ["creed.turn.spend"]
    alone = board({"A11": "infantry_1"})
    assert alone.picks()["exchange"].breaches


def test_picking_a_second_own_unit_replaces_the_first() -> None:
    p = board({"A11": "infantry_1", "A12": "shield_4", "A13": "obstacle_1"})
    study = Study(p)
    page = FakePage(study)
    for first in ((), ("move",)):
        for key in (*first, "A11", "A12"):
            assert page.ask("pick", key=key, fresh=key == "move")["answer"] == "more", key
        assert study.frame["pick"]["keys"] == [*first, "A12"]
        assert study.position == p
        page.ask("cancel")
    for key in ("A11", "exchange", "A12"):
        page.ask("pick", key=key)
    assert at(study.position, "A11") == "shield_4"
    study.close()


def _own(p: creed.Position) -> set[str]:
    seat = p.current_player
    return (
        {p.layout.cell_names[cell] for cell in p.layout.cells_of[seat] if p.units[cell]} if seat is not None else set()
    )


@pytest.mark.rule("creed.hidden.reveal", "creed.act.recall")
def test_greyed_move_says_what_is_missing() -> None:
    """creed.hidden.reveal, creed.act.recall and the rest: true of this position, in both languages."""
    rng, met = Random("greyed"), set()
    for _ in range(60):
        p = sample(rng)
        if p.stage != "turn":
            continue
        own = [p.units[p.layout.cell_numbers[name]] for name in _own(p)]
        for key in ("reveal", "recall", "move", "together", "exchange", "attack", "siege"):
            choice = p.picks()[key]
            why = choice.breaches[0].facts.get("why") if choice.breaches else None
            if why is not None:
                assert (why.key == "nowhere.nobody") == (not own)
                met.add((key, why.key))
        hidden, obstacles = any(tile & 0x10 for tile in own), any(tile & 0x0F in (9, 10) for tile in own)
        assert bool(p.picks()["reveal"].breaches) == (not hidden)
        assert bool(p.picks()["recall"].breaches) == (not obstacles)
    assert {("reveal", "nowhere.reveal"), ("recall", "nowhere.recall")} <= met
    told = {
        "A11=shield_4 B11=infantry_1": ("attack", "nowhere.attack_shield"),
        "A11=cavalry_3 B11=obstacle_1": ("attack", "nowhere.attack_obstacle"),
        "A11=infantry_1+attacked B11=archer": ("attack", "nowhere.attack_once"),
        "A11=infantry_1+attacked": ("siege", "nowhere.siege_once"),
        "A11=shield_4": ("siege", "nowhere.siege_shield"),
        "B11=archer": ("recall", "nowhere.nobody"),
    }
    for units, (verb, why) in told.items():
        (breach,) = sketch(units).picks()[verb].breaches
        assert breach.facts["why"].key == why
