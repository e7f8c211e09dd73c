"""What a seat knows of the others' cards from what it was shown: each way their hands can lie, with its chance.

Production, payments and trades lie open. Of a theft between others only the number of cards is seen, so each kind the
victim may have held is a way of its own, weighted by the chance that it was drawn (catan.robber.steal_one_random).
What somebody pays, gives or lacks afterwards rules ways out. Development cards that were played lie open for good.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, prod
from random import Random

from boardlab.catan.actions import Action, Kind
from boardlab.catan.cards import (
    BANK,
    COUNTED,
    GUARD,
    HAND,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ONE,
    PER_KIND,
    SHIFT,
    bundle,
    counts_of,
    parts,
    size,
)
from boardlab.catan.determinize import deal_hidden, promised, sample
from boardlab.catan.position import Position, View, open_copy, seal
from boardlab.catan.rules.validation import impossible, unreachable
from boardlab.catan.state import State
from boardlab.core.play.knowledge import MOST_WORLDS, Worlds, gather
from boardlab.core.text.sampling import sampled

_HANDS = (1 << BANK) - 1
"""The bits of all hands, without the bank."""
_GUARDS = sum([GUARD << shift for shift in SHIFT])
_DRAWN_AT_FIRST = 2_000


class Beliefs:
    """See :class:`~boardlab.core.contract.knowledge.Beliefs`. A world is all hands in one integer, as in a position."""

    def __init__(self, view: View) -> None:
        self.viewer = view.viewer
        self.worlds = _first_worlds(view)
        self.played = [0] * len(ONE)
        """Progress cards that were seen to be played, by kind."""

    def update(self, before: State, act: Action, after: State) -> None:
        """Take in a step: cards that move openly, a theft, or what a choice shows to be in a hand."""
        if act.kind == Kind.STEAL:
            self._steal(before.active, before.underway.victim, act.get)
            return
        if act.kind == Kind.PLAY and act.card != KNIGHT:
            self.played[act.card] += 1
        held, exact = _shown(before, act)
        lost = gained = 0
        for shift in SHIFT[: before.players]:
            was, now = before.cards >> shift & HAND, after.cards >> shift & HAND
            if was != now:
                for one, had, has in zip(ONE, counts_of(was), counts_of(now), strict=True):
                    lost += max(had - has, 0) * one << shift
                    gained += max(has - had, 0) * one << shift
        if lost or gained or held or exact:
            wanted, counted = held | lost, before.cards & exact
            self.worlds = gather(
                (world - lost + gained, weight)
                for world, weight in self.worlds.items()
                if world & exact == counted and ((world | _GUARDS) - wanted) & _GUARDS == _GUARDS
            )

    def _steal(self, thief: int, victim: int, card: int) -> None:
        """A card drawn from a hand: the two of them know it, others only that it moved."""
        kinds = [ONE.index(card)] if self.viewer in (thief, victim) else KINDS

        def ways() -> Iterator[tuple[int, float]]:
            for world, weight in self.worlds.items():
                hand = world >> SHIFT[victim] & HAND
                counts, held = counts_of(hand), size(hand)
                for kind in kinds:
                    if counts[kind]:
                        moved = world + (ONE[kind] << SHIFT[thief]) - (ONE[kind] << SHIFT[victim])
                        yield moved, weight * counts[kind] / held

        self.worlds = gather(ways())

    def sample(self, view: View, rng: Random) -> Position:
        """A whole position that agrees with the view now and with all that was seen."""
        if not self.worlds:
            return sample(view, rng)

        def drawn() -> Position:
            draft = open_copy(view)
            draft.cards = view.cards >> BANK << BANK | self.worlds.draw(rng)
            deal_hidden(draft, rng, self.played)
            return seal(draft)

        return sampled(drawn, impossible, unreachable)


def _shown(before: State, act: Action) -> tuple[int, int]:
    """What an action shows of hands: cards that are there, as all hands in one integer; and the bits of counts that
    are known afterwards, since everybody has given up all cards of a kind (catan.dev.monopoly).
    """
    if act.kind in (Kind.OFFER, Kind.COUNTER):
        return act.give << SHIFT[act.player], 0
    if act.kind == Kind.ACCEPT and before.underway.offer is not None:
        return before.underway.offer.get << SHIFT[act.player], 0
    if act.kind == Kind.PLAY and act.card == MONOPOLY:
        return 0, sum(act.get * 0xFF << SHIFT[seat] for seat in range(before.players) if seat != act.player)
    return 0, 0


def _first_worlds(view: View) -> Worlds[int]:
    """All ways to deal the cards that are nowhere else; of very many, some that are drawn."""
    hidden = [seat for seat in range(view.players) if view.packed_hand(seat) >> 40]
    known = view.cards & _HANDS
    for seat in hidden:
        known -= view.packed_hand(seat) << SHIFT[seat]
    owed = {seat: promised(view, seat) for seat in hidden}
    open_cards = [view.cards >> BANK & COUNTED, *(view.packed_hand(s) for s in range(view.players) if s not in hidden)]
    lying = [counts_of(cards) for cards in (*open_cards, *owed.values())]
    pool = bundle([max(PER_KIND - sum(counts[kind] for counts in lying), 0) for kind in KINDS])
    wanted = {seat: size(view.packed_hand(seat)) - size(owed[seat]) for seat in hidden}
    found: Worlds[tuple[int, int]] = Worlds({(known, pool): 1.0})
    for seat, count in wanted.items():
        if len(found) * len(parts(pool, count)) > MOST_WORLDS:
            rng = Random(0)
            return gather((sample(view, rng).cards & _HANDS, 1.0) for _ in range(_DRAWN_AT_FIRST))
        found = gather(
            ((world + (owed[seat] + dealt << SHIFT[seat]), left - dealt), weight * _ways(left, dealt))
            for (world, left), weight in found.items()
            for dealt in parts(left, count)
        )
    return gather((world, weight) for (world, _), weight in found.items())


def _ways(pool: int, dealt: int) -> int:
    """In how many ways these cards can be taken of a pool."""
    return prod(comb(have, take) for have, take in zip(counts_of(pool), counts_of(dealt), strict=True))
