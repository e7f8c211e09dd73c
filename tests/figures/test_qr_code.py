"""A QR code holds the link, is small enough for a phone, and is drawn dark on light."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
import segno

import boardlab
from boardlab import Record, torres
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.core.text.link import linked_text, text_in
from boardlab.lessons import checkpoint
from tests.conformance.games import OWN, Game, played

WIDEST = 121
"""Squares on a side: a code of more is not read across a room."""


def drawn(svg: str) -> set[tuple[int, int]]:
    """The dark squares of a picture, without the quiet zone round them."""
    *_, dark = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}path")
    return {(int(x) - 4, int(y) - 4) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", dark.attrib["d"])}


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_qr_code_encodes_the_link(lang: str) -> None:
    for thing in (torres.start(players=2), torres.start(players=2).seen_by(0), checkpoint("torres.scoring.4")):
        with speaking(lang):
            code = boardlab.qr_code(thing)
            svg = code.to_svg()
        assert text_in(code.link) == linked_text(thing)
        right = segno.make_qr(code.link, error="l").matrix
        assert drawn(svg) == {(x, y) for y, row in enumerate(right) for x, one in enumerate(row) if one}
        assert code.link.replace("&", "&amp;") in svg
        assert ("/ko/" in code.link) == (lang == "ko")
        assert set(code._repr_mimebundle_()) == {"text/plain", "text/html"}


@pytest.mark.parametrize("game", OWN, ids=str)
def test_qr_code_of_any_position_is_readable_afar(game: Game) -> None:
    for start in range(len(game.starts)):
        positions = played(game, start, 5).positions
        for p in (*positions[:: max(1, len(positions) // 3)], positions[-1]):
            assert len(boardlab.qr_code(p).matrix) <= WIDEST


def test_a_long_game_says_that_its_position_fits() -> None:
    whole = played(OWN[1], 0, 5)
    record = Record(whole.positions[0])
    for act in whole.actions:
        record.play(act)
    for lang, said in (("en", "the position"), ("ko", "국면")):
        with speaking(lang), pytest.raises(PlainError, match=said):
            boardlab.qr_code(record)
    with pytest.raises(PlainError):
        boardlab.qr_code(7)
