"""What a scoring pays after a turn, and how many points the rest of a turn can bring at most.

The most is never too little. It rests on how castles and knights change when no card is played:

- Castles never join and a block is never placed under a knight. So the rivals keep their levels, and a castle grows by
  one cell a block at most.
- Two castles have no cells beside each other, and doors never lead up. So a knight comes from one castle to another
  over bare board alone, and a move takes it one level up at most. A new knight is no higher than one beside it.
- So each move takes the highest own level in one castle one up at most, and each block adds a cell to one castle or
  one to the height of its towers.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from boardlab.torres.board import ALL, BIT, cells_of
from boardlab.torres.scoring import castle_payments, earns_bonus
from boardlab.torres.turn_states import Land, Walk

Levels = tuple[int, ...]
"""Of each castle, the level of the highest own knight, 0 without one."""
MOST_AP = 9
"""AP that a bound may reckon with: seven, and two for what a card can do."""
SHARED_WAY = 5
"""The fewest AP for which a way in common is worth it: two steps, a new knight, and a step up to another castle."""


class Survey:
    """Bounds for one ground: what its castles pay, and how far knights get on it. Never too low, so nothing good is
    ruled out.
    """

    __slots__ = (
        "_reach", "_ups", "_walk", "areas", "bare", "bonus", "castle", "gains", "growing", "land", "near", "paid",
        "rivals", "tops",
    )  # fmt: skip

    def __init__(self, walk: Walk, land: Land) -> None:
        self._walk, self.land = walk, land
        p, ground = walk.start, land.ground
        self.areas = tuple(mask.bit_count() for mask in ground.masks)
        self.tops = tuple(ground.top(mask) for mask in ground.masks)
        self.castle = {
            BIT[cell]: (at, ground.heights[cell]) for at, mask in enumerate(ground.masks) for cell in cells_of(mask)
        }
        """By cell: its castle, and its level."""
        self.bare = ALL & ~ground.tall[1]
        self.growing = ground.homes[1]
        """Bare cells on which a block makes a castle larger."""
        self.bonus = earns_bonus(ground, ALL, p.king, p.phase)
        """Cells on which a knight earns the king's bonus."""
        self.near = self._near_bonus()
        self.gains: dict[tuple[Levels, int, int, int], int] = {}
        self._reach: dict[int, list[int]] = {}
        self._ups: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        lines = [castle_payments(ground, knights) for knights in walk.rivals]
        earned = [bool(earns_bonus(ground, knights, p.king, p.phase)) for knights in walk.rivals]
        self.paid: object = tuple(
            (tuple(area * level for _, area, level in line), bonus) for line, bonus in zip(lines, earned, strict=True)
        )
        """What a scoring pays the rivals, in the order of the seats; one's own seat stands there without knights."""
        self.rivals = tuple(
            (sum(area * level for _, area, level in line), max((level for *_, level in line), default=0), bonus)
            for line, bonus in zip(lines, earned, strict=True)
        )
        """Points for castles, highest level and whether the bonus is earned, by seat."""

    def _near_bonus(self) -> tuple[int, ...]:
        """By AP: the cells from which the bonus might be earned for so many, as far as levels tell."""
        p, tall = self._walk.start, self.land.ground.tall
        home = self.land.ground.castle_mask(p.king) if p.king >= 0 else 0
        found = [self.bonus]
        for ap in range(1, MOST_AP + 1):
            low = max(p.phase - ap, 1)
            inside = home & tall[low] if low < len(tall) else 0
            outside = self.bare if ap == p.phase else ALL if ap > p.phase else 0
            found.append((self.bonus | inside | outside) if home else 0)
        return tuple(found)

    # -- now ------------------------------------------------------------------------------------------------------

    def levels(self, knights: int) -> Levels:
        """The player's own highest level in each castle."""
        best = [0] * len(self.areas)
        castle = self.castle
        while knights:
            bit = knights & -knights
            knights ^= bit
            there = castle.get(bit)
            if there is not None and there[1] > best[there[0]]:
                best[there[0]] = there[1]
        return tuple(best)

    # -- later ----------------------------------------------------------------------------------------------------

    def gain(self, levels: Levels, ready: int, blocks: int, points: tuple[int, ...]) -> int:
        """The most that castles can gain together with points for the AP that are not spent on them.

        Args:
            levels: as now.
            ready: the castles, as a set, in which one move of some knight leads above that level; all, where blocks
                are placed.
            blocks: how many blocks may be placed.
            points: what points for 0, 1, … AP bring, as far as AP are left.
        """
        key = levels, ready, blocks, len(points)
        found = self.gains.get(key)
        if found is None:
            castles = [
                _castle(area, level, top, bool(ready >> at & 1), blocks, len(points) - 1)
                for at, (area, level, top) in enumerate(zip(self.areas, levels, self.tops, strict=True))
            ]
            found = self.gains[key] = together(castles, points)
        return found

    def gain_building(self, levels: Levels, blocks: int, points: tuple[int, ...]) -> int:
        """The most that castles can gain, with points for unspent AP, if at least one of ``blocks`` blocks is placed.

        The climb onto the block counts once, at the highest level there then is.
        """
        key = levels, -1, blocks, len(points)
        found = self.gains.get(key)
        if found is None:
            ap = len(points) - 2
            castles = [
                _castle(area, level, top + 1, True, blocks - 1, ap)
                for area, level, top in zip(self.areas, levels, self.tops, strict=True)
            ]
            climbed = (min(level + ap, top + 1) for level, top in zip(levels, self.tops, strict=True))
            found = self.gains[key] = together(castles, points[:-1]) + max(climbed, default=0)
        return found

    def ready(self, knights: int, levels: Levels) -> int:
        """The castles in which one move of some knight leads above the player's own highest level there, as a set."""
        found = 0
        while knights:
            bit = knights & -knights
            knights ^= bit
            for at, level in self._ups.get((bit, 1)) or self.ups(bit, 1):
                if level > levels[at]:
                    found |= 1 << at
        return found

    def gain_by_moves(self, knights: int, levels: Levels, points: tuple[int, ...]) -> int:
        """The most that castles can gain, with points for unspent AP, if no block is placed: knights only move.

        Two that get up to two castles walk each their own way, unless one is new: it walked along with the one beside
        which it came. From ``SHARED_WAY`` AP on that may save some, but leaves few for points.
        """
        left = len(points) - 1
        gains: dict[int, list[int]] = {}
        for ap in range(1, left + 1):
            bits = knights
            while bits:
                bit = bits & -bits
                bits ^= bit
                for at, level in self.ups(bit, ap):
                    if level > levels[at]:
                        castle = gains.setdefault(at, [0] * (left + 1))
                        castle[ap] = max(castle[ap], self.areas[at] * (level - levels[at]))
        castles = list(gains.values())
        best = together(castles, points)
        if left < SHARED_WAY or len(castles) < 2:
            return best
        saved = left - SHARED_WAY + 1
        shared = [(*castle, *(castle[-1],) * saved) for castle in castles]
        return max(best, together(shared, tuple(points[min(ap, left - SHARED_WAY)] for ap in range(left + saved + 1))))

    def bonus_by_moves(self, knights: int, left: int) -> bool:
        """May the bonus be earned where no block is placed any more?"""
        while knights:
            bit = knights & -knights
            knights ^= bit
            if self.reach(bit, left) & self.bonus:
                return True
        return False

    def reach(self, bit: int, ap: int) -> int:
        """Where a knight gets to for so many AP, own knights aside. A new one beside it gets nowhere else for them."""
        found = self._reach.setdefault(bit, [bit])
        while len(found) <= ap:
            cells = found[-1]
            fresh = cells & ~found[-2] if len(found) > 1 else cells
            while fresh:
                cell = fresh & -fresh
                fresh ^= cell
                cells |= self._walk.steps(self.land, cell)
            found.append(cells)
        return found[ap]

    def ups(self, bit: int, ap: int) -> tuple[tuple[int, int], ...]:
        """The castles, and the highest level in each, that a knight gets up to for so many AP."""
        found = self._ups.get((bit, ap))
        if found is None:
            ground = self.land.ground
            own, level = self.castle.get(bit, (-1, 0))
            cells = self.reach(bit, ap) & ground.tall[1]
            found = self._ups[bit, ap] = tuple(
                (at, top)
                for at, mask in enumerate(ground.masks)
                if mask & cells and ((top := ground.top(mask & cells)) > level or at != own)
            )
        return found


