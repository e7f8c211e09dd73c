"""Positions of the tutorial "Action cards", and what the game says about them."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.display import do
from boardlab.lessons.torres import paths, plans, right_rules, wrong_building
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.explaining import first_wrong
from boardlab.lessons.torres.holding import holding

# -- what a turn can bring -----------------------------------------------------------------------------------------
from boardlab.lessons.torres.paths import Reach, from_all
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.lessons.torres.wrong_building import corners_of
from boardlab.torres import Kind, Position, cell_index, cell_name
from boardlab.torres.board import BIT, CELLS, NEXT, cells_of, spread
from boardlab.torres.rules.buying import MOST_BOUGHT
from boardlab.torres.rules.odds import chance_of_card
from boardlab.torres.state import cell_names


def most_points(p: Position, *, cards: bool = True, steps: int = 1) -> int:
    """The most castle points A can have after at most some steps and, if allowed, a card before or between them."""
    kinds = (Kind.MOVE, Kind.PLAY) if cards else (Kind.MOVE,)
    reached = {p}
    for _ in range(steps + cards):
        reached |= {q.play(act) for q in reached for act in q.legal_actions() if act.kind in kinds}
    return max(right.castle_points(q) for q in reached)


def best_way(p: Position) -> tuple[str, ...]:
    """Card and steps that bring the most castle points with the AP that are left."""
    best = most_points(p, steps=p.ap - p.spent)
    return plans.shortest(p, lambda q: right.castle_points(q) == best, "move", "play")


# -- the life of a card --------------------------------------------------------------------------------------------

STEPS = {"buy": "pay", "keep": "keep", "end_turn": "end", "end_turn_left": "end", "played": "play"}


def life_of_a_card(p: Position) -> tuple[str, ...]:
    """What happens to a card from the purchase on, in the order in which the game lets it happen."""
    found: list[str] = []
    card, *others = p.decks[0][:3]
    for text in ("buy", f"keep {card} bottom {' '.join(others)}", "end", "end", f"play {card} d3 c3"):
        act = p.read_action(text)
        found += [STEPS[event.kind] for event in p.events(act) if event.kind in STEPS]
        p = p.play(act)
        if p.stage == "look":
            found.append("look")
    return tuple(dict.fromkeys(found))


# -- getting and keeping cards -------------------------------------------------------------------------------------


def cards_held(p: Position, *, each: int = MOST_BOUGHT) -> int:
    """How many cards A holds after the turns of a phase, buying so many in each until the deck is empty."""
    return min(len(p.stacks[0]) * each, len(p.decks[0]))


def percent_on_top(p: Position, *, seen: int = 1, wanted: int = 0) -> int:
    """The chance, in percent, that a common deck shows a kind of card of which each player has brought one."""
    deck = p.players * len(p.decks[0])
    missed = comb(deck - (wanted or p.players), seen) / comb(deck, seen)
    return round(100 * (1 - missed))


# -- what more AP are worth ----------------------------------------------------------------------------------------


def ap_gained(card: str) -> int:
    """How many AP more two turns have, when the card is bought in the first and played in the second."""
    p = holding(sketch("c4=1", A="c4"), card)
    bought = do(holding(sketch("c4=1", A="c4")), "buy")
    return do(p, f"play {card}").ap - p.ap - bought.spent


# -- cards that bring one thing more -------------------------------------------------------------------------------


def by_cards(p: Position, source: str) -> frozenset[str]:
    """Where the cards Two up and Diagonal take a knight."""
    return allowed(p, f"play two_up {source} {{}}") | allowed(p, f"play diagonal {source} {{}}")


def never_down(p: Position, source: str) -> frozenset[str]:
    """The same without the cells that lie lower."""
    return frozenset(cell for cell in by_cards(p, source) if p.height_at(cell) >= p.height_at(source))


def rising(p: Position, source: str, levels: int) -> frozenset[str]:
    """The free cells straight beside a knight that are so many levels higher."""
    at = cell_index(source)
    return frozenset(
        cell_name(near) for near in cells_of(NEXT[at] & p.free) if p.heights[near] == p.heights[at] + levels
    )


# -- which card ----------------------------------------------------------------------------------------------------


def ends_of(p: Position, card: str) -> list[Position]:
    """Where every use of a card alone leads."""
    return [p.play(act) for act in p.legal_actions() if act.to_text().startswith(f"play {card}")]


def worth_of_card(p: Position, card: str) -> int:
    """Castle points of A after the best use of a card alone, and a point for every AP of the turn."""
    return max(right.castle_points(end) + end.ap for end in ends_of(p, card))


def best_card(p: Position) -> str:
    """The card in hand that brings most."""
    return max(p.hands[0], key=lambda card: worth_of_card(p, card))


# -- turns ---------------------------------------------------------------------------------------------------------


def way_up(p: Position, level: int) -> tuple[str, ...]:
    """A shortest turn that brings a knight of A onto a level of the castle beside it."""
    castle = p.ground.castle_mask(cell_index("c4"))
    cells = castle | spread(castle) & p.pieces[0]
    return plans.shortest(p, lambda q: right.level_of(q) >= level, "build", "play", "move", cells=cells)


# -- blocks --------------------------------------------------------------------------------------------------------


def givers(p: Position, target: str, *, without: tuple[str, ...] = ()) -> frozenset[str]:
    """The towers whose top block the card may bring to a cell; some rules may be left out."""
    towers = frozenset(cell_names(p.ground.tall[1]))
    return towers & allowed(p, f"play move_block {{}} {target}", without=without)


def founders(p: Position) -> frozenset[str]:
    """Castles of a single block."""
    return frozenset(castle.name for castle in p.castles if castle.area == 1 and castle.height == 1)


def lifted(p: Position, *without: str) -> frozenset[str]:
    """Under which of A's knights a block may go; some cases of the rule may be left out."""
    return allowed(
        p, "play block_under {} from 3", without=tuple(f"torres.card.block_under/{case}" for case in without)
    )


