"""Founding, the turn, production and the bank, rule by rule."""

from __future__ import annotations

import pytest

from boardlab import catan
from boardlab.catan.board import CLOSE, ENDS, PATH_AT, PATHS, PATHS_AT, SITE_AT, SITES, bits
from boardlab.catan.island import CLASSIC
from boardlab.core import CHANCE
from tests.catan.tables import NOBODY, broken, hands, legal, play, table, told, why


def founded(players: int = 3, starter: int = 1) -> catan.Position:
    """A founding phase played to its end, everybody on the first place that is free."""
    p = catan.start(players, board=CLASSIC, starter=starter)
    while p.phase == "found":
        p = p.play(p.legal_actions()[0])
    return p


@pytest.mark.parametrize(("players", "starter"), [(3, 0), (3, 1), (4, 2), (4, 3)])
def test_founding_goes_forwards_and_back(players, starter):
    """catan.start.two_rounds, catan.start.round1, catan.start.round2_reverse, catan.start.first_turn"""
    p = catan.start(players, board=CLASSIC, starter=starter)
    order = []
    while p.phase == "found":
        if p.stage == "found":
            order.append(p.seat)
        p = p.play(p.legal_actions()[-1])
    first = [(starter + step) % players for step in range(players)]
    assert order == first + first[::-1]
    assert (p.active, p.stage, p.turn) == (starter, "roll", 1)
    assert p.scores == (2,) * players
    assert all(roads.bit_count() == 2 for roads in p.pieces.roads)


def test_a_founding_settlement_may_stand_anywhere_free():
    """catan.start.free_site, catan.start.second_anywhere, catan.build.settlement.distance"""
    p = catan.start(3, board=CLASSIC)
    assert len(legal(p, "settlement")) == 54
    p = play(p, f"settlement {SITES[20]}")
    p = p.play(p.legal_actions()[0])
    taken = {SITES[site] for site in bits(CLOSE[20])}
    assert legal(p, "settlement") == set(SITES) - taken
    assert broken(p, f"settlement {SITES[20]}") == {"catan.build.settlement.empty"}
    near = next(iter(taken - {SITES[20]}))
    assert broken(p, f"settlement {near}") == {"catan.build.settlement.distance"}
    assert broken(p, "roll") == {"catan.start.two_rounds"}


def test_the_founding_road_touches_the_new_settlement():
    """catan.start.road_attached, catan.build.road.one_per_path"""
    p = play(catan.start(3, board=CLASSIC), f"settlement {SITES[20]}")
    assert legal(p, "road") == {PATHS[path] for path in bits(PATHS_AT[20])}
    far = next(path for path in range(72) if 20 not in ENDS[path])
    assert broken(p, f"road {PATHS[far]}") == {"catan.start.road_attached"}
    assert broken(p, f"settlement {SITES[0]}") == {"catan.start.road_attached"}


def test_the_second_settlement_brings_the_first_cards():
    """catan.start.first_resources: one for each land tile, nothing for the desert"""
    p = catan.start(3, board=CLASSIC)
    while p.stage != "found" or any(each.bit_count() != 1 for each in p.pieces.settlements):
        p = p.play(p.legal_actions()[0])
    assert p.hand_sizes == (0, 0, 0)
    seat = p.seat
    inland = play(p, "settlement -1,1|0,0|0,1") if "-1,1|0,0|0,1" in legal(p, "settlement") else None
    assert inland is not None
    assert inland.hands[seat] == (1, 0, 0, 0, 1), "forest and mountains; the desert gives nothing"
    assert "took the first cards: 1 lumber, 1 ore" in " ".join(told(p, "settlement -1,1|0,0|0,1"))


def test_the_robber_starts_on_the_desert():
    """catan.start.robber, catan.start.dev_pile, catan.start.special_ready, catan.start.take_pieces"""
    p = catan.start(4)
    assert p.robber == p.island.desert
    assert p.pile_size == 25
    assert (p.road_holder, p.army_holder) == (-1, -1)


# -- the turn --------------------------------------------------------------------------------------------------------


def test_roll_trade_build_in_this_order():
    """catan.turn.phases, catan.turn.roll_first, catan.turn.phase_order"""
    p = table(stage="roll", hands=hands(lumber=5, brick=1))
    assert legal(p, "roll") == {""}
    for text in ("trade 4 lumber for 1 ore", "offer 1 lumber for 1 ore", "road 1,-1|1,0", "buy"):
        assert broken(p, text) == {"catan.turn.roll_first"}
    p = table(hands=hands(lumber=5, brick=1))
    assert legal(p, "trade")
    assert legal(p, "road")
    built = play(p, "road 1,-1|1,0")
    assert built.phase == "build"
    assert not legal(built, "trade")
    assert broken(built, "trade 4 lumber for 1 ore") == {"catan.turn.phase_order"}
    assert broken(built, "offer 1 lumber for 1 ore") == {"catan.turn.phase_order"}


