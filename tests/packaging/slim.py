"""Runs in an environment that holds boardlab and nothing else, and prints what it saw as JSON."""

from __future__ import annotations

import importlib
import json
import pkgutil
import platform
import random
from typing import Any

import boardlab
from boardlab import torres
from boardlab.core.contract.game import game_names
from boardlab.figures.torres import bonus_per_ap
from boardlab.lessons.build.lint import lint


def lacking(module: Any) -> Any:
    """The package without which a module cannot be imported; None where it can."""
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as problem:
        return problem.name


def refusal(function: Any) -> str:  # type: ignore[return]
    """What it says instead of doing it."""
    try:
        function()
    except boardlab.PlainError as problem:
        return f"{type(problem).__name__}: {problem}"


def played(name: Any) -> Any:
    """A game played at random: how many plies, whether the rules allow each, the last position, and what draws it."""
    draw, game = random.Random(name), boardlab.play(name, seed=1, players=3 if name == "catan" else 2)
    legal = True
    while game.record.ply < MOST and (actions := game.position.legal_actions()):
        action = draw.choice(actions)
        legal = legal and bool(game.position.judge(action))
        game.play(action)
    return [game.record.ply, legal, game.position.to_text(), game.position.scene().to_svg()[:4]]


MOST = 120
"""Plies of a game: Torres and Creed are over by then, Catan is well under way."""
modules = [each.name for each in pkgutil.walk_packages(boardlab.__path__, "boardlab.")]
position = torres.start(players=2)
card = boardlab.check("torres.scoring.1")
right = card(card.checkpoint.answer())
game = boardlab.play("torres", players=2)
game.play(game.position.legal_actions()[0])
refusals = {}
for lang in ("ko", "en"):  # what follows is said in English
    boardlab.language(lang)
    refusals[lang] = {
        "chart": refusal(bonus_per_ap().figure),
        "code": refusal(lambda: boardlab.qr_code(position)),
        "due": refusal(boardlab.due),
        "board": card._repr_mimebundle_()[0]["text/html"].rpartition("<p>")[2],
    }
print(
    json.dumps(
        {
            "lacking": {name: lacking(name) for name in modules if lacking(name)},
            "judged": bool(position.judge(position.legal_actions()[0])),
            "picture": position.scene().to_svg()[:4],
            "text": str(position),
            "card": repr(card),
            "right": bool(right),
            "played": game.record.ply,
            "games": {name: played(name) for name in game_names()},
            "python": platform.python_version(),
            "shown": sorted(game._repr_mimebundle_()[0]),
            "lesson": repr(boardlab.lesson("torres.scoring")),
            "progress": repr(boardlab.progress("torres")),
            "rule": str(boardlab.rule("torres.build.height")),
            "findings": lint("torres.scoring"),
            "refusals": refusals,
        }
    )
)
