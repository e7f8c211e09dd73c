"""Knights: new ones are added, and they move, by steps or through the doors of castles.

Where steps lead, :class:`boardlab.torres.board.Ground` works out: one level up at most, any number down
(torres.move.up_one, torres.move.down_any). There is a door in each of the four walls of a block (torres.door.four);
doors read otherwise are in :mod:`boardlab.torres.rules.doors`.
"""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase
from boardlab.core.json_data import Json
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.board import BIT, CELLS, DIAGONAL, NAMES, NEXT, Ground, castle_name, cell_index, cells_of
from boardlab.torres.options import KNIGHTS
from boardlab.torres.rules.action_type import (
    CELL,
    PLACING,
    TYPES,
    Breaches,
    Events,
    Path,
    TorresAction,
    VerbContext,
    form,
    place,
)
from boardlab.torres.rules.doors import ruled_out, through
from boardlab.torres.rules.placing import blocked, next_to_own_knight, no_own_knight
from boardlab.torres.rules.turn import placed
from boardlab.torres.state import Draft, State

ADD_AP = 2
"""What a new knight costs (torres.add.cost)."""

# -- new knights -----------------------------------------------------------------------------------------------------


def add_targets(ground: Ground, knights: int) -> int:
    """Cells next to one of these knights and not above its level, figures aside (torres.add.level)."""
    cells = 0
    heights = ground.heights
    tall = ground.tall
    for cell in cells_of(knights):
        cells |= NEXT[cell] & ~tall[heights[cell] + 1]
    return cells


