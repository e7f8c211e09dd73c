"""Topics: found by their ids, read alone, and every mistake in their files told with file, table and field."""

from __future__ import annotations

import ast
import copy
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons import checkpoint
from boardlab.lessons.build import lint
from boardlab.lessons.model import topic_files, topic_problems, topics
from boardlab.lessons.model.topic_problems import course_problems
from boardlab.lessons.model.topics import Topic, find_topic

LESSONS = Path(topics.__file__).parents[1]
EVERY = topics.topics()
every_topic = pytest.mark.parametrize("topic", EVERY, ids=lambda topic: topic.id)

MOST_CALLS = 66_000
"""The most calls of functions the first question of a topic may take, its files read."""

FIRST_QUESTION = """
import sys
from boardlab.lessons import checkpoint
from boardlab.core.contract.game import find_game
game = find_game("{game}")
game.start(), game.rulebook, game.wording.has("none"), game.start().scene(lang="en")
count = 0
def seen(frame, event, argument):
    global count
    count += event in ("call", "c_call")
sys.setprofile(seen)
asked = checkpoint("{game}.{topic}.{number}")
asked.question("en"), asked.title("ko"), asked.scene(lang="en")
sys.setprofile(None)
print(count)
print(*(name for name in sys.modules if name.startswith("boardlab.")))
"""


@every_topic
def test_a_checkpoint_lies_where_its_id_says(topic: Any) -> None:
    folder = LESSONS / topic.game / topic.name if topic.package.startswith("boardlab.lessons.") else None
    if folder is not None:
        assert (folder / "questions.toml").is_file()
    for number in topic.numbers:
        assert checkpoint(f"{topic.id}.{number}").id == f"{topic.id}.{number}"


@every_topic
def test_the_files_of_a_topic_are_sound(topic: Any) -> None:
    assert list(topic.problems()) == []


def first_question(topic: Topic) -> tuple[int, set[str]]:
    """How many functions a topic's first question calls, and the modules of boardlab it has loaded."""
    program = FIRST_QUESTION.format(game=topic.game, topic=topic.name, number=topic.numbers[0])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    calls, names = done.stdout.splitlines()
    return int(calls), set(names.split())


