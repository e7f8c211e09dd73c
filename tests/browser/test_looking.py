"""What a machine can see of every page and of many states; ``make look`` asks the same of all it leads through."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab import Study, catan, creed, scenario, torres
from boardlab.lessons import checkpoint
from boardlab.notebook.library import with_all_it_needs
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.keyboard import Keys
from tests.browser.site_page import LESSONS
from tests.browser.stages import SIZES, at_question, states
from tests.browser.tables import LATE, Room, do, studies
from tests.effort import drawn, rounds
from tests.looking.faults import NOTEBOOK, faults, styles

PAGES = ("", "rules/", "progress/", "explore/", "embed/", "privacy/", "school/", "torres/key/", "ko/", "ko/rules/")


@pytest.mark.parametrize("width", drawn([390, 1366], 2))
def test_site_pages_have_no_visual_faults(visit, width):
    here = visit(viewport={"width": width, "height": 800})
    found: dict[Any, Any] = {}
    for address in PAGES[:: rounds(2, soak=1)]:
        here.page.goto(f"{here.home}{address}")
        found |= {address: each} if (each := faults(here.page)) else {}
    here.open(f"{LESSONS['torres'].replace('.', '/')}/")
    found |= {"lesson": each} if (each := faults(here.page)) else {}
    assert not found


def test_one_letter_title_on_answers_page_is_large_enough(visit):
    here = visit(viewport={"width": 390, "height": 800})
    here.page.goto(f"{here.home}torres/key/")
    here.page.locator(".key .guides a").first.evaluate("(link) => { link.textContent = 'A'; }")
    assert not faults(here.page)


@pytest.mark.parametrize(
    ("lesson", "lang", "size"), [("catan.first_game", "ko", "wide"), ("creed.first_game", "ko", "phone")]
)
def test_lesson_states_have_no_visual_faults(browser, lesson, lang, size):
    assert not _seen(browser, lesson, lang, size, 2)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("lesson", [*LESSONS.values(), *(f"{game}.first_game" for game in LESSONS)])
def test_longer_lessons_have_no_visual_faults(browser, lesson, lang, size):
    assert not _seen(browser, lesson, lang, size, 1)


def _seen(browser, lesson, lang, size, every):
    """What is wrong with the states of a lesson, by their names."""
    width, height = SIZES[size]
    room, stage = Room(browser, width + 20, height + 20), LessonSession(lesson, lang)
    talk, _ = room.walk(stage, width, room=height)
    found: dict[Any, Any] = {}
    for state in states(stage, every):
        talk.refresh()
        room.change(talk.shown())
        found |= {state: each} if (each := faults(room.page, NOTEBOOK, with_all_it_needs("stage"))) else {}
    room.close()
    return found


HIDDEN_HINTS = """() => {
    const hints = document.querySelector(".bl-hints");
    return hints ? hints.scrollHeight - hints.clientHeight : 0;
}"""


@pytest.mark.parametrize("lesson", ["torres.scoring", "catan.robber", "creed.board"])
def test_hints_beside_a_number_are_whole_on_a_laptop(browser, lesson):
    """In both languages: a number shares a narrow column with its hints."""
    hidden: dict[Any, Any] = {}
    for lang in ("en", "ko"):
        room, stage = Room(browser, 1366, 768), LessonSession(lesson, lang)
        asked = {at: step.about for at, step in enumerate(stage.steps) if step.kind == "ask"}
        for at, about in asked.items():
            if checkpoint(about).kind == "number":
                stage.go(at)
                room.walk(stage, 1366, room=768)
                hidden[f"{lang} {about}"] = room.page.evaluate(HIDDEN_HINTS)
        room.close()
    assert hidden
    assert max(hidden.values()) <= 1, hidden


# Words of a refusal that reach under the button that closes it.
UNDER_CLOSE = """() => {
    const close = document.querySelector(".bl-callout .bl-x").getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(".bl-callout p")].filter((one) => {
        range.selectNodeContents(one);
        return [...range.getClientRects()].some((line) => line.right > close.left && line.top < close.bottom);
    }).map((one) => one.textContent);
}"""
REFUSED = {"torres.scoring": ["move", "h8"], "catan.robber": ["city"], "creed.matchups": ["recall"]}


@pytest.mark.parametrize("lesson", REFUSED)
def test_refusal_that_was_closed_stays_closed_in_another_view(browser, lesson):
    room, stage = Room(browser, 1020, 720), LessonSession(lesson, "en")
    stage.go(max(at for at, step in enumerate(stage.steps) if step.kind == "play"))
    talk, _ = room.walk(stage, 1000, room=700)
    shown = room.page.locator(".bl-callout")

    def refuse() -> None:
        for key in REFUSED[lesson]:
            do(stage.here, key)
        talk.refresh()
        room.change(talk.shown())
        expect(shown).to_have_count(1)

    refuse()
    shown.locator(".bl-x").click()
    expect(shown).to_have_count(0)
    other = room.page.locator('[data-do="view"][aria-pressed="false"]:visible').first
    pressed = room.page.locator(f'[data-do="view"][data-pick="{other.get_attribute("data-pick")}"]')
    other.click()
    expect(pressed).to_have_attribute("aria-pressed", "true")
    expect(shown).to_have_count(0)
    refuse()
    room.close()


@pytest.mark.parametrize("lesson", REFUSED)
def test_refused_play_and_end_have_no_visual_faults(browser, lesson):
    found: dict[Any, Any] = {}
    for lang, size in (("ko", "phone"), ("en", "wide"), ("en", "phone"))[: rounds(2, soak=3)]:
        width, height = SIZES[size]
        room, stage = Room(browser, width + 20, height + 20), LessonSession(lesson, lang)
        stage.go(max(at for at, step in enumerate(stage.steps) if step.kind == "play"))
        talk, _ = room.walk(stage, width, room=height)
        for key in REFUSED[lesson]:
            do(stage.here, key)
        talk.refresh()
        room.change(talk.shown())
        assert room.page.locator(".bl-callout .bl-rule").count()
        assert room.page.locator('[data-do="solution"]').count()
        assert not room.page.evaluate(UNDER_CLOSE)
        box, foot = (room.page.locator(each).bounding_box() for each in (".bl-callout", ".bl-st-foot"))
        assert box["y"] + box["height"] <= foot["y"], "a refusal lies over what goes on"
        found |= {f"{lang} {size} refused": faults(room.page, NOTEBOOK, with_all_it_needs("stage"))}
        stage.go(len(stage.steps) - 1)
        talk.refresh()
        room.change(talk.shown())
        found |= {f"{lang} {size} end": faults(room.page, NOTEBOOK, with_all_it_needs("stage"))}
        room.close()
    assert not {state: each for state, each in found.items() if each}


@pytest.mark.parametrize("game", [torres, catan, creed], ids=["torres", "catan", "creed"])
def test_played_board_has_no_visual_faults(room, game):
    found: dict[Any, Any] = {}
    for shown in studies("study", Study(game.start(players=2 if game is not catan else 3))._session, ["en"]):
        room.show(shown, 1000)
        found |= {str(shown): each} if (each := faults(room.page, NOTEBOOK, with_all_it_needs("study"))) else {}
    assert not found


@pytest.mark.parametrize("game", [torres, catan, creed], ids=["torres", "catan", "creed"])
def test_whole_table_is_large_enough_on_a_phone(browser, game):
    found: dict[Any, Any]
    room, found = Room(browser, 410, 864), {}
    session = Study(game.start(players=2 if game is not catan else 3))._session
    four = [*studies("study", Study(scenario("creed.real_board"))._session, ["ko"])] if game is creed else []
    for shown in (*studies("study", session, ["en", "ko"]), *four):
        room.show(shown, 390)
        found |= {str(shown): each} if (each := faults(room.page, NOTEBOOK)) else {}
    room.close()
    assert not found


LETTERS = """() => {
    const says = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.nodeValue.trim());
    return [...document.querySelectorAll(".bl-st-text *:not(svg *)")].filter((one) =>
        says(one) && one.getClientRects().length && !one.closest(".bl-unseen")
    ).map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className, one.textContent.slice(0, 30)]);
}"""


# One that is picked, one that is played, one that is ordered.
@pytest.mark.parametrize("about", ["catan.board.1", "torres.building.4", "creed.hidden.7"])
def test_class_answer_can_be_read_from_afar(browser, about):
    stage = LessonSession(about.rpartition(".")[0], "en")
    stage.go(next(at for at, step in enumerate(stage.steps) if step.about == about))
    keys = Keys(browser, stage)
    keys.page.set_viewport_size({"width": 1920, "height": 1080})
    keys.press("p")
    keys.page.wait_for_selector(".bl-big .bl-st-present")
    keys.press("Space")
    keys.page.wait_for_selector(".bl-st-note", timeout=LATE)
    assert keys.page.locator(".bl-ways").count() == 1
    found = keys.page.evaluate(LETTERS)
    wrong = faults(keys.page, NOTEBOOK, (*with_all_it_needs("stage"), *with_all_it_needs("presenter")))
    keys.room.close()
    assert len(found) > 4
    assert not [each for each in found if each[0] < 18]
    assert not wrong


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_list_of_keys_has_no_visual_faults(room, lang):
    """In JupyterLab, too, which makes terms a fifth as wide as what they stand in."""
    session = Study(torres.start(players=2))._session
    session.lang = lang
    room.play(session, 1100)
    room.board.locator('[data-do="help"]').first.click()
    room.board.locator(".bl-help kbd").first.wait_for()
    host = room.page.add_style_tag(content="body dt { width: 20% }")
    found = faults(room.page, NOTEBOOK)
    host.evaluate("(style) => style.remove()")
    assert not found


LID = '<i style="position:absolute;left:0;top:0;width:99px;height:99px;background:red"></i>'
BAD = {
    "unstyled": '<button style="width:60px;height:44px">press</button>',
    "unstyled: input": '<input value="12" style="height:44px">',
    "cut": '<p style="width:60px;overflow:hidden;white-space:nowrap">far too many words</p>',
    "cut: p": '<p style="height:22px;overflow:hidden">one line<br>and another</p>',
    "half in sight: p": '<p style="height:30px;overflow:auto">one line<br>and another</p>',
    "covered": f'<a href="#" style="padding:14px 9px">there</a>{LID}',
    "covered: p": f"<p>words</p>{LID}",
    "small letters": '<p style="font-size:10px">tiny</p>',
    "small to press": '<a href="#" style="display:inline-block;padding:5px">there</a>',
    "on each other": '<b style="display:inline-block;margin-right:-1.5em">some words</b><b>others</b>',
}
GOOD = """<button style="border:1px solid;background:#fff;font:inherit;height:44px">press</button>
<p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">far too many words</p>
<p style="height:30px;overflow:auto;mask-image:linear-gradient(#000,transparent)">one line<br>and another</p>
<p role="status" style="position:absolute;left:0;top:0">lies over the button for a while</p>"""


def test_a_machine_sees_what_is_wrong_and_nothing_else(room):
    room.page.set_viewport_size({"width": 410, "height": 864})
    show = "(html) => { document.querySelector('#cell').innerHTML = `<div class='bl-study'>${html}</div>`; }"
    for kind, html in BAD.items():
        room.page.evaluate(show, html)
        found = faults(room.page, "#cell .bl-study")
        assert len(found) == 1, (kind, found)
        assert found[0].startswith(kind)
    room.page.evaluate(show, GOOD)
    assert faults(room.page, "#cell .bl-study") == []


def test_a_machine_sees_a_style_that_is_not_linked(visit):
    here = visit()
    here.page.goto(f"{here.home}explore/")
    assert "page/other" in styles()
    here.page.evaluate("() => document.querySelector('link[href$=\"other.css\"]').remove()")
    assert any(each.startswith("not linked: page/other") for each in faults(here.page))


@pytest.mark.parametrize("about", ["torres.scoring.2", "torres.cards.12", "catan.robber.3", "creed.matchups.7"])
def test_walk_of_one_step_has_no_play_button(browser, about):
    """It played the one step that was seen already; where there are more steps, it is there."""
    stage = at_question(about)
    assert stage.question is not None
    asked = stage.question.asked
    room = Room(browser, 1366, 768)
    talk, _ = room.walk(stage, 1346, room=748)
    found: dict[str, list[str]] = {}
    several = False
    for answer in [
        *filter(None, (each.answer(asked.position) for each in asked.misconceptions if each.answer)),
        asked.answer(),
    ]:
        stage.question.submit(answer, learner=False)
        talk.refresh()
        room.change(talk.shown())
        found |= {f"{answer}": faults(room.page, NOTEBOOK, with_all_it_needs("stage"))}
        several |= room.page.locator('[data-do="played"]:visible').count() > 0
    room.close()
    assert not any(found.values()), found
    assert several == (about == "creed.matchups.7")
