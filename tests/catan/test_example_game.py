"""The almanac's worked example: sixteen turns, and every statement of its text."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from boardlab.catan.actions import Kind
from boardlab.catan.cards import RESOURCES, counts_of
from boardlab.catan.example import example_game
from boardlab.catan.rules.odds import roll_chance
from tests.catan.tables import legal, play, why

DATA = json.loads((Path(__file__).parent / "example_game.json").read_text(encoding="utf-8"))
TURNS = DATA["turns"]
ORANGE, RED, BLUE, WHITE = range(4)


def at(turn: int, moment: str) -> Any:
    """The position after the roll of a turn, or at its end."""
    row = TURNS[turn - 1]
    return example_game().jump(row["rolled_at" if moment == "after_roll" else "ends_at"]).position


@pytest.mark.parametrize("row", TURNS, ids=lambda row: f"turn {row['turn']}")
def test_each_turn_leads_to_its_hands_and_points(row: Any) -> None:
    game = example_game()
    rolled = game.jump(row["rolled_at"]).position
    assert rolled.turn == row["turn"]
    assert rolled.rolled == row["sum"]
    assert [list(hand) for hand in rolled.hands] == row["after_roll"]
    end = game.jump(row["ends_at"]).position
    assert [list(hand) for hand in end.hands] == row["at_end"]
    assert list(end.scores) == row["points"]


@pytest.mark.parametrize("row", TURNS, ids=lambda row: f"turn {row['turn']}")
def test_log_of_each_roll_lists_every_tile(row: Any) -> None:
    paid = [[0] * 5 for _ in range(4)]
    for event in example_game().events(row["rolled_at"]):
        if event.kind.startswith("harvest"):
            kind = RESOURCES.index(event.facts["kind"].key.split(".")[1])
            paid[event.player][kind] += event.facts["count"]
    assert {str(seat): cards for seat, cards in enumerate(paid) if any(cards)} == row["production"]


@pytest.mark.parametrize("claim", DATA["text"], ids=lambda claim: f"turn {claim['turn']} {claim['because']}")
def test_each_statement_of_the_text_holds(claim: Any) -> None:
    cards = dict(zip(RESOURCES, at(claim["turn"], claim["at"]).hands[claim["seat"]], strict=True))
    for kind, count in claim.get("exactly", {}).items():
        assert cards[kind] == count
    for kind, count in claim.get("at_least", {}).items():
        assert cards[kind] >= count
    if "total" in claim:
        assert sum(cards.values()) == claim["total"]


def test_turn_1_the_trade_that_could_not_be() -> None:
    """Orange holds one brick: a swap for lumber would leave none for the road."""
    p = at(1, "after_roll")
    assert not legal(p, "road")
    swapped = play(p, "offer 1 brick for 1 lumber", "decline", "accept", "decline", "confirm C")
    assert not legal(swapped, "road")


def test_turn_4_white_affords_two_and_orange_declines() -> None:
    p = at(4, "after_roll")
    assert legal(p, "road")
    assert "" in legal(p, "buy")
    told = [event.kind for _, event in example_game().all_events()]
    assert told.count("declined") >= 4


@pytest.mark.rule("catan.dev.not_bought_turn")
def test_turn_5_the_card_just_bought_waits() -> None:
    p = at(5, "end")
    assert "bought this turn" in why(p, "play road_building")


@pytest.mark.rule("catan.build.cost.city", "catan.dev.discovery", "catan.dev.progress_gone")
def test_turn_6_the_discovery_makes_the_city() -> None:
    game = example_game()
    plies = [ply for ply, act in enumerate(game.actions, 1) if act.to_text().startswith("play discovery")]
    before, after = (game.jump(ply).position for ply in (plies[0] - 1, plies[0]))
    assert not legal(before, "city")
    assert "-2,0|-2,1|-1,0" in legal(after, "city")
    assert after.developments[RED] == 0
    assert after.pile_size == before.pile_size


def test_turn_7_robber_and_theft() -> None:
    """Lumber is one of white's three cards: 1 in 3. Nobody discards."""
    game = example_game()
    ply = next(ply for ply, act in enumerate(game.actions) if act.kind == Kind.STEAL)
    p = game.jump(ply).position
    assert {act.to_text(): chance for act, chance in p.chance_outcomes()} == {
        "steal lumber": Fraction(1, 3), "steal brick": Fraction(1, 3), "steal grain": Fraction(1, 3),
    }  # fmt: skip
    assert max(p.hand_sizes) <= 7


@pytest.mark.rule("catan.dev.any_time")
def test_turn_8_knight_before_the_roll_made_the_settlement() -> None:
    """With the robber still on the pasture an 8 would have brought white nothing."""
    game = example_game()
    start = TURNS[6]["ends_at"] + 1
    p = game.jump(start).position
    assert p.stage == "roll"
    late = play(p, "roll", "dice 4 4")
    assert late.hands[WHITE] == (0, 1, 0, 1, 0)
    early = play(p, "play knight", "robber -2,1 from B", "steal lumber", "roll", "dice 4 4")
    assert early.hands[WHITE] == (1, 1, 1, 1, 0)
    from_blue = play(p, "play knight", "robber -2,1 from C").chance_outcomes()
    assert {act.to_text(): chance for act, chance in from_blue}["steal lumber"] == Fraction(3, 5)


@pytest.mark.rule("catan.production.robber_blocks")
def test_turn_10_the_robber_stops_the_fields() -> None:
    row = TURNS[9]
    kinds = [event.kind for event in example_game().events(row["rolled_at"])]
    assert "blocked" in kinds


@pytest.mark.rule("catan.trade.maritime.two")
def test_turn_16_the_wool_harbour() -> None:
    """White's second settlement lies on it."""
    p = at(16, "after_roll")
    assert counts_of(p.pieces.rates[WHITE]) == (4, 4, 2, 4, 4)
    assert "2 wool for 1 ore" in legal(p, "trade")


def test_the_closing_remarks() -> None:
    """White has 4 points, the others 3; orange makes a city after a 5, 8 or 9."""
    p = example_game().position
    assert p.scores == (3, 3, 3, 4)
    assert p.pieces.lengths == (3, 2, 3, 2)
    assert p.knights == (0, 0, 0, 1)
    assert (p.road_holder, p.army_holder) == (-1, -1)
    assert p.hand_sizes == (7, 4, 4, 0)
    roll = play(p, "end", "roll")
    able = set()
    for act, _ in roll.chance_outcomes():
        after = roll.play(act)
        if after.stage != "trade":
            continue
        swaps = [after] + [play(after, f"trade {text}") for text in legal(after, "trade")]
        if any(legal(each, "city") for each in swaps):
            able.add(sum(act.dice))
    assert able == {5, 8, 9}
    assert sum(roll_chance(total) for total in able) == Fraction(13, 36)
