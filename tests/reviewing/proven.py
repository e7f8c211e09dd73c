"""Turns with a proven best way, drawn by chance: an exhaustive search of each says what is best, and no review does.

Some win at once, and whoever lets that go is about to lose; some are last turns of Torres that are scored right after.
"""

from __future__ import annotations

from random import Random

from boardlab import catan, torres
from boardlab.catan.actions import TRADE
from boardlab.catan.play import search as catan_search
from boardlab.catan.play.policy import policy
from boardlab.catan.rules.winning import point_cards, total
from boardlab.core.contract.position import Position
from boardlab.core.play.playout import playout
from boardlab.creed.play import search as creed_search
from boardlab.creed.units import UNITS
from boardlab.torres.actions import Kind
from tests.creed.boards import board
from tests.torres.every_turn import whole_turn

CREED = (2, 3, 17, 19, 57, 62, 78, 80, 84, 32, 45, 46, 49, 58, 6, 92, 95, 100, 102, 7)
CATAN = (10, 20, 23, 37, 48, 66, 116, 146, 166, 172, 193, 198, 13, 14, 22, 89, 140, 184, 219, 446)
TORRES = (0, 3, 4, 7, 11, 13, 19, 20, 28, 29)
"""The seeds of turns that prove something; how many there are in all does not matter."""
NODES = 60_000
"""A turn that leads to more states than this proves nothing here."""


def winning_line(p: Position) -> tuple[str, ...]:
    """The shortest way to win in this turn, as texts; () where none is proven."""
    search = creed_search if p.game == "creed" else catan_search
    seat = p.current_player
    found = search.best_turns(p, lambda after: float(after.winners == (seat,)), nodes=NODES)
    best = found.lines[0]
    return tuple(act.to_text() for act in best.actions) if found.complete and best.value else ()


def wins_at_once(p: Position) -> bool:
    """Does a single action win, so that whoever looks one action ahead finds it?"""
    return any(p.play(act).winners == (p.current_player,) for act in p.legal_actions())


def creed_of(seed: int) -> Position:
    """Units anywhere, few AP, the last leader of each under the only tent that stands, and an enemy before the own."""
    rng = Random(f"creed {seed}")
    tent = rng.randrange(9)
    free = rng.choice([line for line in (1, 2, 3) if line != tent % 3 + 1])
    camps = [["king" if at == king else "blank destroyed" for at in range(9)] for king in (free - 1, tent)]
    bag = [unit.name for unit in UNITS for _ in range(unit.tiles)]
    sides = [rng.sample(bag, len(bag)) for _ in range(2)]
    units = {f"B{free}1": "infantry_1"}
    sides[1].remove("infantry_1")
    for side, letter in zip(sides, "AB", strict=True):
        for line in (1, 2, 3):
            for rank in (1, 2, 3):
                if rng.random() < 0.3 and line != free:
                    units[f"{letter}{line}{rank}"] = side.pop()
    hands = [sides[0][: rng.randrange(3)], []]
    return board(units, camps=camps, hands=hands, ap=[rng.choice([3, 4, 5, 5]), 0])


def catan_of(seed: int) -> Position:
    """After the roll, as quick players left it; as many points win as this turn can bring, and whoever is next has one
    less and the cards for a city.
    """
    rng = Random(f"catan {seed}")
    turn = rng.randrange(24, 60)
    p = playout(catan.setup(rng, 3), rng, policy, until=lambda state: state.turn >= turn and state.stage == TRADE)
    rival = (p.decider + 1) % p.players
    need = int(catan_search.best_turns(p, nodes=NODES).lines[0].value)
    doc = {key: value for key, value in p.to_json().items() if key not in ("bank", "pile")}
    doc["options"] = {"win_points": need, "domestic_trade": False}
    doc["hands"][rival] = {"grain": 2, "ore": 3}
    doc["developments"][rival] = ["victory_point"] * (need - 1 - total(p, rival) + point_cards(p, rival))
    return catan.from_json(doc, allow_unreachable=True)


def torres_of(seed: int) -> torres.Position:
    """The last turn of a game on a board of random play, with three or four AP left."""
    rng = Random(f"torres {seed}")
    doc = whole_turn(seed).to_json()
    seat, players = doc["player"], len(doc["knights"])
    stacks = [[3] if at == seat else [] for at in range(players)]
    doc |= {"phase": 3, "stacks": stacks, "spent": rng.choice([1, 2]), "starter": (seat + 1) % players}
    return torres.from_json(doc, allow_unreachable=True)


def points_of_greed(p: torres.Position) -> int:
    """The points that a turn brings to whoever always does what brings most at once."""
    seat, begun = p.decider, p.scores[p.decider]

    def worth(q: torres.Position) -> int:
        receipt = q.preview()
        return q.scores[seat] - begun + (receipt.total(seat) if receipt else 0)

    while ahead := [p.play(act) for act in p.legal_actions() if act.kind not in (Kind.END, Kind.BUY)]:
        p = max(ahead, key=worth)
    return worth(p)


# -- Torres, composed by hand ------------------------------------------------------------------------------------------


def _torres(heights: str, knights: str, king: str, blocks: int, card: str = "", other: str = "h1") -> torres.Position:
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
    return torres.from_json(doc, allow_unreachable=True)


COMPOSED = {
    "bonus and climb": (33, _torres("c3=3 c4=2 d3=2 d4=1 g7=1", "c4", "d3", 1, other="g7")),
    "not above the bonus": (36, _torres("c3=4 c4=3 d3=2 d4=1", "c4", "d3", 1, other="d4")),
    "wide or high": (12, _torres("b2=2 b3=1 c2=1 g7=1 g8=2", "b3", "g8", 2, other="g7")),
    "into another castle": (12, _torres("b2=1 b3=1 f6=2 f7=1 g6=1 g7=1", "e7", "b3", 1, other="b2")),
    "through a castle": (17, _torres("c3=1 d3=1 e3=1 c4=1 d4=2 e4=1 f4=1", "b3", "f4", 1, other="h8")),
    "two knights": (10, _torres("c3=1 d3=1 e3=1 g7=1 h7=2", "b3 f7", "e3", 1, other="a8")),
    "two levels up": (34, _torres("c3=3 c4=1 d4=1 d3=1", "c4", "d3", 1, "two_up", other="d4")),
    "seven action points": (33, _torres("c3=2 c4=1 d4=1 d3=1 e3=1", "c4", "e3", 2, "seven_ap", other="d4")),
    "raise, then climb": (30, _torres("c3=1 c4=1 d3=1 d4=1 e4=1", "c4", "e4", 3)),
    "one castle, not two": (12, _torres("c3=1 c4=1 d3=2 d4=1 f6=1 f7=1 g7=1", "c4", "f6", 1, other="f7")),
}
"""By name: the most points that the turn of seat 1 can bring, and the turn."""
