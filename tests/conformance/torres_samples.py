"""What the conformance suite needs to know about Torres: positions, every declared action, and what is hidden."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from itertools import combinations_with_replacement, permutations
from typing import Any

from boardlab import torres
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.cards import BLOCK_UNDER, CARDS, EXTRA_BLOCK, MOVING
from tests.torres.random_positions import random_state
from tests.torres.witness import engine_of

STARTS = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "options": "namuwiki_new"},
    {"players": 3, "options": "huch"},
    {"players": 3, "options": torres.Options("rio_grande_2005", master_game=True)},
    {"players": 2, "options": torres.Options("namuwiki_old", master_game=True), "master": "castle_count"},
)
_CELLS = range(64)
_SIZES = range(5)


def sample(rng: random.Random) -> torres.Position:
    """A position in the middle of a turn, with hands full of cards."""
    return engine_of(random_state(rng))


def candidates(p: torres.Position) -> Iterator[Action]:
    """All actions of all kinds, cells, cards and sizes of the deciding seat, and a few hundred of every other seat."""
    yield from _all_of(p.decider)
    # Stacks without a cap take sizes that no list could name beforehand.
    yield from (act for act in p.legal_actions() if act.kind in (Kind.END, Kind.CARRY, Kind.BUILD))
    for seat in range(p.players):
        if seat != p.decider:
            yield from random.Random(p.to_text()).sample(_all_of(seat), 300)


_known: dict[int, list[Action]] = {}


def _all_of(seat: int) -> list[Action]:
    if seat not in _known:
        _known[seat] = list(declared(seat))
    return _known[seat]


def declared(seat: int) -> Iterator[Action]:
    """Every action one seat could ever try."""
    for kind in (Kind.LEAVE_KING, Kind.BUY, Kind.POINT):
        yield action(kind, seat)
    for number in range(1, 8):
        yield action(Kind.POINT, seat, size=number)
        yield action(Kind.START, seat, size=number - 1)
    for cell in _CELLS:
        for kind in (Kind.FIRST_KNIGHT, Kind.PLACE_KING, Kind.ADD, Kind.FOUND):
            yield action(kind, seat, cell=cell)
        yield action(Kind.PLAY, seat, cell=cell, card=EXTRA_BLOCK)
        for size in _SIZES:
            yield action(Kind.BUILD, seat, cell=cell, size=size)
            yield action(Kind.PLAY, seat, cell=cell, card=BLOCK_UNDER, size=size)
        for other in _CELLS:
            yield action(Kind.MOVE, seat, cell, other)
            for card in sorted(MOVING):
                yield action(Kind.PLAY, seat, cell, other, card)
    for name in ("six_ap", "seven_ap"):
        yield action(Kind.PLAY, seat, card=CARDS.index(name))
    yield from _keeps(seat)
    for size in _SIZES:
        for stacks in range(6):
            for rest in combinations_with_replacement(range(4, -1, -1), stacks):
                yield action(Kind.END, seat, size=size, rest=rest)
                if not size:
                    yield action(Kind.CARRY, seat, rest=rest)
                if rest != rest[::-1]:
                    yield action(Kind.END, seat, size=size, rest=rest[::-1])


def _keeps(seat: int) -> Iterator[Action]:
    for card in range(len(CARDS)):
        others = [other for other in range(len(CARDS)) if other != card]
        for at in ("", "top", "bottom", "split", "middle"):
            for back in range(3):
                for rest in permutations(others, back):
                    yield action(Kind.KEEP, seat, card=card, at=at, rest=rest)


# -- what is hidden -------------------------------------------------------------------------------------------------


def rehidden(p: torres.Position, seat: int | None, rng: random.Random) -> torres.Position:
    """The position with hands, decks and drawn cards of the others, and the player's own deck's order, drawn again."""
    doc = p.to_json()
    if p.options.deck == "common":
        return _redealt(doc, seat, rng)
    for player in range(p.players):
        drawn = list(doc["looking"]) if player == p.decider else []
        if player == seat:
            rng.shuffle(doc["decks"][player])
            continue
        cards = list(CARDS)
        rng.shuffle(cards)
        hand, deck = len(doc["hands"][player]), len(doc["decks"][player])
        fresh = len(doc["fresh"]) if player == p.decider else 0
        doc["hands"][player] = sorted(cards[:hand])
        doc["decks"][player] = cards[hand : hand + deck]
        if player == p.decider:
            doc["fresh"] = sorted(cards[:fresh])
            doc["looking"] = cards[hand + deck : hand + deck + len(drawn)]
    return torres.from_json(doc, allow_unreachable=True)


def seen_action(p: torres.Position, act: Action, seat: int | None) -> Hashable:
    """What a seat, or a spectator, sees of an action: all of it, or only that a card was kept."""
    return "keep" if act.kind == Kind.KEEP and seat != act.player else act


def uncovers(p: torres.Position, act: Action, seat: int | None) -> bool:
    """May this show what was hidden? Only the player's own deck to whoever draws from it."""
    return act.kind == Kind.BUY and seat == act.player


def _redealt(doc: dict[str, Any], seat: int | None, rng: random.Random) -> torres.Position:
    """The same with one deck for all: what the others hold and the deck, mixed and dealt again."""
    hidden = [player for player in range(len(doc["hands"])) if player != seat]
    unseen = [card for player in hidden for card in doc["hands"][player]] + list(doc["decks"][0])
    rng.shuffle(unseen)
    for player in hidden:
        count = len(doc["hands"][player])
        doc["hands"][player], unseen = sorted(unseen[:count]), unseen[count:]
        if player == doc["player"]:
            doc["fresh"] = doc["hands"][player][: len(doc["fresh"])]
    doc["decks"] = [unseen]
    return torres.from_json(doc, allow_unreachable=True)


def _words_of(cards: list[str]) -> tuple[str, ...]:
    wording = torres.Position.wording
    return tuple(
        text for card in cards for text in (card, *(wording.say(f"card.{card}", lang) for lang in ("en", "ko")))
    )


def secrets() -> Iterator[tuple[torres.Position, int | None, tuple[str, ...]]]:
    """Seat 1 holds and draws cards nobody else has anywhere; seats 0 and 2, and a spectator, look."""
    mine = ["magnet", "hurdle", "elevator", "two_up"]
    rest = [card for card in CARDS if card not in (*mine, "six_ap")]
    doc: dict[str, Any] = {
        "heights": dict.fromkeys(("e1", "c3", "f3", "a4", "h5", "c6", "f6", "d8"), 1),
        "knights": [["e1"], ["c3"], ["f3"]],
        "king": "d8",
        "player": 1,
        "hands": [["six_ap"], mine[:2], []],
        "decks": [rest[:3], mine[2:], rest[1:5]],
    }
    shown = torres.from_json(doc)
    looking = shown.play(shown.read_action("buy"))
    kept = looking.play(looking.read_action("keep elevator top two_up"))
    for p in (shown, looking, kept):
        yield p, 0, _words_of(mine)
        yield p, 2, (*_words_of(mine), *_words_of(["six_ap"]))
        yield p, None, (*_words_of(mine), *_words_of(["six_ap"]))
    yield shown, 1, _words_of(mine[2:])
    yield kept, 1, _words_of(mine[3:])
