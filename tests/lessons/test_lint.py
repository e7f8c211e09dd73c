"""The linter of lessons: silent on ours, and a lesson that is spoilt in any way makes it speak."""

from __future__ import annotations

import dataclasses
import re
from itertools import takewhile
from pathlib import Path
from typing import Any, Never

import pytest

from boardlab.cli.app import main
from boardlab.core.contract.game import own_names
from boardlab.lessons import Checkpoint, Misconception, checkpoint
from boardlab.lessons.build import lint as linting
from boardlab.lessons.build.store import find_lesson
from boardlab.lessons.model.question_fields import BadLesson, check_fields
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import sketch

SOURCES = Path(__file__).parents[2] / "notebooks" / "source"
SOUND = checkpoint("torres.scoring.2")


def says(asked: Any) -> str:
    return " ".join(finding.says for finding in linting.of_checkpoint(asked))


@pytest.mark.parametrize("source", sorted(SOURCES.glob("*/[0-9]*.md")), ids=lambda path: path.stem)
def test_our_tutorials_are_sound(source: Any) -> None:
    assert linting.of_source(source) == []


def test_lint_reports_a_crowded_step(tmp_path: Path) -> None:
    folder = tmp_path / "torres"
    folder.mkdir()
    text = SOURCES.joinpath("torres", "04_scoring.md").read_text(encoding="utf-8")
    crowd = text.replace("## Sharing a castle\n", "## Sharing a castle\n" + "word " * 61 + "\n")
    (folder / "04_scoring.md").write_text(crowd, encoding="utf-8")
    assert [
        line
        for line in linting.stage_report("torres.scoring", tmp_path)
        if "en: this step has" in line and "60 at most" in line
    ]
    assert ["60 at most" in found.says for found in linting.of_source(folder / "04_scoring.md")] == [True]
    plain = re.sub(r"\[opening\]\n(?:\w.+\n)+", "", crowd)
    (folder / "04_scoring.md").write_text(plain, encoding="utf-8")
    assert linting.of_source(folder / "04_scoring.md") == []
    (folder / "09_torn.md").write_text("no front matter")
    assert len(linting.stage_report("torres", tmp_path)) == len(linting.stage_report("torres.scoring", tmp_path))


def test_lint_reports_questions_that_no_page_asks(tmp_path: Path) -> None:
    assert [each for game in own_names() for each in linting.asked_nowhere(game, "", SOURCES)] == []
    page, changed = SOURCES / "torres" / "04_scoring.md", tmp_path / "torres" / "04_scoring.md"
    changed.parent.mkdir()
    asks = page.read_text("utf-8")
    changed.write_text(asks.replace("{ask} torres.scoring.2\n", "{ask} torres.scoring.99\n"), "utf-8")
    found = [each.where for each in linting.asked_nowhere("torres", "scoring", tmp_path)]
    assert "torres.scoring.2" in found
    assert "torres.scoring.1" not in found
    # Nor does a question that is none break the report: it is a finding.
    assert "torres.scoring.99" in " ".join(found.says for found in linting.of_source(changed))
    assert linting.stage_report("torres.scoring", tmp_path) == ()


@pytest.mark.parametrize("game", own_names())
def test_pages_of_a_game_are_found_without_being_named(game: str) -> None:
    assert linting.sources_of(game, None) == SOURCES


def test_lint_says_what_a_lesson_teaches() -> None:
    report = linting.stage_report("torres.scoring", SOURCES)
    at = next(at for at, line in enumerate(report) if line.startswith("torres/04_scoring.md: "))
    said = list(takewhile(lambda line: line.startswith("  "), report[at + 1 :]))
    lesson = find_lesson("torres.scoring")
    assert any(f"{lesson.minutes['en']} minutes (en), {lesson.minutes['ko']} minutes (ko)" in line for line in said)
    rules, wrong = (next(line for line in said if what in line) for what in ("rules (", "wrong rules told apart ("))
    for asked in map(checkpoint, lesson.asks):
        assert asked.rules[0] in rules
        assert all(each.key in wrong for each in asked.misconceptions)
    assert said[-2:] == ["  answers that repeat (0): –", "  choices that give themselves away (0): –"]


