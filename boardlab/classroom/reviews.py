"""Many games looked back on, on one machine or on many: which ideas a class missed, and what that cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from functools import cached_property
from typing import NamedTuple, overload

from boardlab.core.contract.player import Estimate
from boardlab.core.errors import PlainError
from boardlab.core.given import player_of, whole_number
from boardlab.core.i18n.language import SHARED
from boardlab.core.picture.html import html_table
from boardlab.core.play.beam import finished
from boardlab.core.play.record import Record
from boardlab.core.text.link import game_text
from boardlab.reviewing.judge import judging
from boardlab.reviewing.judged import Judged, difference
from boardlab.reviewing.review import GameReview, critic_of
from boardlab.reviewing.taught import taught
from boardlab.simulation.pools import pool_of
from boardlab.simulation.progress_line import ProgressLine

MOST_SAMPLES = 1_000_000
COLUMNS = ("idea", "games", "times", "loss", "lesson")


class MissedIdea(NamedTuple):
    """What one idea cost in the games of one kind."""

    game: str
    key: str
    rule: str
    name: str
    games: int
    """In how many games it was missed."""
    times: int
    loss: Estimate
    """What it cost a game, those in which it was not missed included; in points, or as a chance."""
    said: str
    """The same in words, with its band."""


class Reviews(Sequence[GameReview]):
    """Reviews in the order of their games. Printed, they are a table of the ideas missed, the dearest first."""

    def __init__(self, found: Sequence[GameReview]) -> None:
        self._found = tuple(found)

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, at: int) -> GameReview: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[GameReview]: ...

    def __getitem__(self, at: int | slice) -> GameReview | Sequence[GameReview]:
        return self._found[at]

    @cached_property
    def ideas(self) -> tuple[MissedIdea, ...]:
        """What was missed, the dearest first, game by game."""
        found = []
        for game in dict.fromkeys(each.record.start.game for each in self._found):
            those = [each for each in self._found if each.record.start.game == game]
            by_game = [{gathered.key: gathered for gathered in each.ideas} for each in those]
            ideas = list[MissedIdea]()
            for key in dict.fromkeys(key for each in by_game for key in each):
                missed = [each[key] for each in by_game if key in each]
                losses = [each[key].loss.mean if key in each else 0.0 for each in by_game]
                loss, first = difference(losses, critic_of(game).scale.doubt), those[0]
                name = first.wording.say(f"idea.{key}.name", first.lang)
                times = sum(len(each.judged) for each in missed)
                said = " ".join(first.lost(loss, missed[0].unit))
                ideas.append(MissedIdea(game, key, missed[0].rule, name, len(missed), times, loss, said))
            found += sorted(ideas, key=lambda each: -each.loss.mean)
        return tuple(found)

    def as_table(self) -> tuple[str, tuple[str, ...], list[tuple[str, ...]]]:
        """The ideas as a title, names of columns, and rows of texts."""
        lang = self._found[0].lang if self._found else None
        rows = list[tuple[str, ...]]()
        for each in self.ideas:
            where = taught(each.rule, lang)
            games = f"{each.games} / {sum(one.record.start.game == each.game for one in self._found)}"
            rows.append((each.name, games, str(each.times), each.said, "" if where is None else where.title))
        title = SHARED.say("review.many.title", lang, None, n=len(self))
        return title, tuple(SHARED.say(f"review.many.{name}", lang) for name in COLUMNS), rows

    def __repr__(self) -> str:
        title, head, rows = self.as_table()
        return "\n".join([title, *(" | ".join(row) for row in (head, *rows))])

    def _repr_html_(self) -> str:
        return html_table(*self.as_table())


def reviews(
    games: Iterable[Record | str],
    seats: int | Sequence[int] = 0,
    *,
    samples: int | None = None,
    seed: str | int = "",
    workers: object = 1,
    lang: str | None = None,
) -> Reviews:
    """Look back on many games, such as those of a class.

    The same seed gives the same reviews, however many workers there are: those of ``boardlab.review``.

    Args:
        games: records, their texts, or links to them.
        seats: whose decisions: one seat for all games, or one for each.
        samples: how many games each review plays on; None for some seconds.
        seed: a number or a text.
        workers: 1 works here; another number is that of processes on this machine; or a ``distributed.Client``.
        lang: ``"en"`` or ``"ko"``; None follows ``boardlab.language()``.

    Raises:
        PlainError: for what is no game, a seat that does not play, a game that nobody can review; where workers are
            lost.
    """
    records = [each if isinstance(each, Record) else Record.from_text(game_text(each)) for each in games]
    whose = [seats] * len(records) if isinstance(seats, int) else list(seats)
    if len(whose) != len(records):
        raise PlainError(SHARED.say("review.many.seats", given=len(whose), games=len(records)))
    if samples is not None:
        whole_number(samples, 1, MOST_SAMPLES, "mistake.samples")
    asked = [
        (each.to_text(), player_of(seat, each.start.players), seed, samples or critic_of(each.start.game).samples)
        for each, seat in zip(records, whose, strict=True)
    ]
    line, found = ProgressLine(len(records), None), list[GameReview]()
    try:
        for record, seat, judged in zip(records, whose, _shared_out(asked, workers), strict=True):
            found.append(GameReview(record, seat, judged, lang))
            line.show(len(found))
    except BrokenExecutor:
        raise PlainError(SHARED.say("simulate.lost", game=len(found))) from None
    finally:
        line.end()
    return Reviews(found)


Asked = tuple[str, int, str | int, int]
"""The text of a game, whose decisions, the seed, and how many games are played on."""


def _shared_out(asked: list[Asked], workers: object) -> Iterator[tuple[Judged, ...]]:
    """What came of each, in order."""
    pool = pool_of(workers)
    if pool is None:
        yield from map(_judged, asked)
        return
    executor = pool.open()
    running = [executor.submit(_judged, each) for each in asked]
    try:
        yield from (each.result() for each in running)
    finally:
        for each in running:
            each.cancel()
        executor.shutdown(wait=False)


def _judged(asked: Asked) -> tuple[Judged, ...]:
    text, seat, seed, samples = asked
    record = Record.from_text(text)
    return finished(judging(record, seat, critic_of(record.start.game), samples=samples, seed=seed))
