"""Plain data to the parts of a position: every field checked, what is left out filled in."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from boardlab.core.quoting import shown
from boardlab.core.readers import (
    Document,
    Field,
    Fields,
    FieldTable,
    Reader,
    Schema,
    list_of,
    maybe,
    object_of,
    schema_of,
)
from boardlab.torres.actions import STAGES, TURN
from boardlab.torres.board import CELLS, INDEX, Ground, mask_of
from boardlab.torres.cards import CARDS, MASTERS, card_index, hand_of
from boardlab.torres.edition_state import EditionState, with_kept
from boardlab.torres.master import master_index
from boardlab.torres.options import BLOCKS, EDITIONS, MOST, RULINGS, STACKS, TURN_AP, Options
from boardlab.torres.wording import WORDING

READ = Fields(WORDING, CELLS)
VERSION = 2
VERSIONS = (1, 2)
"""Version 1 knew the edition of 2005 only."""
HIGHEST = 61
"""Taller towers and stacks cannot be written; 92 blocks make no castle higher than 46 whose area allows it."""
NEEDED = ("heights", "knights")
COPIES = 4
"""So many copies of each card are in a deck for all."""


@cache
def table(players: int = 0, rounds: int = 4, *, common: bool = True) -> FieldTable:
    """The fields of a position as plain data.

    Args:
        players: how many play; 0 where that is not known yet.
        rounds: of the phase.
        common: do all draw from one deck?
    """
    fewest, most = (players, players) if players else (min(STACKS), max(STACKS))
    seat = READ.between(0, most - 1)
    blocks = READ.between(0, BLOCKS)
    cards = _COPIES if common else _CARDS

    def each(reader: Reader) -> Reader:
        return READ.per_seat(most, reader, fewest)

    return {
        "players": Field(_players(players), "How many play; as many as there are lists of knights."),
        "stage": Field(
            READ.one_of(STAGES, "stage", "stages"),
            "What is decided now: foundations (master game), first knights and king (set-up), a turn, which bought "
            "card is kept; between phases where kept blocks go, whether the king moves, who starts; nothing any more.",
        ),
        "phase": Field(READ.between(1, 3), "The phase."),
        "round": Field(READ.between(1, rounds), "The round of the phase."),
        "starter": Field(seat, "The seat that starts this phase; in a master game, this round. 0 is A."),
        "player": Field(seat, "The seat that decides."),
        "heights": Field(_HEIGHTS, "Blocks by cell; cells left out are bare."),
        "knights": Field(_CELL_LISTS, "Each seat's knights."),
        "king": Field(_KING, "The cell of the king, or null while he is beside the board."),
        "scores": Field(each(READ.between(0, 999_999)), "Points by seat."),
        "stacks": Field(
            maybe(each(_SIZES)), "Each seat's stacks in blocks, without the one in use; null for those dealt."
        ),
        "turn_stack": Field(maybe(blocks), "Blocks left in the stack in use; null while none is chosen this turn."),
        "supply": Field(blocks, "Blocks in the common supply."),
        "ap": Field(READ.between(0, 99), "Action points of this turn: 5, or 6 or 7 by a card."),
        "spent": Field(READ.between(0, 99), "Action points spent this turn."),
        "built": Field(blocks, "Blocks built from stacks this turn."),
        "bought": Field(READ.between(0, len(CARDS)), "Cards bought this turn."),
        "played": Field(READ.truth, "Has a card been played this turn?"),
        "hands": Field(each(cards), "Cards in hand by seat; with one deck for all there may be several of a kind."),
        "fresh": Field(cards, "Cards bought this turn by the deciding seat: they wait for the next."),
        "decks": Field(
            maybe(
                READ.per_seat(1, cards, key="one_deck")
                if common and players
                else READ.per_seat(most, cards, 1 if common else fewest)
            ),
            "Decks by seat, top card first, or the one deck for all; null for the usual ones.",
        ),
        "looking": Field(_CARDS, "Cards just drawn, top first, of which one is kept."),
        "options": Field(_OPTIONS, "The edition, and the rulings that differ from it: see boardlab.torres.Options."),
        "kept": Field(each(blocks), "Blocks each seat keeps for the coming phase."),
        "opener": Field(
            maybe(seat), "The seat that started this phase, where every round has its own starter; else null."
        ),
        "master": Field(maybe(_MASTER), "The open master card; null in the basic game."),
    }


def schema() -> dict[str, Any]:
    """The JSON Schema of a position."""
    about = (
        "What Position.to_json writes and boardlab.torres.from_json reads. Only heights and knights are needed to "
        "read; the rest is then filled in, and version 1, which knew one edition, is read too. What a schema cannot "
        "say (no two figures on a cell, castles not taller than their area, 92 blocks in all) from_json checks."
    )
    return schema_of("A position of Torres", about, "torres", VERSIONS, table(), NEEDED)


def read(given: Mapping[str, Any]) -> dict[str, Any]:
    """The parts :func:`boardlab.torres.position.make` asks for.

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    doc = Document(READ, given, "torres", VERSIONS, table(), NEEDED)
    options = doc("options", {})
    knights = doc("knights")
    players = _players(len(knights))("players", doc.as_given("players", len(knights)))
    phase = doc("phase", 1)
    dealt = STACKS[players][phase - 1]
    doc.table = table(players, len(dealt), common=options.deck == "common")
    round_ = doc("round", 1)
    starter = doc("starter", 0)
    stage = doc("stage", TURN)
    seat = doc("player", starter)
    turn_stack = doc("turn_stack")
    heights = doc("heights")
    stacks = doc("stacks")
    if stacks is None:
        stacks = _usual_stacks(players, dealt, round_, starter, seat, stage, turn_stack is not None)
    kept = doc("kept", [0] * players)
    used = sum(heights) + sum(map(sum, stacks)) + (turn_stack or 0) + sum(kept)
    return {
        "options": options,
        "stage": stage,
        "phase": phase,
        "round": round_,
        "starter": starter,
        "decider": seat,
        "ground": Ground.of(min(height, 255) for height in heights),
        "pieces": knights,
        "king": doc("king"),
        "scores": doc("scores", [0] * players),
        "stacks": stacks,
        "turn_stack": -1 if turn_stack is None else turn_stack,
        "supply": doc("supply", max(BLOCKS - used, 0)),
        "ap": doc("ap", TURN_AP),
        "spent": doc("spent", 0),
        "built": doc("built", 0),
        "bought": doc("bought", 0),
        "played": doc("played", False),
        "aside": _aside(doc, options, starter, kept),
        **_cards_of(doc, options, players, seat),
    }


