"""Actions as text: ``build e4 from 3``, ``play elevator a2 c2``, ``end 2 leaving 3 3 2``; and the words in them.

How each action is written and read stands with its action type; here is what several of them share.
"""

from __future__ import annotations

from typing import NoReturn

from boardlab.core.contract.verdict import AmbiguousText, UnreadableText
from boardlab.core.text.quoting import shown
from boardlab.torres.actions import TYPES, Action
from boardlab.torres.board import NAMES
from boardlab.torres.cards import CARDS
from boardlab.torres.state import State
from boardlab.torres.wording import WORDING


def read_action(p: State, text: str) -> Action:
    """The action a text means, done by the seat that decides; legal or not."""
    found: Action = TYPES.read(p, text, fail)
    return found


def fail(key: str, **facts: object) -> NoReturn:
    """Refuse a text with the wording ``error.<key>``."""
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def two_ways(text: str, fits: list[str]) -> NoReturn:
    """Refuse a text that fits several actions."""
    raise AmbiguousText(WORDING.say("error.action_ambiguous", text=text, fits=", ".join(fits)))


def read_cell(word: str) -> int:
    """The cell a word names."""
    if word not in NAMES:
        fail("cell", text=shown(word))
    return NAMES.index(word)


def read_card(word: str) -> int:
    """The action card a word names."""
    if word not in CARDS:
        fail("card", text=shown(word))
    return CARDS.index(word)


def is_size(word: str) -> bool:
    """Is the word a number of one or two figures?"""
    return word.isascii() and word.isdigit() and len(word) <= 2


def split_size(words: list[str]) -> tuple[list[str], int]:
    """The words before ``from 3``, and the size of the stack; 0 where none is named."""
    if len(words) >= 2 and words[-2] == "from" and is_size(words[-1]):
        return words[:-2], int(words[-1])
    return words, 0


def used_stack(p: State, text: str) -> int:
    """The size of the stack a block comes from when the text names none: the one in use, or the only size there is."""
    if p.turn_stack >= 0:
        return 0
    sizes = sorted({stack for stack in p.stacks[p.decider] if stack})
    if len(sizes) > 1:
        two_ways(text, [f"{text} from {size}" for size in sizes])
    return sizes[0] if sizes else 0
