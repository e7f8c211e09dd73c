"""Why an offer is declined: what is told decides whatever the hands hold, and is told whatever they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from boardlab import catan
from boardlab.catan.actions import ANSWER, Kind
from boardlab.catan.cards import KINDS, ONE, PER_KIND, SHIFT, counts_of, holds, size
from boardlab.catan.play.opponent import opponent, why
from boardlab.catan.play.policy import policy
from boardlab.catan.play.trading import answer, offer, traded
from boardlab.catan.play.worth import VALUATION, worth
from boardlab.catan.position import open_copy, seal
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import CHANCE
from tests.effort import rounds

DEALS = 4


def known(p: Any) -> Knowledge:
    return Knowledge(p.decider, p.seen_by(p.decider), None)


def asked(games: int) -> Iterator[Any]:
    """Positions with an offer on the table: one that Club would make, or any; in which somebody says no."""
    for seed in range(games):
        rng = Random(f"refusing {seed}")
        p: Any = catan.setup(rng, 3 + seed % 2)
        while not p.is_over:
            if p.current_player == CHANCE:
                p = p.play(p.mechanics.draw(p, rng))
                continue
            legal, act = p.legal_actions(), None
            offers = [each for each in legal if each.kind == Kind.OFFER]
            if p.stage == ANSWER:
                yield p
                act = next(each for each in legal if each.kind == Kind.DECLINE)
            elif offers and not p.offers and rng.random() < 0.3:
                made = offer(VALUATION, known(p), rng)
                act = rng.choice(offers) if made is None else made.action
            p = p.play(act or policy(p, legal, rng))


def deals(p: Any, count: int = DEALS) -> Iterator[Any]:
    """Positions that look the same to a spectator."""
    rng = Random(p.to_text())
    return (p.seen_by(None).sample(rng) for _ in range(count))


def hands(p: Any, seat: int, pays: int, gets: int) -> Iterator[Any]:
    """The position with each hand that a seat may have and pay with, whoever else holds the rest."""
    left = [
        PER_KIND - in_bank - get - pay
        for in_bank, get, pay in zip(p.bank, counts_of(gets), counts_of(pays), strict=True)
    ]
    for rest in combinations_with_replacement(KINDS, p.hand_sizes[seat] - size(pays)):
        if all(rest.count(kind) <= left[kind] for kind in KINDS):
            draft = open_copy(p)
            draft.cards += pays + sum(ONE[kind] for kind in rest) - p.packed_hand(seat) << SHIFT[seat]
            yield seal(draft)


def gains(p: Any, seat: int, pays: int, gets: int) -> float:
    """What a deal gains a seat, the others' cards left out of account."""
    draft = open_copy(p)
    draft.cards += gets - pays << SHIFT[seat]
    return VALUATION(draft, seat) - VALUATION(p, seat)


def test_reason_of_a_refusal_decides_in_every_deal() -> None:
    told = Counter[str]()
    for p in asked(rounds(2, soak=100)):
        choice = answer(VALUATION, known(p), Random(1))
        if choice.action.kind != Kind.DECLINE:
            continue
        assert choice.reason is not None
        key, deal, seat = choice.reason.key.removeprefix("reason."), p.underway.offer, p.decider
        told[key] += 1
        if key == "keeps" or (told[key] > 40 and key != "uneven"):
            continue
        for other in deals(p):
            assert answer(VALUATION, known(other), Random(1)).action.kind != Kind.ACCEPT, other.to_text()
            assert opponent(other.seen_by(seat), Random(1)).kind == Kind.DECLINE, other.to_text()
            if key == "too_few":
                assert not holds(other.packed_hand(seat), deal.get)
            elif key == "uneven" and holds(other.packed_hand(seat), deal.get):
                after = traded(other, seat, deal.get, deal.give, p.active)
                assert worth(VALUATION, after, seat) < worth(VALUATION, other, seat), other.to_text()
        if key == "uneven" and told[key] <= 12:
            most = max(gains(each, seat, deal.get, deal.give) for each in hands(p, seat, deal.get, deal.give))
            assert most < 0
            fewer = [
                sum(cards)
                for cards in combinations_with_replacement(ONE, size(deal.give))
                if holds(deal.get, sum(cards))
            ]
            assert any(
                gains(each, seat, pays, deal.give) > most for pays in fewer for each in hands(p, seat, pays, deal.give)
            )
    assert all(told[key] for key in ("near_win", "too_few", "uneven", "keeps")), told


def test_reason_of_a_refusal_shows_no_hand() -> None:
    """Who could pay and who could not are told the same, where all see the same."""
    apart = 0
    for p in asked(rounds(1, soak=40)):
        deal, seat, no = p.underway.offer, p.decider, p.read_action("decline")
        said = why(p.seen_by(None), no)
        for other in deals(p, 3):
            apart += holds(p.packed_hand(seat), deal.get) != holds(other.packed_hand(seat), deal.get)
            choice = answer(VALUATION, known(other), Random(1))
            assert why(other.seen_by(None), no) == said
            assert choice.action.kind != Kind.DECLINE or choice.reason == said
    assert apart > 20
