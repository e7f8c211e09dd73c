"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from operator import attrgetter
from typing import NamedTuple

from boardlab.core.contract.drafts import Secret
from boardlab.core.text.codecs import LEFT_OUT, Codec, maybe
from boardlab.core.text.field_table import Field, FieldEdit, FieldTable, by_seat
from boardlab.torres.actions import STAGES
from boardlab.torres.cards import CARDS
from boardlab.torres.codecs import (
    COPIES,
    HEIGHTS,
    KNIGHTS,
    MASTER,
    OPTIONS,
    PLACE,
    READ,
    SIZES,
    card_list,
    hands_of,
)
from boardlab.torres.options import BLOCKS
from boardlab.torres.state import State


def _in_use(p: State, knowing: Collection[int]) -> bool:
    """Does whoever decides look?"""
    return p.decider in knowing


class Known(NamedTuple):
    """What is known of a position when its fields are read or written."""

    players: int = 0
    """How many play; 0 where that is not known yet."""
    rounds: int = 4
    """Of the phase."""
    common: bool = True
    """Do all draw from one deck?"""
    view: bool = False
    """May cards be hidden?"""

    @property
    def cards(self) -> Codec:
        """Cards, each as often as a deck has it."""
        return card_list(COPIES if self.common else 1, view=self.view)


ANY = Known()


def _decks(known: Known) -> Codec:
    """A deck for each seat, or one for all."""
    if known.common and known.players:
        return maybe(READ.per_seat(1, known.cards, key="one_deck"))
    return maybe(READ.per_seat(known.players, known.cards, fewest=int(known.common)))


def _kept(known: Known) -> Codec:
    """Blocks by seat; ``-`` in a line where nobody keeps any."""
    kept = READ.per_seat(known.players, _BLOCKS, ",")
    return Codec(
        kept.read,
        kept.schema,
        plain=list,
        text=lambda blocks: kept.text(blocks) if any(blocks) else "-",
        parse=lambda name, word: LEFT_OUT if word == "-" else kept.parse(name, word),
    )


_BLOCKS = READ.between(0, BLOCKS)
FIELDS = {
    "players": Field(
        lambda known: READ.players(known.players), "How many play; as many as there are lists of knights."
    ),
    "stage": Field(
        READ.one_of(STAGES, "stage", "stages"),
        "What is decided now: foundations (master game), first knights and king (set-up), a turn, which bought "
        "card is kept; between phases where kept blocks go, whether the king moves, who starts; nothing any more.",
        edit=FieldEdit(words="stage"),
    ),
    "phase": Field(READ.between(1, 3), "The phase.", edit=FieldEdit(few=True)),
    "round": Field(lambda known: READ.between(1, known.rounds), "The round of the phase.", edit=FieldEdit(few=True)),
    "starter": Field(
        lambda known: READ.seat(known.players),
        "The seat that starts this phase; in a master game, this round. 0 is A.",
        edit=FieldEdit(),
    ),
    "player": Field(lambda known: READ.seat(known.players), "The seat that decides.", "decider", edit=FieldEdit()),
    "heights": Field(HEIGHTS, "Blocks by cell; cells left out are bare.", attrgetter("ground.heights")),
    "knights": Field(KNIGHTS, "Each seat's knights.", "pieces"),
    "king": Field(maybe(PLACE, -1), "The cell of the king, or null while he is beside the board."),
    "scores": Field(
        lambda known: READ.per_seat(known.players, READ.between(0, 999_999), ","),
        "Points by seat.",
        edit=FieldEdit("score", "V", 9999),
    ),
    "stacks": Field(
        lambda known: maybe(READ.per_seat(known.players, SIZES)),
        "Each seat's stacks in blocks, without the one in use; null for those dealt.",
    ),
    "turn_stack": Field(maybe(_BLOCKS, -1), "Blocks left in the stack in use; null while none is chosen this turn."),
    "supply": Field(_BLOCKS, "Blocks in the common supply."),
    "ap": Field(READ.between(0, 99), "Action points of this turn: 5, or 6 or 7 by a card."),
    "spent": Field(READ.between(0, 99), "Action points spent this turn."),
    "built": Field(_BLOCKS, "Blocks built from stacks this turn."),
    "bought": Field(READ.between(0, len(CARDS)), "Cards bought this turn."),
    "played": Field(READ.truth, "Has a card been played this turn?"),
    "hands": Field(
        lambda known: READ.per_seat(known.players, hands_of(known.cards)),
        "Cards in hand by seat; with one deck for all there may be several of a kind.",
        "hand_bits",
        by_seat("hand_bits", lambda bits: ~bits.bit_count()),
    ),
    "fresh": Field(
        lambda known: hands_of(known.cards),
        "Cards bought this turn by the deciding seat: they wait for the next.",
        "fresh_bits",
        Secret("fresh_bits", lambda p, knowing: p.fresh_bits if _in_use(p, knowing) else 0),
    ),
    "decks": Field(
        _decks,
        "Decks by seat, top card first, or the one deck for all; null for the usual ones.",
        "deck_cards",
        Secret("deck_cards", lambda p, knowing: tuple([(-1,) * len(deck) for deck in p.deck_cards])),
    ),
    "looking": Field(
        lambda known: card_list(view=known.view),
        "Cards just drawn, top first, of which one is kept.",
        "looking_cards",
        Secret(
            "looking_cards",
            lambda p, knowing: p.looking_cards if _in_use(p, knowing) else (-1,) * len(p.looking_cards),
        ),
    ),
    "options": Field(OPTIONS, "The edition, and the rulings that differ from it: see boardlab.torres.Options."),
    "kept": Field(_kept, "Blocks each seat keeps for the coming phase."),
    "opener": Field(
        lambda known: maybe(READ.seat(known.players), -1),
        "The seat that started this phase, where every round has its own starter; else null.",
        attrgetter("aside.opener"),
    ),
    "master": Field(maybe(MASTER, -1), "The open master card; null in the basic game.", attrgetter("aside.master")),
}
"""The fields, in the order in which plain data has them."""


@cache
def table(known: Known = ANY) -> FieldTable:
    """The fields of a position, by what is known of it."""
    return FieldTable(FIELDS, known=known)


SECRETS = table().secrets
"""What not everybody may see."""
