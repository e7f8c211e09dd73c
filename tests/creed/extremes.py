"""Positions of Creed at the edge of what is accepted: full fields, action boards full of boxes, tents on the move."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

from boardlab import creed
from boardlab.core.contract.verdict import PlainError
from boardlab.creed.actions import STAGES
from boardlab.creed.board import RANKS, layout_for
from boardlab.creed.options import READINGS, SPECIALS, tiles_of
from boardlab.creed.units import NAMES, SPECIAL_NAMES, tiles
from tests.creed.random_play import OTHERS, TABLES, game

TWO_PRICES = ("morale", "reposition")
"""What has two prices in each box."""
_BOXES = {name: [[at, 13 - at] if name in TWO_PRICES else [at] for at in range(9)] for name in SPECIALS}
_RULINGS = {
    "swamps": "none",
    "special_boxes": [_BOXES[name] for name in SPECIALS],
    "box_order": "any",
    "nation_specials": [["armoured_cavalry", "ballista"], ["assassin", "assassin"]] * 2,
}
LARGEST = (
    (
        "creed/1 4 turn 2 AA -.0 ........./.k......./xii.IsaC./caSexps.c/........./........./cSxxsi.pc/eoaIisC.a "
        "kbbbbbbbb/kbbbbbbbb/kbbbbbbbb/kbbbbbbbb b/ooO/-/O iiIpssSccCaaooOe/-/iiIpssSccCaaooOekb/o 13,0,13,0 0,0,0,0 "
        f"0/0/0/0 2,2,2,2 -/-/-/- 1,2,3,4 {json.dumps(_RULINGS, separators=(',', ':'))} puzzle"
    ),
)
"""Every special action at nine prices, found by search: no menu is known to be longer."""


@cache
def _bases() -> tuple[dict[str, Any], ...]:
    rng = random.Random("extremes of Creed")
    found = [p.to_json() for players, table in TABLES for p in game(rng, players, table.replace(max_rounds=4))[::3]]
    for at, options in enumerate(OTHERS):
        players, table = TABLES[at % len(TABLES)]
        found += [
            p.to_json() for p in game(rng, players, options.replace(max_rounds=3, layout_2p=table.layout_2p))[::5]
        ]
    return tuple(found)


def extreme(rng: random.Random) -> dict[str, Any]:
    """Plain data of such a position; now and then of one that cannot be."""
    return _changed(rng) if rng.random() < 0.5 else _drawn(rng)


def _rulings(rng: random.Random, layout: str) -> dict[str, Any]:
    found: dict[str, Any] = {name: rng.choice(values) for name, values in READINGS.items() if rng.random() < 0.25}
    found["layout_2p"] = layout
    if rng.random() < 0.5:
        found["special_boxes"] = {
            name: [
                rng.sample(range(14), rng.randint(1, 2 if name in TWO_PRICES else 1))
                for _ in range(rng.choice([1, 2, 9]))
            ]
            for name in SPECIALS
            if rng.random() < 0.6
        }
    if rng.random() < 0.3:
        found["swamps"] = rng.choice(["none", [[1, 1]], [[1, 3], [3, 3], [2, 2]]])
    if rng.random() < 0.2:
        found["max_rounds"] = rng.choice([1, 5, 9999])
    return found


def _changed(rng: random.Random) -> dict[str, Any]:
    """A moment of a game with other rulings, AP, boxes, rounds or stages."""
    doc = dict(rng.choice(_bases()))
    players = doc["players"]
    if rng.random() < 0.7:
        doc["options"] = _rulings(rng, doc["options"].get("layout_2p", "straight"))
    if rng.random() < 0.5:
        doc["ap"] = [rng.choice([0, 10, 13, 99]) for _ in range(players)]
    if rng.random() < 0.3:
        doc["boxes"] = [rng.sample(range(7), rng.randint(0, 7)) for _ in range(players)]
    if rng.random() < 0.3:
        doc["round"] = rng.choice([1, 2, 99_999])
    if rng.random() < 0.3:
        doc["kept"] = [rng.choice([0, 3, 89]) for _ in range(players)]
    if rng.random() < 0.3:
        doc["stage"] = rng.choice(STAGES)
    return doc


def _drawn(rng: random.Random) -> dict[str, Any]:
    """A board drawn anew, mostly with everything on it."""
    players = rng.choice([2, 4, 4])
    rulings = _rulings(rng, rng.choice(["straight", "twin"]))
    if rng.random() < 0.2:
        pairs = [[rng.choice(SPECIAL_NAMES), rng.choice(SPECIAL_NAMES)] for _ in range(4)]
        rulings["nation_specials"] = pairs
    try:
        options = creed.Options(**rulings)
    except PlainError:
        rulings, options = {}, creed.Options()
    seat = rng.choice([0, 2] if players == 4 else [0])
    stage = rng.choice(["turn"] * 5 + list(STAGES))
    nations = rng.sample([1, 2, 3, 4], players)
    camps = [_camp(rng, stage in ("tents", "lay", "give", "return") and each % 2 == 0) for each in range(players)]
    tents = [hand for _, hand in camps]
    given = [tents[seat].pop() for _ in range(rng.randint(0, len(tents[seat])))] if stage in ("give", "return") else []
    return {
        "players": players,
        "options": rulings,
        "nations": nations,
        "stage": stage,
        "round": rng.choice([1, 2, 99_999]),
        "first": None if stage == "first" else 0,
        "player": seat,
        "idle": rng.choice([0, 1, 2]),
        **_armies(rng, options, nations, stage not in ("tents", "first", "place")),
        "camps": [camp for camp, _ in camps],
        "ap": [rng.choice([10, 13, 99]) if each % 2 == seat % 2 else 0 for each in range(players)],
        "boxes": [rng.sample(range(7), rng.choice([0, 0, 3, 7])) for _ in range(players)],
        "tents": tents,
        "given": given,
    }


def _armies(rng: random.Random, options: creed.Options, nations: list[int], marked: bool) -> dict[str, Any]:
    """Every tile of every nation: on the fields, in hand or among the casualties."""
    layout = layout_for(len(nations), options.layout_2p)
    swamps = layout.swamps(options.swamp_cells)
    units: dict[str, str] = {}
    hands, dead = [], []
    for seat, nation in enumerate(nations):
        pool = [NAMES[number] for number in tiles(tiles_of(options, nation))]
        rng.shuffle(pool)
        cells = [cell for cell in layout.cells_of[seat] if cell not in swamps]
        for cell in rng.sample(cells, min(len(cells), rng.choice([0, 4, 9, 18]))):
            mark = " hidden" if cell % RANKS == RANKS - 1 and rng.random() < 0.4 else ""
            if not mark and marked and seat % 2 == 0 and rng.random() < 0.3:
                mark = rng.choice([" attacked", " morale_1", " attacked morale_2"])
            units[layout.cell_names[cell]] = pool.pop() + mark
        cut = rng.randint(0, len(pool))
        hands.append(pool[:cut])
        dead.append(pool[cut:])
    return {"units": units, "hands": hands, "casualties": dead}


def _camp(rng: random.Random, laying: bool) -> tuple[list[str], list[str]]:
    """Nine tents in any order, and those of them that are still in hand."""
    tokens = ["king", "commander", *["blank"] * 7]
    rng.shuffle(tokens)
    camp, hand = [], []
    for token in tokens:
        drawn = rng.random()
        if drawn < 0.1:
            camp.append("blank destroyed")
        elif drawn < 0.5 and laying:
            camp.append("open")
            hand.append(token)
        else:
            camp.append(f"{token} announced" if drawn < 0.6 and token == "commander" else token)
    for at in rng.sample(range(9), rng.choice([0, 0, 1, 2])):
        if "destroyed" not in camp[at]:
            camp[at] += " fortified"
    return camp, hand
