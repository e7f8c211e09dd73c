"""What all action types of Catan have in common, and their usual parts; each chapter tells its own.

Besides the parts of :class:`boardlab.core.contract.action_type.ActionType` there are those of this game: the stages in
which an action makes sense, why it is refused out of turn and at the wrong moment, and how it is offered and picked.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import ClassVar, cast

from boardlab.catan import actions
from boardlab.catan.actions import FOUND, TURN, Action, Kind, action
from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import COUNTED, DEVELOPMENTS, ONE, PER_KIND, counts_of
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.places import cards_phrase, place_phrase
from boardlab.catan.rules.bundles import CardByCard
from boardlab.catan.state import Draft, State
from boardlab.core.contract import picks
from boardlab.core.contract.action_base import Domain, Form, whole
from boardlab.core.contract.action_type import ActionTypes, FixedForm
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat

Breaches = Iterator[Breach]
Events = Iterator[Event]
Path = tuple[str, ...]

# -- what an action names, and within which bounds: what no legal action and no text can exceed

MOST = PER_KIND * len(ONE)
"""All resource cards together: more cannot be named."""


def _is_bundle(value: object) -> bool:
    """Is this a bundle: cards of the five kinds, and no more of them than the game has?"""
    return type(value) is int and not value & ~COUNTED and sum(counts_of(value)) <= MOST


SEAT, OTHER, ANYBODY = whole(CHANCE, 3), whole(0, 3), whole(-1, 3)
SITE, PATH, TILE, THROW = (whole(0, count - 1) for count in (len(SITES), len(PATHS), len(TILES), 36))
CARD = whole(0, len(DEVELOPMENTS) - 1)
BUNDLE = Domain(_is_bundle, Phrase("takes.bundle", {"most": MOST}))
ONE_CARD = Domain(lambda value: type(value) is int and value in ONE, Phrase("takes.card"))


def form(**fields: Domain) -> Form:
    """What an action names besides its kind: its player, and these fields."""
    return Form({"player": SEAT, **fields})


# -- the parts -------------------------------------------------------------------------------------------------------


VerbContext = picks.VerbContext[Action]
"""What an action type may ask of the legal actions when it makes the choice of its verb."""


class CatanAction(FixedForm[State, Draft, Action]):
    """One kind of action with all its parts: in text, in the rules, in what is told of it, and on the board."""

    kind: ClassVar[Kind]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "verb" not in cls.__dict__:
            cls.verb = cls.word

    form: ClassVar[Form] = form()
    stages: ClassVar[tuple[str, ...]] = TURN
    """The stages in which it makes sense, such as ``act``."""

    # -- whose it is, and when -------------------------------------------------------------------------------------

    turn_rule: ClassVar[tuple[str, str]] = ("", "")
    """The rule, and the case of its refusal, that leaves this action to the player whose turn it is; "" for none."""
    tells_whose_turn: ClassVar[bool] = False
    """Does its own refusal out of turn say whose turn it is, so that nothing needs to be added?"""
    waits_for_turn: ClassVar[bool] = True
    """Does whoever may not do it now have to wait for a turn, rather than for an offer?"""
    not_now: ClassVar[tuple[str, str] | None] = None
    """The rule, and the case of its refusal, that says what this action answers; None where it may open a turn."""
    before_roll: ClassVar[str] = "catan.turn.roll_first"
    """The rule that keeps it from being done before the roll."""

    asks_in_turn: ClassVar[bool] = False
    """Have :meth:`own_rules` something to say to whoever decides, too?"""

    def own_rules(self, p: State, act: Action, out_of_turn: bool) -> Breaches:
        """What the rules say of this kind of action alone, about whose it is: told before what holds for all."""
        rule, case = self.turn_rule
        if rule and out_of_turn and p.phase != FOUND and act.player != p.active:
            yield Breach(rule, {"player": Seat(p.active), "mover": Seat(act.player)}, case=case)

    def wrong_moment(self, p: State, due: Breach | None) -> Breach:
        """Why this is not the time for it: something else is due, or nothing that it would answer."""
        if due is not None:
            return due
        if self.not_now is None:
            return Breach(self.before_roll)
        rule, case = self.not_now
        return Breach(rule, {"rolled": p.rolled, "least": HAND_LIMIT + 1}, case=case)

    # -- the text --------------------------------------------------------------------------------------------------

    def read(self, p: State, words: list[str]) -> Action | None:
        """An action that its first word says in full."""
        return None if words else action(self.kind, p.doer)

    # -- on the board ----------------------------------------------------------------------------------------------

    verb: ClassVar[str] = ""
    """The key that its picks begin with, or that key up to its colon; its word where nothing is said."""
    places: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Where it may be done, by key; empty for what is done at no place."""
    mark: ClassVar[str] = ""
    """How the board marks these places."""
    elsewhere: ClassVar[tuple[str, str]] = ("", "")
    """The rule that refuses places of another kind, and what its sentence calls them."""
    rank: ClassVar[int] = 0
    """Its place in the list of verbs, the lowest first."""
    group: ClassVar[str] = "group.turn"
    """The group its verb belongs to."""
    cost: ClassVar[int] = 0
    """What it costs, a bundle."""

    shown_in: ClassVar[tuple[str, ...]] = ()
    """The stages in which its verb is shown, possible or not, where those are others than where it makes sense."""

    def opening(self, p: State) -> Phrase | None:
        """What is asked before the first pick of its stage; None where the stage's own sentence does."""
        return None

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        """The first picks that begin it; where it may not be done now, each carries the reasons."""
        yield self.plain_verb(p, context)

    def plain_verb(self, p: State, context: VerbContext, note: Phrase | None = None) -> Choice:
        """The verb of an action that one pick finishes."""
        reasons = context.refusals(self.verb)
        done = None if reasons else action(self.kind, p.decider)
        return Choice(
            self.verb, Phrase(f"verb.{self.verb}"), self.group, note, self.price(), breaches=reasons, action=done
        )

    def place_verb(self, context: VerbContext) -> Choice:
        """The verb of a stage in which there is nothing else to do."""
        count = len({act.place for act in context.legal})
        return Choice(self.verb, Phrase(f"verb.{self.verb}"), "group.board", Phrase("note.places", {"n": count}))

    def price(self) -> Phrase | None:
        """What it costs, in words."""
        return Phrase("cost.cards", {"cards": cards_phrase(self.cost)}) if self.cost else None

    def meant_by(self, p: State, key: str) -> bool:
        """Does the key of a place, or of a card, picked alone, mean this action?"""
        return False

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        """One pick on the way to an action, its verb excepted; ``last`` is the action if this pick finishes it."""
        return self.place_choice(p, key, last)

    def place_choice(self, p: State, key: str, last: Action | None) -> Choice:
        """A place to pick."""
        name = place_phrase(p.island, key)
        assert name is not None
        return Choice(key, name, is_place=True, mark=self.mark, action=last)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        """What is asked after a path; None where there is nothing special to say."""
        return Phrase(f"prompt.place_{self.verb}") if self.places else None

    def sources(self, p: State, path: Path) -> Path:
        """Keys of the places that make its choices possible, to be marked: buildings at harbours, for their rates."""
        return ()

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        """What a path that leads nowhere would have been; of several, that which fails for the fewest rules counts."""
        if not self.places:
            return (action(self.kind, p.doer),)
        at = self.places.get(path[1]) if len(path) > 1 else None
        return self.anywhere(p) if at is None else (action(self.kind, p.doer, at),)

    def anywhere(self, p: State) -> Iterable[Action]:
        """Some actions of this kind, the likeliest first, for a verb that no place allows."""
        return ()

    # -- card by card ----------------------------------------------------------------------------------------------

    def by_cards(self, p: State, path: Path) -> CardByCard | None:
        """What picks the cards of a path one by one, if that is how it goes on."""
        return None

    def is_by_cards(self, act: Action) -> bool:
        """Is this action picked card by card?"""
        return False


class ChanceAction(CatanAction):
    """What chance answers: the dice, a card drawn unseen."""

    chance = True

    @abstractmethod
    def outcomes(self, p: State) -> tuple[tuple[Action, Fraction], ...]:
        """What chance may answer, as far as the reader may know, each with its chance."""

    @abstractmethod
    def draw(self, p: State, rng: Random) -> Action:
        """One of these answers, drawn by their chances."""


TYPES = cast("ActionTypes[CatanAction]", actions.TYPES)
"""The action types by kind; each chapter adds its own."""
