"""Trade with the bank, for the topics that ask about it."""

from __future__ import annotations

from boardlab.catan import Position
from boardlab.catan.cards import KINDS, counts_of
from boardlab.catan.places import cards_phrase, kind_phrase
from boardlab.catan.rules.maritime import rate_of
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.i18n.language import Phrase

RATES = {2: "catan.trade.maritime.two", 3: "catan.trade.maritime.three", 4: "catan.trade.maritime.four"}
"""The rule of each rate."""
NO_GIFTS = "catan.trade.domestic.no_gifts"


def against(p: Position, text: str) -> tuple[str, ...]:
    """The rules a deal breaks; a development card cannot even be named in one."""
    try:
        return p.judge(p.read_action(text)).rules
    except UnreadableText:
        return ("catan.trade.resources_only",)


def rates(p: Position, seat: int = 0) -> tuple[int, ...]:
    """How many cards of each kind the bank takes from a seat for one."""
    return tuple(rate_of(p, seat, kind) for kind in KINDS)


def from_bank(p: Position, seat: int = 0) -> int:
    """How many cards a seat gets for its hand from the bank, one kind after the other."""
    return swapped(p, seat, rates(p, seat))


def swap_receipt(p: Position) -> Receipt:
    """What the bank gives for each kind in the hand of the active player."""
    lines = [
        ReceiptLine(p.active, Phrase("cards.count", {"count": count, "kind": kind_phrase(kind)}),
             Phrase("note.rates", {"rates": f"{rate}:1"}), count // rate, RATES[rate])
        for kind, (count, rate) in enumerate(zip(counts_of(p.packed_hand(p.active)), rates(p, p.active), strict=True))
        if count
    ]  # fmt: skip
    return Receipt(Phrase("receipt.cards"), tuple(lines), unit="cards")


def missing(p: Position, seat: int, cost: int) -> int:
    """How many cards a hand lacks for a purchase."""
    have = counts_of(p.packed_hand(seat))
    return sum(max(0, need - own) for need, own in zip(counts_of(cost), have, strict=True))


def hand_of_active(p: Position) -> dict[str, object]:
    """The hand of the player whose turn it is."""
    return {"hand": cards_phrase(p.packed_hand(p.active))}


def swapped(p: Position, seat: int, rates: tuple[int, ...]) -> int:
    """How many cards a seat gets for its hand at some rates."""
    return sum(count // rate for count, rate in zip(counts_of(p.packed_hand(seat)), rates, strict=True))


def ignoring(p: Position, rule: str, text: str) -> str:
    """Judges an action without one of the rules (a wrong rule)."""
    left = [broken for broken in against(p, text) if broken != rule]
    return left[0] if left else "legal"
