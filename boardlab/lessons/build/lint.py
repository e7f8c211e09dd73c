"""The linter of lessons: what must hold of every checkpoint, misconception, practice and tutorial source.

Each finding is one sentence with the id or the file it is about. ``boardlab lint`` prints them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from itertools import pairwise, product
from pathlib import Path

from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import LANGUAGES
from boardlab.lessons.build.guessing import (
    BY_POSITION,
    FIRST_STAYS,
    LEAST_ALIKE,
    LEAST_FIRST,
    MOST_BACKWARDS,
    MOST_BY_HABIT,
    MOST_LONGEST,
    MOST_OF_ALL,
    YES,
    allowed,
    backwards,
    by_habit,
    by_length,
    by_position,
    first_reasons,
    first_stays,
    longest_rules,
    running,
    same_is_right,
    share,
)
from boardlab.lessons.build.lesson_sources import lesson_files_of, sources_beside
from boardlab.lessons.build.lint_challenges import challenge_problems
from boardlab.lessons.build.lint_question import LintProblem, of_checkpoint
from boardlab.lessons.build.lint_teaching import ALIKE, ASKED_FIRST, longest_reading, tellings, unpredicted, unvaried
from boardlab.lessons.build.minutes import minutes_of
from boardlab.lessons.build.practice_shares import MOST_USUAL, shares, usual
from boardlab.lessons.build.source import Source, SourceError, mistakes, parse
from boardlab.lessons.build.steps import crowded, walk
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.catalogue import UnknownCheckpoint, checkpoint, checkpoints
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.lesson import Lesson, StageStep
from boardlab.lessons.model.practice import NoPractice, covered_misconceptions, practice
from boardlab.lessons.model.question_fields import BadLesson, Problem
from boardlab.lessons.model.question_types import half
from boardlab.lessons.model.topic_files import own_words, shared
from boardlab.lessons.model.topic_problems import course_problems
from boardlab.lessons.model.topics import Topic, find_topic, topics

MOST_WORDS = 60
"""So many words may stand in a tutorial before the learner's first own action."""
NEAR = 2
"""Questions for a number are neighbours where there is at most one of another kind between them."""
MUCH_LONGER, SHORT = 1.5, 20
"""A right choice is not so many times as long as any wrong one, where it is longer than so many letters."""
_ASK = re.compile(r"^`{3,}\{ask\} +(\S+)", re.MULTILINE)
_ENDING = re.compile(r"(?:ing|ed|es|s|e)\b")
DRAWN, AIMED = 5, 2
"""How many practice positions of each topic, and how many against each misconception, are looked at."""


def lint(about: str = "", sources: Path | None = None) -> tuple[LintProblem, ...]:
    """All findings about the lessons of a topic, of a game, or of all games.

    Args:
        about: such as ``torres`` or ``torres.scoring``; "" for all.
        sources: the folder of the pages of lessons, with one folder for each game; None stands for where those of
            the game lie, and leaves pages out where all games are asked for.
    """
    game, _, short = about.partition(".")
    sources = sources_of(game, sources)
    found: list[LintProblem] = []
    for each in topics(game):
        if short in ("", each.name):
            found += of_topic(each)
    for name in () if short else dict.fromkeys(each.game for each in topics(game)):
        found += [
            LintProblem(f"{file}, {wrong.where}", _says(wrong)) for file, wrong in course_problems(name, topics(name))
        ]
    for name in () if short else dict.fromkeys(each.game for each in topics(game)):
        found += [LintProblem(where, says) for where, says in challenge_problems(name)]
        found += named_twice(names_of_mistakes(name))
    for path in sorted(sources.glob(f"{game or '*'}/[0-9]*.md")) if sources is not None else ():
        if not short or _topic_taught(path) == about:
            found += of_source(path)
    if sources is not None:
        found += asked_nowhere(game, short, sources)
    return (*found, *(() if about or found else of_all(checkpoints())))


