"""Special actions: each puts a cube (creed.comp.cubes) on a box of the action board (creed.comp.actionboard).

What they share, cubes and boxes and prices (creed.special.seven, creed.special.boxes), stands in
:mod:`boardlab.creed.special_action`; rumours and repositioning have chapters of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import compress, permutations, product

from boardlab.core.breach import Breach
from boardlab.core.event import Event
from boardlab.core.intention import Domain
from boardlab.core.language import Phrase
from boardlab.core.tuples import with_item
from boardlab.creed.action_text import cell_named, unit_named
from boardlab.creed.action_type import TYPES, Bounds, Path, Picked
from boardlab.creed.actions import COMMANDER, LAY_STAGE, TENTS_STAGE, Action, Kind, action
from boardlab.creed.arguments import DOER, ON_TENT, PRICE, UNITS_BACK
from boardlab.creed.board import TENTS, Layout
from boardlab.creed.camps import intact
from boardlab.creed.hidden import turned_up
from boardlab.creed.judging import nearest
from boardlab.creed.options import SPECIALS
from boardlab.creed.phrases import own_unit, unit_phrase
from boardlab.creed.pick_keys import DONE, UNIT
from boardlab.creed.sieges import hit, hit_events
from boardlab.creed.special_action import SpecialAction, TentAction, about_tents
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, TOKEN, UNKNOWN_TOKEN, leader_bit
from boardlab.creed.turn import is_first_turn, too_early
from boardlab.creed.unit_action import own_units
from boardlab.creed.units import (
    FIGHTERS,
    HIDDEN,
    MORALE,
    MORALE_SHIFT,
    NAMES,
    NORMAL_MASK,
    NUMBERS,
    PROFILE,
    PROFILES,
    SPECIAL,
    count,
    pile_of,
    size,
    tiles,
)

MOST_REINFORCED = 3
"""Casualties one reinforcement brings back (creed.special.reinforce)."""


# -- morale ------------------------------------------------------------------------------------------------------------

_CHEERED = bytes(tile & PROFILE in FIGHTERS and not tile & MORALE for tile in range(256))
"""Of every tile: may it get morale?"""


@cache
def _cheers(layout: Layout, seat: int, price: int) -> tuple[Action, ...]:
    """Morale by cell."""
    return tuple(action(layout, Kind.MORALE, seat, cell, price=price) for cell in range(layout.cells))


@TYPES.add
class Morale(SpecialAction):
    """Attack +1 or +2 for ``source``, by the price, for those that may attack (creed.special.morale.kinds).

    It does not let a unit attack again (creed.special.morale.noattack).
    """

    kind, word, special, price_label = Kind.MORALE, "morale", SPECIALS.index("morale"), "choice.morale"
    arguments = (DOER, PRICE)

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

    def menu_at(self, p: State, found: list[Action], price: int, level: int) -> None:
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

    def intended_for(self, p: State, seat: int, picked: Picked) -> Action | None:
        cells = picked.cells or own_units(p, seat)
        able = [cell for cell in cells if p.units[cell] & PROFILE in FIGHTERS] or cells
        return nearest(p, (action(p.layout, self.kind, seat, cell, price=picked.price) for cell in able))


# -- reinforcements ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _reinforcements(layout: Layout, seat: int, pile: int, price: int) -> tuple[Action, ...]:
    """Every choice of one to three tiles out of a pile of normal ones."""
    kinds = sorted(set(tiles(pile)))
    found = []
    for numbers in product((0, *kinds), repeat=MOST_REINFORCED):
        chosen = [number for number in numbers if number]
        if not chosen or list(numbers) != sorted(numbers):
            continue
        if all(chosen.count(number) <= count(pile, number) for number in chosen):
            found.append(action(layout, Kind.REINFORCE, seat, price=price, pile=pile_of(chosen)))
    return tuple(found)


@lru_cache(maxsize=1024)
def _orders(pile: int) -> tuple[Path, ...]:
    """In which orders the tiles of a pile may be picked; fewer than three must be said to be all."""
    numbers = tiles(pile)
    last = () if len(numbers) == MOST_REINFORCED else (DONE,)
    orders = dict.fromkeys(permutations(numbers))
    return tuple((*(UNIT + NAMES[number] for number in order), *last) for order in orders)


@TYPES.add
class Reinforce(SpecialAction):
    """Take ``pile`` from the casualties to hand; special units stay (creed.special.reinforce.nospecial)."""

    kind, word, special = Kind.REINFORCE, "reinforce", SPECIALS.index("reinforce")
    arguments = (UNITS_BACK, PRICE)

    def names(self, board: Bounds) -> Mapping[str, Domain]:
        return {"pile": board.pile}

    def write(self, act: Action) -> str:
        return " ".join([self.word, *(NAMES[number] for number in tiles(act.pile))])

    def read_parts(self, p: State, parts: list[str], price: int) -> Action | None:
        numbers = [unit_named(word) for word in parts]
        if not numbers or any(numbers.count(number) > 3 for number in numbers):
            return None
        return action(p.layout, self.kind, decider(p), price=price, pile=pile_of(numbers))

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        wanted, lying = tiles(act.pile), p.dead[act.player]
        if not lying & NORMAL_MASK:
            yield Breach("creed.special.reinforce", case="empty")
            return
        if not 1 <= len(wanted) <= MOST_REINFORCED:
            yield Breach("creed.special.reinforce", {"count": size(act.pile), "limit": MOST_REINFORCED}, case="number")
        for number in sorted(set(wanted)):
            facts = {"unit": unit_phrase(number), "count": count(lying, number)}
            if number in SPECIAL:
                yield Breach("creed.special.reinforce.nospecial", facts)
            elif wanted.count(number) > count(lying, number):
                yield Breach("creed.special.reinforce", facts, case="missing" if count(lying, number) else "none")

    def menu_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        found += _reinforcements(p.layout, p.on_turn, p.dead[p.on_turn] & NORMAL_MASK, price)

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        draft.dead = with_item(draft.dead, act.player, draft.dead[act.player] - act.pile)
        draft.hand_piles = with_item(draft.hand_piles, act.player, draft.hand_piles[act.player] + act.pile)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        units = tuple(Phrase(f"unit.{NAMES[number]}") for number in tiles(act.pile))
        yield Event("reinforce", "creed.special.reinforce", {"units": units, "cost": act.price}, (), act.player)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        for order in _orders(act.pile):
            yield (self.word, *order, *price)

    def label(self, p: State, act: Action, key: str) -> tuple[Phrase, Phrase | None]:
        if not key.startswith(UNIT):
            return super().label(p, act, key)
        number = NUMBERS[key[len(UNIT) :]]
        return unit_phrase(number), Phrase("note.tiles", {"n": count(p.dead[p.on_turn], number)})

    def intended_for(self, p: State, seat: int, picked: Picked) -> Action | None:
        return nearest(p, self._tries(p, seat, picked.units, picked.price))

    def _tries(self, p: State, seat: int, units: list[int], price: int) -> Iterator[Action]:
        if units and all(units.count(number) <= 3 for number in units):
            yield action(p.layout, self.kind, seat, price=price, pile=pile_of(units))
        else:
            for number in PROFILES:
                if count(p.dead[seat], number):
                    yield action(p.layout, self.kind, seat, price=price, pile=pile_of([number]))
            yield action(p.layout, self.kind, seat, price=price)


# -- tents -------------------------------------------------------------------------------------------------------------

_BARE = bytes(not tent & (DESTROYED | FORTIFIED) for tent in range(256))
"""Of every tent: does it stand without a fortress?"""


def _bare(p: State, found: list[Action], kind: Kind, camp: int, price: int) -> None:
    """Add actions about the tents of a camp that stand without a fortress token."""
    begin, end = camp * TENTS, camp * TENTS + TENTS
    found += compress(about_tents(p.layout, kind, p.on_turn, price)[begin:end], p.camps[begin:end].translate(_BARE))


@TYPES.add
class Appoint(TentAction):
    """A new commander under an own blank tent, which all may know (creed.special.appoint)."""

    kind, word, special = Kind.APPOINT, "appoint", SPECIALS.index("appoint")
    arguments = (ON_TENT, PRICE)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        seat = act.player
        leaders = p.leaders_of(seat)
        if not leaders & 1:
            yield Breach("creed.special.appoint", case="king")
        if leaders & 2:
            yield Breach("creed.special.appoint", case="commander")
        name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
        token, facts = tent & TOKEN, {"tent": name}
        if act.cell // TENTS not in (seat, p.layout.allies[seat]):
            yield Breach("creed.special.appoint.where", facts, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach("creed.special.appoint.tent", facts, (name,), "destroyed")
        elif token == UNKNOWN_TOKEN or token & 3 != seat:
            case = "own_camp" if act.cell // TENTS == seat else "ally_camp"
            yield Breach("creed.special.appoint.where", facts, (name,), case)
        elif token != seat and not leaders & 2:
            yield Breach("creed.special.appoint.tent", facts, (name,), "king")

    def menu_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        seat = p.on_turn
        if p.leaders_of(seat) != 1:
            return
        camps = [seat] if p.layout.allies[seat] < 0 else sorted((seat, p.layout.allies[seat]))
        made = about_tents(p.layout, self.kind, seat, price)
        for camp in camps:
            found += [made[tent] for tent in intact(p, camp) if p.camps[tent] & TOKEN == seat]

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        token = COMMANDER << 2 | act.player
        camps = bytearray(draft.camps)
        camps[act.cell] = camps[act.cell] & FORTIFIED | ANNOUNCED | token
        draft.camps = bytes(camps)
        draft.alive |= leader_bit(token)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        yield Event("appoint", "creed.special.appoint", {"tent": name, "cost": act.price}, (name,), act.player)


@TYPES.add
class Fortify(TentAction):
    """A fortress token (creed.comp.fortress) on an own tent: it takes one siege (creed.special.fortify.absorb)."""

    kind, word, special = Kind.FORTIFY, "fortify", SPECIALS.index("fortify")
    arguments = (ON_TENT, PRICE)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        if not p.forts[act.player]:
            yield Breach("creed.special.fortify", case="tokens")
        name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
        if act.cell // TENTS != act.player:
            yield Breach("creed.special.fortify", {"tent": name}, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach("creed.special.fortify", {"tent": name}, (name,), "destroyed")
        elif tent & FORTIFIED:
            yield Breach("creed.special.fortify.single", {"tent": name}, (name,))

    def menu_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        if p.forts[p.on_turn]:
            _bare(p, found, self.kind, p.on_turn, price)

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        camps = bytearray(draft.camps)
        camps[act.cell] |= FORTIFIED
        draft.camps = bytes(camps)
        draft.forts = with_item(draft.forts, act.player, draft.forts[act.player] - 1)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        yield Event("fortify", "creed.special.fortify", {"tent": name, "cost": act.price}, (name,), act.player)


@TYPES.add
class Assassinate(TentAction):
    """Turn an enemy tent, unless a fortress guards it (creed.special.fortify.safe)."""

    kind, word, special, target_mark = Kind.ASSASSINATE, "assassinate", SPECIALS.index("assassinate"), "block"
    arguments = (ON_TENT, PRICE)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        yield from too_early(p)
        name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
        if p.layout.sides[act.cell // TENTS] == p.layout.sides[act.player]:
            yield Breach("creed.special.assassinate", {"tent": name}, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach("creed.special.assassinate", {"tent": name}, (name,), "destroyed")
        elif tent & FORTIFIED:
            yield Breach("creed.special.fortify.safe", {"tent": name}, (name,))

    def menu_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        if is_first_turn(p):
            return
        for enemy in p.layout.enemies[p.on_turn]:
            _bare(p, found, self.kind, enemy, price)

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        hit(draft, act.cell)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        yield Event("assassinate", "creed.special.assassinate", {"tent": name, "cost": act.price}, (name,), act.player)
        yield from hit_events(p, act.cell)

    def begins_at_tent(self, p: State) -> bool:
        return p.stage not in (TENTS_STAGE, LAY_STAGE)
