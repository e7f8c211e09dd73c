"""What a page shows of a lesson, as plain data: the frame of the step's board, with the lesson around it.

Under ``stage`` stands what is beside the board: the map, where one is, the text of this step and of no other, and the
one main button.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.game import find_game
from boardlab.core.json_data import Json
from boardlab.core.picture.scene import Marks
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.lesson import StageStep
from boardlab.lessons.model.practice import ReviewRow
from boardlab.session.channel import FrameChannel
from boardlab.session.features.opponent import STEP, OpponentFeature
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.lesson.cells import NO_TABLE, WATCHED, ShownTable, as_table, is_board, is_chart, position_of
from boardlab.session.lesson.challenges import ChallengesFeature, is_judged
from boardlab.session.lesson.chart import chart_svg
from boardlab.session.lesson.drafts import DraftFeature
from boardlab.session.lesson.goals import GoalsFeature
from boardlab.session.lesson.hand_in import HandInFeature
from boardlab.session.lesson.hands import HandsFeature
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.lesson.pace import PaceFeature
from boardlab.session.lesson.phone import PhoneFeature
from boardlab.session.lesson.plan import PlanFeature
from boardlab.session.lesson.practice import PracticeFeature
from boardlab.session.lesson.texts import TextBlock, as_words
from boardlab.session.read_only import ReadOnlyFeature

if TYPE_CHECKING:
    from boardlab.session.lesson.lesson_frame_types import Following, LessonFrame, MainButton, StepFigure, StepPart

WORDS = (
    "map",
    "back",
    "on",
    "python",
    "fewer",
    "more",
    "text",
    "figure",
    "shade",
    "next",
    "predict",
    "in_lesson",
    "goals",
    "goal_now",
    "goal_done",
    "goal_open",
    "unchecked",
)
MOST_ROWS = 8
"""A table of more rows has no room beside the board of another step."""
PRESENT = (
    *("button", "predict", "hands", "reveal", "hide", "vote", "on", "back", "board", "phone", "leave"),
    *("help", "letters", "against", "tongue", "less", "more", "set", "address", "close", "wait", "failed"),
)
KEYS = ("enter", "arrows", "digits", "hint", "undo", "board", "tongue", "full", "present", "help", "escape")
KEY_CAPS = dict(zip(KEYS, ("Enter", "← →", "1 – 9", "H H", "U Y", "B", "L", "F", "P", "?", "Esc"), strict=True))


def lesson_frame(stage: LessonSession, *, spoken: bool = True) -> LessonFrame:
    """Everything a page shows of the step one is on."""
    note = stage.note()
    stage.here.notes = (WORDING.phrase(note, stage.lang),) if note else ()
    stage.here.label = lambda: stage.say("label", title=_title(stage))
    made = frame(stage.here, spoken=spoken)
    if _fills_figure(stage, _beside(stage)):
        made["views"], made["turns"] = [], False
    return {**made, "stage": _stage(stage)}


def channel_of(stage: LessonSession, show: Callable[[Json], None]) -> FrameChannel:
    """The channel of a lesson, which shows the board of the step one is on.

    Args:
        stage: the lesson.
        show: called with a message for all pages, when something has changed that none of them asked for.
    """
    return FrameChannel(stage, show, board=lambda: stage.here, frame=partial(lesson_frame, stage))


def _title(stage: LessonSession) -> str:
    """What the lesson is called, without its number."""
    asked = stage.state.practising.asked if stage.state.practising is not None else None
    if asked is not None and asked.topic != stage.state.walk.topic:
        # What no lesson asks is shown in some lesson, which it is not about.
        return asked.wording.say(f"topic.{asked.topic.partition('.')[2]}", stage.lang)
    return _short(stage.state.walk.title[stage.lang])


def _short(title: str) -> str:
    short = title.partition(": ")[2] or title
    return short[:1].upper() + short[1:]


def _stage(stage: LessonSession) -> StepPart:
    state, step = stage.state, stage.step
    text, beside = _text(stage, step), _beside(stage)
    figure = [_as_figure(each) for each in beside] if _fills_figure(stage, beside) else _figure(stage)
    has_board = not any(each.get("alone") for each in figure)
    return {
        **stage.has(PaceFeature).part(),
        **stage.has(GoalsFeature).part(),
        **stage.has(DraftFeature).part(),
        **stage.has(PracticeFeature).part(),
        **stage.has(ChallengesFeature).part(),
        **stage.has(HandInFeature).part(),
        **stage.has(HandsFeature).part(),
        **stage.has(PhoneFeature).part(),
        **stage.has(PlanFeature).part(),
        "id": state.walk.id,
        "key": step.key,
        "kind": "ask" if state.practising is not None else "play" if state.instead is not None else step.kind,
        "at": stage.at,
        "of": len(stage.steps),
        "game": find_game(stage.state.game).wording.say("game", stage.lang),
        "lesson": _title(stage),
        "chapter": stage.state.chapters[step.chapter],
        "where": stage.say("at", at=stage.at + 1, of=len(stage.steps)),
        "short": stage.say("short", at=stage.at + 1, of=len(stage.steps)),
        "kick": _kick(stage, step),
        "anew_board": _anew_board(stage) if has_board else "",
        # How a lesson is called, and how long it takes, its head says already.
        "title": "" if step.kind == "opening" else stage.state.title,
        "text": text,
        "reads": as_words(text),
        "beside": [] if _fills_figure(stage, beside) else beside,
        "figure": figure,
        "main": _main(stage),
        "following": _following(stage),
        "leave_out": stage.say("leave_out") if _may_be_left_out(stage) else "",
        "stopped": stage.say("stopped") if stage.resumed else "",
        "from_start": stage.say("from_start"),
        "anew": stage.say("game.again" if _is_game_over(stage) else "anew"),
        "part": "" if _fills_figure(stage, beside) else _part(stage),
        "code": _code(stage) if stage.shows_python else None,
        "words": {key: stage.say(key) for key in WORDS},
        "present": {key: stage.say(f"present.{key}", letter="{letter}") for key in PRESENT},
        "keys": [[KEY_CAPS[key], stage.say(f"keys.{key}")] for key in KEYS],
    }


def _may_be_left_out(stage: LessonSession) -> bool:
    asked = stage.question
    return asked is not None and asked.pays and asked.asked.extra and not asked.revealed


def _is_game_over(stage: LessonSession) -> bool:
    game = stage.state.game_played
    return game is not None and game.session.position.is_over


def _anew_board(stage: LessonSession) -> str:
    """What is said of a board that is not the one before: another moment of the game, or another board; else ""."""
    game = stage.state.game_played
    if game is not None and stage.state.is_of_game(stage.step) and game.filled is not None:
        return stage.say("game.filled")
    when = stage.state.asked_about.get(stage.step.key)
    if when is not None:
        return "" if when == "now" else stage.say(f"game.{when}")
    question = stage.question
    practises = stage.state.practising is not None or (question is not None and question.is_away)
    return stage.say("anew_board") if stage.state.is_set_up_anew and not practises else ""


def _kick(stage: LessonSession, step: StageStep) -> str:
    if stage.question is not None and not stage.question.pays:
        return f"{stage.question.headline}: {stage.question.about}"
    if step.kind == "ask":
        return stage.say("asked", at=stage.state.asked.index(step.about) + 1, of=len(stage.state.asked))
    if step.kind == "play":
        return stage.say("watched" if stage.here.parts == WATCHED else "played")
    return stage.say("chapter", at=step.chapter + 1, of=len(stage.state.walk.chapters)) if step.kind == "read" else ""


def _text(stage: LessonSession, step: StageStep) -> list[TextBlock]:
    if (stage.question is not None and not stage.question.pays) or stage.state.instead is not None:
        return []
    return stage.state.cells.read_out(step.blocks, step.cells, stage.lang)


def _beside(stage: LessonSession) -> list[ShownTable]:
    """What the cells of the step tell, line by line or as tables."""
    return [as_table(value, stage.lang) for value in stage.state.shown_by(stage.at) if not _is_figure(value)]


def _fills_figure(stage: LessonSession, beside: list[ShownTable]) -> bool:
    """Is it one long table, on a step without a board of its own? Beside the board of another step it has no room."""
    alone = stage.step.kind == "read" and len(beside) == len(stage.state.shown_by(stage.at)) == 1
    return alone and len(beside[0]["rows"]) > MOST_ROWS


def _as_figure(table: ShownTable) -> StepFigure:
    return {"kind": "listing", "label": table["title"], "svg": "", "table": table, "alone": True}


def _is_figure(value: object) -> bool:
    return isinstance(value, Session) or is_board(value) or is_chart(value) or hasattr(value, "picture")


def _figure(stage: LessonSession) -> list[StepFigure]:
    """What stands in the place of the board or beside it: charts, and a second board to compare with."""
    if stage.step.kind in ("ask", "opening", "end"):
        return []
    values = (
        stage.state.shown_by(stage.state.figure_source(stage.at))
        if stage.steps[stage.state.figure_source(stage.at)].kind != "ask"
        else ()
    )
    boards = [value for value in values if is_board(value) or isinstance(value, Session)]
    found: list[StepFigure] = []
    for value in values:
        if is_chart(value):
            found.append(
                {"kind": "chart", "label": value.title, "svg": chart_svg(value), "table": as_table(value, stage.lang)}
            )
        elif not is_board(value) and not isinstance(value, Session) and hasattr(value, "picture"):
            found.append({"kind": "chart", "label": "", "svg": value.picture(), "table": NO_TABLE})
    found += [
        {"kind": "board", "label": "", "svg": _still_svg(stage, value), "table": NO_TABLE} for value in boards[1:2]
    ]
    if found and not boards:
        found[0]["alone"] = True
    return found


def _still_svg(stage: LessonSession, value: Any) -> str:
    """A second board; beside one that is looked at it is drawn as that is, so that they can be compared."""
    looked_at = stage.here.find(ReadOnlyFeature)
    if isinstance(value, Session):
        drawn = value.shown.scene(lang=stage.lang, show="board", marks=Marks())
    elif looked_at is None:
        drawn = value.scene(lang=stage.lang)
    else:
        drawn = looked_at.drawn_alike(value, position_of(value))
    return str(drawn.to_live_svg())


def _main(stage: LessonSession) -> MainButton:
    """What the one main button does, and what it says."""
    asked = stage.question
    if asked is not None and asked.grade is None:
        return {"do": "answer", "label": stage.say("check")}
    if asked is not None and asked.grade is not None and not asked.grade.reveals:
        return {"do": "again", "label": stage.say("again")}
    if asked is not None and not asked.pays:
        # Whoever practises goes on with it; the way back stands beside.
        if isinstance(asked.row, ReviewRow) and not asked.onward:
            return {"do": "practise", "key": "", "label": WORDING.say("practice.done", stage.lang)}
        key = "next:" if asked.onward else "fresh:"
        return {"do": "pick", "key": key, "label": asked.onward or WORDING.say("practice.next", stage.lang)}
    if stage.state.others_play:
        return {"do": "pick", "key": STEP, "label": stage.here.has(OpponentFeature).following}
    if stage.state.instead is not None:
        quiet = not is_judged(stage.state)
        return {"do": "challenge", "key": "", "label": WORDING.say("challenge.leave", stage.lang), "quiet": quiet}
    if stage.step.kind == "end":
        name = next(iter(stage.following), "")
        return {"do": "open", "key": name, "label": stage.say("start")} if name else {"do": "", "label": ""}
    goals = stage.has(GoalsFeature)
    on: MainButton = {"do": "go", "key": "on", "at": stage.at + 1, "label": stage.say(goals.onward)}
    return {**on, "quiet": True} if goals.unfinished else on


def _following(stage: LessonSession) -> Following:
    """What the next step is called, where its name tells nothing that is not reached."""
    if (stage.question is not None and not stage.question.pays) or stage.state.instead is not None:
        return {"label": "", "title": ""}
    if stage.step.kind == "end":
        name = next(iter(stage.following.values()), "")
        return {"label": stage.say("end.next") if name else "", "title": _short(name) if name else ""}
    unfinished, goals = stage.has(GoalsFeature).unfinished, stage.has(GoalsFeature).goals
    if unfinished == "goal_first":
        return {"label": stage.say(unfinished), "title": next(goal for goal, done in goals.items() if not done)}
    if unfinished:
        return {"label": "", "title": stage.say(unfinished)}
    following = stage.steps[stage.at + 1]
    title = following.title[stage.lang] or (
        stage.state.chapters[following.chapter] if following.chapter != stage.step.chapter else ""
    )
    return {"label": stage.say("next"), "title": title or stage.say(f"then.{following.kind}")}


def _part(stage: LessonSession) -> str:
    """What the button says that shows the whole board, or the part that is spoken of; "" where there is no part."""
    asked = stage.question
    if asked is not None and asked.asked.whole and asked.asked.kind != "turn":
        return ""  # what lies round the board is in the picture, so that all of it is
    looking = stage.here.find(ReadOnlyFeature)
    shown = asked if asked is not None else looking
    part = asked.part_of_board if asked is not None else looking.part_of_board if looking is not None else None
    if shown is None or part is None:
        return ""
    return WORDING.say("card.part" if shown.shows_whole else "card.whole", stage.lang)


def _code(stage: LessonSession) -> str:
    """The Python of the step; of a question that is not solved, how to ask it and no more."""
    step, walk = stage.step, stage.state.walk
    if step.kind == "ask":
        return f'from boardlab import check\n\ncheck("{step.about}")'
    source = stage.steps[stage.state.figure_source(stage.at)]
    cells = [walk.cells[picture.cell].code for picture in (step.pictures or source.pictures)]
    return "\n\n".join(cells)
