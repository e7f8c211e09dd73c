"""Measures catanatron, in an environment of its own that has nothing else: ``python peer.py SECONDS``, answers in JSON.

Random games of four, as in :mod:`benchmarks.catan`. Nothing of it is part of boardlab.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time


def main(seconds: float) -> dict[str, float]:
    """Games and actions a second, and the median microseconds of the steps of a search."""
    # Imported here, because other environments look into this file too.
    from catanatron.game import Game
    from catanatron.models.actions import generate_playable_actions
    from catanatron.models.player import Color, RandomPlayer

    def new_game() -> Game:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    random.seed(1)
    for _ in range(2):
        new_game().play()
    games = actions = decisions = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        game = new_game()
        game.play()
        games += 1
        done = getattr(game.state, "action_records", None) or game.state.actions
        actions += len(done)
        # A throw is an action of a player there; boardlab counts it as chance.
        decisions += sum("ROLL" not in str(each) for each in done)
    spent = time.process_time() - begun
    menus, copies, plays = list[float](), list[float](), list[float]()
    while len(copies) < 300:
        game = new_game()
        for _ in range(random.randrange(100, 600)):
            if game.winning_color() is not None:
                break
            game.play_tick()
        if game.winning_color() is not None:
            continue
        for _ in range(10):
            begun = time.perf_counter()
            found = generate_playable_actions(game.state)
            menus.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            twin = game.copy()
            copies.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            twin.execute(random.choice(found))
            plays.append(time.perf_counter() - begun + copies[-1])
            if game.winning_color() is None:
                game.play_tick()
    micro = {name: statistics.median(each) * 1e6 for name, each in (("menu", menus), ("copy", copies), ("play", plays))}
    return {"games": games / spent, "actions": actions / spent, "decisions": decisions / spent, **micro}


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]))))
