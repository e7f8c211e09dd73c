"""The directives of a lesson's document, as MyST writes them: what each is called, holds and takes.

A directive begins with three signs and its name in braces, and ends with the same three signs. Those of prose have
colons, since Markdown stands in them; all others have backticks. Its fields stand first, each on a line::

    :::{en}
    :only: notebook
    Run each cell with Shift+Enter.
    :::
    ```{board}
    sketch("b2=4 c2=3", A="c2")
    ```
    ```{ask} torres.scoring.2
    ```
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from boardlab.core.i18n.language import OWN
from boardlab.lessons.model.goals import read_goals
from boardlab.lessons.model.lesson import PartKind, PictureKind

Body = Literal["Markdown", "Python", "TOML", "nothing"]
MOST_LINES = 5
"""A learner's cell is no longer."""
ONLY = ("notebook", "stage")
RUN_BY_HAND = "jupyter"
"""Marks prose for notebooks whose cells one runs oneself."""


@dataclass(frozen=True)
class Directive:
    """The schema of a directive."""

    part: PartKind
    body: Body
    fields: Mapping[str, tuple[str, ...] | None] = field(default_factory=dict)
    """The values that each of its fields may have; none for a field that has no value, None for one that takes any."""
    shows: PictureKind | None = None
    """What the cell shows; None where it only defines something."""
    about: str = ""
    """What stands behind its name; "" where nothing does."""

    @property
    def fence(self) -> str:
        """The signs that it begins and ends with."""
        return ":::" if self.body == "Markdown" else "```"


PROSE = Directive("prose", "Markdown", {"only": (*ONLY, RUN_BY_HAND)})
DIRECTIVES: Mapping[str, Directive] = {
    "setup": Directive("setup", "Python"),
    **dict.fromkeys(OWN, PROSE),
    "board": Directive("code", "Python", {"only": ONLY[:1], "compare": ()}, "board"),
    "play": Directive("code", "Python", {"free": (), "until": None, "awaits": None}, "play"),
    "goal": Directive("code", "TOML"),
    "chart": Directive("code", "Python", {"only": ONLY[:1]}, "chart"),
    "tell": Directive("code", "Python", {"only": ONLY[:1]}, "told"),
    "run": Directive("code", "Python"),
    "ask": Directive("question", "nothing", about="the id of a question such as torres.scoring.2"),
    "solution": Directive("solution", "Python"),
}
_OPEN = re.compile(r"(:::|```)\{(\w+)\} *(.*)")
_FIELD = re.compile(r":([\w-]+): *(.*)")


class LineError(Exception):
    """What is wrong at a line of a document, and what would be right."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line, what)
        self.line, self.what = line, what


@dataclass
class DirectiveBlock:
    """A directive as it stands in a document."""

    kind: str
    line: int
    about: str = ""
    """What stands behind its name: of a question, the id."""
    fields: dict[str, str] = field(default_factory=dict)
    text: str = ""
    first: int = 0
    """The line its text begins at."""
    fence: str = ""

    @property
    def mark(self) -> str:
        """``notebook`` or ``stage`` where it is shown there only, or its field without a value."""
        return self.fields.get("only") or next((name for name, value in self.fields.items() if not value), "")


def read_blocks(lines: Iterable[tuple[int, str]]) -> Iterator[DirectiveBlock]:
    """The directives in some numbered lines, whatever they hold.

    Raises:
        LineError: where text stands outside of them, or one is not ended.
    """
    block: DirectiveBlock | None = None
    for number, line in lines:
        if block is None:
            begun = _OPEN.fullmatch(line.strip())
            if begun:
                block = DirectiveBlock(begun[2], number, begun[3].strip(), first=number + 1, fence=begun[1])
            elif line.strip():
                raise LineError(number, "This stands outside of a directive: write :::{en} before it and ::: after it.")
        elif line.strip() == block.fence:
            block.text = block.text.strip()
            yield block
            block = None
        elif not block.text and (named := _FIELD.fullmatch(line.strip())):
            block.fields[named[1]] = named[2].strip()
            block.first = number + 1
        else:
            block.text += line + "\n"
    if block is not None:
        raise LineError(block.line, f"The directive {{{block.kind}}} is not ended: write {block.fence} below it.")


def mistakes_in(block: DirectiveBlock) -> Iterator[tuple[int, str]]:
    """What is wrong with a directive by itself, each with its line."""
    schema = DIRECTIVES.get(block.kind)
    if schema is None:
        near = difflib.get_close_matches(block.kind, DIRECTIVES, 1, 0.5)
        meant = f"did you mean {{{near[0]}}}? " if near else ""
        yield block.line, f"No directive is called {{{block.kind}}}: {meant}There are {', '.join(DIRECTIVES)}."
        return
    if block.fence != schema.fence:
        yield block.line, f"{{{block.kind}}} begins and ends with {schema.fence}, since {schema.body} stands in it."
    if bool(block.about) != bool(schema.about):
        right = f"behind it stands {schema.about}" if schema.about else "nothing stands behind its name"
        yield block.line, f"{{{block.kind}}} {block.about}: {right}."
    yield from _of_fields(block, schema)
    if schema.body == "nothing":
        if block.text:
            yield block.first, f"Nothing stands in {{{block.kind}}}."
    elif not block.text and block.kind != "setup":
        yield block.line, f"The directive {{{block.kind}}} is empty: {schema.body} stands in it."
    elif schema.body == "Python":
        yield from _of_code(block)
    elif schema.body == "TOML":
        try:
            read_goals(block.text)
        except (ValueError, SyntaxError) as problem:
            yield block.line, f"This is no goal: {problem}"


def _of_fields(block: DirectiveBlock, schema: Directive) -> Iterator[tuple[int, str]]:
    for name, value in block.fields.items():
        if name not in schema.fields:
            known = ", ".join(f":{each}:" for each in schema.fields) or "none"
            yield block.line, f"{{{block.kind}}} has no field :{name}:. Its fields: {known}."
            continue
        values = schema.fields[name]
        if values is None:
            if not value:
                yield block.line, f":{name}: in {{{block.kind}}} needs a value."
        elif value not in (values or ("",)):
            right = " or ".join(f":{name}: {each}".strip() for each in values or ("",))
            yield block.line, f":{name}: {value} cannot be in {{{block.kind}}}: write {right}."


def _of_code(block: DirectiveBlock) -> Iterator[tuple[int, str]]:
    if len(block.text.splitlines()) > MOST_LINES:
        yield block.line, f"A learner's cell has at most {MOST_LINES} lines."
    try:
        ast.parse(block.text)
    except SyntaxError as problem:
        yield block.first - 1 + (problem.lineno or 1), f"This is not Python: {problem.msg}."
