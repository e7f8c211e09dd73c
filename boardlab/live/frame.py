"""What the page shows, as plain data: sentences, keys and pictures, ready to be put on the screen without thinking.

A frame is remade after every change and sent whole; its parts are described where they are made. Everything a learner
reads is a finished sentence in the language of the study, so that the page knows no game and no grammar.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from boardlab.core.language import LANGUAGES, Phrase, Seat, catalogue, seat_letter, text_in
from boardlab.core.picks import Cell, Choice, Picks, Table
from boardlab.core.receipt import Line, Receipt
from boardlab.core.scene import Marks, Scene
from boardlab.live.brief import brief
from boardlab.live.icons import icons
from boardlab.live.session import LESS, TEXT_VIEW, Refusal, Session

Json = dict[str, Any]

LOG_LINES = 24
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
    "row": "R",
    "prompt": "P",
    "told": "C",
    "receipt": "S",
    "undo": "U Y",
    "help": "?",
}
"""The keys of a board by what they do, in the order of the list that ``?`` opens."""

LANGUAGE_LABELS = {"en": "EN", "ko": "한국어"}


def scene(session: Session, *, theme: str = "auto", still: bool = False, show: str = "board") -> Scene:
    """The picture of the position as it is being studied, with its marks; ``still`` leaves out the marks of a pick."""
    drawn: Scene = session.shown.scene(
        lang=session.lang,
        seat=session.seat,
        view="" if session.view == TEXT_VIEW else session.view,
        turn=session.quarter,
        show=show,
        marks=Marks() if still else marks(session),
        theme=theme,
        names=session.names,
    )
    return drawn


def marks(session: Session) -> Marks:
    """What the picture points out: the pick and its targets, the refusal, and what the last action changed."""
    picks = session.picks()
    targets: dict[str, str] = {}
    # Where there is but one thing to do, its places show at once.
    if picks is not None and (session.path or sum(bool(choice.group) for choice in picks) < 2):
        targets = {choice.key: choice.mark for choice in picks if choice.is_place and not choice.breaches}
    last: list[str] = []
    glide: list[tuple[str, str]] = []
    if session.record.ply and not session.path:
        for event in session.events(session.record.ply):
            last += event.places if not event.points else ()
            source, target = (event.facts.get(name) for name in ("source", "target"))
            source, target = event.facts.get("from", source), event.facts.get("to", target)
            if isinstance(source, str) and isinstance(target, str):
                glide.append((source, target))
    ply = session.record.ply
    return Marks(
        before=session.observer.position(session.record.step(ply)[0]) if ply and not session.path else None,
        picked=tuple(key for key in session.path if key in session.places),
        targets=targets,
        sources=picks.sources if picks is not None else (),
        refused=_barred(session),
        last=tuple(dict.fromkeys(last)),
        glide=tuple(glide),
    )


def _barred(session: Session) -> tuple[str, ...]:
    """The place that was tried in vain, or else the first one the refusal is about."""
    if session.refusal is None:
        return ()
    tried = session.refusal.tried[-1]
    return (tried,) if tried in session.places else session.refusal.places[:1]


def frame(session: Session) -> Json:
    """Everything the page shows."""
    position = session.shown
    wording = position.wording
    covered = session.covered_for
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
        "languages": [{"key": key, "label": LANGUAGE_LABELS[key]} for key in LANGUAGES],
        "players": _players(session),
        "seats": _seats(session),
        "notes": list(session.notes),
        "time": _time(session),
        "turn": _turn(session),
        "says": _brief(session, session.says),
        "told": _brief(session, _told(session)),
        "alert": "",
        "cover": None,
        "board": None,
        "groups": [],
        "pick": None,
        "refused": None,
        "receipt": None,
        "log": [],
    }
    if covered is not None:
        data["cover"] = {
            "seat": covered,
            "says": session.say("study.pass", player=Seat(covered)),
            "note": session.say("study.pass_note", player=Seat(covered)),
            "button": session.say("study.take_over", player=Seat(covered)),
        }
        return data
    picks = session.picks()
    top = session.picks_after(()) if picks is not None and session.path else picks
    refused = _refused(session)
    data |= {
        "board": _board(session),
        "groups": _groups(session, top) if top else [],
        "pick": _pick(session, picks) if picks else None,
        "refused": refused,
        "receipt": receipt_of(session, position.preview()) if "receipt" in session.parts else None,
        "log": _log(session) if "log" in session.parts else [],
        "alert": _brief(session, refused["text"]) if refused else "",
    }
    return data


def words(lang: str) -> Json:
    """The words the page puts on its own controls, by their keys without ``page.``, and the pictures beside them."""
    shared = catalogue("boardlab.core")
    said = {key.removeprefix("page."): text_in(text, lang) for key, text in shared.items() if key.startswith("page.")}
    said["keys"] = "\n".join(f"{caps}\t{said.pop(f'keys.{name}')}" for name, caps in KEY_CAPS.items())
    return said | icons()


def area(session: Session) -> Json:
    """How one gets about on the board: its cells row by row, and the neighbours of each."""
    drawn = scene(session, still=True)
    session.places = frozenset(drawn.places)
    # A question about one kind of places begins there.
    asked = set(session.among)
    return {
        "rows": sorted(map(list, drawn.rows), key=asked.isdisjoint),
        "near": {key: dict(place.neighbours) for key, place in drawn.places.items()},
    }


def text(session: Session) -> str:
    """The full visible state as text: what ``repr`` prints, what a screen without widgets shows."""
    lines = []
    if session.covered_for is not None:
        return f"{session.say('game')}: {session.say('study.pass', player=Seat(session.covered_for))}"
    turn = _turn(session)
    lines.append(scene(session).to_text())
    lines.append(" · ".join(part for part in (turn["says"], turn["budget"]["says"] if turn["budget"] else "") if part))
    if session.path:
        picks = session.picks()
        told = ", ".join(_labels(session))
        lines.append(f"{told}: {session.phrase(picks.prompt)}" if picks else told)
    if session.refusal:
        lines += session.reasons(session.refusal.breaches)
    record = session.record
    step = session.say_at(record.ply, "study.step", last=len(record.actions))
    lines.append(f"{step} · {session.call(record.line)}")
    lines += session.notes
    return "\n".join(lines)


def _brief(session: Session, told: str) -> str:
    return brief(told, lambda count: session.say("study.and_more", count=count))


def _told(session: Session) -> str:
    """What led to the step that is shown."""
    ply = session.record.ply
    return " ".join(session.narrate(ply)) if ply else session.say("study.start")


def _name(session: Session, seat: int) -> str:
    names = session.names
    return names[seat] if names and seat < len(names) else seat_letter(seat)


def _players(session: Session) -> list[Json]:
    scores = session.shown.scores if session.shown.pays_points else ()
    return [
        {
            "seat": seat,
            "letter": seat_letter(seat),
            "name": _name(session, seat),
            "points": scores[seat] if scores else None,
            "says": session.say("study.points", player=Seat(seat), points=scores[seat])
            if scores
            else _name(session, seat),
        }
        for seat in range(session.position.players)
    ]


def _seats(session: Session) -> Json:
    """Whose eyes the board is shown for, and whom it may be passed to."""
    everyone = {"seat": -1, "label": session.say("study.all_see")}
    each = [
        {"seat": seat, "label": session.say("study.seen_by", player=Seat(seat))}
        for seat in range(session.position.players)
    ]
    return {"shown": -1 if session.seat is None else session.seat, "choices": [everyone, *each]}


def _turn(session: Session) -> Json:
    """Who decides, and what they may still spend."""
    position = session.shown
    player = position.current_player
    if player is None:
        winners = tuple(Seat(seat) for seat in position.winners)
        key = "study.over" if not winners else "study.won" if len(winners) == 1 else "study.shared"
        return {
            "seat": winners[0] if len(winners) == 1 else -1,
            "says": session.say(key, players=winners),
            "budget": None,
            "note": "",
        }
    says = session.say("study.to_play", player=Seat(player)) if player >= 0 else session.say("study.chance")
    note = ""
    if player >= 0 and session.seat is not None and session.seat != player:
        note = session.say("study.waiting", player=Seat(player), seat=Seat(session.seat))
    budget = position.budget()
    shown = None
    if budget is not None:
        facts = {"left": budget.left, "of": budget.of, "unit": budget.unit}
        shown = {
            "left": budget.left,
            "of": budget.of,
            "short": session.say("study.left", **facts),
            "rest": session.say("study.of", **facts),
            "says": session.say("study.left_of", **facts),
        }
    return {"seat": player, "says": says, "budget": shown, "note": note}


def _groups(session: Session, picks: Picks) -> list[Json]:
    """The deeds of the turn by group, with what each would reach and cost, or why it is not possible."""
    groups: dict[str, list[Json]] = {}
    for choice in picks:
        if choice.group:
            row = _row(session, choice)
            row["pressed"] = session.path[:1] == (choice.key,)
            groups.setdefault(choice.group, []).append(row)
    return [{"label": session.say(group), "rows": rows} for group, rows in groups.items()]


def _row(session: Session, choice: Choice) -> Json:
    reasons = session.reasons(choice.breaches)
    return {
        "key": choice.key,
        "label": session.phrase(choice.label),
        "note": session.phrase(choice.note),
        "cost": session.phrase(choice.cost),
        "why": reasons[0] if reasons else "",
        "more": session.say("study.more_reasons", count=len(reasons) - 1) if len(reasons) > 1 else "",
        "final": choice.action is not None,
    }


def _labels(session: Session) -> list[str]:
    """What has been picked so far, in words."""
    labels = []
    for index, key in enumerate(session.path):
        picks = session.picks_after(session.path[:index])
        labels.append(session.phrase(picks[key].label) if key in picks else session.called(key))
    return labels


def _pick(session: Session, picks: Picks) -> Json:
    """What is picked, what is asked next, and the choices that are not places."""
    counted = picks.table.keys if picks.table else frozenset[str]()
    choices = [
        _row(session, choice)
        for choice in picks
        if not choice.is_place and (session.path or not choice.group) and choice.key not in counted
    ]
    places = [choice.key for choice in picks if choice.is_place and not choice.breaches]
    return {
        "path": _path(session, picks, counted),
        "keys": list(session.path),
        "prompt": session.phrase(picks.prompt),
        "choices": choices,
        "table": _table(session, picks, picks.table) if picks.table else None,
        "targets": places,
    }


def _path(session: Session, picks: Picks, counted: frozenset[str]) -> list[str]:
    """What is picked, in words; what a table counts is said there."""
    labels = [label for key, label in zip(session.path, _labels(session), strict=True) if key not in counted]
    if session.path and not labels and picks.table:
        return [session.phrase(picks.table.columns[-1])]
    return labels


def _table(session: Session, picks: Picks, table: Table) -> Json:
    """A table of counters; a button that can do nothing now is greyed, and says why when pressed."""
    able = {choice.key for choice in picks if not choice.breaches}
    return {
        "columns": [session.phrase(column) for column in table.columns],
        "rows": [
            {"label": session.phrase(label), "cells": [_cell(session, cell, able) for cell in cells]}
            for label, cells in table.rows
        ],
    }


def _cell(session: Session, cell: Cell, able: set[str]) -> Json:
    steps = []
    for step, key, can in (
        (cell.less, LESS, cell.less is not None and cell.less.key in session.path),
        (cell.more, "", cell.more is not None and cell.more.key in able),
    ):
        if step is not None:
            sign = step.sign if can or cell.less is not None else "–"
            steps.append({"key": key + step.key, "sign": sign, "says": session.phrase(step.says), "can": can})
    return {"text": cell.text, "strong": cell.strong, "less": cell.less is not None, "steps": steps}


def _refused(session: Session) -> Json | None:
    """Why the last pick was not possible: the first reason stands out, further ones follow."""
    refusal: Refusal | None = session.refusal
    if refusal is None:
        return None
    rules = session.position.wording.rules
    reasons = [
        {"text": sentence, "rule": breach.rule, "title": text_in(rules[breach.rule].title, session.lang)}
        for sentence, breach in zip(session.reasons(refusal.breaches), refusal.breaches, strict=True)
    ]
    tried = refusal.tried[-1]
    return {
        "tried": tried,
        "text": reasons[0]["text"],
        "title": reasons[0]["title"],
        "reasons": reasons,
        "places": list(refusal.places),
    }


def _board(session: Session) -> Json:
    """The picture, and what every cell says."""
    drawn = scene(session)
    as_text = session.view == TEXT_VIEW
    return {
        "label": drawn.title,
        "svg": "" if as_text else replace(drawn, css=drawn.all_css or drawn.css).to_svg(),
        "text": drawn.to_text() if as_text else "",
        "says": {key: " ".join([place.says, *_notes(session, key)]) for key, place in drawn.places.items()},
        "stands": {key: place.stands for key, place in drawn.places.items() if place.stands},
        # In sight as text only.
        "asides": [] if as_text else [_aside(session, name) for name in session.position.asides],
        "names": {key: place.brief for key, place in drawn.places.items() if place.brief} if as_text else {},
        "facts": list(drawn.summary),
    }


def _notes(session: Session, key: str) -> list[str]:
    """What picking a place would do, where that is known."""
    note = session.note_of(key)
    return [f"({note})"] if note else []


def _aside(session: Session, name: str) -> str:
    """A picture beside the board; the board's own rules of style serve it too."""
    return replace(scene(session, show=name), css="").to_svg()