@TYPES.add
class Add(TorresAction):
    """Add a knight beside an own one, not above it (torres.add.cost, torres.add.adjacent, torres.add.level)."""

    kind, word, form = Kind.ADD, "add", form(cell=CELL)
    cost, cells = ADD_AP, 1
    rank, group, mark = 0, "group.knights", "add"

    def breaches(self, p: State, act: Action) -> Breaches:
        """Six knights at most, on an empty cell (torres.add.six, torres.add.empty)."""
        mine = p.pieces[act.player]
        if mine.bit_count() >= KNIGHTS:
            yield Breach("torres.add.six", {"limit": KNIGHTS})
        yield from blocked(p, act.cell, "torres.add.empty")
        yield from next_to_own_knight(p, act.cell, mine, "torres.add.adjacent", "torres.add.level")

    def apply(self, draft: Draft, act: Action) -> None:
        draft.spent += 2
        seat = act.player
        draft.pieces = with_item(draft.pieces, seat, draft.pieces[seat] | BIT[act.cell])

    def events(self, before: State, after: State, act: Action) -> Events:
        heights = before.ground.heights
        beside = max(cells_of(NEXT[act.cell] & before.pieces[act.player]), key=lambda cell: heights[cell])
        facts = {"cell": NAMES[act.cell], "level": heights[act.cell], "source": NAMES[beside]}
        yield Event("add", "torres.add.cost", facts, (NAMES[act.cell],), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        some = p.pieces[p.decider].bit_count() < KNIGHTS
        yield self.plain_verb(p, context, Phrase("note.cells", {"n": len(self.mine(context))}) if some else None)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        return Phrase("prompt.add")

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        return placed(p, self.kind, cells)


# -- moves -----------------------------------------------------------------------------------------------------------


@TYPES.add
class Move(TorresAction):
    """Move a knight, by a step or by doors, as often as AP last (torres.move.cost, torres.door.repeat)."""

    kind, word, form = Kind.MOVE, "move", form(source=CELL, cell=CELL)
    cost, cells = 1, 2
    rank, group = 1, "group.knights"

    def write(self, act: Action) -> str:
        return f"move {NAMES[act.source]} {NAMES[act.cell]}"

    def breaches(self, p: State, act: Action) -> Breaches:
        """Along the lines, to an empty cell (torres.move.orthogonal, torres.move.blocked)."""
        source, target = act.source, act.cell
        yield from no_own_knight(p, act, "torres.move.cost")
        if source == target:
            yield Breach("torres.move.orthogonal", {"cell": NAMES[target]}, (NAMES[target],), "same")
            return
        yield from blocked(p, target, "torres.move.blocked")
        if p.pieces[act.player] & BIT[source]:
            yield from _no_way(p, source, target)

    @rule("torres.door.repeat")
    def apply(self, draft: Draft, act: Action) -> None:
        """1 AP whatever the way, and as often as AP last (torres.move.cost, torres.door.repeat)."""
        draft.spent += 1
        carry(draft, act)

    def events(self, before: State, after: State, act: Action) -> Events:
        facts, places = levels(before, act), (NAMES[act.source], NAMES[act.cell])
        if before.ground.step_targets(act.source) & BIT[act.cell]:
            yield Event("step", "torres.move.cost", facts, places, act.player)
        else:
            castle = passage(before, act.source, act.cell)
            facts["castle"] = castle_name(castle)
            yield Event("door", "torres.door.through", facts, places, act.player, once="castle")

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        sources = {act.source for act in self.mine(context)}
        yield self.plain_verb(p, context, Phrase("note.knights", {"n": len(sources)}))

    def meant_by(self, p: State, key: str) -> bool:
        """An own knight is picked up."""
        return p.stage not in PLACING and bool(p.pieces[p.decider] & BIT[cell_index(key)])

    def shortcuts(self, p: State, context: VerbContext) -> Iterable[Choice]:
        return [place(NAMES[cell], "piece", None) for cell in sorted({act.source for act in self.mine(context)})]

    def mark_of(self, p: State, act: Action) -> str:
        return "step" if p.ground.step_targets(act.source) & BIT[act.cell] else "door"

    def prompt(self, p: State, path: Path) -> Phrase | None:
        if len(path) > 1:
            return Phrase("prompt.move_target")
        return Phrase("prompt.move_source")

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        """A knight that cannot move is sent towards its nearest neighbour."""
        if len(cells) > 1:
            return action(self.kind, p.decider, cells[0], cells[-1])
        mine = p.pieces[p.decider]
        if not cells and not mine:
            return action(self.kind, p.decider, 0, 1)
        source = cells[0] if cells else next(cells_of(mine))
        return action(self.kind, p.decider, source, next(cell for cell in range(CELLS) if NEXT[source] & BIT[cell]))


def carry(draft: Draft, act: Action) -> None:
    """A knight leaves one cell for another."""
    seat = act.player
    draft.pieces = with_item(draft.pieces, seat, draft.pieces[seat] ^ BIT[act.source] ^ BIT[act.cell])


def _no_way(p: State, source: int, target: int) -> Breaches:
    """Why neither a step nor a trip through a castle leads from source to target; nothing when one does."""
    ground = p.ground
    start, end = ground.heights[source], ground.heights[target]
    facts = {"source": NAMES[source], "target": NAMES[target]}
    places = (NAMES[source], NAMES[target])
    if NEXT[source] & BIT[target]:
        if end > start + 1:
            yield Breach("torres.move.up_one", {**facts, "climb": end - start}, places)
        return
    door = p.options.door
    if through(ground, source, door) & BIT[target]:
        return
    if door is not None and through(ground, source, None) & BIT[target]:
        for why in ruled_out(ground, source, target, door):
            rule = "torres.door.no_up" if why == "inside" else "torres.door.through"
            yield Breach(rule, facts, places, why)
        return
    if ground.door_targets(source, start, 64) & BIT[target]:
        yield Breach("torres.door.no_up", {**facts, "start": start, "end": end, "climb": end - start}, places)
        return
    yield Breach("torres.move.orthogonal", facts, places, "diagonal" if DIAGONAL[source] & BIT[target] else "")
    if ground.door_targets(source, start, 64):
        yield Breach("torres.door.through", facts, places, "exit")
    else:
        yield Breach("torres.door.through", {"source": NAMES[source], "level": start}, places[:1], "none")


def levels(p: State, act: Action) -> Json:
    """Where a knight goes, and from which level to which."""
    heights = p.ground.heights
    return {
        "source": NAMES[act.source],
        "target": NAMES[act.cell],
        "before": heights[act.source],
        "after": heights[act.cell],
    }


def passage(p: State, source: int, target: int) -> int:
    """The castle through which a figure gets from source to target, as a set of cells; 0 if there is none."""
    ground = p.ground
    level = ground.heights[source]
    doors = NEXT[source] & ground.tall[level + 1]
    for castle in ground.masks:
        if castle & doors and ground.exits(castle, level) & BIT[target] and _leads(p, castle, source, target):
            return castle
    return 0


def _leads(p: State, castle: int, source: int, target: int) -> bool:
    """Does the way go through this castle? Where doors are read otherwise, a second castle may be the one meant."""
    if p.options.door is None:
        return True
    alone = Ground.of(height if castle >> cell & 1 else 0 for cell, height in enumerate(p.ground.heights))
    level = p.ground.heights[source]
    if alone.heights[source] != level or alone.heights[target] != p.ground.heights[target]:
        return bool(through(p.ground, source, p.options.door) & BIT[target])
    return bool(through(alone, source, p.options.door) & BIT[target])
