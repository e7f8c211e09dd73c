"""The decisions of a seat in a game: all that it did in a row, until somebody else or chance decided."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardlab.core.contract.critic import Critic
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.play.knowledge import knowledge_of

if TYPE_CHECKING:
    from boardlab.core.contract.position import Action, Position
    from boardlab.core.play.record import Record


@dataclass(frozen=True)
class Decided:
    """What a seat did in a row."""

    record: Record
    seat: int
    ply: int
    """So many plies of the line lie before it."""
    plies: int
    """How many it has, those included that are not judged."""
    actions: tuple[Action, ...]
    """What is judged of it, in order."""
    run: int = 0
    """Where what the seat did in a row begins, of which this may be a part: so many plies lie before that."""

    @property
    def before(self) -> Position:
        """The position in which it begins."""
        return self.record.positions[self.ply]

    def knowledge(self) -> Knowledge:
        """What the seat knew then."""
        positions, actions = self.record.positions, self.record.actions
        steps = zip(positions[: self.ply], actions, positions[1:], strict=False)
        return knowledge_of(self.seat, self.record.start, steps)


def decisions_of(record: Record, seat: int, critic: Critic) -> Iterator[Decided]:
    """The decisions of a seat on the current line of a record. What nothing else could be done than is none."""
    positions, actions = record.positions, record.actions
    at = run = 0
    while at < len(actions):
        begun, judged = at, []
        run = run if at and actions[at - 1].player == seat else at
        while at < len(actions) and actions[at].player == seat:
            act, before = actions[at], positions[at]
            at += 1
            if not critic.aside(act):
                judged.append(act)
            if critic.ends(before, act):
                break
        if judged and (len(judged) > 1 or len(positions[begun].legal_actions()) > 1):
            yield Decided(record, seat, begun, at - begun, tuple(judged), run)
        at = max(at, begun + 1)
