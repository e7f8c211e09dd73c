"""Whatever speaks: in the language chosen for the kernel, until it is given one of its own."""

import pytest

from boardlab import torres
from boardlab.core.language import language
from boardlab.core.record import Record
from boardlab.core.verdict import PlainError
from boardlab.lessons.creed.who_beats_whom import DUELS
from boardlab.live.matrix_session import MatrixSession
from boardlab.live.progress_session import ProgressSession
from boardlab.live.session import Session
from boardlab.live.stage_session import StageSession

SPEAKERS = {
    "board": lambda lang: Session(Record(torres.start()), lang=lang),
    "matrix": lambda lang: MatrixSession(DUELS, lang=lang),
    "progress": lambda lang: ProgressSession("torres", lang),
    "lesson": lambda lang: StageSession("torres.scoring", lang),
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
