"""The table of fields of a position: how each is written and read, what it tells, who may see it, how it is set."""

from __future__ import annotations

import string
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from operator import attrgetter
from typing import Any, NamedTuple

from boardlab.core.contract.drafts import Secret
from boardlab.core.contract.functions import OnPosition
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import Codec


class FieldEdit(NamedTuple):
    """How a field is set by hand: the tool for it, as :mod:`boardlab.core.edit.fields` makes it."""

    key: str = ""
    """The key of the tool; the name of the field if not given."""
    letter: str = ""
    """The key of the keyboard that takes it up, as a capital letter."""
    most: int | None = None
    """The highest number that may be set, where that is less than the codec allows."""
    words: str = ""
    """Begins the wordings that name its values: ``stage`` for ``stage.turn``."""
    few: bool = False
    """Is a number picked from a list, instead of typed?"""


class Field(NamedTuple):
    """A field of a position."""

    codec: Codec | Callable[[Any], Codec]
    """Writes and reads its value; or gives what does, where that hangs on what a table knows, such as how many play."""
    about: str = ""
    """What the field tells of a position, in a few words: the description in the schema."""
    of: OnPosition[[], object] | str = ""
    """Where a position keeps its value: the name of an attribute, or a function; named as the field if not given."""
    secret: Secret | None = None
    """Who may see it; None where everybody does."""
    edit: FieldEdit | None = None
    """How it is set by hand; None where no tool sets it alone."""

    def value(self, name: str) -> OnPosition[[], object]:
        """Takes the value from a position, for the field of a name."""
        of = self.of or name
        return attrgetter(of) if isinstance(of, str) else of


class FieldTable(dict[str, Field]):
    """The fields by name, in the order in which plain data has them.

    Args:
        fields: the fields.
        words: what only lines have. Parsing one gives several fields of plain data.
        known: what is known of the position; given to the codecs that hang on it.
    """

    def __init__(
        self, fields: Mapping[str, Field], words: Mapping[str, Field] | None = None, known: object = None
    ) -> None:
        super().__init__(fields)
        self.words = words or {}
        self._known = known
        self._lines: dict[str, tuple[str, tuple[tuple[OnPosition[[], object], Callable[[Any], str]], ...]]] = {}

    @cached_property
    def _codecs(self) -> dict[str, Codec]:
        return {name: _bound(field, self._known) for name, field in self.items()}

    @cached_property
    def _in_lines(self) -> dict[str, Codec]:
        return self._codecs | {name: _bound(field, self._known) for name, field in self.words.items()}

    @cached_property
    def _plain(self) -> list[tuple[str, OnPosition[[], object], Callable[[Any], Json]]]:
        return [(name, field.value(name), self._codecs[name].plain) for name, field in self.items()]

    def codec(self, name: str) -> Codec:
        """Writes and reads a field of plain data."""
        return self._codecs[name]

    def codec_in_line(self, name: str) -> Codec:
        """Writes and parses what the pattern of a line calls so."""
        return self._in_lines[name]

    def written(self, name: str) -> Field:
        """What the pattern of a line calls so."""
        return self.words[name] if name in self.words else self[name]

    def plain(self, p: object) -> Json:
        """A position as plain data."""
        return {name: plain(value(p)) for name, value, plain in self._plain}

    def line(self, p: object, pattern: str) -> str:
        """A position as a line of a pattern."""
        found = self._lines.get(pattern)
        if found is None:
            names = [name for _, name, _, _ in string.Formatter().parse(pattern) if name]
            writers = tuple((self.written(name).value(name), self._in_lines[name].text) for name in names)
            found = self._lines[pattern] = ("".join(_emptied(pattern)), writers)
        template, writers = found
        return template.format(*[text(value(p)) for value, text in writers])

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """Who may see what, where not everybody does."""
        return tuple(field.secret for field in self.values() if field.secret)


def _bound(field: Field, known: object) -> Codec:
    return field.codec if isinstance(field.codec, Codec) else field.codec(known)


def _emptied(pattern: str) -> Iterable[str]:
    for literal, name, _, _ in string.Formatter().parse(pattern):
        yield literal + ("{}" if name else "")


def by_seat(slot: str, concealed: OnPosition[[], object]) -> Secret:
    """A slot with a value for each seat, which others see concealed."""

    def seen(p: object, knowing: Collection[int]) -> tuple[object, ...]:
        return tuple([value if seat in knowing else concealed(value) for seat, value in enumerate(getattr(p, slot))])

    return Secret(slot, seen)
