"""After a refusal: how long it takes until what would be allowed stands beside it, with its ghosts on the board.

``python -m benchmarks.near`` refuses 60 random wishes a game, the same ones each time, and prints median and 95th
of 100 of the processor's time: for the suggestions alone, and for all that a page is sent. In a kernel the latter
should stay under 100 ms, on a page, where Python is slower, under 300 ms.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

from boardlab.core.ask.nearest import nearest
from boardlab.core.contract.game import find_game
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.sessions import picking, suggest

GAMES = ("torres", "catan", "creed")
WISHES = 60
TURNS = (20, 200)
"""So many random actions were played before: at least, and fewer than."""


def refusals(name: str, rng: random.Random) -> Iterator[Session]:
    """Games in which somebody has just picked a place that is refused."""
    while True:
        position = playout(find_game(name).begin(rng), rng, most=rng.randrange(*TURNS))
        if position.is_over or position.current_player is None or position.current_player < 0:
            continue
        session = study(Record(position))
        deeds = [choice.key for choice in position.picks(()) if not choice.is_place and not choice.breaches]
        wish = [rng.choice(deeds)] if deeds else []
        for key in (*wish, *rng.sample(position.place_names, 2)):
            session.handle(Message("bench", rng.getrandbits(30), session.rev, "pick", key))
            if picking(session).refusal is not None:
                yield session
                break


def timed(name: str) -> tuple[list[float], list[float]]:
    """Milliseconds of each refusal: for the suggestions, and for suggestions and ghosts as a page gets them."""
    rng, alone, whole = random.Random(f"near {name}"), [], []
    for session, _ in zip(refusals(name, rng), range(WISHES), strict=False):
        refusal = picking(session).refusal
        assert refusal is not None
        began = time.process_time()
        nearest(session.shown, refusal.tried)
        alone.append(1000 * (time.process_time() - began))
        began = time.process_time()
        session.handle(Message("bench", rng.getrandbits(30), session.rev, "near"))
        suggest(session).part()
        whole.append(1000 * (time.process_time() - began))
    return alone, whole


def spread(found: list[float]) -> str:
    """Median and 95th of 100."""
    return f"{statistics.median(found):6.1f} / {statistics.quantiles(found, n=20)[-1]:6.1f}"


if __name__ == "__main__":
    print(f"{'':<8}{'suggestions, ms':>18}{'with ghosts, ms':>18}")
    for game in GAMES:
        alone, whole = timed(game)
        print(f"{game:<8}{spread(alone):>18}{spread(whole):>18}")
