"""What scoring pays, line by line, and the line whose counting the board shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NotRequired, TypedDict

from boardlab.core.contract.game import find_game
from boardlab.core.contract.receipt import CountedLine, Receipt, ReceiptLine
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session


class WatchLine(Command, do="walk", least=-1):
    """Show how line ``at`` of the receipt is counted, from 0; -1 for none. The page that asks tells it."""

    at: int


class ShowSeat(Command, do="tab"):
    """Show, and light, what seat ``at`` is paid: the lines of a receipt that is told seat by seat."""

    at: int


class ShownReceiptLine(TypedDict):
    """A line of a receipt: what is paid, to whom, for what."""

    seat: int
    """-1 where it is no point of anybody's."""
    label: str
    sum: str
    says: str
    points: int
    value: NotRequired[str]
    """What stands in the place of a number."""
    rule: str
    title: str
    places: list[str]
    focus: list[str]
    scores: list[int]


class ShownReceipt(TypedDict):
    """A receipt, line by line in the order of paying."""

    title: str
    together: bool
    """Are its lines told in one list, and not seat by seat?"""
    at: int | None
    """The line whose counting the board shows, from 0; -1 for none; None where no line can be watched."""
    lines: list[ShownReceiptLine]
    totals: list[int]
    total: NotRequired[int]


class ReceiptPart(TypedDict):
    """What a frame holds of scoring."""

    receipt: ShownReceipt | None
    """The lines of the receipt; None where nothing is scored."""


class ReceiptFeature(Feature):
    """Points are counted, line by line.

    Args:
        session: the game.
        picking: what is picked, to be put down while one watches.
        source: gives the receipt; None goes by what was scored last, or would be scored now.
        tell: tells it otherwise, as the part ``receipt`` of a frame; None tells it where that part is shown.
    """

    def __init__(
        self,
        session: Session,
        picking: PicksFeature | None = None,
        *,
        source: Callable[[], Receipt | None] | None = None,
        tell: Callable[[Receipt | None], ShownReceipt | None] | None = None,
    ) -> None:
        super().__init__(session)
        self.walk = -1
        """Which line of the receipt the board shows, counted from 0; -1 for none."""
        self._asked_for: tuple[Receipt | None, int | None] = None, None
        """The seat whose lines were asked for, after their receipt."""
        self._picking = picking
        self._tell = tell
        self._source = self._scored if source is None else source
        session.handlers.on(WatchLine, self.step_to)

    def part(self) -> ReceiptPart:
        """The receipt, where that is shown."""
        if self._tell is not None:
            return {"receipt": self._tell(self.receipt)}
        is_shown = "receipt" in self.session.parts
        return {"receipt": self.shown_receipt(self.receipt) if is_shown else None}

    @property
    def receipt(self) -> Receipt | None:
        """What is paid, line by line; None where nothing is scored."""
        return self._source()

    def _scored(self) -> Receipt | None:
        """What the last action scored, or what scoring now would pay, of what is taught by now."""
        session = self.session
        edited = session.edited
        if edited is not None:
            return None if edited.impossible else edited.face.preview()
        paid = self._paid()
        found = session.shown.preview() if paid is None else paid
        if found is None or session.known is None:
            return found
        # That nothing is paid by a rule which comes later is not said.
        lines = tuple(line for line in found.lines if line.points or line.rule in session.known)
        return replace(found, lines=lines) if any(line.rule in session.known for line in lines) else None

    def _paid(self) -> Receipt | None:
        record = self.session.record
        counted = find_game(self.session.position.game).scoring
        return counted(*record.step(record.ply)) if counted is not None and record.ply else None

    @property
    def watched(self) -> CountedLine | None:
        """The line of the receipt that is being watched."""
        receipt = self.receipt if self.walk >= 0 else None
        return receipt.step(self.walk) if receipt is not None and self.walk < len(receipt.lines) else None

    @property
    def seat(self) -> int | None:
        """The seat whose lines of this receipt were asked for; None where none were."""
        receipt, seat = self._asked_for
        return seat if receipt is not None and receipt is self.receipt else None

    def show_seat(self, command: ShowSeat) -> Outcome:
        """Show what a seat is paid."""
        session, receipt = self.session, self.receipt
        if receipt is None or command.at >= session.position.players:
            return "no", session.say("answer.no_pick", key=command.do)
        session.touch(command.by)
        self._asked_for = receipt, command.at
        return "done", ""

    def step_to(self, command: WatchLine) -> Outcome:
        """Show how a line of the receipt is counted."""
        session, receipt = self.session, self.receipt
        if find_game(session.position.game).scoring is None or receipt is None:
            return "no", session.say("answer.no_pick", key=command.do)
        if self._picking is not None:
            self._picking.drop()
        session.touch(command.by)
        self.walk = command.at if command.at < len(receipt.lines) else -1
        return "done", ""

    def touched(self, says: str, *, moved: bool) -> str:
        """Show no line any more: what is shown has changed."""
        self.walk = -1
        return says

    def shown_receipt(self, receipt: Receipt | None) -> ShownReceipt | None:
        """A receipt, line by line in the order of paying; None where there is none.

        Only points belong to seats: what counts anything else has no seat and no totals.
        """
        if receipt is None:
            return None
        session = self.session
        if receipt.unit != "points":
            lines: list[ShownReceiptLine] = [{**self._line(line), "seat": -1, "scores": []} for line in receipt.lines]
            title = session.phrase(receipt.title)
            return {"title": title, "together": True, "at": None, "lines": lines, "totals": []}
        return {
            "title": session.phrase(receipt.title),
            "together": False,
            "at": None if find_game(session.position.game).scoring is None else self.walk,
            "lines": [self._line(line) for line in receipt.lines],
            "totals": [receipt.total(seat) for seat in range(session.position.players)],
        }

    def _line(self, line: ReceiptLine) -> ShownReceiptLine:
        session = self.session
        wording = session.record.wording
        # In an account all are called by name, so that its lines can be compared.
        label, how = (
            "" if each is None else wording.phrase(each, session.lang, session.names) for each in (line.label, line.sum)
        )
        return {
            "seat": line.player,
            "label": label,
            "sum": how,
            "says": ", ".join(part for part in (label, how, str(line.points)) if part),
            "points": line.points,
            "rule": line.rule,
            "title": session.rule_title(line.rule),
            "places": list(line.places),
            "focus": list(line.focus),
            "scores": list(line.scores),
        }
