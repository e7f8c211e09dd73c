"""In no picture do two things meet that must not: labels and figures, tags and pieces. Worked out from the shapes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from boardlab.core.picture.scene import Marks, Scene
from tests.boxes import Box, clashes, placed, text_box
from tests.conformance.games import GAMES, Game, played, samples
from tests.effort import rounds

OWN = [game for game in GAMES if game.name != "toygame"]
NAMES = ("Wilhelmina the Great of Nowhere", "가나다라마바사아자차카타파하", "Bo", "MMMMMMMMMMMM")


def pictures(game: Game, seed: int) -> Iterator[Scene]:
    """Pictures of many positions in both languages, with letters and with the longest names, with and without marks."""
    rng = random.Random(seed)
    whole = played(game, seed % len(game.starts)).positions
    for p in [*samples(game, rounds(2, 40), seed), *rng.sample(whole, min(rounds(3, 60), len(whole)))]:
        places = tuple(p.scene().places)
        for lang in ("en", "ko"):
            names = rng.choice((None, NAMES[: p.players]))
            marks = rng.choice((Marks(), Marks(picked=(rng.choice(places),))))
            yield p.scene(lang=lang, names=names, view=rng.choice(p.views), marks=marks)


def labels(scene: Scene) -> list[Box]:
    """The words beside the board, but for those that only a phone shows, in place of others."""
    texts = (one for one in placed(scene, "panel") if one.shape.tag == "text")
    wide = (one for one in texts if not any("bl-phone" in classes for _, classes in one.chain))
    return [box for one in wide if (box := text_box(scene, one))]


@pytest.mark.parametrize("game", OWN, ids=str)
@pytest.mark.parametrize("seed", range(rounds(1, soak=2)))
def test_no_two_words_beside_the_board_touch(game: Game, seed: int) -> None:
    for scene in pictures(game, seed):
        found = [(one.name, other.name) for one, other in clashes(labels(scene), 1)]
        assert not found, (scene.title, scene.lang, found)


@pytest.mark.parametrize("game", OWN, ids=str)
def test_all_words_lie_inside_the_view_box(game: Game) -> None:
    for scene in pictures(game, 3):
        x, y, wide, high = scene.view_box
        outside = [
            box.name
            for box in labels(scene)
            if box.left < x or box.right > x + wide + 2 or box.top < y or box.bottom > y + high
        ]
        assert not outside, (scene.title, scene.lang, outside)
