"""The linter of lessons: what must hold of every checkpoint, misconception, practice and tutorial source.

Each finding is one sentence with the id or the file it is about. ``boardlab lint`` prints them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from boardlab.core.language import LANGUAGES
from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.grade import stands_in
from boardlab.lessons.guessing import MOST_OF_ALL, MOST_OF_ONE, share
from boardlab.lessons.hints import LADDER
from boardlab.lessons.practice import MARK, NoPractice, covered_misconceptions, practice
from boardlab.lessons.question_fields import BadLesson, Problem
from boardlab.lessons.question_types import WORDING, BadAnswer, half
from boardlab.lessons.source import Source, SourceError, mistakes, parse
from boardlab.lessons.steps import crowded, walk
from boardlab.lessons.topic_files import own_words
from boardlab.lessons.topic_problems import course_problems
from boardlab.lessons.topics import Topic, topics

MOST_LOOKING = 20
"""So many words at most say where to look."""
NEAR = 2
"""Questions for a number are neighbours where there is at most one of another kind between them."""
MUCH_LONGER, SHORT = 1.5, 20
"""A right choice is not so many times as long as any wrong one, where it is longer than so many letters."""
MOST_WORDS = 60
MINUTES_OFF = 3
"""By so much the minutes of a lesson may be off what its words and steps take."""
"""So many words may stand in a tutorial before the learner's first own action."""
DRAWN = 5
"""How many practice positions of each topic, and two against each misconception, are looked at."""
AIMED = 2
KNOWING = re.compile(r"\b(?:sees?|knows?|learns?|looks at|face[- ]down|hidden|secrets?)\b", re.IGNORECASE)
"""Words of questions about what somebody may know; so are those about a rule with ``hidden`` in its id."""


class Finding(NamedTuple):
    """Something wrong with a lesson."""

    where: str
    """The id of a checkpoint or the name of a file."""
    says: str

    def __str__(self) -> str:
        return f"{self.where}: {self.says}"


def lint(about: str = "", sources: Path | None = None) -> tuple[Finding, ...]:
    """All findings about the lessons of a topic, of a game, or of all games.

    Args:
        about: such as ``torres`` or ``torres.scoring``; "" for all.
        sources: the folder of the tutorial sources, with one folder for each game; None leaves tutorials out.
    """
    game, _, short = about.partition(".")
    found: list[Finding] = []
    for each in topics(game):
        if short in ("", each.name):
            found += of_topic(each)
    for name in () if short else dict.fromkeys(each.game for each in topics(game)):
        found += [
            Finding(f"{file}, {wrong.where}", _says(wrong)) for file, wrong in course_problems(name, topics(name))
        ]
    for path in sorted(sources.glob(f"{game or '*'}/[0-9]*.md")) if sources is not None else ():
        if not short or _topic_taught(path) == about:
            found += of_source(path)
    return tuple(found)


def stage_report(about: str = "", sources: Path | None = None) -> tuple[str, ...]:
    """How the lessons of a topic, of a game or of all games do on the stage: their steps and minutes, and where a step
    has more than fits. It is told; a finding it is in a lesson with an opening, which is made for the stage.
    """
    game, _, short = about.partition(".")
    told: list[str] = []
    for path in sorted(sources.glob(f"{game or '*'}/*.md")) if sources is not None else ():
        try:
            source = parse(path)
            walked = walk(source)
        except SourceError:
            continue  # told as a finding
        if short and walked.id != about:
            continue
        name = f"{source.game}/{path.name}"
        says = (
            f"{len(walked.steps)} steps, {walked.minutes_by_words:.0f} minutes by words, {walked.minutes_by_steps:.0f}"
        )
        told.append(f"{name}: {says} by steps; it says {source.head['minutes']}.")
        told += [f"{name}:{line}: {what}" for line, what in crowded(source)]
    return tuple(told)


def of_topic(topic: Topic) -> list[Finding]:
    """What is wrong with a topic: its file, and the questions and practice that can be read."""
    try:
        found = [Finding(f"{topic.file}, {wrong.where}", _says(wrong)) for wrong in topic.problems()]
    except BadLesson as problem:
        return [Finding(topic.id, str(problem))]
    for number in topic.numbers:
        try:
            found += of_checkpoint(topic.checkpoint(number))
        except BadLesson:
            continue  # told above
    found += [*left_over(topic), *_guessed(topic), *_repeating(topic)]
    return found + (of_practice(topic.id) if topic.has_practice and not found else [])


