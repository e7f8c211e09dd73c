"""Checkpoints of the tutorial "Trade": with whom and when, what for, harbours and their rates, planning a turn."""

from __future__ import annotations

from functools import partial
from typing import Any

from boardlab.catan import Position
from boardlab.catan.board import SITES
from boardlab.catan.cards import CITY_COST, RESOURCES
from boardlab.core.receipt import Receipt
from boardlab.lessons.catan import bank
from boardlab.lessons.catan import trade_cases as case
from boardlab.lessons.catan import wrong_trade as wrong
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do

ROLL_FIRST = "catan.turn.roll_first"
PHASES = "catan.turn.phases"
ORDER = "catan.turn.phase_order"
ANY_ORDER = "catan.combined.any_order"
UNLIMITED = "catan.trade.unlimited"
NEGOTIATE = "catan.trade.domestic.negotiate"
COUNTER = "catan.trade.domestic.counteroffer"
ACTIVE_ONLY = "catan.trade.domestic.active_only"
NO_GIFTS = "catan.trade.domestic.no_gifts"
SAME = "catan.trade.like_for_like"
RESOURCES_ONLY = case.RESOURCES_ONLY
HOLD = "catan.cards.must_hold"
HIDDEN = "catan.cards.hidden"
TWO, THREE, FOUR = bank.RATES.values()
SPECIAL_ONLY = "catan.trade.maritime.special_only_its_resource"
SAME_KIND = "catan.trade.maritime.same_kind"
RATE = "catan.trade.maritime.rate"
SITE = "catan.harbour.site"
NEXT_TURN = "catan.harbour.next_turn"
AT_ONCE = "catan.combined.harbour_now"
CITY = "catan.build.cost.city"
SETTLEMENT = "catan.build.cost.settlement"
TIP = "catan.tip.bank_last"

ASKS_WOOL = "offer 1 ore for 1 wool"
THREE_ORE = "trade 3 ore for 1 brick"
AT_LUMBER = "trade 3 ore for 1 wool"


def _nothing(p: Position) -> Receipt | None:
    return None


_shown: dict[str, Any] = {"wording": WORDING, "whole": True, "facts": bank.hand_of_active}
_number = partial(Checkpoint, kind="number", receipt_of=bank.swap_receipt, **_shown)
_choice = partial(Checkpoint, kind="choice", receipt_of=_nothing, **_shown)
_legal = partial(Checkpoint, kind="legal", **_shown)
_turn = partial(Checkpoint, kind="turn", receipt_of=_nothing, **_shown)


