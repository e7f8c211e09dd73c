"""Positions as text and as plain data, and what a seat sees of them: all of it from one table of fields for each game.

A field of the table says what it is called, how its value is written and read, what it tells, where a position keeps
it, and who may see it. A line of text has a pattern that names the fields::

    torres/1 {stage} {phase}.{round} {starter}{player} …
"""

from __future__ import annotations

import string
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from boardlab.core.contract.drafts import Secret, view_with, with_parts
from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.position_base import AnyState, FullPosition, PlayerView
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.core.errors import NothingFits
from boardlab.core.i18n.language import SHARED
from boardlab.core.json_data import Json, Table
from boardlab.core.text.codecs import HIDDEN, LEFT_OUT, Codec, Codecs, Schema, object_of
from boardlab.core.text.link import game_text
from boardlab.core.text.quoting import shown
from boardlab.core.text.view_text import is_view

if TYPE_CHECKING:
    from random import Random

    from boardlab.core.contract.breach import Breach

P = TypeVar("P", bound=AnyState)
T = TypeVar("T")
Check = OnPosition[[], tuple["Breach", ...]]
"""The rules by which a position cannot be."""
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
PUZZLE = "puzzle"
"""The last word of a line that describes what no game can reach."""


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

    codec: Codec
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
    """

    def __init__(self, fields: Mapping[str, Field], words: Mapping[str, Field] | None = None) -> None:
        super().__init__(fields)
        self.words = words or {}
        self._plain = tuple((name, field.value(name), field.codec.plain) for name, field in fields.items())
        self._lines: dict[str, tuple[str, tuple[tuple[OnPosition[[], object], Callable[[Any], str]], ...]]] = {}

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
            fields = [(name, self.written(name)) for name in names]
            writers = tuple((field.value(name), field.codec.text) for name, field in fields)
            found = self._lines[pattern] = ("".join(_emptied(pattern)), writers)
        template, writers = found
        return template.format(*[text(value(p)) for value, text in writers])

    @property
    def secrets(self) -> tuple[Secret, ...]:
        """Who may see what, where not everybody does."""
        return tuple(field.secret for field in self.values() if field.secret)


def _emptied(pattern: str) -> Iterable[str]:
    for literal, name, _, _ in string.Formatter().parse(pattern):
        yield literal + ("{}" if name else "")


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
        self,
        read: Codecs,
        given: object,
        game: str,
        versions: Sequence[int],
        table: Mapping[str, Field],
        needed: Iterable[str],
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

    def __call__(self, name: str, default: object = None) -> Any:
        """The value of a field; the default is read like what was given."""
        return self.table[name].codec.read(name, self.given.get(name, default))

    def as_given(self, name: str, default: object) -> Any:
        """A field as it was given, for what only the position as a whole can judge."""
        return self.given.get(name, default)


class Notation(Generic[P]):
    """The text and the plain data of a game's positions and views, written and read, and their schema.

    Args:
        game: the game's name.
        codecs: refuse in the words of the game.
        table: the fields, for the players and the board of a position, or for any where None is given.
        patterns: of lines, by version of the format: the first word, then the fields.
        needed: the fields of plain data that cannot be left out.
        title: of the schema.
        about: what the schema says of itself.
        longest: longer texts are refused unread.
        version: the version of the line in which a position is written; the first pattern's if not given.
        table_for: the fields for the parts of a line, by the names in its pattern; ``table(None)`` if not given.
        position: the class of its positions.
        view: the class of its views; None where nothing is hidden.
        read: ``read(document, view=…)``: the parts of a position by the names of its slots, what is left out filled in.
        seen: the parts of a view that follow from what everybody knows beyond its line.
        impossible: the rules by which a position can never be.
        unreachable: the rules by which no game leads to one; its line then says ``puzzle``.
    """

    def __init__(
        self,
        game: str,
        codecs: Codecs,
        table: OnPosition[[], FieldTable],
        patterns: Mapping[int, str],
        *,
        needed: Sequence[str],
        title: str,
        about: str,
        longest: int,
        version: OnPosition[[], int] | None = None,
        table_for: Callable[[Mapping[str, str]], FieldTable] | None = None,
        position: type[P],
        view: type[PlayerView[Any]] | None = None,
        read: Callable[..., Json],
        seen: Callable[[str], Json] = lambda public_state: {},
        impossible: Check = lambda p: (),
        unreachable: Check = lambda p: (),
    ) -> None:
        self.game, self.codecs, self.table, self.needed = game, codecs, table, needed
        self.title, self.about = title, about
        self.patterns, self.longest, self.versions = patterns, longest, tuple(patterns)
        self.version, self.table_for = version, table_for
        self.position, self.view, self.read, self.seen = position, view, read, seen
        self.impossible, self.unreachable = impossible, unreachable
        # What stands in a line does not hang on players and board: their fields are named in plain data only.
        self._any = table(None)
        self._parts = {pattern.split()[0]: [_Part(part) for part in pattern.split()] for pattern in patterns.values()}

    # -- writing ------------------------------------------------------------------------------------------------------

    def to_json(self, p: object) -> Json:
        """A position as plain data, in the last version of the format."""
        return {"game": self.game, "version": self.versions[-1], **self.table(p).plain(p)}

    def to_text(self, p: object) -> str:
        """A position as one canonical line."""
        pattern = self.patterns[self.version(p) if self.version else self.versions[0]]
        line = self._any.line(p, pattern)
        return f"{line} {PUZZLE}" if isinstance(p, FullPosition) and self.unreachable(p) else line

    def schema(self) -> Json:
        """The JSON Schema of plain data."""
        last = f"Version of this format; {self.versions[-1]} is written."
        fields: dict[str, Schema] = {
            "game": {"const": self.game},
            "version": {"enum": list(self.versions), "description": last},
        }
        fields |= {name: {**field.codec.schema, "description": field.about} for name, field in self.table(None).items()}
        described = object_of(fields, required=list(self.needed))
        return {"$schema": _DIALECT, "title": self.title, "description": self.about, **described}

    # -- reading ------------------------------------------------------------------------------------------------------

    def document(self, given: object) -> Document:
        """Plain data to be read, with the fields as they are before players and board are known."""
        return Document(self.codecs, given, self.game, self.versions, self.table(None), self.needed)

    def load(self, data: Mapping[str, object]) -> P:
        """The position of plain data, whatever the rules say of it.

        Raises:
            UnreadableText: when a field is missing, unknown or of the wrong kind.
            ImpossiblePosition: where the rules rule out so much that it cannot even be drawn.
        """
        return with_parts(self.position, **self.read(self.document(data)))

    def from_json(self, data: Table, *, allow_unreachable: bool = False) -> P:
        """The position plain data describes. What is left out is filled in sensibly: the schema says what is needed.

        Args:
            data: as ``to_json`` of a position gives it.
            allow_unreachable: also accept what no game can reach, for puzzles. What no table can show stays
                impossible: two pieces in one place, more pieces than the box holds.

        Raises:
            UnreadableText: when a field is missing, unknown or of the wrong kind.
            ImpossiblePosition: when the rules rule it out; it lists every reason.
        """
        found = self.load(data)
        problems = self.impossible(found)
        if not problems and not allow_unreachable:
            problems = self.unreachable(found)
        if problems:
            raise ImpossiblePosition(problems, found.wording)
        return found

    def parse(self, text: str, *, allow_unreachable: bool = False) -> P:
        """The position a line describes.

        Args:
            text: as ``to_text`` of a position writes it.
            allow_unreachable: also accept what no game can reach, as does a line that ends in ``puzzle``.

        Raises:
            UnreadableText: when it is no such line; the message quotes the part that is wrong.
            ImpossiblePosition: when the rules rule it out.
        """
        data, puzzle = self.data_of(text)
        return self.from_json(data, allow_unreachable=allow_unreachable or puzzle)

    def read_view(self, line: str, public_state: str, seat: int | None) -> PlayerView[Any]:
        """The view of a seat that a line describes, as :attr:`boardlab.core.contract.game.Game.read_view` says."""
        assert self.view is not None, "a game that hides nothing reads no views"
        data, _ = self.data_of(line, view=True)
        return view_with(self.view, seat, {**self.read(self.document(data), view=True), **self.seen(public_state)})

    def data_of(self, text: object, *, view: bool = False) -> tuple[Json, bool]:
        """The plain data that a line stands for, and whether it says that no game leads there.

        Args:
            text: the line, which may be given in a link.
            view: may it have ``?`` for what is hidden?

        Raises:
            UnreadableText: quoting the part that is wrong.
        """
        words, puzzle = self.words(text)
        parts = self._parts[words[0]]
        if len(words) != len(parts) or any(words[at] != part.says for at, part in enumerate(parts) if not part.names):
            self.codecs.fail("fields", count=len(words), right=len(parts), text=shown(" ".join(words)))
        written: dict[str, str] = {}
        for part, word in zip(parts, words, strict=True):
            if len(part.names) == 1:
                written[part.names[0]] = word
            elif part.names:
                written.update(part.split(word, self.codecs))
        table = self.table(None)
        if not view and any(HIDDEN in each and table.written(name).secret for name, each in written.items()):
            self.codecs.fail("view")
        if self.table_for:
            table = self.table_for(written)
        doc: Json = {}
        for name, each in written.items():
            plain = table.written(name).codec.parse(name, each)
            if name in table.words:
                doc |= plain
            elif plain is not LEFT_OUT:
                doc[name] = plain
        return doc, puzzle

    def words(self, text: object) -> tuple[list[str], bool]:
        """The words of a line, which begins like one of the patterns, and whether it ends in ``puzzle``.

        Raises:
            UnreadableText: for a text that is too long, is a view's, or begins otherwise.
        """
        line = game_text(text) if type(text) is str else f"({type(text).__name__})"
        if len(line) > self.longest:
            self.codecs.fail("text", text=shown(line))
        words = line.split()
        if is_view(line):
            self.codecs.fail("view")
        puzzle = words[-1:] == [PUZZLE]
        if puzzle:
            words.pop()
        if not words or words[0] not in self._parts:
            self.codecs.fail("header", text=shown(words[0] if words else ""), right=next(iter(self._parts)))
        return words, puzzle


class _Part:
    """A word of a line's pattern: the fields in it, and what stands between them; nothing, where each is one sign."""

    def __init__(self, pattern: str) -> None:
        found = [(literal, name) for literal, name, _, _ in string.Formatter().parse(pattern) if name]
        self.names = tuple(name for _, name in found)
        self.separator = found[1][0] if len(found) > 1 else ""
        self.says = pattern.replace("{", "").replace("}", "")

    def split(self, word: str, codecs: Codecs) -> Iterable[tuple[str, str]]:
        parts = word.split(self.separator) if self.separator else list(word)
        if len(parts) != len(self.names):
            codecs.fail("part" if self.separator else "seats", text=shown(word), field=self.says)
        return zip(self.names, parts, strict=True)


