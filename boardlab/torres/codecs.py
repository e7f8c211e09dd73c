"""How the values of a position of Torres are written and read, as plain data and in a line."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.text.codecs import Codec, Codecs, list_of
from boardlab.core.text.quoting import shown
from boardlab.torres.board import CELLS, INDEX, NAMES, SIZE, cells_of
from boardlab.torres.cards import CARDS, MASTERS, UNKNOWN, card_index, cards_in, hand_of
from boardlab.torres.options import STACKS, Options
from boardlab.torres.rules.master import master_index
from boardlab.torres.wording import WORDING

READ = Codecs(WORDING, CELLS, STACKS)
HIGHEST = 61
"""Taller towers and stacks cannot be written; 92 blocks make no castle higher than 46 whose area allows it."""
COPIES = 4
"""So many copies of each card are in a deck for all."""
CARD_LETTERS = "abcdefghij"
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CELL = {"type": "string", "pattern": "^[a-h][1-8]$"}
_CARD = {"enum": list(CARDS)}


# -- the board ---------------------------------------------------------------------------------------------------------


def _cell(name: object) -> int:
    if not isinstance(name, str) or name not in INDEX:
        READ.fail("cell", text=shown(name))
    return INDEX[name]


def _digit(name: str, sign: str) -> int:
    if sign not in _DIGITS:
        READ.fail("number", text=sign, field=name)
    return _DIGITS.index(sign)


def _read_heights(name: str, value: object) -> bytes:
    if not isinstance(value, Mapping):
        READ.fail("kind", field=name, text=shown(value))
    found = bytearray(CELLS)
    for cell, height in value.items():
        found[_cell(cell)] = _SIZE.read(name, height)
    return bytes(found)


def _heights_text(heights: bytes) -> str:
    signs = "".join([_DIGITS[height] if height else "." for height in heights])
    return "/".join([signs[row : row + SIZE] for row in range(CELLS - SIZE, -1, -SIZE)])


def _parse_heights(name: str, word: str) -> dict[str, int]:
    rows = word.split("/")
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        READ.fail("rows", text=shown(word, 80))
    signs = zip(NAMES, "".join(reversed(rows)), strict=True)
    return {cell: _digit("heights", sign) for cell, sign in signs if sign != "."}


def _read_sizes(name: str, value: object) -> tuple[int, ...]:
    return tuple(sorted([_SIZE.read(name, size) for size in READ.items(name, value)], reverse=True))


_SIZE = READ.between(0, HIGHEST)
HEIGHTS = Codec(
    _read_heights,
    {"type": "object", "propertyNames": _CELL, "additionalProperties": _SIZE.schema},
    plain=lambda heights: {NAMES[cell]: height for cell, height in enumerate(heights) if height},
    text=_heights_text,
    parse=_parse_heights,
)
PLACE = Codec(lambda name, value: _cell(value), _CELL, plain=NAMES.__getitem__, text=NAMES.__getitem__)
KNIGHTS = READ.sets_by_seat(PLACE, NAMES, most=CELLS)
KNIGHTS.text = lambda seats: "/".join(["".join([NAMES[cell] for cell in cells_of(mask)]) or "-" for mask in seats])
KNIGHTS.parse = lambda name, word: [
    [] if part == "-" else [part[at : at + 2] for at in range(0, len(part), 2)] for part in word.split("/")
]
SIZES = Codec(
    _read_sizes,
    list_of(_SIZE.schema),
    plain=list,
    text=lambda sizes: "".join([_DIGITS[size] for size in sizes]) or "-",
    parse=lambda name, word: [] if word == "-" else [_digit(name, sign) for sign in word],
)


# -- cards -------------------------------------------------------------------------------------------------------------


def card_list(most: int = 1, *, view: bool = False) -> Codec:
    """Cards by name, as a tuple; of a deck for all there are several of each."""

    def read_cards(name: str, value: object) -> tuple[int, ...]:
        found = []
        for card in READ.items(name, value):
            if view and card == UNKNOWN:
                found.append(-1)
            elif card not in CARDS:
                READ.fail("card", text=shown(card))
            else:
                found.append(card_index(card))
        if len(found) > most * len(CARDS) or (most == 1 and not view and len(set(found)) != len(found)):
            READ.fail("twice", field=name)
        return tuple(found)

    return Codec(
        read_cards,
        list_of(_CARD, most=most * len(CARDS), unique=most == 1),
        plain=lambda cards: [CARDS[card] if card >= 0 else UNKNOWN for card in cards],
        text=lambda cards: "".join([CARD_LETTERS[card] if card >= 0 else UNKNOWN for card in cards]) or "-",
        parse=READ.initials(CARD_LETTERS, CARDS, "card"),
    )


def hands_of(cards: Codec) -> Codec:
    """Cards by name, as a set of bits; ``~n`` where a view hides n of them."""

    def read_hand(name: str, value: object) -> int:
        found: tuple[int, ...] = cards.read(name, value)
        return ~len(found) if found and min(found) < 0 else hand_of(found)

    def cards_of(bits: int) -> tuple[int, ...]:
        return cards_in(bits) if bits >= 0 else (-1,) * ~bits

    return Codec(
        read_hand,
        cards.schema,
        plain=lambda bits: cards.plain(cards_of(bits)),
        text=lambda bits: cards.text(cards_of(bits)),
        parse=cards.parse,
    )


OPTIONS = rulings_codec(READ, Options, ",")
MASTER = Codec(
    lambda name, value: master_index(value if isinstance(value, str) else shown(value)),
    {"enum": list(MASTERS)},
    plain=MASTERS.__getitem__,
    text=MASTERS.__getitem__,
)
