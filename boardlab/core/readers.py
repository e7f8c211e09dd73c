"""Reading positions from strangers' text and data: each field checked, each mistake one sentence that quotes it.

The sentences are the wordings ``error.<key>`` of the game whose position is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from boardlab.core.language import Wording
from boardlab.core.link import game_text
from boardlab.core.quoting import shown
from boardlab.core.verdict import ImpossiblePosition, UnreadableText
from boardlab.core.view_text import is_view

if TYPE_CHECKING:
    from boardlab.core.breach import Breach
    from boardlab.core.position_base import StateReading

P = TypeVar("P", bound="StateReading")
Schema = Mapping[str, Any]
"""A JSON Schema."""
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
PUZZLE = "puzzle"
"""The last word of a line that describes what no game can reach."""


class Reader:
    """Takes the name of a field and its value, gives what is kept; fails where that cannot be.

    Args:
        read: does so; readers made of others call it directly, which saves a call for each value.
        schema: the values it takes, as JSON Schema.
    """

    __slots__ = ("read", "schema")

    def __init__(self, read: Callable[[str, Any], Any], schema: Schema) -> None:
        self.read = read
        self.schema = schema

    def __call__(self, name: str, value: Any) -> Any:
        """What is kept of the value of a field of this name."""
        return self.read(name, value)


class Field(NamedTuple):
    """A field of plain data."""

    reader: Reader
    about: str
    """What the field tells of a position, in a few words: the description in the schema."""


FieldTable = Mapping[str, Field]
"""The fields of plain data by name, in the order in which they are written."""


def maybe(reader: Reader) -> Reader:
    """A reader that takes None as it is, and hands everything else to ``reader``."""
    read = reader.read
    return Reader(
        lambda name, value: None if value is None else read(name, value),
        {"anyOf": [reader.schema, {"type": "null"}]},
    )


def list_of(item: Schema, least: int = 0, most: int | None = None, *, unique: bool = False) -> Schema:
    """The schema of a list."""
    found: dict[str, Any] = {"type": "array", "items": item}
    if least:
        found["minItems"] = least
    if most is not None:
        found["maxItems"] = most
    return {**found, "uniqueItems": True} if unique else found


def object_of(properties: Mapping[str, Schema], **more: Any) -> Schema:
    """The schema of an object with these properties and no others."""
    return {"type": "object", "additionalProperties": False, "properties": properties, **more}


class Fields:
    """Makes readers of fields whose error messages are in the words of one game.

    Args:
        wording: the words of the game.
        longest: the most items a list may have.
    """

    def __init__(self, wording: Wording, longest: int = 99) -> None:
        self.wording = wording
        self.longest = longest

    def fail(self, key: str, **facts: Any) -> NoReturn:
        """Refuse what was given.

        Raises:
            UnreadableText: always, with the wording ``error.<key>``.
        """
        problem = UnreadableText(self.wording.say(f"error.{key}", **facts))
        problem.part = str(facts.get("text", "")).rstrip("…")
        raise problem

    def line(self, text: object, longest: int, headers: Sequence[str]) -> tuple[list[str], bool]:
        """The words of a position's line, which begins with one of some headers, and whether it ends in ``puzzle``.

        The line may be given in a link.
        """
        line = game_text(text) if type(text) is str else f"({type(text).__name__})"
        if len(line) > longest:
            self.fail("text", text=shown(line))
        words = line.split()
        if is_view(line):
            self.fail("view")
        puzzle = words[-1:] == [PUZZLE]
        if puzzle:
            words.pop()
        if not words or words[0] not in headers:
            self.fail("header", text=shown(words[0] if words else ""), right=headers[0])
        return words, puzzle

    def once(self, named: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        """Rulings by name, each named once: of two values nobody could say which was meant."""
        found: dict[str, Any] = {}
        for name, value in named:
            if name in found:
                self.fail("ruling_twice", ruling=shown(name))
            found[name] = value
        return found

    def between(self, low: int, high: int) -> Reader:
        """A whole number within bounds."""

        def read_number(name: str, value: Any) -> int:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                self.fail("range", field=name, text=shown(value), low=low, high=high)
            return value

        return Reader(read_number, {"type": "integer", "minimum": low, "maximum": high})

    @property
    def truth(self) -> Reader:
        """True or false."""

        def read_truth(name: str, value: Any) -> bool:
            if not isinstance(value, bool):
                self.fail("kind", field=name, text=shown(value))
            return value

        return Reader(read_truth, {"type": "boolean"})

    def one_of(self, values: Sequence[str], key: str = "one_of", many: str = "values") -> Reader:
        """One of some words; ``key`` is the wording that refuses others, and ``many`` what it calls them."""

        def read_word(name: str, value: Any) -> str:
            if not isinstance(value, str) or value not in values:
                self.fail(key, **{"field": name, "text": shown(value), many: ", ".join(values)})
            return value

        return Reader(read_word, {"enum": list(values)})

    def items(self, name: str, value: Any) -> list[Any]:
        """A list that is not too long."""
        if not isinstance(value, list | tuple) or len(value) > self.longest:
            self.fail("kind", field=name, text=shown(value))
        return list(value)

    def per_seat(self, players: int, reader: Reader, fewest: int = 0, key: str = "seats_of") -> Reader:
        """One item for each seat, each read alike; as a schema for ``fewest`` players or more.

        Args:
            players: how many items there must be.
            reader: reads one.
            fewest: as many items the schema asks for at least; ``players`` if not given.
            key: the wording that refuses any other number of them.
        """
        read = reader.read

        def read_seats(name: str, value: Any) -> tuple[Any, ...]:
            parts = self.items(name, value)
            if len(parts) != players:
                self.fail(key, field=name, count=len(parts), players=players)
            return tuple([read(name, part) for part in parts])

        return Reader(read_seats, list_of(reader.schema, fewest or players, players))


class Document:
    """Plain data of a position while it is read: a mapping with known fields, and with those that are needed.

    Args:
        read: refuses in the words of the game.
        given: what was given.
        game: the game's name.
        versions: of the format that are read; data that says none is of the last.
        table: the fields there are besides ``game`` and ``version``.
        needed: the fields that cannot be left out.

    Raises:
        UnreadableText: naming the field that is unknown or missing, or the game or version that is not read here.
    """

    def __init__(
        self, read: Fields, given: Any, game: str, versions: Sequence[int], table: FieldTable, needed: Sequence[str]
    ) -> None:
        if not isinstance(given, Mapping):
            read.fail("json", problem=type(given).__name__)
        if "seen" in given:
            read.fail("view")
        for name in given:
            if name not in table and name not in ("game", "version"):
                read.fail("field", field=shown(name))
        said, version = given.get("game", game), given.get("version", versions[-1])
        if said != game or version not in versions or type(version) is not int:
            read.fail("header", text=f"{shown(said)}/{shown(version)}", right=f"{game}/{versions[-1]}")
        for name in needed:
            if name not in given:
                read.fail("missing", field=name)
        self.given = given
        self.table = table

    def __contains__(self, name: str) -> bool:
        return name in self.given

    def __call__(self, name: str, default: Any = None) -> Any:
        """A field as its reader keeps it; the default is read like what was given."""
        return self.table[name].reader.read(name, self.given.get(name, default))

    def as_given(self, name: str, default: Any) -> Any:
        """A field as it was given, for what only the position as a whole can judge."""
        return self.given.get(name, default)


def schema_of(
    title: str, about: str, game: str, versions: Sequence[int], table: FieldTable, needed: Sequence[str]
) -> dict[str, Any]:
    """The JSON Schema of plain data with these fields."""
    fields: dict[str, Schema] = {
        "game": {"const": game},
        "version": {"enum": list(versions), "description": f"Version of this format; {versions[-1]} is written."},
    }
    fields |= {name: {**field.reader.schema, "description": field.about} for name, field in table.items()}
    return {
        "$schema": _DIALECT,
        "title": title,
        "description": about,
        **object_of(fields, required=list(needed)),
    }


def possible(
    position: P,
    impossible: Callable[[P], tuple[Breach, ...]],
    unreachable: Callable[[P], tuple[Breach, ...]],
    *,
    allow_unreachable: bool,
) -> P:
    """The position, if there can be such a one.

    Args:
        position: as it was read.
        impossible: the rules by which it can never be.
        unreachable: the rules by which no game leads to it.
        allow_unreachable: is what no game leads to accepted all the same?

    Raises:
        ImpossiblePosition: with every reason why not.
    """
    problems = impossible(position)
    if not problems and not allow_unreachable:
        problems = unreachable(position)
    if problems:
        raise ImpossiblePosition(problems, position.wording)
    return position
