"""A whole position that looks like a view, as text: any cards that are not seen elsewhere lie where a ``?`` stands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boardlab.catan.actions import OVER
from boardlab.catan.cards import DEVELOPMENTS, HIDDEN, KINDS, KNIGHT, ONE, PER_KIND, PILE_COUNTS, VICTORY_POINT
from boardlab.catan.notation import CARD_LETTERS, FIELDS
from boardlab.catan.state import State
from boardlab.catan.winning import point_cards

_HIDDEN = re.compile(r"\?(\d{1,3})")
_KNOWN = re.compile(r"\d{1,3}(?:\.\d{1,3}){4}")
Counts = list[int]
"""How many cards of each kind."""


def viewer(view: State) -> int | None:
    """Whose view it is: the seat that looks, or whose cards lie open; None where none does."""
    if (seen := getattr(view, "_viewer", None)) is not None:
        return int(seen)
    for seat in range(view.players):
        hand, cards = view.packed_hand(seat), view.developments[seat]
        fresh = view.fresh if seat == view.active else 0
        if view.stage == OVER and cards < HIDDEN:
            cards -= point_cards(view, seat) * ONE[VICTORY_POINT]  # those lie open to all
        if (hand or cards) and max(hand, cards, fresh) < HIDDEN:
            return seat
    return None


def completion(line: str, _: str) -> str:
    """The line of a whole position that looks like the line of a view; the line itself where it is none."""
    words = line.split()
    if len(words) != FIELDS or _KNOWN.fullmatch(words[9]) is None:
        return line
    active = max("ABCD".find(words[3][1:2]), 0)
    words[8], hands = _hands(words[8].split("/"), _counts(words[9]), words[16], active)
    words[10], words[12] = _developments(words[10].split("/"), words[12], words[13], active)
    held = words[10].split("/")
    mine = held[active] if active < len(held) else ""
    words[11] = mine[: words[11].count("?")] if words[11].startswith("?") else words[11]
    words[16] = _discards(words[16], hands)
    return " ".join(words)


def _counts(text: str) -> Counts:
    return [int(part) for part in text.split(".")]


def _text(counts: Sequence[int]) -> str:
    return ".".join(map(str, counts))


def _hands(parts: list[str], bank: Counts, underway: str, active: int) -> tuple[str, list[Counts | None]]:
    """Hands with cards of some kind for those unknown: what is promised of them, then whatever the bank has not."""
    found = [_counts(part) if _KNOWN.fullmatch(part) else None for part in parts]
    left = [PER_KIND - count for count in bank]
    for hand in filter(None, found):
        left = [have - count for have, count in zip(left, hand, strict=True)]
    hidden = {seat: int(match[1]) for seat, part in enumerate(parts) if (match := _HIDDEN.fullmatch(part))}
    for seat, count in hidden.items():
        found[seat] = [0] * len(left)
        for kind, promised in enumerate(_promised(underway, seat, active)):
            _take(found[seat] or [], left, kind, min(promised, count))
    for seat, count in hidden.items():
        hand = found[seat] or []
        for kind in KINDS:
            _take(hand, left, kind, count - sum(hand))
    return "/".join(parts[seat] if hand is None else _text(hand) for seat, hand in enumerate(found)), found


def _take(hand: Counts, left: Counts, kind: int, count: int) -> None:
    """Move so many cards of a kind into a hand, or as many as there are."""
    moved = max(min(left[kind], count), 0)
    hand[kind] += moved
    left[kind] -= moved


def _promised(underway: str, seat: int, active: int) -> Counts:
    """What a seat would hand over in the offer on the table; nothing where there is none."""
    nothing = [0] * len(KINDS)
    name, _, rest = underway.partition(":")
    deal, _, answers = rest.partition(":")
    if name != "offer":
        return nothing
    if seat == active:
        said = deal.partition(">")[0]
    else:
        each = answers.split("/")
        said = each[seat].partition(">")[2] if seat < len(each) else ""
    return _counts(said) if _KNOWN.fullmatch(said) else nothing


def _developments(parts: list[str], pile: str, knights: str, active: int) -> tuple[str, str]:
    """Development cards of all seats and the pile; at the end victory points are seen, so the others are none."""
    known = "".join(parts)
    left = {letter: count - known.count(letter) for letter, count in zip(CARD_LETTERS, PILE_COUNTS, strict=True)}
    left[CARD_LETTERS[KNIGHT]] -= sum(int(part) for part in knights.split(".") if part.isdecimal() and len(part) < 4)
    hidden = _HIDDEN.fullmatch(pile)
    wanted = known.count("?") + (int(hidden[1]) if hidden else 0)
    # Of knights and victory points all are somewhere; progress cards may have been played.
    sure = [
        letter for card in (KNIGHT, VICTORY_POINT) for letter in CARD_LETTERS[card] * max(left[CARD_LETTERS[card]], 0)
    ]
    free = [letter for letter in CARD_LETTERS if letter not in (CARD_LETTERS[KNIGHT], CARD_LETTERS[VICTORY_POINT])]
    cards = [letter for letter in free for _ in range(max(left[letter], 0))][: max(wanted - len(sure), 0)] + sure
    for seat in sorted(range(len(parts)), key=lambda seat: seat != active):
        parts[seat] = "".join(cards.pop(0) if sign == "?" and cards else sign for sign in parts[seat])
    if hidden:
        pile = _text([cards[: int(hidden[1])].count(letter) for letter in CARD_LETTERS[: len(DEVELOPMENTS)]])
    return "/".join(parts), pile


def _discards(underway: str, hands: list[Counts | None]) -> str:
    """What is laid down while a 7 is resolved: some cards of the hand."""
    name, _, rest = underway.partition(":")
    if name != "discards":
        return underway
    parts = rest.split("/")
    for seat, part in enumerate(parts):
        match = _HIDDEN.fullmatch(part)
        if match and seat < len(hands):
            laid, from_hand = [0] * len(KINDS), list(hands[seat] or [])
            for kind in range(len(from_hand)):
                _take(laid, from_hand, kind, int(match[1]) - sum(laid))
            short = int(match[1]) - sum(laid)
            laid[0] += short
            parts[seat] = _text(laid)
    return f"{name}:{'/'.join(parts)}"
