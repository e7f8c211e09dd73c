"""Practice without end: the same row for the same seed, every position sound, every target told from the truth."""

from __future__ import annotations

import re
from importlib import import_module
from random import Random
from string import Formatter
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import NoPractice, UnknownCheckpoint, checkpoint, practice
from boardlab.lessons.build.lesson_sources import lesson_files_of
from boardlab.lessons.build.practice_shares import MOST_USUAL, shares, usual
from boardlab.lessons.build.store import find_lesson, known_to
from boardlab.lessons.model.again import PLACE
from boardlab.lessons.model.candidates import sharpened
from boardlab.lessons.model.practice import covered_misconceptions, practice_about, practised
from boardlab.lessons.model.practice_questions import find_practice
from boardlab.lessons.model.topic_files import practice_tables, words_of
from boardlab.lessons.model.topics import find_topic
from tests.effort import drawn, rounds
from tests.stubborn import Stubborn

TOPICS = sorted(practised())
ROW = rounds(3, soak=40)
COVERED = 0.6
"""So large a part of the wrong rules that the lesson knows are in its practice."""
LOYAL = (0.5, 0.9, 0.97)
"""How one-sided the luck is."""
every_topic = pytest.mark.parametrize("topic", TOPICS)
some_topics = pytest.mark.parametrize("topic", drawn(TOPICS, 4))


@some_topics
def test_practice_row_depends_on_the_seed_only(topic: Any) -> None:
    def texts(seed: Any) -> Any:
        return [asked.position.to_text() for asked in practice(topic, seed=seed).take(ROW)]

    assert texts(1) == texts(1)
    assert texts(1) != texts(2)
    assert len(set(texts(1))) > ROW // 2


@every_topic
def test_any_random_draw_makes_a_valid_question(topic: Any) -> None:
    """No draw raises, nor what is asked of it: cards, blocks and moves are those there are, whatever one-sided luck."""
    draw, game = find_practice(topic).draw, find_game(topic.partition(".")[0])
    for number in range(rounds(9, soak=4000)):
        candidate = draw(Stubborn(f"{topic} {number}", loyal=LOYAL[number % len(LOYAL)]), "")
        if candidate is not None:
            assert game.parse(candidate.position.to_text()) == candidate.position
            asked = sharpened(candidate)
            assert asked is None or asked.grade(asked.answer())


@every_topic
def test_every_position_is_sound_and_says_all_it_needs(topic: Any) -> None:
    for asked in practice(topic, seed="x").take(ROW):
        assert asked.grade(asked.answer())
        assert asked.topic == topic
        given = [rule.answer(asked.position) for rule in asked.misconceptions]
        assert len(set(given)) == len(given) > 0
        for rule, answer in zip(asked.misconceptions, given, strict=True):
            assert asked.grade(answer).misconception == rule
        for lang in LANGUAGES:
            words = asked.to_text(lang) + asked.grade(asked.answer()).to_text(lang)
            assert "{" not in words


@some_topics
def test_wrong_rules_differ_from_the_truth_on_every_position(topic: Any) -> None:
    for against in covered_misconceptions(topic):
        for asked in practice(topic, seed=3, against=against).take(rounds(1, soak=12)):
            wrong = asked.misconceptions[0]
            assert wrong.id == against
            assert asked.grade(wrong.answer(asked.position)).misconception == wrong, against


def test_a_position_is_found_by_its_id() -> None:
    row = practice("torres.scoring", seed=5)
    assert row[3].id == "torres.scoring.practice.5.3"
    assert checkpoint(row[3].id).position == row[3].position
    aimed = practice("torres.scoring", seed=5, against="torres.counts_the_tower")[2]
    assert aimed.id == "torres.scoring.practice.5.counts_the_tower.2"
    assert checkpoint(aimed.id).position == aimed.position


@pytest.mark.parametrize(
    "name",
    [
        "torres.scoring.practice.5.0",
        "torres.scoring.practice.5.x",
        "torres.scoring.practice.5.nothing_of_it.1",
        "torres.nothing.practice.5.1",
        "torres.scoring.practice..1",
        "torres.scoring.practice.1.2.3.4",
    ],
)
def test_an_id_of_no_practice_position_is_unknown(name: str) -> None:
    with pytest.raises(UnknownCheckpoint, match="Near it"):
        checkpoint(name)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"topic": "torres.nothing"}, "no practice for “torres.nothing”.*torres.scoring"),
        ({"topic": "torres.scoring", "seed": "a.b"}, "plain word"),
        ({"topic": "torres.scoring", "seed": -1}, "plain word"),
        ({"topic": "torres.scoring", "seed": True}, "plain word"),
        ({"topic": "torres.scoring", "seed": "x" * 99}, "plain word"),
        ({"topic": "torres.scoring", "against": "torres.count_the_tower"}, "torres.counts_the_tower"),
    ],
)
def test_missing_practice_is_refused_in_a_sentence(asked: Any, why: str) -> None:
    with pytest.raises(NoPractice, match=why):
        practice(**asked)


@some_topics
def test_wrong_answer_is_named_only_when_one_rule_fits(topic: Any) -> None:
    """Of two wrong rules that agree, nobody could say which was meant, so that is only guessed."""
    rng, draw = Random(topic), find_practice(topic).draw
    for candidate in filter(None, (draw(rng, "") for _ in range(ROW))):
        asked = sharpened(candidate)
        given = [wrong.answer(candidate.position) for wrong in candidate.misconceptions]
        for wrong in asked.misconceptions if asked else ():
            assert wrong.is_shared == (given.count(wrong.answer(candidate.position)) > 1), candidate.id


