"""Creed in English and Korean: complete, equal in what they tell, with particles that follow the last sound."""

from __future__ import annotations

import ast
import re
import string
import tomllib
from pathlib import Path

import boardlab.creed
from boardlab.core.contract.rulebook import Rulebook
from boardlab.core.i18n.language import Phrase, Seat, Wording, catalogue
from boardlab.creed.action_type import TYPES
from boardlab.creed.actions import STAGES
from boardlab.creed.options import RULINGS, SPECIALS
from boardlab.creed.units import KINDS, NAMES

PACKAGE = "boardlab.creed"
WORDING = Wording(PACKAGE)
RULES = Rulebook.of(PACKAGE)
HOME = Path(boardlab.creed.__file__).parent
SHARED = ("text/codecs", "text/notation", "contract/ruleset", "contract/position_base")
PARTICLES = {"은/는", "이/가", "을/를", "과/와", "으로/로", "이다/다", "이라/라"}


def texts() -> list[tuple[str, dict[str, str]]]:
    found = [(key, dict(entry)) for key, entry in catalogue(PACKAGE).items()]
    for rule in RULES.values():
        found += [(f"{rule.id} title", dict(rule.title)), (f"{rule.id} statement", dict(rule.statement))]
        found += [(f"{rule.id} {case}", dict(entry)) for case, entry in rule.refusals.items()]
    return found


def fields(template: str) -> dict[str, str]:
    return {name: spec or "" for _, name, spec, _ in string.Formatter().parse(template) if name}


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
        assert word == "first" or WORDING.has(f"deed.{word}")
    for special in SPECIALS:
        assert WORDING.has(f"special.{special}")
    for stage in STAGES:
        assert WORDING.has(f"headline.{stage}")


def test_every_wording_asked_for_exists_and_every_one_is_asked_for() -> None:
    scene = catalogued("words_scene.toml")
    known, asked = set(catalogue(PACKAGE)) - scene, literals()
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
        deed, _, rule = last.partition("_")
        if key.startswith("nowhere.") and any(each.rpartition(".")[2] == rule for each in RULES):
            stems = (*stems, deed)
        tails = set(stems) | {last.removeprefix("pick_"), last.removeprefix("under_"), last.removeprefix("passed_")}
        assert tails & parts, f"{key} is never said"


def test_refusals_in_code_and_book_are_the_same() -> None:
    """Each breach has its sentence, and each sentence a breach."""
    written = {(rule.id, case) for rule in RULES.values() for case in rule.refusals}
    asked = literals()
    for rule, case in written:
        assert rule in asked, rule
        assert not case or case in asked, (rule, case)


def test_options_named_by_rules_exist() -> None:
    named = {rule.option for rule in RULES.values() if rule.option}
    assert named <= set(RULINGS)
    assert {
        "layout_2p", "swamps", "special_boxes", "nation_specials", "cavalry_obstacle", "immune_obstacle_target",
        "siege_blocked_by_obstacle", "rumor_count", "rumor_scope", "recall_hidden_obstacle", "placement_order_4p",
        "team_information", "fortress_token_reuse",
    } <= named  # fmt: skip


def test_units_take_their_particles() -> None:
    """Figures are read aloud: 1/1 ends in 일, 0/5 in 오."""
    for name, said in (("infantry_1", "보병 1/1이"), ("shield_5", "방패병 0/5가"), ("archer", "궁수 +2/1이")):
        facts = {"unit": Phrase(f"unit.{name}"), "cell": "A11", "player": Seat(0)}
        assert WORDING.say("event.goes_home", "ko", **facts).startswith(f"A11의 {said} ")
