"""Creed tutorial 03, hidden units: the worked numbers, and each misunderstanding told by its name."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.hidden import answers as case
from boardlab.session.still import card_svg
from tests.lessons.answers import whole


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"creed.hidden.{number}")


# -- worked numbers ----------------------------------------------------------------------------------------------------


def test_seen_units_change_the_odds_of_an_attack() -> None:
    """The same cavalry 4/3: 13 of 17 at the start, 8 of 9 once the obstacles are seen, 8 of 12 once weak units are."""
    assert (asked(11).answer(), case.tiles_left(asked(11).position)) == (8, 9)
    assert asked(11).question("en").count("17") == 0
    dead = {"A": "siege_engine", "B": "siege_engine infantry_1 infantry_1 spearman archer archer"}
    worse = sketch("A11=cavalry_4 B13=shield_5+hidden", nations=[2, 4], casualties=dead)
    assert (case.tiles_falling(worse), case.tiles_left(worse)) == (8, 12)


def test_the_same_is_asked_whatever_lies_there() -> None:
    """Answers about a back use only what may be known: with any other tile there they are the same."""
    for number in (8, 10, 11):
        p, solve = asked(number).position, asked(number).solve
        worlds = list(case.worlds(p, "B13"))
        assert len(worlds) == len(case.tile_list(p))
        assert {solve(world) for world in worlds} == {asked(number).answer()}
        assert {world.seen_by(0) for world in worlds} == {p.seen_by(0)}


# -- misunderstandings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (4, "reveal A23; attack A21"),
        (7, "attacker defender sum removed"),
        (12, "reveal A13; move A21 A11; attack A11"),
        (12, "move A21 A11; morale A11 for 2; attack A11"),
        (12, "move A13 A12; move A21 A11; attack A11; move A31 A33"),
    ],
)
def test_every_way_that_is_right_counts(number: int, answer: str) -> None:
    assert asked(number).grade(whole(asked(number), answer))


# -- nothing is given away ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_card_pictures_are_sound_and_hide_enemy_secrets(lang: str) -> None:
    for found in checkpoints("creed.hidden"):
        assert ElementTree.fromstring(card_svg(found, lang)).tag.endswith("svg"), found.id
        assert found.sees == 0
        places = found.scene(lang).places
        for cell in case.secrets(found.position, 1, 0):
            assert found.position.scene(lang=lang).places[cell].says != places[cell].says, (found.id, cell)


# -- the set-up, and four attacks --------------------------------------------------------------------------------------


def test_four_attacks_by_the_tiles_they_would_remove() -> None:
    """Of 17 tiles: infantry 1/1 removes 7, the spear 11, cavalry 4/3 13, infantry with an archer 14."""
    counted = case.falls(asked(14).position, case.ATTACKS)
    assert [counted[name] for name in asked(14).answer()] == [7, 11, 13, 14]
    assert asked(14).grade(("foot", "spear", "archer", "horse")).misconception.key == "by_printed_attack"
    assert asked(14).grade(("foot", "archer", "spear", "horse")).misconception.key == "obstacles_fall_to_all"
