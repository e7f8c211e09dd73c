"""What practice of the topic “The island” draws: some buildings, a roll, a turn, points, what may be expected."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab import catan
from boardlab.catan import Position
from boardlab.catan.board import ALL_SITES, CLOSE, PATH_AT, SITES, TILES, TILES_OF_SITE, bits, mask_of
from boardlab.catan.cards import PER_KIND
from boardlab.catan.places import kind_phrase, path_phrase, tile_phrase
from boardlab.catan.rules.odds import harvest_ways
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.lessons.catan.drawing import apart, begun_turn, line_with_houses, listed_sites
from boardlab.lessons.catan.rolls import due, gain
from boardlab.lessons.catan.sketching import LETTERS, dealt, sketch, with_hands
from boardlab.lessons.catan.wrong_building import around
from boardlab.lessons.display import do

SUMS = (3, 4, 5, 6, 8, 9, 10, 11)
"""Those that are not as rare as can be, and stand on chips."""

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def harvest(rng: Random, target: str) -> Drawn | None:
    """How many cards does a roll bring a player? Against errors about the robber, of a tile where one may stand."""
    position = _settled(rng)
    seat, total = rng.randrange(4), rng.choice([total for total in range(2, 13) if total != 7])
    if target.endswith(("yields_under_the_robber", "robber_shuts_the_number")):
        total = next((total for total, tiles in enumerate(position.island.tiles_of) if position.robber in tiles), 0)
        if not total:
            return None
    if not gain(position, seat, total) and rng.random() < 0.8:
        return None
    facts = {"roller": Seat(position.active), "player": Seat(seat), "sum": total}
    return {"position": position, "about": seat, "seat": seat, "total": total, **facts}


def ways(rng: Random) -> Drawn:
    """How many cards would the 36 throws bring a player, with the robber at one of the tiles as often as not?"""
    seat = rng.randrange(4)
    position = _settled(rng, each=2)
    own = position.pieces.settlements[seat] | position.pieces.cities[seat]
    beside = [tile for site in bits(own) for tile in TILES_OF_SITE[site] if position.island.chips[tile]]
    if beside and rng.random() < 1 / 2:
        robber = TILES[rng.choice(beside)]
        position = catan.from_json({**position.to_json(), "robber": robber}, allow_unreachable=True)
    return {"position": position, "about": seat, "seat": seat, "player": Seat(seat)}


def most_likely(rng: Random) -> Drawn | None:
    """Who may expect most cards from a roll? Some have one building, some more."""
    free, settlements = ALL_SITES, dict[str, str]()
    for letter in LETTERS:
        own = apart(rng, rng.randint(1, 3), free)
        free &= ~around(mask_of(own))
        settlements[letter] = listed_sites(own)
    position = sketch(bare=True, settlements=settlements)
    expected = sorted(harvest_ways(position, seat) for seat in range(4))
    return {"position": position, "about": 0} if expected[-1] > expected[-2] else None


def paid(rng: Random) -> Drawn | None:
    """Which buildings does a roll pay? It pays at two tiles, and not the roller alone."""
    position = _settled(rng)
    held = position.pieces.neighbours
    both = [
        total
        for total, tiles in enumerate(position.island.tiles_of)
        if sum(bool(held[tile]) for tile in tiles if tile != position.robber) > 1
    ]
    if not both:
        return None
    total = rng.choice(both)
    return {"position": position, "about": position.active, "roller": Seat(position.active), "total": total}


def throws(rng: Random, target: str) -> Drawn:
    """How many throws show a sum? One that doubles may show, where they matter."""
    position = sketch(bare=True, stage="roll", active=rng.choice(LETTERS), robber=rng.choice(TILES))
    return {"position": position, "total": rng.choice((8, 10) if target.endswith("doubles_twice") else SUMS)}


def shuffled(rng: Random) -> Position:
    """Which tiles give brick, on an island by chance?"""
    return sketch(board=catan.setup(rng).island, bare=True)


def short_bank(rng: Random, target: str) -> Drawn | None:
    """How many cards does a player get when the bank holds too few of them? Of one tile, at which one or two live.

    Against a bank that never ends, one player alone is owed: that player gets what is left.
    """
    position = _settled(rng)
    held, chips = position.pieces.neighbours, position.island.chips
    alone = [
        tile
        for tile in range(len(TILES))
        if held[tile] and chips[tile] and tile != position.robber
        and not any(held[other] for other in position.island.tiles_of[chips[tile]] if other != tile)
    ]  # fmt: skip
    if not alone:
        return None
    tile = rng.choice(alone)
    seat, total, kind = rng.choice(held[tile]), chips[tile], position.island.terrain[tile]
    owed = [due(position, each, total) for each in range(4)]
    if sum(owed) < 2 or (target.endswith("bank_never_ends") and max(owed) < sum(owed)):
        return None
    left = rng.randint(1, sum(owed) - 1)
    out = [PER_KIND - left - 3 * (PER_KIND // 4), *[PER_KIND // 4] * 3]
    rng.shuffle(out)
    hands = {each: [count if at == kind else 0 for at in range(5)] for each, count in enumerate(out)}
    facts = {"roller": Seat(position.active), "player": Seat(seat), "tile": tile_phrase(position.island, tile)}
    found = {"position": with_hands(position, hands), "about": seat, "seat": seat, "total": total}
    return {**found, **facts, "left": left, "kind": kind_phrase(kind)}


# -- turns and points ------------------------------------------------------------------------------------------------


def too_early(rng: Random, target: str) -> Drawn:
    """May a road be built before the roll? Against a ban that is none, after it."""
    position, steps = begun_turn(rng)
    seat = position.active
    hands = {seat: [1, 1, *(rng.randint(0, 1) for _ in range(3))]}
    tried = steps["build"][0]
    path = path_phrase(position.island, PATH_AT[tried.partition(" ")[2]])
    after = target.endswith("sees_a_ban")
    position = with_hands(do(position, *steps["roll"]) if after else position, hands)
    facts = {"player": Seat(seat), "path": path, "moment": Phrase("moment.after" if after else "moment.before")}
    return {"position": position, "about": seat, "tries": tried, **facts}


def once_more(rng: Random, target: str) -> Drawn:
    """May the dice be rolled a second time? Against a ban that is none, in the next turn."""
    seat, first, second = rng.randrange(4), rng.randint(1, 6), rng.randint(1, 6)
    if first + second == 7:
        second = first
    hands, anew = dealt(rng, 0, 4), target.endswith("sees_a_ban")
    if anew:
        position = sketch(active=LETTERS[seat], stage="roll", turn=2, hands=hands)
    else:
        position = sketch(active=LETTERS[seat], dice=[first, second], hands=hands)
    turn = Phrase("in_turn.last" if anew else "in_turn.this")
    return {"position": position, "about": seat, "player": Seat(seat), "total": first + second, "turn": turn}


def city(rng: Random) -> Drawn | None:
    """How many points has somebody with the longest road, once a settlement has become a city?"""
    seat = rng.randrange(4)
    drawn = line_with_houses(rng, seat)
    if drawn is None:
        return None
    fields, counted = drawn
    position = sketch(bare=True, stage="build", active=LETTERS[seat], hands={LETTERS[seat]: "3 ore 2 grain"}, **fields)
    site = next(bits(position.pieces.settlements[seat]))
    return {
        "position": position,
        "about": seat,
        "seat": seat,
        "player": Seat(seat),
        "act": f"city {SITES[site]}",
        **counted,
    }


def lacking(rng: Random) -> Drawn:
    """How many points are missing for a win?"""
    seat = rng.randrange(4)
    own = apart(rng, rng.randint(2, 5))
    cities = rng.randint(1, min(3, len(own) - 1))
    position = sketch(
        bare=True,
        stage="roll",
        active=LETTERS[seat],
        settlements={LETTERS[seat]: listed_sites(own[cities:])},
        cities={LETTERS[seat]: listed_sites(own[:cities])},
    )
    counted = {"settlements": len(own) - cities, "cities": cities}
    return {"position": position, "about": seat, "seat": seat, "player": Seat(seat), **counted}


def _settled(rng: Random, each: int = 3) -> Position:
    """An island with some buildings of each player, all apart from each other, and the robber anywhere; no roads."""
    free = (1 << len(SITES)) - 1
    settlements, cities = dict[str, str](), dict[str, str]()
    for letter in "ABCD":
        own = []
        for _ in range(each):
            site = rng.choice(list(bits(free)))
            free &= ~CLOSE[site]
            own.append(SITES[site])
        large = rng.randint(0, min(2, each - 1))
        settlements[letter], cities[letter] = ", ".join(own[large:]), ", ".join(own[:large])
    return sketch(
        bare=True,
        stage="roll",
        active=rng.choice("ABCD"),
        settlements=settlements,
        cities=cities,
        robber=rng.choice(TILES),
    )
