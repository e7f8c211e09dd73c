"""One moment of a game of Creed: immutable, hashable, fast to copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from boardlab.core.given import seat_of
from boardlab.core.intention import strays
from boardlab.core.language import Phrase, Wording
from boardlab.core.position import CHANCE
from boardlab.core.reading import Partial, StateReading, Whole, no_action
from boardlab.core.verdict import IllegalAction, Verdict
from boardlab.creed.actions import (
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    OVER,
    PLACE_STAGE,
    RETURN_STAGE,
    TENTS_STAGE,
    TURN,
    Action,
)
from boardlab.creed.board import TENTS, Layout
from boardlab.creed.effects import EFFECTS
from boardlab.creed.menu import menu
from boardlab.creed.options import CUBES, TURN_AP, Options
from boardlab.creed.rules import breaches
from boardlab.creed.units import NAMES, size, tiles

if TYPE_CHECKING:
    from fractions import Fraction

    from boardlab.core.receipt import Budget, Receipt
    from boardlab.core.rulings import Rulings

WORDING = Wording("boardlab.creed")

STATE = (
    "options",
    "layout",
    "nations",
    "stage",
    "round",
    "first",
    "seat",
    "ended",
    "idle",
    "units",
    "camps",
    "hands",
    "dead",
    "ap",
    "kept",
    "boxes",
    "forts",
    "alive",
    "pools",
    "given",
)
"""The parts of a position, in order."""


class Reading(StateReading):
    """What can be read off a position or a view of it; see :class:`Position` for playing."""

    __slots__ = STATE
    STATE = STATE

    game = "creed"
    wording = WORDING
    views = ("across", "upright")
    quarter_turns = False
    pays_points = False

    options: Options
    layout: Layout
    nations: tuple[int, ...]
    """The nation of each seat, 1 to 4: it says which special units are its own (creed.setup.nation)."""
    stage: str
    """What is decided now; see :data:`boardlab.creed.actions.STAGES`."""
    round: int
    """From 1; a round is one turn of either side."""
    first: int
    """The starting seat, or -1 while that is open."""
    seat: int
    """Whose turn it is; in a turn of two allies, the one who has the floor."""
    ended: int
    """The seats of this side that have ended their turn, as a set."""
    idle: int
    """How often the floor changed between the allies since anything was done."""
    units: bytes
    """What stands in each cell; see :mod:`boardlab.creed.units`. 0 is nobody."""
    camps: bytes
    """What lies on each tent cell; see :mod:`boardlab.creed.effects`."""
    hands: tuple[int, ...]
    """Each seat's hand as a pile; in a view a hidden hand of n tiles is ``~n``."""
    dead: tuple[int, ...]
    """Each seat's casualties as a pile (creed.act.field.casualty)."""
    ap: tuple[int, ...]
    """Action points left this turn, by seat; 0 for the side that waits."""
    kept: tuple[int, ...]
    """Action points each seat kept from its last turn (creed.turn.carry)."""
    boxes: tuple[int, ...]
    """Each seat's boxes with a cube, as a set (creed.special.boxes)."""
    forts: tuple[int, ...]
    """Fortress tokens beside each board."""
    alive: int
    """The leaders in the camps, as a set: two bits a seat, king and commander."""
    pools: tuple[bytes, ...]
    """Tent tokens each seat has still to lay."""
    given: bytes
    """Tent tokens the ally was given and has not yet paid back."""

    @property
    def asides(self) -> tuple[str, ...]:  # type: ignore[override]
        """What a live board shows below the board: hands, casualties, action boards."""
        from boardlab.creed.scene_panel import ASIDES

        return ASIDES[self.layout.name]

    # -- who -------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play: 2 or 4 (creed.comp.players)."""
        return self.layout.players

    @property
    def current_player(self) -> int | None:
        """The seat that decides, CHANCE for the starting player, None when the game is over."""
        stage = self.stage
        if stage in (TURN, PLACE_STAGE, GIVE_STAGE):
            return self.seat
        if stage == OVER:
            return None
        if stage == FIRST_STAGE:
            return CHANCE
        if stage == RETURN_STAGE:
            return self.layout.allies[self.seat]
        if stage == LAY_STAGE:
            return self.seat if self.pools[self.seat] else self.layout.allies[self.seat]
        return next(seat for seat, pool in enumerate(self.pools) if pool)

    @property
    def side(self) -> int:
        """The side whose turn it is: 0 or 1."""
        return self.layout.sides[self.seat]

    @property
    def is_over(self) -> bool:
        """Has a side lost all its leaders (creed.end.win), or are the agreed rounds over?"""
        return self.stage == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """Creed has no points: always zeros."""
        return (0,) * self.layout.players

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the side that removed all enemy leaders; everyone in a draw; empty until the game is over."""
        if self.stage != OVER:
            return ()
        sides = self.layout.sides
        left = {sides[seat] for seat in range(len(sides)) if self.leaders_of(seat)}
        return tuple(seat for seat, side in enumerate(sides) if side in left)

    # -- what lies where -------------------------------------------------------------------------------------------

    def leaders_of(self, seat: int) -> int:
        """The leaders of a seat that are still in a camp: 1 for the king plus 2 for the commander
        (creed.goal, creed.end.stay).
        """
        return self.alive >> 2 * seat & 3

    def hand(self, seat: int) -> tuple[str, ...]:
        """Names of the units in a hand; ``?`` for each where a view may not look (creed.comp.holder)."""
        pile = self.hands[seat]
        return ("?",) * ~pile if pile < 0 else tuple(NAMES[number] for number in tiles(pile))

    def hand_size(self, seat: int) -> int:
        """How many units a hand holds."""
        return size(self.hands[seat])

    def casualties(self, seat: int) -> tuple[str, ...]:
        """Names of the removed units of a seat."""
        return tuple(NAMES[number] for number in tiles(self.dead[seat]))

    def cubes(self, seat: int) -> int:
        """Cubes a seat has left (creed.comp.cubes)."""
        return CUBES - self.boxes[seat].bit_count()

    def camp(self, seat: int) -> bytes:
        """The nine tent cells of a camp, row by row."""
        return self.camps[seat * TENTS : seat * TENTS + TENTS]

    def spare_tents(self, seat: int) -> int:
        """Blank tents of a colour in the supply: nine tokens always lie in camps, blanks in a leader's stead
        (creed.comp.tents).
        """
        return 1 + self.leaders_of(seat).bit_count()

    # -- rules -----------------------------------------------------------------------------------------------------

    def rulings(self) -> Rulings:
        """Every ruling in force, by name; printed, a line for each in words."""
        from boardlab.creed.options import rulings_of

        return rulings_of(self.options)

    def under(self, options: Options | Mapping[str, Any] | None = None, /, **rulings: Any) -> Self:
        """The same position under other rules: options, or some rulings changed.

        Raises:
            PlainError: where the rules do not exist, or the position cannot be under them.
        """
        from boardlab.creed.ruling_otherwise import under

        return under(self, options, rulings)

    def legal_actions(self) -> tuple[Action, ...]:
        """What the current player may do now: all of it, but of moves at once only single ones and pairs that swap."""
        if self._menu is None:
            object.__setattr__(self, "_menu", menu(self))
        assert self._menu is not None
        return self._menu

    def judge(self, action: Action) -> Verdict:
        """May this be done, and if not, every reason why. Any action gets an answer, however it was made."""
        if type(action) is not Action:
            raise no_action(action)
        return self.verdict(action, strays(self, action) or breaches(self, action))

    def read_action(self, text: str) -> Action:
        """The action a text means, done by the current player, legal or not.

        Raises:
            UnreadableText: when it is no action of Creed on this board.
            AmbiguousText: when it fits two actions.
        """
        from boardlab.creed.action_text import read_action

        return read_action(self, text)

    def headline(self) -> Phrase:
        """Where the game stands."""
        if self.stage == TURN:
            return Phrase("headline.turn", {"round": self.round})
        return Phrase(f"headline.{self.stage}", {"round": self.round})

    def budget(self) -> Budget | None:
        """The action points left this turn (creed.turn.refill)."""
        from boardlab.core.receipt import Budget

        if self.stage not in (TURN, GIVE_STAGE, RETURN_STAGE, LAY_STAGE):
            return None
        return Budget(self.ap[self.seat], TURN_AP + self.kept[self.seat], Phrase("unit.ap"))

    def preview(self) -> Receipt | None:
        """Creed has no scoring: always None."""
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.layout.name, tuple(v for v in self._state() if v is not self.layout))


class Draft(Reading):
    """A position while it is being made: the same slots, still open. :func:`seal` closes it."""

    __slots__ = ()


class Position(Whole, Reading):
    """One moment of a game. Start with ``creed.start``, ``creed.parse`` or ``creed.from_json``."""

    __slots__ = ()

    def play(self, action: Action) -> Position:
        """The position after an action.

        Raises:
            IllegalAction: with the verdict, where :meth:`judge` refuses.
        """
        known = self._menu
        if known is None or action not in known:
            verdict = self.judge(action)
            if not verdict:
                raise IllegalAction(verdict)
        return apply(self, action)

    def in_older_records(self) -> Position:
        """What records of version 0.1.0 took this position for: there tents that are all alike lay down by themselves.

        They can be read on from here. In play they are laid one by one, or the number of steps would tell what lies
        where (:func:`boardlab.creed.camps.by_hand`).
        """
        from boardlab.creed.special_effects import lay_what_is_alike

        if self.stage not in (TENTS_STAGE, LAY_STAGE):
            return self
        draft = copy(self)
        lay_what_is_alike(draft)
        return seal(draft)

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Who starts, each seat with the same chance (creed.setup.first4); nothing else is left to chance."""
        if self.stage != FIRST_STAGE:
            return ()
        from fractions import Fraction

        from boardlab.creed.actions import table

        return tuple((act, Fraction(1, self.players)) for act in table(self.layout).firsts)

    def seen_by(self, seat: int | None) -> View:
        """What a seat may know; None for a spectator (creed.comp.holder).

        Hands, the kind of face-down units and what lies under intact tents are hidden, but for their owner, and for
        the ally where the team shares what it knows (``team_information``).
        """
        from boardlab.creed.hiding import hide

        draft = copy(self)
        hide(draft, seat_of(seat, self.players))
        draft.__class__ = View  # type: ignore[assignment]
        return draft  # type: ignore[return-value]


