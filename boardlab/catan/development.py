"""Development cards: buying and drawing one, playing one a turn; the knight with its army, and the point that is kept.

The three progress cards are told in :mod:`boardlab.catan.progress_cards`. Development cards do not count
as cards of the hand on a 7 (catan.dev.not_in_hand_count).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import ClassVar, TypeVar

from boardlab.catan.action_text import read_development
from boardlab.catan.action_type import CARD, SEAT, Asked, Breaches, CatanAction, Events, Path, form
from boardlab.catan.actions import (
    BUILD,
    DRAW,
    DRAWS,
    FOUND,
    RIDE,
    ROLL,
    SEATS,
    TRADE,
    TURN,
    TYPES,
    Action,
    Kind,
    action,
)
from boardlab.catan.arguments import DEVELOPMENT, PLAYED
from boardlab.catan.bundles import CardByCard
from boardlab.catan.cards import (
    DEVELOPMENT_COST,
    DEVELOPMENT_PAID,
    DEVELOPMENTS,
    KNIGHT,
    ONE,
    VICTORY_POINT,
)
from boardlab.catan.holding import pays
from boardlab.catan.odds import draw_card, drawn
from boardlab.catan.options import ARMY_MIN, CARD_POINTS
from boardlab.catan.places import development_phrase, kind_phrase
from boardlab.catan.state import Draft, State
from boardlab.catan.winning import check_win
from boardlab.core.event import Event
from boardlab.core.intention import Domain, Form
from boardlab.core.language import Phrase, Seat
from boardlab.core.picks import Choice
from boardlab.core.position import CHANCE
from boardlab.core.tuples import with_item
from boardlab.core.verdict import Breach

# -- buying and drawing ----------------------------------------------------------------------------------------------


@TYPES.add
class Buy(CatanAction):
    """Buy the top card of the pile (catan.dev.draw_top)."""

    kind, word = Kind.BUY, "buy"
    group, rank, cost = "group.build", 4, DEVELOPMENT_COST

    def breaches(self, p: State, act: Action) -> Breaches:
        if not p.pile:
            yield Breach("catan.dev.deck_empty")
        yield from pays(p, act.player, DEVELOPMENT_COST, "catan.build.cost.development")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.cards += DEVELOPMENT_PAID[act.player]
        if draft.phase == TRADE:
            draft.phase = BUILD
        draft.stage = DRAW
        draft.decider = CHANCE

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("bought", "catan.build.cost.development", {"left": before.pile_size}, (), act.player)

    def deeds(self, p: State, asked: Asked) -> Iterable[Choice]:
        yield self.plain_deed(p, asked, Phrase("note.left", {"n": p.pile_size}))


@TYPES.add
class Draw(CatanAction):
    """Chance: the card that was bought, of those left in the pile."""

    kind, word, form, chance = Kind.DRAW, "draw", form(card=CARD), True
    arguments = (DEVELOPMENT,)
    stages = (DRAW,)
    not_now = ("catan.dev.draw_top", "not_now")
    deed = "draw:"

    def write(self, act: Action) -> str:
        return f"draw {DEVELOPMENTS[act.card]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(self.kind, CHANCE, card=read_development(words[0])) if len(words) == 1 else None

    def outcomes(self, p: State) -> tuple[tuple[Action, Fraction], ...]:
        return drawn(DRAWS, p.pile)

    def draw(self, p: State, rng: Random) -> Action:
        return draw_card(DRAWS, p.pile, rng)

    def breaches(self, p: State, act: Action) -> Breaches:
        if not p.pile >> 8 * act.card & 0xFF:
            yield Breach("catan.dev.draw_top", {"card": development_phrase(act.card)}, case="gone")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        """A drawn point counts at once (catan.dev.vp_exception)."""
        seat = draft.active
        card = ONE[act.card]
        draft.developments = with_item(draft.developments, seat, draft.developments[seat] + card)
        draft.fresh += card
        draft.pile -= card
        draft.stage = draft.phase
        draft.decider = seat
        check_win(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        facts = {"card": development_phrase(act.card)}
        yield Event("drawn", "catan.dev.draw_top", facts, (), before.active, hidden_as="drawn_hidden")

    def pick_path(self, p: State, act: Action) -> Path:
        return (f"draw:{DEVELOPMENTS[act.card]}",)

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        note = Phrase("note.chance", {"chance": str(dict(self.outcomes(p))[act])})
        return Choice(key, development_phrase(act.card), "group.chance", note, action=last)

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        return ()


# -- what a card is --------------------------------------------------------------------------------------------------


class Card:
    """One kind of development card, with the faces in which it differs from the others."""

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

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        """The ways to play it now, by a seat that holds it and may."""
        raise NotImplementedError

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        """Change the open state as playing the card does."""
        raise NotImplementedError

    def events(self, before: State, after: State, act: Action) -> Events:
        """What is told of it."""
        raise NotImplementedError

    def pick_path(self, act: Action) -> Path:
        """The picks after the card itself."""
        return ()

    def by_cards(self) -> CardByCard | None:
        """What picks the cards it takes one by one; None where no cards are picked so."""
        return None

    def prompt(self) -> Phrase | None:
        """What is asked once the card is picked; None where there is nothing special to say."""
        return None


CARDS: list[Card] = []
"""The five cards by their numbers; each is entered where it is told."""
C = TypeVar("C", bound=type[Card])


# -- playing ---------------------------------------------------------------------------------------------------------


@TYPES.add
class Play(CatanAction):
    """Play a development card from the hand, at any time of the turn (catan.dev.any_time): one a turn
    (catan.dev.one_per_turn), and none bought in it (catan.dev.not_bought_turn).
    """

    kind, word = Kind.PLAY, "play"
    arguments = PLAYED
    stages = (ROLL, *TURN)
    turn_rule, tells_whose_turn = ("catan.dev.own_turn", ""), True
    deed, group, rank = "card:", "group.cards", 7

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
    def apply(draft: Draft, act: Action) -> None:
        """The card leaves the hand; a knight stays face up, others leave the game (catan.dev.knight,
        catan.dev.progress_gone).
        """
        seat = act.player
        draft.developments = with_item(draft.developments, seat, draft.developments[seat] - ONE[act.card])
        draft.carded = True
        CARDS[act.card].apply(draft, act)

    def events(self, before: State, after: State, act: Action) -> Events:
        return CARDS[act.card].events(before, after, act)

    def deeds(self, p: State, asked: Asked) -> Iterable[Choice]:
        """The cards in hand that can be played, each once; points are kept."""
        for card in CARDS:
            if not card.kept and p.developments[p.decider] >> 8 * card.index & 0xFF:
                key, note = self.deed + card.name, Phrase(f"card_text.{card.name}")
                reasons, done = asked.refusals(key), asked.finished(key)
                yield Choice(key, development_phrase(card.index), self.group, note, breaches=reasons, action=done)

    def pick_path(self, p: State, act: Action) -> Path:
        card = CARDS[act.card]
        return (self.deed + card.name, *card.pick_path(act))

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        return Choice(key, Phrase("choice.kind", {"kind": kind_phrase(ONE.index(act.get))}), action=last)

    def _named(self, path: Path) -> Card | None:
        """The card a path names; None where there is no such card."""
        name = path[0].removeprefix(self.deed)
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


# -- the knight and its army -----------------------------------------------------------------------------------------


@add_card
class Knight(Card):
    """The robber rides; nobody discards (catan.dev.knight, catan.dev.knight_no_discard)."""

    index = KNIGHT
    _PLAYS = tuple((action(Play.kind, seat, card=KNIGHT),) for seat in SEATS)

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return self._PLAYS[seat]

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        seat = act.player
        draft.knights = with_item(draft.knights, seat, draft.knights[seat] + 1)
        draft.stage = RIDE
        holder = army_after_knight(draft.army_holder, seat, draft.knights)
        if holder != draft.army_holder:
            draft.army_holder = holder
            check_win(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("knight", "catan.dev.knight", {"count": after.knights[act.player]}, (), act.player)


def army_after_knight(holder: int, seat: int, knights: tuple[int, ...]) -> int:
    """Who holds the largest army card after a seat has played a knight (catan.army.three, catan.army.more)."""
    count = knights[seat]
    if holder == seat or count < ARMY_MIN or (holder >= 0 and count <= knights[holder]):
        return holder
    # In a puzzle somebody may have more knights and yet no card.
    return seat if count == max(knights) else holder


def army_events(before: State, after: State) -> Events:
    """The largest army card changes hands (catan.army.three, catan.army.more)."""
    points = CARD_POINTS
    old, new = before.army_holder, after.army_holder
    if old != new:
        if old >= 0:
            yield Event("army_lost", "catan.army.more", {"count": before.knights[old]}, (), old, -points, f"−{points}")
        facts = {"count": after.knights[new]}
        yield Event("army_won", "catan.army.three", facts, (), new, points, str(points))


def undeserved(p: State) -> Iterator[Breach]:
    """A holder with too few knights, or fewer than another (catan.army.three, catan.army.more)."""
    knights = p.knights
    if (holder := p.army_holder) >= 0:
        facts = {"player": Seat(holder), "count": knights[holder], "need": ARMY_MIN}
        best = max(range(p.players), key=knights.__getitem__)
        if knights[holder] < ARMY_MIN:
            yield Breach("catan.army.three", facts)
        elif knights[best] > knights[holder]:
            yield Breach("catan.army.more", {**facts, "other": Seat(best), "more": knights[best]})


# -- the point that is kept ------------------------------------------------------------------------------------------


@add_card
class VictoryPoint(Card):
    """One point, counted from the moment it is drawn and never played (catan.vp.hidden)."""

    index, kept = VICTORY_POINT, True

    def breaches(self, p: State, act: Action) -> Breaches:
        yield Breach("catan.vp.hidden")

    def plays(self, p: State, seat: int) -> tuple[Action, ...]:
        return ()
