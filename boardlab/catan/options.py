"""Editions and rulings: what the almanac leaves open or other editions decide otherwise.

Every field is one question; its docstring gives the answers, the usual one first, and why. ``ALMANAC`` and
``FIFTH_EDITION`` are named answers to all of them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING

from boardlab.catan.wording import WORDING
from boardlab.core.quoting import nearest, quoted
from boardlab.core.verdict import PlainError

if TYPE_CHECKING:
    from boardlab.core.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Options:
    """The rulings in force; the defaults are the preset ``almanac``."""

    edition: str = "almanac"
    """Which preset these rulings began as."""
    phase_mode: str = "separate"
    """``separate``: trade first, then build. ``combined``: in any order (catan.combined.any_order)."""
    domestic_trade: bool = True
    """May players trade with each other? Without it a table plays with the bank alone."""
    bank_shortage: str = "single_gets_rest"
    """The bank cannot pay all claims on a kind: nobody gets it, but a single claimant takes what is left
    (``single_gets_rest``); ``none``: nobody ever; ``turn_order``: in turn order while it lasts
    (catan.bank.shortage)."""
    robber_desert: str = "allow"
    """May the robber go back to the desert? ``allow``; ``forbid_for_knight``: only on a 7; ``forbid``
    (catan.robber.desert)."""
    steal_candidates: str = "with_cards"
    """Who can be robbed: neighbours ``with_cards``, or ``any_adjacent``, an empty hand included
    (catan.robber.steal_empty_hand)."""
    steal_mandatory: bool = True
    """Must the mover steal where somebody can be robbed (catan.robber.steal_mandatory)?"""
    like_for_like: str = "forbid"
    """A kind on both sides of a trade: ``forbid``, or ``allow`` (catan.trade.like_for_like)."""
    longest_road_tie_after_break: str = "set_aside"
    """The holder's line is broken and ties for the longest: the card is ``set_aside``, or the ``holder_keeps`` it
    (catan.road.set_aside)."""
    discard_order: str = "simultaneous"
    """Discards are uncovered together (``simultaneous``), or one after another in the ``open``
    (catan.robber.discard_first)."""
    road_building_short: str = "place_one"
    """Only one road fits: ``place_one`` and lose the other, or ``refuse`` the card (catan.dev.road_building)."""
    discovery_short: str = "in_stock"
    """The bank lacks a kind: choose among what is ``in_stock``, one card if no more is there, or ``refuse`` the card
    unless two can be had (catan.dev.discovery)."""
    win_check: str = "automatic"
    """The game ends by itself at 10 points, or only when the player takes the action ``claim`` (``declare``)
    (catan.end.own_turn)."""
    overpay: bool = False
    """May one pay 4:1 although a better rate is open (catan.trade.maritime.rate)?"""
    players3: str = "red"
    """Who is left out of a printed map with three players: a colour, or ``founding``: everybody founds freely."""
    chip_start: str = "corner"
    """Chip A goes on a ``corner`` of the outer ring, or on ``any`` tile of it (catan.setup.chips_order)."""
    chip_direction: str = "counter_clockwise"
    """``counter_clockwise`` or ``clockwise`` (catan.setup.chips_order)."""
    frame_order: str = "fixed"
    """Harbours as on the ``fixed`` frame, the frame ``turned`` by thirds, or the harbours ``shuffled``
    (catan.setup.frame)."""
    start_tie: str = "roll_again"
    """A tie for the highest starting roll: those tied ``roll_again``, or the ``first`` of them starts
    (catan.start.first_player)."""

    def __post_init__(self) -> None:
        for name, answers in ANSWERS.items():
            value = getattr(self, name)
            if value not in answers or type(value) is not type(answers[0]):
                facts = {"ruling": name, "value": quoted(value), "answers": tuple(map(repr, answers))}
                raise PlainError(WORDING.say("error.answer", **facts))

    def replace(self, /, **changes: object) -> Options:
        """These rulings with some changed; PlainError naming the ruling or the value that does not exist."""
        known = {each.name for each in fields(self)}
        for name in changes:
            if name not in known:
                raise PlainError(
                    WORDING.say("error.no_ruling", ruling=quoted(name), names=nearest(name, sorted(known)))
                )
        return replace(self, **changes)  # type: ignore[arg-type]


ANSWERS: dict[str, tuple[object, ...]] = {
    "edition": ("almanac", "fifth_edition"),
    "phase_mode": ("separate", "combined"),
    "domestic_trade": (True, False),
    "bank_shortage": ("single_gets_rest", "none", "turn_order"),
    "robber_desert": ("allow", "forbid_for_knight", "forbid"),
    "steal_candidates": ("with_cards", "any_adjacent"),
    "steal_mandatory": (True, False),
    "like_for_like": ("forbid", "allow"),
    "longest_road_tie_after_break": ("set_aside", "holder_keeps"),
    "discard_order": ("simultaneous", "open"),
    "road_building_short": ("place_one", "refuse"),
    "discovery_short": ("in_stock", "refuse"),
    "win_check": ("automatic", "declare"),
    "overpay": (False, True),
    "players3": ("red", "orange", "blue", "white", "founding"),
    "chip_start": ("corner", "any"),
    "chip_direction": ("counter_clockwise", "clockwise"),
    "frame_order": ("fixed", "turned", "shuffled"),
    "start_tie": ("roll_again", "first"),
}
"""The values each ruling can have, the usual one first."""

ALMANAC = Options()
FIFTH_EDITION = Options(edition="fifth_edition", phase_mode="combined", longest_road_tie_after_break="holder_keeps")
PRESETS = {"almanac": ALMANAC, "fifth_edition": FIFTH_EDITION}


def as_options(options: Options | str) -> Options:
    """The options, or those of the preset named.

    Raises:
        PlainError: where there is no such preset; it says which there are.
    """
    if isinstance(options, Options):
        return options
    return PRESETS[options] if options in tuple(PRESETS) else Options(edition=options)


FOR_SETUP = ("edition", "players3", "chip_start", "chip_direction", "frame_order", "start_tie")
"""What has been decided once a position stands."""


@cache
def rulings_of(options: Options) -> Rulings:
    """The rulings in words."""
    from boardlab.core.rulings import Rulings

    def read(of: Options) -> dict[str, object]:
        return {name: getattr(of, name) for name in ANSWERS if name != "edition"}

    return Rulings(
        WORDING,
        read(options),
        usual=read(ALMANAC),
        readings={name: answers for name, answers in ANSWERS.items() if name not in FOR_SETUP},
        edition=options.edition,
        of_edition=read(PRESETS[options.edition]),
    )


WIN = 10
"""Points to win (catan.end.ten_points)."""
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
