"""All pieces on the island, and what follows from them alone: sites, ways, harvests, rates, the length of the roads.

Positions share one :class:`Pieces` until something is built, so all of this is worked out once for many positions.
"""

from __future__ import annotations

from boardlab.catan.board import (
    ALL_SITES,
    BIT,
    CLOSE,
    ENDS,
    ENDS_MASK,
    PATHS_AT,
    TILES_OF_SITE,
    bits,
)
from boardlab.catan.cards import BANK, LANE, bundle, counts_of
from boardlab.catan.island import DESERT, GENERIC, Island
from boardlab.catan.roads import longest, longest_through
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.rule import rule

NO_HARBOUR = bundle((4, 4, 4, 4, 4))
"""Cards of each kind for one, without a harbour (catan.trade.maritime.four)."""

Seats = tuple[int, ...]


def better_rates(rates: int, harbour: int) -> int:
    """Rates with one harbour more: 3 for every kind, or 2 for its own (catan.trade.maritime.three, .two)."""
    return bundle(
        tuple(
            min(rate, 3) if harbour == GENERIC else 2 if kind == harbour else rate
            for kind, rate in enumerate(counts_of(rates))
        )
    )


@rule("catan.build.fixed")
class Pieces:
    """Settlements, cities and roads of all seats on one island. Never changes: building gives a new one.

    Nothing that is built ever moves; only a settlement comes back, under a city.
    """

    __slots__ = (
        "around", "built", "cities", "claims", "gains", "island", "lengths", "points", "rates", "reached", "roads",
        "settlements", "sites", "taken", "ways",
    )  # fmt: skip

    island: Island
    settlements: Seats
    """Each seat's settlements, a set of intersections."""
    cities: Seats
    roads: Seats
    """Each seat's roads, a set of paths."""
    built: int
    """All intersections with a building."""
    taken: int
    """All paths with a road."""
    sites: int
    """Intersections that are empty and keep the distance rule (catan.build.settlement.distance)."""
    reached: Seats
    """Intersections that each seat's roads touch (catan.build.settlement.connected)."""
    ways: Seats
    """Paths that each seat may lay a road on, those taken included (catan.build.road.connected)."""
    gains: Seats
    """For each tile, what its harvest adds to the integer of all hands."""
    claims: Seats
    """For each tile, what its harvest takes from the bank, a bundle."""
    rates: Seats
    """For each seat, how many cards of each kind the bank takes for one, a bundle (catan.trade.maritime.rate)."""
    lengths: Seats
    """Each seat's longest line of roads (catan.road.five)."""
    around: Seats
    """For each tile, the seats with a building on it, a set (catan.robber.steal_adjacent)."""
    points: Seats
    """Each seat's points for settlements and cities (catan.score.settlement, catan.score.city)."""

    def __eq__(self, other: object) -> bool:
        return type(other) is Pieces and (
            self.island is other.island
            and self.settlements == other.settlements
            and self.cities == other.cities
            and self.roads == other.roads
        )

    def __hash__(self) -> int:
        return hash((self.settlements, self.cities, self.roads))

    def __reduce__(self) -> tuple[object, ...]:
        return pieces, (self.island, self.settlements, self.cities, self.roads)

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each tile, the seats with a building on it, as numbers (catan.robber.steal_adjacent)."""
        return tuple(tuple(bits(seats)) for seats in self.around)

    def owner(self, site: int) -> int | None:
        """The seat whose building stands on an intersection, or None."""
        for seat, mine in enumerate(self.settlements):
            if (mine | self.cities[seat]) >> site & 1:
                return seat
        return None

    def road_owner(self, path: int) -> int | None:
        """The seat whose road lies on a path, or None."""
        for seat, mine in enumerate(self.roads):
            if mine >> path & 1:
                return seat
        return None

    def others(self, seat: int) -> int:
        """Intersections with another player's building."""
        return self.built & ~(self.settlements[seat] | self.cities[seat])

    def _copy(self) -> Pieces:
        new = Pieces.__new__(Pieces)
        new.island = self.island
        new.settlements = self.settlements
        new.cities = self.cities
        new.roads = self.roads
        new.built = self.built
        new.taken = self.taken
        new.sites = self.sites
        new.reached = self.reached
        new.ways = self.ways
        new.gains = self.gains
        new.claims = self.claims
        new.rates = self.rates
        new.lengths = self.lengths
        new.points = self.points
        new.around = self.around
        return new

    def with_settlement(self, seat: int, site: int) -> Pieces:
        """The pieces with one more settlement of this seat, on an intersection."""
        new = self._copy()
        bit = BIT[site]
        new.settlements = with_item(self.settlements, seat, self.settlements[seat] | bit)
        new.built = self.built | bit
        new.sites = self.sites & ~CLOSE[site]
        new.points = with_item(self.points, seat, self.points[seat] + 1)
        new.ways = with_item(self.ways, seat, self.ways[seat] | PATHS_AT[site])
        new._harvest(seat, site)
        kind = self.island.harbour_at[site]
        if kind >= 0:
            new.rates = with_item(self.rates, seat, better_rates(self.rates[seat], kind))
        for other, reached in enumerate(self.reached):
            if other != seat and reached & bit:
                new._cut(other)
        return new

    def _cut(self, seat: int) -> None:
        """Work out a seat's ways and longest line again: another's building now cuts its roads (catan.road.broken)."""
        blocked = self.others(seat)
        self.ways = with_item(
            self.ways, seat, ways_of(self.roads[seat], self.settlements[seat] | self.cities[seat], blocked)
        )
        self.lengths = with_item(self.lengths, seat, longest(self.roads[seat], blocked))

    @rule("catan.build.city.returns_settlement")
    def with_city(self, seat: int, site: int) -> Pieces:
        """The pieces with a city in place of a settlement, which goes back."""
        new = self._copy()
        bit = BIT[site]
        new.settlements = with_item(self.settlements, seat, self.settlements[seat] ^ bit)
        new.cities = with_item(self.cities, seat, self.cities[seat] | bit)
        new.points = with_item(self.points, seat, self.points[seat] + 1)
        new._harvest(seat, site)
        return new

    def with_road(self, seat: int, path: int) -> Pieces:
        """The pieces with one more road of this seat, on a path."""
        new = self._copy()
        roads = self.roads[seat] | BIT[path]
        new.roads = with_item(self.roads, seat, roads)
        new.taken = self.taken | BIT[path]
        new.reached = with_item(self.reached, seat, self.reached[seat] | ENDS_MASK[path])
        blocked = self.others(seat)
        ways = self.ways[seat]
        for site in ENDS[path]:
            if not blocked >> site & 1:
                ways |= PATHS_AT[site]
        new.ways = with_item(self.ways, seat, ways)
        length = longest_through(path, roads, blocked)
        if length > self.lengths[seat]:
            new.lengths = with_item(self.lengths, seat, length)
        return new

    @rule("catan.components.terrain_resource", "catan.map.desert")
    def _harvest(self, seat: int, site: int) -> None:
        """One card more from each tile around a site, the desert excepted (catan.production.settlement,
        catan.production.city, catan.production.sum, catan.map.desert).
        """
        gains, claims, around = list(self.gains), list(self.claims), list(self.around)
        for tile in TILES_OF_SITE[site]:
            around[tile] |= 1 << seat
            kind = self.island.terrain[tile]
            if kind != DESERT:
                card = 1 << 8 * kind
                gains[tile] += (card << seat * LANE) - (card << BANK)
                claims[tile] += card
        self.gains, self.claims, self.around = tuple(gains), tuple(claims), tuple(around)


