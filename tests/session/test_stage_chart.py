"""A chart as a still picture: what its colours mean is told without one name lying on the next."""

import re
from types import SimpleNamespace

import pytest

from boardlab.core.picture.drawing import width
from boardlab.session.lesson.chart import chart_svg

NAMES = {"en": ("put back", "kept"), "ko": ("돌려놓는 카드", "남는 카드")}


@pytest.mark.parametrize("lang", NAMES)
def test_a_name_of_the_legend_ends_before_the_next_colour(lang):
    title = " ".join(["7이 나오면 돌려놓는 카드와 남는 카드"] * 2)
    drawn = chart_svg(SimpleNamespace(title=title, columns=("hand", *NAMES[lang]), rows=[(6, 0, 6), (8, 4, 4)]))
    squares = [float(x) for x in re.findall(r'<rect x="(\d+)" y="\d+" width="12"', drawn)]
    words = [(float(x), said) for x, said in re.findall(r'x="([\d.]+)" y="[\d.]+">([^<]+)</text>', drawn)]
    ends = [x + width(said, 14) for x, said in words if said in NAMES[lang]]
    titles = re.findall(r'class="bl-ch-t"[^>]*>([^<]+)<', drawn)
    assert (len(squares), len(ends)) == (2, 2)
    assert ends[0] < squares[1]
    assert max(width(line, 18) for line in titles) < 540
