"""What the suite knows of the game it tests, and the games it plays at random."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import KW_ONLY, dataclass
from functools import cache, cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.functions import OnAction, OnPosition
from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import CHANCE
from boardlab.core.json_data import Json, Table
from boardlab.core.play.record import Dice

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.position import Position


POSITIONS = int(os.environ.get("BOARDLAB_SOAK", "0"))
"""How many random positions `make soak` compares with a witness; 0 in every other run."""
SOAK = POSITIONS > 0


def rounds(usual: int, soak: int) -> int:
    """How many of something to try: the first number in `make test`, the second in `make soak`."""
    return soak if SOAK else usual


TINY = 16
"""So many places has a game whose positions are few."""


def _as_it_is(position: Position, seat: int | None, rng: random.Random) -> Position:
    """Nothing is hidden, so nothing is drawn again."""
    return position


def _all_of_it(position: object, act: object, seat: int | None) -> Hashable:
    """Everybody sees the whole action."""
    found: Hashable = act
    return found


def _nothing_shown(position: Position, act: Action, seat: int | None) -> bool:
    """No action shows what was hidden."""
    return False


def _all_listed(position: Position, act: Action) -> bool:
    """A menu lists every legal action."""
    return True


def _from_play(game: Subject, rng: random.Random) -> Position:
    """A position that random play reaches."""
    start = rng.randrange(len(game.starts))
    found: Position = rng.choice(played(game, start, rng.randrange(3)).positions[:-1])
    return found


def _met_in_play(game: Subject, position: Position) -> Iterator[Action]:
    """Every action that is legal here or was so somewhere in random play, for every seat."""
    texts = {
        act.to_text()
        for start in range(len(game.starts))
        for p in played(game, start).positions
        for act in p.legal_actions()
    }
    texts |= {act.to_text() for act in position.legal_actions()}
    for seat in range(position.players):
        yield from (position.read_action(text, seat) for text in sorted(texts))


@dataclass(frozen=True, eq=False)
class Subject:
    """One game to test: how games of it start, and what only it can tell. Its name is enough to begin with."""

    name: str
    _: KW_ONLY
    starts: tuple[Table, ...] = ({},)
    """Arguments of its ``start``, one set for each kind of game worth playing."""
    samples: Callable[[random.Random], Any] = None  # type: ignore[assignment]
    """A random position from the middle of a game, with more variety than random play reaches, which is what is taken
    where a game gives none."""
    candidates: OnPosition[[], Iterable[Any]] = None  # type: ignore[assignment]
    """Every action the game declares, whatever the position: wrong seats, wrong stages and nonsense included. Where a
    game gives none: every action that is legal here or was met in random play, for every seat."""
    rehidden: OnPosition[[int | None, random.Random], Any] = _as_it_is
    """The same position with everything a seat may not know (None: a spectator) drawn again."""
    secrets: Callable[[], Iterable[tuple[Any, int | None, tuple[str, ...]]]] = tuple
    """Positions with planted secrets: position, who looks, and the words that must not be seen."""
    seen_action: OnAction[[int | None], Hashable] = _all_of_it
    """What a seat (None: a spectator) sees of an action as it is done: the action itself, or less of it. Told from the
    rules, not by the code that hides: what looks the same here must look the same everywhere."""
    uncovers: OnAction[[int | None], bool] = _nothing_shown
    """May this action show a seat what was hidden until now, by the rules?"""
    sure: frozenset[str] = frozenset()
    """Words of hidden verbs that whoever is asked for one can always do, whatever they hold."""
    veiled: tuple[Table, ...] = ()
    """Arguments of its ``start`` for games in which more is hidden than in :attr:`starts`."""
    extreme: Callable[[random.Random], Json] = None  # type: ignore[assignment]
    """Plain data of a position at the edge of what is accepted, or now and then beyond it; of a sample where a game
    gives none."""
    largest: tuple[str, ...] = ()
    """Lines with the largest menus that a search has found; none where nobody has searched."""
    most_listed: int = 8_000
    """No menu of an accepted position is longer."""
    scoring: str = ""
    """The kind of event that announces what ``preview`` foretold; "" in a game without scorings."""
    dull: tuple[str, ...] = ("end",)
    """Words of actions that random play mostly leaves for when nothing else can be done."""
    open_words: tuple[str, ...] = ()
    """Words of actions that are built piece by piece, in more orders or ways than can be walked through."""
    open_verbs: frozenset[str] = frozenset()
    """The first picks of such actions."""
    is_usual: OnAction[[], bool] = _all_listed
    """Is this legal action one that the menu lists? Of open-ended deals only the usual ones are."""
    shuffled: bool = False
    """Is anything shuffled before the game begins?"""
    points: bool = True
    """Does anything pay points?"""
    greyed: bool = True
    """Is there anything to press beside the board that cannot always be done, so that it is greyed?"""
    whose_turn: tuple[str, ...] = ()
    """The rules that say in general whose turn it is."""
    hides: bool = False
    """Is anything hidden from anybody?"""
    scorings: int = 0
    """How often a whole game scores; 0 where that differs from game to game."""
    of_four: int = 0
    """Bytes that a picture for four players may take beyond the usual."""

    def __post_init__(self) -> None:
        """What the game does not tell is taken from random play."""
        usual = {
            "samples": partial(_from_play, self),
            "candidates": partial(_met_in_play, self),
            "extreme": lambda rng: self.samples(rng).to_json(),
        }
        for field, found in usual.items():
            if getattr(self, field) is None:
                object.__setattr__(self, field, found)

    def met(self, found: int, count: int, what: str) -> None:
        """Fail where a test has met too few of something to have tried anything: no more than ``count``, or than a
        fiftieth of it in a tiny game.
        """
        least = count // 50 if self.is_tiny else count
        assert found > least, (
            f"In the games of {self.name} that were played at random there were {found} {what}; more than {least} are "
            f'needed, or this test says nothing. Give Subject("{self.name}", samples=...) positions that have them'
            " (help(boardlab.testing.Subject) tells what else it takes)."
        )

    @cached_property
    def is_tiny(self) -> bool:
        """Are its places so few that a search through them finds little?"""
        return len(self.module.start(**self.starts[0]).place_names) <= TINY

    @property
    def paired(self) -> tuple[Table, ...]:
        """Arguments of its ``start`` for games that are played in pairs which look the same."""
        return (*self.starts, *self.veiled)

    @property
    def module(self) -> Any:
        """The package of the game."""
        return import_module(find_game(self.name).package)

    @property
    def schema(self) -> Json:
        """The JSON Schema of its positions."""
        return find_game(self.name).schema

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Played:
    """A finished random game."""

    positions: tuple[Any, ...]
    """One more than there are actions."""
    actions: tuple[Action, ...]


def choose(position: Position, rng: random.Random, dull: tuple[str, ...] = ("end",)) -> Action:
    """A legal action: first its kind is drawn, so that rare kinds come up; dull kinds wait a little."""
    if position.current_player == CHANCE:
        return Dice(repr(rng.random())).outcome(position)
    kinds: dict[str, list[Action]] = {}
    for act in position.legal_actions():
        kinds.setdefault(act.to_text().split()[0], []).append(act)
    bright = {kind: acts for kind, acts in kinds.items() if kind not in dull}
    if bright and rng.random() < 0.85:
        kinds = bright
    return rng.choice(kinds[rng.choice(sorted(kinds))])


@cache
def played(game: Subject, start: int = 0, seed: int = 0) -> Played:
    """A random game to its end; the same arguments give the same game."""
    rng = random.Random(f"{game.name} {start} {seed}")
    position = find_game(game.name).begin(Dice(f"{start}/{seed}"), **game.starts[start])
    positions, actions = [position], []
    while not position.is_over:
        actions.append(choose(position, rng, game.dull))
        position = position.play(actions[-1])
        positions.append(position)
        assert len(actions) < 20_000, "the game does not end"
    return Played(tuple(positions), tuple(actions))


class _Row:
    """Random positions of a game, drawn one after another as they are asked for, and kept."""

    def __init__(self, game: Subject, seed: int) -> None:
        self._draw = partial(game.samples, random.Random(f"{game.name} samples {seed}"))
        self._drawn: list[Position] = []

    def first(self, count: int) -> list[Position]:
        """The first so many of them."""
        self._drawn += [self._draw() for _ in range(count - len(self._drawn))]
        return self._drawn[:count]


_row = cache(_Row)


@cache
def samples(game: Subject, count: int, seed: int = 0) -> tuple[Any, ...]:
    """Random positions, and with them one of every stage that a played game goes through.

    `make soak` takes five times as many, and all of them anew for every seed; elsewhere tests share two rows of
    positions, which have worked out already what another test has asked.
    """
    seed = rounds(seed % 2, soak=seed)
    found = _row(game, seed).first(rounds(count, soak=5 * count))
    stages = {
        getattr(p, "stage", ""): p for start in range(len(game.starts)) for p in played(game, start, seed).positions
    }
    return (*found, *stages.values())