def test_row_against_a_misreading_continues_with_one_piece_kind() -> None:
    """Whoever lets a spear reach too far is asked about spears; each time on another line or against others."""
    row = practice("creed.matchups", seed=1, against="creed.spear_reaches_all").take(6)
    assert {each.words for each in row} == {"matchups.practice.choosing"}
    assert len({each.position for each in row}) == 6


@some_topics
def test_practice_after_a_question_uses_only_taught_rules(topic: Any) -> None:
    found = find_topic(topic)
    for asked in found.checkpoints():
        known = known_to(asked.id) or frozenset()
        for wrong in asked.misconceptions:
            if wrong.id in covered_misconceptions(topic):
                row = practice(topic, seed=f"after{asked.id.rpartition('.')[2]}", against=wrong.id)
                # Nothing may be offered behind this question, or itself once more.
                if not row.round or (met := row[1]).words == asked.id.partition(".")[2]:
                    continue
                rules = found.tables[met.words.partition(".")[2]]["rules"]
                assert set(rules) <= {*known, *asked.rules}, f"{asked.id} {wrong.id}: {met.title('en')}"


def test_lesson_offers_practice_only_when_all_is_taught() -> None:
    """In Catan the theft comes two lessons after the discards: no lesson before it sends anybody to practise both."""
    offers = re.compile(r'`practice\("([a-z_.]+)"\)`')
    for game in ("torres", "catan", "creed"):
        for lesson, path in lesson_files_of(game).items():
            for topic in set(offers.findall(path.read_text(encoding="utf-8"))):
                known = find_lesson(lesson).steps[-1].known
                if find_topic(topic) is None:
                    assert topic in known
                    assert practice_about(topic).rule == topic
                    continue
                for name, table in practice_tables(find_topic(topic).held).items():
                    assert set(table["rules"]) & known, f"{lesson} offers {topic} {name}"


@some_topics
def test_practice_of_every_topic_shows_its_wrong_rules(topic: str) -> None:
    """Of the wrong rules of a lesson most are in practice; each has its share, and none is always another one.

    A wrong rule is shown once in 20 positions, a rule in 8 of 100. Where there are too many of them for that, as of
    rules where there are more than 12, each has one turn a round, so all shares are equal.
    ``python -m benchmarks.practice`` draws more, and tells what a position costs.
    """
    found = shares(find_topic(topic))
    assert set(found.wrong) == set(covered_misconceptions(topic)) <= found.in_lessons
    assert len(found.wrong) / len(found.in_lessons) >= COVERED
    assert not dict(found.rare)
    assert not list(found.alike)


@some_topics
def test_no_practice_question_has_mostly_one_answer(topic: str) -> None:
    """After two positions nobody knows the answer to the third: what is forbidden here is allowed elsewhere."""
    assert {title: often for title, often in usual(find_topic(topic)).items() if often > MOST_USUAL} == {}


def test_agreeing_wrong_rules_are_guessed_and_told_apart() -> None:
    """Whoever pays the bonus to the highest knight alone answers castles alone on each board that shows it.

    Another board tells the two apart.
    """
    row = practice("torres.king", against="torres.highest_knight_only")
    asked = next(each for each in row.take(12) if each.kind == "number")
    guessed = asked.misconceptions[0]
    assert guessed.is_shared
    grade = asked.grade(guessed.answer(asked.position))
    assert grade.misconception == guessed
    assert grade.tentative
    others = practice("torres.king", against="torres.castles_alone").take(12)
    assert any(not each.misconceptions[0].is_shared for each in others)


def test_like_a_question_of_a_lesson() -> None:
    """It has the fields of the question; a wrong rule that gives one number is left, for that is of one position."""
    table = practice_tables(find_topic("creed.special").held)["practice.reinforcing"]
    lesson = find_topic("creed.special").held["8"]
    assert table["solve"] == lesson["solve"]
    assert "position" not in table
    assert "one_at_a_time" in lesson["wrong"]
    assert "one_at_a_time" not in table["wrong"]
    asked = practice("creed.special", against="creed.everyone_returns")[1]
    assert asked.question("ko") == lesson["question"]["ko"]


def test_question_asked_again_turns_with_its_words() -> None:
    """Its places are called otherwise in position, answers and words; a slow second look at the board agrees."""
    lesson = checkpoint("torres.cards.8")
    row = practice("torres.cards", seed=1, against="torres.divides_a_castle").take(4)
    assert {asked.words for asked in row} == {"cards.8"}
    assert len({asked.position for asked in (*row, lesson)}) == 5
    for asked in row:
        p = asked.position
        assert sorted(p.heights) == sorted(lesson.position.heights)
        (bare,) = asked.named_in(asked.question("en"))
        taken = {action.to_text() for action in p.legal_actions()}
        assert asked.answer() == {key for key in asked.places if f"play move_block {key} {bare}" in taken}
        assert bare in asked.question("ko")
        assert not p.height_at(bare)


def test_words_of_questions_asked_again_name_places_by_placeholders() -> None:
    """A place that is written out would be the old one on a board that is turned about."""
    written = []
    for topic in filter(None, map(find_topic, TOPICS)):
        places = getattr(import_module(topic.lessons), "PLACES", {}).keys()
        for number in topic.held["practice"].get("again", ()) if places else ():
            for key, words in words_of(topic.lessons, topic.name).items():
                said = " ".join(words.values()) if key.startswith(f"{topic.name}.{number}.") else ""
                literal = " ".join(text for text, *_ in Formatter().parse(said))
                written += [(key, name) for name in PLACE.findall(literal) if name in places]
    assert written == []
