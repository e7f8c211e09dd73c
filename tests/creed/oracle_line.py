"""A second, slow computation of field attacks, written from the rule texts alone.

Cells are words: "spearman", "?archer" (face down), "" for nobody. It knows nothing of the engine's numbers.
"""

from __future__ import annotations

TABLE = {
    # name: attack, defence
    "infantry_1": (1, 1),
    "infantry_2": (2, 2),
    "spearman": (3, 1),
    "shield_4": (0, 4),
    "shield_5": (0, 5),
    "cavalry_3": (3, 3),
    "cavalry_4": (4, 3),
    "archer": (0, 1),
    "obstacle_1": (0, 1),
    "obstacle_2": (0, 2),
    "siege_engine": (0, 2),
    "armoured_cavalry": (7, 6),
    "heavy_infantry": (5, 5),
    "ballista": (0, 2),
    "assassin": (0, 1),
}
NEVER = {"archer", "ballista", "obstacle_1", "obstacle_2", "siege_engine", "assassin"}


def is_obstacle(word: str) -> bool:
    return word.startswith("obstacle")


def breaks_obstacles(word: str) -> bool:
    return word in ("infantry_1", "infantry_2", "heavy_infantry")


def total_attack(cell: int, own: list[str], morale: int) -> int:
    attack = TABLE[own[cell].lstrip("?")][0] + morale
    for other in range(3):
        if other != cell and own[other] == "archer":
            attack += 2
        if other != cell and own[other] == "ballista":
            attack += 3
    return attack


def field_attacks(
    cell: int, own: list[str], morale: int, enemy: list[str], cavalry_obstacle: str, immune: str
) -> dict[int, tuple[set[int], set[int]]]:
    """For each cell that may be aimed at: the cells removed, and the cells turned up. Empty: no attack is possible."""
    me = own[cell].lstrip("?")
    if me in NEVER:
        return {}
    attack = total_attack(cell, own, morale)
    if attack == 0:
        return {}
    line = [(where, word) for where, word in enumerate(enemy) if word != ""]
    if line == []:
        return {}
    if me == "spearman":
        return _spear(attack, enemy, line[0][0])
    if me in ("cavalry_3", "cavalry_4"):
        return _horse(attack, line, 2, cavalry_obstacle, immune)
    if me == "armoured_cavalry":
        return _horse(attack, line, 3, cavalry_obstacle, immune)
    where, word = line[0]
    if is_obstacle(word) and not breaks_obstacles(me):
        return {where: (set(), set())} if immune == "wasted" else {}
    return {where: _single(me, attack, where, word)}


def _single(me: str, attack: int, where: int, word: str) -> tuple[set[int], set[int]]:
    turned = {where} if word.startswith("?") else set()
    victim = word.lstrip("?")
    if is_obstacle(victim) and not breaks_obstacles(me):
        return set(), turned
    return ({where} if attack >= TABLE[victim][1] else set()), turned


def _spear(attack: int, enemy: list[str], first: int) -> dict[int, tuple[set[int], set[int]]]:
    found = {}
    for where in (first, first + 1):
        if where < 3 and enemy[where] != "" and not is_obstacle(enemy[where]):
            found[where] = _single("spearman", attack, where, enemy[where])
    return found


def _horse(
    attack: int, line: list[tuple[int, str]], most: int, cavalry_obstacle: str, immune: str
) -> dict[int, tuple[set[int], set[int]]]:
    # Could it reach anything that is not a face-up obstacle?
    reached = []
    left, hits = attack, 0
    for _, word in line:
        if left < 1 or hits == most:
            break
        reached.append(word)
        if not is_obstacle(word):
            break
        if cavalry_obstacle == "stop":
            break
        if cavalry_obstacle == "wear_through":
            left, hits = left - TABLE[word][1], hits + 1
    if all(is_obstacle(word) for word in reached) and immune == "illegal":
        return {}
    removed, turned = set(), set()
    left, hits = attack, 0
    for where, word in line:
        if left < 1 or hits == most:
            break
        if word.startswith("?"):
            turned.add(where)
        victim = word.lstrip("?")
        defence = TABLE[victim][1]
        if is_obstacle(victim):
            if cavalry_obstacle == "stop":
                break
            if cavalry_obstacle == "wear_through":
                left, hits = left - defence, hits + 1
            continue
        if left < defence:
            break
        removed.add(where)
        left, hits = left - defence, hits + 1
    return {line[0][0]: (removed, turned)}
