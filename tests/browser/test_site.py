"""The built site, on a plain static server under a folder of its own, with Python in the browser.

Whatever is done here, nothing is asked of any other host.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from boardlab.lessons import checkpoint
from boardlab.lessons.build.lesson_sources import lesson_files
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.journal.entry import Entry
from boardlab.lessons.journal.journal import Journal
from boardlab.site.scripts import SCRIPTS
from tests.browser.keyboard import MAIN
from tests.browser.pointer import Pointer
from tests.browser.site_page import LESSONS, LIVES, SHOWN, STARTED, UNDER, SiteKeys, Visit, served
from tests.reviewing.test_judging import game


def answer_first(keys):
    """Go on to the first question and answer it; gives the number of its step."""
    keys.reach(MAIN)
    wrong = []
    while keys.stage.step.kind != "ask":
        wrong += keys.take_step()
    at = keys.stage.at
    assert not [*wrong, *keys.take_step()]
    return at


@pytest.mark.soak
def test_lesson_page_fetches_at_most_14_megabytes(visit):
    here = visit()
    here.page.goto(f"{here.home}torres/scoring/")
    given = json.loads(here.page.locator("#lesson").get_attribute("data-start"))
    python = sum(each["size"] for each in given["files"].values())
    shown = sum(path.stat().st_size for path in SCRIPTS.rglob("*") if path.suffix in (".js", ".css"))
    assert 8e6 < python + shown + len(here.page.content().encode()) < 14e6


@pytest.mark.soak
def test_site_is_at_most_20_megabytes_60_with_notebooks(whole_folder):
    sizes = {path: path.stat().st_size for path in whole_folder.rglob("*") if path.is_file()}
    of_notebooks = sum(
        size for path, size in sizes.items() if "notebooks" in path.parts or path.name.startswith("rest_zip")
    )
    assert len(list(whole_folder.rglob("index.html"))) > len(lesson_files())
    assert sum(sizes.values()) - of_notebooks < 20e6
    assert sum(sizes.values()) < 60e6


def to_its_end(keys):
    """Walk a lesson to its end; gives what went wrong on the way, and how many lines it then sums up."""
    wrong = []
    while keys.stage.step.kind != "end":
        wrong += [f"{keys.stage.step.about}: {each}" for each in keys.take_step()]
    return wrong, keys.page.locator(".bl-st-end li").count()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.mark.soak
@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "touch on a phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_lesson_of_each_game_finishes_on_the_site(visit, game, finger):
    here = visit(**(PHONE if finger else {}))
    hand = Pointer(here, LESSONS[game], "ko" if finger == (game == "torres") else "en", finger=finger)
    assert here.started_from == "memory"
    assert to_its_end(hand) == ([], len(find_lesson(LESSONS[game]).summary))


@pytest.mark.soak
def test_damaged_snapshot_starts_python_anew(visit):
    here = visit()
    here.page.route("**/python/base-*.bin", lambda route: route.fulfill(body=b"no memory at all"))
    answer_first(SiteKeys(here, LESSONS["torres"], "ko"))
    assert here.started_from == "plain"


@pytest.mark.soak
def test_progress_goes_to_a_notebook_and_back(visit, tmp_path):
    here = visit()
    keys = SiteKeys(here, LESSONS["torres"], "en")
    answer_first(keys)
    here.page.goto(here.home)
    here.page.wait_for_function(SHOWN)
    assert here.page.locator("#onward h2").inner_text() == "Scoring"
    assert here.page.locator("#onward a").get_attribute("href") == "torres/scoring/"
    here.page.goto(f"{here.home}progress/")
    row, asked = here.page.locator('[data-lesson="torres.scoring"] .v'), len(keys.stage.state.asked)
    here.page.once("dialog", lambda dialog: dialog.accept("７번"))
    with here.page.expect_download() as download:
        here.page.locator('[data-do="export"]').click()
    assert download.value.suggested_filename == "torres-scoring_7번.jsonl"
    kept = Journal(tmp_path / "notebook" / "journal.jsonl")
    assert kept.merge(download.value.path().read_bytes())[0] == 1
    kept.add(Entry.of_answer(checkpoint(keys.stage.state.asked[1]).reveal(), "en"))
    kept.add(
        Entry.of_answer(
            checkpoint(keys.stage.state.asked[1]).grade(checkpoint(keys.stage.state.asked[1]).answer()), "en"
        )
    )
    (tmp_path / "back.jsonl").write_bytes(
        kept.export() + b'{"v":1,"uid":"0123456789abcdef","sum":"0123456789abcdef"}\n'
    )
    here.page.wait_for_function(SHOWN)
    assert row.inner_text() == f"1 of {asked}"
    here.page.locator("#reached input").set_input_files(tmp_path / "back.jsonl")
    here.page.wait_for_function("() => document.querySelector('.pt [role=status]').textContent")
    assert here.page.locator(".pt [role=status]").inner_text() == "New answers taken over: 2."
    expect(row).to_have_text(f"2 of {asked}")
    here.page.goto(f"{here.home}torres/")
    here.page.wait_for_function(SHOWN)
    assert here.page.locator(".chapters .begun i").inner_text() == f"2 of {asked}"
    here.page.goto(f"{here.home}progress/")
    here.page.once("dialog", lambda dialog: dialog.dismiss())
    here.page.locator('[data-do="next"]').click()
    expect(row).to_have_text(f"2 of {asked}")
    here.page.once("dialog", lambda dialog: dialog.accept("8"))
    with here.page.expect_download() as download:
        here.page.locator('[data-do="next"]').click()
    assert download.value.suggested_filename == "torres-scoring_8.jsonl"
    expect(row).to_have_text(str(asked))
    here.open("torres/scoring/")
    assert not here.page.locator(".bl-st-stopped, .bl-dot-ask.bl-done").count()


@pytest.mark.soak
def test_what_was_visited_opens_again_without_its_server(browser, site_folder):
    with served(site_folder) as address:
        here = Visit(browser.new_context(), address + UNDER)
        here.open("torres/scoring/")
        here.page.wait_for_selector('html[data-kept="1"]', timeout=30_000)
    here.open_again()
    assert here.started_from == "memory"
    here.page.locator(".bl-st-begin").click()
    here.page.wait_for_selector(".bl-big .bl-st-present .bl-st-cues")
    assert not here.foreign
    here.page.context.close()


def answer_next(keys):
    """Answer the question of this step, and go on to nothing."""
    keys.answer()
    keys.page.wait_for_selector(".bl-st-note.bl-good")


@pytest.mark.soak
def test_two_open_pages_and_a_killed_one_lose_nothing(visit):
    one = visit()
    keys = SiteKeys(one, LESSONS["torres"], "en")
    other = Visit(one.page.context, one.home.rstrip("/"))
    other.open("torres/scoring/")
    asked = answer_first(keys)
    other_keys = SiteKeys(other, LESSONS["torres"], "en")
    other_keys.reach(MAIN)
    while other_keys.stage.step.kind != "ask" or other_keys.stage.at == asked:
        assert not [*other_keys.take_step()]
    answer_next(other_keys)
    # What was answered is kept before the verdict is on the page, or a moment later.
    other.page.wait_for_timeout(100)
    other.page.close(run_before_unload=False)
    one.page.goto(f"{one.home}torres/")
    one.page.wait_for_function(SHOWN)
    assert one.page.locator(".chapters .begun i").inner_text() == f"2 of {len(keys.stage.state.asked)}"
    assert not other.wrong


@pytest.mark.soak
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_every_lesson_lives_on_its_page_in_each_language(browser, whole_site, game):
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    here = Visit(context, whole_site)
    started = {}
    for at, lesson in enumerate(name for name in lesson_files() if name.startswith(f"{game}.")):
        here.open(f"{('', 'ko/')[at % 2]}{lesson.replace('.', '/')}/")
        assert here.page.locator(".bl-st-head h2").inner_text() == here.page.locator(".top h1").inner_text()
        started[lesson] = here.started_from
    context.close()
    assert set(started.values()) == {"memory"}
    assert not here.wrong


@pytest.mark.soak
def test_the_next_lesson_begins_on_its_own_page(browser, whole_site):
    here = Visit(browser.new_context(viewport={"width": 1280, "height": 800}), whole_site)
    here.open("torres/scoring/")
    here.page.locator(".bl-st-dot.bl-dot-end").evaluate("(dot) => dot.click()")
    here.page.wait_for_selector(".bl-st-is-end")
    here.page.locator(MAIN).click()
    here.page.wait_for_function("() => location.pathname.endsWith('/torres/track/')")
    title = find_lesson("torres.track").title["en"].partition(": ")[2].capitalize()
    here.page.wait_for_function("(title) => document.title.startsWith(title)", arg=title)
    assert here.page.locator(".top h1").inner_text() == here.page.locator(".bl-st-head h2").inner_text()
    here.page.go_back()
    here.page.wait_for_function("() => location.pathname.endsWith('/torres/scoring/')")
    here.page.wait_for_selector(LIVES)
    assert "Scoring" in here.page.locator(".bl-st-head h2").inner_text()
    assert not here.wrong
    here.page.context.close()


def test_game_is_begun_and_played_by_keys(visit):
    page = (here := visit()).page
    page.goto(f"{here.home}play/#torres")
    page.locator("#seats .seat").first.wait_for()
    assert page.locator("#seats .seat").count() == 2, "the shortest game"
    page.locator("footer .main").focus()
    page.keyboard.press("Enter")
    page.locator(".bl-study[data-ready='1']").wait_for(timeout=STARTED)
    page.keyboard.press("F6")
    page.keyboard.press("F6")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".bl-say")).to_contain_text("You put the first knight on")


def test_review_opens_with_how_the_game_ended(visit):
    """Its first sight was a form that asks for a game, while Python started."""
    page = (here := visit()).page
    kept = {"game": "torres", "text": game().to_text(), "seat": 0, "opponents": ["first_steps"]}
    ended = json.dumps({"id": "one", "wish": kept, "over": True, "at": 1, "says": "A won."})
    page.add_init_script(
        f"""localStorage["boardlab.game.one"] = {json.dumps(ended)};
        const look = () => {{
            window.asked ||= !!document.querySelector("#looking form")?.checkVisibility();
            requestAnimationFrame(look);
        }};
        look();"""
    )
    page.goto(f"{here.home}review/#one")
    expect(page.locator("#looking")).to_contain_text("Torres: A won.")
    expect(page.locator(".bl-review h3")).to_be_visible(timeout=STARTED)
    assert not page.evaluate("window.asked")
    page.locator("#other a").click()
    expect(page.locator("#looking form")).to_be_visible()
    expect(page.locator("#kept")).to_contain_text("A won.")
    expect(page.locator("#looking > p")).not_to_contain_text("A won.")


@pytest.mark.parametrize("lang", ["", "ko/"])
def test_lobby_on_a_phone_breaks_no_word(visit, lang):
    """*Play* stood on two lines, “Pla” and “y”."""
    page = (here := visit(viewport={"width": 390, "height": 844})).page
    page.goto(f"{here.home}{lang}play/#torres")
    page.locator("#seats .seat").first.wait_for()
    lines = """(one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects().length;
    }"""
    assert page.locator("footer .main").evaluate(lines) == 1
