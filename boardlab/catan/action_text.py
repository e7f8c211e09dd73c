"""Actions as text: ``road 0,0|1,0``, ``trade 4 lumber for 1 wool``, ``robber 1,-2 from B``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from boardlab.catan.actions import Action, Kind, action
from boardlab.catan.board import PATH_AT, SITE_AT, TILE_AT
from boardlab.catan.cards import DEVELOPMENTS, DISCOVERY, MONOPOLY, ONE, RESOURCES, size
from boardlab.catan.wording import WORDING
from boardlab.core.position import CHANCE
from boardlab.core.quoting import shown
from boardlab.core.verdict import Breach, UnreadableText

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

LONGEST = 200
"""Longer texts are refused unread."""
MOST = 95
"""More cards than there are cannot be named."""


def fail(key: str, **facts: Any) -> NoReturn:
    """Refuse a text with the wording ``error.<key>``."""
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def _refuse(rule: str, **facts: Any) -> NoReturn:
    """Refuse a text because a rule rules out what it names."""
    raise UnreadableText(WORDING.refusal(Breach(rule, facts)))


def read_action(p: Reading, text: str) -> Action:
    """The action a text means, done by the seat that decides; legal or not."""
    line = text if type(text) is str else f"({type(text).__name__})"
    words = line.split()
    if not words or len(line) > LONGEST:
        fail("action", text=shown(line))
    reader = _READERS.get(words[0])
    seat = p.seat if p.seat >= 0 else p.active
    found = reader(seat, words[1:]) if reader else None
    if found is None:
        fail("action", text=shown(line, 60))
    return found


def _plain(kind: Kind) -> Callable[[int, list[str]], Action | None]:
    return lambda seat, words: None if words else action(kind, seat)


def _site(kind: Kind) -> Callable[[int, list[str]], Action | None]:
    def read(seat: int, words: list[str]) -> Action | None:
        if len(words) != 1:
            return None
        if words[0] not in SITE_AT:
            fail("site", text=shown(words[0]))
        return action(kind, seat, SITE_AT[words[0]])

    return read


def _read_road(seat: int, words: list[str]) -> Action | None:
    if len(words) != 1:
        return None
    if words[0] not in PATH_AT:
        _refuse("catan.build.road.on_path", text=shown(words[0]))
    return action(Kind.ROAD, seat, PATH_AT[words[0]])


def _read_dice(seat: int, words: list[str]) -> Action | None:
    if len(words) != 2 or not all(word in ("1", "2", "3", "4", "5", "6") for word in words):
        return None
    return action(Kind.DICE, CHANCE, 6 * (int(words[0]) - 1) + int(words[1]) - 1)


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
            _refuse("catan.trade.resources_only", word=word)
        else:
            fail("cards", text=shown(" ".join(words), 60))
        if size(cards) > MOST:
            fail("cards", text=shown(" ".join(words), 60))
    if count or not words:
        fail("cards", text=shown(" ".join(words), 60))
    return cards


def _read_discard(seat: int, words: list[str]) -> Action | None:
    return action(Kind.DISCARD, seat, give=read_cards(words)) if words else None


def _seat(word: str) -> int:
    if word not in ("A", "B", "C", "D"):
        fail("seat", text=shown(word))
    return ord(word) - ord("A")


def _read_robber(seat: int, words: list[str]) -> Action | None:
    if len(words) not in (1, 3) or (len(words) == 3 and words[1] != "from"):
        return None
    if words[0] not in TILE_AT:
        _refuse("catan.robber.land_only", text=shown(words[0]))
    return action(Kind.ROBBER, seat, TILE_AT[words[0]], _seat(words[2]) if len(words) == 3 else -1)


def _kind(word: str) -> int:
    if word not in RESOURCES:
        fail("cards", text=shown(word, 60))
    return ONE[RESOURCES.index(word)]


def _read_steal(seat: int, words: list[str]) -> Action | None:
    return action(Kind.STEAL, CHANCE, get=_kind(words[0])) if len(words) == 1 else None


def _development(word: str) -> int:
    if word not in DEVELOPMENTS:
        fail("card", text=shown(word), cards=", ".join(DEVELOPMENTS))
    return DEVELOPMENTS.index(word)


def _read_draw(seat: int, words: list[str]) -> Action | None:
    return action(Kind.DRAW, CHANCE, card=_development(words[0])) if len(words) == 1 else None


def _read_play(seat: int, words: list[str]) -> Action | None:
    if not words:
        return None
    card = _development(words[0])
    if card == MONOPOLY:
        return action(Kind.PLAY, seat, card=card, get=_kind(words[1])) if len(words) == 2 else None
    if card == DISCOVERY:
        return action(Kind.PLAY, seat, card=card, get=read_cards(words[1:])) if len(words) > 1 else None
    return action(Kind.PLAY, seat, card=card) if len(words) == 1 else None


def _swap(kind: Kind) -> Callable[[int, list[str]], Action | None]:
    def read(seat: int, words: list[str]) -> Action | None:
        if words.count("for") != 1:
            return None
        at = words.index("for")
        return action(kind, seat, give=read_cards(words[:at]), get=read_cards(words[at + 1 :]))

    return read


def _read_confirm(seat: int, words: list[str]) -> Action | None:
    return action(Kind.CONFIRM, seat, seat=_seat(words[0])) if len(words) == 1 else None


_READERS: dict[str, Callable[[int, list[str]], Action | None]] = {
    "settlement": _site(Kind.SETTLEMENT),
    "road": _read_road,
    "city": _site(Kind.CITY),
    "roll": _plain(Kind.ROLL),
    "dice": _read_dice,
    "discard": _read_discard,
    "robber": _read_robber,
    "steal": _read_steal,
    "buy": _plain(Kind.BUY),
    "draw": _read_draw,
    "play": _read_play,
    "trade": _swap(Kind.MARITIME),
    "offer": _swap(Kind.OFFER),
    "accept": _plain(Kind.ACCEPT),
    "decline": _plain(Kind.DECLINE),
    "counter": _swap(Kind.COUNTER),
    "confirm": _read_confirm,
    "withdraw": _plain(Kind.WITHDRAW),
    "claim": _plain(Kind.CLAIM),
    "end": _plain(Kind.END),
}
