"""Plain data to the parts of a position: every field checked, what is left out filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardlab.core.quoting import shown
from boardlab.core.readers import Fields, Reader, maybe
from boardlab.torres.actions import STAGES, TURN
from boardlab.torres.board import CELLS, NAMES, Ground, cell_index, mask_of
from boardlab.torres.cards import CARDS, card_index, hand_of
from boardlab.torres.edition_state import EditionState, with_kept
from boardlab.torres.master import master_index
from boardlab.torres.options import BLOCKS, EDITIONS, STACKS, TURN_AP, WORDING, Options

READ = Fields(WORDING, CELLS)
VERSION = 2
VERSIONS = (1, 2)
"""Version 1 knew the edition of 2005 only."""
HIGHEST = 61
"""Taller towers and stacks cannot be written; 92 blocks make no castle higher than 46 whose area allows it."""
FIELDS = (
    "game", "version", "players", "stage", "phase", "round", "starter", "player", "heights", "knights", "king",
    "scores", "stacks", "turn_stack", "supply", "ap", "spent", "built", "bought", "played", "hands", "fresh", "decks",
    "looking", "options", "kept", "opener", "master",
)  # fmt: skip


def read(doc: Mapping[str, Any]) -> dict[str, Any]:
    """The parts :func:`boardlab.torres.position.make` asks for.

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    if not isinstance(doc, Mapping):
        READ.fail("json", problem=type(doc).__name__)
    for name in doc:
        if name not in FIELDS:
            READ.fail("field", field=shown(name))
    game, version = doc.get("game", "torres"), doc.get("version", VERSION)
    if game != "torres" or version not in VERSIONS or type(version) is not int:
        READ.fail("header", text=f"{shown(game)}/{shown(version)}")
    options = _field(doc, "options", {}, _options)
    knights = _field(doc, "knights", None, _cell_lists)
    players = len(knights)
    named = doc.get("players", players)
    if players not in STACKS or named != players or type(named) is not int:
        READ.fail("players", players=shown(named))
    phase = _field(doc, "phase", 1, READ.between(1, 3))
    dealt = STACKS[players][phase - 1]
    round_ = _field(doc, "round", 1, READ.between(1, len(dealt)))
    seat_number = READ.between(0, players - 1)
    starter = _field(doc, "starter", 0, seat_number)
    stage = _field(doc, "stage", TURN, _stage)
    seat = _field(doc, "player", starter, seat_number)
    turn_stack = _field(doc, "turn_stack", None, maybe(READ.between(0, BLOCKS)))
    heights = _field(doc, "heights", None, _heights)
    stacks = _field(doc, "stacks", None, maybe(READ.per_seat(players, _sizes)))
    if stacks is None:
        stacks = _usual_stacks(players, dealt, round_, starter, seat, stage, turn_stack is not None)
    kept = _field(doc, "kept", [0] * players, READ.per_seat(players, READ.between(0, BLOCKS)))
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
        "king": _field(doc, "king", None, _king),
        "scores": _field(doc, "scores", [0] * players, READ.per_seat(players, READ.between(0, 999_999))),
        "stacks": stacks,
        "turn_stack": -1 if turn_stack is None else turn_stack,
        "supply": _field(doc, "supply", max(BLOCKS - used, 0), READ.between(0, BLOCKS)),
        "ap": _field(doc, "ap", TURN_AP, READ.between(0, 99)),
        "spent": _field(doc, "spent", 0, READ.between(0, 99)),
        "built": _field(doc, "built", 0, READ.between(0, BLOCKS)),
        "bought": _field(doc, "bought", 0, READ.between(0, len(CARDS))),
        "played": _field(doc, "played", False, READ.truth),
        "aside": _aside(doc, options, players, starter, kept),
        **_cards_of(doc, options, players, seat),
    }


def _aside(doc: Mapping[str, Any], options: Options, players: int, starter: int, kept: tuple[int, ...]) -> EditionState:
    """What lies beside the board: kept blocks, who opened the round, the master card."""
    opener = _field(doc, "opener", None, maybe(READ.between(0, players - 1)))
    if opener is None and options.master_game and options.master_starter == "each_round":
        opener = starter
    master = _field(doc, "master", None, maybe(_master))
    return with_kept(EditionState((), -1 if opener is None else opener, -1 if master is None else master), kept)


def _cards_of(doc: Mapping[str, Any], options: Options, players: int, seat: int) -> dict[str, Any]:
    """Hands, decks and the cards just drawn."""
    common = options.deck == "common"
    cards = _copies if common else _cards
    full = [list(CARDS) if options.deck == "hand" else []] * players
    hands = _field(doc, "hands", full, READ.per_seat(players, cards))
    looking = _field(doc, "looking", [], _cards)
    held = [set(hand) | (set(looking) if at == seat else set()) for at, hand in enumerate(hands)]
    decks = [_usual_deck(options, held[at]) for at in range(players)]
    if common:
        decks = [[card for card in range(len(CARDS)) for _ in range(4 - sum(hand.count(card) for hand in hands))]]
    return {
        "hand_bits": tuple(hand_of(hand) for hand in hands),
        "fresh_bits": hand_of(_field(doc, "fresh", [], cards)),
        "deck_cards": _field(doc, "decks", None, maybe(READ.per_seat(1 if common else players, cards)))
        or tuple(map(tuple, decks)),
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


def _field(doc: Mapping[str, Any], name: str, default: Any, reader: Reader) -> Any:
    if name not in doc and default is None and name in ("heights", "knights"):
        READ.fail("missing", field=name)
    return reader(name, doc.get(name, default))


def _stage(name: str, value: Any) -> str:
    if value not in STAGES:
        READ.fail("stage", text=shown(value), stages=", ".join(STAGES))
    return str(value)


def _cell(name: Any) -> int:
    if not isinstance(name, str) or name not in NAMES:
        READ.fail("cell", text=shown(name))
    return cell_index(name)


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
        found[_cell(cell)] = READ.between(0, HIGHEST)(name, height)
    return found


def _king(name: str, value: Any) -> int:
    return -1 if value is None else _cell(value)


def _sizes(name: str, value: Any) -> tuple[int, ...]:
    return tuple(sorted((READ.between(0, HIGHEST)(name, size) for size in READ.items(name, value)), reverse=True))


def _cards(name: str, value: Any) -> tuple[int, ...]:
    found = []
    for card in READ.items(name, value):
        if card not in CARDS:
            READ.fail("card", text=shown(card))
        found.append(card_index(card))
    if len(set(found)) != len(found):
        READ.fail("twice", field=name)
    return tuple(found)


def _copies(name: str, value: Any) -> tuple[int, ...]:
    """Cards of the common deck, of which there are several of each."""
    found = []
    for card in READ.items(name, value):
        if card not in CARDS:
            READ.fail("card", text=shown(card))
        found.append(card_index(card))
    if len(found) > 4 * len(CARDS):
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
