"""Building: blocks of the stack in use extend and raise castles, whoever stands there (torres.build.any_castle).

Where a block may lie, :mod:`boardlab.torres.rules.placing` says for cards as well: it joins one castle and no second,
and no castle grows taller than its area (torres.build.must_add, torres.build.no_merge, torres.build.height). Nobody has
to build, unless ``must_build`` says so (torres.build.fewer).
"""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import Action, Kind, action, builds
from boardlab.torres.board import BIT, NAMES, castle_name, cell_index
from boardlab.torres.rules.action_text import read_cell, split_size, used_stack
from boardlab.torres.rules.action_type import (
    CELL,
    PLACING,
    SIZE,
    TYPES,
    Among,
    Breaches,
    Events,
    Path,
    TorresAction,
    VerbContext,
    form,
)
from boardlab.torres.rules.placing import blocked, grounding, put_stacks, stack_sizes, without
from boardlab.torres.rules.turn import placed
from boardlab.torres.state import Draft, State


@TYPES.add
@rule("torres.build.cost")
class Build(TorresAction):
    """Place a block; ``size`` names the stack by its blocks, 0 for the stack in use (torres.build.cost)."""

    kind, word, form = Kind.BUILD, "build", form(cell=CELL, size=SIZE)
    cost, is_a_block = 1, True
    rank, group, mark = 2, "group.blocks", "block"

    def write(self, act: Action) -> str:
        return f"build {NAMES[act.cell]} from {act.size}" if act.size else f"build {NAMES[act.cell]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        cells, size = split_size(words)
        if len(cells) != 1:
            return None
        cell = read_cell(cells[0])
        return action(self.kind, p.decider, cell=cell, size=size or used_stack(p, f"build {cells[0]}"))

    def breaches(self, p: State, act: Action) -> Breaches:
        """From the one stack of this turn, three at most (torres.build.one_stack, torres.build.max_three)."""
        yield from _stack(p, act)
        if p.built >= p.options.most_built:
            yield Breach("torres.build.max_three", {"limit": p.options.most_built})
        yield from blocked(p, act.cell, "torres.build.raise", "taken")
        yield from grounding(p, act.cell)

    def block_cells(self, p: State) -> int:
        return building_cells(p)

    def apply(self, draft: Draft, act: Action) -> None:
        draft.spent += 1
        draft.built += 1
        if act.size:
            put_stacks(draft, without(draft.stacks[act.player], act.size))
            draft.turn_stack = act.size - 1
        else:
            draft.turn_stack -= 1
        draft.ground = draft.ground.with_block(act.cell)

    def events(self, before: State, after: State, act: Action) -> Events:
        if act.size:
            yield Event("stack_chosen", "torres.build.one_stack", {"size": act.size}, (), act.player)
        yield from built(before, after, act.cell, act.player)

    def pick_keys(self, act: Action, among: Among) -> Path:
        stack = [f"stack:{act.size}"] if act.size and among.sizes > 1 else []
        return ("build", NAMES[act.cell], *stack)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        cells = {act.cell for act in self.mine(context)}
        most = p.options.most_built - p.built
        stack = p.turn_stack if p.turn_stack >= 0 else max(p.stacks[p.decider], default=0)
        yield self.plain_verb(p, context, Phrase("note.blocks", {"cells": len(cells), "left": min(stack, most)}))

    def meant_by(self, p: State, key: str) -> bool:
        """A cell without an own knight asks for a block."""
        return p.stage not in PLACING and not p.pieces[p.decider] & BIT[cell_index(key)]

    def words(self, p: State, act: Action, key: str) -> Phrase:
        return stack_words(p, act)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        return Phrase("prompt.stack") if len(path) > 1 else Phrase("prompt.build")

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        usual = min(stack_sizes(p), default=0)
        return placed(p, self.kind, cells, size or usual if cells else usual)


@rule("torres.phase.own_blocks")
def _stack(p: State, act: Action) -> Breaches:
    rule = "torres.build.one_stack"
    if p.turn_stack >= 0:
        if act.size:
            yield Breach(rule, {"size": p.turn_stack}, case="fixed")
        elif not p.turn_stack:
            yield Breach(rule, case="used")
    elif not act.size:
        yield Breach(rule, case="name")
    elif act.size not in p.stacks[act.player]:
        yield Breach(rule, {"size": act.size}, case="size")


def stack_words(p: State, act: Action) -> Phrase:
    """The stack a block comes from."""
    return Phrase("choice.stack", {"n": act.size}) if act.size else Phrase("choice.turn_stack", {"n": p.turn_stack})


def building_cells(p: State) -> int:
    """The cells on which a block may be built, as a set of bits; whether a figure stands on them is not asked.

    Menus and the search of turns ask here. The search asks once for many states: own knights must not matter.
    """
    return p.ground.buildable


def add_builds(found: list[Action], p: State, seat: int, free: int) -> None:
    """Put every way to build on free cells into a list of actions."""
    cells = building_cells(p) & free
    if p.turn_stack > 0:
        builds(seat).onto(found, cells)
    elif p.turn_stack < 0:
        for size in set(p.stacks[seat]):
            if size:
                builds(seat, size).onto(found, cells)


def built(p: State, after: State, cell: int, player: int) -> Events:
    """The event of a block that was placed: it raises a tower or makes a castle larger (torres.build.raise,
    torres.build.extend).
    """
    name = NAMES[cell]
    castle = after.ground.castle_mask(cell)
    if p.ground.heights[cell]:
        facts = {"cell": name, "height": after.ground.heights[cell]}
        yield Event("build_raise", "torres.build.raise", facts, (name,), player)
    elif castle == BIT[cell]:
        yield Event("found", "torres.card.move_block.found", {"cell": name}, (name,), player)
    else:
        facts = {"cell": name, "castle": castle_name(castle & ~BIT[cell]), "area": castle.bit_count()}
        yield Event("build_extend", "torres.build.extend", facts, (name,), player, once="castle")
