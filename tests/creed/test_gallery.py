"""The gallery of units: every profile, in both languages, short, true to the table of units, silent about secrets."""

from __future__ import annotations

import json
from random import Random

import pytest

from boardlab import creed
from boardlab.creed.units import NAMES, PROFILES, SPECIAL, UNITS
from boardlab.notebook import Study
from tests.conformance.creed_samples import sample
from tests.creed.boards import board

MOST_WORDS = 12


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_unit_profiles_have_at_most_twelve_words(lang: str) -> None:
    told = creed.units().as_texts(lang)
    assert list(told["pieces"]) == [NAMES[number] for number in PROFILES]
    texts = [piece["text"] for piece in told["pieces"].values()]
    assert len(set(texts)) == len(texts)
    for number, piece in zip(PROFILES, told["pieces"].values(), strict=True):
        assert len(piece["text"].split()) <= MOST_WORDS, piece
        assert piece["text"].endswith({"en": ".", "ko": "다."}[lang])
        assert piece["svg"].startswith("<svg")
        assert piece["special"] == (number in SPECIAL)
        if number not in SPECIAL:
            assert str(UNITS[number - 1].tiles) in piece["note"]


def test_gallery_of_a_study_shows_only_its_seats_knowledge() -> None:
    study = Study(
        board({"A13": "archer hidden", "A11": "spearman", "B13": "cavalry_3 hidden", "B11": "shield_4"}), seat=0
    )
    assert study.frame["kinds"] == {"A13": "archer", "A11": "spearman", "B11": "shield_4"}
    assert set(study.words["gallery"]["pieces"]) >= set(study.frame["kinds"].values())
    assert len(json.dumps(study.words["gallery"], ensure_ascii=False).encode()) < 20_000
    study.close()


def test_gallery_of_a_field_equals_its_view() -> None:
    rng = Random("gallery")
    for _ in range(20):
        p = sample(rng)
        for view in (p, p.seen_by(rng.randrange(p.players))):
            told = creed.units().standing(view)
            units = view.to_json()["units"]
            assert {cell: unit.split()[0] for cell, unit in units.items() if unit.split()[0] in NAMES} == dict(told)
