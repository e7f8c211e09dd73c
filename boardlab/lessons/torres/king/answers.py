"""What the checkpoints on the king's bonus ask about: positions, answers asked of the game, and their receipts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from boardlab.core.contract.receipt import Receipt
from boardlab.core.i18n.language import Phrase, seat_letter
from boardlab.lessons.display import do
from boardlab.lessons.model.topics import scenario
from boardlab.lessons.torres import cell_names, explaining, paths, plans, right_rules, wrong_rules
from boardlab.lessons.torres import right_rules as right
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres import Position, from_json
from boardlab.torres.board import mask_of, spread
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.rules.scoring import earns_bonus, order_from
from boardlab.torres.rules.track import land

PHASES = (1, 2, 3)
BEST = 22
"""What the best last turn of phase 2 comes to."""
STAIRS = "b6=3 c6=2 b5=1 c5=1"
"""A king's castle of area 4 with three levels."""


# -- several players -----------------------------------------------------------------------------------------------


def who_gets_it(p: Position) -> str:
    """Who gets the bonus when A and B both stand on its level."""
    a, b = right.bonus_points(p, 0), right.bonus_points(p, 1)
    return "both" if a == b == pay(p) else "share" if a == b else "first"


def by_place(p: Position, worth: Callable[[Position], int]) -> tuple[str, ...]:
    """Where A's only knight may end its turn, as keys of choices: the place that is worth most comes first."""
    document = p.to_json()
    rivals = document["knights"][1:]
    found = {
        key: worth(from_json({**document, "knights": [[cell], *rivals]}, allow_unreachable=True))
        for key, cell in {"high": "b6", "low": "c6", "ground": "c7"}.items()
    }
    return tuple(sorted(found, key=lambda key: -found[key]))


# -- order of the steps --------------------------------------------------------------------------------------------


def paid(p: Position, step: str) -> Position:
    """The position once a step of the scoring is done, ``castles`` or ``bonus``: the markers have moved."""
    found = right.castle_receipt(p) if step == "castles" else right.scoring(p)
    scores = next((line.scores for line in reversed(found.lines) if line.scores), p.scores)
    return from_json({**p.to_json(), "scores": list(scores)}, allow_unreachable=True)


# -- one level a year ----------------------------------------------------------------------------------------------


def years() -> tuple[Position, ...]:
    """One knight on level 1, 2 and 3 of the king's castle, at the end of phase 1, 2 and 3."""
    return tuple(scenario(f"torres.king.end_of_phase_{phase}") for phase in PHASES)


def in_years(pays: Callable[[Position], int]) -> int:
    """What the three years come to."""
    return sum(map(pays, years()))


def years_receipt(p: Position) -> Receipt:
    """The receipts of the three years, one after the other."""
    lines = [line for year in years() for line in right.scoring(year).of(0)]
    return Receipt(Phrase("receipt.all"), tuple(lines))


# -- where to put the king -----------------------------------------------------------------------------------------

WHERE = {"b6": "b5", "e4": "f3", "g7": "h7"}
"""For each castle, by the name used in the question, a free cell for the king."""


def crowned(castle: str = "", phase: int = 2) -> Position:
    """Three castles, shared by three players; the king stands on one of them, or nowhere yet."""
    towers = "b6=2 c6=1 b5=1 e4=2 e3=1 f4=1 f3=1 g7=1 h7=1"
    return sketch(towers, king=WHERE.get(castle), phase=phase, A="e4 c6", B="b6 f4", C="g7 e3", scores=(12, 20, 15))


def castle_by(pays: Callable[[Position], int], phase: int = 2) -> str:
    """The castle that is worth most once the king stands on it."""
    return max(WHERE, key=lambda castle: pays(crowned(castle, phase)))


def nobody(p: Position) -> int:
    """The less bonus anybody gets, the more it is worth: for whoever only wants to deny it."""
    return -sum(right.bonus_points(p, seat) for seat in range(p.players))


def lead(p: Position) -> int:
    """How much more bonus A gets than the best rival."""
    return right.bonus_points(p, 0) - max(right.bonus_points(p, seat) for seat in range(1, p.players))


# -- one point too many --------------------------------------------------------------------------------------------


def without_leap(p: Position) -> str:
    """Lets A's marker stop beside B's, so that A is still among the last."""
    return "abc"[min(range(p.players), key=lambda seat: p.scores[seat] + (seat == 0))]


