"""What the ear is told: one language at a time, under the limit, whole sentences, and what can be done with a place."""

from __future__ import annotations

import json
import random

import pytest

from boardlab import language, torres
from boardlab.core.contract.game import find_game
from boardlab.core.play.record import Record
from boardlab.notebook import Study
from boardlab.session.frame import KEY_CAPS, words
from boardlab.session.viewer import MAX_SAID, brief
from tests import toygame
from tests.effort import rounds
from tests.session.conftest import FakePage


def more(count: int) -> str:
    return f"{count} more."


def test_long_announcement_ends_after_a_sentence_with_a_count() -> None:
    sentences = [f"A moves the knight from d{n} to e{n} through a door." for n in range(1, 7)]
    assert brief(" ".join(sentences), more) == f"{sentences[0]} {sentences[1]} 4 more."


def test_one_long_sentence_ends_after_a_clause() -> None:
    clause = "The castle would have a level more than its area, " * 5
    assert brief(clause, more).endswith("its area …")
    words_only = "block " * 60
    assert brief(words_only, more).endswith("block …")
    assert len(brief("x" * 500, more)) == MAX_SAID


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_announcement_of_random_games_is_too_long(lang: str) -> None:
    rng = random.Random(4)
    names = ("Ann of the Long Name", "김수한무거북이와두루미", "C", "D")
    study = Study(torres.start(players=4), lang=lang, names=names, show=["log"])
    page = FakePage(study)
    longest = ""
    for _ in range(rounds(12, soak=400)):
        if study.position.current_player is None:
            break
        study.play(rng.choice(study.position.legal_actions()))
        page.ask("pick", key=rng.choice(sorted(study._session.places)))
        shown = study.frame
        for told in (shown["says"], shown["told"], shown["alert"]):
            assert len(told) <= MAX_SAID, told
            longest = max(longest, told, key=len)
        here = page.ask("here", key=rng.choice(sorted(study._session.places)))
        assert here["answer"] == "done"
        assert 0 < len(here["text"]) <= MAX_SAID, here["text"]
        board = study.frame["board"]
        says = board["says"].values() if board else ()
        assert all(len(place) <= MAX_SAID for place in says)
        page.ask("cancel")
    assert len(longest) > MAX_SAID // 2, "the games said something long"


def test_possible_actions_at_a_place_are_announced(study: Study, page: FakePage) -> None:
    answer = page.ask("here", key="b2")
    assert answer["answer"] == "done"
    assert "b2" in answer["text"]
    study.play("put a1")
    before = study.frame
    assert page.ask("here", key="a1")["text"] == "a1: Slide a pebble."
    page.pick("slide")
    page.pick("a1")
    assert page.ask("here", key="a2")["text"].startswith("a2 may be picked.")
    assert page.ask("here", key="c3")["text"] == "c3 does not touch a1."
    assert page.ask("here", key="z9")["answer"] == "no"
    assert before["log"] == study.frame["log"], "asking plays nothing"


def test_covered_board_does_not_announce_actions() -> None:
    study = Study(toygame.start(), seat=0)
    page = FakePage(study)
    page.ask("seat", at=1)
    assert page.ask("here", key="a1")["answer"] == "no"


def test_last_action_can_be_repeated_after_refusals(study: Study, page: FakePage) -> None:
    page.pick("a1")
    page.pick("a1", "c3")
    assert study.frame["alert"]
    assert study.frame["told"] == "A puts a pebble on a1."
    page.ask("language", key="ko")
    assert "a1" in study.frame["told"]
    assert study.frame["told"] != "A puts a pebble on a1."


def test_boards_follow_the_kernel_language_unless_set() -> None:
    follows, own, switched = Study(toygame.start()), Study(toygame.start(), lang="en"), Study(toygame.start())
    switched.lang = "en"
    language("ko")
    assert [study.frame["lang"] for study in (follows, own, switched)] == ["ko", "en", "en"]
    assert follows.words["undo"] == "되돌리기"
    assert follows.frame["says"] == "", "a page with ten boards does not say it ten times"
    before = follows.frame["rev"]
    language("ko")
    assert follows.frame["rev"] == before, "what is chosen already changes nothing"
    own.lang = "ko"
    language("en")
    assert [study.lang for study in (follows, own)] == ["en", "ko"]


def test_every_shortcut_is_explained_in_both_languages() -> None:
    for lang in ("en", "ko"):
        lines = [line.split("\t") for line in words(lang, find_game("torres"), 2)["keys"].split("\n")]
        assert [caps for caps, _ in lines] == list(KEY_CAPS.values())
        assert all(what for _, what in lines)
        assert json.dumps(words(lang, find_game("catan"), 4))


def test_jump_from_a_cell_covers_the_board() -> None:
    study = Study(Record(toygame.start()), seat=0)
    page = FakePage(study)
    study.play("put a1")
    study.play("end")
    assert study.frame["cover"]["seat"] == 1
    page.ask("reveal")
    study.undo()
    assert study.frame["cover"]["seat"] == 0, "an undo from a cell hands the board back, covered"
    page.ask("reveal")
    study.jump(2)
    assert study.frame["cover"]["seat"] == 1
    page.ask("reveal")
    study.jump(1)
    page.ask("reveal")
    study.play("put b2")
    line = next(line.name for line in study.record.lines if line.name != study.record.line)
    study.switch(line)
    assert study.frame["cover"] is not None or study.position.current_player == study.seat


def test_the_switch_of_one_card_changes_the_whole_page() -> None:
    """Study, question, matrix and progress, those too that were given a language of their own; and what comes after."""
    from boardlab.notebook.checkpoint import check
    from boardlab.notebook.progress_card import progress

    before = language()
    study, own = Study(torres.start()), Study(torres.start(), lang="en")
    card, reached = check("torres.scoring.3"), progress("torres")
    try:
        for code, mine in (("ko", own), ("en", card), ("ko", study)):
            FakePage(mine).ask("language", key=code)
            shown = [study.frame["lang"], own.frame["lang"], card.frame["lang"], reached.card["lang"]]
            assert shown == [code] * 4
            assert language() == code
            assert Study(torres.start()).lang == reached.lang == code
        FakePage(study).ask("language", key="xx")
        assert own.lang == "ko"
        # One that was given another language in a cell afterwards keeps it until the page chooses again.
        own.lang = "en"
        language("en")
        language("ko")
        assert (own.lang, study.lang) == ("en", "ko")
    finally:
        language(before)
