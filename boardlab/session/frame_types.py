"""The types of what the page shows: nothing of them is needed while a board is shown."""

from __future__ import annotations

from typing import TypedDict

from boardlab.session.features import seats
from boardlab.session.features.challenge import ChallengePart
from boardlab.session.features.compare import ComparePart
from boardlab.session.features.edit import EditPart
from boardlab.session.features.hints import HintsPart
from boardlab.session.features.inquire import InquirePart
from boardlab.session.features.log import LogPart
from boardlab.session.features.make_question import MakeQuestionPart
from boardlab.session.features.opponent import OpponentPart
from boardlab.session.features.picks import PicksPart
from boardlab.session.features.picture import PicturePart
from boardlab.session.features.play import PlayPart
from boardlab.session.features.presentable import PresentablePart
from boardlab.session.features.receipt import ReceiptPart
from boardlab.session.features.slots import SlotsPart
from boardlab.session.features.suggest import SuggestPart
from boardlab.session.features.timeline import TimelinePart
from boardlab.session.features.tutor import TutorPart
from boardlab.session.game_session import Named
from boardlab.session.question.card import QuestionPart


class GamePart(TypedDict):
    """What a frame holds of any game."""

    rev: int
    by: str
    lang: str
    title: str
    label: str
    where: str
    parts: list[str]
    view: str
    views: list[Named]
    turns: bool
    """May the board be turned?"""
    languages: list[Named]
    players: list[seats.PlayerPlate]
    seats: seats.Seats
    notes: list[str]
    turn: seats.TurnState
    says: str
    cover: seats.Cover | None


class Frame(  # each is told where a board has the feature
    GamePart,
    PicturePart,
    PicksPart,
    ReceiptPart,
    SlotsPart,
    TimelinePart,
    LogPart,
    SuggestPart,
    EditPart,
    InquirePart,
    MakeQuestionPart,
    ComparePart,
    OpponentPart,
    PlayPart,
    HintsPart,
    ChallengePart,
    QuestionPart,
    TutorPart,
    PresentablePart,
    total=False,
):
    """Everything the page shows of a board. What no feature of it tells, or what is covered, is empty."""
