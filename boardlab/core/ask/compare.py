"""One position under two editions side by side: what may be done, what it pays, and the rulings that make it so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from boardlab.core.ask.dependence import later, paid, ruled_otherwise
from boardlab.core.contract.verdict import WORDING
from boardlab.core.i18n.language import Seat, language
from boardlab.core.picture.html import picture_html
from boardlab.core.picture.scene import Marks, Scene
from boardlab.core.text.in_words import name_of_action
from boardlab.core.text.table import TextTable

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.position import Position

NOTHING = "-"
MOST_LISTED = 12
"""Actions named in a cell of the table; the rest are counted."""


@dataclass(frozen=True)
class Cause:
    """A ruling in which two editions differ, and whether it alone changes anything in this position."""

    option: str
    first: str
    """Its reading in the first edition, in words."""
    second: str
    actions: bool
    """Does it change what may be done?"""
    points: bool
    """Does it change what a scoring now would pay?"""
    rules: tuple[str, ...]
    """Ids of the rules of the rulebook that are read by this ruling."""


@dataclass(frozen=True)
class Comparison:
    """A position under two editions: what may be done, what it pays, and which rulings make the difference."""

    position: Position
    """The position as it was given."""
    editions: tuple[object, object]
    """The two editions, as they were given."""
    then: tuple[str, ...] = ()
    """Actions played under either edition before the two are compared, as text."""

    @cached_property
    def first(self) -> Position:
        """The position under the first edition, after the actions of :attr:`then`."""
        return later(self.position.under(self.editions[0]), self.then)

    @cached_property
    def second(self) -> Position:
        """The position under the second edition, after the actions of :attr:`then`."""
        return later(self.position.under(self.editions[1]), self.then)

    @property
    def only_first(self) -> tuple[Action, ...]:
        """What may be done under the first edition only."""
        others = set(self.second.legal_actions())
        return tuple(act for act in self.first.legal_actions() if act not in others)

    @property
    def only_second(self) -> tuple[Action, ...]:
        """What may be done under the second edition only."""
        others = set(self.first.legal_actions())
        return tuple(act for act in self.second.legal_actions() if act not in others)

    @property
    def points(self) -> tuple[tuple[int, int], ...]:
        """What a scoring now would pay each seat, under the first and the second; empty where nothing is scored."""
        return tuple(zip(paid(self.first), paid(self.second), strict=False))

    def causes(self, lang: str | None = None) -> tuple[Cause, ...]:
        """Every ruling in which the two editions differ, with whether it alone changes actions or points here."""
        one, two = self.first.rulings(), self.second.rulings()
        found = []
        for name in one:
            if name == "edition" or name not in two or one[name] == two[name]:
                continue
            # Alone against either edition: two rulings may only bite together.
            pairs = [
                (p, other)
                for p, edition, value in (
                    (self.first, self.editions[0], two[name]),
                    (self.second, self.editions[1], one[name]),
                )
                if (other := ruled_otherwise(self.position, edition, name, value, self.then)) is not None
            ]
            rules = tuple(rule.id for rule in self.first.wording.rules.values() if rule.option == name)
            found.append(
                Cause(
                    name,
                    one.describe(name, lang)[1],
                    two.describe(name, lang)[1],
                    any(set(a.legal_actions()) != set(b.legal_actions()) for a, b in pairs),
                    any(paid(a) != paid(b) for a, b in pairs),
                    rules,
                )
            )
        return tuple(found)

    # -- showing ---------------------------------------------------------------------------------------------------

    def titles(self, lang: str | None = None) -> tuple[str, str]:
        """The names of both editions in words, with the number of rulings that differ from them."""
        return self.first.rulings().name(lang), self.second.rulings().name(lang)

    def rows(self, lang: str | None = None) -> Iterator[tuple[str, str, str]]:
        """The table: what differs, under the first, under the second."""
        one, two = _listed(self.first, self.only_first, lang), _listed(self.second, self.only_second, lang)
        if (one, two) != (NOTHING, NOTHING):
            yield WORDING.say("compare.only_row", lang), one, two
        for seat, points in enumerate(self.points):
            yield WORDING.say("compare.points_row", lang, None, player=Seat(seat)), str(points[0]), str(points[1])
        for cause in self.causes(lang):
            name = self.first.rulings().describe(cause.option, lang)[0]
            bites = cause.actions or cause.points
            key = "compare.makes" if bites else "compare.makes_not"
            yield WORDING.say(key, lang, None, option=name, rules=cause.rules or ("-",)), cause.first, cause.second

    def as_table(self, lang: str | None = None) -> TextTable:
        """A shorter table: how much one edition alone allows, points that differ, and why."""
        found = []
        counts = len(self.only_first), len(self.only_second)
        if any(counts):
            one, two = (WORDING.say("compare.count", lang, None, count=count) for count in counts)
            found.append((WORDING.say("compare.only_row", lang), one, two))
        for seat, (mine, theirs) in enumerate(self.points):
            if mine != theirs:
                player = WORDING.say("compare.points_row", lang, None, player=Seat(seat))
                found.append((player, str(mine), str(theirs)))
        named = self.first.rulings().describe
        biting = [each for each in self.causes(lang) if each.actions or each.points]
        found += [(named(cause.option, lang)[0], cause.first, cause.second) for cause in biting]
        return TextTable("", (WORDING.say("compare.head", lang), *self.titles(lang)), tuple(found))

    def places(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Where only the first edition lets something be done, and where only the second does."""
        return _places(self.first, self.only_first), _places(self.second, self.only_second)

    def scenes(self, lang: str | None = None) -> tuple[Scene, ...]:
        """Both boards; lit are the places where only this edition lets something be done."""
        return tuple(
            p.scene(lang=lang, show="board", marks=Marks(lit=lit))
            for p, lit in zip((self.first, self.second), self.places(), strict=True)
        )

    def to_text(self, lang: str | None = None) -> str:
        """The comparison as plain text: a head line, then a line for each row, columns parted by ``|``."""
        lines = [" | ".join((WORDING.say("compare.head", lang), *self.titles(lang)))]
        return "\n".join([*lines, *(" | ".join(row) for row in self.rows(lang))])

    def __repr__(self) -> str:
        return self.to_text(language())

    def _repr_html_(self) -> str:
        heads = (WORDING.say("compare.head"), *self.titles())
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
        body = "\n".join(
            f'<tr><th scope="row">{escape(name)}</th><td>{escape(one)}</td><td>{escape(two)}</td></tr>'
            for name, one, two in self.rows()
        )
        drawings = [picture_html(scene.to_svg()) for scene in self.scenes()]
        boards = "".join(
            f'<figure style="flex:1 1 300px;margin:0">{drawn}<figcaption>{escape(title)}</figcaption></figure>'
            for drawn, title in zip(drawings, self.titles(), strict=True)
        )
        table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
        return f'<div style="display:flex;flex-wrap:wrap;gap:8px">{boards}</div>\n{table}'


