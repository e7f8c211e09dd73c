"""Creed in English and Korean: complete, equal in what they tell, with particles that follow the last sound."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import boardlab.creed
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import Wording, catalogue
from boardlab.creed.actions import STAGES
from boardlab.creed.options import RULINGS, SPECIALS
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.units import KINDS, NAMES
from tests.creed.boards import board

PACKAGE = "boardlab.creed"
WORDING = Wording(PACKAGE)
RULES = Rulebook.of(PACKAGE)
HOME = Path(boardlab.creed.__file__).parent
SHARED = ("text/codecs", "text/notation", "contract/ruleset", "contract/position_base")


def catalogued(name: str) -> set[str]:
    """The groups and keys of one word file; none if it is not there."""
    path = HOME / name
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {f"{group}.{key}" for group, entry in tables.items() for key in entry} | set(tables)


def literals() -> set[str]:
    """Every text constant of the package, and of the rooms that say its words for it."""
    found = set()
    shared = [HOME.parent / "core" / f"{name}.py" for name in SHARED]
    for path in [*HOME.rglob("*.py"), *shared]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_name_has_its_words() -> None:
    for name in NAMES[1:]:
        assert WORDING.has(f"unit.{name}")
    for kind in KINDS[1:]:
        assert WORDING.has(f"kind.{kind}")
    for word in TYPES.by_word():
        assert WORDING.has(f"form.{word}")
        assert word == "first" or WORDING.has(f"verb.{word}")
    for special in SPECIALS:
        assert WORDING.has(f"special.{special}")
    for stage in STAGES:
        assert WORDING.has(f"headline.{stage}")


def test_every_wording_used_exists_and_is_used() -> None:
    scene = catalogued("words_scene.toml")
    # What a review says is asked for by the names of its ideas.
    known, asked = {key for key in catalogue(PACKAGE) if not key.startswith("idea.")} - scene, literals()
    groups = {key.split(".")[0] for key in known}
    for text in asked:
        if re.fullmatch(r"[a-z]+\.[a-z_]*[a-z]", text) and text.split(".")[0] in groups:
            assert WORDING.has(text), text
    parts = {part for text in asked for part in re.split(r"[.\s]", text)} | {
        "",
        *NAMES,
        *KINDS,
        *TYPES.by_word(),
        *RULINGS,
        # The texts that rules name as their source.
        *(letters for rule in RULES.values() for letters in re.findall(r"\b[A-Z]{2}\b", rule.source)),
    }
    for key in known:
        last = key.split(".")[-1]
        stems = (last, last.removesuffix("_hidden"), last.removesuffix("_unseen"), last.removesuffix("_target"))
        verb, _, rule = last.partition("_")
        if key.startswith("nowhere.") and any(each.rpartition(".")[2] == rule for each in RULES):
            stems = (*stems, verb)  # type: ignore[assignment]
        tails = set(stems) | {last.removeprefix("pick_"), last.removeprefix("under_"), last.removeprefix("passed_")}
        assert tails & parts, f"{key} is never said"


def test_options_named_by_rules_exist() -> None:
    named = {rule.option for rule in RULES.values() if rule.option}
    assert named <= set(RULINGS)
    assert {
        "layout_2p", "swamps", "special_boxes", "nation_specials", "cavalry_obstacle", "immune_obstacle_target",
        "siege_blocked_by_obstacle", "rumor_count", "rumor_scope", "recall_hidden_obstacle", "placement_order_4p",
        "team_information", "fortress_token_reuse",
    } <= named  # fmt: skip


@pytest.mark.parametrize(("lang", "tent", "cell"), [("en", "tent", "cell"), ("ko", "텐트", "칸")])
@pytest.mark.parametrize("players", [2, 4])
def test_tents_and_cells_are_called_so(players: int, lang: Any, tent: str, cell: str) -> None:
    """A31 and AT31 were told apart by one letter."""
    p = board(players=players)
    assert all(tent in p.place_name(key, lang) for key in p.layout.tent_names)
    named = [WORDING.phrase(choice.label, lang) for choice in p.picks(("deploy", "unit:infantry_1")) if choice.is_place]
    assert named
    assert all(cell in name for name in named)
