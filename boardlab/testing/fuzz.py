"""Fuzzing: valid lines and data with parts made wrong, huge, deep or endless; and how much work an answer is."""

from __future__ import annotations

import copy
import random
import re
import sys
from collections.abc import Callable, Iterator
from types import FrameType, TracebackType
from typing import Any, TypeVar

from boardlab.core.json_data import Json

Answer = TypeVar("Answer")
DEEP = 100_000


def _deep(wrap: Callable[[Any], Any]) -> object:
    found: Any = wrap(None)
    for _ in range(DEEP):
        found = wrap(found)
    return found


BAD_VALUES: tuple[object, ...] = (
    10**300, 10**5000, -1, -(10**300), 0, 99, 100, 999_999, 1_000_000, 2**63, 1.5, 1e308, float("nan"), float("inf"),
    "", "x" * 10**6, "1" * 10**6, "\ud800", "\x00\x1b[31m", "٣", b"x", None, True, False, object(), range(10**9),
    [], {}, [[]], {"a": {}}, (1, 2), set(), [0] * 10**6, ["e1"] * 10**6, {str(at): at for at in range(10**5)},
    {at: at for at in range(100)}, _deep(lambda inside: [inside]), _deep(lambda inside: {"a": inside}),
)  # fmt: skip
"""Values that may stand anywhere in plain data."""
_SIGNS = '0123456789abcdefghijxyzABCDEF./-,?*~!+#:_ ><="[]{}\ud800\x00é٣'
_NUMBERS = ("0", "1", "5", "9", "61", "92", "99", "999", "99999", "999999", "9" * 300, "9" * 5000, "00001", "-1")
_FAR = 10**6
"""The longest that a part of a line grows."""


def spoiled_data(doc: Json, rng: random.Random) -> object:
    """The data with something nasty in one place."""
    places = list(_places(doc))
    return _with(doc, rng.choice(places), rng.choice(BAD_VALUES))


def _places(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    yield path
    for key, inside in (
        value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else ())
    ):
        yield from _places(inside, (*path, key))


def _with(value: Any, path: tuple[object, ...], nasty: Any) -> object:
    if not path:
        return nasty
    changed = copy.copy(value)
    changed[path[0]] = _with(value[path[0]], path[1:], nasty)
    return changed


def spoiled_line(line: str, other: str, rng: random.Random) -> str:
    """The line with one to three of its words changed; often as a puzzle, of which more is accepted.

    Args:
        line: a sound line.
        other: another sound one, whose words may take the place of its own.
        rng: decides.
    """
    words, others = line.split(" "), other.split(" ")
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        at = rng.randrange(len(words))
        words[at : at + 1] = _spoiled_word(words[at], others[at] if at < len(others) else "-", rng)
        if not words:
            break
    return " ".join(words) + (" puzzle" if rng.random() < 0.7 else "")


def _spoiled_word(word: str, other: str, rng: random.Random) -> list[str]:
    how = rng.randrange(7)
    if how == 0:
        return [other]
    if how == 1:
        at = rng.randrange(len(word) + 1)
        return [word[:at] + rng.choice(_SIGNS) + word[at + rng.choice([0, 1]) :]]
    if how == 2 and (numbers := list(re.finditer(r"[0-9]+", word))):
        found = rng.choice(numbers)
        return [word[: found.start()] + rng.choice(_NUMBERS) + word[found.end() :]]
    if how == 3:
        sign = rng.choice("/,.:")
        parts = word.split(sign)
        at = rng.randrange(len(parts))
        parts[at : at + 1] = [parts[at]] * rng.choice([0, 2, 3, 50])
        return [sign.join(parts)]
    if how == 4:
        return [word * min(rng.choice([2, 10, 100_000]), _FAR // max(len(word), 1))]
    return [] if how == 5 else [rng.choice(["", "-", "puzzle", "x" * 100]), word]


# -- how much work an answer is ---------------------------------------------------------------------------------------


class TooMuchWork(AssertionError):
    """An answer took more calls than it may."""


class Calls:
    """Counts the calls of functions while it is entered, and stops what calls more of them than it may.

    Calls do not depend on how fast or busy a machine is.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = 0

    def _seen(self, frame: FrameType, event: str, argument: object) -> None:
        self.count += event in ("call", "c_call")
        if self.count > self.most:
            raise TooMuchWork(f"more than {self.most} calls, the last of {frame.f_code.co_qualname}")

    def __enter__(self) -> Calls:
        sys.setprofile(self._seen)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.setprofile(None)
