"""A second, slow computation of turns, written from the rule texts alone over plain data; it shares no code.

Covers the usual rulings: which actions a turn allows, as texts, and what the position is afterwards.
"""

from __future__ import annotations

import copy
from itertools import combinations, combinations_with_replacement
from typing import Any

from tests.creed.oracle_line import NEVER, field_attacks, is_obstacle, total_attack

Doc = dict[str, Any]
SPECIAL = {"armoured_cavalry", "heavy_infantry", "ballista", "assassin"}
ORDER = [
    "infantry_1", "infantry_2", "spearman", "shield_4", "shield_5", "cavalry_3", "cavalry_4", "archer", "obstacle_1",
    "obstacle_2", "siege_engine", "armoured_cavalry", "heavy_infantry", "ballista", "assassin",
]  # fmt: skip
NO_MORALE = NEVER
FIRST_BOX = {"morale": 0, "reinforce": 2, "reposition": 4, "appoint": 6, "rumour": 7, "fortify": 9, "assassinate": 11}
PRICES = {
    "morale": [[1, 2], [1, 2]], "reinforce": [[3], [3]], "reposition": [[1, 3], [1, 3]], "appoint": [[1]],
    "rumour": [[3], [4]], "fortify": [[3], [4]], "assassinate": [[6]],
}  # fmt: skip


# -- the board ---------------------------------------------------------------------------------------------------------

FACING = {"AN": "BN", "BE": "CE", "DS": "CS", "AW": "DW"}
FACING |= {two: one for one, two in FACING.items()}


def fields(doc: Doc, seat: int) -> list[str]:
    letter = "ABCD"[seat]
    if doc["players"] == 2:
        return [letter]
    return {"A": ["AN", "AW"], "B": ["BN", "BE"], "C": ["CE", "CS"], "D": ["DS", "DW"]}[letter]


def facing(field: str) -> str:
    return {"A": "B", "B": "A"}[field] if len(field) == 1 else FACING[field]


def lane(field: str, line: int) -> list[str]:
    """The tents in front of a line of a field."""
    enemy = facing(field)[0]
    if len(field) == 1:  # columns, north and south
        rows = (3, 2, 1) if field == "A" else (1, 2, 3)
        return [f"{enemy}T{row}{line}" for row in rows]
    if field[1] in "NS":  # rows, east and west
        columns = (1, 2, 3) if field in ("AN", "DS") else (3, 2, 1)
        return [f"{enemy}T{line}{column}" for column in columns]
    rows = (1, 2, 3) if field in ("AW", "BE") else (3, 2, 1)
    return [f"{enemy}T{row}{line}" for row in rows]


def cells(field: str) -> list[str]:
    return [f"{field}{line}{rank}" for line in (1, 2, 3) for rank in (1, 2, 3) if (line, rank) != (2, 2)]


def line_of(doc: Doc, field: str, line: int) -> list[str]:
    """Three words as the line oracle reads them."""
    found = []
    for rank in (1, 2, 3):
        words = doc["units"].get(f"{field}{line}{rank}", "").split()
        found.append("" if not words else ("?" if "hidden" in words else "") + words[0])
    return found


def tent(doc: Doc, name: str) -> list[str]:
    found: list[str] = doc["camps"]["ABCD".index(name[0])][int(name[2]) * 3 + int(name[3]) - 4].split()
    return found


