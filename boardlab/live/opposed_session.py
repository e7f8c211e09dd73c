"""A game played against opponents: they move by themselves, step by step, and each step says what it does and why.

The learner sits on one seat and sees what that seat may see; no other view can be chosen. Whatever the learner does not
decide is played as a step: what an opponent decides (:mod:`boardlab.core.opponent`), and chance. A page shows the steps
one after another: it asks for the next by the deed ``opponent``, with as many steps as it wants (0 for all up to the
learner's next choice). What to ask for, and when, it reads from the part ``opponent`` of a frame.

Undo goes back to the learner's last choice, redo on to the next. What was played before stays as it was when the same
is played again, dice included.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boardlab.core.language import Phrase, Seat, speaking
from boardlab.core.opponent import decide, opponent_of, reason
from boardlab.core.picks import Choice, Picks
from boardlab.core.position import CHANCE, Action, Position
from boardlab.core.quoting import quoted
from boardlab.core.record import Record
from boardlab.core.verdict import PlainError
from boardlab.live.messages import Message
from boardlab.live.picking import Outcome
from boardlab.live.session import LOOKED_AT, PLAYED_ON, Session

STEP, REST = "opponent", "opponent:rest"
"""The picks that show the next step, and all steps up to the learner's next choice."""
MOST_STEPS = 2_000
"""No more steps at once: a game of opponents alone would go on to its end."""
PACE, PACE_A_SIGN, PACE_MOST = 900, 25, 4_000
"""How long a step is shown before the next, in milliseconds: at least, for each sign of its sentences, at most."""