def _listed(p: Position, acts: tuple[Action, ...], lang: str | None) -> str:
    shown = [name_of_action(p, act, lang) for act in acts[:MOST_LISTED]]
    more = len(acts) - len(shown)
    return ", ".join([*shown, *([f"+{more}"] if more else [])]) or NOTHING


def _places(p: Position, acts: tuple[Action, ...]) -> tuple[str, ...]:
    """Where these actions end: the last place each names."""
    known = p.scene(show="board").places
    found = (next((word for word in reversed(act.to_text().split()) if word in known), "") for act in acts)
    return tuple(dict.fromkeys(place for place in found if place))


def compare(p: Position, first: object, second: object, *then: str) -> Comparison:
    """One position under two editions side by side: what is legal, what it pays, and the rulings that make it so.

    >>> from boardlab import compare, torres
    >>> both = compare(torres.start(2), "rio_grande_2005", "namuwiki_old")
    >>> [cause.option for cause in both.causes()][:2]
    ['action_deck', 'castle_exit']

    Args:
        p: a position.
        first: an edition by name, or options of the game.
        second: another.
        then: actions as text; what is compared is where they lead under either edition.

    Raises:
        PlainError: for an edition that does not exist, a position that cannot be under it, or an action that one of
            them does not allow.
    """
    for edition in (first, second):
        later(p.under(edition), then)  # what is wrong is refused at once, not when the table is shown
    return Comparison(p, (first, second), then)
