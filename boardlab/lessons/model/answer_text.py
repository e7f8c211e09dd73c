"""What a learner types, as it is meant: numbers, names and keys, in either language and from any keyboard.

Korean and Japanese input methods give full-width signs, phones put blanks and marks around what is dictated or pasted,
and people write a unit behind a number. None of that changes an answer.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import cache
from numbers import Real

from boardlab.core.given import pasted
from boardlab.core.i18n.language import LANGUAGES, Wording

WORDING = Wording("boardlab.lessons")
LONGEST = 64
"""No number is written with more signs, its unit included."""
BETWEEN = " ,;/&+·、。.>→"
"""Signs between names."""
_RAISED = ("<super>", "<sub>", "<fraction>")
"""Signs that would become other numbers: 15² is not 152."""


def plain(text: str) -> str:
    """A text without what nobody sees or means: full-width signs as plain ones, one blank for several, no marks.

    >>> plain(" １５점 ")
    '15점'
    """
    return " ".join(unicodedata.normalize("NFKC", pasted(text)).split())


def folded(text: str) -> str:
    """A text in the form in which names and keys are compared: plain, small, without a full stop or an article."""
    return plain(text).casefold().removesuffix(".").removeprefix("the ").strip()


def whole_number(given: object) -> int | None:
    """The whole number of 0 or more that somebody means, however it is written; None for anything else.

    >>> [whole_number(each) for each in (15, 15.0, "１５", "+15", "15.0", "15점", "15 points", "1,500")]
    [15, 15, 15, 15, 15, 15, 15, 1500]
    >>> [whole_number(each) for each in ("ten", "twelve cards", "none", "다섯 장", "없음")]
    [10, 12, 0, 5, 0]
    >>> [whole_number(each) for each in (True, 1.5, -1, "-1", "1.5", "1 or 2", "15만")]
    [None, None, None, None, None, None, None]
    """
    if isinstance(given, str):
        return _written(given)
    if isinstance(given, bool) or not isinstance(given, Real | Decimal):
        return None
    try:
        found = int(given)  # type: ignore[arg-type]
    except (TypeError, ValueError, ArithmeticError):
        return None
    return found if found == given and found >= 0 else None


def _written(text: str) -> int | None:
    if len(text) > LONGEST or any(unicodedata.decomposition(sign).startswith(_RAISED) for sign in text):
        return None
    found = _number().fullmatch(folded(text))
    if not found:
        return None
    digits, word = found.groups()
    return _named()[word] if word else int(digits.replace(",", ""))


@cache
def _number() -> re.Pattern[str]:
    """Digits, with or without thousands and decimals that are 0, or a word; behind it one of the units of numbers."""
    units = _words("typed.units")
    behind, ends = _either(units), _either(_words("typed.ends"))
    return re.compile(
        rf"=? ?\+? ?(?:(\d{{1,3}}(?:,\d{{3}})+|\d+)(?:\.0*)?|({_either(_named())})(?![a-z]))"
        rf" ?(?:{behind})? ?(?:{ends})? ?[.!]?"
    )


@cache
def _named() -> dict[str, int]:
    """Small numbers by their words in each language."""
    rows = [WORDING.say("typed.numbers", lang).split() for lang in LANGUAGES]
    return {word: number for row in rows for number, words in enumerate(row) for word in words.split("/")}


def named_in(text: str, names: Mapping[str, str]) -> list[str]:
    """The keys that a text names one after the other; what is no name in it stands there as it is.

    Between names may stand blanks, commas, semicolons and the like, and the words for "and".

    Args:
        text: such as ``"Ｃ４, d4"`` or ``"forest 6 and hills 11"``.
        names: the keys by their names, each as :func:`folded` gives it.
    """
    rest, found = folded(text), list[str]()
    alike = sorted(names, key=len, reverse=True)
    while rest := rest.lstrip(BETWEEN):
        name = next((name for name in alike if rest.startswith(name) and _ends(rest, len(name))), None)
        if name is not None:
            found.append(names[name])
            rest = rest[len(name) :]
        elif joined := _joining().match(rest):
            rest = rest[joined.end() :]
        else:
            other = re.split(rf"[{re.escape(BETWEEN)}]", rest, maxsplit=1)[0]
            found.append(other)
            rest = rest[len(other) :]
    return found


def named_by(keys: Iterable[str], say: Callable[[str, str], str]) -> dict[str, str]:
    """Keys by what they may be called: by themselves, and by their names in each language where only one is called so.

    Args:
        keys: of places, choices or steps.
        say: the name of a key in a language.
    """
    every = tuple(keys)
    called = [(folded(say(key, lang)), key) for lang in LANGUAGES for key in every]
    shared = Counter(name for name, _ in dict.fromkeys(called))
    named = {name: key for name, key in called if shared[name] == 1}
    return named | {folded(key): key for key in every}


def _ends(text: str, at: int) -> bool:
    """Does a name end here? A letter, a digit or more of a longer key may not follow; a particle may."""
    return re.match(r"[a-z0-9|_-]|[,.]-?\d", text[at:]) is None


@cache
def _joining() -> re.Pattern[str]:
    return re.compile(rf"(?:{_either(_words('typed.between'))})(?![a-z0-9])")


def _words(key: str) -> frozenset[str]:
    """Words that stand in one text, of all languages."""
    return frozenset(word for lang in LANGUAGES for word in WORDING.say(key, lang).casefold().split())


def _either(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
