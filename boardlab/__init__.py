"""boardlab teaches the rules of modern board games by doing.

    >>> from boardlab import torres
    >>> torres.start(players=3).current_player
    0

``courses()`` says where to begin, ``lesson("torres.scoring")`` walks a lesson step by step in a notebook,
``play("torres", players=2)`` a game against a scripted opponent, ``Study(position)`` shows a live board,
``check("torres.scoring.1")`` a checkpoint, ``challenge("torres.3")`` a position to make the most of,
``tutor("torres.scoring")`` finds which rule you read otherwise, ``review(game, 0)`` looks back on a game,
``progress("torres")`` on what you have reached; ``due()`` is what comes back today, ``rule("torres.build.height")`` a
rule; ``link(position)`` makes a link, which ``open`` opens; ``language("ko")`` chooses the language, ``GAMES`` names
all games there are. Games and boards are loaded when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boardlab.core.i18n.language import language

if TYPE_CHECKING:
    from boardlab.classroom.hand_in_code import hand_in
    from boardlab.classroom.reviews import reviews
    from boardlab.core.ask.inquiry import ask
    from boardlab.core.ask.nearest import nearest
    from boardlab.core.contract.verdict import IllegalAction
    from boardlab.core.errors import PlainError
    from boardlab.core.play.record import Record
    from boardlab.core.text.embedding import embed
    from boardlab.core.text.link import link
    from boardlab.figures.qr_code import qr_code
    from boardlab.lessons.build.own_question import question_from
    from boardlab.lessons.build.prepare import prepare
    from boardlab.lessons.graded import grade
    from boardlab.lessons.model.topics import scenario
    from boardlab.notebook import Study, challenge, check, lesson, play, practice, progress
    from boardlab.notebook.challenges_card import challenges
    from boardlab.notebook.compared import compare
    from boardlab.notebook.courses_card import courses
    from boardlab.notebook.due_card import due
    from boardlab.notebook.futures import futures
    from boardlab.notebook.linked import open  # noqa: A004
    from boardlab.notebook.review_card import review
    from boardlab.notebook.rule_card import rule
    from boardlab.notebook.stage import present
    from boardlab.notebook.tutor_card import tutor
    from boardlab.simulation.run import simulate

    GAMES: tuple[str, ...]

__version__ = "0.2.0"
__all__ = [
    "GAMES",
    "IllegalAction",
    "PlainError",
    "Record",
    "Study",
    "ask",
    "challenge",
    "challenges",
    "check",
    "compare",
    "courses",
    "due",
    "embed",
    "futures",
    "grade",
    "hand_in",
    "language",
    "lesson",
    "link",
    "nearest",
    "open",
    "play",
    "practice",
    "prepare",
    "present",
    "progress",
    "qr_code",
    "question_from",
    "review",
    "reviews",
    "rule",
    "scenario",
    "simulate",
    "tutor",
]

_HOMES = {
    "IllegalAction": "boardlab.core.contract.verdict",
    "PlainError": "boardlab.core.errors",
    "Record": "boardlab.core.play.record",
    "Study": "boardlab.notebook",
    "ask": "boardlab.core.ask.inquiry",
    "challenge": "boardlab.notebook",
    "challenges": "boardlab.notebook.challenges_card",
    "check": "boardlab.notebook",
    "compare": "boardlab.notebook.compared",
    "courses": "boardlab.notebook.courses_card",
    "due": "boardlab.notebook.due_card",
    "embed": "boardlab.core.text.embedding",
    "grade": "boardlab.lessons.graded",
    "hand_in": "boardlab.classroom.hand_in_code",
    "lesson": "boardlab.notebook",
    "link": "boardlab.core.text.link",
    "nearest": "boardlab.core.ask.nearest",
    "futures": "boardlab.notebook.futures",
    "open": "boardlab.notebook.linked",
    "play": "boardlab.notebook",
    "practice": "boardlab.notebook",
    "prepare": "boardlab.lessons.build.prepare",
    "present": "boardlab.notebook.stage",
    "progress": "boardlab.notebook",
    "qr_code": "boardlab.figures.qr_code",
    "question_from": "boardlab.lessons.build.own_question",
    "review": "boardlab.notebook.review_card",
    "reviews": "boardlab.classroom.reviews",
    "rule": "boardlab.notebook.rule_card",
    "scenario": "boardlab.lessons.model.topics",
    "simulate": "boardlab.simulation.run",
    "tutor": "boardlab.notebook.tutor_card",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if not name.startswith("_"):
        from boardlab.core.contract.game import find_game, game_names, has_game

        if name == "GAMES":
            return game_names()
        if has_game(name):
            return import_module(find_game(name).package)
    raise AttributeError(f"module 'boardlab' has no attribute {name!r}")


def __dir__() -> list[str]:
    from boardlab.core.contract.game import own_names

    return sorted([*__all__, *own_names(), "__version__"])
