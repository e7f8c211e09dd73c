"""What lies round the ground: plates of the players, the action cards of a hand to read, where the phase stands."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.language import Phrase, seat_letter
from boardlab.core.slots import Fact, Item, Slot
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.position import Reading

_SETUP = ("foundations", "knights", "king")


def slots(p: Reading, seat: int | None) -> tuple[Slot, ...]:
    """The table of a position, or of what a seat may see of it."""
    return tuple(_slots(p, seat))


def _slots(p: Reading, seat: int | None) -> Iterator[Slot]:
    yield Slot("seats", "plates", tuple(_plate(p, each) for each in range(p.players)))
    yield Slot("seats", "strip", tuple(_phase(p)))
    seat = p.current_player if seat is None else seat
    if seat is not None and 0 <= seat < p.players:
        cards = p.hands[seat]
        if cards and "?" not in cards:
            fresh = p.fresh if seat == p.current_player else ()
            held = tuple(_card(card, fresh=card in fresh) for card in cards)
            yield Slot("hand", "cards", held, Phrase("table.hand"), Phrase("table.cards", {"n": len(cards)}))


def _plate(p: Reading, seat: int) -> Item:
    knights, cards = p.pieces[seat].bit_count(), len(p.hands[seat])
    facts = [
        Fact("add", str(knights), Phrase("table.knights", {"n": knights})),
        Fact("cards", str(cards), Phrase("table.cards", {"n": cards})),
    ]
    if p.stage not in _SETUP:
        own = seat == p.current_player and p.turn_stack >= 0
        stacks = ((p.turn_stack,) if own else ()) + p.stacks[seat]
        sizes = " ".join(map(str, stacks)) or "0"
        facts.append(Fact("build", sizes, Phrase("table.stacks", {"sizes": sizes})))
    return Item(seat_letter(seat), seat=seat, facts=tuple(facts), now=seat == p.current_player)


def _phase(p: Reading) -> Iterator[Item]:
    """What holds for everybody: the king's bonus, the common supply, the master card."""
    if p.stage not in _SETUP and not p.is_over:
        words = {"level": p.phase, "points": LEVEL_BONUS[p.phase - 1]}
        yield Item("bonus", Phrase("panel.king", words), art="king")
    yield Item("supply", Phrase("table.supply", {"n": p.supply}), art="build")
    if p.master:
        yield Item("master", Phrase("panel.master", {"card": Phrase(f"master.{p.master}")}), art="card")


def _card(card: str, *, fresh: bool) -> Item:
    note = Phrase("table.fresh") if fresh else Phrase(f"card_text.{card}")
    return Item(
        card, Phrase(f"card.{card}"), note, Phrase(f"card_text.{card}"), art=f"card:{card}", pick=f"card:{card}"
    )
