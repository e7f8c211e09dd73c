"""A lesson on the stage in a plain page: four zones that never move, and a whole lesson by keyboard alone."""

from __future__ import annotations

from itertools import product

import pytest

from boardlab.classroom.hand_in_code import read_code
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.journal.journal import journal
from boardlab.lessons.model.hints import TELLING
from boardlab.session.lesson.goals import GoalsFeature
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.keyboard import MAIN, Keys, finish
from tests.browser.stages import LESSONS, SIZES, measured, problems, scrolled
from tests.browser.tables import Room
from tests.effort import SOAK, drawn, rounds
from tests.looking.tours import QuestionPage, wrong_answers
from tests.session.test_lesson_goals import played


def asked(browser, about, width, height):
    """The page of a lesson at one of its questions, in English, with so much room."""
    stage = LessonSession(about.rpartition(".")[0], "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    room = Room(browser, width + 20, height + 20)
    room.walk(stage, width, room=height)
    return room


@pytest.mark.parametrize("size", SIZES)
def test_no_zone_moves_from_step_to_step(browser, size):
    lang = "ko" if size == "tablet" else "en"
    found = measured(browser, "torres.scoring", lang, size, every=3)
    assert not [*problems(found, size)]
    assert scrolled(found) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_no_zone_moves_in_any_lesson(browser, lesson, lang, size):
    found = measured(browser, lesson, lang, size)
    assert not [*problems(found, size)]
    assert scrolled(found) == []


@pytest.mark.parametrize("lesson", ["catan.five_cards", "creed.rulings", "creed.teams"])
def test_first_screen_with_a_game_fits_a_small_page(browser, lesson):
    """Two hands of cards and prices; a hand, seven boxes of special actions and nine or ten deeds."""
    assert scrolled(measured(browser, lesson, "en", "tablet", every=1000)) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 600)])
def test_letters_on_a_played_board_suit_phones(browser, size):
    """Chips of an island with a hand below it had 8 pixels, and what is drawn round one that is read about 4."""
    width, height = size
    room, stage = Room(browser, width, height), LessonSession("catan.robber", "en")
    talk, _ = room.walk(stage, width, room=height)
    for at in (1, 2, 3, 7, 10):
        stage.go(at)
        talk.refresh()
        room.change(talk.shown())
        room.settled()
        assert room.page.evaluate(LETTERS) >= 10.95, at
    room.close()


@pytest.mark.parametrize(("lesson", "lang"), drawn([("catan.robber", "ko"), ("creed.teams", "en")], 2))
def test_chapter_name_on_a_phone_is_whole_or_hidden(browser, lesson, lang):
    """Of "Two sieges on one camp", beside its twelve steps, there was "T…"; longer ones take two lines."""
    assert not [*problems(measured(browser, lesson, lang, "phone", every=4), "phone")]


def test_long_question_with_rules_fits_a_small_page(browser):
    """Text, choices and rules in sight together, and none of them cut off."""
    room, stage = Room(browser, 660, 580), LessonSession("creed.matchups", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "creed.matchups.14"))
    room.walk(stage, 640, room=560)
    text = room.page.locator(".bl-st-text").bounding_box()
    rows = [each.bounding_box() for each in room.page.locator(".bl-options label").all()]
    assert len(rows) == len(stage.question.asked.choices) + len(stage.question.asked.reasons) > 5
    assert all(row["y"] >= text["y"] and row["y"] + row["height"] <= text["y"] + text["height"] for row in rows)
    room.close()


def test_steps_with_wide_and_played_boards_fit(browser):
    """Of Creed, whose board lies across: hints beside the text, and where one plays the deeds beside the board."""
    found = measured(browser, "creed.first_game", "en", "wide", every=3)
    assert {seen["across"] for _, seen in found} == {True, False}
    assert scrolled(found) == []
    room, stage = Room(browser, 1020, 720), LessonSession("creed.tents", "en")
    stage.go(len(stage.steps) - 2)
    room.walk(stage, 1000, room=700)
    boxes = room.page.locator(".bl-st-actions .bl-boxes")
    boxes.first.wait_for()
    prices = [each.inner_text() for each in boxes.all()]
    room.close()
    shown = [each for each in prices if each]
    assert len(shown) >= 7
    assert all(any(sign.isdigit() for sign in each) for each in shown), shown


# -- by keyboard ---------------------------------------------------------------------------------------------------


# Short ones, with questions of all kinds between them; below are all others.
@pytest.mark.parametrize(("lesson", "lang"), drawn([("torres.first_game", "en"), ("creed.help", "ko")], 2))
def test_short_lesson_finishes_by_keyboard(browser, lesson, lang):
    keys, wrong = finish(browser, lesson, lang)
    assert not wrong
    assert keys.page.locator(MAIN).count() <= 1
    assert keys.page.locator(".bl-st-end li").count() == len(find_lesson(lesson).summary) > 2
    assert "0 min" not in keys.page.locator(".bl-st-head").inner_text()
    keys.room.close()


