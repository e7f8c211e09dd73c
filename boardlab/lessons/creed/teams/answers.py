"""Positions of the topic "Teams of two": allies A and C against B and D, whose camps lines cross from two sides."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

from boardlab.creed import Position
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.tents import DESTROYED
from boardlab.creed.units import HIDDEN, PROFILE
from boardlab.lessons.creed.fields import on_the_line
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do

PASS = "ally"
"""Letting the ally go on."""
LINES = (1, 2, 3)
LEADERLESS = "blank+destroyed blank blank blank blank+destroyed blank blank blank blank"
"""A camp whose commander and king have been found."""
B = 1
"""The seat whose camp is attacked from the west by A and from the south by C."""


def fronts() -> Position:
    """Four fields of two rivals and two allies."""
    return sketch(
        "AN31=spearman AW12=cavalry_3 BN31=shield_4 BE12=archer CE11=cavalry_4 CS21=shield_4 DS13=archer DW11=spearman",
        players=4,
    )


def same_camp(p: Position, cell: str) -> frozenset[str]:
    """The enemy's cells on the line of a cell, and all tents of the camp behind."""
    found = on_the_line(p, cell)
    tents = {name for name in p.layout.tent_numbers if any(name[:2] == other[:2] for other in found if "T" in other)}
    return found | frozenset(tents)


# -- two sieges on one camp -----------------------------------------------------------------------------------------


def besieging(row: int, column: int, destroyed: Iterable[int] = ()) -> Position:
    """A before one row of B's camp and C before one column; some of its tents are down already."""
    gone = set(destroyed)
    camp = " ".join("blank+destroyed" if at in gone else "blank" for at in range(TENTS))
    return sketch(f"AN{row}1=spearman CE{column}1=spearman", players=4, camps={"B": camp})


def sieges(p: Position) -> tuple[str, str]:
    """The siege of A and that of C."""
    mine, allys = (f"siege {name}" for name, unit in p.to_json()["units"].items() if unit == "spearman")
    return mine, allys


def struck(p: Position, *, first: str) -> frozenset[str]:
    """The tents that fall when A or C strikes first, and then the other."""
    mine, allys = sieges(p)
    order = (mine, PASS, allys) if first == "A" else (PASS, allys, PASS, mine)
    end = p
    for text in order:
        # Where a whole line of tents is down, nothing is left to siege there.
        if text == PASS or end.judge(end.read_action(text)):
            end = do(end, text)
    return frozenset(name for name, at in p.layout.tent_numbers.items() if p.camps[at] != end.camps[at])


def tents_of_b(p: Position) -> frozenset[str]:
    """All nine tents of B's camp."""
    return frozenset(p.layout.tent_names[B * TENTS : B * TENTS + TENTS])


def intact(p: Position) -> frozenset[str]:
    """The tents that stand, of everybody."""
    return frozenset(name for name, tent in zip(p.layout.tent_names, p.camps, strict=True) if not tent & DESTROYED)


