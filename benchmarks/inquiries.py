"""Questions to a position: how long it takes until the answer is ready.

``python -m benchmarks.inquiries`` puts every question of each game to 40 random positions, the same ones each
time, and prints median and 95th of 100 of the processor's time: for the answer alone, and for all that a page is sent
of it. In a kernel the latter should stay under 100 ms, on a page, where Python is slower, under 300 ms.
"""

from __future__ import annotations

import random
import time

from benchmarks.near import GAMES, TURNS, spread
from boardlab.core.ask.inquiry import ask, inquiries
from boardlab.core.contract.game import find_game
from boardlab.core.play.playout import playout
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.features.inquire import InquireFeature
from boardlab.session.kinds import study

POSITIONS = 40


def timed(name: str, key: str) -> tuple[list[float], list[float]]:
    """Milliseconds of each answer: alone, and as a page gets it."""
    rng, alone, whole = random.Random(f"inquiries {name}"), [], []
    for _ in range(POSITIONS):
        session = study(Record(playout(find_game(name).begin(rng), rng, most=rng.randrange(*TURNS))))
        began = time.process_time()
        ask(session.shown, key)
        alone.append(1000 * (time.process_time() - began))
        began = time.process_time()
        session.handle(Message("bench", rng.getrandbits(30), session.rev, "inquire", key))
        session.has(InquireFeature).part()
        whole.append(1000 * (time.process_time() - began))
    return alone, whole


def main() -> None:
    """Print a line for each question of each game."""
    for name in GAMES:
        for key in inquiries(find_game(name).begin(random.Random(1))):
            alone, whole = timed(name, key)
            print(f"{name:7} {key:8} alone {spread(alone)}   on a page {spread(whole)}")


if __name__ == "__main__":
    main()