def test_try_again_leads_the_keyboard_back_to_the_board(browser):
    """Elsewhere the arrow keys, which move on the board, leave the question."""
    stage = LessonSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "torres.scoring.1"))
    keys, at = Keys(browser, stage), stage.at
    keys.stand_on("c2")
    keys.press("Enter")
    keys.check()
    keys.answered()
    keys.reach(MAIN)
    keys.press("Enter")
    keys.answered()
    assert keys.focused(".bl-grid [data-place]"), keys.holder()
    keys.press("ArrowRight")
    keys.answered()
    assert stage.at == at
    keys.room.close()


def test_rings_of_a_question_go_with_the_next_step(browser):
    stage = LessonSession("creed.hidden", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "creed.hidden.2"))
    keys = Keys(browser, stage)
    keys.reach(MAIN)
    assert not list(keys.take_step())
    assert stage.step.kind == "read"
    keys.room.close()


def test_map_arrows_lead_to_folded_chapters(browser):
    stage = LessonSession("torres.board", "en")
    second = next(at for at, step in enumerate(stage.steps) if step.chapter == 1)
    stage.go(second)
    keys = Keys(browser, stage)
    keys.reach(".bl-st-map [aria-current]")
    stood = [keys.stands_at()]
    for way in ("ArrowLeft", "ArrowRight", "ArrowRight"):
        keys.press(way)
        stood.append(keys.stands_at())
    assert stood == [second, 0, second, second + 1]
    keys.room.close()


def test_what_goes_away_takes_no_focus_with_it(browser):
    """Else the next key is nobody's: B hides what is read, and a dash of the map unfolds when it is pressed."""
    stage = LessonSession("torres.board", "en")
    keys = Keys(browser, stage)
    keys.reach(MAIN)
    keys.press("b")
    assert keys.focused(".bl-lesson, .bl-lesson *")
    keys.press("b")
    assert keys.page.locator(MAIN).is_visible()
    keys.page.locator(".bl-st-fold .bl-st-dash:visible").first.click()
    keys.page.wait_for_function("() => document.querySelector('.bl-st-map [aria-current]').dataset.at > 0")
    assert keys.focused(".bl-lesson, .bl-lesson *")
    at = stage.at
    keys.press("ArrowRight")
    keys.settle(at + 1)
    keys.room.close()


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_is_finished_by_keyboard_alone(browser, lesson, lang):
    keys, wrong = finish(browser, lesson, lang)
    keys.room.close()
    assert not wrong


# -- by mouse ------------------------------------------------------------------------------------------------------


def test_names_in_text_and_places_highlight_each_other(browser):
    stage = LessonSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "torres.scoring.4"))
    room = Room(browser, 1020, 720)
    _, heard = room.walk(stage, 1000, room=700)
    room.page.locator('.bl-st-name[data-name="c2"]').hover()
    assert room.page.locator('.bl-hit.bl-over[data-place="c2"]').count()
    room.page.mouse.move(*room.point_of("b2"))
    assert room.page.locator(".bl-st-name.bl-over").all_inner_texts() == ["b2"]
    assert [message["do"] for message in heard if message["do"] not in ("whole", "places")] == []
    room.close()


def test_missing_choice_is_said_beside_the_button(browser):
    room = asked(browser, "torres.board.10", 1000, 700)
    room.page.locator(MAIN).click()
    said, button, dots = (room.page.locator(one) for one in (".bl-st-foot .bl-strip-notice", MAIN, ".bl-st-map"))
    assert 0 <= button.bounding_box()["y"] - said.bounding_box()["y"] < 120
    assert said.bounding_box()["y"] > dots.bounding_box()["y"] + dots.bounding_box()["height"]
    assert room.page.locator(".bl-strip-notice:visible").count() == 1
    foot = room.page.locator(".bl-st-foot").bounding_box()
    assert said.bounding_box()["y"] >= foot["y"], "it covered the hints, the last of the text"
    room.page.locator(".bl-options label").first.click()
    assert said.count() == 0
    room.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_notice_covers_no_button_once_something_was_done(browser, width, height):
    """What is left to do lay over *Undo*, and on phones numbers of cards over the bar."""
    stage = LessonSession("catan.robber", "en")
    stage.go(max(at for at, step in enumerate(stage.steps) if step.kind == "play"))
    room = Room(browser, width, height)
    stage.here.record.play("trade 4 wool for 1 ore")
    room.walk(stage, width, room=height)
    undo, said = room.page.locator('[data-do="undo"]'), room.page.locator(".bl-st-foot > .bl-strip-notice")
    undo.wait_for()
    room.page.locator(MAIN).click()
    said.wait_for()
    for button in (undo, room.page.locator(MAIN)):
        box, notice = button.bounding_box(), said.bounding_box()
        assert notice["y"] + notice["height"] <= box["y"] or notice["x"] + notice["width"] <= box["x"]
    room.close()


