"""Whatever speaks: in the language chosen for the kernel, until it is given one of its own; on a page, all together."""

import pytest

from boardlab import torres
from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import language
from boardlab.core.play.record import Record
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.notebook import Matrix, Study, check, lesson, play, practice, progress
from boardlab.session.kinds import study
from boardlab.session.lesson.lesson_session import LessonSession
from boardlab.session.matrix_session import MatrixSession
from boardlab.session.progress_session import ProgressSession

SPEAKERS = {
    "board": lambda lang: study(Record(torres.start()), lang=lang),
    "matrix": lambda lang: MatrixSession(DUELS, lang=lang),
    "progress": lambda lang: ProgressSession("torres", lang),
    "lesson": lambda lang: LessonSession("torres.scoring", lang),
}


@pytest.fixture(params=SPEAKERS)
def made(request):
    return SPEAKERS[request.param]


def test_it_follows_the_language_of_the_kernel(made):
    speaker = made(None)
    other = "en" if language() == "ko" else "ko"
    before = speaker.rev if hasattr(speaker, "rev") else None
    assert speaker.lang == language()
    assert speaker.follow(other)
    assert speaker.lang == other
    assert not speaker.follow(other), "it speaks that language already"
    assert before is None or speaker.rev == before + 1


@pytest.mark.parametrize("given", ["", "fr"])
def test_a_language_that_there_is_not_is_refused(made, given):
    with pytest.raises(PlainError):
        made(given)


def test_a_language_of_its_own_is_kept(made):
    speaker = made("ko")
    assert not speaker.follow("en")
    speaker.speak_in("en")
    assert (speaker.lang, speaker.follow("ko"), speaker.lang) == ("en", False, "en")


CARDS = {
    "board": lambda: Study(torres.start()),
    "board of its own language": lambda: Study(torres.start(), lang="en"),
    "game": lambda: play("torres", players=2),
    "question": lambda: check("torres.scoring.2"),
    "practice": lambda: practice("torres.scoring"),
    "lesson": lambda: lesson("torres.scoring"),
    "matrix": lambda: Matrix(DUELS),
    "progress": lambda: progress("torres.scoring"),
}
"""Whatever a page of a notebook may hold that has a switch of the language."""


@pytest.fixture
def page():
    language("en")
    cards = {name: made() for name, made in CARDS.items()}
    yield cards
    for card in cards.values():
        card.close()
    language("en")


@pytest.mark.parametrize("pressed", CARDS)
def test_the_switch_of_any_card_is_that_of_the_whole_page(page, pressed):
    card, heard = page[pressed], []
    card.send = lambda content: heard.append(content.get("answer"))
    card._on_page(
        card,
        {
            "client": "page",
            "seq": 1,
            "rev": card._session.rev if hasattr(card._session, "rev") else 0,
            "do": "language",
            "key": "ko",
        },
        [],
    )
    assert "done" in heard
    assert {name: each._session.lang for name, each in page.items()} == dict.fromkeys(CARDS, "ko")
    assert language() == "ko", "and what is shown from now on speaks it, too"