def test_lint_reports_a_rule_asked_in_first_question(tmp_path: Path) -> None:
    source = SOURCES.joinpath("torres", "00_first_game.md").read_text("utf-8")
    changed = tmp_path / "torres" / "00_first_game.md"
    changed.parent.mkdir()
    changed.write_text(source.replace("{ask} torres.first_game.1\n", "{ask} torres.board.13\n"), "utf-8")
    assert "torres.board.13 is the first question of its course, and asks which rule decides." in [
        found.says for found in linting.of_source(changed)
    ]


def test_a_game_nobody_knows_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_answers_that_betray_themselves_are_found() -> None:
    asked = checkpoint("torres.scoring.4")

    def said(found: Any) -> Any:
        return [finding.says for finding in linting.repeating(found)]

    assert said([SOUND, dataclasses.replace(SOUND, id="torres.scoring.3")]) == [
        "its answer is that of torres.scoring.2, 15: give it other numbers."
    ]
    assert said([SOUND, dataclasses.replace(SOUND, id="torres.scoring.9")]) == [], "far apart"
    long = {"choice.both": "Both of them, each one of the two by the level of the player's own knight"}
    longer = dataclasses.replace(asked, wording=Saying(asked, long))
    assert "en: the right choice is much longer than the others." in said([longer])
    named = dataclasses.replace(asked, wording=Saying(asked, {"question": "Is it right that same, or ours?"} | OURS))
    assert "en: of all choices the question names the right one alone." in said([named])
    assert said([asked]) == []


OURS = {"choice.both": "ours", "choice.same": "theirs", "choice.only_b": "nobody’s"}


class Saying:
    """The words of a question with some replaced, in all languages."""

    def __init__(self, asked: Any, texts: Any) -> None:
        self.own, self.texts = asked.wording, texts

    def __getattr__(self, name: Any) -> Any:
        return getattr(self.own, name)

    def say(self, key: Any, lang: Any = None, names: Any = None, **facts: Any) -> Any:
        return self.texts.get(key.partition(".")[2].partition(".")[2]) or self.own.say(key, lang, names, **facts)


def boom(*_: Any) -> Never:
    raise ZeroDivisionError("of the lesson")


def spoilt(wrong: Any, **more: Any) -> Any:
    return (dataclasses.replace(SOUND.misconceptions[0], **{"answer": lambda p: wrong, **more}),)


class Looking:
    """The words of a sound question with another sentence on where to look; None for none."""

    def __init__(self, look: Any) -> None:
        self.look = look

    def __getattr__(self, name: Any) -> Any:
        return getattr(SOUND.wording, name)

    def say(self, key: Any, lang: Any = None, names: Any = None, **facts: Any) -> Any:
        if not key.endswith(".look"):
            return SOUND.wording.say(key, lang, names, **facts)
        if self.look is None:
            raise KeyError(key)
        return self.look


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"solve": lambda p: 16, "goal": lambda p, answer: answer == 15}, "16 is not accepted"),
        ({"solve": lambda p: -1}, "cannot be given"),
        ({"solve": boom}, "ZeroDivisionError: of the lesson"),
        ({"receipt_of": boom}, "ZeroDivisionError"),
        ({"after": boom}, "ZeroDivisionError"),
        ({"misconceptions": ()}, "no misconception"),
        ({"misconceptions": spoilt(15)}, "counts_the_tower gives a right answer"),
        ({"misconceptions": spoilt(15)}, "the answer is 15; the wrong rules give: torres.counts_the_tower 15."),
        ({"misconceptions": spoilt(-3)}, "counts_the_tower answers cannot be given"),
        ({"misconceptions": SOUND.misconceptions * 2}, "stands there twice"),
        ({"misconceptions": spoilt(20) + spoilt(20, id="torres.adds_the_areas")}, "adds_the_areas cannot be told"),
        ({"misconceptions": spoilt(20, id="catan.counts_the_tower")}, "does not belong to this game"),
        ({"misconceptions": spoilt(20, rule="torres.nothing")}, "no rule torres.nothing"),
        (
            {"misconceptions": spoilt(20, id="torres.unheard_of")},
            "ko: No wording 'misconception.unheard_of.name' in torres/scoring/questions.toml, [wrong.unheard_of]",
        ),
        ({"misconceptions": spoilt(20, goal=lambda p, answer: False)}, "not shown by its own answer"),
        ({"rules": ()}, "about no rule"),
        ({"rules": ("torres.nothing",)}, "no rule torres.nothing"),
        ({"words": "scoring.99"}, "en: No wording 'scoring.99.hint.goal' in torres/scoring/questions.toml, [99]"),
        ({"words": "scoring.practice"}, "question"),
        ({"wording": Looking(None)}, "write one under look"),
        ({"wording": Looking("Look " * 21)}, "look has 21 words; 20 at most"),
        ({"wording": Looking("It is 3 times 5, so 15.")}, "look says 15, which is part of the answer"),
    ],
)
def test_a_spoilt_number_is_found(change: Any, finding: str) -> None:
    assert not says(SOUND)
    assert finding in says(dataclasses.replace(SOUND, **change))


