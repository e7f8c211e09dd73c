"""Points and the special cards: longest road and largest army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.catan.actions import OVER
from boardlab.catan.cards import VICTORY_POINT
from boardlab.catan.options import ARMY_MIN, CARD_POINTS, ROAD_MIN, WIN

if TYPE_CHECKING:
    from boardlab.catan.position import Reading


def point_cards(p: Reading, seat: int) -> int:
    """Victory point cards a seat holds, one point each (catan.score.vp_card); 0 where a view may not look."""
    return p.developments[seat] >> 8 * VICTORY_POINT & 0xFF


def visible(p: Reading, seat: int) -> int:
    """A seat's points that lie open: settlements, cities, special cards, and at the end the winner's cards.

    Roads count through the longest road card alone (catan.build.road.no_points, catan.road.points); everyone has two
    settlements when the first turn begins (catan.score.start_two).
    """
    found = p.pieces.points[seat]
    if p.road_holder == seat:
        found += CARD_POINTS
    if p.army_holder == seat:
        found += CARD_POINTS
    if p.stage == OVER and p.active == seat:
        found += point_cards(p, seat)
    return found


def total(p: Reading, seat: int) -> int:
    """A seat's points with its hidden victory point cards, as far as the reader may know them."""
    found = p.pieces.points[seat] + point_cards(p, seat)
    if p.road_holder == seat:
        found += CARD_POINTS
    if p.army_holder == seat:
        found += CARD_POINTS
    return found


def has_won(p: Reading) -> bool:
    """Has the player whose turn it is ten points (catan.aim, catan.end.ten_points, catan.end.own_turn)?"""
    return total(p, p.active) >= WIN


def road_after_laying(holder: int, seat: int, lengths: tuple[int, ...]) -> int:
    """Who holds the longest road card after a seat has laid a road (catan.road.five, catan.road.longer_takes)."""
    length = lengths[seat]
    if holder == seat or length < ROAD_MIN:
        return holder
    if holder >= 0:
        return seat if length > lengths[holder] else holder
    return seat if all(length > other for at, other in enumerate(lengths) if at != seat) else -1


def road_after_break(holder: int, before: tuple[int, ...], after: tuple[int, ...], tie: str) -> int:
    """Who holds the card after a building has shortened somebody's line (catan.road.set_aside, catan.road.regain)."""
    if holder >= 0 and after[holder] == before[holder]:
        return holder
    best = max(after)
    if best < ROAD_MIN:
        return -1
    leaders = [seat for seat, length in enumerate(after) if length == best]
    if len(leaders) == 1:
        return leaders[0]
    return holder if holder in leaders and tie == "holder_keeps" else -1


def army_after_knight(holder: int, seat: int, knights: tuple[int, ...]) -> int:
    """Who holds the largest army card after a seat has played a knight (catan.army.three, catan.army.more)."""
    count = knights[seat]
    if holder == seat or count < ARMY_MIN or (holder >= 0 and count <= knights[holder]):
        return holder
    # In a puzzle somebody may have more knights and yet no card.
    return seat if count == max(knights) else holder