def _guessed(topic: Topic) -> Iterator[Finding]:
    """A finding where guessing pays in a topic as a whole."""
    try:
        shares = [share(asked) for asked in topic.checkpoints()]
    except Exception:  # noqa: BLE001  (a question that cannot be made or answered is told by itself)
        return
    if shares and sum(shares) / len(shares) >= MOST_OF_ALL:
        yield Finding(topic.id, f"guessing brings {sum(shares) / len(shares):.0%} of its points on average.")


def _repeating(topic: Topic) -> list[Finding]:
    try:
        return list(repeating(topic.checkpoints()))
    except Exception:  # noqa: BLE001  (a question that cannot be made or answered is told by itself)
        return []


def repeating(asked: Iterable[Checkpoint]) -> Iterator[Finding]:
    """Answers that betray themselves: the same number twice in a row, and the right choice longer than all others."""
    asked = tuple(asked)
    numbers = [found for found in asked if found.kind == "number"]
    for one, two in pairwise(numbers):
        near = int(two.id.rpartition(".")[2]) - int(one.id.rpartition(".")[2]) <= NEAR
        if near and one.answer() == two.answer():
            yield Finding(two.id, f"its answer is that of {one.id}, {one.answer()}: give it other numbers.")
    for found in asked:
        if found.kind != "choice":
            continue
        right = half(found.answer())
        for lang in LANGUAGES:
            longest = max((len(found.choice(key, lang)) for key in found.choices if key != right), default=0)
            long = len(found.choice(right, lang))
            if long > MUCH_LONGER * longest and long > SHORT:
                yield Finding(found.id, f"{lang}: the right choice is much longer than the others.")
            said, question = found.choice(right, lang).casefold(), found.question(lang).casefold()
            others = [key for key in found.choices if key != right and found.choice(key, lang).casefold() in question]
            if said in question and not others:
                yield Finding(found.id, f"{lang}: of all choices the question names the right one alone.")


def left_over(topic: Topic) -> list[Finding]:
    """Words of a topic that no code of the lessons says, nor a formula of the topic.

    A key may be put together there, from its first parts or its last.
    """
    folders = [Path(folder) for folder in import_module(topic.lessons).__path__]
    code = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    code += str({name: table for name, table in topic.held.items() if name != "words"})
    keys = [key for key, _ in own_words(topic.held.get("words", {}))]
    ends = [(key, *key.rpartition(".")) for key in keys]
    unsaid = [key for key, stem, _, last in ends if not any(part in code for part in (key, stem + ".{", "}." + last))]
    return [Finding(topic.file, f"the words {key} belong to nothing.") for key in unsaid]


def _says(wrong: Problem) -> str:
    return WORDING.phrase(wrong.says, "en")


def _topic_taught(path: Path) -> str:
    try:
        return parse(path).topic
    except SourceError:
        return ""


# -- checkpoints ---------------------------------------------------------------------------------------------------


def of_checkpoint(asked: Checkpoint) -> tuple[Finding, ...]:
    """What is wrong with one checkpoint; whatever its own code raises is a finding too."""
    found: list[str] = []
    for look in (_solvable, _choices, _guessing, _looks, _misconceptions, _rules, _words, _secrets):
        try:
            found += look(asked)
        except Exception as problem:  # noqa: BLE001  (a lesson's code may raise anything; the others are still looked at)
            found.append(f"{look.__name__.strip('_')}: {type(problem).__name__}: {problem}")
    return tuple(Finding(asked.id, says) for says in found)


def _solvable(asked: Checkpoint) -> Iterator[str]:
    """The solver's answer is an answer, and it is right; a turn is replayed through the judge on the way."""
    try:
        given = asked.read(asked.answer())
    except BadAnswer as problem:
        yield f"the computed answer cannot be given: {problem}"
        return
    if not asked.accepts(given):
        yield f"the computed answer {asked.show(given, 'en')} is not accepted."
    if asked.kind == "order" and given == asked.choices:
        yield "the steps are shown in a right order already."
    if asked.kind == "turn" and asked.goal is not None and asked.goal(asked.position, asked.position, ()):
        yield "the goal is reached before anything is played."
    nowhere = set(asked.places).difference(asked.scene("en").places)
    yield from (f"the place {key} to choose from is not on the board." for key in sorted(nowhere))
    if asked.stays and asked.after is not None:
        after = asked.after(asked.position)
        if getattr(after, "position", after) != asked.position:
            yield "it says that the position stays, and another one follows."
    asked.receipt()
    asked.scene_after("en").to_svg()


