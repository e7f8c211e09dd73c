"""What is certain of the hands from what was seen: cards taken openly, and not spent or perhaps stolen since."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.actions import STEAL, Action
from boardlab.catan.cards import HAND, KINDS, ONE, SHIFT, Counts, counts_of, size
from boardlab.catan.state import State
from boardlab.core.contract.rule import rule


@rule("catan.robber.victim_hides")
def seen_cards(story: Iterable[tuple[State, Action, State]], viewer: int | None = None) -> tuple[Counts, ...]:
    """The cards of each kind that each seat certainly holds, by what was seen.

    Harvests, purchases, trades and what a card takes are open. A card that is stolen is not: of each kind that it may
    have been the hand has one fewer for certain. Only thief and victim know it, and everybody where it could be but one
    kind. Nothing is known of the cards that a hand held when the story began. The sum is never more than the hand.

    Args:
        story: the steps from the beginning, each with the positions before and after it.
        viewer: a seat whose own thefts, as thief or victim, count too; None for what everybody knows.
    """
    hands: list[_Hand] = []
    for before, act, after in story:
        hands = hands or [_Hand(size(before.packed_hand(seat))) for seat in range(before.players)]
        if before.stage == STEAL:
            thief, victim = hands[before.active], hands[before.underway.victim]
            known = ONE.index(act.get) if viewer in (before.active, before.underway.victim) else None
            thief.gain_stolen(victim.lose_stolen(known))
        elif before.cards != after.cards:
            for hand, shift in zip(hands, SHIFT, strict=False):
                was, now = (counts_of(p.cards >> shift & HAND) for p in (before, after))
                hand.move_openly([now[kind] - was[kind] for kind in KINDS])
    return tuple(tuple(hand.least) for hand in hands)


class _Hand:
    """A hand of so many cards, of each kind at least and at most so many."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.least = [0] * len(KINDS)
        self.most = [count] * len(KINDS)

    def move_openly(self, changes: list[int]) -> None:
        """Cards of each kind come, or go."""
        self.count += sum(changes)
        for kind, change in enumerate(changes):
            self.least[kind] = max(0, self.least[kind] + change)
            self.most[kind] += change
        self._conclude()

    def lose_stolen(self, known: int | None) -> list[int]:
        """A card is drawn, of a kind that is known or not; tells the kinds that it can have been."""
        can = [kind for kind in KINDS if self.most[kind] > 0] if known is None else [known]
        self.count -= 1
        for kind in can:
            self.least[kind] = max(0, self.least[kind] - 1)
        if len(can) == 1:
            self.most[can[0]] -= 1
        self._conclude()
        return can

    def gain_stolen(self, can: list[int]) -> None:
        """A card comes that is of one of these kinds."""
        self.count += 1
        for kind in can:
            self.most[kind] += 1
        if len(can) == 1:
            self.least[can[0]] += 1
        self._conclude()

    def _conclude(self) -> None:
        """What is not of the other kinds is of this one."""
        sure = sum(self.least)
        self.most = [min(most, self.count - sure + least) for least, most in zip(self.least, self.most, strict=True)]
        can = sum(self.most)
        self.least = [max(least, self.count - can + most) for least, most in zip(self.least, self.most, strict=True)]
