"""Reinforcements: units come from the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations, product

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Phrase
from boardlab.creed.actions import Action, Kind, action
from boardlab.creed.board import Layout
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules.action_text import unit_named
from boardlab.creed.rules.action_type import DONE, TYPES, UNIT, Bounds, Path, Picked
from boardlab.creed.rules.judging import nearest
from boardlab.creed.rules.phrases import unit_phrase
from boardlab.creed.rules.special_action import SpecialAction
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import (
    NAMES,
    NORMAL_MASK,
    NUMBERS,
    PROFILES,
    SPECIAL,
    count,
    pile_of,
    size,
    tiles,
)

MOST_REINFORCED = 3
"""Casualties one reinforcement brings back (creed.special.reinforce)."""


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

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
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
