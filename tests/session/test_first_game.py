"""A first game is one game from the first step of its lesson to the last, whatever its learner does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardlab.core.contract.position import CHANCE
from boardlab.core.play.opponent import decide
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now, soon, steered
from boardlab.lessons import checkpoint
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.practice import covered_misconceptions
from boardlab.lessons.model.topics import find_topic, topics
from boardlab.lessons.torres.first_game.answers import area_of, way_up
from boardlab.session.commands import Message
from boardlab.session.features.opponent import OpponentFeature
from boardlab.session.features.picks import Pick, PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.features.seats import turn
from boardlab.session.features.timeline import TimelineFeature, Undo
from boardlab.session.game_session import ChooseView
from boardlab.session.lesson.boards import lesson_board
from boardlab.session.lesson.lesson_frame import lesson_frame
from boardlab.session.lesson.lesson_session import Anew, LessonSession, NextStep
from boardlab.session.question.question import Question
from boardlab.testing.subject import choose
from tests.effort import drawn, rounds
from tests.first_learners import LEARNERS, Walked, walk
from tests.sessions import card_of

GAMES = [topic.id for topic in topics() if topic.first_game is not None]
MOST_MINUTES = 25
ON_OWN_BOARD = 0.6
"""Of all questions out of the game at least so many are about it, now or a few moves back."""


def test_there_are_first_games() -> None:
    assert "torres.first_game" in GAMES


def met_by(topic: str, kind: str, seed: int) -> Walked:
    """One learner meets every rule of the lesson, ends the game, and is asked about it."""
    found = walk(topic, kind, seed, undoes=seed % 3 == 2, lang="ko" if seed % 2 else "en")
    lesson = find_lesson(topic)
    told = {rule for step in lesson.steps for rule in step.rules} | {line.rule for line in lesson.summary if line.rule}
    assert told <= found.rules
    assert found.minutes <= MOST_MINUTES
    assert set(found.asked) == set(lesson.asks)
    own = [when != "drawn" for when in found.asked.values()]
    assert sum(own) >= ON_OWN_BOARD * len(own), found.asked
    return found


@pytest.mark.parametrize(("topic", "kind"), drawn(product(GAMES, LEARNERS), len(LEARNERS) + 1))
def test_every_learner_meets_every_rule(topic: str, kind: str) -> None:
    assert met_by(topic, kind, 2).over


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("kind", LEARNERS)
@pytest.mark.parametrize("topic", GAMES)
def test_three_hundred_learners_meet_every_rule(topic: str, kind: str, seed: int) -> None:
    assert met_by(topic, kind, seed).over


@pytest.mark.soak
def test_sensible_newcomers_win_about_half_at_torres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    won = 0
    for seed in range(60):
        monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path / str(seed)))
        won += met_by("torres.first_game", "greedy", seed).won
    assert 0.35 < won / 60 < 0.7


@pytest.fixture
def stage() -> LessonSession:
    """Torres, with the first knight on c6."""
    made = LessonSession("torres.first_game", "en")
    made.go(0)
    play(made, "knight c6")
    return made


def play(stage: LessonSession, *texts: str) -> None:
    """Do something on the board of the step, and let the others answer."""
    for text in texts:
        stage.here.act(stage.here.position.read_action(text))
        stage._board_changed()
    stage.here.has(OpponentFeature).go_on()
    stage._board_changed()


def go_to_play(stage: LessonSession, after: int = 0) -> int:
    number = next(at for at, step in enumerate(stage.steps) if at > max(stage.at, after) and step.kind == "play")
    stage.go(number)
    return number


def test_game_pauses_between_steps(stage: LessonSession) -> None:
    board = stage.here
    assert board.position.current_player == 1, "the others wait as well"
    made = lesson_frame(stage)
    assert (made["pick"], made["opponent"]) == (None, None)
    assert "quiet" not in made["stage"]["main"]
    go_to_play(stage)
    assert stage.here is board
    assert lesson_frame(stage)["stage"]["main"]["do"] == "pick"
    play(stage)
    assert board.position.current_player == 0
    assert lesson_frame(stage)["pick"] is None


def asked_for(stage: LessonSession) -> list[str]:
    """The deeds that stand large and alone lit."""
    return [row["key"] for group in lesson_frame(stage)["groups"] for row in group["rows"] if row.get("single")]


def test_deed_that_the_step_asks_for_is_lit_alone(stage: LessonSession) -> None:
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    assert asked_for(stage) == ["build"]
    assert "buy" not in {row["key"] for group in lesson_frame(stage)["groups"] for row in group["rows"]}
    for _ in range(2):
        play(stage, f"build {free_beside(stage.here.position)}" + (" from 3" if _ == 0 else ""))
    go_to_play(stage)
    assert asked_for(stage) == ["build"], "no tower is high enough to step up"
    position = stage.here.position
    play(stage, next(each.to_text() for each in position.legal_actions() if way_up(position.play(each))[0] == "move"))
    assert asked_for(stage) == ["move"]


def test_nothing_is_taken_back_beyond_the_step(stage: LessonSession) -> None:
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    board = stage.here
    ply = board.record.ply
    play(stage, f"build {free_beside(board.position)} from 3")
    undo = board.has(TimelineFeature).undo
    assert undo(Undo("", board.rev))[0] == "done"
    assert undo(Undo("", board.rev))[0] == "no"
    assert board.record.ply == ply


def free_beside(position: Any) -> str:
    """A cell by which the learner's castle grows."""
    action = next(
        each for each in position.legal_actions()
        if each.to_text().startswith("build") and "castle" in str(position.events(each)[-1].facts)
        and position.events(each)[-1].facts.get("castle") == "c6"
    )  # fmt: skip
    return str(action.to_text().split()[1])


