"""What all action types of Torres have in common, and their usual parts; each chapter tells its own.

Besides the parts of :class:`boardlab.core.contract.action_type.ActionType` there are those of this game: the stages in
which an action makes sense, why it is refused at the wrong moment, what it costs, and how it is offered and picked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar, NamedTuple, cast

from boardlab.core.contract import picks
from boardlab.core.contract.action_base import Domain, Form, each, one_of, whole
from boardlab.core.contract.action_type import ActionTypes, FixedForm
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase
from boardlab.torres import actions
from boardlab.torres.actions import FOUNDATIONS_STAGE, KING_STAGE, KNIGHTS_STAGE, MOVE_KING, TURN, Action, Kind, action
from boardlab.torres.board import CELLS, NAMES
from boardlab.torres.cards import CARDS
from boardlab.torres.rules.action_text import read_cell
from boardlab.torres.state import Draft, State

Breaches = Iterator[Breach]
Events = Iterator[Event]
Path = tuple[str, ...]

PLACING = (FOUNDATIONS_STAGE, KNIGHTS_STAGE, KING_STAGE, MOVE_KING)
"""The stages in which figures or foundations are placed: a cell alone says where."""

# -- what an action names, and within which bounds: what no legal action and no text can exceed

SEAT = whole(0, 3)
CELL = whole(0, CELLS - 1)
CARD = whole(0, len(CARDS) - 1)
SIZE = whole(0, 99)
"""Blocks of a stack, or points: as many as two figures can write."""
SIZES = each(SIZE, CELLS)
BACK = each(CARD, len(CARDS))
SIDE = one_of("", "top", "bottom", "split")


def form(**fields: Domain) -> Form:
    """What an action names besides its kind: its player, and these fields."""
    return Form({"player": SEAT, **fields})


# -- the parts -------------------------------------------------------------------------------------------------------


VerbContext = picks.VerbContext[Action]
"""What an action type may ask of the legal actions when it makes the choice of its verb."""


class Among(NamedTuple):
    """What picks need to know of the legal actions: where only one stack is possible, it need not be picked."""

    kinds: Counter[Kind]
    """How many actions of each kind."""
    sizes: int
    """Among how many stacks a block to build may be chosen."""
    under_sizes: int
    """Among how many stacks a block put under a knight may be chosen."""


class TorresAction(FixedForm[State, Draft, Action]):
    """One kind of action with all its parts: in text, in the rules, in what is told of it, and on the board."""

    kind: ClassVar[Kind]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "verb" not in cls.__dict__:
            cls.verb = cls.word

    form: ClassVar[Form] = form()
    stages: ClassVar[tuple[str, ...]] = (TURN,)
    """The stages in which it makes sense, such as ``turn``."""
    not_now: ClassVar[tuple[str, str]] = ("", "")
    """The rule, and the case of its refusal, that says why it does not belong in a turn."""
    cost: ClassVar[int] = 0
    """Action points it takes; everything else is free (torres.turn.costs)."""
    is_a_block: ClassVar[bool] = False
    """Does it build a block, as ``must_build`` asks?"""

    def block_cells(self, p: State) -> int:
        """The cells on which it could put a block, as a set of bits, with a figure on them or not; 0 for none."""
        return 0

    def price(self, act: Action) -> int:
        """Action points this action takes."""
        return self.cost

    # -- the text --------------------------------------------------------------------------------------------------

    cells: ClassVar[int] = 0
    """How many cells its text names: none, where it ends, or where it begins and ends."""

    def write(self, act: Action) -> str:
        """Its word, and the cells it names."""
        if self.cells == 1:
            return f"{self.word} {NAMES[act.cell]}"
        return f"{self.word} {NAMES[act.source]} {NAMES[act.cell]}" if self.cells else self.word

    def read(self, p: State, words: list[str]) -> Action | None:
        """Its cells, as many as it names."""
        if len(words) != self.cells:
            return None
        source, cell = [-1, -1, *map(read_cell, words)][-2:]
        return action(self.kind, p.decider, source, cell)

    # -- on the board ----------------------------------------------------------------------------------------------

    verb: ClassVar[str] = ""
    """The key that its picks begin with, or that key up to its colon; its word where nothing is said."""
    rank: ClassVar[int] = 0
    """Its place in the list of verbs, the lowest first."""
    group: ClassVar[str] = "group.turn"
    """The group its verb belongs to."""
    mark: ClassVar[str] = "piece"
    """How the board marks the cell where it ends."""

    def pick_keys(self, act: Action, among: Among) -> Path:
        """The picks that build the action, in order: its verb, and its cells."""
        return (self.verb, *(NAMES[cell] for cell in (act.source, act.cell) if cell >= 0))

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        """The first picks that begin it; where it may not be done now, each carries the reasons."""
        yield self.plain_verb(p, context)

    def plain_verb(
        self, p: State, context: VerbContext, note: Phrase | None = None, done: Action | None = None
    ) -> Choice:
        """Its verb with its price and its reasons."""
        price = Phrase("cost.ap", {"n": self.cost}) if self.cost else None
        reasons = context.refusals(self.verb)
        return Choice(self.verb, Phrase(f"verb.{self.verb}"), self.group, note, price, breaches=reasons, action=done)

    def mine(self, context: VerbContext) -> list[Action]:
        """The legal actions of this kind."""
        return [act for act in context.legal if act.kind == self.kind]

    def only(self, context: VerbContext) -> Action | None:
        """The legal action of this kind, where there is just one."""
        found = self.mine(context)
        return found[0] if len(found) == 1 else None

    def meant_by(self, p: State, key: str) -> bool:
        """Does the name of a cell, picked alone, mean this action?"""
        return False

    def shortcuts(self, p: State, context: VerbContext) -> Iterable[Choice]:
        """Cells that may be picked without naming the verb."""
        return ()

    def choice(self, p: State, act: Action, key: str, last: Action | None, final: bool) -> Choice:
        """One pick on the way to an action, its verb excepted; ``last`` is the action if this pick finishes it."""
        if key in NAMES:
            ends_here = final or key == NAMES[act.cell]
            return place(key, self.mark_of(p, act) if ends_here else "piece", last)
        return Choice(key, self.words(p, act, key), action=last)

    def mark_of(self, p: State, act: Action) -> str:
        """How the board marks the cell where this action ends."""
        return self.mark

    def words(self, p: State, act: Action, key: str) -> Phrase:
        """What a pick that is no cell is called: as its verb, where it has no such picks of its own."""
        return Phrase(f"verb.{self.verb}")

    def prompt(self, p: State, path: Path) -> Phrase | None:
        """What is asked after a path; None where there is nothing special to say."""
        return None

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        """The action that an impossible path of picks was meant to build, so that ``judge`` can say why not.

        Args:
            p: the position.
            key: the first pick.
            cells: the cells picked.
            size: the stack picked, or 0.
        """
        return action(self.kind, p.decider)


class Placing(TorresAction):
    """What is placed in a stage of its own: a foundation, a first knight, the king."""

    cells = 1
    group = "group.king"

    def meant_by(self, p: State, key: str) -> bool:
        return p.stage in self.stages

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        note = Phrase("note.cells", {"n": len(self.mine(context))})
        yield Choice(self.verb, Phrase(f"verb.{self.verb}"), self.group, note)

    def shortcuts(self, p: State, context: VerbContext) -> Iterable[Choice]:
        return [place(NAMES[act.cell], self.mark_of(p, act), act) for act in self.mine(context)]


def place(name: str, mark: str, act: Action | None) -> Choice:
    """A cell to pick."""
    return Choice(name, Phrase("choice.cell", {"cell": name}), is_place=True, mark=mark, action=act)


TYPES = cast("ActionTypes[TorresAction]", actions.TYPES)
"""The action types by kind; each chapter adds its own."""