def test_cards_given_on_a_phone_move_nothing_below(browser):
    """Picking widened a hand into a second row: the board shrank, and the next tap met nothing."""
    stage = LessonSession("catan.robber", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "catan.robber.3"))
    room = Room(browser, 390, 844, touch=True)
    room.walk(stage, 390, room=844)
    piles = room.page.locator(".bl-hand .bl-stk")
    before = [piles.nth(at).bounding_box()["y"] for at in range(piles.count())]
    board = room.page.locator(".bl-st-draw").bounding_box()
    for at in range(piles.count()):
        piles.nth(at).locator("button").last.click()
        piles.nth(at).locator(".bl-chosen").wait_for()
    assert [piles.nth(at).bounding_box()["y"] for at in range(piles.count())] == before
    assert room.page.locator(".bl-st-draw").bounding_box() == board
    assert all(box["x"] + box["width"] <= 390 for box in (each.bounding_box() for each in piles.all()))
    room.close()


def test_title_and_hints_keep_their_place_at_a_verdict(browser):
    """The title went up by 14 px, and the hints were squeezed into four columns, of three lines each."""
    stage = LessonSession("torres.scoring", "en")
    room = Room(browser, 1366, 720)
    talk, _ = room.walk(stage, 1346, room=700)
    seen = """() => [document.querySelector(".bl-st-text > h3").getBoundingClientRect().top,
        getComputedStyle(document.querySelector(".bl-hints ol")).gridTemplateColumns.split(" ").length]"""
    for about in ("torres.scoring.1", "torres.scoring.18", "torres.scoring.6"):
        stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
        talk.refresh()
        room.change(talk.shown())
        before = room.page.evaluate(seen)
        asked_now = stage.question.asked
        wrong = next(each for each in asked_now.misconceptions if each.answer)
        stage.question.submit(wrong.answer(asked_now.position), learner=False)
        talk.refresh()
        room.change(talk.shown())
        assert room.page.evaluate(seen) == before == [before[0], 2]
    room.close()


@pytest.mark.parametrize("size", [(1000, 700), (1346, 768), (390, 844)])
def test_what_one_spends_stays_in_sight_while_playing(browser, size):
    """Boxes of players lost their knights, cards and blocks where a text was set tight."""
    width, height = size
    room, stage = Room(browser, width + 20, height + 20), LessonSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.kind == "play"))
    room.walk(stage, width, room=height)
    room.settled()
    figures = room.page.locator(".bl-plate.bl-mover .bl-figures span")
    assert figures.count() >= 3
    home = room.page.locator(".bl-plate.bl-mover").bounding_box()
    for box in (one.bounding_box() for one in figures.all()):
        assert box["width"] > 8
        assert home["x"] <= box["x"] <= home["x"] + home["width"] - box["width"]
    room.close()


def test_arrows_after_a_pick_stay_on_the_board(browser):
    """They left the question, with an answer half picked, for the next step."""
    room = asked(browser, "torres.scoring.11", 1000, 700)
    focused, step = "() => document.activeElement.dataset.place ?? ''", room.page.locator(".bl-st-where")
    before = step.inner_text()
    room.board.focus()
    room.page.keyboard.press("ArrowLeft")
    room.settled()
    assert step.inner_text() != before, "with nothing picked they go through the steps"
    room.page.keyboard.press("ArrowRight")
    room.settled()
    room.click_place("c2")
    room.settled()
    for key, place in (("ArrowRight", "d2"), ("ArrowUp", "d3")):
        room.page.keyboard.press(key)
        assert room.page.evaluate(focused) == place
        assert room.page.locator(".bl-hit.bl-over").count() == 0, "a mouse that rests points at nothing meanwhile"
    assert step.inner_text() == before
    room.page.keyboard.press("?")
    caps = room.page.locator(".bl-help kbd").all_inner_texts()
    assert "PgUp" not in caps, "there are no hexes here"
    assert "Home" in caps
    room.close()


def test_walking_a_receipt_moves_nothing_beside_it(browser):
    """The title beside the number of the line took a second line, and a rule gave its sentence away for it."""
    stage = LessonSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "torres.scoring.5"))
    stage.question.submit(stage.question.asked.answer(), learner=False)
    room = Room(browser, 1020, 640)
    room.walk(stage, 1000, room=620)
    tops = """() => [...document.querySelectorAll(".bl-rhead, .bl-rline, .bl-ruled, .bl-statement, .bl-st-ways")]
        .filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect().top)"""
    before = room.page.evaluate(tops)
    room.page.locator('[data-do="walk"][data-at="1"]').click()
    room.settled()
    assert room.page.evaluate(tops) == before
    # Python draws what the line counts: the page laid the outline of a tower over the knight before it besides.
    assert room.page.locator(".bl-hit.bl-lit").count() == 0
    room.close()


