"""Opponents: they move by themselves, step by step, and each step says what it does and why.

The learner sits on one seat and sees what that seat may see; no other view can be chosen. Whatever the learner does not
decide is played as a step: what an opponent decides (:mod:`boardlab.core.play.opponent`), and chance. A page shows the
steps one after another: it asks for the next by the command ``opponent``, with as many steps as it wants (0 for all up
to the learner's next choice). When to ask, it reads from the part ``opponent`` of a frame.

Undo goes back to the learner's last choice, redo on to the next. What was played before stays as it was when the same
is played again, dice included.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypedDict

from boardlab.core.contract.picks import Choice, Picks
from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.opponent import decide, opponent_of
from boardlab.core.play.record import Record
from boardlab.core.text.quoting import quoted
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import Pick, PicksFeature
from boardlab.session.game_session import Feature

STEP, REST = "opponent", "opponent:rest"
"""The picks that show the next step, and all steps up to the learner's next choice."""
MOST_STEPS = 2_000
"""No more steps at once: a game of opponents alone would go on to its end."""
PACE, PACE_A_SIGN, PACE_MOST = 900, 25, 4_000
"""How long a step is shown before the next, in milliseconds: at least, for each sign of its sentences, at most."""
PACE_FORCED = 400
"""The same for a step that was the only one there was, such as rolling the dice: its outcome tells."""


@dataclass(frozen=True)
class GoOn(Command, do="opponent", late=True):
    """The next ``at`` steps, asked for by a page by itself; 0 for all. Of several pages the first is heard."""

    at: int


@dataclass(frozen=True)
class GoOnByHand(Command, do="pick", prefix=STEP):
    """Show the next step of the others, or all up to the learner's next choice."""

    key: str


class OpponentPart(TypedDict):
    """What a frame holds of opponents."""

    opponent: int | None
    """In how many milliseconds the next step should be asked for; None where nothing goes on by itself."""


def seats_of(record: Record, given: Any, seat: int, lang: str) -> frozenset[int]:
    """The seats that opponents play.

    Args:
        record: the game.
        given: True for all seats but the learner's, or the seats they play.
        seat: the learner's.
        lang: the language of a refusal.

    Raises:
        PlainError: where the game has no opponent, or a seat is not for one.
    """
    opponent_of(record.position.game)
    others = [each for each in range(record.position.players) if each != seat]
    if given is True:
        return frozenset(others)
    try:
        found = frozenset(given)
    except TypeError:
        found = frozenset()
    if not found or not found <= set(others):
        facts = {"seat": seat, "given": quoted(given), "others": tuple(others)}
        raise PlainError(record.position.wording.say("mistake.opponents", lang, **facts))
    return found


