"""Positions of the tutorial "Special actions", and what the action board allows in them."""

from __future__ import annotations

from random import Random

from boardlab.creed import Position
from boardlab.creed.options import CUBES, SPECIALS, USUAL
from boardlab.creed.units import MORALE, NORMAL_MASK, OBSTACLES, PROFILE, tiles
from boardlab.lessons.creed.sketching import sketch

BOXES = {name: USUAL.first_box[at] for at, name in enumerate(SPECIALS)}
"""The first box of each special action, counted through the whole action board."""


def busy() -> Position:
    """The middle of a game: A has spoken one rumour and fortified once; four cubes are gone in all."""
    used = [BOXES["morale"], BOXES["reposition"], BOXES["rumour"], BOXES["fortify"]]
    camp = "commander blank+fortified blank blank king blank blank blank blank"
    units = "A11=infantry_1 A12=archer A31=spearman B11=shield_5 B31=cavalry_3 B33=archer"
    return sketch(units, camps={"A": camp}, boxes={"A": used}, fortresses=[1, 2])


def price(p: Position, special: str) -> int:
    """What a special action costs the seat to move now, at least."""
    return min(offer.price for offer in p.options.offers(p.boxes[p.on_turn])[SPECIALS.index(special)])


def first_price(p: Position, special: str) -> int:
    """What it costs in its first box, at least."""
    return min(p.options.boxes(special)[0])


def cubes_left(p: Position) -> int:
    """How many special actions the seat to move has left."""
    return CUBES - p.boxes[p.on_turn].bit_count()


def boxes_left(p: Position) -> int:
    """How many boxes of its action board are free."""
    return p.options.first_box[-1] - p.boxes[p.on_turn].bit_count()


def by_price(p: Position) -> tuple[str, ...]:
    """Four special actions by what they cost, the cheapest first."""
    costs = {name: price(p, name) for name in ("reposition", "rumour", "assassinate")}
    again = p.play(next(act for act in p.legal_actions() if act.to_text().startswith("rumour")))
    costs["rumour_again"] = price(again, "rumour")
    return tuple(sorted(costs, key=lambda name: costs[name]))


# -- morale ---------------------------------------------------------------------------------------------------------


def wall() -> Position:
    """A shield of B that A's infantry is too weak for, with an archer behind the infantry."""
    return sketch("A11=infantry_1 A12=archer B11=shield_5 B31=cavalry_3", ap={"A": 4}, hands={"A": "obstacle_1"})


def shield_gone(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """Has the shield been removed?"""
    return not end.units[end.layout.cell_numbers["B11"]]


def attacked_in_vain(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """Was the shield attacked, and did it stand?"""
    return "attack A11" in actions and not shield_gone(start, end, actions)


def morale_only(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """Did morale rise without an attack?"""
    raised = any(tile & MORALE for tile in end.units)
    return raised and not any(text.startswith("attack") for text in actions)


# -- rumours --------------------------------------------------------------------------------------------------------


def talk() -> Position:
    """Enemies of all sorts: an obstacle, heavy infantry, a face-down unit, common soldiers."""
    return sketch("A12=spearman B11=obstacle_1 B12=cavalry_3 B21=heavy_infantry B31=shield_4 B33=infantry_2+hidden")


def listeners(p: Position) -> frozenset[str]:
    """The cells a rumour may name."""
    words = (act.to_text().split() for act in p.legal_actions() if act.to_text().startswith("rumour"))
    return frozenset(word for each in words for word in each if word in p.layout.cell_numbers)


def enemies(p: Position) -> frozenset[str]:
    """The cells of all enemy units."""
    return frozenset(name for name in p.to_json()["units"] if name.startswith("B"))


def open_listeners(p: Position) -> frozenset[str]:
    """Only those that lie face up."""
    return frozenset(name for name in listeners(p) if "hidden" not in p.to_json()["units"][name])


def all_but_obstacles(p: Position) -> frozenset[str]:
    """Forgets that heavy infantry does not listen either."""
    units = p.units
    return frozenset(name for name in enemies(p) if units[p.layout.cell_numbers[name]] & PROFILE not in OBSTACLES)


# -- reinforcements -------------------------------------------------------------------------------------------------


def fallen() -> Position:
    """A lost six units, two of them special."""
    dead = "infantry_2 cavalry_3 siege_engine archer armoured_cavalry armoured_cavalry"
    return sketch("A11=spearman B11=shield_4", casualties={"A": dead, "B": "siege_engine"})


def brought_back(p: Position) -> int:
    """How many units a reinforcement brings back at most."""
    reinforcing = (act for act in p.legal_actions() if act.to_text().startswith("reinforce"))
    return max((len(tiles(act.pile)) for act in reinforcing), default=0)


def normal_dead(p: Position) -> int:
    """How many normal units lie among A's casualties."""
    return len(tiles(p.dead[0] & NORMAL_MASK))


def all_dead(p: Position) -> int:
    """How many units lie among A's casualties."""
    return len(tiles(p.dead[0]))


# -- tents ----------------------------------------------------------------------------------------------------------


def standing() -> Position:
    """Both camps after some sieges: destroyed and fortified tents, guarded lines and open ones."""
    return sketch(
        "A11=spearman B21=shield_4 B31=cavalry_3",
        camps={
            "A": "commander blank blank+destroyed blank king blank+fortified blank blank blank",
            "B": "blank+destroyed blank blank+fortified blank king blank+destroyed blank commander blank",
        },
        fortresses=[1, 1],
    )


def chosen(p: Position, deed: str) -> frozenset[str]:
    """The tents that ``assassinate`` or ``fortify`` may choose."""
    words = (act.to_text().split() for act in p.legal_actions())
    return frozenset(each[1] for each in words if each[0] == deed)


def intact(p: Position, seat: int) -> frozenset[str]:
    """The tents of a seat that stand, fortified ones among them."""
    camp = p.to_json()["camps"][seat]
    names = [name for name, at in sorted(p.layout.tent_numbers.items(), key=lambda pair: pair[1]) if at // 9 == seat]
    return frozenset(name for name, tent in zip(names, camp, strict=True) if "destroyed" not in tent)


def all_tents(p: Position, seat: int) -> frozenset[str]:
    """All nine tents of a seat."""
    return frozenset(name for name, at in p.layout.tent_numbers.items() if at // 9 == seat)


# -- practice -------------------------------------------------------------------------------------------------------


def random_board(rng: Random) -> Position:
    """An action board with some cubes on it, boxes filled from the left."""
    used: list[int] = []
    for at, name in enumerate(SPECIALS):
        boxes = len(USUAL.boxes(name))
        used += [USUAL.first_box[at] + box for box in range(rng.randint(0, boxes))]
    rng.shuffle(used)
    kept = sorted(used[: rng.randint(1, CUBES - 1)])
    firsts = set(USUAL.first_box)
    return sketch(
        "A11=spearman B11=shield_4",
        boxes={"A": [box for box in kept if box in firsts or box - 1 in kept] or [BOXES["rumour"]]},
    )


def priced(p: Position) -> tuple[str, ...]:
    """The special actions with one price, of which a box is free."""
    free = [name for at, name in enumerate(SPECIALS) if p.options.offers(p.boxes[0])[at]]
    return tuple(name for name in free if all(len(box) == 1 for box in p.options.boxes(name)))