@lru_cache(maxsize=1 << 16)
def _castle(area: int, level: int, top: int, ready: bool, blocks: int, ap: int) -> tuple[int, ...]:
    """What one castle can gain for 0, 1, … AP, of which so many may be blocks.

    The first move leads up only if the castle is ready for it; where blocks are placed it always counts as ready.
    """
    gains = [0] * (ap + 1)
    for built in range(min(blocks, ap) + 1):
        for moves in range(ap - built + 1):
            climbed = level + moves if ready or not moves else level + moves - 1
            best = max(min(climbed, top + built), level)
            gains[built + moves] = max(gains[built + moves], (area + built) * best - area * level)
    return tuple(gains)


def together(castles: list[tuple[int, ...]] | list[list[int]], points: tuple[int, ...]) -> int:
    """The most that castles gain when AP are shared out among them, and the points for AP that are left.

    Args:
        castles: what each gains for 0, 1, … AP.
        points: what 0, 1, … AP bring if points are taken for them.
    """
    ap = len(points) - 1
    best = [0] * (ap + 1)
    for gains in castles:
        if any(gains):
            best = [max(best[spent - own] + gains[own] for own in range(spent + 1)) for spent in range(ap + 1)]
    return max(best[spent] + points[ap - spent] for spent in range(ap + 1))


def most_by_card(survey: Survey, levels: Levels, blocks: int, points: tuple[int, ...], *, anywhere: bool) -> int:
    """The most that castles can gain, with points for AP that are not spent, if a card may be played.

    A card is worth a block, a new castle and what ``points`` begin with in free AP at most; or a knight gets
    ``anywhere``, to the top of any one castle.
    """
    ap = len(points) - 1
    castles = [_castle(*castle, True, blocks, ap) for castle in zip(survey.areas, levels, survey.tops, strict=True)]
    best = together([*castles, _castle(0, 0, 0, True, blocks, ap)], points)
    if anywhere:
        best += max(
            (
                (area + blocks) * (top + blocks) - area * level
                for area, level, top in zip(survey.areas, levels, survey.tops, strict=True)
            ),
            default=0,
        )
    return best


def paid_now(survey: Survey, levels: Levels) -> int:
    """What the castles pay with the highest knights on these levels."""
    return sum(map(mul, survey.areas, levels))
