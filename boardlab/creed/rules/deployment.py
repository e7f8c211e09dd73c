"""Units come to the board and obstacles go home again.

A unit comes from the hand onto a free cell of the player's own fields (creed.act.deploy), on rank 3 perhaps face down
(creed.act.deploy.hidden). Obstacles may be taken back (creed.act.recall).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.rule import rule
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import TURN, Action, Kind, action, by_cell
from boardlab.creed.board import RANKS, Layout, is_land
from boardlab.creed.rules.action_text import cell_named, unit_named
from boardlab.creed.rules.action_type import DOWN, TYPES, UNIT, UP, Bounds, CreedAction, Path, Picked
from boardlab.creed.rules.judging import nearest
from boardlab.creed.rules.movement import grounds
from boardlab.creed.rules.phrases import own_unit, unit_phrase, what
from boardlab.creed.rules.turn import pay
from boardlab.creed.rules.unit_action import UnitAction, awaits_unit
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.units import EVERY_KIND, HIDDEN, NAMES, NUMBERS, OBSTACLES, ONE, PROFILE, count, tiles
from boardlab.creed.view import confidants

DEPLOY_AP = 2


@cache
def _arrivals(layout: Layout, kind: Kind) -> tuple[dict[int, tuple[Action, ...]], ...]:
    """Ready-made actions by cell, then by the set of profiles in hand; filled when they are first needed."""
    return tuple({} for _ in range(layout.cells))


def _arriving(layout: Layout, kind: Kind, cell: int, kinds: int) -> tuple[Action, ...]:
    """One action for each profile in hand: face up, and on rank 3 face down too.

    Args:
        layout: the board.
        kind: placing or deploying.
        cell: where the unit comes to.
        kinds: one bit at twice the number of each profile in hand.
    """
    seat = layout.owner[cell]
    found = tuple(
        action(layout, kind, seat, cell=cell, unit=number, hidden=hidden)
        for hidden in ((False, True) if cell % RANKS == RANKS - 1 else (False,))
        for number in range(1, len(NAMES))
        if kinds >> 2 * number & 1
    )
    _arrivals(layout, kind)[cell][kinds] = found
    return found


def arrive(draft: Draft, act: Action) -> None:
    """A unit comes from the hand onto its cell."""
    units = bytearray(draft.units)
    units[act.cell] = act.unit | (HIDDEN if act.hidden else 0)
    draft.units = bytes(units)
    draft.hand_piles = with_item(draft.hand_piles, act.player, draft.hand_piles[act.player] - ONE[act.unit])


class Arrival(CreedAction, ActionGenerator[State, Action]):
    """A unit comes from the hand: in the set-up, or within a turn."""

    asks = True
    rules: ClassVar[tuple[str, str, str]]
    """The rules about the hand it comes from, the cell it comes to, and where it may lie face down."""

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"cell": board.cell, "unit": board.unit, "hidden": board.flag}

    def write(self, act: Action) -> str:
        face = " hidden" if act.hidden else ""
        return f"{self.word} {NAMES[act.unit]} {act.layout.cell_names[act.cell]}{face}"

    def read(self, p: State, words: list[str]) -> Action | None:
        hidden = words[-1:] == ["hidden"]
        parts = words[:-1] if hidden else words
        if len(parts) != 2:
            return None
        cell = cell_named(p, parts[1])
        return action(p.layout, self.kind, decider(p), cell=cell, unit=unit_named(parts[0]), hidden=hidden)

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        hand, field, hidden = self.rules
        name = p.layout.cell_names[act.cell]
        facts = {"cell": name, "unit": unit_phrase(act.unit)}
        pile = p.hand_piles[act.player]
        if pile < 0 or not count(pile, act.unit):
            yield Breach(hand, facts, case="hand")
        if p.layout.owner[act.cell] != act.player:
            yield Breach(field, {**facts, "owner": Seat(p.layout.owner[act.cell])}, (name,), "field")
        elif p.units[act.cell]:
            yield Breach(field, {**facts, "what": what(p, act.cell)}, (name,), "taken")
        if not is_land(p.layout, p.options.swamp_cells)[act.cell]:
            yield Breach("creed.board.swamp", {"cell": name}, (name,))
        if act.hidden and act.cell % RANKS != RANKS - 1:
            yield Breach(hidden, {**facts, "rank": act.cell % RANKS + 1}, (name,))

    def legal_actions(self, p: State) -> list[Action]:
        hand = p.hand_piles[p.on_turn]
        found: list[Action] = []
        if hand <= 0:
            return found
        layout, kind = p.layout, self.kind
        rows, kinds = _arrivals(layout, kind), (hand | hand >> 1) & EVERY_KIND
        for ground in grounds(p):
            for cell in ground.free:
                found += rows[cell].get(kinds) or _arriving(layout, kind, cell, kinds)
        return found

    @abstractmethod
    def event_rule(self, p: State, act: Action) -> str:
        """The rule its event is about."""

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name, rule = p.layout.cell_names[act.cell], self.event_rule(p, act)
        facts = {"unit": unit_phrase(act.unit), "cell": name}
        if act.hidden:
            yield Event(
                f"{self.word}_hidden", rule, facts, (name,), act.player,
                hidden_as=f"{self.word}_unseen", known_to=confidants(p, act.player), open_facts=("cell",),
            )  # fmt: skip
        else:
            yield Event(self.word, rule, facts, (name,), act.player)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        unit, name = UNIT + NAMES[act.unit], p.layout.cell_names[act.cell]
        face = (DOWN if act.hidden else UP,) if act.cell % RANKS == RANKS - 1 else ()
        yield (self.word, unit, name, *face)
        yield (name, unit, *face)

    def prompt(self, p: State, path: Path) -> Phrase:
        if path[-1] in p.layout.cell_numbers:
            return Phrase("prompt.face")
        return super().prompt(p, path)

    def label(self, p: State, act: Action, key: str) -> tuple[Phrase, Phrase | None]:
        if not key.startswith(UNIT):
            return super().label(p, act, key)
        number = NUMBERS[key[len(UNIT) :]]
        return unit_phrase(number), Phrase("note.tiles", {"n": count(p.hand_piles[p.on_turn], number)})

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        unit = picked.units[0] if picked.units else next(iter(tiles(max(p.hand_piles[seat], 0))), 1)
        cells, down = picked.cells or p.layout.cells_of[seat], picked.face_down
        return nearest(p, (action(p.layout, self.kind, seat, cell=cell, unit=unit, hidden=down) for cell in cells))

    def begins_at(self, p: State, seat: int, cell: int, rest: Path) -> bool:
        return (p.stage == TURN) == (TURN in self.stages) and awaits_unit(p, seat, cell)

    def begun_at(self, p: State, seat: int, cell: int, rest: Path) -> Action | None:
        units = [NUMBERS[key[len(UNIT) :]] for key in rest if key.startswith(UNIT) and key[len(UNIT) :] in NUMBERS]
        return self.intended(p, seat, Picked([cell], [], units, -1, False))


@TYPES.add
class Deploy(Arrival):
    """Put a unit from the hand on a free cell of the player's own fields."""

    kind, word, group, cost_ap = Kind.DEPLOY, "deploy", "group.units", DEPLOY_AP
    rules = ("creed.act.deploy", "creed.act.deploy", "creed.act.deploy.hidden")

    def apply(self, draft: Draft, act: Action) -> None:
        pay(draft, act.player, DEPLOY_AP)
        arrive(draft, act)

    def event_rule(self, p: State, act: Action) -> str:
        return "creed.act.deploy.hidden" if act.hidden else "creed.act.deploy"


