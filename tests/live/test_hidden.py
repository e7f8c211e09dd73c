"""Nothing hidden reaches a page: two games that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardlab import creed
from boardlab.live import Study
from tests.conformance.games import GAMES
from tests.live.conftest import FakePage

TENTS = (("lay king AT11", "lay king AT32"), ("lay commander AT12", "lay commander AT11"))
OWN = ("lay king BT22", "lay commander BT23")
UNITS = (
    ("place archer A13 hidden", "place obstacle_1 A13 hidden"), ("place cavalry_3 A11", "place cavalry_3 A11"),
    ("place spearman A23 hidden", "place shield_5 A23 hidden"), ("place infantry_1 A31", "place infantry_1 A31"),
)  # fmt: skip
THEIRS = tuple(f"place {unit} B{cell}" for unit, cell in (
    ("cavalry_4", "11"), ("archer", "12"), ("shield_4", "21"), ("shield_5", "31"), ("infantry_2", "32"),
    ("obstacle_1", "33 hidden"),
))  # fmt: skip
TURN = (("deploy shield_5 A33 hidden", "deploy archer A33 hidden"), ("fortify AT31", "fortify AT31"),
        ("reposition", "reposition"), ("lay king AT22", "lay king AT13"), ("lay commander AT11", "lay commander AT33"),
        ("end", "end"))  # fmt: skip
GAME = (*TENTS, *((each, each) for each in OWN), ("first A", "first A"), *UNITS, *((each, each) for each in THEIRS),
        *TURN)  # fmt: skip


def shown(study: Study, page: FakePage) -> list[str]:
    """Everything a page holds or hears, and what a notebook keeps."""
    copied = page.ask("copy")
    bundle, _ = study._repr_mimebundle_()
    bundle.pop("application/vnd.jupyter.widget-view+json", None)
    state = {name: study.get_state()[name] for name in ("frame", "words", "area")}
    return [json.dumps(each, ensure_ascii=False, default=str) for each in (state, copied, bundle, repr(study))]


def turn(study: Study, page: FakePage, seat: int) -> None:
    """Whoever looks takes the board whenever it is passed."""
    if study.frame["cover"]:
        page.ask("reveal")
    if study.seat != seat:
        page.ask("seat", at=seat)
        page.ask("reveal")


@pytest.mark.parametrize(("taken", "lang"), [(True, "en"), (False, "ko")])
def test_an_enemy_sees_the_same_whatever_is_hidden(taken: bool, lang: str) -> None:
    """At every step of a set-up, a turn and a repositioning, with the board in hand or covered."""
    studies = [Study(creed.start(), seat=1, lang=lang) for _ in range(2)]
    pairs = [(study, FakePage(study)) for study in studies]
    for acts in GAME:
        for (study, _), act in zip(pairs, acts, strict=True):
            study.play(act)
        if taken:
            for study, page in pairs:
                turn(study, page, 1)
        first, second = (shown(study, page) for study, page in pairs)
        for one, two in zip(first, second, strict=True):
            assert one == two, acts
    assert studies[0].position != studies[1].position


def test_an_ally_sees_it_as_far_as_the_option_says() -> None:
    for information in ("shared", "closed"):
        frames = []
        for unit in ("archer", "spearman"):
            p = creed.from_json(
                {"units": {}, "camps": [["king", "commander", *["blank"] * 7]] * 4, "players": 4,
                 "options": {"team_information": information}},
            )  # fmt: skip
            study = Study(p, seat=2)
            page = FakePage(study)
            study.play(f"deploy {unit} AN13 hidden")
            turn(study, page, 2)
            frames.append(study.frame)
        assert (frames[0] == frames[1]) == (information == "closed")


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_planted_secrets_are_not_on_the_page(game: Any) -> None:
    looked = 0
    for p, seat, words in game.secrets():
        if seat is None:
            continue
        for lang in ("en", "ko"):
            study = Study(p, seat=seat, lang=lang)
            for text in shown(study, FakePage(study)):
                for word in words:
                    assert word not in text, (seat, word)
            study.close()
            looked += 1
    assert looked > 3
