"""The beginning of a game: shuffled decks, dealt stacks, foundations on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boardlab.torres import board
from boardlab.torres.actions import KNIGHTS_STAGE
from boardlab.torres.board import Ground
from boardlab.torres.cards import CARDS, card_index
from boardlab.torres.options import BLOCKS, FOUNDATIONS, RIO_GRANDE_2005, STACKS, TURN_AP, Options
from boardlab.torres.position import Position, make

if TYPE_CHECKING:
    from random import Random

Decks = Sequence[Sequence[str]]


def deal(players: int, rng: Random | Any) -> tuple[tuple[str, ...], ...]:
    """A shuffled deck of the ten action cards for each seat, top first (torres.setup.action_decks).

    Args:
        players: how many seats.
        rng: anything with a ``shuffle`` of lists, such as ``random.Random(7)`` or a record's own dice.
    """
    decks = []
    for _ in range(players):
        deck = list(CARDS)
        rng.shuffle(deck)
        decks.append(tuple(deck))
    return tuple(decks)


def start(players: int = 3, *, options: Options = RIO_GRANDE_2005, decks: Decks | None = None) -> Position:
    """The position before the first knight is placed.

    Foundations lie on the printed cells; everyone has six knights, a marker on the start space, a deck, and the stacks
    of phase 1; all other blocks are the common supply (torres.setup.player_pieces, torres.setup.supply).

    Args:
        players: 2 to 4.
        options: the rulings in force.
        decks: each seat's ten action cards, top first; see :func:`deal`. In the order of the rulebook if not given.

    Raises:
        ValueError: for a number of players the game is not made for, or decks that are not ten cards each.
    """
    if type(players) is not int or players not in STACKS:
        raise ValueError(f"Torres is for 2 to 4 players, not {players!r}.")
    chosen = decks if decks is not None else (CARDS,) * players
    if len(chosen) != players:
        raise ValueError(f"{players} players need {players} decks, not {len(chosen)}.")
    indexes = tuple(tuple(card_index(name) for name in deck) for deck in chosen)
    for deck in indexes:
        if sorted(deck) != list(range(len(CARDS))):
            raise ValueError("A deck holds each of the ten action cards once.")
    heights = bytearray(board.CELLS)
    for name in FOUNDATIONS:
        heights[board.cell_index(name)] = 1
    dealt = STACKS[players][0]
    return make(
        options=options,
        stage=KNIGHTS_STAGE,
        phase=1,
        round=1,
        starter=0,
        seat=0,
        ground=Ground.of(heights),
        pieces=(0,) * players,
        king=-1,
        scores=(0,) * players,
        stacks=(dealt,) * players,
        turn_stack=-1,
        supply=BLOCKS - len(FOUNDATIONS) - players * sum(dealt),
        ap=TURN_AP,
        spent=0,
        built=0,
        bought=0,
        played=False,
        hand_bits=(0,) * players,
        fresh_bits=0,
        deck_cards=indexes,
        looking_cards=(),
    )


def setup(rng: Any, players: int = 3, *, options: Options = RIO_GRANDE_2005) -> Position:
    """The position before the first knight is placed, with shuffled decks; see :func:`start` and :func:`deal`."""
    return start(players, options=options, decks=deal(players, rng))
