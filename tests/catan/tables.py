"""Short ways to set a table: positions from what matters, texts played in a row, the rules a text breaks."""

from __future__ import annotations

from typing import Any

from boardlab import catan
from boardlab.catan.board import PATHS, SITES
from boardlab.catan.example import example_game
from boardlab.core import Wording

WORDS: Wording = catan.Position.wording


def table(**doc: Any) -> catan.Position:
    """A position on the classic start of four, with some fields changed; hands are taken from the bank."""
    base = catan.start(4).to_json()
    rulings = doc.get("options", {})
    combined = rulings.get("phase_mode") == "combined" or rulings.get("edition") == "fifth_edition"
    stage = doc.get("stage", "act" if combined else "trade")
    phase = doc.pop("phase", stage)
    early = phase in ("roll", "found")
    base |= {"stage": stage, "phase": phase, "dice": None if early else [3, 3]}
    base |= doc
    if "active" in doc and "player" not in doc:
        base["player"] = doc["active"]
    if "hands" in doc:
        base.pop("bank")
    if {"knights", "developments"} & set(doc) and "pile" not in doc:
        base.pop("pile")
    for name in ("longest_road", "largest_army"):
        if name not in doc:
            base.pop(name)
    return catan.from_json(base, allow_unreachable=True)


def play(p: catan.Position, *texts: str) -> catan.Position:
    """The position after some actions."""
    for text in texts:
        p = p.play(p.read_action(text))
    return p


def broken(p: catan.Position, text: str) -> set[str]:
    """The rules an action would break; every reason is a sentence in both languages."""
    verdict = p.judge(p.read_action(text))
    for lang in ("en", "ko"):
        for reason in verdict.reasons(lang):
            assert reason.endswith("."), reason
            assert "{" not in reason
            assert "None" not in reason
    return set(verdict.rules)


def why(p: catan.Position, text: str, lang: str = "en") -> str:
    """All reasons against an action, as one text."""
    return " ".join(p.judge(p.read_action(text)).reasons(lang))


def legal(p: catan.Position, word: str) -> set[str]:
    """The texts of the legal actions that begin with a word, without it."""
    return {act.to_text().partition(" ")[2] for act in p.legal_actions() if act.to_text().split()[0] == word}


def told(p: catan.Position, text: str, seat: int | None = None, lang: str = "en") -> list[str]:
    """What an action does, as a seat hears it."""
    return [p.wording.narrate(event.seen_by(seat), lang) for event in p.events(p.read_action(text))]


ALL_SITES, ALL_PATHS = set(SITES), set(PATHS)
NOBODY: list[list[str]] = [[], [], [], []]
RICH = {"lumber": 3, "brick": 3, "wool": 3, "grain": 3, "ore": 3}


def hands(**cards: int) -> list[dict[str, int]]:
    """Seat 0 holds these cards, the others nothing."""
    return [cards, {}, {}, {}]


def holding(*cards: str, **doc: object) -> catan.Position:
    """A table at which seat 0 holds some development cards."""
    return table(developments=[list(cards), [], [], []], **doc)


SITE_OF = {
    "generic": "2,0|3,-1|3,0", "lumber": "-2,3|-1,2|-1,3", "wool": "1,-3|1,-2|2,-3", "brick": "0,2|1,1|1,2",
    "grain": "-3,1|-2,0|-2,1", "ore": "-2,-1|-2,0|-1,-1",
}  # fmt: skip
"""An intersection at a harbour of each kind."""


def at_harbour(name: str, **cards: int) -> catan.Position:
    """Seat 0 with a settlement at a harbour of a kind, and some cards."""
    return table(settlements=[[SITE_OF[name]], [], [], []], hands=hands(**cards))


def trading() -> Any:
    """D may trade: 5 wool, 1 grain and 1 ore in hand, wool at 2:1."""
    return next(each for each in example_game().positions if each.turn == 16 and each.stage == "trade")
