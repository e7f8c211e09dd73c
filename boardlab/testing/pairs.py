"""Pairs of games that look the same to somebody: what is hidden from that seat differs, what it sees is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boardlab.core.contract.game import find_game
from boardlab.core.play.record import Dice
from boardlab.testing.subject import Subject, choose

if TYPE_CHECKING:
    from boardlab.core.contract.action import Action
    from boardlab.core.contract.position import Position

TRIES = 12
"""How many actions are tried before two games are let go of each other."""


@dataclass
class Pair:
    """Two stretches of play, step by step the same to one seat; None is a spectator."""

    seat: int | None
    starts: tuple[Position, Position]
    steps: list[tuple[Action, Action]] = field(default_factory=list)
    """The actions of each step, in the one game and in the other."""
    hidden: dict[int, str] = field(default_factory=dict)
    """The steps of which the seat may not know all (from 1), with the word of what was done."""


def options(p: Position) -> tuple[Action, ...]:
    """What may be done now, by whoever decides."""
    return p.legal_actions() or tuple(act for act, _ in p.chance_outcomes())


def pairs(game: Subject, start: int, seat: int | None, seed: object) -> Iterator[Pair]:
    """A random game to its end beside others that look the same, in one stretch or several.

    At each step both games do what looks the same: the same action, or where that is hidden another one, if there is
    any. Where the other game cannot follow, since somebody holds other cards or turns up another unit, a new stretch
    begins, with what is hidden drawn again.
    """
    rng = random.Random(f"{game.name} {start} {seat} {seed}")
    p: Any = find_game(game.name).begin(Dice(f"{start}/{seed}"), **game.paired[start])
    while not p.is_over:
        q = game.rehidden(p, seat, rng)
        pair = Pair(seat, (p, q))
        while not p.is_over:
            assert p.seen_by(seat) == q.seen_by(seat), (p.to_text(), q.to_text())
            step = _step(game, p, q, seat, rng)
            if step is None:
                p = p.play(choose(p, rng, game.dull))
                break
            pair.steps.append(step)
            if not _whole(step[0], game.seen_action(p, step[0], seat)):
                pair.hidden[len(pair.steps)] = step[0].to_text().split()[0]
            p, q = (each.play(act) for each, act in zip((p, q), step, strict=True))
        else:
            assert p.seen_by(seat) == q.seen_by(seat)
        yield pair


def _whole(act: Action, look: object) -> bool:
    """Is an action seen whole?"""
    return act == look or (isinstance(look, tuple) and act in look)


def _step(
    game: Subject, p: Position, q: Position, seat: int | None, rng: random.Random
) -> tuple[Action, Action] | None:
    """An action and one that looks like it in the other game; None where nothing does."""
    for _ in range(TRIES):
        act = choose(p, rng, game.dull)
        twin = twin_of(game, p, act, q, seat, rng)
        if twin is not None:
            return act, twin
    return None


def twin_of(
    game: Subject,
    p: Position,
    act: Action,
    q: Position,
    seat: int | None,
    rng: random.Random,
    apart_from: object = None,
) -> Any:
    """An action of the other game that looks like this one, another if possible, never ``apart_from``, or None."""
    look = game.seen_action(p, act, seat)
    if _whole(act, look):
        alike = [act] if q.judge(act) and game.seen_action(q, act, seat) == look else []
    else:
        alike = [each for each in options(q) if game.seen_action(q, each, seat) == look]
        word = act.to_text().split()[0]
        assert alike or word not in game.sure, (word, p.to_text(), q.to_text())
    twin = rng.choice([each for each in alike if each not in (act, apart_from)] or alike or [None])
    if twin is None:
        return None
    if game.uncovers(p, act, seat) or game.uncovers(q, twin, seat):
        after, other = p.play(act), q.play(twin)
        return twin if after.seen_by(seat) == other.seen_by(seat) else None
    return twin