def test_goals_are_judged_from_where_the_step_was_met(stage: LessonSession) -> None:
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    for _ in range(2):
        assert not all(goal["done"] for goal in lesson_frame(stage)["stage"]["goals"])
        play(stage, f"build {free_beside(stage.here.position)}" + (" from 3" if _ == 0 else ""))
    assert all(goal["done"] for goal in lesson_frame(stage)["stage"]["goals"])
    assert stage.state.is_step_over


def test_question_is_about_the_learners_board(stage: LessonSession) -> None:
    stage.go(1)
    made = lesson_frame(stage)
    assert made["question"]["question"].startswith("Your first knight stands on c6.")
    assert made["stage"]["anew_board"] == ""
    korean = LessonSession("torres.first_game", "ko")
    assert korean.at == 1, "the place is kept, and the game"
    assert korean.here.position == stage.here.position
    assert "c6" in lesson_frame(korean)["question"]["question"]
    assert [plate["name"] for plate in lesson_frame(korean)["players"]] == ["나", "미라"]


def test_missed_moment_is_asked_on_another_board() -> None:
    made = LessonSession("torres.first_game", "en")
    made.go(next(at for at, step in enumerate(made.steps) if step.about == "torres.first_game.5"))
    assert "did not come up" in lesson_frame(made)["stage"]["anew_board"]


def test_past_moment_is_asked_as_it_was(stage: LessonSession) -> None:
    go_to_play(stage)
    play(stage)
    stage.go(1)
    assert "a few moves back" in lesson_frame(stage)["stage"]["anew_board"]
    assert stage.question is not None
    assert len(stage.question.asked.answer()) == 7


