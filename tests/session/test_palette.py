"""Colours one can tell apart, computed: text 4.5 to 1, pieces and focus 3 to 1, in both themes."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from boardlab.torres.picture import style as torres_style
from tests.colours import contrast, grey

STYLES = sorted((Path(__file__).parents[2] / "widgets" / "src" / "styles").glob("*.css"))
CSS = "\n".join(style.read_text(encoding="utf-8") for style in STYLES)
THEMES = {"light": ".bl-study {", "dark": '.bl-study[data-theme="dark"] {'}
TEXT = [
    ("ink", "paper"), ("ink", "panel"), ("ink", "sink"), ("muted", "paper"), ("muted", "panel"), ("muted", "sink"),
    ("ink", "redl"), ("redt", "redl"), ("redt", "panel"), ("ink", "teall"), ("on-teal", "teal"), ("ink", "goldl"),
    ("paper", "ink"),
]  # fmt: skip
SHAPES = [("ink", "paper"), ("ink", "panel"), ("ink", "sink"), ("teal", "panel"), ("teal", "paper"), ("red", "paper")]


def colours(theme: str) -> dict[str, str]:
    """The custom properties of a theme; what the dark one does not set it has from the light one."""
    blocks = [CSS.split(opening, 1)[1].split("}", 1)[0] for opening in dict.fromkeys((THEMES["light"], THEMES[theme]))]
    return dict(pair for block in blocks for pair in re.findall(r"--([\w-]+):\s*(#[0-9a-f]{3,6})", block))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_is_readable(theme: str, text: str, ground: str) -> None:
    found = colours(theme)
    assert contrast(found[text], found[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_focus_and_marks_stand_out(theme: str, shape: str, ground: str) -> None:
    found = colours(theme)
    assert contrast(found[shape], found[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_tokens_stand_out_by_their_outline(theme: str) -> None:
    rules = re.findall(r'^(\[data-theme="dark"\] )?\.bl-tb \{[^}]*stroke: (#\w+)', CSS, re.MULTILINE)
    outline = {"dark" if dark else "light": stroke for dark, stroke in rules}[theme]
    for ground in ("paper", "panel"):
        assert contrast(outline, colours(theme)[ground]) >= 3


@pytest.mark.parametrize("sheet", [torres_style._LIGHT, torres_style._DARK], ids=["light", "dark"])
def test_torres_castles_and_grid_stand_out(sheet: str) -> None:
    found = dict(re.findall(r"--(\w+):(#[0-9A-Fa-f]{6})", sheet))
    for ground in (found["cell"], found["mown"]):
        assert all(contrast(found[f"t{level}"], ground) >= 2 for level in range(1, 7))
        assert contrast(found["line"], ground) >= 1.8


@pytest.mark.parametrize("sheet", [torres_style._LIGHT, torres_style._DARK], ids=["light", "dark"])
def test_torres_has_depth_in_greyscale_and_readable_words(sheet: str) -> None:
    found = dict(re.findall(r"--(\w+):(#[0-9A-Fa-f]{6})", sheet))
    lightness = [grey(found[face]) for face in ("r", "l", *(f"t{level}" for level in range(1, 7)))]
    assert all(lower < higher for lower, higher in pairwise(lightness)), (
        "a wall in shadow, one in light, roofs by level"
    )
    assert lightness[2] - lightness[1] > 8 < lightness[1] - lightness[0]
    for words, ground in (("ink", "bg"), ("mut", "bg"), ("lab", "slab"), ("ink", "slab"), ("num", "t1")):
        assert contrast(found[words], found[ground]) >= 4.5, (words, ground)


@pytest.mark.parametrize("sheet", [torres_style._LIGHT, torres_style._DARK], ids=["light", "dark"])
def test_torres_levels_are_readable_on_roofs_and_ground(sheet: str) -> None:
    found = dict(re.findall(r"--(\w+):(#[0-9A-Fa-f]{6})", sheet))
    rules = dict(re.findall(r"(?m)^(\.bl-n0?)(?:,[^{\n]*)?\{fill:var\(--(\w+)\)", torres_style.SHEET.css("")))
    grounds = {".bl-n": [f"t{roof}" for roof in range(1, 7)], ".bl-n0": ["cell", "mown"]}
    for kind, among in grounds.items():
        assert all(contrast(found[rules[kind]], found[ground]) >= 4.5 for ground in among)
