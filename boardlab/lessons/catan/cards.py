"""Checkpoints of the tutorial "Development cards": what the pile brings, when a card is played, what each one does."""

from __future__ import annotations

from functools import partial

from boardlab.catan import Position
from boardlab.catan.cards import KNIGHT, VICTORY_POINT
from boardlab.catan.options import CARD_POINTS
from boardlab.lessons.catan import cards_cases as case
from boardlab.lessons.catan import wrong_cards as wrong
from boardlab.lessons.catan.sketching import WORDING
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL

SPLIT = "catan.components.dev_cards"
TOP = "catan.dev.draw_top"
HIDDEN = "catan.cards.hidden"
NOT_NOW = "catan.dev.not_bought_turn"
ONE = "catan.dev.one_per_turn"
ANY_TIME = "catan.dev.any_time"
MIDDLE = "catan.dev.not_mid_resolution"
ROLL_FIRST = "catan.turn.roll_first"
DISCOVERY = "catan.dev.discovery"
MONOPOLY = "catan.dev.monopoly"
FREE_ROADS = "catan.dev.road_building"
POINTS_HIDDEN = "catan.vp.hidden"
SHOWN = "catan.vp.reveal_at_ten"
OWN_TURN = "catan.end.own_turn"
WINS = "catan.dev.vp_exception"
CITY_COST = "catan.build.cost.city"
SETTLEMENT_COST = "catan.build.cost.settlement"
MORE = "catan.army.more"
ARMY = "catan.army.three"

_number = partial(Checkpoint, kind="number", wording=WORDING)
_legal = partial(Checkpoint, kind="legal", wording=WORDING)
_turn = partial(Checkpoint, kind="turn", wording=WORDING)

BY_KIND = "catan.kinds_equally_likely"
OWN_TOO = "catan.own_cards_may_come_again"


def _unseen(p: Position) -> int:
    return wrong.percent(wrong.chance(p, VICTORY_POINT, p.active))


ODDS = (
    Misconception(
        "catan.hidden_cards_are_gone",
        lambda p: wrong.percent(wrong.by_the_pile_alone(p, VICTORY_POINT, p.active)),
        HIDDEN,
    ),
    Misconception(OWN_TOO, lambda p: wrong.percent(wrong.own_cards_too(p, VICTORY_POINT, p.active)), SPLIT),
    Misconception("catan.pile_is_always_full", lambda p: wrong.percent(wrong.as_at_first(p, VICTORY_POINT)), SPLIT),
)
"""Wrong rules of what the next card may be."""
PLAYABLE = (
    Misconception("catan.plays_at_once", lambda p: wrong.playable(p, fresh=True), NOT_NOW),
    Misconception("catan.plays_points", lambda p: wrong.playable(p, points=True), POINTS_HIDDEN),
    Misconception("catan.new_card_closes_its_kind", lambda p: wrong.playable(p, whole_kinds=True), NOT_NOW),
    Misconception("catan.plays_anything", lambda p: wrong.playable(p, fresh=True, points=True), NOT_NOW),
)
"""Wrong rules of which cards may be played."""


def taking(kind: str) -> tuple[Misconception, ...]:
    """Wrong rules of how many cards monopoly on a kind brings."""
    return (
        Misconception("catan.one_card_from_each", lambda p: wrong.one_from_each(p, kind), MONOPOLY),
        Misconception("catan.robs_the_richest", lambda p: wrong.from_one_rival(p, kind), MONOPOLY),
        Misconception("catan.empties_the_bank", lambda p: wrong.from_the_bank(p, kind), MONOPOLY),
        Misconception("catan.counts_own_cards", lambda p: wrong.with_own(p, kind), MONOPOLY),
    )


def _says(name: str, key: str, rule: str) -> Misconception:
    return Misconception(f"catan.{name}", lambda p: key, rule)


def _order(p: Position) -> tuple[str, ...]:
    return case.orders(p)[0]


def _with(p: Position, step: str, at: int) -> tuple[str, ...]:
    """The right order with one step moved to another place."""
    left = [found for found in _order(p) if found != step]
    return (*left[:at], step, *left[at:])


def _has_city(start: Position, end: Position) -> bool:
    return end.pieces.cities[1] != start.pieces.cities[1]


def _played(end: Position) -> bool:
    return end.carded


def _settled(start: Position, end: Position) -> bool:
    return end.pieces.settlements[1] != start.pieces.settlements[1]


def _paid(start: Position, end: Position) -> bool:
    """Were cards of the hand spent on a road?"""
    return case.held(end, 1) == case.held(start, 1) - 2