@pytest.mark.parametrize("asked", ["torres.board.4", "catan.first_game.1", "creed.matchups.1"])
def test_pick_on_a_question_board_is_visible(browser, asked):
    """By a ring of the page's, or by Python where it draws what was picked."""
    stage = LessonSession(asked.rpartition(".")[0], "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == asked))
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=700)
    key = min(stage.question.asked.answer())
    x, y = room.point_of(key)
    around = {"x": x - 30, "y": y - 30, "width": 60, "height": 60}
    room.page.mouse.move(900, 500)
    before = room.page.screenshot(clip=around)
    room.page.mouse.click(x, y)
    room.page.mouse.move(900, 500)
    room.page.locator(f'[role="gridcell"][aria-selected="true"][data-place="{key}"]').wait_for(state="attached")
    room.settled()
    assert stage.question.picked == {key}
    assert room.page.screenshot(clip=around) != before
    room.close()


LETTERS = """() => {
    const shown = [...document.querySelectorAll('.bl-surface > svg text')].filter((one) => one.getClientRects().length);
    return Math.min(...shown.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a));
}"""


def test_slots_lie_below_the_board_on_a_phone(browser):
    room = asked(browser, "catan.robber.1", 390, 844)
    board, text = room.page.locator(".bl-st-fig"), room.page.locator(".bl-st-round")
    assert room.page.locator(".bl-st").bounding_box()["height"] > 800
    assert text.inner_text().split()[:4] == ["O", "2", "3", "R"]
    assert text.bounding_box()["y"] > board.bounding_box()["y"] + board.bounding_box()["height"]
    assert room.page.evaluate(LETTERS) >= 8
    room.page.set_viewport_size({"width": 1020, "height": 720})
    room.page.evaluate("() => document.querySelector('#cell').style.width = '1000px'")
    text.wait_for(state="detached")
    assert room.page.locator('.bl-surface [data-layer="panel"]').is_visible()
    room.close()


def test_slots_on_a_tablet_lie_below_beside_the_question(browser):
    room = asked(browser, "catan.robber.1", 640, 560)
    board, cards = room.page.locator(".bl-surface > svg"), room.page.locator(".bl-st-fig > .bl-st-round")
    assert "Orange’s hand" in cards.inner_text()
    assert cards.bounding_box()["y"] >= board.bounding_box()["y"] + board.bounding_box()["height"] - 1
    assert board.bounding_box()["height"] > 240
    assert not room.page.locator('.bl-surface [data-layer="panel"]').is_visible()
    assert room.page.evaluate(LETTERS) >= 6, "numbers on the board itself; beside it they had 4 pixels"
    room.close()


@pytest.mark.parametrize("width", [844, 760])
def test_name_beside_a_seat_token_is_whole_or_hidden(browser, width):
    """In the notebooks of many laptops: of "Orange" there was "Ora…"."""
    room = asked(browser, "catan.robber.1", width, 580)
    names = room.page.locator(".bl-st-round .bl-pname")
    sizes = names.evaluate_all("(all) => all.map((one) => [one.scrollWidth, one.clientWidth])")
    assert len(sizes) == 4
    assert all(needed <= there for needed, there in sizes)
    room.close()


WORDS = """() => [...document.querySelectorAll(":is(.bl-list, .bl-buttons) .bl-nm")].flatMap((one) => {
    const text = one.firstChild, range = document.createRange();
    return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""


def test_buttons_on_a_small_phone_break_no_word(browser):
    stage = LessonSession("creed.turn", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.kind == "play"))
    room = Room(browser, 380, 720)
    room.walk(stage, 360, room=700)
    room.page.locator(":is(.bl-list, .bl-buttons) .bl-nm", has_text="Move several").wait_for()
    assert room.page.evaluate(WORDS) == []
    room.close()


def test_dice_lie_below_a_board_that_fills_the_width(browser):
    """Else they hide one of its harbours."""
    stage = LessonSession("catan.robber", "en")
    room = Room(browser, 800, 580)
    room.walk(stage, 640, room=560)
    for width in (640, 700, 760):
        room.page.evaluate("(width) => document.querySelector('#cell').style.width = width + 'px'", width)
        board, dice, bar = (
            room.page.locator(one) for one in (".bl-surface > svg", ".bl-board .bl-strip", ".bl-st-cap")
        )
        room.page.wait_for_function("(wide) => document.querySelector('.bl-st').clientWidth > wide - 9", arg=width)
        top, bottom = dice.bounding_box()["y"], dice.bounding_box()["y"] + dice.bounding_box()["height"]
        assert board.bounding_box()["y"] + board.bounding_box()["height"] <= top + 1
        assert bottom <= bar.bounding_box()["y"] + 1
        assert board.bounding_box()["height"] > 280
    room.close()


def test_receipt_line_of_nobody_is_walked_to(browser):
    """What counts chances or cards belongs to no player."""
    stage = LessonSession("catan.paid", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about and not _totals(stage, at)))
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=700)
    room.page.locator(".bl-rline").first.click()
    assert room.page.locator('.bl-rline[aria-pressed="true"]').count() == 1
    assert room.errors == []
    room.close()


def _totals(stage, at):
    """Answer the question of a step; has its receipt anybody's points?"""
    stage.go(at)
    stage.question.submit(stage.question.asked.answer(), learner=False)
    receipt = stage.question.grade.receipt
    return receipt is None or receipt.unit == "points" or not receipt.lines


