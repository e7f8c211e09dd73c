"""Chapters: from the id of a rule to its code, its tests and back; and an action kind is named where it is told."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from boardlab.cli.matrix import taught_chapters
from boardlab.core.contract.game import find_game
from boardlab.core.contract.rulebook import Rule

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "boardlab").glob("*/rulebook.toml"))
NO_RULES = ("picture", "play", "constructors")
"""How files and folders begin that follow the rules without stating any: pictures, players and answers that are
computed by playing on, and functions that make actions by hand."""


def room(game: str) -> Path:
    return ROOT / "boardlab" / game


def missing(game: str) -> Iterator[str]:
    """Every gap between the rulebook of a game, its code and its tests."""
    told = defaultdict(list)
    for rule in find_game(game).rulebook.values():
        told[rule.chapter].append(rule)
    for chapter, rules in told.items():
        yield from gaps_of(game, chapter, rules)


def files_of(game: str, chapter: str) -> list[Path]:
    """The code of a chapter: one file, or a folder of files where it has several subjects. What lies on the board from
    the first move to the last, an island, the units, stands beside the state and not among the rules."""
    alone = [path for path in (room(game) / "rules" / f"{chapter}.py", room(game) / f"{chapter}.py") if path.is_file()]
    return alone or (sorted((room(game) / "rules" / chapter).glob("*.py")) if chapter else [])


@cache
def tied(game: str) -> frozenset[str]:
    """All texts that stand in the rules of a game as data: arguments, values of fields. What only a docstring says is
    none."""
    found: set[str] = set()
    for path in sorted(room(game).rglob("*.py")):
        if not path.relative_to(room(game)).parts[0].startswith((*NO_RULES, "editing")):
            nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
            said = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
            texts = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in said]
            found.update(text for text in texts if isinstance(text, str))
    return frozenset(found)


def gaps_of(game: str, chapter: str, rules: Sequence[Rule]) -> Iterator[str]:
    """What is missing for one chapter and its rules; what is in the box and advice need no code."""
    code = files_of(game, chapter)
    if not code:
        yield from (f"{rule.id}: no file of code for the chapter {chapter!r}" for rule in rules)
        return
    if not (ROOT / "tests" / game / f"test_{chapter}.py").exists():
        yield f"no tests for the chapter {chapter!r}"
    yield from (f"{rule.id} is tied to no code" for rule in rules if rule.kind == "rule" and rule.id not in tied(game))


def kinds_named(game: str) -> dict[str, set[str]]:
    """The files of the rules that name each action kind, a chapter counted as one."""
    found = defaultdict(set)
    for path in sorted(room(game).rglob("*.py")):
        parts = path.relative_to(room(game)).parts
        if not parts[0].startswith(NO_RULES):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Kind":
                    found[node.attr].add(parts[parts[0] == "rules"].removesuffix(".py"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_leads_to_its_chapter_and_its_tests(game: str) -> None:
    assert not list(missing(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_lesson(game: str) -> None:
    assert not [chapter for chapter, topics in taught_chapters(find_game(game)).items() if not topics]


@pytest.mark.parametrize("game", GAMES)
def test_action_kind_is_named_only_in_its_chapter(game: str) -> None:
    many = {kind: files for kind, files in kinds_named(game).items() if len(files | {"actions"}) > 2}
    assert not many
