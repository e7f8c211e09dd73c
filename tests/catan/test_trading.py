"""Trade between players by value: who gains, who declines, and how often an offer is made."""

from __future__ import annotations

from random import Random

from boardlab import catan
from boardlab.catan.actions import ANSWER, CONFIRM, Action, Kind, action
from boardlab.catan.cards import bundle
from boardlab.catan.picture.asking import asks
from boardlab.catan.play import trading
from boardlab.catan.play.policy import policy
from boardlab.catan.play.worth import VALUATION
from boardlab.catan.position import Position, open_copy, seal
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.position import CHANCE
from boardlab.core.play.playout import playout
from tests.effort import rounds

LUMBER, ORE = bundle((1, 0, 0, 0, 0)), bundle((0, 0, 0, 0, 1))


def known(p: Position) -> Knowledge:
    assert p.current_player is not None
    return Knowledge(p.current_player, p.seen_by(p.current_player), None)


def with_hands(*hands: tuple[int, ...]) -> Position:
    """The trade phase of an early turn of seat 0, with these hands."""
    p = playout(catan.start(players=4, starter=0), Random(1), policy, until=lambda s: s.stage == "trade")
    cards = [bundle(hand) for hand in hands]
    draft = open_copy(p)
    draft.cards = sum(each << 48 * seat for seat, each in enumerate(cards)) + (bundle((19,) * 5) - sum(cards) << 192)
    draft.active = draft.decider = 0
    found = seal(draft)
    assert isinstance(found, Position)
    return found


def test_offer_is_accepted_for_a_city_and_else_declined() -> None:
    p = with_hands((0, 0, 0, 0, 3), (2, 0, 0, 2, 2), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    good = p.play(action(Kind.OFFER, 0, give=ORE, get=LUMBER))
    assert trading.answer(VALUATION, known(good), Random(1)).action.to_text() == "accept"
    q = with_hands((3, 0, 0, 0, 3), (0, 0, 0, 2, 3), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    bad = q.play(action(Kind.OFFER, 0, give=LUMBER, get=ORE))
    refused = trading.answer(VALUATION, known(bad), Random(1))
    assert (refused.action.to_text(), refused.reason is None) == ("decline", False)


def test_deal_is_confirmed_only_where_it_gains() -> None:
    for mine, give, get, done in (
        ((3, 0, 0, 2, 2), LUMBER, ORE, "confirm B"),
        ((0, 0, 0, 2, 3), ORE, LUMBER, "withdraw"),
    ):
        p = with_hands(mine, (2, 0, 0, 0, 2), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
        asked = p.play(action(Kind.OFFER, 0, give=give, get=get)).play("accept").play("decline").play("decline")
        assert asked.stage == CONFIRM
        assert trading.settle_deal(VALUATION, known(asked), Random(1)).action.to_text() == done


def test_clubs_make_one_offer_a_turn_and_some_deals() -> None:
    made = deals = 0
    for seed in range(rounds(1, soak=30)):
        rng = Random(seed)
        p = catan.setup(rng, 4)
        while not p.is_over and p.turn < 40:
            act: Action | None = None
            if p.current_player == CHANCE:
                assert p.mechanics.draw is not None
                act = p.mechanics.draw(p, rng)
            elif p.stage == ANSWER:
                choice = trading.answer(VALUATION, known(p), rng)
                act = choice.action  # type: ignore[assignment]
                assert choice.reason is not None or choice.action.to_text() == "accept"
            elif p.stage == CONFIRM:
                choice = trading.settle_deal(VALUATION, known(p), rng)
                act = choice.action  # type: ignore[assignment]
                assert choice.reason is not None
                deals += act is not None and act.kind == Kind.CONFIRM
            elif (offered := trading.offer(VALUATION, known(p), rng)) is not None:
                assert not p.offers
                act, made = offered.action, made + 1  # type: ignore[assignment]
            p = p.play(act or policy(p, p.legal_actions(), rng))
    assert made > 2
    assert deals > 0


def test_chance_told_with_an_offer_shows_no_hand() -> None:
    """Whoever holds other cards, as many, says the same, the bank being equal."""
    act, told = action(Kind.OFFER, 0, give=LUMBER, get=ORE), []
    for mine, other in (((3, 0, 0, 2, 2), (0, 2, 0, 2, 2)), ((3, 2, 0, 0, 2), (0, 0, 0, 4, 2))):
        p = with_hands(mine, other, (0, 0, 4, 0, 0), (1, 1, 0, 0, 1))
        told.append(trading.weighed(p.seen_by(0), trading.worlds(known(p), Random(1))[0], act))
    assert told[0] == told[1]
    assert told[0].key == "reason.odds"
    assert told[0].facts["margin"] > 0
    assert 0 < told[0].facts["now"] < 100


def test_offer_being_made_shows_what_it_would_buy() -> None:
    p = with_hands((3, 0, 1, 2, 2), (0, 2, 0, 2, 2), (0, 0, 4, 0, 0), (1, 1, 0, 0, 1))
    for get, bought in (("get:ore", True), ("get:brick", False)):
        (slot,) = (each for each in asks(p, ("offer", "give:lumber", get), list) if each.slot == "costs")
        assert next(item.soon for item in slot.items if item.pick == "city") == bought