def _choices(asked: Checkpoint) -> Iterator[str]:
    """Findings unless every choice is right or is what a wrong rule would choose, with at least one of each."""
    if asked.kind not in {"choice", "legal"}:
        return
    if len(set(asked.options)) != len(asked.options):
        yield "a choice stands there twice."
    whole = asked.combinations
    right = {half(key) for key in whole if asked.accepts(key)}
    if not right or len(right) == len(asked.options):
        yield f"{len(right)} of {len(asked.options)} choices are right."
    rules = asked.position.wording.rules
    yield from (f"the reason {key} is no rule." for key in asked.reasons if key not in rules)
    if asked.reasons and not set(asked.because) & set(asked.reasons):
        yield "none of the reasons to choose from is right: name one of its rules, or say which is decisive."
    if asked.kind == "legal":
        yield from (f"the choice {key} is no rule." for key in asked.choices if key not in rules)
        return
    for key in whole:
        if half(key) not in right and asked.grade(key).misconception is None:
            yield f"the wrong choice {half(key)} is refuted by no misconception."


def _guessing(asked: Checkpoint) -> Iterator[str]:
    """Findings where guessing pays: practice pays nothing."""
    found = share(asked)
    if found >= MOST_OF_ONE and f".{MARK}." not in asked.id:
        yield f"guessing brings {found:.0%} of its points: ask for the reason, or give more to choose from."


def _looks(asked: Checkpoint) -> Iterator[str]:
    """A wrong answer that no wrong rule explains is told where to look, in a sentence of that question."""
    named = asked.combinations and all(
        asked.accepts(key) or asked.grade(key).misconception for key in asked.combinations
    )
    if named or f".{MARK}." in asked.id:
        return
    right, receipt = asked.answer(), asked.receipt()
    secret = {str(line.points) for line in receipt.lines} if receipt else set[str]()
    secret |= right if isinstance(right, frozenset) else set() if isinstance(right, tuple) else {str(right)}
    for lang in LANGUAGES:
        try:
            said = asked.say("look", lang)
        except KeyError:
            yield "a wrong answer without a name has no sentence of its own: write one under look."
            return
        if lang == "en" and len(said.split()) > MOST_LOOKING:
            yield f"look has {len(said.split())} words; {MOST_LOOKING} at most."
        known = asked.question(lang)
        yield from (
            f"{lang}: look says {part}, which is part of the answer or of its receipt."
            for part in sorted(secret)
            if stands_in(part, said) and not stands_in(part, known)
        )


def _misconceptions(asked: Checkpoint) -> Iterator[str]:
    """Each wrong rule gives a wrong answer, and some answer is diagnosed as it."""
    if not asked.misconceptions and asked.kind != "legal":
        yield "there is no misconception: what is tempting here?"
    reached = set()
    for wrong in asked.misconceptions:
        try:
            given = asked.read(wrong.answer(asked.position))
        except BadAnswer as problem:
            yield f"what {wrong.id} answers cannot be given: {problem}"
            continue
        if asked.accepts(given):
            yield f"{wrong.id} gives a right answer here."
            continue
        if not asked.shows(wrong, given):
            yield f"{wrong.id} is not shown by its own answer."
        behind = asked.grade(given).misconception
        reached.add(behind.id if behind else "")
    ids = [wrong.id for wrong in asked.misconceptions]
    yield from (f"{name} cannot be told from another misconception here." for name in ids if name not in reached)
    yield from (f"{name} stands there twice." for name in sorted({name for name in ids if ids.count(name) > 1}))
    game = f"{asked.id.partition('.')[0]}."
    yield from (f"{name} does not belong to this game." for name in ids if not name.startswith(game))


def _rules(asked: Checkpoint) -> Iterator[str]:
    """Every rule named exists, and there is one at least."""
    if not asked.rules:
        yield "it is about no rule."
    named = {*asked.rules, *(wrong.rule for wrong in asked.misconceptions)}
    yield from (f"there is no rule {rule}." for rule in sorted(named - set(asked.position.wording.rules)))


def _words(asked: Checkpoint) -> Iterator[str]:
    """Question, verdicts, hints and names exist in each language, and leave no placeholder open."""
    for lang in LANGUAGES:
        for part, say in _texts(asked, lang):
            try:
                said = say()
            except KeyError as problem:
                yield f"{lang}: {problem.args[0]} ({part})"
                continue
            if not said.strip() or re.search(r"\{\w*\}", said):
                yield f"{lang}: {part} is empty or has a placeholder nobody fills."


