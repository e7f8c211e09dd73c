"""Words: particles by the last sound, plurals, facts of every kind, and errors that name what is missing."""

from __future__ import annotations

import string
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boardlab.core import Breach, Event, Phrase, Seat, Wording, language
from boardlab.core.i18n.language import (
    LANGUAGES,
    catalogue,
    check_language,
    seat_letter,
)
from boardlab.core.i18n.templates import final_sound, with_particle

WORDING = Wording("boardlab.torres")


@pytest.fixture(autouse=True)
def _language_stays() -> Iterator[None]:
    before = language()
    yield
    language(before)


@pytest.mark.parametrize(
    ("text", "sound"),
    [
        ("왕", "ㅇ"), ("기사", ""), ("칸", "ㅇ"), ("물", "ㄹ"), ("길", "ㄹ"), ("성", "ㅇ"), ("A", ""), ("B", ""),
        ("L", "ㄹ"), ("m", "ㅁ"), ("n", "ㄴ"), ("r", "ㄹ"), ("0", "ㅇ"), ("1", "ㄹ"), ("2", ""), ("3", "ㅁ"), ("4", ""),
        ("5", ""), ("6", "ㄱ"), ("7", "ㄹ"), ("8", "ㄹ"), ("9", ""), ("10", "ㅇ"), ("d3", "ㅁ"), ("a1", "ㄹ"), ("", ""),
        ("!?", ""), ("왕)", "ㅇ"), ("“기사”", ""), ("3.", "ㅁ"),
    ],
)  # fmt: skip
def test_the_last_sound(text: str, sound: str) -> None:
    assert bool(final_sound(text)) == bool(sound)
    assert (final_sound(text) == "ㄹ") == (sound == "ㄹ")


@pytest.mark.parametrize(
    ("text", "particle", "whole"),
    [
        ("d3", "을/를", "d3을"), ("d2", "을/를", "d2를"), ("왕", "은/는", "왕은"), ("기사", "은/는", "기사는"),
        ("A", "이/가", "A가"), ("d1", "으로/로", "d1로"), ("d3", "으로/로", "d3으로"), ("d2", "으로/로", "d2로"),
        ("물", "으로/로", "물로"), ("칸", "과/와", "칸과"), ("3", "이라/라", "3이라"), ("2", "이라/라", "2라"),
        ("Ada", "이/가", "Ada가"), ("", "은/는", "는"),
    ],
)  # fmt: skip
def test_particles_follow_the_last_sound(text: str, particle: str, whole: str) -> None:
    assert with_particle(text, particle) == whole
    assert WORDING.fill("{x:" + particle + "}", "ko", None, {"x": text}) == whole


@pytest.mark.parametrize(("text", "whole"), [("왕", "“왕”은"), ("기사", "“기사”는"), ("3", "“3”은"), ("2", "“2”는")])
def test_particle_after_a_closing_sign_follows_the_quoted_word(text: str, whole: str) -> None:
    assert WORDING.fill("“{x:”은/는}", "ko", None, {"x": text}) == whole


@pytest.mark.parametrize(("count", "whole"), [(0, "0 blocks"), (1, "1 block"), (2, "2 blocks"), (-1, "-1 blocks")])
def test_plurals_follow_the_number(count: int, whole: str) -> None:
    assert WORDING.fill("{n:|block|blocks}", "en", None, {"n": count}) == whole


def test_facts_of_every_kind() -> None:
    facts = {"seat": Seat(1), "many": (Seat(0), Seat(2)), "word": Phrase("card.magnet"), "number": 7, "text": "{x}"}
    template = "{seat} {many} {word} {number} {text}"
    assert WORDING.fill(template, "en", None, facts) == "B A, C Magnet 7 {x}"
    assert WORDING.fill(template, "en", ("Ada", "Bo"), facts) == "Bo Ada, C Magnet 7 {x}"
    assert WORDING.fill("{seat:이/가}", "ko", ("은비", "하준"), {"seat": Seat(1)}) == "하준이"
    nested = Phrase("figure.knight", {"player": Seat(3)})
    assert "D" in WORDING.phrase(nested, "en")
    assert [seat_letter(seat) for seat in range(4)] == list("ABCD")


