"""Answers of the topic “A first game”, asked of the game; where it begins, and what is said of it at its end."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import NamedTuple, cast

from boardlab.core.errors import PlainError
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.record import Record
from boardlab.core.play.steer import Now
from boardlab.creed import Position
from boardlab.creed.actions import OVER, PLACE_STAGE, TURN, Action, Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import MOST_KEPT, TURN_AP
from boardlab.creed.play.opponent import among
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.rules.resolver import strike
from boardlab.creed.rules.sieges import SIEGE_AP, hit
from boardlab.creed.state import open_copy
from boardlab.creed.tents import DESTROYED, TOKEN
from boardlab.creed.units import ATTACK, CAVALRY_4, DEFENCE, PROFILE
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import names
from boardlab.lessons.creed.first_game.moments import (
    attack_fails,
    attacks_remove,
    besiegers,
    face_down,
    first_tents,
    leader_found,
    may_besiege,
    may_move,
    open_to_sieges,
    too_early,
)
from boardlab.lessons.creed.first_game.steering import first_game, hides_leader, losses, steered
from boardlab.lessons.creed.matchups.answers import all_removed, removed_by_all
from boardlab.lessons.display import do
from boardlab.lessons.model.first_game import Review

A, B = 0, 1
FEW = 3
"""Fewer tents than this, or as many weak attacks, are worth a word at the end."""


def begin(seed: str) -> Record:
    """The game before its first tent."""
    return Record(first_game(), seed=seed)


# -- attacks -----------------------------------------------------------------------------------------------------------


def missing(p: Position, here: str, there: str, *, against_attack: bool = False, helped: bool = True) -> int:
    """How much the attack of a unit lacks to remove another, by the rules or by wrong ones.

    Args:
        p: the position.
        here: where the attacker stands.
        there: where the unit stands that is attacked.
        against_attack: is it compared with the attack of that unit?
        helped: do archers help it?
    """
    sums, foe = fields.strength(p, here), p.units[p.layout.cell_numbers[there]] & PROFILE
    needed = ATTACK[foe] if against_attack else DEFENCE[foe]
    return max(0, needed - (sums.total if helped else sums.printed))


def archers(p: Position) -> frozenset[str]:
    """The cells of all archers and ballistas."""
    return fields.units(p, A, "archer", "ballista") | fields.units(p, B, "archer", "ballista")


def attack_in_order(p: Position, there: str) -> tuple[str, ...]:
    """What happens where a face-down unit on a cell is attacked and removed, in order."""
    blow = strike(CAVALRY_4, ATTACK[CAVALRY_4], (p.units[p.layout.cell_numbers[there]], 0, 0), 0, "stop")[0]
    return ("paid", "seen", "compared", "fallen") if blow.revealed else ("paid", "compared", "fallen", "seen")


# -- what the steps of the game ask for --------------------------------------------------------------------------------


def fallen(p: Position, seat: int) -> int:
    """How many tents of a seat are destroyed."""
    return sum(tent & DESTROYED > 0 for tent in p.camp(seat))


def came_round(start: Position, end: Position, seat: int) -> bool:
    """Is it the next turn of a seat?"""
    return end.current_player == seat and end.round > start.round


def done(actions: tuple[str, ...], verb: str) -> bool:
    """Has the learner done something of a kind?"""
    return any(text.split()[0] == verb and " A" in text for text in actions)


def is_found(p: Position) -> bool:
    """Has either side found a leader?"""
    return p.alive != (1 << 2 * p.players) - 1


def useful(p: Position, seat: int, otherwise: str = "end") -> str:
    """The verb of what a simple player would do next, by what a seat sees.

    It besieges, attacks where that may remove somebody, or brings a unit to where it can do one of these or guards a
    line that nobody guards. Where action points would be lost it deploys, too.

    Args:
        p: the position.
        seat: whose turn it may be.
        otherwise: the verb where there is nothing of the kind to do.
    """
    if p.stage != TURN or p.current_player != seat:
        return otherwise
    legal = p.legal_actions()
    able = [act for act in legal if act.kind in USEFUL and len(act.moves) <= 1 and not _is_vain(p, act)]
    end = next(act for act in legal if act.kind == Kind.END)
    chosen = among(p.seen_by(seat), [*able, end], Random(0))
    if chosen == end and p.ap[seat] > MOST_KEPT:
        chosen = next((act for act in able if act.kind == Kind.DEPLOY), end)
    return otherwise if chosen == end else chosen.to_text().split()[0]


def towards_tents(p: Position, seat: int) -> str:
    """The verb that leads to a siege soonest: it, what brings a unit to where it can besiege, else what is useful."""
    if p.stage == TURN and p.current_player == seat:
        brings = [act for act in p.legal_actions() if act.kind in BRINGS and len(act.moves) <= 1 and not act.hidden]
        end = next(act for act in p.legal_actions() if act.kind == Kind.END)
        brought = among(p.seen_by(seat), [*brings, end], Random(0))
        besieges = any(act.kind == Kind.SIEGE for act in p.legal_actions())
        if (
            not besieges
            and brought.kind in BRINGS
            and any(a.kind == Kind.SIEGE for a in p.play(brought).legal_actions())
        ):
            return brought.to_text().split()[0]
    return useful(p, seat)


BRINGS = (Kind.DEPLOY, Kind.MOVE)
USEFUL = (Kind.ATTACK, Kind.SIEGE, Kind.DEPLOY, Kind.MOVE)
"""What every step of the lesson tells of."""


def _is_vain(p: Position, act: Action) -> bool:
    return act.kind == Kind.ATTACK and foresee(p, act).is_vain


# -- moves -------------------------------------------------------------------------------------------------------------


def goes_to(p: Position, here: str) -> frozenset[str]:
    """The cells to which the unit on a cell may move alone."""
    texts = (act.to_text().split() for act in p.legal_actions())
    return frozenset(words[2] for words in texts if words[:2] == ["move", here] and len(words) == 3)


def beside_it(p: Position, here: str) -> frozenset[str]:
    """The free cells next to a cell, as whoever moves one cell at a time."""
    return fields.beside(p, frozenset({here})) & fields.free(p)


def on_its_line(p: Position, here: str) -> frozenset[str]:
    """The free cells of its line, as whoever keeps to it."""
    return frozenset(name for name in fields.free(p) if name[:-1] == here[:-1])


def own_cells(p: Position) -> frozenset[str]:
    """The learner's field."""
    return names(p, p.layout.cells_of[A])


