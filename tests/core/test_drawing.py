"""Drawing parts and style sheets that every game uses."""

from __future__ import annotations

import pytest

from boardlab.core.i18n.language import Address
from boardlab.core.picture.drawing import clean_names, clip, fit, token, width
from boardlab.core.picture.style import Sheet

SHEET = Sheet(
    "bl-toy",
    "fill:var(--ink)",
    ".bl-a{fill:var(--red)}\n.bl-b,.bl-c:not(.bl-z){stroke:var(--ink)}\n.bl-a:is(.bl-dimmed *){opacity:.3}",
    "--ink:#000;--red:#a00;--unused:#fff",
    "--ink:#fff;--red:#f00;--unused:#000",
    ".bl-b{stroke:CanvasText}",
    ".bl-b",
)


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_theme_auto_follows_the_system_and_paper_is_light(theme: str) -> None:
    css = SHEET.css(theme)
    assert f".bl-toy.bl-{theme}{{--ink:#000;--red:#a00}}" in css
    assert ("@media screen" in css) == (theme != "light")
    assert "@media(forced-colors:active){.bl-toy{--bg:Canvas!important;--ink:CanvasText!important;.bl-b" in css
    assert "@media(prefers-reduced-motion:reduce){.bl-toy{.bl-b{transition:none}}}" in css
    assert css.count("{") == css.count("}")


def test_names_of_strangers_become_bearable() -> None:
    assert clean_names(("a\u202eb\x00", "", "x" * 90, "😀")) == ("ab", "B", "x" * 39 + "…", "😀")
    assert clean_names(None) is None
    assert clean_names(Address(("a\x00",), 0)) == Address(("a",), 0)
    assert clean_names(Address(None, 1)) == Address(None, 1)


def test_words_are_cut_or_squeezed_to_their_room() -> None:
    assert clip("Gerda", 100) == "Gerda"
    cut = clip("W" * 30, 100)
    assert cut.endswith("…")
    assert width(cut) <= 100
    assert width("한") > width("a") > width("i")
    assert "textLength" not in fit(0, 0, "ab", 100).attrs
    assert fit(0, 0, "W" * 30, 100).attrs["textLength"] == "100"


def test_tokens_differ_by_shape_and_letter() -> None:
    tokens = [token(seat, 0, 0) for seat in range(4)]
    assert [each.children[2].text for each in tokens] == ["A", "B", "C", "D"]
    assert len({each.children[0].attrs["d"] for each in tokens}) == 4