# -- the next phase ------------------------------------------------------------------------------------------------


BEGAN = 1
"""The seat that began phase 1 of four players."""


def in_turn_from(p: Position, seat: int) -> tuple[str, ...]:
    """All players clockwise from a seat, as keys of choices."""
    return tuple(seat_letter((seat + step) % p.players).lower() for step in range(p.players))


def by_score(p: Position) -> tuple[str, ...]:
    """All players from the lowest score to the highest, as keys of choices."""
    return tuple(seat_letter(seat).lower() for seat in sorted(range(p.players), key=lambda seat: p.scores[seat]))


# -- climb or stay -------------------------------------------------------------------------------------------------


def wide(area: int, phase: int, level: int) -> Position:
    """A king's castle of some area with A's lone knight on a level of it."""
    cells = [f"{column}{row}" for row in "87654321" for column in "abcdefgh"][:area]
    towers = " ".join(f"{cell}={height}" for cell, height in zip(cells, [phase + 1, phase, *[1] * area], strict=False))
    return sketch(towers, king=cells[-1], A=cells[0] if level > phase else cells[1], phase=phase)


def gain(area: int, phase: int) -> int:
    """What a lone knight on the bonus level gains by climbing one level."""
    return right.total(wide(area, phase, phase + 1)) - right.total(wide(area, phase, phase))


def pays_from(phase: int, least: int = 1) -> int:
    """The smallest area from which climbing off the bonus level gains at least so much."""
    return next(area for area in range(4, 64) if gain(area, phase) >= least)


def climb_or_stay(p: Position, pays: Callable[[Position], int], step: str = "move c6 b6") -> str:
    """What is worth more for A's knight: to climb from the bonus level by a step, or to stay on it."""
    stay, climb = pays(p), pays(do(p, step))
    return "equal" if stay == climb else "climb" if climb > stay else "stay"


def area_against_level(p: Position) -> str:
    """Compares the area with the level instead of with the bonus."""
    castle = p.castle_at(p.king)
    return "equal" if castle and castle.area == 3 * p.phase else "stay"


def changes(before: Position, after: Position) -> Receipt:
    """What climbing changes for A, line by line: more for the castle, less bonus."""
    pairs = zip(right.scoring(before).of(0), right.scoring(after).of(0), strict=True)
    lines = (
        replace(now, sum=now.sum if now.points == 0 else None, points=now.points - then.points) for then, now in pairs
    )
    return Receipt(Phrase("choice.cell", {"cell": ""}), tuple(lines))


# -- two plans -----------------------------------------------------------------------------------------------------

PLANS = ("knight", "blocks")
"""Two ways to spend 5 AP: a new knight lower down, or three blocks beside the castle."""
WIDER = ("build b7 from 3", "build a6", "build a5", "point", "point")
LOWER = {1: "b5", 2: "c6", 3: "c6"}
"""The cell of the new knight: on the bonus level, as far as the castle has one free."""


def chooses(phase: int) -> Position:
    """A's knight on level 3 of the king's castle, and 5 AP."""
    return sketch(STAIRS, king="c5", A="b6", phase=phase)


def by_plan(p: Position, plan: str) -> Position:
    """What a plan comes to."""
    return do(p, *(WIDER if plan == "blocks" else (f"add {LOWER[p.phase]}", "point", "point", "point")))


def two_plans(phase: int) -> tuple[int, int]:
    """What A has after each of the two plans, once the phase is scored."""
    knight, blocks = (right.worth(by_plan(chooses(phase), plan)) for plan in PLANS)
    return knight, blocks


def better_plan(p: Position, pays: Callable[[Position], int] = right.worth) -> str:
    """Which of the two plans pays more."""
    knight, blocks = (pays(by_plan(p, plan)) for plan in PLANS)
    return "same" if knight == blocks else "knight" if knight > blocks else "blocks"


# -- fewest AP -----------------------------------------------------------------------------------------------------


def bonus_cells(p: Position) -> int:
    """The free cells on the bonus level of the king's castle."""
    return earns_bonus(p.ground, p.free, p.king, p.phase)


def fewest_ap(p: Position, by: paths.Reach = paths.on_foot_or_by_door) -> int:
    """Fewest AP for A's knight to the bonus level."""
    return paths.fewest(p, p.knights[0][0], bonus_cells(p), by)


