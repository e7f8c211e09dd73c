"""Positions as text and as plain data.

A position is one line of sixteen fields::

    torres/1 turn 2.2 AA ........./…/... d3e6/b6c3/g3 f5 24,31,32 2/32/32 1 30 5.2.1.0.0 acd/-/b - efghij/…/… -

version, stage, phase and round, starter and seat to decide, towers row by row from row 8 to row 1 (``.`` bare, then
blocks in base 62), knights by seat, king, scores, stacks by seat, blocks left of the stack in use, common supply, AP
with spent, built, bought and played, hands, cards bought this turn, decks from the top, cards just drawn. Cards are
the letters a to j in the order of the rulebook. ``-`` is nothing. A last field ``puzzle`` marks a position that no
game can reach.

Another edition than the usual one, or rulings that differ from it, make a line of version 2: the edition and what is
ruled otherwise come after the version, and three more fields at the end: blocks kept by seat, the seat that started the
phase where each round has its own starter, the master card. ::

    torres/2 huch,stack_cap=none turn 2.2 … - 0,2,0 - -

A position is written in the lowest version that can say it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boardlab.core.language import seat_letter
from boardlab.core.quoting import nearest, shown
from boardlab.core.readers import PUZZLE, possible
from boardlab.torres.board import NAMES, SIZE
from boardlab.torres.cards import CARDS, cards_in
from boardlab.torres.edition_state import NOTHING
from boardlab.torres.options import RIO_GRANDE_2005, RULINGS, Options, Value
from boardlab.torres.position import Position, make
from boardlab.torres.reading import READ, VERSION, read
from boardlab.torres.validation import impossible, unreachable

if TYPE_CHECKING:
    from boardlab.torres.position import Reading

HEADER = "torres/1"
HEADER_2 = f"torres/{VERSION}"
FIELDS = 16
MORE_FIELDS = 4
"""How many more a line of version 2 has."""
LONGEST = 1200
"""Longer texts are refused unread; a full position needs fewer than 400 signs."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
CARD_LETTERS = "abcdefghij"


# -- writing -------------------------------------------------------------------------------------------------------


def to_text(p: Reading) -> str:
    """One canonical line, as described at the head of this module."""
    heights = p.ground.heights
    rows = (
        "".join(_DIGITS[h] if h else "." for h in heights[r * SIZE : r * SIZE + SIZE]) for r in reversed(range(SIZE))
    )
    fields = [
        HEADER,
        p.stage,
        f"{p.phase}.{p.round}",
        seat_letter(p.starter) + seat_letter(p.decider),
        "/".join(rows),
        "/".join("".join(NAMES[cell] for cell in cells) or "-" for cells in p.knights),
        NAMES[p.king] if p.king >= 0 else "-",
        ",".join(map(str, p.scores)),
        "/".join("".join(_DIGITS[size] for size in stacks) or "-" for stacks in p.stacks),
        str(p.turn_stack) if p.turn_stack >= 0 else "-",
        str(p.supply),
        f"{p.ap}.{p.spent}.{p.built}.{p.bought}.{int(p.played)}",
        "/".join(_letters(cards_in(bits)) if bits >= 0 else "?" * ~bits or "-" for bits in p.hand_bits),
        _letters(cards_in(p.fresh_bits)),
        "/".join(_letters(deck) for deck in p.deck_cards),
        _letters(p.looking_cards),
    ]
    if p.options != RIO_GRANDE_2005 or p.aside != NOTHING:
        fields[:1] = [HEADER_2, options_text(p.options)]
        fields += [
            ",".join(map(str, p.kept)) if any(p.kept) else "-",
            seat_letter(p.aside.opener) if p.aside.opener >= 0 else "-",
            p.master or "-",
        ]
    if isinstance(p, Position) and unreachable(p):
        fields.append(PUZZLE)
    return " ".join(fields)


def options_text(options: Options) -> str:
    """The edition, and what is ruled otherwise: ``huch,stack_cap=none,must_build=true``."""
    changes = (f"{name}={'none' if value is None else str(value).lower()}" for name, value in options.changes.items())
    return ",".join([options.edition, *changes])


def read_options(text: str) -> dict[str, Value]:
    """The parts of a text that :func:`options_text` wrote, as the field ``options`` of plain data."""
    edition, *changes = text.split(",")
    named: list[tuple[str, Value]] = [("edition", edition)]
    for change in changes:
        name, sign, value = change.partition("=")
        if not sign:
            READ.fail("option", text=shown(name), options=nearest(name, RULINGS))
        number = value.isascii() and value.isdigit() and len(value) < 4
        said: Value = int(value) if number else {"true": True, "false": False, "none": None}.get(value, value[:60])
        named.append((name, said))
    return READ.once(named)


def _letters(cards: tuple[int, ...]) -> str:
    return "".join(CARD_LETTERS[card] if card >= 0 else "?" for card in cards) or "-"


def to_json(p: Reading) -> dict[str, Any]:
    """Plain data: cells and cards by name. ``reading.schema()`` tells its schema."""
    return {
        "game": "torres",
        "version": VERSION,
        "players": p.players,
        "stage": p.stage,
        "phase": p.phase,
        "round": p.round,
        "starter": p.starter,
        "player": p.decider,
        "heights": {NAMES[cell]: height for cell, height in enumerate(p.ground.heights) if height},
        "knights": [[NAMES[cell] for cell in cells] for cells in p.knights],
        "king": NAMES[p.king] if p.king >= 0 else None,
        "scores": list(p.scores),
        "stacks": [list(stacks) for stacks in p.stacks],
        "turn_stack": p.turn_stack if p.turn_stack >= 0 else None,
        "supply": p.supply,
        "ap": p.ap,
        "spent": p.spent,
        "built": p.built,
        "bought": p.bought,
        "played": p.played,
        "hands": [list(hand) for hand in p.hands],
        "fresh": list(p.fresh),
        "decks": [list(deck) for deck in p.decks],
        "looking": list(p.looking),
        "options": {"edition": p.options.edition, **p.options.changes},
        "kept": list(p.kept),
        "opener": p.aside.opener if p.aside.opener >= 0 else None,
        "master": p.master,
    }