def test_a_name_is_never_read_as_a_template() -> None:
    assert WORDING.fill("{p}", "en", ("{n:|a|b}", "{0}"), {"p": Seat(0)}) == "{n:|a|b}"
    assert WORDING.fill("{p}", "en", ("{p.__class__}",), {"p": Seat(0)}) == "{p.__class__}"


def test_missing_key_or_fact_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match=r"no\.such\.key.*boardlab\.torres/words\.toml"):
        WORDING.say("no.such.key")
    with pytest.raises(KeyError, match=r"“Not {cell}.” asks for cell, which is not among its facts: place"):
        WORDING.fill("Not {cell}.", "en", None, {"place": "a1"})
    with pytest.raises(KeyError, match=r"torres\.nothing"):
        WORDING.refusal(Breach("torres.nothing"))
    with pytest.raises(KeyError, match=r"torres\.add\.six.*'never'"):
        WORDING.refusal(Breach("torres.add.six", {"limit": 6}, case="never"))
    with pytest.raises(KeyError, match=r"event\.flight"):
        WORDING.narrate(Event("flight", "torres.move.cost"))
    assert not WORDING.has("no.such.key")
    assert WORDING.has("card.magnet")
    assert WORDING.has("verdict.legal"), "the shared words count"


def test_the_language_of_a_kernel() -> None:
    assert language("ko") == "ko" == language()
    assert WORDING.say("card.magnet") == WORDING.say("card.magnet", "ko")
    assert language("en") == "en"
    for wrong in ("fr", "EN", "", "en_GB"):
        with pytest.raises(ValueError, match="boardlab speaks en and ko"):
            check_language(wrong)
    with pytest.raises(ValueError, match="fr"):
        language("fr")
    assert language() == "en", "a wrong choice changes nothing"


def test_a_catalogue_has_every_language_for_every_key() -> None:
    for package in ("boardlab.core", "boardlab.torres"):
        for key, texts in catalogue(package).items():
            assert set(texts) == set(LANGUAGES), key
            assert all(text.strip() for text in texts.values()), key


@pytest.fixture
def package_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """Makes a package of word files and gives its name."""
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def package(**files: str) -> str:
        made.append(f"words_of_{tmp_path.name}_{len(made)}")  # catalogues are kept by name
        (tmp_path / made[-1]).mkdir()
        (tmp_path / made[-1] / "__init__.py").write_text("")
        for name, text in files.items():
            (tmp_path / made[-1] / f"{name}.toml").write_text(text, encoding="utf-8")
        return made[-1]

    yield package
    for name in made:
        sys.modules.pop(name, None)


def test_words_may_stand_in_a_file_for_each_subject(package_of: Callable[..., str]) -> None:
    package = package_of(
        words='[card]\nhead = {en = "Head", ko = "머리"}',
        words_king='[card]\nking = {en = "King", ko = "왕"}',
        rulebook="not = 1",
    )
    assert Wording(package).say("card.head", "ko") == "머리"
    assert Wording(package).say("card.king", "en") == "King"


class Plainly(string.Formatter):
    """Fills a template by the book, placeholder by placeholder."""

    def format_field(self, value: Any, format_spec: str) -> str:
        particle = format_spec.lstrip("”’)")
        if particle in {"은/는", "이/가", "을/를", "과/와", "으로/로", "이다/다", "이라/라"}:
            return with_particle(str(value) + format_spec.removesuffix(particle), particle)
        if format_spec.startswith(("|", "~")):
            one, many = format_spec[1:].split("|")
            fits = one if str(value) == "1" else many
            return fits if format_spec[0] == "~" else f"{value} {fits}"
        if format_spec in ("’s", "yours"):
            return f"{value}{format_spec.removesuffix('yours')}"
        return str(format(value, format_spec))


@pytest.mark.parametrize("fact", [0, 1, 7, -1, "d3", "“x”", "왕", "기사", "길 (B)", "{n}"])
def test_a_template_taken_apart_says_what_it_says_whole(fact: object) -> None:
    whole = Plainly()
    packages = ("core", "torres", "catan", "creed", "lessons")
    templates = {
        text for name in packages for entry in catalogue(f"boardlab.{name}").values() for text in entry.values()
    }
    assert len(templates) > 2_000
    for template in sorted(templates):
        names = [name for _, name, _, _ in string.Formatter().parse(template) if name is not None]
        facts = dict.fromkeys(names, fact)
        assert WORDING.fill(template, "en", None, facts) == whole.vformat(template, (), facts)
