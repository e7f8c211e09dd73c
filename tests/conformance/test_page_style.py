"""The style of a page does not reach into a picture: no rule of it hides or enlarges what bears a name of both."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.conformance.games import GAMES

STATIC = Path(__file__).parents[2] / "boardlab" / "static"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
CLASS = re.compile(r"\.(bl-[\w-]+)")
REACHES = re.compile(r"(?:^|;)\s*(?:display:\s*(?:none|contents)|visibility:|opacity:(?!\s*(?:1\b|\.[6-9]))|zoom:)")
"""What shows in a drawing, too: other rules of a page say how boxes lie, or dim a word a little."""
OWN = [game.name for game in GAMES if game.name != "toygame"]


def split(selectors: str) -> list[str]:
    """The selectors of a list, those inside brackets left alone."""
    found, depth = [""], 0
    for sign in selectors:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [one.strip() for one in found]


def subjects(selector: str) -> set[str]:
    """The classes by one of which something in a drawing could be what a rule is about."""
    last = re.split(r"[\s>+~]+(?![^(]*\))", selector)[-1]
    if last.startswith(":is("):
        return set().union(*(subjects(one) for one in split(last[4:].partition(")")[0])))
    # What has another name besides, or is of a kind that no drawing has, is no shape.
    found = CLASS.findall(last)
    return set(found) if len(found) == 1 and last.startswith(".") and ".bl-hit" not in selector else set()


def reaching() -> dict[str, str]:
    """The classes that a rule of a page hides or enlarges wherever they stand, with the rule."""
    found = {}
    for file in STATIC.glob("*.css"):
        text = re.sub(r"@[\w-]+[^{]*\{", "", file.read_text(encoding="utf-8"))
        for selectors, body in RULE.findall(text):
            if REACHES.search(body):
                found |= {
                    name: f"{selectors.strip()} in {file.name}" for one in split(selectors) for name in subjects(one)
                }
    return found


@pytest.mark.parametrize("name", OWN)
def test_no_rule_of_a_page_hides_a_shape_of_a_picture(name: str) -> None:
    sheet = import_module(f"boardlab.{name}.picture.style").SHEET
    drawn = set(CLASS.findall("\n".join(sheet.rules)))
    page = reaching()
    assert len(page) > 20
    assert len(drawn) > 40
    assert {each: page[each] for each in drawn & set(page)} == {}
