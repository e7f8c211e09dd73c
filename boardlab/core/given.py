"""What a learner gives in a cell, checked before anything is done with it: where it is wrong, one sentence says so."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from boardlab.core.contract.action import CHANCE
from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.i18n.language import SHARED, Phrase, seat_letter
from boardlab.core.text.quoting import clean, nearest, quoted

LONGEST_PLAYER = 40
"""The most signs in the name of a player."""
_MOST_TEXTS = 99
_UNSEEN = "\u00ad\u200b\u200e\u200f\u2060\ufeff"
"""Soft hyphens, places where a line may break or may not, marks of direction, the mark of byte order."""
_BLANKS = "\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"
_PASTED = dict.fromkeys(map(ord, _UNSEEN)) | dict.fromkeys(map(ord, _BLANKS), " ")


def pasted(text: str) -> str:
    """A text without the signs that nobody sees and that pages, messengers and editors put in between, and with plain
    blanks. Every reader of positions, actions, games and links takes its text so.
    """
    return text if text.isascii() and "\t" not in text else text.translate(_PASTED)


def kind_of(given: object) -> Phrase:
    """What kind of value was given, to be said in a sentence."""
    return Phrase("mistake.nothing") if given is None else Phrase("mistake.value", {"type": type(given).__name__})


def whole_number(given: object, least: int, last: int, key: str, /, **facts: object) -> int:
    """Check that a whole number within bounds was given, and give it back; ``True`` and ``1.0`` are none.

    Raises:
        PlainError: with the wording ``key``, which gets ``given`` and ``last`` too.
    """
    if type(given) is not int or not least <= given <= last:
        raise PlainError(SHARED.say(key, given=quoted(given), last=last, **facts))
    return given


def seat_of(given: object, players: int) -> int | None:
    """Check that a seat plays, and give it back; None, for a spectator, and CHANCE are given back as None.

    Raises:
        PlainError: for any other; it says which seats there are.
    """
    if given is None or (type(given) is int and given == CHANCE):
        return None
    return whole_number(given, 0, players - 1, "mistake.seat")


def player_of(given: object, players: int) -> int:
    """Check that a seat plays, and give it back.

    Raises:
        PlainError: for any other; it says which seats there are.
    """
    return whole_number(given, 0, players - 1, "mistake.seat")


def place_of(given: object, numbers: Mapping[str, int]) -> int:
    """The number of a place, which is given by its name or is that number already.

    Args:
        given: ``"a1"`` or 0.
        numbers: all places of this kind by name, numbered from 0.

    Raises:
        PlainError: for any other; it names the nearest.
    """
    if type(given) is int and 0 <= given < len(numbers):
        return given
    if not isinstance(given, str):
        facts = {"given": quoted(given), "example": quoted(next(iter(numbers))), "last": len(numbers) - 1}
        raise WrongKind(SHARED.say("mistake.place_kind", **facts))
    if given not in numbers:
        raise PlainError(SHARED.say("mistake.place", given=quoted(given), names=nearest(given, numbers)))
    return numbers[given]


def one_of(name: str, given: object, known: Iterable[str]) -> str:
    """Check that one of a few words was given, and give it back.

    Raises:
        PlainError: for any other; it lists them.
    """
    known = tuple(known)
    if not isinstance(given, str) or given not in known:
        raise PlainError(SHARED.say("mistake.choice", name=name, given=quoted(given), known=known))
    return given


def picked_path(given: object) -> tuple[str, ...]:
    """Check that a path of picks was given, and give it back as a tuple of keys.

    Raises:
        WrongKind: for anything but a list of texts.
    """
    if isinstance(given, tuple | list) and all(isinstance(key, str) for key in given):
        return tuple(given)
    raise WrongKind(SHARED.say("mistake.picked", given=quoted(given)))


def a_text(given: object) -> str:
    """Check that a text was given, and give it back.

    Raises:
        WrongKind: for anything else.
    """
    if isinstance(given, str):
        return given
    raise WrongKind(SHARED.say("mistake.text", kind=kind_of(given)))


def listed(name: str, given: object, example: str) -> tuple[Any, ...]:
    """Check that a list or a tuple was given, whatever stands in it, and give it back as a tuple.

    Raises:
        WrongKind: for anything else.
    """
    if isinstance(given, tuple | list):
        return tuple(given)
    raise WrongKind(SHARED.say("mistake.list", name=name, example=example, given=quoted(given)))


def shuffler(given: object) -> Any:
    """Check that something that shuffles lists was given, such as ``random.Random(1)``, and give it back.

    Raises:
        WrongKind: for anything that cannot.
    """
    if callable(getattr(given, "shuffle", None)):
        return given
    raise WrongKind(SHARED.say("mistake.shuffler", kind=kind_of(given)))


def texts(name: str, given: object, example: str, most: int = _MOST_TEXTS) -> tuple[str, ...]:
    """An argument that is a list of texts; one text alone is refused, since its signs would be taken one by one.

    Args:
        name: of the argument.
        given: what it is.
        example: how it could be written.
        most: further texts are not looked at.

    Raises:
        WrongKind: for anything else.
    """
    if isinstance(given, Iterable) and not isinstance(given, str | bytes | bytearray):
        found = tuple(islice(given, most))
        if all(isinstance(text, str) for text in found):
            return found
    raise WrongKind(SHARED.say("mistake.texts", name=name, example=example, given=quoted(given)))


def player_names(given: object, players: int) -> tuple[str, ...] | None:
    """What the players are called, by seat; a blank name leaves the letter of the seat, surplus names are not used.

    Raises:
        WrongKind: for anything but a list of texts, or None.
        PlainError: for a name that is too long, or holds a sign nobody can read.
    """
    if given is None:
        return None
    names = []
    for seat, name in enumerate(texts("names", given, '["Ann", "Bo"]', players)):
        if len(name) > LONGEST_PLAYER or not clean(name):
            raise PlainError(SHARED.say("mistake.player_name", most=LONGEST_PLAYER, given=quoted(name)))
        names.append(name.strip() or seat_letter(seat))
    return tuple(names)


def file_at(given: Any) -> Path:
    """The path of a file that a learner named.

    Raises:
        WrongKind: for anything that is no path.
    """
    if not isinstance(given, bytes):
        try:
            return Path(given)
        except TypeError:
            pass
    raise WrongKind(SHARED.say("mistake.path", kind=kind_of(given)))


def reason(problem: Exception) -> str:
    """Why a file could not be opened or written, in the words of the system, to stand inside a sentence."""
    text = (problem.strerror if isinstance(problem, OSError) else "") or "no such name is possible"
    return text[:1].lower() + text[1:]


def decoded(data: bytes) -> str:
    """The text in the bytes of a file, whichever byte-order mark an editor or a console put before it.

    Raises:
        UnicodeDecodeError: where it is no text.
    """
    wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    return data.decode("utf-16" if wide else "utf-8-sig")
