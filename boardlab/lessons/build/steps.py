"""The steps of a lesson on the stage: one thing to read, to answer or to play at a time, grouped into chapters.

They follow from the document alone (:mod:`boardlab.lessons.build.source`), by few rules:

* A step begins at each heading, at each question, and wherever prose follows a picture. A heading opens a chapter.
* A picture belongs to the prose before it; where there is none, to what follows. A chart and its table are one picture.
* Prose of one or two sentences straight before a question is the first line of that question; of longer prose its
  last paragraph is, where it ends with a colon or a question mark.
* ``{play}`` is a step with free play.
* Code is never shown, set-up and solutions have no step, and what is for the notebook only stays there.

A text may be longer than a stage has room for, or a picture without words, as one that follows another: :func:`crowded`
says where.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from zlib import crc32

from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.directives import RUN_BY_HAND
from boardlab.lessons.build.source import HEADING, RULE, Source, parse, plain
from boardlab.lessons.model.lesson import (
    Lesson,
    LessonPart,
    NextLesson,
    Picture,
    StageStep,
    StepKind,
    SummaryLine,
    Texts,
    nothing,
)

MOST_WORDS = 60
"""So many words may stand on a step."""
OPENING_WORDS = 40
"""So many on the first one."""

_SENTENCE = re.compile(r"[.!?:…](?=[\s)*”’]|$)")
_VALUE = re.compile(r"\{\{.*?\}\}")


def walk(source: Source) -> Lesson:
    """The lesson that a document tells, by itself: without what the lessons before it have told."""
    return _Walker(source).walk()


def words(step: StageStep, lang: str) -> int:
    """How many words the text of a step has; a computed value is one."""
    return len(plain(_VALUE.sub("0", step.text[lang])).split())


def rules_in(text: str) -> tuple[str, ...]:
    """The rules that a text names, each once."""
    return tuple(dict.fromkeys(found[1] for found in RULE.finditer(text)))


class _OpenStep:
    """A step that is being gathered."""

    def __init__(self, line: int, cells: int, title: Texts, text: Texts) -> None:
        self.line, self.cells, self.title, self.text = line, cells, title, dict(text)
        self.pictures: list[Picture] = []

    def is_empty(self) -> bool:
        return not self.pictures and not any(self.text.values())


class _Walker:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.parts = tuple(source.parts)
        self.cells: list[LessonPart] = []
        self.chapters: list[Texts] = [source.head["title"]]
        self.steps: list[StageStep] = []
        self.now: _OpenStep | None = None

    def walk(self) -> Lesson:
        opening = self.source.head.get("opening")
        if opening:
            title = self.source.head["title"]
            self.steps.append(StageStep("opening", 1, title=title, text=opening))
        for part in self.parts:
            if part.kind == "prose" and part.mark not in ("notebook", RUN_BY_HAND):
                self._prose(part)
            elif part.kind == "question":
                self._question(part)
            elif part.kind in ("setup", "code"):
                self._cell(part)
        self._close()
        self.steps.append(StageStep("end", self.source.blocks[-1].line, len(self.chapters) - 1, len(self.cells)))
        chapters, steps = _placed(self.chapters, self.steps, self.cells)
        head = self.source.head
        return Lesson(
            id=str(head["id"]),
            game=self.source.game,
            name=self.source.name,
            topic=self.source.topic,
            title=head["title"],
            opening=opening,
            summary=tuple(
                SummaryLine({lang: line[lang] for lang in LANGUAGES}, line.get("rule", ""))
                for line in head.get("summary", ())
            ),
            following=tuple(_following(self.source)),
            parts=self.parts,
            chapters=chapters,
            steps=steps,
        )

    def _prose(self, part: LessonPart) -> None:
        pieces = [_pieces(part.says[lang]) for lang in LANGUAGES]
        if len({tuple(bool(head) for head, _, _ in each) for each in pieces}) > 1:
            raise self.source.fail(part.line, "The languages have not the same headings.")
        for each in zip(*pieces, strict=True):
            title = {lang: head for lang, (head, _, _) in zip(LANGUAGES, each, strict=True)}
            text = {lang: body for lang, (_, body, _) in zip(LANGUAGES, each, strict=True)}
            line = part.line + 1 + each[0][2]
            if any(title.values()):
                self._close()
                self.chapters.append(title)
                self.now = _OpenStep(line, len(self.cells), title, text)
            elif self.now is None or (self.now.pictures and any(self.now.text.values())):
                self._close()
                self.now = _OpenStep(line, len(self.cells), nothing(), text)
            else:
                for lang in LANGUAGES:
                    self.now.text[lang] = "\n\n".join(filter(None, (self.now.text[lang], text[lang])))
                self.now.cells = len(self.cells)

    def _cell(self, part: LessonPart) -> None:
        self.cells.append(part)
        kind = part.shows
        if kind is None or part.mark == "notebook":
            return
        at = len(self.cells) - 1
        if self.now is None:
            self.now = _OpenStep(part.line, at, nothing(), nothing())
        if self.now.pictures and part.mark != "compare" and self._is_twin(part, self.now.pictures[-1]):
            if kind == "chart":
                self.now.pictures[-1] = Picture("chart", at, part.line)
            return
        if part.mark != "compare" and kind != "told" and any(each.kind != "told" for each in self.now.pictures):
            # Two boards stand on one step only to be compared.
            self._close()
            self.now = _OpenStep(part.line, at, nothing(), nothing())
        self.now.pictures.append(Picture(kind, at, part.line, part.mark == "compare"))

    def _is_twin(self, part: LessonPart, before: Picture) -> bool:
        """Is one the chart of which the other is the table?"""
        one, other = part.code.strip(), self.cells[before.cell].code.strip()
        last, earlier = one.splitlines()[-1], other.splitlines()[-1]
        return {last, earlier} in ({last, f"{last}.figure()"}, {earlier, f"{earlier}.figure()"})

    def _question(self, part: LessonPart) -> None:
        lead, before = nothing(), self.now
        line, cells = part.line, len(self.cells)
        if before is not None and not before.pictures and not before.is_empty():
            rest, lead = _parted(before.text)
            before.text = dict(rest)
            line, cells = (before.line, before.cells) if before.is_empty() else (part.line, before.cells)
        self._close()
        self.steps.append(StageStep("ask", line, len(self.chapters) - 1, cells, text=lead, about=part.about))

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
    chapters: list[Texts], steps: list[StageStep], cells: list[LessonPart]
) -> tuple[tuple[Texts, ...], tuple[StageStep, ...]]:
    """Chapters that have steps, and the steps with the new numbers of their chapters and with their keys."""
    used = sorted({step.chapter for step in steps})
    numbers = {old: new for new, old in enumerate(used)}
    return tuple(chapters[old] for old in used), tuple(
        replace(step, chapter=numbers[step.chapter], key=key, rules=rules_in(step.text["en"]))
        for step, key in zip(steps, _keys(steps, cells), strict=True)
    )


def _following(source: Source) -> Iterator[NextLesson]:
    """The lessons to go on with, as far as they are written."""
    for name in source.head.get("next", ()):
        path = source.path.with_name(f"{name}.md")
        if path.exists():
            head = parse(path).head
            yield NextLesson(name, str(head["id"]), head["title"])


def _keys(steps: list[StageStep], cells: list[LessonPart]) -> Iterator[str]:
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


def crowded(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """Where a step has more than fits on the stage, each with its line; one sentence in English."""
    for step in lesson.steps:
        most = OPENING_WORDS if step.kind == "opening" else MOST_WORDS
        for lang in LANGUAGES:
            if words(step, lang) > most:
                yield step.line, f"{lang}: this step has {words(step, lang)} words; {most} at most."
        if step.kind == "read" and step.pictures and not any(step.text.values()):
            yield step.line, "This picture has no words: put prose before it, or write :compare: in it."
    if not lesson.opening:
        yield 1, "The front matter has no [opening] for the first screen."