# -- to a class ----------------------------------------------------------------------------------------------------


def test_presenter_predicts_counts_reveals_and_goes_on(browser):
    """By keys alone, wherever the focus is."""
    stage = LessonSession("torres.scoring", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "torres.scoring.2"))
    keys = Keys(browser, stage)
    page = keys.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.locator(".bl-st-begin").click()
    page.wait_for_selector(".bl-big .bl-st-present .bl-st-kick")
    keys.answered()
    shown = page.locator(".bl-st")
    assert "worth" not in shown.inner_text()
    assert not page.locator(".bl-st .bl-hints, .bl-st-left:visible").count()
    asked = page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.bl-st-asked')).fontSize)")
    assert asked >= 60
    keys.press("b", "1", "2", "c", "7")
    page.locator(".bl-st-kick").get_by_text("19 hands").wait_for()
    assert not page.locator(".bl-bars").count()
    page.evaluate("() => document.activeElement.blur()")
    keys.press("Space")
    page.wait_for_selector(".bl-st-note.bl-told .bl-bars li")
    bars = page.locator(".bl-bars li").all_inner_texts()
    assert "Plus instead of times" in bars[0]
    assert "Right" in bars[1]
    keys.press("v")
    page.wait_for_selector(".bl-handcount")
    assert not page.locator(".bl-bars").count()
    keys.press("c", "1", "9", "Escape", "Space")
    page.wait_for_selector(".bl-bars .bl-before")
    at = stage.at
    keys.press("ArrowRight")
    page.wait_for_function("(at) => document.querySelector('.bl-st-map [aria-current]').dataset.at > at", arg=at)
    keys.press("Escape")
    page.wait_for_selector(".bl-lesson:not(.bl-big)")
    noted = {(entry.kind, entry.hint) for entry in journal().read().entries}
    assert noted == {("hint", TELLING)}, "what a class is shown is nobody's answer, and pays nobody who saw it"
    assert keys.room.errors == []
    keys.room.close()


# -- in JupyterLab -------------------------------------------------------------------------------------------------


BELOW = """() => {
    const main = document.querySelector(".bl-lesson [data-k=main]");
    const pane = document.querySelector(".jp-WindowedPanel-outer");
    return pane.getBoundingClientRect().bottom - main.getBoundingClientRect().bottom;
}"""
"""How far above the lower edge of the notebook the button of a step ends, in pixels."""


def test_lesson_in_a_low_cell_keeps_its_button_visible(open_notebook):
    """As in the windows of many laptops, where a notebook shows 640 pixels: fewer than a lesson is high."""
    notebook = open_notebook('import boardlab\nstage = boardlab.lesson("torres.scoring", "en")\nstage')
    stage = notebook.page.locator(".bl-lesson[data-ready]")
    stage.wait_for()
    high = stage.bounding_box()["height"]
    for at in (1, 2):
        stage.locator('[data-k="main"]').click()
        notebook.page.locator(f'.bl-lesson [aria-current][data-at="{at}"]').wait_for()
    assert stage.bounding_box()["height"] == high, "the next step never scrolls the page"
    assert notebook.page.evaluate("() => document.querySelector('.jp-WindowedPanel-outer').scrollTop") == 0
    stage.evaluate("(stage) => stage.scrollIntoView({ block: 'nearest' })")
    pane = notebook.page.locator(".jp-WindowedPanel-outer")
    # The window changes, and then what stands below the notebook does so alone.
    sizes: list[tuple[int, int] | None] = [(1280, 768), (1280, 720), (1280, 900), (1366, 700), None, None]
    for size in sizes:
        before = pane.evaluate("(pane) => pane.clientHeight")
        if size:
            notebook.page.set_viewport_size({"width": size[0], "height": size[1]})
        else:
            notebook.page.evaluate("() => jupyterapp.commands.execute('statusbar:toggle')")
        # JupyterLab lays out its panes some frames after the window, and the lesson follows them.
        notebook.page.wait_for_function(
            f"""(before) => {{
                const shown = document.querySelector(".jp-WindowedPanel-outer").clientHeight;
                const room = document.querySelector(".bl-lesson").style.getPropertyValue("--bl-room");
                return shown !== before && room === `${{Math.max(460, shown - 24)}}px` && ({BELOW})() >= 0;
            }}""",
            arg=before,
        )
        assert notebook.page.evaluate(BELOW) >= 0


