"""What people ask of a position by name, in every game: places, pieces, points, hands; and what a view hides."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab import catan
from boardlab.core.contract.piece import Piece
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from tests.conformance.bad_values import VALUES
from tests.conformance.games import GAMES, OWN, Game, played

BY_SEAT = ("points", "hand", "development_cards", "rates", "casualties", "cubes", "hand_size")
"""Questions about a seat."""
BY_PLACE = (
    "piece_at", "castle_at", "height_at", "figure_at", "building_at", "road_at", "tile_at", "harbour_at", "unit_at",
    "tent_at",
)  # fmt: skip
"""Questions about a place."""


@pytest.fixture(params=GAMES, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def positions(game: Game) -> list[Any]:
    found = []
    for start in range(len(game.starts)):
        every = played(game, start).positions
        found += [every[0], every[len(every) // 2], every[-1]]
    return found


def with_views(game: Game) -> list[Any]:
    return [each for p in positions(game) for each in (p, p.seen_by(0), p.seen_by(None))]


def refused(door: Any, given: Any, lang: str = "en") -> str:
    with speaking(lang), pytest.raises(PlainError) as found:
        door(given)
    return str(found.value)


def test_every_place_can_be_asked_for_its_piece(game: Game) -> None:
    met = set()
    for p in with_views(game):
        assert len(set(p.place_names)) == len(p.place_names)
        assert set(p.place_names) == set(p.scene().places)
        pieces = p.piece_map()
        assert {name: p.piece_at(name) for name in p.place_names if p.piece_at(name)} == pieces
        for name, piece in pieces.items():
            assert eval(repr(piece), {"Piece": Piece}) == piece
            assert piece.seat is None or 0 <= piece.seat < p.players
            assert p.place_name(name)
        met |= {piece.kind for piece in pieces.values()}
    assert met, "nothing stood anywhere"


def test_unknown_place_is_refused_with_the_nearest_name(game: Game) -> None:
    for p in (positions(game)[1], positions(game)[1].seen_by(0)):
        asked = [getattr(p, name) for name in BY_PLACE if hasattr(p, name)]
        assert asked
        for door in asked:
            for given in ("z9", "Z99", "", "0,9", *VALUES):
                if given in p.place_names if isinstance(given, str) else type(given) is int:
                    continue
                said = refused(door, given)
                assert said != refused(door, given, "ko")
                assert len(said) < 300
                if isinstance(given, str):
                    # Of the places named, one at least can be asked for.
                    named = said[: said.rindex(".")].rpartition(" are ")[2].split(", ")
                    for name in named:
                        door(name)
        name = p.place_names[0]
        if name.upper() != name:
            assert name in refused(p.piece_at, name.upper())


def test_a_seat_that_does_not_play_is_one_sentence(game: Game) -> None:
    for p in (positions(game)[1], positions(game)[1].seen_by(0)):
        for name in BY_SEAT:
            if hasattr(p, name):
                given: Any
                for given in (-1, p.players, None, "A", 1.0, True, []):
                    assert f"0 to {p.players - 1}" in refused(getattr(p, name), given)


def test_points_are_the_public_scores(game: Game) -> None:
    for p in positions(game):
        for seat in range(p.players):
            assert p.seen_by(None).points(seat) == p.scores[seat]
            assert p.seen_by(seat).points(seat) == p.points(seat) >= p.scores[seat]
            known = list(p.scores)
            known[seat] = p.points(seat)
            assert p.seen_by(seat).known_scores == tuple(known), "one's own, and of the others what lies open"
        assert p.seen_by(None).known_scores == p.known_scores == p.scores


# -- each game in its own words ----------------------------------------------------------------------------------------


def test_catan_production_is_what_a_roll_pays() -> None:
    rng = random.Random("production")
    compared = 0
    for number in range(40):
        p = played(OWN[1], number % len(OWN[1].starts)).positions
        p = rng.choice([each for each in p if each.stage == "roll"])
        throw = p.play(p.legal_actions()[0]) if p.legal_actions()[0].to_text() == "roll" else None
        if throw is None:
            continue
        for act, _ in throw.chance_outcomes():
            rolled = sum(act.dice)
            after = throw.play(act)
            if rolled != 7:
                for seat, paid in enumerate(p.production(rolled)):
                    compared += paid.total
                    new, old = after.hand(seat), p.hand(seat)
                    assert {kind: new[kind] - old[kind] for kind in old} == paid
    assert compared > 100
    assert all(each.total == 0 for each in p.production(7))
    for given in (1, 13, "8", None):
        refused(p.production, given)


def test_catan_view_counts_hidden_cards_without_naming_them() -> None:
    p = catan.start()
    view = p.seen_by(0)
    assert view.hand(0) == p.hand(0)
    assert view.hand(1) == {"?": p.hand(1).total}
    assert "3 cards" in refused(view.hand(1).__getitem__, "ore")
    assert "lumber, brick, wool, grain, ore" in refused(p.hand(1).__getitem__, "gold")
    assert (view.hand(1).get("ore", 0), p.hand(0).get("gold")) == (0, None)
    assert view.development_cards(1).total == 0
    some = {**p.to_json(), "developments": [[], ["knight", "victory_point"], [], []]}
    del some["pile"]
    rich = catan.from_json(some)
    assert rich.development_cards(1)["knight"] == 1
    assert rich.seen_by(0).development_cards(1) == {"?": 2}
    assert (rich.points(1), rich.seen_by(1).points(1), rich.seen_by(0).points(1)) == (3, 3, 2)


def test_creed_view_keeps_hidden_units_hidden() -> None:
    seen = 0
    for p in positions(OWN[2]):
        for seat in (0, 1, None):
            view = p.seen_by(seat)
            for name, piece in p.piece_map().items():
                looked = view.piece_at(name)
                if looked is not None and looked.kind == "?":
                    seen += 1
                    assert piece.hidden
                    assert (looked.seat, looked.hidden) in ((piece.seat, True), (None, True))
                elif looked is not None:
                    assert looked == piece
                if name in p.layout.cell_names:
                    assert view.unit_at(name) == looked
    assert seen > 50
