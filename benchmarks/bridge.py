"""Players of catanatron at a table of ours: ``python -m benchmarks.bridge club VictoryPointPlayer --games 100``.

The first player takes one seat and the second the three others, seats rotated; a name that begins with a capital is a
class of catanatron, any other a strength of ours. Both engines play the same game: the same island, dice, thefts and
cards. At each decision their menus are compared, and after each action what everybody holds. What differs is counted,
listed with how it is judged, and then theirs is set to ours. Theirs runs in an environment of its own, the one of
``make bench``, or that of ``--python`` for whoever has more of their players; nothing of it is part of boardlab.

Their players see the whole game, hidden cards included; ours see what their seat sees.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from benchmarks import ladder
from benchmarks.catan import ALONE, peer
from benchmarks.twin import CARDS, JUDGED, PLAYERS, Difference, Names, Twin
from boardlab import catan
from boardlab.catan.cards import RESOURCES
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.knowledge import Follower
from boardlab.core.play.ladder import Rung
from boardlab.core.play.playout import drawn
from boardlab.simulation.interval import wilson
from boardlab.simulation.policies import Decider, decider


def their_class(name: str) -> Any:
    """A class of players of theirs, by its name."""
    package = import_module("catanatron.players")
    modules = [
        "catanatron.models.player",
        *(f"catanatron.players.{each.name}" for each in iter_modules(package.__path__)),
    ]
    for module in modules:
        try:
            found = getattr(import_module(module), name, None)
        except ImportError:
            continue
        if found is not None:
            return found
    raise SystemExit(f"The catanatron that is installed here has no player {name}.")


def is_theirs(name: str) -> bool:
    """Is this the name of a class of theirs?"""
    return name[:1].isupper()


def play(names: Names, policies: Sequence[str], seed: str) -> tuple[tuple[int, ...], list[Difference], Counter[str]]:
    """One game with a policy on each seat.

    Returns:
        Who won, what differed, and how often menus were compared and a player of theirs failed to decide.
    """
    rng = random.Random(seed)
    p: Any = catan.setup(rng, PLAYERS, options=ALONE)
    random.seed(seed)  # their players take from the common numbers
    twin, follower = Twin(names, p), Follower(p)
    random.seed(f"{seed} theirs")
    own: dict[int, Decider] = {}
    others: dict[int, Any] = {}
    for seat, name in enumerate(policies):
        if is_theirs(name):
            others[seat] = their_class(name)(twin.color[seat])
        else:
            own[seat] = decider("catan", name)
    counted = Counter[str]()
    while not p.is_over:
        seat = p.current_player
        if seat == CHANCE:
            action = drawn(p, rng)
        else:
            counted["menus"] += 1
            menu = {twin.theirs(p, each): each for each in p.legal_actions()} if p.stage != "discard" else {}
            if menu:
                twin.compare_menus(p, menu)
            if seat in own:
                action = own[seat](p, follower, seat, rng)
            else:
                action = asked(twin, others[seat], menu, p, counted) if menu else put_down(twin, others[seat], p)
        after = p.play(action)
        twin.follow(p, action, after)
        follower.step(p, action, after)
        p = after
    return p.winners, twin.found, counted


def asked(twin: Twin, player: Any, menu: dict[Any, Any], p: Any, counted: Counter[str]) -> Any:
    """What a player of theirs does: one of the actions that both engines allow, or else of ours."""
    both = [each for each in twin.menu if each in menu] or list(menu)
    twin.menu = both
    try:
        chosen = player.decide(twin.game, both)
    except Exception:  # noqa: BLE001  (where their engine cannot play an action that is only ours)
        counted["undecided"] += 1
        chosen = random.choice(both)
    return menu[chosen]


def put_down(twin: Twin, player: Any, p: Any) -> Any:
    """Half of a hand, put down by a player of theirs: by chance before 3.3, card by card since."""
    seat = p.current_player
    hand = [kind for kind in RESOURCES for _ in range(p.hand(seat)[kind])]
    gone = Counter(random.sample(hand, len(hand) // 2))
    if twin.records:
        game, color, back = twin.game.copy(), twin.color[seat], {theirs: ours for ours, theirs in CARDS.items()}
        state, at, gone = game.state, game.state.color_to_index[color], Counter()
        state.current_player_index, state.current_prompt = at, twin.enums.ActionPrompt.DISCARD
        state.discard_counts = [len(hand) // 2 * (each == at) for each in range(p.players)]
        for _ in range(len(hand) // 2):
            game.playable_actions = twin.generate(state)
            chosen = player.decide(game, game.playable_actions)
            gone[back[chosen.value]] += 1
            game.execute(chosen)
    words = [f"{gone[kind]} {kind}" for kind in RESOURCES if gone[kind]]
    return p.read_action(" ".join(["discard", *words]))


def play_all(one: str, rest: str, games: int, seed: str) -> dict[str, Any]:
    """All games, in the environment that has catanatron: plain data of what came of them."""
    names = Names()
    wins = 0.0
    differences, examples, counted = Counter[str](), dict[str, str](), Counter[str]()
    for number in range(games):
        seats = [one if seat == number % PLAYERS else rest for seat in range(PLAYERS)]
        winners, found, more = play(names, seats, f"{seed} {number}")
        wins += (
            sum(seats[seat] == one for seat in winners) / len(winners) if one != rest else number % PLAYERS in winners
        )
        counted.update(more)
        differences.update(each.kind for each in found)
        for each in found:
            examples.setdefault(each.kind, each.example)
        if sys.stderr.isatty():
            print(f"\r{number + 1} / {games}", end="", file=sys.stderr)
    return {"wins": wins, "differences": differences, "examples": examples, "counted": counted}


def main(words: Sequence[str] | None = None) -> None:
    """Play, and print who won and what differed."""
    given = arguments().parse_args(words)
    if given.inside:
        print(json.dumps(play_all(given.one, given.rest, given.games, given.seed)))
        return
    python = given.python or peer()
    if python is None:
        return
    command = [python, "-m", "benchmarks.bridge", *(sys.argv[1:] if words is None else words), "--inside"]
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    )
    found = json.loads(done.stdout)
    show(given, found)
    if given.keep:
        keep(given, found["wins"])


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("one", help="who takes one seat: club, VictoryPointPlayer, …")
    asked.add_argument("rest", help="who takes the three others")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", default="bridge")
    asked.add_argument("--python", default="", help="the Python of an environment that has catanatron")
    asked.add_argument("--examples", action="store_true", help="one position for each difference")
    asked.add_argument("--keep", action="store_true", help="put the result into the ladder, and make its page anew")
    asked.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return asked


def keep(given: Any, wins: float) -> None:
    """Put what came of the games into the ladder of Catan."""
    if is_theirs(given.one):
        raise SystemExit("The ladder measures our players: name one of them first.")
    rest = f"catanatron {given.rest}" if is_theirs(given.rest) else given.rest
    versions = ladder.version("catan", given.one), ladder.version("catan", given.rest)
    spent = ladder.turn_ms("catan", [given.one, *["first_steps"] * (PLAYERS - 1)])
    ladder.write("catan", Rung(PLAYERS, given.one, 1, rest, given.games, round(wins, 4), *versions, spent, given.seed))


def show(given: Any, found: dict[str, Any]) -> None:
    """Print what came of the games."""
    low, high = wilson(found["wins"], given.games)
    share = found["wins"] / given.games
    print(f"{given.one} against three {given.rest}: {share:.1%} of {given.games} games, 95 % {low:.1%} to {high:.1%}")
    menus, undecided = found["counted"].get("menus", 0), found["counted"].get("undecided", 0)
    print(f"{menus:,} menus compared; at {undecided} a player of theirs could not decide and chance did")
    for kind, count in sorted(found["differences"].items(), key=lambda each: -each[1]):
        print(f"{count:8,}  {kind}: {JUDGED.get(kind, 'not judged yet')}")
        if given.examples:
            print(f"          {found['examples'][kind]}")


if __name__ == "__main__":
    main()
