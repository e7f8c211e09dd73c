"""What a stranger gave comes back in a sentence short, on one line and printable, whatever it was."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.i18n.language import SHARED, Phrase
from boardlab.core.text.quoting import clean, escaped, quoted, shown


class Unprintable:
    """An object that cannot even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError

    __str__ = __repr__


def nested(depth: int) -> list[Any]:
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    return deep


GIVEN: list[tuple[Any, str]] = [
    ("e4", "e4"),
    ("", ""),
    ("가나", "가나"),
    ("x" * 1_000_000, "x" * 39 + "…"),
    ("a\nb", r"a\nb"),
    ("\x00\x1b[31m", r"\x00\x1b[31m"),
    ("\ud800", r"\ud800"),
    ("\u202egnp", r"\u202egnp"),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
    (None, "None"),
    (True, "True"),
    (-1.5, "-1.5"),
    (float("nan"), "nan"),
    (2**63, "9223372036854775808"),
    (10**5000, "0x31e2080103…"),
    (b"\x00x", r"b'\x00x'"),
    ([1, "a", [2, [3, [4]]]], "[1, 'a', [2, […]]]"),
    (nested(10_000), "[[[…]]]"),
    (list(range(99)), "[0, 1, 2, 3, 4, 5, 6, 7, …]"),
    ({}, "{}"),
    ({"a": nested(10_000)}, "{…}"),
    ({1}, "{…}"),
    (Unprintable(), "(Unprintable)"),
    ([Unprintable()], "[(Unprintable)]"),
    (len, "(builtin_function_or_method)"),
]


@pytest.mark.parametrize("case", range(len(GIVEN)))
def test_any_value_is_quoted_short_and_printable(case: int) -> None:
    given, says = GIVEN[case]
    assert shown(given) == says
    assert len(shown(given)) <= 40
    assert clean(shown(given))
    assert quoted(given) == (f"'{shown(given)}'" if isinstance(given, str) else shown(given))


def test_escaped_text_stays_escaped() -> None:
    assert escaped(escaped("\u202e\n")) == escaped("\u202e\n") == r"\u202e\n"
    assert len(shown("\u202e" * 99)) <= 40


def test_spaces_and_joined_emoji_are_no_tricks() -> None:
    for text in ("a b", "a\u3000b", "a\xa0b", "👩‍👩‍👧", "می‌خواهم", "가나다"):
        assert clean(text)
        assert escaped(text) == text
    for text in ("a\tb", "a\u2028b", "\u200e", "\u200b", "\x7f", "\udfff", "\ufeff"):
        assert not clean(text)


def test_no_fact_breaks_the_sentence_it_stands_in() -> None:
    for lang in ("en", "ko"):
        said = SHARED.say("unread.row_bad", lang, number=3, given="a\nb\x1b\ud800")
        assert r"a\nb\x1b\ud800" in said
        assert said.isprintable()
        said = SHARED.say("mistake.line", lang, given="x", known=("main", "a\u202eb", Phrase("mistake.nothing")))
        assert r"a\u202eb" in said