class OpponentFeature(Feature):
    """Some seats are played by opponents.

    Args:
        picking: the picks of the learner.
    """

    on_cover = True

    def __init__(self, picking: PicksFeature) -> None:
        super().__init__(picking.session)
        self._picking = picking
        self.choose: Callable[[Record, Callable[[], Action]], Action] = lambda record, usual: usual()
        """Gives what is done by whoever decides in a game, by what is usually done there."""
        self.paused: Callable[[], bool] = lambda: False
        """Says whether nobody plays for now."""
        self.in_runs = False
        """Are deeds of one kind that a player does one after another shown as one step?"""
        self._ahead: tuple[Position, Action] | None = None
        """What is chosen where, while steps are played."""
        self._shown = 1
        """How many actions the last step was."""
        self.rests = self.session.record.can_redo
        """Was a step looked up on the timeline? Then nothing goes on by itself."""
        picking.waiting = self._steps
        self.session.handlers.on(GoOn, self._go_on)
        self.session.handlers.on(GoOnByHand, self._go_on_by_hand)

    def part(self) -> OpponentPart:
        """How fast it goes on."""
        return {"opponent": self.pace}

    @property
    def pace(self) -> int | None:
        """In how many milliseconds the next step should be asked for; None where nothing goes on by itself."""
        session = self.session
        if not session.waits or self.rests or self.paused():
            return None
        if not session.record.ply:
            return PACE
        before, action = session.record.step(session.record.ply)
        if action.player in session.opponents and len(before.legal_actions()) == 1:
            return PACE_FORCED
        last = session.record.ply
        told = " ".join(line for ply in range(last, max(last - self._shown, 0), -1) for line in session.narrate(ply))
        return min(PACE + PACE_A_SIGN * len(told), PACE_MOST)

    def _steps(self) -> Picks:
        """What may be picked while others play: to see their next step."""
        player = self.session.position.current_player
        told = self.session.before_chance()
        prompt = Phrase("study.opponent_told", {"told": told}) if told else Phrase("study.opponent_chance")
        if player is not None and player != CHANCE:
            prompt = Phrase("study.opponent_prompt", {"player": Seat(player)})
        buttons = ((STEP, "study.opponent_step"), (REST, "study.opponent_rest"))
        return Picks((), prompt, tuple(Choice(key, Phrase(label)) for key, label in buttons))

    def go_on(self, steps: int = 0, by: str = "") -> int:
        """Let the others play, and say what they do.

        Args:
            steps: at most so many actions, or runs of them; 0 for all up to the learner's next choice.
            by: the page that asked; "" where no page did.

        Returns:
            How many actions were played.
        """
        session = self.session
        told: list[str] = []
        played = 0
        while session.waits and not self.paused():
            if played >= (steps or MOST_STEPS) and not self._goes_with_the_last():
                break
            self._step()
            played += 1
            told += [*session.narrate(session.record.ply)[:3], session.reason(session.record.ply)]
        self._ahead = None
        if played:
            self.rests, self._shown = False, played
            session.moved(by, " ".join([*filter(None, told), *self._end()]))
        return played

    def _step(self) -> None:
        record = self.session.record
        if record.can_redo:
            record.redo()
        else:
            record.play(self._chosen(record))

    def _chosen(self, record: Record) -> Action:
        """What is done next by whoever decides."""
        if self._ahead is None or self._ahead[0] is not record.position:
            self._ahead = record.position, self.choose(record, lambda: self._usual(record))
        return self._ahead[1]

    def _goes_with_the_last(self) -> bool:
        """Does the same player go on with a deed of the same kind?"""
        record = self.session.record
        if not self.in_runs or record.can_redo or record.position.current_player == CHANCE:
            return False
        last, following = record.actions[record.ply - 1], self._chosen(record)
        return last.player == following.player and last.to_text().split()[0] == following.to_text().split()[0]

    @staticmethod
    def _usual(record: Record) -> Action:
        position = record.position
        if position.current_player == CHANCE:
            return record.dice.outcome(position)
        return decide(position, record.dice.seed).action

    def _end(self) -> tuple[str, ...]:
        """Who won, once the game is over."""
        session = self.session
        winners = tuple(Seat(seat) for seat in session.position.winners)
        if not session.position.is_over or not winners:
            return ()
        return (f"{session.say('study.won' if len(winners) == 1 else 'study.shared', players=winners)}.",)

    def acting(self, action: Action) -> None:
        """Go on by itself again: the learner does something."""
        self.rests = False

    def acted(self, before: Position, action: Action, by: str) -> None:
        """Play what chance answers to an action of the learner.

        The others answer when :meth:`go_on` is called, or a page asks for it.
        """
        session = self.session
        told = [session.says]
        # What chance answers to the learner's own deed is not watched, it is felt: who rolls the dice sees them fall.
        while session.position.current_player == CHANCE and not self.paused():
            self._step()
            told += session.narrate(session.record.ply)
        if len(told) > 1:
            session.moved(by, " ".join([*told, *self._end()]))
        else:
            session.says = " ".join([*told, *self._end()])

    def jumped(self) -> None:
        """Rest: nobody plays on from there until the learner does something."""
        self.rests = True

    def _go_on_by_hand(self, command: GoOnByHand) -> Outcome:
        key = STEP + command.key
        if self.session.waits and key in (STEP, REST):
            self.go_on(key == STEP, command.by)
            return "done", ""
        return self._picking.pick(Pick(command.by, command.rev, key))

    def _go_on(self, command: GoOn) -> Outcome:
        if command.rev == self.session.rev and self.session.waits:
            self.go_on(command.at, command.by)
        return "done", ""
