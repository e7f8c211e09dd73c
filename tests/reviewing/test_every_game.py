"""Every game that has a critic is reviewed: what is told is possible, adds up, and has its words in both languages."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from boardlab.core.contract.game import find_game, game_names
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.play.beam import finished
from boardlab.core.play.record import Record
from boardlab.reviewing.judge import judging
from boardlab.reviewing.judged import TURNING
from boardlab.reviewing.review import GameReview, critic_of
from boardlab.reviewing.taught import taught

GAMES = tuple(name for name in game_names() if find_game(name).critic is not None)
PLIES = {"torres": 30, "catan": 40, "creed": 66}
"""So much of a game is reviewed: the set-up, and some turns."""
LEAST_IDEAS = 8


@cache
def begun(name: str) -> Record:
    """The beginning of a game between simple players."""
    game = find_game(name)
    assert game.opponent is not None
    record = Record.new(name, seed="every", players=3 if name == "catan" else 2)
    while record.ply < PLIES[name]:
        seat = record.position.current_player
        if seat == CHANCE:
            record.roll()
        else:
            record.play(game.opponent(record.position.seen_by(seat), Random(record.ply)))
    return record


@cache
def reviewed(name: str, lang: str = "en") -> GameReview:
    return GameReview(begun(name), 0, finished(judging(begun(name), 0, critic_of(name), samples=1, seed=1)), lang)


def test_all_games_inside_have_critics() -> None:
    assert set(PLIES) <= set(GAMES)


@pytest.mark.parametrize("name", PLIES)
def test_chances_and_lines_are_possible(name: str) -> None:
    found = reviewed(name)
    assert len(found.judged) > 3
    for each in found.judged:
        chances = [chance.mean for chance in each.chances]
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)
        assert sum(chances) == pytest.approx(1)
        assert each.best[0] in each.decision.before.seen_by(0).legal_actions()
        yours, better = found.lines_of(each)
        own = begun(name).actions[each.decision.ply : each.decision.ply + each.decision.plies]
        assert yours.record.actions[: yours.own] == own
        assert better.own


@pytest.mark.parametrize("name", PLIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_is_told(name: str, lang: str) -> None:
    found = GameReview(begun(name), 0, reviewed(name).judged, lang)
    said = [found.to_text()]
    for each in found.judged:
        said += [found.what(each), *found.named(each)]
        if each.done is not None:
            said.append(found.praise(each))
    assert not [text for text in said if "idea." in text or "review." in text or "{" in text]
    if any(each.group == TURNING for each in found.judged):
        assert found.ideas or not any(each.ideas for each in found.turning)


@pytest.mark.parametrize("name", PLIES)
def test_ideas_differ_and_name_rules_that_are_taught(name: str) -> None:
    ideas = critic_of(name).ideas
    assert len({idea.key for idea in ideas}) == len(ideas) >= LEAST_IDEAS
    for rule in {idea.rule for idea in ideas}:
        where = taught(rule, "en")
        assert where is not None, rule
        assert where.practised, rule


def test_only_offers_wait_for_what_others_decide() -> None:
    proposed = {name: [idea.key for idea in critic_of(name).ideas if idea.proposes] for name in PLIES}
    assert proposed == {"torres": [], "catan": ["offer"], "creed": []}


def test_praise_is_not_for_what_others_decide() -> None:
    """An offer may be refused: it can be missed, but it is never told as done well."""
    critic = critic_of("creed")
    praised = next(each.done.idea for each in reviewed("creed").judged if each.done is not None)
    ideas = tuple(replace(idea, proposes=idea.key == praised.key) for idea in critic.ideas)
    judged = finished(judging(begun("creed"), 0, replace(critic, ideas=ideas), samples=1, seed=1))
    assert praised.key not in {each.done.idea.key for each in judged if each.done is not None}


def test_luck_of_dice_is_what_they_gave() -> None:
    record = begun("catan")
    steps = zip(record.positions, record.actions, record.positions[1:], strict=False)
    throws = [(before, after) for before, act, after in steps if before.current_player == CHANCE]
    rolled = [pair for pair in throws if pair[0].to_json()["stage"] == "dice"]
    held = [[sum(p.to_json()["hands"][0].values()) for p in pair] for pair in rolled]
    got = sum(after - before for before, after in held)
    (luck,) = reviewed("catan").luck
    assert luck.got == got
    assert 0 < luck.expected < 2 * len(rolled)
