"""What a development card is, and how one is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import ClassVar, TypeVar

from boardlab.catan.actions import (
    FOUND,
    ROLL,
    TURN,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import (
    DEVELOPMENTS,
    ONE,
)
from boardlab.catan.places import development_phrase, kind_phrase
from boardlab.catan.rules.action_text import read_development
from boardlab.catan.rules.action_type import CARD, SEAT, TYPES, Breaches, CatanAction, Events, Path, VerbContext
from boardlab.catan.rules.bundles import CardByCard
from boardlab.catan.state import Draft, State
from boardlab.core.contract.action_base import Domain, Form
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase


class DevelopmentCard(ABC):
    """One kind of development card, with the parts in which it differs from the others."""

    index: ClassVar[int]
    """Its number among the development cards."""
    names: ClassVar[Mapping[str, Domain]] = MappingProxyType({})
    """What playing it names besides the card."""
    kept: ClassVar[bool] = False
    """Is it never played?"""
    example: ClassVar[int] = 0
    """What a play of it that says no more is judged to take."""

    @property
    def name(self) -> str:
        """``knight``, as in texts."""
        return DEVELOPMENTS[self.index]

    def write(self, act: Action) -> str:
        """What its text says after its name."""
        return ""

    def read(self, words: list[str]) -> int | None:
        """The cards that the words after its name ask for; None where they are not the right ones."""
        return None if words else 0

    def breaches(self, p: State, act: Action) -> Breaches:
        """What is wrong with what it would do."""
        yield from ()

    @abstractmethod
    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        """The ways to play it now, by a seat that holds it and may."""

    @staticmethod
    @abstractmethod
    def apply(draft: Draft, act: Action) -> None:
        """Change the open state as playing the card does."""

    @abstractmethod
    def events(self, before: State, after: State, act: Action) -> Events:
        """What is told of it."""

    def pick_path(self, act: Action) -> Path:
        """The picks after the card itself."""
        return ()

    def by_cards(self) -> CardByCard | None:
        """What picks the cards it takes one by one; None where no cards are picked so."""
        return None

    def prompt(self) -> Phrase | None:
        """What is asked once the card is picked; None where there is nothing special to say."""
        return None


CARDS: list[DevelopmentCard] = []
"""The five cards by their numbers; each is entered where it is told."""
C = TypeVar("C", bound=type[DevelopmentCard])


# -- playing ---------------------------------------------------------------------------------------------------------


@TYPES.add
@rule("catan.dev.any_time")
class Play(CatanAction):
    """Play a development card from the hand, at any time of the turn: one a turn
    (catan.dev.one_per_turn), and none bought in it (catan.dev.not_bought_turn).
    """

    kind, word = Kind.PLAY, "play"
    stages = (ROLL, *TURN)
    turn_rule, tells_whose_turn = ("catan.dev.own_turn", ""), True
    verb, group, rank = "card:", "group.cards", 7

    def wrong_moment(self, p: State, due: Breach | None) -> Breach:
        return super().wrong_moment(p, due) if p.phase == FOUND else Breach("catan.dev.not_mid_resolution")

    def write(self, act: Action) -> str:
        return f"play {DEVELOPMENTS[act.card]} {CARDS[act.card].write(act)}".rstrip()

    def read(self, p: State, words: list[str]) -> Action | None:
        if not words:
            return None
        card = read_development(words[0])
        get = CARDS[card].read(words[1:])
        return None if get is None else action(self.kind, p.doer, card=card, get=get)

    def breaches(self, p: State, act: Action) -> Breaches:
        card = CARDS[act.card]
        if not card.kept:
            yield from self._in_its_time(p, act)
        yield from card.breaches(p, act)

    def _in_its_time(self, p: State, act: Action) -> Breaches:
        facts = {"card": development_phrase(act.card)}
        held = p.developments[act.player] >> 8 * act.card & 0xFF
        if not held:
            yield Breach("catan.cards.must_hold", facts, case="development")
        elif held <= p.fresh >> 8 * act.card & 0xFF:
            yield Breach("catan.dev.not_bought_turn", facts)
        if p.carded:
            yield Breach("catan.dev.one_per_turn")

    @staticmethod
    @rule("catan.dev.progress_gone")
    def apply(draft: Draft, act: Action) -> None:
        """The card leaves the hand; a knight stays handler up, others leave the game (catan.dev.knight,
        catan.dev.progress_gone).
        """
        seat = act.player
        draft.developments = with_item(draft.developments, seat, draft.developments[seat] - ONE[act.card])
        draft.carded = True
        CARDS[act.card].apply(draft, act)

    def events(self, before: State, after: State, act: Action) -> Events:
        return CARDS[act.card].events(before, after, act)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        """The cards in hand that can be played, each once; points are kept."""
        for card in CARDS:
            if not card.kept and p.developments[p.decider] >> 8 * card.index & 0xFF:
                key, note = self.verb + card.name, Phrase(f"card_text.{card.name}")
                reasons, done = context.refusals(key), context.finished(key)
                yield Choice(key, development_phrase(card.index), self.group, note, breaches=reasons, action=done)

    def pick_path(self, p: State, act: Action) -> Path:
        card = CARDS[act.card]
        return (self.verb + card.name, *card.pick_path(act))

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        return Choice(key, Phrase("choice.kind", {"kind": kind_phrase(ONE.index(act.get))}), action=last)

    def _named(self, path: Path) -> DevelopmentCard | None:
        """The card a path names; None where there is no such card."""
        name = path[0].removeprefix(self.verb)
        return CARDS[DEVELOPMENTS.index(name)] if name in DEVELOPMENTS else None

    def prompt(self, p: State, path: Path) -> Phrase | None:
        card = self._named(path)
        return card.prompt() if card else None

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        card = self._named(path)
        return (action(self.kind, p.doer, card=card.index, get=card.example),) if card else ()

    def is_by_cards(self, act: Action) -> bool:
        return CARDS[act.card].by_cards() is not None

    def by_cards(self, p: State, path: Path) -> CardByCard | None:
        card = self._named(path)
        return card.by_cards() if card else None


def add_card(made: C) -> C:
    """Enter a development card; used as the decorator of its class."""
    CARDS.append(made())
    CARDS.sort(key=lambda card: card.index)
    Play.form = Form({"player": SEAT, "card": CARD}, "card", {card.index: card.names for card in CARDS if card.names})
    return made
