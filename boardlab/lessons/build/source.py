"""The document of a lesson: one text for both languages, read into its parts.

Front matter in TOML between two lines ``+++``, then directives (:mod:`boardlab.lessons.build.directives`); see
``notebooks/README.md``. Whoever shows a lesson reads what is built of it (:mod:`boardlab.lessons.build.store`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from boardlab.core.contract.game import find_game
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, OWN
from boardlab.core.i18n.languages import Translated, context_of, in_added, texts
from boardlab.core.i18n.toml_files import toml_tables
from boardlab.core.json_data import Json
from boardlab.lessons.build.directives import DIRECTIVES, DirectiveBlock, LineError, mistakes_in, read_blocks
from boardlab.lessons.build.names import names_given, names_used
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.goals import read_goals
from boardlab.lessons.model.lesson import LessonPart

HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
RULE = re.compile(r"\[\[([\w.]+)(?:\|([^\]]+))?\]\]")
"""A rule named in prose: ``[[torres.score.highest]]``, or with words of its own after a bar."""
FRONT = "+++"


class SourceError(Exception):
    """What is wrong with a document, with its file and line. Told in English: it is for authors."""


@dataclass
class Source:
    """One document as it is written."""

    path: Path
    head: Json
    blocks: list[DirectiveBlock] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The game it teaches: the folder it lies in."""
        return self.path.parent.name

    @property
    def name(self) -> str:
        """Its file name, without ending."""
        return self.path.stem

    @property
    def topic(self) -> str:
        """The topic whose questions it asks: ``topic`` in its head, where it is a part of one, else its own id."""
        return str(self.head.get("topic", self.head.get("id", "")))

    @cached_property
    def rules(self) -> Rulebook:
        """The rules of its game."""
        return find_game(self.game).rulebook

    @property
    def parts(self) -> Iterator[LessonPart]:
        """What it consists of, in order; the two languages of a text are one part."""
        for at, block in enumerate(self.blocks):
            after = self.blocks[at + 1] if at + 1 < len(self.blocks) else None
            if block.kind == "en" and after is not None:
                says = {"en": block.text, "ko": after.text} | self._added(block.text)
                yield LessonPart("prose", block.line, says, mark=block.mark)
            elif block.kind == "ask":
                yield LessonPart("question", block.line, about=block.about, needs=("check",))
            elif block.kind in DIRECTIVES and block.kind not in (*OWN, "goal"):
                schema = DIRECTIVES[block.kind]
                goals = read_goals(after.text) if after is not None and after.kind == "goal" else ()
                goals = tuple(replace(goal, says={**goal.says, **self._added(goal.says["en"])}) for goal in goals)
                code = self._setup(block.text) if block.kind == "setup" else block.text
                yield LessonPart(
                    schema.part, block.line, code=code, mark=block.mark, goals=goals, shows=schema.shows,
                    until=block.fields.get("until", ""), awaits=block.fields.get("awaits", ""),
                    needs=names_used(code), gives=names_given(code),
                )  # fmt: skip

    def _setup(self, text: str) -> str:
        """What all cells may name: the set-up as it is written, with what every lesson imports."""
        lines = text.splitlines()
        usual = ["Study", "check", "language", "progress", "scenario", self.game]
        if lines and lines[0].startswith("from boardlab import "):
            usual += lines.pop(0).removeprefix("from boardlab import ").split(", ")
        return "\n".join([f"from boardlab import {', '.join(sorted({*usual}))}", *lines])

    def _added(self, english: str) -> dict[str, Translated]:
        """A text of a block in the added languages."""
        return in_added(self.game, self.name, english)

    def english(self) -> Iterator[tuple[int, str, str]]:
        """Each of its English texts, with its line and context in a catalogue."""
        for place, text in texts(self.head):
            yield 1, context_of(self.name, place), text["en"]
        for block in self.blocks:
            if block.kind == "en" and block.text:
                yield block.line, self.name, block.text
            for goal in read_goals(block.text) if block.kind == "goal" else ():
                yield block.line, self.name, goal.says["en"]

    def fail(self, line: int, what: str) -> SourceError:
        """An error at a line of this document."""
        return SourceError(f"{self.path.name}:{line}: {what}")

    def words_before_action(self, lang: str) -> int | None:
        """How many words a learner reads before the first own action; None where there is none."""
        count = 0
        for part in self.parts:
            if part.is_action:
                return count
            if part.kind == "prose" and part.mark != "stage":
                count += len(plain(part.says[lang]).split())
        return None


