"""A rule to look up: what it says, where it stands, how it may be read, which lessons teach it, and a board to try."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from html import escape

from boardlab.core.contract.game import find_game, game_names, has_game
from boardlab.core.contract.position import Position
from boardlab.core.contract.rulebook import Rule
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import language, text_in
from boardlab.core.picture.html import picture_html
from boardlab.core.picture.scene import Scene
from boardlab.core.text.quoting import nearest, shown
from boardlab.lessons.build.coverage import FIRST_GAME, Coverage, coverage
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.practice import MARK, practice_line, practice_of_rule

_LETTERS = re.compile(r"\b([A-Z]{2})\b(,? (?=.))?")
"""How a rulebook names a text: ``RG, Place a tower block; NW 5.2``."""


def source_of(game: str, rule: Rule, lang: str | None = None) -> str:
    """Where a rule stands: the texts by their full names, and the place in them."""
    say = find_game(game).wording.say
    return _LETTERS.sub(lambda found: say(f"text.{found[1]}", lang) + (": " if found[2] else ""), rule.source)


class UnknownRule(PlainError):
    """There is no rule of this id; the message names the nearest."""


@dataclass(frozen=True)
class RuleEntry:
    """One rule of a game with all there is about it. In a notebook it shows itself; ``print`` gives it as text."""

    game: str
    """The name of its game: ``catan``."""
    rule: Rule
    """The row of the rulebook: its id, title, statement, source."""
    taught: tuple[tuple[str, int], ...]
    """The steps that teach it: the id of a lesson, and the number of the step from 1."""
    asked: tuple[str, ...]
    """The ids of the questions that ask for it, such as ``catan.robber.3``; without those of practice."""

    @property
    def id(self) -> str:
        """The rule's id: ``catan.robber.discard``."""
        return self.rule.id

    @cached_property
    def example(self) -> Checkpoint | None:
        """A question that hangs on this rule, the shortest way to try it: ``boardlab.check(entry.example)``.

        One of practice where no lesson asks for it; None for what is in the box, and for advice.
        """
        if self.asked:
            return checkpoint(self.asked[0])
        drawn = practice_of_rule(self.id) if self.rule.kind == "rule" else None
        return drawn[1] if drawn else None

    @property
    def position(self) -> Position | None:
        """The position of its example, to be played on; None where there is no example."""
        return self.example.position if self.example else None

    def title(self, lang: str | None = None) -> str:
        """What the rule is called."""
        return text_in(self.rule.title, lang)

    def statement(self, lang: str | None = None) -> str:
        """The rule in one or two sentences."""
        return text_in(self.rule.statement, lang)

    def readings(self, lang: str | None = None) -> tuple[str, str, tuple[str, ...]] | None:
        """How editions and players read it: the name of the ruling, its usual reading, and the others.

        None where all read it alike, and for what is settled before there is a board.
        """
        name = self.rule.option
        if not name:
            return None
        # A ruling of a variant is known to positions of that variant only.
        boards = (find_game(self.game).start(), *(checkpoint(asked).position for asked in self.asked))
        usual = next((rulings for board in boards if (rulings := board.rulings()).otherwise(name)), None)
        return None if usual is None else (*usual.describe(name, lang), usual.otherwise(name, lang))

    def source(self, lang: str | None = None) -> str:
        """Where it stands: the texts by their full names, and the place in them."""
        return source_of(self.game, self.rule, lang)

    def lessons(self, lang: str | None = None) -> tuple[str, ...]:
        """The titles of the lessons that teach it, in order."""
        names = dict.fromkeys(lesson for lesson, _ in self.taught)
        return tuple(find_lesson(name).title[lang or language()] for name in names)

    def scene(self, lang: str | None = None) -> Scene | None:
        """The board of its example, without an answer; None where there is none."""
        return self.example.scene(lang or language()) if self.example else None

    def facts(self, lang: str | None = None, *, learning: bool = True) -> tuple[tuple[str, str], ...]:
        """What else there is to know, each with its heading: source, readings; if ``learning``, where it is taught."""

        def say(key: str) -> str:
            return WORDING.say(f"rule.{key}", lang)

        found = [(say("kind"), say(f"kinds.{self.rule.kind}"))] if self.rule.kind != "rule" else []
        found.append((say("source"), self.source(lang)))
        read = self.readings(lang)
        if read:
            called, usual, others = read
            found += [(called, usual), (say("otherwise"), "; ".join(others))] if others else [(called, usual)]
        if learning and self.taught:
            found.append((say("lessons"), "; ".join(self.lessons(lang))))
        if learning and self.asked:
            found.append((say("asked"), ", ".join(self.asked)))
        return tuple(found)

    def _practice(self, lang: str | None = None) -> tuple[tuple[str, str], ...]:
        """The line of Python that practises it, with its heading; none where nobody draws positions of it."""
        if practice_of_rule(self.id) is None:
            return ()
        return ((WORDING.say("rule.practise", lang), practice_line(self.id)),)

    def to_text(self, lang: str | None = None) -> str:
        """The entry as lines of text: title, statement, source, readings, lessons and questions."""
        lines = [f"{self.title(lang)} ({self.id})", self.statement(lang)]
        return "\n".join(lines + [f"{name}: {said}" for name, said in (*self.facts(lang), *self._practice(lang))])

    def __repr__(self) -> str:
        return self.to_text()

    def to_html(self, *, board: bool = True, practise: bool = True) -> str:
        """The entry as HTML, with the board of its example and how to practise it unless these are shown elsewhere."""
        drawn = self.scene() if board else None
        picture = f'<div style="max-width:420px">{picture_html(drawn.to_svg())}</div>' if drawn else ""
        facts = (*self.facts(), *(self._practice() if practise else ()))
        rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(said)}</dd>" for name, said in facts)
        return (
            f'<div lang="{language()}"><h4>{escape(self.title())}</h4><p>{escape(self.statement())}</p>'
            f"{picture}<dl>{rows}</dl></div>"
        )

    def _repr_html_(self) -> str:
        return self.to_html()


def rule(id: str) -> RuleEntry:  # noqa: A002  (what it is called everywhere)
    """Look a rule up: what it says, its source, how editions differ, the lessons that teach it, and a board to try it.

    >>> rule("catan.robber.desert").title("en")
    'Back to the desert'

    Args:
        id: the rule's id, as it stands beside a refusal or a receipt.

    Raises:
        UnknownRule: where there is no such rule; it names the nearest.
    """
    given = shown(id)
    found = rules_of(given.partition(".")[0]) if has_game(given.partition(".")[0]) else {}
    if given not in found:
        known = list(found) or [name for game in game_names() for name in find_game(game).rulebook]
        raise UnknownRule(WORDING.say("rule.unknown", id=given, near=nearest(given, known)))
    return found[given]


@cache
def rules_of(game: str) -> dict[str, RuleEntry]:
    """All rules of a game in the order of its book, by their ids."""
    found = find_game(game)
    learned = coverage(game) if found.lessons else {}
    return {name: _entry(game, row, learned.get(name, Coverage())) for name, row in found.rulebook.items()}


def _entry(game: str, row: Rule, learned: Coverage) -> RuleEntry:
    taught = [where.rpartition(" ") for where in learned.taught]
    steps = tuple((f"{game}.{lesson}", int(step)) for lesson, _, step in taught)
    # A first game asks for many rules at once: a question about this one shows it better.
    asked = sorted((name for name in learned.asked if MARK not in name), key=lambda name: name.startswith(FIRST_GAME))
    return RuleEntry(game, row, steps, tuple(f"{game}.{name}" for name in asked))
