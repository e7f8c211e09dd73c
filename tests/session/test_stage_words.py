"""Words for controls are those of the controls: what a step tells to press is there to be pressed, under that name."""

from __future__ import annotations

import re

import pytest

from boardlab.core.i18n.language import Seat
from boardlab.lessons import checkpoint, checkpoints
from boardlab.lessons.build.lesson_sources import lesson_files, lesson_source
from boardlab.lessons.build.steps import walk
from boardlab.lessons.model.hints import HELPS
from boardlab.lessons.model.question_types import WORDING
from boardlab.session.lesson.lesson_session import LessonSession
from tests.session.test_stage import LANGS, Page, _home  # noqa: F401

QUOTED = re.compile(r"“([^”]+)”|‘([^’]+)’(?!s)|\*\*([^*]+)\*\*")
TOLD = {
    "en": re.compile(r"\b(?:[Pp]ress|[Cc]hoose|[Cc]lick) (?:“([^”]+)”|\*\*([^*]+)\*\*)"),
    "ko": re.compile(r"(?:[“‘]([^”’]+)[”’]|\*\*([^*]+)\*\*)[을를] (?:누르|눌러|고르|골라)"),
}
PAGE = ("undo", "redo", "copy")
STAGE = ("check", "next", "start", "finish", "again")


def quoted(found):
    return [next(filter(None, each)) for each in found]


def texts_of(step, lang):
    """What a learner reads on a step: its text, and all that its question may say before it is answered."""
    found = [step.text[lang]]
    if step.about:
        asked = checkpoint(step.about)
        found += [asked.question(lang), *(hint.text(asked, lang) for hint in HELPS[:2])]
    return " ".join(found)


def controls(page):
    """What the buttons of the step are called."""
    frame = page.frame
    found = {
        each["label"] for each in [*(deed for group in frame["groups"] for deed in group["rows"]), page.shown["main"]]
    }
    question = frame["question"] if page.shown["kind"] == "ask" else None
    plays = frame["parts"] or (question and question["kind"] == "turn")
    return found | ({page.document["words"]["undo"]} if plays else set())


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_step_tells_to_press_is_there_under_that_name(lang):
    missing, met = [], 0
    for lesson in lesson_files():
        page = Page(lesson, lang)
        named = {page.document["words"][key] for key in PAGE} | {page.stage.say(key) for key in STAGE}
        for at, step in enumerate(page.stage.steps):
            text = texts_of(step, lang)
            told = {each for each in quoted(QUOTED.findall(text)) if each in named} | {
                *quoted(TOLD[lang].findall(text))
            }
            if not told:
                continue
            met += 1
            page.ask("go", at=at)
            missing += [(lesson, at + 1, each) for each in told - controls(page)]
    assert met > 3
    assert not missing


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_a_card_name_its_buttons(lang):
    """Every wording that quotes a button quotes it as it is called."""
    check = WORDING.say("card.commit", lang)
    assert check == WORDING.say("stage.check", lang)
    for key in ("card.turn", "card.may_undo", "card.turn_over", "stage.unchecked"):
        assert check in WORDING.say(key, lang), key
    assert WORDING.say("card.fresh", lang) != WORDING.say("practice.next", lang)


def test_no_question_speaks_of_a_button_that_is_no_more():
    words = re.compile(r"\b[Cc]ommit\b|확정|new position|새 판")
    asked = [one for game in ("torres", "catan", "creed") for one in checkpoints(game)]
    assert not [one.id for one in asked for lang in LANGS if words.search(one.question(lang))]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_no_heading_is_the_name_of_a_wrong_rule(game, lang):
    asked = checkpoints(game)
    wrong = {each.name(one.wording, lang) for one in asked for each in one.misconceptions}
    lessons = [lesson_source(lesson) for lesson in lesson_files() if lesson.startswith(f"{game}.")]
    headings = {names[lang] for source in lessons for names in walk(source).chapters} | {
        one.title(lang) for one in asked
    }
    assert len(wrong) > 50
    assert not headings & wrong


@pytest.mark.parametrize(
    ("lang", "certain", "perhaps"),
    [("en", "A common mistake: ", "Did you perhaps do this? "), ("ko", "흔한 착각: ", "혹시 이렇게 하지 않았나요? ")],
)
def test_the_name_of_a_wrong_rule_is_called_a_common_mistake(lang, certain, perhaps):
    said = set()
    for lesson in ("torres.scoring", "catan.robber", "creed.sieges"):
        page = Page(lesson, lang)
        page.to_number()
        asked = page.stage.question.asked
        wrong = asked.misconceptions[0]
        page.stage.question.submit(wrong.answer(asked.position), learner=False)
        page.talk.refresh()
        result = page.frame["question"]["result"]
        before = perhaps if page.stage.question.grade.tentative else certain
        said.add(before)
        assert f"{result['kicker']} {result['headline']}" == f"{before}{wrong.name(asked.wording, lang)}"
        assert page.frame["says"].startswith(before)
        page.answer()
        assert page.frame["question"]["result"]["kicker"] == ""
    assert said == {certain, perhaps}


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_who_stands_in_the_way_and_whose_hand_it_is_are_said_to_the_one_who_plays(lang):
    """No “knight of yours”, no “Hand of you”: against opponents the learner is spoken to."""
    for game, key in (("torres", "figure.their_knight"), ("catan", "table.hand"), ("creed", "table.hand_of")):
        stage = LessonSession(f"{game}.first_game", lang)
        stage.go(max(at for at, step in enumerate(stage.steps) if step.kind == "play"))
        said = stage.here.say(key, player=Seat(0))
        assert ("your" if lang == "en" else "여러분") in said.lower()


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_sentence_that_is_put_into_another_begins_after_a_full_stop(lang):
    """“If so: You counted …” had a capital in its middle."""
    before = WORDING.say("other.if_so", lang, feedback="@").partition("@")[0]
    assert before.rstrip()[-1] in ".!?"
