"""What the page shows, as plain data: sentences, keys and pictures, ready to be put on the screen without thinking.

A frame is remade after every change and sent whole; its parts are made in ``frame_board``, ``frame_pick``,
``frame_log`` and ``frame_seats``. Everything a learner reads is a finished sentence in the language of the study, so
that the page knows no game and no grammar.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardlab.core.game import Game, find_game
from boardlab.core.language import LANGUAGES, Phrase, Seat, catalogue, text_in
from boardlab.core.languages import LABELS
from boardlab.live import frame_asks, frame_board, frame_edit, frame_log, frame_pick, frame_seats, frame_slots
from boardlab.live.beside import beside
from boardlab.live.brief import brief
from boardlab.live.icons import icons
from boardlab.live.session import Session
from boardlab.live.viewed_game import TEXT_VIEW

Json = dict[str, Any]

KEY_CAPS = {
    "arrows": "← ↑ ↓ →",
    "enter": "Enter",
    "escape": "Esc",
    "ends": "Home End",
    "aslant": "Home PgUp End PgDn",
    "layers": "1 2 3",
    "next": "N",
    "where": "W",
    "here": "D",
    "explain": "I",
    "row": "R",
    "prompt": "P",
    "told": "C",
    "receipt": "S",
    "full": "F",
    "walk": "G",
    "undo": "U Y",
    "help": "?",
}
"""The keys of a board by what they do, in the order of the list that ``?`` opens."""


def frame(session: Session, *, spoken: bool = True, board: Callable[..., Json] = frame_board.board) -> Json:
    """Everything the page shows.

    Args:
        session: what is played.
        spoken: with the words of the board's places?
        board: makes the board.
    """
    shown = _always(session)
    if session.covered_for is not None:
        return shown | {"cover": _cover(session, session.covered_for)}
    return shown | _uncovered(session, spoken=spoken, board=board)


def _always(session: Session) -> Json:
    """What is shown whether the board is covered or not; what it covers is empty."""
    position = session.shown
    wording = position.wording
    data: Json = {
        "rev": session.rev,
        "by": session.by,
        "lang": session.lang,
        "title": session.say("game"),
        "label": session.say("study.name", game=Phrase("game")),
        "where": session.phrase(position.headline()),
        "parts": list(session.parts),
        "view": session.view,
        "views": [
            {"key": key, "label": wording.say(f"view.{key}", session.lang)} for key in (*position.views, TEXT_VIEW)
        ],
        "turns": position.quarter_turns and session.view != TEXT_VIEW,
        "languages": [{"key": key, "label": LABELS[key]} for key in LANGUAGES],
        "players": frame_seats.players(session),
        "seats": frame_seats.seats(session),
        "notes": list(session.notes),
        "time": frame_log.time(session),
        "turn": frame_seats.turn(session),
        "says": _brief(session, session.says),
        "told": _brief(session, frame_log.told(session)),
        "alert": "",
        "cover": None,
        "board": None,
        "groups": [],
        "pick": None,
        "refused": None,
        "receipt": None,
        "log": [],
        "news": None,
        "kinds": {},
        "bench": None,
        "near": None,
        "near_ended": "",
        "asks": None,
        "beside": beside(session),
    } | frame_slots.NONE
    if session.keeps_seat:
        data["opponent"] = session.pace
    return data


def _cover(session: Session, seat: int) -> Json:
    """What lies over the board until a seat takes over."""
    return {
        "seat": seat,
        "says": session.say("study.pass", player=Seat(seat)),
        "note": session.say("study.pass_note", player=Seat(seat)),
        "button": session.say("study.take_over", player=Seat(seat)),
    }


def _uncovered(session: Session, *, spoken: bool, board: Callable[..., Json]) -> Json:
    """The board, what may be picked on it, and what was done."""
    picks, top = frame_slots.offered(session)
    refused = frame_pick.refused(session)
    # A refusal is spoken once: what would be allowed instead comes after it, with another revision.
    alert = _brief(session, refused["text"]) if refused and session.near is None else ""
    return {
        "board": board(session, spoken=spoken),
        "groups": frame_pick.groups(session, top) if top and session.edited is None else [],
        "pick": frame_pick.pick(session, picks, frame_slots.counted(session)) if picks else None,
        "refused": refused,
        "receipt": frame_seats.receipt_of(session, session.receipt) if "receipt" in session.parts else None,
        "log": frame_log.log(session) if "log" in session.parts else [],
        "news": frame_log.news(session) if "log" in session.parts and session.keeps_seat else None,
        "alert": alert,
        "kinds": _kinds(session),
        "bench": frame_edit.bench(session),
        "near": frame_edit.near(session),
        "near_ended": "" if session.near is None or session.near.complete else session.near.ended(session.lang),
        "asks": frame_asks.asks(session),
    } | frame_slots.parts(session)


def _kinds(session: Session) -> Json:
    """What stands where, by the keys of the game's gallery: for the few words on what one points at."""
    gallery = find_game(session.position.game).gallery
    return {} if gallery is None else dict(gallery().standing(session.shown))


def words(lang: str, game: Game, players: int) -> Json:
    """What the page puts on its own controls: words, by their keys without ``page.``, and the pictures beside them."""
    shared = catalogue("boardlab.core")
    said: Json = {
        key.removeprefix("page."): text_in(text, lang) for key, text in shared.items() if key.startswith("page.")
    }
    said["keys"] = "\n".join(f"{caps}\t{said.pop(f'keys.{name}')}" for name, caps in KEY_CAPS.items())
    if game.gallery is not None:
        said["gallery"] = game.gallery().told(lang)
    return said | icons(game, players)


def text(session: Session) -> str:
    """The full visible state as text: what ``repr`` prints, what a screen without widgets shows."""
    lines = []
    if session.covered_for is not None:
        return f"{session.say('game')}: {session.say('study.pass', player=Seat(session.covered_for))}"
    turn = frame_seats.turn(session)
    lines.append(frame_board.scene(session).to_text())
    lines.append(" · ".join(part for part in (turn["says"], turn["budget"]["says"] if turn["budget"] else "") if part))
    if session.path:
        picks = session.picks()
        told = ", ".join(session.path_labels(session.path))
        lines.append(f"{told}: {session.phrase(picks.prompt)}" if picks else told)
    if session.refusal:
        lines += session.reasons(session.refusal.breaches)
    record = session.record
    step = session.say_at(record.ply, "study.step", last=len(record.actions))
    lines.append(f"{step} · {session.line_label(record.line)}")
    lines += session.notes
    return "\n".join(lines)


def _brief(session: Session, told: str) -> str:
    return brief(told, lambda count: session.say("study.and_more", count=count))