def test_end_reviews_the_game_and_begins_another() -> None:
    walk("torres.first_game", "greedy", 1)
    made = LessonSession("torres.first_game", "en")
    made.go(len(made.steps) - 1)
    shown = lesson_frame(made)["stage"]
    assert shown["end"] is not None
    game = shown["end"]["game"]
    assert game is not None
    scores = made.state.game_played.session.position.scores
    assert game["head"] == ["You", "Mira"]
    assert game["says"].split(" You: ")[0].endswith((".", "!"))
    assert game["rows"][-1] == ["All points", *map(str, scores)]
    assert game["good"]
    assert game["next"]
    assert shown["anew"] == "Play again"
    made._begin_anew(Anew("", made.rev))
    assert (made.at, made.here.record.ply) == (0, 0)
    assert made.state.place.game["seed"] == "2"


@pytest.mark.parametrize("topic", [each.id for each in topics() if each.first_game is not None])
def test_whatever_pays_points_has_a_name_at_the_end(topic: str) -> None:
    """A marker that was pushed on at a scoring had none, and the last step failed."""
    start, wording = LessonSession(topic, "en").state.game_played.record.start, checkpoint(f"{topic}.1").wording
    kinds = set()
    for seed in range(rounds(6, soak=200)):
        record, rng = Record(start, seed=seed), Random(seed)
        while not record.position.is_over and record.ply < 1500:
            record.play(choose(record.position, rng, ()))
        kinds |= {event.kind for _, event in record.all_events() if event.points}
    assert kinds or not start.pays_points
    for kind in kinds if start.pays_points else ():
        assert wording.say(f"source.{kind}", "ko")


def test_opponents_keep_their_choice_unless_another_comes_nearer() -> None:
    from boardlab import torres

    start = torres.start(players=2)
    usual = start.read_action("knight c3")
    assert steered(start, 1, (), lambda: usual) == usual
    assert steered(start, 1, [lambda now: True], lambda: usual) == usual
    at_d8 = [lambda now: now.position.figure_at("d8") == 0]
    assert steered(start, 1, at_d8, lambda: usual).to_text() == "knight d8"
    first = [lambda now: 0.5 if now.position.figure_at("a4") == 0 else 0, *at_d8]
    assert steered(start, 1, first, lambda: usual).to_text() == "knight a4", "the most important comes first"


def test_what_can_be_brought_about_soon_is_near() -> None:
    from boardlab import torres

    record = Record(torres.start(players=2)).play("knight c6").play("knight c3").play("king f6")
    wide = soon(lambda now: now.position.castle_at("c6").area > 1, 1)
    never = soon(lambda now: now.position.castle_at("c6").area > 3, 1)
    assert 0 < wide(Now(record.position, 0)) < 1
    assert never(Now(record.position, 0)) == 0


def test_status_names_who_rolls_dice() -> None:
    made = LessonSession("catan.first_game", "en")
    board = made.here
    while not (board.position.stage == "dice" and board.position.active):
        if board.position.stage == "dice":
            board.record.roll()
        else:
            board.record.play(decide(board.position, 1).action)
    assert turn(board)["says"] == "Mina rolls the dice"
    assert board.phrase(board.has(OpponentFeature)._steps().prompt) == "Mina rolls the dice. Watch what happens."


def watched(topic: str) -> Iterator[tuple[LessonSession, int | None, int]]:
    """A first game from its first step to its last, after each turn of others: whose it was, and from which ply on."""
    stage = LessonSession(topic, "en")
    while stage.at < len(stage.steps) - 1:
        board = stage.here
        others = board.has(OpponentFeature) if stage.question is None else None
        if others is None or others.paused() or stage.state.is_step_over:
            stage.go(stage.at + 1)
        elif board.waits:
            made, mover = lesson_frame(stage), board.position.current_player
            assert made["opponent"] is None, "nobody plays on by himself"
            assert made["stage"]["main"] == {"do": "pick", "key": "opponent", "label": others.following}
            if mover != CHANCE:
                assert others.following == f"Watch {made['players'][mover]['name']}"
            before = board.record.ply
            stage.handle(Message("page", 1, board.rev, "pick", "opponent"))
            yield stage, mover, before
        else:
            board.act(decide(board.position, board.record.ply).action)
            stage._board_changed()


