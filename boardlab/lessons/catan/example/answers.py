"""The worked example turn by turn, and what the checkpoints on it ask about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from typing import cast

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import SITE_AT, SITES, SITES_OF_TILE, TILE_AT, TILES, bits
from boardlab.catan.cards import CITY_COST, RESOURCES, SETTLEMENT_COST, counts_of, holds, size
from boardlab.catan.example import example_game
from boardlab.catan.island import WAYS_OF
from boardlab.core.contract.event import Event
from boardlab.core.contract.position import Position as AnyPosition
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.record import Record
from boardlab.lessons.catan import bank, cards_phrase, explaining, points_by_source, rolls, wrong_building
from boardlab.lessons.catan.robber.answers import rivals_lose
from boardlab.lessons.display import Story, do

TURNS = 16
QUIET = ("rolls", "ended")
"""Events that go without saying."""
FOLLOWING = ("seven", "blocked", "accepted", "declined", "countered", "traded", "drawn", "stole")
"""Events that are told in one breath with those before them, as is what a roll brings."""
WOOL = RESOURCES.index("wool")


# -- turn by turn --------------------------------------------------------------------------------------------------


@cache
def first_ply(turn: int) -> int:
    """The ply at which a turn begins, with the dice to be thrown or a card to be played; one after the last ends it."""
    return next((ply for ply, p in enumerate(positions()) if p.turn == turn), len(positions()))


def before(turn: int) -> Position:
    """The position in which a turn begins."""
    return positions()[first_ply(turn)]


def rolled(turn: int) -> Position:
    """The position after the roll of a turn, before anything else is done."""
    plies = range(first_ply(turn), first_ply(turn + 1))
    return positions()[next(ply for ply in plies if positions()[ply].rolled)]


def after(turn: int) -> Position:
    """The position at the end of a turn, before the next player takes the dice."""
    last = first_ply(turn + 1) - 1
    return positions()[last]


def _events(ply: int) -> tuple[Event, ...]:
    return example_game().events(ply) if ply < len(positions()) else ()


def told(*turns: int) -> Story:
    """What happened in some turns, one sentence for each thing; what belongs together stands in one line."""
    say = positions()[0].wording.narrate
    plies = [ply for turn in turns for ply in range(first_ply(turn) + 1, first_ply(turn + 1) + 1)]
    lines: list[str] = []
    for event in (event for ply in plies for event in _events(ply) if event.kind not in QUIET):
        brought = event.kind.startswith("harvest")
        said = say(replace(event, kind="share") if brought else event)
        if brought or event.kind in FOLLOWING:
            lines[-1] += f" {said}"
        else:
            lines.append(said)
    return Story(tuple(lines))


def replay(first: int, last: int) -> Record:
    """The record of some turns in a row, at its beginning: step through it on a board."""
    game = Record(cast(AnyPosition, before(first)))
    for act in example_game().actions[first_ply(first) : first_ply(last + 1)]:
        game.play(act)
    return game.jump(0)


# -- predicting ----------------------------------------------------------------------------------------------------


"""Plies: D is asked in turn 6; B chooses a partner; C has rolled a 7; in turn 16 D holds what a city costs."""


def pastures(p: Position) -> list[int]:
    """The tiles that give wool."""
    return [tile for tile, terrain in enumerate(p.island.terrain) if terrain == WOOL]


def wool_kept(p: Position, picked: Places) -> Phrase | None:
    """Says what a wrong tile costs the others, or that it gives no wool."""
    if len(picked) != 1:
        return Phrase("example.explain.one_tile")
    tile, tiles = TILE_AT[min(picked)], pastures(p)
    best = max(rivals_lose(p, each) for each in tiles)
    if tile not in tiles:
        return Phrase("example.explain.no_pasture")
    return Phrase("example.explain.pasture", {"ways": rivals_lose(p, tile), "best": best})


KNIGHT = ("play knight", "robber -2,1 from B", "steal lumber")
EIGHT = ("roll", "dice 4 4")


def when_to_ride(p: Position) -> str:
    """When D's knight makes the settlement payable if an 8 is rolled: before the roll, after it, or either way."""
    orders = (*KNIGHT, *EIGHT), (*EIGHT, *KNIGHT)
    first, later = (holds(do(p, *line).packed_hand(p.active), SETTLEMENT_COST) for line in orders)
    return "same" if first == later else "before" if first else "after"


def finished(p: Position) -> Position:
    """The last ply of the example: D's city."""
    return do(p, "city 1,-1|2,-2|2,-1")


# -- the end -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def city_after(p: Position, *, swaps: bool = True) -> tuple[int, ...]:
    """The sums of two dice after which the player can pay for a city; with one swap at the bank if need be."""
    found = []
    for total in range(2, 13):
        end = rolls.rolled(p, total)
        reached = [end]
        if swaps:
            reached += [end.play(act) for act in end.legal_actions() if act.to_text().startswith("trade")]
        if any(holds(each.packed_hand(p.active), CITY_COST) for each in reached):
            found.append(total)
    return tuple(found)


