"""What the checkpoints on longest road and largest army ask about: positions, answers asked of the game, receipts."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan import Position
from boardlab.catan.actions import Kind
from boardlab.catan.board import BIT, ENDS, PATH_AT, PATHS, PATHS_AT, SITE_AT, SITES, STEPS, bits
from boardlab.catan.cards import KNIGHT, ONE
from boardlab.catan.roads import longest, longest_line
from boardlab.core.contract.receipt import Receipt, ReceiptLine
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.picture.scene import Marks
from boardlab.lessons.catan import FIFTH_EDITION, points_by_source
from boardlab.lessons.catan.sketching import LETTERS, place, sketch
from boardlab.lessons.catan.turns import first_line
from boardlab.lessons.display import Still, do

ROW = (
    "forest 5/fields 10", "fields 10/hills 9", "hills 9/mountains 11", "mountains 11/desert",
    "desert/forest 3", "forest 3/mountains 6", "mountains 6/pasture 12", "pasture 12/fields 9",
)  # fmt: skip
"""Eight paths in a line, from the west coast to the east."""
CUT = "desert/forest 3/mountains 6"
"""Where a rival's house cuts the long line into five and three."""


def listed(*paths: str) -> str:
    """Paths as ``sketch`` takes them."""
    return ", ".join(paths)


def path(name: str) -> str:
    """The key of a path by name."""
    return place(name, path=True)


# -- lengths and lines -----------------------------------------------------------------------------------------------


def length(p: Position, seat: int) -> int:
    """The length of a seat's longest line, as the game counts it."""
    return p.pieces.lengths[seat]


def line(p: Position, seat: int) -> tuple[str, ...]:
    """The roads of a seat's longest line, in order."""
    return tuple(PATHS[at] for at in longest_line(p.pieces.roads[seat], p.pieces.others(seat)))


def counted(p: Position, seat: int = 0) -> Still:
    """The board with a seat's longest line counted out, what it leaves out, and the houses that cut it."""
    on_it, roads = line(p, seat), p.pieces.roads[seat]
    aside = tuple(PATHS[at] for at in bits(roads) if PATHS[at] not in on_it)
    cuts = tuple(SITES[at] for at in bits(p.pieces.others(seat)) if (PATHS_AT[at] & roads).bit_count() > 1)
    return Still(p, Marks(lit=on_it, aside=aside, focus=cuts))


def lengths_receipt(p: Position) -> Receipt:
    """How long the longest line of each seat is. It lights nothing: the board counts the line out by itself."""
    return Receipt(
        Phrase("receipt.lines"),
        tuple(
            ReceiptLine(
                seat, Phrase("receipt.line", {"player": Seat(seat)}), None, length(p, seat), "catan.road.branches"
            )
            for seat in range(p.players)
        ),
        unit="count",
    )


def holder(p: Position) -> str:
    """Who holds the longest road card: a choice."""
    return "abcd"[p.road_holder] if p.road_holder >= 0 else "nobody"


def held_by(p: Position, *seats: int) -> str:
    """Who holds the card, where the choices ``a``, ``b`` and so on stand for some seats in order."""
    return "abcd"[seats.index(p.road_holder)] if p.road_holder in seats else "nobody"


def roads_of(p: Position, seat: int) -> tuple[str, ...]:
    """A seat's roads."""
    return tuple(PATHS[at] for at in bits(p.pieces.roads[seat]))


def left_aside(p: Position, picked: Iterable[str]) -> Phrase | None:
    """Says of a road of Red’s that the longest line goes past it, or of one left out that it is part of it."""
    right = frozenset(line(p, 1))
    if right == frozenset(picked):
        return None
    return Phrase(f"explain.road_{'aside' if frozenset(picked) - right else 'part'}", {"best": length(p, 1)})


# -- where to cut --------------------------------------------------------------------------------------------------


def on_the_line(p: Position) -> tuple[str, ...]:
    """The intersections on the longest line of the card's holder, its two ends left out."""
    paths = [PATH_AT[key] for key in line(p, p.road_holder)]
    ends = [site for at in paths for site in ENDS[at]]
    return tuple(SITES[site] for site in sorted(set(ends)) if ends.count(site) > 1)


def open_sites(p: Position) -> frozenset[str]:
    """The intersections on the holder's line where the seat to move may build now."""
    acts = {act.to_text() for act in p.legal_actions()}
    return frozenset(site for site in on_the_line(p) if f"settlement {site}" in acts)


def losing_sites(p: Position) -> frozenset[str]:
    """Those among them where a settlement takes the card from its holder."""
    return frozenset(
        site for site in open_sites(p) if do(p, f"settlement {site}").road_holder != p.road_holder
    )  # fmt: skip


def parts(p: Position, site: str) -> tuple[int, int]:
    """The two parts into which a house on an intersection cuts the holder's line, the longer first."""
    roads = line(p, p.road_holder)
    for at in range(1, len(roads)):
        if SITE_AT[site] in set(ENDS[PATH_AT[roads[at - 1]]]) & set(ENDS[PATH_AT[roads[at]]]):
            return max(at, len(roads) - at), min(at, len(roads) - at)
    raise ValueError("That is not on the line.")


def off_the_end(p: Position) -> frozenset[str]:
    """The open place from which the fewest roads are cut off."""
    return frozenset({min(open_sites(p), key=lambda site: parts(p, site)[1])})


