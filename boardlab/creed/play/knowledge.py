"""What a seat knows of others' units from what it was shown: where those may lie whose face it has seen.

A unit that goes home face up is known to be in hand until one is laid face down: then it is that one with the chance of
any other of the hand. Of the rest each may lie in any hidden place (creed.comp.holder). Who lays a unit takes any of
the hand with the same chance. What lies under tents is told by the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boardlab.core.play.knowledge import Worlds, gather
from boardlab.creed.actions import Action, Kind
from boardlab.creed.determinize import Seen, sample
from boardlab.creed.options import tiles_of
from boardlab.creed.position import Position, View
from boardlab.creed.state import State
from boardlab.creed.units import HIDDEN, OBSTACLES, ONE, PROFILE, PROFILES, count, size
from boardlab.creed.view import friends

Ways = Iterator[tuple[Seen, float]]


class Beliefs:
    """See :class:`~boardlab.core.contract.knowledge.Beliefs`. A world says where units lie that were seen."""

    def __init__(self, view: View) -> None:
        near = friends(view, view.viewer)
        self.worlds: dict[int, Worlds[Seen]] = {
            seat: gather([(Seen(0, ()), 1.0)]) for seat in range(view.players) if seat not in near
        }

    def update(self, before: State, act: Action, after: State) -> None:
        """Take in a step: units that turn up, go home, or come from a hand."""
        for seat in self.worlds:
            cells = [cell for cell in before.layout.cells_of[seat] if before.units[cell] != after.units[cell]]
            if cells or before.hand_piles[seat] != after.hand_piles[seat]:
                self.worlds[seat] = gather(_Change(before, seat).ways(self.worlds[seat], act, after, cells))

    def sample(self, view: View, rng: Random) -> Position:
        """A whole position that agrees with the view now and with all that was seen."""
        return sample(view, rng, {seat: worlds.draw(rng) for seat, worlds in self.worlds.items()})


class _Change:
    """What a step does to the worlds of one seat."""

    def __init__(self, before: State, seat: int) -> None:
        self.before, self.seat = before, seat
        standing = [before.units[cell] for cell in before.layout.cells_of[seat]]
        lying = sum(ONE[tile & PROFILE] for tile in standing if tile and not tile & HIDDEN)
        self.pool = tiles_of(before.options, before.nations[seat]) - before.dead[seat] - lying
        """The tiles that lie face down or in hand, as a pile."""

    def ways(self, worlds: Worlds[Seen], act: Action, after: State, cells: list[int]) -> Ways:
        """The worlds after a step, by weight."""
        secret = act.kind == Kind.RECALL and self.before.options.recall_hidden_obstacle == "secret"
        found: Ways = iter(worlds.items())
        recalled = -1
        for cell in cells:
            if self.before.units[cell] & HIDDEN and not after.units[cell] & HIDDEN:
                if secret:
                    recalled = cell
                else:
                    # A list, since the pool is another one afterwards.
                    found = iter([*self._turned_up(found, cell, self.before.units[cell] & PROFILE)])
                    self.pool -= ONE[self.before.units[cell] & PROFILE]
        if recalled >= 0:
            return self._recalled(found, recalled)
        if act.kind in (Kind.PLACE, Kind.DEPLOY):
            return self._laid(found, act)
        gained = after.hand_piles[self.seat] - self.before.hand_piles[self.seat]
        return ((Seen(hand + gained, lying), weight) for (hand, lying), weight in found)

    def _unknown(self, seen: Seen) -> tuple[int, int]:
        """The tiles whose place is not known, as a pile, and how many they are."""
        left = self.pool - seen.hand - sum(ONE[number] for _, number in seen.lying)
        return left, size(left)

    def _turned_up(self, worlds: Ways, cell: int, number: int) -> Ways:
        for seen, weight in worlds:
            known = dict(seen.lying).get(cell)
            if known is None:
                left, unknown = self._unknown(seen)
                yield seen, weight * count(left, number) / unknown
            elif known == number:
                yield Seen(seen.hand, tuple(each for each in seen.lying if each[0] != cell)), weight

    def _recalled(self, worlds: Ways, cell: int) -> Ways:
        """An obstacle is taken back face down (creed.act.recall): nothing else can be."""
        for seen, weight in worlds:
            left, unknown = self._unknown(seen)
            known = dict(seen.lying).get(cell)
            lying = tuple(each for each in seen.lying if each[0] != cell)
            for number in OBSTACLES if known is None else OBSTACLES & {known}:
                chance = count(left, number) / unknown if known is None else 1.0
                if chance:
                    yield Seen(seen.hand + ONE[number], lying), weight * chance

    def _laid(self, worlds: Ways, act: Action) -> Ways:
        """A unit comes from the hand, face up or face down."""
        held = size(self.before.hand_piles[self.seat])
        for seen, weight in worlds:
            left, unknown = self._unknown(seen)
            other = held - size(seen.hand)
            if act.hidden and other:
                yield seen, weight * other / held
            elif other and count(left, act.unit):
                yield seen, weight * other / held * count(left, act.unit) / unknown
            for number in PROFILES if act.hidden else (act.unit,):
                if count(seen.hand, number):
                    lying = tuple(sorted((*seen.lying, (act.cell, number)))) if act.hidden else seen.lying
                    yield Seen(seen.hand - ONE[number], lying), weight * count(seen.hand, number) / held
