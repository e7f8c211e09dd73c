"""What may stand in ``questions.toml``, field by field, and what is wrong with one that stands there.

=============  ==================================================================================================
field          what it holds
=============  ==================================================================================================
kind           ``number``, ``choice``, ``cells``, ``turn``, ``legal`` or ``order``:
               :mod:`boardlab.lessons.model.checkpoint` says what each asks for
position       a sketch as a table, the text of a position, a name from ``[scenarios]``, or a formula without parameters
moment         in a first game: a formula of ``now`` (:class:`boardlab.core.play.steer.Now`), which gives what a
               ``draw`` gives, or nothing where this moment does not suit; it suits the ``position`` of the question
draw           practice only, instead of ``position``: a formula of ``rng`` and ``target``, which gives a position, a
               table with ``position`` and more names for the other formulas and the words, or nothing where the draw
               does not suit. ``rules``, ``about``, ``sees``, ``tries`` and ``choices`` among the names are those of the
               question; ``wrong`` are the names of the wrong rules that fit
like           practice only: the number of the question whose fields it has, as far as it does not say them itself;
               with a ``position`` instead of a ``draw`` it is asked on that board turned about, such as one on which
               the answer is another one
rules          ids of the rules it is about
wrong          the wrong rules it tells from the truth: their names, or a table that says what each answers here
choices        keys of the choices, of the rules that may forbid, or of the steps
reasons        for a choice: ids of rules, of which the learner chooses the one that decides
decisive       which of them are right; without it the first of ``rules``
keeps          keys of the choices that keep their place where the others are shuffled
solve, gives   the right answer: a formula of the position ``p``, or the answer itself
goal           a formula of ``p`` and ``answer``; for a turn of ``start``, ``end`` and ``actions``
after          a formula of ``p``, or the actions played: ``["build d2"]``
receipt_of     a formula of ``p``; ``false`` for no receipt
explain        a formula of ``p`` and ``answer``
among, facts   formulas of ``p``
redact         a formula of ``scene``
title …        texts, each in every language: ``title``, ``question``, ``right``, ``why``, ``hint.goal``,
               ``hint.where``, ``choice.<key>``
look           a text for a wrong answer that no wrong rule explains: where to look, in at most 20 words, with nothing
               of the answer in it
=============  ==================================================================================================

``tries``, ``rings``, ``deciders``, ``most``, ``worth``, ``about``, ``sees`` (a seat, or ``"spectator"``), ``view``,
``whole``, ``extra``, ``predicts``, ``stays`` and ``in_order`` are those of
:class:`boardlab.lessons.model.checkpoint.Checkpoint`; in a question for places, ``tries`` is the action that a place
stands for, ``"add {}"``. A wrong rule
``[wrong.<name>]`` has ``name`` and ``feedback`` (texts), the ``rule`` that refutes it, and ``answer`` (a formula) or
``gives``; ``goal`` where several answers show it; ``places``, the keys of the places at which it looks or a formula of
``p`` for them, lit once its answer was given to a question for a number, a choice or a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from boardlab.core.contract.verdict import PlainError
from boardlab.core.i18n.language import LANGUAGES, Phrase
from boardlab.core.json_data import Json, Table
from boardlab.core.text.quoting import nearest, shown
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.formula import BadFormula, Formula
from boardlab.lessons.model.question_types import KINDS

ON_POSITION: tuple[str, ...] = ("p",)
PARAMETERS = {
    "position": (),
    "draw": ("rng", "target"),
    "moment": ("now",),
    "solve": ON_POSITION,
    "goal": ("p", "answer"),
    "after": ON_POSITION,
    "receipt_of": ON_POSITION,
    "explain": ("p", "answer"),
    "among": ON_POSITION,
    "facts": ON_POSITION,
    "redact": ("scene",),
    "start": ("seed",),
    "review": ("record", "seat"),
    "opponent": ("now", "rng"),
    "answer": ON_POSITION,
    "places": ON_POSITION,
}
"""What each formula is given."""
TURN_GOAL = ("start", "end", "actions")
"""What the goal of a turn is given."""


def parameters(field: str, kind: str) -> tuple[str, ...]:
    """What the formula of a field is given, in a question of a kind."""
    return TURN_GOAL if field == "goal" and kind == "turn" else PARAMETERS[field]


class BadLesson(PlainError):
    """Something in a file of lessons cannot be; the sentence names file, table and field."""


class Problem(NamedTuple):
    """What is wrong with one field."""

    table: str
    field: str
    says: Phrase

    @property
    def where(self) -> str:
        """Table and field: ``[7] solve``."""
        return f"[{self.table}]" + (f" {self.field}" if self.field else "")

    def sentence(self, file: str, lang: str | None = None) -> str:
        """The whole in one sentence."""
        return f"{file}, {self.where}: {WORDING.phrase(self.says, lang)}"


Fits = Callable[[object], bool]


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) and each for each in value)


def _is_whole(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_text(value: object) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == set(LANGUAGES)
        and all(isinstance(text, str) and text.strip() for text in value.values())
    )


def _is_texts(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_text, value.values()))


FITS: Mapping[str, Fits] = {
    "text": _is_text,
    "texts": _is_texts,
    "names": _is_names,
    "name": lambda value: isinstance(value, str),
    "formula": lambda value: isinstance(value, str) and bool(value.strip()),
    "formula_or_false": lambda value: value is False or (isinstance(value, str) and bool(value.strip())),
    "formula_or_places": lambda value: (
        value == [] or _is_names(value) or (isinstance(value, str) and bool(value.strip()))
    ),
    "formula_or_actions": lambda value: _is_names(value) or (isinstance(value, str) and bool(value.strip())),
    "position": lambda value: isinstance(value, str | dict) and bool(value),
    "whole": _is_whole,
    "seat": lambda value: _is_whole(value) or value == "spectator",
    "seats": lambda value: isinstance(value, list) and all(map(_is_whole, value)),
    "listed": lambda value: isinstance(value, list) and bool(value) and all(map(_is_text, value)),
    "flag": lambda value: type(value) is bool,
    "kind": lambda value: value in tuple(KINDS),
    "wrong": lambda value: _is_names(value) or isinstance(value, dict),
    "value": lambda value: type(value) in {int, str} or _is_names(value),
}
"""What fits, by sort; the wording ``lesson.sort.<sort>`` says it."""
QUESTION = {
    "kind": "kind", "position": "position", "rules": "names", "wrong": "wrong", "choices": "names",
    "reasons": "names", "decisive": "names", "keeps": "names",
    "solve": "formula", "gives": "value", "goal": "formula", "tries": "name", "rings": "name",
    "deciders": "seats", "most": "whole",
    "explain": "formula", "moment": "formula", "after": "formula_or_actions", "receipt_of": "formula_or_false",
    "worth": "whole", "extra": "flag", "predicts": "flag",
    "about": "whole", "sees": "seat", "view": "name", "redact": "formula", "among": "formula", "whole": "flag",
    "in_order": "flag", "stays": "flag", "facts": "formula", "title": "text", "question": "text", "right": "text",
    "why": "text", "look": "text", "hint": "texts", "choice": "texts",
}  # fmt: skip
"""The fields of a question, each with the sort of what it holds."""
DRAWN = {
    **QUESTION, "draw": "formula", "like": "name", "together": "flag",
}  # fmt: skip
"""The fields of a practice question."""
WRONG_HERE = {
    "answer": "formula", "gives": "value", "goal": "formula", "places": "formula_or_places", "rule": "name",
    "diagnostic": "name",
}  # fmt: skip
"""What a question may say of a wrong rule."""
WRONG = {"name": "text", "feedback": "text", **WRONG_HERE}
"""The fields of a wrong rule."""
GAME = {
    "start": "formula", "you": "whole", "opponents": "listed", "review": "formula", "opponent": "formula",
    "awaits": "flag", "without": "names",
}  # fmt: skip
"""The fields of the first game of a topic."""
TOPIC = {"title": "text", "chapters": "names"}
"""The fields of a topic in ``course.toml``."""


def check_fields(table: str, held: object, fields: Mapping[str, str], needed: tuple[str, ...]) -> Iterator[Problem]:
    """What is wrong with the fields of a table.

    Args:
        table: its name in the file.
        held: what stands in it.
        fields: the sort of each field it may have.
        needed: those it must have.
    """
    if not isinstance(held, dict):
        yield Problem(table, "", Phrase("lesson.no_table"))
        return
    for field in needed:
        if field not in held:
            yield Problem(table, field, Phrase("lesson.missing"))
    for field, value in held.items():
        if field not in fields:
            yield Problem(table, field, Phrase("lesson.no_field", {"near": nearest(field, fields, 3)}))
        elif fields[field] == "text" and isinstance(value, dict) and value and set(value) < set(LANGUAGES):
            for lang in LANGUAGES:
                if lang not in value:
                    yield Problem(table, f"{field}.{lang}", Phrase("lesson.missing"))
        elif not FITS[fields[field]](value):
            right = Phrase(f"lesson.sort.{fields[field]}", {"kinds": tuple(KINDS)})
            yield Problem(table, field, Phrase("lesson.unfit", {"right": right, "given": shown(value, 60)}))
    if "gives" in held and ("solve" in held or "answer" in held):
        yield Problem(table, "gives", Phrase("lesson.twice"))


def wrong_here(table: Table) -> dict[str, Json]:
    """What a question says of each of its wrong rules: a formula or an answer alone is short for a table."""
    held = table.get("wrong", ())
    if not isinstance(held, dict):
        return {name: {} for name in held}
    return {name: _spelled_out(said) for name, said in held.items()}


def _spelled_out(said: object) -> Json:
    if isinstance(said, dict):
        return said
    return {"answer": said} if isinstance(said, str) else {"gives": said}


def formulas(table: Mapping[str, object], kind: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The formulas of a table that has them: field, text and what they are given."""
    for field in PARAMETERS:
        text = table.get(field)
        if isinstance(text, str) and field != "position":
            yield field, text, parameters(field, kind)


def check_formulas(
    table: str, held: Mapping[str, object], kind: str, knows: Callable[[str, str], bool]
) -> Iterator[Problem]:
    """What is wrong with the formulas of a table.

    Args:
        table: its name in the file.
        held: what stands in it.
        kind: the kind of its question.
        knows: does a name, in the formula of a field, stand for something?
    """
    for field, text, given in formulas(held, kind):
        try:
            names = Formula(text, given).names
        except BadFormula as problem:
            yield Problem(table, field, Phrase("lesson.no_formula", {"part": shown(problem.args[0], 60)}))
            continue
        for name in names:
            if name not in given and not knows(field, name):
                yield Problem(table, field, Phrase("lesson.no_name", {"name": name, "given": given}))