def cut_told(p: Position, picked: Iterable[str]) -> Phrase | None:
    """What a wrong place for a cut would leave."""
    chosen = sorted(picked)
    if len(chosen) != 1:
        return Phrase("explain.road_one_place")
    if chosen[0] not in open_sites(p):
        return Phrase("explain.road_not_open")
    longer, shorter = parts(p, chosen[0])
    return Phrase("explain.road_cut", {"longer": longer, "shorter": shorter})


def touching(p: Position, seat: int) -> int:
    """A seat's roads that touch a rival's building."""
    rivals = p.pieces.others(seat)
    return sum(BIT[at] for at in bits(p.pieces.roads[seat]) if any(rivals >> site & 1 for site in ENDS[at]))


def settled(p: Position, name: str) -> Position:
    """The position once a settlement stands at a place."""
    return do(p, f"settlement {place(name)}")


def laid(p: Position, name: str) -> Position:
    """The position once a road lies on a path."""
    return do(p, f"road {path(name)}")


def well_cut(p: Position) -> Position:
    """The position once the holder's line is cut where it takes the card."""
    return do(p, f"settlement {min(losing_sites(p))}")


# -- who has the card ------------------------------------------------------------------------------------------------

FIFTH = "forest 6/pasture 3"
"""The path of B's fifth road."""


D_CUTS = "mountains 11/desert/forest 3"


TIE_CUT = "forest 3/mountains 6/pasture 12"


# -- building for it -------------------------------------------------------------------------------------------------


def first_road(p: Position, wanted: int) -> tuple[str, ...]:
    """A road after which the seat to move has a longest line of this length."""
    return first_line(p, Kind.ROAD, wanted=lambda end: end.pieces.lengths[p.decider] == wanted)


def best_road(p: Position) -> tuple[str, ...]:
    """The road that makes the line of the seat to move longest."""
    texts = [act for act in p.legal_actions() if act.to_text().startswith("road")]
    return (max(texts, key=lambda act: p.play(act).pieces.lengths[p.decider]).to_text(),)


# -- largest army ----------------------------------------------------------------------------------------------------


def knights_needed(p: Position, seat: int = 1) -> int:
    """How many knights a seat still has to play to get the largest army, one a turn."""
    played = 0
    while p.army_holder != seat:
        p = do(p, "play knight")
        played += 1
        letter = LETTERS[seat]
        left = " ".join(["knight"] * (p.developments[seat] // ONE[KNIGHT] & 0xFF))
        p = sketch(
            active=letter,
            developments={letter: left} if left else {},
            knights=dict(zip(LETTERS, p.knights, strict=True)),
            largest_army=LETTERS[p.army_holder],
        )
    return played


# -- how long --------------------------------------------------------------------------------------------------------


def _walk(site: int, roads: int, blocked: int, seen: int, once: bool) -> tuple[int, ...]:
    """The longest way from an intersection; ``once`` lets it pass no intersection twice."""
    if seen and blocked >> site & 1:
        return ()
    best: tuple[int, ...] = ()
    for path, other in STEPS[site]:
        if roads >> path & 1 and not (once and seen >> other & 1):
            found = (path, *_walk(other, roads & ~(1 << path), blocked, seen | 1 << site | 1 << other, once))
            best = max(best, found, key=len)
    return best


def from_a_building(p: Position, seat: int) -> tuple[str, ...]:
    """The longest line that begins at one of the seat's buildings."""
    own = p.pieces.settlements[seat] | p.pieces.cities[seat]
    roads, blocked = p.pieces.roads[seat], p.pieces.others(seat)
    found = max((_walk(site, roads, blocked, 0, False) for site in bits(own)), key=len, default=())
    return tuple(PATHS[path] for path in found)


def no_corner_twice(p: Position, seat: int) -> int:
    """The longest line that passes no intersection twice."""
    roads, blocked = p.pieces.roads[seat], p.pieces.others(seat)
    sites = {site for path in bits(roads) for site in ENDS[path]}
    return max(len(_walk(site, roads, blocked, 1 << site, True)) for site in sites)


def ringed(p: Position, seat: int) -> int:
    """The seat's roads that lie on a ring, a set: without one of them its ends still hang together."""
    roads, found = p.pieces.roads[seat], 0
    for path in bits(roads):
        start, end = ENDS[path]
        reached, todo = {start}, [start]
        while todo:
            for other_path, other in STEPS[todo.pop()]:
                if other_path != path and roads >> other_path & 1 and other not in reached:
                    reached.add(other)
                    todo.append(other)
        found |= (end in reached) << path
    return found


def ring_alone(p: Position, seat: int) -> int:
    """The roads of a ring, without those that lead to it; where there is no ring, the longest line."""
    return ringed(p, seat).bit_count() or length(p, seat)


def with_buildings(p: Position, seat: int) -> int:
    """The buildings on the line are counted along with its roads."""
    own = p.pieces.settlements[seat] | p.pieces.cities[seat]
    sites = {site for key in line(p, seat) for site in ENDS[PATHS.index(key)]}
    return length(p, seat) + sum(own >> site & 1 for site in sites)


def roads_at_the_house_lost(p: Position, seat: int) -> int:
    """The roads that touch a rival's building no longer count."""
    return longest(p.pieces.roads[seat] & ~touching(p, seat), p.pieces.others(seat))
