"""The quick policy: it plays every game to its end, each of its rules decides somewhere, and it beats chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from boardlab import catan
from boardlab.catan.actions import Action
from boardlab.catan.play import policy as rules
from boardlab.catan.play.policy import OWN_TURN, RULES, decide, policy
from boardlab.catan.state import State
from boardlab.core.play.playout import playout
from tests.effort import rounds


@pytest.mark.parametrize(
    "options", [{}, {"win_check": "declare", "phase_mode": "combined"}, {"overpay": True, "like_for_like": "allow"}]
)
def test_policy_plays_games_of_all_rulings_to_their_end(options: dict[str, object]) -> None:
    for seed in range(rounds(6, soak=300)):
        rng = Random(seed)
        p = playout(catan.setup(rng, 3 + seed % 2, options=catan.Options(**options)), rng, policy)
        assert p.is_over, seed
        assert p.turn < 400


def test_each_rule_of_the_policy_decides_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    decided: Counter[str] = Counter()

    def counted(rule: rules.Rule) -> rules.Rule:
        def asked(state: State, seat: int) -> Action | None:
            found = rule(state, seat)
            decided[rule.__name__] += found is not None
            return found

        return asked

    monkeypatch.setattr(rules, "OWN_TURN", tuple(map(counted, OWN_TURN)))
    monkeypatch.setattr(rules, "RULES", {stage: tuple(map(counted, each)) for stage, each in RULES.items()})
    for seed in range(8):
        rng = Random(seed)
        playout(catan.setup(rng, 4, options=catan.Options(win_check="declare")), rng, policy)
    names = {rule.__name__ for each in (OWN_TURN, *RULES.values()) for rule in each} - {"refuse"}
    assert {name for name in names if not decided[name]} == set()


def test_trusted_policy_plays_the_same_game_without_a_menu() -> None:
    for seed in range(3):
        start = catan.setup(Random(seed), 4)
        assert playout(start, Random(seed), policy) == playout(start, Random(seed), decide=decide)


def test_policy_wins_where_others_play_by_chance() -> None:
    def mixed(state: State, legal: Sequence[Action], rng: Random) -> Action:
        return policy(state, legal, rng) if state.decider == 0 else rng.choice(legal[-12:])

    won = 0
    for seed in range(6):
        rng = Random(seed)
        won += playout(catan.setup(rng, 4, options=catan.Options(domestic_trade=False)), rng, mixed).winners == (0,)
    assert won >= 5
