"""What a seat knows of hidden cards from what it was shown: which are gone, and which lie where on its own deck.

A card that was played is gone for good. What a seat looked at and put back on its own deck lies where it put it
(torres.buy.draw) until it is drawn.
"""

from __future__ import annotations

from random import Random

from boardlab.torres.actions import Action, Kind
from boardlab.torres.determinize import sample
from boardlab.torres.position import Position, View
from boardlab.torres.rules.buying import DRAWN, put_back
from boardlab.torres.state import State


class Beliefs:
    """See :class:`~boardlab.core.contract.knowledge.Beliefs`."""

    def __init__(self, view: View) -> None:
        self.viewer = view.viewer
        self.gone: tuple[tuple[int, ...], ...] = ((),) * view.players
        """Cards that each seat has played, as indexes."""
        self.deck: tuple[int, ...] = ()
        """The seat's own deck, top first; -1 for a card that it does not know."""
        if self.viewer is not None and view.options.deck == "own":
            self.deck = view.deck_cards[self.viewer]

    def update(self, before: State, act: Action, after: State) -> None:
        """Take in a step: a card that was played, or what the seat itself put back."""
        if act.kind == Kind.PLAY:
            gone = list(self.gone)
            gone[act.player] += (act.card,)
            self.gone = tuple(gone)
        elif act.player == self.viewer and before.options.deck == "own":
            if act.kind == Kind.BUY:
                self.deck = self.deck[DRAWN:]
            elif act.kind == Kind.KEEP:
                self.deck = put_back(self.deck, act)

    def sample(self, view: View, rng: Random) -> Position:
        """A whole position that agrees with the view now and with all that was seen."""
        return sample(view, rng, self.gone, self.deck)
