"""Why a player does something, in words: public facts with their numbers, made from the feature that decided.

A claim gets a view and reads no face-down unit, no hand and no tent in it, so that it is the same for a spectator.
Where only hidden things decided nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardlab.core.i18n.language import Phrase, Seat
from boardlab.creed.actions import Action, Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import MOST_KEPT, tiles_of
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.rules.odds import kill_chance, unseen
from boardlab.creed.rules.resolver import KILLED, Strike, strength, strike, targets
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED
from boardlab.creed.units import (
    ASSASSIN,
    ATTACKED,
    BREAKERS,
    DEFENCE,
    FIGHTERS,
    HIDDEN,
    MORALE_SHIFT,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    SIEGE_ENGINE,
    STEADFAST,
    SUPPORT,
    SUPPORTERS,
    count,
    size,
)

Claim = Callable[[State, Action, str], Phrase | None]
"""``claim(view, action, feature)``: what is said of an action for which a feature spoke; None where nothing public is
to be said of it."""
TOWARDS_TENTS = frozenset({"their_search", "their_leaders", "breach", "their_exposed"})
FEATURES_OF_FIGHT = frozenset(
    {"strikes", "their_strikes", "their_breach", "their_defence", "their_attack", "their_casualties", "attack"}
)


def reason(view: State, act: Action, features: Iterable[str]) -> Phrase | None:
    """What may be said of an action: the first of the features that decided of which something public can be said.

    Args:
        view: before the action, of any seat.
        act: what is done.
        features: the names of those that decided, the strongest first.
    """
    claim = CLAIMS.get(act.kind)
    if claim is None:
        return None
    return next(filter(None, (claim(view, act, feature) for feature in features)), None)


def tents_ahead(view: State, line: int) -> int:
    """How many tents stand at the end of a line, before the side that looks along it."""
    return sum(not view.camps[tent] & DESTROYED for tent in view.layout.lane[line])


# -- tents -----------------------------------------------------------------------------------------------------------


def _tent(view: State, act: Action, feature: str) -> Phrase | None:
    """A siege or an assassination: what is left to be found in the camp."""
    raid = act.kind == Kind.ASSASSINATE or (act.cell >= 0 and act.kind == Kind.SIEGE)
    tent = act.cell if raid else siege_target(view, act.source)
    if tent < 0 or view.camps[tent] & FORTIFIED or feature not in TOWARDS_TENTS:
        return None
    owner = tent // TENTS
    standing = sum(not each & DESTROYED for each in view.camp(owner))
    facts = {"other": Seat(owner), "tents": standing, "leaders": view.leaders_of(owner).bit_count()}
    return Phrase("reason.search", facts)


def _fortify(view: State, act: Action, feature: str) -> Phrase | None:
    lines = first_of_lines(view, act.cell)
    return Phrase("reason.first_tent", {"lines": lines}) if lines else None


def first_of_lines(view: State, tent: int) -> int:
    """On how many of the enemy's lines a tent is the first that stands."""
    lane = view.layout.lane
    reaches = view.layout.reaches(tent)
    return sum(all(view.camps[each] & DESTROYED for each in lane[line][:depth]) for line, depth in reaches)


def _appoint(view: State, act: Action, feature: str) -> Phrase | None:
    return Phrase(
        "reason.appoint", {"player": Seat(act.player), "leaders": view.leaders_of(act.player).bit_count() + 1}
    )


def _reposition(view: State, act: Action, feature: str) -> Phrase | None:
    known = any(tent & ANNOUNCED and not tent & DESTROYED for tent in view.camp(act.player))
    return Phrase("reason.announced") if known else None


# -- fights ----------------------------------------------------------------------------------------------------------


