"""The source of a tutorial: one text for both languages, read into steps.

Front matter in TOML between two lines ``+++``, then blocks, each begun by a marker such as ``<!-- code -->``; see
``notebooks/README.md``. The notebooks are built from the steps, ``boardlab lint`` looks at them, and whoever shows a
lesson in another way walks the same ones.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Literal

from boardlab.core.contract.game import find_game
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import LANGUAGES, OWN
from boardlab.core.i18n.languages import Translated, context_of, in_added, texts
from boardlab.core.i18n.toml_files import toml_tables
from boardlab.core.json_data import Json
from boardlab.lessons.model.catalogue import checkpoint
from boardlab.lessons.model.goals import Goal, read_goals

StepKind = Literal["setup", "prose", "code", "solution", "question"]
CODE: Mapping[str, StepKind] = {"setup": "setup", "code": "code", "solution": "solution"}
BLOCKS = ("setup", *OWN, "code", "goal", "solution", "checkpoint")
MARKED = {"en": ("notebook", "stage"), "ko": ("notebook", "stage"), "code": ("notebook", "compare", "free")}
"""What a marker may say besides: for the notebook only, for the stage only, a second board to compare with, a board to
play on as one likes."""
MARKER = re.compile(r"<!-- *(\w+)(?: +([\w.]+))? *-->")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
RULE = re.compile(r"\[\[([\w.]+)(?:\|([^\]]+))?\]\]")
"""A rule named in prose: ``[[torres.score.highest]]``, or with words of its own after a bar."""
MOST_LINES = 5
"""A learner's cell is no longer."""
_LIVE = re.compile(r"\b(?:Study|check|practice)\(")


class SourceError(Exception):
    """What is wrong with a source, with its file and line. Told in English: it is for authors."""


@dataclass
class Block:
    """One block of a source: its kind, its text, and where it begins."""

    kind: str
    text: str
    line: int
    about: str = ""
    """Of a checkpoint block, the id; of others, the mark: ``notebook``, ``stage`` or ``compare``."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson, as a learner meets it."""

    kind: StepKind
    line: int
    """Where it begins in the source."""
    says: Mapping[str, Block] = field(default_factory=dict)
    """Of prose, the block of each language."""
    code: str = ""
    """Of set-up, code and solutions, what is run: pictures to look at, boards to play on."""
    about: str = ""
    """Of a question, the id of its checkpoint."""
    mark: str = ""
    """``notebook`` or ``stage`` for what is shown there only, ``compare`` for a second board beside the one before,
    ``free`` for one to play on as one likes."""
    goals: tuple[Goal, ...] = ()
    """Of code, what is to be done on its board."""

    @property
    def is_action(self) -> bool:
        """Does the learner do something here, not only look?"""
        return self.kind == "question" or (self.kind == "code" and _LIVE.search(self.code) is not None)


@dataclass
class Source:
    """One tutorial as it is written."""

    path: Path
    head: Json
    blocks: list[Block] = field(default_factory=list)

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
    def steps(self) -> Iterator[Step]:
        """What a learner meets, in order; the two languages of a text are one step."""
        for at, block in enumerate(self.blocks):
            if block.kind == "en":
                says = {"en": block, "ko": self.blocks[at + 1]}
                added = self._added(block.text)
                says |= {code: replace(block, kind=code, text=text) for code, text in added.items()}
                yield Step("prose", block.line, says, mark=block.about)
            elif block.kind == "checkpoint":
                yield Step("question", block.line, about=block.about)
            elif block.kind in CODE:
                after = self.blocks[at + 1] if at + 1 < len(self.blocks) else None
                goals = read_goals(after.text) if after is not None and after.kind == "goal" else ()
                goals = tuple(replace(goal, says={**goal.says, **self._added(goal.says["en"])}) for goal in goals)
                yield Step(CODE[block.kind], block.line, code=block.text, mark=block.about, goals=goals)

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
        """An error at a line of this source."""
        return SourceError(f"{self.path.name}:{line}: {what}")

    def words_before_action(self, lang: str) -> int | None:
        """How many words a learner reads before the first own action; None where there is none."""
        count = 0
        for step in self.steps:
            if step.is_action:
                return count
            if step.kind == "prose" and step.mark != "stage":
                count += len(plain(step.says[lang].text).split())
        return None


def read(path: Path) -> Source:
    """A source, checked block by block.

    Raises:
        SourceError: naming file, line and the first thing that is wrong.
    """
    source = parse(path)
    for line, what in mistakes(source):
        raise source.fail(line, what)
    return source


