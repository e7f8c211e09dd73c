"""Stills for the prose of a tutorial: something pointed out on a position, an attempt refused, a receipt as a table."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from boardlab.core.language import Phrase, seat_letter
from boardlab.core.receipt import Receipt
from boardlab.core.scene import Marks, Scene
from boardlab.core.verdict import Verdict
from boardlab.lessons.torres.right_rules import castle_receipt
from boardlab.lessons.torres.sketching import WORDING
from boardlab.torres import Position

COLUMNS = ("player", "what", "how", "points", "marker")


def do(p: Position, *texts: str) -> Position:
    """The position after some actions, such as ``do(p, "build d2", "move c2 d2")``."""
    for text in texts:
        p = p.play(p.read_action(text))
    return p


@dataclass(frozen=True)
class Still:
    """A picture of a position with marks on it."""

    position: Position
    marks: Marks
    view: str = ""

    def scene(self) -> Scene:
        """The picture: the board alone."""
        return self.position.scene(view=self.view, show="board", marks=self.marks)

    def _repr_svg_(self) -> str:
        return self.scene().to_svg()

    def __repr__(self) -> str:
        return self.scene().to_text()


def still(p: Position, lit: str = "", *, focus: str = "", view: str = "") -> Still:
    """The board, with some cells lit while everything else steps back.

    Args:
        p: the position.
        lit: cells such as ``"b2 c2"``.
        focus: those among them that decide.
        view: ``"plan"`` shows the board from above.
    """
    return Still(p, Marks(lit=tuple(f"{lit} {focus}".split()), focus=tuple(focus.split())), view)


def choices(p: Position, *path: str) -> Still:
    """The board, with every cell marked that may be picked next: ``choices(p, "move", "c2")``."""
    found = {choice.key: choice.mark for choice in p.picks(path) if choice.is_place and not choice.breaches}
    return Still(p, Marks(picked=tuple(key for key in path if key in p.scene().places), targets=found))


@dataclass(frozen=True)
class Attempt(Still):
    """An action somebody would like to do; printed it says why not, shown it marks what is in the way."""

    verdict: Verdict | None = None

    def __str__(self) -> str:
        return str(self.verdict)


def attempt(p: Position, text: str) -> Attempt:
    """An action such as ``"build d3"``, allowed or not: print it for the reasons, show it for the places."""
    act = p.read_action(text)
    verdict = p.judge(act)
    tried = tuple(word for word in text.split() if word in p.scene().places)
    places = dict.fromkeys([*tried[-1:], *(place for breach in verdict.breaches for place in breach.places)])
    return Attempt(p, Marks(picked=tried[:-1], refused=() if verdict else tuple(places)), "", verdict)


@dataclass(frozen=True)
class Bill:
    """A receipt as a table: who gets what, why, and where the marker stands then."""

    receipt: Receipt

    def rows(self) -> list[tuple[str, str, str, str, str]]:
        """The lines in words."""
        words = Position.wording
        return [
            (
                seat_letter(line.player),
                words.phrase(line.label),
                words.phrase(line.sum) if line.sum else "",
                str(line.points),
                str(line.scores[line.player]) if line.scores else "",
            )
            for line in self.receipt.lines
        ]

    def _table(self) -> tuple[str, list[tuple[str, ...]]]:
        head = tuple(WORDING.say(f"bill.{name}") for name in COLUMNS)
        return Position.wording.phrase(self.receipt.title), [head, *self.rows()]

    def __repr__(self) -> str:
        title, rows = self._table()
        return "\n".join([title, *(" | ".join(row) for row in rows)])

    def _repr_html_(self) -> str:
        title, (head, *rows) = self._table()
        cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
        body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        top = f"<caption>{escape(title)}</caption>\n<thead><tr>{cells}</tr></thead>"
        return f"<table>\n{top}\n<tbody>\n{body}\n</tbody>\n</table>"


def bill(p: Position, *, bonus: bool = True) -> Bill:
    """What scoring the phase now would pay, line by line, in order; without ``bonus`` the castles alone."""
    return Bill((p.preview() if bonus else castle_receipt(p)) or Receipt(Phrase("receipt.all"), ()))
