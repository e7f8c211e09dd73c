"""After a refusal: what would be allowed instead, asked for by a page and done by one press."""

from __future__ import annotations

from boardlab.core.game import find_game
from boardlab.core.nearest import Suggestion, Suggestions, nearest
from boardlab.core.record import Record
from boardlab.core.verdict import PlainError
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome, Picking

NEAR = "near:"
"""Before the number of a suggestion: the pick that does it."""


class Nearby(Picking):
    """A game in which a refusal may be followed by what is allowed near it."""

    near: Suggestions | None = None
    """What would be allowed instead; None where nobody has asked."""

    @property
    def can_leave(self) -> bool:
        """May another game be begun in the place of this one? Not where one plays against opponents."""
        return not self.keeps_seat and find_game(self.position.game).editing is not None

    def touch(self, by: str = "", says: str = "", *, moved: bool = False) -> None:
        """Whatever changes, what was near before is near no more."""
        self.near = None
        super().touch(by, says, moved=moved)

    def _do_near(self, message: Message) -> Outcome:
        """Look for what is near the refused picks, or near a place that would be picked next."""
        tried = (*self.path, message.key) if message.key else self.refusal.tried if self.refusal is not None else ()
        if not tried or not self.may_pick:
            return "no", self.say("near.none")
        found = nearest(self.shown, tried)
        may_rule = self.can_leave and self.observer.sees_all
        kept = Suggestions(each for each in found if each.under is None or may_rule)
        kept.complete = found.complete
        self.touch(message.client, kept.ended(self.lang))
        self.near = kept
        return "done", ""

    def _do_pick(self, message: Message) -> Outcome:
        if not message.key.startswith(NEAR):
            return super()._do_pick(message)
        number = message.key.removeprefix(NEAR)
        if self.near is None or not number.isdecimal() or int(number) >= len(self.near):
            return "no", self.say("answer.no_pick", key=message.key)
        wanted = self.near[int(number)]
        try:
            return self._follow(message, wanted)
        except PlainError as problem:
            return "no", str(problem)

    def _follow(self, message: Message, wanted: Suggestion) -> Outcome:
        if wanted.first is not None:
            self.act(wanted.first, message.client)
        if wanted.under is not None:
            name, value = wanted.under
            self.leave_for(self.position.under(**{name: value}))
        if wanted.action is not None:
            self.act(wanted.action, message.client)
        else:
            self._go_on(message, wanted.path, self.picks_after(wanted.path))
        return "done", ""

    def leave_for(self, position: object) -> None:
        """Begin another game from a position; the game before is kept. What its dice have shown does not come again."""
        dice = self.record.dice
        self.earlier = (*self.earlier, self.record)
        self.record = Record(position, seed=dice.seed, drawn=dice.drawn)  # type: ignore[arg-type]

    earlier: tuple[Record, ...] = ()
    """The games that were left for others begun from a position, the last one last."""
