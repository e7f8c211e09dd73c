"""The linter of one question: can it be answered, does it give anything away, is every wrong answer told something?

A finding is one sentence, with the id of the question it is about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from boardlab.core.i18n.language import LANGUAGES
from boardlab.core.text.in_words import stands_in
from boardlab.lessons.build.guessing import MOST_OF_ONE, MOST_PAID_OF_TWO, RULES, credited, share
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.hints import LADDER
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.practice import MARK
from boardlab.lessons.model.question_types import BadAnswer, half

MOST_LOOKING = 20
"""So many words at most say where to look."""
NOBODY = "nobody"
"""The key of the choice that none of the others is: it stands last."""
YES_OR_NO = ("yes", "no")
KNOWING = re.compile(r"\b(?:sees?|knows?|learns?|looks at|face[- ]down|hidden|secrets?)\b", re.IGNORECASE)
"""Words of questions about what somebody may know; so are those about a rule with ``hidden`` in its id."""


TO_WRITE = "TODO"
"""Stands before a text that is still to be written."""


class LintProblem(NamedTuple):
    """Something wrong with a lesson."""

    where: str
    """The id of a checkpoint or the name of a file."""
    says: str

    def __str__(self) -> str:
        return f"{self.where}: {self.says}"


def of_checkpoint(asked: Checkpoint) -> tuple[LintProblem, ...]:
    """What is wrong with one checkpoint; whatever its own code raises is a finding too."""
    found: list[str] = []
    for look in (_solvable, _choices, _kept, _guessing, _looks, _misconceptions, _rules, _words, _secrets):
        try:
            found += look(asked)
        except Exception as problem:  # noqa: BLE001  (a lesson's code may raise anything; the others are still looked at)
            says = f"{type(problem).__name__}: {problem}"
            # Whatever asks for the answer raises what its solver raises: that is one mistake.
            if not any(each.endswith(says) for each in found):
                found.append(f"{look.__name__.strip('_')}: {says}")
    return tuple(LintProblem(asked.id, says) for says in found)


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
        yield from _forbidding(asked)
        return
    # In practice a choice may be tempting on one position and not on another.
    for key in whole if f".{MARK}." not in asked.id else ():
        if half(key) not in right and asked.grade(key).misconception is None:
            yield f"the wrong choice {half(key)} is refuted by no misconception."


def _forbidding(asked: Checkpoint) -> Iterator[str]:
    """Findings where the rules that may forbid tell by themselves whether one does: one that permits is no reason."""
    rules, broken = asked.position.wording.rules, asked.verdict.rules
    if len(asked.choices) != RULES:
        yield f"it has {len(asked.choices)} rules to choose from; {RULES} have all such questions, whatever is true."
    believed = {wrong.answer(asked.position) for wrong in asked.misconceptions}
    for key in asked.choices:
        if key not in rules:
            yield f"the choice {key} is no rule."
        elif not rules[key].refusals and key not in believed:
            yield f"the choice {key} never forbids anything, and no wrong rule takes it for a reason."
    if broken and not set(broken) & set(asked.choices):
        yield f"none of the choices forbids it: {', '.join(broken)} would."


def _kept(asked: Checkpoint) -> Iterator[str]:
    """Findings where a choice keeps its place though the order says nothing, and where “nobody” is not the last one."""
    keeps, choices = asked.keeps, asked.choices
    if NOBODY in choices and (choices[-1] != NOBODY or NOBODY not in keeps):
        yield f"the choice {NOBODY} stands after all others, and keeps its place there (keeps)."
    if keeps not in {(), (NOBODY,)} and not (keeps == choices and (choices == YES_OR_NO or _rises(asked))):
        yield f"{', '.join(keeps)} are kept in their place, and their order says nothing: let them be shuffled (keeps)."


def _rises(asked: Checkpoint) -> bool:
    """Do the choices rise: by their numbers, or each with all of the one before and more?"""
    numbers = [re.search(r"\d+", asked.choice(key, "en")) for key in asked.choices]
    found = [int(number[0]) for number in numbers if number]
    by_numbers = len(found) == len(numbers) and found == sorted(set(found))
    return by_numbers or all(before < after for before, after in pairwise({*key.split("_")} for key in asked.choices))


def _guessing(asked: Checkpoint) -> Iterator[str]:
    """Findings where guessing pays: practice pays nothing."""
    found = share(asked)
    if f".{MARK}." in asked.id:
        return
    if found >= MOST_OF_ONE:
        yield f"guessing finds {found:.0%} of it: ask for the reason, or give more to choose from."
    gained, most = credited(asked), MOST_PAID_OF_TWO if asked.answers == 2 else MOST_OF_ONE
    if gained > most:
        yield f"guessing is paid {gained:.0%} of it: give more to choose from."


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
    """Each wrong rule gives a wrong answer, and some answer is diagnosed as it; else what each one gives is told."""
    found = [*_unsound(asked)]
    yield from found
    if found and asked.misconceptions:
        given = ", ".join(f"{wrong.id} {_given(asked, wrong)}" for wrong in asked.misconceptions)
        yield f"on its board the answer is {asked.show(asked.answer(), 'en')}; the wrong rules give: {given}."


def _given(asked: Checkpoint, wrong: Misconception) -> str:
    answer = wrong.answer(asked.position)
    try:
        return asked.show(asked.read(answer), "en")
    except BadAnswer:
        return str(answer)


def _unsound(asked: Checkpoint) -> Iterator[str]:
    """What is wrong with its wrong rules."""
    if not asked.misconceptions and asked.kind != "legal":
        yield "there is no misconception: what is tempting here?"
    reached = set()
    for wrong in asked.misconceptions:
        try:
            given = asked.read(wrong.answer(asked.position))
        except BadAnswer as problem:
            yield f"what {wrong.id} answers cannot be given: {problem}"
            continue
        if asked.accepts(given) and asked.names(given):
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
            if re.search(rf"\b{TO_WRITE}\b", said):
                yield f"{lang}: {part} is still to be written ({TO_WRITE})."


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
