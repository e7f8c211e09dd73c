"""Opponents: they move by themselves, step by step, and each step says what it does and why.

The learner sits on one seat and sees what that seat may see; no other view can be chosen. Whatever the learner does not
decide is played as a step: what an opponent decides (:mod:`boardlab.core.play.players`), and chance. A page shows the
steps one after another: it asks for the next by the command ``opponent``, with as many steps as it wants (0 for all up
to the learner's next choice). When to ask, it reads from the part ``opponent`` of a frame.

An opponent that searches takes its time. It is given slices of it, one with each message of a page: an answer then
tells how far it is, and the page asks again at once. So a page can show that, and whatever else is asked for comes
between: undo, another strength. Where nobody waits for a page, it thinks to the end.

Undo goes back to the learner's last choice, redo on to the next. What was played before stays as it was when the same
is played again, dice included.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from math import inf
from time import monotonic
from typing import Any, TypedDict

from boardlab.core.contract.picks import Choice, Picks
from boardlab.core.contract.player import PlayerChoice, SearchProgress
from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.opponent import reason
from boardlab.core.play.players import player_of, players_of, rng_for
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
SLICE = 0.3
"""So many seconds a message waits for an opponent that thinks; after that it is told how far it is."""
ON_PAGES = "emscripten"
"""What Python runs on in a page, as :data:`sys.platform` says it."""
REASONS_KEPT = 500
"""So many reasons that opponents gave are kept."""


class GoOn(Command, do="opponent", late=True):
    """The next ``at`` steps, asked for by a page by itself; 0 for all. Of several pages the first is heard."""

    at: int


class GoOnByHand(Command, do="pick", prefix=STEP):
    """Show the next step of the others, or all up to the learner's next choice."""

    key: str


class ShownThinking(TypedDict):
    """How far an opponent is with thinking."""

    seat: int
    done: int
    most: int
    """So many tries in all; 0 where it does not count them."""
    says: str


class OpponentPart(TypedDict):
    """What a frame holds of opponents."""

    opponent: int | None
    """In how many milliseconds the next step should be asked for; None where nothing goes on by itself."""
    thinking: ShownThinking | None
    """How far the opponent is that decides now; None where none thinks."""


Strengths = Mapping[int, str]
"""The strength of each opponent, by the seat it plays."""


def strengths_of(record: Record, given: Any, seat: int | None, lang: str) -> dict[int, str]:
    """The opponents of a game: which seats they play, and how well.

    Args:
        record: the game.
        given: True for opponents on all seats but the learner's, or the seats they play, of the gentlest strength; a
            strength that all have, or one for each, in the order in which they play after the learner.
        seat: the learner's; None where all seats are opponents'.
        lang: the language of a refusal.

    Raises:
        PlainError: where the game has no opponents or none of a strength, or a seat is not for one.
    """
    position = record.position
    game, players = position.game, position.players
    gentlest = next(iter(players_of(game)))
    first = 0 if seat is None else seat + 1
    others = [each % players for each in range(first, first + players) if each % players != seat]
    if given is True or isinstance(given, str):
        given = [gentlest if given is True else given] * len(others)
    try:
        found = list(given)
    except TypeError:
        found = []
    if found and all(isinstance(each, str) for each in found) and len(found) == len(others):
        for strength in found:
            player_of(game, strength)
        return dict(zip(others, found, strict=True))
    if not found or any(type(each) is not int or each not in others for each in found):
        facts = {"seat": seat, "given": quoted(given), "others": tuple(sorted(others)), "count": len(others)}
        key = "mistake.strengths" if found and isinstance(found[0], str) else "mistake.opponents"
        raise PlainError(position.wording.say(key, lang, **facts))
    return dict.fromkeys(found, gentlest)


class _Thought:
    """An opponent at work on a decision.

    Args:
        record: the game, at the decision.
        seat: who decides.
        strength: of that seat.
    """

    def __init__(self, record: Record, seat: int, strength: str) -> None:
        self.position, self.seat = record.position, seat
        self.choice: PlayerChoice | None = None
        """What it does, once it has thought to the end."""
        self.progress = SearchProgress(0, 0)
        player, knowledge = player_of(self.position.game, strength), record.knowledge(self.seat)
        simulations = player.on_pages if sys.platform == ON_PAGES else player.simulations
        # With the number of the step, so that nobody does the same for ever where a position comes again.
        self._thinking = player.think(knowledge, rng_for(knowledge, f"{record.dice.seed} {record.ply}"), simulations)

    def go_on(self, until: float) -> PlayerChoice | None:
        """Think until a moment, as :func:`time.monotonic` tells it; gives what it does, once it knows."""
        while self.choice is None:
            try:
                self.progress = next(self._thinking)
            except StopIteration as done:
                self.choice = done.value
                break
            if monotonic() >= until:
                break
        return self.choice

    def finish(self) -> PlayerChoice:
        """Think to the end."""
        while (choice := self.go_on(inf)) is None:
            pass
        return choice