def parse(path: Path) -> Source:
    """A source in its blocks, whatever they say.

    Args:
        path: the file.

    Raises:
        SourceError: where it has no front matter, or text stands outside of blocks.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    source = Source(path, {})
    if not lines or lines[0].strip() != "+++" or "+++" not in [line.strip() for line in lines[1:]]:
        raise source.fail(1, "The source begins with TOML between two lines +++.")
    end = next(number for number, line in enumerate(lines[1:], 1) if line.strip() == "+++")
    try:
        source.head = toml_tables("\n".join(["", *lines[1:end]]))
    except ValueError as problem:
        raise source.fail(1, f"The front matter is not TOML: {problem}.") from None
    block: Block | None = None
    for number, line in enumerate(lines[end + 1 :], end + 2):
        marker = MARKER.fullmatch(line.strip())
        if marker:
            block = Block(marker[1], "", number, marker[2] or "")
            source.blocks.append(block)
        elif block is not None:
            block.text += line + "\n"
        elif line.strip():
            raise source.fail(number, "Text before the first marker such as <!-- en -->.")
    for block in source.blocks:
        block.text = block.text.strip()
    for place, text in texts(source.head):
        text |= in_added(source.game, context_of(source.name, place), text["en"])
    return source


# -- what is wrong -----------------------------------------------------------------------------------------------------


def mistakes(source: Source) -> Iterator[tuple[int, str]]:
    """Everything that is wrong with a source, each with its line."""
    head, blocks = source.head, source.blocks
    for key, kind in (("id", str), ("title", dict), ("minutes", int)):
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
        yield blocks[-1].line if blocks else 1, "There is exactly one <!-- setup -->."
    for at, block in enumerate(blocks):
        before = blocks[at - 1].kind if at else ""
        after = blocks[at + 1].kind if at + 1 < len(blocks) else ""
        yield from _of_block(source, block, before, after)
        if before == "en" and block.kind == "ko" and block.about != blocks[at - 1].about:
            yield block.line, "The Korean text has another mark than the English one before it."


def _of_block(source: Source, block: Block, before: str, after: str) -> Iterator[tuple[int, str]]:
    if block.kind not in BLOCKS:
        yield block.line, f"No block is called {block.kind!r}: there are {', '.join(BLOCKS)}."
    if block.kind == "en" and after != "ko":
        yield block.line, "After <!-- en --> comes <!-- ko -->, the same in Korean."
    if block.kind == "ko" and before != "en":
        yield block.line, "Before <!-- ko --> comes <!-- en -->, the same in English."
    if block.about and block.kind != "checkpoint" and block.about not in MARKED.get(block.kind, ()):
        yield block.line, f"<!-- {block.kind} {block.about} --> is no marker; see notebooks/README.md."
    if block.kind == "checkpoint":
        try:
            checkpoint(block.about)
        except PlainError as problem:
            yield block.line, str(problem)
    elif not block.text and block.kind != "setup":
        yield block.line, f"The block <!-- {block.kind} --> is empty."
    if block.kind in CODE:
        yield from _of_code(block)
    if block.kind == "goal":
        yield from _of_goal(block, before)
    for found in RULE.finditer(block.text) if block.kind in LANGUAGES else ():
        if found[1] not in source.rules:
            yield block.line + 1 + block.text[: found.start()].count("\n"), _no_rule(source, found[1])


def _of_code(block: Block) -> Iterator[tuple[int, str]]:
    if len(block.text.splitlines()) > MOST_LINES:
        yield block.line, f"A learner's cell has at most {MOST_LINES} lines."
    try:
        ast.parse(block.text)
    except SyntaxError as problem:
        yield block.line + (problem.lineno or 1), f"This is not Python: {problem.msg}."


def _of_goal(block: Block, before: str) -> Iterator[tuple[int, str]]:
    if before != "code":
        yield block.line, "Before <!-- goal --> comes the code of the board that is played on."
    try:
        read_goals(block.text)
    except (ValueError, SyntaxError) as problem:
        yield block.line, f"This is no goal: {problem}"


def _no_rule(source: Source, name: str) -> str:
    return f"There is no rule {name} in the rulebook of {source.game}."


def plain(said: str) -> str:
    """The words of a piece of Markdown."""
    return re.sub(r"\[\[[^|\]]*\|?([^\]]*)\]\]|\{\{.*?\}\}|[#>*`|_-]+", r" \1 ", said)