def ways(totals: tuple[int, ...]) -> int:
    """In how many of the 36 throws one of these sums comes."""
    return sum(WAYS_OF[total] for total in totals)


def throws_receipt(p: Position) -> Receipt:
    """The throws after which the player can pay for a city, sum by sum, and what each brings."""
    lines = []
    for total in city_after(p):
        told = next(line for line in rolls.roll_receipt(p, total).lines if line.player == p.active and line.points)
        got = Phrase("choice.get", {"kind": told.label.facts["kind"]})
        lines.append(ReceiptLine(p.active, told.label.facts["tile"], got, WAYS_OF[total], rolls.CHIPS, told.places))
    return Receipt(Phrase("receipt.throws"), tuple(lines), unit="chance")


# -- wrong rules ------------------------------------------------------------------------------------------------------

Places = frozenset[str]


def own_sites(p: Position, total: int) -> Places:
    """Only the buildings of whoever rolls."""
    mine = p.pieces.settlements[p.active] | p.pieces.cities[p.active]
    return frozenset(key for key in rolls.paid_sites(p, total) if mine >> SITE_AT[key] & 1)


def first_tile_only(p: Position, total: int) -> Places:
    """Only the buildings at one of the tiles with the number."""
    tile = p.island.tiles_of[total][0]
    return frozenset(SITES[site] for site in bits(p.pieces.built & SITES_OF_TILE[tile]))


def too_near(p: Position, text: str) -> str:
    """Asks for two empty intersections on the way to the next building."""
    site = text.partition(" ")[2]
    return "legal" if site in wrong_building.three_paths_apart(p) else wrong_building.DISTANCE


def only_the_roller_offers(p: Position) -> str:
    """Lets nobody but the player whose turn it is name a price."""
    return "legal" if p.decider == p.active else "catan.trade.domestic.active_only"


def extra_card_is_a_gift(p: Position, text: str) -> str:
    """Wants as many cards on one side as on the other."""
    act = p.read_action(text)
    return "legal" if size(act.give) == size(act.get) else bank.NO_GIFTS


def costs_rivals_most(p: Position, tiles: Iterable[int] = range(len(TILES))) -> Places:
    """The tile, of all or of some, that costs the rivals most cards of any kind."""
    return frozenset([TILES[max(tiles, key=lambda tile: rivals_lose(p, tile))]])


def pasture_of_the_leader(p: Position) -> Places:
    """The pasture at which the player with most points has a building."""
    leader = max(range(p.players), key=lambda seat: p.scores[seat])
    return frozenset(TILES[tile] for tile in pastures(p) if leader in p.pieces.neighbours[tile])


def dice_always_first(p: Position) -> str:
    """Allows no card before the roll."""
    return "after" if p.phase == "roll" else when_to_ride(p)


def without_the_robber(p: Position) -> str:
    """Lets every tile yield, whoever stands on it: the moment of the knight makes no difference then."""
    free = catan.from_json({**p.to_json(), "robber": TILES[p.island.desert]}, allow_unreachable=True)
    return when_to_ride(free)


def rounds_swaps_up(p: Position, seat: int) -> int:
    """Lets the bank take what is there for the last card."""
    rates = bank.rates(p, seat)
    return sum(
        -(-count // rate) for count, rate in zip(counts_of(p.packed_hand(seat)), rates, strict=True) if count >= rate
    )


def pays_the_player(p: Position) -> int:
    """Takes every throw that brings the player any card."""
    paid = tuple(total for total in range(2, 13) if total != 7 and rolls.gain(p, p.active, total))
    return ways(paid)


@cache
def positions() -> tuple[Position, ...]:
    """The positions of the worked example after each ply, the start first."""
    return cast(tuple[Position, ...], example_game().positions)


def example(ply: int) -> Position:
    """The worked example after so many plies."""
    return positions()[ply]


# -- watching ------------------------------------------------------------------------------------------------------


def seen(p: Position, seat: int, kind: int, totals: Iterable[int], *, city: int = 2, blocked: bool = True) -> int:
    """How many cards of a kind some rolls bring a seat, or would by a wrong rule (see :func:`rolls.due`)."""
    tiles = (
        tile
        for total in totals
        for tile in rolls.tiles_with(p, total, blocked=blocked)
        if p.island.terrain[tile] == kind
    )
    return rolls.cards(p, seat, list(tiles), city)


def seen_on_own_rolls(p: Position, seat: int, kind: int, totals: Iterable[int]) -> int:
    """Those that come with the rolls of the seat itself, the first of which is the roll of the seat to move."""
    own = (total for at, total in enumerate(totals) if (p.active + at) % p.players == seat)
    return seen(p, seat, kind, own)