def of_all(asked: Iterable[Checkpoint]) -> Iterator[LintProblem]:
    """What is wrong with the questions of all games together: where right answers stand, and how often "yes" is one."""
    asked = tuple(asked)
    for kind, most in BY_POSITION.items():
        got = by_position([each for each in asked if each.kind == kind])
        if got > most:
            yield LintProblem(kind, f"who goes by positions until right finds {got:.1%} of them; {most:.0%} at most.")
    for topic, got in by_habit(asked).items():
        if got >= MOST_BY_HABIT:
            yield LintProblem(
                topic, f"who tries what is mostly right finds {got:.1%} of it; {MOST_BY_HABIT:.0%} at most."
            )
    for topic, lang in product(dict.fromkeys(each.topic for each in asked), LANGUAGES):
        found, most = by_length((each for each in asked if each.topic == topic), lang)
        if found > most:
            yield LintProblem(topic, f"{lang}: the right choice is the longest {found} times; {most} at most.")
    if (first := first_reasons(asked)) < LEAST_FIRST:
        yield LintProblem("reasons", f"of the right ones {first:.0%} stand first; {LEAST_FIRST:.0%} at least.")
    if not YES[0] <= (yes := allowed(asked)) <= YES[1]:
        yield LintProblem("legal", f"{yes:.0%} are allowed; {YES[0]:.0%} to {YES[1]:.0%} should be.")
    for lang in LANGUAGES:
        if (long := longest_rules(asked, lang)) > MOST_LONGEST:
            yield LintProblem("legal", f"{lang}: the longest title forbids in {long:.0%}; {MOST_LONGEST:.0%} at most.")
    if (turned := backwards(asked)) > MOST_BACKWARDS:
        yield LintProblem("order", f"{turned:.0%} are right read backwards; {MOST_BACKWARDS:.0%} at most.")
    if not FIRST_STAYS[0] <= (stays := first_stays(asked)) <= FIRST_STAYS[1]:
        least, most = FIRST_STAYS
        yield LintProblem("order", f"{stays:.0%} begin with the step shown first; {least:.0%} to {most:.0%} should.")
    if (alike := same_is_right(asked)) < LEAST_ALIKE:
        yield LintProblem("choice", f"“both the same” is right in {alike:.0%}; {LEAST_ALIKE:.0%} at least.")


def _asked(lesson: Lesson) -> dict[str, Checkpoint]:
    return {name: checkpoint(name) for name in lesson.asks}


def sources_of(game: str, sources: Path | None) -> Path | None:
    """The folder of sources to look at: the one given, or the one where the lessons of a game lie."""
    if sources is not None or not game:
        return sources
    return next((path.parents[1] for path in lesson_files_of(game).values()), sources_beside(game))


def asked_nowhere(game: str, short: str, sources: Path) -> Iterator[LintProblem]:
    """A finding for each question of a topic, or of all topics of a game, that no page asks."""
    pages = [path.read_text(encoding="utf-8") for path in sources.glob(f"{game or '*'}/*.md")]
    asked = {name for page in pages for name in _ASK.findall(page)}
    try:
        known = checkpoints(f"{game}.{short}" if short else game)
    except BadLesson:
        return  # told where its topic is read
    for each in known:
        if each.id not in asked and (sources / each.topic.partition(".")[0]).is_dir():
            yield LintProblem(each.id, "no page asks it; a page does by {ask} with its id.")


