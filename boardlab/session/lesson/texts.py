"""The text of a step as plain data: paragraphs, lists, tables and quotations, made of spans. A page reads no markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NotRequired, TypedDict

from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import text_in
from boardlab.lessons.model import texts


class MarkedSpan(TypedDict):
    """A few words that are strong, slanted, code, or the name of a rule."""

    kind: str
    text: str
    rule: NotRequired[str]
    title: NotRequired[str]


Span = str | MarkedSpan


class TextBlock(TypedDict):
    """A paragraph or quotation with ``spans``, a list with ``items``, or a table with ``head`` and ``rows``."""

    kind: str
    """``text``, ``quote``, ``list``, ``numbers`` or ``table``."""
    spans: NotRequired[list[Span]]
    items: NotRequired[list[list[Span]]]
    head: NotRequired[list[list[Span]]]
    rows: NotRequired[list[list[list[Span]]]]


def read_out(built: Iterable[texts.Block], value: Callable[[str], str], rules: Rulebook, lang: str) -> list[TextBlock]:
    """The blocks of a text as they are read: with their values, and the titles of the rules that they name.

    Args:
        built: the blocks as the lesson holds them.
        value: computes a value, given its Python.
        rules: where the rules that it names are found.
        lang: its language.
    """

    def said(pieces: Iterable[texts.Piece]) -> str:
        return "".join(each if isinstance(each, str) else value(each["value"]) for each in pieces)

    def spans(line: Iterable[texts.Span]) -> list[Span]:
        made: list[Span] = []
        for each in line:
            if isinstance(each, str) or "kind" not in each:
                text = said([each])
                if made and isinstance(made[-1], str):
                    made[-1] += text
                elif text:
                    made.append(text)
            elif "rule" in each:
                title = text_in(rules[each["rule"]].title, lang)
                made.append({"kind": "rule", "rule": each["rule"], "title": title, "text": said(each["text"]) or title})
            else:
                made.append({"kind": each["kind"], "text": said(each["text"])})
        return made

    made: list[TextBlock] = []
    for block in built:
        read: TextBlock = {"kind": block["kind"]}
        if "spans" in block:
            read["spans"] = spans(block["spans"])
        if "items" in block:
            read["items"] = [spans(item) for item in block["items"]]
        if "head" in block and "rows" in block:
            read["head"] = [spans(cell) for cell in block["head"]]
            read["rows"] = [[spans(cell) for cell in row] for row in block["rows"]]
        made.append(read)
    return made


def as_words(made: list[TextBlock]) -> str:
    """Blocks in one line, as they are read aloud."""
    found: list[str] = []

    def take(part: object) -> None:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, list):
            for each in part:
                take(each)
        elif isinstance(part, dict):
            take([part[key] for key in ("text", "spans", "items", "head", "rows") if key in part])

    for each in made:
        take(each)
        found.append(" ")
    return re.sub(r"\s+", " ", "".join(found)).strip()