def test_every_purchase_closes_the_trade_phase_and_cards_do_not():
    """catan.turn.phase_order, catan.dev.discovery"""
    rich = hands(lumber=4, brick=4, wool=4, grain=4, ore=4)
    p = table(hands=rich, developments=[["discovery"], [], [], []])
    assert play(p, "city 1,0|2,-1|2,0").phase == "build"
    assert play(p, "buy").phase == "build"
    assert play(p, "play discovery 2 ore").phase == "trade"


def test_phases_combined():
    """catan.combined.any_order, catan.combined.harbour_now"""
    p = table(
        rulings={"edition": "fifth_edition"},
        hands=hands(lumber=2, brick=1, wool=1, grain=1, ore=3),
        roads=[["2,0|3,-1", "2,0|3,0"], [], [], []],
        settlements=NOBODY,
    )
    assert "3 ore for 1 brick" not in legal(p, "trade")
    built = play(p, "settlement 2,0|3,-1|3,0")
    assert built.stage == "act"
    assert "3 ore for 1 brick" in legal(built, "trade")
    assert "harbour now" in " ".join(told(p, "settlement 2,0|3,-1|3,0"))


def test_a_new_harbour_waits_with_separate_phases():
    """catan.harbour.next_turn"""
    p = table(
        hands=hands(lumber=2, brick=1, wool=1, grain=1, ore=3),
        roads=[["2,0|3,-1", "2,0|3,0"], [], [], []],
        settlements=NOBODY,
    )
    built = play(p, "settlement 2,0|3,-1|3,0")
    assert broken(built, "trade 3 ore for 1 brick") == {"catan.turn.phase_order"}
    rules = {event.rule for event in p.events(p.read_action("settlement 2,0|3,-1|3,0"))}
    assert "catan.harbour.next_turn" in rules
    later = play(built, "end", "roll", "dice 6 6", "end", "roll", "dice 6 6", "end", "roll", "dice 6 6", "end")
    later = play(later, "roll", "dice 6 6")
    assert "3 ore for 1 brick" in legal(later, "trade")


def test_one_roll_a_turn_and_never_none():
    """catan.turn.roll_once, catan.turn.next_left"""
    p = catan.start(4)
    assert broken(p, "end") == {"catan.turn.roll_once"}
    rolled = play(p, "roll")
    assert rolled.current_player == CHANCE
    assert broken(rolled, "end") == {"catan.turn.roll_once"}
    rolled = play(rolled, "dice 1 1")
    assert broken(rolled, "roll") == {"catan.turn.roll_once"}
    after = play(rolled, "end")
    assert (after.active, after.stage, after.turn) == (1, "roll", 2)


def test_only_the_active_player_acts():
    """catan.turn.active_only, catan.dev.own_turn, catan.trade.maritime.active_only, catan.trade.domestic.active_only"""
    p = table(hands=[{"lumber": 4}] * 4, developments=[["knight"], ["knight"], [], []])
    for text, rule in {
        "end": "catan.turn.active_only",
        "road 1,-1|1,0": "catan.turn.active_only",
        "trade 4 lumber for 1 ore": "catan.trade.maritime.active_only",
        "offer 1 lumber for 1 ore": "catan.trade.domestic.active_only",
        "play knight": "catan.dev.own_turn",
    }.items():
        mine = p.read_action(text)
        assert not p.judge(mine).breaches or text.startswith("road")
        other = catan.actions.action(mine.kind, 1, mine.place, mine.seat, mine.card, mine.give, mine.get)
        assert rule in p.judge(other).rules


# -- production ------------------------------------------------------------------------------------------------------

CITY = "1,0|2,-1|2,0"


def test_a_city_brings_two_cards_and_buildings_add_up():
    """catan.production.city, catan.production.sum, catan.production.settlement"""
    p = table(
        stage="roll",
        settlements=[["0,0|1,-1|1,0"], [], [], []],
        cities=[[CITY], [], [], []],
        roads=[["1,0|2,-1", "1,-1|1,0"], [], [], []],
        hands=hands(),
    )
    after = play(p, "roll", "dice 3 3")
    assert after.hands[0] == (0, 0, 0, 0, 3)
    assert play(p, "roll", "dice 4 6").hands[0] == (2, 0, 0, 0, 0)
    assert any("1 × 1 + 1 × 2" in text for text in told(play(p, "roll"), "dice 3 3"))


