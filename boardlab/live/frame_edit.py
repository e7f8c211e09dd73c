"""The workbench of a frame: the tools by which a position is set up, what it has become, what would be allowed."""

from __future__ import annotations

from typing import Any

from boardlab.core.edited import REPAIR, EditedPosition
from boardlab.live import frame_pick
from boardlab.live.ghost import ghosts
from boardlab.live.nearby import NEAR
from boardlab.live.pasted import shown
from boardlab.live.session import Session

Json = dict[str, Any]


def bench(session: Session) -> Json | None:
    """What a page shows to set a position up: None where that cannot be, and little while one plays."""
    edited = session.edited
    if edited is None:
        return {"edits": False} if session.can_leave else None
    picks = session.picks_after(())
    letters = {tool.key: tool.letter for tool in edited.tools.values()}
    groups = frame_pick.groups(session, picks)
    for group in groups:
        for row in group["rows"]:
            row["letter"] = letters.get(row["key"], "")
    return {
        "edits": True,
        "status": edited.status,
        "says": session.say(f"edit.{edited.status}"),
        "reasons": _reasons(session, edited),
        "groups": groups,
        "earlier": len(session.earlier),
        "misread": None if session.misread is None else shown(session.misread),
    }


def _reasons(session: Session, edited: EditedPosition) -> list[Json]:
    """Why it is no position of a game: each reason with its places, and the one edit that mends it."""
    found = []
    for at, (breach, text) in enumerate(zip(edited.problems, session.reasons(edited.problems), strict=True)):
        path = edited.repairs[at]
        mend = None
        if path is not None:
            mend = {"key": f"{REPAIR}{at}", "says": session.phrase(edited.told(path))}
        title = session.rule_title(breach.rule)
        found.append({"text": text, "rule": breach.rule, "title": title, "places": list(breach.places), "mend": mend})
    return found


def near(session: Session) -> list[Json] | None:
    """What would be allowed instead of what was refused; None where nobody has asked."""
    if session.near is None:
        return None
    return [
        {
            "key": f"{NEAR}{at}",
            "kind": each.kind,
            "says": session.phrase(each.told(session.lang)),
            "places": [each.place] if each.place else [],
            "ghost": ghost,
        }
        for at, (each, ghost) in enumerate(zip(session.near, ghosts(session, session.near), strict=True))
    ]
