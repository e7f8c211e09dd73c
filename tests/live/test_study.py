"""A Study, played by messages: what a page may do, and what it hears."""

from __future__ import annotations

import json
import random

import nbformat
import pytest
from nbconvert import HTMLExporter

from boardlab import torres
from boardlab.core import IllegalAction, Record
from boardlab.notebook import Study
from tests import toygame
from tests.live.conftest import FakePage


def test_a_pick_that_finishes_an_action_plays_it(study, page):
    assert page.pick("b2")["answer"] == "done"
    assert study.position.at == {"b2": 0}
    entry = {"ply": 1, "text": "A puts a pebble on b2.", "rule": "toy.put", "title": "Put", "seat": 0}
    assert study.frame["log"][0] == entry
    assert study.frame["says"] == "A puts a pebble on b2."


def test_an_action_is_built_pick_by_pick(study, page):
    study.play("put a1")
    assert page.pick("slide")["answer"] == "more"
    assert study.frame["pick"]["path"] == ["Slide a pebble"]
    assert study.frame["groups"][0]["rows"][1]["pressed"]
    assert page.pick("a1")["answer"] == "more"
    assert study.frame["pick"]["targets"] == ["a2", "b1"]
    assert page.pick("a2")["answer"] == "done"
    assert study.position.at == {"a2": 0}


def test_an_impossible_pick_is_explained_and_keeps_what_was_picked(study, page):
    study.play("put a1")
    answer = page.pick("a1", "c3")
    assert answer["answer"] == "no"
    refused = study.frame["refused"]
    assert refused["text"] == "c3 does not touch a1."
    assert refused["reasons"][0]["rule"] == "toy.near"
    assert study.frame["alert"] == "c3 does not touch a1."
    assert 'class="toy-refused" cx="260"' in study.frame["board"]["svg"], "the cell that was tried is marked"
    assert page.pick("a2")["answer"] == "done", "the pick of a1 still stands"


def test_an_impossible_deed_says_why_before_and_after_it_is_tried(study, page):
    row = study.frame["groups"][0]["rows"][1]
    assert row["key"] == "slide"
    assert row["why"] == "There is nothing to pick here."
    assert page.ask("pick", key="slide", fresh=True)["answer"] == "no"
    assert study.frame["refused"]["tried"] == "slide"


def test_choices_that_are_not_places(study, page):
    page.pick("give")
    assert [row["label"] for row in study.frame["pick"]["choices"]] == ["To B"]
    page.pick("seat:1")
    assert study.position.scores == (0, 1)


def test_picking_again_or_cancelling_drops_the_pick(study, page):
    study.play("put a1")
    page.pick("a1", "a1")
    assert study.frame["pick"]["path"] == []
    page.pick("slide")
    page.ask("pick", key="slide", fresh=True)
    assert study.frame["pick"]["path"] == []
    page.pick("a1")
    page.ask("cancel")
    assert study.frame["pick"]["path"] == []
    assert study.frame["says"] == "The pick is dropped."


def test_another_own_piece_is_picked_instead(study, page):
    study.play("put a1")
    study.play("put c3")
    study.play("end")
    study.play("end")
    page.pick("a1", "c3")
    assert study.frame["refused"] is None
    assert study.frame["pick"]["keys"] == ["c3"]


def test_a_deed_replaces_the_pick(study, page):
    study.play("put a1")
    page.pick("a1")
    assert page.ask("pick", key="give", fresh=True)["answer"] == "more"
    assert study.frame["pick"]["keys"] == ["give"]


def test_undo_redo_jump_and_branches_lose_nothing(study, page):
    page.pick("a1", "b2")
    page.ask("undo")
    assert study.position.at == {"a1": 0}
    page.pick("c3")
    assert study.record.line != "main"
    assert "Nothing is lost" in study.frame["says"]
    branch = study.frame["time"]["branches"][0]
    assert (branch["name"], branch["at"], branch["seats"]) == ("main", 1, [0])
    page.ask("switch", key="main", at=2)
    assert study.position.at == {"a1": 0, "b2": 0}
    page.ask("jump", at=0)
    page.ask("redo")
    assert study.record.ply == 1
    assert page.ask("jump", at=99)["answer"] == "no"
    assert page.ask("switch", key="nowhere")["answer"] == "no"
    page.ask("branch", key="what if")
    assert study.record.line == "what if"


def test_undo_first_drops_a_pick(study, page):
    page.pick("a1")
    page.pick("a1")
    page.ask("undo")
    assert study.position.at == {"a1": 0}


def test_a_pick_for_another_board_is_refused(study, page, second_page):
    message = {"client": "page", "seq": 77, "rev": study.frame["rev"], "do": "pick", "key": "a1"}
    second_page.pick("b2")
    answer = page.raw(message)
    assert answer["answer"] == "stale"
    assert "changed" in answer["text"]
    assert study.position.at == {"b2": 0}


