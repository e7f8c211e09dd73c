"""Seats are called by their colours wherever one reads, and by their letters in what one types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.catan.seats import SEATS
from boardlab.catan.wording import WORDING
from boardlab.core.i18n.language import Seat
from boardlab.core.play.record import Record
from boardlab.session.frame import frame
from boardlab.session.kinds import study

ROOT = Path(__file__).parents[2]
LETTER = re.compile(r"(?<![A-Za-z0-9])[A-D](?![A-Za-z0-9-])")
TYPED = re.compile(r"\{[^{}]*\}|`[^`]*`|칩 A|코드에서는|A부터 \{last\}")


def korean() -> Iterator[tuple[str, str]]:
    """Every Korean line of Catan’s lessons and tutorials, without code. In English, an article looks like a seat."""
    for path in sorted((ROOT / "boardlab" / "lessons" / "catan").rglob("*.toml")):
        yield from ((path.name, line) for line in path.read_text("utf-8").splitlines() if re.search("[가-힣]", line))
    for path in sorted((ROOT / "notebooks" / "source" / "catan").glob("*.md")):
        told = False
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("<!-- "):
                told = line.startswith("<!-- ko")
            elif told:
                yield path.name, line


def test_lessons_call_seats_by_their_colours():
    lines = [(where, line) for where, line in korean() if not re.search("칩 A|코드에서는|A부터", line)]
    assert len(lines) > 400
    found = [(where, line) for where, line in lines if LETTER.search(TYPED.sub("", line))]
    assert found == []
    assert sum("주황" in line for _, line in lines) > 50


@pytest.mark.parametrize(("lang", "said"), [("en", "Orange gets it."), ("ko", "주황이 얻습니다.")])
def test_a_sentence_calls_a_seat_by_its_colour_and_a_player_by_the_name(lang, said):
    template = {"en": "{player} gets it.", "ko": "{player:이/가} 얻습니다."}[lang]
    assert WORDING.fill(template, lang, None, {"player": Seat(0)}) == said
    assert WORDING.fill(template, lang, ("Ann",), {"player": Seat(0)}).startswith("Ann")


def test_what_one_types_and_stores_keeps_the_letters():
    end = example_game().position
    assert "Orange" not in end.to_text()
    assert catan.parse(end.to_text()) == end
    robber = next(each for each in example_game().positions if each.stage == "robber")
    theft = next(act.to_text() for act in robber.legal_actions() if " from " in act.to_text())
    assert theft[-1] in "ABCD"
    assert robber.judge(robber.read_action(theft))
    assert "White (D): 4 points" in "\n".join(end.scene(lang="en").summary), "where both are read, both are told"


def test_the_page_names_and_draws_them_alike():
    shown = frame(study(Record(catan.start(4)), lang="en"))["players"]
    assert [each["name"] for each in shown] == ["Orange", "Red", "Blue", "White"]
    assert [each["letter"] for each in shown] == [look.letter for look in SEATS] == [each["name"][0] for each in shown]
    named = frame(study(Record(catan.start(4)), lang="en", names=["Ann", "Bo", "Cy", "Di"]))["players"]
    assert [each["name"] for each in named] == ["Ann", "Bo", "Cy", "Di"]
