"""Creed tutorial 04, sieges: the cheapest plans, the search for the leaders, and each misunderstanding by its name."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from boardlab.lessons import Checkpoint, checkpoint, checkpoints
from boardlab.lessons.creed import sketch
from boardlab.lessons.creed.fields import spent
from boardlab.lessons.creed.sieges import answers as case
from boardlab.lessons.creed.sieges.plans import destroyed, plan, price
from boardlab.lessons.display import do
from boardlab.session.still import card_svg
from tests.lessons.answers import whole


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"creed.sieges.{number}")


# -- the cheapest plan -------------------------------------------------------------------------------------------------

WALL = "B11=infantry_1 B12=shield_4"


@pytest.mark.parametrize(
    ("units", "nation", "ap"),
    [
        ("", 3, 5),
        (WALL, 2, 10),
        (f"A11=cavalry_4 A12=archer {WALL}", 2, 7),
        ("B11=shield_5", 3, 10),
        ("B11=shield_5", 1, 9),
        ("B11=obstacle_1", 3, 9),
        (WALL, 4, 5),
    ],
)
def test_the_first_tent_of_a_line(units: Any, nation: int, ap: int) -> None:
    """With a whole hand: an open line, walls, a lone shield and obstacle; nations by their special units."""
    p = sketch(units, nations=[nation, nation % 4 + 1])
    found = plan(p, "BT31")
    assert spent(p, found) == price(p, "BT31") == ap
    assert destroyed(do(p, *found), "BT31")


def test_deeper_and_fortified_tents() -> None:
    """A second tent and a fortress both cost 10; an assassin chooses its tent; a third tent takes more than a turn."""
    few = {"A": "infantry_1 spearman cavalry_3"}
    assert price(sketch(hands=few), "BT21") == 10
    assert price(sketch(hands=few, camps={"B": case.FORT}), "BT31") == 10
    assert price(sketch(nations=[4, 1]), "BT11") == 5
    with pytest.raises(ValueError, match="No plan"):
        plan(sketch(hands=few, ap={"A": 13}), "BT11")


# -- misunderstandings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (8, "deploy spearman A32; reveal A33; attack A31; siege A32"),
        (12, "siege A31; siege A32; siege A21"),
        (12, "assassinate BT12 for 6; siege A31; siege A32"),
    ],
)
def test_every_way_that_is_right_counts(number: int, answer: str) -> None:
    assert asked(number).grade(whole(asked(number), answer))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_card_pictures_are_sound_and_hide_enemy_tents(lang: str) -> None:
    for found in checkpoints("creed.sieges"):
        assert ElementTree.fromstring(card_svg(found, lang)).tag.endswith("svg"), found.id
        enemy = "AB"[1 - found.sees]
        said = [place.says for key, place in found.scene(lang).places.items() if key.startswith(f"{enemy}T")]
        assert len(said) == 9
        for word in ("king", "commander", "왕", "총사령관"):
            assert not any(word in each for each in said), found.id
