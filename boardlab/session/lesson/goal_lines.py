"""The line that reaches a goal of a step: told in words, and who decides along it."""

from __future__ import annotations

from collections.abc import Iterator

from boardlab.core.play.record import Record
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.goals import Goal
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Session
from boardlab.session.lesson.boards import lesson_board, lesson_game

SENTENCES = 2
"""So many on each action: what was done, and what came of it."""


def solution_line(goal: Goal, best: bool, here: Session, lang: str) -> list[str]:
    """The actions of a line that reaches a goal, or that gets most of what it counts; of what is refused, its name."""
    session = _anew(here, lang)
    if not best and not goal.plays:
        return [WORDING.say("stage.goal.refused", lang, action=_name(session, goal.refuses))]
    told = []
    for text in _before_each(goal.best if best else goal.plays, session):
        session.act(session.position.read_action(text))
        told.append(" ".join(session.narrate(session.record.ply)[:SENTENCES]))
    return told


def decided(goal: Goal, here: Session, lang: str) -> set[int | None]:
    """Who decides along the line that reaches a goal."""
    session, found = _anew(here, lang), set()
    for text in _before_each(goal.plays, session):
        found.add(session.position.current_player)
        session.act(session.position.read_action(text))
    return found


def _before_each(line: tuple[str, ...], session: Session) -> Iterator[str]:
    """The actions of a line, each once the others have played."""
    others = session.find(OpponentFeature)
    for text in line:
        if others is not None:
            others.go_on()
        yield text


def _anew(here: Session, lang: str) -> Session:
    """The board of a step as it was, on which nobody has played."""
    record = Record(here.first, seed=here.record.dice.seed)
    if here.opponents:
        return lesson_game(record, opponents=here.opponents, seat=here.seat, lang=lang)
    return lesson_board(record, seat=here.seat, lang=lang)


def _name(session: Session, text: str) -> str:
    """What a refused action is called: its label and its places."""
    verb, *words = text.split()
    label = next((each.label for each in session.has(PicksFeature).picks_after(()) if each.key == verb), None)
    places = (session.place_label(word) for word in words if word in session.position.place_names)
    return ", ".join([verb if label is None else session.phrase(label), *places])
