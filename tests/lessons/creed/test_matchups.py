"""Creed 02, who beats whom: the worked figures of the lesson, the matrix."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from xml.etree import ElementTree

import pytest

from boardlab.core.ask import matrix
from boardlab.core.ask.matrix import BARRED, FAILED, HELD, HELPED, KINDS, SIGNS
from boardlab.creed.duels import (
    ATTACKERS,
    DEFENDERS,
    HELP,
    MORALES,
    added,
    duel,
    extra_needed,
    kills,
    mixes,
    within_a_nation,
)
from boardlab.creed.resolver import IMMUNE, KILLED, attacks
from boardlab.creed.units import (
    ARCHER,
    ARMOURED_CAVALRY,
    BALLISTA,
    CAVALRY_3,
    CAVALRY_4,
    HEAVY_INFANTRY,
    INFANTRY_1,
    INFANTRY_2,
    NORMAL,
    OBSTACLE_1,
    OBSTACLE_2,
    SHIELD_4,
    SHIELD_5,
    SHIELDS,
    SPEARMAN,
    tiles,
)
from boardlab.lessons import checkpoint
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.fields import FIGHTING, field, spent, units
from boardlab.lessons.creed.matchups import answers as case
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.lessons.display import attempt, choices, do
from boardlab.lessons.lesson_sources import lesson_source
from boardlab.lessons.steps import walk

BY_ATTACK = (
    INFANTRY_1, INFANTRY_2, SPEARMAN, SHIELD_5, CAVALRY_3, CAVALRY_4, ARMOURED_CAVALRY, HEAVY_INFANTRY,
)  # fmt: skip


def asked(number):
    return checkpoint(f"creed.matchups.{number}")


# -- the worked figures ----------------------------------------------------------------------------------------------


def test_sixty_nine_of_135_duels_remove_the_defender():
    assert len(ATTACKERS) * len(DEFENDERS) == 135
    assert sum(kills(unit) for unit in ATTACKERS) == 69
    assert [kills(unit) for unit in BY_ATTACK] == [5, 9, 9, 0, 9, 10, 13, 14]
    assert [kills(unit, defenders=tiles(NORMAL)) for unit in BY_ATTACK] == [7, 10, 10, 0, 10, 12, 13, 16]


def test_infantry_2_and_cavalry_3_differ_in_two_obstacles_and_two_units_of_defence_3():
    p = asked(14).position
    foot, horse = case.beaten(p, "A11"), case.beaten(p, "A31")
    assert foot - horse == {OBSTACLE_1, OBSTACLE_2}
    assert horse - foot == {CAVALRY_3, CAVALRY_4}
    assert len(foot) == len(horse) == 9


def test_extra_attack_needed_against_a_shield():
    needed = [INFANTRY_1, INFANTRY_2, SPEARMAN, CAVALRY_3, CAVALRY_4, SHIELD_4, HEAVY_INFANTRY, ARMOURED_CAVALRY]
    assert [extra_needed(unit, SHIELD_5) for unit in needed] == [4, 3, 2, 2, 1, 5, 0, 0]
    assert extra_needed(ARMOURED_CAVALRY, OBSTACLE_1) is None
    assert extra_needed(INFANTRY_1, OBSTACLE_2) == 1


def test_mixes_of_help_that_break_the_hardest_units():
    assert [mixes(unit, SHIELD_5) for unit in BY_ATTACK] == [4, 5, 7, 2, 7, 8, 9, 9]
    assert (mixes(INFANTRY_1, ARMOURED_CAVALRY), mixes(SHIELD_5, ARMOURED_CAVALRY)) == (2, 1)


@pytest.mark.parametrize(
    ("unit", "archers", "pairs"),
    [(CAVALRY_3, 0, 40), (CAVALRY_4, 0, 72), (CAVALRY_3, 1, 104), (CAVALRY_4, 1, 128), (ARMOURED_CAVALRY, 0, 144)],
)
def test_a_charge_removes_two_where_their_defences_add_up_to_its_attack(unit, archers, pairs):
    own = (unit, *[ARCHER] * archers, *[0] * (2 - archers))
    lines = list(permutations(tiles(NORMAL), 2))
    assert len(lines) == 240
    removed = sum(len(attacks(0, own, 0, (*line, 0)).choices[0].kills) == 2 for line in lines if charged(own, line))
    assert removed == pairs


def charged(own, line):
    return attacks(0, own, 0, (*line, 0)).choices


def test_help_is_what_two_supporters_add():
    assert [added(helpers) for helpers in HELP] == [0, 2, 3, 4, 5, 6]
    assert all(duel(SPEARMAN, SHIELD_5, helpers).attack == 3 + added(helpers) for helpers in HELP)


def test_special_units_of_two_nations_never_fight_together():
    assert not within_a_nation(ARMOURED_CAVALRY, (BALLISTA,))
    assert within_a_nation(ARMOURED_CAVALRY, (ARCHER, ARCHER))
    assert within_a_nation(SPEARMAN, (BALLISTA, BALLISTA))


# -- the matrix ------------------------------------------------------------------------------------------------------

STATES = list(product(range(len(HELP)), range(len(MORALES))))


@pytest.mark.parametrize("state", STATES)
def test_the_board_of_each_cell_ends_as_the_cell_says(state):
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


def test_help_is_marked_only_where_it_decides():
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
def test_a_shield_without_help_makes_no_attack_and_the_table_says_so(lang):
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


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_matrix_is_drawn_and_told_in_full(lang):
    scene = matrix.scene(DUELS, (1, 2), lang)
    assert ElementTree.fromstring(scene.to_svg()).tag.endswith("svg")
    assert len(scene.places) == 135
    assert len(scene.to_svg().encode()) < 60_000
    text = matrix.to_text(DUELS, (1, 2), lang)
    assert all(head.label in text for head in (*DUELS.rows(lang), *DUELS.columns(lang)))
    signs = [line.split()[: len(DEFENDERS)] for line in text.splitlines()[6 : 6 + len(ATTACKERS)]]
    assert signs == [
        [DUELS.entry(row, column, (1, 2), lang).sign for column in range(len(DEFENDERS))]
        for row in range(len(ATTACKERS))
    ]


@pytest.mark.rule("creed.unit.archer", "creed.special.morale")
def test_an_account_adds_up_to_the_attack():
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


def test_the_rule_that_wrong_rules_change_is_the_true_one():
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


@pytest.mark.parametrize("line", ["move A31 A13; attack A12 B11", "morale A12 for 2; attack A12 B11"])
def test_every_way_through_the_wall_is_right(line):
    assert asked(7).grade(line)


@pytest.mark.rule("creed.unit.archer", "creed.special.morale")
def test_an_archer_that_stays_is_cheaper_than_morale_for_each_attack():
    """2 AP once, and 2 for each attack; creed.special.morale: 2 AP for each unit."""
    p = asked(19).position
    assert (spent(p, case.BY_ARCHER), spent(p, case.BY_MORALE)) == (2 + 2 + 2, 2 + 2 + 2 + 2)
    assert {units(do(p, *way), 1) for way in (case.BY_ARCHER, case.BY_MORALE)} == {frozenset()}


@pytest.mark.parametrize("number", [4, 6, 8, 18])
def test_receipts_add_up_to_the_number_asked_for(number):
    assert asked(number).receipt().total(0) == asked(number).answer()


# -- what the prose shows --------------------------------------------------------------------------------------------


def test_what_the_tutorial_shows():
    marked = choices(sketch("A13=spearman B12=shield_5 B13=archer"), "attack", "A13").marks.targets
    assert set(marked) == {"B12", "B13"}
    tried = attempt(sketch("A11=cavalry_4 B12=obstacle_1"), "attack A11")
    assert tried.verdict.rules == ("creed.unit.obstacle",)
    lone = attempt(sketch("A11=shield_5 B11=infantry_1"), "attack A11")
    assert lone.verdict.rules == ("creed.act.siege.shield",)
    heavy = sketch("A11=armoured_cavalry B11=shield_4 B12=infantry_2 B13=spearman")
    assert len(do(heavy, "attack A11").casualties(1)) == 3 + 1


def test_the_step_with_the_table_names_its_pictures_in_their_order():
    """Over its columns stand pictures and numbers alone."""
    said = next(step for step in walk(lesson_source("creed.matchups")).steps if step.title["en"] == "All duels").text[
        "en"
    ]
    listed = said.partition("from the left: ")[2].partition(".")[0]
    named = [word.strip() for part in listed.split(";") for word in part.split(",")]
    spelled = []
    for name in named:
        spelled += [name.removeprefix("two ").rstrip("s")] * (2 if name.startswith("two ") else 1)
    assert spelled == [column.label.rpartition(" ")[0] for column in DUELS.columns("en")]
