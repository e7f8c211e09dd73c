"""What a click costs between Python and a page: milliseconds to make the frame, bytes to send it, over random clicks.

``python -m benchmarks.frames`` prints the figures of this tree, and with the path of another tree those of both,
measured in turns, so that other work on the machine weighs on neither. Milliseconds are of the processor.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

CLICKS, BEFORE, ROUNDS = 200, 40, 3
"""How many clicks are measured, how many actions are played before, and how often all is measured."""
STARTS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("torres", 4, {}),
    ("catan", 4, {}),
    ("creed", 2, {}),
    ("creed", 4, {}),
)
REFUSED, BACK, DULL = 0.08, 0.06, 0.15
"""How often somebody clicks what is not possible, takes a step back, or ends a turn that could go on."""


def session_of(name: str, players: int, more: dict[str, Any], rng: random.Random) -> Any:
    """A game some actions after its start."""
    from boardlab.core import Record
    from boardlab.core.play.record import Dice
    from boardlab.session.kinds import study

    record = Record(import_module(f"boardlab.{name}").setup(Dice(f"frames {name}"), players=players, **more), seed=1)
    while record.ply < BEFORE:
        if record.position.current_player == -1:
            record.play(record.dice.outcome(record.position))
            continue
        kinds: dict[str, list[Any]] = {}
        for act in record.position.legal_actions():
            kinds.setdefault(act.to_text().split()[0], []).append(act)
        record.play(rng.choice(kinds[rng.choice(sorted(kinds))]))
    return study(record)


def click(session: Any, rng: random.Random) -> tuple[str, str]:
    """What a page asks for after a random click: a pick, mostly a possible one, or a step back."""
    if rng.random() < BACK and session.record.ply:
        return "undo", ""
    from boardlab.session.features.picks import PicksFeature

    found = session.has(PicksFeature).picks()
    if found is None:
        return "undo", ""
    able = [choice for choice in found if not choice.breaches]
    if rng.random() < REFUSED or not able:
        return "pick", rng.choice([choice.key for choice in found if choice.breaches] or sorted(session.places))
    places = [choice for choice in able if choice.is_place]
    others = [choice for choice in able if not choice.is_place and (choice.key != "end" or rng.random() < DULL)]
    return "pick", rng.choice(rng.choice([each for each in (places, others) if each] or [able])).key


def measure(name: str, players: int, more: dict[str, Any]) -> dict[str, list[float]]:
    """Milliseconds of the frame, of the whole answer, and bytes, click by click."""
    from boardlab.session.channel import FrameChannel

    rng = random.Random(f"clicks {name} {players}")
    session = session_of(name, players, more, rng)
    sent: list[Any] = []
    talk: Any = FrameChannel(session, sent.append)
    # Older trees call it otherwise.
    receive = getattr(talk, "receive", None) or talk.hear
    refresh, spent = talk.refresh, [0.0]

    def timed() -> Any:
        begun = time.process_time()
        given = refresh()
        spent[0] += time.process_time() - begun
        return given

    talk.refresh = timed
    talk.refresh()
    kept: dict[str, str] = {}
    found: dict[str, list[float]] = {"frame": [], "answer": [], "bytes": []}
    for seq in range(1, CLICKS + 1):
        do, key = click(session, rng)
        sent.clear()
        spent[0] = 0.0
        begun = time.process_time()
        answer = receive({"client": "page", "seq": seq, "rev": session.rev, "do": do, "key": key})
        between = time.process_time()
        size = 0
        for message in [*sent, answer]:
            for part, value in message.items():
                text = json.dumps(value, ensure_ascii=False)
                # What is the same as before is not sent again.
                if message is answer or kept.get(part) != text:
                    size += len(part) + 4 + len(text.encode())
                kept[part] = text
        dumped = time.process_time() - between
        found["frame"].append((spent[0] + dumped) * 1e3)
        found["answer"].append((time.process_time() - begun) * 1e3)
        found["bytes"].append(size)
    return found


def run(tree: Path) -> list[dict[str, list[float]]]:
    """The figures of another tree, in a process of its own."""
    program = [sys.executable, str(Path(__file__)), "measure"]
    done = subprocess.run(program, cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


def main(other: str = "") -> None:
    """Measure and print."""
    here = Path(__file__).parents[1]
    trees = {"new": here} | ({"old": Path(other)} if other else {})
    rounds: dict[str, list[Any]] = {name: [] for name in trees}
    for _ in range(ROUNDS):
        for name, tree in trees.items():
            rounds[name].append(run(tree))
    print(f"medians (and 95 of 100) over {CLICKS} random clicks a game, {ROUNDS} rounds")
    print(f"{'':<12}{'':<6}{'frame, ms':>18}{'whole answer, ms':>22}{'bytes':>20}")
    for at, (game, players, _) in enumerate(STARTS):
        for name in reversed(trees):
            line = f"{game} {players:<6}"[:12].ljust(12) + name.ljust(6)
            for key, wide, digits in (("frame", 18, 1), ("answer", 22, 1), ("bytes", 20, 0)):
                each = [value for one in rounds[name] for value in one[at][key]]
                low, high = statistics.median(each), statistics.quantiles(each, n=20)[-1]
                line += f"{f'{low:,.{digits}f} ({high:,.{digits}f})':>{wide}}"
            print(line)


if __name__ == "__main__":
    if sys.argv[1:] == ["measure"]:
        print(json.dumps([measure(*start) for start in STARTS]))
    else:
        main(*sys.argv[1:])
