"""What practice of the topic “Scoring” draws: a small random board with A's castles."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Seat
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.drawing import beside, castles, names, towers
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_POINTS = 60
"""A sum to be done in one's head."""


def draw(rng: Random, target: str) -> Position | None:
    """One or two castles with knights of A and B."""
    heights = castles(rng, rng.randint(1, 2))
    cells = sorted(heights)
    around = sorted(beside(cells))
    own = rng.sample(cells, min(rng.randint(1, 3), len(cells)))
    if around and (target.endswith("ground_counts_as_one") or rng.random() < 1 / 4):
        own.append(rng.choice(around))
    others = [cell for cell in cells if cell not in own]
    rivals = names(rng.sample(others, min(rng.randint(0, 2), len(others))))
    position = sketch(towers(heights), A=names(own), B=rivals)
    return position if 0 < right.castle_points(position) <= MOST_POINTS else None


def one_knight(rng: Random) -> Drawn | None:
    """What does one knight earn in one castle?"""
    heights = castles(rng, 1, least=3, most=6)
    cell = rng.choice(sorted(heights))
    position = sketch(towers(heights), A=names([cell]))
    return {"position": position, "cell": names([cell])} if right.castle_points(position) <= MOST_POINTS else None


def _many(rng: Random, players: int, scores: tuple[int, ...], starts: str = "A") -> Position | None:
    """Two castles with a knight or two of each player, some of them on bare board beside a castle."""
    heights = castles(rng, 2, least=2, most=4)
    if len(heights) < players + 1:
        return None
    # The first knight of each stands in a castle.
    cells = [*rng.sample(sorted(heights), len(heights)), *rng.sample(sorted(beside(heights)), 2)]
    a, b, c, *more = (names(cells[at::players][: rng.randint(1, 2)]) for at in range(players))
    board = towers(heights)
    if more:
        position = sketch(board, scores=scores, starts=starts, A=a, B=b, C=c, D=more[0])
    else:
        position = sketch(board, scores=scores, starts=starts, A=a, B=b, C=c)
    return position if all(right.castle_points(position, seat) < MOST_POINTS for seat in range(players)) else None


def one_point(rng: Random) -> Drawn | None:
    """Where does A's marker end after one point?"""
    mine = rng.randint(3, 30)
    near = [*rng.sample(range(mine + 1, mine + 5), 2), rng.choice([mine - 2, mine + 1, mine + 2, mine + 3])]
    position = _many(rng, 3, (mine, *rng.sample(sorted(set(near)), 2)))
    if position is None:
        return None
    return {"position": position, "a": mine, "b": position.scores[1], "c": position.scores[2]}


def in_order_of_paying(rng: Random) -> Drawn | None:
    """In which order are the castles scored?"""
    starts = rng.choice("ABCD")
    position = _many(rng, 4, tuple(rng.sample(range(2, 20), 4)), starts)
    return None if position is None else {"position": position, "first": Seat("ABCD".index(starts))}


def who_counts(rng: Random) -> Drawn | None:
    """By which knights is a castle scored?"""
    position = _many(rng, 3, (0, 0, 0))
    if position is None or any(len({position.heights[cell] for cell in own}) < len(own) for own in position.knights):
        return None
    return {"position": position}


def who_leads(rng: Random) -> Drawn | None:
    """Who is in front once the castles are scored?"""
    position = _many(rng, 3, tuple(rng.sample(range(2, 20), 3)))
    return None if position is None else {"position": position}


def equal_markers(rng: Random) -> Drawn | None:
    """Where does B's marker end, where others pay into the same spaces?"""
    starts = rng.choice("ABC")
    position = _many(rng, 3, (0, 0, 0), starts)
    if position is None or not right.castle_points(position, 1):
        return None
    return {"position": position, "first": Seat("ABC".index(starts))}


def one_step_up(rng: Random) -> Drawn | None:
    """What does a step to the next level of a castle bring?"""
    heights = castles(rng, 1, least=4, most=8)
    steps = [(low, high) for low in sorted(heights) for high in beside([low]) if heights.get(high) == heights[low] + 1]
    if not steps:
        return None
    low, high = (names([cell]) for cell in rng.choice(steps))
    position = sketch(towers(heights), A=low)
    return {"position": position, "low": low, "high": high, "step": f"move {low} {high}"}
