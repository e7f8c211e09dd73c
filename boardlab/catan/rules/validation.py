"""What no position can be, and what no game can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from boardlab.catan.actions import ANSWER, DISCARD, DRAW, FOUND, FREE_ROAD, STEAL
from boardlab.catan.board import NEXT, PATHS, PATHS_AT, SITES, TILES, bits
from boardlab.catan.cards import BANK, DEVELOPMENTS, HAND, KNIGHT, PER_KIND, PILE_COUNTS, counts_of, size
from boardlab.catan.island import CHIPS, DESERT, HARBOUR_COUNTS, TERRAIN_COUNTS, TERRAINS, Island
from boardlab.catan.options import CITIES, HAND_LIMIT, ROADS, SETTLEMENTS
from boardlab.catan.pieces import Pieces, ways_of
from boardlab.catan.places import development_phrase, harbour_phrase, kind_phrase, path_phrase, site_phrase, tile_phrase
from boardlab.catan.rules import longest_road
from boardlab.catan.rules.development.army import undeserved as army_undeserved
from boardlab.catan.rules.founding import misplaced
from boardlab.catan.rules.winning import wrongly_over
from boardlab.catan.state import State
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat

Breaches = Iterator[Breach]


def impossible(p: State) -> tuple[Breach, ...]:
    """Why no table can show this: cards and pieces the box does not hold, two things in one place."""
    return (
        *_cards(p),
        *_shared(p.pieces),
        *longest_road.undeserved(p),
        *army_undeserved(p),
        *misplaced(p),
        *_pending(p),
    )


def _pending(p: State) -> Breaches:
    """Something under way that cannot go on: cards promised or laid down that are not there, no road to lay."""
    what = p.underway
    covered = p.options.discard_order == "simultaneous"
    promised = [(seat, cards) for seat, cards in enumerate(what.discards) if cards and covered]
    named = list(what.discards)
    if what.offer:
        promised.append((p.active, what.offer.give))
        promised += [(seat, answer[1]) for seat, answer in enumerate(what.offer.answers) if answer]
        named += [what.offer.get, *(answer[0] for answer in what.offer.answers if answer)]
        if what.offer.answers[p.active] or (p.stage == ANSWER and p.decider == p.active):
            yield Breach("catan.trade.domestic.counteroffer", {"player": Seat(p.active)}, case="own")
        elif p.stage == ANSWER:
            turns = [(p.active + step) % p.players for step in range(1, p.players)]
            heard = turns[: turns.index(p.decider)]
            if any((what.offer.answers[seat] is not None) != (seat in heard) for seat in turns):
                yield Breach("catan.trade.domestic.counteroffer", {"player": Seat(p.decider)}, case="order")
    for cards in named:
        for kind, count in enumerate(counts_of(cards)):
            if count > PER_KIND:
                facts = {"kind": kind_phrase(kind), "count": count, "limit": PER_KIND}
                yield Breach("catan.components.resource_cards", facts, case="asked")
    for seat, cards in promised:
        for kind, (need, have) in enumerate(zip(counts_of(cards), counts_of(p.packed_hand(seat)), strict=True)):
            if need > have:
                yield Breach("catan.cards.must_hold", {"kind": kind_phrase(kind), "need": need, "have": have})
    if p.stage == DISCARD and size(p.packed_hand(p.decider)) <= HAND_LIMIT:
        few = {"player": Seat(p.decider), "hand": size(p.packed_hand(p.decider)), "least": HAND_LIMIT + 1}
        yield Breach("catan.robber.discard", few, case="few")
    for step in range((p.decider - p.active) % p.players, p.players) if what.discards else ():
        if what.discards[late := (p.active + step) % p.players]:
            yield Breach("catan.robber.discard", {"player": Seat(late)}, case="due")
    if p.stage == STEAL and not p.packed_hand(what.victim):
        facts = {"player": Seat(what.victim), "tile": tile_phrase(p.island, p.robber)}
        yield Breach("catan.robber.steal_empty_hand", facts)
    if p.stage == DRAW and not p.pile:
        yield Breach("catan.dev.deck_empty")
    if p.stage == FREE_ROAD:
        seat, pieces = p.active, p.pieces
        left = ROADS - pieces.roads[seat].bit_count()
        if left < what.free or not pieces.ways[seat] & ~pieces.taken:
            yield Breach("catan.dev.road_building", case="room")


def unreachable(p: State) -> tuple[Breach, ...]:
    """Why no game leads here: an island the box does not make, buildings too close, pieces that hang in the air."""
    return (*island_problems(p.island), *_close(p.pieces), *_loose(p), *wrongly_over(p))


def island_problems(island: Island) -> Breaches:
    """Terrain, chips and harbours that are not those of the box (catan.components.terrain, .chips, .frame)."""
    for kind, right in enumerate(TERRAIN_COUNTS):
        count = island.terrain.count(kind)
        if count != right:
            facts = {"terrain": Phrase(f"terrain.{TERRAINS[kind]}"), "count": count, "right": right}
            yield Breach("catan.components.terrain", facts)
    for tile, (kind, number) in enumerate(island.tiles):
        if kind == DESERT and number:
            yield Breach("catan.setup.chips_skip_desert", {"number": number}, (TILES[tile],))
    chips = Counter(CHIPS)
    for number in sorted({*chips, *island.chips} - {0}):
        count = island.chips.count(number)
        if count != chips[number]:
            places = tuple(TILES[tile] for tile, chip in enumerate(island.chips) if chip == number)
            facts = {"number": number, "count": count, "right": chips[number]}
            yield Breach("catan.components.chips", facts, places)
    for kind, right in enumerate(HARBOUR_COUNTS):
        count = island.harbours.count(kind)
        if count != right:
            yield Breach("catan.components.frame", {"kind": harbour_phrase(kind), "count": count, "right": right})


def _cards(p: State) -> Breaches:
    """Nineteen of each kind, always; development cards as in the box."""
    hands = [counts_of(p.packed_hand(seat)) for seat in range(p.players)]
    bank = counts_of(p.cards >> BANK & HAND)
    for kind, left in enumerate(bank):
        count = left + sum(hand[kind] for hand in hands)
        if count != PER_KIND:
            facts = {"kind": kind_phrase(kind), "count": count, "limit": PER_KIND}
            yield Breach("catan.components.resource_cards", facts, case="sum")
    held = [counts_of(cards) for cards in (*p.developments, p.pile)]
    for card, limit in enumerate(PILE_COUNTS):
        count = sum(counts[card] for counts in held) + (sum(p.knights) if card == KNIGHT else 0)
        if count > limit or (count < limit and DEVELOPMENTS[card] in ("knight", "victory_point")):
            facts = {"card": development_phrase(card), "count": count, "limit": limit}
            yield Breach("catan.components.dev_cards", facts)


def supply(settlements: Sequence[int], cities: Sequence[int], roads: Sequence[int]) -> Breaches:
    """More pieces on the island than a colour has. To be asked before anything is worked out from the pieces: the
    longest line of many more roads takes minutes to find.
    """
    kinds = (("settlement", settlements, SETTLEMENTS), ("city", cities, CITIES), ("road", roads, ROADS))
    for piece, each, limit in kinds:
        for seat, mine in enumerate(each):
            if mine.bit_count() > limit:
                facts = {
                    "player": Seat(seat), "piece": Phrase(f"piece.{piece}"), "count": mine.bit_count(), "limit": limit,
                }  # fmt: skip
                yield Breach("catan.components.pieces", facts)


def _shared(pieces: Pieces) -> Breaches:
    island = pieces.island
    both = [*pieces.settlements, *pieces.cities]
    for site in bits(_twice(both)):
        owners = tuple(Seat(at % len(pieces.roads)) for at, mine in enumerate(both) if mine >> site & 1)
        facts = {"site": site_phrase(island, site), "players": owners}
        yield Breach("catan.build.settlement.empty", facts, (SITES[site],), "twice")
    for path in bits(_twice(pieces.roads)):
        owners = tuple(Seat(at) for at, mine in enumerate(pieces.roads) if mine >> path & 1)
        facts = {"path": path_phrase(island, path), "players": owners}
        yield Breach("catan.build.road.one_per_path", facts, (PATHS[path],), "twice")


def _twice(sets: list[int] | tuple[int, ...]) -> int:
    """The items, as a set of bits, that occur in more than one of these sets."""
    once = twice = 0
    for each in sets:
        twice |= once & each
        once |= each
    return twice


def _close(pieces: Pieces) -> Breaches:
    """Buildings that break the distance rule, each pair once."""
    for site in bits(pieces.built):
        for other in bits(NEXT[site] & pieces.built):
            if site < other:
                owner = pieces.owner(other)
                assert owner is not None
                kind = "city" if pieces.cities[owner] >> other & 1 else "settlement"
                facts = {
                    "building": Phrase(f"piece.{kind}_of", {"player": Seat(owner)}),
                    "site": site_phrase(pieces.island, site),
                    "other": site_phrase(pieces.island, other),
                }
                yield Breach("catan.build.settlement.distance", facts, (SITES[site], SITES[other]))


def _loose(p: State) -> Breaches:
    """Buildings without a road and roads without a building, once founding is over."""
    pieces = p.pieces
    for seat, roads in enumerate(pieces.roads):
        own = pieces.settlements[seat] | pieces.cities[seat]
        for site in bits(own):
            if not PATHS_AT[site] & roads and p.phase != FOUND:
                facts = {"site": site_phrase(p.island, site), "player": Seat(seat)}
                yield Breach("catan.build.settlement.connected", facts, (SITES[site],), "alone")
        # Roads laid before a rival built between them stay connected: only rivals' buildings are ignored here.
        held = ways_of(0, own, 0)
        while (grown := held | ways_of(roads & held, own, 0)) != held:
            held = grown
        for path in bits(roads & ~held):
            yield Breach("catan.build.road.connected", {"path": path_phrase(p.island, path)}, (PATHS[path],))