def test_tiles_pay_whoever_rolls():
    """catan.production.match"""
    for active in range(4):
        p = table(stage="roll", active=active)
        assert play(p, "roll", "dice 3 3").hand_sizes == (3, 4, 4, 3)


def test_a_tile_under_the_robber_pays_nobody():
    """catan.production.robber_blocks"""
    p = table(stage="roll", robber="1,0")
    after = play(p, "roll", "dice 3 3")
    assert after.hand_sizes == (2, 3, 4, 3)
    assert any("blocks mountains 6" in text for text in told(play(p, "roll"), "dice 3 3"))


def test_a_seven_pays_nobody():
    """catan.production.seven_none, catan.map.desert"""
    p = play(table(stage="roll"), "roll", "dice 3 4")
    assert p.hand_sizes == (2, 3, 3, 3)
    assert p.stage == "robber"


def short(ruling: str, left: int, cities: list[list[str]]) -> catan.Position:
    """A bank with few ore, and a 6 to come on the mountains that A and B share; A and B may have cities."""
    rest = {"lumber": 2, "brick": 1, "wool": 1, "grain": 1, "ore": 0}
    held = [rest, {**rest, "ore": 19 - left}, {}, {}]
    return table(
        stage="roll",
        rulings={"bank_shortage": ruling},
        hands=held,
        cities=cities,
        settlements=[[s for s in own if s not in flat(cities)] for own in catan.start(4).to_json()["settlements"]],
    )


def flat(lists: list[list[str]]) -> list[str]:
    return [each for one in lists for each in one]


BOTH = [[CITY], ["0,1|1,0|1,1"], [], []]


@pytest.mark.parametrize(
    ("ruling", "left", "cities", "paid"),
    [
        ("single_gets_rest", 4, BOTH, (2, 2)),
        ("single_gets_rest", 3, BOTH, (0, 0)),
        ("none", 3, BOTH, (0, 0)),
        ("turn_order", 3, BOTH, (2, 1)),
        ("turn_order", 1, BOTH, (1, 0)),
        ("single_gets_rest", 0, BOTH, (0, 0)),
    ],
)
def test_the_bank_is_short(ruling, left, cities, paid):
    """catan.bank.shortage: one of the rulings; other kinds are paid as usual"""
    p = short(ruling, left, cities)
    before = [hand[4] for hand in p.hands]
    after = play(p, "roll", "dice 3 3")
    assert tuple(after.hands[seat][4] - before[seat] for seat in (0, 1)) == paid
    assert after.hands[2][0] == 1, "the forest pays blue its lumber"
    assert sum(after.bank) + sum(after.hand_sizes) == 95


def test_a_single_claimant_takes_what_is_left():
    """catan.bank.shortage"""
    settlements = [[], ["-2,0|-2,1|-1,0"], [], []]
    for ruling, paid in (("single_gets_rest", 1), ("none", 0), ("turn_order", 1)):
        p = table(
            stage="roll", rulings={"bank_shortage": ruling}, settlements=settlements, cities=[[CITY], [], [], []],
            hands=[{}, {"ore": 18}, {}, {}],
        )  # fmt: skip
        after = play(p, "roll", "dice 3 3")
        assert after.hands[0][4] == paid
    texts = told(play(p, "roll"), "dice 3 3")
    assert any("only 1 ore" in text for text in texts)


def test_building_pays_the_bank_exactly():
    """catan.build.pay, catan.build.unlimited, catan.build.cost.road"""
    p = table(hands=hands(lumber=3, brick=2))
    before = p.bank
    p = play(p, "road 1,-1|1,0", "road 1,-1|2,-1")
    assert p.hands[0] == (1, 0, 0, 0, 0)
    assert tuple(new - old for new, old in zip(p.bank, before, strict=True)) == (2, 2, 0, 0, 0)
    assert not legal(p, "road")
    assert "brick (needs 1, has 0)" in why(p, "road 1,0|2,-1")


def test_places_have_names_in_words_only():
    p = table(hands=hands())
    for lang in ("en", "ko"):
        sentence = why(p, "settlement 0,0|1,-1|1,0", lang)
        assert not any(name in sentence for name in ("0,0", "1,-1"))
    assert SITE_AT["0,0|1,-1|1,0"] in ENDS[PATH_AT["1,-1|1,0"]]
