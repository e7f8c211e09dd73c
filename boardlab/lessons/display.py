"""What the prose of a tutorial shows, for every game: a picture that points at something, an attempt refused, what an
action does, a receipt as a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, TypeVar, cast

from boardlab.core.contract.receipt import Receipt
from boardlab.core.contract.verdict import Verdict
from boardlab.core.i18n.language import LANGUAGES, OWN, Wording, language
from boardlab.core.picture.caption import SIZES, captioned, wrap
from boardlab.core.picture.html import html_table, picture_html
from boardlab.core.picture.scene import Marks, Scene
from boardlab.core.play.observer import ALL_SEEING, Observer
from boardlab.core.text.table import TextTable
from boardlab.lessons.model.base_question import WORDING

if TYPE_CHECKING:
    from boardlab.core.contract.position import Position

TOTAL = "+"
"""Stands at the beginning of the row of a table that says what it comes to."""
COLUMNS = ("player", "what", "how", "points", "score")
P = TypeVar("P")
"""The position of some game. A game's own class takes its own actions only, so no one type fits them all."""


def do(p: P, *texts: str) -> P:
    """The position after some actions, such as ``do(p, "build d2", "move c2 d2")``; chance is answered the same way."""
    end: Any = p
    for text in texts:
        end = end.play(end.read_action(text))
    return cast(P, end)


@dataclass(frozen=True)
class Still:
    """A picture of a position with marks on it."""

    position: Any
    marks: Marks
    view: str = ""
    show: str = "board"

    def scene(self, lang: str | None = None, *, view: str = "", show: str = "", **how: object) -> Scene:
        """The picture of the position with these marks: the board alone, unless ``show`` asks for more."""
        how = {**how, "marks": how.get("marks") or self.marks, "view": view or self.view, "show": show or self.show}
        drawn: Scene = self.position.scene(lang=lang, **how)
        return drawn

    def to_svg(self) -> str:
        """The picture that a notebook shows."""
        return self.scene().to_svg()

    def _repr_html_(self) -> str:
        return picture_html(self.to_svg())

    def __repr__(self) -> str:
        return self.scene().to_text()


def still(p: Position, lit: str = "", *, focus: str = "", view: str = "", whole: bool = False) -> Still:
    """The board with some places lit, while all others are drawn paler.

    Args:
        p: the position.
        lit: keys of places such as ``"b2 c2"``.
        focus: those among them that decide.
        view: one of the pictures of the game; "" for the usual one.
        whole: with what lies around the board.
    """
    marks = Marks(lit=tuple(f"{lit} {focus}".split()), focus=tuple(focus.split()))
    return Still(p, marks, view, "all" if whole else "board")


def choices(p: Position, *path: str) -> Still:
    """The board, with every place marked that may be picked next: ``choices(p, "move", "c2")``."""
    found = {choice.key: choice.mark for choice in p.picks(path) if choice.is_place and not choice.breaches}
    return Still(p, Marks(picked=tuple(key for key in path if key in p.scene().places), targets=found))


@dataclass(frozen=True, repr=False)
class Attempt(Still):
    """An action somebody would like to do: shown, it marks what is in the way and says why not; printed, it says so."""

    verdict: Verdict | None = None

    def __str__(self) -> str:
        return str(self.verdict)

    def to_svg(self) -> str:
        """The picture with the reasons below it."""
        scene = self.scene()
        said = [line for reason in str(self.verdict).splitlines() for line in wrap(reason, SIZES["q"])]
        return captioned(scene.to_svg(), [(line, "q") for line in said], scene.title)


def attempt(p: Position, text: str) -> Attempt:
    """An action such as ``"build d3"``, allowed or not: shown with its reasons over the places they are about."""
    act = p.read_action(text)
    verdict = p.judge(act)
    places = p.scene().places
    tried = tuple(word for word in text.split() if word in places)
    against = dict.fromkeys([*tried[-1:], *(place for breach in verdict.breaches for place in breach.places)])
    marks = Marks(picked=tried[:-1], refused=() if verdict else tuple(place for place in against if place in places))
    return Attempt(p, marks, verdict=verdict)


@dataclass(frozen=True)
class Story:
    """What some actions did, one sentence for each thing that happened."""

    lines: tuple[str, ...]

    def __repr__(self) -> str:
        return "\n".join(self.lines)

    def _repr_html_(self) -> str:
        return "<ul>\n" + "\n".join(f"<li>{escape(line)}</li>" for line in self.lines) + "\n</ul>"


def story(p: Position, *texts: str, seat: int | None = None) -> Story:
    """What some actions, one after the other, would do: ``story(p, "roll", "throw 3 5")``.

    Args:
        p: the position before the first one.
        texts: the actions, chance's among them.
        seat: tells it as this seat may know it; None tells all.
    """
    see = ALL_SEEING if seat is None else Observer(seat)
    lines: list[str] = []
    for text in texts:
        act = p.read_action(text)
        lines += see.tell(p, act)
        p = p.play(act)
    return Story(tuple(lines))


