"""What the checkpoints on the robber ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from boardlab.catan import Position
from boardlab.catan.actions import DISCARD, RIDE, ROBBER, STEAL, TRADE, Kind
from boardlab.catan.board import SITES_OF_TILE, TILE_AT, TILES, TILES_OF_SITE, bits
from boardlab.catan.cards import RESOURCES, SETTLEMENT_COST, bundle, counts_of, holds, parts, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.rules.odds import at_least_once, blocked_ways, roll_chance
from boardlab.core.contract.event import Event
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.lessons.catan import CITY_COST, looking, redactions, turns
from boardlab.lessons.catan.sketching import place, sketch
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

SEVEN = "dice 3 4"
THROWS = {total: f"dice {min(6, total - 1)} {total - min(6, total - 1)}" for total in WAYS_OF}
"""A throw for each sum of two dice."""
"""Plies of the worked example: C has thrown a 7; D begins its next turn with a knight in hand."""


# -- discards --------------------------------------------------------------------------------------------------------


def thrown(p: Position, total: int = 7) -> tuple[Event, ...]:
    """What a throw of this sum does, event by event."""
    reached = do(p, "roll")
    return reached.events(reached.read_action(THROWS[total]))


def put_back(p: Position, seat: int | None = None) -> int:
    """How many cards a seat, or all together, put back when the player to roll throws a 7."""
    return counted(thrown(p), ("must_discard",), seat)


def counted(told: tuple[Event, ...], kinds: tuple[str, ...], seat: int | None) -> int:
    """The cards of a seat, or of all together, in events of these kinds."""
    return sum(int(event.facts["count"]) for event in told if event.kind in kinds and seat in (None, event.player))


def lines(told: tuple[Event, ...], *kinds: str) -> Iterator[ReceiptLine]:
    """Events as lines of a receipt that counts cards."""
    for event in told:
        if event.kind in kinds and event.player is not None:
            label = Phrase(f"event.{event.kind}", {**event.facts, "player": Seat(event.player)})
            yield ReceiptLine(event.player, label, None, int(event.facts["count"]), event.rule, event.places)


def discard_receipt(p: Position) -> Receipt:
    """Who puts back how many cards on a 7."""
    return Receipt(Phrase("receipt.players"), tuple(lines(thrown(p), "must_discard")), unit="cards")


def discards(size: int) -> int:
    """How many cards a hand of some size puts back on a 7: asked of a game in which B holds so many."""
    full = "".join(f" {size // 5 + (kind < size % 5)} {name}" for kind, name in enumerate(RESOURCES))
    cards = " ".join(full.split()) if size >= 5 else f"{size} lumber"
    return put_back(sketch(stage="roll", hands={"B": cards}), 1)


def discards_leaving(p: Position, price: int) -> list[int]:
    """The discards, as cards, after which the seat can still pay a price."""
    hand = p.packed_hand(p.decider)
    return [cards for cards in parts(hand, sum(counts_of(hand)) // 2) if holds(hand - cards, price)]


def discard(cards: int) -> str:
    """The discard of some cards, as text."""
    counted = (f"{count} {RESOURCES[kind]}" for kind, count in enumerate(counts_of(cards)) if count)
    return " ".join(["discard", *counted])


# -- the steps of a seven --------------------------------------------------------------------------------------------

STEPS = {DISCARD: "discards", ROBBER: "move", STEAL: "steal", TRADE: "trade"}
"""The steps of a question by the stages of the game."""


def steps(p: Position) -> tuple[str, ...]:
    """What happens after a 7, in the order in which the game does it."""
    p = do(p, "roll", SEVEN)
    found = [STEPS[p.stage]]
    while p.stage != TRADE:
        acts = p.legal_actions() or tuple(act for act, _ in p.chance_outcomes())
        p = p.play(next((act for act in acts if act.seat >= 0), acts[0]))
        found.append(STEPS[p.stage])
    return tuple(dict.fromkeys(found))


# -- what the block costs --------------------------------------------------------------------------------------------

_HARVEST = ("harvest_settlement", "harvest_city", "harvest_settlements", "harvest_cities", "harvest_sum")


def paid(p: Position, total: int, seat: int | None = None) -> int:
    """How many cards a throw of this sum pays a seat, or all together."""
    return counted(thrown(p, total), _HARVEST, seat)


def harvest_receipt(p: Position, total: int) -> Receipt:
    """What a throw pays, tile by tile; a blocked tile pays nobody."""
    told = thrown(p, total)
    found = list(lines(told, *_HARVEST))
    for event in told:
        if event.kind == "blocked":
            label = Phrase("event.blocked", dict(event.facts))
            beside = p.pieces.neighbours[TILES.index(event.places[0])]
            # Cards belong to no column of a receipt: one line tells it for all who live there.
            found += [ReceiptLine(seat, label, None, 0, event.rule, event.places) for seat in beside[:1]]
    return Receipt(Phrase("receipt.cards"), tuple(found), unit="cards")


def unblocked(p: Position, total: int) -> int:
    """How many cards a throw of this sum would pay all together, were no tile blocked."""
    return sum(built_cards(p, tile, seat) for tile in p.island.tiles_of[total] for seat in range(p.players))


def rivals_lose(p: Position, tile: int) -> int:
    """What the robber on a tile costs all but the seat to move, in 36ths of a card a roll."""
    return sum(ways for seat, ways in enumerate(blocked_ways(p, tile)) if seat != p.active)


def best_blocks(p: Position) -> frozenset[str]:
    """The tiles on which the robber costs the others most."""
    most = max(rivals_lose(p, tile) for tile in range(len(TILES)) if tile != p.robber)
    return frozenset(TILES[tile] for tile in range(len(TILES)) if rivals_lose(p, tile) == most)


def block_told(p: Position, picked: frozenset[str]) -> Phrase | None:
    """What a wrong tile costs the others, beside the best one."""
    if len(picked) != 1:
        return Phrase("explain.robber_one_tile")
    best = TILE_AT[min(best_blocks(p))]
    return Phrase("explain.robber_block", {"ways": rivals_lose(p, TILE_AT[min(picked)]), "best": rivals_lose(p, best)})


# -- chances ------------------------------------------------------------------------------------------------------


def percent(chance: Fraction) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


def round_of_four() -> Fraction:
    """The chance of at least one 7 in four rolls."""
    return at_least_once(roll_chance(7), 4)


def built_cards(p: Position, tile: int, seat: int) -> int:
    """What a tile would pay a seat, were it not blocked: one for each settlement, two for each city."""
    around = SITES_OF_TILE[tile]
    mine = p.pieces.settlements[seat] & around, p.pieces.cities[seat] & around
    return sum(1 for _ in bits(mine[0])) + 2 * sum(1 for _ in bits(mine[1]))


# -- numbers of the text ---------------------------------------------------------------------------------------------


def tile(name: str) -> int:
    """The index of a tile by its name on the classic map."""
    return TILE_AT[place(name)]


def ways_to(kind: str) -> int:
    """In how many cards of 36 rolls all players together may expect a resource, as C robs in the worked example."""
    p = scenario("catan.robber.c_robs")
    tiles = [at for at, terrain in enumerate(p.island.terrain) if terrain == RESOURCES.index(kind)]
    return sum(sum(blocked_ways(p, at)) for at in tiles)


def starving(p: Position, kind: str, seat: int = 3) -> frozenset[str]:
    """The tiles that give a seat a resource."""
    return frozenset(tile for tile in _giving(p, kind) if blocked_ways(p, TILE_AT[tile])[seat])


def idle_pasture(p: Position) -> frozenset[str]:
    """A pasture from which D gets nothing."""
    return frozenset(sorted(_giving(p, "wool") - starving(p, "wool"))[:1])


def is_idle_pasture(p: Position, picked: frozenset[str]) -> bool:
    """Is a single pasture picked from which D gets nothing?"""
    return len(picked) == 1 and picked <= _giving(p, "wool") - starving(p, "wool")


def leaders_tile(p: Position) -> frozenset[str]:
    """The tile that gives the leader most, but for those that give all rivals together most."""
    leader = max(range(p.players), key=p.scores.__getitem__)
    tiles = sorted(set(TILES) - best_blocks(p))
    return frozenset({max(tiles, key=lambda tile: blocked_ways(p, TILE_AT[tile])[leader])})


def is_leaders_tile(p: Position, picked: frozenset[str]) -> bool:
    """Is a single tile picked that gives the leader something, and is not the one that gives all rivals most?"""
    leader = max(range(p.players), key=p.scores.__getitem__)
    tiles = picked - best_blocks(p)
    return len(picked) == len(tiles) == 1 and all(blocked_ways(p, TILE_AT[tile])[leader] for tile in tiles)


def _giving(p: Position, kind: str) -> frozenset[str]:
    """The tiles with a resource."""
    number = RESOURCES.index(kind)
    return frozenset(tile for tile, terrain in zip(TILES, p.island.terrain, strict=True) if terrain == number)


def may_be_robbed(p: Position) -> tuple[int, ...]:
    """The seats from which the seat to move may steal on mountains 4."""
    tile = TILE_AT[place("mountains 4")]
    return tuple(act.seat for act in p.legal_actions() if act.place == tile and act.seat >= 0)


WHO = {(3,): "d", (2, 3): "c_or_d", (1, 2, 3): "anyone"}
"""The choices by the seats that may be robbed."""


def who_picks(p: Position) -> str:
    """Who decides which card is stolen."""
    return "chance" if p.current_player == CHANCE else "thief" if p.current_player == p.active else "victim"


def chance_of(p: Position, card: str) -> Fraction:
    """The chance that the stolen card is of a kind."""
    found = {act.to_text(): chance for act, chance in p.chance_outcomes()}
    return found.get(f"steal {card}", Fraction(0))


def tile_gives(p: Position, card: str) -> int:
    """The percent of a kind, were the stolen card the resource of the robber's tile: all or nothing."""
    return 100 * (p.island.terrain[p.robber] == RESOURCES.index(card))


