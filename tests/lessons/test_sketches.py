"""Small positions of the lessons: what they take, and what they say to what they cannot take."""

from __future__ import annotations

from typing import Any

import pytest

from boardlab.core.contract.verdict import UnreadableText
from boardlab.core.i18n.language import language
from boardlab.lessons import catan, creed


def test_catan_places_are_named_by_neighbours_in_any_order() -> None:
    assert catan.place("fields 10/hills 9") == catan.place("hills 9/fields 10") == "-2,1|-1,0"
    p = catan.sketch(
        bare=True,
        settlements={"B": "hills 9/fields 10/forest 5"},
        roads={"B": "hills 9/fields 10", "C": "pasture 4 south-west/sea"},
        robber="hills 9",
        hands={"B": "2 lumber ore"},
        developments={"C": "knight knight"},
        knights={"D": 3},
        active="B",
    ).to_json()
    assert p["settlements"] == [[], ["-2,0|-2,1|-1,0"], [], []]
    assert p["roads"] == [[], ["-2,1|-1,0"], ["-2,3|-1,2"], []]
    assert p["robber"] == "-1,0"
    assert p["hands"][1] == {"lumber": 2, "ore": 1}
    assert p["bank"]["lumber"] == 17
    assert p["developments"][2] == ["knight", "knight"]
    assert p["largest_army"] == 3
    assert (p["active"], p["player"]) == (1, 1)


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda: catan.place("hills 7"), "hills 7"),
        (lambda: catan.sketch(settlements={"A": "hills 9/sea"}), "hills 9/sea"),
        (lambda: catan.sketch(players=3, hands={"D": "ore"}), "D"),
        (lambda: catan.sketch(hands={"A": "2 gold"}), "gold"),
        (lambda: creed.sketch("A11"), "A11"),
        (lambda: creed.sketch("A11=archer A11=archer"), "A11=archer"),
        (lambda: creed.sketch(ap={"C": 4}), "C"),
        (lambda: creed.sketch(camps={"A": "king"}), "king"),
    ],
)
def test_ambiguous_sketch_is_refused_in_a_sentence(make: Any, named: str, lang: str) -> None:
    language(lang)
    with pytest.raises(UnreadableText, match=named) as refused:
        make()
    assert str(refused.value).endswith(".")
