"""The steps of a lesson on the stage: one thing to read, to answer or to play at a time, grouped into chapters.

They follow from the source alone (:mod:`boardlab.lessons.build.source`), by few rules:

* A step begins at each heading, at each checkpoint, and wherever prose follows a picture. A heading opens a chapter.
* A picture belongs to the prose before it; where there is none, to what follows. A chart and its table are one picture.
* Prose of one or two sentences straight before a checkpoint is the first line of that question; of longer prose its
  last paragraph is, where it ends with a colon or a question mark.
* A ``Study`` is a step with free play.
* Code is never shown, set-up and solutions have no step, and what is marked ``notebook`` stays in the notebook.

A text may be longer than a stage has room for, or a picture without words, as one that follows another: :func:`crowded`
says where.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal
from zlib import crc32

from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.source import HEADING, Source, Step, plain
from boardlab.lessons.model.goals import Goal

StepKind = Literal["opening", "read", "ask", "play", "end"]
PictureKind = Literal["board", "told", "chart", "play"]
Texts = Mapping[str, str]
"""A text by its language."""

WEIGHTS: Mapping[StepKind, float] = {"opening": 0.6, "read": 0.6, "ask": 1.2, "play": 2.5, "end": 0}
"""How the minutes of a lesson are shared out."""
MOST_WORDS = 60
"""So many words may stand on a step."""
OPENING_WORDS = 40
"""So many on the first one."""
WORDS_A_MINUTE = 130
"""How fast a thirteen-year-old reads what is new."""
TELLING = {"print", "story", "receipt", "ReceiptTable", "table", "told", "lines"}
"""What is called by cells that tell something in words or as a table; all others draw."""

PLAYING = {"Study", "play"}
"""What makes a board to play on."""

_SENTENCE = re.compile(r"[.!?:…](?=[\s)*”’]|$)")
_VALUE = re.compile(r"\{\{.*?\}\}")


def nothing() -> Texts:
    """No text, in each language."""
    return dict.fromkeys(LANGUAGES, "")


@dataclass(frozen=True)
class Picture:
    """What a cell of the source shows."""

    kind: PictureKind
    cell: int
    """Which of the cells of the walk makes it."""
    line: int
    compare: bool = False
    """Does it stand beside the one before, to be compared?"""


@dataclass(frozen=True)
class StageStep:
    """One step: what is read, asked or played in one place."""

    kind: StepKind
    line: int
    """Where it begins in the source."""
    chapter: int = 0
    """Which chapter it belongs to, counted from 0."""
    cells: int = 0
    """How many cells come before its text: with what they define, values in the text are computed."""
    title: Texts = field(default_factory=nothing)
    text: Texts = field(default_factory=nothing)
    pictures: tuple[Picture, ...] = ()
    about: str = ""
    """Of a question, the id of its checkpoint."""
    key: str = ""
    """What it is remembered by: the id of its question, or a word that follows from what it says and shows."""

    @property
    def weight(self) -> float:
        """Its share of the minutes of the lesson."""
        return WEIGHTS["play" if self.is_played else self.kind]

    @property
    def is_played(self) -> bool:
        """Is there a board on it to play on?"""
        return self.kind == "play" or any(picture.kind == "play" for picture in self.pictures)

    def words(self, lang: str) -> int:
        """How many words its text has; a computed value is one."""
        return len(plain(_VALUE.sub("0", self.text[lang])).split())


@dataclass(frozen=True)
class Walk:
    """A lesson, step by step."""

    source: Source
    chapters: tuple[Texts, ...]
    """What each chapter is called."""
    steps: tuple[StageStep, ...]
    cells: tuple[Step, ...]
    """The set-up and the cells that learners run, in order."""

    @property
    def id(self) -> str:
        """The id of the lesson, such as ``torres.scoring``."""
        return str(self.source.head["id"])

    def goals(self, step: StageStep) -> tuple[Goal, ...]:
        """What a step that is played on asks for."""
        return tuple(goal for picture in step.pictures for goal in self.cells[picture.cell].goals)

    @cached_property
    def minutes_by_words(self) -> float:
        """How long it takes by what there is to read in English, to answer and to play."""
        reading = sum(step.words("en") for step in self.steps) / WORDS_A_MINUTE
        return reading + sum(step.weight for step in self.steps if step.kind == "ask" or step.is_played)

    @cached_property
    def minutes_by_steps(self) -> float:
        """How long it takes by the usual minutes of its steps."""
        return sum(step.weight for step in self.steps)


def walk(source: Source) -> Walk:
    """The steps of a lesson, from its source; nothing is run."""
    return _Walker(source).walk()


class _Open:
    """A step that is being gathered."""

    def __init__(self, line: int, cells: int, title: Texts, text: Texts) -> None:
        self.line, self.cells, self.title, self.text = line, cells, title, dict(text)
        self.pictures: list[Picture] = []

    def is_empty(self) -> bool:
        return not self.pictures and not any(self.text.values())


class _Walker:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.cells: list[Step] = []
        self.chapters: list[Texts] = [source.head["title"]]
        self.steps: list[StageStep] = []
        self.now: _Open | None = None

    def walk(self) -> Walk:
        opening = self.source.head.get("opening")
        if opening:
            title = self.source.head["title"]
            self.steps.append(StageStep("opening", 1, title=title, text=opening))
        for step in self.source.steps:
            if step.kind == "prose" and step.mark != "notebook":
                self._prose(step)
            elif step.kind == "question":
                self._question(step)
            elif step.kind in ("setup", "code"):
                self._cell(step)
        self._close()
        self.steps.append(StageStep("end", self.source.blocks[-1].line, len(self.chapters) - 1, len(self.cells)))
        return Walk(self.source, *_placed(self.chapters, self.steps, self.cells), tuple(self.cells))

    def _prose(self, step: Step) -> None:
        pieces = [_pieces(step.says[lang].text) for lang in LANGUAGES]
        if len({tuple(bool(head) for head, _, _ in each) for each in pieces}) > 1:
            raise self.source.fail(step.line, "The languages have not the same headings.")
        for each in zip(*pieces, strict=True):
            title = {lang: head for lang, (head, _, _) in zip(LANGUAGES, each, strict=True)}
            text = {lang: body for lang, (_, body, _) in zip(LANGUAGES, each, strict=True)}
            line = step.line + 1 + each[0][2]
            if any(title.values()):
                self._close()
                self.chapters.append(title)
                self.now = _Open(line, len(self.cells), title, text)
            elif self.now is None or (self.now.pictures and any(self.now.text.values())):
                self._close()
                self.now = _Open(line, len(self.cells), nothing(), text)
            else:
                for lang in LANGUAGES:
                    self.now.text[lang] = "\n\n".join(filter(None, (self.now.text[lang], text[lang])))
                self.now.cells = len(self.cells)

    def _cell(self, step: Step) -> None:
        self.cells.append(step)
        kind = shows(step.code)
        if kind is None or step.mark == "notebook":
            return
        at = len(self.cells) - 1
        if self.now is None:
            self.now = _Open(step.line, at, nothing(), nothing())
        if self.now.pictures and step.mark != "compare" and self._is_twin(step, self.now.pictures[-1]):
            if kind == "chart":
                self.now.pictures[-1] = Picture("chart", at, step.line)
            return
        if step.mark != "compare" and kind != "told" and any(each.kind != "told" for each in self.now.pictures):
            # Two boards stand on one step only to be compared.
            self._close()
            self.now = _Open(step.line, at, nothing(), nothing())
        self.now.pictures.append(Picture(kind, at, step.line, step.mark == "compare"))

    def _is_twin(self, step: Step, before: Picture) -> bool:
        """Is one the chart of which the other is the table?"""
        one, other = step.code.strip(), self.cells[before.cell].code.strip()
        last, earlier = one.splitlines()[-1], other.splitlines()[-1]
        return {last, earlier} in ({last, f"{last}.figure()"}, {earlier, f"{earlier}.figure()"})

    def _question(self, step: Step) -> None:
        lead, before = nothing(), self.now
        line, cells = step.line, len(self.cells)
        if before is not None and not before.pictures and not before.is_empty():
            rest, lead = _parted(before.text)
            before.text = dict(rest)
            line, cells = (before.line, before.cells) if before.is_empty() else (step.line, before.cells)
        self._close()
        self.steps.append(StageStep("ask", line, len(self.chapters) - 1, cells, text=lead, about=step.about))

    def _close(self) -> None:
        now, self.now = self.now, None
        if now is None or now.is_empty():
            return
        kind: StepKind = "play" if any(each.kind == "play" for each in now.pictures) else "read"
        if kind == "play" and not any((*now.title.values(), *now.text.values())) and self._is_opening_alone():
            # The board that the first screen lets one touch: nobody is asked to do the same on it once more.
            self.steps = [replace(self.steps[0], pictures=tuple(now.pictures))]
            return
        self.steps.append(
            StageStep(kind, now.line, len(self.chapters) - 1, now.cells, now.title, now.text, tuple(now.pictures))
        )

    def _is_opening_alone(self) -> bool:
        return [step.kind for step in self.steps] == ["opening"]


def _placed(
    chapters: list[Texts], steps: list[StageStep], cells: list[Step]
) -> tuple[tuple[Texts, ...], tuple[StageStep, ...]]:
    """Chapters that have steps, and the steps with the new numbers of their chapters and with their keys."""
    used = sorted({step.chapter for step in steps})
    numbers = {old: new for new, old in enumerate(used)}
    return tuple(chapters[old] for old in used), tuple(
        replace(step, chapter=numbers[step.chapter], key=key)
        for step, key in zip(steps, _keys(steps, cells), strict=True)
    )


def _keys(steps: list[StageStep], cells: list[Step]) -> Iterator[str]:
    """What each step is remembered by, also when others come before it."""
    known: Counter[str] = Counter()
    for step in steps:
        says = [step.title["en"], step.text["en"], *(cells[picture.cell].code for picture in step.pictures)]
        key = step.about or f"{step.kind}-{crc32(chr(10).join(says).encode()):08x}"
        known[key] += 1
        yield key if known[key] == 1 else f"{key}-{known[key]}"


def _pieces(text: str) -> list[tuple[str, str, int]]:
    """A text cut at its headings: heading, what follows it, and in which of its lines that begins."""
    found: list[tuple[str, str, int]] = []
    heads = list(HEADING.finditer(text))
    if text[: heads[0].start() if heads else None].strip():
        found.append(("", text[: heads[0].start() if heads else None].strip(), 0))
    for at, head in enumerate(heads):
        end = heads[at + 1].start() if at + 1 < len(heads) else None
        found.append((plain(head[1]).strip(), text[head.end() : end].strip(), text[: head.start()].count("\n")))
    return found


def _parted(text: Texts) -> tuple[Texts, Texts]:
    """What is read before a question, and the first line of the question."""
    if len(_SENTENCE.findall(_VALUE.sub("0", text["en"]))) <= 2 and not _is_laid_out(text["en"]):
        return nothing(), text
    parts = {lang: text[lang].rpartition("\n\n") for lang in LANGUAGES}
    last = parts["en"][2]
    leads = last.rstrip("*_ ").endswith((":", "?")) and len(_SENTENCE.findall(last)) <= 2
    if not leads or _is_laid_out(last) or not all(rest for rest, _, _ in parts.values()):
        return text, nothing()
    return {lang: part[0] for lang, part in parts.items()}, {lang: part[2] for lang, part in parts.items()}


def _is_laid_out(text: str) -> bool:
    """Is it more than running text: a table, a list, a quotation?"""
    return re.search(r"^(?:\||>|[-*] |\d+\. )", text, re.MULTILINE) is not None


def shows(code: str) -> PictureKind | None:
    """What a cell shows, by its code alone; None where it only defines something."""
    body = ast.parse(code).body
    last = body[-1] if body else None
    if isinstance(last, ast.For | ast.With):
        calls = (node.func for node in ast.walk(last) if isinstance(node, ast.Call))
        return "told" if any(isinstance(call, ast.Name) and call.id == "print" for call in calls) else None
    if not isinstance(last, ast.Expr):
        return None
    called = last.value.func if isinstance(last.value, ast.Call) else None
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if isinstance(called, ast.Name) and name in PLAYING:
        return "play"
    if name == "figure":
        return "chart"
    return "told" if name in TELLING else "board"


def crowded(source: Source) -> Iterator[tuple[int, str]]:
    """Where a step of a source has more than fits on the stage, each with its line; one sentence in English."""
    for step in walk(source).steps:
        most = OPENING_WORDS if step.kind == "opening" else MOST_WORDS
        for lang in LANGUAGES:
            if step.words(lang) > most:
                yield step.line, f"{lang}: this step has {step.words(lang)} words; {most} at most."
        if step.kind == "read" and step.pictures and not any(step.text.values()):
            yield step.line, "This picture has no words: put prose before it, or mark it “compare”."
    if not source.head.get("opening"):
        yield 1, "The front matter has no [opening] for the first screen."