@pytest.mark.parametrize("topic", GAMES)
def test_opponents_wait_for_the_button_and_play_whole_turns(topic: str) -> None:
    """Nothing goes on by itself: the main button leads, and what a player does in a turn is one step."""
    seen = 0
    for stage, mover, before in watched(topic):
        board = stage.here
        who = {action.player for action in board.record.actions[before : board.record.ply]}
        assert who
        assert len(who - {CHANCE}) < 2, "one turn at a time"
        assert board.has(OpponentFeature).paused() or board.position.current_player not in {CHANCE, mover}
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("topic", GAMES)
def test_nobody_is_on_turn_while_the_game_rests(topic: str, lang: str) -> None:
    """“Your turn” stood over a game in which nothing could be done."""
    stage, rested = LessonSession(topic, lang), 0
    while stage.at < len(stage.steps) - 1:
        board = stage.here
        if stage.question is None and not board.position.is_over:
            rests = stage.state.is_step_over
            assert (lesson_frame(stage)["turn"]["says"] == stage.say("game.turn")) == rests
            rested += rests
        if stage.question is not None or stage.state.is_step_over:
            stage.go(stage.at + 1)
        elif board.waits:
            stage.handle(Message("page", 1, board.rev, "pick", "opponent"))
        else:
            board.act(decide(board.position, board.record.ply).action)
            stage._board_changed()
    assert rested > 3


@pytest.mark.parametrize("topic", GAMES)
def test_all_of_an_opponents_turn_is_told(topic: str) -> None:
    """Of a turn of six actions its last sentence was left: all of them are told, or what came of them all."""
    for stage, _, before in watched(topic):
        board = stage.here
        if board.position.is_over:
            break
        told = lesson_frame(stage)["news"]
        listed = " ".join(told["all"] or [*told["great"], *told["says"]])
        plies = range(before + 1, board.record.ply + 1)
        assert all(sentence in listed for ply in plies for sentence in board.narrate(ply))
        if topic == "torres.first_game":
            says, acts = " ".join(told["says"]), board.record.actions[before : board.record.ply]
            places = [place for act in acts for place in re.findall(r"\b[a-h][1-8]\b", act.to_text())]
            assert all(place in says for place in places), (places, says)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_action_board_is_told_where_it_is_first_seen(lang: str) -> None:
    """Boxes and cubes lay beside the board, and nothing said what they are for."""
    board, cube = ("action board", "cube") if lang == "en" else ("행동 보드", "큐브")
    stage = LessonSession("creed.first_game", lang)
    while stage.at < len(stage.steps) - 1:
        stage.go(stage.at + 1)
        made = lesson_frame(stage)
        if stage.question is None and board in str({key: made[key] for key in made if key.startswith("slot.")}):
            assert board in made["stage"]["reads"]
            assert cube in made["stage"]["reads"]
            return
    raise AssertionError("the action board is nowhere seen")


def test_place_for_a_settlement_tells_what_it_would_pay() -> None:
    board = LessonSession("catan.first_game", "en").here
    words = board.has(PictureFeature).words()["says"]
    assert words["0,-1|0,0|1,-1"].endswith("(7 of 36 rolls pay: grain, ore)")
    board.has(PicksFeature).pick(Pick("", board.rev, "0,-1|0,0|1,-1"))
    assert "rolls pay" not in str(board.has(PictureFeature).words()["says"]), "a road is next"