@pytest.mark.parametrize(
    ("about", "size"), drawn(product(["torres.first_game.2", "catan.robber.3", "creed.matchups.14"], SIZES), 4)
)
def test_verdict_keeps_title_and_points(browser, about, size):
    width, height = SIZES[size]
    stage = LessonSession(about.rpartition(".")[0], "ko" if size == "tablet" else "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    room = Room(browser, width + 20, height + 20)
    talk, _ = room.walk(stage, width, room=height)
    question = stage.question.asked
    wrong = next(each.answer(question.position) for each in question.misconceptions if each.answer)
    for answer in (wrong, question.answer()):
        stage.question.submit(answer, learner=False)
        talk.refresh()
        room.change(talk.shown())
        room.page.locator(".bl-verdict").wait_for()
        text = room.page.locator(".bl-st-text").bounding_box()
        for what in ("h3", ".bl-st-kick > span + span"):
            box = room.page.locator(f".bl-st-text > {what}").bounding_box()
            assert box["height"] >= 14, what
            assert text["y"] - 1 <= box["y"] <= text["y"] + text["height"] - box["height"], what
        assert room.page.locator(".bl-st-kick > span + span").inner_text()
    room.close()


PLACES = """() => Object.fromEntries([".bl-st-goals", ".bl-st-outcome", ".bl-st-actions > .bl-turn",
    ".bl-st-actions > .bl-seats:has(.bl-plate)", ".bl-acts", ".bl-st-actions > .bl-rcpt", ".bl-st-foot", ".bl-st-main",
    ".bl-surface > svg"].map((what) => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        return [what, box?.height ? [box.top, what.endsWith("svg") ? box.width : 0] : null];
    }))"""
MOVED = 4
"""So many pixels nobody sees."""


def moved(before, after):
    """What stood somewhere and stands elsewhere, or larger or smaller, by more pixels than one can overlook."""
    both = {what: (was, after[what]) for what, was in before.items() if was and after[what]}
    return {what: ways for what, ways in both.items() if max(abs(a - b) for a, b in zip(*ways, strict=True)) > MOVED}


# What the goals of a step are reached by, and what misses them; Korean where a sentence takes more lines.
@pytest.mark.parametrize(
    ("lang", "lessons"),
    [
        ("en", ["torres.scoring", "torres.climb", "torres.king", "torres.cards"]),
        ("ko", ["torres.building", "creed.help", "torres.up", "torres.timing", "creed.board"]),
        ("en", ["catan.robber", "creed.board", "catan.turn", "catan.blocked", "catan.road"]),
        ("ko", ["catan.board", "catan.cities", "catan.building", "catan.bank_plans", "catan.founding"]),
    ],
)
def test_played_board_stays_still_and_keeps_points(browser, lang, lessons):
    """What one has, what may be done and what scoring would pay stand where they stood, whatever has happened."""
    room = Room(browser, 1020, 720)
    for lesson in lessons[: rounds(2, soak=9)]:
        steps = find_lesson(lesson).steps
        played_on = [at for at, step in enumerate(steps) if step.kind == "play" and find_lesson(lesson).goals(step)]
        assert played_on, lesson
        for at in played_on if SOAK else played_on[-1:]:
            ways = [goal.plays for goal in find_lesson(lesson).goals(steps[at]) if goal.plays]
            for way in [*ways, *MISSED.get(lesson, ())] if at == played_on[-1] else ways:
                stays(room, lesson, lang, at, way)
    room.close()


MISSED = {
    "torres.king": [["move c6 b4", "end 3 leaving 3 3 3"]],
    "torres.building": [["end 3 leaving 3 3 3"]],
    "torres.up": [["end 3 leaving 3 3 3"]],
    "torres.timing": [["end 2"]],
}


def stays(room, lesson, lang, at, way):
    stage = LessonSession(lesson, lang)
    stage.go(at)
    talk, _ = room.walk(stage, 1000, room=700)
    room.page.locator(".bl-st-goals").wait_for()
    room.settled()
    before = room.page.evaluate(PLACES)
    for text in way:
        played(stage, [text])
        talk.refresh()
        room.change(talk.shown())
        room.settled()
        after = room.page.evaluate(PLACES)
        assert not moved(before, after), (lesson, at, text)
        # What comes later, a receipt with its first point, stays as well.
        before = {what: was or after[what] for what, was in before.items()}
    if not all(stage.has(GoalsFeature).goals.values()):
        room.page.locator('[data-do="solution"]').click()
        room.page.locator(".bl-st-line li").first.wait_for()


@pytest.mark.parametrize("lesson", ["torres.first_game", "catan.first_game", "creed.first_game"])
def test_letter_key_answers_are_seen_and_heard(browser, lesson):
    room, stage = Room(browser, 1020, 720), LessonSession(lesson, "en")
    room.walk(stage, 1000, room=700)
    cell = room.page.locator('[role="gridcell"][tabindex="0"]')
    for key in "wp":
        cell.focus()
        room.page.keyboard.press(key)
        notice = room.page.locator(".bl-strip-notice")
        notice.wait_for()
        assert notice.inner_text().strip()
    cell.focus()
    room.page.keyboard.press("d")
    room.page.locator(".bl-callout").wait_for()
    room.close()


@pytest.mark.parametrize("typed", ["12", "７번"])
def test_hand_in_code_is_made_by_mouse_and_enter(browser, typed):
    stage = LessonSession("torres.scoring", "en")
    stage.go(len(stage.steps) - 1)
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=700)
    page = room.page
    page.locator('[data-do="handing"]').press("Enter")
    page.locator(".bl-st-pupil input:focus").wait_for()
    field = page.locator(".bl-st-pupil input")
    field.fill(typed)
    if typed.isascii():
        page.locator('[data-do="hand_in"]').click()
    else:
        field.press("Enter")
    code = page.locator(".bl-st-handed")
    code.wait_for()
    assert read_code(code.inner_text())[:2] == ("torres.scoring", 12 if typed.isascii() else 7)
    assert page.locator(".bl-st-scan svg").is_visible()
    assert field.input_value() == typed
    room.close()


