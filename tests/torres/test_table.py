"""The table of Torres: action cards to read, in the hand, when drawn, and while one that needs a place is picked."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.frame import frame
from boardlab.session.icons import LINES, SOLID
from boardlab.session.kinds import study
from boardlab.torres.cards import CARDS, MASTERS
from boardlab.torres.picture.icons import ICONS
from boardlab.torres.wording import WORDING
from tests.torres.setups import place, play

HELD = {"hands": [["elevator", "six_ap", "magnet", "block_under"], []], "king": "c2"}
TOWERS = "c2=2 c3=1 b2=1 f5=1 f6=2 g5=1 h8=1"


def shown(*texts: str, lang: str = "en", picks: tuple[str, ...] = (), **more: object) -> Any:
    session = study(Record(play(place(TOWERS, "c3 f5", "g5", **{**HELD, **more}), *texts)), lang=lang)
    for at, key in enumerate(picks):
        session.handle(Message(do="pick", key=key, fresh=not at, client="test", seq=0, rev=session.rev))
    return frame(session)


def test_every_card_has_a_sign_of_its_own() -> None:
    """Neither a bullet nor the sign of cards in general, nor that of another card or verb."""
    signs = [ICONS[f"card:{card}"] for card in CARDS] + [ICONS[f"master:{card}"] for card in MASTERS]
    assert len({*signs, *LINES.values(), *SOLID.values()}) == len(signs) + len({*LINES.values(), *SOLID.values()})
    assert [ICONS[f"keep:{card}"] for card in CARDS] == signs[: len(CARDS)]


@pytest.mark.parametrize("card", CARDS)
def test_card_texts_have_about_ten_words(card: str) -> None:
    english, korean = (WORDING.template(f"card_brief.{card}", lang) for lang in ("en", "ko"))
    assert 6 <= len(english.split()) <= 12
    assert len(korean) <= 30
    assert english.endswith(".")
    assert korean.endswith(".")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_card_that_needs_a_place_prompts_for_it(lang: str) -> None:
    for picks in (("card:magnet",), ("card:magnet", "c3")):
        found = shown(lang=lang, picks=picks)
        (asked,) = found["slot.ask"]
        (item,) = asked["items"]
        assert item["art"] == "card:magnet"
        assert item["note"] == WORDING.say("card_text.magnet", lang)
        assert asked["title"] == found["pick"]["prompt"]
    assert shown(lang=lang)["slot.ask"] == []
    assert shown(lang=lang, picks=("move",))["slot.ask"] == []


def test_cards_drawn_ask_which_one_is_kept() -> None:
    record = Record.new("torres", seed=1, players=2)
    while record.position.stage != "look":
        texts = [act.to_text() for act in record.position.legal_actions()]
        record.play("buy" if "buy" in texts else texts[0])
    found = frame(study(record))
    (asked,) = found["slot.ask"]
    assert asked["title"] == found["pick"]["prompt"] == "Choose the card to keep."


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_what_the_strip_counts_is_said_in_full(lang: str) -> None:
    """“king’s castle” stood where no king was, and nothing told what “Supply 56” is."""
    for king, keys in (({"king": None}, ["supply"]), ({}, ["bonus", "supply"])):
        strip = next(slot for slot in shown(lang=lang, **king)["slot.seats"] if slot["kind"] == "strip")
        assert [item["key"] for item in strip["items"]] == keys
        assert all(len(item["says"]) > len(item["label"]) + 10 for item in strip["items"])
