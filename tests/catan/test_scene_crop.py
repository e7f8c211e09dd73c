"""The part of the island that paper shows of a question holds all that stands there, and all that is spoken of."""

from __future__ import annotations

import pytest

from boardlab.catan.board import PATHS, SITES, TILES, bits
from boardlab.catan.picture.map import SPOTS
from boardlab.lessons import Checkpoint, checkpoints

ASKED = [one for one in checkpoints("catan") if one.kind != "turn"]


def kept(asked: Checkpoint) -> set[str]:
    """The places that paper must show: those of all pieces and of the robber, and the tiles that are spoken of."""
    p = asked.position
    found = {SITES[at] for of in (p.pieces.settlements, p.pieces.cities) for mine in of for at in bits(mine)}
    found |= {PATHS[at] for mine in p.pieces.roads for at in bits(mine)}
    told = " ".join([asked.question("en"), *(asked.choice(key, "en") for key in asked.options)])
    found |= {key for key in TILES if f"{p.place_name(key, 'en')} " in f"{told} "}
    return found | ({TILES[p.robber]} if p.robber >= 0 else set()) | set(asked.places if asked.among else ())


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.id)
def test_paper_shows_all_that_a_question_needs(asked: Checkpoint) -> None:
    assert asked.part_of_board("en") is None, "screens show the whole board"
    part = asked.part_of_board("en", on_paper=True)
    if part is not None:
        left, top, wide, high = part.box
        assert wide * high < 0.75 * 652 * 604
        outside = {
            key for key in kept(asked) if not (left < SPOTS[key][0] < left + wide and top < SPOTS[key][1] < top + high)
        }
        assert not outside
        built = {at for at in kept(asked) if at in SITES}
        assert all(min(SPOTS[at][0] - left, left + wide - SPOTS[at][0]) > 20 for at in built), "a house is cut"


def test_enough_questions_are_cropped_on_paper() -> None:
    assert sum(asked.part_of_board("en", on_paper=True) is not None for asked in ASKED) > len(ASKED) / 4
