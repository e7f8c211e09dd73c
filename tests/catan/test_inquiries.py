"""Questions to a position of Catan, against a search that plays every trade with the bank."""

from __future__ import annotations

import random
from typing import Any

from boardlab import ask, catan
from boardlab.catan.actions import TURN, Kind
from boardlab.catan.cards import COSTS, RESOURCES, counts_of
from boardlab.catan.play.inquiries import KINDS, swaps_for
from boardlab.core.play.playout import playout


def fewest_trades(p: Any, name: str) -> int | None:
    """How many single trades with the bank bring the cards for a purchase, by playing them all; None for never."""
    seat, cost = p.current_player, counts_of(COSTS[name])
    waiting, seen = [(0, p)], set()
    while waiting:
        trades, here = waiting.pop(0)
        hand = tuple(here.hand(seat).values())
        if all(has >= needs for has, needs in zip(hand, cost, strict=True)):
            return trades
        if hand not in seen:
            seen.add(hand)
            once = [act for act in here.legal_actions() if act.kind == Kind.MARITIME]
            waiting += [(trades + 1, here.play(act)) for act in once if sum(counts_of(act.get)) == 1]
    return None


def thrifty(_state: Any, actions: Any, rng: random.Random) -> Any:
    """Rolls, and ends turns without spending anything."""
    return next((act for act in actions if act.kind in (Kind.ROLL, Kind.END)), None) or rng.choice(actions)


def on_turn(seed: int) -> Any:
    """A position in which somebody trades or builds."""
    rng = random.Random(seed)
    p = playout(catan.setup(rng, players=3), rng, most=60 + 5 * seed)
    p = playout(p, rng, thrifty, most=30)
    return playout(p, rng, until=lambda state: state.stage in TURN, most=400)


def test_buildable_pieces_match_search_over_bank_trades() -> None:
    short = traded = 0
    for seed in range(24):
        p = on_turn(seed)
        if p.is_over or p.stage not in TURN or any(p.hand(p.current_player)[kind] > 9 for kind in RESOURCES):
            continue
        for name in KINDS:
            swaps, slow = swaps_for(p, name), fewest_trades(p, name)
            assert (None if swaps is None else len(swaps)) == slow
            short += slow is None
            traded += bool(slow)
    assert short
    assert traded


def test_income_by_roll_matches_the_tiles() -> None:
    p = on_turn(3)
    told = dict(zip((each.says.facts["rolled"] for each in ask(p, "pays").findings), ask(p, "pays").lines, strict=True))
    paid = {rolled for rolled in range(2, 13) if any(any(share.values()) for share in p.production(rolled))}
    assert set(told) == paid
    assert ask(p, "chance", "en").lines[0] == "A 7 is rolled: 6 of 36 rolls."


def test_view_answers_reveal_no_unknown_hand() -> None:
    p = on_turn(5)
    other = (p.current_player + 1) % p.players
    thefts = [line for line in ask(p.seen_by(other), "chance", "en").lines if "stolen" in line]
    assert len(thefts) <= 1, "of its own hand only"
    assert len([line for line in ask(p, "chance", "en").lines if "stolen" in line]) == p.players - 1
    assert ask(p.seen_by(other), "reach", "en").lines == ("Whoever looks does not know that hand.",)


def test_chances_of_an_offer_are_told_where_asked() -> None:
    """Also that they cannot be told apart; the same to all who look."""
    told = set[str]()
    for seed in range(12):
        p = on_turn(seed)
        offers = [] if p.is_over else [act for act in p.legal_actions() if act.kind == Kind.OFFER]
        for act in random.Random(seed).sample(offers, min(3, len(offers))):
            asked = p.play(act)
            lines = ask(asked, "chance", "en").lines
            assert [ask(asked.seen_by(seat), "chance", "en").lines[-1] for seat in range(p.players)] == [lines[-1]] * 3
            found = ask(asked, "chance").findings[-1].says
            told.add(found.key)
            assert found.facts["player"] == p.current_player
            assert found.key == "inquiry.deal_alike" or abs(found.facts["then"] - found.facts["now"]) > 0
    assert told == {"inquiry.deal", "inquiry.deal_alike"}
