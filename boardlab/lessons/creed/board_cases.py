"""What the checkpoints on board and turn ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.creed import Position
from boardlab.creed.actions import Action, Kind
from boardlab.creed.board import RANKS
from boardlab.creed.events import events
from boardlab.creed.judging import cost
from boardlab.creed.options import TURN_AP
from boardlab.creed.tents import DESTROYED
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do
from boardlab.lessons.searching import shortest_line

FRONT = "A11=cavalry_3 A13=archer A31=infantry_2 B11=shield_4 B13=archer B21=spearman B23=cavalry_4"
"""A board with units of all sorts, for the whole tutorial."""


def board() -> Position:
    """The board of the tutorial."""
    return sketch(FRONT)


# -- lines -------------------------------------------------------------------------------------------------------------


def on_the_line(p: Position, cell: str) -> frozenset[str]:
    """The enemy's places on the line of a cell: three cells, then three tents."""
    line = p.layout.cell_numbers[cell] // RANKS
    start = p.layout.across[line] * RANKS
    tents = (p.layout.tent_names[tent] for tent in p.layout.lane[line])
    return frozenset({*p.layout.cell_names[start : start + RANKS], *tents})


# -- deploying and moving ----------------------------------------------------------------------------------------------


def may_deploy(p: Position) -> frozenset[str]:
    """The cells to which a unit may be deployed."""
    return _targets(p, Kind.DEPLOY)


def may_move(p: Position, cell: str) -> frozenset[str]:
    """The cells to which the unit on a cell may move alone."""
    start = p.layout.cell_numbers[cell]
    return frozenset(
        p.layout.cell_names[act.moves[0][1]]
        for act in p.legal_actions()
        if act.kind == Kind.MOVE and len(act.moves) == 1 and act.moves[0][0] == start
    )


def _targets(p: Position, kind: Kind) -> frozenset[str]:
    return frozenset(p.layout.cell_names[act.cell] for act in p.legal_actions() if act.kind == kind)


# -- action points -----------------------------------------------------------------------------------------------------

SPENT = ("deploy spearman A32", "move A13 A12", "attack A11", "siege A31")
"""A turn with one action of each sort; the attack fails."""


def spending() -> Position:
    """Line 3 is open, and the shield on line 1 withstands A's cavalry."""
    return sketch("A11=cavalry_3 A13=infantry_1 A31=infantry_2 B11=shield_5 B21=spearman")


def cost_receipt(p: Position, line: tuple[str, ...]) -> Receipt:
    """What each of some actions costs, in the words of what it did first."""
    lines = []
    for text in line:
        act = p.read_action(text)
        event = events(p, act)[0]
        lines.append(Line(act.player, _told(event, act.player), None, cost(act), event.rule, event.places))
        p = p.play(act)
    return Receipt(Phrase("unit.ap"), tuple(lines))


def next_turn(p: Position) -> int:
    """With how many AP A begins the next turn, if both end theirs now."""
    return do(p, "end", "end").ap[0]


def carry_receipt(p: Position) -> Receipt:
    """What A keeps, and what the next turn brings."""
    waiting = do(p, "end")
    kept = events(p, p.read_action("end"))[0]
    begins = next(event for event in events(waiting, waiting.read_action("end")) if event.kind == "turn_begins")
    parts = ((kept, waiting.kept[0]), (begins, TURN_AP))
    return Receipt(Phrase("unit.ap"), tuple(Line(0, _told(event, 0), None, ap, event.rule) for event, ap in parts))


def _told(event: Event, seat: int) -> Phrase:
    """What happened, in the words of the game."""
    return Phrase(f"event.{event.kind}", {"player": Seat(seat), **event.facts})


# -- sieges ------------------------------------------------------------------------------------------------------------


def fallen(p: Position) -> int:
    """How many tents of B are destroyed."""
    return sum(tent & DESTROYED > 0 for tent in p.camp(1))


def most_tents(p: Position) -> int:
    """How many tents A can destroy in this turn by sieges, found by trying all."""
    sieges = [act for act in p.legal_actions() if act.kind == Kind.SIEGE]
    return max((most_tents(p.play(act)) for act in sieges), default=fallen(p))


def first_tent(p: Position) -> tuple[str, ...]:
    """A shortest line of play that destroys a tent of B, by moves and sieges."""

    def tried(q: Position) -> Iterator[Action]:
        return (a for a in q.legal_actions() if a.kind == Kind.SIEGE or (a.kind == Kind.MOVE and len(a.moves) == 1))

    return shortest_line(p, tried, lambda q, line: fallen(q) > 0)


# -- winning -----------------------------------------------------------------------------------------------------------

KING_FALLS = "siege A21"
KING_IN_FRONT = "commander blank blank  blank blank blank  blank king blank"
"""B's king in the first tent on line 2."""


def after_the_king(p: Position) -> str:
    """What ends the game once the king has been found: that alone, the commander as well, or all tents."""
    found = do(p, KING_FALLS)
    if found.is_over:
        return "over"
    murders = [act for act in found.legal_actions() if act.kind == Kind.ASSASSINATE]
    return "commander" if any(found.play(act).is_over for act in murders) else "tents"
