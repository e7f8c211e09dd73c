"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import attrgetter
from typing import Any

from boardlab.core.contract.position_base import Secret
from boardlab.core.contract.ruleset import rulings_codec
from boardlab.core.text.codecs import LEFT_OUT, Codec, Codecs, list_of, maybe
from boardlab.core.text.notation import Field, FieldTable, by_seat
from boardlab.core.text.quoting import shown
from boardlab.torres.actions import STAGES
from boardlab.torres.board import CELLS, INDEX, NAMES, SIZE, cells_of, mask_of
from boardlab.torres.cards import CARDS, MASTERS, UNKNOWN, card_index, cards_in, hand_of
from boardlab.torres.options import BLOCKS, STACKS, Options
from boardlab.torres.rules.master import master_index
from boardlab.torres.state import State
from boardlab.torres.wording import WORDING

READ = Codecs(WORDING, CELLS)
HIGHEST = 61
"""Taller towers and stacks cannot be written; 92 blocks make no castle higher than 46 whose area allows it."""
COPIES = 4
"""So many copies of each card are in a deck for all."""
CARD_LETTERS = "abcdefghij"
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CELL = {"type": "string", "pattern": "^[a-h][1-8]$"}
_CARD = {"enum": list(CARDS)}


# -- the board ---------------------------------------------------------------------------------------------------------


def _cell(name: Any) -> int:
    if not isinstance(name, str) or name not in INDEX:
        READ.fail("cell", text=shown(name))
    return INDEX[name]


def _digit(name: str, sign: str) -> int:
    if sign not in _DIGITS:
        READ.fail("number", text=sign, field=name)
    return _DIGITS.index(sign)


def _read_heights(name: str, value: Any) -> bytes:
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


def _read_cells(name: str, value: Any) -> tuple[int, ...]:
    found = []
    for seat in READ.items(name, value):
        cells = [_cell(cell) for cell in READ.items(name, seat)]
        if len(set(cells)) != len(cells):
            READ.fail("twice", field=name)
        found.append(mask_of(cells))
    return tuple(found)


def _read_sizes(name: str, value: Any) -> tuple[int, ...]:
    return tuple(sorted([_SIZE.read(name, size) for size in READ.items(name, value)], reverse=True))


_SIZE = READ.between(0, HIGHEST)
_HEIGHTS = Codec(
    _read_heights,
    {"type": "object", "propertyNames": _CELL, "additionalProperties": _SIZE.schema},
    plain=lambda heights: {NAMES[cell]: height for cell, height in enumerate(heights) if height},
    text=_heights_text,
    parse=_parse_heights,
)
_KNIGHTS = Codec(
    _read_cells,
    list_of(list_of(_CELL, most=CELLS, unique=True), min(STACKS), max(STACKS)),
    plain=lambda seats: [[NAMES[cell] for cell in cells_of(mask)] for mask in seats],
    text=lambda seats: "/".join(["".join([NAMES[cell] for cell in cells_of(mask)]) or "-" for mask in seats]),
    parse=lambda name, word: [
        [] if part == "-" else [part[at : at + 2] for at in range(0, len(part), 2)] for part in word.split("/")
    ],
)
_PLACE = Codec(lambda name, value: _cell(value), _CELL, plain=NAMES.__getitem__, text=NAMES.__getitem__)
_SIZES = Codec(
    _read_sizes,
    list_of(_SIZE.schema),
    plain=list,
    text=lambda sizes: "".join([_DIGITS[size] for size in sizes]) or "-",
    parse=lambda name, word: [] if word == "-" else [_digit(name, sign) for sign in word],
)


# -- cards -------------------------------------------------------------------------------------------------------------


def _card_list(most: int = 1, *, view: bool = False) -> Codec:
    """Cards by name, as a tuple; of a deck for all there are several of each."""

    def read_cards(name: str, value: Any) -> tuple[int, ...]:
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


def _hand(cards: Codec) -> Codec:
    """Cards by name, as a set of bits; ``~n`` where a view hides n of them."""

    def read_hand(name: str, value: Any) -> int:
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


_OPTIONS = rulings_codec(READ, Options, ",")
_MASTER = Codec(
    lambda name, value: master_index(value if isinstance(value, str) else shown(value)),
    {"enum": list(MASTERS)},
    plain=MASTERS.__getitem__,
    text=MASTERS.__getitem__,
)


# -- the table ---------------------------------------------------------------------------------------------------------


def _in_use(p: State, knowing: Any) -> bool:
    """Does whoever decides look?"""
    return p.decider in knowing


