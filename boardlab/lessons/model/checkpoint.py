"""A checkpoint: a question about a position, its answer as code, and the wrong rules that lead to wrong answers.

Nothing here is typed in twice: the answer is computed by the game, each misconception is a wrong rule run on the same
position, and the receipt shown afterwards is the game's own.

Writing one. A topic is a folder such as ``boardlab/lessons/torres/scoring``, listed in the ``course.toml`` beside it.
In its ``questions.toml`` each question is a table, named by its number::

    [2]
    kind = "number"
    position.towers = "b2=4 c2=3 d2=2"
    position.A = "c2"
    solve = "right_rules.castle_points"
    rules = ["torres.goal.product"]
    wrong = ["counts_the_tower"]
    title.en = "A knight below the top"
    title.ko = "꼭대기 아래의 기사"

:mod:`boardlab.lessons.model.question_fields` lists the fields, :mod:`boardlab.lessons.model.topics` says where the
names in a formula such as ``right_rules.castle_points`` are looked up. What the kinds ask for, and what their ``solve``
gives:

==========  ==========================================  ===============================================================
kind        the learner                                 ``solve`` gives
==========  ==========================================  ===============================================================
``number``  types a whole number                        the number
``choice``  chooses one of ``choices``, and of           its key
            ``reasons`` the rule that decides
``cells``   picks places, all that fit ("find all")     their keys
``turn``    plays on the board until satisfied          action texts; ``goal`` decides, ``most`` limits the actions, and
                                                        the turn itself always does
``legal``   says "legal", or which rule forbids         nothing: ``tries`` is the action's text, ``choices`` are ids
            ``tries``                                   of rules that may forbid, and the game's own verdict decides
``order``   puts the steps ``choices`` in order         the keys in one right order
==========  ==========================================  ===============================================================

An answer with its reason is written ``both because torres.score.everyone``. ``decisive`` names the rules that are the
reason, where it is not the first of ``rules``. A page shuffles ``choices`` and reasons for each learner, but for those
that ``keeps`` names; a class, a key and a printed page show the order given. Steps are shown in the order given, which
should not be a right one. Where more than one answer is right, ``goal`` decides; for ``order`` there is
``in_order(('first', 'then'))``. Each wrong choice and each tempting wrong number is what a wrong rule gives, declared
once as ``[wrong.<name>]``. ``among`` gives the places that ``cells`` may be chosen from, where a board has several
kinds of places. ``look`` is said of any other wrong answer: where to look, in words that give nothing of the answer
away. ``explain`` may say instead what is wrong with that very answer, as a phrase of the lesson's words ("d2 is no
tower") or as the breach the game refuses it with; what would name the right answer is not said. ``after`` is the
board shown once the right answer was given or told.

``right`` is said of the right answer, with ``{answer}`` in it; ``facts`` fills other placeholders. What code says
itself, such as the phrases of ``explain``, stands under its key in ``[words]``.

Practice without end: tables ``[practice.<name>]`` with ``draw``, see :mod:`boardlab.lessons.model.practice`.
``boardlab lint torres.scoring`` holds all of a topic together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from boardlab.core.contract.game import find_game
from boardlab.core.contract.position import Position
from boardlab.core.contract.receipt import Receipt
from boardlab.core.picture.scene import Marks, Part, Scene
from boardlab.core.play.observer import ALL_SEEING, Observer
from boardlab.core.text.link import QUESTION
from boardlab.lessons.model.base_question import WORDING, Answer, BaseQuestion, Kind, Tried
from boardlab.lessons.model.grade import Grade
from boardlab.lessons.model.misconception import Misconception
from boardlab.lessons.model.question_types import (
    BECAUSE,
    KINDS,
    Answering,
    BadAnswer,
    ChoiceAnswers,
)
from boardlab.lessons.model.trying import tried_at

__all__ = ["WORDING", "Answer", "BadAnswer", "Checkpoint", "Grade", "Kind", "Misconception"]


@dataclass(frozen=True, kw_only=True)
class Checkpoint(BaseQuestion):
    """A question with its answer as code; the module says how one is written."""

    solve: Callable[[Position], Answer] | None = None
    """Computes a right answer by the rules of the game; None where the kind knows how (``legal``)."""
    misconceptions: tuple[Misconception, ...]
    """The wrong rules behind tempting wrong answers."""
    unnamed: tuple[Misconception, ...] = ()
    """Wrong rules that no answer is named after here: what they give is right, or another one gives it, too."""
    keeps: tuple[str, ...] = ()
    """Which of the choices keep their place where the others are shuffled for each learner: all of them where they
    rise, as numbers do, or are yes and no; ``nobody``, which stands last."""
    rings: str = ""
    """The places it is about, ``"A31 B11"``, where neither its sentence nor :attr:`tries` names them."""
    after: Callable[[Position], Position] | None = None
    """The position shown once an answer is committed, or a still of it with marks; None leaves the board as it is."""
    stays: bool = False
    """Does :attr:`after` show the same position, with what the answer points out in it?"""
    in_order: bool = False
    """Is the receipt told line after line for all seats, because the question is about the order of paying?"""
    worth: int = 10
    extra: bool = False
    """May it be left out? Then it counts for what it gained."""
    predicts: bool = False
    """Is it asked before its rule was told, to be predicted? Then the first wrong try is free."""
    sees: int | Observer | None = None
    """Whose view is shown, where the question is what may be known: a seat's, or that of a ``SPECTATOR``, who knows
    what everybody knows; None shows everything."""
    view: str = ""
    """The picture shown; "" for the game's usual one."""
    redact: Callable[[Scene], Scene] | None = None
    """Gives the picture and its words without what would answer the question."""
    whole: bool = False
    """Does the question need what lies around the board: the score track, stacks, the phase?"""

    @property
    def observer(self) -> Observer:
        """Who looks at the picture of the question."""
        if isinstance(self.sees, Observer):
            return self.sees
        return ALL_SEEING if self.sees is None else Observer(self.sees)

    @property
    def answering(self) -> Answering:
        """How answers of this kind are read, compared and said."""
        return KINDS[self.kind]

    @property
    def combinations(self) -> tuple[str, ...]:
        """All answers there are to a choice: each of the options with each reason asked for."""
        whole = [
            f"{key}{BECAUSE}{reason}" if reason else key
            for key in self.options
            for reason in (self.reasons if self.asks_why(key) else ("",))
        ]
        return tuple(whole) if self.kind in {"choice", "legal"} else ()

    @property
    def answers(self) -> int | None:
        """How many answers there are to choose from; None for more than anybody would try."""
        return self.answering.count(self)

    def asks_why(self, key: str) -> bool:
        """Is a reason asked for with one of the options?"""
        answering = self.answering
        return isinstance(answering, ChoiceAnswers) and answering.asks_why(self, key)

    def tried(self, key: str, lang: str | None = None) -> Tried | None:
        """What ``tries`` does at a place that may be picked, as it may be seen; None without ``tries``."""
        return tried_at(self, self.observer, key, lang) if self.tries else None

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self) -> Answer:
        """A right answer, computed by the game: a number, a key, a set of keys or a tuple, as the kind asks."""
        return self._answer

    @cached_property
    def _answer(self) -> Answer:
        found = self.solve(self.position) if self.solve is not None else self.answering.solve(self)
        return self.answering.whole(self, found)

    @cached_property
    def tempting(self) -> tuple[Answer, ...]:
        """A right answer, and behind it the wrong ones that a wrong rule leads to, each once, the likeliest first."""
        found = dict.fromkeys(wrong.answer(self.position) for wrong in self.misconceptions)
        return (self.answer(), *(each for each in found if not self.accepts(each)))

    def read(self, answer: object) -> Answer:
        """A learner's answer in the form in which answers are compared.

        Raises:
            BadAnswer: for what is none of this kind.
        """
        return self.answering.read(self, answer)

    def accepts(self, answer: Answer) -> bool:
        """Is an answer, as :meth:`read` gives it, right? A rule named as its reason counts nothing."""
        return self.answering.accepts(self, answer)

    def names(self, answer: Answer) -> bool:
        """Is the rule named as the reason of a right answer the one that decides? True where none is asked for."""
        return self.answering.names(self, answer)

    def shows(self, misconception: Misconception, answer: Answer) -> bool:
        """Is this the answer that a certain wrong rule leads to?"""
        if misconception.goal is not None:
            return self.answering.reaches(self, misconception.goal, answer)
        given = misconception.answer(self.position)
        # An action may be written in several ways.
        return self.answering.is_of(self, self.read(given) if self.kind == "turn" else given, answer)

    def grade(self, answer: object) -> Grade:
        """The verdict on an answer: whether it is right, and if not which wrong rule it shows.

        Raises:
            BadAnswer: for what cannot be an answer to this question.
        """
        given = self.read(answer)
        right = self.accepts(given)
        if right and self.names(given):
            return Grade(self, given, None, right=True)
        behind = next((wrong for wrong in self.misconceptions if self.shows(wrong, given)), None)
        return Grade(self, given, behind, right=right, misnamed=right)

    def reveal(self, instead: object = None) -> Grade:
        """The right answer, as it is told to a learner who asks for it.

        Args:
            instead: what the learner answered last; where it parts from the truth is told with it.

        Raises:
            BadAnswer: where that cannot be an answer.
        """
        given = None if instead is None else self.read(instead)
        return Grade(self, self.read(self.answer()), None, right=False, told=True, instead=given)

    def receipt(self) -> Receipt | None:
        """What is shown after a right answer: line by line where it comes from."""
        return self.answering.receipt(self, self.answer())

    # -- pictures --------------------------------------------------------------------------------------------------

    def scene(self, lang: str | None = None, show: str = "", view: str = "") -> Scene:
        """The picture of the question, in shapes and words, or in another view; ``show`` is one part of it alone."""
        drawn = self.draw(self.position, lang, self.marks(lang), show, view)
        return self.redact(drawn) if self.redact else drawn

    def marks(self, lang: str | None = None) -> Marks:
        """What its picture points out: the places it is about, or those that its sentence names."""
        if self.among:
            return Marks(among=self.places, asked=self.subject)
        if find_game(self.position.game).scoring is None:
            return Marks(asked=self.subject)
        return Marks(among=self.named)

    def part_of_board(
        self,
        lang: str,
        view: str = "",
        position: Position | None = None,
        more: Iterable[str] = (),
        *,
        looked_at: bool = False,
        on_paper: bool = False,
    ) -> Part | None:
        """The part of the board that it needs, with what stands along its edges; None for the whole board.

        Where places are picked or played on, all of them are shown.

        Args:
            lang: the language of what stands along the edges.
            view: the picture; "" for the one it is asked about.
            position: what is shown; None for what it is asked about.
            more: keys of places to be shown besides.
            looked_at: is it a picture on which nothing is picked or played?
            on_paper: as much as paper shows, where nobody can ask for the whole.
        """
        game = find_game(self.position.game)
        crop = (game.paper_crop or game.crop) if on_paper else game.crop
        on_board = self.kind == "turn" or (self.kind == "cells" and not self.among)
        if crop is None or (on_board and not looked_at):
            return None
        told = [self.title("en"), self.question("en"), self.tries, *(self.choice(key, "en") for key in self.options)]
        # A comma may stand within a key, as in 0,-1; behind one it is the sentence's.
        words = [word.rstrip(",") for word in re.findall(r"[\w,-]+", " ".join([*told, self.rings]))]
        keys = {*words, *map(" ".join, pairwise(words)), *(self.places if self.among else ()), *more}
        shown = self.position if position is None else position
        return crop(shown, view or self.view or self.position.views[0], keys, lang)

    @cached_property
    def named(self) -> tuple[str, ...]:
        """The places that its sentence and its choices name, in that order."""
        return self.named_in(" ".join([self.question("en"), *(self.choice(key, "en") for key in self.options)]))

    @cached_property
    def subject(self) -> tuple[str, ...]:
        """The places it asks about, to be marked before it is answered."""
        return self.named_in(self.rings or f"{self.question('en')} {self.tries}")

    def named_in(self, text: str) -> tuple[str, ...]:
        """The places that an English text of the question names by their keys, in that order."""
        found = re.findall(r"(?<![A-Za-z0-9])[A-Za-z]+[0-9]+", text)
        return tuple(key for key in dict.fromkeys(found) if key in self._keys)

    @cached_property
    def _keys(self) -> frozenset[str]:
        """The keys of all places of its board."""
        return frozenset(self.position.scene(lang="en").places)

    def draw(
        self, position: Position, lang: str | None = None, marks: Marks | None = None, show: str = "", view: str = ""
    ) -> Scene:
        """The picture of a position as this question shows it, or in another view; ``show`` is one part of it alone."""
        seen = self.observer.position(position)
        show = show or ("all" if self.whole else "board")
        drawn: Scene = seen.scene(
            lang=lang,
            seat=self.observer.seat,
            view=view or self.view,
            show=show,
            marks=marks,
            names=self.called(lang),
        )
        return drawn

    def scene_after(self, lang: str | None = None, show: str = "", view: str = "") -> Scene:
        """The picture once an answer is committed: what happens, with nothing redacted."""
        if self.after is None:
            return self.scene(lang, show, view)
        return self.draw(self.after(self.position), lang, show=show, view=view)

    # -- words -----------------------------------------------------------------------------------------------------

    def show(self, answer: Answer, lang: str | None = None) -> str:
        """An answer in words: ``15``, the words of a choice, cells or actions in order."""
        return self.answering.show(self, answer, lang)

    def wrong_answers(self, lang: str | None = None) -> Iterator[tuple[str, str]]:
        """The wrong answers that have a name, in words, each with the name of the wrong rule behind it.

        Where the answer is right and only the reason is wrong, the reason is told with it.
        """
        for wrong in self.misconceptions:
            given = wrong.answer(self.position)
            is_right = self.kind != "turn" and self.accepts(given)
            said = self.show(given, lang) if is_right else self.answering.said_in_short(self, given, lang)
            yield said, wrong.name(self.wording, lang)

    def link_text(self) -> str:
        """What a link to it holds: its id, and nothing of its answer."""
        return f"{QUESTION}{self.id}"

    def to_text(self, lang: str | None = None, state: str = "") -> str:
        """Question, choices and board as plain text; nothing of the answer."""
        lines = [WORDING.say("card.head", lang, id=self.id, worth=self.worth), self.title(lang), self.question(lang)]
        lines += [f"  {key}: {self.choice(key, lang)}" for key in self.options]
        if self.reasons:
            lines += [self.ask_why(lang), *(f"  {rule}: {self.rule_title(rule, lang)}" for rule in self.reasons)]
        lines += [state] if state else []
        return "\n".join([*lines, "", self.scene(lang).to_text()])
