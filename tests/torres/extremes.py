"""Positions of Torres at the edge of what is accepted: odd boards, stacks without a cap, hands full of cards."""

from __future__ import annotations

import random
from typing import Any

from boardlab import torres
from boardlab.torres.actions import STAGES
from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS, MASTERS
from boardlab.torres.options import BLOCKS, EDITIONS, RULINGS

LARGEST = (
    (
        "torres/2 namuwiki_new,castle_exit=any_door,min_castles=1,two_up=up_to,points_stepwise=false,master_game=true,"
        "master_cards=full_hand turn 3.1 AA "
        ".11..111/12211121/.11.1.1./11211.11/11.12111/111.1..1/2.112111/111.11.. g1f3g3f5h6e8/d1b2d3c4a6a8 - 0,0 "
        "v410/- - 1 5.0.0.0.0 abcdefghij/abcdefghij - -/- - - - square puzzle"
    ),
    (
        "torres/2 namuwiki_new carry 3.1 AA "
        ".1....../......1./...1..../1......1/..1...../.....1../1....1../...1.... a2/b8 d1 0,0 "
        "0000/3333 - 33 5.0.0.0.0 -/- - aaaabbbbccccddddeeeeffffgggghhhhiiiijjjj - 36,0 - - puzzle"
    ),
)
"""A turn and a moment between phases, found by search: no menu of their stage is known to be longer."""


def rulings(rng: random.Random) -> dict[str, Any]:
    """An edition with a third of its rulings drawn anew; mostly without a cap for stacks."""
    found: dict[str, Any] = {"edition": rng.choice(list(EDITIONS))}
    for name, entry in RULINGS.items():
        if rng.random() < 0.3:
            found[name] = rng.choice([*entry.values, *([1, 7, 99] if entry.limit else [])])
    return {**found, "stack_cap": rng.choice([None, 99, 40])} if rng.random() < 0.5 else found


def extreme(rng: random.Random) -> dict[str, Any]:
    """Plain data of such a position; now and then of one that cannot be."""
    options = rulings(rng)
    players, phase = rng.randint(2, 4), rng.choice([1, 2, 3, 3])
    heights = _towers(rng)
    left = BLOCKS - sum(heights.values())
    cells = rng.sample(NAMES, len(NAMES))
    knights = [[cells.pop() for _ in range(rng.choice([0, 1, 3, 6]))] for _ in range(players)]
    free = [cell for cell in cells if cell in heights]
    seat, stage = rng.randrange(players), rng.choice(["turn"] * 9 + list(STAGES))
    doc: dict[str, Any] = {
        "heights": heights,
        "knights": knights,
        "king": rng.choice(free) if free and rng.random() < 0.9 else None,
        "options": options,
        "phase": phase,
        "round": rng.randint(1, 3),
        "starter": rng.randrange(players),
        "player": seat,
        "stage": stage,
        "played": rng.random() < 0.3,
        "spent": rng.choice([0, 0, 0, 2, 5]),
        "built": rng.choice([0, 0, 0, 1, 3, sum(heights.values())]),
        "bought": rng.choice([0, 0, 1, 2, 10]),
        "scores": [rng.choice([0, 3, 4971, 4972, rng.randint(0, 200)]) for _ in range(players)],
        **_beside_the_board(rng, players, seat, stage, 12 * phase, left),
    }
    doc["ap"] = rng.choice([5, 6, 7]) if doc["played"] else 5
    return {**doc, **_cards(rng, options, doc)}


def _towers(rng: random.Random) -> dict[str, int]:
    found: dict[str, int] = {}
    left = BLOCKS - 20
    for _ in range(rng.choice([0, 6, 8, 20, 60])):
        cell = rng.choice(NAMES)
        height = min(left, rng.choice([1, 1, 1, 2, 3, rng.randint(1, 61)]))
        if cell not in found and height:
            found[cell] = height
            left -= height
    return found


def _beside_the_board(rng: random.Random, players: int, seat: int, stage: str, most: int, left: int) -> dict[str, Any]:
    """Stacks, the one in use, kept blocks and the supply."""
    stacks, kept, in_use = [], [0] * players, None
    for each in range(players):
        room = min(most, left)
        total = rng.choice([room, room // 2, rng.randint(0, room), min(room, 3)])
        cuts = sorted(rng.randint(0, total) for _ in range(rng.randint(0, 4)))
        sizes = [after - before for before, after in zip([0, *cuts], cuts, strict=False)]
        rest = total - sum(sizes)
        if each == seat and stage == "turn" and rng.random() < 0.4:
            in_use = rest
        elif (each == seat and stage == "carry") or rng.random() < 0.3:
            kept[each] = rest
        elif sizes:
            sizes[0] += rest
        else:
            total -= rest
        left -= total
        stacks.append(sizes)
    supply = left if rng.random() < 0.7 else rng.randint(0, left)
    return {"stacks": stacks, "turn_stack": in_use, "kept": kept, "supply": supply}


def _cards(rng: random.Random, options: dict[str, Any], doc: dict[str, Any]) -> dict[str, Any]:
    """Hands from nothing to all there is, cards bought this turn, cards looked at, a master card."""
    players, seat = len(doc["knights"]), doc["player"]
    ruled = torres.Options(options["edition"], **{name: options[name] for name in options if name != "edition"})
    found: dict[str, Any] = {"master": rng.choice(MASTERS)} if ruled.master_game else {}
    if ruled.deck == "common":
        found["hands"] = [[rng.choice(CARDS) for _ in range(rng.choice([0, 3, 8]))] for _ in range(players)]
    else:
        found["hands"] = [rng.sample(CARDS, rng.choice([0, 3, 10])) for _ in range(players)]
    if doc["stage"] == "look":
        unseen = [card for card in CARDS if card not in found["hands"][seat]]
        found["looking"] = unseen[: rng.randint(1, 3)]
    if doc["stage"] == "turn" and rng.random() < 0.2:
        found["fresh"] = found["hands"][seat][: rng.randint(0, 2)]
    if rng.random() < 0.2:
        found["opener"] = rng.randrange(players)
    return found
