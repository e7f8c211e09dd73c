"""What the checkpoints on development cards ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.actions import Kind
from boardlab.catan.cards import DEVELOPMENTS, PILE_COUNTS, RESOURCES, VICTORY_POINT, counts_of, size
from boardlab.catan.places import cards_phrase, development_phrase
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.lessons.catan import turns
from boardlab.lessons.catan.sketching import LETTERS, WORDING
from boardlab.lessons.display import do

"""Plies of the worked example: turn 2 after the roll, turn 6 before it and after the trade, turn 9 after the roll."""


# -- the pile --------------------------------------------------------------------------------------------------------


def pile_receipt(p: Position, seat: int = -1) -> Receipt:
    """The cards that may lie on top, by kind, as far as the seat whose turn it is can know."""
    seat = p.active if seat < 0 else seat
    lines = [
        ReceiptLine(seat, development_phrase(card), None, count, "catan.components.dev_cards")
        for card, count in enumerate(counts_of(unseen(p, seat)))
    ]
    return Receipt(Phrase("counting.unseen"), tuple(lines), unit="chance")


# -- when ------------------------------------------------------------------------------------------------------------


ON_ANOTHERS_TURN = {
    "build": "road 1,0|2,0",
    "swap": "trade 4 ore for 1 grain",
    "knight": "play knight",
    "accept": "accept",
}
"""What A might wish to do while D asks, as actions."""


def may_now(p: Position, wishes: Mapping[str, str] = ON_ANOTHERS_TURN) -> str:
    """Which of some wishes the game allows whoever is asked, as the key of a choice."""
    return next((key for key, text in wishes.items() if p.judge(p.read_action(text))), "nothing")


def hand_of_orange(p: Position) -> dict[str, object]:
    """The resource cards of A."""
    return {"hand": cards_phrase(p.packed_hand(0))}


def progress_to_come(p: Position, used: int = 2) -> int:
    """How many progress cards are left, when so many have been used."""
    return sum(map(count, ("road_building", "discovery", "monopoly"))) - used


def owned(p: Position) -> dict[str, object]:
    """The development cards of the seat whose turn it is, and those bought this turn, as facts of a question."""
    return {"cards": _named(p.developments[p.active]), "fresh": _named(p.fresh), "player": Seat(p.active)}


def _named(cards: int) -> tuple[Phrase, ...]:
    return tuple(
        Phrase("summary.card", {"card": development_phrase(card), "count": count})
        for card, count in enumerate(counts_of(cards))
        if count
    )


def card_receipt(p: Position) -> Receipt:
    """Card by card, whether it may be played now."""
    held, fresh = counts_of(p.developments[p.active]), counts_of(p.fresh)
    lines = []
    for card in range(len(DEVELOPMENTS)):
        for number in range(held[card]):
            new = number >= held[card] - fresh[card]
            why, rule = ("bought", "not_bought_turn") if new else ("old", "any_time")
            if card == VICTORY_POINT:
                why, rule = "point", "three_kinds"
            said = Phrase(f"counting.card.{why}")
            lines.append(ReceiptLine(p.active, development_phrase(card), said, int(why == "old"), f"catan.dev.{rule}"))
    return Receipt(Phrase("counting.playable"), tuple(lines), unit="verdict")


# -- turn 6 of the example -------------------------------------------------------------------------------------------

HOME = "city -2,0|-2,1|-1,0"
STEPS = {
    "roll": ("roll", "dice 3 3"),
    "trade": (
        "offer 1 lumber for 1 grain", "decline", "counter 1 grain for 1 lumber 1 brick", "decline", "confirm D",
    ),
    "card": ("play discovery 1 grain 1 ore",),
    "city": (HOME,),
}  # fmt: skip
"""What B does in turn 6, step by step."""


def orders(p: Position) -> list[tuple[str, ...]]:
    """The orders in which all the steps are allowed."""
    return turns.orders(p, STEPS)


def city_by_discovery(p: Position) -> tuple[str, ...]:
    """Discovery and then a city: the first choice of cards that pays for it."""
    return turns.first_line(p, Kind.PLAY, Kind.CITY)


# -- monopoly --------------------------------------------------------------------------------------------------------


def hands(p: Position) -> dict[str, object]:
    """All hands, as facts of a question."""
    return {letter.lower(): cards_phrase(p.packed_hand(seat)) for seat, letter in enumerate(LETTERS[: p.players])}


def monopoly_receipt(p: Position, kind: str) -> Receipt:
    """Who hands over how many cards."""
    lines = [
        ReceiptLine(
            p.active, Phrase("counting.from", {"player": Seat(event.player)}), None, event.facts["count"], event.rule
        )
        for event in p.events(p.read_action(f"play monopoly {kind}"))
        if event.kind == "monopoly_gives" and event.player is not None
    ]
    return Receipt(Phrase("counting.received"), tuple(lines), unit="cards")


# -- road building ---------------------------------------------------------------------------------------------------


def settles_by_card(p: Position) -> tuple[str, ...]:
    """Road building, its two roads, and a settlement where they lead."""
    return turns.first_line(p, Kind.PLAY, Kind.ROAD, Kind.ROAD, Kind.SETTLEMENT)


def pays_for_a_road(p: Position) -> tuple[str, ...]:
    """A road paid from the hand: the first one the rules allow."""
    return turns.first_line(p, Kind.ROAD)


def roads_elsewhere(p: Position) -> tuple[str, ...]:
    """Road building with two roads that lead to no place for a settlement."""
    roads = Kind.PLAY, Kind.ROAD, Kind.ROAD
    return turns.first_line(p, *roads, wanted=lambda end: not end.pieces.sites & end.pieces.reached[p.active])


# -- points ----------------------------------------------------------------------------------------------------------


def when_a_wins(p: Position) -> str:
    """When A wins: now, when A's turn begins, or only later."""
    return when_wins(p, 0)


