"""What the page shows, as plain data: sentences, keys and pictures, ready to be put on the screen without thinking.

A frame is made once, of parts: what every board tells stands here, all else is told by the feature that it is about.
Everything a learner reads is a finished sentence in the language of the board, so that the page knows no game and no
grammar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boardlab.core.contract.game import Game
from boardlab.core.i18n.language import LANGUAGES, Seat, catalogue, text_in
from boardlab.core.i18n.languages import LABELS
from boardlab.session.features import seats
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.features.slots import empty as no_slots
from boardlab.session.game_session import Session
from boardlab.session.icons import icons
from boardlab.session.viewer import TEXT_VIEW

if TYPE_CHECKING:
    from boardlab.session.frame_types import Frame, GamePart

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


def _empty(told: GamePart) -> Frame:
    """A frame in which no feature has told anything."""
    return {  # type: ignore[typeddict-item]
        **told,
        "alert": "",
        "board": None,
        "groups": [],
        "pick": None,
        "refused": None,
        "receipt": None,
        "log": [],
        "news": None,
        "kinds": {},
        "edit": None,
        "near": None,
        "near_ended": "",
        "inquire": None,
        "make_question": None,
        "challenge": None,
        "present": None,
        "compare": {"lines": [], "futures": None},
        **no_slots(),
    }


def frame(session: Session, *, spoken: bool = True) -> Frame:
    """Everything the page shows.

    Args:
        session: what is played.
        spoken: with the words of the board's places, also where they can be told alone?
    """
    made = _empty(_game(session))
    covered = session.covered_for is not None
    for feature in session.features:
        if feature.on_cover or not covered:
            made.update(cast("Frame", feature.shown_part()))
    board = made["board"]
    if spoken and board is not None and not board.keys() >= {"says"}:
        made["board"] = {**board, **session.has(PictureFeature).words()}
    return made


def _game(session: Session) -> GamePart:
    position = session.shown
    wording = position.wording
    return {
        "rev": session.rev,
        "by": session.by,
        "lang": session.lang,
        "title": session.say("game"),
        "label": session.label(),
        "where": session.phrase(position.headline()),
        "parts": list(session.parts),
        "view": session.view,
        "views": [{"key": key, "label": wording.say(f"view.{key}", session.lang)} for key in session.views],
        "turns": "turn" in session.handlers.names and position.quarter_turns and session.view != TEXT_VIEW,
        "languages": [{"key": key, "label": LABELS[key]} for key in LANGUAGES],
        "players": seats.players(session),
        "seats": seats.seats(session),
        "notes": [*session.notes, *session.remarks()],
        "turn": seats.turn(session),
        "says": session.brief(session.says),
        "cover": seats.cover(session),
    }


def words(lang: str, game: Game, players: int) -> dict[str, object]:
    """What the page puts on its own controls: words, by their keys without ``page.``, and the pictures beside them."""
    shared = catalogue("boardlab.core")
    said = {key.removeprefix("page."): text_in(text, lang) for key, text in shared.items() if key.startswith("page.")}
    keys = "\n".join(f"{caps}\t{said.pop(f'keys.{name}')}" for name, caps in KEY_CAPS.items())
    gallery = {} if game.gallery is None else {"gallery": game.gallery().as_texts(lang)}
    return {**said, "keys": keys, **gallery, **icons(game, players)}


def text(session: Session) -> str:
    """The full visible state as text: what ``repr`` prints, what a screen without widgets shows."""
    if session.covered_for is not None:
        return f"{session.say('game')}: {session.say('study.pass', player=Seat(session.covered_for))}"
    turn, picking, record = seats.turn(session), session.find(PicksFeature), session.record
    lines = [session.has(PictureFeature).scene().to_text()]
    lines.append(" · ".join(part for part in (turn["says"], turn["budget"]["says"] if turn["budget"] else "") if part))
    if picking is not None:
        lines += _picked(picking)
    step = session.say_at(record.ply, "study.step", last=len(record.actions))
    lines.append(f"{step} · {session.line_label(record.line)}")
    return "\n".join([*lines, *session.notes, *session.remarks()])


def _picked(picking: PicksFeature) -> list[str]:
    lines = []
    if picking.path:
        picks, labels = picking.picks(), ", ".join(picking.path_labels(picking.path))
        lines.append(f"{labels}: {picking.session.phrase(picks.prompt)}" if picks else labels)
    return lines + list(picking.session.reasons(picking.refusal.breaches) if picking.refusal else ())
