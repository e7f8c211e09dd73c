"""Editions and rulings: what each preset says, what can be ruled otherwise, and the words for all of it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from boardlab import torres
from boardlab.core import Rulebook, UnreadableText
from boardlab.core.i18n.language import catalogue
from boardlab.torres.options import EDITIONS, RULINGS, Options

NAMUWIKI = {
    "action_deck": "common_draw1",
    "stack_cap": 3,
    "blocks_per_turn": 3,
    "phase_leftover": "supply",
    "castle_exit": "straight_opposite",
    "marker_skip": "after_each_castle",
    "next_starter": "lowest",
    "scoring_order": "clockwise",
    "min_castles": 7,
    "master_cards": "own_draw3",
    "master_starter": "each_phase",
    "must_build": False,
}
RIO_GRANDE = {
    "action_deck": "own_draw3",
    "stack_cap": 3,
    "blocks_per_turn": 3,
    "phase_leftover": "supply",
    "castle_exit": "any_door",
    "marker_skip": "after_all_castles",
    "next_starter": "lowest",
    "scoring_order": "clockwise",
    "min_castles": 6,
    "master_cards": "full_hand",
    "master_starter": "each_round",
    "must_build": False,
}
PRESETS: dict[str, dict[str, Any]] = {
    "rio_grande_2005": RIO_GRANDE,
    "namuwiki_old": NAMUWIKI,
    "namuwiki_new": {**NAMUWIKI, "stack_cap": None, "blocks_per_turn": None, "phase_leftover": "carry_over"},
    "huch": {
        **RIO_GRANDE,
        "phase_leftover": "carry_over",
        "next_starter": "lowest_chooses",
        "scoring_order": "leader_first",
    },
}
"""What the texts say, written down a second time."""


@pytest.mark.parametrize("edition", PRESETS)
def test_each_preset_rules_as_its_texts_do(edition: str) -> None:
    options = Options(edition)
    assert {name: getattr(options, name) for name in PRESETS[edition]} == PRESETS[edition]
    assert options.changes == {}
    assert set(PRESETS) == set(EDITIONS)
    # What no text says is read alike in every edition.
    assert {name: getattr(options, name) for name in RULINGS if name not in PRESETS[edition]} == {
        name: getattr(torres.Options(), name) for name in RULINGS if name not in PRESETS[edition]
    }


def test_an_edition_with_changes() -> None:
    options = Options("namuwiki_new", stack_cap=3)
    assert options.changes == {"stack_cap": 3}
    assert (options.most_in_stack, options.most_built) == (3, 92)
    assert options.replace(must_build=True).changes == {"stack_cap": 3, "must_build": True}
    assert options.replace(stack_cap=None) == Options("namuwiki_new")
    assert Options("huch") != Options("rio_grande_2005")
    assert repr(options) == "Options('namuwiki_new', stack_cap=3)"
    twin = pickle.loads(pickle.dumps(options))
    assert (twin, hash(twin)) == (options, hash(options))
    with pytest.raises(AttributeError):
        options.stack_cap = 4


@pytest.mark.parametrize(
    ("edition", "rulings", "says"),
    [
        ("rio", {}, "“rio” is not an edition. The editions are rio_grande_2005, namuwiki_old"),
        (None, {}, "“None” is not an edition"),
        (["huch"], {}, "is not an edition"),
        ("huch", {"door": 1}, "“door” is not a ruling. The nearest are "),
        ("huch", {"stack_caps": 1}, "The nearest are stack_cap, "),
        ("huch", {"stack_cap": 10**5000}, "does not fit"),
        ("huch", {"stack_cap": 0}, "“0” does not fit the ruling stack_cap. What fits: 1 … 99, None."),
        ("huch", {"stack_cap": True}, "“True” does not fit"),
        ("huch", {"min_castles": None}, "“None” does not fit the ruling min_castles. What fits: 1 … 99."),
        ("huch", {"must_build": 1}, "What fits: False, True."),
        ("huch", {"castle_exit": "window"}, "What fits: any_door, straight_opposite."),
    ],
)
def test_unknown_ruling_is_refused_by_name(edition: Any, rulings: dict[str, Any], says: str) -> None:
    with pytest.raises(UnreadableText) as refused:
        Options(edition, **rulings)
    assert says in str(refused.value)


def test_every_ruling_has_words_a_rule_and_a_confidence() -> None:
    words = catalogue("boardlab.torres")
    for name, ruling in RULINGS.items():
        assert f"option.{name}" in words
        assert ruling.sure in {"high", "medium", "low"}
        for value in ruling.values:
            assert not isinstance(value, str) or f"ruling.{value}" in words
    assert {f"edition.{name}" for name in EDITIONS} <= set(words)
    for rule in Rulebook.of("boardlab.torres").values():
        assert not rule.option or rule.option in RULINGS, rule.id