def lifted_in_castles(p: Position) -> frozenset[str]:
    """Lifts no knight that would found a castle."""
    return frozenset(cell for cell in lifted(p) if p.height_at(cell) or p.ground.beside(cell_index(cell)))


def first_card(p: Position, reached: Callable[[Position], bool]) -> tuple[str, ...]:
    """The first card that alone reaches something."""
    return next((act.to_text(),) for act in p.legal_actions() if act.card >= 0 and reached(p.play(act)))


def without_bonus(p: Position) -> bool:
    """Does a knight of A stand in the king's castle, for nothing?"""
    return right.in_the_castle(p) and not right.earns(p)


# -- why not -------------------------------------------------------------------------------------------------------


def why_no_stop(p: Position, picked: frozenset[str], source: str, home: str) -> Phrase | None:
    """Why the elevator does not stop at a cell that was picked, or does stop at one left out."""

    def too_much(cell: str) -> Phrase:
        inside = roofs(p, home) & BIT[cell_index(cell)]
        on_roof = "cards.explain.taken" if p.piece_at(cell) else "cards.explain.no_door"
        return Phrase(on_roof if inside else "cards.explain.other_place", {"cell": cell})

    def missing(cell: str) -> Phrase:
        taller = max(cells_of(NEXT[cell_index(cell)]), key=lambda near: p.heights[near])
        return Phrase("cards.explain.door", {"cell": cell, "taller": cell_name(taller)})

    return first_wrong(picked, rides(p, source, home), too_much, missing)


def why_no_card(p: Position, picked: frozenset[str], source: str) -> Phrase | None:
    """Why neither Two up nor Diagonal leads to a cell that was picked, or one of them does to a cell left out."""

    def too_much(cell: str) -> Phrase:
        at = cell_index(source)
        straight = NEXT[at] & BIT[cell_index(cell)]
        corner = corners_of(BIT[at]) & BIT[cell_index(cell)]
        reason = "taken" if p.piece_at(cell) else "not_two" if straight else "too_high" if corner else "too_far"
        return Phrase(f"cards.explain.{reason}", {"cell": cell})

    return first_wrong(picked, by_cards(p, source), too_much, lambda cell: Phrase("explain.missing", {"cell": cell}))


def by_judge(p: Position, picked: frozenset[str], act: str, right_cells: frozenset[str]) -> Phrase | None:
    """Explains a cell by the case of the rule that refuses it: ``cards.explain.<case>``."""

    def too_much(cell: str) -> Phrase | None:
        breaches = p.judge(p.read_action(act.format(cell))).breaches
        keys = (f"cards.explain.{breach.case or breach.rule.rpartition('.')[2]}" for breach in breaches)
        return next((Phrase(key, {"cell": cell}) for key in keys if WORDING.has(key)), None)

    return first_wrong(picked, right_cells, too_much, lambda cell: Phrase("explain.missing", {"cell": cell}))


# -- wrong rules ------------------------------------------------------------------------------------------------------


Cells = frozenset[str]

# -- whatever a card does to a cell --------------------------------------------------------------------------------


def allowed(p: Position, act: str, *, without: tuple[str, ...] = ()) -> Cells:
    """The cells where an action is allowed, or would be if some rules were missing.

    Args:
        p: the position.
        act: the action with ``{}`` for the cell: ``"play block_under {}"``.
        without: ids of the rules that are left out, or of one of their cases: ``torres.card.magnet/level``.
    """

    def fits(cell: str) -> bool:
        breaches = p.judge(p.read_action(act.format(cell))).breaches
        return all({breach.rule, f"{breach.rule}/{breach.case}"} & set(without) for breach in breaches)

    return frozenset(filter(fits, map(cell_name, range(CELLS))))


# -- the elevator --------------------------------------------------------------------------------------------------


def roofs(p: Position, home: str) -> int:
    """The roofs of the castle at a cell, as a set."""
    return p.ground.castle_mask(cell_index(home))


def rides(p: Position, source: str, home: str) -> Cells:
    """Onto which roofs of a castle the elevator takes a knight (no wrong rule)."""
    return allowed(p, f"play elevator {source} {{}}") & _names(roofs(p, home))


def rides_one_level(p: Position, source: str, home: str) -> Cells:
    """Rides one level up at most, as a step does."""
    level = p.heights[cell_index(source)]
    return frozenset(cell for cell in rides(p, source, home) if p.heights[cell_index(cell)] <= level + 1)


def rides_onto_others(p: Position, source: str, home: str) -> Cells:
    """Rides onto roofs where somebody stands as well."""
    return allowed(p, f"play elevator {source} {{}}", without=("torres.card.elevator/taken",)) & _names(roofs(p, home))


# -- the magnet ----------------------------------------------------------------------------------------------------


def pulled_beside(p: Position, source: str, rule: Reach) -> int:
    """Pulls a knight to where a rule would let another knight add one."""
    at = BIT[cell_index(source)]
    return from_all(p, p.pieces[0] & ~at, rule) & ~at


# -- odds ----------------------------------------------------------------------------------------------------------


def percent_seen(purchases: int, *, bury: bool = True) -> int:
    """The chance, in percent, to have seen a wanted card of the player's own deck (no wrong rule)."""
    return round(100 * chance_of_card(purchases, bury=bury))


def percent_shuffled(purchases: int) -> int:
    """Reckons as if the deck were shuffled again before each purchase."""
    return round(100 * (1 - (1 - chance_of_card(1)) ** purchases))


def _names(cells: int) -> Cells:
    return frozenset(cell_names(cells))