def stage_report(about: str = "", sources: Path | None = None) -> tuple[str, ...]:
    """How the lessons of a topic, of a game or of all games do on the stage: their steps, how much they tell before
    they ask, and where a step has more than fits. It is told; a finding it is in a lesson with an opening, which is
    made for the stage.
    """
    game, _, short = about.partition(".")
    told: list[str] = []
    sources = sources_of(game, sources)
    for path in sorted(sources.glob(f"{game or '*'}/*.md")) if sources is not None else ():
        try:
            walked = walk(parse(path))
            found = tellings(walked, _asked(walked))
        except (SourceError, BadLesson, UnknownCheckpoint):
            continue  # told as a finding
        if short and walked.id != about:
            continue
        name = f"{walked.game}/{path.name}"
        told.append(
            f"{name}: {len(walked.steps)} steps, at most {longest_reading(walked)} to read in a row; of "
            f"{len(found.asked) + len(found.told)} questions it tells of, {found.first:.0%} are asked first."
        )
        # A question that cannot be answered is told as a finding.
        with suppress(Exception):
            told += [f"  {line}" for line in tuple(teaches(walked))]
        told += [f"{name}:{line}: {what}" for line, what in crowded(walked)]
    return tuple(told)


def teaches(lesson: Lesson) -> Iterator[str]:
    """What a lesson teaches, line by line: how long it takes, its rules, the wrong rules that its questions tell apart,
    which answers repeat, and which choices give themselves away.
    """
    asked = _asked(lesson)
    minutes = ((lang, sum(_minutes(lesson, step, lang) for step in lesson.steps)) for lang in LANGUAGES)
    yield "about " + ", ".join(f"{round(each)} minutes ({lang})" for lang, each in minutes)
    told = [rule for step in lesson.steps for rule in step.rules]
    rules = dict.fromkeys([*told, *(rule for each in asked.values() for rule in each.rules)])
    yield f"rules ({len(rules)}): {', '.join(rules) or '–'}"
    wrong = dict.fromkeys(each.key for question in asked.values() for each in question.misconceptions)
    yield f"wrong rules told apart ({len(wrong)}): {', '.join(wrong) or '–'}"
    found = [*repeating(asked.values())]
    chosen = {each.id for each in asked.values() if each.kind == "choice"}
    repeat = [f"{each.where}: {each.says}" for each in found if each.where not in chosen]
    row = running(asked.values())
    repeat += [f"{each.id}: its right {what} stands where the one before did." for each, what in row]
    yield f"answers that repeat ({len(repeat)}): {' '.join(repeat) or '–'}"
    given_away = [f"{each.where}: {each.says}" for each in found if each.where in chosen]
    yield f"choices that give themselves away ({len(given_away)}): {' '.join(given_away) or '–'}"


def _minutes(lesson: Lesson, step: StageStep, lang: str) -> float:
    """How long a step takes in a language."""
    topic, _, number = step.about.rpartition(".")
    inside = find_topic(topic) if step.about else None
    return minutes_of(lesson, step, inside.held[number] if inside is not None else {})[lang]


def of_topic(topic: Topic) -> list[LintProblem]:
    """What is wrong with a topic: its file, and the questions and practice that can be read."""
    try:
        found = [LintProblem(f"{topic.file}, {wrong.where}", _says(wrong)) for wrong in topic.problems()]
    except BadLesson as problem:
        return [LintProblem(topic.id, str(problem))]
    for number in topic.numbers:
        try:
            found += of_checkpoint(topic.checkpoint(number))
        except BadLesson:
            continue  # told above
    found += [*left_over(topic), *_guessed(topic), *_repeating(topic)]
    return found + (of_practice(topic.id) if topic.has_practice and not found else [])


def _guessed(topic: Topic) -> Iterator[LintProblem]:
    """A finding where guessing pays in a topic as a whole."""
    try:
        shares = [share(asked) for asked in topic.checkpoints()]
    except Exception:  # noqa: BLE001  (a question that cannot be made or answered is told by itself)
        return
    if shares and sum(shares) / len(shares) >= MOST_OF_ALL:
        yield LintProblem(topic.id, f"guessing finds {sum(shares) / len(shares):.0%} of its answers on average.")


