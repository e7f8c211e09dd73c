"""One moment of a game of Catan: immutable, hashable, fast to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from boardlab.catan.actions import (
    CHANCE_STAGES,
    DICE,
    DISCARD,
    FOUND,
    OVER,
    RIDE,
    ROBBER,
    STEAL,
    THROWS,
    Action,
)
from boardlab.catan.cards import (
    BANK,
    HAND,
    HIDDEN,
    LANE,
    ONE,
    SHIFT,
    VICTORY_POINT,
    counts_of,
    hidden,
    size,
)
from boardlab.catan.effects import EFFECTS
from boardlab.catan.island import Island
from boardlab.catan.menu import MENUS, nothing
from boardlab.catan.options import Options
from boardlab.catan.pending import Underway
from boardlab.catan.pieces import Pieces, put
from boardlab.catan.places import place_phrase
from boardlab.catan.rules import breaches
from boardlab.catan.scoring import point_cards, visible
from boardlab.catan.wording import WORDING
from boardlab.core.given import seat_of
from boardlab.core.intention import strays
from boardlab.core.language import Phrase
from boardlab.core.reading import Partial, StateReading, Whole, no_action
from boardlab.core.verdict import IllegalAction, Verdict

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.receipt import Budget, Receipt
    from boardlab.core.rulings import Rulings


__all__ = [
    "WORDING",
    "Draft",
    "Position",
    "Reading",
    "Table",
    "View",
    "apply",
    "make",
    "open_copy",
    "seal",
]
_STATE = (
    "table",
    "stage",
    "phase",
    "turn",
    "active",
    "seat",
    "throw",
    "pieces",
    "cards",
    "developments",
    "fresh",
    "pile",
    "knights",
    "robber",
    "road_holder",
    "army_holder",
    "carded",
    "offers",
    "underway",
)


THROWN = frozenset(THROWS)


class Table(NamedTuple):
    """What stays the same throughout a game."""

    options: Options
    """The rulings in force."""
    starter: int
    """The starting player."""


class Reading(StateReading):
    """What can be read off a position or a view of it; see :class:`Position` for playing."""

    __slots__ = _STATE
    STATE = _STATE

    game = "catan"
    wording = WORDING
    views = ("plan",)
    asides = ("table", "hand")
    quarter_turns = False

    table: Table
    stage: str
    """What is decided now; see :data:`boardlab.catan.actions.STAGES`."""
    phase: str
    """``found``, ``roll`` (before the dice), ``trade``, ``build``, or ``act`` where both mix."""
    turn: int
    """The number of the turn, from 1; 0 while founding."""
    active: int
    """Whose turn it is."""
    seat: int
    """The seat that decides, or CHANCE."""
    throw: int
    """The dice of this turn as 6 × (first - 1) + second - 1; -1 before they are thrown. See :attr:`dice`."""
    pieces: Pieces
    cards: int
    """All resource cards in one integer: a bundle for each seat, then the bank's (:mod:`boardlab.catan.cards`)."""
    developments: tuple[int, ...]
    """Each seat's unplayed development cards, a bundle."""
    fresh: int
    """The cards among them bought this turn (catan.dev.not_bought_turn)."""
    pile: int
    """The development cards not yet bought, a bundle: their order is left to chance."""
    knights: tuple[int, ...]
    """Each seat's knights played."""
    robber: int
    """The tile under the robber."""
    road_holder: int
    """The seat with the longest road card, or -1."""
    army_holder: int
    """The seat with the largest army card, or -1."""
    carded: bool
    """Has a development card been played this turn (catan.dev.one_per_turn)?"""
    offers: int
    """Offers made this turn."""
    underway: Underway
    """What a stage within a phase needs to know: a road to found, a theft, discards, an offer."""

    # -- who and where ---------------------------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        """The rulings in force."""
        return self.table.options

    @property
    def starter(self) -> int:
        """The starting player."""
        return self.table.starter

    @property
    def players(self) -> int:
        """How many play: 3 or 4 (catan.components.players)."""
        return len(self.knights)

    @property
    def current_player(self) -> int | None:
        """The seat that decides, CHANCE, or None when the game is over."""
        return None if self.stage == OVER else self.seat

    @property
    def is_over(self) -> bool:
        """Has somebody won (catan.end.game_over)?"""
        return self.stage == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that has won, once the game is over (catan.end.own_turn)."""
        return (self.active,) if self.stage == OVER else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points that lie open, by seat; hidden victory point cards count when they win (catan.vp.hidden)."""
        return tuple(visible(self, seat) for seat in range(len(self.knights)))

    @property
    def island(self) -> Island:
        """Terrain, chips and harbours."""
        return self.pieces.island

    @property
    def dice(self) -> tuple[int, int] | None:
        """The two dice of this turn, or None before they are thrown."""
        return THROWS[self.throw].dice if self.throw >= 0 else None

    @property
    def rolled(self) -> int:
        """The sum of the dice, 0 before they are thrown."""
        return sum(THROWS[self.throw].dice) if self.throw >= 0 else 0

    # -- cards -----------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> int:
        """A seat's resource cards, a bundle; in a view of another's hand, of unknown kind."""
        return self.cards >> SHIFT[seat] & HAND

    @property
    def hands(self) -> tuple[tuple[int, ...] | None, ...]:
        """Each seat's resource cards by kind: lumber, brick, wool, grain, ore; None where a view may not look."""
        return tuple(None if self.hand(seat) >> 40 else counts_of(self.hand(seat)) for seat in range(len(self.knights)))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many resource cards each seat holds, which everybody may see; development cards do not count
        (catan.dev.not_in_hand_count).
        """
        return tuple(size(self.hand(seat)) for seat in range(len(self.knights)))

    @property
    def bank(self) -> tuple[int, ...]:
        """Resource cards left in the bank, by kind."""
        return counts_of(self.cards >> BANK)

    @property
    def pile_size(self) -> int:
        """Development cards left to buy."""
        return size(self.pile)

    # -- rules -----------------------------------------------------------------------------------------------------

    def rulings(self) -> Rulings:
        """The preset and every ruling in force, by name; printed, a line for each in words."""
        from boardlab.catan.options import rulings_of

        return rulings_of(self.options)

    def under(self, edition: Options | str | None = None, /, **rulings: Any) -> Self:
        """The same position under other rules: a preset, options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
        from boardlab.catan.with_rulings import under

        return under(self, edition, rulings)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the current player may do now: of offers, swaps and discards of many cards the usual ones.

        Picks and texts build the others.
        """
        found = self._menu
        if found is None:
            found = MENUS.get(self.stage, nothing)(self)
            _set(self, "_menu", found)
        return found

    def judge(self, action: Action) -> Verdict:
        """May this be done, and if not, every reason why. Any action gets an answer, however it was made."""
        if type(action) is not Action:
            raise no_action(action)
        return self.verdict(action, strays(self, action) or breaches(self, action))

    def read_action(self, text: str) -> Action:
        """The action a text means, done by the current player, legal or not.

        Raises:
            UnreadableText: when it is no action of Catan.
        """
        from boardlab.catan.action_text import read_action

        return read_action(self, text)

    def headline(self) -> Phrase:
        """Where the game stands."""
        if self.stage == OVER:
            return Phrase("headline.over", {"turn": self.turn})
        if self.phase == FOUND:
            return Phrase("headline.found")
        robber = self.rolled and self.stage in (DISCARD, RIDE, ROBBER, STEAL)
        return Phrase(f"headline.{'robber' if robber else self.phase}", {"turn": self.turn, "rolled": self.rolled})

    def place_name(self, key: str, lang: str | None = None) -> str:
        """A tile by terrain and number, an intersection or a path by the tiles it touches."""
        phrase = place_phrase(self.island, key)
        return key if phrase is None else WORDING.phrase(phrase, lang)

    def budget(self) -> Budget | None:
        """Nothing is counted down in a turn of Catan: always None."""
        return None

    def preview(self) -> Receipt | None:
        """Where the points that lie open come from, by seat and source: nothing is scored at set times."""
        from boardlab.catan.receipts import points_table

        return points_table(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self._state())


_set = object.__setattr__


class Draft(Reading):
    """A position while it is being made: the same slots, still open. :func:`seal` closes it."""

    __slots__ = ()


class Position(Whole, Reading):
    """One moment of a game. Start with :func:`start`, :func:`setup`, :func:`parse` or :func:`from_json`."""

    __slots__ = ()

    def play(self, action: Action) -> Position:
        """The position after an action.

        Raises:
            IllegalAction: with the verdict, where :meth:`judge` refuses.
        """
        known = self._menu
        if (known is None or action not in known) and not (
            self.stage == DICE and type(action) is Action and action in THROWN
        ):
            verdict = self.judge(action)
            if not verdict:
                raise IllegalAction(verdict)
        draft = open_copy(self)
        EFFECTS[action.kind](draft, action)
        draft.__class__ = Position  # type: ignore[assignment]
        return draft  # type: ignore[return-value]

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """At a CHANCE node every outcome with its exact chance: the dice, a stolen card, a card bought."""
        if self.stage not in CHANCE_STAGES:
            return ()
        from boardlab.catan.odds import outcomes

        return outcomes(self)

    def seen_by(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator (catan.cards.hidden, catan.robber.victim_hides).

        Hands and development cards of others are numbers, and so is the pile.
        """
        draft = open_copy(self)
        own = seat_of(seat, self.players)
        hands = [self.hand(each) if each == own else hidden(self.hand(each)) for each in range(len(self.knights))]
        draft.cards = self.cards >> BANK << BANK
        for each, cards in enumerate(hands):
            draft.cards |= cards << each * LANE
        draft.developments = tuple(
            cards if each == own else hidden(cards) for each, cards in enumerate(self.developments)
        )
        if self.stage == OVER and self.active != own:
            # The winner has shown the points that won (catan.vp.reveal_at_ten).
            shown = point_cards(self, self.active)
            rest = hidden(self.developments[self.active]) - shown * HIDDEN + shown * ONE[VICTORY_POINT]
            draft.developments = put(draft.developments, self.active, rest)
        draft.pile = hidden(self.pile)
        if own != self.active:
            draft.fresh = hidden(self.fresh)
        if self.underway.discards:
            laid = tuple(cards if each == own else hidden(cards) for each, cards in enumerate(self.underway.discards))
            draft.underway = Underway(discards=laid)
        draft.__class__ = View  # type: ignore[assignment]
        return draft  # type: ignore[return-value]