def _attack(view: State, act: Action, feature: str) -> Phrase | None:
    if view.units[act.source] & HIDDEN or feature not in TOWARDS_TENTS | FEATURES_OF_FIGHT:
        return None  # nobody else knows yet what attacks
    blows = foresee(view, act).strikes
    falls = [blow for blow in blows if blow.result == KILLED]
    if not falls:
        return _likely(view, act)
    line = act.source // RANKS
    facts = {"attack": falls[0].attack, "defence": falls[0].defence}
    if feature in TOWARDS_TENTS and len(falls) == sum(tile > 0 for tile in view.enemy_line(act.source)):
        tents = tents_ahead(view, line)
        if tents:
            return Phrase("reason.opens", {**facts, "tents": tents})
    return Phrase("why.sure", facts)


def _likely(view: State, act: Action) -> Phrase | None:
    """Of how many units that nobody has seen an attack on a face-down one would remove how many."""
    chance = kill_chance(view, act)
    if not chance:
        return None
    owner = view.layout.owner[view.layout.across[act.source // RANKS] * RANKS]
    number = size(unseen(view, owner))
    return Phrase("reason.likely", {"falls": int(chance * number), "units": number})


def _morale(view: State, act: Action, feature: str) -> Phrase | None:
    tile = view.units[act.source]
    if tile & HIDDEN:
        return None
    own = [0 if each & HIDDEN else each for each in view.own_line(act.source)]
    plain = _first_blow(view, act.source, own, tile >> MORALE_SHIFT)
    helped = _first_blow(view, act.source, own, act.price)
    if helped is None or helped.result != KILLED or (plain is not None and plain.result == KILLED):
        return None
    return Phrase("reason.morale", {"attack": helped.attack, "defence": helped.defence})


def _first_blow(view: State, cell: int, own: list[int], morale: int) -> Strike | None:
    """How the unit on a cell would meet the first enemy it may aim at; None where there is none, or it lies face down.

    Args:
        view: whose enemies are met.
        cell: where the unit stands, or will.
        own: its line, as all see it then.
        morale: of the unit.
    """
    unit, enemy = own[cell % RANKS] & PROFILE, view.enemy_line(cell)
    met = tuple(HIDDEN if tile & HIDDEN else tile & PROFILE for tile in enemy)
    total = strength(cell % RANKS, own, morale).total
    over, wasted = view.options.cavalry_obstacle, view.options.immune_obstacle_target == "wasted"
    ranks, _ = targets(unit, total, met, over, wasted)
    return strike(unit, total, met, ranks[0], over)[0] if ranks else None


# -- units that come to a line ---------------------------------------------------------------------------------------


def _arrival(view: State, act: Action, feature: str) -> Phrase | None:
    """A unit that is brought face up to another line."""
    source, cell = act.moves[0] if act.kind == Kind.MOVE else (-1, act.cell)
    if act.hidden or len(act.moves) > 1 or (source >= 0 and view.units[source] & HIDDEN):
        return None
    if source >= 0 and source // RANKS == cell // RANKS:
        return None
    tile = act.unit if source < 0 else view.units[source]
    said = ARRIVALS.get(feature)
    return said(view, cell, tile) if said is not None else None


def _closes(view: State, cell: int, tile: int) -> Phrase | None:
    """No unit was in the way of sieges on that line."""
    line = cell // RANKS
    tents = tents_ahead(view, view.layout.across[line])
    block = view.options.siege_blocked_by_obstacle
    if not tents or any(view.own_line(cell)) or (tile & PROFILE in OBSTACLES and not block):
        return None
    return Phrase("reason.closes", {"line": view.layout.line_names[line], "tents": tents})


def _obstacle(view: State, cell: int, tile: int) -> Phrase | None:
    if tile & PROFILE not in OBSTACLES:
        return None
    other = view.layout.owner[view.layout.across[cell // RANKS] * RANKS]
    return Phrase("reason.obstacle", {"other": Seat(other), "breakers": breakers_left(view, other)})


def breakers_left(view: State, seat: int) -> int:
    """How many units of a seat that destroy obstacles are not among its casualties."""
    left = tiles_of(view.options, view.nations[seat]) - view.dead[seat]
    return sum(count(left, unit) for unit in BREAKERS)


def _stronger(view: State, cell: int, tile: int) -> Phrase | None:
    """There its attack is enough for the first enemy; or it helps another."""
    own = [0 if each & HIDDEN else each for each in view.own_line(cell)]
    if tile & PROFILE in SUPPORTERS:
        helped = sum(each & PROFILE in FIGHTERS for each in own)
        return Phrase("reason.support", {"adds": SUPPORT[tile & PROFILE], "units": helped}) if helped else None
    own[cell % RANKS] = tile
    if tile & PROFILE not in FIGHTERS or tile & ATTACKED:
        return None
    blow = _first_blow(view, cell, own, tile >> MORALE_SHIFT)
    if blow is None or blow.result != KILLED:
        return None
    return Phrase("reason.stronger", {"attack": blow.attack, "defence": blow.defence})


def _way(view: State, cell: int, tile: int) -> Phrase | None:
    """From there nothing is in the way to a tent."""
    tents, unit = tents_ahead(view, cell // RANKS), tile & PROFILE
    if not tents or tile & ATTACKED:
        return None
    if unit in RAIDERS:
        if unit == ASSASSIN and siege_target(view, cell) < 0:
            return None
        return Phrase("reason.raid", {"tents": tents})
    own = [0 if each & HIDDEN else each for each in view.own_line(cell)]
    own[cell % RANKS] = tile
    able = unit in FIGHTERS and strength(cell % RANKS, own, tile >> MORALE_SHIFT).total > 0
    return Phrase("reason.way", {"tents": tents}) if able and not any(view.enemy_line(cell)) else None


def _defence(view: State, cell: int, tile: int) -> Phrase | None:
    standing = [tile, *(each for each in view.own_line(cell) if each and not each & HIDDEN)]
    total = sum(DEFENCE[each & PROFILE] for each in standing)
    return Phrase("reason.defence", {"line": view.layout.line_names[cell // RANKS], "defence": total})


ARRIVALS: dict[str, Callable[[State, int, int], Phrase | None]] = {
    "exposed": _closes,
    "their_breach": _closes,
    "obstacles": _obstacle,
    "strikes": _stronger,
    "attack": _stronger,
    "breach": _way,
    "defence": _defence,
}


# -- other special actions, and the end ------------------------------------------------------------------------------


def _rumour(view: State, act: Action, feature: str) -> Phrase | None:
    """Enemies are sent home: lines that are then without a unit, or their defence."""
    cells = [cell for cell in (act.cell, act.other) if cell >= 0]
    known = [view.units[cell] for cell in cells]
    if any(tile & HIDDEN or tile & PROFILE in STEADFAST for tile in known):
        return None
    opened = sum(sum(tile > 0 for tile in view.own_line(cell)) == 1 for cell in cells)
    if feature in TOWARDS_TENTS and opened:
        return Phrase("reason.empties", {"lines": opened})
    return Phrase("reason.sent", {"defence": sum(DEFENCE[tile & PROFILE] for tile in known)})


def _reinforce(view: State, act: Action, feature: str) -> Phrase | None:
    if feature in ("raiders", "breach") and count(act.pile, SIEGE_ENGINE):
        return Phrase("reason.engine")
    return Phrase("reason.back", {"units": size(act.pile)}) if feature == "casualties" else None


def _end(view: State, act: Action, feature: str) -> Phrase | None:
    kept = min(MOST_KEPT, view.ap[act.player])
    return Phrase("reason.kept", {"kept": kept}) if kept and feature == "action_points" else None


CLAIMS: dict[Kind, Claim] = {
    Kind.SIEGE: _tent,
    Kind.ASSASSINATE: _tent,
    Kind.ATTACK: _attack,
    Kind.PLACE: _arrival,
    Kind.DEPLOY: _arrival,
    Kind.MOVE: _arrival,
    Kind.RUMOUR: _rumour,
    Kind.REINFORCE: _reinforce,
    Kind.FORTIFY: _fortify,
    Kind.MORALE: _morale,
    Kind.APPOINT: _appoint,
    Kind.REPOSITION: _reposition,
    Kind.END: _end,
}
"""What is said of an action, by its kind."""