def _aside(doc: Document, options: Options, starter: int, kept: tuple[int, ...]) -> EditionState:
    """What lies beside the board: kept blocks, who opened the round, the master card."""
    opener = doc("opener")
    if opener is None and options.master_game and options.master_starter == "each_round":
        opener = starter
    master = doc("master")
    return with_kept(EditionState((), -1 if opener is None else opener, -1 if master is None else master), kept)


def _cards_of(doc: Document, options: Options, players: int, seat: int) -> dict[str, Any]:
    """Hands, decks and the cards just drawn."""
    hands = doc("hands", [list(CARDS) if options.deck == "hand" else []] * players)
    looking = doc("looking", [])
    held = [set(hand) | (set(looking) if at == seat else set()) for at, hand in enumerate(hands)]
    decks = [_usual_deck(options, held[at]) for at in range(players)]
    if options.deck == "common":
        decks = [[card for card in range(len(CARDS)) for _ in range(COPIES - sum(hand.count(card) for hand in hands))]]
    return {
        "hand_bits": tuple(hand_of(hand) for hand in hands),
        "fresh_bits": hand_of(doc("fresh", [])),
        "deck_cards": doc("decks") or tuple(map(tuple, decks)),
        "looking_cards": looking,
    }


def _usual_stacks(
    players: int, dealt: tuple[int, ...], round_: int, starter: int, seat: int, stage: str, in_use: bool
) -> tuple[tuple[int, ...], ...]:
    """The stacks this moment asks for: one less for each turn taken (torres.phase.stacks_are_turns)."""
    found = []
    for player in range(players):
        turns = turns_left(players, round_, starter, seat, stage, player, len(dealt))
        found.append(dealt[: turns - (1 if in_use and player == seat else 0)])
    return tuple(found)


