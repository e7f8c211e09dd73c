"""What lies round the island: plates of the seats, a hand as cards, purchases with prices, the dice in a corner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardlab.catan.actions import ANSWER
from boardlab.catan.board import SITES_OF_TILE, TILES
from boardlab.catan.cards import COSTS, DEVELOPMENTS, RESOURCES, counts_of, holds, size
from boardlab.catan.options import CITIES, ROADS, SETTLEMENTS
from boardlab.catan.picture.ground import sign
from boardlab.catan.picture.panel import DICE
from boardlab.catan.picture.pieces import house
from boardlab.catan.picture.style import SHEET
from boardlab.catan.places import kind_phrase
from boardlab.catan.state import State
from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.core.picture.drawing import group, path
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.slots import Art, Drawings, Fact, Item, Slot, drawings

_LEFT = (("road", "roads", ROADS), ("settlement", "settlements", SETTLEMENTS), ("city", "cities", CITIES))


def slots(p: State, seat: int | None) -> tuple[Slot, ...]:
    """The table of a position, or of what a seat may see of it."""
    return tuple(_slots(p, seat))


def _slots(p: State, seat: int | None) -> Iterator[Slot]:
    if p.dice:
        dice = tuple(Item(f"die:{at}", art=f"die.{face}", count=face) for at, face in enumerate(p.dice))
        facts = {"first": p.dice[0], "second": p.dice[1], "sum": sum(p.dice)}
        yield Slot("board", "strip", dice, note=Phrase("table.dice", facts))
    yield Slot("seats", "plates", tuple(_plate(p, each) for each in range(p.players)))
    shown = _shown(p, seat)
    if shown is None:
        return
    yield Slot(
        "hand",
        "fan",
        tuple(_hand(p, shown)),
        Phrase("table.hand", {"player": Seat(shown)}),
        Phrase("table.cards", {"n": p.hand_sizes[shown]}),
    )
    held = tuple(_developments(p, shown))
    if held:
        yield Slot("hand", "fan", held, Phrase("table.developments"))
    if p.turn and not p.is_over and p.decider >= 0:
        offer = p.underway.offer if p.stage == ANSWER and p.decider == shown else None
        yield costs(p, shown, *((0, 0) if offer is None else (offer.get, offer.give)))


def _shown(p: State, seat: int | None) -> int | None:
    """Whose hand is shown: that of who looks, or else of who decides."""
    if seat is None:
        seat = p.active if p.decider < 0 or p.is_over else p.decider
    return seat if 0 <= seat < p.players and p.hands[seat] is not None else None


def _plate(p: State, seat: int) -> Item:
    cards, developments = p.hand_sizes[seat], size(p.developments[seat])
    knights, road = p.knights[seat], p.pieces.lengths[seat]
    facts = (
        Fact("cards", str(cards), Phrase("table.cards", {"n": cards})),
        Fact("buy", str(developments), Phrase("table.held", {"n": developments})),
        Fact("knight", str(knights), Phrase("table.knights", {"n": knights}), strong=p.army_holder == seat),
        Fact("road", str(road), Phrase("table.route", {"n": road}), strong=p.road_holder == seat),
    )
    now = seat == (p.decider if p.decider >= 0 else p.active)
    return Item(seat_letter(seat), seat=seat, facts=facts, now=now, comes=tuple(_harvested(p, seat)))


def _harvested(p: State, seat: int) -> Iterator[tuple[str, str]]:
    """The tiles that pay a seat for the dice that lie there, with the card each pays; a kind the bank may have been
    short of is left out.
    """
    if not p.dice:
        return
    sites = p.pieces.settlements[seat] | p.pieces.cities[seat]
    paying = [tile for tile in p.island.tiles_of[sum(p.dice)] if tile != p.robber]
    claims = counts_of(sum(p.pieces.claims[tile] for tile in paying))
    for tile in paying:
        kind = p.island.terrain[tile]
        if sites & SITES_OF_TILE[tile] and p.bank[kind] >= claims[kind]:
            yield TILES[tile], f"card.{RESOURCES[kind]}"


def _hand(p: State, seat: int) -> Iterator[Item]:
    for kind, count in enumerate(counts_of(p.packed_hand(seat))):
        if count:
            name = RESOURCES[kind]
            says = Phrase("summary.card", {"card": Phrase(f"resource.{name}"), "count": count})
            yield Item(name, Phrase(f"resource.{name}"), says=says, art=f"card.{name}", count=count)


def _developments(p: State, seat: int) -> Iterator[Item]:
    for kind, count in enumerate(counts_of(p.developments[seat])):
        if count:
            name = DEVELOPMENTS[kind]
            says = Phrase("summary.card", {"card": Phrase(f"card.{name}"), "count": count})
            yield Item(name, Phrase(f"card.{name}"), says=says, art=f"card:{name}", count=count, pick=f"card:{name}")


def costs(p: State, seat: int, give: int, get: int) -> Slot:
    """The purchases of a seat, with what a trade would change in which it gives some cards and gets others."""
    hand = p.packed_hand(seat)
    after = hand - give + get if holds(hand, give) else hand
    items = []
    for kind, pieces, most in _LEFT:
        left, free = most - getattr(p.pieces, pieces)[seat].bit_count(), bool(_free(p, seat, kind))
        items.append(_cost(hand, after, kind, left, free, f"{kind}.{seat}", kind))
    items.append(_cost(hand, after, "development", p.pile_size, True, "buy", "buy"))
    return Slot("costs", "price-rows", tuple(items), Phrase("panel.build"), Phrase("panel.left"))


def _cost(hand: int, after: int, kind: str, left: int, free: bool, art: str, pick: str) -> Item:
    short, then = (_short(kind, counts_of(cards), left, free) for cards in (hand, after))
    note, soon = short, short is not None and then is None
    if (short is None) != (then is None):
        note = Phrase("table.after_trade" if soon else "table.lost_by_trade")
    price = _price(kind, counts_of(after if soon else hand))
    return Item(pick, Phrase(f"table.{kind}"), art=art, note=note, price=price, left=str(left), soon=soon, pick=pick)


def _free(p: State, seat: int, kind: str) -> int:
    """Where a seat may build a piece, cards aside, as a set of bits."""
    pieces = p.pieces
    if kind == "road":
        return int(pieces.ways[seat] & ~pieces.taken)
    return int(pieces.reached[seat] & pieces.sites if kind == "settlement" else pieces.settlements[seat])


def _short(kind: str, hand: tuple[int, ...], left: int, free: bool) -> Phrase | None:
    """In three words why a purchase is out of reach: cards first, then pieces, then places; None where it is not."""
    lacking = [at for at, count in enumerate(counts_of(COSTS[kind])) if count > hand[at]]
    if lacking:
        return Phrase("table.needs", {"kinds": tuple(kind_phrase(at) for at in lacking)})
    return Phrase("table.none_left") if not left else None if free else Phrase("table.no_place")


def _price(kind: str, hand: tuple[int, ...]) -> tuple[tuple[str, bool], ...]:
    """The cards of a price, one by one, with whether the hand has each."""
    return tuple(
        (f"card.{RESOURCES[at]}", number < hand[at])
        for at, count in enumerate(counts_of(COSTS[kind]))
        for number in range(count)
    )


# -- drawings ---------------------------------------------------------------------------------------------------------


def pictures(names: Iterable[str]) -> Drawings:
    """The drawings of these names, as far as they are the island's own."""
    return drawings(SHEET, {name: art for name in names if (art := _art(name)) is not None})


