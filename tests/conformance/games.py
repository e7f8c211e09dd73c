"""The games the conformance suite runs over: those of boardlab, and one of another package, found as any other is."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from boardlab.core.game import find_game
from boardlab.core.position import CHANCE
from boardlab.core.record import Dice
from tests.catan import extremes as catan_extremes
from tests.conformance import catan_samples as catan
from tests.conformance import creed_samples as creed
from tests.conformance import torres_samples as torres
from tests.creed import extremes as creed_extremes
from tests.effort import rounds
from tests.torres import extremes as torres_extremes
from tests.toygame import installed
from tests.toygame import samples as pebbles


@dataclass(frozen=True, eq=False)
class Game:
    """One game: where its module lies, how games of it start, and what only it can tell."""

    name: str
    starts: tuple[Mapping[str, Any], ...]
    """Arguments of its ``start``, one set for each kind of game worth playing."""
    samples: Callable[[random.Random], Any]
    """A random position from the middle of a game, with more variety than random play reaches."""
    candidates: Callable[[Any], Iterable[Any]]
    """Every action the game declares, whatever the position: wrong seats, wrong stages and nonsense included."""
    rehidden: Callable[[Any, int | None, random.Random], Any]
    """The same position with everything a seat may not know (None: a spectator) drawn again."""
    secrets: Callable[[], Iterable[tuple[Any, int | None, tuple[str, ...]]]]
    """Positions with planted secrets: position, who looks, and the words that must not be seen."""
    deed: Callable[[Any, Any, int | None], Hashable]
    """What a seat (None: a spectator) sees of an action as it is done: the action itself, or less of it. Told from the
    rules, not by the code that hides: what looks the same here must look the same everywhere."""
    uncovers: Callable[[Any, Any, int | None], bool]
    """May this action show a seat what was hidden until now, by the rules?"""
    sure: frozenset[str] = frozenset()
    """Words of hidden deeds that whoever is asked for one can always do, whatever they hold."""
    veiled: tuple[Mapping[str, Any], ...] = ()
    """Arguments of its ``start`` for games in which more is hidden than in :attr:`starts`."""
    extreme: Callable[[random.Random], dict[str, Any]] = field(kw_only=True)
    """Plain data of a position at the edge of what is accepted, or now and then beyond it."""
    largest: tuple[str, ...] = field(kw_only=True)
    """Lines with the largest menus that a search has found."""
    most_listed: int = field(kw_only=True)
    """No menu of an accepted position is longer."""
    scoring: str = ""
    """The kind of event that announces what ``preview`` foretold; "" in a game without scorings."""
    dull: tuple[str, ...] = ("end",)
    """Words of actions that random play mostly leaves for when nothing else can be done."""
    open_words: tuple[str, ...] = ()
    """Words of actions that are built piece by piece, in more orders or ways than can be walked through."""
    open_deeds: frozenset[str] = frozenset()
    """The first picks of such actions."""
    is_usual: Callable[[Any, Any], bool] = lambda position, act: True
    """Is this legal action one that the menu lists? Of open-ended deals only the usual ones are."""
    shuffled: bool = True
    """Is anything shuffled before the game begins?"""
    points: bool = True
    """Does anything pay points?"""
    whose_turn: tuple[str, ...] = ()
    """The rules that say in general whose turn it is."""
    hides: bool = True
    """Is anything hidden from anybody?"""
    tiny: bool = False
    """Are its places, rules and kinds of action so few that a search through them finds little?"""
    scorings: int = 0
    """How often a whole game scores; 0 where that differs from game to game."""
    of_four: int = 0
    """Bytes that a picture for four players may take beyond the usual."""

    def many(self, count: int) -> int:
        """How many a test must meet to have tried anything: so many, or a twentieth of it in a tiny game."""
        return count // 20 if self.tiny else count

    @property
    def paired(self) -> tuple[Mapping[str, Any], ...]:
        """Arguments of its ``start`` for games that are played in pairs which look the same."""
        return (*self.starts, *self.veiled)

    @property
    def module(self) -> Any:
        """The package of the game."""
        return import_module(find_game(self.name).package)

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of its positions."""
        return find_game(self.name).schema

    def __str__(self) -> str:
        return self.name


