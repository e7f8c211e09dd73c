"""Decks shuffled anew: whoever takes back a purchase and does something else must not know which cards come later."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.play.dice import Dice
from boardlab.torres.actions import Action
from boardlab.torres.position import Position, seal
from boardlab.torres.rules.buying import DRAWN, Buy, Keep, put_back
from boardlab.torres.state import State, open_copy


def redeal(story: Iterable[tuple[State, Action]], p: Position, dice: Dice) -> Position:
    """A position with all cards in new order that nobody can know the place of.

    What was put back on a deck after it was looked at stays where its player put it.

    Args:
        story: the steps that led to the position, each as (position before, action).
        p: the position.
        dice: shuffles.
    """
    decks = []
    for deck, known in zip(p.deck_cards, _known(story, p), strict=True):
        unseen = [card for card, seen in zip(deck, known, strict=True) if seen < 0]
        dice.shuffle(unseen)
        decks.append(tuple([card if seen >= 0 else unseen.pop() for card, seen in zip(deck, known, strict=True)]))
    draft = open_copy(p)
    draft.deck_cards = tuple(decks)
    return seal(draft)


def _known(story: Iterable[tuple[State, Action]], p: State) -> list[tuple[int, ...]]:
    """Each deck, top first, as far as its player put cards there; -1 for any other card."""
    known = [(-1,) * len(deck) for deck in p.deck_cards]
    begun = False
    for before, act in story:
        if before.options.deck != "own":
            return known
        if not begun:
            known, begun = [(-1,) * len(deck) for deck in before.deck_cards], True
        if act.kind == Buy.kind:
            known[act.player] = known[act.player][DRAWN:]
        elif act.kind == Keep.kind:
            known[act.player] = put_back(known[act.player], act)
    # A position that was set up may have other decks than the game before it.
    fits = [len(seen) for seen in known] == [len(deck) for deck in p.deck_cards]
    return known if fits else [(-1,) * len(deck) for deck in p.deck_cards]
