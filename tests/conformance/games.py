"""The games the conformance suite runs over: those of boardlab, and one of another package, found as any other is."""

from __future__ import annotations

from boardlab.testing.subject import Played, choose, played, samples
from boardlab.testing.subject import Subject as Game
from tests.catan import extremes as catan_extremes
from tests.conformance import catan_samples as catan
from tests.conformance import creed_samples as creed
from tests.conformance import torres_samples as torres
from tests.creed import extremes as creed_extremes
from tests.torres import extremes as torres_extremes
from tests.toygame import installed
from tests.toygame import samples as pebbles

__all__ = ["GAMES", "OWN", "PEBBLES", "Game", "Played", "choose", "played", "samples"]
OWN = (
    Game(
        "torres",
        starts=torres.STARTS,
        samples=torres.sample,
        candidates=torres.candidates,
        rehidden=torres.rehidden,
        secrets=torres.secrets,
        seen_action=torres.seen_action,
        uncovers=torres.uncovers,
        sure=frozenset({"keep"}),
        hides=True,
        shuffled=True,
        extreme=torres_extremes.extreme,
        largest=torres_extremes.LARGEST,
        most_listed=5_500,
        scoring="phase_scored",
        scorings=3,
        whose_turn=("torres.phase.one_turn",),
    ),
    Game(
        "catan",
        starts=catan.STARTS,
        samples=catan.sample,
        candidates=catan.candidates,
        rehidden=catan.rehidden,
        secrets=catan.secrets,
        seen_action=catan.seen_action,
        uncovers=catan.uncovers,
        sure=frozenset({"draw", "steal"}),
        hides=True,
        shuffled=True,
        extreme=catan_extremes.extreme,
        largest=catan_extremes.LARGEST,
        most_listed=700,
        dull=catan.DULL,
        open_words=catan.OPEN_WORDS,
        open_verbs=catan.OPEN_VERBS,
        whose_turn=("catan.turn.active_only",),
        is_usual=catan.is_usual,
    ),
    Game(
        "creed",
        starts=creed.STARTS,
        samples=creed.sample,
        candidates=creed.candidates,
        rehidden=creed.rehidden,
        secrets=creed.secrets,
        seen_action=creed.seen_action,
        uncovers=creed.uncovers,
        sure=frozenset({"lay", "give"}),
        veiled=creed.VEILED,
        hides=True,
        extreme=creed_extremes.extreme,
        largest=creed_extremes.LARGEST,
        most_listed=7_500,
        dull=creed.DULL,
        open_verbs=creed.OPEN_VERBS,
        whose_turn=("creed.turn.order", "creed.turn.team"),
        is_usual=creed.is_usual,
        points=False,
        # Four hands and four action boards beside the board, and up to forty units of 400 bytes each upon it.
        of_four=9_500,
    ),
)
installed()
PEBBLES = Game(
    "toygame",
    starts=pebbles.STARTS,
    samples=pebbles.sample,
    candidates=pebbles.candidates,
    extreme=pebbles.extreme,
    largest=pebbles.LARGEST,
    most_listed=24,
    scoring="end",
    whose_turn=("toy.turn",),
)
GAMES = (*OWN, PEBBLES)