class OpponentFeature(Feature):
    """Some seats are played by opponents.

    Args:
        picking: the picks of the learner.
        strengths: the strength of each, by its seat.
    """

    on_cover = True

    def __init__(self, picking: PicksFeature, strengths: Strengths) -> None:
        super().__init__(picking.session)
        self._picking = picking
        self.choose: Callable[[Record, Callable[[], Action]], Action] | None = None
        """Gives what is done by whoever decides in a game, by what is usually done there; None for that."""
        self.paused: Callable[[], bool] = lambda: False
        """Says whether nobody plays for now."""
        self.roll: Callable[[Record], Action] = lambda record: record.dice.outcome(record.position)
        """Gives what chance answers."""
        self.paced: Callable[[int], int | None] = lambda calm: calm
        """Gives in how many milliseconds the next step is asked for, by how long the last one takes to be read."""
        self.stops: Callable[[], bool] = lambda: False
        """Says whether what was done last is to be read before anybody goes on: then that is asked for by hand."""
        self.in_turns = False
        """Does nobody go on before that is asked for by hand, and is what a player does in a turn one step then?"""
        self._strengths = dict(strengths)
        self._thought: _Thought | None = None
        """The opponent that decides, or the one that decided last."""
        self._ahead: tuple[Position, Action] | None = None
        """What is chosen where, while steps are played."""
        self._owed: int | None = None
        """How many steps somebody waits for while an opponent thinks, 0 for all; None where nobody waits."""
        self._anew: frozenset[int] = frozenset()
        """The seats that may play otherwise than they did, since their strength was changed."""
        self._reasons: dict[int, tuple[Position, Action, Phrase]] = {}
        """What opponents gave as reasons, by the identity of the position, each with the position and the action."""
        self._shown = 1
        """How many actions the last step was."""
        self.rests = self.session.record.can_redo
        """Was a step looked up on the timeline? Then nothing goes on by itself."""
        picking.waiting = self._steps
        self.session.why = self._why
        self.session.handlers.on(GoOn, self._go_on)
        self.session.handlers.on(GoOnByHand, self._go_on_by_hand)

    @property
    def strengths(self) -> Strengths:
        """The strength of each opponent, by its seat."""
        return self._strengths

    def change_strength(self, seat: int, strength: str, by: str = "") -> None:
        """Let an opponent play at another strength from now on, also where it has played before.

        Raises:
            PlainError: where the game has no player of this strength.
        """
        player_of(self.session.position.game, strength)
        self._strengths[seat] = strength
        self._anew |= {seat}
        self._thought = None
        self.session.touch(by)

    def part(self) -> OpponentPart:
        """How fast it goes on."""
        return {"opponent": self.pace, "thinking": self._thinking()}

    def _thinking(self) -> ShownThinking | None:
        thought = self._thought
        if self._owed is None or thought is None or thought.choice is not None:
            return None
        done, most = thought.progress
        seat = thought.seat
        says = self.session.say("play.tries" if most else "play.thinks", player=Seat(seat), done=done, most=most)
        return {"seat": seat, "done": done, "most": most, "says": says}

    @property
    def pace(self) -> int | None:
        """In how many milliseconds the next step should be asked for; None where nothing goes on by itself."""
        session = self.session
        if not session.waits or self.paused():
            return None
        if self._owed is not None:
            return 0
        return None if self.rests or self.in_turns or self.stops() else self.paced(self._read_in())

    def _read_in(self) -> int:
        """How many milliseconds the last step is shown, so that it can be read."""
        session = self.session
        if not session.record.ply:
            return PACE
        before, action = session.record.step(session.record.ply)
        if action.player in session.opponents and len(before.legal_actions()) == 1:
            return PACE_FORCED
        last = session.record.ply
        told = " ".join(line for ply in range(last, max(last - self._shown, 0), -1) for line in session.narrate(ply))
        return min(PACE + PACE_A_SIGN * len(told), PACE_MOST)

    @property
    def following(self) -> str:
        """What a button says that shows what comes next: whose turn that is."""
        player = self.session.position.current_player
        key = "opponent_step" if player is None or player == CHANCE else "opponent_turn"
        return self.session.say(f"study.{key}", player=Seat(player or 0))

    def _steps(self) -> Picks:
        """What may be picked while others play: to see their next step."""
        player = self.session.position.current_player
        told = self.session.before_chance()
        prompt = Phrase("study.opponent_told", {"told": told}) if told else Phrase("study.opponent_chance")
        if player is not None and player != CHANCE:
            prompt = Phrase("study.opponent_prompt", {"player": Seat(player)})
        buttons = ((STEP, "study.opponent_step"), (REST, "study.opponent_rest"))
        return Picks((), prompt, tuple(Choice(key, Phrase(label)) for key, label in buttons))

    def go_on(self, steps: int = 0, by: str = "", *, seconds: float | None = None) -> int:
        """Let the others play, and say what they do.

        Args:
            steps: at most so many actions, or turns; 0 for all up to the learner's next choice.
            by: the page that asked; "" where no page did.
            seconds: so long at most; what is left is played when this is called again. None for as long as it takes.

        Returns:
            How many actions were played.
        """
        session = self.session
        until = inf if seconds is None else monotonic() + seconds
        told: list[str] = []
        played, self._owed = 0, None
        while session.waits and not self.paused():
            if played >= (steps or MOST_STEPS) and not self._goes_with_the_last():
                break
            if played and self.stops():
                break
            action = None if played and not steps and monotonic() >= until else self._within(until)
            if action is None:
                self._owed = steps
                break
            session.record.play(action)
            played += 1
            told += [*session.narrate(session.record.ply)[:3], session.reason(session.record.ply)]
        self._ahead = None
        if played:
            self.rests, self._shown = False, played
            session.moved(by, " ".join([*filter(None, told), *self._end()]))
        elif self._owed is not None:
            session.touch(by)
        return played

    def hold(self, by: str = "") -> None:
        """Wait for nobody: what was asked for and is still thought about is shown when it is asked for again."""
        self._owed, self.rests = None, True
        self.session.touch(by)

    def _within(self, until: float) -> Action | None:
        """What is done next by whoever decides; None where an opponent still thinks at a moment."""
        record = self.session.record
        thinks = self.choose is None and not self._is_known(record) and record.position.current_player != CHANCE
        return None if thinks and self._thinker(record).go_on(until) is None else self._chosen(record)

    def _chosen(self, record: Record) -> Action:
        """What is done next by whoever decides."""
        if self._ahead is None or self._ahead[0] is not record.position:
            self._ahead = record.position, self._decided(record)
        return self._ahead[1]

    def _decided(self, record: Record) -> Action:
        if self._is_known(record):
            return record.actions[record.ply]
        return self._usual(record) if self.choose is None else self.choose(record, lambda: self._usual(record))

    def _is_known(self, record: Record) -> bool:
        """Was it done before, and would it be done again?"""
        return record.can_redo and record.actions[record.ply].player not in self._anew

    def _usual(self, record: Record) -> Action:
        if record.position.current_player == CHANCE:
            return self.roll(record)
        choice = self._thinker(record).finish()
        if choice.reason is not None:
            while len(self._reasons) >= REASONS_KEPT:
                del self._reasons[next(iter(self._reasons))]
            self._reasons[id(record.position)] = record.position, choice.action, choice.reason
        return choice.action

    def _thinker(self, record: Record) -> _Thought:
        """The opponent that decides where the game stands, as far as it is by now."""
        if self._thought is None or self._thought.position is not record.position:
            seat = record.position.current_player
            if seat is None:
                raise PlainError(self.session.say("mistake.nobody_decides"))
            self._thought = _Thought(record, seat, self._strengths[seat])
        return self._thought

    def _why(self, position: Position, action: Action) -> Phrase | None:
        """Why something was done: what decided, where the opponent said so, else what everybody sees of it."""
        kept = self._reasons.get(id(position))
        return reason(position, action) if kept is None or kept[1] != action else kept[2]

    def _goes_with_the_last(self) -> bool:
        """Does the same player go on, where all that is done in a turn is one step?"""
        record = self.session.record
        if not self.in_turns:
            return False
        done = reversed(record.actions[: record.ply])
        last = next((action.player for action in done if action.player != CHANCE), None)
        return record.position.current_player in {CHANCE, last}

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
        # What chance answers to the learner's own action is not watched, it is felt: who rolls the dice sees them fall.
        while session.position.current_player == CHANCE and not self.paused():
            session.record.play(self._chosen(session.record))
            told += session.narrate(session.record.ply)
        self._ahead = None
        session.cover()
        if len(told) > 1:
            session.moved(by, " ".join([*told, *self._end()]))
        else:
            session.says = " ".join([*told, *self._end()])

    def jumped(self) -> None:
        """Rest: nobody plays on from there until the learner does something."""
        self.rests, self._owed, self._thought = True, None, None

    def _go_on_by_hand(self, command: GoOnByHand) -> Outcome:
        key = STEP + command.key
        if self.session.waits and key in (STEP, REST):
            self.go_on(int(key == STEP), command.by, seconds=SLICE)
            return "done", ""
        return self._picking.pick(Pick(command.by, command.rev, key))

    def _go_on(self, command: GoOn) -> Outcome:
        if command.rev == self.session.rev and self.session.waits:
            self.go_on(command.at if self._owed is None else self._owed, command.by, seconds=SLICE)
        return "done", ""