def _repeating(topic: Topic) -> list[LintProblem]:
    try:
        return list(repeating(topic.checkpoints()))
    except Exception:  # noqa: BLE001  (a question that cannot be made or answered is told by itself)
        return []


def repeating(asked: Iterable[Checkpoint]) -> Iterator[LintProblem]:
    """Answers that betray themselves: the same number twice in a row, and the right choice longer than all others."""
    asked = tuple(asked)
    numbers = [found for found in asked if found.kind == "number"]
    for one, two in pairwise(numbers):
        near = int(two.id.rpartition(".")[2]) - int(one.id.rpartition(".")[2]) <= NEAR
        if near and one.answer() == two.answer():
            yield LintProblem(two.id, f"its answer is that of {one.id}, {one.answer()}: give it other numbers.")
    for found in asked:
        if found.kind != "choice":
            continue
        right = half(found.answer())
        for lang in LANGUAGES:
            longest = max((len(found.choice(key, lang)) for key in found.choices if key != right), default=0)
            long = len(found.choice(right, lang))
            if long > MUCH_LONGER * longest and long > SHORT:
                yield LintProblem(found.id, f"{lang}: the right choice is much longer than the others.")
            said, question = found.choice(right, lang).casefold(), found.question(lang).casefold()
            others = [key for key in found.choices if key != right and found.choice(key, lang).casefold() in question]
            if said in question and not others:
                yield LintProblem(found.id, f"{lang}: of all choices the question names the right one alone.")


def left_over(topic: Topic) -> list[LintProblem]:
    """Words of a topic that no code of the lessons says, nor a formula of the topic.

    A key may be put together there, from its first parts or its last.
    """
    folders = [Path(folder) for folder in import_module(topic.lessons).__path__]
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    code += str({name: table for name, table in topic.held.items() if name != "words"})
    words = own_words(topic.held.get("words", {}))
    # By these the end of a first game tells where points came from.
    keys = [key for key, _ in words if topic.first_game is None or not key.startswith("source.")]
    ends = [(key, *key.rpartition(".")) for key in keys]
    unsaid = [key for key, stem, _, last in ends if not any(part in code for part in (key, stem + ".{", "}." + last))]
    return [LintProblem(topic.file, f"the words {key} belong to nothing.") for key in unsaid]


def names_of_mistakes(game: str) -> dict[str, Mapping[str, str]]:
    """What the wrong rules of a game are called, by where they are declared."""
    places = {each.name: each.held for each in topics(game)} | {"shared": shared(find_game(game).lessons)}
    return {
        f"{game}.{place}, wrong.{key}": table["name"]
        for place, held in places.items()
        for key, table in held.get("wrong", {}).items()
        if "name" in table
    }


def named_twice(names: Mapping[str, Mapping[str, str]]) -> Iterator[LintProblem]:
    """Findings where one mistake has two names: alike in one language and not in the other, or but for a word's ending.

    Args:
        names: what wrong rules are called in each language, by where that stands.
    """
    met: dict[tuple[str, str], Mapping[str, str]] = {}
    for where, name in names.items():
        for lang, said in (*name.items(), ("en, but for endings", _ENDING.sub("", name["en"].lower()))):
            other = met.setdefault((lang, said), name)
            if other != name:
                both = " and ".join(f"“{each['en']}” ({each['ko']})" for each in (other, name))
                yield LintProblem(where, f"{both} are the same in {lang}: one mistake has one name.")


def _says(wrong: Problem) -> str:
    return WORDING.phrase(wrong.says, "en")


def _topic_taught(path: Path) -> str:
    try:
        return parse(path).topic
    except SourceError:
        return ""


# -- practice ------------------------------------------------------------------------------------------------------


