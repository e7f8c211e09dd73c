"""Plain data to the parts of a position: what is left out is filled in."""

from __future__ import annotations

from boardlab.core.json_data import Json
from boardlab.core.text.notation import Document
from boardlab.torres.actions import TURN
from boardlab.torres.board import Ground
from boardlab.torres.cards import CARDS, cards_in
from boardlab.torres.codecs import COPIES
from boardlab.torres.fields import Known, table
from boardlab.torres.options import BLOCKS, STACKS, TURN_AP, Options
from boardlab.torres.rules.validation import turns_left
from boardlab.torres.state import EditionState, with_kept


def read(doc: Document, *, view: bool = False) -> Json:
    """The parts of a position, by the names of its slots.

    Only ``heights`` and ``knights`` are needed. Otherwise: phase 1, round 1, stage ``turn``, seat 0 starts and decides,
    no king, no points, the stacks this moment of the phase asks for, no cards in hand, the other cards in each deck,
    all other blocks in the supply.

    Args:
        doc: plain data of a position.
        view: may cards be hidden?

    Raises:
        UnreadableText: naming the field that is missing, unknown or of the wrong kind.
    """
    options = doc("options", {})
    knights = doc("knights")
    players = len(knights)
    doc.table = table(Known(players))
    doc("players", players)
    phase = doc("phase", 1)
    dealt = STACKS[players][phase - 1]
    doc.table = table(Known(players, len(dealt), options.deck == "common", view))
    round_ = doc("round", 1)
    starter = doc("starter", 0)
    stage = doc("stage", TURN)
    seat = doc("player", starter)
    turn_stack = doc("turn_stack")
    heights = doc("heights")
    stacks = doc("stacks")
    if stacks is None:
        stacks = _usual_stacks(players, dealt, round_, starter, seat, stage, turn_stack >= 0)
    kept = doc("kept", [0] * players)
    used = sum(heights) + sum(map(sum, stacks)) + max(turn_stack, 0) + sum(kept)
    return {
        "options": options,
        "stage": stage,
        "phase": phase,
        "round": round_,
        "starter": starter,
        "decider": seat,
        "ground": Ground.of(heights),
        "pieces": knights,
        "king": doc("king"),
        "scores": doc("scores", [0] * players),
        "stacks": stacks,
        "turn_stack": turn_stack,
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
    if opener < 0 and options.master_game and options.master_starter == "each_round":
        opener = starter
    return with_kept(EditionState((), opener, doc("master")), kept)


def _cards_of(doc: Document, options: Options, players: int, seat: int) -> Json:
    """Hands, decks and the cards just drawn."""
    hands = doc("hands", [list(CARDS) if options.deck == "hand" else []] * players)
    looking = doc("looking", [])
    return {
        "hand_bits": hands,
        "fresh_bits": doc("fresh", []),
        "deck_cards": doc("decks") or _usual_decks(options, [cards_in(max(bits, 0)) for bits in hands], looking, seat),
        "looking_cards": looking,
    }


def _usual_decks(
    options: Options, hands: list[tuple[int, ...]], looking: tuple[int, ...], seat: int
) -> tuple[tuple[int, ...], ...]:
    """The cards that are in no hand, in the order of the rulebook."""
    if options.deck == "hand":
        return ((),) * len(hands)
    if options.deck == "common":
        return (
            tuple(card for card in range(len(CARDS)) for _ in range(COPIES - sum(hand.count(card) for hand in hands))),
        )
    held = [{*hand, *(looking if at == seat else ())} for at, hand in enumerate(hands)]
    return tuple(tuple(card for card in range(len(CARDS)) if card not in each) for each in held)


def _usual_stacks(
    players: int, dealt: tuple[int, ...], round_: int, starter: int, seat: int, stage: str, in_use: bool
) -> tuple[tuple[int, ...], ...]:
    """The stacks this moment asks for: one less for each turn taken (torres.phase.stacks_are_turns)."""
    found = []
    for player in range(players):
        turns = turns_left(players, round_, starter, seat, stage, player, len(dealt))
        found.append(dealt[: turns - (1 if in_use and player == seat else 0)])
    return tuple(found)
