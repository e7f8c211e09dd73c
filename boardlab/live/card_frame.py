"""What a checkpoint card shows, as plain data: the frame of a Study with a question in it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boardlab.core.game import find_game
from boardlab.core.language import text_in
from boardlab.core.receipt import Receipt
from boardlab.core.scene import Marks, Scene
from boardlab.lessons import LADDER, Grade
from boardlab.lessons.hints import HELPS, TELLING, TRIES, share, try_pays
from boardlab.lessons.pointing import Pointed, of_misreading, of_receipt, said_of_misreading
from boardlab.lessons.question_types import BECAUSE, LEGAL
from boardlab.lessons.taught import known_to
from boardlab.live import frame_board, frame_seats, frame_slots
from boardlab.live.checkpoint_session import CheckpointSession
from boardlab.live.frame import frame
from boardlab.live.frame_ways import ways_frame
from boardlab.live.viewed_game import TEXT_VIEW

Json = dict[str, Any]
LONG = 60
"""Places that take more letters are told by walking through them, as orders and turns are: no headline holds them."""
MANY_ANSWERS = 6
"""Of so many answers on, what the last of them would pay is not told beforehand."""
FIXED = ("answer", "number", "again", "order", "may_undo", "back", "fresh")


def card_frame(session: CheckpointSession, *, spoken: bool = True, in_picture: bool = False) -> Json:
    """Everything the card shows; its places are always told in words, since the picture may keep something back.

    Args:
        session: the question.
        spoken: are its places told in words too?
        in_picture: is what lies round the board drawn with it, where the question needs it?
    """
    session.note_saving()
    asked, grade = session.asked, session.grade
    needs_all = asked.whole and asked.kind != "turn"
    data = frame(session, board=_whole_board if needs_all and in_picture else _board)
    # What lies round the board only where the question needs it: it could say what is asked.
    if asked.kind != "turn" and not needs_all:
        data |= frame_slots.NONE
    data["label"] = session.words("card.head", id=asked.id, worth=asked.worth)
    if asked.kind != "turn":
        keys, prompt = sorted(session.mine or session.picked), asked.question(session.lang)
        free = list(session.among) if grade is None else []
        data["pick"] = {"path": [], "keys": keys, "prompt": prompt, "choices": [], "targets": free}
    receipt = session.receipt
    data["receipt"] = _receipt(session, receipt)
    data["question"] = _question(session, grade)
    return data


def _receipt(session: CheckpointSession, receipt: Receipt | None) -> Json | None:
    """The receipt, or None: yes and no in words, and in the order of paying where that is what is asked."""
    told = frame_seats.receipt_of(session, receipt)
    if told is not None and receipt is not None:
        told["together"] = told["together"] or session.asked.in_order
        for line in told["lines"] if receipt.unit == "verdict" else ():
            line["value"] = session.words("card.receipt_yes" if line["points"] else "card.receipt_no")
            line["says"] = ", ".join(part for part in (line["label"], line["sum"], line["value"]) if part)
        counted = sum(line["points"] for line in told["lines"])
        if told["together"] and len(told["lines"]) > 1 and session.asked.answer() == counted:
            # The lines of an attack, of a price: what they come to is what was asked.
            told["total"] = counted
    return told


def _board(session: CheckpointSession, *, spoken: bool) -> Json:
    """The picture that is asked about."""
    return _drawn(scene(session), as_text=session.view == TEXT_VIEW)


def _whole_board(session: CheckpointSession, *, spoken: bool) -> Json:
    """The picture that is asked about, with what lies round the board; ``alone`` is the board, for narrow pages."""
    whole, alone = scene(session, "all"), scene(session)
    return {**_drawn(whole, as_text=session.view == TEXT_VIEW), "alone": list(alone.view_box)}


def _drawn(drawn: Scene, *, as_text: bool) -> Json:
    return {
        "label": drawn.title,
        "svg": "" if as_text else drawn.to_live_svg(),
        "text": drawn.to_text() if as_text else "",
        "says": {key: place.says for key, place in drawn.places.items()},
        "stands": {key: place.stands for key, place in drawn.places.items() if place.stands},
        "names": {key: place.brief for key, place in drawn.places.items() if place.brief} if as_text else {},
        "facts": list(drawn.summary),
        "spots": [list(spot) for spot in drawn.spots],
    }


def scene(session: CheckpointSession, show: str = "board") -> Scene:
    """The board: as asked, as played so far, or as it is after the answer."""
    asked, position = session.asked, session.position
    view = session.pictured
    if session.watched is not None:
        drawn = asked.draw(_stands(session), session.lang, Marks(step=session.watched), show, view)
        return _cropped(session, drawn, show)
    if asked.kind != "turn":
        marks = _drawn_marks(session)
        if marks is not None:
            drawn = asked.draw(_stands(session), session.lang, marks, show, view)
            drawn = _redacted(session, drawn)
        elif not session.revealed:
            drawn = asked.scene(session.lang, show, view)
            drawn = replace(drawn, spots=()) if asked.redact else drawn
        else:
            drawn = asked.scene_after(session.lang, show, view)
        return _cropped(session, drawn, show)
    drawn = asked.draw(position, session.lang, frame_board.marks(session), show, view)
    return _redacted(session, drawn)


def _cropped(session: CheckpointSession, drawn: Scene, show: str) -> Scene:
    """The part of it that the question needs, unless the whole is wanted."""
    part = None if session.shows_whole or show == "all" else session.part
    return drawn if part is None else drawn.cropped(part)


def _redacted(session: CheckpointSession, drawn: Scene) -> Scene:
    """Without what the question asks about, until that is told: what may be pointed at would tell it, too."""
    if session.asked.redact is None or session.revealed:
        return drawn
    return replace(session.asked.redact(drawn), spots=())


def _drawn_marks(session: CheckpointSession) -> Marks | None:
    """What the picture itself points out; None in a game whose page does that, over the picture."""
    asked, grade = session.asked, session.grade
    if find_game(asked.position.game).scoring is None:
        return None
    if grade is None or not grade.reveals:
        looked = () if grade is None else of_misreading(asked, grade.misconception)
        # What is lit lets all else step back, but for what is asked about.
        lit = tuple(dict.fromkeys((*asked.named, *looked))) if looked else ()
        wrong = _wrong(session, grade)
        given = tuple(sorted(session.picked.difference(wrong)))
        return replace(asked.marks(session.lang), given=given, wrong=wrong, lit=lit, focus=looked)
    if asked.kind == "cells":
        return Marks(given=grade.places, wrong=_wrong(session, grade))
    lit, focus = _lit(session, grade)
    return Marks(lit=lit, focus=focus)


def _wrong(session: CheckpointSession, grade: Grade | None) -> tuple[str, ...]:
    """The places picked wrongly: all of them beside the right ones, after a wrong try the one that is told."""
    if grade is None:
        return ()
    if grade.reveals:
        return tuple(sorted(session.mine.difference(grade.places)))
    return tuple(filter(None, (grade.misplaced,)))


def _lit(session: CheckpointSession, grade: Grade) -> Pointed:
    """What is lit with a verdict, and what of it decides.

    Beside a right answer its places, or those of the line of its receipt that pays first; after a wrong one what was
    picked, or what the question names and, in focus, the places at which the wrong rule looks.
    """
    asked = session.asked
    if session.stop is not None and (asked.kind != "turn" or session.way_at < len(session.record.actions)):
        return Pointed(session.way_places)
    if not grade.reveals:
        looked = of_misreading(asked, grade.misconception)
        about = asked.named or (asked.subject if looked else ())
        return Pointed(tuple(sorted(session.picked)) or tuple(dict.fromkeys((*about, *looked))), looked)
    if session.mine:
        return Pointed(tuple(sorted({*grade.places, *session.mine})))
    found = of_receipt(session.receipt, None if asked.in_order else asked.about)
    return found if found.lit else Pointed(tuple(grade.places))


def _stands(session: CheckpointSession) -> Any:
    """The position a receipt is told on: as played, or as it is after the answer."""
    asked = session.asked
    if asked.kind == "turn" or asked.after is None or not session.revealed:
        return session.position
    return asked.after(asked.position)


def _question(session: CheckpointSession, grade: Grade | None) -> Json:
    asked, lang = session.asked, session.lang
    now = {"now": session.worth, "worth": asked.worth}
    worth = "card.worth" if session.worth == asked.worth else "card.worth_now"
    worth = worth if session.pays else "card.worth_free"
    return {key: session.words(f"card.{key}") for key in FIXED} | {
        "commit": session.words("card.commit"),
        "tell": session.words("card.tell_free" if _is_free(session) else "card.tell"),
        "checkpoint": session.headline,
        "part": "" if session.part is None else session.words("card.part" if session.shows_whole else "card.whole"),
        "id": asked.id,
        # What is practised has a name; the number of a checkpoint is what Python knows it by.
        "topic": "" if session.pays else asked.wording.say(f"topic.{asked.topic.partition('.')[2]}", lang),
        "kind": asked.kind,
        "drawn": asked.kind != "turn" and find_game(asked.position.game).scoring is not None,
        "worth": session.words(worth, **now),
        "later": prices(session),
        "title": asked.title(lang),
        "question": asked.question(lang),
        "seed": session.seed,
        **_chosen(session, _choices(session), reasons(session)),
        "why": asked.ask_why(lang),
        "no_reason": session.words("card.no_reason"),
        "steps": _steps(session) if asked.kind == "order" else [],
        "picked": session.picked_says if asked.kind in {"cells", "turn"} else "",
        "nothing": session.words("card.nothing_yet"),
        "state": session.state,
        "hints": _hints(session),
        "away": session.is_away,
        "next": session.words("practice.next") if session.row is not None else "",
        "result": _result(session, grade) if grade is not None else None,
        "ways": ways_frame(session),
    }


def _is_free(session: CheckpointSession) -> bool:
    """Does it cost nothing any more to be shown the answer?"""
    return not session.pays or session.solved or session.standing.told


def prices(session: CheckpointSession) -> str:
    """What a question pays by when it is answered, in one line."""
    if not session.pays:
        return session.words("card.free")
    worth, answers = session.asked.worth, session.asked.answers
    few = answers is not None and answers < MANY_ANSWERS
    first, *later = (share(worth, try_pays(at, answers)) for at in range(answers if answers and few else len(TRIES)))
    facts = {"first": first, "hint": HELPS[0].cost(worth)}
    if few:
        return session.words("card.prices_few", later=", ".join(map(str, later)), **facts)
    return session.words("card.prices", second=later[0], later=later[1], **facts)


def _choices(session: CheckpointSession) -> list[Json]:
    """What is chosen from, in the order of its source; a page shuffles what does not keep its place.

    Each has the beginning of the answer that it gives together with a reason.
    Where the reason is asked for, legal or not are two choices: a rule that forbids is the reason itself.
    """
    asked, lang = session.asked, session.lang
    if asked.kind not in {"choice", "legal"}:
        return []
    if asked.kind == "legal" and asked.reasons:
        legal = {"key": LEGAL, "label": session.words("card.legal"), "before": f"{LEGAL}{BECAUSE}", "keeps": True}
        return [legal, {"key": "", "label": session.words("card.illegal_short"), "before": "", "keeps": True}]
    return [
        {
            "key": key,
            "label": asked.choice(key, lang),
            "before": f"{key}{BECAUSE}" if asked.reasons else key,
            "keeps": key in asked.keeps or key == LEGAL,
        }
        for key in asked.options
    ]


def _chosen(session: CheckpointSession, choices: list[Json], why: list[Json]) -> Json:
    """The choices and the reasons, with what was chosen before and is to be mended."""
    for choice in choices:
        for reason in why or [{"key": ""}]:
            if session.chosen and choice["before"] + reason["key"] == session.chosen:
                choice["chosen"] = reason["chosen"] = True
    return {"choices": choices, "reasons": why}


def reasons(session: CheckpointSession) -> list[Json]:
    """The rules to choose the reason from; what no step has taught before says itself."""
    asked, lang = session.asked, session.lang
    known, rules = known_to(asked.id), asked.position.wording.rules
    return [
        {
            "key": key,
            "label": asked.rule_title(key, lang),
            "says": "" if known is None or key in known else text_in(rules[key].statement, lang),
        }
        for key in asked.reasons
    ]


def _steps(session: CheckpointSession) -> list[Json]:
    """The steps as they are ordered now, with what its two buttons are called."""
    labels = {key: session.asked.choice(key, session.lang) for key in session.steps}
    return [
        {"key": key, "label": label} | {way: session.words(f"card.{way}", step=label) for way in ("up", "down")}
        for key, label in labels.items()
    ]


def _hints(session: CheckpointSession) -> Json:
    """The ladder: what each rung costs, and the text of those that are open, of no other."""
    asked, standing, lang = session.asked, session.standing, session.lang
    rungs = []
    for at, hint in enumerate(LADDER):
        last = hint.key == TELLING
        facts = {"number": at + 1, "label": hint.label(lang), "price": hint.cost(asked.worth), "worth": asked.worth}
        opened = standing.told if last else at < standing.opened
        rungs.append(
            {
                "key": hint.key,
                "label": hint.label(lang),
                "price": session.words("hint.price_move" if last else "hint.price", **facts) if session.pays else "",
                "says": session.words("hint.says_move" if last else "hint.says", **facts)
                if session.pays
                else facts["label"],
                "open": opened,
                "may": session.may_tell if last else at == standing.opened,
                "text": hint.text(asked, lang) if opened else "",
            }
        )
    return {"title": session.words("hint.title"), "rungs": rungs}


def _result(session: CheckpointSession, grade: Grade) -> Json:
    asked, lang = session.asked, session.lang
    rule = asked.position.wording.rules[grade.rule] if grade.rule else None
    lit, focus = _lit(session, grade)
    headline = grade.headline(lang)
    by_steps = grade.told and bool(session.ways) and (asked.kind != "cells" or len(headline) > LONG)
    return {
        "right": grade.right,
        "kicker": grade.kicker(lang),
        "headline": session.words("way.told") if by_steps else headline,
        "message": grade.message(session.lang),
        "looked": said_of_misreading(asked, grade, lang),
        "given": session.words(
            "card.given_turn" if asked.kind == "turn" else "card.given", answer=asked.show(grade.answer, session.lang)
        ),
        "told": grade.told,
        "solved": session.solved,
        "may_tell": session.may_tell,
        "rule": rule.id if rule else "",
        "title": text_in(rule.title, lang) if rule else "",
        "statement": text_in(rule.statement, lang) if rule else "",
        "dispute": session.say("dispute.button"),
        "seat": asked.about,
        "wrong": list(_wrong(session, grade)),
        "lit": list(lit),
        "focus": list(focus),
        "fresh": session.fresh is not None,
    }