def turns_left(players: int, round_: int, starter: int, seat: int, stage: str, player: int, rounds: int) -> int:
    """How many turns a seat still has in this phase, the one it is taking included (torres.phase.stacks_are_turns)."""
    if stage == "over":
        return 0
    taken = round_ - 1
    if stage in ("turn", "look") and (player - starter) % players < (seat - starter) % players:
        taken += 1
    return rounds - taken


def _players(players: int) -> Reader:
    """How many play: as many as there are knights."""

    def read_players(name: str, value: Any) -> int:
        if players not in STACKS or value != players or type(value) is not int:
            READ.fail("players", players=shown(value))
        return value

    return Reader(read_players, {"enum": [players] if players else list(STACKS)})


def _cell(name: Any) -> int:
    if not isinstance(name, str) or name not in INDEX:
        READ.fail("cell", text=shown(name))
    return INDEX[name]


def _cell_lists(name: str, value: Any) -> tuple[int, ...]:
    found = []
    for seat in READ.items(name, value):
        cells = [_cell(cell) for cell in READ.items(name, seat)]
        if len(set(cells)) != len(cells):
            READ.fail("twice", field=name)
        found.append(mask_of(cells))
    return tuple(found)


def _heights(name: str, value: Any) -> list[int]:
    if not isinstance(value, Mapping):
        READ.fail("kind", field=name, text=shown(value))
    found = [0] * CELLS
    for cell, height in value.items():
        found[_cell(cell)] = _SIZE.read(name, height)
    return found


def _sizes(name: str, value: Any) -> tuple[int, ...]:
    return tuple(sorted([_SIZE.read(name, size) for size in READ.items(name, value)], reverse=True))


def _cards(name: str, value: Any, most: int = 1) -> tuple[int, ...]:
    """Cards by name; of a deck for all there are several of each."""
    found = []
    for card in READ.items(name, value):
        if card not in CARDS:
            READ.fail("card", text=shown(card))
        found.append(card_index(card))
    if len(found) > most * len(CARDS) or (most == 1 and len(set(found)) != len(found)):
        READ.fail("twice", field=name)
    return tuple(found)


def _usual_deck(options: Options, held: set[int]) -> list[int]:
    return [] if options.deck == "hand" else [card for card in range(len(CARDS)) if card not in held]


def _options(name: str, value: Any) -> Options:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        READ.fail("kind", field=name, text=shown(value))
    changes = {key: wanted for key, wanted in value.items() if key != "edition"}
    for wanted in changes.values():
        if wanted is not None and not isinstance(wanted, str | int):
            READ.fail("kind", field=name, text=shown(wanted))
    edition = value.get("edition", next(iter(EDITIONS)))
    return Options(edition if isinstance(edition, str) else shown(edition), **changes)


def _master(name: str, value: Any) -> int:
    return master_index(value if isinstance(value, str) else shown(value))


def _limits(ruling: dataclasses.Field[Any]) -> Schema:
    """The values a ruling may have."""
    values = ruling.metadata["values"]
    if not ruling.metadata["limit"]:
        return {"enum": list(values)}
    limit = {"type": "integer", "minimum": 1, "maximum": MOST}
    return {"anyOf": [limit, {"type": "null"}]} if None in values else limit


_CELL = {"type": "string", "pattern": "^[a-h][1-8]$"}
_CARD = {"enum": list(CARDS)}
_SIZE = READ.between(0, HIGHEST)
_HEIGHTS = Reader(
    _heights, {"type": "object", "propertyNames": _CELL, "additionalProperties": _SIZE.schema}
)  # fmt: skip
_CELL_LISTS = Reader(_cell_lists, list_of(list_of(_CELL, most=CELLS, unique=True), min(STACKS), max(STACKS)))
_KING = Reader(lambda name, value: -1 if value is None else _cell(value), {"anyOf": [_CELL, {"type": "null"}]})
_SIZES = Reader(_sizes, list_of(_SIZE.schema))
_CARDS = Reader(_cards, list_of(_CARD, most=len(CARDS), unique=True))
_COPIES = Reader(partial(_cards, most=COPIES), list_of(_CARD, most=COPIES * len(CARDS)))
_OPTIONS = Reader(
    _options,
    object_of({"edition": {"enum": list(EDITIONS)}, **{name: _limits(each) for name, each in RULINGS.items()}}),
)
_MASTER = Reader(_master, {"enum": list(MASTERS)})
