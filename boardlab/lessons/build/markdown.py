"""The Markdown of a lesson, read into blocks (:mod:`boardlab.lessons.model.texts`)."""

from __future__ import annotations

import re

from boardlab.lessons.model.lesson import Blocks, Texts
from boardlab.lessons.model.texts import Block, Marked, Piece, Span

_SPAN = re.compile(
    r"\[\[(?P<rule>[\w.]+)(?:\|(?P<words>[^\]]+))?\]\]|\*\*(?P<strong>.+?)\*\*|\*(?P<slanted>[^*\s][^*]*?)\*|`(?P<code>[^`]+)`"
    r"|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
_VALUE = re.compile(r"\{\{(.+?)\}\}")
_FIRST = 0xE000
"""While a text is read, its values stand in it as single signs, from this one on."""


def in_blocks(text: Texts) -> Blocks:
    """A text as blocks, in each language that has something to say."""
    return {lang: made for lang, said in text.items() if (made := blocks(said))}


def blocks(text: str) -> list[Block]:
    """A piece of Markdown as blocks."""
    values: list[str] = []

    def sign(found: re.Match[str]) -> str:
        values.append(found[1].strip())
        return chr(_FIRST + len(values) - 1)

    said = _VALUE.sub(sign, text)
    made: list[Block] = []
    for part in re.split(r"\n\s*\n", said):
        lines = [line.strip() for line in part.strip().splitlines()]
        if not lines:
            continue
        if all(line.startswith("|") for line in lines):
            rows = [[_spans(cell.strip(), values) for cell in _cells(line)] for line in lines if not _is_rule(line)]
            made.append({"kind": "table", "head": rows[0], "rows": rows[1:]})
        elif all(line.startswith(">") for line in lines):
            made.append({"kind": "quote", "spans": _spans(" ".join(line[1:].strip() for line in lines), values)})
        elif re.match(r"(?:[-*]|\d+\.) ", lines[0]):
            items = re.split(r"\n\s*(?=(?:[-*]|\d+\.) )", part.strip())
            listed = [_spans(re.sub(r"^(?:[-*]|\d+\.) +", "", item.replace("\n", " ")), values) for item in items]
            made.append({"kind": "numbers" if lines[0][0].isdigit() else "list", "items": listed})
        else:
            made.append({"kind": "text", "spans": _spans(" ".join(lines), values)})
    return made


def _cells(line: str) -> list[str]:
    # The bar inside the name of a rule is none of the table's.
    return [cell.replace("\0", "|") for cell in re.sub(r"(\[\[[^\]|]*)\|", r"\1" + "\0", line).strip("|").split("|")]


def _is_rule(line: str) -> bool:
    return re.fullmatch(r"[|:\- ]+", line) is not None


def _spans(text: str, values: list[str]) -> list[Span]:
    """A line in spans: plain text, values, and what is strong, slanted, code, or the name of a rule."""
    made: list[Span] = []
    end = 0
    for found in _SPAN.finditer(text):
        made += _pieces(text[end : found.start()], values)
        end = found.end()
        if found["link"]:
            made += _pieces(found["link"], values)
        elif found["rule"]:
            rule: Marked = {"kind": "rule", "rule": found["rule"], "text": _pieces(found["words"] or "", values)}
            made.append(rule)
        else:
            kind = next(kind for kind in ("strong", "slanted", "code") if found[kind])
            made.append({"kind": kind, "text": _pieces(found[kind], values)})
    return made + _pieces(text[end:], values)


def _pieces(text: str, values: list[str]) -> list[Piece]:
    """Plain text with the values in it."""
    made: list[Piece] = []
    for part in re.split(f"([{chr(_FIRST)}-{chr(_FIRST + len(values))}])", text):
        at = ord(part) - _FIRST if len(part) == 1 else -1
        if 0 <= at < len(values):
            made.append({"value": values[at]})
        elif part:
            made.append(part)
    return made
