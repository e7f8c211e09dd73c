"""An action may be given as its text wherever an action may be given, and a text may be read for any seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boardlab import torres
from boardlab.core.contract.verdict import IllegalAction
from boardlab.core.errors import AmbiguousText, PlainError, UnreadableText
from boardlab.core.i18n.language import speaking
from boardlab.core.play.record import Record
from tests.conformance.games import GAMES, Game, played
from tests.effort import rounds


@pytest.fixture(params=GAMES, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def met(game: Game, count: int, seed: str) -> list[Any]:
    rng = random.Random(f"{game} {seed}")
    return [game.samples(rng) for _ in range(count)]


def raised(door: Any, *given: Any) -> PlainError | None:
    try:
        door(*given)
    except PlainError as refused:
        return refused
    return None


def test_a_text_is_played_as_the_action_it_says(game: Game) -> None:
    rng = random.Random(f"{game} texts")
    tried = 0
    for p in met(game, rounds(6, 100), "texts"):
        for act in rng.sample(p.legal_actions(), min(6, len(p.legal_actions()))):
            text = act.to_text()
            if p.read_action(text) != act:
                continue  # a text may leave out what only one action could mean
            tried += 1
            assert p.play(text) == p.play(act)
            assert p.judge(text) == p.judge(act)
            assert p.judge(text).action is act
            assert p.events(text) == p.events(act)
            assert p.seen_by(p.current_player).judge(text).action == act
    game.met(tried, 20, "texts of actions")


def test_text_is_refused_as_read_action_and_judge_refuse(game: Game) -> None:
    kinds = set()
    for p in met(game, rounds(5, 40), "refusals"):
        texts = ["", "nonsense", "end end end", "move", "x" * 999, *{act.to_text() for act in game.candidates(p)}]
        for text in [*texts[:5], *random.Random(7).sample(texts, min(25, len(texts)))]:
            read = raised(p.read_action, text)
            verdict = None if read else p.judge(p.read_action(text))
            for door in (p.play, p.events, Record(p).play):
                refused = raised(door, text)
                kinds.add(type(refused))
                if read is not None:
                    assert (type(refused), str(refused)) == (type(read), str(read))
                elif verdict:
                    assert refused is None
                else:
                    assert isinstance(refused, IllegalAction)
                    assert refused.verdict == verdict
            if read is not None:
                assert str(raised(p.judge, text)) == str(read)
    assert {UnreadableText, IllegalAction} <= kinds


def test_action_read_from_text_round_trips(game: Game) -> None:
    """Also from texts of which a word is changed, put in or left out: refused ones, most of them, but readable."""
    rng = random.Random(f"{game} changed texts")
    tried = 0
    for p in met(game, rounds(20, 400), "changed texts"):
        texts = [act.to_text() for act in rng.sample(p.legal_actions(), min(8, len(p.legal_actions())))]
        pool = [*{word for text in texts for word in text.split()}, "0", "1", "7", "-1", "x"]
        for text in texts * 4:
            words = text.split()
            at = rng.randrange(len(words))
            words[at : at + rng.randint(0, 1)] = rng.choices(pool, k=rng.randint(0, 1))
            try:
                act = p.read_action(" ".join(words))
            except (UnreadableText, AmbiguousText):
                continue
            tried += 1
            assert p.read_action(act.to_text()) == act, f"{p.to_text()}: {' '.join(words)}"
    game.met(tried, 20, "changed texts of actions that can be read")


def test_a_text_that_fits_two_actions_lists_them() -> None:
    p = torres.start(players=3)
    for text in ("knight c3", "knight f6", "knight a4", "king e1"):
        p = p.play(text)
    with pytest.raises(AmbiguousText, match="build b3 from 2"):
        p.play("build b3")
    with speaking("ko"), pytest.raises(AmbiguousText, match="build b3 from 2"):
        p.judge("build b3")


def test_text_is_read_for_the_named_seat(game: Game) -> None:
    """What the deciding seat's texts mean stays as it was; for another seat it is that seat's action."""
    moved = 0
    for p in met(game, 8, "seats"):
        if p.is_over:
            continue
        for act in p.legal_actions()[:12]:
            text = act.to_text()
            if p.current_player is not None and p.current_player >= 0:
                assert p.read_action(text, seat=p.current_player) == p.read_action(text)
            for seat in range(p.players):
                try:
                    found = p.read_action(text, seat=seat)
                except PlainError:
                    continue  # for this seat it may fit two
                assert found.player in (seat, -1)
                assert found.validation_errors == ()
                moved += seat != act.player
                assert not p.judge(found) or found.player in (p.current_player, -1)
        for seat in (-1, p.players, "A", 1.0):  # type: ignore[assignment]
            with pytest.raises(PlainError, match=f"0 to {p.players - 1}"):
                p.read_action("end", seat=seat)
    game.met(moved, 20, "actions for another seat")


def test_record_reads_each_text_for_its_seat(game: Game) -> None:
    """Whoever writes down who did what reads it back, decider or not."""
    for start in range(len(game.starts)):
        record = played(game, start)
        for p, act in zip(record.positions, record.actions, strict=False):
            if act.player >= 0:
                assert p.read_action(act.to_text(), seat=act.player).player == act.player