CHECKPOINTS = (
    Checkpoint(
        id="catan.trade.1",
        kind="order",
        setting=case.early,
        choices=("offer", "road", "close", "roll", "answers"),
        solve=case.course,
        misconceptions=(
            Misconception("catan.trades_before_the_roll", lambda p: wrong.moved(p, "roll", "road"), ROLL_FIRST),
            Misconception("catan.builds_before_trading", lambda p: wrong.moved(p, "road", "offer"), ORDER),
            Misconception("catan.closes_before_the_answers", lambda p: wrong.moved(p, "close", "answers"), COUNTER),
        ),
        rules=(PHASES, ROLL_FIRST, COUNTER),
        receipt_of=_nothing,
        whole=True,
        wording=WORDING,
    ),
    _number(
        id="catan.trade.2",
        setting=case.answered,
        solve=lambda p: do(p, "confirm C").hand_sizes[0],
        misconceptions=(
            Misconception("catan.first_terms_stand", wrong.as_offered, COUNTER),
            Misconception("catan.trades_with_everybody", wrong.with_everybody, NEGOTIATE),
            Misconception("catan.takes_and_gives_nothing", wrong.nothing_handed_over, NO_GIFTS),
        ),
        rules=(NEGOTIATE, COUNTER),
        receipt_of=_nothing,
        after=lambda p: do(p, "confirm C"),
        facts=case.facts_of_answers,
    ),
    _choice(
        id="catan.trade.3",
        setting=case.between_others,
        choices=("directly", "through", "never"),
        solve=case.how_it_goes,
        misconceptions=(
            Misconception("catan.others_trade_too", wrong.anybody_trades, ACTIVE_ONLY),
            Misconception("catan.one_trade_a_turn", lambda p: case.how_it_goes(p, most=1), UNLIMITED),
        ),
        rules=(ACTIVE_ONLY, UNLIMITED),
    ),
    _choice(
        id="catan.trade.4",
        setting=case.fair,
        choices=tuple(case.DEALS),
        solve=case.allowed,
        misconceptions=(
            Misconception("catan.development_cards_for_sale", wrong.allowed_without(RESOURCES_ONLY), RESOURCES_ONLY),
            Misconception("catan.same_kind_swapped", wrong.allowed_without(SAME), SAME),
            Misconception("catan.pays_later", wrong.allowed_without(HOLD), HOLD),
            Misconception("catan.gifts_allowed", wrong.allowed_without(NO_GIFTS), NO_GIFTS),
        ),
        rules=(NEGOTIATE, NO_GIFTS, SAME, RESOURCES_ONLY, HOLD),
    ),
    _legal(
        id="catan.trade.5",
        setting=case.wool_nowhere,
        tries=ASKS_WOOL,
        choices=(HOLD, NEGOTIATE, FOUR),
        misconceptions=(
            Misconception("catan.only_what_others_hold", lambda p: wrong.needs_it_on_the_table(p, 2), HIDDEN),
        ),
        rules=(HIDDEN, NEGOTIATE),
        about=1,
        sees=1,
    ),
    Checkpoint(
        id="catan.trade.6",
        kind="cells",
        setting=case.between_others,
        solve=lambda p: case.harbour_sites("grain"),
        among=lambda p: SITES,
        misconceptions=(
            Misconception("catan.any_harbour_will_do", wrong.any_harbour, TWO),
            Misconception("catan.the_whole_coast_of_a_harbour", lambda p: wrong.whole_coast(p, "grain"), SITE),
            Misconception(
                "catan.harbour_by_the_terrain", lambda p: wrong.by_the_terrain(p, RESOURCES.index("grain")), TWO
            ),
        ),
        rules=(SITE, TWO),
        wording=WORDING,
    ),
    _number(
        id="catan.trade.7",
        setting=case.shearer,
        solve=lambda p: bank.from_bank(p, 3),
        misconceptions=(
            Misconception("catan.special_harbour_gives_three", lambda p: wrong.three_elsewhere(p, 3), SPECIAL_ONLY),
            Misconception("catan.two_for_everything", lambda p: wrong.two_for_all(p, 3), SPECIAL_ONLY),
            Misconception("catan.always_four", lambda p: bank.always_four(p, 3), TWO),
        ),
        rules=(TWO, SPECIAL_ONLY, FOUR),
        about=3,
    ),
    _legal(
        id="catan.trade.8",
        setting=case.lumberer,
        tries=AT_LUMBER,
        choices=(SPECIAL_ONLY, ROLL_FIRST, SAME_KIND),
        misconceptions=(
            Misconception(
                "catan.special_harbour_gives_three", lambda p: bank.ignoring(p, SPECIAL_ONLY, AT_LUMBER), SPECIAL_ONLY
            ),
        ),
        rules=(SPECIAL_ONLY, TWO),
        about=2,
    ),
    _number(
        id="catan.trade.9",
        setting=lambda: case.at_harbours("generic", "lumber", seat="B", hand="4 lumber 2 brick 3 ore"),
        solve=lambda p: bank.from_bank(p, 1),
        misconceptions=(
            Misconception("catan.one_harbour_counts", lambda p: wrong.better_of_the_two(p, 1), TWO),
            Misconception("catan.kinds_put_together", lambda p: wrong.mixed_kinds(p, 1), SAME_KIND),
            Misconception("catan.always_four", lambda p: bank.always_four(p, 1), THREE),
        ),
        rules=(RATE, TWO, THREE),
        about=1,
    ),
    _legal(
        id="catan.trade.10",
        setting=case.new_harbour,
        tries=THREE_ORE,
        choices=(THREE, ORDER, RATE),
        misconceptions=(
            Misconception("catan.harbour_works_at_once", lambda p: bank.ignoring(p, ORDER, THREE_ORE), NEXT_TURN),
        ),
        rules=(ORDER, NEXT_TURN),
    ),
    _legal(
        id="catan.trade.11",
        setting=case.combined,
        tries=THREE_ORE,
        choices=(THREE, ORDER, RATE),
        misconceptions=(
            Misconception("catan.harbour_always_waits", lambda p: wrong.as_in_separate_phases(p, THREE_ORE), AT_ONCE),
        ),
        rules=(AT_ONCE, ANY_ORDER),
    ),
    _turn(
        id="catan.trade.12",
        setting=case.two_partners,
        solve=lambda p: case.SETTLED,
        goal=case.settled,
        misconceptions=(
            Misconception(
                "catan.swaps_the_last_card_away",
                lambda p: ("confirm D", "trade 4 lumber for 1 wool"),
                SETTLEMENT,
                goal=lambda start, end, actions: "confirm D" in actions,
            ),
            Misconception(
                "catan.builds_before_trading",
                lambda p: ("confirm A", "road -1,2|0,1"),
                ORDER,
                goal=lambda start, end, actions: any(text.startswith("road") for text in actions),
            ),
            Misconception(
                "catan.withdraws_an_offer_that_helps",
                lambda p: ("withdraw", "trade 4 lumber for 1 wool"),
                TIP,
                goal=lambda start, end, actions: "withdraw" in actions,
            ),
        ),
        rules=(SETTLEMENT, FOUR, ORDER),
        about=2,
    ),
    _turn(
        id="catan.trade.13",
        setting=case.wool_to_spare,
        solve=lambda p: case.CITY,
        goal=case.has_city,
        misconceptions=(
            Misconception(
                "catan.twice_the_same_swap",
                lambda p: ("trade 2 wool for 1 ore",) * 2,
                CITY,
                goal=lambda start, end, actions: bank.missing(end, 3, CITY_COST) > 0 and end.hands[3][2] == 0,
            ),
            Misconception(
                "catan.buys_what_comes_first",
                lambda p: ("buy",),
                CITY,
                goal=lambda start, end, actions: "buy" in actions,
            ),
        ),
        rules=(CITY, TWO),
        about=3,
    ),
)
