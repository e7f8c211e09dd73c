"""Actions as text: ``road 0,0|1,0``, ``trade 4 lumber for 1 wool``, ``robber 1,-2 from B``; and the words in them.

How each action is written and read stands with its action type; here is what several of them share.
"""

from __future__ import annotations

from typing import NoReturn

from boardlab.catan.actions import TYPES, Action
from boardlab.catan.cards import DEVELOPMENTS, ONE, RESOURCES, counts_of, size
from boardlab.catan.state import State
from boardlab.catan.wording import WORDING
from boardlab.core.contract.verdict import Breach, UnreadableText
from boardlab.core.text.quoting import shown

MOST = 95
"""More cards than there are cannot be named."""


def read_action(p: State, text: str) -> Action:
    """The action a text means, done by the seat that decides; legal or not."""
    found: Action = TYPES.read(p, text, fail)
    return found


def fail(key: str, **facts: object) -> NoReturn:
    """Refuse a text with the wording ``error.<key>``."""
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def refuse(rule: str, **facts: object) -> NoReturn:
    """Refuse a text because a rule rules out what it names."""
    raise UnreadableText(WORDING.refusal(Breach(rule, facts)))


def cards_text(cards: int) -> str:
    """A bundle as text: ``2 lumber 1 ore``; ``nothing`` for no cards."""
    words = [f"{count} {RESOURCES[kind]}" for kind, count in enumerate(counts_of(cards)) if count]
    return " ".join(words) or "nothing"


def read_cards(words: list[str]) -> int:
    """The bundle some words mean: ``2 lumber ore`` is two lumber and one ore; ``nothing`` is none."""
    cards, count = 0, 0
    for word in words:
        if word == "nothing" and len(words) == 1:
            return 0
        if word in RESOURCES:
            cards += ONE[RESOURCES.index(word)] * (count or 1)
            count = 0
        elif word.isascii() and word.isdigit() and not count and 0 < int(word[:3]) <= MOST:
            count = int(word)
        elif word in DEVELOPMENTS:
            refuse("catan.trade.resources_only", word=word)
        else:
            fail("cards", text=shown(" ".join(words), 60))
        if size(cards) > MOST:
            fail("cards", text=shown(" ".join(words), 60))
    if count or not words:
        fail("cards", text=shown(" ".join(words), 60))
    return cards


def read_resource(word: str) -> int:
    """One card of the resource a word names, a bundle."""
    if word not in RESOURCES:
        fail("cards", text=shown(word, 60))
    return ONE[RESOURCES.index(word)]


def read_development(word: str) -> int:
    """The development card a word names, an index."""
    if word not in DEVELOPMENTS:
        fail("card", text=shown(word), cards=", ".join(DEVELOPMENTS))
    return DEVELOPMENTS.index(word)


def read_seat(word: str) -> int:
    """The seat a letter names."""
    if word not in ("A", "B", "C", "D"):
        fail("seat", text=shown(word))
    return ord(word) - ord("A")
