"""A question that shows one seat's view: whatever that seat may not know changes nothing on the card."""

from __future__ import annotations

import json

from boardlab.lessons import Checkpoint, Misconception
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.notebook.checkpoint import CheckpointCard
from tests.session.conftest import FakePage


def card(hidden: str, **more: object) -> CheckpointCard:
    facts = {
        "id": "creed.board.1",
        "kind": "turn",
        "setting": lambda: sketch(f"A11=cavalry_4 A13=archer+hidden B13={hidden}+hidden B33=spearman"),
        "solve": lambda p: ("move A11 A31",),
        "goal": lambda start, end, actions: False,
        "misconceptions": (Misconception("creed.rank_for_line", lambda p: ("end",), "creed.setup.boards"),),
        "rules": ("creed.setup.boards",),
        "wording": WORDING,
        "sees": 0,
        **more,
    }
    return CheckpointCard(Checkpoint(**facts))


def shown(made: CheckpointCard) -> str:
    bundle, _ = made._repr_mimebundle_()
    bundle.pop("application/vnd.jupyter.widget-view+json", None)
    page = made.get_state()
    shown = [made.frame, page["area"], page["words"], bundle, repr(made)]
    return json.dumps(shown, ensure_ascii=False, default=str)


def test_the_card_is_the_same_whatever_lies_face_down() -> None:
    """As asked, with a unit picked, played and committed, and when that is walked."""
    cards = [card(unit) for unit in ("infantry_1", "obstacle_2")]
    pages = [FakePage(made) for made in cards]
    for keys in ((), ("A31",), ("A11",), ("A21",), ("answer:",)):
        for page in pages:
            for key in keys:
                page.pick(key)
        one, two = map(shown, cards)
        assert one == two, keys
    for at in (0, 1):
        for page in pages:
            assert page.ask("jump", key="mine", at=at)["answer"] == "done"
        one, two = map(shown, cards)
        assert one == two, f"walked to step {at}"
    assert "move A11" in json.dumps(cards[0].frame)
