"""Practice for the topic "Trade": what the bank gives, deals with others, swaps with the bank, where harbours lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import SITES
from boardlab.catan.cards import RESOURCES, named
from boardlab.catan.island import HARBOURS
from boardlab.catan.places import cards_phrase, harbour_phrase, kind_phrase
from boardlab.core.language import Seat
from boardlab.lessons.catan import bank, trade
from boardlab.lessons.catan import trade_cases as case
from boardlab.lessons.catan import wrong_trade as wrong
from boardlab.lessons.catan.sketching import LETTERS, WORDING, sketch
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.practice import drawn

ID = "catan.trade.practice"
SETS = (("generic",), *((name,) for name in RESOURCES), ("generic", "lumber"), ("generic", "ore"), ("wool", "brick"))
"""Harbours to own."""
SPECIAL = "catan.special_harbour_gives_three"
TWO_FOR_ALL = "catan.two_for_everything"
NO_USE = "catan.always_four"
THEIR_HANDS = "catan.only_what_others_hold"
IGNORED = {
    "catan.gifts_allowed": trade.NO_GIFTS,
    "catan.same_kind_swapped": trade.SAME,
    "catan.pays_later": trade.HOLD,
}
"""Wrong rules that forget one, and the one they forget."""


def draw(rng: Random, target: str) -> Checkpoint | None:
    """One of the questions, chosen by the misconception it should tell apart if there is one."""
    fitting = [ask for ask, known in QUESTIONS if not target or target in known]
    return rng.choice(fitting)(rng) if fitting else None


def _hand(rng: Random, kinds: int, most: int, without: str = "") -> str:
    """Some cards of a few kinds, as text."""
    chosen = rng.sample([kind for kind in RESOURCES if kind != without], kinds)
    return " ".join(f"{rng.randint(1, most)} {kind}" for kind in chosen)


def at_bank(rng: Random) -> Checkpoint | None:
    """How many cards does the bank give for a hand?"""
    seat = rng.randrange(4)
    harbours = rng.choice(SETS)
    position = case.at_harbours(*harbours, seat=LETTERS[seat], hand=_hand(rng, rng.randint(2, 3), 7))
    if not bank.from_bank(position, seat):
        return None
    misconceptions = (
        Misconception(SPECIAL, lambda p: wrong.three_elsewhere(p, seat), trade.SPECIAL_ONLY),
        Misconception(TWO_FOR_ALL, lambda p: wrong.two_for_all(p, seat), trade.SPECIAL_ONLY),
        Misconception("catan.one_harbour_counts", lambda p: wrong.better_of_the_two(p, seat), trade.TWO),
        Misconception("catan.kinds_put_together", lambda p: wrong.mixed_kinds(p, seat), trade.SAME_KIND),
        Misconception(NO_USE, lambda p: bank.always_four(p, seat), trade.THREE),
    )  # fmt: skip
    return drawn(
        "catan.trade.practice.bank",
        position,
        WORDING,
        kind="number",
        solve=lambda p: bank.from_bank(p, seat),
        misconceptions=misconceptions,
        rules=(trade.RATE, trade.TWO, trade.THREE),
        receipt_of=bank.swap_receipt,
        facts=lambda p: {**_facts(p), "harbours": tuple(harbour_phrase(HARBOURS.index(name)) for name in harbours)},
        about=seat,
        whole=True,
    )


def deal(rng: Random) -> Checkpoint | None:
    """May this offer be made?"""
    seat = rng.randrange(4)
    rare = rng.choice(RESOURCES)
    hands = {letter: _hand(rng, 2, 3, without=rare) for letter in LETTERS}
    position = sketch(active=LETTERS[seat], hands=hands)
    give, get = rng.choice(list(named(position.packed_hand(seat)))), rng.choice((rare, rare, *RESOURCES))
    count = rng.randint(1, 3)
    usual = f"offer {count} {give} for {rng.randint(1, 2)} {get}"
    text = rng.choice((f"offer {count} {give} for nothing", f"offer nothing for {count} {get}", usual, usual, usual))
    return _tried(position, text, "deal", (trade.NO_GIFTS, trade.SAME, trade.HOLD))


def swap(rng: Random) -> Checkpoint | None:
    """May this be swapped with the bank?"""
    harbour = rng.choice(("generic", *RESOURCES))
    give = rng.choice(RESOURCES if harbour == "generic" else (harbour, harbour, *RESOURCES))
    other, get = rng.sample([kind for kind in RESOURCES if kind != give], 2)
    rate = rng.choice((2, 3)) if harbour in ("generic", give) else 3
    hand = f"{rng.randint(rate, 5)} {give} {rng.randint(1, 3)} {other}"
    position = case.at_harbours(harbour, seat=rng.choice(LETTERS), hand=hand)
    mine = trade.THREE if harbour == "generic" else trade.SPECIAL_ONLY
    return _tried(position, f"trade {rate} {give} for 1 {get}", "swap", (trade.TWO, mine, trade.HOLD))


def _tried(position: Position, text: str, question: str, choices: tuple[str, ...]) -> Checkpoint | None:
    """A question whether an action is allowed; the wrong rules are those that let it pass or forbid it wrongly."""
    broken = bank.against(position, text)
    if len(broken) > 1 or not set(broken) <= set(choices):
        return None
    act = position.read_action(text)
    return drawn(
        f"catan.trade.practice.{question}",
        position,
        WORDING,
        kind="legal",
        tries=text,
        choices=choices,
        misconceptions=_wrong_rules(text, question, legal=not broken),
        rules=(broken[0] if broken else trade.NEGOTIATE if question == "deal" else trade.RATE,),
        facts=lambda p: {**_facts(p), "give": cards_phrase(act.give), "get": cards_phrase(act.get)},
        about=position.active,
        whole=True,
    )


def _wrong_rules(text: str, question: str, *, legal: bool) -> tuple[Misconception, ...]:
    if question == "swap":
        return (
            Misconception(SPECIAL, lambda p: bank.ignoring(p, trade.SPECIAL_ONLY, text), trade.SPECIAL_ONLY),
            Misconception(TWO_FOR_ALL, lambda p: bank.ignoring(p, trade.TWO, text), trade.SPECIAL_ONLY),
            *([Misconception(NO_USE, lambda p: wrong.as_without_harbour(p, text), trade.SITE)] if legal else []),
        )
    return (
        *(
            Misconception(name, lambda p, rule=rule: bank.ignoring(p, rule, text), rule)
            for name, rule in IGNORED.items()
        ),
        Misconception(THEIR_HANDS, lambda p: wrong.asks_for_what_is_there(p, text), trade.HIDDEN),
    )


def where(rng: Random) -> Checkpoint | None:
    """Where would a settlement give 2:1 for a resource?"""
    name = rng.choice(RESOURCES)
    kind = RESOURCES.index(name)
    return Checkpoint(
        id=ID,
        kind="cells",
        setting=sketch,
        solve=lambda p: case.harbour_sites(name),
        among=lambda p: SITES,
        misconceptions=(
            Misconception("catan.any_harbour_will_do", wrong.any_harbour, trade.TWO),
            Misconception("catan.the_whole_coast_of_a_harbour", lambda p: wrong.whole_coast(p, name), trade.SITE),
            Misconception("catan.harbour_by_the_terrain", lambda p: wrong.by_the_terrain(p, kind), trade.TWO),
        ),
        rules=(trade.SITE, trade.TWO),
        words="trade.practice.harbour",
        facts=lambda p: {"kind": kind_phrase(kind)},
        wording=WORDING,
    )


def _facts(p: Position) -> Mapping[str, Any]:
    return {"player": Seat(p.active), "hand": cards_phrase(p.packed_hand(p.active))}


_BANK = (SPECIAL, TWO_FOR_ALL, "catan.one_harbour_counts", "catan.kinds_put_together", NO_USE)
_COAST = ("catan.any_harbour_will_do", "catan.the_whole_coast_of_a_harbour", "catan.harbour_by_the_terrain")
QUESTIONS: tuple[tuple[Callable[[Random], Checkpoint | None], tuple[str, ...]], ...] = (
    (at_bank, _BANK),
    (deal, (*IGNORED, THEIR_HANDS)),
    (swap, (SPECIAL, TWO_FOR_ALL, NO_USE)),
    (where, _COAST),
)
"""Each question with the wrong rules it can tell from the truth."""
PRACTICE = {"catan.trade": draw}
