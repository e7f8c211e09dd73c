"""A whole game at a table: opponents of several strengths, slices of thinking, the same dice again, and the end."""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any, cast

import pytest

import boardlab
from boardlab import PlainError, Study
from boardlab.catan.play.players import PLAYERS as OF_CATAN
from boardlab.core.contract.game import find_game
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import Player, PlayerChoice, SearchProgress, Thinking
from boardlab.core.contract.position import CHANCE
from boardlab.core.i18n.language import Phrase, Seat, text_in
from boardlab.core.play import ladder
from boardlab.core.play.ladder import Rung
from boardlab.core.play.opponent import decide
from boardlab.core.play.players import choose
from boardlab.core.play.playout import drawn
from boardlab.core.play.record import Record
from boardlab.session.commands import Message
from boardlab.session.features import opponent
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.play import PlayFeature, most_telling
from boardlab.session.features.seats import turn
from boardlab.session.kinds import whole_game
from boardlab.torres.play.players import PLAYERS
from tests.session.conftest import FakePage

TRIES = 6
WHY = Phrase("study.start")


def last(knowledge: Knowledge, rng: Random, simulations: int) -> Thinking:
    """A player of tests: it takes its time, does the last thing there is, and says why."""
    for done in range(1, simulations + 1):
        time.sleep(0.002)
        yield SearchProgress(done, simulations)
    return PlayerChoice(knowledge.view.legal_actions()[-1], WHY)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strong of Torres and Catan is a player of tests, and no message waits for it to the end."""
    for players in (PLAYERS, OF_CATAN):
        monkeypatch.setitem(cast(dict[str, Player], players), "strong", Player(1, last, TRIES))
    monkeypatch.setattr(opponent, "SLICE", 0.0)


def at_own_choice(game: Study, page: FakePage) -> int:
    """Ask as a page does until the learner decides; tells how often."""
    asked = 0
    while game.frame["opponent"] is not None:
        assert page.ask("opponent", at=1)["answer"] == "done"
        asked += 1
    return asked


def plain(game: Study) -> list[str]:
    return [action.to_text() for action in game.record.actions[: game.record.ply]]


def dice(game: Study) -> list[str]:
    return [text for text in plain(game) if text.startswith("dice")]


def test_strength_tells_what_was_measured(slow: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Rung(2, "strong", 1, "club", 200, 150.0, 1, PLAYERS["club"].version, 3.0, "s")
    monkeypatch.setattr(ladder, "ladder", lambda game: (found,))
    for players, told in ((2, "Against Club it won 150 of 200 games."), (3, "")):
        strengths = boardlab.play("torres", players=players).frame["play"]["strengths"]
        strong = next(each for each in strengths if each["key"] == "strong")
        about = "Plays its best lines on before it decides. A turn takes a second or two. A long turn takes more."
        assert strong["about"] == f"{about} {told}".strip()


@pytest.mark.usefixtures("slow")
def test_strengths_are_given_in_order_of_play() -> None:
    game = boardlab.play("torres", players=3, seat=1, opponents=("strong", "first_steps"), seed=1)
    seats = game.frame["play"]["seats"]
    assert [(each["seat"], each["strength"]) for each in seats] == [(2, "strong"), (0, "first_steps")]
    assert [each["key"] for each in game.frame["play"]["strengths"]] == ["first_steps", "club", "strong"]
    with pytest.raises(PlainError, match="There are 2 opponents"):
        boardlab.play("torres", players=3, opponents=("strong",))
    with pytest.raises(PlainError, match="no player"):
        boardlab.play("torres", players=3, opponents="grand")


@pytest.mark.usefixtures("slow")
def test_a_page_hears_how_far_an_opponent_is() -> None:
    game = boardlab.play("torres", players=2, opponents="strong", seed=1)
    page = FakePage(game)
    page.pick("c3")
    assert game.frame["thinking"] is None
    page.ask("opponent", at=1)
    thinking = game.frame["thinking"]
    assert (thinking["seat"], thinking["done"], thinking["most"]) == (1, 1, TRIES)
    assert (game.frame["opponent"], game.record.ply) == (0, 1), "it is asked for again at once"
    page.ask("opponent", at=1)
    assert game.frame["thinking"]["done"] == 2
    at_own_choice(game, page)
    assert game.record.step(2)[1] == game.record.positions[1].seen_by(1).legal_actions()[-1]
    assert game.frame["play"]["seats"][0]["why"] == "The start", "its own reason is told"
    assert game.frame["log"][0]["text"].endswith("The start")


@pytest.mark.usefixtures("slow")
def test_thinking_is_given_up_when_one_goes_back() -> None:
    game = boardlab.play("torres", players=2, opponents="strong", seed=1)
    page = FakePage(game)
    page.pick("c3")
    page.ask("opponent", at=0)
    assert game.frame["thinking"]["done"] == 1
    page.ask("undo")
    assert (game.record.ply, game.frame["thinking"], game.frame["opponent"]) == (0, None, None)


def test_the_same_is_chosen_again_after_undo() -> None:
    game = boardlab.play("catan", players=3, seed="again")
    page = FakePage(game)
    rng = Random(1)
    while game.record.ply < 40:
        if game.position.current_player == 0:
            actions = game.position.legal_actions()
            game.play(rng.choice(actions))
        else:
            at_own_choice(game, page)
    before = plain(game)
    fresh = boardlab.play("catan", players=3, seed="again")
    for action in game.record.actions[: game.record.ply]:
        if action.player == 0:
            fresh.play(action)
    assert plain(fresh)[: len(before)] == before


def test_dice_fall_the_same_after_another_choice() -> None:
    game = boardlab.play("catan", players=3, seed="again")
    while game.position.turn < 6:
        game.play(choose("first_steps", game.record.knowledge(0), "a").action)
    rolls = dice(game)
    game.jump(0)
    game.play(game.position.legal_actions()[-1])
    while game.position.turn < 6:
        game.play(choose("first_steps", game.record.knowledge(0), "b").action)
    again = dice(game)
    assert game.record.line != "main"
    assert len(rolls) > 3
    assert again[: len(rolls)] == rolls[: len(again)]


@pytest.mark.usefixtures("slow")
def test_another_strength_plays_on_from_where_one_went_back() -> None:
    game = boardlab.play("torres", players=2, seed=1)
    page = FakePage(game)
    page.pick("c3")
    at_own_choice(game, page)
    was = game.record.step(2)[1]
    page.ask("undo")
    assert page.ask("strength", at=1, key="strong")["answer"] == "done"
    assert game.frame["play"]["seats"][0]["strength"] == "strong"
    page.pick("c3")
    at_own_choice(game, page)
    assert game.record.step(2)[1] == game.record.positions[1].seen_by(1).legal_actions()[-1] != was
    assert page.ask("strength", at=0, key="strong")["answer"] == "no"
    assert page.ask("strength", at=1, key="grand")["answer"] == "no"


def test_pace_says_when_the_next_move_comes() -> None:
    game = boardlab.play("torres", players=2, seed=1)
    page = FakePage(game)
    page.pick("c3")
    assert game.frame["opponent"] > 900
    page.ask("pace", key="fast")
    assert game.frame["opponent"] == 0
    page.ask("pace", key="step")
    assert game.frame["opponent"] is None
    page.pick("opponent")
    assert game.record.ply == 2
    assert page.ask("pace", key="sudden")["answer"] == "no"


@pytest.mark.parametrize("pace", ["calm", "fast"])
def test_others_wait_until_a_phase_is_read(pace: str) -> None:
    game = boardlab.play("torres", players=3, seat=1, seed="s0")
    page = FakePage(game)
    page.ask("pace", key=pace)
    while not game.frame["play"]["scored"]:
        if game.frame["opponent"] is None:
            game._session.act(decide(game.position, game.record.ply).action)
            game._refresh()
        else:
            page.ask("opponent", at=0)
    assert game._session.waits
    assert game.frame["opponent"] is None
    assert {line["seat"] for line in game.frame["receipt"]["lines"]} == {0, 1, 2}
    page.pick("opponent")
    assert not game.frame["play"]["scored"]
    assert game.frame["opponent"] is not None, "it goes on by itself again"


def test_the_turn_of_another_is_told_step_by_step() -> None:
    game = boardlab.play("torres", players=2, seat=None, opponents="club", seed=1)
    page, longest = FakePage(game), 0
    for _ in range(24):
        page.ask("opponent", at=1)
        steps = [each["did"] for each in game.frame["play"]["steps"]]
        plies = range(game.record.ply - len(steps) + 1, game.record.ply + 1)
        assert steps == [" ".join(game._session.narrate(ply)) for ply in plies]
        assert {game.record.step(ply)[1].player for ply in plies} <= {game.position.current_player}
        longest = max(longest, len(steps))
    assert longest > 3


@pytest.mark.parametrize(
    ("game", "verb", "told"), [("creed", "siege", "leader_found"), ("torres", "build", "build_raise")]
)
def test_plate_tells_the_event_that_matters_most(game: str, verb: str, told: str) -> None:
    rng, met = Random(2), set[str]()
    while told not in met:
        p = find_game(game).begin(rng, players=2)
        while not p.is_over:
            act = drawn(p, rng) if p.current_player == CHANCE else decide(p, rng.random()).action
            events = p.events(act)
            if act.to_text().startswith(verb) and len(events) > 1:
                met.add(events[most_telling(events, act.player)].kind)
            p = p.play(act)
    assert "stack_chosen" not in met
    assert "turned_up" not in met


def test_an_offer_is_answered_in_anothers_turn() -> None:
    start = partial(Record.new, "catan", players=3, seed="offered")
    record = start()
    while (p := record.position).stage != "answer":
        chance = p.current_player == CHANCE
        offers = () if chance else [act for act in p.legal_actions() if act.to_text().startswith("offer")]
        record.play(drawn(p, Random(record.ply)) if chance else next(iter(offers), decide(p, record.ply).action))
    session = whole_game(record, again=start, seat=p.current_player)
    assert turn(session)["says"] == session.say("study.you_decide", player=Seat(p.active))
    asks = next(each for each in session.has(PlayFeature).part()["play"]["seats"] if each["seat"] == p.active)
    assert asks["did"] == session.narrate(record.ply)[0]
    assert asks["why"] == session.reason(record.ply)


def test_a_game_is_watched_without_a_seat() -> None:
    game = boardlab.play("catan", players=3, seat=None, seed=1)
    page = FakePage(game)
    assert (game.frame["play"]["you"], len(game.frame["play"]["seats"])) == (None, 3)
    page.ask("opponent", at=1)
    assert game.record.ply == 1
    assert game._session.shown == game.position.seen_by(None)


def test_people_pass_the_board_on() -> None:
    game = boardlab.play("catan", players=3, opponents=(), names=["Ann", "Bo", "Cy"], seed=1)
    page = FakePage(game)
    covers = 0
    while game.position.turn < 2:
        if game.frame["cover"] is not None:
            covers += 1
            page.ask("reveal")
        assert game.position.current_player != CHANCE
        game.play(choose("first_steps", game.record.knowledge(game.seat), "a").action)
    assert covers > 3
    assert [each["strength"] for each in game.frame["play"]["seats"]] == ["", ""]


@pytest.mark.parametrize(("name", "players"), [("torres", 2), ("catan", 3), ("creed", 2)])
def test_the_end_tells_points_by_their_source(name: Any, players: int) -> None:
    start = partial(Record.new, name, players=players, seed="opposed")
    session = whole_game(start(), again=start)
    others, playing = session.has(OpponentFeature), session.has(PlayFeature)
    while not session.position.is_over:
        session.act(decide(session.position, session.record.ply).action)
        others.go_on()
    end = playing.part()["play"]["end"]
    assert end is not None
    assert set(session.position.winners) == set(end["ranks"][: len(session.position.winners)])
    labels = [each["label"] for each in end["sources"]]
    assert len(set(labels)) == len(labels)
    assert not {text_in(rule.title, "en") for rule in find_game(name).rulebook.values()} & set(labels)
    if session.position.pays_points:
        paid = [sum(each["points"][seat] for each in end["sources"]) for seat in range(players)]
        assert paid == end["points"] == list(session.position.scores)
    if name == "catan":
        built = session.position.to_json()
        assert labels[:2] == ["Settlements", "Cities"]
        for row, pieces, each in zip(end["sources"][:2], ("settlements", "cities"), (1, 2), strict=True):
            assert row["points"] == [each * len(sites) for sites in built[pieces]]
    answer = session.handle(Message("page", 1, session.rev, "again"))
    assert (answer, session.record.ply, session.position) == (("done", ""), 0, start().position)
