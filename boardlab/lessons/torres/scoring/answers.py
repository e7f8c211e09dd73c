"""Answers of the topic “Scoring”, asked of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.display import do
from boardlab.lessons.torres import plans, redactions, right_rules, wrong_building, wrong_rules
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.explaining import first_wrong
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, cell_index, cell_name, from_json
from boardlab.torres.board import BIT, NEXT
from boardlab.torres.rules.track import land
from boardlab.torres.state import cell_names

ENOUGH = 24
"""What the castle shall pay by the end of the turn."""


def castle_cell(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why one of the cells picked is no part of the castle of A's knight, or one left out is."""
    home = cell_name(p.knights[0][0])
    castle = right.castle_cells(p, home)

    def too_much(cell: str) -> Phrase:
        key = "scoring.explain.apart" if p.height_at(cell) else "scoring.explain.no_tower"
        return Phrase(key, {"cell": cell, "home": home})

    def missing(cell: str) -> Phrase:
        near = [at for at in cell_names(NEXT[cell_index(cell)]) if at in castle]
        return Phrase("scoring.explain.joined", {"cell": cell, "near": next(iter(near), home)})

    return first_wrong(picked, castle, too_much, missing)


def with_its_hole(p: Position) -> frozenset[str]:
    """The castle of A's knight, and each bare cell that has three of its cells round it."""
    castle = right.castle_cells(p, cell_name(p.knights[0][0]))
    around = {cell for tower in castle for cell in cell_names(NEXT[cell_index(tower)])} - castle
    return castle | {cell for cell in around if len(castle & set(cell_names(NEXT[cell_index(cell)]))) > 2}


def who_scores(p: Position, points: Callable[[Position, int], int]) -> str:
    """Who scores a shared castle, by a way of counting."""
    a, b = points(p, 0), points(p, 1)
    return "only_b" if not a else "only_a" if not b else "same" if a == b else "both"


def risen(p: Position) -> Position:
    """The position after A's knight has stepped from c2 up to the tallest tower, b2."""
    return p.play(p.read_action("move c2 b2"))


STEPS_UP = {"square": ("b7", "b6"), "block": ("f7", "g7"), "row": ("e2", "d2")}
"""A step up in each of three castles, from a cell to another."""


def by_gain(p: Position, gain: Callable[[Position, str, str], int] | None = None) -> tuple[str, ...]:
    """The three castles in the order of what a step up there brings, or of another figure for it; most first."""
    found = {name: (gain or gained)(p, *step) for name, step in STEPS_UP.items()}
    return tuple(sorted(found, key=lambda name: -found[name]))


def gained(p: Position, start: str, end: str) -> int:
    """The castle points that a step brings."""
    return right.castle_points(do(p, f"move {start} {end}")) - right.castle_points(p)


def blocks_in(p: Position, start: str, end: str) -> int:
    """How many blocks lie in the castle of a step."""
    return sum(p.height_at(cell) for cell in right.castle_cells(p, start))


def tallest_in(p: Position, start: str, end: str) -> int:
    """How tall the castle of a step is."""
    return max(p.height_at(cell) for cell in right.castle_cells(p, start))


# -- a base block or a level? --------------------------------------------------------------------------------------


def two_ways(towers: str) -> tuple[Position, Position]:
    """With a base block more, and with a level more under A's knight."""
    return sketch(f"{towers} d3=1", A="c2", B="b2"), sketch(towers.replace("c2=3", "c2=4"), A="c2", B="b2")


def better(ways: tuple[Position, Position], worth: Callable[[Position], int]) -> str:
    """Which of two ways is worth more."""
    base, level = map(worth, ways)
    return "equal" if base == level else "base" if base > level else "level"


# -- the order, the knights ----------------------------------------------------------------------------------------


def seats_as_keys(seats: Iterable[int]) -> tuple[str, ...]:
    """Seats as steps of an order."""
    return tuple("abcd"[seat] for seat in seats)


def scored_in_turn(p: Position) -> tuple[str, ...]:
    """The players in the order in which the game scores their castles."""
    return seats_as_keys(dict.fromkeys(line.player for line in right.castle_receipt(p).lines))


def by_point_gained(p: Position) -> tuple[str, ...]:
    """The players in the order of what one point for an AP would move their markers, the farthest first."""
    gains = {seat: land(p.scores, seat, 1)[0][seat] - p.scores[seat] for seat in range(len(p.scores))}
    return seats_as_keys(sorted(gains, key=lambda seat: -gains[seat]))


def scoring_knights(p: Position) -> frozenset[str]:
    """The knights by which the game pays castles: in each castle a player's highest."""
    paid = [line for line in right.castle_receipt(p).lines if line.points]
    owns = [frozenset(cell_names(p.pieces[line.player])).intersection(line.places) for line in paid]
    return frozenset(max(own, key=p.height_at) for own in owns if own)


def why_no_score(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Why by one of the cells picked nobody scores a castle, or by one left out somebody does."""

    def too_much(cell: str) -> Phrase | None:
        at = BIT[cell_index(cell)]
        owner = next((seat for seat, own in enumerate(p.pieces) if own & at), None)
        if owner is None:
            return Phrase("explain.no_knight", {"cell": cell})
        if not p.height_at(cell):
            return Phrase("scoring.explain.ground", {"cell": cell})
        castle = p.ground.castle_mask(cell_index(cell))
        best = max(cell_names(p.pieces[owner] & castle), key=p.height_at)
        return Phrase("scoring.explain.lower", {"cell": cell, "best": best})

    return first_wrong(picked, scoring_knights(p), too_much, lambda cell: None)


# -- a real board --------------------------------------------------------------------------------------------------


def nothing(p: Position, seat: int) -> int:
    """What the castles pay for whoever forgets them."""
    return 0


def standing(p: Position, points: Callable[[Position, int], int]) -> tuple[str, ...]:
    """The players from first to last once the castles are scored, by a way of counting."""
    return seats_as_keys(sorted(range(p.players), key=lambda seat: -p.scores[seat] - points(p, seat)))


# -- a whole turn --------------------------------------------------------------------------------------------------


def castles_pay(p: Position, seat: int = 0) -> int:
    """What a player's castles pay where a turn ended; the turn of somebody else may have begun."""
    return right.castle_points(p, seat) if p.preview() is not None else 0


def enough_by(counted: Callable[[Position, int], int]) -> Callable[[Position], bool]:
    """Do A's castles pay enough, by a way of counting?"""
    return lambda p: counted(p, 0) >= ENOUGH


# -- wrong rules ------------------------------------------------------------------------------------------------------


def from_a(p: Position) -> int:
    """Where B's marker ends where the seats score from A on, whoever started the phase."""
    document = {**p.to_json(), "starter": 0, "player": 0}
    return right.score_after(from_json(document, allow_unreachable=True), 1)


def ended(p: Position, points: Callable[[Position, int], int]) -> int:
    """Where B's marker ends by a way of counting castles."""
    scores = p.scores
    for step in range(p.players):
        seat = (p.starter + step) % p.players
        scores, _ = land(scores, seat, points(p, seat))
    return scores[1]


def from_last_place(p: Position) -> tuple[str, ...]:
    """The players from the lowest score to the highest."""
    return seats_as_keys(sorted(range(p.players), key=lambda seat: p.scores[seat]))
