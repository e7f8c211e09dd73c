"""Nothing hidden reaches a page: two games that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Any

import pytest

from boardlab import Record, creed, torres
from boardlab.core import UnreadableText
from boardlab.core.contract.game import find_game
from boardlab.notebook import Study
from boardlab.session.store import path_of
from tests.catan.tables import table
from tests.conformance.games import GAMES
from tests.effort import drawn
from tests.session.conftest import FakePage

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
    # The gallery names all pieces there are, and is the same whatever lies where.
    game = find_game(study.position.game)
    if game.gallery is not None:
        assert state["words"]["gallery"] == game.gallery().as_texts(study.lang)
        state["words"] = {name: part for name, part in state["words"].items() if name != "gallery"}
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


def test_an_enemy_sees_the_same_whatever_two_allies_trade() -> None:
    """Board, timeline and log at every step of a trade, of laying both camps, and of a repositioning later on."""
    camps = [["king", "commander", *["blank"] * 7]] * 4
    studies = [Study(creed.from_json({"units": {}, "players": 4, "camps": camps}), seat=1) for _ in range(2)]
    pairs = [(study, FakePage(study)) for study in studies]

    def both(*acts: str) -> None:
        for (study, page), act in zip(pairs, acts, strict=True):
            study.play(act)
            turn(study, page, 1)
        assert studies[0].frame == studies[1].frame, acts

    def lay() -> int:
        steps = 0
        while studies[0].position.stage == "lay":
            both(*(study.position.legal_actions()[0].to_text() for study in studies))
            steps += 1
        return steps

    for acts in (("trade for 3",) * 2, ("give blank", "give king"), ("enough",) * 2, ("give blank", "give king")):
        both(*acts)
    assert lay() == 12, "six of nine tents each: four leaders, and the fewer of the blanks of either colour"
    both(*("reposition for 1",) * 2)
    assert lay() == 6
    assert studies[0].position != studies[1].position


def test_ally_sees_what_the_option_allows() -> None:
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
    signs = set()
    for p, seat, words in game.secrets():
        if seat is None:
            continue
        for lang in ("en", "ko"):
            study = Study(p, seat=seat, lang=lang)
            signs.add(tuple(SIGN.findall(json.dumps(study.words))))
            for text in shown(study, FakePage(study)):
                told = SIGN.sub("", text)
                for word in words:
                    assert word not in told, (seat, word)
            study.close()
            looked += 1
    assert looked > 3 or not game.hides
    assert len(signs) == 1 or not game.hides, "the signs drawn on a page are those of all cards, whoever holds them"


SIGN = re.compile(r'"icon\.[^"]+": "[^"]*",? ?')
"""A drawn sign by its name: every page has those of all kinds of card and piece that the game has."""
HANDS: Any = [{}, {"ore": 1, "wool": 1, "grain": 1}, {"ore": 2, "brick": 2}, {}]
CARDS = torres.from_json(
    {"heights": {"b2": 1, "c3": 1, "h8": 1}, "knights": [["b2"], ["c3"]], "king": "h8", "player": 1, "spent": 0,
     "hands": [[], []], "decks": [["magnet", "hurdle"], ["elevator", "two_up", "six_ap", "seven_ap"]]},
    allow_unreachable=True,
)  # fmt: skip
SECRET_STEPS = {
    "a card drawn": (table(active=1, hands=HANDS), ("buy",), ("draw knight", "draw victory_point"), (0, 2, 3)),
    "a card stolen": (
        table(active=1, hands=HANDS, stage="robber", phase="trade", dice=[3, 4]),
        ("robber 0,-2 from C",), ("steal ore", "steal brick"), (0, 3),
    ),
    "a card kept": (CARDS, ("buy",), ("keep six_ap top elevator two_up", "keep two_up bottom six_ap elevator"), (0,)),
    "a unit face down": (
        creed.from_json({"units": {}, "camps": [["king", "commander", *["blank"] * 7]] * 2, "player": 1}),
        (), ("deploy archer B13 hidden", "deploy spearman B13 hidden"), (0,),
    ),
    "a tent handed over": (
        creed.from_json({"units": {}, "camps": [["king", "commander", *["blank"] * 7]] * 4, "players": 4}),
        ("trade for 3",), ("give king", "give blank"), (1, 3),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("case", "lang"), drawn(product(SECRET_STEPS, ["en", "ko"]), 2))
def test_hidden_step_shows_that_it_happened_but_not_what(case: str, lang: str) -> None:
    """On the seat's page and on a covered board; and again when it is taken back, done anew and left for a branch."""
    p, before, secret, blind = SECRET_STEPS[case]
    for seat in blind:
        pages = [FakePage(Study(p, seat=seat, lang=lang)) for _ in secret]
        for page in pages:
            for act in before:
                page.study.play(act)
        for page, act in zip(pages, secret, strict=True):
            page.study.play(act)
        same(pages)
        taken(pages, seat)
        same(pages)
        said = pages[0].study.frame["time"]["nodes"][-1]["says"]
        for act in secret:
            assert not set(act.split()[1:]) & set(said.replace(":", " ").split()), said
        # Taken back: one does the same again, the other something else.
        for page in pages:
            page.study.jump(len(before))
            page.study.play(secret[0])
        same(pages)
        taken(pages, seat)
        for page in pages:
            page.study.switch("main")
        same(pages)
        assert pages[0].study.record.positions != pages[1].study.record.positions
        for page in pages:
            page.study.close()


