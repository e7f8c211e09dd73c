"""What the style sheets must not do: a sixth size of letters, or a motion that one has to wait for."""

from __future__ import annotations

import re
from pathlib import Path

from boardlab.catan.picture import style as catan_style
from boardlab.creed.picture import style as creed_style
from boardlab.torres.picture import style as torres_style
from tests.session.test_palette import STYLES

SIZES = {"small": 12, "note": 13, "text": 14, "lead": 16, "title": 20}
"""Pixels; what is small is as small as anything to read may be."""
FAR = {"text", "lead", "title", "asked"}
"""The four sizes on a projector."""
LETTERS_OF_BOARDS = {"var(--size, 11px)", "max(var(--size, 11px), 10.9px)"}
"""A token carries a letter as a piece of a board does, on a phone one that can be read."""
LONGEST = 600
"""Milliseconds until what moves stands still."""
SCRIPTS = sorted((Path(__file__).parents[2] / "widgets" / "src").rglob("*.ts"))
SHEETS = (torres_style.SHEET, catan_style.SHEET, creed_style.SHEET)


def declared(text: str) -> list[str]:
    """The values of ``font-size`` and the sizes in ``font`` of a style sheet."""
    found = re.findall(r"[{;]\s*font-size:\s*([^;}]+?)\s*(?:!important)?\s*[;}]", re.sub(r"/\*.*?\*/", "", text))
    short = re.findall(r"[{;]\s*font:\s*([^;}]+)", text)
    sizes = [re.search(r"(?:^|\s)(inherit|var\([^)]*\)|[\d.]+(?:px|r?em|%))", each) for each in short]
    return [*found, *(each[1] if each else "none" for each in sizes)]


def test_five_type_sizes_are_declared_once() -> None:
    allowed = {"inherit", *LETTERS_OF_BOARDS, *(f"var(--bl-{name})" for name in SIZES)}
    allowed |= {f"var(--far-{name})" for name in FAR}
    line = " ".join(f"--bl-{name}: {size}px;" for name, size in SIZES.items())
    count = 0
    for sheet in STYLES:
        text = sheet.read_text(encoding="utf-8")
        sizes = declared(text)
        count += len(sizes)
        assert set(sizes) <= allowed, (sheet.name, set(sizes) - allowed)
        # A widget and a page have roots of their own; nobody else changes what a size is.
        roots = len(re.findall(r"--bl-(?:small|note|text|lead|title):", text))
        assert roots == (5 * text.count(line) if sheet.name in ("common.css", "site.css") else 0), sheet.name
        assert (line in text) == (sheet.name in ("common.css", "site.css"))
        assert set(re.findall(r"--far-(\w+):", text)) in (set(), FAR)
    assert count > 200, "nothing was read"


def milliseconds(text: str) -> list[float]:
    """How long the transitions and animations of a style sheet take, their delays with them."""
    found = re.findall(r"(?:transition|animation)(?:-duration|-delay)?:([^;}]+)", text)
    times = [re.findall(r"(?<![\w.])([\d.]+)(m?s)\b", part) for each in found for part in each.split(",")]
    return [sum(float(number) * (1 if unit == "ms" else 1000) for number, unit in each) for each in times if each]


def test_motion_is_short_and_can_be_reduced() -> None:
    styles = [sheet.read_text(encoding="utf-8") for sheet in STYLES] + [sheet.css("auto") for sheet in SHEETS]
    times = [time for text in styles for time in milliseconds(text)]
    assert len(times) > 6
    assert max(times) <= LONGEST
    for text in styles:
        if milliseconds(text) and "prefers-reduced-motion" not in text:
            assert text in styles[: len(STYLES)], "a picture that does not stand still"
    common = next(text for text in styles if "bl-calm" in text)
    for switch in (
        "@media (prefers-reduced-motion: reduce) { .bl-study, .bl-study * {",
        "[data-bl-calm] .bl-study * {",
    ):
        assert f"{switch} transition: none !important; animation: none !important; }}" in common
    moved = 0
    for script in SCRIPTS:
        text = script.read_text(encoding="utf-8")
        if not re.search(r"\.animate(\?\.)?\(", text):
            continue
        assert re.search(r"isCalm|moves\(|prefers-reduced-motion", text), f"{script.name} moves whoever wants stillness"
        named = dict(re.findall(r"const ([A-Z]+) = (\d+);", text))
        for duration in re.findall(r"duration: ([A-Z]+|[\d_]+)", text):
            moved += 1
            assert float(named.get(duration, duration)) <= LONGEST, f"{script.name}: {duration}"
        assert len(re.findall(r"\.animate(?:\?\.)?\(", text)) <= len(re.findall(r"duration: [A-Z\d]+", text)), (
            script.name
        )
    assert moved >= 5
