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
from collections.abc import Iterator, Mapping, Sequence
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
from boardlab.simulation.progress_line import ProgressLine


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


def play_all(one: str, rest: str, numbers: range, seed: str) -> Iterator[dict[str, Any]]:
    """The games of some numbers, in the environment that has catanatron: plain data of what came of each."""
    names = Names()
    for number in numbers:
        seats = [one if seat == number % PLAYERS else rest for seat in range(PLAYERS)]
        winners, found, counted = play(names, seats, f"{seed} {number}")
        won = [seat == number % PLAYERS if one == rest else seats[seat] == one for seat in winners]
        yield {
            "wins": sum(won) / len(won),
            "differences": Counter(each.kind for each in found),
            "examples": {each.kind: each.example for each in reversed(found)},
            "counted": counted,
        }


def main(words: Sequence[str] | None = None) -> None:
    """Play, and print who won and what differed."""
    given = arguments().parse_args(words)
    if given.inside:
        for each in play_all(given.one, given.rest, range(given.first, given.games), given.seed):
            print(json.dumps(each), flush=True)
        return
    python = given.python or peer()
    if python is None:
        return
    rung = rung_of(given) if given.keep else Rung(PLAYERS, given.one, 1, given.rest, 0, 0.0, 0, 0, 0.0, given.seed)
    command = [python, "-m", "benchmarks.bridge", *(sys.argv[1:] if words is None else words)]
    command += ["--inside", "--first", str(rung.games)]
    differences, examples, counted = Counter[str](), dict[str, str](), Counter[str]()
    line = ProgressLine(given.games, None)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONHASHSEED": "0"}
    ) as inside:
        assert inside.stdout is not None
        for told in inside.stdout:
            found = json.loads(told)
            rung = rung._replace(games=rung.games + 1, wins=round(rung.wins + found["wins"], 4))
            differences.update(found["differences"])
            counted.update(found["counted"])
            examples = {**found["examples"], **examples}
            if given.keep:
                ladder.write("catan", rung)
            line.show(rung.games)
    line.end()
    if inside.returncode:
        raise SystemExit(inside.returncode)
    show(rung, differences, examples if given.examples else {}, counted)


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    asked.add_argument("one", help="who takes one seat: club, VictoryPointPlayer, …")
    asked.add_argument("rest", help="who takes the three others")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", default="bridge")
    asked.add_argument("--python", default="", help="the Python of an environment that has catanatron")
    asked.add_argument("--examples", action="store_true", help="one position for each difference")
    asked.add_argument("--keep", action="store_true", help="put each game into the ladder, and go on from those there")
    asked.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    return asked


def rung_of(given: Any) -> Rung:
    """What the ladder of Catan has of these players, to go on from."""
    if is_theirs(given.one):
        raise SystemExit("The ladder measures our players: name one of them first.")
    rest = f"catanatron {given.rest}" if is_theirs(given.rest) else given.rest
    versions = ladder.version("catan", given.one), ladder.version("catan", given.rest)
    rung = ladder.played_before("catan", Rung(PLAYERS, given.one, 1, rest, 0, 0.0, *versions, 0.0, given.seed))
    if not rung.games:
        rung = rung._replace(turn_ms=ladder.turn_ms("catan", [given.one, *["first_steps"] * (PLAYERS - 1)]))
    return rung


def show(rung: Rung, differences: Counter[str], examples: Mapping[str, str], counted: Counter[str]) -> None:
    """Print what came of the games."""
    low, high = wilson(rung.wins, rung.games)
    share = rung.wins / rung.games
    print(f"{rung.one} against three {rung.rest}: {share:.1%} of {rung.games} games, 95 % {low:.1%} to {high:.1%}")
    menus, undecided = counted["menus"], counted["undecided"]
    print(f"{menus:,} menus compared; at {undecided} a player of theirs could not decide and chance did")
    for kind, count in differences.most_common():
        print(f"{count:8,}  {kind}: {JUDGED.get(kind, 'not judged yet')}")
        if kind in examples:
            print(f"          {examples[kind]}")


if __name__ == "__main__":
    main()
