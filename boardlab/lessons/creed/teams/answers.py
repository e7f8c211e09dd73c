"""What the topic "Teams of two" asks: allies A and C against B, whose camp lines cross from two sides."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed import Position
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.units import PROFILE
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import hidden, intact
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

PASS = "ally"
"""Letting the ally go on."""
LINES = (1, 2, 3)
LANES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (6, 3, 0), (7, 4, 1), (8, 5, 2))
"""The tents of B’s camp on each line of A, then of C, by their numbers; the first to be met first."""


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
    (mine, allys), end = sieges(p), p
    for text in (mine, PASS, allys) if first == "A" else (PASS, allys, PASS, mine):
        # Where a whole line of tents is down, nothing is left to siege there.
        if text == PASS or end.judge(text):
            end = do(end, text)
    return intact(p) - intact(end)


def why_not_struck(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a tent that neither siege hits it, or of one left out that one does."""
    right = struck(p, first="A")
    for place in sorted(picked - right):
        return Phrase("explain.teams.behind", {"place": place})
    return Phrase("explain.teams.struck", {"place": min(right - picked)}) if right - picked else None


def lanes(p: Position) -> tuple[frozenset[str], frozenset[str]]:
    """The three tents on A's line and those on C's."""
    mine, allys = (frozenset(_lane(p, text)) for text in sieges(p))
    return mine, allys


def _lane(p: Position, siege: str) -> list[str]:
    """The tents on the line of a siege, the first to be met first."""
    return [p.layout.tent_names[at] for at in p.layout.lane[p.layout.cell_numbers[siege.split()[1]] // RANKS]]


def fronts_of(p: Position, *, whole: bool = False) -> frozenset[str]:
    """The first tent on either line, intact tents alone unless ``whole``."""
    lines = ([name for name in _lane(p, text) if whole or name in intact(p)] for text in sieges(p))
    return frozenset(name for line in lines for name in line[:1])


def order_matters(p: Position) -> bool:
    """Do other tents fall if the allies strike in the other order?"""
    return struck(p, first="A") != struck(p, first="C")


def pairs_where_order_matters(destroyed: Iterable[int] = ()) -> int:
    """For how many of the nine pairs of row and column, with the tents numbered here down."""
    gone = tuple(destroyed)
    return sum(order_matters(besieging(row, column, gone)) for row in LINES for column in LINES)


def chosen_order(target: str) -> str:
    """Who strikes first at the shared corner, so that a certain tent falls as well: ``a``, ``c`` or ``either``."""
    ways = [seat.lower() for seat in "AC" if target in struck(scenario("creed.teams.corner"), first=seat)]
    return "either" if len(ways) == 2 else ways[0]


def camps_of(size: int) -> Iterable[tuple[int, ...]]:
    """Every choice of so many tents of a camp."""
    return combinations(range(TENTS), size)


# -- tents that change hands ----------------------------------------------------------------------------------------


def laid_after_trade(p: Position, given: int) -> int:
    """How many tents A lays out after a trade in which so many go to the ally."""
    p = do(p, "trade for 3", *["give blank"] * given, "enough")
    while p.current_player != 0:
        p = do(p, "give blank")
    return len(p.pools[0])


def who_loses(p: Position, siege: str) -> str:
    """Who has a leader less after a siege: ``a``, ``c``, or ``nobody``."""
    lost = p.alive & ~do(p, siege).alive
    return "nobody" if not lost else "abcd"[(lost.bit_length() - 1) // 2]


def standing_blanks(p: Position, seat: int) -> frozenset[str]:
    """The blank tents that stand in a camp, whosever they are."""
    camp = zip(p.layout.tent_names[seat * TENTS :], p.to_json()["camps"][seat], strict=False)
    return frozenset(
        name for name, tent in camp if tent.partition(":")[0].startswith("blank") and "destroyed" not in tent
    )


# -- secrets, and the end -------------------------------------------------------------------------------------------


def known_to(p: Position, seat: int) -> frozenset[str]:
    """The face-down units whose kind a seat may know."""
    return frozenset(name for name in hidden(p) if p.seen_by(seat).units[p.layout.cell_numbers[name]] & PROFILE)


def whose_secret(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says whose face-down unit was picked wrongly, or left out."""
    right = known_to(p, 0)
    for place in (*sorted(picked - right), *sorted(right - picked)):
        owner = Seat(p.layout.owner[p.layout.cell_numbers[place]])
        return Phrase(f"explain.teams.{'known' if place in right else 'rival'}", {"place": place, "player": owner})
    return None


def won(p: Position) -> str:
    """What A's siege means: ``over`` or ``on``."""
    return "over" if do(p, "siege AN11").is_over else "on"


def of_enemies(p: Position) -> frozenset[str]:
    """All places of both rivals."""
    return frozenset(name for name in p.scene().places if name[0] in "BD")
