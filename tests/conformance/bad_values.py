"""What strangers may send through any entry point: values of every wrong kind, and valid texts and data with damage
done."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any


class Unprintable:
    """A value that cannot even be printed, counted or compared."""

    def __repr__(self) -> str:
        raise RuntimeError("nobody asked")

    __str__ = __repr__
    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        raise RuntimeError("nobody asked")


class Endless:
    """A list that never ends."""

    def __iter__(self) -> Iterator[str]:
        while True:
            yield "x"


def _nested(depth: int, around: Any) -> Any:
    found: Any = around(None)
    for _ in range(depth):
        found = around(found)
    return found


TEXTS: tuple[str, ...] = (
    "", " ", "-", ".", "0", "1", "-1", "1.0", "+1", "01", "nan", "1e999", "0x10", "²", "١", "True", "None", "null",
    "self", "cls", "edition", "options", "rulings", "__class__", "__init__", "{}", "{0}", "{0.__class__}", "%s",
    "a\nb", "a\tb", "a\rb", "\x00", "\x1b[31m", "\x7f", "\u2028", "\ud800", "\udfff", "\u202etxet", "\u200b", "\ufeff",
    "\U0001f469\u200d\U0001f467", "가나다", "e\u0301", "a\u3000b", "'", '"', "''; drop", "<script>", "]]>", "&amp;",
    "x" * 61, "x" * 1200, "\u202e" * 70, "x" * 1_000_000, "[" * 10_000, '{"a":' * 5_000, "/" * 2_000, "1" * 5_000,
)  # fmt: skip
"""Texts that are short of everything, or too much of it."""

VALUES: tuple[Any, ...] = (
    *TEXTS, None, True, False, 0, 1, -1, 2, 3, 4, 5, 7, 99, 2**31, 2**64, -(2**64), 10**5000, -(10**5000),
    0.0, 1.0, -1.0, 1.5, 1e300, float("nan"), float("inf"), -float("inf"), 1j,
    b"", b"x", b"\xff\xfe", bytearray(b"x"), [], [1], ["x"], [[]], [None], ["a1", "a1"], (), (1,), ((0, 1),),
    ("x",) * 999,    {}, {"a": 1}, {1: 2}, {None: None}, {"self": 1}, set(), {1}, frozenset({"x"}), range(3),
    _nested(10_000, lambda inner: [inner]), _nested(10_000, lambda inner: {"a": inner}),
    Unprintable(), [Unprintable()], Endless(), object(), int, len, ValueError("x"), ...,
)  # fmt: skip
"""The same and whatever else Python has; no entry point takes all of them."""

SHARDS = (
    *[text for text in TEXTS if len(text) < 100],
    "99999999",
    "huch,stack_cap=99",
    "edition=huch",
    "self=1",
    "A*",
    "z" * 3000,
)
"""What is put into the middle of a valid text."""


def damaged_text(rng: random.Random, text: str) -> str:
    """A valid text with one thing wrong: a word, a part of a word, or some signs."""
    words = text.split(" ")
    at = rng.randrange(len(words))
    how = rng.randrange(9)
    if how == 0:
        words[at] = rng.choice(SHARDS)
    elif how == 1:
        del words[at]
    elif how == 2:
        words.insert(at, rng.choice(words))
    elif how == 3:
        other = rng.randrange(len(words))
        words[at], words[other] = words[other], words[at]
    elif how == 4:
        splits = [sign for sign in ",./:=-" if sign in words[at]]
        if splits:
            sign = rng.choice(splits)
            parts = words[at].split(sign)
            parts[rng.randrange(len(parts))] = rng.choice(SHARDS)
            words[at] = sign.join(parts)
        else:
            words[at] += rng.choice(SHARDS)
    elif how == 5:
        signs = list(text)
        for _ in range(rng.randint(1, 3)):
            signs[rng.randrange(len(signs))] = rng.choice("abcDZ019~!+#_?.-/,:=* \x00\ud800\u202e가²")
        return "".join(signs)
    elif how == 6:
        return text[: rng.randrange(len(text))]
    elif how == 7:
        return f"{text} {rng.choice(SHARDS)}"
    else:
        return text.replace(rng.choice(sorted(set(text))), rng.choice(SHARDS), 1)
    return " ".join(words)


def damaged_data(rng: random.Random, data: Any) -> Any:
    """Valid data with one thing wrong: a value replaced, left out, put in or under another name."""
    data = copy.deepcopy(data)
    ways = list(_ways(data))
    way = rng.choice(ways)
    if not way:
        return rng.choice(VALUES)
    box = data
    for step in way[:-1]:
        box = box[step]
    how = rng.randrange(5)
    if how < 3:
        box[way[-1]] = rng.choice(VALUES)
    elif how == 3:
        del box[way[-1]]
    elif isinstance(box, dict):
        name = rng.choice([text for text in TEXTS if len(text) < 100] + [1, None, (1,), True, 0.5])
        box[name] = rng.choice(VALUES)
    else:
        box.insert(rng.randrange(len(box) + 1), rng.choice([*VALUES, *box]))
    return data


def _ways(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield way
    if isinstance(data, dict | list):
        for step in data if isinstance(data, dict) else range(len(data)):
            yield from _ways(data[step], (*way, step))


def damaged_lines(rng: random.Random, text: str, others: tuple[str, ...] = ()) -> str:
    """A valid text of several lines with one of them damaged, missing, doubled, moved or foreign."""
    rows = text.splitlines()
    at, other = rng.randrange(len(rows)), rng.randrange(len(rows))
    how = rng.randrange(6)
    if how == 0:
        del rows[at]
    elif how == 1:
        rows.insert(at, rows[other])
    elif how == 2:
        rows.insert(at, rng.choice([*others, *SHARDS]))
    elif how == 3:
        return text[: rng.randrange(len(text))]
    else:
        rows[at] = damaged_text(rng, rows[at])
    return "\n".join(rows)
