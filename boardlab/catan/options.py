"""Editions and rulings: what the almanac leaves open or other editions decide otherwise.

Every field is one question; its docstring gives the answers, the usual one first, and why.
"""

from __future__ import annotations

from boardlab.catan.wording import WORDING
from boardlab.core.contract.ruleset import RuleSet, ruling


class Options(RuleSet):
    """The rulings in force: the edition ``almanac`` or ``fifth_edition``, and what is ruled otherwise."""

    wording = WORDING
    EDITIONS = {  # noqa: RUF012
        "almanac": {},
        "fifth_edition": {"phase_mode": "combined", "longest_road_tie_after_break": "holder_keeps"},
    }

    phase_mode: str = ruling("separate", "combined")
    """``separate``: trade first, then build. ``combined``: in any order (catan.combined.any_order)."""
    domestic_trade: bool = ruling(True, False)
    """May players trade with each other? Without it a table plays with the bank alone."""
    bank_shortage: str = ruling("single_gets_rest", "none", "turn_order")
    """The bank cannot pay all claims on a kind: nobody gets it, but a single claimant takes what is left
    (``single_gets_rest``); ``none``: nobody ever; ``turn_order``: in turn order while it lasts
    (catan.bank.shortage)."""
    robber_desert: str = ruling("allow", "forbid_for_knight", "forbid")
    """May the robber go back to the desert? ``allow``; ``forbid_for_knight``: only on a 7; ``forbid``
    (catan.robber.desert)."""
    steal_candidates: str = ruling("with_cards", "any_adjacent")
    """Who can be robbed: neighbours ``with_cards``, or ``any_adjacent``, an empty hand included
    (catan.robber.steal_empty_hand)."""
    steal_mandatory: bool = ruling(True, False)
    """Must the mover steal where somebody can be robbed (catan.robber.steal_mandatory)?"""
    like_for_like: str = ruling("forbid", "allow")
    """A kind on both sides of a trade: ``forbid``, or ``allow`` (catan.trade.like_for_like)."""
    longest_road_tie_after_break: str = ruling("set_aside", "holder_keeps")
    """The holder's line is broken and ties for the longest: the card is ``set_aside``, or the ``holder_keeps`` it
    (catan.road.set_aside)."""
    discard_order: str = ruling("simultaneous", "open")
    """Discards are uncovered together (``simultaneous``), or one after another in the ``open``
    (catan.robber.discard_first)."""
    road_building_short: str = ruling("place_one", "refuse")
    """Only one road fits: ``place_one`` and lose the other, or ``refuse`` the card (catan.dev.road_building)."""
    discovery_short: str = ruling("in_stock", "refuse")
    """The bank lacks a kind: choose among what is ``in_stock``, one card if no more is there, or ``refuse`` the card
    unless two can be had (catan.dev.discovery)."""
    win_check: str = ruling("automatic", "declare")
    """The game ends by itself at 10 points, or only when the player takes the action ``claim`` (``declare``)
    (catan.end.own_turn)."""
    win_points: int = ruling(10, limit=10, settled=True)
    """Points that win, agreed on before the game: 10, or fewer for a short game (catan.end.ten_points)."""
    overpay: bool = ruling(False, True)
    """May one pay 4:1 although a better rate is open (catan.trade.maritime.rate)?"""
    players3: str = ruling("red", "orange", "blue", "white", "founding", settled=True)
    """Who is left out of a printed map with three players: a colour, or ``founding``: everybody founds freely."""
    chip_start: str = ruling("corner", "any", settled=True)
    """Chip A goes on a ``corner`` of the outer ring, or on ``any`` tile of it (catan.setup.chips_order)."""
    chip_direction: str = ruling("counter_clockwise", "clockwise", settled=True)
    """``counter_clockwise`` or ``clockwise`` (catan.setup.chips_order)."""
    frame_order: str = ruling("fixed", "turned", "shuffled", settled=True)
    """Harbours as on the ``fixed`` frame, the frame ``turned`` by thirds, or the harbours ``shuffled``
    (catan.setup.frame)."""
    start_tie: str = ruling("roll_again", "first", settled=True)
    """A tie for the highest starting roll: those tied ``roll_again``, or the ``first`` of them starts
    (catan.start.first_player)."""


ALMANAC = Options()
FIFTH_EDITION = Options("fifth_edition")
WIN = ALMANAC.win_points
"""Points to win in a whole game (catan.end.ten_points)."""
MOST_COUNTED = 99_999
"""Turns of a game and offers of a turn are counted up to here and no further."""
HAND_LIMIT = 7
"""The most resource cards one may hold on a 7 without discarding (catan.robber.discard)."""
ROADS, SETTLEMENTS, CITIES = 15, 5, 4
"""Pieces of each colour (catan.components.pieces)."""
ROAD_MIN = 5
"""The shortest line that earns the longest road card (catan.road.five)."""
ARMY_MIN = 3
"""The fewest knights that earn the largest army card (catan.army.three)."""
CARD_POINTS = 2
"""Points of each special card (catan.score.special)."""
