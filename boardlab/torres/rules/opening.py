"""The opening: foundations of the master game, and the first knight of each player."""

from __future__ import annotations

from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.verdict import Breach
from boardlab.torres.actions import FOUNDATIONS_STAGE, KING_STAGE, KNIGHTS_STAGE, Action, Kind, row
from boardlab.torres.board import ALL, BIT, CELLS, NAMES, NEXT, SIZE, cells_of, spread
from boardlab.torres.options import FOUNDATIONS
from boardlab.torres.rules.action_type import CELL, TYPES, Breaches, Events, Placing, form
from boardlab.torres.rules.placing import empty_castles, on_empty_castle
from boardlab.torres.rules.turn import placed
from boardlab.torres.state import Draft, State

# -- foundations -----------------------------------------------------------------------------------------------------


def too_near(foundations: int, spacing: str) -> int:
    """Cells where no further foundation may lie beside these, their own cells included (torres.master.spacing)."""
    if spacing == "manhattan3":
        near = foundations | spread(foundations)
        return near | spread(near)
    near = foundations
    for cell in cells_of(foundations):
        for other in cells_of(NEXT[cell]):
            near |= BIT[other]
            beyond = 2 * other - cell
            if 0 <= beyond < CELLS and NEXT[other] >> beyond & 1:
                near |= BIT[beyond]
    return near


def _steps(one: int, other: int) -> int:
    """How many steps lie between two cells, straight or round corners."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


@TYPES.add
class Found(Placing, ActionGenerator[State, Action]):
    """Set-up of the master game: put a foundation on a cell (torres.master.foundations)."""

    kind, word, form = Kind.FOUND, "found", form(cell=CELL)
    mark = "block"
    stages = (FOUNDATIONS_STAGE,)
    not_now = ("torres.master.foundations", "done")
    group = "group.blocks"

    def breaches(self, p: State, act: Action) -> Breaches:
        lying = p.ground.tall[1]
        if not too_near(lying, p.options.spacing) & BIT[act.cell]:
            return
        name = NAMES[act.cell]
        near = [cell for cell in cells_of(lying) if too_near(BIT[cell], p.options.spacing) & BIT[act.cell]]
        other = min(near, key=lambda cell: _steps(cell, act.cell))
        facts = {"cell": name, "other": NAMES[other], "steps": _steps(other, act.cell)}
        case = "line" if p.options.spacing == "line2" else ""
        yield Breach("torres.master.spacing", facts, (name, NAMES[other]), case)

    def legal_actions(self, p: State) -> list[Action]:
        found: list[Action] = []
        row(self.kind, p.decider).onto(found, ALL & ~too_near(p.ground.tall[1], p.options.spacing))
        return found

    def apply(self, draft: Draft, act: Action) -> None:
        """Clockwise until all lie; then the first knights."""
        draft.ground = draft.ground.with_block(act.cell)
        draft.supply -= 1
        if len(draft.ground.masks) < len(FOUNDATIONS):
            draft.decider = (act.player + 1) % draft.players
        else:
            draft.decider = 0
            draft.stage = KNIGHTS_STAGE

    def events(self, before: State, after: State, act: Action) -> Events:
        name = NAMES[act.cell]
        yield Event("foundation", "torres.master.foundations", {"cell": name}, (name,), act.player)

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        return placed(p, self.kind, cells)


# -- first knights ---------------------------------------------------------------------------------------------------


@TYPES.add
class FirstKnight(Placing, ActionGenerator[State, Action]):
    """Set-up: put a knight on a castle where nobody stands (torres.setup.first_knights)."""

    kind, word, form = Kind.FIRST_KNIGHT, "knight", form(cell=CELL)
    mark = "add"
    stages = (KNIGHTS_STAGE,)
    not_now = ("torres.setup.first_knights", "done")

    def breaches(self, p: State, act: Action) -> Breaches:
        yield from on_empty_castle(p, act.cell, "torres.setup.first_knights")

    def legal_actions(self, p: State) -> list[Action]:
        found: list[Action] = []
        row(self.kind, p.decider).onto(found, empty_castles(p))
        return found

    def apply(self, draft: Draft, act: Action) -> None:
        draft.pieces = with_item(draft.pieces, act.player, BIT[act.cell])
        if act.player + 1 < draft.players:
            draft.decider = act.player + 1
        else:
            draft.stage = KING_STAGE

    def events(self, before: State, after: State, act: Action) -> Events:
        name = NAMES[act.cell]
        yield Event("first_knight", "torres.setup.first_knights", {"cell": name}, (name,), act.player)

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        return placed(p, self.kind, cells)
