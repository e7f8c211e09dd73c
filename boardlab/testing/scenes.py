"""Every picture covers every legal action, says what it shows, and is the same bytes for the same position."""

from __future__ import annotations

import pickle
import re
import xml.etree.ElementTree as ET
from itertools import product
from typing import Any

import pytest

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import LANGUAGES, speaking
from boardlab.core.picture.scene import Marks, Shape
from boardlab.testing.rules import paths
from boardlab.testing.subject import SOAK, Subject, played, rounds, samples

HOSTILE = ('<img onerror="x">', "'\"><script>alert(1)</script>", "]]>&amp;", "\x00\u202e𝕏")
LARGEST = {2: 39_000, 3: 39_000, 4: 42_500}
"""Bytes of a full late board of 64 places, by players. Each castle has its sign, of about 100 bytes."""
EACH_MORE = 160
"""Bytes for each place more: what stands there, and where to touch it."""
WAYS = ("up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left")
OPPOSITE = dict(zip(WAYS, WAYS[4:] + WAYS[:4], strict=True))


def walk(shapes: tuple[Shape, ...]) -> list[Shape]:
    return [found for shape in shapes for found in (shape, *walk(shape.children))]


def test_legal_actions_can_be_clicked_in_every_view(game: Subject) -> None:
    for p in samples(game, 4, 41):
        wanted = {choice.key for _, choice in paths(p, (), game.open_verbs) if choice.is_place}
        for view in p.views:
            for turn in range(4 if p.quarter_turns else 1):
                scene = p.scene(view=view, rotation=turn)
                assert wanted <= set(scene.places)
                hits = {shape.attrs.get("data-place", "") for shape in walk(scene.layers["hits"])}
                assert set(scene.places) <= hits, "every place can be clicked"
                assert hits <= {"", *scene.places}
                assert sorted(key for row in scene.rows for key in row) == sorted(scene.places)


def test_quarter_turns_turn_the_neighbours_with_them(game: Subject) -> None:
    p = samples(game, 1)[0]
    for view in p.views:
        scenes = [p.scene(view=view, rotation=turn) for turn in range(4 if p.quarter_turns else 1)]
        assert len({scene.rows for scene in scenes}) == len(scenes)
        for scene in scenes:
            for place in scene.places.values():
                assert place.key == scene.places[place.key].key
                for way, other in place.neighbours.items():
                    assert other in scene.places
                    # Digits lead into another layer of places, from many to one.
                    assert way.isdigit() or scene.places[other].neighbours[OPPOSITE[way]] == place.key
        sets = [{key: set(place.neighbours.values()) for key, place in scene.places.items()} for scene in scenes]
        assert all(one == sets[0] for one in sets)


def test_the_same_position_gives_the_same_bytes(game: Subject) -> None:
    every = list(product(range(4), ("en", "ko")))
    for at, p in enumerate(samples(game, 1, 42)):
        twin = pickle.loads(pickle.dumps(p))
        for view in p.views:
            # One way to hold it a position, each in its turn; all of them in `make soak`.
            for turn, lang in every if SOAK else every[at % len(every) :][:1]:
                one, two = (each.scene(view=view, rotation=turn, lang=lang).to_svg() for each in (p, twin))
                assert one == two
        assert p._repr_html_() == twin._repr_html_()
        assert str(p) == str(twin)


def test_pictures_are_well_formed_small_and_reach_for_nothing(game: Subject) -> None:
    games = [played(game, start) for start in range(len(game.starts))]
    for p in [whole.positions[-at:][0] for whole in games for at in (1, 30, 60)]:
        for view in p.views:
            scene = p.scene(view=view)
            svg = scene.to_svg()
            root = ET.fromstring(svg)
            assert root.tag.endswith("svg")
            most = LARGEST[p.players] + EACH_MORE * max(len(scene.places) - 64, 0) + game.of_four * (p.players == 4)
            assert len(svg.encode()) < most, p.to_text()
            keys = [node.attrib["data-key"] for node in root.iter() if "data-key" in node.attrib]
            assert len(keys) == len(set(keys)), "a piece is drawn twice"
            assert not [node.tag for node in root.iter() if {"id", "href", "onload", "onclick"} & set(node.attrib)]
            assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", svg)
            assert not re.search(r"\bnan\b|\binf\b|None", svg)


