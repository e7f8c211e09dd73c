"""Small positions for explaining one thing: only the units and tents that matter."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab import creed
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.json_data import Json, Table
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.topic_files import LessonWording

WORDING = LessonWording("boardlab.lessons.creed", "boardlab.creed")
CAMP = "commander blank blank  blank king blank  blank blank blank"
"""A camp tent by tent, row after row: the commander in the corner T11, the king in the middle."""
LETTERS = "ABCD"


def sketch(
    units: Mapping[str, str] | str = "",
    *,
    players: int = 2,
    camps: Mapping[str, str] | None = None,
    rulings: Mapping[str, object] | None = None,
    **changes: object,
) -> creed.Position:
    """A position with just these units: the second round, A's turn with 10 AP. No game needs to reach it.

        >>> p = sketch("A11=cavalry_4 A12=archer B11=shield_5")
        >>> p.to_json()["units"]
        {'A11': 'cavalry_4', 'A12': 'archer', 'B11': 'shield_5'}

    Args:
        units: cells with their units: ``"A11=archer B13=infantry_2+hidden"``, or as plain data
            ``{"B13": "infantry_2 hidden"}``.
        players: 2 or 4.
        camps: a camp by letter, nine tents row after row: ``blank``, ``king``, ``commander``, ``blank+destroyed``,
            ``king+fortified``. Camps left out have the commander in the corner T11 and the king in the middle.
        rulings: open rules read otherwise, such as ``{"layout_2p": "twin"}``.
        changes: other fields of the position as plain data; what each seat has may be a mapping by letter
            (``ap={"A": 4}``, ``hands={"A": "archer assassin"}``).

    Raises:
        UnreadableText, ImpossiblePosition: saying what is wrong.
    """
    letters = LETTERS[:players]
    document: Json = {
        "units": _units(units) if isinstance(units, str) else dict(units),
        "camps": [_camp((camps or {}).get(seat, CAMP)) for seat in letters],
        "options": dict(rulings or {}),
    }
    for name, value in changes.items():
        document[name] = _by_seat(name, value, letters) if isinstance(value, Mapping) else value
    return creed.from_json(document, allow_unreachable=True)


def _units(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in text.split():
        cell, sign, unit = part.partition("=")
        if not sign or not unit or cell in found:
            raise UnreadableText(WORDING.say("sketch.unit", text=shown(part)))
        found[cell] = unit.replace("+", " ")
    return found


def _camp(text: str) -> list[str]:
    return [tent.replace("+", " ") for tent in text.split()]


def _by_seat(name: str, value: Table, letters: str) -> list[object]:
    unknown = sorted(set(value) - set(letters))
    if unknown:
        raise UnreadableText(WORDING.say("sketch.player", text=shown(unknown[0]), last=letters[-1]))
    if any(isinstance(each, str) for each in value.values()):
        return [value.get(seat, "").split() for seat in letters]
    return [value.get(seat, [] if name in ("boxes", "tents") else 0) for seat in letters]
