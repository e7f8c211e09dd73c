"""The seats of a frame: who plays, for whose eyes the board is shown, who decides now, and what each is paid."""

from __future__ import annotations

from typing import Any

from boardlab.core.action import CHANCE, EDITOR
from boardlab.core.game import find_game
from boardlab.core.language import Phrase, Seat
from boardlab.core.receipt import Line, Receipt
from boardlab.core.seats import look_of
from boardlab.live.session import Session

Json = dict[str, Any]


def _name(session: Session, seat: int) -> str:
    names = session.names
    return names[seat] if names and seat < len(names) else session.position.wording.seat_name(seat, session.lang)


def players(session: Session) -> list[Json]:
    """Who plays, and with how many points so far where they are paid."""
    looks = find_game(session.position.game).seats
    around = session.around
    scores = around.known_scores if session.shown.pays_points else ()
    concealed = [known - told for known, told in zip(scores, around.scores, strict=False)]
    return [
        {
            "seat": seat,
            "letter": look_of(looks, seat).letter,
            "name": _name(session, seat),
            "points": scores[seat] if scores else None,
            "says": session.say(
                "study.points_concealed" if concealed[seat] else "study.points",
                player=Seat(seat),
                points=scores[seat],
                hidden=concealed[seat],
            )
            if scores
            else _name(session, seat),
        }
        for seat in range(session.position.players)
    ]


def seats(session: Session) -> Json:
    """Whose eyes the board is shown for, and whom it may be passed to; nobody, where one plays against opponents."""
    if session.keeps_seat or session.edited is not None:
        return {"shown": session.seat, "choices": []}
    everyone = {"seat": -1, "label": session.say("study.all_see")}
    each = [
        {"seat": seat, "label": session.say("study.seen_by", player=Seat(seat))}
        for seat in range(session.position.players)
    ]
    return {"shown": -1 if session.seat is None else session.seat, "choices": [everyone, *each]}


def turn(session: Session) -> Json:
    """Who decides, and what they may still spend."""
    position = session.shown
    player = position.current_player
    if player is None:
        winners = tuple(Seat(seat) for seat in position.winners)
        key = "study.over" if not winners else "study.won" if len(winners) == 1 else "study.shared"
        if session.keeps_seat and list(position.winners) == [session.seat]:
            key = "study.you_won"
        return {
            "over": True,
            "seat": winners[0] if len(winners) == 1 else -1,
            "says": session.say(key, players=winners),
            "budget": None,
            "note": "",
        }
    key = "edit.setting_up" if player == EDITOR else "study.chance" if player == CHANCE else "study.to_play"
    if session.keeps_seat and player == session.seat:
        key = "study.your_turn"
    says = session.say(key, player=Seat(player))
    note = ""
    if player >= 0 and session.seat is not None and session.seat != player and not session.keeps_seat:
        note = session.say("study.waiting", player=Seat(player), seat=Seat(session.seat))
    budget = position.budget()
    shown = None
    if budget is not None:
        left = Phrase(budget.unit, {"n": budget.left})
        shown = {
            "left": budget.left,
            "of": budget.of,
            "short": session.say(left.key, **left.facts),
            "rest": session.say("study.of", of=budget.of),
            "says": session.say("study.left_of", left=left, of=budget.of),
        }
    return {"seat": player, "says": says, "budget": shown, "note": note}


def receipt_of(session: Session, receipt: Receipt | None) -> Json | None:
    """A receipt, line by line in the order of paying; None where there is none.

    Only points belong to seats: what counts anything else has no seat and no totals.
    """
    if receipt is None:
        return None
    if receipt.unit != "points":
        lines = [_receipt_line(session, line) | {"seat": -1, "scores": []} for line in receipt.lines]
        title = session.phrase(receipt.title)
        return {"title": title, "together": True, "at": None, "lines": lines, "totals": []}
    return {
        "title": session.phrase(receipt.title),
        "together": False,
        "at": None if find_game(session.position.game).scoring is None else session.walk,
        "lines": [_receipt_line(session, line) for line in receipt.lines],
        "totals": [receipt.total(seat) for seat in range(session.position.players)],
    }


def _receipt_line(session: Session, line: Line) -> Json:
    wording = session.position.wording
    # In an account all are called by name, so that its lines can be compared.
    label, how = (
        "" if each is None else wording.phrase(each, session.lang, session.names) for each in (line.label, line.sum)
    )
    return {
        "seat": line.player,
        "label": label,
        "sum": how,
        "says": ", ".join(part for part in (label, how, str(line.points)) if part),
        "points": line.points,
        "rule": line.rule,
        "title": session.rule_title(line.rule),
        "places": list(line.places),
        "focus": list(line.focus),
        "scores": list(line.scores),
    }