def _texts(asked: Checkpoint, lang: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """All that a learner may read of a checkpoint, by what it is."""
    yield "title", partial(asked.title, lang)
    yield "question", partial(asked.to_text, lang)
    yield "right", partial(asked.say, "right", lang, answer=asked.answering.said_in_short(asked, asked.answer(), lang))
    yield "why", partial(asked.say, "why", lang)
    yield from ((f"hint.{hint.key}", partial(hint.text, asked, lang)) for hint in LADDER)
    for wrong in asked.misconceptions:
        yield wrong.id, partial(asked.grade(wrong.answer(asked.position)).to_text, lang)


def _secrets(asked: Checkpoint) -> Iterator[str]:
    """Where a question is about a secret, its picture is that of somebody who may not know it all."""
    if asked.sees is not None:
        seat = asked.observer.seat
        if seat is not None and not 0 <= seat < asked.position.players:
            yield f"nobody sits on the seat {seat} that looks (sees)."
        return
    said = f"{asked.title('en')} {asked.question('en')}"
    if KNOWING.search(said) or any("hidden" in rule.split(".") for rule in asked.rules):
        yield "it is about what may be known, and its picture shows everything: say who looks (sees)."
    decider = asked.position.current_player
    seat = asked.about if decider is None or decider < 0 else decider
    whole = asked.position.scene(lang="en", seat=seat).places
    seen = asked.position.seen_by(seat).scene(lang="en", seat=seat).places
    told = [key for key in sorted(_about(asked) & set(whole)) if whole[key].says != seen[key].says]
    if told:
        yield f"its picture tells what seat {seat} may not know of {', '.join(told[:3])}: say who looks (sees)."


def _about(asked: Checkpoint) -> set[str]:
    """The places a question is about: those to choose from, those its actions touch, those its receipt lights up."""
    receipt, answer, position = asked.receipt(), asked.answer(), asked.position
    found = {place for line in receipt.lines for place in (*line.places, *line.focus)} if receipt else set[str]()
    if isinstance(answer, frozenset):
        found |= set(asked.places) if asked.among else answer
    played = (
        answer
        if asked.kind == "turn" and isinstance(answer, tuple)
        else (asked.tries,)
        if asked.kind == "legal"
        else ()
    )
    for text in played:
        action = position.read_action(text)
        verdict = position.judge(action)
        found |= {*text.replace(",", " ").split(), *(place for breach in verdict.breaches for place in breach.places)}
        if not verdict:
            break
        found |= {place for event in position.events(action) for place in event.places}
        position = position.play(action)
    return found


# -- practice ------------------------------------------------------------------------------------------------------


def of_practice(topic: str) -> list[Finding]:
    """What is wrong with the first positions drawn, and with some against each misconception."""
    found = []
    rows = [(practice(topic, seed="lint"), DRAWN)]
    rows += [(practice(topic, seed="lint", against=name), AIMED) for name in covered_misconceptions(topic)]
    for row, number in rows:
        try:
            found += [finding for asked in row.take(number) for finding in of_checkpoint(asked)]
        except NoPractice as problem:
            found.append(Finding(topic, str(problem)))
    return found


# -- tutorials -----------------------------------------------------------------------------------------------------


def _unfit(source: Source) -> Iterator[tuple[int, str]]:
    """What does not fit the stage in a lesson that has an opening for it, or takes another time than it says."""
    if not source.head.get("opening"):
        return
    yield from crowded(source)
    walked, says = walk(source), source.head["minutes"]
    least, most = sorted((walked.minutes_by_words, walked.minutes_by_steps))
    if not least - MINUTES_OFF <= says <= most + MINUTES_OFF:
        yield 1, f"It says {says} minutes, and takes {least:.0f} to {most:.0f}."


def of_source(path: Path) -> list[Finding]:
    """What is wrong with the source of one tutorial, and whether a learner reads too long before doing something."""
    try:
        source = parse(path)
    except SourceError as problem:
        return [Finding(path.name, str(problem).partition(": ")[2])]
    found = [Finding(f"{path.name}:{line}", what) for line, what in mistakes(source)]
    if found:
        return found
    found += [Finding(f"{path.name}:{line}", what) for line, what in _unfit(source)]
    for lang in LANGUAGES:
        count = source.words_before_action(lang)
        if count is None:
            return [Finding(path.name, "the learner never does anything.")]
        if count > MOST_WORDS:
            says = f"{lang}: {count} words before the learner's first own action; {MOST_WORDS} at most."
            found.append(Finding(path.name, says))
    return found