def receipt_of(session: Session, receipt: Receipt | None) -> Json | None:
    """A receipt, line by line in the order of paying; None where there is none."""
    if receipt is None:
        return None
    return {
        "title": session.phrase(receipt.title),
        "lines": [_receipt_line(session, line) for line in receipt.lines],
        "totals": [receipt.total(seat) for seat in range(session.position.players)],
    }


def _receipt_line(session: Session, line: Line) -> Json:
    return {
        "seat": line.player,
        "label": session.phrase(line.label),
        "sum": session.phrase(line.sum),
        "points": line.points,
        "rule": line.rule,
        "places": list(line.places),
        "focus": list(line.focus),
        "scores": list(line.scores),
    }


def _log(session: Session) -> list[Json]:
    """What the last actions did, newest first, each action's sentences in their order."""
    entries: list[Json] = []
    for ply in range(session.record.ply, 0, -1):
        events = session.events(ply)
        sentences = session.narrate(ply)
        rule = events[0].rule if events else ""
        if len(sentences) <= 3:
            entries.append({"ply": ply, "text": " ".join(sentences), "rule": rule})
        else:
            told = zip(sentences, events, strict=True)
            entries += [{"ply": ply, "text": sentence, "rule": event.rule} for sentence, event in told]
        if len(entries) >= LOG_LINES:
            break
    return entries[:LOG_LINES]