CHOICE = checkpoint("torres.scoring.4")


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"misconceptions": CHOICE.misconceptions[:1]}, "same is refuted by no misconception"),
        ({"goal": lambda p, answer: True}, "3 of 3 choices are right"),
        ({"choices": ("only_b", "same")}, "0 of 2 choices are right"),
        ({"choices": (*CHOICE.choices, "both")}, "stands there twice"),
    ],
)
def test_a_spoilt_choice_is_found(change: Any, finding: str) -> None:
    assert not says(CHOICE)
    assert finding in says(dataclasses.replace(CHOICE, **change))


LEGAL = checkpoint("torres.board.13")


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"choices": LEGAL.choices[:3]}, "3 rules to choose from; 4 have all such questions"),
        ({"choices": (*LEGAL.choices[:3], "torres.nothing")}, "torres.nothing is no rule"),
        ({"choices": (*LEGAL.choices[:3], "torres.move.down_any")}, "torres.move.down_any never forbids anything"),
        ({"tries": "move c4 b4"}, "none of the choices forbids it: torres.move.blocked would."),
    ],
)
def test_a_spoilt_judgement_is_found(change: Any, finding: str) -> None:
    """What may be named looks the same whether the action is allowed or not."""
    rules = [rule for rule in LEGAL.choices if rule != "torres.move.blocked"]
    asked = dataclasses.replace(LEGAL, choices=(*rules, "torres.build.height")) if "tries" in change else LEGAL
    assert not says(LEGAL)
    assert finding in says(dataclasses.replace(asked, **change))


def test_one_mistake_with_two_names_is_found() -> None:
    names = {
        "a": {"en": "Trading before the roll", "ko": "거래를 먼저"},
        "b": {"en": "Trade before the roll", "ko": "주사위를 나중에"},
        "c": {"en": "Too early", "ko": "거래를 먼저"},
        "d": {"en": "Too early", "ko": "거래를 먼저"},
    }
    assert [(found.where, found.says.rpartition(" are the same in ")[2]) for found in linting.named_twice(names)] == [
        ("b", "en, but for endings: one mistake has one name."),
        ("c", "ko: one mistake has one name."),
        ("d", "ko: one mistake has one name."),
    ]


@pytest.mark.parametrize("game", own_names())
def test_our_mistakes_have_one_name_each(game: str) -> None:
    assert list(linting.named_twice(linting.names_of_mistakes(game))) == []


def turn(**more: Any) -> Any:
    tower = Misconception("torres.counts_the_tower", lambda p: ("build b3",), "torres.level.own_only")
    facts = {
        "kind": "turn",
        "setting": lambda: sketch("b2=2 c2=1", A="c2", B="b2"),
        "goal": lambda start, end, actions: right.castle_points(end) >= 4,
        "solve": lambda p: ("build b3", "build c3"),
        "misconceptions": (tower,),
        "receipt_of": None,
        "redact": None,
    }
    return dataclasses.replace(SOUND, **{**facts, **more})


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        ({"solve": lambda p: ("build b3",)}, "is not accepted"),
        ({"solve": lambda p: ("build h8",)}, "cannot be given"),
        ({"most": 1}, "cannot be given"),
        ({"goal": lambda start, end, actions: True}, "reached before anything is played"),
    ],
)
def test_a_spoilt_turn_is_found(change: Any, finding: str) -> None:
    assert not says(turn())
    assert finding in says(turn(**change))


# -- tutorials -----------------------------------------------------------------------------------------------------

