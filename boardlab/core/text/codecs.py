"""How the value of a field is written and read: as plain data and as part of a line, each mistake one sentence.

The sentences are the wordings ``error.<key>`` of the game whose position is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

from boardlab.core.errors import UnreadableText
from boardlab.core.i18n.language import Wording, seat_letter
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown

Schema = Mapping[str, Any]
"""A JSON Schema."""
NOTHING = "-"
"""Stands in a line for an empty list, and for a value that is not there."""
HIDDEN = "?"
"""Stands in a line, and among the items of plain data, for what one may not know."""
LEFT_OUT = object()
"""What a part of a line is parsed to that leaves its field to what is usual."""
SEATS = "ABCD"


def unchanged(value: object) -> object:
    """The value itself."""
    return value


def as_written(name: str, text: str) -> object:
    """The text itself: a word that plain data has too."""
    return text


class Codec:
    """Writes and reads one kind of value.

    Args:
        read: takes the name of a field and plain data, gives the value; fails where that cannot be. Codecs made of
            others call it directly, which saves a call for each value.
        schema: the plain data it reads, as JSON Schema.
        plain: the value as plain data.
        text: the value as part of a line.
        parse: takes the name of a field and the part of a line, gives the plain data it stands for.
        item: the codec of each item, where there is one for each seat.
    """

    __slots__ = ("item", "parse", "plain", "read", "schema", "text")

    def __init__(
        self,
        read: Callable[[str, Any], Any],
        schema: Schema,
        *,
        plain: Callable[[Any], Any] = unchanged,
        text: Callable[[Any], str] = str,
        parse: Callable[[str, str], Any] = as_written,
        item: Codec | None = None,
    ) -> None:
        self.item = item
        self.read = read
        self.schema = schema
        self.plain = plain
        self.text = text
        self.parse = parse

    def __call__(self, name: str, value: object) -> Any:
        """The value that plain data of a field of this name stands for."""
        return self.read(name, value)


def maybe(codec: Codec, empty: object = None) -> Codec:
    """What a codec writes and reads, or nothing: ``empty`` as a value, None as plain data, ``-`` in a line."""
    read, plain, text, parse = codec.read, codec.plain, codec.text, codec.parse
    return Codec(
        lambda name, value: empty if value is None else read(name, value),
        {"anyOf": [codec.schema, {"type": "null"}]},
        plain=lambda value: None if value == empty else plain(value),
        text=lambda value: NOTHING if value == empty else text(value),
        parse=lambda name, word: None if word == NOTHING else parse(name, word),
    )


def line_only(text: Callable[[Any], str], parse: Callable[[str, str], object]) -> Codec:
    """A part of a line for which plain data has several fields: parsing it gives them by name."""
    return Codec(lambda name, value: value, {}, text=text, parse=parse)


def list_of(item: Schema, least: int = 0, most: int | None = None, *, unique: bool = False) -> Schema:
    """The schema of a list."""
    found: Json = {"type": "array", "items": item}
    if least:
        found["minItems"] = least
    if most is not None:
        found["maxItems"] = most
    return {**found, "uniqueItems": True} if unique else found


def object_of(properties: Mapping[str, Schema], **more: object) -> Schema:
    """The schema of an object with these properties and no others."""
    return {"type": "object", "additionalProperties": False, "properties": properties, **more}


def bits_in(numbers: int) -> list[int]:
    """The numbers in a set of bits, the lowest first."""
    return [at for at in range(numbers.bit_length()) if numbers >> at & 1]


class Codecs:
    """Makes the codecs that games have in common, with error messages in the words of one game.

    Args:
        wording: the words of the game.
        longest: the most items a list may have.
        players: how many may play: what a codec is for where it is told 0.
    """

    def __init__(self, wording: Wording, longest: int = 99, players: Iterable[int] = ()) -> None:
        self.wording = wording
        self.longest = longest
        self.possible = tuple(players)

    def fail(self, key: str, **facts: object) -> NoReturn:
        """Refuse what was given.

        Raises:
            UnreadableText: always, with the wording ``error.<key>``.
        """
        problem = UnreadableText(self.wording.say(f"error.{key}", **facts))
        problem.part = str(facts.get("text", "")).rstrip("…")
        raise problem

    def once(self, named: Iterable[tuple[str, object]]) -> Json:
        """Rulings by name, each named once: of two values nobody could say which was meant."""
        found: Json = {}
        for name, value in named:
            if name in found:
                self.fail("ruling_twice", ruling=shown(name))
            found[name] = value
        return found

    # -- numbers, words, seats ----------------------------------------------------------------------------------------

    def digits(self, name: str, text: str) -> int:
        """A whole number in a line."""
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            self.fail("number", text=shown(text), field=name)
        return int(text)

    def between(self, low: int, high: int) -> Codec:
        """A whole number within bounds."""

        def read_number(name: str, value: object) -> int:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                self.fail("range", field=name, text=shown(value), low=low, high=high)
            return value

        return Codec(read_number, {"type": "integer", "minimum": low, "maximum": high}, parse=self.digits)

    @property
    def truth(self) -> Codec:
        """True or false; 1 or 0 in a line."""

        def read_truth(name: str, value: object) -> bool:
            if not isinstance(value, bool):
                self.fail("kind", field=name, text=shown(value))
            return value

        return Codec(
            read_truth,
            {"type": "boolean"},
            text=lambda value: "1" if value else "0",
            parse=lambda name, word: bool(self.digits(name, word)),
        )

    def one_of(self, values: Sequence[str], key: str = "one_of", many: str = "values") -> Codec:
        """One of some words; ``key`` is the wording that refuses others, and ``many`` what it calls them."""

        def read_word(name: str, value: object) -> str:
            if not isinstance(value, str) or value not in values:
                self.fail(key, **{"field": name, "text": shown(value), many: ", ".join(values)})
            return value

        return Codec(read_word, {"enum": list(values)})

    def seat_at(self, name: str, letter: str) -> int:
        """A seat by its letter in a line."""
        if len(letter) != 1 or letter not in SEATS:
            self.fail("seats", text=shown(letter))
        return SEATS.index(letter)

    def seat(self, players: int) -> Codec:
        """A seat among so many: its number as plain data, its letter in a line."""
        number = self.between(0, (players or max(self.possible)) - 1)
        return Codec(number.read, number.schema, text=seat_letter, parse=self.seat_at)

    # -- lists --------------------------------------------------------------------------------------------------------

    def items(self, name: str, value: object) -> list[Any]:
        """A list that is not too long."""
        if not isinstance(value, list | tuple) or len(value) > self.longest:
            self.fail("kind", field=name, text=shown(value))
        return list(value)

    def per_seat(
        self, players: int, codec: Codec, separator: str = "/", *, fewest: int = 0, key: str = "seats_of"
    ) -> Codec:
        """One item for each seat, each written alike.

        Args:
            players: how many items there must be; 0 where that is not known yet.
            codec: writes and reads one.
            separator: stands between them in a line.
            fewest: as many items the schema asks for at least; as many as play if not given.
            key: the wording that refuses any other number of them.
        """
        fewest = fewest or players or min(self.possible)
        players = players or max(self.possible)
        read, plain, text, parse = codec.read, codec.plain, codec.text, codec.parse

        def read_seats(name: str, value: object) -> tuple[object, ...]:
            parts = self.items(name, value)
            if len(parts) != players:
                self.fail(key, field=name, count=len(parts), players=players)
            return tuple([read(name, part) for part in parts])

        return Codec(
            read_seats,
            list_of(codec.schema, fewest, players),
            plain=list if plain is unchanged else lambda values: [plain(value) for value in values],
            text=lambda values: separator.join(map(text, values)),
            parse=lambda name, word: [parse(name, part) for part in word.split(separator)],
            item=codec,
        )

    def sets_by_seat(self, place: Codec, names: Sequence[str], players: int = 0, most: int | None = None) -> Codec:
        """A list of places for each seat, as sets of bits.

        Args:
            place: reads one, as its number.
            names: of all places, by number.
            players: how many do; 0 where these lists tell it.
            most: places a seat may name.
        """

        def read_sets(name: str, value: object) -> tuple[int, ...]:
            found = []
            for seat in self.items(name, value):
                places = [place.read(name, each) for each in self.items(name, seat)]
                if len(set(places)) != len(places):
                    self.fail("twice", field=name)
                found.append(sum([1 << each for each in places]))
            if players and len(found) != players:
                self.fail("seats_of", field=name, count=len(found), players=players)
            return tuple(found)

        return Codec(
            read_sets,
            list_of(list_of(place.schema, most=most, unique=True), min(self.possible), max(self.possible)),
            plain=lambda sets: [[names[at] for at in bits_in(each)] for each in sets],
        )

    def players(self, known: int, key: str = "players") -> Codec:
        """How many play: as many as ``known``, once that is told by a list with an item for each; 0 before."""
        allowed = self.possible

        def read_players(name: str, value: object) -> int:
            if known not in allowed or value != known or type(value) is not int:
                self.fail(key, players=shown(value))
            return value

        return Codec(read_players, {"enum": [known] if known else list(allowed)}, parse=self.digits)

    def initials(
        self, letters: str, names: Sequence[str], key: str, **facts: object
    ) -> Callable[[str, str], list[str]]:
        """Parses a part of a line that is a letter for each thing, or ``?`` for one that is hidden.

        Args:
            letters: of the things that ``names`` names, in the same order.
            names: what plain data calls them.
            key: the wording that refuses other letters.
            facts: what that wording tells besides.
        """
        named = {**dict(zip(letters, names, strict=True)), HIDDEN: HIDDEN}

        def parse(name: str, word: str) -> list[str]:
            if word == NOTHING:
                return []
            for sign in word:
                if sign not in named:
                    self.fail(key, text=shown(sign), **facts)
            return [named[sign] for sign in word]

        return parse