def ways_of(roads: int, own: int, blocked: int) -> int:
    """Paths that continue from own buildings, or from own roads where nobody else has built."""
    touched = own
    for path in bits(roads):
        touched |= ENDS_MASK[path]
    found = 0
    for site in bits(touched & ~blocked):
        found |= PATHS_AT[site]
    return found


def bare(island: Island, players: int) -> Pieces:
    """The island before anything is built."""
    new = Pieces.__new__(Pieces)
    new.island = island
    none = (0,) * players
    new.settlements = new.cities = new.roads = new.reached = new.ways = new.lengths = new.points = none
    new.built = new.taken = 0
    new.sites = ALL_SITES
    new.gains = new.claims = new.around = (0,) * 19
    new.rates = (NO_HARBOUR,) * players
    return new


def pieces(island: Island, settlements: Seats, cities: Seats, roads: Seats) -> Pieces:
    """These pieces on an island, each given as a set for each seat, with all that follows from them."""
    found = bare(island, len(roads))
    for seat, both in enumerate(zip(settlements, cities, strict=True)):
        for site in bits(both[0] | both[1]):
            found = found.with_settlement(seat, site)
        for site in bits(both[1]):
            found = found.with_city(seat, site)
    for seat, mine in enumerate(roads):
        for path in bits(mine):
            found = found.with_road(seat, path)
    return found
