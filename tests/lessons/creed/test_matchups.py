"""Creed 02, who beats whom: the worked figures of the lesson, the matrix."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from boardlab.core.ask import matrix
from boardlab.core.ask.matrix import BARRED, FAILED, HELD, HELPED, KINDS, SIGNS
from boardlab.creed.play.duels import (
    ATTACKERS,
    DEFENDERS,
    HELP,
    MORALES,
    duel,
    kills,
    mixes,
)
from boardlab.creed.rules.resolver import IMMUNE, KILLED
from boardlab.creed.units import (
    ARCHER,
    ARMOURED_CAVALRY,
    CAVALRY_3,
    CAVALRY_4,
    HEAVY_INFANTRY,
    INFANTRY_1,
    INFANTRY_2,
    NORMAL,
    SHIELD_5,
    SHIELDS,
    SPEARMAN,
    tiles,
)
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.fields import FIGHTING, field, units
from boardlab.lessons.creed.matchups import answers as case
from boardlab.lessons.creed.who_beats_whom import DUELS

BY_ATTACK = (
    INFANTRY_1, INFANTRY_2, SPEARMAN, SHIELD_5, CAVALRY_3, CAVALRY_4, ARMOURED_CAVALRY, HEAVY_INFANTRY,
)  # fmt: skip


# -- the worked figures ----------------------------------------------------------------------------------------------


def test_sixty_nine_of_135_duels_remove_the_defender() -> None:
    assert len(ATTACKERS) * len(DEFENDERS) == 135
    assert sum(kills(unit) for unit in ATTACKERS) == 69
    assert [kills(unit) for unit in BY_ATTACK] == [5, 9, 9, 0, 9, 10, 13, 14]
    assert [kills(unit, defenders=tiles(NORMAL)) for unit in BY_ATTACK] == [7, 10, 10, 0, 10, 12, 13, 16]


def test_mixes_of_help_that_break_the_hardest_units() -> None:
    assert [mixes(unit, SHIELD_5) for unit in BY_ATTACK] == [4, 5, 7, 2, 7, 8, 9, 9]
    assert (mixes(INFANTRY_1, ARMOURED_CAVALRY), mixes(SHIELD_5, ARMOURED_CAVALRY)) == (2, 1)


# -- the matrix ------------------------------------------------------------------------------------------------------

STATES = list(product(range(len(HELP)), range(len(MORALES))))


@pytest.mark.parametrize("state", STATES)
def test_each_matrix_cell_matches_its_board(state: Any) -> None:
    played = 0
    for row, column in product(range(len(ATTACKERS)), range(len(DEFENDERS))):
        p, entry = DUELS.position(row, column, state), DUELS.entry(row, column, state, "en")
        assert (p is None) == (entry.sign == "·")
        if p is None:
            continue
        target = " B11" if ATTACKERS[row] == SPEARMAN else ""
        verdict = p.judge(p.read_action(f"attack A11{target}"))
        assert (entry.sign == "×") == (entry.kind == BARRED)
        assert entry.sign != "0", "a 0 would read as equal, which is enough"
        if entry.kind == BARRED:
            assert not verdict
        else:
            gone = not p.play(verdict.action).units[p.layout.cell_numbers["B11"]]
            assert gone == (entry.kind in (HELD, HELPED))
            played += 1
    assert played > 60


def test_help_is_marked_only_where_it_decides() -> None:
    kinds = {
        (row, column): DUELS.entry(row, column, (1, 0), "en").kind
        for row, column in product(range(len(ATTACKERS)), range(len(DEFENDERS)))
    }
    alone = {at for at, kind in kinds.items() if duel(ATTACKERS[at[0]], DEFENDERS[at[1]]).result == KILLED}
    assert {at for at, kind in kinds.items() if kind == HELD} == alone
    assert len(alone) == 69
    assert sum(kind == HELPED for kind in kinds.values()) == 102 - 69
    immune = {at for at in kinds if duel(ATTACKERS[at[0]], DEFENDERS[at[1]], (ARCHER,)).result == IMMUNE}
    assert {at for at, kind in kinds.items() if kind == BARRED} == immune


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.rule("creed.act.siege.shield")
def test_shield_without_help_has_no_attack_in_the_matrix(lang: str) -> None:
    """Attack 0 is no attack, so its row holds crosses, and the legend has a line for them."""
    for row, attacker in enumerate(ATTACKERS):
        entries = [DUELS.entry(row, column, (0, 0), lang) for column in range(len(DEFENDERS))]
        if attacker in SHIELDS:
            assert {(entry.sign, entry.kind) for entry in entries} == {(SIGNS[BARRED], BARRED)}
            assert all(not DUELS.account(row, column, (0, 0), lang).good for column in range(len(DEFENDERS)))
        else:
            assert {entry.kind for entry in entries} != {BARRED}
        helped = [DUELS.entry(row, column, (0, 1), lang) for column in range(len(DEFENDERS))]
        assert {entry.kind for entry in helped} != {BARRED}
    legend = dict(DUELS.legend(lang))
    assert list(legend) == list(KINDS)
    assert len(set(legend.values())) == len(KINDS)
    assert {"en": "no attack", "ko": "공격 불가"}[lang] in legend[BARRED]
    assert legend[BARRED] in matrix.scene(DUELS, (0, 0), lang).to_svg()


@pytest.mark.rule("creed.unit.archer", "creed.special.morale")
def test_an_account_adds_up_to_the_attack() -> None:
    """Printed 3, archer 2, morale 1 against 6."""
    row, column = ATTACKERS.index(SPEARMAN), DEFENDERS.index(ARMOURED_CAVALRY)
    told = DUELS.account(row, column, (1, 1), "en")
    assert [line.value for line in told.lines] == ["3", "+2", "+1", "6", "6"]
    assert told.good
    assert "equal" in told.verdict
    short = DUELS.account(row, column, (1, 0), "en")
    assert (short.good, "1 too few" in short.verdict) == (False, True)
    assert DUELS.entry(row, column, (1, 0), "en").kind == FAILED


# -- wrong rules -----------------------------------------------------------------------------------------------------


def test_rule_that_wrong_rules_change_is_the_true_one() -> None:
    rng = Random("removed")
    compared = 0
    for _ in range(300):
        p = sketch(f"{field(rng, 'A', 5)} {field(rng, 'B', 5)}")
        for cell in units(p, 0, *FIGHTING):
            assert case.removed(p, cell) == case.removed_by(p, cell), (p.to_text(), cell)
            compared += 1
            if p.to_json()["units"][cell] == "spearman" and case.attacks_of(p, cell):
                assert case.speared(p, cell) == case.targets_of(p, cell)
    assert compared > 500