def test_a_double_click_does_not_play_twice(study, page):
    rev = study.frame["rev"]
    page.raw({"client": "page", "seq": 1, "rev": rev, "do": "pick", "key": "a1"})
    assert page.raw({"client": "page", "seq": 2, "rev": rev, "do": "pick", "key": "a1"})["answer"] == "stale"


def test_quick_picks_and_steps_count_although_the_picture_lags(study, page):
    study.play("put a1")
    study.play("put b3")
    rev = study.frame["rev"]
    for seq in (51, 52):
        assert page.raw({"client": "page", "seq": seq, "rev": rev, "do": "undo"})["answer"] == "done"
    assert study.record.ply == 0
    page.ask("redo")
    rev = study.frame["rev"]
    assert page.raw({"client": "page", "seq": 61, "rev": rev, "do": "pick", "key": "a1"})["answer"] == "more"
    assert page.raw({"client": "page", "seq": 62, "rev": rev, "do": "pick", "key": "a2"})["answer"] == "done"


def test_a_message_sent_twice_is_done_once(study, page):
    message = {"client": "page", "seq": 5, "rev": study.frame["rev"], "do": "pick", "key": "a1"}
    first, again = page.raw(message), page.raw(message)
    assert first.pop("changes")
    assert again == first, "what has changed was told once"
    assert study.record.ply == 1


NONSENSE = [
    None,
    7,
    "pick",
    [],
    {},
    {"do": "pick"},
    {"client": "page", "seq": 1, "rev": 0, "do": "explode"},
    {"client": "page", "seq": 1, "rev": 0, "do": "_do_pick"},
    {"client": "page", "seq": -1, "rev": 0, "do": "undo"},
    {"client": "page", "seq": True, "rev": 0, "do": "undo"},
    {"client": "page", "seq": 1, "rev": 10**40, "do": "undo"},
    {"client": "page", "seq": 1, "rev": 0, "do": ["pick"]},
    {"client": "page", "seq": 1, "rev": 0, "do": "pick", "key": {"a": 1}},
    {"client": "page", "seq": 1, "rev": 0, "do": "pick", "key": "x" * 100_000},
    {"client": {"x": 1}, "seq": 1, "rev": 0, "do": "pick", "key": "a1"},
    {f"key{n}": n for n in range(1000)},
]