# -- obstacles go home -------------------------------------------------------------------------------------------------


@TYPES.add
@rule("creed.act.recall.again")
class Recall(UnitAction):
    """Take an obstacle back to hand, from where it may be deployed again."""

    kind, word, doers = Kind.RECALL, "recall", OBSTACLES

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        missing = tuple(own_unit(p, act.player, act.source, "creed.act.recall"))
        yield from missing
        if not missing and p.units[act.source] & PROFILE not in OBSTACLES:
            name = p.layout.cell_names[act.source]
            yield Breach("creed.act.recall", {"cell": name, "unit": unit_phrase(p.units[act.source])}, (name,), "kind")

    def apply(self, draft: Draft, act: Action) -> None:
        pay(draft, act.player, 0)
        units = bytearray(draft.units)
        draft.hand_piles = with_item(
            draft.hand_piles, act.player, draft.hand_piles[act.player] + ONE[units[act.source] & PROFILE]
        )
        units[act.source] = 0
        draft.units = bytes(units)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.cell_names[act.source]
        facts = {"unit": unit_phrase(p.units[act.source]), "cell": name}
        secret = p.units[act.source] & HIDDEN and p.options.recall_hidden_obstacle == "secret"
        yield Event(
            "recall", "creed.act.recall", facts, (name,), act.player,
            hidden_as="recall_unseen" if secret else "", known_to=confidants(p, act.player), open_facts=("cell",),
        )  # fmt: skip

    def offered_at(self, p: State) -> Phrase:
        return Phrase("cost.free")


def recalls(layout: Layout) -> tuple[Action, ...]:
    """Taking back the unit on each cell."""
    return by_cell(layout, Kind.RECALL)
