"""Batches of games, one after the other, here or by workers; they come back in the order of their games.

Workers get a few batches ahead and no more, so that memory does not grow with the number of games. A batch takes a
quarter of a second at least: what is sent and waited for beside it is then little. Where a worker is killed, its
batches are played again; since each game has a generator of its own, they go as they would have gone.
"""

from __future__ import annotations

import pickle
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from typing import Any

from boardlab.core.errors import PlainError, WrongKind
from boardlab.core.i18n.language import SHARED
from boardlab.core.text.quoting import quoted
from boardlab.simulation.games import GameBatch, Job, play_batch

BATCH_SECONDS = 0.3
"""So long a batch shall take."""
LARGEST_BATCH = 2_000
AHEAD = 3
"""So many batches a worker may be ahead of the one that is waited for."""
RETRIES = 3
"""So often in a row workers may be lost without a batch coming back."""
MOST_WORKERS = 999


@dataclass
class Pace:
    """How many games a batch has: one as long as nobody knows how long games take."""

    games: int = 0
    seconds: float = 0.0

    def note(self, batch: GameBatch) -> None:
        """Take in how long a batch took."""
        self.games += len(batch.plies)
        self.seconds += batch.seconds

    @property
    def next(self) -> int:
        """How many games to play in a batch now; more and more at first, since first games are no measure."""
        if not self.games:
            return 1
        wanted = ceil(BATCH_SECONDS * self.games / max(self.seconds, 1e-6))
        return max(1, min(wanted, 4 * self.games, LARGEST_BATCH))


@dataclass(frozen=True)
class Pool:
    """Workers of one kind."""

    workers: int
    """How many there are."""
    open: Callable[[], Executor]
    """Begins them, or new ones in place of those that were lost."""


def pool_of(workers: object) -> Pool | None:
    """Where games are played: None for this process.

    Args:
        workers: 1, a number of processes, or a ``distributed.Client``.

    Raises:
        PlainError: for anything else.
    """
    if isinstance(workers, int) and not isinstance(workers, bool):
        if not 1 <= workers <= MOST_WORKERS:
            raise PlainError(SHARED.say("simulate.workers", most=MOST_WORKERS, given=quoted(workers)))
        alone = workers == 1 or sys.platform == "emscripten"  # a page has no processes
        return None if alone else Pool(workers, lambda: _processes(workers))
    client: Any = workers
    if callable(getattr(client, "get_executor", None)) and callable(getattr(client, "nthreads", None)):
        count = max(1, sum(client.nthreads().values()))
        return Pool(count, lambda: client.get_executor(pure=False, retries=RETRIES))
    raise WrongKind(SHARED.say("simulate.workers", most=MOST_WORKERS, given=quoted(workers)))


def batches(job: Job, games: int, pool: Pool | None, first: int = 0) -> Iterator[GameBatch]:
    """The games of a job from the number ``first`` up to ``games``, in their order.

    Raises:
        PlainError: where a policy cannot be sent to another process, or workers are lost again and again.
    """
    return _here(job, games, first) if pool is None else _shared_out(job, games, pool, first)


def _here(job: Job, games: int, first: int) -> Iterator[GameBatch]:
    pace = Pace()
    while first < games:
        batch = play_batch(job, first, min(pace.next, games - first))
        pace.note(batch)
        first += len(batch.plies)
        yield batch


def _shared_out(job: Job, games: int, pool: Pool, first: int) -> Iterator[GameBatch]:
    pace, asked, due, lost = Pace(), first, first, 0
    running: dict[Future[GameBatch], tuple[int, int]] = {}
    again: list[tuple[int, int]] = []
    """What was lost with its worker: first game and number of games."""
    there: dict[int, GameBatch] = {}
    """What came back before its turn."""
    executor = pool.open()
    try:
        while due < games:
            broken = False
            while not broken and (again or (asked < games and len(running) + len(there) < AHEAD * pool.workers)):
                if again:
                    span = again.pop()
                else:
                    span = asked, min(pace.next, games - asked)
                    asked += span[1]
                try:
                    running[executor.submit(play_batch, job, *span)] = span
                except BrokenExecutor:
                    again.append(span)
                    broken = True
            for future in () if broken else wait(running, return_when=FIRST_COMPLETED).done:
                span = running.pop(future)
                try:
                    batch = future.result()
                except BrokenExecutor:
                    again.append(span)
                    broken = True
                else:
                    lost = 0
                    pace.note(batch)
                    there[batch.first] = batch
            if broken:
                lost += 1
                if lost > RETRIES:
                    raise PlainError(SHARED.say("simulate.lost", game=min(first for first, _ in again)))
                again += running.values()
                running.clear()
                again.sort(reverse=True)
                executor.shutdown(wait=False)
                executor = pool.open()
            while due in there:
                batch = there.pop(due)
                due += len(batch.plies)
                yield batch
    finally:
        for future in running:
            future.cancel()
        executor.shutdown(wait=False)


def check_sendable(job: Job) -> None:
    """Make sure that what is played can be sent to other processes.

    Raises:
        PlainError: naming the policy that cannot.
    """
    for label, policy in zip(job.labels, job.policies, strict=True):
        with suppress(Exception):
            pickle.dumps(policy)
            continue
        raise PlainError(SHARED.say("simulate.unsent", policy=label))


def _processes(workers: int) -> Executor:
    """Processes of this machine.

    On Linux they are forked: they know what a notebook has defined, and need no guard in a script. Elsewhere that is
    not safe.
    """
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    how = "fork" if sys.platform == "linux" else "spawn"
    return ProcessPoolExecutor(workers, mp_context=get_context(how), initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Leave an interruption to the process that waits for the games: it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
