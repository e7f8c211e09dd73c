"""What the card of a question shows beside its board, as plain data: the question, and the verdict on an answer."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from boardlab.core.contract.game import find_game
from boardlab.core.contract.receipt import Receipt
from boardlab.core.i18n.language import text_in
from boardlab.lessons import LADDER
from boardlab.lessons.model.base_question import LEGAL
from boardlab.lessons.model.highlights import said_of_misreading
from boardlab.lessons.model.hints import HELPS, LEAST, TELLING, TRIES, pays_after, share, try_pays
from boardlab.lessons.model.practice import ReviewRow
from boardlab.lessons.model.question_types import BECAUSE
from boardlab.session.features.hints import HintLadder, HintRung
from boardlab.session.features.pick_rows import NextPicks
from boardlab.session.features.receipt import ReceiptFeature, ShownReceipt
from boardlab.session.features.walkthrough import ShownWalkthroughs, WalkthroughFeature
from boardlab.session.question.asking import Asking
from boardlab.session.question.board import QuestionBoard

LONG = 60
"""Places that take more letters are told by walking through them, as orders and turns are: no headline holds them."""
MANY_ANSWERS = 6
"""Of so many answers on, what the last of them would pay is not told beforehand."""


class CardChoice(TypedDict):
    """Something to choose as an answer."""

    key: str
    label: str
    before: str
    """What the answer begins with that it gives, together with a rule where one is named."""
    asks: bool
    """Is a rule named with it? Where it is so of some choices alone, the rules appear with those."""
    keeps: bool
    """Does it keep its place, where a page shuffles?"""
    chosen: NotRequired[bool]
    """Was it chosen before?"""


class CardReason(TypedDict):
    """A rule to choose: the reason of a choice, or what forbids."""

    key: str
    label: str
    says: str
    chosen: NotRequired[bool]


class CardStep(TypedDict):
    """A step to be put in order, with what its two buttons are called."""

    key: str
    label: str
    up: str
    down: str


class CardResult(TypedDict):
    """The verdict on an answer."""

    right: bool
    kicker: str
    headline: str
    message: str
    looked: str
    given: str
    told: bool
    """Was the answer shown, and not given?"""
    solved: bool
    may_tell: bool
    rule: str
    title: str
    statement: str
    dispute: str
    seat: int
    wrong: list[str]
    lit: list[str]
    focus: list[str]
    fresh: bool
    """May a new position be asked for against the mistake?"""


class ShownQuestion(TypedDict):
    """A question, what one does with it, and the verdict."""

    answer: str
    number: str
    again: str
    order: str
    may_undo: str
    back: str
    fresh: str
    commit: str
    tell: str
    checkpoint: str
    part: str
    """The label of the button that shows the whole board, or the part again; "" for none."""
    id: str
    topic: str
    kind: str
    drawn: bool
    worth: str
    later: str
    stake: str
    """What a wrong try costs now; "" where nothing is paid any more."""
    title: str
    question: str
    seed: str
    """What a page shuffles the choices by."""
    tried: list[str]
    """The wrong answers that were typed or chosen before, as a page commits them."""
    choices: list[CardChoice]
    reasons: list[CardReason]
    why: str
    no_reason: str
    steps: list[CardStep]
    picked: str
    may_check: bool
    """Is there an answer on the board to be checked? What is typed or chosen only the page knows."""
    nothing: str
    state: str
    hints: HintLadder
    away: bool
    next: str
    walkthroughs: ShownWalkthroughs | None
    result: CardResult | None


class QuestionPart(TypedDict):
    """What a frame holds of a question."""

    question: ShownQuestion


class QuestionCard:
    """Makes what a frame shows of a question.

    Args:
        asking: the question.
        counting: its receipt.
        walkthrough: its answer, as far as one has walked through it.
        board: points out what a verdict is about.
    """

    def __init__(
        self, asking: Asking, counting: ReceiptFeature, walkthrough: WalkthroughFeature, board: QuestionBoard
    ) -> None:
        self.asking, self.counting, self.walkthrough, self.board = asking, counting, walkthrough, board

    def part(self) -> QuestionPart:
        """The question, what one does with it, and the verdict."""
        return {"question": _question(self.asking, self.walkthrough, self._result())}

    def pick(self) -> NextPicks | None:
        """The places that are picked as an answer, and the question in the place of a prompt."""
        asking = self.asking
        asked = asking.asked
        if asked.kind == "turn":
            return None
        keys, prompt = sorted(self.walkthrough.mine or asking.picked), asked.question(asking.session.lang)
        free = list(asking.among) if asking.grade is None else []
        return {"path": [], "keys": keys, "prompt": prompt, "choices": [], "targets": free}

    def receipt(self, receipt: Receipt | None) -> ShownReceipt | None:
        """The receipt, or None: yes and no in words, and in the order of paying where that is what is asked."""
        told = self.counting.shown_receipt(receipt)
        if told is not None and receipt is not None:
            told["together"] = told["together"] or self.asking.asked.in_order
            for line in told["lines"] if receipt.unit == "verdict" else ():
                line["value"] = self.asking.words("card.receipt_yes" if line["points"] else "card.receipt_no")
                line["says"] = ", ".join(part for part in (line["label"], line["sum"], line["value"]) if part)
            counted = sum(line["points"] for line in told["lines"])
            if told["together"] and len(told["lines"]) > 1 and self.asking.asked.answer() == counted:
                # The lines of an attack, of a price: what they come to is what was asked.
                told["total"] = counted
        return told

    def _result(self) -> CardResult | None:
        asking, walkthrough, grade = self.asking, self.walkthrough, self.asking.grade
        if grade is None:
            return None
        asked, lang = asking.asked, asking.session.lang
        rule = asked.position.wording.rules[grade.rule] if grade.rule else None
        lit, focus = self.board.lit(grade)
        headline = grade.headline(lang)
        by_steps = grade.told and bool(walkthrough.walkthroughs) and (asked.kind != "cells" or len(headline) > LONG)
        return {
            "right": grade.right,
            "kicker": grade.kicker(lang),
            "headline": asking.words("way.told") if by_steps else headline,
            "message": grade.message(asking.session.lang),
            "looked": said_of_misreading(asked, grade, lang),
            "given": asking.words(
                "card.given_turn" if asked.kind == "turn" else "card.given",
                answer=asked.show(grade.answer, asking.session.lang),
            ),
            "told": grade.told,
            "solved": asking.solved,
            "may_tell": asking.may_tell,
            "rule": rule.id if rule else "",
            "title": text_in(rule.title, lang) if rule else "",
            "statement": text_in(rule.statement, lang) if rule else "",
            "dispute": asking.session.say("dispute.button"),
            "seat": self.board.seat,
            "wrong": list(self.board.wrong(grade)),
            "lit": list(lit),
            "focus": list(focus),
            "fresh": asking.fresh is not None,
        }


# -- the question -----------------------------------------------------------------------------------------------------


def _question(asking: Asking, walkthrough: WalkthroughFeature, result: CardResult | None) -> ShownQuestion:
    asked, lang = asking.asked, asking.session.lang
    choices, why = choices_of(asking), reasons(asking)
    _mark_chosen(asking, choices, why)
    return {
        "answer": asking.words("card.answer"),
        "number": asking.words("card.number"),
        "again": asking.words("card.again"),
        "order": asking.words("card.order"),
        "may_undo": asking.words("card.may_undo"),
        "back": asking.words("card.back"),
        "fresh": asking.words("practice.next" if asking.is_away else "card.fresh"),
        "commit": asking.words("card.commit"),
        "tell": asking.words("card.tell_free" if _is_free(asking) else "card.tell"),
        "checkpoint": asking.headline,
        "part": ""
        if asking.part_of_board is None
        else asking.words("card.part" if asking.shows_whole else "card.whole"),
        "id": asked.id,
        # What is practised has a name; the number of a checkpoint is what Python knows it by.
        "topic": asking.about,
        "kind": asked.kind,
        "drawn": asked.kind != "turn" and find_game(asked.position.game).scoring is not None,
        "worth": _worth(asking),
        "later": prices(asking),
        "stake": _stake(asking),
        "title": asked.title(lang),
        "question": asked.question(lang),
        "seed": asking.seed,
        "tried": sorted(map(str, asking.standing.given)) if asked.kind in {"number", "choice", "legal"} else [],
        "choices": choices,
        "reasons": why,
        "why": asked.ask_why(lang),
        "no_reason": asking.words("card.no_reason"),
        "steps": _steps(asking) if asked.kind == "order" else [],
        "picked": asking.picked_says if asked.kind in {"cells", "turn"} else "",
        "may_check": asking.may_check,
        "nothing": asking.words(f"card.{asking.nothing}"),
        "state": asking.state,
        "hints": _hints(asking),
        "away": asking.is_away,
        "next": asking.onward,
        "walkthroughs": walkthrough.shown(),
        "result": result,
    }


def _is_free(asking: Asking) -> bool:
    """Does it cost nothing any more to be shown the answer?"""
    return not asking.pays or asking.solved or asking.standing.told


def prices(asking: Asking) -> str:
    """What a question pays by when it is answered, in one line."""
    if isinstance(asking.row, ReviewRow) and not asking.is_away:
        return asking.words("due.price", number=asking.number, all=asking.row.last)
    if not asking.pays:
        return asking.words("card.free")
    worth, answers = asking.asked.worth, asking.asked.answers
    few = answers is not None and answers < MANY_ANSWERS
    tries = answers if answers and few else len(TRIES) + asking.asked.predicts
    first, *later = (pays_after(asking.asked, 0, wrong) for wrong in range(tries))
    facts = {"first": first, "hint": HELPS[0].cost(worth), "least": share(worth, LEAST)}
    if few or asking.asked.predicts:
        return asking.words("card.prices_few", later=", ".join(map(str, later)), **facts)
    return asking.words("card.prices", second=later[0], later=later[1], **facts)


def _worth(asking: Asking) -> str:
    """What the question is worth now; once it is solved, or its answer was shown, what it has paid."""
    if not asking.pays:
        return asking.words("card.worth_free")
    if _is_free(asking):
        kind = "worth_got"
    elif asking.asked.extra:
        kind = "worth_extra"
    else:
        kind = "worth" if asking.worth == asking.asked.worth else "worth_now"
    return asking.words(f"card.{kind}", now=asking.worth, worth=asking.asked.worth)


def _stake(asking: Asking) -> str:
    """What a wrong try costs now, said before it is made."""
    if _is_free(asking):
        return ""
    if asking.asked.predicts and not asking.standing.wrong:
        return asking.words("card.stake_predict")
    left, answers = asking.worth_after(wrong=1), asking.asked.answers
    if asking.asked.extra:
        return asking.words("card.stake_extra", left=left)
    if left == asking.worth:
        return asking.words("card.stake_none")
    tried = asking.standing.wrong + 1 - asking.asked.predicts
    few = answers is not None and try_pays(tried, answers) < try_pays(tried)
    return asking.words("card.stake_few" if few else "card.stake", left=left, answers=answers)


def choices_of(asking: Asking) -> list[CardChoice]:
    """What is chosen from, in the order of its source; a page shuffles what does not keep its place.

    Legal or not are two choices, and with the second a rule is named, which is the answer then.
    """
    asked, lang = asking.asked, asking.session.lang
    if asked.kind not in {"choice", "legal"}:
        return []
    if asked.kind == "legal":
        said = ((LEGAL, "card.legal"), ("", "card.illegal_short"))
        return [
            {"key": key, "label": asking.words(label), "before": key, "asks": not key, "keeps": True}
            for key, label in said
        ]
    return [
        {
            "key": key,
            "label": asked.choice(key, lang),
            "before": f"{key}{BECAUSE}" if asked.reasons else key,
            "asks": bool(asked.reasons),
            "keeps": key in asked.keeps,
        }
        for key in asked.options
    ]


def _mark_chosen(asking: Asking, choices: list[CardChoice], why: list[CardReason]) -> None:
    """Mark the choice and the reason that were given before and are to be mended."""
    for choice in choices if asking.chosen else ():
        for reason in why if choice["asks"] else ():
            if choice["before"] + reason["key"] == asking.chosen:
                choice["chosen"] = reason["chosen"] = True
        if not choice["asks"] and choice["before"] == asking.chosen:
            choice["chosen"] = True


def reasons(asking: Asking) -> list[CardReason]:
    """The rules to choose from; what no step has taught before says itself."""
    asked, lang = asking.asked, asking.session.lang
    known, rules = asking.known, asked.position.wording.rules
    return [
        {
            "key": key,
            "label": asked.rule_title(key, lang),
            "says": "" if known is None or key in known else text_in(rules[key].statement, lang),
        }
        for key in asked.named_rules
    ]


def _steps(asking: Asking) -> list[CardStep]:
    """The steps as they are ordered now, with what its two buttons are called."""
    labels = {key: asking.asked.choice(key, asking.session.lang) for key in asking.steps}
    return [
        {
            "key": key,
            "label": label,
            "up": asking.words("card.up", step=label),
            "down": asking.words("card.down", step=label),
        }
        for key, label in labels.items()
    ]


def _hints(asking: Asking) -> HintLadder:
    """The ladder: what each rung costs, and the text of those that are open, of no other."""
    asked, standing, lang = asking.asked, asking.standing, asking.session.lang
    rungs: list[HintRung] = []
    for at, hint in enumerate(LADDER):
        last = hint.key == TELLING
        label = hint.label(lang)
        opened = standing.told if last else at < standing.opened
        costs = (
            0
            if last or opened
            else asking.worth_after(opened=at - standing.opened) - asking.worth_after(opened=at + 1 - standing.opened)
        )
        facts = {"number": at + 1, "label": label, "price": costs, "worth": asked.worth}
        priced = "_none" if _is_free(asking) else "_move" if last else "" if costs else "_none"
        may = asking.may_tell if last else at == standing.opened
        rungs.append(
            {
                "key": hint.key,
                "label": label,
                # Of what costs nothing, and cannot be opened yet, a price would say that it can.
                "price": asking.words(f"hint.price{priced}", **facts) if asking.pays and (costs or last or may) else "",
                "says": asking.words(f"hint.says{priced}", **facts) if asking.pays else label,
                "open": opened,
                "may": may,
                "text": hint.text(asked, lang) if opened else "",
            }
        )
    return {"title": asking.words("hint.title"), "rungs": rungs}
