"""Simulated learners of a first game: each walks the whole lesson, plays as it likes, and answers what it is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from boardlab.core.play.opponent import decide
from boardlab.lessons.build.minutes import WORDS_A_MINUTE
from boardlab.lessons.build.steps import words
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.timeline import TimelineFeature, Undo
from boardlab.session.lesson.bookmark import Bookmark
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import LessonSession

MOST_ACTIONS = 75
"""So many deeds a learner does on one step, then goes on."""
BORED = 3
"""So often a learner does the same in a row."""
SECONDS_A_DEED, MINUTES_A_QUESTION = 6, 1.2
SECONDS_A_PRESS, SECONDS_A_LETTER = 1, 0.05
"""So long it takes to watch a turn of others, and to read what it was."""
Chooses = Callable[[Any, Random], Any]


@dataclass
class Walked:
    """What a learner met."""

    rules: set[str] = field(default_factory=set)
    asked: dict[str, str] = field(default_factory=dict)
    """Which moment each question was about: ``now``, ``earlier`` or ``drawn``."""
    reached: Counter[bool] = field(default_factory=Counter)
    over: bool = False
    won: bool = False
    reading: float = 0.0
    """Minutes of reading and of answering."""
    seconds: float = 0.0
    """Seconds of play: of own deeds, and of watching the others."""
    parts: int = 0
    """Steps that were played."""

    @property
    def minutes(self) -> float:
        """All that the lesson took."""
        return self.reading + self.seconds / 60


def any_of(position: Any, rng: Random) -> Any:
    """Any legal action."""
    return rng.choice(position.legal_actions())


def greedy(position: Any, rng: Random) -> Any:
    """What the game's own opponent would do."""
    return decide(position, rng.random()).action


def first(position: Any, rng: Random) -> Any:
    """The first there is, always."""
    return position.legal_actions()[0]


def last(position: Any, rng: Random) -> Any:
    """The last there is, always: ends turns at once where that is listed last."""
    return position.legal_actions()[-1]


def lazy(position: Any, rng: Random) -> Any:
    """Ends whatever can be ended, at once."""
    actions = position.legal_actions()
    ends = [action for action in actions if action.to_text().split()[0] in {"end", "pass", "done"}]
    return (ends or actions)[-1]


LEARNERS: dict[str, Chooses] = {"any": any_of, "greedy": greedy, "first": first, "last": last, "lazy": lazy}


def walk(topic: str, kind: str, seed: int, *, undoes: bool = False, lang: str = "en") -> Walked:
    """Walk a lesson of a first game to its end.

    Args:
        topic: such as ``torres.first_game``.
        kind: how the learner plays, of :data:`LEARNERS`.
        seed: of its choices, and of the game.
        undoes: does it take back every third deed?
        lang: the language.
    """
    kept = Bookmark(topic)
    kept.game["seed"] = str(seed)
    kept.save()
    rng, choose, stage, met = Random(f"{kind} {seed}"), LEARNERS[kind], LessonSession(topic, lang), Walked()
    game = stage.state.game_played
    assert game is not None
    for number in range(len(stage.steps)):
        stage.go(number)
        step = stage.step
        met.rules |= set(step.rules)
        met.reading += words(step, lang) / WORDS_A_MINUTE
        if step.about:
            asked = stage.question
            assert asked is not None
            met.rules |= set(asked.asked.rules)
            met.asked[step.about] = stage.state.asked_about.get(step.key, "drawn")
            met.reading += MINUTES_A_QUESTION
            if rng.random() < 0.3 and asked.asked.misconceptions:
                wrong = (each.answer(asked.asked.position) for each in asked.asked.misconceptions)
                assert not all(map(asked.asked.accepts, wrong)), "a question that no wrong rule fails asks nothing"
            assert asked.submit(asked.asked.answer()).right
        elif step.pictures:
            play(stage, met, choose, rng, undoes=undoes)
            met.parts += 1
            met.reached.update(stage.features[1].goals.values())
    # The last step tells of the whole game, in words for all that can have happened.
    lesson_frame(stage)
    met.over = game.session.position.is_over
    met.won = game.you in game.session.position.winners
    return met


def play(stage: LessonSession, met: Walked, choose: Chooses, rng: Random, *, undoes: bool = False) -> None:
    """Play the step one is on to its end, as a learner chooses."""
    board = stage.here
    others = board.has(OpponentFeature)
    for deed in range(MOST_ACTIONS):
        while board.waits and not others.paused():
            before = board.record.ply
            others.go_on(1)
            stage._board_changed()
            told = [line for ply in range(before + 1, board.record.ply + 1) for line in board.narrate(ply)]
            met.seconds += SECONDS_A_PRESS + SECONDS_A_LETTER * sum(map(len, told))
        if stage.state.is_step_over or board.position.current_player is None:
            return
        chosen = choose(board.position, rng)
        verb = chosen.to_text().split()[0]
        own = [action for action in board.record.actions[: board.record.ply] if action.player == chosen.player]
        same = [action.to_text().split()[0] for action in own[-BORED:]]
        if same == [verb] * BORED:
            # Who has done one thing so often does another.
            others_left = [each for each in board.position.legal_actions() if each.to_text().split()[0] != verb]
            chosen = rng.choice(others_left) if others_left else chosen
        board.act(chosen)
        met.seconds += SECONDS_A_DEED
        stage._board_changed()
        if undoes and deed % 3 == 0:
            board.has(TimelineFeature).undo(Undo("", board.rev))
            stage._board_changed()
