"""The score track: how a marker moves, and points bought for action points."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.rules.action_text import is_size
from boardlab.torres.rules.action_type import (
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
from boardlab.torres.state import Draft, State


@rule("torres.track.start_shared", "torres.score.no_ties")
def land(scores: tuple[int, ...], player: int, points: int) -> tuple[tuple[int, ...], int]:
    """Move a marker on by some points and past taken spaces: all scores afterwards, and the spaces it was pushed on.

    A marker that scores nothing stays (torres.track.one_per_space, torres.track.start_shared); so no two
    markers past the start share a space.
    """
    if not points:
        return scores, 0
    space = scores[player] + points
    others = scores[:player] + scores[player + 1 :]
    pushed = 0
    while space in others:
        space += 1
        pushed += 1
    return (*scores[:player], space, *scores[player + 1 :]), pushed


@TYPES.add
class Point(TorresAction):
    """Move one's own marker one space on; or ``size`` spaces at once (torres.point.cost, ``points_stepwise``)."""

    kind, word, form = Kind.POINT, "point", form(size=SIZE)
    cost = 1
    rank = 5

    def price(self, act: Action) -> int:
        return act.size or 1

    def write(self, act: Action) -> str:
        return f"point {act.size}" if act.size else "point"

    def read(self, p: State, words: list[str]) -> Action | None:
        """Reads ``point``, and ``point 3`` for three spaces at once."""
        if len(words) > 1 or not all(map(is_size, words)) or words == ["0"]:
            return None
        points = int(words[0]) if words else 1
        return action(self.kind, p.decider, size=points if points > 1 else 0)

    def breaches(self, p: State, act: Action) -> Breaches:
        if act.size == 1 or (act.size and p.options.points_stepwise):
            yield Breach("torres.point.cost", case="steps")

    def apply(self, draft: Draft, act: Action) -> None:
        points = act.size or 1
        draft.spent += points
        draft.scores, _ = land(draft.scores, act.player, points)

    def events(self, before: State, after: State, act: Action) -> Events:
        points = act.size or 1
        reached = before.scores[act.player] + points
        _, pushed = land(before.scores, act.player, points)
        kind = "points" if act.size else "point"
        yield Event(kind, "torres.point.cost", {"after": reached}, (), act.player, points, f"{points} AP = {points}")
        if pushed:
            facts = {"skipped": pushed, "after": reached + pushed}
            yield Event("leap", "torres.track.leap", facts, (), act.player, pushed, f"+{pushed}")

    def pick_keys(self, act: Action, among: Among) -> Path:
        return ("point", f"ap:{act.size or 1}") if among.kinds[self.kind] > 1 else ("point",)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        after = land(p.scores, p.decider, 1)[0][p.decider]
        note = Phrase("note.point", {"before": p.scores[p.decider], "after": after})
        yield self.plain_verb(p, context, note, self.only(context))

    def words(self, p: State, act: Action, key: str) -> Phrase:
        return Phrase("choice.points", {"n": act.size or 1})

    def prompt(self, p: State, path: Path) -> Phrase | None:
        return Phrase("prompt.points")


def several_points(seat: int, left: int) -> list[Action]:
    """The actions that take two points or more at once, up to the action points left (``points_stepwise``)."""
    return [action(Point.kind, seat, size=points) for points in range(2, left + 1)]
