"""What lies round the ground: plates of the players, the action cards of a hand to read, where the phase stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase, seat_letter
from boardlab.core.picture.slots import Fact, Item, Slot
from boardlab.torres.actions import LOOK
from boardlab.torres.cards import CARDS
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.picking import CARD, picks
from boardlab.torres.state import State

if TYPE_CHECKING:
    from boardlab.core.contract.game import Step

_SETUP = ("foundations", "knights", "king")


def slots(p: State, seat: int | None) -> tuple[Slot, ...]:
    """The table of a position, or of what a seat may see of it."""
    return tuple(_slots(p, seat))


def _slots(p: State, seat: int | None) -> Iterator[Slot]:
    yield Slot("seats", "plates", tuple(_plate(p, each) for each in range(p.players)))
    yield Slot("seats", "strip", tuple(_phase(p)))
    seat = p.current_player if seat is None else seat
    if seat is not None and 0 <= seat < p.players:
        cards = p.hands[seat]
        if cards and "?" not in cards:
            held = tuple(_card(card, pick=CARD + card) for card in cards)
            yield Slot("hand", "cards", held, Phrase("table.hand"), Phrase("table.cards", {"n": len(cards)}))


def _plate(p: State, seat: int) -> Item:
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


def _phase(p: State) -> Iterator[Item]:
    """What holds for everybody: the king's bonus, the common supply, the master card."""
    if p.king >= 0 and p.stage not in _SETUP and not p.is_over:
        words = {"level": p.phase, "points": LEVEL_BONUS[p.phase - 1]}
        yield Item("bonus", Phrase("panel.king", words), says=Phrase("table.king_says", words), art="king")
    supply = {"n": p.supply}
    yield Item("supply", Phrase("table.supply", supply), says=Phrase("table.supply_says", supply), art="build")
    if p.master:
        yield Item("master", Phrase("panel.master", {"card": Phrase(f"master.{p.master}")}), art=f"master:{p.master}")


def asks(p: State, path: tuple[str, ...], story: Callable[[], Iterable[Step]]) -> tuple[Slot, ...]:
    """A card that needs a place, while it is picked, and the cards drawn, of which one is kept."""
    drawn = [CARDS[card] for card in p.looking_cards if card >= 0] if p.stage == LOOK else []
    picked = next((key.removeprefix(CARD) for key in path[:2] if key.startswith(CARD)), "")
    if not drawn and not picked:
        return ()
    asked = picks(p, path).prompt
    items = [_card(card, pick=f"keep:{card}") for card in drawn] if drawn else [_card(picked, text="card_text")]
    return (Slot("ask", "cards", tuple(items), asked),)


def _card(card: str, *, pick: str = "", text: str = "card_brief") -> Item:
    return Item(
        card,
        Phrase(f"card.{card}"),
        Phrase(f"{text}.{card}"),
        Phrase(f"card_text.{card}"),
        art=f"card:{card}",
        pick=pick,
    )
