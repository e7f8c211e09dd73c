"""Creed 00, one game from the first tent to the last: its opponent, its moments, and what is said at its end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.creed import Position, parse
from boardlab.creed.actions import PLACE_STAGE, TURN, Action, Kind
from boardlab.creed.options import MOST_KEPT
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.units import OBSTACLES
from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.creed.first_game import moments
from boardlab.lessons.creed.first_game.answers import FEW, begin, look_back, tally, useful
from boardlab.lessons.creed.first_game.steering import (
    LAST_ROUND,
    LATE,
    LEARNER,
    OPPONENT,
    STAY_IN_HAND,
    first_game,
    steered,
)
from boardlab.lessons.display import do
from boardlab.lessons.model.hints import pays_after
from boardlab.lessons.model.topics import find_topic
from boardlab.session.features.log import READ, News, news
from boardlab.session.kinds import opposed
from tests.effort import rounds

FIRST_LEADER = 3
"""No leader of the learner is found before this round."""


def greedy(p: Position, rng: Random) -> Action:
    return decide(p, rng.random()).action  # type: ignore[return-value]


def anything(p: Position, rng: Random) -> Action:
    return rng.choice(p.legal_actions())


def idle(p: Position, rng: Random) -> Action:
    """Ends its turn at once."""
    return next((act for act in p.legal_actions() if act.kind == Kind.END), p.legal_actions()[0])


def walls(p: Position, rng: Random) -> Action:
    """Brings all it has, obstacles first, and never attacks."""
    brought = [act for act in p.legal_actions() if act.kind in (Kind.DEPLOY, Kind.PLACE)]
    obstacles = [act for act in brought if act.unit in OBSTACLES]
    return rng.choice(obstacles or brought) if brought else idle(p, rng)


LEARNERS = (greedy, anything, idle, walls)


def played(learner: Callable[[Position, Random], Action], seed: int) -> Record:
    """A whole game against the opponent of the lesson."""
    rng, record = Random(f"{learner.__name__} {seed}"), begin(str(seed))
    while not record.position.is_over:
        p: Any = record.position
        assert p.round <= LAST_ROUND
        chosen = learner(p, rng) if p.current_player == LEARNER else steered(p, rng)
        assert p.current_player == LEARNER or chosen in p.legal_actions()
        record.play(chosen)
    return record


@pytest.mark.parametrize("learner", LEARNERS)
def test_every_game_ends_in_time_and_shows_its_moments(learner: Callable[[Position, Random], Action]) -> None:
    for seed in range(rounds(2, 40)):
        record = played(learner, seed)
        met = [Now(p, LEARNER) for p in record.positions]
        for moment in (
            moments.may_besiege, moments.open_to_sieges, moments.attacks_remove, moments.attack_fails,
            moments.may_move, moments.face_down, moments.leader_found,
        ):  # fmt: skip
            assert any(map(moment, met)), (moment.__name__, seed)


def test_sensible_play_ends_neither_early_nor_late() -> None:
    over = [played(greedy, seed) for seed in range(rounds(3, 60))]
    assert all(record.position.round >= FIRST_LEADER for record in over)


@pytest.mark.soak
def test_sensible_newcomers_win_most_games_and_others_few() -> None:
    """The opponent looks under no tent: whoever does what is lit wins nine games in ten, whoever does anything none."""
    won = [[played(learner, seed).position.winners == (LEARNER,) for seed in range(100)] for learner in LEARNERS[:2]]
    assert 0.8 <= sum(won[0]) / 100 < 1, sum(won[0])
    assert sum(won[1]) / 100 < 0.2, sum(won[1])


TOLD = {Kind.LAY, Kind.PLACE, Kind.ATTACK, Kind.SIEGE, Kind.DEPLOY, Kind.MOVE, Kind.MORALE, Kind.ASSASSINATE, Kind.END}
"""What the opponent may do: each is told of in the lesson before it does it."""


@pytest.mark.parametrize("learner", LEARNERS)
def test_opponent_does_only_what_was_told(learner: Callable[[Position, Random], Action]) -> None:
    """It assassinated before the lesson had said so, and sent an assassin to a back tent, which no step tells of."""
    for seed in range(rounds(3, 40)):
        record = played(learner, seed)
        for ply in range(1, len(record.actions) + 1):
            p, act = record.step(ply)
            if act.player != OPPONENT:
                continue
            assert act.kind in TOLD
            assert len(act.moves) <= 1
            assert act.kind != Kind.DEPLOY or act.unit not in STAY_IN_HAND
            found = any(p.leaders_of(seat) != 3 for seat in (LEARNER, OPPONENT))
            assert act.kind != Kind.ASSASSINATE or found
            assert act.kind != Kind.MORALE or p.round >= LATE - 1


def test_end_of_turn_comes_after_all_that_helps() -> None:
    """It was lit while a tent could be besieged."""
    verbs = set()
    for p in (p for seed in range(rounds(3, 40)) for p in played(anything, seed).positions):
        if p.stage != TURN or p.current_player != LEARNER:
            continue
        found, legal = useful(p, LEARNER), p.legal_actions()
        verbs.add(found)
        assert found in {act.to_text().split()[0] for act in legal}
        removes = [act for act in legal if act.kind == Kind.ATTACK and not foresee(p, act).is_vain]
        assert found != "end" or not any(act.kind == Kind.SIEGE for act in legal)
        assert found != "attack" or removes
        assert found != "end" or p.ap[LEARNER] <= MOST_KEPT or not any(act.kind == Kind.DEPLOY for act in legal)
    assert verbs >= {"attack", "siege", "deploy", "end"}


def test_opponent_looks_under_no_tent_at_the_end() -> None:
    """It went for the tents of leaders, and found them at once."""
    rng, looked = Random(1), 0
    for seed in range(rounds(4, 30)):
        for p in played(anything, seed).positions:
            if p.current_player != OPPONENT or p.round < LATE:
                continue
            words = p.to_text().split()
            own, other = words[CAMPS].split("/")
            standing = [letter for letter in own if letter in "bkc"]
            mixed = iter(rng.sample(standing, len(standing)))
            words[CAMPS] = "".join(next(mixed) if letter in "bkc" else letter for letter in own) + "/" + other
            looked += words[CAMPS] != f"{own}/{other}"
            alike = parse(" ".join(words))
            assert steered(p, Random("same")).to_text() == steered(alike, Random("same")).to_text()
    assert looked


CAMPS = 7
"""Which word of a position has the tents: ``b`` blank, ``k`` king, ``c`` commander, others are destroyed."""


def test_whole_last_turn_is_in_show_all_moves() -> None:
    """Of the turn that ended the game two sentences were told, and no more could be unfolded."""
    record = next(each for seed in range(9) if len(last_turn(each := played(idle, seed))) > 2)
    session = opposed(record, opponents=True, seat=LEARNER, lang="en")
    told = news(session)
    plies = last_turn(record)
    for ply in plies:
        assert session.narrate(ply)[0] in " ".join(told["all"]), ply


def last_turn(record: Record) -> list[int]:
    """The plies of the opponent since the learner did anything."""
    own = max(ply for ply in range(1, len(record.actions) + 1) if record.actions[ply - 1].player == LEARNER)
    return list(range(own + 1, len(record.actions) + 1))


def test_nothing_is_found_before_its_time() -> None:
    """Who does nothing loses one tent a round, and no leader before round 3."""
    for seed in range(rounds(2, 40)):
        for p in played(idle, seed).positions:
            assert p.round >= FIRST_LEADER or p.leaders_of(LEARNER) == 3
            assert p.round >= LATE or sum("destroyed" in tent for tent in p.to_json()["camps"][0]) <= p.round


def test_opponent_opens_the_middle_line_and_hides_one_unit() -> None:
    p = do(first_game(), "lay king AT31", "lay commander AT12")
    rng = Random(1)
    for text in ("place cavalry_4 A11", "place archer A12", "place spearman A31", "place infantry_2 A21"):
        while p.current_player == OPPONENT:
            p = p.play(steered(p, rng))
        p = do(p, text)
    while p.stage == PLACE_STAGE:
        p = p.play(steered(p, rng))
    assert p.stage == TURN
    assert all(p.unit_at(f"B2{rank}") is None for rank in (1, 3))
    assert sum(piece.hidden for place, piece in p.piece_map().items() if place[:1] == "B" and "T" not in place) == 1
    # The unit before the open line would besiege, but for the rule of the first turn.
    asked = moments.too_early(Now(p, LEARNER))
    assert asked is not None
    assert asked["line"] == "2"
    assert [breach.rule for breach in p.judge(p.read_action("siege A21")).breaches] == ["creed.turn.first_round"]


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (2, {"AT12", "AT13"}),
        (3, {"B11", "B31"}),
        (4, ("paid", "seen", "compared", "fallen")),
        (5, "creed.turn.first_round"),
        (6, {"A12", "A21", "A23", "A32", "A33"}),
        (7, "now"),
        (8, 5 - (2 + 2)),
        (1, "creed.turn.first_round"),
    ],
)
def test_answers_match_a_second_computation(number: int, answer: object) -> None:
    found = checkpoint(f"creed.first_game.{number}").answer()
    # A choice is asked with its reason.
    assert (found.split()[0] if isinstance(found, str) else found) == answer


def test_looking_back_tells_what_decided() -> None:
    record = played(greedy, 1)
    review, mine = look_back(record, LEARNER), tally(record, LEARNER)
    assert mine.leaders == 2
    assert review.good[0].key == "review.won"
    assert [row[1:] for row in review.sources][-2:] == [
        (mine.tents, tally(record, OPPONENT).tents),
        (2, tally(record, OPPONENT).leaders),
    ]
    idle_one = look_back(played(idle, 1), LEARNER)
    assert idle_one.good
    assert idle_one.next is not None


def hider(p: Position, rng: Random) -> Action:
    """Lays the leaders behind other tents, and plays as whoever follows what is lit."""
    behind = [act for act in p.legal_actions() if act.kind == Kind.LAY and " AT1" not in act.to_text()]
    return behind[0] if behind else greedy(p, rng)


ADVICE: dict[str, Callable[[Record], bool]] = {
    "guard": lambda record: tally(record, OPPONENT).open_tents > 1,
    "besiege": lambda record: tally(record, LEARNER).tents < FEW,
    "compare": lambda record: tally(record, LEARNER).weak >= FEW,
    "spend": lambda record: tally(record, LEARNER).unused > MOST_KEPT,
    "hide": lambda record: any(
        re.match(r"lay \S+ AT1\d", act.to_text()) for act in record.actions if act.player == LEARNER
    ),
    "sooner": lambda record: record.position.winners == (LEARNER,),
    "longer": lambda record: record.position.winners == (OPPONENT,),
    "decide": lambda record: not record.position.winners,
}
"""When each advice is one: what it asks for was not done."""


def test_advice_is_about_what_was_not_done() -> None:
    """Whoever had hidden the leaders behind other tents was told to hide them there."""
    given = set()
    for learner in (*LEARNERS, hider):
        for seed in range(rounds(4, 40)):
            record = played(learner, seed)
            found = look_back(record, LEARNER).next
            assert found is not None
            advice = found.key.partition(".")[2]
            assert ADVICE[advice](record), (learner.__name__, seed, advice)
            assert (learner, advice) != (hider, "hide")
            given.add(advice)
    assert {"hide", "sooner"} < given


def test_what_opponent_did_is_told_biggest_first() -> None:
    record = played(idle, 1)
    session = opposed(record, opponents=True, seat=LEARNER, lang="en")
    kinds = {ply: [event.kind for event in session.events(ply)] for ply in range(1, len(record.actions) + 1)}
    record.jump(next(ply for ply in kinds if "leader_found" in kinds[ply]))
    told = news(session)
    assert told["great"] == ["B has found your commander!"]
    crowded = [each["says"] for each in turns_of(OPPONENT, played(walls, 1)) if each["all"]]
    assert all(len(says) == 1 or len("".join(says)) <= READ for says in crowded)
    assert not any("Now you have" in says[0] for says in crowded), "a loss is told before what one has"
    assert any(says[0].startswith("B removes") for says in crowded)


def turns_of(seat: int, record: Record) -> Iterator[News]:
    """What is told after each whole turn of a seat."""
    session = opposed(record, opponents=True, seat=1 - seat, lang="en")
    for ply in range(1, len(record.actions)):
        if record.actions[ply - 1].player == seat != record.actions[ply].player:
            record.jump(ply)
            yield news(session)
            record.jump(len(record.actions))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_cells_are_named_once_the_learner_knows_how(lang: str) -> None:
    lesson = find_lesson("creed.first_game")
    texts = [[step.text[lang], *(said_by(step.about, lang) if step.about else ())] for step in lesson.steps]
    first = next(text for texts_of_step in texts for text in texts_of_step if CELL.search(text))
    assert re.search(HOW_CELLS_ARE_NAMED[lang], first), first


CELL = re.compile(r"\b[AB][123][123](?!\d)|\{there\}|\{here\}")
HOW_CELLS_ARE_NAMED = {"en": r"A21 .*line 2, rank 1", "ko": r"A21.*2번 라인 1열"}


def said_by(about: str, lang: str) -> list[str]:
    """What a question says before it is answered, and its hints."""
    held = find_topic("creed.first_game").held[about.rpartition(".")[2]]
    return [held["question"][lang], held["look"][lang], *(hint[lang] for hint in held["hint"].values())]


def test_rules_still_untold_cost_nothing_at_first() -> None:
    for number in (2, 3, 6):
        assert pays_after(checkpoint(f"creed.first_game.{number}"), 0, 1) == 10, number
