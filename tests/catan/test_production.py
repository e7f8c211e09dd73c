"""What a roll pays, and a bank that runs short."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab import catan
from tests.catan.tables import hands, play, table, told

PAYS = {
    2: {3: (0, 0, 0, 1, 0)},
    3: {1: (1, 0, 0, 0, 0), 2: (0, 0, 1, 0, 0)},
    4: {0: (0, 0, 1, 0, 0), 2: (0, 0, 0, 0, 1), 3: (0, 0, 0, 0, 1)},
    5: {1: (1, 0, 0, 0, 0), 3: (0, 0, 0, 1, 0)},
    6: {0: (0, 0, 0, 0, 1), 1: (0, 0, 0, 0, 1), 2: (1, 0, 0, 0, 0)},
    8: {0: (0, 1, 0, 0, 0), 2: (0, 1, 0, 0, 0), 3: (0, 0, 1, 0, 0)},
    9: {0: (0, 0, 0, 1, 0), 1: (0, 1, 0, 0, 0), 3: (0, 1, 0, 0, 0)},
    10: {0: (1, 0, 0, 0, 0), 1: (0, 0, 0, 1, 0), 2: (0, 0, 0, 1, 0), 3: (1, 0, 0, 0, 0)},
    11: {2: (0, 0, 0, 0, 1)},
    12: {1: (0, 0, 1, 0, 0)},
}


@pytest.mark.parametrize("total", PAYS)
@pytest.mark.rule("catan.production.match", "catan.production.settlement")
def test_roll_pays_the_cards_of_the_classic_start(total: int) -> None:
    p = catan.start(4)
    after = play(p, "roll", f"dice {total // 2} {total - total // 2}")
    for seat in range(4):
        gained = tuple(new - old for new, old in zip(after.hands[seat], p.hands[seat], strict=True))
        assert gained == PAYS[total].get(seat, (0,) * 5)


CITY = "1,0|2,-1|2,0"


@pytest.mark.rule("catan.production.city", "catan.production.sum", "catan.production.settlement")
def test_a_city_brings_two_cards_and_buildings_add_up() -> None:
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


@pytest.mark.rule("catan.production.match")
def test_tiles_pay_whoever_rolls() -> None:
    for active in range(4):
        p = table(stage="roll", active=active)
        assert play(p, "roll", "dice 3 3").hand_sizes == (3, 4, 4, 3)


@pytest.mark.rule("catan.production.robber_blocks")
def test_a_tile_under_the_robber_pays_nobody() -> None:
    p = table(stage="roll", robber="1,0")
    after = play(p, "roll", "dice 3 3")
    assert after.hand_sizes == (2, 3, 4, 3)
    assert any("blocks mountains 6" in text for text in told(play(p, "roll"), "dice 3 3"))


@pytest.mark.rule("catan.production.seven_none", "catan.map.desert")
def test_a_seven_pays_nobody() -> None:
    p = play(table(stage="roll"), "roll", "dice 3 4")
    assert p.hand_sizes == (2, 3, 3, 3)
    assert p.stage == "robber"


def flat(lists: list[list[str]]) -> list[str]:
    return [each for one in lists for each in one]


RULED = ("single_gets_rest", "none", "turn_order")


def short(
    ruling: str, left: int, cities: list[list[str]], settlements: list[list[str]] | None = None
) -> catan.Position:
    """A bank with few ore, and a 6 to come on the mountains that A and B share; A and B may have cities.

    Settlements are those of the classic start, or none.
    """
    rest = {"lumber": 2, "brick": 1, "wool": 1, "grain": 1, "ore": 0}
    held = [rest, {**rest, "ore": 19 - left}, {}, {}]
    return table(
        stage="roll",
        options={"bank_shortage": ruling},
        hands=held,
        cities=cities,
        settlements=[[s for s in own if s not in flat(cities)] for own in catan.start(4).to_json()["settlements"]]
        if settlements is None
        else [[], [], [], []],
    )


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
@pytest.mark.rule("catan.bank.shortage")
def test_the_bank_is_short(ruling: str, left: int, cities: Any, paid: tuple[int, ...]) -> None:
    """One of the rulings; other kinds are paid as usual"""
    p = short(ruling, left, cities)
    before = [hand[4] for hand in p.hands]
    after = play(p, "roll", "dice 3 3")
    assert tuple(after.hands[seat][4] - before[seat] for seat in (0, 1)) == paid
    assert after.hands[2][0] == 1, "the forest pays blue its lumber"
    assert sum(after.bank) + sum(after.hand_sizes) == 95


def test_sufficient_kind_is_paid_while_another_is_short() -> None:
    p = table(stage="roll", options={"bank_shortage": "none"}, hands=[{}, {"ore": 18}, {"lumber": 18}, {}])
    after = play(p, "roll", "dice 3 3")
    assert (after.hands[2][0], after.bank[0]) == (19, 0), "one lumber was left, and one is due"
    assert (after.hands[0][4], after.hands[1][4], after.bank[4]) == (0, 18, 1), "of two ore due one is there"


ONE = [[CITY], [], [], []]


@pytest.mark.parametrize(
    ("ruling", "left", "cities", "settlements", "kind", "says"),
    [
        ("single_gets_rest", 1, ONE, [], "bank_short_one", "Orange alone has a claim, so Orange gets what is left."),
        ("none", 1, ONE, [], "bank_short_none", "fewer than Orange should get. At this table Orange then gets none."),
        ("turn_order", 1, ONE, [], "bank_short_one", "Orange alone has a claim, so Orange gets what is left."),
        ("single_gets_rest", 3, BOTH, None, "bank_short", "too few for all claims. So nobody gets any."),
        ("none", 3, BOTH, None, "bank_short", "too few for all claims. So nobody gets any."),
        ("turn_order", 3, BOTH, None, "bank_short_turns", "too few for all claims. It pays in turn order."),
        *[(ruling, 0, BOTH, None, "bank_empty", "so nobody gets any.") for ruling in RULED],
        *[(ruling, 0, ONE, [], "bank_empty", "so nobody gets any.") for ruling in RULED],
    ],
)
@pytest.mark.rule("catan.bank.shortage")
def test_a_short_bank_says_who_gets_what(
    ruling: Any, left: Any, cities: Any, settlements: Any, kind: Any, says: Any
) -> None:
    """One claimant, several or none paid; the sentence, and the cards that follow it"""
    p = short(ruling, left, cities, settlements)
    rolled = play(p, "roll")
    events = rolled.events(rolled.read_action("dice 3 3"))
    assert [each.kind for each in events if each.kind.startswith("bank_")] == [kind]
    said = " ".join(told(rolled, "dice 3 3"))
    assert says in said
    shared = sum(each.facts["count"] for each in events if each.kind == "share")
    gained = sum(after[4] - before[4] for after, before in zip(play(p, "roll", "dice 3 3").hands, p.hands, strict=True))
    assert shared == gained
    assert ("nobody gets any" in said or "gets none" in said) == (gained == 0)
    assert ("받지 못합니다" in " ".join(told(rolled, "dice 3 3", lang="ko"))) == (gained == 0)


@pytest.mark.rule("catan.bank.shortage")
def test_a_single_claimant_takes_what_is_left() -> None:
    settlements = [[], ["-2,0|-2,1|-1,0"], [], []]
    for ruling, paid in (("single_gets_rest", 1), ("none", 0), ("turn_order", 1)):
        p = table(
            stage="roll", options={"bank_shortage": ruling}, settlements=settlements, cities=[[CITY], [], [], []],
            hands=[{}, {"ore": 18}, {}, {}],
        )  # fmt: skip
        after = play(p, "roll", "dice 3 3")
        assert after.hands[0][4] == paid
    texts = told(play(p, "roll"), "dice 3 3")
    assert any("only 1 ore" in text for text in texts)
