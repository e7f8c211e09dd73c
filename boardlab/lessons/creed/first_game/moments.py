"""Moments of a first game: when the learner's own position shows what a question is about, and what it is asked about.

Each is a function of a moment (:class:`boardlab.core.play.steer.Now`) and gives what the question is drawn with, or
None. Where nothing on the board shows it, but one move or one unit from the hand would, that is supposed and said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed import Position
from boardlab.creed.actions import COMMANDER, KING, TURN, Action, Kind
from boardlab.creed.board import RANKS
from boardlab.creed.rules.forecasts import foresee, strength_at
from boardlab.creed.rules.phrases import unit_phrase
from boardlab.creed.rules.resolver import KILLED, STANDS, UNKNOWN
from boardlab.creed.rules.sieges import SIEGE_AP, blockers, siege_target
from boardlab.creed.rules.turn import is_first_turn
from boardlab.creed.tents import DESTROYED
from boardlab.creed.units import ATTACK, ATTACKED, FIGHTERS, HIDDEN, OBSTACLES, PROFILE
from boardlab.lessons.creed.fields import free, names, unit_on

if TYPE_CHECKING:
    from boardlab.core.play.steer import Now
    from boardlab.lessons.model.practice import Drawn

PAIR = 2
SUPPOSED = (Kind.MOVE, Kind.DEPLOY)
"""What may be supposed: a unit goes or comes to another cell."""


class Supposed(NamedTuple):
    """A position of the learner's turn: the one on the board, or the one behind one action."""

    position: Position
    told: Phrase
    """What is supposed, as the first sentence of a question."""


def own_turn(now: Now) -> bool:
    """Is it the learner's turn, with all units on the board that come first?"""
    p: Position = now.position
    return p.stage == TURN and p.current_player == now.seat


def around(now: Now) -> Iterator[Supposed]:
    """The position on the board, then those behind one move or one unit brought face up."""
    p = now.position
    if not own_turn(now):
        return
    yield Supposed(p, Phrase("suppose.nothing"))
    acts = [act for act in p.legal_actions() if act.kind in SUPPOSED and not act.hidden and len(act.moves) <= PAIR]
    for act in sorted(acts, key=lambda each: len(each.moves) == PAIR):
        yield Supposed(p.play(act), _supposing(p, act))


def _supposing(p: Position, act: Action) -> Phrase:
    if act.kind == Kind.DEPLOY:
        return Phrase("suppose.deploy", {"unit": unit_phrase(act.unit), "cell": p.layout.cell_names[act.cell]})
    ((source, cell), *others) = act.moves
    if others:
        return Phrase("suppose.trade", {"unit": unit_on(p, source), "other": unit_on(p, cell)})
    return Phrase("suppose.move", {"unit": unit_on(p, source), "cell": p.layout.cell_names[cell]})


def _first(now: Now, fits: Callable[[Position], Drawn | None]) -> Drawn | None:
    """What is drawn in the first position around that fits."""
    for supposed in around(now):
        drawn = fits(supposed.position)
        if drawn is not None:
            return {"position": supposed.position, "suppose": supposed.told, **drawn}
    return None


# -- attacks -----------------------------------------------------------------------------------------------------------


def attacks_remove(now: Now) -> Drawn | None:
    """Field attacks of the learner of which one at least removes somebody, and none meets a face-down unit."""
    return _first(now, lambda p: {"them": Seat(1 - now.seat)} if _removes(p) else None)


def _removes(p: Position) -> bool:
    struck = [foresee(p, act).strikes for act in p.legal_actions() if act.kind == Kind.ATTACK]
    results = {blow.result for blows in struck for blow in blows}
    return KILLED in results and UNKNOWN not in results


def attack_fails(now: Now) -> Drawn | None:
    """A field attack of the learner that is too weak, best one that is more than the attack of whoever withstands."""
    return _first(now, _too_weak)


