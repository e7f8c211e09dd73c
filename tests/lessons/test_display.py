"""What the cells of a tutorial show: pictures with words, tables with headings in the language of the page."""

import re
from html import unescape

import pytest

from boardlab.core.i18n.language import speaking
from boardlab.lessons.display import attempt, table
from boardlab.lessons.journal.progress import progress_of
from boardlab.lessons.journal.tally import Tally
from boardlab.lessons.torres import sketch
from boardlab.lessons.torres.display import receipt

NOT_ALLOWED = attempt(sketch("b2=2 c2=1 e2=1", A="b2"), "build d2 from 3")


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_an_attempt_shows_its_reasons_over_the_places_they_are_about(lang):
    with speaking(lang):
        shown = re.findall(r'<text class="bl-q-q"[^>]*>([^<]*)</text>', NOT_ALLOWED.to_svg())
        assert " ".join(shown).split() == str(NOT_ALLOWED).split()
    assert not NOT_ALLOWED.verdict


def test_a_table_has_headings_in_the_language_of_the_page():
    made = table([(1, "<b>"), (2, "c")], en="Phase | Points", ko="페이즈 | 점수")
    assert made._repr_html_().count("<tr>") == 3
    assert "Phase</th>" in made._repr_html_()
    assert "&lt;b&gt;" in made._repr_html_()
    with speaking("ko"):
        assert repr(made).splitlines()[0] == "페이즈 | 점수"


@pytest.mark.parametrize(
    ("rows", "heads"),
    [([(1,)], {"en": "A"}), ([(1, 2)], {"en": "A", "ko": "가"}), ([], {"en": "A | B", "ko": "가"})],
)
def test_a_table_that_does_not_fit_together_is_refused(rows, heads):
    with pytest.raises(ValueError, match=r"^(A table has|Each row)"):
        table(rows, **heads)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_progress_is_a_table_where_nothing_is_live(lang):
    reached = progress_of("torres", Tally())
    html = reached.to_html(lang)
    assert html.count("<tr>") == 1 + len(reached.topics)
    assert all(topic.title(lang) in html for topic in reached.topics)
    assert reached.advice(lang) in unescape(html)


def test_a_receipt_tells_the_score_where_the_marker_has_moved():
    two_castles = receipt(sketch("b2=2 c2=1 f6=3 g6=1", A="b2 f6", B="c2"))
    assert [row[-2:] for row in two_castles.rows()[:3]] == [("4", ""), ("6", "10"), ("2", "2")]