def other_cells(p: Position) -> frozenset[str]:
    """The opponent's field."""
    return names(p, p.layout.cells_of[B])


# -- tents -------------------------------------------------------------------------------------------------------------


def own_tents(p: Position) -> tuple[str, ...]:
    """The learner's tents."""
    return p.layout.tent_names[: len(p.layout.tent_names) // 2]


def tents_of_open_lines(p: Position) -> frozenset[str]:
    """All tents that stand on lines without a unit, as whoever lets a siege hit all of them."""
    return first_tents(p, A) | first_tents(p, A, at=-1) | first_tents(p, A, at=1)


def why_not_first(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a tent why no siege hits it now, or of one left out that one does."""
    right = first_tents(p, A)
    for place in sorted(picked - right):
        guarded = place in first_tents(p, A, guarded=True)
        return Phrase(f"explain.first_game.{'guarded' if guarded else 'behind'}", {"place": fields.said(p, place)})
    return Phrase("explain.first_game.open", {"place": fields.said(p, min(right - picked))}) if right - picked else None


def once_the_last_is_found(p: Position, loser: int) -> str:
    """How it goes on when the last leader of a seat is found."""
    draft = open_copy(p)
    for tent, token in enumerate(p.camps):
        if token & TOKEN > 3 and token & 3 == loser and not token & DESTROYED:
            hit(draft, tent)
    return "now" if draft.stage == OVER else "turn"


# -- the game itself ---------------------------------------------------------------------------------------------------


def steered_move(now: Now, rng: Random) -> Action:
    """What the opponent does at a moment."""
    return steered(now.position, rng)


class GameTally(NamedTuple):
    """What a seat did in a game, counted."""

    leaders: int
    tents: int
    units: int
    attacks: int
    weak: int
    """Field attacks that removed nobody."""
    unused: int
    """Action points that were lost at the ends of turns."""
    open_tents: int
    """Tents of others that fell on lines without a unit."""


def tally(record: Record, seat: int) -> GameTally:
    """What a seat did in a game up to now."""
    attacks = weak = unused = open_tents = 0
    for ply in range(1, record.ply + 1):
        before, act = cast("tuple[Position, Action]", record.step(ply))
        if act.player != seat:
            continue
        after = cast("Position", record.positions[ply])
        if act.kind == Kind.ATTACK:
            attacks += 1
            weak += before.dead == after.dead
        elif act.kind == Kind.SIEGE:
            open_tents += not any(before.enemy_line(act.source))
        elif act.kind == Kind.END:
            unused += max(0, before.ap[seat] - MOST_KEPT)
    p, other = cast("Position", record.position), 1 - seat
    return GameTally(
        2 - p.leaders_of(other).bit_count(), fallen(p, other), losses(p, other), attacks, weak, unused, open_tents
    )


def look_back(record: Record, seat: int) -> Review:
    """What a learner did well in a game, what decided it, and what to try next."""
    mine, theirs, p = tally(record, seat), tally(record, 1 - seat), cast("Position", record.position)
    them = Seat(1 - seat)
    good = []
    if p.winners == (seat,):
        good.append(Phrase("review.won", {"round": p.round, "them": them}))
    elif mine.leaders:
        good.append(Phrase("review.found", {"them": them}))
    if mine.attacks > mine.weak:
        good.append(Phrase("review.attacks", {"all": mine.attacks, "hits": mine.attacks - mine.weak}))
    if mine.tents:
        good.append(Phrase("review.tents", {"count": mine.tents}))
    if not good:
        good.append(Phrase("review.held"))
    rows = (
        (Phrase("source.units"), mine.units, theirs.units),
        (Phrase("source.attacks"), mine.weak, theirs.weak),
        (Phrase("source.tents"), mine.tents, theirs.tents),
        (Phrase("source.leaders"), mine.leaders, theirs.leaders),
    )
    return Review(rows, tuple(good[:2]), _next(record, seat))


def _next(record: Record, seat: int) -> Phrase:
    """One thing to try next time, of what was not done: what cost most."""
    mine, theirs, p = tally(record, seat), tally(record, 1 - seat), cast("Position", record.position)
    if theirs.open_tents > 1 and theirs.leaders:
        return Phrase("try.guard")
    if mine.tents < FEW:
        return Phrase("try.besiege")
    if mine.weak >= FEW:
        return Phrase("try.compare")
    if mine.unused >= TURN_AP // 2:
        return Phrase("try.spend")
    if leaders_in_front(record, seat):
        return Phrase("try.hide")
    ended = "sooner" if p.winners == (seat,) else "longer" if p.winners else "decide"
    return Phrase(f"try.{ended}", {"round": p.round, "them": Seat(1 - seat)})


def leaders_in_front(record: Record, seat: int) -> bool:
    """Did a leader of a seat lie under a tent with no other before it, when the camps were laid?"""
    laid = next(p for p in cast("tuple[Position, ...]", record.positions) if p.stage == PLACE_STAGE)
    tents = range(seat * TENTS, (seat + 1) * TENTS)
    return any(hides_leader(laid, tent) and any(not reach[1] for reach in laid.layout.reaches(tent)) for tent in tents)