@dataclass(frozen=True)
class Table:
    """A small table with headings in both languages; made by :func:`table`."""

    heads: Mapping[str, Sequence[str]]
    rows: tuple[tuple[str, ...], ...]

    def head(self, lang: str | None = None) -> tuple[str, ...]:
        """The headings in a language; None is the one chosen."""
        return tuple(self.heads[lang or language()])

    def as_table(self, lang: str | None = None) -> TextTable:
        """The table in a language; None is the one chosen."""
        total = WORDING.say("receipt_table.total", lang)
        return TextTable("", self.head(lang), tuple((total, *row[1:]) if row[0] == TOTAL else row for row in self.rows))

    def __repr__(self) -> str:
        _, head, rows = self.as_table()
        return "\n".join(" | ".join(row) for row in (head, *rows))

    def _repr_html_(self) -> str:
        return html_table(*self.as_table())


def table(rows: Iterable[Iterable[object]], total: int | None = None, **heads: str) -> Table:
    """What a cell has worked out, as a table: ``table(rows, en="Phase | Points", ko="페이즈 | 점수")``.

    Args:
        rows: each with one value for each column.
        total: what the last column comes to, in a row of its own below them; None for no such row.
        heads: the headings in each language, a bar between them.

    Raises:
        ValueError: where a language is missing, or a row or a language has more or fewer columns than another.
    """
    named = {lang: tuple(head.strip() for head in text.split("|")) for lang, text in heads.items()}
    made = tuple(tuple(map(str, row)) for row in rows)
    if total is not None:
        made = (*made, (TOTAL, *[""] * (len(made[0]) - 2), str(total)))
    if not set(OWN) <= set(named) <= set(LANGUAGES):
        raise ValueError(f"A table has headings in {' and '.join(OWN)}.")
    named |= {code: named["en"] for code in LANGUAGES if code not in named}
    if len({len(row) for row in (*named.values(), *made)}) != 1:
        raise ValueError("Each row of a table and each language have the same number of columns.")
    return Table(named, made)


@dataclass(frozen=True)
class ReceiptTable:
    """A receipt as a table: who gets what, why, and the score then where the receipt keeps it."""

    receipt: Receipt
    wording: Wording

    def rows(self, lang: str | None = None) -> list[tuple[str, ...]]:
        """A row for each line of the receipt: player, what is paid, how, points, and the score then if it is kept."""
        words, found = self.wording, list[tuple[str, ...]]()
        for at, line in enumerate(self.receipt.lines):
            who, how = words.seat_name(line.player, lang), words.phrase(line.sum, lang) if line.sum else ""
            score = [self._score_after(at)] if self._keeps_score else []
            found.append((who, words.phrase(line.label, lang), how, str(line.points), *score))
            own = [each.points for each in self.receipt.lines if each.player == line.player]
            # Where no score is kept, what several lines come to is said behind the last of them.
            if len(own) > 1 and not score and line.player not in {e.player for e in self.receipt.lines[at + 1 :]}:
                found.append((who, WORDING.say("receipt_table.total", lang), "", str(sum(own))))
        return found

    def _score_after(self, at: int) -> str:
        """The score a line leads to; "" where the marker moves with a later line, for both together."""
        lines = self.receipt.lines
        line, rest = lines[at], lines[at + 1 :]
        if not line.scores:
            return ""
        goes_on = rest and rest[0].player == line.player
        stands = at == 0 or lines[at - 1].scores[line.player : line.player + 1] == (line.scores[line.player],)
        return "" if goes_on and stands else str(line.scores[line.player])

    @property
    def _keeps_score(self) -> bool:
        """Does it tell scores that are more than the sums of its points?"""
        lines = self.receipt.lines
        paid = Counter[int]()
        for line in lines:
            paid[line.player] += line.points
        return any(line.scores for line in lines) and any(lines[-1].scores[seat] != paid[seat] for seat in paid)

    def as_table(self, lang: str | None = None) -> TextTable:
        """The table in a language; None is the one chosen."""
        names = COLUMNS if self._keeps_score else COLUMNS[:-1]
        head = tuple(WORDING.say(f"receipt_table.{name}", lang) for name in names)
        return TextTable(self.wording.phrase(self.receipt.title, lang), head, tuple(self.rows(lang)))

    def __repr__(self) -> str:
        title, head, rows = self.as_table()
        return "\n".join([title, *(" | ".join(row) for row in (head, *rows))])

    def _repr_html_(self) -> str:
        return html_table(*self.as_table())


def receipt(p: Position) -> ReceiptTable:
    """The points that a scoring now would pay, as a table with a line for each.

    Raises:
        ValueError: where the game has nothing to reckon.
    """
    found = p.preview()
    if found is None:
        raise ValueError("There is nothing to reckon in this position.")
    return ReceiptTable(found, p.wording)
