"""The games in OpenSpiel, in an environment that has it: its own tests of a game, and its search."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.tools import OUTSIDE, new_venv, run, uv

PROGRAM = """
import sys
import numpy as np
import pyspiel
import boardlab.openspiel
from open_spiel.python.algorithms import ismcts, mcts

game = pyspiel.load_game(sys.argv[1])
for serialize in (False, True):
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)
draw = np.random.RandomState(1)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, draw), 2.0, 12, random_state=draw)
state, chosen, steps = game.new_initial_state(), 0, 0
while chosen < 4:
    if state.is_chance_node():
        state.apply_action(draw.choice([number for number, chance in state.chance_outcomes()]))
    elif steps < 100:
        state.apply_action(draw.choice(state.legal_actions()))
    else:
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, draw.rand)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(bot.step(state))
        chosen += 1
    steps += 1
print(game.num_distinct_actions())
"""


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has boardlab alone, and OpenSpiel."""
    made = new_venv(tmp_path_factory.mktemp("openspiel") / "venv")
    uv("pip", "install", "--quiet", "--python", made, "--no-deps", wheel)
    uv("pip", "install", "--quiet", "--python", made, "open_spiel>=2.0.2")
    return made


@pytest.mark.soak  # it asks an index for packages that nothing else needs
@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("boardlab_torres", 117),
        ("boardlab_torres(players=4)", 117),
        ("boardlab_catan(players=3,board=random)", 202),
        ("boardlab_creed", 120),
        ("boardlab_creed(players=4)", 192),
    ],
)
def test_openspiel_plays_it_by_its_own_tests(python: Path, game: str, words: int) -> None:
    assert int(run(python, "-c", PROGRAM, game, env=OUTSIDE)) == words
