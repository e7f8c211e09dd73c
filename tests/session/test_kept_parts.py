"""What is kept from click to click equals what is made anew, whatever was clicked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardlab.core.play.record import Record
from boardlab.session.channel import FrameChannel
from boardlab.session.features.picks import PicksFeature
from boardlab.session.features.picture import PictureFeature
from boardlab.session.frame import frame
from boardlab.session.game_session import Session
from boardlab.session.kinds import opposed, study

CLICKS = 60
OTHERS = (
    *(("undo", ""), ("redo", ""), ("cancel", ""), ("edit", ""), ("branch", "another"), ("compare", "main")),
    *(("compare", ""), ("near", ""), ("inquire", "rulings"), ("inquire", ""), ("make_question", "open")),
    *(("make_question", ""), ("language", "ko"), ("language", "en"), ("seat", ""), ("reveal", ""), ("turn", "")),
    *(("view", "text"), ("switch", "main"), ("unfold", ""), ("walk", ""), ("opponent", "")),
)


def click(rng: Random, session: Session) -> tuple[str, str]:
    """Something that a learner may click: mostly a pick."""
    picks = session.has(PicksFeature).picks()
    if picks is not None and picks.choices and rng.random() < 0.75:
        return "pick", rng.choice(picks.choices).key
    return rng.choice(OTHERS)


def anew(session: Session) -> tuple[Any, Any]:
    """The frame as it is shown, and as it is when nothing was kept."""
    kept = frame(session)
    for feature in session.features:
        feature._closed = None, {}
    session.has(PictureFeature)._made = None
    return kept, frame(session)


@pytest.mark.parametrize("kind", [study, opposed])
@pytest.mark.parametrize("game", ["torres", "catan", "creed"])
def test_kept_parts_equal_new_ones_after_any_click(game: str, kind: Any) -> None:
    rng = Random(f"{game} {kind.__name__}")
    session: Session = kind(Record.new(game, seed="kept", players=3 if game == "catan" else 2), lang="en")
    channel = FrameChannel(session, lambda _: None)
    channel.refresh()
    done = set()
    for seq in range(CLICKS):
        do, key = click(rng, session)
        at = rng.randrange(-1, 2)
        message = {"client": "page", "seq": seq + 1, "rev": session.rev, "do": do, "key": key, "at": at}
        if channel.receive(message)["answer"] in ("done", "more"):
            done.add(do)
        kept, new = anew(session)
        assert kept == new, (do, key)
        shown = {part: value for part, value in channel.shown()["frame"].items() if part != "board"}
        assert shown == {part: value for part, value in new.items() if part != "board"}, (do, key)
    assert "pick" in done
    assert len(done) > 3, done
