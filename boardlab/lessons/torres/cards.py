"""Checkpoints of the tutorial "Action cards": the elevator, buying, the odds, what each card does, which one helps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from boardlab.core.language import Phrase
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.display import do
from boardlab.lessons.question_types import LEGAL
from boardlab.lessons.torres import cards_cases as case
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres import wrong_cards as wrong
from boardlab.lessons.torres.holding import holding
from boardlab.lessons.torres.king.answers import worth
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_index, cell_name
from boardlab.torres.board import BIT, NEXT, cells_of

ELEVATOR = "torres.card.elevator"
UNDER = "torres.card.block_under"
MOVED = "torres.card.move_block"
NO_SPLIT = "torres.card.move_block.no_split"
STILL_AREA = "torres.card.move_block.area"
GONE = "torres.card.move_block.remove_castle"
MAGNET = "torres.card.magnet"
HURDLE = "torres.card.hurdle"
LATER = "torres.play.later"
ONE = "torres.play.one"
FREE = "torres.play.free"
COST = "torres.buy.cost"
DRAW = "torres.buy.draw"
UP = "torres.move.up_one"
BLOCKED = "torres.move.blocked"
PRODUCT = "torres.goal.product"
EXACT = "torres.king.exact"

_cells = partial(Checkpoint, kind="cells", wording=WORDING, view="plan")
_legal = partial(Checkpoint, kind="legal", wording=WORDING)
_number = partial(Checkpoint, kind="number", wording=WORDING, receipt_of=lambda p: None)
_turn = partial(Checkpoint, kind="turn", wording=WORDING)


def _says(name: str, answer: object, rule: str) -> Misconception:
    """A wrong rule that always leads to the same answer."""
    return Misconception(f"torres.{name}", lambda p: answer, rule)  # type: ignore[arg-type, return-value]


# -- the elevator --------------------------------------------------------------------------------------------------


def riding(source: str, home: str) -> tuple[Misconception, ...]:
    """The wrong rules about where the elevator stops in the castle at ``home``."""
    return (
        Misconception("torres.rides_to_the_top", lambda p: wrong.rides_to_the_top(p, source, home), ELEVATOR),
        Misconception("torres.rides_one_level", lambda p: wrong.rides_one_level(p, source, home), ELEVATOR),
        Misconception("torres.rides_onto_others", lambda p: wrong.rides_onto_others(p, source, home), ELEVATOR),
    )


def why_no_stop(source: str, home: str) -> Callable[[Position, frozenset[str]], Phrase | None]:
    """Why the elevator does not stop at a cell that was picked, or does stop at one left out."""

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        stops = wrong.rides(p, source, home)
        for cell in sorted(picked - stops):
            at = cell_index(cell)
            if not wrong.roofs(p, home) & BIT[at]:
                return Phrase("cards.explain.other_place", {"cell": cell})
            return Phrase("cards.explain.no_door" if p.free & BIT[at] else "cards.explain.taken", {"cell": cell})
        for cell in sorted(stops - picked):
            taller = max(cells_of(NEXT[cell_index(cell)]), key=lambda near: p.heights[near])
            return Phrase("cards.explain.door", {"cell": cell, "taller": cell_name(taller)})
        return None

    return explain


# -- cards that move blocks and knights ----------------------------------------------------------------------------

TARGET = "h3"
LIFT = "play block_under {} from 3"


def _lifted(p: Position, *without: str) -> frozenset[str]:
    """Under which of A's knights a block may go; some cases of the rule may be left out."""
    return wrong.allowed(p, LIFT, without=tuple(f"{UNDER}/{case}" for case in without))


def _lifted_in_castles(p: Position) -> frozenset[str]:
    """Lifts no knight that would found a castle."""
    return frozenset(cell for cell in _lifted(p) if p.heights[cell_index(cell)] or p.ground.beside(cell_index(cell)))


def _giving(name: str, *without: str, rule: str) -> Misconception:
    return Misconception(f"torres.{name}", lambda p: case.givers(p, TARGET, without=without), rule)


def _by_judge(act: str, right_cells: Callable[[Position], frozenset[str]]) -> Callable[..., Phrase | None]:
    """Explains a cell by the case of the rule that refuses it: ``cards.explain.<case>``."""

    def explain(p: Position, picked: frozenset[str]) -> Phrase | None:
        for cell in sorted(picked - right_cells(p)):
            for breach in p.judge(p.read_action(act.format(cell))).breaches:
                key = f"cards.explain.{breach.case or breach.rule.rpartition('.')[2]}"
                if WORDING.has(key):
                    return Phrase(key, {"cell": cell})
        for cell in sorted(right_cells(p) - picked):
            return Phrase("explain.missing", {"cell": cell})
        return None

    return explain


