"""What a stranger gave, as a sentence may repeat it: short, on one line, printable, and never an error of its own."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Set

JOINERS = "\u200c\u200d"
"""Signs nobody sees that join letters and emoji into one: part of a name, not a trick."""
_HARMFUL = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Control signs, signs that turn or hide text, halves of a sign (lone surrogates), and other ends of a line."""
_MOST_BITS = 64
_ITEMS, _DEPTH = 8, 2
"""So much of a list is repeated."""


def harmful(sign: str) -> bool:
    """Does this sign act on the text around it instead of being read? Spaces and joined emoji do not."""
    return not sign.isprintable() and sign not in JOINERS and unicodedata.category(sign) in _HARMFUL


def clean(text: str) -> bool:
    """Is every sign of a text there to be read?"""
    return text.isprintable() or not any(map(harmful, text))


def escaped(text: str) -> str:
    r"""A text with its harmful signs written out: ``\n``, ``\u202e``, ``\ud800``."""
    if text.isprintable():
        return text
    return "".join(_written_out(sign) if harmful(sign) else sign for sign in text)


def _written_out(sign: str) -> str:
    return ascii(sign)[1:-1]


def shown(value: object, most: int = 40) -> str:
    """A value as a sentence may repeat it, without quotation marks, however long, deep, large or strange it is."""
    if isinstance(value, str):
        return _cut(escaped(str.__str__(value)[: most + 1]), most)
    if isinstance(value, list | tuple):
        return _cut(_listed(value, most, _DEPTH), most)
    if isinstance(value, Mapping | Set):
        return "{…}" if len(value) else "{}"
    if isinstance(value, int) and not isinstance(value, bool):
        number = int(value)
        return str(number) if number.bit_length() <= _MOST_BITS else f"{hex(number)[:12]}…"
    if value is None or isinstance(value, bool | float | complex):
        return str(value)
    if isinstance(value, bytes | bytearray):
        return shown(repr(bytes(value[:most])), most)
    return shown(f"({type(value).__name__})", most)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _listed(value: list[object] | tuple[object, ...], most: int, depth: int) -> str:
    """The first items of a list, and of the lists in it down to some depth."""
    if not depth and value:
        return "[…]"
    parts = [
        _listed(part, most, depth - 1) if isinstance(part, list | tuple) else quoted(part, most)
        for part in value[:_ITEMS]
    ]
    return f"[{', '.join(parts)}{', …' if len(value) > _ITEMS else ''}]"


def quoted(value: object, most: int = 40) -> str:
    """A value as a sentence may repeat it, as by :func:`shown`, with a text in quotation marks."""
    return f"'{shown(value, most)}'" if isinstance(value, str) else shown(value, most)


def nearest(name: object, known: Iterable[str], most: int = 3) -> str:
    """The names most like one that does not exist, to be named in a sentence; capitals do not count."""
    from difflib import get_close_matches

    spelled = {each.casefold(): each for each in known}
    found = get_close_matches(shown(name).casefold(), spelled, n=most, cutoff=0)
    return ", ".join(spelled[each] for each in found)