class OpposedSession(Session):
    """A board on which some seats are played by opponents.

    Args:
        record: the game so far.
        opponents: True for opponents on all seats but ``seat``, or the seats they play.
        seat: the seat of the learner, whose view is shown; the first where none is given.
        more: what a :class:`boardlab.live.session.Session` takes besides.

    Raises:
        PlainError: where the game has no opponent, or a seat is not for one.
    """

    deeds: tuple[str, ...] = (
        *LOOKED_AT,
        *PLAYED_ON,
        *("turn", "copy", "switch", "branch", "unfold", "compare", "beside", "near", "inquire", "opponent"),
    )

    def __init__(
        self, record: Record, *, opponents: bool | Iterable[int], seat: int | None = None, **more: Any
    ) -> None:
        super().__init__(record, seat=0 if seat is None else seat, **more)
        with speaking(self.lang):
            opponent_of(self.position.game)
            self.opponents = self._seats(opponents)
        self.rests = record.can_redo
        """Was a step looked up on the timeline? Then nothing goes on by itself."""

    def _seats(self, given: Any) -> frozenset[int]:
        others = [seat for seat in range(self.position.players) if seat != self.seat]
        if given is True:
            return frozenset(others)
        try:
            found = frozenset(given)
        except TypeError:
            found = frozenset()
        if not found or not found <= set(others):
            raise PlainError(self.say("mistake.opponents", seat=self.seat, given=quoted(given), others=tuple(others)))
        return found

    # ---- reading ----

    @property
    def waits(self) -> bool:
        """Is the next step none of the learner's: an opponent's or chance's?"""
        return self._is_others(self.position)

    def _is_others(self, position: Position) -> bool:
        player = position.current_player
        return player is not None and (player == CHANCE or player in self.opponents)

    @property
    def keeps_seat(self) -> bool:
        """Whoever looks keeps the seat: the others are no people."""
        return True

    @property
    def may_pick(self) -> bool:
        """Does the learner decide now?"""
        return not self.waits and super().may_pick

    @property
    def pace(self) -> int | None:
        """In how many milliseconds the next step should be asked for; None where nothing goes on by itself."""
        if not self.waits or self.rests:
            return None
        told = " ".join(self.narrate(self.record.ply)) if self.record.ply else ""
        return min(PACE + PACE_A_SIGN * len(told), PACE_MOST)

    def picks(self) -> Picks | None:
        """What the learner may pick; while others play, to see their next step."""
        if not self.waits:
            return super().picks()
        player = self.position.current_player
        prompt = Phrase("study.opponent_chance")
        if player is not None and player != CHANCE:
            prompt = Phrase("study.opponent_prompt", {"player": Seat(player)})
        buttons = ((STEP, "study.opponent_step"), (REST, "study.opponent_rest"))
        return Picks((), prompt, tuple(Choice(key, Phrase(label)) for key, label in buttons))

    def picks_after(self, path: tuple[str, ...]) -> Picks:
        """What may follow a path; nothing but the next step while others play."""
        waiting = self.picks() if self.waits else None
        return waiting if waiting is not None else super().picks_after(path)

    def reason(self, ply: int) -> str:
        """Why an opponent did what led to step ``ply``; "" for steps of others, and for what is not wholly seen."""
        return self.of_step("reason", ply, self._reason)

    def _reason(self, position: Position, action: Action) -> str:
        if action.player not in self.opponents or not self.observer.knows(position, action):
            return ""
        # Who decided does not matter: a game that others began may hold anything, and nothing hidden is asked.
        why = reason(position, action)
        return self.phrase(why) if why is not None else ""

    # ---- changing ----

    def go_on(self, steps: int = 0, by: str = "") -> int:
        """Let the others play, and say what they do.

        Args:
            steps: at most so many actions; 0 for all up to the learner's next choice.
            by: the page that asked; "" where no page did.

        Returns:
            How many actions were played.
        """
        told: list[str] = []
        played = 0
        while self.waits and played < (steps or MOST_STEPS):
            self._step()
            played += 1
            told += [*self.narrate(self.record.ply)[:3], self.reason(self.record.ply)]
        if played:
            self.rests = False
            self.moved(by, " ".join([*filter(None, told), *self._end()]))
        return played

    def _step(self) -> None:
        record, position = self.record, self.position
        if record.can_redo:
            record.redo()
        elif position.current_player == CHANCE:
            record.roll()
        else:
            record.play(decide(position, record.dice.seed).action)

    def _end(self) -> tuple[str, ...]:
        """Who won, once the game is over."""
        winners = tuple(Seat(seat) for seat in self.position.winners)
        if not self.position.is_over or not winners:
            return ()
        return (f"{self.say('study.won' if len(winners) == 1 else 'study.shared', players=winners)}.",)

    def act(self, action: Action, by: str = "") -> None:
        """Play an action of the learner, and what chance answers to it.

        The others answer when :meth:`go_on` is called, or a page asks for it.

        Raises:
            IllegalAction: where the rules refuse it.
        """
        self.rests = False
        super().act(action, by)
        told = [self.says]
        # What chance answers to the learner's own deed is not watched, it is felt: who rolls the dice sees them fall.
        while self.position.current_player == CHANCE:
            self._step()
            told += self.narrate(self.record.ply)
        if len(told) > 1:
            self.moved(by, " ".join([*told, *self._end()]))
        else:
            self.says = " ".join([*told, *self._end()])

    def jump(self, ply: int, by: str = "", *, onwards: bool = False) -> None:
        """Go to a step of the game; nobody plays on from there until the learner does something."""
        self.rests = True
        super().jump(ply, by, onwards=onwards)

    def switch(self, line: str, by: str = "", *, at: int = 0) -> None:
        """Go to another branch; nobody plays on from there until the learner does something."""
        self.rests = True
        super().switch(line, by, at=at)

    def _do_pick(self, message: Message) -> Outcome:
        if self.waits and message.key in (STEP, REST):
            self.go_on(message.key == STEP, message.client)
            return "done", ""
        return super()._do_pick(message)

    def _do_opponent(self, message: Message) -> Outcome:
        """The next steps, asked for by a page by itself. Of several pages the first is heard."""
        if message.rev == self.rev and self.waits:
            self.go_on(message.at, message.client)
        return "done", ""

    def _do_undo(self, message: Message) -> Outcome:
        """Back to the learner's last choice."""
        if self.path:
            return self._do_cancel(message)
        return self._go_to(message, range(self.record.ply - 1, -1, -1))

    def _do_redo(self, message: Message) -> Outcome:
        """On to the learner's next choice, or to the end of what was played."""
        last = len(self.record.actions)
        return self._go_to(message, range(self.record.ply + 1, last + 1))

    def _go_to(self, message: Message, plies: Iterable[int]) -> Outcome:
        """Go to the first of some steps at which the learner decides, or to the end of what was played."""
        positions, last = self.record.positions, len(self.record.actions)
        for ply in plies:
            if self.record.ply < ply == last or (ply <= last and not self._is_others(positions[ply])):
                return self._go(message, ply)
        return "no", self.say("answer.no_step")

    def _cover(self) -> None:
        """Nobody else looks at this board."""