@pytest.mark.parametrize("message", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_answered_in_one_sentence(study, page, message):
    before = study.frame
    answer = page.raw(message)
    assert answer["answer"] == "no"
    assert answer["text"].count(".") == 1
    assert len(json.dumps(answer)) < 500
    assert study.frame == before


def test_any_order_of_messages_is_survived(study, page, second_page):
    rng = random.Random(7)
    keys = [*toygame.CELLS, "put", "slide", "give", "end", "seat:0", "seat:1", "nonsense", ""]
    for seq in range(1500):
        who = rng.choice([page, second_page])
        message = {
            "client": who.client,
            "seq": 100 + seq - rng.randrange(3),
            "rev": max(0, study.frame["rev"] - rng.randrange(3)),
            "do": rng.choice(
                ["pick"] * 8 + ["undo", "redo", "jump", "cancel", "view", "turn", "unfold", "ping", "copy"]
            ),
            "key": rng.choice(keys),
            "at": rng.randrange(-1, 9),
        }
        assert who.raw(message)["answer"] in {"done", "more", "no", "stale"}
    replayed = Record.from_text(study.record.to_text())
    assert replayed.position == study.position


def test_what_fails_inside_is_said_and_harms_nothing(study, page, monkeypatch):
    monkeypatch.setattr(toygame.Pebbles, "play", lambda self, action: 1 / 0)
    answer = page.pick("a1")
    assert answer["answer"] == "no"
    assert "ZeroDivisionError" in answer["text"]
    assert study.position.at == {}


def test_two_views_hear_the_same_board(study, page, second_page):
    page.pick("a1")
    assert study.frame["by"] == "page"
    second_page.pick("b2")
    assert study.frame["by"] == "other"
    assert study.position.at == {"a1": 0, "b2": 0}


def test_korean_is_an_equal(study, page):
    page.ask("language", key="ko")
    assert study.frame["title"] == "조약돌"
    assert study.words["undo"] == "되돌리기"
    page.pick("b2")
    assert study.frame["says"] == "A가 b2에 돌을 놓습니다."
    assert study.frame["turn"]["budget"]["says"] == "2걸음 중 1걸음"
    assert page.ask("language", key="xx")["answer"] == "no"
    study.lang = "en"
    assert study.frame["title"] == "Pebbles"


def test_every_word_of_the_page_exists_in_both_languages(study):
    english = study.words
    study.lang = "ko"
    assert set(english) == set(study.words)
    assert all(study.words.values())


def test_views_and_quarter_turns(study, page):
    before = study.area["near"]
    page.ask("view", key="dots")
    assert study.frame["view"] == "dots"
    page.ask("turn", at=1)
    assert 'cx="60" cy="60"' not in study.frame["board"]["svg"]
    near = study.area["near"]
    assert near["a1"] != before["a1"], "the ways over the board turn with it"
    assert page.ask("view", key="x")["answer"] == "no"
    page.ask("view", key="text")
    assert not study.frame["board"]["svg"]
    assert study.frame["board"]["says"]["a1"] == "a1, free"
    assert study.area["near"] == near


def test_passing_the_seat_covers_the_board(page_of):
    study, page = page_of(toygame.start(), seat=0, names=("Ann", "Bo"))
    page.pick("a1")
    page.ask("pick", key="end", fresh=True)
    cover = study.frame["cover"]
    assert cover["says"] == "Pass the board to Bo"
    assert study.frame["board"] is None
    assert study.frame["receipt"] is None
    assert "a1" not in repr(study)
    assert "image/svg+xml" not in study._repr_mimebundle_()[0]
    assert page.pick("b2")["answer"] == "no"
    page.ask("reveal")
    assert study.seat == 1
    assert page.pick("b2")["answer"] == "done"


def test_a_covered_board_tells_nobody_which_card_was_kept(page_of):
    game = Record.new(torres, seed=7, players=2)
    for text in ("knight d8", "knight c3", "king f6", "buy", "keep magnet top block_under elevator"):
        game.play(text)
    study, page = page_of(game, seat=0)
    assert "magnet" in str(study.frame["time"])
    study.play("end 3")
    for step in ("passed on", "taken over"):
        assert (study.frame["cover"] is None) == (step == "taken over")
        shown = str(study.frame["time"]) + study.frame["says"] + str(study.frame["log"])
        assert not any(card in shown.lower() for card in ("magnet", "block", "elevator")), step
        page.ask("reveal")
    page.ask("seat", at=0)
    assert "magnet" not in str(study.frame["time"])
    page.ask("reveal")
    assert "magnet" in str(study.frame["time"])


def test_a_seat_that_is_not_to_move_only_looks(page_of):
    study, page = page_of(toygame.start(), seat=1)
    assert study.frame["groups"] == []
    assert page.pick("a1")["text"] == "It is the turn of A."
    assert study.frame["turn"]["note"] == "A decides; this is what B sees."
    page.ask("seat", at=-1)
    assert page.pick("a1")["answer"] == "done"


@pytest.fixture
def page_of():
    def make(*args, **options):
        study = Study(*args, **options)
        return study, FakePage(study)

    return make


def test_hostile_names_are_only_text(page_of):
    name = '<img src=x onerror="alert(1)">'
    study, page = page_of(toygame.start(), names=(name, "B"))
    assert study.frame["players"][0]["name"] == name
    page.pick("a1")
    svg = study.frame["board"]["svg"]
    assert "<img" not in svg
    assert name in study.frame["says"]


def test_a_study_is_made_from_a_record_or_text(page_of):
    record = Record(toygame.start())
    record.play("put a1")
    assert Study(record).record is record
    assert Study(toygame.start().to_text()).position == toygame.start()
    assert Study(record.to_text()).position == record.position
    with pytest.raises(ValueError, match="not a game"):
        Study("nothing 1 2 3")


def test_wrong_arguments_are_named():
    with pytest.raises(ValueError, match="No seat 5"):
        Study(toygame.start(), seat=5)
    with pytest.raises(ValueError, match="No view 'x'"):
        Study(toygame.start(), view="x")
    with pytest.raises(ValueError, match="No part 'x'"):
        Study(toygame.start(), show=["x"])
    with pytest.raises(ValueError, match="No step 3"):
        Study(toygame.start()).jump(3)
    with pytest.raises(ValueError, match="No step '1'"):
        Study(toygame.start()).jump("1")
    with pytest.raises(ValueError, match="No seat 'A': seats are 0 to 1"):
        Study(toygame.start(), seat="A")
    for nothing in (5, None, torres, [torres.start(2)]):
        with pytest.raises(TypeError, match="A Study shows a position, a Record or a text of one, not"):
            Study(nothing)
    with pytest.raises(TypeError, match="what one seat sees"):
        Study(torres.start(2).seen_by(0))
    for names in ("Ann", 5, [1, 2]):
        with pytest.raises(TypeError, match=r"names= takes a list of texts such as \[.Ann., .Bo.\], not"):
            Study(toygame.start(), names=names)
    with pytest.raises(TypeError, match=r"show= takes a list of texts such as .*, not 'head'"):
        Study(toygame.start(), show="head")


def test_cells_play_too(study):
    study.play("put a1")
    study.undo()
    study.redo()
    assert study.record.ply == 1
    with pytest.raises(IllegalAction, match="a1 holds a pebble of A"):
        study.play("put a1")


def test_the_text_twin_tells_all_that_is_seen(study, page):
    first = repr(study)
    assert first == repr(Study(toygame.start())), "the same state, the same text"
    assert "A to play · 2 steps of 2" in first
    page.pick("b2")
    assert "2 . A ." in repr(study)
    assert "Step 1 of 1 · main" in repr(study)
    page.pick("b2")
    assert "b2: Slide b2 where?" in repr(study)
    page.pick("c3")
    assert "c3 touches b2 at a corner only." in repr(study)


def test_parts_can_be_left_out():
    study = Study(toygame.start(), show=["actions"])
    assert study.frame["parts"] == ["actions"]
    assert study.frame["receipt"] is None
    assert study.frame["log"] == []


def test_a_thousand_steps_stay_small_and_quick(study, page):
    for _ in range(500):
        study._session.record.play("end")
    study.jump(500)
    time = study.frame["time"]
    assert len(time["nodes"]) == 24
    assert time["earlier"] == "476 earlier"
    page.ask("unfold")
    assert len(study.frame["time"]["nodes"]) == 96
    assert len(json.dumps(study.frame)) < 40_000


def test_a_notebook_without_widgets_shows_the_same_board(study):
    data, _ = study._repr_mimebundle_()
    assert data["text/plain"] == repr(study)
    output = nbformat.v4.new_output("execute_result", data=data, execution_count=1)
    cell = nbformat.v4.new_code_cell("s", outputs=[output], execution_count=1)
    html, _ = HTMLExporter().from_notebook_node(nbformat.v4.new_notebook(cells=[cell]))
    assert 'src="data:image/svg+xml;base64,' in html


def test_receipts_carry_their_places_and_running_scores(study):
    for cell in ("a1", "b1"):
        study.play(f"put {cell}")
    receipt = study.frame["receipt"]
    assert receipt["title"] == "If the turn ended now"
    assert receipt["lines"][0]["places"] == ["a1", "b1", "c1"]
    assert receipt["lines"][0]["scores"] == [0, 0]
    assert receipt["totals"] == [0, 0]


def test_a_named_game_that_is_not_the_one_asked_for_says_so():
    first = Study(toygame.start(), name="kept")
    first.play("put a1")
    assert Study(toygame.start(), name="kept").frame["notes"] == [], "the same game goes on without a word"
    other = Study(first.position, name="kept")
    assert other.record.ply == 1
    (note,) = other.frame["notes"]
    assert note.startswith("“kept” goes on at step 1;")
    assert "give another name" in note
    assert note in repr(other)
    other.play("end")
    assert other.frame["notes"] == [], "who plays on has read it"


def test_the_start_and_the_main_line_are_called_by_words_of_each_language(study, page):
    study.play(study.position.legal_actions()[0])
    study.lang = "ko"
    page.ask("undo")
    assert study.frame["says"] == "처음으로 돌아왔습니다."
    assert study.frame["time"]["step"] == "시작 국면, 전체 1수"
    study.play(study.position.legal_actions()[1])
    assert study.frame["says"].endswith("갈래 2가 새로 생겼습니다. 앞서 둔 수는 그대로 남습니다.")
    (branch,) = study.frame["time"]["branches"]
    assert (branch["name"], branch["label"], branch["says"]) == ("main", "원래 수순", "원래 수순, 처음부터 갈라짐")
    assert repr(study).splitlines()[-1] == "1수 중 1수째 · 갈래 2"
    page.ask("switch", key="main")
    assert study.frame["says"] == "지금 원래 수순의 시작 국면입니다."
    page.ask("switch", key="main", at=1)
    page.ask("branch", key="나의 수")
    assert repr(study).splitlines()[-1].endswith("나의 수")
    assert page.ask("branch", key="나의 수")["text"] == "'나의 수': 같은 이름의 갈래가 이미 있습니다."


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_rules_come_with_their_titles_and_are_told_when_asked(lang):
    """Log, refusals and receipts name each rule by its title; what it says is asked for by its id."""
    study = Study(torres.start(), lang=lang)
    page = FakePage(study)
    rules = study.position.wording.rules
    page.pick(next(choice.key for choice in study.position.picks() if choice.is_place))
    page.ask("pick", key="h8")
    named = [*study.frame["log"], *(study.frame["refused"] or {"reasons": []})["reasons"]]
    named += (study.frame["receipt"] or {"lines": []})["lines"]
    assert len(named) > 1
    for each in named:
        assert each["title"] == rules[each["rule"]].title[lang]
        assert page.ask("what", key=each["rule"])["text"] == rules[each["rule"]].statement[lang]
    assert page.ask("what", key="no.such.rule")["answer"] == "no"
    assert study.frame["rev"] == study._session.rev
