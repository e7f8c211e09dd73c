"""The set-up: what everyone has, tents laid secretly, who starts, four then six units."""

from __future__ import annotations

from fractions import Fraction

import pytest

from boardlab import creed
from boardlab.core import CHANCE, IllegalAction
from boardlab.creed.units import NAMES
from tests.creed.boards import act, at, refused, with_tents


@pytest.mark.rule(
    "creed.setup.nation",
    "creed.setup.extras",
    "creed.setup.supplies",
    "creed.setup.counters",
    "creed.setup.hand",
    "creed.setup.siege_engine",
    "creed.goal",
)
def test_every_player_starts_with_hand_and_tents() -> None:
    p = creed.start(4)
    for seat in range(4):
        assert len(p.hand(seat)) == 17
        assert "siege_engine" not in p.hand(seat)
        assert p.casualties(seat) == ("siege_engine",)
        assert (p.ap[seat], p.kept[seat], p.forts[seat], p.cubes(seat)) == (0, 0, 2, 7)
        assert p.leaders_of(seat) == 3
        assert p.spare_tents(seat) == 3
    specials = [p.hand(seat)[-2:] for seat in range(4)]
    assert specials == [(name, name) for name in ("armoured_cavalry", "heavy_infantry", "ballista", "assassin")]
    assert creed.start(nations=(4, 2)).hand(0)[-2:] == ("assassin", "assassin")


@pytest.mark.parametrize(
    "wrong", [{"players": 3}, {"players": 1}, {"first": 2}, {"nations": (1, 1)}, {"nations": (0, 9)}]
)
def test_other_numbers_are_refused_in_one_sentence(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\.$") as refused_start:
        creed.start(**wrong)
    assert "\n" not in str(refused_start.value)


@pytest.mark.rule("creed.setup.first4")
def test_chance_chooses_the_starting_player() -> None:
    """Each seat with the same chance; start(first=…) settles it beforehand."""
    for players in (2, 4):
        p = with_tents(creed.start(players))
        assert p.current_player == CHANCE
        assert p.legal_actions() == ()
        outcomes = p.chance_outcomes()
        assert [chance for _, chance in outcomes] == [Fraction(1, players)] * players
        assert [p.play(action).current_player for action, _ in outcomes] == list(range(players))
        assert refused(p, "end") == {"creed.setup.first4:chance"}
    assert with_tents(creed.start(first=1)).current_player == 1


def place(p: creed.Position, count: int) -> creed.Position:
    for _ in range(count):
        p = p.play(p.legal_actions()[0])
    return p


@pytest.mark.rule("creed.setup.first4", "creed.setup.second6", "creed.turn.refill")
def test_four_then_six() -> None:
    """Then the starting player has 10 AP."""
    p = with_tents(creed.start(first=1))
    assert p.current_player == 1
    p = place(p, 4)
    assert p.current_player == 0
    assert refused(p, "end") == {"creed.setup.second6:stage"}
    p = place(p, 6)
    assert (p.stage, p.current_player, p.round) == ("turn", 1, 1)
    assert p.ap == (0, 10)
    assert [p.hand_size(seat) for seat in (0, 1)] == [11, 13]


def test_allies_place_side_by_side_or_seat_by_seat() -> None:
    """placement_order_4p: A and C four each, then B and D six each; or A 4, B 6, C 4, D 6."""
    orders = {}
    for order in ("team_by_team", "seat_order"):
        p = with_tents(creed.start(4, first=0, options=creed.Options(placement_order_4p=order)))
        seats = []
        while p.stage == "place":
            seats.append(p.current_player)
            p = p.play(p.legal_actions()[0])
        orders[order] = [(seat, seats.count(seat)) for seat in dict.fromkeys(seats)]
    assert orders["team_by_team"] == [(0, 4), (2, 4), (1, 6), (3, 6)]
    assert orders["seat_order"] == [(0, 4), (1, 6), (2, 4), (3, 6)]


@pytest.mark.rule("creed.setup.hidden", "creed.board.swamp", "creed.setup.hand")
def test_units_are_placed_on_free_own_cells() -> None:
    """Rank 3 may hide, swamps hold nobody."""
    p = with_tents(creed.start(first=0))
    p = act(p, "place archer A13 hidden")
    assert at(p, "A13") == "archer hidden"
    assert refused(p, "place archer A12 hidden") == {"creed.setup.hidden"}
    assert refused(p, "place archer A22") == {"creed.board.swamp"}
    assert refused(p, "place archer A13") == {"creed.setup.first4:taken"}
    assert refused(p, "place archer B11") == {"creed.setup.first4:field"}
    assert refused(p, "place siege_engine A11") == {"creed.setup.hand:hand"}
    assert refused(p, "place siege_engine B22 hidden") == {
        "creed.setup.hand:hand", "creed.setup.first4:field", "creed.board.swamp", "creed.setup.hidden",
    }  # fmt: skip
    with pytest.raises(IllegalAction, match="swamp"):
        act(p, "place archer A22")


@pytest.mark.rule("creed.comp.special")
def test_owner_of_special_units_follows_the_option() -> None:
    """nation_specials, creed.comp.special."""
    pairs = [("assassin", "ballista")] * 4
    p = creed.start(options=creed.Options(nation_specials=pairs))
    assert p.hand(0)[-2:] == ("ballista", "assassin")
    assert creed.start().hand(0)[-2:] == ("armoured_cavalry", "armoured_cavalry")
    assert set(p.hand(1)) < set(NAMES)