@pytest.mark.parametrize("name", ["torres.scoring", "creed.special"])
def test_the_first_question_loads_its_topic_only(name: str) -> None:
    topic = find_topic(name)
    calls, loaded = first_question(topic)
    others = {other.package for other in EVERY} - {topic.package}
    assert not {module for module in loaded if module.rpartition(".")[0] in others or module in others}
    assert not {
        module for module in loaded if module.endswith(".practice") and module != "boardlab.lessons.model.practice"
    }
    assert not {module for module in loaded if module.startswith("boardlab.figures")}
    assert not {module for module in loaded if module.split(".")[1] in {"torres", "catan", "creed"} - {topic.game}}
    assert calls < MOST_CALLS


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def spoilt(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A topic whose file can be changed before it is read."""
    held = copy.deepcopy(find_topic("torres.scoring").held)
    monkeypatch.setattr(topics, "questions", lambda lessons, name: held)
    topic = Topic("torres", "scoring")
    return topic, held


def texts(text: Any) -> Any:
    return dict.fromkeys(LANGUAGES, text)


MISTAKES = {
    "a field nobody knows": (lambda held: held["2"].update(solv="x"), "[2] solv", "solve"),
    "a field is missing": (lambda held: held["2"].pop("position"), "[2] position", "missing"),
    "an unknown scenario": (lambda held: held["2"].update(position="no_such"), "[2] position", "no_such"),
    "no such kind": (lambda held: held["2"].update(kind="riddle"), "[2] kind", "number, choice"),
    "one language": (lambda held: held["2"].update(title={"en": "x"}), "[2] title.ko", "missing"),
    "an empty text": (lambda held: held["2"].update(title=texts(" ")), "[2] title", "en and ko"),
    "not a list": (lambda held: held["2"].update(rules="torres.goal.product"), "[2] rules", "list of names"),
    "not a formula": (lambda held: held["2"].update(solve="[n for n in p]"), "[2] solve", "[n for n in p]"),
    "an unknown name": (lambda held: held["2"].update(solve="castel_points(p)"), "[2] solve", "castel_points"),
    "an unknown wrong rule": (lambda held: held["2"].update(wrong=["no_such"]), "[2.wrong.no_such]", "no_such"),
    "a wrong rule without a rule": (
        lambda held: held["wrong"]["counts_the_tower"].pop("rule"),
        "[2.wrong.counts_the_tower] rule",
        "missing",
    ),
    "a wrong rule without an answer": (
        lambda held: held["wrong"]["counts_the_tower"].pop("answer"),
        "[2.wrong.counts_the_tower] answer",
        "missing",
    ),
    "a wrong rule without words": (
        lambda held: held["wrong"]["counts_the_tower"].pop("feedback"),
        "[wrong.counts_the_tower] feedback",
        "missing",
    ),
    "a wrong rule nobody names": (
        lambda held: held["wrong"].update(lonely={**held["wrong"]["counts_the_tower"]}),
        "[wrong.lonely]",
        "no question names",
    ),
    "given and computed": (lambda held: held["2"].update(gives=3), "[2] gives", "one of the two"),
    "words of no choice": (lambda held: held["4"]["choice"].update(all=texts("x")), "[4] choice.all", "only_b"),
    "no choices": (lambda held: held["4"].pop("choices"), "[4] choices", "missing"),
    "a choice without words": (lambda held: held["4"]["choice"].pop("only_b"), "[4] choice.only_b", "missing"),
    "a table nobody knows": (lambda held: held.update(question={}), "[question]", "no such table"),
    "no table": (lambda held: held.update(wrong=[]), "[wrong]", "table"),
    "a seat that is none": (lambda held: held["2"].update(sees="everybody"), "[2] sees", "spectator"),
    "practice without a draw": (
        lambda held: held["practice"]["castles"].pop("draw"),
        "[practice.castles] draw",
        "missing",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_error_names_file_table_and_field(spoilt: Any, mistake: str, lang: str) -> None:
    topic, held = spoilt
    change, where, says = MISTAKES[mistake]
    change(held)
    found = [problem for problem in topic.problems() if problem.where == where]
    assert found, [problem.where for problem in topic.problems()]
    said = found[0].sentence(topic.file, lang)
    assert said.startswith(f"torres/scoring/questions.toml, {where}: ")
    assert "\n" not in said
    assert says in said or lang == "ko"


def test_lint_reports_all_errors_of_a_topic(spoilt: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    topic, held = spoilt
    held["2"]["solv"] = "x"
    held["4"]["kind"] = "riddle"
    held["3"]["gives"], _ = 99_999, held["3"].pop("solve")
    found = "\n".join(map(str, lint.of_topic(topic)))
    assert "questions.toml, [2] solv: there is no such field" in found
    assert "questions.toml, [4] kind: " in found
    assert "torres.scoring.3: the computed answer cannot be given" in found


def test_a_course_names_chapters_of_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    held = {**topic_files.course("boardlab.lessons.torres"), "scoring": {"title": texts("x"), "chapters": ["scorning"]}}
    monkeypatch.setattr(topic_problems, "course", lambda lessons: held)
    found = [(file, problem.where) for file, problem in course_problems("torres", topics.topics("torres"))]
    assert found == [("torres/course.toml", "[scoring] chapters")]


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted({topic.game for topic in EVERY}))
def test_rule_ids_are_spelled_once_in_lesson_code(game: Any) -> None:
    """Rules are named in the files of questions; code that needs one shares it."""
    rules, spelled = set(find_game(game).rulebook), defaultdict(list)
    for path in sorted((LESSONS / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in rules:
                spelled[node.value].append(f"{path.parent.name}/{path.name}:{node.lineno}")
    assert not {rule: where for rule, where in spelled.items() if len(where) > 1}


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_two_questions_of_a_game_are_called_alike(lang: str) -> None:
    called = defaultdict(list)
    for topic in EVERY:
        for number, table in topic.held.items():
            if number.isdecimal():
                called[topic.game, table["title"][lang]].append(f"{topic.id}.{number}")
    assert not [ids for ids in called.values() if len(ids) > 1]