OWN = (
    Game(
        "torres",
        torres.STARTS,
        torres.sample,
        torres.candidates,
        torres.rehidden,
        torres.secrets,
        torres.deed,
        torres.uncovers,
        frozenset({"keep"}),
        extreme=torres_extremes.extreme,
        largest=torres_extremes.LARGEST,
        most_listed=5_500,
        scoring="phase_scored",
        scorings=3,
        whose_turn=("torres.phase.one_turn",),
    ),
    Game(
        "catan",
        catan.STARTS,
        catan.sample,
        catan.candidates,
        catan.rehidden,
        catan.secrets,
        catan.deed,
        catan.uncovers,
        frozenset({"draw", "steal"}),
        extreme=catan_extremes.extreme,
        largest=catan_extremes.LARGEST,
        most_listed=700,
        dull=catan.DULL,
        open_words=catan.OPEN_WORDS,
        open_deeds=catan.OPEN_DEEDS,
        whose_turn=("catan.turn.active_only",),
        is_usual=catan.is_usual,
    ),
    Game(
        "creed",
        creed.STARTS,
        creed.sample,
        creed.candidates,
        creed.rehidden,
        creed.secrets,
        creed.deed,
        creed.uncovers,
        frozenset({"lay", "give"}),
        veiled=creed.VEILED,
        extreme=creed_extremes.extreme,
        largest=creed_extremes.LARGEST,
        most_listed=7_500,
        dull=creed.DULL,
        open_deeds=creed.OPEN_DEEDS,
        whose_turn=("creed.turn.order", "creed.turn.team"),
        is_usual=creed.is_usual,
        shuffled=False,
        points=False,
        # Four hands and four action boards beside the board, and up to forty units of 400 bytes each upon it.
        of_four=9_500,
    ),
)
installed()
PEBBLES = Game(
    "toygame",
    pebbles.STARTS,
    pebbles.sample,
    pebbles.candidates,
    lambda position, seat, rng: position,
    tuple,
    lambda position, act, seat: act,
    lambda position, act, seat: False,
    extreme=pebbles.extreme,
    largest=pebbles.LARGEST,
    most_listed=24,
    scoring="end",
    shuffled=False,
    hides=False,
    tiny=True,
    whose_turn=("toy.turn",),
)
GAMES = (*OWN, PEBBLES)


@dataclass(frozen=True)
class Played:
    """A finished random game."""

    positions: tuple[Any, ...]
    """One more than there are actions."""
    actions: tuple[Any, ...]


def choose(position: Any, rng: random.Random, dull: tuple[str, ...] = ("end",)) -> Any:
    """A legal action: first its kind is drawn, so that rare kinds come up; dull kinds wait a little."""
    if position.current_player == CHANCE:
        return Dice(rng.random()).outcome(position)
    kinds: dict[str, list[Any]] = {}
    for act in position.legal_actions():
        kinds.setdefault(act.to_text().split()[0], []).append(act)
    bright = {kind: acts for kind, acts in kinds.items() if kind not in dull}
    if bright and rng.random() < 0.85:
        kinds = bright
    return rng.choice(kinds[rng.choice(sorted(kinds))])


@cache
def played(game: Game, start: int = 0, seed: int = 0) -> Played:
    """A random game to its end; the same arguments give the same game."""
    rng = random.Random(f"{game.name} {start} {seed}")
    position = game.module.setup(Dice(f"{start}/{seed}"), **game.starts[start])
    positions, actions = [position], []
    while not position.is_over:
        actions.append(choose(position, rng, game.dull))
        position = position.play(actions[-1])
        positions.append(position)
        assert len(actions) < 20_000, "the game does not end"
    return Played(tuple(positions), tuple(actions))


@cache
def samples(game: Game, count: int, seed: int = 0) -> tuple[Any, ...]:
    """Random positions, and with them one of every stage that a played game goes through.

    `make soak` takes five times as many, and the stages from games of their own for every seed.
    """
    rng = random.Random(f"{game.name} samples {seed}")
    found = [game.samples(rng) for _ in range(rounds(count, soak=5 * count))]
    seed = rounds(seed % 2, soak=seed)
    stages = {
        getattr(p, "stage", ""): p for start in range(len(game.starts)) for p in played(game, start, seed).positions
    }
    return (*found, *stages.values())