def lanes(p: Position) -> tuple[list[str], list[str]]:
    """The three tents on A's line and those on C's, the first to be met first."""
    lines = (p.layout.lane[p.layout.cell_numbers[text.split()[1]] // RANKS] for text in sieges(p))
    mine, allys = ([p.layout.tent_names[at] for at in lane] for lane in lines)
    return mine, allys


def whole_lines(p: Position) -> frozenset[str]:
    """Lets a siege run through the whole line."""
    return frozenset().union(*lanes(p))


def crossing(p: Position) -> frozenset[str]:
    """Lets the tent fall where the lines cross."""
    mine, allys = lanes(p)
    return frozenset(mine) & frozenset(allys)


def fronts_of(p: Position, *, whole: bool = False) -> frozenset[str]:
    """The first tent on either line, intact tents alone unless ``whole``."""
    standing = whole_lines(p) if whole else intact(p)
    return frozenset(name for lane in lanes(p) for name in [name for name in lane if name in standing][:1])


def order_matters(p: Position) -> bool:
    """Do other tents fall if the allies strike in the other order?"""
    return struck(p, first="A") != struck(p, first="C")


def pairs_where_order_matters(destroyed: Iterable[int] = ()) -> int:
    """For how many of the nine pairs of row and column, with the tents numbered here down."""
    gone = tuple(destroyed)
    return sum(order_matters(besieging(row, column, gone)) for row in LINES for column in LINES)


def chosen_order(target: str) -> str:
    """Who strikes first at the shared corner, so that a certain tent falls as well: ``a``, ``c`` or ``either``."""
    p = corner()
    ways = [seat for seat in "AC" if target in struck(p, first=seat)]
    return "either" if len(ways) == 2 else ways[0].lower()


def corner() -> Position:
    """The one pair of lines that meet in a tent which is first on both."""
    return next(p for row in LINES for column in LINES if order_matters(p := besieging(row, column)))


def both_down(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """Have the two tents of the plan fallen?"""
    numbers = [end.layout.tent_numbers[name] for name in ("BT31", "BT32")]
    return all(start.camps[at] != end.camps[at] for at in numbers)


def camps_of(size: int) -> Iterable[tuple[int, ...]]:
    """Every choice of so many tents of a camp."""
    return combinations(range(TENTS), size)


# -- points, units, secrets -----------------------------------------------------------------------------------------


def spent_out() -> Position:
    """C has 1 AP left, A has ten; C is to act."""
    return sketch("AN11=spearman CE11=cavalry_3 BE11=infantry_1", players=4, ap={"A": 10, "C": 1}, player=2)


def secrets() -> Position:
    """Everyone has something face down."""
    units = "AN13=archer+hidden AW11=spearman BN23=shield_4+hidden CE13=infantry_2+hidden CS11=cavalry_3"
    return sketch(f"{units} DW33=archer+hidden DS11=spearman", players=4)


def hidden(p: Position) -> frozenset[str]:
    """The cells of all face-down units."""
    return frozenset(p.layout.cell_names[cell] for cell, tile in enumerate(p.units) if tile & HIDDEN)


def known_to(p: Position, seat: int) -> frozenset[str]:
    """The face-down units whose kind a seat may know."""
    seen = p.seen_by(seat).units
    return frozenset(name for name in hidden(p) if seen[p.layout.cell_numbers[name]] & PROFILE)


def own(p: Position, seat: int) -> frozenset[str]:
    """The face-down units of a seat."""
    letter = "ABCD"[seat]
    return frozenset(name for name in hidden(p) if name.startswith(letter))


def leaderless() -> Position:
    """Both leaders of A are gone; C's are alive, and it is A's turn."""
    return sketch("AN11=spearman CE21=cavalry_3 BN11=infantry_1", players=4, camps={"A": LEADERLESS})


def last_leader(other: str) -> Position:
    """A is about to find B's last leader; D's leaders are there, or gone already.

    Args:
        other: ``alive`` or ``gone``: D's leaders.
    """
    p = sketch("AN11=spearman", players=4)
    first = p.layout.lane[p.layout.cell_numbers["AN11"] // RANKS][0]
    camp = ["blank+destroyed", *["blank"] * 8]
    camp[first % TENTS] = "king"
    camps = {"B": " ".join(camp)} | ({"D": LEADERLESS} if other == "gone" else {})
    return sketch("AN11=spearman", players=4, camps=camps)


def won(p: Position) -> str:
    """What A's siege means: ``over`` or ``on``."""
    return "over" if do(p, "siege AN11").is_over else "on"


# -- practice -------------------------------------------------------------------------------------------------------


def crossing_lines(rng: Random) -> dict[str, Any] | None:
    """Two lines that cross in B's camp, where some tents are down, and which ally strikes ``first``."""
    gone = rng.sample(range(TENTS), rng.randint(0, 4))
    p, first = besieging(rng.choice(LINES), rng.choice(LINES), gone), rng.choice("AC")
    drawn = {"position": p, "first": first, "second": "C" if first == "A" else "A"}
    return drawn if len(struck(p, first=first)) == 2 else None


def of_enemies(p: Position) -> frozenset[str]:
    """All places of both rivals."""
    return frozenset(name for name in p.scene().places if name[0] in "BD")


def strikes_first(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    """A has struck before C, and both have."""
    mine, allys = sieges(start)
    return mine in actions and allys in actions and actions.index(mine) < actions.index(allys)