class View(Partial, Reading):
    """A position as one seat sees it: the same reading, nothing hidden in it, and no play."""

    __slots__ = ()


def copy(position: Reading) -> Draft:
    """An open copy of a position."""
    draft = Draft.__new__(Draft)
    draft.options = position.options
    draft.layout = position.layout
    draft.nations = position.nations
    draft.stage = position.stage
    draft.round = position.round
    draft.first = position.first
    draft.seat = position.seat
    draft.ended = position.ended
    draft.idle = position.idle
    draft.units = position.units
    draft.camps = position.camps
    draft.hands = position.hands
    draft.dead = position.dead
    draft.ap = position.ap
    draft.kept = position.kept
    draft.boxes = position.boxes
    draft.forts = position.forts
    draft.alive = position.alive
    draft.pools = position.pools
    draft.given = position.given
    draft._menu = None
    draft._spelled = None
    draft._hash = None
    return draft


def seal(draft: Draft) -> Position:
    """The finished position: the draft itself, closed by changing its class, which costs no copy."""
    draft.__class__ = Position  # type: ignore[assignment]
    return draft  # type: ignore[return-value]


def make(**state: Any) -> Position:
    """A position from all its parts; trusted, see :func:`boardlab.creed.from_json` for the checked way."""
    draft = Draft.__new__(Draft)
    for name in STATE:
        setattr(draft, name, state[name])
    draft._menu = None
    draft._spelled = None
    draft._hash = None
    return seal(draft)


def _restore(kind: type[Reading], layout: str, state: tuple[Any, ...]) -> Reading:
    from boardlab.creed.board import LAYOUTS

    options, *rest = state
    made = make(**dict(zip(STATE, (options, LAYOUTS[layout], *rest), strict=True)))
    object.__setattr__(made, "__class__", kind)
    return made


def apply(position: Reading, action: Action) -> Position:
    """The position after a legal action, unjudged."""
    draft = copy(position)
    EFFECTS[action.kind](draft, action)
    return seal(draft)
