"""How far one is in a lesson: what each step came to, how many minutes are left, and what was reached at its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from boardlab.core.i18n.language import Phrase, text_in
from boardlab.lessons import checkpoint
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.journal.progress import Mark, Progress, met_at, progress_of
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.model.first_game import Review, points_by_source
from boardlab.lessons.model.lesson import StageStep
from boardlab.session.features import seats
from boardlab.session.game_session import Session
from boardlab.session.lesson.state import LessonFeature, LessonState
from boardlab.session.lesson.texts import TextBlock


class MapStep(TypedDict):
    """A step on the map."""

    at: int
    kind: str
    state: str
    """``open``, ``done`` or ``helped``."""
    says: str


class MapChapter(TypedDict):
    """A chapter on the map."""

    label: str
    steps: list[MapStep]


class EndLine(TypedDict):
    """What one can do after a lesson."""

    text: list[TextBlock]
    rule: str
    title: str


class GameEnd(TypedDict):
    """How the game of a lesson ended."""

    title: str
    says: str
    """Who won; or that the game is not over."""
    by: str
    """What stands above rows of points; "" where what is counted has no sum."""
    head: list[str]
    rows: list[list[str]]
    """What each source brought, with what it brought everybody; where ``by`` stands, the last row is all of it."""
    good: list[str]
    good_title: str
    next: str
    next_title: str


class LessonEnd(TypedDict):
    """What was reached in a lesson."""

    game: GameEnd | None

    can: str
    lines: list[EndLine]
    title: str
    rows: list[list[str]]
    left: str
    met: list[str]
    met_title: str


class PacePart(TypedDict):
    """What a frame holds of how far one is."""

    map: list[MapChapter]
    left: list[str]
    """The minutes that are left, in words: what stands before the number, the number, what stands behind it."""
    minutes: int
    end: LessonEnd | None
    """What was reached; None before the last step."""


def game_end(state: LessonState) -> GameEnd | None:
    """How the game of a lesson ended; None for a lesson that is no game."""
    game = state.game_played
    if game is None:
        return None
    board = game.session
    told: GameEnd = {
        "title": state.say("game.title"),
        "says": state.say("game.unfinished"),
        "by": "",
        "head": [],
        "rows": [],
        "good": [],
        "good_title": state.say("game.good"),
        "next": "",
        "next_title": state.say("game.next"),
    }
    if not board.position.is_over:
        return told
    ended = seats.turn(board)["says"]
    told["says"] = " ".join((ended if ended[-1] in ".!?" else f"{ended}.", *_scores(board)))
    first, seat, names = game.feature.game, game.you, board.names or ()
    review = first.look_back(game.record, seat) if first.look_back is not None else Review()
    wording = checkpoint(state.asked[0]).wording

    def say(phrase: Phrase) -> str:
        return wording.phrase(phrase, state.lang, board.called)

    if review.sources:
        told["head"] = [names[seat], *(name for at, name in enumerate(names) if at != seat)][:2]
        told["rows"] = [[say(what), str(mine), str(theirs)] for what, mine, theirs in review.sources]
    elif board.position.pays_points:
        by_seat = [points_by_source(game.record, each) for each in range(board.position.players)]
        kinds = list(dict.fromkeys(kind for found in by_seat for kind in found))
        told["head"], told["by"] = list(names), state.say("game.by_source")
        told["rows"] = [
            [say(Phrase(f"source.{kind}")), *(str(found.get(kind, 0)) for found in by_seat)] for kind in kinds
        ]
        told["rows"].append([state.say("game.all"), *(str(sum(found.values())) for found in by_seat)])
    told["good"] = [say(each) for each in review.good]
    told["next"] = say(review.next) if review.next is not None else ""
    return told


def _scores(board: Session) -> Iterator[str]:
    """What everybody has, where points are paid."""
    if board.position.pays_points:
        for plate in seats.players(board):
            yield f"{plate['says']}."


class PaceFeature(LessonFeature):
    """How far one is in a lesson."""

    def part(self) -> PacePart:
        """The map, the minutes, and at the end what was reached."""
        states = self.states
        minutes = self.minutes_left(states)
        return {
            "map": self._map(states),
            "left": [*self.state.say("left", minutes=minutes).partition(str(minutes))] if minutes else [],
            "minutes": minutes,
            "end": self._end() if self.state.step.kind == "end" else None,
        }

    @property
    def tally(self) -> Tally:
        """What the journal adds up to; nothing where it cannot be read."""
        try:
            return journal().tally()
        except OSError:
            return Tally()

    @property
    def progress(self) -> Progress:
        """What was reached on the questions of this lesson and others of its topic; nothing where it asks none."""
        return (
            progress_of(self.state.asked[0].rpartition(".")[0], self.tally) if self.state.asked else Progress((), (), 0)
        )

    @property
    def marks(self) -> dict[str, Mark]:
        """How each question of the lesson stands, by its id."""
        found = {mark.checkpoint.id: mark for mark in self.progress.marks}
        return {name: found[name] for name in self.state.asked if name in found}

    def _state_of(self, step: StageStep, tally: Tally) -> str:
        if step.kind != "ask":
            return "done" if step.key in self.state.place.seen else "open"
        asked = self.state.questions.get(step.key)
        before = tally.standings.get(step.about)
        if before is not None and before.solved:
            return "helped" if before.hints else "done"
        if asked is not None and not asked.is_away and asked.standing.solved:
            return "helped" if asked.standing.paid_for or asked.standing.told else "done"
        return "open"

    @property
    def states(self) -> list[str]:
        """What the map shows of each step: ``open``, ``done`` or ``helped``. Wrong tries leave no mark."""
        tally = self.tally
        return [self._state_of(step, tally) for step in self.state.steps]

    def minutes_left(self, states: list[str]) -> int:
        """About how many minutes the steps take that were not walked yet, the one shown included; at least 1 for any.

        They never rise. A question that was passed by is walked, too.
        """
        steps, walked, lang = self.state.steps[:-1], self.state.place.seen, self.state.lang
        open_steps = [
            step for step, state in zip(steps, states, strict=False) if step.key not in walked and state == "open"
        ]
        return max(round(sum(step.minutes[lang] for step in open_steps)), 1) if open_steps else 0

    def _map(self, states: list[str]) -> list[MapChapter]:
        chapters: list[MapChapter] = [{"label": name, "steps": []} for name in self.state.chapters]
        for number, (step, reached) in enumerate(zip(self.state.steps, states, strict=True)):
            says = f"{number + 1}, {self.state.say(f'kind.{step.kind}')}, {self.state.say(f'state.{reached}')}"
            chapters[step.chapter]["steps"].append({"at": number, "kind": step.kind, "state": reached, "says": says})
        return chapters

    def _end(self) -> LessonEnd:
        marks = self.marks
        rules, lang = self.state.walk.rules, self.state.lang
        cells = len(self.state.walk.cells)
        lines: list[EndLine] = [
            {
                "text": self.state.cells.read_out(line.blocks, cells, lang),
                "rule": line.rule,
                "title": text_in(rules[line.rule].title, lang) if line.rule else "",
            }
            for line in self.state.walk.summary
        ]
        gained, worth = (
            sum(mark.gained for mark in marks.values()),
            sum(mark.worth for mark in marks.values()),
        )
        first = sum(mark.state == "solved" and not mark.wrong for mark in marks.values())
        counted = [mark for mark in marks.values() if mark.worth]
        left = sum(not mark.solved for mark in counted)
        return {
            "game": game_end(self.state),
            "can": self.state.say("end.can"),
            "lines": lines,
            "title": self.state.say("end.this_time"),
            "rows": [
                [self.state.say("end.points"), str(gained), self.state.say("end.of", count=worth)],
                [self.state.say("end.first"), str(first), self.state.say("end.of", count=len(counted))],
            ],
            "left": self.state.say("end.left", count=left) if left else "",
            "met": [met.says(lang) for met in met_at(self.state.asked, self.tally)],
            "met_title": self.state.say("end.met"),
        }