HEAD = """+++
id = "torres.x"
title = {{en = "X", ko = "엑스"}}
[[summary]]
en = "x"
ko = "엑스"
rule = "{rule}"
+++
"""
READ = ":::{{en}}\n{en}\n:::\n:::{{ko}}\n{ko}\n:::\n"
ASK = "```{ask} torres.scoring.1\n```"


@pytest.mark.parametrize(
    ("rule", "en", "ko", "then", "finding"),
    [
        ("torres.goal.product", 60, 60, ASK, ""),
        ("torres.goal.product", 61, 5, ASK, "en: 61 words"),
        ("torres.goal.product", 5, 61, "```{play}\nStudy(p)\n```", "ko: 61 words"),
        ("torres.goal.product", 61, 5, "```{board}\nstill(p)\n```\n" + ASK, "en: 61 words"),
        ("torres.goal.product", 5, 5, "```{board}\nstill(p)\n```", "never does anything"),
        ("torres.goal.product", 5, 5, "```{ask} torres.scoring.99\n```", "no checkpoint “torres.scoring.99”"),
        ("torres.nothing", 5, 5, ASK, "no rule torres.nothing"),
    ],
)
def test_lint_checks_opening_length_and_names_of_a_tutorial(
    tmp_path: Path, rule: str, en: int, ko: int, then: str, finding: str
) -> None:
    path = tmp_path / "torres" / "09_x.md"
    path.parent.mkdir()
    text = HEAD.format(rule=rule) + READ.format(en="word " * en, ko="말 " * ko) + f"```{{setup}}\n```\n{then}\n"
    path.write_text(text, encoding="utf-8")
    found = " ".join(one.says for one in linting.of_source(path))
    assert finding in found
    assert bool(finding) == bool(found)


@pytest.mark.parametrize(
    ("choices", "keeps", "found"),
    [
        (("yes", "no"), ("yes", "no"), 0),
        (("yes", "no"), (), 0),
        (("a", "b", "nobody"), ("nobody",), 0),
        (("road", "road_city", "road_city_card"), ("road", "road_city", "road_city_card"), 0),
        (("few", "some", "many"), ("few", "some", "many"), 0),
        (("many", "few", "some"), ("many", "few", "some"), 1),
        (("yes", "no", "a"), ("yes", "no"), 1),
        (("yes", "joins", "corner"), ("yes",), 1),
        (("a", "b", "c"), ("a", "b", "c"), 1),
        (("a", "b", "nobody"), ("a", "b", "nobody"), 1),
        (("a", "b", "nobody"), (), 1),
        (("a", "nobody", "b"), ("nobody",), 1),
    ],
)
def test_lint_allows_fixed_choices_only_with_a_meaningful_order(
    choices: tuple[str, ...], keeps: Any, found: int
) -> None:
    said = {"few": "9 points", "some": "10 points", "many": "11 points"}

    class Named(Checkpoint):
        def choice(self, key: Any, lang: Any = None) -> Any:
            return said.get(key, key)

    sound = checkpoint("torres.scoring.4")
    fields = {field.name: getattr(sound, field.name) for field in dataclasses.fields(sound)}
    asked = Named(**fields | {"choices": choices, "keeps": keeps})
    assert sum("(keeps)" in finding.says for finding in linting.of_checkpoint(asked)) == found


def test_a_language_that_is_missing_is_named() -> None:
    """It said only that a text in each language belongs there."""
    (found,) = check_fields("1", {"look": {"en": "Count the cells."}}, {"look": "text"}, ())
    assert found.sentence("torres/questions.toml", "en") == "torres/questions.toml, [1] look.ko: this field is missing."


def test_a_solver_that_fails_is_told_once() -> None:
    """Whatever asked for the answer told it again: six equal lines."""
    spoilt_one = dataclasses.replace(SOUND, solve=boom)
    assert [each.says for each in linting.of_checkpoint(spoilt_one)] == ["solvable: ZeroDivisionError: of the lesson"]


@pytest.mark.parametrize("game", own_names())
def test_a_file_that_cannot_be_read_is_no_traceback(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(*_: Any) -> Never:
        raise BadLesson("solve: nothing is called so here.")

    monkeypatch.setattr(linting, "checkpoints", unread)
    assert list(linting.asked_nowhere(game, "", SOURCES)) == []
