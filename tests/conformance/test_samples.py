"""What is sampled of a view agrees with it, is a position of a game, and may be anything that could be hidden there.

The witness deals nothing: it walks through all positions that a smaller game can hide, and asks of each by itself
whether it looks like the view.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial, sqrt
from typing import Any

import pytest

from boardlab import catan, creed, torres
from boardlab.core.contract.game import find_game
from boardlab.core.errors import UnreadableText
from boardlab.core.play.playout import playout
from boardlab.core.text.view_text import read_view
from tests.effort import rounds

STARTS: dict[str, list[dict[str, Any]]] = {
    "torres": [
        {"players": 2},
        {"players": 3, "options": torres.Options("namuwiki_new")},
        {"players": 4, "options": torres.Options("huch")},
        {"players": 3, "options": torres.Options(master_game=True)},
        {"players": 2, "options": torres.Options("namuwiki_old", master_game=True)},
    ],
    "catan": [
        {"players": 3},
        {"players": 4, "options": "fifth_edition"},
        {"players": 4, "options": catan.Options(discard_order="open")},
    ],
    "creed": [
        {"players": 2},
        {"players": 4},
        {"players": 4, "options": creed.Options(team_information="closed")},
        {"players": 2, "options": creed.Options(layout_2p="twin", max_rounds=5)},
    ],
}


@pytest.mark.parametrize("name", STARTS)
def test_sampled_position_is_legal_and_looks_like_the_view(name: str) -> None:
    game = find_game(name)
    assert game.editing is not None
    rules = game.editing().notation
    views = changed = 0
    for number in range(rounds(10, soak=3_000)):
        rng = random.Random(f"sample {name} {number}")
        start = STARTS[name][number % len(STARTS[name])]
        p = playout(game.begin(rng, **start), rng, most=rng.randrange(500))
        for seat in (None, *range(p.players)):
            view = p.seen_by(seat)
            sample = view.sample(rng)
            views += 1
            assert sample.seen_by(seat) == view
            assert sample.seen_by(seat).to_text() == view.to_text()
            assert not rules.impossible(sample)
            assert not rules.unreachable(sample), sample.to_text()
            assert type(sample) is type(p)
            changed += sample != p
    assert changed > 20
    assert views > rounds(30, soak=10_000)
    print(f"{views:,} views")


def hidden_of_torres() -> Iterator[Any]:
    """B has bought the one card in hand, and one lies in the deck; of A's ten the last lies in the deck."""
    base = {"heights": {"a1": 1, "h8": 1}, "knights": [["a1"], ["h8"]], "player": 1, "bought": 1, "round": 2}
    for hand, deck in permutations(torres.CARDS, 2):
        cards = {"hands": [[*torres.CARDS[1:]], [hand]], "decks": [[torres.CARDS[0]], [deck]], "fresh": [hand]}
        yield torres.from_json({**base, **cards}, allow_unreachable=True)


def hidden_of_catan() -> Iterator[Any]:
    """Two cards in hand and two development cards, four left in the pile; progress cards may have been played."""
    kinds, cards = ("ore", "wool", "grain"), ("monopoly", "discovery", "knight")
    others = {"lumber": 19, "brick": 19, "wool": 18, "grain": 18, "ore": 18}
    for hand, held in product(permutations(kinds, 2), product(cards, repeat=2)):
        counts, left = Counter(hand), Counter({"monopoly": 2, "discovery": 2, "knight": 3}) - Counter(held)
        bank = Counter(others) + Counter(kinds)
        for gone in product(range(3), repeat=2):
            pile = left - Counter({"monopoly": gone[0], "discovery": gone[1]})
            if sum(pile.values()) != 4:
                continue
            yield catan.from_json(
                {
                    "roads": [[], [], []],
                    "hands": [{}, dict(counts), dict(bank - counts - Counter(others))],
                    "bank": others,
                    "developments": [[*["victory_point"] * 5, *["road_building"] * 2], sorted(held), []],
                    "pile": dict(pile),
                    "knights": [11, 0, 0],
                    "largest_army": 0,
                },
                allow_unreachable=True,
            )


def hidden_of_creed() -> Iterator[Any]:
    """Two units face down and one in hand, and a camp of three tents that stand."""
    whole = [unit for unit in creed.start().hands[1] if unit not in ("obstacle_1", "archer", "infantry_1")]
    dead = ["siege_engine", *whole, "obstacle_1", "archer", "infantry_1"]
    ruin, camp = ["blank destroyed"] * 6, ["king", *["blank"] * 7, "commander"]
    for units in permutations(("obstacle_1", "archer", "infantry_1")):
        for tents in permutations(("king", "commander", "blank")):
            yield creed.from_json(
                {
                    "units": {"B13": f"{units[0]} hidden", "B33": f"{units[1]} hidden"},
                    "camps": [camp, [*tents, *ruin]],
                    "casualties": [["siege_engine"], dead],
                    "hands": [list(creed.start().hands[0]), [units[2]]],
                },
                allow_unreachable=True,
            )


HIDDEN = {"torres": hidden_of_torres, "catan": hidden_of_catan, "creed": hidden_of_creed}


def ways(p: Any) -> int:
    """In how many ways physical cards, tiles or tents lie as they do there: several of a kind only in Catan's pile."""
    if p.game != "catan":
        return 1
    doc, found = p.to_json(), 1
    for kind, count in {"monopoly": 2, "discovery": 2, "knight": 3}.items():
        held, left = doc["developments"][1].count(kind), doc["pile"].get(kind, 0)
        found *= factorial(count) // (factorial(held) * factorial(left) * factorial(count - held - left))
    return found


@pytest.mark.parametrize("name", HIDDEN)
def test_hidden_arrangements_are_sampled_by_their_chance(name: str) -> None:
    """By chi-square: four standard deviations above what chance alone gives."""
    found = list(HIDDEN[name]())
    view = found[0].seen_by(0)
    alike = {p: ways(p) for p in found if p.seen_by(0) == view}
    assert len(alike) > 10
    rng, draws = random.Random(4), rounds(16, soak=400) * len(alike)
    sampled = Counter(view.sample(rng) for _ in range(draws))
    assert set(sampled) <= set(alike)
    expected = {p: draws * each / sum(alike.values()) for p, each in alike.items()}
    assert all(sampled[p] for p, due in expected.items() if due > 10)
    square = sum((sampled[p] - due) ** 2 / due for p, due in expected.items())
    free = len(alike) - 1
    assert square < free + 4 * sqrt(2 * free)


def test_view_that_nobody_can_have_is_refused() -> None:
    line = torres.start(players=2).seen_by(0).to_text()
    assert read_view(line).to_text() == line
    with pytest.raises(UnreadableText, match="Nobody can see this"):
        read_view(line.replace(" -/- - ?", " -/? - ?"))
