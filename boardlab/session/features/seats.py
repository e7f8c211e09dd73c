"""The seats: who plays, for whose eyes the board is shown, who decides now; a board that is passed on is covered."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from boardlab.core.contract.action import CHANCE, EDITOR
from boardlab.core.contract.game import find_game
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.picture.seats import look_of
from boardlab.core.play.asking import asking
from boardlab.session.commands import Command, Outcome
from boardlab.session.features.picks import PicksFeature
from boardlab.session.game_session import Feature, Session

NOBODY = -3
"""Who is on turn where a game is over or rests: no seat, not chance, and nobody who sets up."""


class PassTo(Command, do="seat", late=True, covered=True, least=-1):
    """Pass the board to the seat ``at``; -1 shows everything to everyone."""

    at: int


class TakeOver(Command, do="reveal", late=True, covered=True):
    """Take the board over, as the seat that it was passed to."""


class Cover(TypedDict):
    """What lies over the board until a seat takes over."""

    seat: int
    says: str
    note: str
    button: str


class PlayerPlate(TypedDict):
    """Who plays, and with how many points so far."""

    seat: int
    letter: str
    name: str
    points: int | None
    says: str


class SeatChoice(TypedDict):
    """Somebody whom the board may be passed to; seat -1 is everybody."""

    seat: int
    label: str


class Seats(TypedDict):
    """For whose eyes the board is shown, and whom it may be passed to."""

    shown: int | None
    choices: list[SeatChoice]


class ShownBudget(TypedDict):
    """What may still be spent in a turn."""

    left: int
    of: int
    short: str
    rest: str
    says: str


class TurnState(TypedDict):
    """Who decides, and what they may still spend."""

    seat: int
    """:data:`NOBODY` where nobody is on turn."""
    says: str
    budget: ShownBudget | None
    note: str
    over: NotRequired[bool]
    won: NotRequired[bool]
    """Has somebody won who is played by no opponent?"""


class SeatsFeature(Feature):
    """The board passes from seat to seat, covered between them.

    Args:
        session: the game.
        picking: what is picked, to be put down before.
    """

    def __init__(self, session: Session, picking: PicksFeature) -> None:
        super().__init__(session)
        self._picking = picking
        session.handlers.on(PassTo, self._pass)
        session.handlers.on(TakeOver, self._reveal)

    def _pass(self, command: PassTo) -> Outcome:
        session = self.session
        if session.edited is not None:
            return "no", session.say("edit.not_now")
        if command.at >= session.position.players:
            return "no", session.say("answer.no_seat")
        self._picking.drop()
        if command.at < 0:
            session.seat = session.covered_for = None
        else:
            session.covered_for = command.at
        session.touch(command.by, "" if command.at < 0 else session.say("study.pass", player=Seat(command.at)))
        return "done", ""

    def _reveal(self, command: TakeOver) -> Outcome:
        session = self.session
        if session.covered_for is not None:
            session.seat, session.covered_for = session.covered_for, None
            session.touch(command.by)
        return "done", ""


# -- their part of the frame, which every board has --------------------------------------------------------------------


def cover(session: Session) -> Cover | None:
    """What lies over the board until a seat takes over; None where nothing does."""
    seat = session.covered_for
    if seat is None:
        return None
    return {
        "seat": seat,
        "says": session.say("study.pass", player=Seat(seat)),
        "note": session.say("study.pass_note", player=Seat(seat)),
        "button": session.say("study.take_over", player=Seat(seat)),
    }


def _name(session: Session, seat: int) -> str:
    names = session.names
    return names[seat] if names and seat < len(names) else session.record.wording.seat_name(seat, session.lang)


def players(session: Session) -> list[PlayerPlate]:
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


def seats(session: Session) -> Seats:
    """Whose eyes the board is shown for, and whom it may be passed to; nobody, where one plays against opponents."""
    if session.keeps_seat or session.edited is not None:
        return {"shown": session.seat, "choices": []}
    everyone: SeatChoice = {"seat": -1, "label": session.say("study.all_see")}
    each: list[SeatChoice] = [
        {"seat": seat, "label": session.say("study.seen_by", player=Seat(seat))}
        for seat in range(session.position.players)
    ]
    return {"shown": -1 if session.seat is None else session.seat, "choices": [everyone, *each]}


def turn(session: Session) -> TurnState:
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
            "won": any(seat not in session.opponents for seat in position.winners),
            "seat": winners[0] if len(winners) == 1 else NOBODY,
            "says": session.say(key, players=winners),
            "budget": None,
            "note": "",
        }
    if ended := session.ended():
        return {"seat": NOBODY, "says": ended, "budget": None, "note": ""}
    key = "edit.setting_up" if player == EDITOR else "study.chance" if player == CHANCE else "study.to_play"
    named = player
    if player == session.you:
        asks = asking(session.record)
        key, named = ("study.your_turn", player) if asks is None else ("study.you_decide", asks)
    told = session.before_chance().rstrip(".") if session.edited is None else ""
    says = told or session.say(key, player=Seat(named))
    note = ""
    if player >= 0 and session.seat is not None and session.seat != player and not session.keeps_seat:
        note = session.say("study.waiting", player=Seat(player), seat=Seat(session.seat))
    budget = position.budget()
    shown: ShownBudget | None = None
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
