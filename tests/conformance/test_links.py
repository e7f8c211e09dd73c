"""Every position, game, question and step is a link, which reads back as itself and is short."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boardlab
from boardlab.core.contract.game import find_game
from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import speaking
from boardlab.core.play.record import Record
from boardlab.core.text.link import SHORT, address, linked_text, text_in
from boardlab.session.kinds import study
from boardlab.session.opened import opened
from tests.conformance.bad_values import damaged_text
from tests.conformance.games import GAMES, OWN, Game, played, samples
from tests.effort import rounds

games = pytest.mark.parametrize("game", GAMES, ids=str)
few = settings(max_examples=rounds(7, soak=200), deadline=None, suppress_health_check=list(HealthCheck), database=None)


@games
def test_position_link_stays_short_through_the_whole_game(game: Game) -> None:
    longest = 0
    for start in range(len(game.starts)):
        positions = played(game, start, 5).positions
        for p in (*positions[:: max(1, len(positions) // 40)], positions[-1]):
            for lang in ("en", "ko"):
                made = boardlab.link(p, lang=lang)
                longest = max(longest, len(made))
                assert text_in(made) == p.to_text()
            assert opened(made) == p
            assert game.module.parse(made) == p
    assert 0 < longest <= SHORT


@games
@given(data=st.data())
@few
def test_text_json_and_link_agree(game: Game, data: st.DataObject) -> None:
    p = data.draw(st.sampled_from(samples(game, 3, 31)))
    lang = data.draw(st.sampled_from(["en", "ko"]))
    short = data.draw(st.sampled_from([0, SHORT, 10**6]))
    base = data.draw(st.sampled_from([None, "", "../", "http://localhost:8000", "https://example.org/a/b/"]))
    made = address(linked_text(p), base=base, lang=lang, short=short)
    module, again = game.module, opened(made)
    assert again == p == module.parse(p.to_text()) == module.from_json(json.loads(json.dumps(p.to_json())))
    assert again.to_text() == p.to_text()
    assert opened(f"#{made.partition('#')[2]}") == opened(f"  {made}\n") == opened(f"{made}&from=friend") == p


@games
def test_the_largest_positions_are_short_links_too(game: Game) -> None:
    rng = random.Random(3)
    found = 0
    for line in game.largest:
        p = game.module.parse(line, allow_unreachable=True)
        assert len(boardlab.link(p)) <= SHORT
        assert opened(boardlab.link(p)) == p
    for _ in range(rounds(12, soak=300)):
        try:
            p = game.module.from_json(game.extreme(rng), allow_unreachable=True)
        except ValueError:
            continue
        found += 1
        assert len(boardlab.link(p)) <= SHORT
        assert opened(boardlab.link(p)) == p
    assert found > 5


@pytest.mark.parametrize("game", OWN, ids=str)
def test_game_link_is_packed_and_leaves_out_the_seed(game: Game) -> None:
    whole = played(game, 0, 5)
    record = Record(whole.positions[0], seed="nobody guesses this")
    for act in whole.actions:
        record.play(act)
    made = boardlab.link(record)
    assert "#z=" in made
    assert len(made) * 2 < len(record.to_text())
    assert opened(made).position == whole.positions[-1]
    assert "nobody guesses" in record.to_text()
    assert "nobody guesses" not in text_in(made)


# -- views -------------------------------------------------------------------------------------------------------------


def views(game: Game, positions: int = rounds(3, soak=12)) -> list[tuple[Any, Any]]:
    """Positions of played games and from elsewhere, each with what every seat and a spectator sees."""
    found = list(samples(game, 3, 31))
    for start in range(len(game.starts)):
        whole = played(game, start, 5).positions
        found += [*whole[:: max(1, len(whole) // positions)], whole[-1]]
    return [(p, p.seen_by(seat)) for p in found for seat in (None, *range(p.players))]


@games
def test_view_link_is_short_and_round_trips(game: Game) -> None:
    longest = 0
    for _, view in views(game):
        made = boardlab.link(view)
        longest = max(longest, len(made))
        again = opened(made)
        assert again == opened(view.to_text()) == view
        assert (again.to_text(), again.to_json(), hash(again)) == (view.to_text(), view.to_json(), hash(view))
    assert 0 < longest <= SHORT


@games
def test_view_data_round_trips_as_a_view_only(game: Game) -> None:
    for _, view in views(game)[:: rounds(13, soak=5)]:
        doc = json.loads(json.dumps(view.to_json()))
        assert opened(doc) == view
        with pytest.raises(PlainError, match=r"boardlab\.open"):
            find_game(game.name).from_json(doc)
        for name in doc:
            with pytest.raises(PlainError):
                opened({**doc, name: "?"})


@games
def test_a_view_cannot_be_played_on_and_says_so(game: Game) -> None:
    p, view = views(game, 3)[-1]
    text, made = view.to_text(), boardlab.link(view)
    for lang, said in (("en", "cannot be played on"), ("ko", "없습니다")):
        with speaking(lang):
            for given in (text, made):
                for door in (game.module.parse, boardlab.Study, find_game(game.name).parse):
                    with pytest.raises(PlainError, match=said):
                        door(given)
            with pytest.raises(PlainError, match=said):
                opened(made).play("end")
            with pytest.raises(PlainError, match="seat=0"):
                boardlab.Study(opened(made))
    assert not hasattr(view, "play")
    assert hasattr(p, "play")


@pytest.mark.parametrize("game", OWN, ids=str)
def test_link_and_copied_text_hold_no_secret(game: Game) -> None:
    looked = 0
    for p, seat, words in game.secrets():
        view, record = p.seen_by(seat), Record(p)
        boards = [study(record, seat=seat or 0)]
        boards[0].covered_for = None if seat is not None else 1
        texts = [view.to_text(), text_in(boardlab.link(view)), text_in(boardlab.link(record.seen_by(seat)))]
        texts += [boards[0].link_text(), json.dumps(opened(boardlab.link(view)).to_json())]
        whole = json.dumps(p.to_json())
        assert any(word in whole for word in words)
        assert [word for word in words for text in texts if word in text] == []
        assert not any(p.to_text() in text for text in texts)
        looked += 1
    assert looked > 3


@games
def test_a_damaged_view_is_a_view_or_a_sentence(game: Game) -> None:
    rng = random.Random(f"{game} damaged")
    lines = [view.to_text() for _, view in views(game, 4)]
    refused = 0
    for _ in range(rounds(80, soak=3_000)):
        text = damaged_text(rng, rng.choice(lines))
        try:
            again = opened(text)
        except PlainError:
            refused += 1
        else:
            assert opened(again.to_text()) == again
    assert refused > 20
