"""The notebook of a lesson, made from its source: the same cells in every language, none of them run.

Numbers that prose computes (``{{ castle.area }}``) are known to whoever runs the cells above them. Where nobody does,
they stay as they are written, and ``boardlab/tutorials/pack.py`` puts what they came to in their place.
"""

from __future__ import annotations

import itertools
import json
import re
from typing import Protocol

from boardlab.core.i18n.language import LANGUAGES, Wording
from boardlab.core.json_data import Json
from boardlab.lessons.build.directives import RUN_BY_HAND
from boardlab.lessons.build.prepare import cell_code, progress_code, setup_code
from boardlab.lessons.build.source import RULE
from boardlab.lessons.model.lesson import Lesson, LessonPart

VALUE = re.compile(r"\{\{(.+?)\}\}")
"""A number in prose that is computed."""
BY_HAND = ("run-by-hand",)
"""The tags of what tells how to run cells; ``jupyter/voila.json`` has Voila, which runs all by itself, leave it out."""
WORDING = Wording("boardlab.tutorials")
Cell = Json


class Runner(Protocol):
    """Who runs the cells of a lesson while its notebook is made, so that prose can quote their values."""

    def run(self, part: LessonPart) -> None:
        """Run the code of a part."""

    def value(self, code: str, line: int) -> str:
        """What a number comes to in the prose that begins at a line, after the cells that were run so far."""


def notebook(lesson: Lesson, lang: str, runner: Runner | None = None) -> Json:
    """The notebook of a lesson in one language, as Jupyter stores it, not yet executed.

    Args:
        lesson: as it is built.
        lang: of its text, its questions and its boards.
        runner: runs the cells and says what numbers in prose come to; without one they stay as they are written.
    """
    return {
        "cells": _Notebook(lesson, lang, runner).cells(),
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def to_text(made: object) -> str:
    """A notebook as it is stored."""
    return json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


class _Notebook:
    """A notebook while it is made."""

    def __init__(self, lesson: Lesson, lang: str, runner: Runner | None) -> None:
        self._lesson, self._lang, self._runner = lesson, lang, runner
        self._cells: list[Cell] = []
        self._taught: dict[str, None] = {}

    def cells(self) -> list[Cell]:
        """All its cells."""
        lesson = self._lesson
        prepared = f'import boardlab\nboardlab.prepare("{lesson.id}", {{}}, "{self._lang}")\n'
        numbers = itertools.count(1)
        if lesson.asks:
            # It comes first, so that the first Shift+Enter in a notebook just opened begins the lesson.
            self._code(f'import boardlab\nboardlab.lesson("{lesson.id}", "{self._lang}")')
        self._markdown(self._head())
        begin = f"{self._say('begin')} " if lesson.asks else ""
        self._markdown(f"{begin}{self._say('folded')}", BY_HAND)
        for part in lesson.parts:
            if part.kind == "prose" and part.mark != "stage":
                by_hand = part.mark == RUN_BY_HAND
                self._markdown(self._prose(part.says[self._lang], part.line), BY_HAND if by_hand else ())
            elif part.kind == "setup":
                self._run(part)
            elif code := cell_code(part):  # solutions are tests: solved.py puts them in, and nobody is handed them
                if part.kind == "code":
                    self._run(part)
                self._code(prepared.format(next(numbers)) + code)
        if code := progress_code(lesson):
            self._markdown(f"## {self._say('progress')}\n\n{self._say('dots')}")
            self._code(prepared.format(next(numbers)) + code)
        self._markdown(self._foot())
        if self._taught:
            self._markdown(self._appendix())
        names = f"### {self._say('names')}\n\n{self._say('prepared')}\n\n```python\n{setup_code(lesson)}\n```"
        self._markdown(names, BY_HAND)
        return self._cells

    def _markdown(self, text: str, tags: tuple[str, ...] = ()) -> None:
        name, tagged = f"text-{len(self._cells) + 1:02d}", {"tags": [*tags]} if tags else {}
        self._cells.append({"cell_type": "markdown", "id": name, "metadata": tagged, "source": text})

    def _code(self, text: str) -> None:
        name = f"code-{len(self._cells) + 1:02d}"
        folded = {"jupyter": {"source_hidden": True}}
        cell = {"cell_type": "code", "id": name, "metadata": folded, "source": text}
        self._cells.append({**cell, "execution_count": None, "outputs": []})

    def _run(self, part: LessonPart) -> None:
        if self._runner is not None:
            self._runner.run(part)

    def _prose(self, text: str, line: int) -> str:
        runner = self._runner
        if runner is not None:
            text = VALUE.sub(lambda found: runner.value(found[1].strip(), line), text)
        return self._linked(text)

    def _linked(self, text: str) -> str:
        def link(found: re.Match[str]) -> str:
            rule = self._lesson.rules[found[1]]
            self._taught.setdefault(rule.id)
            hint = rule.statement[self._lang].replace('"', "”")
            return f'[{found[2] or rule.title[self._lang]}](#{rule.id} "{hint}")'

        return RULE.sub(link, text)

    def _say(self, key: str, **facts: object) -> str:
        return WORDING.say(f"tutorial.{key}", self._lang, **facts)

    def _head(self) -> str:
        lesson = self._lesson
        other = next(code for code in LANGUAGES if code != self._lang)
        path = f"../../{other}/{lesson.game}/{lesson.name}.ipynb"
        link = f"[{WORDING.say('tutorial.language', other)}]({path})"
        line = f"{self._say('minutes', minutes=lesson.minutes[self._lang])} {link}"
        return f"# {lesson.title[self._lang]}\n\n{line} {self._say('first') if lesson.asks else ''}".rstrip()

    def _foot(self) -> str:
        """The summary card, and where to go on."""
        lesson, lang = self._lesson, self._lang
        parts = []
        if lesson.summary:
            rows = [f"## {self._say('summary')}", "", f"| {self._say('remember')} | {self._say('rule')} |", "|---|---|"]
            for line in lesson.summary:
                text = self._prose(line.says[lang], 1)
                rule = self._linked(f"[[{line.rule}]]") if line.rule else ""
                rows.append(f"| {text} | {rule} |")
            parts.append("\n".join(rows))
        links = [f"[{each.title[lang]}]({each.name}.ipynb)" for each in lesson.following]
        if links:
            parts.append(f"{self._say('next')} {' · '.join(links)}")
        return "\n\n".join(parts) or "---"

    def _appendix(self) -> str:
        """The rules that were named, each under its id, which is where the links lead."""
        rules = [self._lesson.rules[name] for name in self._taught]
        told = [
            f"#### {rule.id}\n\n**{rule.title[self._lang]}.** {rule.statement[self._lang]} *({rule.source})*"
            for rule in rules
        ]
        return "\n\n".join([f"### {self._say('rules')}", *told])
