"""The states of a turn, each looked at once, at the fewest AP that lead there.

A state is a set of own knights on a site: a ground together with what else the turn can change. All states of a site
are sets of bits in one dictionary, so that millions of them fit into seconds. No state is left out, and most orders of
the same steps are never tried:

- States come in order of the AP they cost. Every beginning of a cheapest way is itself a cheapest way to where it
  leads, so it is enough to go on from each state once, at its fewest AP. Cards cost no AP; as one may be played in a
  turn, the states before it come first at each number of AP.
- A block is placed before a move wherever it can be. Let a knight go from one cell to another, or a new one come, and
  a block be placed next, not on the cell just left. The block could come first: it is legal, as its cell was free and
  the ground is the same; and the knight's way stays open, by every reading of the doors, because a block takes away no
  door, no room of a castle and no step between two other cells. Bringing blocks forward in this way ends, so every
  state is reached for its fewest AP by a way on which each block is the first action, follows a block or a card, or
  lies on the cell that a knight has left just before it. Only such ways are followed.
- Points come last, and cards are not bought: neither changes the board, and whatever else is done can be done without.
- Blocks come from the fullest stack, unless a goal may ask for stacks: with it in use, as many blocks can be built and
  put under a knight as with any other.

One thing breaks the first and the third: under ``must_build``, a moment when no block may be placed anywhere lets AP go
by that would otherwise be kept for a block. :class:`NoRoom` tells of it.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from heapq import nsmallest
from typing import Any

from boardlab.torres.actions import ADDS, MOVES, Action, builds
from boardlab.torres.board import ALL, BIT, CELL_OF, Ground
from boardlab.torres.building import building_cells
from boardlab.torres.cards import HANDS, MOVE_BLOCK, MOVING, kinds_in
from boardlab.torres.doors import ways
from boardlab.torres.knights import ADD_AP, add_targets
from boardlab.torres.menu import PLAYS
from boardlab.torres.options import KNIGHTS
from boardlab.torres.position import Position, apply, open_copy, seal

CARRYING = MOVING - {MOVE_BLOCK}
"""Cards that take a knight from one cell to another and change nothing else."""


class Stopped(Exception):
    """A limit has ended the search."""


class NoRoom(Exception):
    """A block must be built this turn, and at some moment none can be."""


class Land:
    """A ground, and where knights get to on it."""

    __slots__ = ("ground", "grows", "steps", "survey")

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.steps: dict[int, int] = {}
        """Where a knight can move to, by its cell; own knights aside."""
        self.grows: dict[int, int] = {}
        """Where a new knight may stand beside this one; own knights aside."""
        self.survey: Any = None
        """What it pays, once that was asked for."""


class Site:
    """Everything a turn can change except the knights and the AP spent: blocks, stacks, cards, points taken."""

    __slots__ = (
        "after", "ap", "blocks", "buildable", "built", "cards", "hand", "land", "origins", "owes", "playable", "played",
        "seen", "sizes", "stacks", "supply", "turn_stack",
    )  # fmt: skip

    land: Land
    turn_stack: int
    stacks: tuple[int, ...]
    built: int
    hand: int
    played: bool
    ap: int
    supply: int
    blocks: int
    """How many blocks can still be built from one stack."""
    buildable: int
    """Where blocks can be built, own knights aside."""
    sizes: tuple[int, ...]
    """The stacks to build from, as actions name them."""
    owes: bool
    """Must a block be built?"""
    playable: tuple[int, ...]
    """Cards that may be played."""
    seen: dict[int, int]
    """The knights that can stand here, and the fewest AP for it."""
    after: dict[object, Site]
    """The site after a block or a card."""
    origins: dict[Action, Site]
    """From which sites a block leads here."""
    cards: dict[int, Origin]
    """Where a card was played that led here, by the knights then."""


Origin = tuple[Site, int, int, Action]
"""The state before an action, with the AP spent by then, and the action."""


class Walk(ABC):
    """A search through the states of one turn, by the AP spent; subclasses say in :meth:`look` what to keep."""

    def __init__(self, p: Position, nodes: int, until: float, *, every_stack: bool) -> None:
        self.start, self.seat = p, p.decider
        self.limit, self.until = nodes, until
        self.every_stack = every_stack
        """Does it matter which stack blocks come from? If not, the fullest serves every plan."""
        self.nodes = 0
        self.enough = p.ap + 2
        """AP after which no more need be spent."""
        self.rivals = (*p.pieces[: p.decider], 0, *p.pieces[p.decider + 1 :])
        """The knights of the others, by seat."""
        self.others = BIT[p.king] if p.king >= 0 else 0
        """Cells with figures that do not move this turn."""
        for knights in self.rivals:
            self.others |= knights
        self.lands: dict[bytes, Land] = {}
        self.sites: dict[object, Site] = {}
        self.home = self.site_of(p)
        self.waiting: list[dict[Site, dict[int, int]]] = []
        """By AP spent: the states to look at, and where each may place a block."""
        self.playing = True
        """Are cards played?"""

    @abstractmethod
    def look(self, site: Site, knights: int, spent: int, placing: int) -> bool:
        """Judge a new state; False where nothing wanted can come after it, so that the search does not go on from it.

        Args:
            site: where the state is.
            knights: the player's own knights.
            spent: AP spent.
            placing: the cells on which a block may be placed as the next action.
        """

    def aim(self, land: Land) -> int:
        """The cells, as a set of bits, that a knight must reach with the last AP for the state to be worth judging."""
        return ALL

    def rank(self, site: Site, knights: int) -> int:
        """How promising a state is, the more the better: a narrow search goes on from the best only."""
        return 0

    def walk(self, *, playing: bool = True, width: int | None = None) -> None:
        """Look at every state, from the start.

        Args:
            playing: are cards played?
            width: if given, only so many of the states that cost equally many AP are gone on from, before a card and
                after one; the most promising.

        Raises:
            Stopped: at a limit.
            NoRoom: as it says.
        """
        self.playing = playing
        for site in self.sites.values():
            site.seen, site.cards = {}, {}
        self.waiting = [{} for _ in range(self.start.ap + 5)]
        self.waiting[self.start.spent][self.home] = {self.start.pieces[self.seat]: ALL}
        for spent, level in enumerate(self.waiting):
            for played in (False, True):
                sites = [site for site in level if site.played == played]
                if width is not None:
                    self._narrow(level, sites, width)
                for site in sites:
                    self._expand(site, level.pop(site), spent)
            if spent >= self.enough:
                return

    def _narrow(self, level: dict[Site, dict[int, int]], sites: list[Site], width: int) -> None:
        """Leave only the most promising states of some sites."""
        states = [
            (-self.rank(site, knights), number, knights)
            for number, site in enumerate(sites)
            for knights in level[site]
            if knights not in site.seen
        ]
        kept = {(number, knights) for _, number, knights in nsmallest(width, states)}
        for number, site in enumerate(sites):
            level[site] = {knights: cells for knights, cells in level[site].items() if (number, knights) in kept}

    # -- sites -----------------------------------------------------------------------------------------------------

    def site_of(self, q: Position) -> Site:
        """The site of a position."""
        seat = q.decider
        heights = q.ground.heights
        key = heights, q.turn_stack, q.stacks[seat], q.built, q.hand_bits[seat], q.played, q.ap
        site = self.sites.get(key)
        if site is None:
            land = self.lands.get(heights)
            if land is None:
                land = self.lands[heights] = Land(q.ground)
            site = self.sites[key] = Site()
            site.land, site.turn_stack, site.stacks, site.built = land, q.turn_stack, q.stacks[seat], q.built
            site.hand, site.played, site.ap, site.supply = q.hand_bits[seat], q.played, q.ap, q.supply
            site.buildable = building_cells(q) & ~self.others
            self._means(site)
            site.seen, site.after, site.origins, site.cards = {}, {}, {}, {}
        return site

    def _means(self, site: Site) -> None:
        """Fill in what can be done on a new site: blocks that can be built, and cards that can be played."""
        options = self.start.options
        stacks = (site.turn_stack,) if site.turn_stack >= 0 else site.stacks
        most = max(stacks, default=0)
        site.blocks = max(min(most, options.most_built - site.built), 0)
        site.sizes = ()
        if site.blocks and site.turn_stack >= 0:
            site.sizes = (0,)
        elif site.blocks:
            site.sizes = tuple(sorted({size for size in stacks if size})) if self.every_stack else (most,)
        site.owes = options.must_build and not site.built and most > 0
        hand = site.hand & ~self.start.fresh_bits
        site.playable = HANDS[kinds_in(hand)] if hand > 0 and not site.played else ()

    def position(self, site: Site, knights: int, spent: int) -> Position:
        """A state as a position."""
        draft = open_copy(self.start)
        seat = self.seat
        draft.ground = site.land.ground
        draft.pieces = (*draft.pieces[:seat], knights, *draft.pieces[seat + 1 :])
        draft.stacks = (*draft.stacks[:seat], site.stacks, *draft.stacks[seat + 1 :])
        draft.hand_bits = (*draft.hand_bits[:seat], site.hand, *draft.hand_bits[seat + 1 :])
        draft.turn_stack, draft.supply, draft.built = site.turn_stack, site.supply, site.built
        draft.ap, draft.spent, draft.played = site.ap, spent, site.played
        return seal(draft)

    # -- states ----------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self.limit or (self.nodes & 255 == 0 and time.perf_counter() > self.until):
            raise Stopped

    def steps(self, land: Land, bit: int) -> int:
        """Where a knight can move to, own knights aside."""
        found = land.steps.get(bit)
        if found is None:
            found = ways(land.ground, CELL_OF[bit], self.start.options.door) & ~self.others
            land.steps[bit] = found
        return found

    def grows(self, land: Land, bit: int) -> int:
        """Where a new knight may stand beside this one, own knights aside."""
        found = land.grows.get(bit)
        if found is None:
            found = land.grows[bit] = add_targets(land.ground, bit) & ~self.others
        return found

    def _expand(self, site: Site, states: dict[int, int], spent: int) -> None:
        """Look at the states of a site that cost so many AP, and put down what one action more leads to."""
        cards = site.playable if self.playing else ()
        land, seen, look, waiting = site.land, site.seen, self.look, self.waiting
        left = site.ap - spent
        room = left - 1 if site.owes else left
        buildable = site.buildable
        # Nothing comes after the last AP: those states need not be kept, and are looked at right here.
        last = left == 1 and not cards
        ahead: dict[int, int] = {}
        if last:
            ahead = waiting[spent + 1].pop(site, ahead)
        elif left:
            ahead = waiting[spent + 1].setdefault(site, ahead)
        added = waiting[spent + ADD_AP].setdefault(site, {}) if room >= ADD_AP else {}
        aim = self.aim(land) if left in (1, ADD_AP) and not cards else ALL
        goals, blocks = (aim, 0 if aim != ALL else buildable) if left == 1 else (ALL, buildable if left else 0)
        if not site.sizes:
            blocks = 0
        add_goals = aim if left == ADD_AP else ALL
        for knights, vacated in states.items():
            if knights in seen:
                continue
            seen[knights] = spent
            if knights not in site.cards:
                self._count()
            if site.owes and left and not buildable & ~knights:
                raise NoRoom
            placing = blocks & ~knights & vacated
            if not look(site, knights, spent, placing):
                continue
            if cards:
                self._play(site, knights, spent)
            if spent >= self.enough or not left:
                continue
            bits = knights if room else 0
            grown = 0
            while bits:
                bit = bits & -bits
                bits ^= bit
                cells = land.steps.get(bit)
                if cells is None:
                    cells = self.steps(land, bit)
                cells &= goals & ~knights
                rest = knights ^ bit
                while cells:
                    cell = cells & -cells
                    cells ^= cell
                    moved = rest | cell
                    if moved not in seen:
                        ahead[moved] = ahead.get(moved, 0) | bit
                if room >= ADD_AP:
                    beside = land.grows.get(bit)
                    grown |= self.grows(land, bit) if beside is None else beside
            if grown and knights.bit_count() < KNIGHTS:
                for cell in bits_of(grown & add_goals & ~knights):
                    if knights | cell not in seen:
                        added.setdefault(knights | cell, 0)
            while placing:
                cell = placing & -placing
                placing ^= cell
                for size in site.sizes:
                    higher = site.after.get((cell, size)) or self._higher(site, cell, size)
                    waiting[spent + 1].setdefault(higher, {})[knights] = ALL
        if last:
            for knights in ahead:
                if knights not in seen:
                    self._count()
                    look(site, knights, spent + 1, 0)

    def _higher(self, site: Site, cell: int, size: int) -> Site:
        """The site after a block."""
        act = builds(self.seat, size)[CELL_OF[cell]]
        higher = site.after[cell, size] = self.site_of(apply(self.position(site, 0, 0), act))
        higher.origins[act] = site
        return higher

    def _play(self, site: Site, knights: int, spent: int) -> None:
        """Play every card in every way: no AP, and only once a turn."""
        q = self.position(site, knights, spent)
        plays: list[Action] = []
        for card in site.playable:
            PLAYS[card](plays, q, self.seat, q.free)
        level = self.waiting[spent]
        for act in plays:
            carried = act.card in CARRYING
            key = act.card if carried else act
            after = site.after.get(key)
            if after is None:
                after = site.after[key] = self.site_of(apply(q, act))
            moved = knights ^ BIT[act.source] ^ BIT[act.cell] if carried else knights
            if moved not in after.seen and moved not in after.cards:
                # Counted here, as most wait for long, and the limit is for memory too.
                self._count()
                after.cards[moved] = site, knights, spent, act
                level.setdefault(after, {})[moved] = ALL

    # -- ways ------------------------------------------------------------------------------------------------------

    def way(self, site: Site, knights: int, spent: int) -> list[Action]:
        """Actions that lead to a state for so many AP: back from it, each time to a state that cost less."""
        acts: list[Action] = []
        while site is not self.home or knights != self.start.pieces[self.seat]:
            site, knights, spent, act = self._before(site, knights, spent)
            acts.append(act)
        return acts[::-1]

    def _before(self, site: Site, knights: int, spent: int) -> Origin:
        """One state that leads to this one at the fewest AP, with the action in between."""
        for came in self._moved(site, knights, spent):
            return came
        for act, lower in site.origins.items():
            if lower.seen.get(knights) == spent - 1 and not BIT[act.cell] & knights:
                return lower, knights, spent - 1, act
        return site.cards[knights]

    def _moved(self, site: Site, knights: int, spent: int) -> Iterator[Origin]:
        """Moves and new knights that lead to a state on its own site."""
        for cell in bits_of(knights):
            rest = knights ^ cell
            for source in bits_of(ALL & ~knights & ~self.others):
                if site.seen.get(rest | source) == spent - 1 and self.steps(site.land, source) & cell:
                    before, after = CELL_OF[source], CELL_OF[cell]
                    yield site, rest | source, spent - 1, MOVES[self.seat][before][after]
            if site.seen.get(rest) == spent - ADD_AP and add_targets(site.land.ground, rest) & cell:
                yield site, rest, spent - ADD_AP, ADDS[self.seat][CELL_OF[cell]]


def bits_of(cells: int) -> Iterator[int]:
    """The cells of a set, each as a set of its own, from a1 upwards."""
    while cells:
        bit = cells & -cells
        yield bit
        cells ^= bit
