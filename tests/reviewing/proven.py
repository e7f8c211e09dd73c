"""Turns with a proven best way, composed by hand: some win at once, and whoever lets that go loses at once; some are
last turns that a complete search solves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from boardlab import catan, torres
from boardlab.catan.board import SITES
from boardlab.core.contract.position import Position
from tests.creed.boards import board


class Proven(NamedTuple):
    """A turn that wins."""

    name: str
    position: Position
    wins: tuple[str, ...]
    """What wins, in order."""
    first_step: bool
    """Does its first action win, so that whoever looks one action ahead finds it?"""


# -- Creed: the last leader of each lies under the only tent that stands ------------------------------------------


def _creed(tent: int, units: dict[str, str], line: str, **fields: Any) -> Proven:
    """Besides, an engine of the enemy stands before the own king."""
    free = 3 if tent != 8 else 1
    camps = [["king" if at == king else "blank destroyed" for at in range(9)] for king in (OWN[free], tent)]
    wins = tuple(line.split(", "))
    p = board({**units, f"B{free}3": "infantry_1"}, camps=camps, **fields)
    return Proven(f"creed {line}", p, wins, len(wins) == 1)


OWN = {1: 0, 3: 8}
"""The tent of the king that is besieged on a line."""


ENGINE = {"casualties": [[], ["siege_engine"]]}
CREED = (
    _creed(4, {"A21": "infantry_1"}, "siege A21"),
    _creed(4, {"A11": "infantry_1"}, "deploy infantry_2 A21, siege A21", hands=[["infantry_2"], []]),
    _creed(4, {"A11": "infantry_1"}, "move A11 A21, siege A21", hands=[[], []]),
    _creed(4, {"A21": "infantry_1", "A23": "cavalry_4", "B21": "archer"}, "attack A23, siege A21"),
    _creed(4, {"A21": "shield_4", "B21": "shield_5"}, "assassinate BT22", ap=[12, 0]),
    _creed(
        4, {"A21": "infantry_1", "A23": "cavalry_4", "B21": "shield_5"}, "morale A23 for 1, attack A23, siege A21",
        ap=[12, 0],
    ),
    _creed(
        4, {"A21": "shield_4", "B21": "shield_5"}, "deploy siege_engine A23, siege A23",
        hands=[["siege_engine"], []], **ENGINE,
    ),
    _creed(4, {"A21": "siege_engine", "B21": "shield_5"}, "siege A21", **ENGINE),
    _creed(
        0, {"A11": "infantry_1", "A12": "cavalry_3", "B11": "shield_4"}, "deploy archer A13, attack A12, siege A11",
        hands=[["archer"], []],
    ),
    _creed(0, {"A11": "infantry_2", "A12": "cavalry_4", "B11": "cavalry_4"}, "attack A12, siege A11"),
    _creed(
        0, {"A11": "infantry_2", "A12": "cavalry_4", "B11": "shield_5"}, "morale A12 for 1, attack A12, siege A11",
        hands=[[], []],
    ),
    _creed(
        0, {"A11": "infantry_2", "A13": "cavalry_4", "B11": "archer", "B12": "infantry_1"}, "attack A13, siege A11",
        hands=[[], []],
    ),
    _creed(8, {"A31": "infantry_2", "A33": "cavalry_4", "B31": "cavalry_3"}, "attack A33, siege A31"),
)  # fmt: skip

# -- Catan: two points are missing at most ------------------------------------------------------------------------

_BASE = {key: value for key, value in catan.start(players=3).to_json().items() if key not in ("bank", "pile")}
_SITES, _ROADS = _BASE["settlements"][0], ["1,0|2,-1", "1,-1|1,0", "0,0|1,-1", "0,-1|0,0"]
SITE = "0,0|1,-1|1,0"


def _rival() -> list[str]:
    """Seven sites, apart from each other and from whatever the own roads come near."""
    near = {part for path in (*_ROADS, *_SITES, SITE) for part in path.split("|")}
    found = list[str]()
    for site in SITES:
        parts = set(site.split("|"))
        if len(parts & near) < 2 and all(len(parts & set(other.split("|"))) < 2 for other in found):
            found.append(site)
    return found[:7]


RIVAL = _rival()


def _catan(
    line: str, hand: dict[str, int], roads: int, cards: list[str], built: tuple[str, ...] = (), knights: int = 0
) -> Proven:
    """Two cities, so many roads in a line, these development cards and resources; the dice have been rolled.

    Red, who is next, has nine points and the cards for a city.
    """
    doc = {
        **_BASE,
        "stage": "trade",
        "phase": "trade",
        "dice": [3, 3],
        "hands": [hand, {"grain": 2, "ore": 3}, {}],
        "settlements": [list(built), RIVAL[2:], []],
        "cities": [_SITES, RIVAL[:2], []],
        "roads": [_ROADS[:roads], [], []],
        "developments": [cards, [], []],
        "knights": [knights, 0, 0],
    }
    wins = tuple(line.split(", "))
    return Proven(f"catan {line}", catan.from_json(doc, allow_unreachable=True), wins, len(wins) == 1)


POINTS = ["victory_point"]
SETTLES = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
CATAN = (
    _catan(f"city {SITE}", {"grain": 2, "ore": 3}, 4, 4 * POINTS, (SITE,)),
    _catan(f"trade 4 wool for 1 ore, city {SITE}", {"grain": 2, "ore": 2, "wool": 4}, 4, 4 * POINTS, (SITE,)),
    _catan(f"trade 4 brick for 1 grain, city {SITE}", {"grain": 1, "ore": 3, "brick": 4}, 4, 4 * POINTS, (SITE,)),
    _catan(f"settlement {SITE}", SETTLES, 2, 5 * POINTS),
    _catan(f"trade 4 ore for 1 wool, settlement {SITE}", {**SETTLES, "wool": 0, "ore": 4}, 2, 5 * POINTS),
    _catan(f"road 1,-1|1,0, settlement {SITE}", {**SETTLES, "lumber": 2, "brick": 2}, 1, 5 * POINTS),
    _catan("road 2,-1|2,0", {"lumber": 1, "brick": 1}, 4, 4 * POINTS),
    _catan("road 0,-1|0,0, road 2,-1|2,0", {"lumber": 2, "brick": 2}, 3, 4 * POINTS),
    _catan("trade 4 ore for 1 lumber, road 2,-1|2,0", {"ore": 4, "brick": 1}, 4, 4 * POINTS),
    _catan("play knight", {}, 1, [*4 * POINTS, "knight"], knights=2),
    _catan("play road_building, road 0,-1|0,0, road 2,-1|2,0", {}, 3, [*4 * POINTS, "road_building"]),
    _catan(f"play discovery 2 ore, city {SITE}", {"grain": 2, "ore": 1}, 4, [*4 * POINTS, "discovery"], (SITE,)),
    _catan(
        f"play discovery 1 wool 1 grain, settlement {SITE}", {"lumber": 1, "brick": 1}, 2, [*5 * POINTS, "discovery"]
    ),
)
PROVEN = (*CREED, *CATAN)

# -- Torres: the last turn of a game, which a search looks through to its end -------------------------------------


class Scored(NamedTuple):
    """A last turn of seat 1, and the most points that it can bring."""

    name: str
    position: torres.Position
    points: int


def _torres(
    name: str, points: int, heights: str, knights: str, king: str, blocks: int, card: str = "", other: str = "h1"
) -> Scored:
    doc = {
        "phase": 3,
        "starter": 0,
        "player": 1,
        "heights": {cell: int(height) for cell, height in (each.split("=") for each in heights.split())},
        "knights": [[other], knights.split()],
        "king": king,
        "stacks": [[], [blocks]],
        "hands": [[], card.split()],
    }
    return Scored(name, torres.from_json(doc, allow_unreachable=True), points)


TORRES = (
    _torres("bonus and climb", 33, "c3=3 c4=2 d3=2 d4=1 g7=1", "c4", "d3", 1, other="g7"),
    _torres("not above the bonus", 36, "c3=4 c4=3 d3=2 d4=1", "c4", "d3", 1, other="d4"),
    _torres("wide or high", 12, "b2=2 b3=1 c2=1 g7=1 g8=2", "b3", "g8", 2, other="g7"),
    _torres("into another castle", 12, "b2=1 b3=1 f6=2 f7=1 g6=1 g7=1", "e7", "b3", 1, other="b2"),
    _torres("through a castle", 17, "c3=1 d3=1 e3=1 c4=1 d4=2 e4=1 f4=1", "b3", "f4", 1, other="h8"),
    _torres("two knights", 10, "c3=1 d3=1 e3=1 g7=1 h7=2", "b3 f7", "e3", 1, other="a8"),
    _torres("two levels up", 34, "c3=3 c4=1 d4=1 d3=1", "c4", "d3", 1, "two_up", other="d4"),
    _torres("seven action points", 33, "c3=2 c4=1 d4=1 d3=1 e3=1", "c4", "e3", 2, "seven_ap", other="d4"),
    _torres("raise, then climb", 30, "c3=1 c4=1 d3=1 d4=1 e4=1", "c4", "e4", 3),
    _torres("one castle, not two", 12, "c3=1 c4=1 d3=2 d4=1 f6=1 f7=1 g7=1", "c4", "f6", 1, other="f7"),
)
