"""The fields of a position: how each is written and read, what it tells, where a position keeps it, who may see it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from operator import attrgetter

from boardlab.core.contract.drafts import Secret
from boardlab.core.text.codecs import LEFT_OUT, Codec, maybe
from boardlab.core.text.notation import Field, FieldEdit, FieldTable, by_seat
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
from boardlab.torres.options import BLOCKS, STACKS
from boardlab.torres.state import State


def _in_use(p: State, knowing: Collection[int]) -> bool:
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
    drawn, some = card_list(view=view), card_list(COPIES if common else 1, view=view)
    hand = hands_of(some)
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
            edit=FieldEdit(words="stage"),
        ),
        "phase": Field(READ.between(1, 3), "The phase.",edit=FieldEdit(few=True)),
        "round": Field(READ.between(1, rounds), "The round of the phase.",edit=FieldEdit(few=True)),
        "starter": Field(
            seat, "The seat that starts this phase; in a master game, this round. 0 is A.", edit=FieldEdit()
        ),
        "player": Field(seat, "The seat that decides.", "decider", edit=FieldEdit()),
        "heights": Field(HEIGHTS, "Blocks by cell; cells left out are bare.", attrgetter("ground.heights")),
        "knights": Field(KNIGHTS, "Each seat's knights.", "pieces"),
        "king": Field(maybe(PLACE, -1), "The cell of the king, or null while he is beside the board."),
        "scores": Field(each(READ.between(0, 999_999), ","), "Points by seat.", edit=FieldEdit("score", "V", 9999)),
        "stacks": Field(
            maybe(each(SIZES)), "Each seat's stacks in blocks, without the one in use; null for those dealt."
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
        "options": Field(OPTIONS, "The edition, and the rulings that differ from it: see boardlab.torres.Options."),
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
            maybe(MASTER, -1), "The open master card; null in the basic game.", attrgetter("aside.master")
        ),
    })  # fmt: skip


SECRETS = table().secrets
"""What not everybody may see."""
