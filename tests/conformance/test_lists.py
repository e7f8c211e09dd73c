"""No list at a table has two lines that read the same: whoever hears them could not tell which is which."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from boardlab.core.play.record import Record
from boardlab.session.features.picks import PicksFeature
from boardlab.session.frame import frame
from boardlab.session.kinds import whole_game
from tests.effort import rounds

TEXTS = ("label", "text", "says", "name", "note", "cost", "seat")
TOLD_IN_TIME = {"log", "news", "timeline", "steps"}
"""What tells what happened, one after the other: the same may happen twice."""
PICKED = {"path", "keys", "deal"}
"""What was picked, one after the other: two equal cards may be."""
DRAWN = {"board", "art"}


def lists(part: Any, where: str = "") -> Iterator[tuple[str, list[Any]]]:
    """The lists in a part of a frame, each with the way to it."""
    inner = part.items() if isinstance(part, dict) else [("", each) for each in part] if isinstance(part, list) else ()
    if isinstance(part, list):
        yield where, part
    for name, each in inner:
        if name not in TOLD_IN_TIME | PICKED | DRAWN:
            yield from lists(each, f"{where}/{name}" if name else where)


def read(line: Any) -> tuple[str, ...]:
    """A line of a list as it is read."""
    if isinstance(line, str):
        return (line,)
    return tuple(str(line[name]) for name in TEXTS if line.get(name)) if isinstance(line, dict) else ()


def repeated(shown: Any) -> list[str]:
    """The lines that stand twice in one list of a frame."""
    return [
        f"{where}: {line}"
        for where, lines in lists(shown)
        for line, count in Counter(map(read, lines)).items()
        if count > 1 and line
    ]


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(("game", "players"), [("torres", 3), ("catan", 3), ("creed", 2), ("creed", 4)])
def test_no_list_has_two_same_lines(game: str, players: int, lang: Any) -> None:
    """Free boxes of Creed, and the ends of a turn of Torres, were listed twice."""
    rng = random.Random(f"{game} {players}")
    start = partial(Record.new, game, players=players, seed="lines")
    session = whole_game(start(), again=start, lang=lang)
    picking = session.has(PicksFeature)
    wrong: Counter[str] = Counter()
    for _ in range(rounds(30, soak=600)):
        if session.position.is_over:
            break
        for _ in range(2):
            picking.drop()
            wrong.update(repeated(frame(session)))
            for _ in range(0 if session.waits else 4):
                going_on = [one.key for one in picking.picks_after(picking.path) if not one.breaches and not one.action]
                if not going_on:
                    break
                path = (*picking.path, rng.choice(going_on))
                picking.go_on("test", path, picking.picks_after(path))
                wrong.update(repeated(frame(session)))
        session.act(rng.choice(session.position.legal_actions()))
    assert not wrong, "\n".join(wrong)