def camp_names(letter: str) -> list[str]:
    return [f"{letter}T{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3)]


def stands(doc: Doc, name: str) -> bool:
    return "destroyed" not in tent(doc, name)


def alive(doc: Doc, seat: int) -> set[str]:
    """The leaders of a colour that lie somewhere."""
    found = set()
    for at, camp in enumerate(doc["camps"]):
        for words in camp:
            name, _, colour = words.split()[0].partition(":")
            if ("ABCD".index(colour) if colour else at) == seat and name in ("king", "commander"):
                found.add(name)
    return found


def enemies(doc: Doc, seat: int) -> list[int]:
    return [other for other in range(doc["players"]) if other % 2 != seat % 2]


# -- what may be done --------------------------------------------------------------------------------------------------


def legal(doc: Doc) -> set[str]:
    seat = doc["player"]
    ap = doc["ap"][seat]
    found = {"end"}
    if doc["players"] == 4 and (seat + 2) % 4 not in doc["ended"] and doc["idle"] < 2:
        found.add("ally")
    mine = {name: words.split() for name, words in doc["units"].items() if name[:-2] in fields(doc, seat)}
    free = [cell for field in fields(doc, seat) for cell in cells(field) if cell not in doc["units"]]
    if ap >= 2:
        for unit in set(doc["hands"][seat]):
            for cell in free:
                found.add(f"deploy {unit} {cell}")
                if cell.endswith("3"):
                    found.add(f"deploy {unit} {cell} hidden")
    movers = [name for name, words in mine.items() if not is_obstacle(words[0])]
    for one in movers:
        found |= {f"move {one} {to}" for to in free if ap >= (1 if to[:-2] == one[:-2] else 2)}
    names = [cell for field in fields(doc, seat) for cell in cells(field)]
    for one, two in combinations(sorted(movers, key=names.index), 2):
        if ap >= (2 if one[:-2] == two[:-2] else 4):
            found.add(f"move {one} {two}, {two} {one}")
    for name, words in mine.items():
        found |= _unit(doc, seat, ap, name, words)
    return found | _special(doc, seat, ap, mine)


def _unit(doc: Doc, seat: int, ap: int, name: str, words: list[str]) -> set[str]:
    found = set()
    field, line, rank = name[:-2], int(name[-2]), int(name[-1])
    unit = words[0]
    if "hidden" in words:
        found.add(f"reveal {name}")
    if is_obstacle(unit):
        found.add(f"recall {name}")
        return found
    if "attacked" in words:
        return found
    own, enemy = line_of(doc, field, line), line_of(doc, facing(field), line)
    morale = next((int(word[-1]) for word in words if word.startswith("morale")), 0)
    if ap >= 2:
        for target in field_attacks(rank - 1, own, morale, enemy, "stop", "illegal"):
            found.add(f"attack {name}" + (f" {facing(field)}{line}{target + 1}" if unit == "spearman" else ""))
    first_turn = doc["round"] == 1 and seat % 2 == doc["first"] % 2
    standing = [each for each in lane(field, line) if stands(doc, each)]
    if ap < 3 or first_turn or not standing:
        return found
    if unit == "assassin":
        return found | {f"siege {name} {each}" for each in standing if "fortified" not in tent(doc, each)}
    if unit == "siege_engine" or (
        unit not in NEVER and total_attack(rank - 1, own, morale) >= 1 and enemy == ["", "", ""]
    ):
        found.add(f"siege {name}")
    return found


def _special(doc: Doc, seat: int, ap: int, mine: dict[str, list[str]]) -> set[str]:
    found: set[str] = set()
    used = doc["boxes"][seat]
    if len(used) >= 7:
        return found
    open_box = {}
    for special, boxes in PRICES.items():
        empty = [prices for at, prices in enumerate(boxes) if FIRST_BOX[special] + at not in used]
        open_box[special] = [price for price in (empty[0] if empty else []) if price <= ap]
    letter = "ABCD"[seat]
    own = [name for name in camp_names(letter) if stands(doc, name)]
    for price in open_box["morale"]:
        found |= {
            f"morale {name} for {price}"
            for name, words in mine.items()
            if words[0] not in NO_MORALE and not any(word.startswith("morale") for word in words)
        }
    dead = [unit for unit in doc["casualties"][seat] if unit not in SPECIAL]
    for price in open_box["reinforce"]:
        for many in (1, 2, 3):
            for chosen in combinations_with_replacement(ORDER, many):
                if all(dead.count(unit) >= chosen.count(unit) for unit in chosen):
                    found.add(f"reinforce {' '.join(chosen)} for {price}")
    partner = "ABCD"[(seat + 2) % 4] if doc["players"] == 4 else ""
    theirs = [name for name in camp_names(partner) if stands(doc, name)] if partner else []
    if 1 in open_box["reposition"] and own:
        found.add("reposition for 1")
    if 3 in open_box["reposition"] and own and theirs:
        found.add("trade for 3")
    if open_box["appoint"] and alive(doc, seat) == {"king"}:
        for name in own + theirs:
            if tent(doc, name)[0] == ("blank" if name[0] == letter else f"blank:{letter}"):
                found.add(f"appoint {name} for 1")
    for price in open_box["rumour"]:
        found |= _rumours(doc, seat, price)
    for price in open_box["fortify"]:
        if doc["fortresses"][seat] > 0:
            found |= {f"fortify {name} for {price}" for name in own if "fortified" not in tent(doc, name)}
    first_turn = doc["round"] == 1 and seat % 2 == doc["first"] % 2
    for price in [] if first_turn else open_box["assassinate"]:
        for other in enemies(doc, seat):
            for name in camp_names("ABCD"[other]):
                if stands(doc, name) and "fortified" not in tent(doc, name):
                    found.add(f"assassinate {name} for {price}")
    return found


def _rumours(doc: Doc, seat: int, price: int) -> set[str]:
    listed = [cell for other in enemies(doc, seat) for field in fields(doc, other) for cell in cells(field)]
    open_to = []
    for cell in listed:
        words = doc["units"].get(cell, "").split()
        if words and ("hidden" in words or not (is_obstacle(words[0]) or words[0] == "heavy_infantry")):
            open_to.append(cell)
    found = {f"rumour {cell} for {price}" for cell in open_to}
    return found | {f"rumour {one} {two} for {price}" for one, two in combinations(open_to, 2) if one[:-1] != two[:-1]}


# -- what it does ------------------------------------------------------------------------------------------------------


def after(before: Doc, text: str) -> Doc | None:
    """The position after a legal action; None for actions this computation leaves to others (tents on the move)."""
    doc = copy.deepcopy(before)
    words = text.replace(",", "").split()
    seat = doc["player"]
    verb = words[0]
    if verb in ("reposition", "trade"):
        return None
    if verb == "end":
        return _end(doc, seat)
    if verb == "ally":
        doc["player"], doc["idle"] = (seat + 2) % 4, doc["idle"] + 1
        return doc
    doc["idle"] = 0
    if "for" in words:
        price = int(words[-1])
        words = words[:-2]
        _cube(doc, seat, verb)
    else:
        price = {"deploy": 2, "attack": 2, "siege": 3, "reveal": 0, "recall": 0, "move": 0}[verb]
    doc["ap"][seat] -= price
    _DO[verb](doc, seat, words[1:], price)
    if not any(alive(doc, other) for other in enemies(doc, seat)):
        doc["stage"] = "over"
    return doc


def _cube(doc: Doc, seat: int, special: str) -> None:
    boxes = [FIRST_BOX[special] + at for at in range(len(PRICES[special]))]
    doc["boxes"][seat] = sorted([*doc["boxes"][seat], next(box for box in boxes if box not in doc["boxes"][seat])])


def _end(doc: Doc, seat: int) -> Doc:
    doc["kept"][seat] = min(doc["ap"][seat], 3)
    doc["ap"][seat] = 0
    doc["idle"] = 0
    doc["ended"] = sorted({*doc["ended"], seat})
    if doc["players"] == 4 and (seat + 2) % 4 not in doc["ended"]:
        doc["player"] = (seat + 2) % 4
        return doc
    doc["units"] = {
        name: " ".join(word for word in words.split() if word != "attacked" and not word.startswith("morale"))
        for name, words in doc["units"].items()
    }
    if seat % 2 != doc["first"] % 2:
        if doc["round"] == doc["options"].get("max_rounds"):
            doc["stage"] = "over"
            return doc
        doc["round"] += 1
        doc["player"] = doc["first"]
    else:
        doc["player"] = (doc["first"] + 1) % doc["players"]
    doc["ended"] = []
    for other in range(doc["players"]):
        doc["ap"][other] = 10 + doc["kept"][other] if other % 2 == doc["player"] % 2 else 0
    return doc


def _shown(doc: Doc, cell: str, more: str = "") -> None:
    unit, *marks = doc["units"][cell].split()
    marks = sorted({*marks, more} - {"hidden", ""})
    doc["units"][cell] = " ".join([unit, *marks])


def _to_hand(doc: Doc, seat: int, unit: str) -> None:
    doc["hands"][seat] = sorted([*doc["hands"][seat], unit], key=ORDER.index)


def _deploy(doc: Doc, seat: int, words: list[str], price: int) -> None:
    doc["hands"][seat].remove(words[0])
    doc["units"][words[1]] = words[0] + (" hidden" if "hidden" in words else "")


def _move(doc: Doc, seat: int, words: list[str], price: int) -> None:
    pairs = list(zip(words[::2], words[1::2], strict=True))
    lifted = {}
    for source, cell in pairs:
        doc["ap"][seat] -= 1 if source[:-2] == cell[:-2] else 2
        _shown(doc, source)
        lifted[cell] = doc["units"].pop(source)
    doc["units"] |= lifted


def _attack(doc: Doc, seat: int, words: list[str], price: int) -> None:
    name = words[0]
    field, line, rank = name[:-2], int(name[-2]), int(name[-1])
    own, enemy = line_of(doc, field, line), line_of(doc, facing(field), line)
    morale = next((int(word[-1]) for word in doc["units"][name].split() if word.startswith("morale")), 0)
    choices = field_attacks(rank - 1, own, morale, enemy, "stop", "illegal")
    removed, turned = choices[int(words[1][-1]) - 1] if len(words) > 1 else next(iter(choices.values()))
    _shown(doc, name, "attacked")
    owner = "ABCD".index(facing(field)[0])
    for at in range(3):
        cell = f"{facing(field)}{line}{at + 1}"
        if at in turned:
            _shown(doc, cell)
        if at in removed:
            unit = doc["units"].pop(cell).split()[0]
            doc["casualties"][owner] = sorted([*doc["casualties"][owner], unit], key=ORDER.index)


def _strike(doc: Doc, name: str) -> None:
    words = tent(doc, name)
    at = int(name[2]) * 3 + int(name[3]) - 4
    owner = "ABCD".index(name[0])
    if "fortified" in words:
        words.remove("fortified")
        doc["fortresses"][owner] += 1
    else:
        colour = words[0].partition(":")[2]
        words = ["blank" + (f":{colour}" if colour else ""), "destroyed"]
    doc["camps"][owner][at] = " ".join(words)


def _siege(doc: Doc, seat: int, words: list[str], price: int) -> None:
    name = words[0]
    _shown(doc, name, "attacked")
    _strike(
        doc, words[1] if len(words) > 1 else next(each for each in lane(name[:-2], int(name[-2])) if stands(doc, each))
    )


def _recall(doc: Doc, seat: int, words: list[str], price: int) -> None:
    _to_hand(doc, seat, doc["units"].pop(words[0]).split()[0])


def _reinforce(doc: Doc, seat: int, words: list[str], price: int) -> None:
    for unit in words:
        doc["casualties"][seat].remove(unit)
        _to_hand(doc, seat, unit)


def _appoint(doc: Doc, seat: int, words: list[str], price: int) -> None:
    found = tent(doc, words[0])
    found[0] = found[0].replace("blank", "commander")
    at = int(words[0][2]) * 3 + int(words[0][3]) - 4
    doc["camps"]["ABCD".index(words[0][0])][at] = " ".join([*found, "announced"])


def _rumour(doc: Doc, seat: int, words: list[str], price: int) -> None:
    for cell in words:
        _shown(doc, cell)
        unit = doc["units"][cell].split()[0]
        if not is_obstacle(unit) and unit != "heavy_infantry":
            del doc["units"][cell]
            _to_hand(doc, "ABCD".index(cell[0]), unit)


def _fortify(doc: Doc, seat: int, words: list[str], price: int) -> None:
    found = tent(doc, words[0])
    found.insert(1, "fortified")
    doc["camps"][seat][int(words[0][2]) * 3 + int(words[0][3]) - 4] = " ".join(found)
    doc["fortresses"][seat] -= 1


_DO = {
    "deploy": _deploy,
    "move": _move,
    "attack": _attack,
    "siege": _siege,
    "reveal": lambda doc, seat, words, price: _shown(doc, words[0]),
    "recall": _recall,
    "morale": lambda doc, seat, words, price: _shown(doc, words[0], f"morale_{price}"),
    "reinforce": _reinforce,
    "appoint": _appoint,
    "rumour": _rumour,
    "fortify": _fortify,
    "assassinate": lambda doc, seat, words, price: _strike(doc, words[0]),
}
