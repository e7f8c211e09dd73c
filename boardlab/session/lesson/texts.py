"""The text of a step as plain data: paragraphs, lists, tables and quotations, made of spans. A page reads no markup."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NotRequired, TypedDict

from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import text_in


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


_SPAN = re.compile(
    r"\[\[(?P<rule>[\w.]+)(?:\|(?P<words>[^\]]+))?\]\]|\*\*(?P<strong>.+?)\*\*|\*(?P<slanted>[^*\s][^*]*?)\*|`(?P<code>[^`]+)`"
    r"|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
_VALUE = re.compile(r"\{\{(.+?)\}\}")


def blocks(text: str, value: Callable[[str], str], rules: Rulebook, lang: str) -> list[TextBlock]:
    """A piece of Markdown as blocks, its values computed.

    Args:
        text: of one step.
        value: computes what stands between double braces.
        rules: where the rules that it names are found.
        lang: its language.
    """
    said = _VALUE.sub(lambda found: value(found[1].strip()), text)
    made: list[TextBlock] = []
    for part in re.split(r"\n\s*\n", said):
        lines = [line.strip() for line in part.strip().splitlines()]
        if not lines:
            continue
        if all(line.startswith("|") for line in lines):
            rows = [[spans(cell.strip(), rules, lang) for cell in _cells(line)] for line in lines if not _is_rule(line)]
            made.append({"kind": "table", "head": rows[0], "rows": rows[1:]})
        elif all(line.startswith(">") for line in lines):
            made.append({"kind": "quote", "spans": spans(" ".join(line[1:].strip() for line in lines), rules, lang)})
        elif re.match(r"(?:[-*]|\d+\.) ", lines[0]):
            items = re.split(r"\n\s*(?=(?:[-*]|\d+\.) )", part.strip())
            listed = [spans(re.sub(r"^(?:[-*]|\d+\.) +", "", item.replace("\n", " ")), rules, lang) for item in items]
            made.append({"kind": "numbers" if lines[0][0].isdigit() else "list", "items": listed})
        else:
            made.append({"kind": "text", "spans": spans(" ".join(lines), rules, lang)})
    return made


def _cells(line: str) -> list[str]:
    # The bar inside the name of a rule is none of the table's.
    return [cell.replace("\0", "|") for cell in re.sub(r"(\[\[[^\]|]*)\|", r"\1" + "\0", line).strip("|").split("|")]


def _is_rule(line: str) -> bool:
    return re.fullmatch(r"[|:\- ]+", line) is not None


def spans(text: str, rules: Rulebook, lang: str) -> list[Span]:
    """A line in spans: plain text, and what is strong, slanted, code, or the name of a rule."""
    made: list[Span] = []
    end = 0
    for found in _SPAN.finditer(text):
        made += [text[end : found.start()]] if found.start() > end else []
        end = found.end()
        if found["rule"]:
            title = text_in(rules[found["rule"]].title, lang)
            made.append({"kind": "rule", "rule": found["rule"], "title": title, "text": found["words"] or title})
        elif found["link"]:
            made.append(found["link"])
        else:
            kind = next(kind for kind in ("strong", "slanted", "code") if found[kind])
            made.append({"kind": kind, "text": found[kind]})
    return made + ([text[end:]] if end < len(text) else [])


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