# -- what a seat sees, and what may lie behind it ---------------------------------------------------------------------


def by_seat(slot: str, concealed: OnPosition[[], object]) -> Secret:
    """A slot with a value for each seat, which others see concealed."""

    def seen(p: object, knowing: Collection[int]) -> tuple[object, ...]:
        return tuple([value if seat in knowing else concealed(value) for seat, value in enumerate(getattr(p, slot))])

    return Secret(slot, seen)


_TRIES, _PUZZLES = 99, 9
"""So often at most something is drawn; and after so many draws to which no game leads, none will."""


def sampled(draw: Callable[[], P], impossible: Check, unreachable: Check) -> P:
    """The first position drawn to which no rule objects; else one that is possible, although no game leads to it.

    Args:
        draw: gives another position each time.
        impossible: the rules by which one can never be.
        unreachable: the rules by which no game leads to it.

    Raises:
        ImpossiblePosition: where none that was drawn can be.
    """
    found: P | None = None
    problems: tuple[Breach, ...] = ()
    puzzles = 0
    for _ in range(_TRIES):
        drawn = draw()
        problems = impossible(drawn)
        if not problems:
            found = drawn
            puzzles += 1
            if puzzles > _PUZZLES or not unreachable(drawn):
                return drawn
    if found is None:
        raise ImpossiblePosition(problems, draw().wording)
    return found


def deal(rng: Random, pool: Sequence[T], sizes: Iterable[int]) -> list[list[T]]:
    """So many things for each of some places, taken from a pool at random.

    Raises:
        NothingFits: where the pool holds too few.
    """
    wanted = list(sizes)
    if sum(wanted) > len(pool):
        raise NothingFits(SHARED.say("view_text.nobody", given=HIDDEN))
    shuffled = list(pool)
    rng.shuffle(shuffled)
    return [[shuffled.pop() for _ in range(size)] for size in wanted]