CHECKPOINTS = (
    _number(
        id="catan.cards.1",
        setting=lambda: case.example(case.B_BUYS),
        solve=lambda p: wrong.percent(wrong.chance(p, KNIGHT, p.active)),
        misconceptions=(
            Misconception(BY_KIND, lambda p: wrong.percent(wrong.by_kind(p, KNIGHT)), SPLIT),
            Misconception("catan.three_kinds_alike", lambda p: wrong.percent(wrong.by_three_kinds(p, KNIGHT)), SPLIT),
        ),
        rules=(SPLIT, TOP),
        receipt_of=case.pile_receipt,
        facts=lambda p: {"knights": case.count("knight")},
        about=1,
    ),
    _number(
        id="catan.cards.2",
        setting=case.late_pile,
        solve=_unseen,
        misconceptions=ODDS,
        rules=(HIDDEN, SPLIT),
        receipt_of=case.pile_receipt,
        facts=case.owned,
        about=2,
        whole=True,
        sees=2,
    ),
    _legal(
        id="catan.cards.3",
        setting=case.just_bought,
        tries="play discovery 2 wool",
        choices=(ONE, NOT_NOW, DISCOVERY),
        misconceptions=(
            _says("plays_at_once", LEGAL, NOT_NOW),
            _says("buying_is_playing", ONE, NOT_NOW),
        ),
        rules=(NOT_NOW, ONE),
        about=1,
        whole=True,
    ),
    _number(
        id="catan.cards.4",
        setting=case.five_cards,
        solve=wrong.playable,
        misconceptions=PLAYABLE,
        rules=(NOT_NOW, POINTS_HIDDEN),
        receipt_of=case.card_receipt,
        facts=case.owned,
        about=3,
        sees=3,
    ),
    _legal(
        id="catan.cards.5",
        setting=case.seven_thrown,
        tries="play knight",
        choices=(ONE, MIDDLE, NOT_NOW),
        misconceptions=(
            _says("plays_at_any_moment", LEGAL, MIDDLE),
            _says("seven_is_a_knight", ONE, ONE),
        ),
        rules=(MIDDLE, ANY_TIME),
        about=2,
        whole=True,
    ),
    Checkpoint(
        id="catan.cards.6",
        kind="order",
        setting=lambda: case.example(case.B_BEGINS),
        choices=("city", "trade", "card", "roll"),
        solve=_order,
        goal=case.works,
        misconceptions=(
            Misconception("catan.builds_before_the_cards", lambda p: _with(p, "card", 3), CITY_COST),
            Misconception("catan.trades_before_rolling", lambda p: _with(p, "trade", 0), ROLL_FIRST),
        ),
        rules=(ANY_TIME, ROLL_FIRST, CITY_COST),
        about=1,
        whole=True,
        wording=WORDING,
    ),
    _turn(
        id="catan.cards.7",
        setting=lambda: case.example(case.B_HAS_TRADED),
        solve=case.city_by_discovery,
        goal=lambda start, end, actions: _has_city(start, end),
        misconceptions=(
            Misconception(
                "catan.discovers_the_wrong_kinds",
                case.no_city_by_discovery,
                CITY_COST,
                goal=lambda start, end, actions: _played(end) and not _has_city(start, end),
            ),
            Misconception(
                "catan.keeps_the_card",
                lambda p: ("end",),
                DISCOVERY,
                goal=lambda start, end, actions: end.developments[1] == start.developments[1],
            ),
        ),
        rules=(DISCOVERY, CITY_COST),
        about=1,
        whole=True,
    ),
    _number(
        id="catan.cards.8",
        setting=case.rich_in_ore,
        solve=lambda p: wrong.taken(p, "ore"),
        misconceptions=taking("ore"),
        rules=(MONOPOLY,),
        receipt_of=lambda p: case.monopoly_receipt(p, "ore"),
        after=lambda p: do(p, "play monopoly ore"),
        facts=case.hands,
    ),
    _turn(
        id="catan.cards.9",
        setting=case.two_roads_away,
        solve=case.settles_by_card,
        goal=lambda start, end, actions: _settled(start, end),
        misconceptions=(
            Misconception(
                "catan.pays_for_free_roads",
                case.pays_for_a_road,
                FREE_ROADS,
                goal=lambda start, end, actions: _paid(start, end) and not _settled(start, end),
            ),
            Misconception(
                "catan.free_roads_lead_elsewhere",
                case.roads_elsewhere,
                FREE_ROADS,
                goal=lambda start, end, actions: _played(end) and not end.pieces.sites & end.pieces.reached[1],
            ),
        ),
        rules=(FREE_ROADS, SETTLEMENT_COST),
        about=1,
        whole=True,
    ),
    Checkpoint(
        id="catan.cards.10",
        kind="choice",
        setting=case.ten_in_secret,
        choices=("now", "begins", "later"),
        solve=case.when_a_wins,
        misconceptions=(
            _says("wins_on_any_turn", "now", OWN_TURN),
            _says("points_are_played_one_by_one", "later", POINTS_HIDDEN),
        ),
        rules=(SHOWN, OWN_TURN, POINTS_HIDDEN),
        after=lambda p: do(p, "end"),
        whole=True,
        wording=WORDING,
        sees=0,
    ),
    _number(
        id="catan.cards.11",
        setting=case.one_point_short,
        solve=case.winning_chance,
        misconceptions=(
            Misconception("catan.bought_points_wait", lambda p: 0, WINS),
            Misconception(BY_KIND, lambda p: wrong.percent(wrong.by_kind(p, VICTORY_POINT)), SPLIT),
            Misconception(OWN_TOO, lambda p: wrong.percent(wrong.own_cards_too(p, VICTORY_POINT, 0)), SPLIT),
        ),
        rules=(WINS, SPLIT),
        receipt_of=case.pile_receipt,
        whole=True,
    ),
    _number(
        id="catan.cards.12",
        setting=case.third_knight,
        solve=lambda p: case.after_the_knight(p).scores[2],
        misconceptions=(
            Misconception("catan.ties_take_the_army", lambda p: p.scores[2] + CARD_POINTS, MORE),
            Misconception("catan.point_for_each_knight", lambda p: p.scores[2] + p.knights[2] + 1, ARMY),
        ),
        rules=(MORE, ARMY),
        receipt_of=lambda p: case.after_the_knight(p).preview(),
        after=case.after_the_knight,
        about=2,
        whole=True,
    ),
)
