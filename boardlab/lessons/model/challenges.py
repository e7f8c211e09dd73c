"""Challenges: positions to play a turn or three on, with something to be counted at the end, and up to three stars.

They stand in ``challenges.toml`` of a game's lessons, the easiest first::

    [3]
    title = {en = "Round the corner", ko = "모퉁이 돌기"}
    goal = "scoring"
    lessons = ["torres.scoring"]
    position = "torres/1 turn 1.2 …"
    reach = 9
    near = 12
    most = 14
    best = ["move c6 b6", "build b5 from 3", "end 1"]

A challenge is a goal (:mod:`boardlab.lessons.model.goals`) with a position. ``goal`` names a table of the same file,
which several challenges share: what is to be done (``en``, ``ko``) and the formula of what is counted (``counts``), of
``start`` and ``end``, the positions before the first turn and after the last, and ``seat``, whose turns they are; other
names are those of the module ``names`` of the lessons. Actions of the kinds in ``without`` are no way to play it.
``turns`` is how many own turns there are, one where nothing is said. Between them the others end their turns and do
nothing else, but for what ``passing`` names; ``chance`` is what chance does meanwhile, in order, and ``tells`` says so
to whoever plays. ``best`` is one way to the most, with the ends of the turns, without what others and chance do.
``boardlab lint`` works out anew, from every way to play, the most and what is ``near``. ``lessons`` are those at whose
end it is offered.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from boardlab.core.contract.game import find_game, game_names, has_game
from boardlab.core.contract.position import CHANCE, Action, Position
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import text_in
from boardlab.core.i18n.languages import OWN, read_texts
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.formula import Formula
from boardlab.lessons.model.goals import Goal, counted, turns_end
from boardlab.lessons.model.topics import EVERYWHERE

FILE = "challenges.toml"
GIVEN = ("start", "end", "seat")
NEAR = 3
END = "end"
"""The verb that ends a turn, in every game."""


class UnknownChallenge(PlainError, LookupError):
    """There is no challenge of this id; the message names those that are near."""


def verb(action: Action) -> str:
    """The kind of an action, as its text begins."""
    return action.to_text().split()[0]


@dataclass(frozen=True, kw_only=True)
class Challenge(Goal):
    """A position to play a turn on, or several."""

    id: str
    """Such as ``torres.3``."""
    game: str
    title: dict[str, str]
    tells: dict[str, str]
    """What chance will do, by language; empty where it does nothing."""
    lessons: tuple[str, ...]
    """Ids of the lessons that it belongs to."""
    formula: Formula
    """How much there is of what is counted, of ``start``, ``end`` and ``seat``."""
    position: Position
    turns: int
    """How many own turns there are."""
    chance: tuple[str, ...]
    """The texts of what chance does, in order."""
    without: frozenset[str]
    """Kinds of actions that are not tried: what others or chance would answer."""
    passing: tuple[str, ...]
    """Kinds of actions by which others do nothing, that which is preferred first."""
    names: Mapping[str, Any]
    """What the formula may name."""

    @property
    def seat(self) -> int:
        """Whose turns they are."""
        seat = self.position.current_player
        assert seat is not None, "somebody decides"
        return seat

    def count(self, end: Position) -> int:
        """How much there is of what is counted, where the last turn ended like this."""
        return int(self.formula.value(self.names.__getitem__, self.position, end, self.seat))

    def tried(self, position: Position) -> list[Action]:
        """The actions that a turn may be played with."""
        return [act for act in position.legal_actions() if verb(act) not in self.without]

    def answer(self, position: Position, drawn: int) -> Action | None:
        """What is done by others, who end their turns as soon as they can, or by chance.

        Args:
            position: where one of them decides.
            drawn: how often chance has decided before.

        Returns:
            The action; None where nothing is said of what chance does.
        """
        if position.current_player == CHANCE:
            return position.read_action(self.chance[drawn]) if drawn < len(self.chance) else None
        return next(act for name in self.passing for act in position.legal_actions() if verb(act) == name)

    def end_of(self, positions: Sequence[Position]) -> tuple[Position, int]:
        """The position in which the turns that were played stand, and how many are left; none when they are over.

        Args:
            positions: all of them, that at the start of the first turn first.
        """
        return turns_end(positions, self.turns)


def challenges(game: str) -> tuple[Challenge, ...]:
    """The challenges of a game, the easiest first; none where it has none."""
    held = _held(game)
    return tuple(challenge(f"{game}.{name}") for name in held if name.isdecimal())


def challenges_of(lesson: str) -> tuple[Challenge, ...]:
    """The challenges that belong to a lesson, by its id, the easiest first."""
    game = lesson.partition(".")[0]
    numbers = [name for name in _held(game) if name.isdecimal() and lesson in _whole(game, name).get("lessons", ())]
    return tuple(challenge(f"{game}.{name}") for name in numbers)


@cache
def challenge(name: str) -> Challenge:
    """A challenge by its id, such as ``torres.3``.

    Raises:
        UnknownChallenge: naming those that are near, where there is none of this id.
    """
    game, _, number = name.partition(".")
    if not number.isdecimal() or number not in _held(game):
        known = tuple(_ids())
        near = tuple(difflib.get_close_matches(shown(name, 60), known, NEAR, 0.4)) or known[:NEAR]
        raise UnknownChallenge(WORDING.say("challenge.unknown", id=shown(name, 60), near=near))
    goal = _whole(game, number)
    lessons = find_game(game).lessons
    return Challenge(
        **counted(goal),
        id=name,
        game=game,
        title=dict(goal["title"]),
        says={lang: text_in(goal, lang) for lang in OWN},
        tells=dict(goal.get("tells", {})),
        lessons=tuple(goal.get("lessons", ())),
        formula=Formula(goal["counts"], GIVEN),
        position=find_game(game).parse(goal["position"]),
        turns=goal.get("turns", 1),
        chance=tuple(goal.get("chance", ())),
        without=frozenset(goal.get("without", ())),
        passing=tuple(goal.get("passing", (END,))),
        names={**EVERYWHERE, **(vars(import_module(f"{lessons}.{goal['names']}")) if "names" in goal else {})},
    )


def _whole(game: str, number: str) -> Json:
    """The table of a challenge, with what its goal says of all that have it."""
    table = _held(game)[number]
    return {**_held(game)["goal"][table["goal"]], **table}


def _ids() -> Iterator[str]:
    return (f"{game}.{name}" for game in sorted(game_names()) for name in _held(game) if name.isdecimal())


@cache
def _held(game: str) -> Json:
    """What the file of a game holds; nothing where there is none."""
    lessons = find_game(game).lessons if has_game(game) else ""
    try:
        return read_texts(lessons, FILE) if lessons else {}
    except (FileNotFoundError, NotADirectoryError):
        return {}
