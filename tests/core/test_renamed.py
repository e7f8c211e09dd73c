"""Old names of what users import work for one version, and say what they are called now."""

import dataclasses
import importlib

import pytest

from boardlab import catan, creed, torres
from boardlab.core.dice import Dice
from boardlab.lessons import checkpoint

MODULES = {
    "boardlab.lessons.showing": "boardlab.lessons.display",
    "boardlab.lessons.torres.showing": "boardlab.lessons.torres.display",
    "boardlab.live": "boardlab.notebook",
}
"""Modules of version 0.1 from which users import, and where their names are now."""
NAMES = {
    "boardlab.lessons.showing": {
        **{name: name for name in ("Attempt", "Still", "Story", "attempt", "choices", "do", "still", "story")},
        "Bill": "ReceiptTable",
        "bill": "receipt",
    },
    "boardlab.lessons.torres.showing": {
        **{name: name for name in ("attempt", "choices", "do", "still")},
        "Bill": "ReceiptTable",
        "bill": "receipt",
    },
    "boardlab.live": {name: name for name in ("Matrix", "Study", "check", "practice", "progress")},
}


OLD = [(module, *pair) for module, found in NAMES.items() for pair in found.items()]


@pytest.mark.parametrize(("module", "old", "new"), OLD)
def test_an_old_name_is_the_new_thing_and_says_so(module, old, new):
    at = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"^{module}\.{old} is .*\b{new} now; .* next version\.$") as told:
        found = getattr(at, old)
    assert found is getattr(importlib.import_module(MODULES[module]), new)
    assert [row.filename for row in told] == [__file__], "it points at who asked"


@pytest.mark.parametrize("module", NAMES)
def test_a_name_that_never_was_is_none(module):
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        importlib.import_module(module).nothing  # noqa: B018


def scored():
    """A position in which something is scored, a verdict and the like: what has members by an old name."""
    p = torres.start(players=2)
    while p.preview() is None:
        p = p.play(p.legal_actions()[0])
    return p


@pytest.mark.parametrize(
    ("at", "old", "new"),
    [
        (torres.start().judge(torres.start().legal_actions()[0]), "hangs_on", "depends_on"),
        (scored().preview(), "hangs_on", "depends_on"),
        (torres.start(), "seat", "decider"),
        (catan.start(), "seat", "decider"),
        (creed.start(), "seat", "on_turn"),
        (torres.Options(), "but", "replace"),
        (catan.ALMANAC, "but", "replace"),
        (creed.Options(), "but", "replace"),
        (Dice("seed"), "below", "randbelow"),
    ],
    ids=lambda given: given if isinstance(given, str) else type(given).__name__,
)
def test_a_member_by_its_old_name_is_the_new_one(at, old, new):
    at_name = type(at).__name__
    with pytest.warns(DeprecationWarning, match=rf"^{at_name}\.{old} is {at_name}\.{new} now; ") as told:
        found = getattr(at, old)
    assert found == getattr(at, new)
    assert [row.filename for row in told] == [__file__]


def test_a_keyword_by_its_old_name_is_the_new_one():
    p = torres.start(players=2)
    with pytest.warns(DeprecationWarning, match="^The keyword turn of scene is rotation now; ") as told:
        turned = p.scene(turn=1)
    assert turned.to_svg() == p.scene(rotation=1).to_svg() != p.scene().to_svg()
    assert [row.filename for row in told] == [__file__]


def test_a_checkpoint_is_made_and_read_by_the_old_names_of_its_fields():
    asked = checkpoint("torres.scoring.1")
    with pytest.warns(DeprecationWarning, match="^The keyword seat of Checkpoint is about now; ") as told:
        other = dataclasses.replace(asked, seat=2)
    assert other.about == 2
    with pytest.warns(DeprecationWarning, match=r"^Checkpoint\.seat is Checkpoint\.about now; "):
        assert other.seat == 2
    with pytest.warns(DeprecationWarning, match=r"^Checkpoint\.(bill|veil) is "):
        assert (other.bill, other.veil) == (other.receipt_of, other.redact)
    assert len(told) == 1
