"""What all action types of Creed have in common, and their usual parts; each chapter tells its own.

Besides the parts of :class:`boardlab.core.contract.action_type.ActionType` there are those of this game: the stages in
which an action makes sense, why it is refused at the wrong moment, and how it is offered and picked.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar, NamedTuple, cast

from boardlab.core.contract.action_base import Domain, Form, each, one_of, whole
from boardlab.core.contract.action_type import ActionTypes
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import Phrase
from boardlab.creed import actions
from boardlab.creed.actions import TOKENS, TURN, Action, OnBoard, action
from boardlab.creed.board import TENTS, Layout
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import PROFILES

UNIT, TOKEN_KEY, PRICE, FIRST = "unit:", "token:", "price:", "first:"
"""What such a key begins with: a unit, a tent token, a price, the starting seat."""
UP, DOWN = "face_up", "face_down"
ALONE = "alone"
"""A rumour about one unit."""
DONE = "done"
TOGETHER = "together"
"""Several units that move at once."""
EXCHANGE = "exchange"
"""Two units that trade places: a move of both, picked by a verb of its own."""


Path = tuple[str, ...]
"""Picks in order, each a key; see :mod:`boardlab.core.contract.picks`."""


class CreedAction(OnBoard[State, Draft]):
    """What all action types of Creed have in common. Each stands in the chapter of its subject, with all its parts."""

    stages: ClassVar[tuple[str, ...]] = (TURN,)
    """The stages in which it makes sense."""
    needs_ally: ClassVar[bool] = False
    """Is it offered to allies only?"""
    group: ClassVar[str] = "group.setup"
    """Under which heading it is offered as a verb."""
    special: ClassVar[int] = -1
    """The special action whose boxes it is paid on, as a place in ``options.SPECIALS``; -1 for all others."""
    cost_ap: ClassVar[int] = 0
    """Action points it takes, where that is always the same."""
    asks: ClassVar[bool] = False
    """Is there a prompt of its own, ``prompt.pick_<word>``, as soon as its verb is picked?"""
    target_mark: ClassVar[str] = "step"
    """How the last place of its picks is marked: ``step``, or ``block`` for what is aimed at an enemy."""

    # -- what it is ------------------------------------------------------------------------------------------------

    @cache  # noqa: B019  (there are three boards, and one of each action type)
    def form_on(self, layout: Layout) -> Form:
        """The fields that it uses on a board, its player included, each with what it may hold."""
        return Form({"player": whole(CHANCE, 3), **self.form(_bounds(layout))})

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        """The fields that it uses besides its player, each with what it may hold on this board."""
        return {}

    def read(self, p: State, words: list[str]) -> Action | None:
        """Its word alone, where nothing else is named."""
        return None if words else action(p.layout, self.kind, decider(p))

    def cost(self, act: Action) -> int:
        """The AP an action takes (creed.turn.spend)."""
        return self.cost_ap

    # -- why not ---------------------------------------------------------------------------------------------------

    # -- how it is picked ------------------------------------------------------------------------------------------

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        """Every path of picks that builds the action.

        Args:
            p: the position.
            act: the action.
            price: the key of its price, where it may be paid in more than one way now.
        """
        yield (self.word, *price)

    def offered_at(self, p: State) -> Phrase | None:
        """What its verb says it costs."""
        return Phrase("cost.ap", {"n": self.cost_ap}) if self.cost_ap else None

    def note(self, p: State) -> Phrase | None:
        """What its verb says besides; None to tell in how many ways it can be done."""
        return None

    def is_vain(self, p: State) -> bool:
        """Could nothing come of it now, wherever it is done?"""
        return False

    def prompt(self, p: State, path: Path) -> Phrase:
        """What is asked for after picks that begin with its word."""
        return Phrase("prompt.where" if len(path) > 1 else f"prompt.pick_{self.word}" if self.asks else "prompt.verb")

    def label(self, p: State, act: Action, key: str) -> tuple[Phrase, Phrase | None]:
        """What a pick that is no place is called, and a note to it."""
        return Phrase(f"choice.{key}"), None

    def foretold(self, p: State, act: Action) -> Phrase | None:
        """What the action would do, said before it is paid for."""
        return None

    def mark(self, p: State, act: Action) -> str:
        """How the place that completes the action is marked."""
        return self.target_mark

    # -- what a path that leads nowhere was about ------------------------------------------------------------------

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        """The action that picks after its word would have been, as far as they go."""
        return action(p.layout, self.kind, seat, price=picked.price)

    def begins_at(self, p: State, seat: int, cell: int, rest: Path) -> bool:
        """Does a path that begins with a cell, and not with a word, mean one of this type?"""
        return False

    def begun_at(self, p: State, seat: int, cell: int, rest: Path) -> Action | None:
        """The action that a path beginning with a cell was meant to build, as far as it goes; None where unclear."""
        return None

    def begins_at_tent(self, p: State) -> bool:
        """Does a path that begins with a tent mean one of this type?"""
        return False


class OwnStage(CreedAction):
    """An action type with stages of its own, in which no turn's actions may be done."""

    @abstractmethod
    def due(self, p: State, seat: int) -> Breach:
        """Why nothing else may be done in a stage that waits for this."""

    @abstractmethod
    def not_now(self, p: State) -> Breach:
        """Why it makes no sense within a turn."""


TYPES = cast("ActionTypes[CreedAction]", actions.TYPES)
"""The action types by kind; each chapter adds its own."""


# -- what an action names ----------------------------------------------------------------------------------------------


class Bounds(NamedTuple):
    """What an action may name on one board: what no legal action and no text can exceed."""

    cell: Domain
    no_cell: Domain
    """A cell, or -1."""
    tent: Domain
    no_tent: Domain
    """A tent, or -1."""
    seat: Domain
    unit: Domain
    token: Domain
    flag: Domain
    price: Domain
    pile: Domain
    moves: Domain


class Picked(NamedTuple):
    """What the keys after a verb mean: cells, tents, a unit, a price and so on."""

    cells: list[int]
    tents: list[int]
    units: list[int]
    price: int
    """-1 where none is named."""
    face_down: bool


_COUNTED = sum([3 << 2 * number for number in PROFILES])
"""The bits of a pile that count tiles."""


def _bounds(layout: Layout) -> Bounds:
    cell, last = whole(0, layout.cells - 1), layout.cells - 1
    tents = layout.players * TENTS
    move = Domain(
        lambda value: type(value) is tuple and len(value) == 2 and all(map(cell.fits, value)),
        Phrase("takes.move", {"last": last}),
    )
    return Bounds(
        cell=cell,
        no_cell=whole(-1, last),
        tent=whole(0, tents - 1),
        no_tent=whole(-1, tents - 1),
        seat=whole(0, layout.players - 1),
        unit=whole(PROFILES[0], PROFILES[-1]),
        token=whole(0, 4 * len(TOKENS) - 1),
        flag=one_of(False, True),
        price=whole(0, 99),
        pile=Domain(lambda value: type(value) is int and not value & ~_COUNTED, Phrase("takes.pile")),
        moves=each(move, layout.cells),
    )