# -- reading -------------------------------------------------------------------------------------------------------


def parse(text: str, *, allow_unreachable: bool = False) -> Position:
    """The position a line describes.

    Args:
        text: as :meth:`Position.to_text` writes it.
        allow_unreachable: also accept what no game can reach, as does a line that ends in ``puzzle``.

    Raises:
        UnreadableText: when it is no such line; the message quotes the part that is wrong.
        ImpossiblePosition: when the rules rule it out.
    """
    fields, puzzle = READ.line(text, LONGEST, (HEADER, HEADER_2))
    right = FIELDS if fields[0] == HEADER else FIELDS + MORE_FIELDS
    if len(fields) != right:
        READ.fail("fields", count=len(fields), right=right)
    more: dict[str, Any] = {}
    if right > FIELDS:
        kept, opener, master = fields[-3:]
        more = {
            "options": read_options(fields[1]),
            "kept": [0] * len(fields[6].split("/")) if kept == "-" else _numbers(kept, ",", None, "kept"),
            "opener": None if opener == "-" else _seat(opener, opener),
            "master": None if master == "-" else master,
        }
        fields = [fields[0], *fields[2:-3]]
    _, stage, when, seats, rows, knights, king, scores, stacks, used, supply, ap, hands, fresh, decks, looking = fields
    if "?" in hands + decks + looking:
        READ.fail("view")
    phase, round_ = _numbers(when, ".", 2, "phase.round")
    total, spent, built, bought, played = _numbers(ap, ".", 5, "AP")
    if len(seats) != 2:
        READ.fail("seats", text=shown(seats))
    starter, seat = (_seat(letter, seats) for letter in seats)
    doc = {
        "stage": stage,
        "phase": phase,
        "round": round_,
        "starter": starter,
        "player": seat,
        "heights": _heights(rows),
        "knights": [_cells(part) for part in knights.split("/")],
        "king": None if king == "-" else king,
        "scores": _numbers(scores, ",", None, "scores"),
        "stacks": [[_digit(sign) for sign in part] if part != "-" else [] for part in stacks.split("/")],
        "turn_stack": None if used == "-" else _numbers(used, " ", 1, "turn_stack")[0],
        "supply": _numbers(supply, " ", 1, "supply")[0],
        "ap": total,
        "spent": spent,
        "built": built,
        "bought": bought,
        "played": bool(played),
        "hands": [_card_names(part) for part in hands.split("/")],
        "fresh": _card_names(fresh),
        "decks": [_card_names(part) for part in decks.split("/")],
        "looking": _card_names(looking),
        **more,
    }
    return from_json(doc, allow_unreachable=allow_unreachable or puzzle)


def _numbers(text: str, separator: str, count: int | None, field: str) -> list[int]:
    parts = text.split(separator)
    if (count is not None and len(parts) != count) or not all(
        p.isascii() and p.isdigit() and len(p) < 7 for p in parts
    ):
        READ.fail("number", text=shown(text), field=field)
    return [int(part) for part in parts]


def _digit(sign: str) -> int:
    if sign not in _DIGITS:
        READ.fail("number", text=sign, field="stacks")
    return _DIGITS.index(sign)


def _seat(letter: str, text: str) -> int:
    if letter not in tuple("ABCD"):
        READ.fail("seats", text=shown(text))
    return ord(letter) - ord("A")


def _heights(text: str) -> dict[str, int]:
    rows = text.split("/")
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        READ.fail("rows", text=shown(text, 80))
    found = {}
    for row, signs in zip(reversed(range(SIZE)), rows, strict=True):
        for column, sign in enumerate(signs):
            if sign != ".":
                found[NAMES[row * SIZE + column]] = _digit(sign)
    return found


def _cells(text: str) -> list[str]:
    return [] if text == "-" else [text[at : at + 2] for at in range(0, len(text), 2)]


def _card_names(text: str) -> list[str]:
    if text == "-":
        return []
    for sign in text:
        if sign not in CARD_LETTERS:
            READ.fail("card", text=sign)
    return [CARDS[CARD_LETTERS.index(sign)] for sign in text]


def from_json(doc: Mapping[str, Any], *, allow_unreachable: bool = False) -> Position:
    """The position plain data describes. What is left out is filled in sensibly.

    Only ``heights`` and ``knights`` are needed. Otherwise: phase 1, round 1, stage ``turn``, seat 0 starts and decides,
    no king, no points, the stacks this moment of the phase asks for, no cards in hand, the other cards in each deck,
    all other blocks in the supply.

    Args:
        doc: as :meth:`Position.to_json` gives it.
        allow_unreachable: also accept what no game can reach, for puzzles: castles taller than their area, fewer than
            six castles, odd numbers of stacks or blocks. Two figures on a cell stay impossible, and more stacks or
            blocks than anyone is ever dealt.

    Raises:
        UnreadableText: when a field is missing, unknown or of the wrong kind.
        ImpossiblePosition: when the rules rule it out; it lists every reason.
    """
    return possible(make(**read(doc)), impossible, unreachable, allow_unreachable=allow_unreachable)
