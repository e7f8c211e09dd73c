"""Where in a line that was pasted somebody went wrong, and what was probably meant.

A position's text is a line of fields. Fields of a line that reads are put after those of the one that does not, one
fewer each time: the field with which reading fails is the one that is wrong, whatever the error says of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile

from boardlab.core.errors import PlainError, UnreadableText

TRIALS = 400
"""So many readings are tried at most: what was meant differs in one sign, or is nobody's guess."""
Read = Callable[[str], object]


@dataclass(frozen=True)
class TextMistake:
    """What is wrong with a text, where, and what would be right."""

    text: str
    at: int
    """Where it begins, counted from 0."""
    end: int
    """Where it ends; ``at`` where something is missing."""
    near: str = ""
    """The word as it was probably meant; "" where that is anybody's guess."""
    mended: str = ""
    """The whole text with that word in it."""

    @property
    def column(self) -> int:
        """The column, counted from 1 as in editors."""
        return self.at + 1


def misread(text: str, models: Iterable[str], read: Read) -> TextMistake:
    """Where a line that cannot be read goes wrong.

    Args:
        text: the line.
        models: lines that can be read, the likeliest first.
        read: reads a line, and raises UnreadableText for one that is none.
    """
    words = [(found.start(), found.group()) for found in re.finditer(r"\S+", text)]
    fields = [word for _, word in words]
    likely = [model.split() for model in models]
    part = getattr(_problem(fields, read), "part", "")
    named = [at for at, word in enumerate(fields) if part and part in word]
    for at in named:
        if found := _meant(text, words, at, part, _signs(likely, at), read):
            return found
    if len(named) == 1:
        return _marked(text, *words[named[0]], part)
    at, model = max(((_first_wrong(fields, model, read), model) for model in likely), key=lambda each: each[0])
    if at == len(fields):
        return TextMistake(text, len(text), len(text))
    part = getattr(_problem(fields[: at + 1] + model[at + 1 :], read), "part", "")
    return _meant(text, words, at, part, _signs(likely, at), read) or _marked(text, *words[at], part)


def _signs(models: Sequence[Sequence[str]], at: int) -> str:
    """The signs that stand in a field of lines that can be read."""
    return "".join(sorted({*"".join(model[at] for model in models if at < len(model))}))


def _marked(text: str, start: int, word: str, part: str) -> TextMistake:
    """The part of a word that is wrong, or the whole word where no part of it is named."""
    inside = start + max(word.find(part), 0)
    return TextMistake(text, inside, inside + len(part if part and part in word else word))


def _meant(
    text: str, words: Sequence[tuple[int, str]], at: int, part: str, signs: str, read: Read
) -> TextMistake | None:
    """What was probably meant by a word, marked where it differs; None where that is anybody's guess."""
    start, word = words[at]
    inside = max(word.find(part), 0)
    end = inside + len(part if part and part in word else word)
    for near in islice(_slips(word, inside, end, signs), TRIALS):
        mended = text[:start] + near + text[start + len(word) :]
        if _is_right(mended, read):
            same = _alike(word, near)
            left = min(_alike(word[::-1], near[::-1]), min(len(word), len(near)) - same)
            return TextMistake(text, start + same, start + max(len(word) - left, same), near, mended)
    return None


def _alike(one: str, other: str) -> int:
    """With how many signs two words begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _first_wrong(fields: Sequence[str], model: Sequence[str], read: Read) -> int:
    """The number of the first field with which a line cannot be read; as many as there are where none is wrong."""
    for at in range(len(fields)):
        if _problem([*fields[: at + 1], *model[at + 1 :]], read) is not None:
            return at
    return len(fields)


def _problem(fields: Sequence[str], read: Read) -> UnreadableText | None:
    try:
        read(" ".join(fields))
    except UnreadableText as problem:
        return problem
    except PlainError:
        # It reads; that no game shows it is another matter.
        return None
    return None


def _is_right(text: str, read: Read) -> bool:
    """Can a line be read, and do the rules allow what it says?"""
    try:
        read(text)
    except PlainError:
        return False
    return True


def _slips(word: str, start: int, end: int, signs: str) -> Iterator[str]:
    """What was meant by a word with one slip in it: a letter's case, two signs exchanged, one too many, too few, wrong.

    Those at the end of the part are tried first: there a reader stopped.
    """
    places = range(min(end, len(word)) - 1, start - 1, -1)
    yield from (word[:at] + word[at].swapcase() + word[at + 1 :] for at in places if word[at] != word[at].swapcase())
    yield from (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in places if at + 1 < len(word))
    yield from (word[:at] + word[at + 1 :] for at in places if len(word) > 1)
    yield from (word[:at] + sign + word[at + 1 :] for at in places for sign in signs if sign != word[at])
    yield from (word[:at] + sign + word[at:] for at in range(end, start - 1, -1) for sign in signs)
