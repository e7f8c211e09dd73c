"""How a turn may go on in the eyes of a seat: actions played in a view, with what is hidden taken as it likely is.

A tent is taken to be blank unless it must hold a leader, a face-down unit to be removed where that is likelier than
not. So a plan never rests on what the seat does not know.
"""

from __future__ import annotations

from boardlab.core.contract import action as contract
from boardlab.creed.actions import BLANK, COMMANDER, KING, Action, Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.play.features import hidden_leaders
from boardlab.creed.position import seal
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.forecasts import foresee, strength_at
from boardlab.creed.rules.odds import kill_chance, kills, unseen
from boardlab.creed.rules.resolver import KILLED
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.state import Draft, State, open_copy
from boardlab.creed.tents import DESTROYED, FORTIFIED, TOKEN, UNKNOWN_TOKEN, leader_bit
from boardlab.creed.units import ASSASSIN, HIDDEN, OBSTACLES, PROFILE, PROFILES, count

_EFFECTS = TYPES.row("apply")
LIKELY = 0.5
"""An attack on a face-down unit is thought about where it removes the unit at least as likely as this."""


def hopeful(p: State, act: Action) -> bool:
    """Does an attack remove a unit, for sure or likelier than not?"""
    blows = foresee(p, act).strikes
    return any(blow.result == KILLED for blow in blows) or kill_chance(p, act) >= LIKELY


def foreseen(p: State, act: contract.Action) -> State:
    """The state after an action as far as a seat can foresee it."""
    assert isinstance(act, Action)
    draft = open_copy(p)
    kind = act.kind
    if kind in (Kind.SIEGE, Kind.ASSASSINATE):
        _look_under(draft, _tent_of(p, act))
    elif kind == Kind.ATTACK:
        _turn_up(draft, act)
    _EFFECTS[kind](draft, act)
    if kind == Kind.RUMOUR:
        _count_hands(p, draft)
    return seal(draft)


def _tent_of(p: State, act: Action) -> int:
    """The tent that a siege or an assassination is about."""
    by_assassin = act.kind == Kind.ASSASSINATE or p.units[act.source] & PROFILE == ASSASSIN
    return act.cell if by_assassin else siege_target(p, act.source)


def _look_under(draft: Draft, tent: int) -> None:
    """Put under an unknown tent what it must hold, or else a blank."""
    found = draft.camps[tent]
    if found & TOKEN != UNKNOWN_TOKEN or found & (FORTIFIED | DESTROYED):
        return
    owner = tent // TENTS
    unknown, leaders = hidden_leaders(draft, owner)
    token = BLANK << 2 | owner
    if leaders >= unknown:
        king = KING << 2 | owner
        token = king if draft.alive & leader_bit(king) else COMMANDER << 2 | owner
    camps = bytearray(draft.camps)
    camps[tent] = found & ~TOKEN | token
    draft.camps = bytes(camps)


def _turn_up(draft: Draft, act: Action) -> None:
    """Put a likely unit where one lies face down on the line of an attack."""
    cell = draft.layout.across[act.source // RANKS] * RANKS + RANKS - 1
    tile = draft.units[cell]
    if not tile & HIDDEN or tile & PROFILE:
        return
    falls = kill_chance(draft, act) >= LIKELY
    owner = draft.layout.owner[cell]
    pile, unit, total = unseen(draft, owner), draft.units[act.source] & PROFILE, strength_at(draft, act.source).total
    fits = [each for each in PROFILES if count(pile, each) and kills(unit, total, each, draft.options) == falls]
    number = max(fits, key=lambda each: (each not in OBSTACLES, count(pile, each)), default=0)
    units = bytearray(draft.units)
    units[cell] = tile & ~PROFILE | number
    draft.units = bytes(units)


def _count_hands(before: State, draft: Draft) -> None:
    """Hands whose units are not known are only counted: whoever was sent home is one more."""
    hands = list(draft.hand_piles)
    for seat, pile in enumerate(before.hand_piles):
        if pile < 0:
            hands[seat] = pile - (before.placed(seat) - draft.placed(seat))
    draft.hand_piles = tuple(hands)