def _too_weak(p: Position) -> Drawn | None:
    found = [(act, foresee(p, act).strikes[0]) for act in p.legal_actions() if act.kind == Kind.ATTACK]
    found = [(act, blow) for act, blow in found if blow.result == STANDS]
    if not found:
        return None
    act, blow = max(found, key=lambda each: (each[1].attack >= ATTACK[each[1].unit], each[1].attack - each[1].defence))
    there = p.layout.across[act.source // RANKS] * RANKS + blow.rank
    cells = p.layout.cell_names
    return {
        "here": cells[act.source],
        "unit": unit_on(p, act.source),
        "there": cells[there],
        "foe": unit_phrase(blow.unit),
        "them": Seat(p.layout.owner[there]),
        "attack": blow.attack,
        "defence": blow.defence,
        "rings": f"{cells[act.source]} {cells[there]}",
    }


# -- moves -------------------------------------------------------------------------------------------------------------


def may_move(now: Now) -> Drawn | None:
    """A unit of the learner that may move, best one that a wrong rule keeps from most cells."""
    p = now.position
    if not own_turn(now) or not p.ap[now.seat]:
        return None
    cells = [c for c in p.layout.cells_of[now.seat] if p.units[c] and p.units[c] & PROFILE not in OBSTACLES]
    if not cells or not free(p):
        return None
    cell = max(cells, key=lambda each: sum(name[1] != p.layout.cell_names[each][1] for name in free(p)))
    name = p.layout.cell_names[cell]
    return {"here": name, "unit": unit_on(p, cell), "rings": name}


# -- tents -------------------------------------------------------------------------------------------------------------


def too_early(now: Now) -> Drawn | None:
    """The first turn, and a unit of the learner in front of a line that nobody guards."""
    return _first(now, _besieger) if own_turn(now) and is_first_turn(now.position) else None


def may_besiege(now: Now) -> Drawn | None:
    """A turn of the learner's, and a unit in front of a line that nobody guards, with AP for a siege."""
    found = _first(now, _besieger) if own_turn(now) and now.position.ap[now.seat] >= SIEGE_AP else None
    return None if found is None else {**found, "round": now.position.round}


def besiegers(p: Position) -> frozenset[str]:
    """The cells of the player's units with nobody between them and the tents."""
    return names(p, (cell for cell in _able(p) if not blockers(p, cell)))


def _able(p: Position) -> Iterator[int]:
    """The cells of the player's units that can attack and have not, on lines with a tent to hit."""
    for cell in p.layout.cells_of[p.on_turn]:
        tile = p.units[cell]
        ready = tile & PROFILE in FIGHTERS and not tile & ATTACKED
        if ready and siege_target(p, cell) >= 0 and strength_at(p, cell).total:
            yield cell


def _besieger(p: Position) -> Drawn | None:
    cell = next((each for each in _able(p) if not blockers(p, each)), None)
    return None if cell is None else _sieging(p, cell)


def _sieging(p: Position, cell: int) -> Drawn:
    name = p.layout.cell_names[cell]
    return {
        "line": name[1], "ap": p.ap[p.on_turn], "them": Seat(1 - p.on_turn), "here": name, "unit": unit_on(p, cell),
        "tries": f"siege {name}", "rings": name,
    }  # fmt: skip


def open_to_sieges(now: Now) -> Drawn | None:
    """A line of the learner without a unit, and a tent on it; while units are placed, too."""
    p = now.position
    return {"them": Seat(1 - now.seat)} if p.current_player == now.seat and first_tents(p, now.seat) else None


def first_tents(p: Position, seat: int, *, at: int = 0, guarded: bool = False) -> frozenset[str]:
    """The tents of a seat that a siege would hit on each line where it has no unit.

    Args:
        p: the position.
        seat: whose tents.
        at: which of the tents that stand: 0 the nearest, -1 the farthest.
        guarded: on lines with a unit too, as whoever thinks that guards stop nobody.
    """
    found = []
    for line in range(len(p.layout.lane)):
        own = p.layout.across[line] * RANKS
        if p.layout.owner[own] != seat or (any(p.units[own : own + RANKS]) and not guarded):
            continue
        standing = [tent for tent in p.layout.lane[line] if not p.camps[tent] & DESTROYED]
        found += [p.layout.tent_names[standing[at]]] if at < len(standing) and standing else []
    return frozenset(found)


# -- what is hidden, and the end ---------------------------------------------------------------------------------------


def face_down(now: Now) -> Drawn | None:
    """A face-down unit of the opponent."""
    p = now.position
    if p.stage != TURN:
        return None
    cells = [cell for cell in p.layout.cells_of[1 - now.seat] if p.units[cell] & HIDDEN]
    if not cells:
        return None
    there = p.layout.cell_names[cells[0]]
    return {"there": there, "them": Seat(1 - now.seat), "rings": there}


def leader_found(now: Now) -> Drawn | None:
    """One leader of a side is found, the other is not; the opponent's is asked about first."""
    p = now.position
    if p.is_over:
        return None
    for seat in (1 - now.seat, now.seat):
        left = p.leaders_of(seat)
        if left in (KING, COMMANDER):
            return {
                "loser": Seat(seat),
                "winner": Seat(1 - seat),
                "lost": Phrase("token.commander" if left == KING else "token.king"),
                "last": Phrase("token.king" if left == KING else "token.commander"),
            }
    return None