def lost_to_the_bank(p: Position, seat: int) -> int:
    """How many cards a seat puts back when a knight is played: those gone by the time the robber rides."""
    after = do(p, "play knight")
    assert after.stage == RIDE
    return p.hand_sizes[seat] - after.hand_sizes[seat]


def stands_on(p: Position, seat: int) -> bool:
    """Does the robber block a tile of this seat?"""
    return seat in p.pieces.neighbours[p.robber]


def well_ridden(p: Position) -> bool:
    """Is the robber off D's tiles, and the stolen card sure to be lumber?"""
    return p.stage == STEAL and not stands_on(p, 3) and chance_of(p, "lumber") == 1


def ride(p: Position) -> tuple[str, ...]:
    """A ride that frees D's pasture and is sure of lumber."""
    return turns.first_line(p, Kind.PLAY, Kind.ROBBER, wanted=well_ridden)


def lumber(victim: str) -> str:
    """The chance to steal lumber from a player when D rides in the worked example."""
    riding = do(scenario("catan.robber.d_rides"), "play knight")
    seat = "ABCD".index(victim)
    act = next(act for act in riding.legal_actions() if act.seat == seat)
    return str(chance_of(riding.play(act), "lumber"))


# -- discards --------------------------------------------------------------------------------------------------------