def read(path: Path) -> Source:
    """A document, checked directive by directive.

    Raises:
        SourceError: naming file, line and the first thing that is wrong.
    """
    source = parse(path)
    for line, what in mistakes(source):
        raise source.fail(line, what)
    return source


def parse(path: Path) -> Source:
    """A document in its directives, whatever they say.

    Args:
        path: the file.

    Raises:
        SourceError: where it has no front matter, or text stands outside of directives.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    source = Source(path, {})
    end = next((number for number, line in enumerate(lines) if number and line.strip() == FRONT), 0)
    if not end or lines[0].strip() != FRONT:
        raise source.fail(1, f"The document begins with TOML between two lines {FRONT}.")
    try:
        source.head = toml_tables("\n".join(["", *lines[1:end]]))
    except ValueError as problem:
        raise source.fail(1, f"The front matter is not TOML: {problem}.") from None
    try:
        source.blocks = list(read_blocks(enumerate(lines[end + 1 :], end + 2)))
    except LineError as problem:
        raise source.fail(problem.line, problem.what) from None
    for place, text in texts(source.head):
        text |= in_added(source.game, context_of(source.name, place), text["en"])
    return source


# -- what is wrong -----------------------------------------------------------------------------------------------------


def mistakes(source: Source) -> Iterator[tuple[int, str]]:
    """Everything that is wrong with a document, each with its line."""
    head, blocks = source.head, source.blocks
    for key, kind in (("id", str), ("title", dict)):
        if not isinstance(head.get(key), kind):
            yield 1, f"The front matter needs {key!r}."
    if not isinstance(head.get("topic", ""), str):
        yield 1, "A topic is a text such as “torres.king”."
    texts = [head.get("title", {}), head.get("opening", {}), *head.get("summary", ())]
    if any(set(text) - {"rule"} != set(LANGUAGES) for text in texts if text):
        yield 1, f"Title, opening and each line of the summary need {' and '.join(LANGUAGES)}."
    for line in head.get("summary", ()):
        if line.get("rule", "") not in {"", *source.rules}:
            yield 1, _no_rule(source, line["rule"])
    if sum(block.kind == "setup" for block in blocks) != 1:
        yield blocks[-1].line if blocks else 1, "There is exactly one {setup}."
    for at, block in enumerate(blocks):
        before = blocks[at - 1] if at else None
        after = blocks[at + 1].kind if at + 1 < len(blocks) else ""
        yield from mistakes_in(block)
        yield from _beside(block, before, after)
        yield from _named(source, block)


def _beside(block: DirectiveBlock, before: DirectiveBlock | None, after: str) -> Iterator[tuple[int, str]]:
    """What is wrong with where a directive stands."""
    kind = before.kind if before is not None else ""
    if block.kind == "en" and after != "ko":
        yield block.line, "Behind {en} stands {ko}, the same in Korean."
    if block.kind == "ko" and kind != "en":
        yield block.line, "Before {ko} stands {en}, the same in English."
    elif block.kind == "ko" and before is not None and block.fields != before.fields:
        yield block.line, "The Korean text has other fields than the English one before it."
    if block.kind == "goal" and kind != "play":
        yield block.line, "Before {goal} stands {play}, the board that is played on."


def _named(source: Source, block: DirectiveBlock) -> Iterator[tuple[int, str]]:
    """Rules and questions that a directive names and that there are not."""
    if block.kind == "ask" and block.about:
        try:
            checkpoint(block.about)
        except PlainError as problem:
            yield block.line, str(problem)
    for found in RULE.finditer(block.text) if block.kind in LANGUAGES else ():
        if found[1] not in source.rules:
            yield block.first + block.text[: found.start()].count("\n"), _no_rule(source, found[1])


def _no_rule(source: Source, name: str) -> str:
    return f"There is no rule {name} in the rulebook of {source.game}."


def plain(said: str) -> str:
    """The words of a piece of Markdown."""
    return re.sub(r"\[\[[^|\]]*\|?([^\]]*)\]\]|\{\{.*?\}\}|[#>*`|_-]+", r" \1 ", said)
