"""The moments of a first game: the eight foundations, the first turns, the last two turns, the end."""

from __future__ import annotations

from typing import Any

from boardlab.torres import Position, from_json, start

OPENED = ("knight c3", "knight f6", "king e1")
"""A first knight of either player, and the king, who stands aside."""


def before_b() -> Position:
    """A has put the first knight on c3; B is next."""
    return _after(1)


def before_king() -> Position:
    """Both have put their first knight; B puts the king."""
    return _after(2)


def first_turn() -> Position:
    """A's first turn."""
    return _after(3)


def second_turn() -> Position:
    """The castle of A has three cells; it is A's turn, and nobody has moved a knight."""
    return _late({"c3": 1, "c4": 1, "d3": 1, "f6": 1, "f7": 1}, "c3", "f6", phase=1, round=2)


def climbed() -> Position:
    """A's knight stands on level 2 in a castle of four cells with a taller tower."""
    return _late({"c3": 1, "c4": 2, "d3": 3, "c2": 1, "f6": 1, "f7": 1}, "c4", "f6", phase=1, round=3)


def last_turns() -> Position:
    """The last two turns of either player; no action cards are left."""
    towers = {"c3": 2, "d3": 1, "c4": 1, "b3": 1, "c6": 1, "c7": 1, "b6": 1}
    towers |= {"f6": 2, "f7": 1, "g6": 1, "e6": 1, "h5": 1, "h4": 1}
    return _late(towers, "d3 c6", "g6 h5", phase=3, round=3, scores=[30, 32])


def three_begin() -> Position:
    """Three players have placed their knights, and the king."""
    begun = start(players=3)
    for text in ("knight c3", "knight f6", "knight h5", "king e1"):
        begun = begun.play(text)
    return begun


def of_three() -> Position:
    """Three players; A has ended the turn and B is next."""
    return three_begin().play("end 3")


def ended() -> Position:
    """A game that is over: A has more points, B the larger castle and the higher knight."""
    towers = {"c3": 2, "d3": 1, "c4": 1, "f6": 3, "f7": 1, "g6": 1, "e6": 1, "f5": 1}
    return _late(towers, "c3", "f6", phase=3, round=4, scores=[47, 44], stage="over")


def _after(plies: int) -> Position:
    position = start(players=2)
    for text in OPENED[:plies]:
        position = position.play(text)
    return position


def _late(towers: dict[str, int], a: str, b: str, **more: Any) -> Position:
    """The eight castles, some of them grown, and the king on e1."""
    foundations = dict.fromkeys(("e1", "c3", "f3", "a4", "h5", "c6", "f6", "d8"), 1)
    left = 5 - more["round"]
    document = {
        "players": 2,
        "heights": foundations | towers,
        "knights": [a.split(), b.split()],
        "king": "e1",
        "stacks": [[3] * left] * 2,
        "decks": [[], []],
        **more,
    }
    return from_json(document, allow_unreachable=True)
