"""What a step to play on asks for, and what came of it: goals reached, what was missed, and a line that does it.

A goal is looked for whenever the board has changed, and what is taken back is open again; but whoever has reached it
once may go on. Whoever goes on without it is told so first. A line is told to whoever has tried, and asks for it; on a
board that is played on alone it is played on a branch of its own, to be seen action by action.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.goals import MOST_STARS, Goal, turns_end
from boardlab.session.commands import Command, Handlers, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Session
from boardlab.session.lesson.cells import WATCHED
from boardlab.session.lesson.goal_lines import decided, solution_line
from boardlab.session.lesson.state import LessonFeature, LessonState

TAKE_BACK = "undo"
"""A verb of a goal that is none of the game: what is left where the others cannot be done."""


class TellLine(Command, do="solution"):
    """Tell a line that does what a step asks for; while the board shows it, go back to what one has played."""


@dataclass(frozen=True)
class Walk:
    """How a line that was told is walked on the board."""

    branch: str
    """The line of the record it was played on."""
    plies: list[int]
    """The step after each of its actions."""
    own: tuple[str, int]
    """The line and step one came from."""


class StepGoal(TypedDict):
    """What a step asks to be done on its board."""

    says: str
    done: bool


class MissedGoal(TypedDict):
    """A goal that one went on without."""

    says: str
    at: int
    """The number of its step, from 0."""


class GoalOutcome(TypedDict):
    """What came of what a step asks for."""

    says: str
    ask: str
    """The label of the button that asks for a line, or leads from it back to what one has played; "" for none."""
    stars: int
    """How many it has brought; -1 where nothing is counted, or nothing was tried."""
    signs: str
    """What the stars say to an ear."""
    counts: bool
    """Is something counted here? Then more is said as soon as one has tried."""
    line: list[str]
    """The actions of the line that was asked for, in words."""
    plies: list[int]
    """The step of the board that shows each of them; empty where the board does not."""


class GoalsPart(TypedDict):
    """What a frame holds of goals."""

    goals: list[StepGoal]
    outcome: GoalOutcome | None
    tries: str
    """That nothing is checked here, or that a goal is out of reach unless an action is taken back; else ""."""
    stuck: bool
    """Is taking back what is left to do?"""
    missed: list[MissedGoal]
    """On the last step: what one went on without."""
    missed_title: str


class GoalsFeature(LessonFeature):
    """The goals of the steps of a lesson, and how far they are reached."""

    def __init__(self, state: LessonState, handlers: Handlers) -> None:
        super().__init__(state, handlers)
        self._reached: dict[tuple[str, int], int] = {}
        """At which ply each was reached, by the key of its step and number; 0 where nothing of it can be undone."""
        self._met: set[tuple[str, int]] = set()
        """Those that were reached once, whatever was taken back since."""
        self._warned: set[str] = set()
        """The steps, by their keys, on which it was said that one goes on without a goal."""
        self._told: dict[str, int] = {}
        """Of which goal of a step a line was asked for."""
        self._deciding: dict[str, set[int | None]] = {}
        """Who decides on the way to the goals of a step, by its key."""
        self._looked_at: object = None
        self._line: tuple[object, list[str]] = None, []
        """The line that was told last, after what it was told of."""
        self._walked: dict[str, Walk] = {}
        """How a told line was played on the board, by the key of its step."""
        handlers.on(TellLine, self._tell_line)

    def part(self) -> GoalsPart:
        """The goals of the step, and what came of them."""
        state = self.state
        # A board that is there to be tried or watched, with nothing that is checked, says so.
        tries = "watch_only" if state.here.parts == WATCHED else "try_only"
        return {
            "goals": [{"says": says, "done": done} for says, done in self.goals.items()],
            "outcome": self.outcome,
            "tries": state.say(tries) if self._is_tried_out else state.say("goal.stuck") if self._is_stuck else "",
            "stuck": self._is_stuck,
            "missed": self._missed() if state.step.kind == "end" else [],
            "missed_title": state.say("goal.passed_over"),
        }

    def _missed(self) -> list[MissedGoal]:
        state = self.state
        return [
            {"says": goal.says[state.lang], "at": at}
            for at, step in enumerate(state.steps)
            if step.key in self._warned
            for number, goal in enumerate(state.walk.goals(step))
            if (step.key, number) not in self._met
        ]

    @property
    def is_met(self) -> bool:
        """Was each goal of the step reached, if only once?"""
        return all((self.state.step.key, number) in self._met for number in range(len(self._asked)))

    @property
    def missing(self) -> str:
        """What whoever goes on now has never done: a goal, or in the one game of a lesson the own move.

        "" for nothing, or once it was told.
        """
        state, key = self.state, self.state.step.key
        missed = [goal.says[state.lang] for at, goal in enumerate(self._asked) if (key, at) not in self._met]
        if not missed and state.game_played is not None and state.here is state.game_played.session:
            missed = [state.say("action_missed")] if state.awaits_action else []
        return "" if not missed or key in self._warned or state.is_step_over else missed[0]

    @property
    def unfinished(self) -> str:
        """What comes before the next step, as a wording of the stage; "" where nothing does."""
        state = self.state
        if state.is_step_over:
            return ""
        if self.goals:
            if not self.is_met:
                return "goal_first"
        elif state.awaits_action:
            # In the one game of a lesson nothing goes on without the own move, unless one insists; else it is offered.
            return "action_first" if self.missing else "action_or_on"
        # Who goes on while the others play does not see what came of the own move.
        return "watch_first" if state.others_play else ""

    @property
    def onward(self) -> str:
        """The wording of the button that goes on: a lesson is finished where nothing comes before its end."""
        state = self.state
        # Where the game has begun already, nothing is left to start.
        starts = state.step.kind == "opening" and "actions" not in state.here.parts
        last = state.at == len(state.steps) - 2 and not self.unfinished
        return "start" if starts else "finish" if last else "next"

    def goes_without(self) -> str:
        """Gives :attr:`missing`, and does not tell it again."""
        missing = self.missing
        if missing:
            self._warned.add(self.state.step.key)
        return missing

    @property
    def _is_tried_out(self) -> bool:
        """Is nothing checked on the board of this step? A game that goes on is no trial."""
        return self.state.step.kind == "play" and not self.goals and not self.state.is_of_game(self.state.step)

    @property
    def _asked(self) -> tuple[Goal, ...]:
        return tuple(self.state.walk.goals(self.state.step))

    def _is_reached(self, number: int) -> bool:
        return (self.state.step.key, number) in self._reached

    @property
    def goals(self) -> dict[str, bool]:
        """What the step asks to be done on its board, in words, and whether it was done."""
        lang = self.state.lang
        return {goal.says.get(lang, goal.says["en"]): self._is_reached(at) for at, goal in enumerate(self._asked)}

    def board_changed(self) -> None:
        """Note which goals are reached now."""
        step, here = self.state.step, self.state.here
        if self.walks:
            return  # nobody did what is shown
        stands = step.key, here.record.ply, here.position, _refusal(here)
        self._reached = {goal: at for goal, at in self._reached.items() if goal[0] != step.key or at <= here.record.ply}
        goals = self._asked if stands != self._looked_at else ()
        self._looked_at = stands
        game = self.state.game_played if self.state.is_of_game(step) else None
        # In a game that goes on by itself others may have moved on since.
        positions = game.since(self.state.ply_on_arrival) if game is not None else (here.position,)
        for number, goal in enumerate(goals):
            if not self._is_reached(number) and any(self._asks(goal.reached, each) for each in positions):
                self._reached[step.key, number] = 0 if goal.refuses else here.record.ply
                self._met.add((step.key, number))
        if game is not None and self._asked and all(self.goals.values()):
            game.note_done(step.key)
        if goals and (picking := here.find(PicksFeature)) is not None:
            picking.wanted = self._wanted(goals)

    def _wanted(self, goals: tuple[Goal, ...]) -> tuple[str, ...]:
        """The verbs that come next on the way to the goals that are open, most wanted first."""
        wished = [self._asks(goal.verbs) for at, goal in enumerate(goals) if goal.verbs and not self._is_reached(at)]
        each = [(found,) if isinstance(found, str) else found for found in wished]
        return tuple(str(key) for keys in each if isinstance(keys, tuple) for key in keys)

    @property
    def _is_stuck(self) -> bool:
        """Is taking back what is left to do, since nothing before it in the list of what is wanted can be done?"""
        here, picking = self.state.here, self.state.here.find(PicksFeature)
        if picking is None or TAKE_BACK not in picking.wanted or picking.path or here.waits or self.state.is_step_over:
            return False
        possible = {choice.key for choice in picking.picks_after(()) if not choice.breaches}
        return here.record.ply > self.state.ply_on_arrival and possible.isdisjoint(picking.wanted)

    def _tell_line(self, command: TellLine) -> Outcome:
        """Tell a line for what is open, or for more of what is counted."""
        if self._walk is not None:
            return self._to_own(self._walk, command.by)
        found = self._next()
        if found is None:
            return "no", self.state.say("goal.first_try")
        self._told[self.state.step.key] = found
        self._show_line(found, command.by)
        self.state.here.touch(command.by, " ".join(self.outcome["line"] if self.outcome else ()))
        return "done", ""

    def _show_line(self, number: int, by: str) -> None:
        """Play the line of a goal on a branch, from the position of the step, and stand at its beginning."""
        here, goal, record = self.state.here, self._asked[number], self.state.here.record
        line = goal.best if self._kind(number) == "more" else goal.plays
        if not line or here.opponents or here.first is not record.positions[0]:
            return
        plies, own = list[int](), (record.line, record.ply)
        here.jump(0)
        record.branch()
        for text in line:
            here.act(here.position.read_action(text))
            plies.append(record.ply)
        self._walked[self.state.step.key] = Walk(record.line, plies, own)
        here.jump(0, by)

    @property
    def _walk(self) -> Walk | None:
        """The line that was told, while the board shows it."""
        walk = self._walked.get(self.state.step.key)
        return walk if walk is not None and walk.branch == self.state.here.record.line else None

    @property
    def walks(self) -> bool:
        """Does the board show a line that was told?"""
        return self._walk is not None

    def _to_own(self, walk: Walk, by: str) -> Outcome:
        line, ply = walk.own
        self.state.here.switch(line)
        self.state.here.jump(ply, by)
        del self._told[self.state.step.key]
        return "done", ""

    @property
    def outcome(self) -> GoalOutcome | None:
        """What came of it so far, and what may be asked for; None where the step asks for nothing."""
        state = self.state
        if not self._asked:
            return None
        walk, told, found = self._walk, self._told.get(state.step.key), self._next()
        ask = "own" if walk is not None else "" if found in (None, told) else self._kind(found)
        counted = next((goal for goal in self._asked if goal.counts), None)
        stars = self._stars(counted) if counted is not None and walk is None else -1
        return {
            "says": self._result() if walk is None else state.say("goal.walked"),
            "stars": stars,
            "counts": counted is not None,
            "signs": WORDING.say("challenge.signs", state.lang, stars=stars, all=MOST_STARS) if stars >= 0 else "",
            "ask": state.say(f"goal.{ask}") if ask else "",
            "line": [] if told is None or state.here.find(PicksFeature) is None else self._line_of(told),
            "plies": [] if walk is None else walk.plies,
        }

    def _stars(self, goal: Goal) -> int:
        """How many stars the board as it stands brings: at least one where all is reached."""
        return goal.stars(self.count(goal)) if all(self.goals.values()) else 0

    def _line_of(self, number: int) -> list[str]:
        """The line of a goal from the position of the step: every frame shows it, and it is played through once."""
        state, here, best = self.state, self.state.here, self._kind(number) == "more"
        of = state.step.key, number, best, state.lang, here.first, here.record.dice.seed
        if of != self._line[0]:
            self._line = of, solution_line(self._asked[number], best, here, state.lang)
        return self._line[1]

    def _kind(self, number: int | None) -> str:
        """Which line is told of a goal: one ``way`` to reach it, or one that gets ``more`` once that was done."""
        return "more" if number is not None and self._is_reached(number) and self._asked[number].best else "way"

    def _next(self) -> int | None:
        """The goal of which a line may be told now: of those tried one that is open, else one that counts to more."""
        if not _has_tried(self.state.here):
            return None
        goals = self._asked
        still = [
            number for number, goal in enumerate(goals) if (goal.plays or goal.refuses) and not self._is_reached(number)
        ]
        more = [number for number, goal in enumerate(goals) if goal.best and self.count(goal) < goal.most]
        return next(iter((*still, *more)), None)

    def _result(self) -> str:
        state, here = self.state, self.state.here
        counted = next((goal for goal in self._asked if goal.counts), None)
        if not _has_tried(here):
            return "" if counted is None else state.say("goal.stars", most=counted.most, near=counted.near)
        if counted is not None:
            count = self.count(counted)
            if count >= counted.most:
                return state.say("goal.counted_all", count=count)
            return state.say("goal.counted", count=count, most=counted.most, near=counted.near)
        if all(self.goals.values()):
            return state.say("goal.already" if self._was_met else "goal.done")
        if state.is_of_game(state.step):
            missed = "game.missed_at_the_end" if here.position.is_over else "game.missed"
            return state.say(missed) if state.is_step_over else ""
        ended = here.position.is_over or here.position.current_player not in self._deciders
        return state.say("goal.missed") if ended else ""

    @property
    def _was_met(self) -> bool:
        """Was each goal of a step of the one game reached before one came to it?"""
        state, key = self.state, self.state.step.key
        came = [self._reached[key, at] <= state.ply_on_arrival for at in range(len(self._asked))]
        return state.is_of_game(state.step) and all(came)

    @property
    def _deciders(self) -> set[int | None]:
        """Who decides on the way to the goals of the step: several, where the seats of others are played, too."""
        here, key = self.state.here, self.state.step.key
        if key not in self._deciding:
            lines = [decided(goal, here, self.state.lang) for goal in self._asked]
            self._deciding[key] = {here.first.current_player}.union(*lines)
        return self._deciding[key]

    def count(self, goal: Goal) -> int:
        """How much of what a goal counts there is: as the board stands, or as it stood at the end of the first turn."""
        record = self.state.here.record
        found = self._asks(goal.counts, turns_end(record.positions[: record.ply + 1])[0])
        return found if isinstance(found, int) else 0

    def _asks(self, formula: str, end: object = None) -> object:
        here = self.state.here
        return self.state.on_board(formula, here.position if end is None else end, refused=_refusal(here) is not None)


def _has_tried(here: Session) -> bool:
    """Did the learner play here, or try to?"""
    return here.find(PicksFeature) is not None and (here.has_own_moves or _refusal(here) is not None)


def _refusal(here: Session) -> object:
    """Why the last pick was not possible; None where it was, and where nothing is picked."""
    picking = here.find(PicksFeature)
    return None if picking is None else picking.refusal