class View(Partial, Reading):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()


def open_copy(position: Reading) -> Draft:
    """An open copy of a position."""
    draft = Draft.__new__(Draft)
    draft.table = position.table
    draft.stage = position.stage
    draft.phase = position.phase
    draft.turn = position.turn
    draft.active = position.active
    draft.seat = position.seat
    draft.throw = position.throw
    draft.pieces = position.pieces
    draft.cards = position.cards
    draft.developments = position.developments
    draft.fresh = position.fresh
    draft.pile = position.pile
    draft.knights = position.knights
    draft.robber = position.robber
    draft.road_holder = position.road_holder
    draft.army_holder = position.army_holder
    draft.carded = position.carded
    draft.offers = position.offers
    draft.underway = position.underway
    draft._menu = None
    draft._spelled = None
    draft._hash = None
    return draft


def seal(draft: Draft) -> Position:
    """The finished position: the draft itself, closed by changing its class, which costs no copy."""
    draft.__class__ = Position  # type: ignore[assignment]
    return draft  # type: ignore[return-value]


def make(**state: Any) -> Position:
    """A position from all its parts; trusted, see :func:`boardlab.catan.from_json` for the checked way."""
    draft = Draft.__new__(Draft)
    for name in _STATE:
        setattr(draft, name, state[name])
    draft._menu = None
    draft._spelled = None
    draft._hash = None
    return seal(draft)


def _restore(kind: type[Reading], state: tuple[Any, ...]) -> Reading:
    made = make(**dict(zip(_STATE, state, strict=True)))
    _set(made, "__class__", kind)
    return made


def apply(position: Reading, action: Action) -> Position:
    """The position after a legal action, unjudged."""
    draft = open_copy(position)
    EFFECTS[action.kind](draft, action)
    return seal(draft)
