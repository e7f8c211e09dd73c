"""Positions and views as text and as plain data, written and read by the table of fields of their game.

A line of text has a pattern that names the fields::

    torres/1 {stage} {phase}.{round} {starter}{player} …
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from boardlab.core.contract.drafts import view_with, with_parts
from boardlab.core.contract.functions import OnPosition
from boardlab.core.contract.position_base import AnyState, FullPosition, PlayerView
from boardlab.core.contract.verdict import ImpossiblePosition
from boardlab.core.json_data import Json, Table
from boardlab.core.text.codecs import HIDDEN, LEFT_OUT, Codecs, Schema, object_of
from boardlab.core.text.field_table import FieldTable
from boardlab.core.text.link import game_text
from boardlab.core.text.quoting import shown
from boardlab.core.text.sampling import Check
from boardlab.core.text.view_text import is_view

P = TypeVar("P", bound=AnyState)
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
PUZZLE = "puzzle"
"""The last word of a line that describes what no game can reach."""


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
        table: FieldTable,
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
        return self.table.codec(name).read(name, self.given.get(name, default))

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
        table = self.table(None)
        fields |= {name: {**table.codec(name).schema, "description": field.about} for name, field in table.items()}
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
            plain = table.codec_in_line(name).parse(name, each)
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
