"""A whole position that looks like a view, as text: any cards that are not seen elsewhere lie where a ``?`` stands."""

from __future__ import annotations

from boardlab.torres.notation import CARD_LETTERS, FIELDS, HEADER, MORE_FIELDS
from boardlab.torres.state import State
from boardlab.torres.validation import COLOURS


def viewer(view: State) -> int | None:
    """Whose view it is: the seat whose hand lies open; None where none does."""
    return next((seat for seat, bits in enumerate(view.hand_bits) if bits >= 0), None)


def completion(line: str, _: str) -> str:
    """The line of a whole position that looks like the line of a view; the line itself where it is none."""
    words = line.split()
    more = words[:1] != [HEADER]
    if len(words) != FIELDS + more * MORE_FIELDS:
        return line
    at = {name: number + more for name, number in {"seats": 3, "hands": 12, "decks": 14, "looking": 15}.items()}
    hands, decks = words[at["hands"]].split("/"), words[at["decks"]].split("/")
    looking, decider = words[at["looking"]], "ABCD".find(words[at["seats"]][1:2])
    if len(decks) == 1:
        unused = _without(CARD_LETTERS * COLOURS, "".join(hands))
        hands = [_filled(hand, unused) for hand in hands]
        decks = [_filled(decks[0], unused)]
    else:
        pools = [_without(CARD_LETTERS, hand + (looking if seat == decider else "")) for seat, hand in enumerate(hands)]
        hands = [_filled(hand, pool) for hand, pool in zip(hands, pools, strict=True)]
        decks = [_filled(deck, pools[seat] if seat < len(pools) else []) for seat, deck in enumerate(decks)]
        looking = _filled(looking, pools[decider] if 0 <= decider < len(pools) else [])
    words[at["hands"]], words[at["decks"]], words[at["looking"]] = "/".join(hands), "/".join(decks), looking
    return " ".join(words)


def _without(cards: str, known: str) -> list[str]:
    """The cards that are not among the known ones."""
    left = list(cards)
    for card in known:
        if card in left:
            left.remove(card)
    return left


def _filled(text: str, unused: list[str]) -> str:
    """A text with a card for each ``?``, as long as there are any."""
    return "".join(unused.pop(0) if sign == "?" and unused else sign for sign in text)