def _pulled(p: Position) -> frozenset[str]:
    return wrong.allowed(p, "play magnet h8 {}")


# -- turns ---------------------------------------------------------------------------------------------------------


def _earns(p: Position) -> bool:
    return p.preview() is not None and right.bonus_points(p) > 0


def _in_the_castle(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return bool(end.ground.castle_mask(end.king) & end.pieces[0])


def _first_card_that(reached: Callable[[Position], bool]) -> Callable[[Position], tuple[str, ...]]:
    def solve(p: Position) -> tuple[str, ...]:
        return next((act.to_text(),) for act in p.legal_actions() if act.card >= 0 and reached(p.play(act)))

    return solve


def _rode_below(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return any(text.startswith("play elevator") for text in actions) and not case.on_level(end, 4)


def _never_rode(start: Position, end: Position, actions: tuple[str, ...]) -> bool:
    return not any(text.startswith("play elevator") for text in actions)


CHECKPOINTS = (
    _cells(
        id="torres.cards.1",
        setting=case.shaft,
        solve=lambda p: wrong.rides(p, "e7", "b7"),
        misconceptions=riding("e7", "b7"),
        explain=why_no_stop("e7", "b7"),
        rules=(ELEVATOR, "torres.door.four"),
        view="",
    ),
    _number(
        id="torres.cards.2",
        setting=lambda: case.shaft(spent=4),
        solve=lambda p: case.most_points(p, steps=1),
        misconceptions=(
            Misconception("torres.card_is_the_end", lambda p: case.most_points(p, steps=0), FREE),
            Misconception("torres.climbs_from_outside", lambda p: case.most_points(p, cards=False), ELEVATOR),
        ),
        rules=(FREE, ELEVATOR, PRODUCT),
        receipt_of=lambda p: right.castle_receipt(do(p, *case.best_way(p))),
        after=lambda p: do(p, *case.best_way(p)),
        whole=True,
    ),
    _legal(
        id="torres.cards.3",
        setting=lambda: holding(sketch(case.SHAFT, king="b6", A="e7"), new="elevator", spent=1),
        tries="play elevator e7 c7",
        choices=(LATER, ONE),
        misconceptions=(_says("plays_at_once", LEGAL, LATER), _says("buys_or_plays", ONE, LATER)),
        rules=(LATER, ONE),
        whole=True,
    ),
    Checkpoint(
        id="torres.cards.4",
        kind="order",
        setting=case.young_turn,
        choices=("play", "look", "end", "pay", "keep"),
        solve=case.life_of_a_card,
        misconceptions=(
            Misconception("torres.plays_at_once", lambda p: case.moved(case.life_of_a_card(p), "play", "end"), LATER),
            Misconception(
                "torres.looks_before_paying", lambda p: case.moved(case.life_of_a_card(p), "look", "pay"), COST
            ),
        ),
        rules=(DRAW, COST, LATER),
        receipt_of=lambda p: None,
        wording=WORDING,
    ),
    _number(
        id="torres.cards.5",
        setting=case.young_turn,
        solve=lambda p: wrong.percent_seen(2),
        misconceptions=(
            Misconception("torres.cards_back_on_top", lambda p: wrong.percent_seen(2, bury=False), DRAW),
            Misconception("torres.counts_kept_cards", lambda p: wrong.percent_kept(2), DRAW),
            Misconception("torres.deck_is_shuffled", lambda p: wrong.percent_shuffled(2), DRAW),
            Misconception("torres.one_look_only", lambda p: wrong.percent_seen(1), DRAW),
        ),
        rules=(DRAW, "torres.setup.action_decks"),
    ),
    _number(
        id="torres.cards.6",
        setting=lambda: holding(sketch("c4=2 d4=1 c5=1", A="d4", B="c5"), "six_ap"),
        solve=lambda p: case.ap_gained("six_ap"),
        misconceptions=(
            Misconception("torres.forgets_the_price", lambda p: case.ap_gained("six_ap") + 1, COST),
            Misconception("torres.counts_the_whole_turn", lambda p: do(p, "play six_ap").ap, "torres.card.six_ap"),
        ),
        rules=("torres.card.six_ap", COST),
        whole=True,
    ),
    _cells(
        id="torres.cards.7",
        setting=lambda: holding(sketch("b6=2 c6=1 e6=2 f6=1 f5=1", A="b6 d6 f5 g2 c5", B="e6"), "block_under"),
        solve=_lifted,
        misconceptions=(
            Misconception("torres.lifts_without_limit", lambda p: _lifted(p, "height"), UNDER),
            Misconception("torres.lifts_between_castles", lambda p: _lifted(p, "found"), UNDER),
            Misconception("torres.lifts_in_castles_only", _lifted_in_castles, UNDER),
        ),
        explain=_by_judge(LIFT, _lifted),
        rules=(UNDER, "torres.build.height"),
    ),
    _cells(
        id="torres.cards.8",
        setting=lambda: holding(sketch("b6=1 c6=1 d6=1 f3=2 f4=1 c2=2 c3=1 d2=1 g7=1", A="c3", B="a4"), "move_block"),
        solve=lambda p: case.givers(p, TARGET),
        misconceptions=(
            _giving("divides_a_castle", NO_SPLIT, rule=NO_SPLIT),
            _giving("leaves_a_tall_rest", STILL_AREA, rule=STILL_AREA),
            _giving("pulls_from_under_figures", f"{MOVED}/taken", rule=MOVED),
            Misconception("torres.castles_cannot_go", lambda p: case.givers(p, TARGET) - case.founders(p), GONE),
        ),
        explain=_by_judge(f"play move_block {{}} {TARGET}", lambda p: case.givers(p, TARGET)),
        rules=(MOVED, NO_SPLIT, STILL_AREA, GONE),
    ),
    _legal(
        id="torres.cards.9",
        setting=lambda: holding(sketch("c4=1 d4=4 e4=2 d5=1", A="c4", B="d4"), "hurdle"),
        tries="play hurdle c4 e4",
        choices=(HURDLE, UP, BLOCKED),
        misconceptions=(
            _says("jumps_low_walls_only", UP, HURDLE),
            _says("nobody_is_passed", BLOCKED, HURDLE),
            _says("jumps_on_one_level", HURDLE, HURDLE),
        ),
        rules=(HURDLE,),
        after=lambda p: do(p, "play hurdle c4 e4"),
    ),
    _cells(
        id="torres.cards.10",
        setting=lambda: holding(sketch("c4=2 c5=3 d4=1 b4=2 e4=1", A="c4 e3 h8", B="b4"), "magnet"),
        solve=_pulled,
        misconceptions=(
            Misconception("torres.magnet_pulls_up", lambda p: wrong.pulled_up(p, "h8"), MAGNET),
            Misconception("torres.magnet_round_corners", lambda p: wrong.pulled_diagonally(p, "h8"), MAGNET),
            Misconception("torres.magnet_to_itself", lambda p: wrong.pulled_beside_itself(p, "h8"), MAGNET),
        ),
        explain=_by_judge("play magnet h8 {}", _pulled),
        rules=(MAGNET, "torres.add.level"),
    ),
    Checkpoint(
        id="torres.cards.11",
        kind="choice",
        setting=case.workshop,
        choices=("extra_block", "elevator", "seven_ap", "block_under"),
        solve=case.best_card,
        misconceptions=(
            _says("area_before_level", "extra_block", PRODUCT),
            _says("elevator_always_helps", "elevator", ELEVATOR),
            _says("ap_before_all", "seven_ap", "torres.card.seven_ap"),
        ),
        rules=(UNDER, PRODUCT),
        receipt_of=case.best_receipt,
        after=case.best_use,
        wording=WORDING,
    ),
    _turn(
        id="torres.cards.12",
        setting=case.last_chance,
        solve=_first_card_that(_earns),
        goal=lambda start, end, actions: _earns(end),
        misconceptions=(
            Misconception(
                "torres.in_the_castle_is_enough",
                _first_card_that(lambda q: _in_the_castle(q, q, ()) and not _earns(q)),
                EXACT,
                goal=_in_the_castle,
            ),
        ),
        rules=(EXACT, FREE, "torres.card.two_up"),
        whole=True,
    ),
    _turn(
        id="torres.cards.13",
        setting=case.high_house,
        solve=lambda p: case.way_up(p, 4),
        goal=lambda start, end, actions: case.on_level(end, 4),
        misconceptions=(
            Misconception(
                "torres.rides_too_early",
                lambda p: ("play elevator b4 d4",),
                ELEVATOR,
                goal=_rode_below,
            ),
            Misconception(
                "torres.card_kept_in_hand",
                lambda p: ("build d4 from 3",),
                FREE,
                goal=_never_rode,
            ),
        ),
        rules=(ELEVATOR, "torres.move.up_one", FREE),
        whole=True,
        facts=lambda p: {"points": worth(do(p, *case.way_up(p, 4)))},
    ),
)