def half(p: Position, seat: int, *, up: bool = False, least: int = HAND_LIMIT + 1, developments: bool = False) -> int:
    """Half a hand: rounded up, of a smaller hand already, or with the development cards."""
    held = p.hand_sizes[seat] + developments * size(p.developments[seat])
    return (held + up) // 2 if held >= least else 0


def down_to_seven(p: Position, seat: int) -> int:
    """All cards beyond seven."""
    return max(p.hand_sizes[seat] - HAND_LIMIT, 0)


def all_hands(p: Position, rule: Callable[..., int], **how: object) -> int:
    """A wrong rule of one hand, for all of them."""
    return sum(rule(p, seat, **how) for seat in range(p.players))


def one_of_each(p: Position) -> tuple[str, ...]:
    """Puts back from the largest pile, card by card, so that as many kinds as possible are kept."""
    hand = list(counts_of(p.packed_hand(p.decider)))
    given = [0] * len(hand)
    for _ in range(sum(hand) // 2):
        largest = max(range(len(hand)), key=lambda kind: hand[kind])
        hand[largest] -= 1
        given[largest] += 1
    return (discard(bundle(given)),)


def saved_for_a_settlement(p: Position) -> tuple[str, ...]:
    """Keeps what a settlement costs, and besides as few kinds as possible."""
    hand, fitting = p.packed_hand(p.decider), discards_leaving(p, SETTLEMENT_COST)
    return (discard(min(fitting, key=lambda cards: sum(count > 0 for count in counts_of(hand - cards)))),)


def kinds_kept(p: Position, seat: int) -> int:
    """How many kinds a hand holds."""
    return sum(count > 0 for count in counts_of(p.packed_hand(seat)))


# -- the block -------------------------------------------------------------------------------------------------------


def blocks_the_number(p: Position, total: int) -> int:
    """No tile with the number of the robber's tile pays."""
    return 0 if p.robber in p.island.tiles_of[total] else paid(p, total)


def blocks_the_robbed_only(p: Position, total: int, robbed: int) -> int:
    """The blocked tile pays all but the player who was robbed."""
    beside = sum(built_cards(p, p.robber, seat) for seat in range(p.players) if seat != robbed)
    return paid(p, total) + (beside if p.robber in p.island.tiles_of[total] else 0)


def blocks_the_building(p: Position, total: int, seat: int) -> int:
    """A building beside the robber gets nothing from any tile."""
    found = 0
    for weight, mine in ((1, p.pieces.settlements[seat]), (2, p.pieces.cities[seat])):
        for site in bits(mine & ~SITES_OF_TILE[p.robber]):
            found += weight * sum(tile in p.island.tiles_of[total] for tile in TILES_OF_SITE[site])
    return found


def best_without_cities(p: Position) -> frozenset[str]:
    """The tile that costs the others most if cities are taken for settlements."""
    theirs = p.pieces.built & ~(p.pieces.settlements[p.active] | p.pieces.cities[p.active])
    return _best_tile(p, lambda tile: (theirs & SITES_OF_TILE[tile]).bit_count())


def likeliest_tile(p: Position) -> frozenset[str]:
    """A tile with the likeliest number, whoever lives there."""
    return _best_tile(p, lambda tile: 1)


def _best_tile(p: Position, weight: Callable[[int], int]) -> frozenset[str]:
    """The tile where this weight for each throw that pays makes most."""
    ways = [WAYS_OF.get(chip, 0) for chip in p.island.chips]
    return frozenset({TILES[max(range(len(TILES)), key=lambda tile: weight(tile) * ways[tile])]})


def is_likeliest(p: Position, picked: frozenset[str]) -> bool:
    """Is a single tile picked, one with a 6 or an 8?"""
    return len(picked) == 1 and all(p.island.chips[TILE_AT[key]] in (6, 8) for key in picked)


# -- the theft -------------------------------------------------------------------------------------------------------


def with_empty_hands(p: Position) -> tuple[int, ...]:
    """Everybody beside mountains 4 can be robbed, cards or not."""
    return tuple(seat for seat in p.pieces.neighbours[TILE_AT[place("mountains 4")]] if seat != p.decider)


def anybody(p: Position) -> tuple[int, ...]:
    """Everybody else can be robbed, wherever they live."""
    return tuple(seat for seat in range(p.players) if seat != p.decider)


def per_kind(p: Position) -> Fraction:
    """Each kind in the hand is taken for equally likely."""
    return Fraction(1, sum(count > 0 for count in counts_of(p.packed_hand(p.underway.victim))))