@cache
def table(players: int = 0, rounds: int = 4, *, common: bool = True, view: bool = False) -> FieldTable:
    """The fields of a position.

    Args:
        players: how many play; 0 where that is not known yet.
        rounds: of the phase.
        common: do all draw from one deck?
        view: may cards be hidden?
    """
    fewest, most = (players, players) if players else (min(STACKS), max(STACKS))
    seat = READ.seat(most)
    blocks = READ.between(0, BLOCKS)
    drawn, some = _card_list(view=view), _card_list(COPIES if common else 1, view=view)
    hand = _hand(some)
    one = common and players
    decks = READ.per_seat(1, some, key="one_deck") if one else READ.per_seat(most, some, 1 if common else fewest)

    def each(codec: Codec, separator: str = "/") -> Codec:
        return READ.per_seat(most, codec, fewest, separator=separator)

    kept = each(blocks, ",")
    return FieldTable({
        "players": Field(READ.players(players, STACKS), "How many play; as many as there are lists of knights."),
        "stage": Field(
            READ.one_of(STAGES, "stage", "stages"),
            "What is decided now: foundations (master game), first knights and king (set-up), a turn, which bought "
            "card is kept; between phases where kept blocks go, whether the king moves, who starts; nothing any more.",
        ),
        "phase": Field(READ.between(1, 3), "The phase."),
        "round": Field(READ.between(1, rounds), "The round of the phase."),
        "starter": Field(seat, "The seat that starts this phase; in a master game, this round. 0 is A."),
        "player": Field(seat, "The seat that decides.", "decider"),
        "heights": Field(_HEIGHTS, "Blocks by cell; cells left out are bare.", attrgetter("ground.heights")),
        "knights": Field(_KNIGHTS, "Each seat's knights.", "pieces"),
        "king": Field(maybe(_PLACE, -1), "The cell of the king, or null while he is beside the board."),
        "scores": Field(each(READ.between(0, 999_999), ","), "Points by seat."),
        "stacks": Field(
            maybe(each(_SIZES)), "Each seat's stacks in blocks, without the one in use; null for those dealt."
        ),
        "turn_stack": Field(maybe(blocks, -1), "Blocks left in the stack in use; null while none is chosen this turn."),
        "supply": Field(blocks, "Blocks in the common supply."),
        "ap": Field(READ.between(0, 99), "Action points of this turn: 5, or 6 or 7 by a card."),
        "spent": Field(READ.between(0, 99), "Action points spent this turn."),
        "built": Field(blocks, "Blocks built from stacks this turn."),
        "bought": Field(READ.between(0, len(CARDS)), "Cards bought this turn."),
        "played": Field(READ.truth, "Has a card been played this turn?"),
        "hands": Field(
            each(hand),
            "Cards in hand by seat; with one deck for all there may be several of a kind.",
            "hand_bits",
            by_seat("hand_bits", lambda bits: ~bits.bit_count()),
        ),
        "fresh": Field(
            hand,
            "Cards bought this turn by the deciding seat: they wait for the next.",
            "fresh_bits",
            Secret("fresh_bits", lambda p, knowing: p.fresh_bits if _in_use(p, knowing) else 0),
        ),
        "decks": Field(
            maybe(decks),
            "Decks by seat, top card first, or the one deck for all; null for the usual ones.",
            "deck_cards",
            Secret("deck_cards", lambda p, knowing: tuple([(-1,) * len(deck) for deck in p.deck_cards])),
        ),
        "looking": Field(
            drawn,
            "Cards just drawn, top first, of which one is kept.",
            "looking_cards",
            Secret(
                "looking_cards",
                lambda p, knowing: p.looking_cards if _in_use(p, knowing) else (-1,) * len(p.looking_cards),
            ),
        ),
        "options": Field(_OPTIONS, "The edition, and the rulings that differ from it: see boardlab.torres.Options."),
        "kept": Field(
            Codec(
                kept.read,
                kept.schema,
                plain=list,
                text=lambda blocks: kept.text(blocks) if any(blocks) else "-",
                parse=lambda name, word: LEFT_OUT if word == "-" else kept.parse(name, word),
            ),
            "Blocks each seat keeps for the coming phase.",
        ),
        "opener": Field(
            maybe(seat, -1),
            "The seat that started this phase, where every round has its own starter; else null.",
            attrgetter("aside.opener"),
        ),
        "master": Field(
            maybe(_MASTER, -1), "The open master card; null in the basic game.", attrgetter("aside.master")
        ),
    })  # fmt: skip


SECRETS = table().secrets
"""What not everybody may see."""
