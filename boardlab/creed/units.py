"""The units: fifteen profiles, what each can do, and the tiles of a nation.

Infantry and heavy infantry break obstacles (creed.unit.infantry, creed.unit.heavy_infantry, creed.unit.obstacle). A
spear reaches one cell further (creed.unit.spearman), a shield attacks only with help (creed.unit.shield), horses charge
through several enemies (creed.unit.cavalry, creed.unit.armoured_cavalry). Archers and ballistas help their line
(creed.unit.archer, creed.unit.ballista); siege engines and assassins go for tents (creed.unit.siege_engine,
creed.unit.assassin). What that means on a line: :mod:`boardlab.creed.rules.resolver`.

A tile on a field is one small number: the profile in the lowest four bits, then bits for what happened to it.
"""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """One profile: tiles that are alike in everything."""

    name: str
    kind: str
    """What the rules call it: two profiles of infantry are one kind."""
    letter: str
    """Its letter in a line of text."""
    attack: int
    """Printed attack; 0 where none is printed."""
    defence: int
    tiles: int
    """Tiles of this profile among the 16 normal ones of a nation; 0 for special units."""
    hits: int
    """How many enemies a field attack may reach; 0: it makes none (creed.unit.cavalry)."""
    support: int
    """What it adds to the attack of another unit on its line (creed.unit.archer, creed.unit.ballista)."""


UNITS = (
    Unit("infantry_1", "infantry", "i", 1, 1, 2, 1, 0),
    Unit("infantry_2", "infantry", "I", 2, 2, 1, 1, 0),
    Unit("spearman", "spearman", "p", 3, 1, 1, 1, 0),
    Unit("shield_4", "shield", "s", 0, 4, 2, 1, 0),
    Unit("shield_5", "shield", "S", 0, 5, 1, 1, 0),
    Unit("cavalry_3", "cavalry", "c", 3, 3, 2, 2, 0),
    Unit("cavalry_4", "cavalry", "C", 4, 3, 1, 2, 0),
    Unit("archer", "archer", "a", 0, 1, 2, 0, 2),
    Unit("obstacle_1", "obstacle", "o", 0, 1, 2, 0, 0),
    Unit("obstacle_2", "obstacle", "O", 0, 2, 1, 0, 0),
    Unit("siege_engine", "siege_engine", "e", 0, 2, 1, 0, 0),
    Unit("armoured_cavalry", "armoured_cavalry", "k", 7, 6, 0, 3, 0),
    Unit("heavy_infantry", "heavy_infantry", "h", 5, 5, 0, 1, 0),
    Unit("ballista", "ballista", "b", 0, 2, 0, 0, 3),
    Unit("assassin", "assassin", "x", 0, 1, 0, 0, 0),
)
"""All profiles, normal ones first (creed.comp.normal, creed.comp.special). Their numbers start at 1; 0 is no unit."""

NAMES = ("", *[unit.name for unit in UNITS])
NUMBERS = {unit.name: number for number, unit in enumerate(UNITS, 1)}
"""The number of a profile by its name."""
LETTERS = "?" + "".join([unit.letter for unit in UNITS])
"""The letter of a profile by its number; ``?`` where a view may not look."""
PROFILES = range(1, len(UNITS) + 1)
(
    INFANTRY_1, INFANTRY_2, SPEARMAN, SHIELD_4, SHIELD_5, CAVALRY_3, CAVALRY_4, ARCHER, OBSTACLE_1, OBSTACLE_2,
    SIEGE_ENGINE, ARMOURED_CAVALRY, HEAVY_INFANTRY, BALLISTA, ASSASSIN,
) = PROFILES  # fmt: skip

ATTACK = (0, *[unit.attack for unit in UNITS])
DEFENCE = (0, *[unit.defence for unit in UNITS])
HITS = (0, *[unit.hits for unit in UNITS])
SUPPORT = (0, *[unit.support for unit in UNITS]) + (0,) * 240
"""Support by what stands in a cell: a face-down unit, or one that is not there, gives none (creed.unit.archer)."""
KINDS = ("", *[unit.kind for unit in UNITS])

OBSTACLES = frozenset({OBSTACLE_1, OBSTACLE_2})
BREAKERS = frozenset({INFANTRY_1, INFANTRY_2, HEAVY_INFANTRY})
"""Who destroys obstacles (creed.unit.obstacle, creed.unit.infantry, creed.unit.heavy_infantry)."""
SHIELDS = frozenset({SHIELD_4, SHIELD_5})
RIDERS = frozenset({CAVALRY_3, CAVALRY_4, ARMOURED_CAVALRY})
SUPPORTERS = frozenset({ARCHER, BALLISTA})
RAIDERS = frozenset({SIEGE_ENGINE, ASSASSIN})
"""Whose siege attacks ignore defenders (creed.act.siege.exempt)."""
FIGHTERS = frozenset([number for number in PROFILES if HITS[number]])
"""Who may make field attacks; the same may get morale (creed.special.morale.kinds)."""
BESIEGERS = FIGHTERS | RAIDERS
"""Who may make siege attacks."""
STEADFAST = OBSTACLES | {HEAVY_INFANTRY}
"""Whom rumours do not send home (creed.special.rumor.immune)."""
SPECIAL = (ARMOURED_CAVALRY, HEAVY_INFANTRY, BALLISTA, ASSASSIN)
SPECIAL_NAMES = tuple([NAMES[number] for number in SPECIAL])

# -- a tile on a field -----------------------------------------------------------------------------------------------

PROFILE = 0x0F
HIDDEN = 0x10
"""Lies face down; with profile 0 in a view that may not look."""
ATTACKED = 0x20
"""Has attacked this turn (creed.attack.once). Moving does not change it (creed.act.move.repeat), nor does morale
(creed.special.morale.noattack); a unit that comes from hand has not (creed.attack.fresh)."""
MORALE = 0xC0
MORALE_SHIFT = 6
"""Morale this turn: 0, 1 or 2."""
RESTED = bytes([tile & ~(ATTACKED | MORALE) for tile in range(256)])
"""What a tile becomes at the end of a turn, for ``bytes.translate``."""

# -- piles of tiles --------------------------------------------------------------------------------------------------
# A hand or a pile of casualties is one number with two bits for each profile: how many tiles of it lie there.

ONE = tuple([1 << 2 * number for number in range(len(UNITS) + 1)])
"""One tile of a profile, as a pile."""


def count(pile: int, number: int) -> int:
    """How many tiles of a profile lie in a pile."""
    return pile >> 2 * number & 3


def tiles(pile: int) -> tuple[int, ...]:
    """The tiles of a pile as profile numbers, in the order of the unit table."""
    return tuple([number for number in PROFILES for _ in range(pile >> 2 * number & 3)])


def pile_of(numbers: list[int] | tuple[int, ...]) -> int:
    """The pile that holds these tiles, at most three of each profile."""
    return sum([ONE[number] for number in numbers])


def size(pile: int) -> int:
    """How many tiles lie in a pile; a hidden pile of n tiles is ``~n``."""
    return ~pile if pile < 0 else sum([pile >> 2 * number & 3 for number in PROFILES])


NORMAL = pile_of([number for number, unit in enumerate(UNITS, 1) for _ in range(unit.tiles)])
"""The 16 normal tiles of a nation (creed.comp.normal)."""
EVERY_KIND = sum([ONE[number] for number in PROFILES])
"""One tile of every profile: the low bit of each count."""
NORMAL_MASK = sum([3 << 2 * number for number in PROFILES if number not in SPECIAL])
