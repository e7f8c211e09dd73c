"""Positions of Catan at the edge of what is accepted: all cards in few hands, all roads, all rulings, odd offers."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from boardlab import catan
from boardlab.catan.actions import PHASES, STAGES
from boardlab.catan.board import PATHS, SITES
from boardlab.catan.cards import DEVELOPMENTS, PER_KIND, RESOURCES
from tests.catan.random_play import random_options, random_position

Hand = dict[str, int]
_discarding = {
    **catan.start(4).to_json(),
    "stage": "discard",
    "phase": "trade",
    "dice": [3, 4],
    "hands": [{"lumber": 5, "brick": 5, "wool": 5, "grain": 5, "ore": 4}, {}, {}, {}],
    "underway": {"discards": [{}, {}, {}, {}]},
}
_discarding.pop("bank")
LARGEST = (catan.from_json(_discarding, allow_unreachable=True).to_text(),)
"""The hand with most discards among those that are listed whole."""


@cache
def _bases() -> tuple[dict[str, Any], ...]:
    rng = random.Random("extremes of Catan")
    return tuple(random_position(rng).to_json() for _ in range(40))


def extreme(rng: random.Random) -> dict[str, Any]:
    """Plain data of such a position; now and then of one that cannot be."""
    doc = dict(rng.choice(_bases()))
    players = doc["players"]
    if rng.random() < 0.6:
        doc["options"] = {"edition": "almanac", **random_options(rng).in_force}
    if rng.random() < 0.8:
        doc["hands"], doc["bank"] = _dealt(rng, players)
    if rng.random() < 0.85:
        _at_some_stage(rng, doc)
    for name in ("turn", "offers"):
        if rng.random() < 0.3:
            doc[name] = rng.choice([0, 1, 5, 99_999])
    if rng.random() < 0.3:
        paths, sites = rng.sample(PATHS, len(PATHS)), rng.sample(SITES, len(SITES))
        doc["roads"] = [[paths.pop() for _ in range(rng.choice([0, 2, 14, 15]))] for _ in range(players)]
        doc["settlements"] = [[sites.pop() for _ in range(rng.choice([0, 2, 5]))] for _ in range(players)]
        doc["cities"] = [[sites.pop() for _ in range(rng.choice([0, 2, 4]))] for _ in range(players)]
        doc.pop("longest_road")
    if rng.random() < 0.3:
        doc["knights"] = [rng.choice([0, 2, 3, 5]) for _ in range(players)]
        doc["developments"] = [[rng.choice(DEVELOPMENTS) for _ in range(rng.choice([0, 1, 3]))] for _ in range(players)]
        doc["fresh"] = doc["developments"][doc["active"]][: rng.randint(0, 2)]
        doc.pop("pile")
        doc.pop("largest_army")
    for name in ("longest_road", "largest_army"):
        if rng.random() < 0.3:
            doc[name] = None
    return doc


def _dealt(rng: random.Random, players: int) -> tuple[list[Hand], Hand]:
    """Hands from nothing to all there is, and the bank."""
    left = dict.fromkeys(RESOURCES, PER_KIND)
    hands = []
    for _ in range(players):
        most = rng.choice([0, 1, 3, PER_KIND])
        hand = {kind: min(left[kind], rng.choice([most, rng.randint(0, most)])) for kind in RESOURCES}
        for kind, count in hand.items():
            left[kind] -= count
        hands.append(hand)
    return hands, left


def _at_some_stage(rng: random.Random, doc: dict[str, Any]) -> None:
    players, hands = doc["players"], doc["hands"]
    separate = doc["options"].get("phase_mode", "combined" if "fifth" in doc["options"]["edition"] else "separate")
    turn = ("trade", "build") if separate == "separate" else ("act",)
    stage = rng.choice([name for name in STAGES if name not in PHASES or name in ("found", "roll", *turn)])
    early = {"found": "found", "found_road": "found", "roll": "roll", "dice": "roll"}
    late = {"discard": turn[0], "robber": turn[0], "answer": turn[0], "confirm": turn[0], "draw": turn[-1]}
    usual = stage if stage in PHASES else rng.choice(["roll", *turn])
    doc["stage"], doc["phase"] = stage, {**early, **late}.get(stage, usual)
    if stage in ("dice", "steal", "draw"):
        doc["player"] = "chance"
    else:
        doc["player"] = rng.randrange(players) if stage == "discard" else doc["active"]
    if doc["phase"] in ("found", "roll"):
        doc["dice"] = None
    elif not doc["dice"]:
        doc["dice"] = [rng.randint(1, 6), rng.randint(1, 6)]

    def some(hand: Hand) -> Hand:
        return {kind: rng.randint(0, count) for kind, count in hand.items()}

    def answer(seat: int) -> Any:
        give = {kind: rng.choice([0, 1, 2, PER_KIND]) for kind in RESOURCES}
        return rng.choice(["no", {"give": give, "get": some(hands[seat])}])

    turns = [(doc["active"] + step) % players for step in range(1, players)]
    asked = rng.choice(turns)
    heard = turns[: turns.index(asked)] if stage == "answer" else turns
    if stage == "answer":
        doc["player"] = asked
    give = some(hands[doc["active"]])
    offer = {
        "give": give,
        "get": {"ore": rng.choice([1, PER_KIND, 99])},
        "answers": [answer(seat) if seat in heard else None for seat in range(players)],
    }
    doc["underway"] = {
        "found_road": {"last": rng.choice(SITES)},
        "free_road": {"free": rng.choice([1, 2])},
        "steal": {"victim": rng.randrange(players)},
        "discard": {"discards": [some(hand) if rng.random() < 0.5 else {} for hand in hands]},
        "answer": {"offer": offer},
        "confirm": {"offer": offer},
    }.get(stage)
