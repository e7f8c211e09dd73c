"""Rumours: a special action that sends enemies home (creed.special.rumor).

One or two units on different lines are named. Hidden ones turn up (creed.special.rumor.hidden); obstacles and heavy
infantry do not listen (creed.special.rumor.immune). Nothing is kept of their lines: the next rumour may name them
again (creed.special.rumor.twice).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import compress
from typing import NamedTuple

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import LINES, RANKS, Layout
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules.action_text import cell_named
from boardlab.creed.rules.action_type import ALONE, TYPES, Bounds, Path, Picked
from boardlab.creed.rules.hidden import turned_up
from boardlab.creed.rules.judging import nearest
from boardlab.creed.rules.phrases import unit_phrase
from boardlab.creed.rules.special_action import SpecialAction
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import HIDDEN, ONE, PROFILE, STEADFAST

_HEARS = bytes([tile > 0 and tile not in STEADFAST for tile in range(256)])
"""Of every tile: may a rumour be about it?"""


class Rumours(NamedTuple):
    """Rumours of one seat at one price, for the cells they may be about, line by line."""

    spans: tuple[tuple[int, int], ...]
    """Where those cells lie, from and up to."""
    alone: tuple[Action, ...]
    """About one unit each."""
    pairs: tuple[tuple[Action, ...], ...]
    """About this cell and each one on a later line."""


@cache
def _rumours(layout: Layout, seat: int, price: int, facing: bool) -> Rumours:
    """Lines of the enemy, or only those that face the seat."""
    lines = [
        line
        for line in range(layout.lines)
        if layout.sides[layout.fields[line // LINES]] != layout.sides[seat]
        and not (facing and layout.fields[layout.across[line] // LINES] != seat)
    ]
    cells = [line * RANKS + rank for line in lines for rank in range(RANKS)]

    def about(one: int, two: int) -> Action:
        return action(layout, Kind.RUMOUR, seat, cell=one, other=two, price=price)

    return Rumours(
        tuple((line * RANKS, line * RANKS + RANKS) for line in lines),
        tuple(about(cell, -1) for cell in cells),
        tuple(tuple(about(cell, two) for two in cells if two // RANKS > cell // RANKS) for cell in cells),
    )


@TYPES.add
@rule("creed.special.rumor.twice")
class Rumour(SpecialAction):
    """Send the enemies on ``cell`` and ``other`` home."""

    kind, word, special, target_mark = Kind.RUMOUR, "rumour", SPECIALS.index("rumour"), "block"

    def names(self, board: Bounds) -> Mapping[str, Domain]:
        return {"cell": board.cell, "other": board.no_cell}

    def write(self, act: Action) -> str:
        return " ".join([self.word, *(act.layout.cell_names[cell] for cell in (act.cell, act.other) if cell >= 0)])

    def read_parts(self, p: State, parts: list[str], price: int) -> Action | None:
        if len(parts) not in (1, 2):
            return None
        cells = [cell_named(p, word) for word in parts]
        other = cells[1] if len(cells) > 1 else -1
        return action(p.layout, self.kind, decider(p), cell=cells[0], other=other, price=price)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        names, layout = p.layout.cell_names, p.layout
        cells = [cell for cell in (act.cell, act.other) if cell >= 0]
        if len(cells) < 2 and p.options.rumor_count == "exactly_two":
            yield Breach("creed.special.rumor", case="two")
        if len(cells) == 2 and cells[0] == cells[1]:
            yield Breach("creed.special.rumor", {"cell": names[cells[0]]}, (names[cells[0]],), "same")
        elif len(cells) == 2 and cells[0] // RANKS == cells[1] // RANKS:
            facts = {"one": names[cells[0]], "two": names[cells[1]]}
            yield Breach("creed.special.rumor", facts, tuple(names[cell] for cell in cells), "line")
        facing = p.options.rumor_scope == "facing_lines"
        for cell in dict.fromkeys(cells):
            name = names[cell]
            told = {"cell": name}
            if layout.sides[layout.owner[cell]] == layout.sides[act.player]:
                yield Breach("creed.special.rumor", told, (name,), "own")
            elif not p.units[cell]:
                yield Breach("creed.special.rumor", told, (name,), "none")
            elif p.units[cell] in STEADFAST:
                yield Breach("creed.special.rumor.immune", {"cell": name, "unit": unit_phrase(p.units[cell])}, (name,))
            elif facing and layout.owner[layout.across[cell // RANKS] * RANKS] != act.player:
                yield Breach("creed.special.rumor", told, (name,), "facing")

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        made = _rumours(p.layout, p.on_turn, price, p.options.rumor_scope == "facing_lines")
        units = p.units
        ears = b"".join([units[begin:end] for begin, end in made.spans]).translate(_HEARS)
        if p.options.rumor_count == "up_to_two":
            found += compress(made.alone, ears)
        for at, hears in enumerate(ears):
            if hears:
                found += compress(made.pairs[at], ears[at - at % RANKS + RANKS :])

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        units = bytearray(draft.units)
        for cell in (act.cell, act.other):
            if cell < 0:
                continue
            number = units[cell] & PROFILE
            if number in STEADFAST:
                units[cell] &= ~HIDDEN
                continue
            units[cell] = 0
            owner = draft.layout.owner[cell]
            draft.hand_piles = with_item(draft.hand_piles, owner, draft.hand_piles[owner] + ONE[number])
        draft.units = bytes(units)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        names = p.layout.cell_names
        cells = [cell for cell in (act.cell, act.other) if cell >= 0]
        named = tuple(names[cell] for cell in cells)
        yield Event("rumour", "creed.special.rumor", {"cells": named, "cost": act.price}, named, act.player)
        for cell in cells:
            owner, name, tile = p.layout.owner[cell], names[cell], p.units[cell]
            told = {"unit": unit_phrase(tile), "cell": name}
            yield from turned_up(p, cell, owner, "creed.special.rumor.hidden")
            if tile & PROFILE in STEADFAST:
                yield Event("stays", "creed.special.rumor.immune", told, (name,), owner)
            else:
                yield Event("goes_home", "creed.special.rumor", told, (name,), owner)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        pair = [p.layout.cell_names[cell] for cell in (act.cell, act.other) if cell >= 0]
        if len(pair) == 1:
            yield (self.word, pair[0], ALONE, *price)
        else:
            yield (self.word, pair[0], pair[1], *price)
            yield (self.word, pair[1], pair[0], *price)

    def intended_for(self, p: State, seat: int, picked: Picked) -> Action | None:
        cells, price = picked.cells, picked.price
        if cells:
            other = cells[1] if len(cells) > 1 else -1
            return action(p.layout, self.kind, seat, cell=cells[0], other=other, price=price)
        enemies = [cell for enemy in p.layout.enemies[seat] for cell in p.layout.cells_of[enemy]]
        return nearest(p, self._tries(p, seat, enemies, price))

    def _tries(self, p: State, seat: int, enemies: list[int], price: int) -> Iterator[Action]:
        for cell in enemies:
            if p.options.rumor_count == "up_to_two":
                yield action(p.layout, self.kind, seat, cell=cell, price=price)
            else:
                for other in enemies:
                    if other > cell:
                        yield action(p.layout, self.kind, seat, cell=cell, other=other, price=price)
