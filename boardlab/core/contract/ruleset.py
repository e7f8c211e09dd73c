"""The rulings of a game as a value: an edition, and what is ruled otherwise than it does.

A game declares its rulings once, as attributes of a class::

    class Options(RuleSet):
        wording = WORDING
        overpay: bool = ruling(False, True)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, NoReturn, Self, TypeVar

from boardlab.core.contract.rulings import Rulings
from boardlab.core.errors import PlainError, UnreadableText
from boardlab.core.i18n.language import SHARED, Phrase, Wording
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import NOTHING, Codec, Codecs, Schema, object_of
from boardlab.core.text.quoting import nearest, shown

Value = Any
"""What a ruling may be: a word, a truth, a number, None for no limit; where a ruling reads it itself, a tuple."""
R = TypeVar("R", bound="RuleSet")
LONGEST_WORD = 60


@dataclass(frozen=True)
class Ruling:
    """What a ruling may be."""

    values: tuple[Value, ...]
    """The values that can be listed, the usual one first."""
    sure: str = ""
    """How sure the texts are: high, medium or low."""
    limit: int = 0
    """Where any whole number from 1 up to this will do as well."""
    read: Callable[[object], Value] | None = None
    """Takes a value as it was given, and gives it as it is kept; for values that are no words."""
    schema: Schema | None = None
    """Of such values."""
    only_if: str = ""
    """The ruling without which this one is not asked for."""
    settled: bool = False
    """Has it been decided once a position stands?"""

    def plain_schema(self) -> Schema:
        """The values as JSON Schema."""
        if self.schema is not None:
            return self.schema
        if not self.limit:
            return {"enum": list(self.values)}
        limit = {"type": "integer", "minimum": 1, "maximum": self.limit}
        return {"anyOf": [limit, {"type": "null"}]} if None in self.values else limit


UNSAID = object()
"""Stands for an argument that is not given, where None would be a mistake."""


def taken_out(name: str, first: object, rulings: Json, unsaid: object = None) -> tuple[object, Json]:
    """Splits the arguments of ``under(edition, **rulings)``: the first argument, and the rulings without it.

    The first argument may also be given by its name, as ``under(edition="huch")``.

    Args:
        name: what it is called.
        first: what came before the rulings.
        rulings: the rulings by name.
        unsaid: what ``first`` is where nothing was given.

    Raises:
        PlainError: where it is given both ways.
    """
    if name not in rulings:
        return first, rulings
    if first is not unsaid:
        raise PlainError(SHARED.say("error.ruling_twice", ruling=name))
    return rulings[name], {each: value for each, value in rulings.items() if each != name}


def ruling(*values: Value, **more: Any) -> Any:
    """A ruling with these values, the usual one first; ``more`` as :class:`Ruling` takes it."""
    return Ruling(values, **more)


class RuleSet:
    """The rulings in force.

    Args:
        edition: the preset that these rulings start from, where a game has several.
        rulings: those that differ from it.

    Raises:
        UnreadableText: for an edition, a ruling or a value that does not exist; it says which do.
    """

    wording: ClassVar[Wording]
    EDITIONS: ClassVar[Mapping[str, Mapping[str, Value]]] = {}
    """The presets, the usual one first: what each rules otherwise than the fields say. Empty where there are none."""
    RULINGS: ClassVar[dict[str, Ruling]]
    """The rulings by name."""
    USUAL: ClassVar[str]
    """The edition that is meant where none is named."""
    edition: str

    def __init_subclass__(cls) -> None:
        cls.RULINGS = {name: each for name, each in vars(cls).items() if isinstance(each, Ruling)}
        # Rules ask for rulings all the time: what only an object has is found without a look at its class.
        for name in cls.RULINGS:
            delattr(cls, name)
        cls.USUAL = next(iter(cls.EDITIONS), "")

    def __init__(self, edition: object = UNSAID, /, **rulings: object) -> None:
        if self.EDITIONS:
            edition, rulings = taken_out("edition", edition, rulings, UNSAID)
        edition = self.USUAL if edition is UNSAID else edition
        if edition != "" and not self.EDITIONS:
            self._refuse("options", edition)
        if edition not in tuple(self.EDITIONS or [""]):
            self._refuse("edition", edition, editions=", ".join(self.EDITIONS))
        object.__setattr__(self, "edition", edition)
        for name, value in rulings.items():
            if name not in self.RULINGS:
                self._refuse("option", name, options=nearest(name, self.RULINGS))
            object.__setattr__(self, name, self._read(name, value))
        own = self.EDITIONS.get(self.edition, {})
        for name, each in self.RULINGS.items():
            if name not in rulings:
                object.__setattr__(self, name, own.get(name, each.values[0]))

    def __setattr__(self, name: str, value: object = None) -> None:
        raise AttributeError(f"Options do not change: {name!r} stays as it is. replace() makes others.")

    __delattr__ = __setattr__

    @classmethod
    def of(cls, given: object) -> Self:
        """A rule set, or the one that an edition or rulings by name mean.

        Raises:
            UnreadableText: where there is no such edition, ruling or value.
        """
        if isinstance(given, cls):
            return given
        if not isinstance(given, Mapping):
            if cls.EDITIONS:
                return cls(given)
            cls._refuse("options", given)
        for name in given:
            if not isinstance(name, str):
                cls._refuse("option", name, options=nearest(name, cls.RULINGS))
        return cls(**given)

    @classmethod
    def usual(cls, name: str, edition: str = "") -> Value:
        """What an edition rules, unless a game rules otherwise; the usual one, where none is named."""
        return cls.EDITIONS.get(edition or cls.USUAL, {}).get(name, cls.RULINGS[name].values[0])

    @classmethod
    def readings(cls) -> dict[str, tuple[Value, ...]]:
        """The values that can be listed of each ruling that matters once a position stands."""
        return {name: each.values for name, each in cls.RULINGS.items() if not each.settled and len(each.values) > 1}

    @classmethod
    def describe(cls, name: str, value: Value) -> Phrase | int | str:  # noqa: ARG003  (some games ask which)
        """How the value of a ruling is said: ``any_door`` is "any other door"."""
        if isinstance(value, bool):
            return Phrase("ruling.yes" if value else "ruling.no")
        if isinstance(value, int):
            return value
        return Phrase("ruling.no_limit" if value is None else f"ruling.{value}")

    @classmethod
    def _refuse(cls, key: str, value: object, **facts: str) -> NoReturn:
        raise UnreadableText(cls.wording.say(f"error.{key}", text=shown(value), **facts))

    @classmethod
    def _read(cls, name: str, value: object) -> Value:
        known = cls.RULINGS[name]
        values, most = known.values, known.limit
        if known.read is not None:
            return known.read(value)
        if type(value) is int and 1 <= value <= most:
            return value
        if not any(value == each and type(value) is type(each) for each in values if not most or each is None):
            listed = [f"1 … {most}", *(["None"] if None in values else [])] if most else map(str, values)
            cls._refuse("option_value", value, option=name, values=", ".join(listed))
        return value

    @cached_property
    def changes(self) -> dict[str, Value]:
        """The rulings that differ from those of the edition."""
        return {
            name: value for name in self.RULINGS if (value := getattr(self, name)) != self.usual(name, self.edition)
        }

    @cached_property
    def in_force(self) -> dict[str, Value]:
        """Every ruling that this game asks for."""
        return {
            name: getattr(self, name)
            for name, each in self.RULINGS.items()
            if not each.only_if or getattr(self, each.only_if)
        }

    def replace(self, /, **rulings: object) -> Self:
        """Options of this edition with some rulings changed: ``options.replace(stack_cap=3)``.

        Raises:
            UnreadableText: for a ruling or a value that does not exist.
        """
        if self.EDITIONS and "edition" in rulings:
            self._refuse("option", "edition", options=nearest("edition", self.RULINGS))
        return _made(type(self), self.edition, {**self.changes, **rulings})

    def under(self, given: object, rulings: Mapping[str, object]) -> Self:
        """These rules, or those that are given instead, with some rulings changed.

        Args:
            given: as :meth:`of` takes it; None for these.
            rulings: the changes; among them ``edition`` or ``options`` may name what is given, too.
        """
        given, changes = taken_out("edition" if self.EDITIONS else "options", given, dict(rulings))
        rules = self if given is None else self.of(given)
        return rules.replace(**changes) if changes else rules

    @cached_property
    def rulings(self) -> Rulings:
        """The rulings in words."""
        return Rulings(self)

    @cached_property
    def _key(self) -> tuple[Value, ...]:
        return (self.edition, *(getattr(self, name) for name in self.RULINGS))

    @cached_property
    def _hash(self) -> int:
        return hash(self._key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and self._key == other._key)

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (type(self), self.edition, self.changes)

    def __repr__(self) -> str:
        edition = [repr(self.edition)] if self.edition else []
        changes = [f"{name}={value!r}" for name, value in self.changes.items()]
        return f"Options({', '.join([*edition, *changes])})"


def _made(kind: type[R], edition: str, changes: Mapping[str, Value]) -> R:
    return kind(*([edition] if edition else []), **changes)


# -- as part of a position ---------------------------------------------------------------------------------------------


def rulings_codec(codecs: Codecs, kind: type[RuleSet], separator: str = "") -> Codec:
    """Writes and reads the rulings of a position.

    Args:
        codecs: refuse in the words of the game.
        kind: the class of its rule sets.
        separator: stands in a line between the edition and each change: ``huch,stack_cap=none``. Without one a line
            has the changes as JSON.
    """
    presets = {edition: _made(kind, edition, {}) for edition in kind.EDITIONS or [""]}

    def read(name: str, value: object) -> RuleSet:
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            codecs.fail("kind", field=name, text=shown(value))
        edition = value.get("edition", kind.USUAL)
        if len(value) == ("edition" in value) and edition in tuple(presets):
            return presets[edition]
        return kind(**value)

    def plain(rules: RuleSet) -> Json:
        edition = {"edition": rules.edition} if rules.edition else {}
        return {**edition, **{name: _listed(value) for name, value in rules.changes.items()}}

    def text(rules: RuleSet) -> str:
        if not separator:
            return json.dumps(rules.changes, separators=(",", ":")) if rules.changes else NOTHING
        return separator.join([rules.edition, *(f"{name}={_word(value)}" for name, value in rules.changes.items())])

    def parse(field: str, word: str) -> Json:
        if not separator:
            return _parse_json(codecs, field, word)
        edition, *changes = word.split(separator)
        named: list[tuple[str, Value]] = [("edition", edition)]
        for change in changes:
            name, sign, value = change.partition("=")
            if not sign:
                codecs.fail("option", text=shown(name), options=nearest(name, kind.RULINGS))
            values = kind.RULINGS[name].values if name in kind.RULINGS else ()
            known = {_word(each): each for each in values}
            number = value.isascii() and value.isdigit() and len(value) < 4
            named.append((name, known[value] if value in known else int(value) if number else value[:LONGEST_WORD]))
        return codecs.once(named)

    properties: dict[str, Schema] = {"edition": {"enum": list(kind.EDITIONS)}} if kind.EDITIONS else {}
    properties |= {name: each.plain_schema() for name, each in kind.RULINGS.items()}
    return Codec(read, object_of(properties), plain=plain, text=text, parse=parse)


def _word(value: Value) -> str:
    return "none" if value is None else str(value).lower()


def _listed(value: Value) -> object:
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _parse_json(codecs: Codecs, field: str, word: str) -> Json:
    if word == NOTHING:
        return {}
    try:
        found = json.loads(word, object_pairs_hook=codecs.once)
    except UnreadableText:
        raise
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        codecs.fail("kind", field=field, text=shown(word))
    return found
