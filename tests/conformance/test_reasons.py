"""What is said of a choice is true: each claim is worked out again, by the witness of its game."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest

from boardlab.catan.play import reasons as catan_says
from boardlab.catan.play.club import OTHERS
from boardlab.catan.play.worth import VALUATION
from boardlab.core.i18n.language import LANGUAGES
from boardlab.creed.play import features as creed_features
from boardlab.creed.play import reasons as creed_says
from boardlab.torres.play import features as torres_features
from boardlab.torres.play import reasons as torres_says
from tests.catan import reasons as catan
from tests.creed import reasons as creed
from tests.effort import rounds
from tests.torres import reasons as torres


class Told(NamedTuple):
    """What a game says of choices, the witness for it, and how much of it is to be met."""

    says: Any
    witness: Any
    features: tuple[str, ...]
    share: float
    """Of the decisions, those that are Club's."""
    kinds: int
    """More kinds of claims than this are met,"""
    often: float
    """and of more than this share of decisions something is said."""


GAMES = {
    "torres": Told(torres_says, torres, tuple(torres_features.NAMES), 0.1, 4, 1 / 3),
    "catan": Told(catan_says, catan, (*VALUATION.names, OTHERS), 0.4, 8, 1 / 3),
    "creed": Told(creed_says, creed, tuple(creed_features.NAMES), 0.3, 7, 1 / 2),
}
SENTENCES = rounds(0, soak=20_000)
"""So many of each game are worked out again at least, by each test."""
every = pytest.mark.parametrize("told", GAMES.values(), ids=list(GAMES))


@every
def test_each_claim_of_a_reason_is_true(told: Told) -> None:
    kinds, said_of, decisions = set[str](), 0, 0
    for seed in count():
        if seed >= rounds(2, soak=300) and said_of >= SENTENCES:
            break
        for p, act, features in told.witness.choices(seed, told.share):
            decisions += 1
            said = told.says.reason(p.seen_by(act.player), act, features)
            assert said == told.says.reason(p.seen_by(None), act, features), "it hangs on nothing hidden"
            if said is not None:
                kinds.add(said.key)
                said_of += 1
                assert said.facts == told.witness.truth(p, act, said), (said, act.to_text(), p.to_text())
                assert all(p.wording.phrase(said, lang) for lang in LANGUAGES)
    assert len(kinds) > told.kinds
    assert said_of > decisions * told.often
    print(f"{said_of:,} sentences of {decisions:,} decisions")


@every
def test_each_claim_that_a_feature_could_make_is_true(told: Told) -> None:
    rng, said_of = Random(3), 0
    for seed in count():
        if seed >= rounds(1, soak=60) and said_of >= SENTENCES:
            break
        for p, _, _ in told.witness.choices(seed, told.share / 3):
            view, legal = p.seen_by(None), p.legal_actions()
            for act in rng.sample(legal, min(10, len(legal))):
                for feature in told.features:
                    if (said := told.says.reason(view, act, (feature,))) is not None:
                        said_of += 1
                        assert said.facts == told.witness.truth(p, act, said), (said, act.to_text(), p.to_text())
    print(f"{said_of:,} sentences")
