"""What a checkpoint card shows, as plain data: the frame of a Study with a question in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boardlab.core.language import text_in
from boardlab.core.receipt import Receipt
from boardlab.core.scene import Scene
from boardlab.lessons import LADDER, Grade
from boardlab.live import frame_board, frame_seats, frame_slots
from boardlab.live.checkpoint_session import CheckpointSession
from boardlab.live.frame import frame

Json = dict[str, Any]
FIXED = ("answer", "number", "later", "again", "order", "may_undo", "back", "fresh")


def card_frame(session: CheckpointSession, *, spoken: bool = True) -> Json:
    """Everything the card shows; its places are always told in words, since the picture may keep something back."""
    session.note_saving()
    data, asked, grade = frame(session, board=_board), session.asked, session.grade
    # What lies round the board only where the question needs it: it could say what is asked.
    if not (asked.whole or asked.kind == "turn"):
        data |= frame_slots.NONE
    data["label"] = session.words("card.head", id=asked.id, worth=asked.worth)
    if asked.kind != "turn":
        keys, prompt = sorted(session.picked), asked.question(session.lang)
        free = list(session.among) if grade is None else []
        data["pick"] = {"path": [], "keys": keys, "prompt": prompt, "choices": [], "targets": free}
    receipt = grade.receipt if grade is not None else None
    data["receipt"] = None if receipt is None else frame_seats.receipt_of(session, receipt)
    data["question"] = _question(session, grade, receipt)
    return data


def _board(session: CheckpointSession, *, spoken: bool) -> Json:
    """The picture that is asked about."""
    drawn = scene(session)
    return {
        "label": drawn.title,
        "svg": drawn.to_live_svg(),
        "text": "",
        "says": {key: place.says for key, place in drawn.places.items()},
        "stands": {key: place.stands for key, place in drawn.places.items() if place.stands},
        "names": {},
        "facts": list(drawn.summary),
    }


def scene(session: CheckpointSession, show: str = "board") -> Scene:
    """The board: as asked, as played so far, or as it is after the answer."""
    asked, position = session.asked, session.position
    if asked.kind != "turn":
        drawn = asked.scene(session.lang, show) if session.grade is None else asked.scene_after(session.lang, show)
        part = None if session.shows_whole else session.part
        if part is None:
            return drawn
        box, edge = part
        ground, *others = drawn.layers.items()
        return replace(drawn, view_box=box, layers=dict([ground, ("edge", edge), *others]))
    drawn = asked.draw(position, session.lang, frame_board.marks(session), show)
    return asked.redact(drawn) if asked.redact and session.grade is None else drawn


def _question(session: CheckpointSession, grade: Grade | None, receipt: Receipt | None) -> Json:
    asked, lang = session.asked, session.lang
    now = {"now": session.worth, "worth": asked.worth}
    return {key: session.words(f"card.{key}") for key in FIXED} | {
        "commit": session.words("card.commit_turn" if asked.kind == "turn" else "card.commit"),
        "checkpoint": session.headline,
        "part": "" if session.part is None else session.words("card.part" if session.shows_whole else "card.whole"),
        "id": asked.id,
        "kind": asked.kind,
        "worth": session.words("card.worth" if session.worth == asked.worth else "card.worth_now", **now),
        "title": asked.title(lang),
        "question": asked.question(lang),
        "choices": [{"key": key, "label": asked.choice(key, lang)} for key in _shown(session)],
        "steps": _steps(session) if asked.kind == "order" else [],
        "picked": session.picked_says if asked.kind in {"cells", "turn"} else "",
        "nothing": session.words("card.nothing_yet"),
        "state": session.state,
        "hints": _hints(session),
        "away": session.is_away,
        "next": session.words("practice.next") if session.row is not None else "",
        "result": _result(session, grade, receipt) if grade is not None else None,
    }


def _shown(session: CheckpointSession) -> tuple[str, ...]:
    return session.asked.options if session.asked.kind in {"choice", "legal"} else ()


def _steps(session: CheckpointSession) -> list[Json]:
    """The steps as they are ordered now, with what its two buttons are called."""
    labels = {key: session.asked.choice(key, session.lang) for key in session.steps}
    return [
        {"key": key, "label": label} | {way: session.words(f"card.{way}", step=label) for way in ("up", "down")}
        for key, label in labels.items()
    ]


def _hints(session: CheckpointSession) -> Json:
    """The ladder: what each rung costs, and the text of those that are open, of no other."""
    asked, opened, lang = session.asked, session.standing.opened, session.lang
    rungs = [
        {
            "key": hint.key,
            "label": hint.label(lang),
            "price": session.words("hint.price", price=hint.price),
            "says": session.words(
                "hint.says", number=at + 1, label=hint.label(lang), price=hint.price, worth=asked.worth
            ),
            "open": at < opened,
            "may": at == opened,
            "text": hint.text(asked, lang) if at < opened else "",
        }
        for at, hint in enumerate(LADDER)
    ]
    return {"title": session.words("hint.title"), "rungs": rungs}


def _result(session: CheckpointSession, grade: Grade, receipt: Receipt | None) -> Json:
    asked, lang = session.asked, session.lang
    rule = asked.position.wording.rules[grade.rule]
    line = next((line for line in receipt.of(asked.about) if line.points), None) if receipt else None
    return {
        "right": grade.right,
        "headline": grade.headline(session.lang),
        "message": grade.message(session.lang),
        "given": session.words(
            "card.given_turn" if asked.kind == "turn" else "card.given", answer=asked.show(grade.answer, session.lang)
        ),
        "rule": rule.id,
        "title": text_in(rule.title, lang),
        "statement": text_in(rule.statement, lang),
        "seat": asked.about,
        "wrong": sorted(session.picked - frozenset(grade.places)),
        "lit": list(line.places if line else grade.places),
        "focus": list(line.focus if line else ()),
        "fresh": session.fresh is not None,
    }