def test_choosing_a_choice_moves_no_other(browser):
    """Where choices are as wide as their words, a bold one wrapped the rest anew."""
    stage = LessonSession("creed.first_game", "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == "creed.first_game.7"))
    room = Room(browser, 1020, 720)
    room.walk(stage, 1000, room=580)
    labels = room.page.locator(".bl-options label")
    labels.first.wait_for()
    room.settled()
    stood = [labels.nth(at).bounding_box() for at in range(labels.count())]
    for at in range(labels.count()):
        labels.nth(at).click()
        assert [labels.nth(each).bounding_box() for each in range(labels.count())] == stood
    room.close()


LOOSER = """() => {
    const text = document.querySelector(".bl-st-text");
    const last = [...text.classList].findLast((one) => /^bl-t[4-9]$/.test(one));
    if (!last) return false;
    text.classList.remove(last);
    return text.scrollHeight <= text.clientHeight + 1;
}"""


def test_steps_of_a_first_game_are_not_set_tight(browser):
    """Room for what may be done later was kept by letters squeezed beside it."""
    room, stage = Room(browser, 1140, 760), LessonSession("torres.first_game", "en")
    for at, step in enumerate(stage.steps):
        if step.kind in ("opening", "play"):
            stage.go(at)
            room.walk(stage, 1120, room=700)
            room.page.locator(".bl-st-happened").wait_for()
            room.settled()
            assert not room.page.evaluate(LOOSER), f"step {at + 1} would fit as well"
    room.close()


@pytest.mark.parametrize("width", [930, 640, 390])
def test_views_of_a_board_keep_words_on_one_line(browser, width):
    room = Room(browser, width + 20, 720)
    room.walk(LessonSession("torres.scoring", "en"), width, room=700)
    buttons = room.page.locator(".bl-st-cap .bl-seg button")
    over = "(all) => all.map((one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight))"
    assert buttons.all_text_contents() == ["Tilted", "From above", "Text"]
    assert buttons.evaluate_all(over) == [0, 0, 0]
    room.close()


BEGINS = """() => {
    const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
    return innerWidth < 480 ? top(".bl-st-body") : top(".bl-st-text [data-k=title], .bl-st-text");
}"""


@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.robber", "creed.matchups"])
@pytest.mark.parametrize("size", [(390, 600), (1366, 500)])
def test_next_step_begins_in_sight_on_a_scrolled_page(browser, lesson, size):
    """A page stayed where its button had been pressed: the board and the first lines of what came lay above it."""
    width, height = size
    room, stage = Room(browser, width, height), LessonSession(lesson, "en")
    room.walk(stage, width, room=844)
    for at in (1, 2, 3, 2):
        room.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert room.page.evaluate("scrollY") > 200
        room.page.locator(f'[data-do="go"][data-at="{at}"]').first.dispatch_event("click")
        room.page.wait_for_selector(f'.bl-st-dot[data-at="{at}"][aria-current]')
        room.settled()
        assert 0 <= room.page.evaluate(BEGINS) < height - 100, at
    room.close()


@pytest.mark.parametrize("about", ["torres.scoring.2", "catan.founding.1", "creed.first_game.7"])
@pytest.mark.parametrize("size", [(390, 600), (1366, 500)])
def test_verdict_is_in_sight_on_a_scrolled_page(browser, about, size):
    """A page stayed where the answer had been given: the board of which the verdict speaks lay above it."""
    width, height = size
    lesson = about.rpartition(".")[0]
    room, stage = Room(browser, width, height), LessonSession(lesson, "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    room.walk(stage, width, room=844)
    answers = QuestionPage(room.page)
    answers.fill(stage.question.asked, wrong_answers(stage.question.asked)[0])
    room.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    room.page.locator(MAIN).first.dispatch_event("click")
    room.page.wait_for_selector(".bl-st-note")
    room.settled()
    assert 0 <= room.page.evaluate(BEGINS) < height - 100
    room.close()


def test_scrolled_log_fades_above_its_edge(browser):
    """The first line of a log that had scrolled was cut through its letters."""
    room, stage = Room(browser, 1366, 768), LessonSession("catan.first_game", "en")
    stage.go(7)
    room.walk(stage, 1100, room=700)
    room.settled()
    log = room.page.locator(".bl-st-said")
    for scrolled_by, fades in ((30, True), (0, False)):
        log.evaluate("(log, by) => { log.scrollTop = by; }", scrolled_by)
        room.settled()
        assert log.evaluate("(log) => log.matches('.bl-rises')") is fades, scrolled_by
    room.close()


CUT = """([names, undo]) => {
    const find = (name) => document.querySelector(`.bl-st-${name}`), [name, bar] = [find("next b"), find("foot")];
    find("second").hidden = !undo;
    const box = () => [name, find("second"), find("main")].map((one) => one.getBoundingClientRect());
    return names.filter((each) => {
        name.textContent = each;
        const { top, bottom } = bar.getBoundingClientRect();
        const [own, ...buttons] = box();
        return name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1
            || own.top < top || own.bottom > bottom
            || buttons.some((one) => one.width && (one.left < own.right || one.right > innerWidth));
    });
}"""


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_names_in_the_bar_are_whole_beside_its_buttons(browser, lang):
    """Of what is still to do there was "See where Mira an…" as soon as there was something to take back."""
    names: set[str] = set()
    for lesson in LESSONS:
        stage = LessonSession(lesson, lang)
        names |= {step.title[lang] for step in stage.steps} | {*stage.state.chapters}
        for at in range(len(stage.steps)):
            stage.go(at)
            names |= {*stage.has(GoalsFeature).goals}
    assert len(names) > 300
    for width, height in [(360, 640), (390, 844), (1024, 700), (1366, 768)]:
        room = Room(browser, width, height)
        room.walk(LessonSession("torres.first_game", lang), width, room=height)
        for undo in (True, False):
            assert room.page.evaluate(CUT, [sorted(names), undo]) == [], (width, undo)
        room.close()


JAMMED = """() => [...document.querySelectorAll(".bl-plate")].flatMap((plate) => {
    const seen = (one) => one.getClientRects().length;
    const boxes = [...plate.querySelectorAll(".bl-points, .bl-figures > span")].filter(seen)
        .map((one) => one.getBoundingClientRect());
    return boxes.slice(1).flatMap((box, at) => {
        const [before, apart] = [boxes[at], box.left - boxes[at].right];
        return Math.abs(before.top + before.height / 2 - box.top - box.height / 2) < 6 && apart < 3
            ? [`${plate.innerText}: ${apart}`] : [];
    });
})"""


@pytest.mark.parametrize("step", [("torres.first_game", 11), ("catan.first_game", 4), ("creed.first_game", 5)])
@pytest.mark.parametrize("size", [(390, 844), (1366, 748)])
def test_numbers_of_a_seat_stand_apart_from_signs(browser, step, size):
    """Of "6 points, 1 knight" there was "6♟1"."""
    (lesson, at), (width, height) = step, size
    room, stage = Room(browser, width, height), LessonSession(lesson, "en")
    stage.go(at)
    room.walk(stage, width - 20, room=height)
    room.settled()
    assert not room.page.evaluate(JAMMED)
    room.close()


TYPED = """(text) => {
    const input = document.querySelector(".bl-number input"), main = document.querySelector(".bl-st-main");
    input.value = text;
    const right = input.parentElement.getBoundingClientRect().right;
    return [input.scrollWidth - input.clientWidth, Math.max(0, right - main.getBoundingClientRect().left)];
}"""


@pytest.mark.parametrize("about", ["torres.scoring.5", "catan.robber.13", "creed.special.2"])
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (660, 580), (1024, 700), (1366, 768)])
def test_a_number_written_in_words_is_seen_whole(browser, about, size):
    """Of "4 cards" there was a part only."""
    room = asked(browser, about, *size)
    for text in ("twelve cards", "카드 열두 장", "네 장"):
        assert room.page.evaluate(TYPED, text) == [0, 0], text
    room.close()