def way_in(p: Position) -> tuple[str, ...]:
    """A shortest way of A's knight to the bonus level, as actions."""
    return paths.shortest_path(p, bonus_cells(p))


# -- the last turn -------------------------------------------------------------------------------------------------


def between_phases(p: Position) -> tuple[str, ...]:
    """What happens once the last turn of a phase is over, in the order in which the game does it."""
    steps = {"castle": "castles", "bonus": "bonus"}
    found = [steps[event.kind] for event in p.events(p.read_action("end")) if event.kind in steps]
    q = do(p, "end")
    while q.phase == p.phase or q.stage == "move_king":
        found.append("king")
        q = q.play(q.legal_actions()[0])
    return tuple(dict.fromkeys([*found, "start"]))


def best_line(p: Position) -> tuple[str, ...]:
    """A turn that pays most: up to the bonus level, and a point for every AP left."""
    line = plans.shortest(p, right.earns, "build", "move", cells=at_home(p))
    end = do(p, *line)
    return (*line, *["point"] * (end.ap - end.spent))


def at_home(p: Position) -> int:
    """The king's castle and the cells at which it can be made wider."""
    castle = p.ground.castle_mask(p.king)
    return castle | spread(castle) & p.ground.homes[1]


# -- wrong rules ------------------------------------------------------------------------------------------------------


def pay(p: Position) -> int:
    """What the bonus pays this phase."""
    return LEVEL_BONUS[p.phase - 1]


def earners(p: Position) -> int:
    """The knights of all players on the bonus level of the king's castle, by the true rule."""
    return sum(earns_bonus(p.ground, own, p.king, p.phase) for own in p.pieces)


def _on(p: Position, level: int) -> int:
    return mask_of(cell for cell, height in enumerate(p.heights) if height == level)


# -- which knights earn it -----------------------------------------------------------------------------------------


def at_least(p: Position, where: int) -> int:
    """Takes the level of the phase or any higher one, on some cells: those of knights, or the free ones."""
    return where & p.ground.castle_mask(p.king) & p.ground.tall[p.phase]


def in_any_castle(p: Position, where: int) -> int:
    """Takes the level of the phase in every castle."""
    return where & _on(p, p.phase)


def on_the_kings_level(p: Position, where: int) -> int:
    """Takes the level on which the king stands."""
    return where & p.ground.castle_mask(p.king) & _on(p, p.heights[p.king])


def highest_only(p: Position) -> int:
    """Pays only a player whose highest knight there is on the level of the phase."""
    there = [own & p.ground.castle_mask(p.king) for own in p.pieces]
    return sum(own & _on(p, p.phase) for own in there if own and p.ground.top(own) == p.phase)


# -- how much ------------------------------------------------------------------------------------------------------


def five_per_level(p: Position) -> int:
    """Pays A 5 for each level of the highest knight in the king's castle, whatever the phase."""
    there = p.pieces[0] & p.ground.castle_mask(p.king)
    return LEVEL_BONUS[0] * p.ground.top(there) if there else 0


def only_if_highest(p: Position) -> int:
    """A's castle points, and the bonus only if the highest knight stands on its level."""
    return right.castle_points(p) + (pay(p) if highest_only(p) & p.pieces[0] else 0)


def one_knight_does_both(p: Position) -> int:
    """Castle points of the knight of A that earns the bonus, and the bonus."""
    area = p.ground.castle_mask(p.king).bit_count()
    return (area * p.phase if earners(p) & p.pieces[0] else 0) + right.bonus_points(p)


# -- castle and bonus of A -----------------------------------------------------------------------------------------


def paid_where(p: Position, rule: Callable[[Position, int], int]) -> int:
    """Castle points, and the bonus for standing where a wrong rule pays it."""
    return right.castle_points(p) + (pay(p) if rule(p, p.pieces[0]) else 0)


# -- when ----------------------------------------------------------------------------------------------------------


def marker_after(p: Position, seat: int, *parts: Callable[[Position, int], int]) -> int:
    """Where a seat's marker stands if these parts are paid one after the other, each to all players in turn."""
    scores = p.scores
    for part in parts:
        for player in order_from(p.starter, p.players):
            scores, _ = land(scores, player, part(p, player))
    return scores[seat]