def same(pages: list[FakePage]) -> None:
    """Do two pages hold the same?"""
    first, second = (shown(page.study, page) for page in pages)
    for one, two in zip(first, second, strict=True):
        assert one == two


def taken(pages: list[FakePage], seat: int) -> None:
    """A seat takes the boards."""
    for page in pages:
        turn(page.study, page, seat)


def test_seat_that_may_know_reads_the_secret() -> None:
    p, before, secret, _ = SECRET_STEPS["a card drawn"]
    for seat in (1, None):
        study = Study(p, seat=seat)
        for act in (*before, secret[0]):
            study.play(act)
        told = [node["says"] for node in study.frame["time"]["nodes"]]
        assert told == ["Step 1, Red: buy", "Step 2, chance: draw knight"]
    study = Study(p, seat=0)
    for act in (*before, secret[0]):
        study.play(act)
    turn(study, FakePage(study), 0)
    told = [node["says"] for node in study.frame["time"]["nodes"]]
    assert told[1] == "Step 2, chance: Red drew a card, which stays hidden."


@pytest.mark.parametrize("case", SECRET_STEPS)
def test_a_seat_keeps_the_game_as_it_knows_it(case: str) -> None:
    """What a board with one seat's view gives as text: nothing hidden, no dice, and no game that could be played on."""
    p, before, secret, blind = SECRET_STEPS[case]
    knows = next(seat for seat in range(p.players) if seat not in blind)
    texts = []
    for act in secret:
        study = Study(p, seat=blind[0], seed=7)
        for each in (*before, act):
            study.play(each)
        texts.append(study.to_text())
        turn(study, FakePage(study), blind[0])
        texts[-1] += study.to_text()
        assert "dice" not in texts[-1]
        with pytest.raises(UnreadableText, match="cannot be played on"):
            Record.from_text(study.to_text())
        with pytest.raises(UnreadableText, match="cannot be played on"):
            Study(study.to_text())
        whole = Study(study.record)
        assert Record.from_text(whole.to_text()).positions == study.record.positions
        assert act in whole.to_text()
        assert act in study.record.seen_by(knows).to_text()
    assert texts[0] == texts[1]
    assert f"seen by seat {blind[0]}" in texts[0]


def test_unreadable_saved_game_is_not_quoted_to_a_seat() -> None:
    """Neither the lines of the file nor, by its name, whether two files are the same."""
    p, before, secret, _ = SECRET_STEPS["a card drawn"]
    notes = []
    for number, act in enumerate(secret):
        study = Study(p, name=f"game {number}")
        for each in (*before, act):
            study.play(each)
        path = path_of(f"game {number}")
        text = path.read_text()
        path = path_of("broken")
        path.write_text(text.replace(f"2 -1 {act}", f"2 -1 {act} {act}"))
        for seat in (0, None):
            path.write_text(text.replace(f"2 -1 {act}", f"2 -1 {act} {act}"))
            notes.append(Study(p, name="broken", seat=seat).frame["notes"])
        for file in path.parent.glob("broken.record.*"):
            file.unlink()
    assert (
        notes[0] == notes[2] == ["The saved game “broken” could not be read; it is kept as broken.record.unreadable-1."]
    )
    assert "draw knight" in notes[1][0]


def test_answer_to_one_seat_is_not_repeated_to_another() -> None:
    """A message that is sent twice is done once; what one seat has copied is still not read by another."""
    p, before, secret, _ = SECRET_STEPS["a card kept"]
    study = Study(p, seat=1)
    for act in (*before, secret[0]):
        study.play(act)
    page = FakePage(study)
    message = {"client": "page", "seq": 1, "rev": study.frame["rev"], "do": "copy"}
    assert page.raw(message)["text"] == study.position.seen_by(1).to_text()
    page.seq = 1
    turn(study, page, 0)
    assert page.raw(message)["text"] == study.position.seen_by(0).to_text()
