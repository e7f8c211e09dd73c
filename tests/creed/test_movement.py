"""Moving: no path, places traded and rotations, the other field for two."""

from __future__ import annotations

from tests.creed.boards import act, at, board, refused, ruled


def test_moves_have_no_path() -> None:
    """creed.act.move, creed.act.move.repeat: any cell of the field, again and again, before and after an attack."""
    p = board({"A11": "infantry_1", "A12": "shield_4", "B31": "archer"})
    p = act(p, "move A11 A33", "attack A33", "move A33 A11")
    assert (at(p, "A11"), at(p, "B31"), p.ap[0]) == ("infantry_1 attacked", "", 6)
    assert refused(p, "move A11 A11") == {"creed.act.move:same"}
    assert refused(p, "move A11 B11") == {"creed.act.move:field"}
    assert refused(p, "move B31 B11") == {"creed.act.move:owner", "creed.act.move:field"}
    assert refused(p, "move A31 A32") == {"creed.act.move:none"}
    assert refused(p, "move A11 A22") == {"creed.board.swamp"}
    assert refused(p, "move A11 A12") == {"creed.act.move.batch:taken"}


def test_units_trade_places_and_rotate_at_once() -> None:
    """creed.act.move.batch: the price is paid for each unit; a rotation of three costs 3 as one batch."""
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


def test_the_other_field_costs_two() -> None:
    """creed.act.cross: with two fields; a swap across costs 4, mixed batches add up."""
    p = ruled(layout_2p="twin")({"AR11": "infantry_1", "AC11": "archer"})
    assert act(p, "move AR11 AC33").ap[0] == 8
    assert act(p, "move AR11 AC11, AC11 AR11").ap[0] == 6
    assert act(p, "move AR11 AR12, AC11 AR11").ap[0] == 7
    four = board({"AN11": "infantry_1"}, players=4)
    assert at(act(four, "move AN11 AW33"), "AW33") == "infantry_1"


def test_a_rotation_is_picked_chain_by_chain() -> None:
    """creed.act.move.batch: a unit in the way is next; the chain closes on the cell the first one left."""
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