def _time(session: Session) -> Json:
    """The steps of the game: the line being played, where it stands, and the branches that leave it."""
    record = session.record
    actions = record.actions
    last, ply = len(actions), record.ply
    end = min(last, max(ply + session.nodes // 4, session.nodes))
    first = max(0, end - session.nodes)
    nodes = [
        {"ply": step, "seat": actions[step - 1].player, "says": _node(session, step)}
        for step in range(first + 1, end + 1)
    ]
    return {
        "ply": ply,
        "last": last,
        "first": first,
        "line": record.line,
        "nodes": nodes,
        "start": session.say("study.start"),
        "earlier": session.say("study.earlier", count=first) if first else "",
        "step": session.say_at(ply, "study.step", last=last),
        "label": session.say_at(ply, "study.timeline", last=last),
        "branches": _branches(session, first),
        "can_undo": bool(ply or session.path),
        "can_redo": ply < last,
    }


def _node(session: Session, step: int) -> str:
    player, name = session.record.step(step)[1].player, session.name_of_step(step)
    if player < 0:
        return session.say("study.node_chance", ply=step, action=name)
    return session.say("study.node", ply=step, player=Seat(player), action=name)


def _branches(session: Session, first: int) -> list[Json]:
    """The other lines, each with the steps it does not share with the one being played."""
    record = session.record
    found = []
    for line in record.lines:
        if line.name == record.line:
            continue
        steps = line.actions
        shared = record.shared(line, session.observer)
        found.append(
            {
                "name": line.name,
                "label": session.call(line.name),
                "at": shared,
                "seats": [action.player for action in steps[shared : shared + session.nodes]],
                "says": session.say_at(shared, "study.branch_at", name=session.call(line.name)),
                "folded": shared < first,
            }
        )
    return found
