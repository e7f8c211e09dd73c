"""One checkpoint being answered: what is picked, what was committed, and what the page may know of it.

Prediction first: until an answer is committed, nothing here asks the checkpoint for its answer or its receipt, so
neither can be in a frame, a message or the synced state.
"""

from __future__ import annotations

from typing import Any

from boardlab.core.language import LANGUAGES, Names, Phrase
from boardlab.core.picks import Picks
from boardlab.core.receipt import Receipt
from boardlab.core.record import Record
from boardlab.lessons import BadAnswer, Checkpoint, Grade
from boardlab.lessons.entry import Entry
from boardlab.lessons.journal import journal
from boardlab.lessons.kinds import WORDING
from boardlab.live import frame as framing
from boardlab.live.messages import Message
from boardlab.live.session import Outcome, Session

ANSWER = "answer:"
"""The key of a pick that commits a prediction: ``answer:15``; for cells, those picked so far."""
AGAIN = "again:"
"""The key of a pick that clears the last answer, to try once more."""
Json = dict[str, Any]


class Asking(Session):
    """The state behind a checkpoint card. The board is looked at, not played on.

    Args:
        asked: the checkpoint.
        lang: the language; None follows the language chosen for the kernel.
    """

    def __init__(self, asked: Checkpoint, lang: str | None = None) -> None:
        super().__init__(Record(asked.position), lang=lang, view=asked.view, parts=())
        self.asked = asked
        self.picked: frozenset[str] = frozenset()
        self.grade: Grade | None = None
        self.tries = 0
        self.solved = False

    @property
    def may_pick(self) -> bool:
        """Nobody acts here: picks are answers."""
        return False

    def picks(self) -> Picks | None:
        """No actions are offered."""
        return None

    def words(self, key: str, **facts: Any) -> str:
        """A wording of the lesson frame."""
        return WORDING.say(key, self.lang, **facts)

    @property
    def state(self) -> str:
        """Open, tried or solved, in words."""
        key = "card.solved" if self.solved else "card.tries" if self.tries else "card.open"
        return self.words(key, tries=self.tries)

    def submit(self, answer: object, by: str = "", *, learner: bool = True) -> Grade:
        """Commit an answer; one that a learner gave is written into the journal.

        Raises:
            BadAnswer: for what cannot be an answer; nothing is counted then.
        """
        grade = self.asked.grade(answer)
        if not self.solved:
            self.tries += 1
        self.solved = self.solved or grade.right
        self.grade = grade
        if learner:
            self._note(Entry.of_answer(grade, self.lang))
        self.touch(by, f"{grade.headline(self.lang)} {grade.message(self.lang)}")
        return grade

    def _note(self, entry: Entry) -> None:
        """Write into the learner's journal what was done here, and say once where it cannot be saved."""
        kept = journal()
        kept.add(entry)
        news = kept.news()
        if news is not None:
            self.notes = (*self.notes, WORDING.phrase(news, self.lang))

    def handle(self, message: Message) -> Outcome:
        """Do what a message asks; whatever would play, branch or look from elsewhere is not for a checkpoint.

        Its picture stands as it was drawn, and another view could say what its veil takes away.
        """
        if message.do in {"redo", "jump", "switch", "branch", "seat", "reveal", "unfold", "view", "turn"}:
            return "no", self.say("answer.no_pick", key=message.do)
        return super().handle(message)

    def _do_pick(self, message: Message) -> Outcome:
        if message.key == AGAIN:
            self.grade, self.picked = None, frozenset()
            self.touch(message.client)
        elif message.key.startswith(ANSWER):
            return self._commit(message)
        elif self.asked.kind == "cells" and self.grade is None:
            if message.key not in self.asked.places:
                return "no", self.say("answer.no_pick", key=message.key)
            self.picked ^= {message.key}
            self.touch(message.client, self._picked())
        return "done", ""

    def _commit(self, message: Message) -> Outcome:
        given: object = self.picked if self.asked.kind == "cells" else message.key.removeprefix(ANSWER)
        if not given:
            return "no", self.words("card.nothing_yet")
        try:
            self.submit(given, message.client)
        except BadAnswer as problem:
            return "no", str(problem)
        return "done", ""

    def _do_cancel(self, message: Message) -> Outcome:
        if self.picked and self.grade is None:
            self.picked = frozenset()
            self.touch(message.client, self.say("study.dropped"))
        return "done", ""

    def _do_undo(self, message: Message) -> Outcome:
        return self._do_cancel(message)

    def _picked(self) -> str:
        if not self.picked:
            return self.words("card.none_picked")
        return self.words("card.picked", cells=" ".join(sorted(self.picked)))

    # -- what the page shows ---------------------------------------------------------------------------------------

    def frame(self) -> Json:
        """Everything the card shows."""
        data = framing.frame(self)
        drawn, grade = self.asked.scene(self.lang), self.grade
        data["board"] |= {
            "label": drawn.title,
            "svg": drawn.to_svg(),
            "says": {key: place.says for key, place in drawn.places.items()},
            "facts": list(drawn.summary),
        }
        data["label"] = self.words("card.head", id=self.asked.id, worth=self.asked.worth)
        data["pick"] = {
            "path": [],
            "keys": sorted(self.picked),
            "prompt": self.asked.question(self.lang),
            "choices": [],
            "targets": [],
        }
        receipt = grade.receipt if grade is not None else None
        if receipt is not None:
            data["receipt"] = self._receipt(receipt)
        data["question"] = self._question(grade, receipt)
        return data

    def _question(self, grade: Grade | None, receipt: Receipt | None) -> Json:
        asked, lang = self.asked, self.lang
        says = {
            key: self.words(f"card.{key}") for key in ("checkpoint", "answer", "number", "commit", "later", "again")
        }
        return says | {
            "id": asked.id,
            "kind": asked.kind,
            "worth": self.words("card.worth", worth=asked.worth),
            "title": asked.title(lang),
            "question": asked.question(lang),
            "choices": [{"key": key, "label": asked.choice(key, lang)} for key in asked.choices],
            "picked": self._picked() if asked.kind == "cells" else "",
            "nothing": self.words("card.nothing_yet"),
            "state": self.state,
            "result": self._result(grade, receipt) if grade is not None else None,
        }

    def _result(self, grade: Grade, receipt: Receipt | None) -> Json:
        asked, lang = self.asked, self.lang if self.lang in LANGUAGES else "en"
        rule = asked.position.wording.rules[grade.rule]
        line = next((line for line in receipt.of(asked.seat) if line.points), None) if receipt else None
        return {
            "right": grade.right,
            "headline": grade.headline(self.lang),
            "message": grade.message(self.lang),
            "given": self.words("card.given", answer=asked.show(grade.answer, self.lang)),
            "rule": rule.id,
            "title": rule.title[lang],
            "statement": rule.statement[lang],
            "seat": asked.seat,
            "wrong": sorted(self.picked - frozenset(grade.places)),
            "lit": list(line.places if line else grade.places),
            "focus": list(line.focus if line else ()),
        }

    def _receipt(self, receipt: Receipt) -> Json:
        return {
            "title": self._say(receipt.title),
            "lines": [
                {
                    "seat": line.player,
                    "label": self._say(line.label),
                    "sum": self._say(line.sum) if line.sum else "",
                    "points": line.points,
                    "rule": line.rule,
                    "places": list(line.places),
                    "focus": list(line.focus),
                    "scores": list(line.scores),
                }
                for line in receipt.lines
            ],
            "totals": [receipt.total(seat) for seat in range(self.position.players)],
        }

    def _say(self, phrase: Phrase) -> str:
        names: Names = self.names
        return self.position.wording.phrase(phrase, self.lang, names)