def test_hostile_names_stay_text(game: Subject) -> None:
    for p in samples(game, 2, 44):
        for view in p.views:
            scene = p.scene(view=view, names=HOSTILE[: p.players])
            svg = scene.to_svg()
            root = ET.fromstring(svg)
            assert {node.tag.split("}")[1] for node in root.iter()} <= {
                "svg", "title", "desc", "style", "rect", "g", "path", "text", "tspan", "circle", "ellipse", "line",
                "polygon", "polyline", "use", "defs", "pattern", "clipPath", "linearGradient", "stop",
            }  # fmt: skip
            assert not [name for node in root.iter() for name in node.attrib if name.lower().startswith("on")]
            assert "<img" not in svg
            assert "<script" not in svg


def test_every_place_says_what_it_is_in_both_languages(game: Subject) -> None:
    for p in samples(game, 2, 45):
        for lang in ("en", "ko"):
            scene = p.scene(lang=lang)
            assert scene.lang == lang
            said = [place.says for place in scene.places.values()]
            assert len(set(said)) == len(said), "every place is told apart"
            for place in scene.places.values():
                assert not re.search("[{}]|None", place.says)
                assert len(place.stands) <= 4
            assert scene.title
            assert all(scene.summary)
            assert bool(re.search("[가-힣]", scene.to_text())) == (lang == "ko")


def test_no_text_of_a_picture_is_left_untranslated(game: Subject) -> None:
    """The pseudo-language puts brackets round all catalogued text; letters outside them were never catalogued."""
    for p in samples(game, 3, 46):
        scene = p.scene(lang="xx", names=("1", "2", "3", "4")[: p.players])
        for text in (scene.title, *scene.summary):
            assert text.startswith("⟦"), text
            assert text.endswith("⟧"), text


def test_marks_are_drawn_and_change_nothing_else(game: Subject) -> None:
    for p in samples(game, rounds(1, soak=3), 47):
        keys = list(p.scene().places)
        marks = Marks(
            picked=(keys[0],), targets={keys[1]: "step", keys[2]: "door", keys[3]: "block"}, refused=(keys[4],),
            last=(keys[5], keys[6]), lit=tuple(keys[-3:]), focus=(keys[-3],), bonus=5,
        )  # fmt: skip
        for view in p.views:
            plain, marked = p.scene(view=view), p.scene(view=view, marks=marks)
            assert plain.to_svg() != marked.to_svg()
            ET.fromstring(marked.to_svg())
            assert set(plain.places) == set(marked.places)
            assert plain.rows == marked.rows


def test_unknown_views_parts_and_languages_are_refused(game: Subject) -> None:
    p = samples(game, 1)[0]
    for wrong in ({"view": "x"}, {"show": "x"}, {"theme": "x"}, {"lang": "fr"}):
        with pytest.raises(ValueError, match=r"x|fr"):
            p.scene(**wrong)


@pytest.mark.parametrize(
    ("asked", "right"),
    [
        ({"view": "sideways"}, lambda p: p.views),
        ({"show": "sideways"}, lambda p: ("all", "board", *p.panels)),
        ({"theme": "sideways"}, lambda p: ("auto", "light", "dark")),
        ({"lang": "sideways"}, lambda p: ("en", "ko")),
        ({"seat": 9}, lambda p: ()),
        ({"rotation": 9**9}, lambda p: ()),
        ({"marks": "sideways"}, lambda p: ()),
        ({"names": 9}, lambda p: ()),
    ],
    ids=lambda asked: next(iter(asked)) if isinstance(asked, dict) else "",
)
def test_impossible_picture_is_refused_in_each_language(game: Subject, asked: Any, right: Any) -> None:
    """And the sentence names what can be."""
    p = played(game).positions[3]
    for position in (p, p.seen_by(0)):
        said = []
        for lang in LANGUAGES:
            with speaking(lang), pytest.raises(PlainError) as refused:
                position.scene(**asked)
            said.append(str(refused.value))
            assert all(word in said[-1] for word in right(position))
        assert len({re.sub("[^ㄱ-힣]", "", each) for each in said}) == len(said), "one of them is not Korean"
