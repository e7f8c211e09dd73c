"""Every way to play the rest of a turn, tried one by one: slow, obviously right, for small positions only.

Nothing is left out but ending the turn: points and bought cards are tried too, and only equal positions are one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from boardlab import torres
from boardlab.core import ImpossiblePosition
from boardlab.torres.actions import TURN, Kind
from boardlab.torres.board import NAMES, NEXT, cells_of
from boardlab.torres.cards import CARDS, MASTERS, MOVE_BLOCK
from boardlab.torres.options import EDITIONS, RULINGS
from boardlab.torres.rules.scoring import earns_bonus, reckon
from tests.torres.random_positions import random_state, state_to_json
from tests.torres.test_rulings_witness import random_game, to_json

Goal = Callable[[torres.Position], bool]


def every(p: torres.Position, *kinds: Kind, limit: int = 10**9) -> list[torres.Position]:
    """Every position of this turn that actions lead to, of these kinds or of all but the end of the turn.

    None at all where there are more than ``limit``.
    """
    seen, found = {p}, [p]
    for q in found:  # grows
        if len(found) > limit:
            return []
        for act in q.legal_actions():
            if act.kind in kinds if kinds else act.kind != Kind.END:
                after = q.play(act)
                if after not in seen:
                    seen.add(after)
                    found.append(after)
    return found


def worth(p: torres.Position, q: torres.Position) -> int:
    """What scoring in position q pays the player of p, together with what was gained on the way there."""
    paid = reckon(q.ground, q.pieces, q.king, q.scores, q.phase, q.scored_from, q.options, q.aside.master)
    return paid[-1].scores[p.decider] - p.scores[p.decider]


def may_stop(q: torres.Position) -> bool:
    """May the turn be ended here?"""
    return q.stage == TURN and any(act.kind == Kind.END for act in q.legal_actions())


def most_points(p: torres.Position, positions: list[torres.Position]) -> int:
    """The most points of all turns."""
    return max(worth(p, q) for q in positions if may_stop(q))


def fewest_ap(p: torres.Position, positions: list[torres.Position], goal: Goal) -> tuple[int, int] | None:
    """The fewest AP for a goal, and the most points where it was reached for so few; None where it is not reached."""
    reached = [q for q in positions if q.stage == TURN and goal(q)]
    if not reached:
        return None
    fewest = min(q.spent for q in reached)
    ends = {after for q in reached if q.spent == fewest for after in every(q, Kind.POINT)}
    return fewest, max(worth(p, q) for q in ends)


def question(p: torres.Position, goal: str | Goal) -> Goal:
    """A goal as a question about a position."""
    if callable(goal):
        return goal
    if goal == "bonus":
        return lambda q: bool(earns_bonus(q.ground, q.pieces[p.decider], q.king, p.phase))
    return lambda q: goal in [NAMES[cell] for cell in q.knights[p.decider]]


def states(p: torres.Position, positions: list[torres.Position]) -> dict[tuple[Any, ...], int]:
    """The different states of a turn without bought cards, and the fewest AP that lead to each."""
    found: dict[tuple[Any, ...], int] = {}
    for q in positions:
        if q.stage == TURN and q.bought == p.bought:
            seat = q.decider
            key = q.heights, q.pieces[seat], q.turn_stack, q.stacks[seat], q.built, q.hand_bits[seat], q.ap, q.supply
            found[key] = min(q.spent, found.get(key, q.spent))
    return found


# -- small positions ----------------------------------------------------------------------------------------------


def small(seed: int, limit: int = 1500) -> tuple[torres.Position, list[torres.Position]]:
    """A random turn with few ways to play it, and every position they lead to.

    A whole board and few AP, or a tiny board and more of them.
    """
    rng = random.Random(f"every turn {seed}")
    while True:
        doc = _tiny(rng) if seed % 2 else _few_ap(rng)
        if doc is not None:
            try:
                p = torres.from_json(doc, allow_unreachable=True)
            except ImpossiblePosition:
                continue
            positions = every(p, limit=limit)
            if len(positions) > 20:
                return p, positions


def whole_turn(seed: int) -> torres.Position:
    """A position from random play at the beginning of a turn: five AP, two to five knights, no cards in hand."""
    rng = random.Random(f"whole turn {seed}")
    while True:
        doc = state_to_json(random_state(rng, stage="turn"))
        seat = doc["player"]
        if doc["turn_stack"] is not None:
            doc["stacks"][seat].append(min(doc["turn_stack"] + doc["built"], 3))
        doc |= {"turn_stack": None, "built": 0, "ap": 5, "spent": 0, "played": False, "fresh": [], "bought": 0}
        doc["hands"] = [[] for _ in doc["hands"]]
        doc["supply"] = 0
        if 2 <= len(doc["knights"][seat]) <= 5:
            return torres.from_json(doc, allow_unreachable=True)


def _few_ap(rng: random.Random) -> dict[str, Any] | None:
    """As in play, under any mixture of rulings, with one to three AP left and few knights and cards."""
    game = random_game(rng)
    doc = to_json(game)
    if doc["stage"] != "turn":
        return None
    seat = doc["player"]
    doc["spent"] = doc["ap"] - rng.randint(1, 3)
    knights = doc["knights"][seat]
    doc["knights"][seat] = rng.sample(knights, min(len(knights), rng.randint(1, 4)))
    hand = [card for card in CARDS if card in doc["hands"][seat] and card not in doc["fresh"]]
    _few_cards(rng, doc, hand)
    return doc


def _tiny(rng: random.Random) -> dict[str, Any]:
    """A few towers in a corner of the board, one or two knights, four or five AP."""
    wide = rng.choice([(3, 3), (4, 2), (4, 4), (5, 3)])
    corner = [f"{'abcdefgh'[column]}{row + 1}" for column in range(wide[0]) for row in range(wide[1])]
    heights = {cell: rng.choice([1, 1, 1, 2, 2, 3]) for cell in rng.sample(corner, rng.randint(2, 6))}
    players = rng.randint(2, 4)
    cells = rng.sample(corner, min(len(corner), 7))
    king = next((cell for cell in cells if cell in heights), None) if rng.random() < 0.8 else None
    free = [cell for cell in cells if cell != king]
    near = [cell for cell in free if cell in heights] or free
    knights: list[list[str]] = [[] for _ in range(players)]
    seat = rng.randrange(players)
    knights[seat] = [rng.choice(near)]
    for cell in free:
        if cell not in knights[seat] and rng.random() < 0.4:
            knights[rng.choice([seat, *range(players)])].append(cell)
    rules = {name: rng.choice(_values(name)) for name in RULINGS if rng.random() < 0.3}
    rules["edition"] = rng.choice(list(EDITIONS))
    rules["master_game"] = rng.random() < 0.25
    near_scores = rng.sample(range(rng.randint(0, 20), 26), players)
    doc: dict[str, Any] = {
        "heights": heights,
        "knights": knights,
        "king": king,
        "player": seat,
        "phase": rng.randint(1, 3),
        "scores": rng.choice([[0] * players, rng.sample(range(40), players), near_scores]),
        "stacks": [[rng.choice([0, 1, 2, 3, 3])] for _ in range(players)],
        "turn_stack": rng.choice([None, None, 0, 1, 2]),
        "ap": 5,
        "spent": rng.randint(0, 3),
        "options": rules,
        "hands": [[] for _ in range(players)],
        "master": rng.choice(MASTERS) if rules["master_game"] else None,
    }
    common = torres.from_json({**doc, "fresh": []}, allow_unreachable=True).options.deck == "common"
    doc["decks"] = [[]] if common else [[] for _ in range(players)]
    _few_cards(rng, doc, list(CARDS))
    return doc


def _values(name: str) -> tuple[Any, ...]:
    return {"stack_cap": (3, None), "blocks_per_turn": (3, 1, None)}.get(name, RULINGS[name].values)


def _few_cards(rng: random.Random, doc: dict[str, Any], hand: list[str]) -> None:
    """None, one or two cards in hand, none or two in the deck."""
    seat = doc["player"]
    hand = [card for card in hand if card != CARDS[MOVE_BLOCK] or rng.random() < 0.5]
    held = rng.sample(hand, min(len(hand), rng.choice([0, 0, 1, 1, 2])))
    doc["hands"] = [held if at == seat else [] for at in range(len(doc["knights"]))]
    doc["fresh"], doc["bought"] = [], 0
    doc["played"] = doc["ap"] > 5 or (bool(held) and rng.random() < 0.1)
    doc["decks"] = [[card for card in deck if card not in held][: rng.choice([0, 0, 2])] for deck in doc["decks"]]


def goals(p: torres.Position, seed: int) -> dict[str, str | Goal]:
    """A goal of each sort: the bonus, a cell, and a question about what was built, about the hand, about knights."""
    rng = random.Random(f"goal {seed}")
    mine = [cell for cell in range(64) if p.pieces[p.decider] >> cell & 1]
    near = sorted({two for one in mine for other in cells_of(NEXT[one]) for two in (other, *cells_of(NEXT[other]))})
    cell = rng.choice(near or [0])
    high = rng.randint(1, 3)
    questions: list[Goal] = [
        lambda q: q.heights[cell] > p.heights[cell],
        lambda q: q.played and q.pieces != p.pieces,
        lambda q: len(q.knights[p.decider]) > len(mine),
        lambda q: sum(q.heights[at] >= high for at in q.knights[p.decider]) >= 2,
        lambda q: any(stack == 1 for stack in (q.turn_stack, *q.stacks[p.decider])) and q.built > p.built,
    ]
    return {"bonus": "bonus", "cell": NAMES[cell], "own": rng.choice(questions)}
