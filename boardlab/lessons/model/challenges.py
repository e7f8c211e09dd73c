"""Challenges: positions to play one turn on, with something to be counted at its end, and up to three stars for it.

They stand in ``challenges.toml`` of a game's lessons, the easiest first::

    [3]
    title = {en = "Round the corner", ko = "모퉁이 돌기"}
    goal = "scoring"
    position = "torres/1 turn 1.2 …"
    reach = 9
    most = 14
    best = ["move c6 b6", "build b5 from 3", "end 1"]

``goal`` names a table of the same file, which several challenges share: what is to be done (``en``, ``ko``) and the
formula of what is counted (``counts``), of ``start`` and ``end``, the positions before the turn and after it, and
``seat``, whose turn it is; other names are those of the module ``names`` of the lessons. Actions of the kinds in
``without`` are no way to play it. Whoever gets ``reach`` has one star, one less than ``most`` brings two, and ``most``
three. ``best`` is one way to the most, with the end of the turn. ``boardlab lint`` works out the most anew, from every
way to play the turn.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import takewhile
from typing import Any

from boardlab.core.contract.game import find_game, game_names
from boardlab.core.contract.position import Action
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import text_in
from boardlab.core.i18n.languages import read_texts
from boardlab.core.json_data import Json
from boardlab.core.text.quoting import shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.formula import Formula
from boardlab.lessons.model.topics import EVERYWHERE

FILE = "challenges.toml"
MOST_STARS = 3
GIVEN = ("start", "end", "seat")
NEAR = 3


class UnknownChallenge(PlainError, LookupError):
    """There is no challenge of this id; the message names those that are near."""


@dataclass(frozen=True)
class Challenge:
    """A position to play one turn on."""

    id: str
    """Such as ``torres.3``."""
    game: str
    title: dict[str, str]
    says: dict[str, str]
    """What is to be done, by language."""
    counts: Formula
    """How much of it there is, of ``start``, ``end`` and ``seat``."""
    position: Any
    reach: int
    """So much brings one star."""
    most: int
    """So much can be had at most, and brings three."""
    without: frozenset[str]
    """Kinds of actions that are not tried: what others or chance would answer."""
    names: Mapping[str, Any]
    """What the formula may name."""
    best: tuple[str, ...]
    """The texts of actions that get the most, with the end of the turn."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.position.current_player)

    def count(self, end: Any) -> int:
        """How much there is of what is counted, where the turn ended like this."""
        return int(self.counts.value(self.names.__getitem__, self.position, end, self.seat))

    def tried(self, position: Any) -> list[Action]:
        """The actions that a turn may be played with."""
        return [act for act in position.legal_actions() if act.to_text().split()[0] not in self.without]

    def stars(self, count: int) -> int:
        """How many stars an amount brings: none, one, two or three."""
        if count < self.reach:
            return 0
        return 3 if count >= self.most else 2 if count >= self.most - 1 else 1


def turn_of(positions: Sequence[Any]) -> tuple[Any, bool]:
    """The position in which a turn that was played stands, and whether it is over.

    Args:
        positions: all of them, that at the start of the turn first.
    """
    start = positions[0]
    own = list(takewhile(lambda each: not each.is_over and each.current_player == start.current_player, positions))
    over = len(own) < len(positions)
    return positions[min(len(own), len(positions) - 1)], over


def challenges(game: str) -> tuple[Challenge, ...]:
    """The challenges of a game, the easiest first; none where it has none."""
    held = _held(game)
    return tuple(challenge(f"{game}.{name}") for name in held if name.isdecimal())


@cache
def challenge(name: str) -> Challenge:
    """A challenge by its id, such as ``torres.3``.

    Raises:
        UnknownChallenge: naming those that are near, where there is none of this id.
    """
    game, _, number = name.partition(".")
    table = _held(game).get(number) if number.isdecimal() and game in game_names() else None
    if table is None:
        known = tuple(_ids())
        near = tuple(difflib.get_close_matches(shown(name, 60), known, NEAR, 0.4)) or known[:NEAR]
        raise UnknownChallenge(WORDING.say("challenge.unknown", id=shown(name, 60), near=near))
    goal = _held(game)["goal"][table["goal"]]
    position = find_game(game).parse(table["position"])
    made = Formula(goal["counts"], GIVEN)
    says = {lang: text_in(goal, lang) for lang in ("en", "ko")}
    lessons = find_game(game).lessons
    names = {**EVERYWHERE, **(vars(import_module(f"{lessons}.{goal['names']}")) if "names" in goal else {})}
    return Challenge(
        name,
        game,
        dict(table["title"]),
        says,
        made,
        position,
        table["reach"],
        table["most"],
        frozenset(goal.get("without", ())),
        names,
        tuple(table["best"]),
    )


def _ids() -> Iterator[str]:
    return (f"{game}.{name}" for game in sorted(game_names()) for name in _held(game) if name.isdecimal())


@cache
def _held(game: str) -> Json:
    """What the file of a game holds; nothing where there is none."""
    lessons = find_game(game).lessons if game in game_names() else ""
    try:
        return read_texts(lessons, FILE) if lessons else {}
    except (FileNotFoundError, NotADirectoryError):
        return {}
