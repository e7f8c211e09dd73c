"""The king: where he is put at first, and where he moves between the phases."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import CHOOSE_STARTER, KING_STAGE, MOVE_KING, TURN, Action, Kind, action, row
from boardlab.torres.board import BIT, NAMES
from boardlab.torres.rules.action_type import CELL, TYPES, Breaches, Events, Placing, TorresAction, VerbContext, form
from boardlab.torres.rules.placing import empty_castles, on_empty_castle, who
from boardlab.torres.rules.turn import placed
from boardlab.torres.state import Draft, State, cell_names


@TYPES.add
class PlaceKing(Placing, ActionGenerator[State, Action]):
    """Put the king on a castle, at set-up or between phases (torres.setup.king, torres.next.king_may)."""

    kind, word, form = Kind.PLACE_KING, "king", form(cell=CELL)
    mark = "king"
    stages = (KING_STAGE, MOVE_KING)
    not_now = ("torres.next.king_may", "not_now")

    def breaches(self, p: State, act: Action) -> Breaches:
        """At first on a castle where nobody stands; later on any tower without a figure (torres.next.king_where)."""
        if p.stage == KING_STAGE:
            yield from on_empty_castle(p, act.cell, "torres.setup.king")
            return
        name = NAMES[act.cell]
        if not p.ground.heights[act.cell]:
            yield Breach("torres.next.king_where", {"cell": name}, (name,), "board")
        if p.figure_on(act.cell) is not None:
            yield Breach("torres.next.king_where", {"cell": name, "who": who(p, act.cell)}, (name,), "taken")

    def legal_actions(self, p: State) -> list[Action]:
        found: list[Action] = []
        row(self.kind, p.decider).onto(found, empty_castles(p) if p.stage == KING_STAGE else p.ground.tall[1] & p.free)
        return found

    def apply(self, draft: Draft, act: Action) -> None:
        draft.king = act.cell
        _decided(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        name = NAMES[act.cell]
        if before.stage == KING_STAGE:
            yield Event("first_king", "torres.setup.king", {"cell": name}, (name,), act.player)
        else:
            facts = {"source": NAMES[before.king] if before.king >= 0 else name, "target": name}
            rule = "torres.master.king" if before.options.master_game else "torres.next.king_may"
            yield Event("king_moves", rule, facts, (name,), act.player)
        yield from starts(before, after)

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        return placed(p, self.kind, cells)


@TYPES.add
class LeaveKing(TorresAction, ActionGenerator[State, Action]):
    """Between phases: leave the king where he is (torres.next.king_stay)."""

    kind, word = Kind.LEAVE_KING, "stay"
    stages = (MOVE_KING,)
    not_now = ("torres.next.king_stay", "not_now")

    def legal_actions(self, p: State) -> list[Action]:
        return [action(self.kind, p.decider)]

    def apply(self, draft: Draft, act: Action) -> None:
        _decided(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event(
            "king_stays",
            "torres.next.king_stay",
            {},
            cell_names(BIT[before.king] if before.king >= 0 else 0),
            act.player,
        )
        yield from starts(before, after)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield Choice("stay", Phrase("verb.stay"), "group.king", action=action(self.kind, p.decider))


def _decided(draft: Draft) -> None:
    """Once the king has his place: the starting player is next, or by the ruling ``next_starter`` the player with the
    lowest score names another.
    """
    if draft.stage == MOVE_KING and draft.options.next_starter == "lowest_chooses" and not draft.options.master_game:
        draft.stage = CHOOSE_STARTER
        return
    draft.decider = draft.starter
    draft.stage = TURN


def starts(p: State, after: State) -> Events:
    """Who starts the phase, once that is settled (torres.setup.starter, torres.next.starter, torres.master.starter)."""
    if after.stage != TURN:
        return
    facts = {"phase": after.phase, "starter": Seat(after.starter)}
    rule = "torres.master.starter" if p.options.master_game else "torres.next.starter"
    rule = "torres.setup.starter" if p.stage == KING_STAGE else rule
    yield Event("new_phase", rule, facts, (), after.starter)