def when_wins(p: Position, seat: int) -> str:
    """When the seat that is next wins: now, when its turn begins, or only later."""
    if p.is_over:
        return "now"
    begun = do(p, "end")
    return "begins" if begun.is_over and begun.winners == (seat,) else "later"


def winning_chance(p: Position) -> int:
    """How likely the card bought now wins at once, in percent: asked of every card the pile may bring."""
    drawn = do(p, "buy")
    return percent(sum((share for act, share in drawn.chance_outcomes() if drawn.play(act).is_over), Fraction()))


def after_the_knight(p: Position) -> Position:
    """The knight has been played."""
    return do(p, "play knight")


def count(card: str) -> int:
    """How many cards of a kind there are."""
    return PILE_COUNTS[DEVELOPMENTS.index(card)]


def pile() -> int:
    """How many development cards there are."""
    return sum(PILE_COUNTS)


def does(card: str) -> str:
    """What a card does, in a sentence."""
    return WORDING.say(f"card_text.{card}")


def held(p: Position, seat: int) -> int:
    """How many resource cards a seat holds."""
    return size(p.packed_hand(seat))


def unseen(p: Position, seat: int) -> int:
    """The cards whose kind a seat cannot know, a bundle: the pile and what others hold."""
    return p.pile + sum(cards for other, cards in enumerate(p.developments) if other != seat)


def chance(p: Position, card: int, seat: int) -> Fraction:
    """How likely the next card bought is of a kind, by what a seat may know: each unseen card may lie on top."""
    cards = unseen(p, seat)
    return Fraction(counts_of(cards)[card], size(cards))


def percent(share: Fraction) -> int:
    """A chance in percent, rounded."""
    return round(100 * share)


def playable(p: Position, *, fresh: bool = False, points: bool = False, whole_kinds: bool = False) -> int:
    """How many cards in hand the seat may choose from, or would with a wrong rule.

    Args:
        p: the position.
        fresh: lets cards be played that were bought this turn.
        points: lets victory point cards be played.
        whole_kinds: closes a kind when any card of it was bought this turn.
    """
    held, bought = counts_of(p.developments[p.active]), counts_of(p.fresh)
    found = 0
    for card in range(len(DEVELOPMENTS)):
        if card == VICTORY_POINT and not points:
            continue
        if whole_kinds and bought[card]:
            continue
        found += held[card] - (0 if fresh else bought[card])
    return found


def taken(p: Position, kind: str) -> int:
    """How many cards monopoly brings (no wrong rule): what the seat has more once it is played."""
    act = p.read_action(f"play monopoly {kind}")
    return size(p.play(act).packed_hand(p.active)) - size(p.packed_hand(p.active))


# -- turns ---------------------------------------------------------------------------------------------------------


def shifted(p: Position, step: str, at: int) -> tuple[str, ...]:
    """The right order with one step moved to another place."""
    left = [found for found in orders(p)[0] if found != step]
    return (*left[:at], step, *left[at:])


# -- the pile ------------------------------------------------------------------------------------------------------


def own_cards_too(p: Position, card: int, seat: int) -> Fraction:
    """Forgets the cards in one's own hand: only what lies face up is gone."""
    cards = unseen(p, seat) + p.developments[seat]
    return Fraction(counts_of(cards)[card], size(cards))


# -- monopoly ------------------------------------------------------------------------------------------------------


def one_from_each(p: Position, kind: str) -> int:
    """Takes one card of each rival who has any."""
    return sum(count > 0 for count in _rivals(p, kind))


def from_one_rival(p: Position, kind: str) -> int:
    """Takes all cards of a single rival, the richest."""
    return max(_rivals(p, kind))


def with_own(p: Position, kind: str) -> int:
    """Counts one's own cards of the kind as well."""
    return taken(p, kind) + counts_of(p.packed_hand(p.active))[RESOURCES.index(kind)]


def _rivals(p: Position, kind: str) -> list[int]:
    at = RESOURCES.index(kind)
    return [counts_of(p.packed_hand(seat))[at] for seat in range(p.players) if seat != p.active]


def known(p: Position) -> dict[str, object]:
    """What A knows: own cards, knights face up, and how many cards B hides."""
    own = owned(p)["cards"] or Phrase("cards.nothing")
    return {"cards": own, "knights": sum(p.knights), "hidden": size(p.developments[1])}