SEATS = {
    "torres": r"\b[AB](?=’s| (?:to|places|has|builds)\b|[가의 ])",
    "catan": "Orange|Red|Blue|주황|빨강|파랑",
    "creed": r"\b[AB](?=’s| (?:to|places|has)\b|[가의 ])",
}
"""What the players are called where nobody has a name; a place may be called A21."""


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("topic", GAMES)
def test_practice_names_players_as_the_game_does(topic: str, lang: str) -> None:
    """What is read and heard of the practice after a mistake, its board and its places as well."""
    asks = map(checkpoint, find_lesson(topic).asks)
    asked = next(each for each in asks if each.misconceptions[0].id in covered_misconceptions(topic))
    question = Question(asked, lang)
    question.submit(asked.misconceptions[0].answer(asked.position))
    practised = question.fresh
    assert practised is not None
    question.away = practised
    question.ask(question.next_of(practised))
    shown, words = card_of(question), question.picture.words()
    seats = find_topic(topic).first_game.cast.names(lang)
    told = [shown["board"]["label"], shown["question"]["question"], *words["says"].values(), *words["facts"]]
    told += [spot.says for spot in words["spots"]] + [spot.name for spot in words["spots"]]
    assert not [text for text in told if re.search(SEATS[asked.position.game], text)]
    assert any(name.lower() in text.lower() for text in told for name in seats)


def test_skipped_first_move_is_told_once() -> None:
    """“Next” beside what is to be done went on without a word."""
    made = LessonSession("torres.first_game", "en")
    made.go(0)
    assert lesson_frame(made)["stage"]["following"]["title"] == "Place your first knight"
    on = NextStep("page", made.rev, made.at + 1)
    outcome, told = made._go_on(on)
    assert (outcome, made.at) == ("no", 0)
    assert "Still to do: Place your first knight." in told
    assert made._go_on(on)[0] == "done"
    assert made.at == 1


def test_question_asked_too_soon_is_asked_of_own_board() -> None:
    """Whoever went on too soon, came back and played was still asked about another board, with old picks on it."""
    made = LessonSession("torres.first_game", "en")
    made.go(1)
    assert made.question is not None
    assert "did not come up" in lesson_frame(made)["stage"]["anew_board"]
    made.question.picked = frozenset(made.question.asked.answer())
    made.go(0)
    play(made, "knight c6")
    made.go(1)
    shown = lesson_frame(made)
    assert shown["stage"]["anew_board"] == ""
    assert "c6" in shown["question"]["question"]
    assert not made.question.picked


def test_goal_out_of_reach_asks_to_take_back(stage: LessonSession) -> None:
    """The light led on to the end of the turn, and the goal was lost with it."""
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    board = stage.here
    for _ in range(3):
        assert not lesson_frame(stage)["stage"]["stuck"]
        wasted = [
            each
            for each in board.position.legal_actions()
            if each.to_text().startswith("build") and not area_of(board.position.play(each)) > 1
        ]
        play(stage, wasted[0].to_text())
    assert not any(goal["done"] for goal in lesson_frame(stage)["stage"]["goals"])
    made = lesson_frame(stage)["stage"]
    assert (made["stuck"], "Take back" in made["tries"]) == (True, True)
    board.has(TimelineFeature).undo(Undo("", board.rev))
    stage._board_changed()
    assert not lesson_frame(stage)["stage"]["stuck"]
    assert asked_for(stage) == ["build"]


def test_what_the_learner_got_is_told_in_sight(stage: LessonSession) -> None:
    """Beside a scoring stood two lines on a bonus that nobody had, and what one had got was folded away."""
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    play(stage, "end")
    news = lesson_frame(stage)["news"]
    assert news["says"][0] == "You scored 1 point for the castle at c6: area 1 × level 1.", "the first line stays"
    assert news["says"][0] in news["all"]


def test_chosen_view_stays_on_all_boards() -> None:
    """Between plays and questions a board went from above to tilted and back."""
    made = LessonSession("torres.first_game", "en")
    made.go(0)
    first, *_, chosen = made.here.position.views
    assert made.here.view == first
    made.here._show_view(ChooseView("page", made.here.rev, chosen))
    for at in (1, 2, 4, 5):
        made.go(at)
        assert made.here.view == chosen
    made.here._show_view(ChooseView("page", made.here.rev, first))
    made.go(1)
    assert made.here.view == first


