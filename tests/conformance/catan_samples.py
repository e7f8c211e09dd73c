"""What the conformance suite needs to know about Catan: positions, every declared action, and what is hidden."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from boardlab import catan
from boardlab.catan.actions import CHANCE_STAGES, DISCARD, Action, Kind, action
from boardlab.catan.cards import DEVELOPMENTS, KINDS, ONE, RESOURCES, counts_of, parts, parts_by_kind, size
from boardlab.catan.rules.robber.discarding import LISTED_HAND
from boardlab.catan.rules.trade.offering import USUAL
from boardlab.core.contract.position import CHANCE
from tests.catan.random_play import random_position

STARTS = (
    {"players": 3, "options": catan.Options(domestic_trade=False)},
    {"players": 4, "options": catan.FIFTH_EDITION},
)
OPEN_WORDS = ("offer", "counter", "discard")
OPEN_VERBS = frozenset({*OPEN_WORDS, *(f"give:{name}" for name in RESOURCES)})
DULL = ("end", "offer", "counter", "trade")


def sample(rng: random.Random) -> catan.Position:
    """A position from the middle of a random game under random rulings."""
    return random_position(rng)


def is_usual(p: catan.Position, act: Action) -> bool:
    """Is this among the deals a menu lists: one swap with the bank, an offer of one or two cards of a kind, and of a
    very large hand a discard that divides one kind at most?
    """
    if act.kind == Kind.DISCARD and size(p.packed_hand(act.player)) > LISTED_HAND:
        pairs = zip(counts_of(act.give), counts_of(p.packed_hand(act.player)), strict=True)
        return sum(0 < given < have for given, have in pairs) <= 1
    if act.kind in (Kind.OFFER, Kind.COUNTER):
        kinds = [[count for count in counts_of(side) if count] for side in (act.give, act.get)]
        return all(len(side) == 1 for side in kinds) and (kinds[0][0], kinds[1][0]) in USUAL
    return act.kind != Kind.MARITIME or size(act.get) == 1


def candidates(p: catan.Position) -> Iterator[Action]:
    """All actions of the deciding seat, and a few hundred of every other seat and of chance where it is not next."""
    mine = p.decider if p.decider != CHANCE else p.active
    yield from declared(p, mine)
    rng = random.Random(p.to_text())
    for seat in range(p.players):
        if seat != mine:
            yield from rng.sample(list(declared(p, seat)), 500)
    for kind in (Kind.DICE, Kind.STEAL, Kind.DRAW):
        if p.stage not in CHANCE_STAGES:
            yield action(kind, CHANCE, place=7 if kind == Kind.DICE else -1, card=0, get=ONE[0])


def declared(p: catan.Position, seat: int) -> Iterator[Action]:
    """Every action one seat could try."""
    yield from _fixed(seat)
    yield from _discards(p, seat)


def _places(seat: int) -> Iterator[Action]:
    for kind in (Kind.ROLL, Kind.BUY, Kind.ACCEPT, Kind.DECLINE, Kind.WITHDRAW, Kind.CLAIM, Kind.END):
        yield action(kind, seat)
    for kind, count in ((Kind.SETTLEMENT, 54), (Kind.CITY, 54), (Kind.ROAD, 72), (Kind.DICE, 36)):
        for place in range(count):
            yield action(kind, seat, place)
    for tile in range(19):
        for victim in range(-1, 5):
            yield action(Kind.ROBBER, seat, tile, victim)
    for other in range(-1, 4):
        yield action(Kind.CONFIRM, seat, seat=other)
    for card in range(len(DEVELOPMENTS)):
        yield action(Kind.DRAW, seat, card=card)
        if card not in (2, 3):
            yield action(Kind.PLAY, seat, card=card)


@cache
def _fixed(seat: int) -> tuple[Action, ...]:
    return (*_places(seat), *_cards(seat))


def _cards(seat: int) -> Iterator[Action]:
    for count in range(4):
        for kinds in combinations_with_replacement(KINDS, count):
            cards = sum(ONE[kind] for kind in kinds)
            yield action(Kind.PLAY, seat, card=2, get=cards)
            yield action(Kind.PLAY, seat, card=3, get=cards)
    for mine in KINDS:
        yield action(Kind.MARITIME, seat, give=ONE[mine] * 4)
        for other in KINDS:
            for give in range(6):
                yield action(Kind.MARITIME, seat, give=ONE[mine] * give, get=ONE[other])
            for kind in (Kind.OFFER, Kind.COUNTER):
                for give, get in (*USUAL, (0, 1), (1, 0)):
                    yield action(kind, seat, give=ONE[mine] * give, get=ONE[other] * get)


def _discards(p: catan.Position, seat: int) -> Iterator[Action]:
    hand = p.packed_hand(seat)
    if p.stage != DISCARD or seat != p.decider:
        yield action(Kind.DISCARD, seat, give=hand)
        return
    for count in range(size(hand) // 2 - 1, size(hand) // 2 + 2):
        # Of a very large hand there are too many ways to try them all.
        few = size(hand) <= LISTED_HAND
        for cards in (parts if few else parts_by_kind)(hand, count):
            yield action(Kind.DISCARD, seat, give=cards)
        rng = random.Random(hand)
        for _ in range(0 if few else 300):
            cards = rng.sample([kind for kind in KINDS for _ in range(counts_of(hand)[kind])], count)  # type: ignore[assignment]
            yield action(Kind.DISCARD, seat, give=sum(ONE[kind] for kind in cards))
    for kind in KINDS:
        yield action(Kind.DISCARD, seat, give=ONE[kind] * (size(hand) // 2))


# -- what is hidden -------------------------------------------------------------------------------------------------


def rehidden(p: catan.Position, seat: int | None, rng: random.Random) -> catan.Position:
    """The position with hands, development cards and face-down discards of the others dealt anew."""
    doc = p.to_json()
    agreed = p.underway.offer.answers if p.underway.offer else (None,) * p.players
    # Whoever has agreed to a deal has shown those cards: that hand stays.
    others = [each for each in range(p.players) if each != seat and not any(agreed[each] or ())]
    if p.underway.offer and p.active in others:
        others.remove(p.active)
    pool = [kind for each in others for kind, count in doc["hands"][each].items() for _ in range(count)]
    rng.shuffle(pool)
    strangers = [each for each in range(p.players) if each != seat]
    cards = [*(card for each in strangers for card in doc["developments"][each])]
    cards += [card for card, count in doc["pile"].items() for _ in range(count)]
    # At the end the victory points of all lie open.
    shown = {each: doc["developments"][each].count("victory_point") if p.is_over else 0 for each in strangers}
    for _ in range(sum(shown.values())):
        cards.remove("victory_point")
    rng.shuffle(cards)
    for each in others:
        doc["hands"][each] = _counted([pool.pop() for _ in range(p.hand_sizes[each])])
    for each in strangers:
        kept = ["victory_point"] * shown[each]
        doc["developments"][each] = kept + [cards.pop() for _ in range(len(doc["developments"][each]) - len(kept))]
    if p.active in strangers:
        held = [*doc["developments"][p.active]]
        rng.shuffle(held)
        doc["fresh"] = held[: len(doc["fresh"])]
    doc["pile"] = _counted(cards)
    _lay_again(doc, p, seat, rng)
    return catan.from_json(doc, allow_unreachable=True)


def seen_action(p: catan.Position, act: Action, seat: int | None) -> Hashable:
    """What a seat, or a spectator, sees of an action: all of it, or only that a card was drawn, stolen or laid down."""
    if act.kind == Kind.DRAW and seat != p.active:
        return "draw"
    if act.kind == Kind.STEAL and seat not in (p.active, p.underway.victim):
        return "steal"
    if act.kind == Kind.DISCARD and p.options.discard_order == "simultaneous":
        if p.play(act).stage != DISCARD:
            # The last one: all are uncovered.
            return act, p.underway.discards
        return act if seat == act.player else ("discard", act.player, size(act.give))
    return act


def uncovers(p: catan.Position, act: Action, seat: int | None) -> bool:
    """May this show what was hidden? A monopoly does, and so does a win."""
    return (act.kind == Kind.PLAY and DEVELOPMENTS[act.card] == "monopoly") or p.play(act).is_over


def _lay_again(doc: dict[str, object], p: catan.Position, seat: int | None, rng: random.Random) -> None:
    """Discards that lie face down come from the new hands; a theft needs a victim with cards, which it keeps."""
    if not p.underway.discards:
        return
    laid = []
    for each, cards in enumerate(p.underway.discards):
        mine = [kind for kind, count in doc["hands"][each].items() for _ in range(count)]
        rng.shuffle(mine)
        kept = {RESOURCES[kind]: count for kind, count in enumerate(counts_of(cards)) if count}
        laid.append(kept if each == seat else _counted(mine[: size(cards)]))
    doc["underway"] = {"discards": laid}


def _counted(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in sorted(set(names))}


def _words(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f'"{card}"' for card in cards)


def secrets() -> Iterator[tuple[catan.Position, int | None, tuple[str, ...]]]:
    """Seat 1 holds cards that nobody else has anywhere; seats 0 and 2, and a spectator, look."""
    base = catan.start(4).to_json()
    names = catan.Position.wording
    for secret in ("monopoly", "discovery", "road_building"):
        words = (f'"{secret}"', *(names.say(f"card.{secret}", lang) for lang in ("en", "ko")))
        for stage in ("roll", "trade"):
            doc = {
                **base, "stage": stage, "phase": stage, "active": 1, "player": 1,
                "dice": None if stage == "roll" else [2, 3],
                "developments": [[], [secret], ["knight"], []],
                "pile": {"knight": 13, "victory_point": 5},
            }  # fmt: skip
            p = catan.from_json(doc)
            for seat in (None, 0, 2, 3):
                yield p, seat, words