def _art(name: str) -> Art | None:
    word, _, of = name.partition(".")
    if word == "card" and of in RESOURCES:
        kind = RESOURCES.index(of)
        slab = Shape("rect", {"class": f"bl-t{kind + 1}", "x": "-24", "y": "-24", "width": "48", "height": "60"})
        return Art((slab, *sign(kind, 0, 0)), (-18, -18, 36, 36))
    if word in ("settlement", "city") and of.isdigit():
        box = (-20.0, -22.0, 40.0, 40.0) if word == "settlement" else (-24.0, -33.0, 50.0, 50.0)
        return Art((group(*house(int(of), word, 0, 0), kind=f"bl-b bl-y{int(of) + 1}"),), box)
    if word == "road" and of.isdigit():
        back = path("bl-ways", "M-17 9l34-18", style="stroke-width:13")
        return Art(
            (back, path(f"bl-road bl-o{int(of) + 1}", "M-16 8.5l32-17", style="stroke-width:9")), (-20, -20, 40, 40)
        )
    if word == "die" and of.isdigit():
        square = {"class": "bl-die", "x": "-16", "y": "-16", "width": "32", "height": "32", "rx": "7"}
        return Art((Shape("rect", square), path("bl-dp", DICE[int(of) - 1])), (-17.6, -17.6, 35.2, 35.2))
    return None