def test_goal_reached_on_an_earlier_step_is_told_so(stage: LessonSession) -> None:
    """It stood ticked on arrival, beside a text that asked for it, and nothing said why."""
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    play(stage, "build c5 from 3", "build c5", "move c6 c5", "build d6")
    assert lesson_frame(stage)["stage"]["outcome"]["says"] == "You have done it."
    go_to_play(stage)
    made = lesson_frame(stage)["stage"]
    assert all(goal["done"] for goal in made["goals"])
    assert made["outcome"]["says"] == "You did this before. It counts: go on."


def test_first_game_says_which_turn_it_is(stage: LessonSession) -> None:
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    assert lesson_frame(stage)["where"] == "phase 2 of 3, round 4 of 4"


def test_turn_without_points_left_says_nothing_of_them(stage: LessonSession) -> None:
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    play(stage, "build c5 from 3", "build c5", "move c6 c5", "move c5 c6", "move c6 c5")
    (end,) = (row for group in lesson_frame(stage)["groups"] for row in group["rows"] if row["key"] == "end")
    assert end["note"] == ""


def test_attack_that_changes_nothing_is_not_lit() -> None:
    """Attack stood large although each one was too weak, and morale although nobody could attack."""
    board = lesson_board(Record(checkpoint("creed.first_game.8").position), lang="en")
    picking = board.has(PicksFeature)
    picking.wanted = ("attack", "siege", "end")
    made = picking.part()
    assert [row["key"] for group in made["groups"] for row in group["rows"] if row.get("single")] == ["siege"]
    assert made["pick"]["prompt"] == "Press “Siege”"


@pytest.mark.parametrize("topic", GAMES)
def test_every_step_to_play_tells_its_goal(topic: str) -> None:
    lesson = find_lesson(topic)
    assert all(lesson.goals(step) for step in lesson.steps if step.pictures and step.kind in ("opening", "play"))


@pytest.mark.parametrize("topic", GAMES)
def test_skipped_play_leads_to_a_played_board(topic: str) -> None:
    """Whoever went on by the arrow found an empty board at the last step; the game comes back with who returns."""
    made = LessonSession(topic, "en")
    last = max(at for at, step in enumerate(made.steps) if step.pictures and step.kind == "play")
    made.go(last)
    game = made.state.game_played
    note = lesson_frame(made)["stage"]["anew_board"]
    assert game.record.ply > 10
    assert not made.state.is_step_over
    assert "moves up to here were made for you" in note
    made.go(0)
    assert (game.record.ply, lesson_frame(made)["stage"]["anew_board"]) == (0, "")
    made.go(last)
    made.here.has(OpponentFeature).go_on()
    assert lesson_frame(made)["stage"]["anew_board"] == note
    made.here.act(made.here.position.legal_actions()[0])
    assert lesson_frame(made)["stage"]["anew_board"] == ""
    ply = game.record.ply
    made.go(0)
    assert game.record.ply == ply, "what was played since stays"


def test_goal_out_of_reach_lets_one_go_on(stage: LessonSession) -> None:
    """With all blocks used up before, nothing was lit that could reach the goal, and nothing led on."""
    go_to_play(stage)
    play(stage)
    go_to_play(stage)
    start = stage.here.position
    far = next(each for each in start.legal_actions() if each.to_text().startswith("build") and is_far(start, each))
    play(stage, far.to_text())
    for _ in range(2):
        play(stage, f"build {free_beside(stage.here.position)}")
    assert stage.state.is_step_over
    go_to_play(stage)
    made = lesson_frame(stage)["stage"]
    assert "quiet" not in made["main"]
    assert made["outcome"]["says"] == "Not reached this time. Your game goes on."


def is_far(position: Any, action: Any) -> bool:
    """Does a block go to a castle of nobody?"""
    return area_of(position.play(action)) == 1 and position.height_at(action.to_text().split()[1]) == 0
