"""Play many games: ``boardlab.simulate``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import signature
from random import Random
from typing import TYPE_CHECKING

from boardlab.core.contract.position_base import FullPosition, PlayerView
from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.given import kind_of, whole_number
from boardlab.core.i18n.language import SHARED
from boardlab.core.play.dice import check_seed
from boardlab.core.play.record import game_of
from boardlab.simulation.files import writer
from boardlab.simulation.games import Job
from boardlab.simulation.policies import Policy
from boardlab.simulation.pools import batches, check_sendable, pool_of
from boardlab.simulation.progress_line import ProgressLine
from boardlab.simulation.result import Simulation

if TYPE_CHECKING:
    import os

MOST_GAMES = 1_000_000_000


def simulate(
    position: object,
    policies: Iterable[Policy],
    games: int = 100,
    seed: str | int = 0,
    *,
    workers: object = 1,
    rotate: bool = True,
    to: str | os.PathLike[str] | None = None,
    progress: bool | Callable[[int], object] | None = None,
    **start: object,
) -> Simulation:
    """Play many games between policies, and count who wins.

        >>> from boardlab import simulate
        >>> found = simulate("torres", ["first_steps", "random"], games=4, seed=1)
        >>> [(each.policy, each.wins) for each in found.standings]
        [('first_steps', 4.0), ('random', 0.0)]

    The same seed gives the same games, however many workers play them: each game has a generator of its own, made of
    the seed and its number.

    Args:
        position: a game, its package or its name, for a new game each time; a position, from which each game goes on
            as it stands, decks included; a view of it, of which each game begins from a sample, what it hides dealt
            anew.
        policies: who plays, one for each seat: a strength (``"club"``; ``"strong:200"`` with 200 simulations a
            decision), ``"random"``, a ``Player``, or a function ``decide(view, rng)`` that gives a legal action or its
            text. Equal ones are counted together.
        games: how many.
        seed: a number or a text.
        workers: 1 plays here; another number is that of processes on this machine, of which a page has one; or a
            ``distributed.Client`` of Dask, which plays on its workers. Killed workers lose nothing.
        rotate: in each game everybody sits one seat further on. Let ``games`` be a multiple of the number of seats.
        to: a file that gets a row for each game while they are played: ``.csv``, or ``.parquet`` with pyarrow.
        progress: True for a line that says how far it is, False for none, None for one where somebody looks; or a
            function that is told how many games are played.
        start: what a new game is begun with, such as ``options=``.

    Raises:
        PlainError: for anything that cannot be, in one sentence; where a policy chooses what is not allowed.
    """
    given = tuple(policies) if isinstance(policies, list | tuple) else _no_list(policies)
    job, players = _job(position, given, check_seed(seed), rotate, start)
    whole_number(games, 1, MOST_GAMES, "simulate.games")
    pool = pool_of(workers)
    if pool is not None:
        check_sendable(job)
    found = Simulation(job, players)
    told = ProgressLine(games, progress if isinstance(progress, bool) else False if callable(progress) else None)
    try:
        with writer(to, players) as write:
            for batch in batches(job, games, pool):
                found.add(batch)
                write(found[batch.first :])
                told.show(len(found))
                if callable(progress):
                    progress(len(found))
    finally:
        told.end()
    return found


def _no_list(policies: object) -> tuple[Policy, ...]:
    raise WrongKind(SHARED.say("simulate.policies", kind=kind_of(policies)))


def _job(
    position: object, policies: tuple[Policy, ...], seed: str, rotate: bool, start: dict[str, object]
) -> tuple[Job, int]:
    """What is played, and by how many; everything is tried once, so that mistakes are told before workers begin."""
    if isinstance(position, FullPosition | PlayerView):
        if start:
            raise PlainError(SHARED.say("simulate.options", given=min(start)))
        job = Job(position.game, position, {}, policies, seed, rotate)
    else:
        game = game_of(position)
        if "players" in signature(game.setup or game.start).parameters:
            start = {"players": len(policies), **start}
        job = Job(game.name, None, start, policies, seed, rotate)
    players = job.begin(Random(seed)).players
    if players != len(policies):
        raise PlainError(SHARED.say("simulate.seats_given", players=players, given=len(policies)))
    assert job.deciders
    return job, players
