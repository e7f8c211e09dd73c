"""A moment of a game in steps of one word: what OpenSpiel calls a state, in plain Python.

A player's action is chosen word by word; where chance is next, one of its outcomes is chosen by its number. A moment
does not change, so that a copy costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import NamedTuple

from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.core.contract.position_base import PlayerView
from boardlab.openspiel.chronicle import Chronicle
from boardlab.openspiel.decks import Decks
from boardlab.openspiel.vocabulary import words_of

Menu = tuple[tuple[tuple[str, ...], Action], ...]
"""Actions that may still be meant, each with its words."""
ORDERS: Mapping[str, Callable[[Position], Decks]] = {"torres": Decks.of}
"""What keeps account of cards that lie in an order, by game; those of the others are drawn by chance anyway."""


class Due(NamedTuple):
    """A purchase that waits for its cards."""

    action: Action
    places: tuple[tuple[int, int], ...]
    """Those that chance still has to fill, as (deck, place)."""
    decks: Decks
    """What was known before the first of them was filled."""


class Moment:
    """A position, the words that were chosen of the next action, and what everybody has seen."""

    __slots__ = ("_at", "_choices", "decks", "due", "menu", "position", "said", "steps", "story")

    def __init__(
        self,
        position: Position,
        story: Chronicle,
        decks: Decks | None,
        steps: int = 0,
        said: tuple[str, ...] = (),
        menu: Menu | None = None,
        due: Due | None = None,
    ) -> None:
        self.position, self.story, self.decks = position, story, decks
        self.steps = steps
        """How many words and outcomes were chosen since the start."""
        self.said = said
        """The words of the next action that were chosen."""
        self.menu = menu
        """The actions that begin with these words; None for all legal ones."""
        self.due = due
        self._choices: dict[str, Menu] | None = None
        self._at = len(said)

    @classmethod
    def start(cls, position: Position) -> Moment:
        """The first moment of a game."""
        order = ORDERS.get(position.game)
        return cls(position, Chronicle(position), None if order is None else order(position))

    @property
    def player(self) -> int | None:
        """Who decides: a seat, CHANCE, or None when the game is over."""
        return self.position.current_player if self.due is None else CHANCE

    # -- words ---------------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> dict[str, Menu]:
        """The words that may be next, each with the actions that then may be meant."""
        if self._choices is None:
            menu = self.menu
            if menu is None:
                menu = tuple((words_of(action), action) for action in self.position.legal_actions())
            at = len(self.said)
            # What all actions have in common is no choice; a single action is asked for by its first word.
            while len(menu) > 1 and len({words[at] for words, _ in menu}) == 1:
                at += 1
            self._at = at
            found: dict[str, list[tuple[tuple[str, ...], Action]]] = {}
            for words, action in menu:
                found.setdefault(words[at], []).append((words, action))
            self._choices = {word: tuple(some) for word, some in found.items()}
        return self._choices

    def say(self, word: str) -> Moment:
        """The moment after a word; where it leaves one action, that action is done."""
        menu = self.choices[word]
        if len(menu) > 1:
            return self._with(menu[0][0][: self._at + 1], menu)
        return self._do(menu[0][1])

    def _do(self, action: Action) -> Moment:
        if self.decks is not None and (places := self.decks.draws(self.position, action)):
            return self._with(due=Due(action, places, self.decks))
        return self._done(self.position, self.decks, action)

    def _done(self, position: Position, decks: Decks | None, action: Action) -> Moment:
        after = position.play(action)
        decks = None if decks is None else decks.after(position, action)
        return Moment(after, self.story.then(position, action, after), decks, self.steps + 1)

    def _with(self, said: tuple[str, ...] = (), menu: Menu | None = None, due: Due | None = None) -> Moment:
        return Moment(self.position, self.story, self.decks, self.steps + 1, said, menu, due)

    # -- chance --------------------------------------------------------------------------------------------------------

    @property
    def outcomes(self) -> list[tuple[int, Fraction]]:
        """What chance may answer, each as (number, chance): a card, or which of the position's ``chance_outcomes``."""
        if self.due is not None:
            assert self.decks is not None
            return self.decks.outcomes(self.position, self.due.places[0][0])
        return [(number, chance) for number, (_, chance) in enumerate(self.position.chance_outcomes())]

    def answer(self, number: int) -> Moment:
        """The moment after an outcome of chance."""
        if self.due is None:
            return self._done(self.position, self.decks, self.position.chance_outcomes()[number][0])
        assert self.decks is not None
        (deck, place), *rest = self.due.places
        decks, position = self.decks.drawn(self.position, deck, place, number)
        if rest:
            due = self.due._replace(places=tuple(rest))
            return Moment(position, self.story, decks, self.steps + 1, due=due)
        return self._done(position, decks, self.due.action)

    # -- what a seat knows ---------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> str:
        """What a seat sees now: its view, and the words of its own next action."""
        view = self.position.seen_by(seat).to_text()
        return " ".join([view, "·", *self.said]) if self.said and self.player == seat else view

    def known_by(self, seat: int) -> str:
        """All that a seat has seen, and what it sees now."""
        return self.story.seen(seat) + self.seen_by(seat)

    def resampled(self, seat: int, rng: Random) -> Moment:
        """A moment that a seat cannot tell from this one: what it does not know is dealt anew.

        Other seats remember in it what everybody has seen. A purchase waits for its cards anew.
        """
        view = self.position.seen_by(seat)
        assert isinstance(view, PlayerView)
        position = view.sample(rng, self.story.knowledge(seat))
        decks, due, own = self.decks, self.due, self.player == seat
        if decks is not None:
            decks = (decks if due is None else due.decks).alone(seat)
            due = due and Due(due.action, decks.draws(position, due.action), decks)
        story = self.story.told_to(seat, position)
        return Moment(position, story, decks, self.steps, self.said if own else (), self.menu if own else None, due)

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _put_together, (self.position, self.story, self.decks, self.steps, self.said, self.due)


def _put_together(
    position: Position, story: Chronicle, decks: Decks | None, steps: int, said: tuple[str, ...], due: Due | None
) -> Moment:
    menu = ((words_of(action), action) for action in position.legal_actions()) if said else ()
    meant = tuple((words, action) for words, action in menu if words[: len(said)] == said)
    return Moment(position, story, decks, steps, said, meant or None, due)
