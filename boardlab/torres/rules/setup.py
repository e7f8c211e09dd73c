"""The beginning of a game: shuffled decks, dealt stacks, foundations on the board (torres.setup.foundations)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.given import listed, shuffler
from boardlab.core.text.quoting import quoted, shown
from boardlab.torres import board
from boardlab.torres.actions import FOUNDATIONS_STAGE, KNIGHTS_STAGE
from boardlab.torres.board import Ground
from boardlab.torres.cards import CARDS, MASTERS, card_index, hand_of
from boardlab.torres.options import BLOCKS, FOUNDATIONS, RIO_GRANDE_2005, STACKS, TURN_AP, Options
from boardlab.torres.position import Position, make
from boardlab.torres.rules.master import master_index
from boardlab.torres.state import NOTHING, EditionState
from boardlab.torres.wording import WORDING

if TYPE_CHECKING:
    from random import Random

Decks = Sequence[Sequence[str]]
_DECK = '["hurdle", "magnet"]'
COLOURS = 4
"""Sets of action cards in the box: the common deck holds them all, whoever plays (torres.comp.cards)."""


@rule("torres.setup.action_decks")
def deal(players: int, rng: Random | object, options: Options | str = RIO_GRANDE_2005) -> tuple[tuple[str, ...], ...]:
    """Shuffled action cards, top first: a deck of ten for each seat, or one of forty.

    Args:
        players: how many seats.
        rng: anything with a ``shuffle`` of lists, such as ``random.Random(7)`` or a record's own dice.
        options: the rulings in force, or the name of an edition; they say which decks there are.
    """
    _check_players(players)
    shuffle = shuffler(rng).shuffle
    decks = []
    for deck in _in_order(players, Options.of(options)):
        cards = list(deck)
        shuffle(cards)
        decks.append(tuple(cards))
    return tuple(decks)


def _in_order(players: int, options: Options) -> Decks:
    """The unshuffled decks: own ones, the common one, or none where all cards are in hand."""
    if options.deck == "common":
        return (CARDS * COLOURS,)
    return (CARDS if options.deck == "own" else (),) * players


@rule("torres.setup.player_pieces", "torres.setup.supply", "torres.setup.foundations", "torres.master.card")
def start(
    players: int = 3,
    *,
    options: Options | str = RIO_GRANDE_2005,
    decks: Decks | None = None,
    master: str | None = None,
) -> Position:
    """The position before the first knight is placed; in a master game, before the first foundation.

    Foundations lie on the printed cells; everyone has six knights, a marker on the start space, a deck, and the stacks
    of phase 1; all other blocks are the common supply. In a master
    game the players place the foundations, a master card lies open, and everyone may hold all ten action cards from the
    start (torres.master.foundations, torres.master.card, torres.master.hand).

    Args:
        players: 2 to 4.
        options: the rulings in force, or the name of an edition.
        decks: each seat's ten action cards, top first, or the one common deck of forty; see :func:`deal`. In the order
            of the rulebook if not given.
        master: the master card of a master game; the first of the rulebook if not given.

    Raises:
        UnreadableText: for a number of players the game is not made for, decks that are not the right cards, a master
            card where there is none. It says what would be right.
    """
    _check_players(players)
    rules = Options.of(options)
    if master is not None and not rules.master_game:
        raise UnreadableText(WORDING.say("error.master_game", card=quoted(master)))
    cards = _decks(players, rules, decks)
    heights = bytearray(board.CELLS)
    for name in () if rules.master_game else FOUNDATIONS:
        heights[board.cell_index(name)] = 1
    dealt = STACKS[players][0]
    hand = hand_of(range(len(CARDS))) if rules.deck == "hand" else 0
    return make(
        options=rules,
        stage=FOUNDATIONS_STAGE if rules.master_game else KNIGHTS_STAGE,
        phase=1,
        round=1,
        starter=0,
        decider=0,
        ground=Ground.of(heights),
        pieces=(0,) * players,
        king=-1,
        scores=(0,) * players,
        stacks=(dealt,) * players,
        turn_stack=-1,
        supply=BLOCKS - sum(heights) - players * sum(dealt),
        ap=TURN_AP,
        spent=0,
        built=0,
        bought=0,
        played=False,
        hand_bits=(hand,) * players,
        fresh_bits=0,
        deck_cards=cards,
        looking_cards=(),
        aside=_beside(rules, master) if rules.master_game else NOTHING,
    )


def _decks(players: int, rules: Options, given: Decks | None) -> tuple[tuple[int, ...], ...]:
    """The decks by the numbers of their cards: those given, each checked for the right cards, or the usual ones."""
    usual = _in_order(players, rules)
    chosen = usual if given is None else [listed("decks", deck, _DECK) for deck in listed("decks", given, f"[{_DECK}]")]
    if len(chosen) != len(usual):
        key = "one_deck" if rules.deck == "common" else "decks"
        raise UnreadableText(WORDING.say(f"error.{key}", players=players, right=len(usual), count=len(chosen)))
    found = tuple(tuple(card_index(name) for name in deck) for deck in chosen)
    for deck, right in zip(found, usual, strict=True):
        if sorted(deck) != sorted(map(card_index, right)):
            raise UnreadableText(WORDING.say(f"error.deck_{rules.deck}"))
    return found


def _check_players(players: object) -> None:
    if type(players) is not int or players not in STACKS:
        raise UnreadableText(WORDING.say("error.number_of_players", players=shown(players)))


def _beside(options: Options, master: str | None) -> EditionState:
    opener = 0 if options.master_starter == "each_round" else -1
    return EditionState(opener=opener, master=master_index(MASTERS[0] if master is None else master))


def setup(
    rng: Random, players: int = 3, *, options: Options | str = RIO_GRANDE_2005, master: str | None = None
) -> Position:
    """The position :func:`start` gives, with shuffled decks; in a master game, with a master card drawn."""
    rules = Options.of(options)
    decks = deal(players, rng, rules)
    if rules.master_game and master is None:
        cards = list(MASTERS)
        rng.shuffle(cards)
        master = cards[0]
    return start(players, options=rules, decks=decks, master=master)
