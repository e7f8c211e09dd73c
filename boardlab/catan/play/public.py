"""What everybody at the table has seen of the hands: cards taken openly, and not spent openly since."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.actions import STEAL, Action
from boardlab.catan.cards import HAND, KINDS, SHIFT, Counts, counts_of, size
from boardlab.catan.state import State
from boardlab.core.contract.rule import rule


@rule("catan.robber.victim_hides")
def seen_cards(story: Iterable[tuple[State, Action, State]]) -> tuple[Counts, ...]:
    """The cards of each kind that each seat is known by everybody to have taken and not to have spent.

    Harvests, purchases, trades and what a card takes are open. A card that is stolen is not: it changes nothing here,
    nor do the cards that a hand held when the story began. A hand never counts more cards of a kind than it has cards.

    Args:
        story: the steps from the beginning, each with the positions before and after it.
    """
    known: list[list[int]] = []
    last: State | None = None
    for before, _, after in story:
        known = known or [[0] * len(KINDS) for _ in range(before.players)]
        last = after
        if before.stage == STEAL or before.cards == after.cards:
            continue
        for seat, counts in enumerate(known):
            was, now = (counts_of(p.cards >> SHIFT[seat] & HAND) for p in (before, after))
            for kind in KINDS:
                counts[kind] = max(0, counts[kind] + now[kind] - was[kind])
    if last is None:
        return ()
    most = [size(last.packed_hand(seat)) for seat in range(last.players)]
    return tuple(tuple(min(count, most[seat]) for count in counts) for seat, counts in enumerate(known))
