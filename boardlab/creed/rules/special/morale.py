"""Morale: one unit attacks better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import compress

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import Layout
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules.action_text import cell_named
from boardlab.creed.rules.action_type import TYPES, Bounds, Path, Picked
from boardlab.creed.rules.field_attack import ATTACK_AP
from boardlab.creed.rules.hidden import turned_up
from boardlab.creed.rules.judging import nearest
from boardlab.creed.rules.phrases import own_unit, unit_phrase
from boardlab.creed.rules.special_action import SpecialAction
from boardlab.creed.rules.unit_action import own_units
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import ATTACKED, FIGHTERS, HIDDEN, MORALE, MORALE_SHIFT, PROFILE

# -- morale ------------------------------------------------------------------------------------------------------------

_CHEERED = bytes([tile & PROFILE in FIGHTERS and not tile & MORALE for tile in range(256)])
"""Of every tile: may it get morale?"""


@cache
def _cheers(layout: Layout, seat: int, price: int) -> tuple[Action, ...]:
    """Morale by cell."""
    return tuple(action(layout, Kind.MORALE, seat, cell, price=price) for cell in range(layout.cells))


@TYPES.add
@rule("creed.special.morale.noattack")
class Morale(SpecialAction):
    """Attack +1 or +2 for ``source``, by the price, for those that may attack (creed.special.morale.kinds).

    It does not let a unit attack again.
    """

    kind, word, special, price_label = Kind.MORALE, "morale", SPECIALS.index("morale"), "choice.morale"

    def names(self, board: Bounds) -> Mapping[str, Domain]:
        return {"source": board.cell}

    def write(self, act: Action) -> str:
        return f"{self.word} {act.layout.cell_names[act.source]}"

    def read_parts(self, p: State, parts: list[str], price: int) -> Action | None:
        if len(parts) != 1:
            return None
        return action(p.layout, self.kind, decider(p), cell_named(p, parts[0]), price=price)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        missing = tuple(own_unit(p, act.player, act.source, "creed.special.morale"))
        yield from missing
        if missing:
            return
        name, tile = p.layout.cell_names[act.source], p.units[act.source]
        facts = {"cell": name, "unit": unit_phrase(tile)}
        if tile & PROFILE not in FIGHTERS:
            yield Breach("creed.special.morale.kinds", facts, (name,))
        if tile & MORALE:
            yield Breach("creed.special.morale.once", facts, (name,))

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        cells = p.layout.cells_of[p.on_turn]
        begin, end = cells[0], cells[-1] + 1
        found += compress(_cheers(p.layout, p.on_turn, price)[begin:end], p.units[begin:end].translate(_CHEERED))

    def apply(self, draft: Draft, act: Action) -> None:
        level = self.pay(draft, act)
        units = bytearray(draft.units)
        units[act.source] = units[act.source] & ~(HIDDEN | MORALE) | level + 1 << MORALE_SHIFT
        draft.units = bytes(units)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.cell_names[act.source]
        yield from turned_up(p, act.source, act.player, "creed.special.morale")
        facts = {"unit": unit_phrase(p.units[act.source]), "cell": name, "n": after.units[act.source] >> MORALE_SHIFT}
        yield Event("morale", "creed.special.morale", {**facts, "cost": act.price}, (name,), act.player)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        name = p.layout.cell_names[act.source]
        yield (self.word, name, *price)
        yield (name, self.word, *price)

    def is_vain(self, p: State) -> bool:
        left = p.ap[p.on_turn] - self.usual_price(p, p.on_turn)
        tiles = (p.units[cell] for cell in p.layout.cells_of[p.on_turn])
        return left < ATTACK_AP or not any(tile & PROFILE in FIGHTERS and not tile & ATTACKED for tile in tiles)

    def intended_for(self, p: State, seat: int, picked: Picked) -> Action | None:
        cells = picked.cells or own_units(p, seat)
        able = [cell for cell in cells if p.units[cell] & PROFILE in FIGHTERS] or cells
        return nearest(p, (action(p.layout, self.kind, seat, cell, price=picked.price) for cell in able))
