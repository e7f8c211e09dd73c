"""A link says what is wrong with it, whatever is in it, and nothing in it is ever more than text."""

from __future__ import annotations

import random

import pytest

import boardlab
from boardlab import Record, torres
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.core.text.link import LONGEST_LINK, address, rulebook, text_in
from boardlab.core.text.quoting import clean
from boardlab.core.text.site_address import site_address
from boardlab.session.opened import opened
from boardlab.testing.fuzz import Calls
from tests.conformance.hostile_links import AT, FIELDS, GOOD, HOSTILE, LINE, RECORD, packed, with_field

P = torres.start(players=2)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_hostile_link_is_refused_at_once_in_one_sentence(lang: str) -> None:
    for hostile in HOSTILE:
        with speaking(lang), pytest.raises(PlainError) as refused, Calls(1_000_000):
            opened(hostile)
        said = str(refused.value)
        assert 10 < len(said) < 600, said
        assert "\n" not in said
        assert clean(said), said


@pytest.mark.parametrize(
    ("bad", "part"),
    [
        ("#t=%zz", "t="),
        ("#t=%ff", "t="),
        ("#z=!!", "z="),
        (f"#z={GOOD[:-5]}", "z="),
        (f"#z={packed(bytes(1_000_001))}", "z="),
        ("#q=1", "t= or z="),
        (f"#t={'%20'.join(FIELDS[:9])}", "9"),
        (f"#t={LINE.replace('torres/1', 'torres/7')}", "torres/7"),
        (f"#t={with_field(1, 'tern')}", "tern"),
        (f"#t={with_field(10, 'many')}", "supply"),
        ("#t=boardlab step 1 torres.scoring nowhere", "nowhere"),
        ("#t=boardlab question 1 torres.scoring.999", "torres.scoring.999"),
    ],
)
def test_a_bad_link_names_the_part_that_is_wrong(bad: str, part: str) -> None:
    with speaking("en"), pytest.raises(PlainError) as refused:
        opened(bad)
    assert part in str(refused.value)


@pytest.mark.parametrize("text", ["", "x", LINE, "torres/1 # t=", "a b #t=1", RECORD, "creed/1 2 #b#c"])
def test_a_text_is_no_link(text: str) -> None:
    assert text_in(text) == text


def test_link_uses_the_published_site_or_given_base(monkeypatch: pytest.MonkeyPatch) -> None:
    assert boardlab.link(P, lang="en").startswith(f"{AT}#t=torres/1%20")
    assert boardlab.link(P, lang="ko").startswith("https://boardlab.github.io/boardlab/ko/explore/#t=torres/1%20")
    assert boardlab.link(P, base="", lang="en").startswith("explore/#t=")
    assert boardlab.link(P, base="../..", lang="en").startswith("../../explore/#t=")
    monkeypatch.setenv("BOARDLAB_SITE", "http://school.example/boards")
    assert boardlab.link(P, lang="en").startswith("http://school.example/boards/explore/#t=")


@pytest.mark.parametrize(
    ("site", "leads_to"),
    [
        ("http://school.example/boards", "http://school.example/boards/ko/rules/#torres"),
        ("a b", ""),
        (None, "https://boardlab.github.io/boardlab/ko/rules/#torres"),
    ],
)
def test_rulebook_lies_where_the_site_does(site: str | None, leads_to: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOARDLAB_SITE", raising=False)
    if site is not None:
        monkeypatch.setenv("BOARDLAB_SITE", site)
    assert rulebook("torres", lang="ko") == leads_to


def test_nobody_is_led_to_a_site_that_is_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOARDLAB_SITE", raising=False)
    monkeypatch.setattr("boardlab.core.text.site_address.published", str)
    assert rulebook("torres", lang="ko") == ""


@pytest.mark.parametrize(
    "base", ["javascript:alert(1)/", "data:x", "https://a/#x", "a b", "https://a/?q=1", "é/", '"', 7]
)
def test_a_base_begins_an_address(base: object) -> None:
    with pytest.raises(PlainError):
        site_address(base)


@pytest.mark.parametrize("thing", [None, 3, [], object(), torres, Record, int, b"torres/1"])
def test_text_that_is_no_position_has_no_link(thing: object) -> None:
    with pytest.raises(PlainError):
        boardlab.link(thing)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(
    "name", ["torres.scoring 19", "torres.scoring", "catan.trade", "boardlab step 1 creed.odds", ""]
)
def test_name_of_a_lesson_is_no_link(name: str, lang: str) -> None:
    """It led to a page that said nothing of a lesson."""
    with speaking(lang), pytest.raises(PlainError, match="boardlab step 1 LESSON STEP"):
        boardlab.link(name)


def test_link_keeps_the_kind_of_what_it_holds() -> None:
    made = boardlab.link(P)
    assert boardlab.link(LINE) == boardlab.link(made) == made
    assert address(LINE) == made


def test_too_long_game_is_refused_with_a_sentence() -> None:
    rng = random.Random(1)
    with pytest.raises(PlainError, match=str(LONGEST_LINK)):
        address("".join(rng.choices(AT + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", k=400_000)))
