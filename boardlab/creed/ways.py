"""The paths of picks that build each action of the menu."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING

from boardlab.core.language import seat_letter
from boardlab.creed.actions import FIRST_STAGE, WORDS, Action, Kind, table, token_text
from boardlab.creed.board import RANKS
from boardlab.creed.camps import siege_target
from boardlab.creed.units import NAMES, tiles

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

Path = tuple[str, ...]
UNIT, TOKEN_KEY, PRICE, FIRST = "unit:", "token:", "price:", "first:"
UP, DOWN, ALONE, DONE = "face_up", "face_down", "alone", "done"
KIND_OF = {word: kind for kind, word in WORDS.items()}
"""The kind of action a deed key names."""


def leading(p: Reading, path: Path) -> list[tuple[Path, Action]]:
    """The ways to legal actions that begin with this path."""
    spelled = p._spelled
    if spelled is None:
        spelled = {}
        dear = _dear(p)
        for act in table(p.layout).firsts if p.stage == FIRST_STAGE else p.legal_actions():
            for keys in _ways(p, act, act.kind in dear):
                way = keys, act
                for length in range(1, len(keys) + 1):
                    begun = spelled.get(keys[:length])
                    if begun is None:
                        spelled[keys[:length]] = [way]
                    else:
                        begun.append(way)
        object.__setattr__(p, "_spelled", spelled)
    found: list[tuple[Path, Action]] = spelled.get(path, [])
    return found


def _dear(p: Reading) -> set[Kind]:
    """Kinds of special actions that may be paid in more than one way now."""
    prices: dict[Kind, set[int]] = {}
    for act in p.legal_actions():
        if act.price >= 0:
            prices.setdefault(act.kind, set()).add(act.price)
    return {kind for kind, found in prices.items() if len(found) > 1}


def _ways(p: Reading, act: Action, dear: bool) -> Iterator[Path]:
    """The paths that build an action."""
    cells, tents, word = p.layout.cell_names, p.layout.tent_names, WORDS[act.kind]
    price = (f"{PRICE}{act.price}",) if dear else ()
    kind = act.kind
    if kind in (Kind.PLACE, Kind.DEPLOY):
        face = (DOWN if act.hidden else UP,) if act.cell % RANKS == RANKS - 1 else ()
        yield (word, UNIT + NAMES[act.unit], cells[act.cell], *face)
        yield (cells[act.cell], UNIT + NAMES[act.unit], *face)
    elif kind == Kind.MOVE:
        for source, cell in act.moves:
            yield (word, cells[source], cells[cell])
            yield (cells[source], cells[cell])
    elif kind == Kind.ATTACK:
        # The target is picked even where there is but one: before an attack is paid for, it says what it would do.
        target = cells[act.cell if act.cell >= 0 else first_enemy(p, act.source)]
        yield (word, cells[act.source], target)
        yield (cells[act.source], target)
    elif kind == Kind.SIEGE:
        target = tents[act.cell if act.cell >= 0 else siege_target(p, act.source)]
        yield (word, cells[act.source], target)
        yield (cells[act.source], target)
    elif kind in (Kind.REVEAL, Kind.RECALL, Kind.MORALE):
        yield (word, cells[act.source], *price)
        yield (cells[act.source], word, *price)
    elif kind == Kind.RUMOUR:
        pair = [cells[cell] for cell in (act.cell, act.other) if cell >= 0]
        if len(pair) == 1:
            yield (word, pair[0], ALONE, *price)
        else:
            yield (word, pair[0], pair[1], *price)
            yield (word, pair[1], pair[0], *price)
    elif kind == Kind.REINFORCE:
        for order in _orders(act.pile):
            yield (word, *order, *price)
    elif kind == Kind.LAY:
        yield (word, tents[act.cell])
        yield (tents[act.cell],)
    elif kind in (Kind.APPOINT, Kind.FORTIFY, Kind.ASSASSINATE):
        yield (word, tents[act.cell], *price)
    elif kind == Kind.FIRST:
        yield (FIRST + seat_letter(act.cell),)
    elif kind == Kind.GIVE:
        yield (word, TOKEN_KEY + token_text(act.unit, act.player))
    else:
        yield (word, *price)


def first_enemy(p: Reading, cell: int) -> int:
    """The first enemy on the line of a cell, or the front cell where there is none."""
    start = p.layout.across[cell // RANKS] * RANKS
    return next((other for other in range(start, start + RANKS) if p.units[other]), start)


@lru_cache(maxsize=1024)
def _orders(pile: int) -> tuple[Path, ...]:
    """In which orders the tiles of a pile may be picked; fewer than three must be said to be all."""
    numbers = tiles(pile)
    last = () if len(numbers) == 3 else (DONE,)
    orders = dict.fromkeys(permutations(numbers))
    return tuple((*(UNIT + NAMES[number] for number in order), *last) for order in orders)
