"""The tools that set a field of a position, made from the table of fields.

Its codec says what may be set, one value or one for each seat: a number, a seat, one of some words, or how many of each
kind. Who may see the field may see the tool at work; what it tells now is what the field holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from boardlab.core.contract.functions import OnPosition
from boardlab.core.edit.tools import (
    PLAYERS,
    SET,
    TIME,
    Doc,
    Path,
    Tool,
    ToolPrompt,
    number,
    number_of,
    one_of,
    seat_alone,
    seat_in,
    seats,
    tool,
)
from boardlab.core.edit.tools import each as of_each
from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.core.json_data import Json
from boardlab.core.text.codecs import Codec, Schema
from boardlab.core.text.field_table import FieldEdit, FieldTable

After = Callable[[Doc, Path], None]
"""Sets right what else follows from a change to a document."""


def _nothing(doc: Doc, picked: Path) -> None:
    """Nothing follows."""


def field_tool(
    table: FieldTable, name: str, after: After = _nothing, among: Iterable[str] | None = None, **more: object
) -> Tool:
    """The tool that sets a field, or what a seat has in it.

    Args:
        table: the fields of the position.
        name: of the field, which says by its ``edit`` how it is set.
        after: sets right in a document what follows, after the change.
        among: the words that may be set, where not all that the codec reads.
        more: what the tool has otherwise, as :class:`boardlab.core.edit.tools.Tool` takes it.
    """
    field = table[name]
    edit = field.edit
    assert edit is not None, name
    of, codec = field.value(name), table.codec(name)
    key = edit.key or name
    if codec.item is None:
        asked, value = _one(codec, edit, among)
        low = codec.schema.get("minimum", 0)

        def change(doc: Doc, picked: Path) -> None:
            doc[name] = _set(picked, low)
            after(doc, picked)

        made: Json = {"group": TIME, "value": lambda p: value(of(p))}
        return tool(key, edit.letter, (asked,), change, **{**made, **more})
    item = codec.item
    kinds = _kinds(item.schema)
    most = number(_most(item.schema if not kinds else {}, edit))

    def change_seat(doc: Doc, picked: Path) -> None:
        seat, count = seat_in(picked[0]), number_of(picked)
        if not kinds:
            doc[name][seat] = count
        elif isinstance(doc[name][seat], dict):
            doc[name][seat][picked[1]] = count
        else:
            doc[name][seat] = [kind for kind in doc[name][seat] if kind != picked[1]] + [picked[1]] * count
        after(doc, picked)

    made = {"group": PLAYERS, "value": of_each(lambda p: map(_size, codec.plain(of(p))))}
    if kinds:
        made["keeps"] = 1
    if field.secret:
        made["insiders"] = seat_alone
    asks = (seats(), one_of([(kind, Phrase(f"{edit.words}.{kind}")) for kind in kinds]), most)
    return tool(key, edit.letter, asks if kinds else (seats(), most), change_seat, **{**made, **more})


def _set(picked: Path, low: int) -> object:
    """The plain data that was picked: a seat, a number not below the lowest, or a word."""
    if picked[-1] == SET:
        return max(low, number_of(picked))
    key = picked[0]
    return seat_in(key) if key.startswith("seat:") else int(key) if key.isdigit() else key


def _one(codec: Codec, edit: FieldEdit, among: Iterable[str] | None) -> tuple[ToolPrompt, OnPosition[[], Phrase]]:
    """What is asked for one value, and the value in words."""
    schema = codec.schema
    if codec.text is seat_letter or (codec.item is None and "anyOf" in schema):
        return seats("edit.who"), lambda seat: Phrase("edit.seat", {"player": Seat(seat)})
    if "enum" in schema:
        words = schema["enum"] if among is None else among
        asked = one_of([(word, Phrase(f"{edit.words}.{word}")) for word in words])
        return asked, lambda word: Phrase(f"{edit.words}.{word}")
    most = _most(schema, edit)
    few = [(str(n), Phrase("edit.amount", {"n": n})) for n in range(schema["minimum"], most + 1)] if edit.few else []
    return one_of(few) if few else number(most), lambda n: Phrase("edit.amount", {"n": n})


def _most(schema: Schema, edit: FieldEdit) -> int:
    return int(schema["maximum"]) if edit.most is None else edit.most


def _kinds(schema: Schema) -> tuple[str, ...]:
    """The kinds that are counted by an item of these plain data: the names of an object, or the words of a list."""
    return tuple(schema.get("properties") or schema.get("items", {}).get("enum", ()))


def _size(plain: Any) -> int:
    """How much plain data of a seat comes to: a number itself, or all that is counted."""
    return sum(plain.values()) if isinstance(plain, dict) else len(plain) if isinstance(plain, list) else plain


def place_tool(
    field: str, key: str, letter: str, where: ToolPrompt, clear: Callable[[Doc, str], object], after: After = _nothing
) -> Tool:
    """The tool that puts a piece of a seat on a place, instead of what stands there; the same once more takes it off.

    Args:
        field: has a list of places for each seat.
        key: of the tool.
        letter: of the keyboard that takes it up.
        where: asks for the place.
        clear: takes off whatever stands on a place.
        after: sets right what follows.
    """

    def change(doc: Doc, picked: Path) -> None:
        seat, place = seat_in(picked[0]), picked[1]
        stood = place in doc[field][seat]
        clear(doc, place)
        if not stood:
            doc[field][seat].append(place)
        after(doc, picked)

    return tool(key, letter, (seats(), where), change, keeps=1)