def of_practice(topic: str) -> list[LintProblem]:
    """What is wrong with the first positions drawn, and with some against each misconception."""
    found = []
    rows = [(practice(topic, seed="lint"), DRAWN)]
    rows += [(practice(topic, seed="lint", against=name), AIMED) for name in covered_misconceptions(topic)]
    for row, number in rows:
        try:
            found += [finding for asked in row.take(number) for finding in of_checkpoint(asked)]
        except NoPractice as problem:
            found.append(LintProblem(topic, str(problem)))
    if not found and (inside := find_topic(topic)) is not None:
        drawn = shares(inside)
        says = "practice shows it in {:.1%} of {} positions."
        found += [LintProblem(name, says.format(share, drawn.drawn)) for name, share in drawn.rare]
        found += [LintProblem(one, f"practice never tells it from {two}.") for one, two in drawn.alike]
        says = "{:.0%} of the positions of “{}” have the same answer; {:.0%} at most."
        found += [
            LintProblem(topic, says.format(often, title, MOST_USUAL))
            for title, often in usual(inside).items()
            if often > MOST_USUAL
        ]
    return found


# -- tutorials -----------------------------------------------------------------------------------------------------


def _unfit(source: Source) -> Iterator[tuple[int, str]]:
    """What does not fit the stage in a lesson that has an opening for it."""
    if not source.head.get("opening"):
        return
    walked = walk(source)
    yield from crowded(walked)
    yield from _without_goal(walked)
    alike = source.head.get(ALIKE, {})
    yield from unvaried(walked, {name: asked.kind for name, asked in _asked(walked).items()}, alike)
    yield from unpredicted(walked, _asked(walked))
    # A first game tells a rule when it comes up.
    if not source.name.startswith("00_") and (found := tellings(walked, _asked(walked))).first < ASKED_FIRST:
        lines = {step.about: step.line for step in walked.steps}
        yield from ((lines[name], f"{name} is told before it is asked: “{sentence}”") for name, sentence in found.told)


def _without_goal(walked: Lesson) -> Iterator[tuple[int, str]]:
    """A finding where a step to play on neither says what is to be done nor that one may do as one likes.

    On the first screen anything that is done will do.
    """
    for step in walked.steps:
        if step.kind != "play":
            continue
        cells = [walked.cells[picture.cell] for picture in step.pictures if picture.kind == "play"]
        if not walked.goals(step) and not any(cell.mark == "free" or cell.until for cell in cells):
            yield step.line, "This step is played on without a goal: write {goal} behind it, or :free: in it."


def _first_of_course(source: Source) -> Iterator[tuple[int, str]]:
    """A finding where the first question of a course asks for a rule: nobody knows their names yet."""
    first = next((step for step in source.parts if step.about), None)
    if source.name.startswith("00_") and first is not None and checkpoint(first.about).named_rules:
        yield first.line, f"{first.about} is the first question of its course, and asks which rule decides."


def _running(source: Source) -> Iterator[tuple[int, str]]:
    """A finding where a question is the third in a row with its right answer at the same position."""
    lines = {step.about: step.line for step in source.parts if step.about}
    for asked, what in running(map(checkpoint, lines)):
        yield lines[asked.id], f"{asked.id} is the third in a row whose right {what} stands at the same position."


def of_source(path: Path) -> list[LintProblem]:
    """What is wrong with the source of one tutorial, and whether a learner reads too long before doing something."""
    try:
        source = parse(path)
    except SourceError as problem:
        return [LintProblem(path.name, str(problem).partition(": ")[2])]
    found = [LintProblem(f"{path.name}:{line}", what) for line, what in mistakes(source)]
    if found:
        return found
    found += [
        LintProblem(f"{path.name}:{line}", what)
        for line, what in (*_unfit(source), *_first_of_course(source), *_running(source))
    ]
    for lang in LANGUAGES:
        count = source.words_before_action(lang)
        if count is None:
            return [LintProblem(path.name, "the learner never does anything.")]
        if count > MOST_WORDS:
            says = f"{lang}: {count} words before the learner's first own action; {MOST_WORDS} at most."
            found.append(LintProblem(path.name, says))
    return found
