"""The ideas by which turns of Creed are told apart after a game. Each reads one way to play a turn, and no secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardlab.core.contract.critic import Idea, Way
from boardlab.creed.actions import Action, Kind
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.options import MOST_KEPT
from boardlab.creed.play.features import NAMES, features, hidden_leaders
from boardlab.creed.play.foresight import foreseen, hopeful
from boardlab.creed.play.reasons import first_of_lines, tents_ahead
from boardlab.creed.rules.forecasts import foresee
from boardlab.creed.rules.odds import kill_chance
from boardlab.creed.rules.resolver import KILLED, STANDS, UNKNOWN
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.state import State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED
from boardlab.creed.units import FIGHTERS, HIDDEN, OBSTACLES, PROFILE, RAIDERS, SUPPORT, SUPPORTERS, size

Facts = Mapping[str, object] | None
EXPOSED, BREACH, THEIR_BREACH = (NAMES.index(name) for name in ("exposed", "breach", "their_breach"))
UNITS = 2
"""So many units that come to the fields are worth a word."""


def _steps(way: Way, *kinds: Kind) -> Iterator[tuple[State, Action]]:
    """The actions of some kinds, each with what the seat foresees before it."""
    state = way.before
    for act in way.actions:
        if act.kind in kinds:
            yield state, act
        state = foreseen(state, act)


def _search(state: State, tent: int) -> Facts:
    owner = tent // TENTS
    standing = sum(not each & DESTROYED for each in state.camp(owner))
    return {"tents": standing, "leaders": state.leaders_of(owner).bit_count()}


def _target(state: State, act: Action) -> int:
    """The tent that a siege or an assassination strikes."""
    return act.cell if act.cell >= 0 else siege_target(state, act.source)


def known(way: Way) -> Facts:
    """The tent of a commander is struck, whose place all know."""
    for state, act in _steps(way, Kind.SIEGE, Kind.ASSASSINATE):
        tent = _target(state, act)
        if state.camps[tent] & ANNOUNCED and not state.camps[tent] & FORTIFIED:
            unknown, leaders = hidden_leaders(state, tent // TENTS)
            return {"chance": round(100 * leaders / max(1, unknown))}
    return None


def siege(way: Way) -> Facts:
    """A tent is besieged."""
    for state, act in _steps(way, Kind.SIEGE):
        return _search(state, _target(state, act))
    return None


def raid(way: Way) -> Facts:
    """A siege engine or an assassin besieges past units in the way."""
    for state, act in _steps(way, Kind.SIEGE):
        if state.units[act.source] & PROFILE in RAIDERS:
            return {}
    return None


def assassinate(way: Way) -> Facts:
    """An enemy tent is turned by the special action."""
    for state, act in _steps(way, Kind.ASSASSINATE):
        return _search(state, act.cell)
    return None


def vain(way: Way) -> Facts:
    """An attack on a unit that everybody sees removes nothing."""
    for state, act in _steps(way, Kind.ATTACK):
        blows = foresee(state, act).strikes
        if not hopeful(state, act) and blows and blows[0].result == STANDS:
            return {"attack": blows[0].attack, "defence": blows[0].defence}
    return None


def blind(way: Way) -> Facts:
    """An attack on a face-down unit is likelier to remove nothing."""
    for state, act in _steps(way, Kind.ATTACK):
        blows = foresee(state, act).strikes
        if not hopeful(state, act) and blows and blows[0].result == UNKNOWN:
            return {"chance": round(100 * kill_chance(state, act))}
    return None


def sure(way: Way) -> Facts:
    """An attack surely removes a unit."""
    for state, act in _steps(way, Kind.ATTACK):
        falls = [blow for blow in foresee(state, act).strikes if blow.result == KILLED]
        if falls:
            return {"attack": falls[0].attack, "defence": falls[0].defence}
    return None


def opens(way: Way) -> Facts:
    """An attack leaves no enemy on a line before tents."""
    for state, act in _steps(way, Kind.ATTACK):
        falls = sum(blow.result == KILLED for blow in foresee(state, act).strikes)
        tents = tents_ahead(state, act.source // RANKS)
        if falls and falls == sum(tile > 0 for tile in state.enemy_line(act.source)) and tents:
            return {"tents": tents}
    return None


def _exposed(state: State, seat: int) -> int:
    return int(features(state, seat)[EXPOSED])


def closed(way: Way) -> Facts:
    """A line on which nothing stood in the way of sieges is closed."""
    seat = way.actions[0].player
    fewer = _exposed(way.before, seat) - _exposed(way.end, seat)
    return {"lines": fewer} if fewer > 0 else None


def front(way: Way) -> Facts:
    """A line is left on which nothing stands in the way of sieges."""
    seat = way.actions[0].player
    more = _exposed(way.end, seat) - _exposed(way.before, seat)
    return {"lines": more} if more > 0 else None


def shut(way: Way) -> Facts:
    """The enemy could besiege a tent by sure attacks, and cannot any more."""
    seat = way.actions[0].player
    before, after = (features(state, seat)[THEIR_BREACH] for state in (way.before, way.end))
    return {} if before and not after else None


def reach(way: Way) -> Facts:
    """More tents can be besieged in a turn of one's own by sure attacks than before."""
    seat = way.actions[0].player
    before, after = (int(features(state, seat)[BREACH]) for state in (way.before, way.end))
    return {"tents": after} if after > before else None


def morale(way: Way) -> Facts:
    """Morale is spent on an attack."""
    return {} if any(_steps(way, Kind.MORALE)) and any(_steps(way, Kind.ATTACK, Kind.SIEGE)) else None


def fortify(way: Way) -> Facts:
    """A tent that comes first on a line of the enemy gets a fortress."""
    for state, act in _steps(way, Kind.FORTIFY):
        lines = first_of_lines(state, act.cell)
        if lines:
            return {"lines": lines}
    return None


def shown(way: Way) -> Facts:
    """A face-down unit is turned up, and does not attack."""
    attacks = {act.source for act in way.actions if act.kind in (Kind.ATTACK, Kind.SIEGE)}
    for state, act in _steps(way, Kind.REVEAL):
        if act.source not in attacks and state.units[act.source] & PROFILE not in SUPPORTERS:
            return {}
    return None


def kept(way: Way) -> Facts:
    """More action points are left than the next turn takes over."""
    for state, act in _steps(way, Kind.END):
        lost = state.ap[act.player] - MOST_KEPT
        if lost > 0:
            return {"lost": lost, "most": MOST_KEPT}
    return None


def deploy(way: Way) -> Facts:
    """Several units come from the hand to the fields."""
    units = sum(1 for _ in _steps(way, Kind.DEPLOY))
    return {"units": units} if units >= UNITS else None


def obstacle(way: Way) -> Facts:
    """An obstacle is put on a line."""
    return {} if any(act.unit in OBSTACLES for _, act in _steps(way, Kind.DEPLOY)) else None


def support(way: Way) -> Facts:
    """A unit that helps comes to a line where somebody can attack."""
    for state, act in _steps(way, Kind.DEPLOY, Kind.MOVE):
        cell = act.cell if act.kind == Kind.DEPLOY else act.moves[0][1]
        unit = act.unit if act.kind == Kind.DEPLOY else state.units[act.moves[0][0]] & PROFILE
        if unit in SUPPORTERS and any(tile & PROFILE in FIGHTERS for tile in state.own_line(cell)):
            return {"adds": SUPPORT[unit]}
    return None


def rumour(way: Way) -> Facts:
    """Rumours send known units of the enemy home."""
    for state, act in _steps(way, Kind.RUMOUR):
        cells = [cell for cell in (act.cell, act.other) if cell >= 0]
        if not any(state.units[cell] & HIDDEN for cell in cells):
            return {"units": len(cells)}
    return None


def appoint(way: Way) -> Facts:
    """A new commander is appointed."""
    for state, act in _steps(way, Kind.APPOINT):
        return {"leaders": state.leaders_of(act.player).bit_count() + 1}
    return None


def reinforce(way: Way) -> Facts:
    """Casualties come back to hand."""
    for _, act in _steps(way, Kind.REINFORCE):
        return {"units": size(act.pile)}
    return None


IDEAS = (
    Idea("known", "creed.special.appoint.tent", known),
    Idea("siege", "creed.act.siege", siege),
    Idea("raid", "creed.act.siege.exempt", raid),
    Idea("assassinate", "creed.special.assassinate", assassinate),
    Idea("front", "creed.act.siege.blocked", front, fault=True),
    Idea("vain", "creed.act.field.fail", vain, fault=True),
    Idea("blind", "creed.act.field.hidden", blind, fault=True),
    Idea("opens", "creed.act.siege.blocked", opens),
    Idea("shut", "creed.act.siege.blocked", shut),
    Idea("sure", "creed.act.field.success", sure),
    Idea("closed", "creed.act.siege.blocked", closed),
    Idea("morale", "creed.special.morale", morale),
    Idea("rumour", "creed.special.rumor", rumour),
    Idea("fortify", "creed.special.fortify", fortify),
    Idea("appoint", "creed.special.appoint", appoint),
    Idea("reinforce", "creed.special.reinforce", reinforce),
    Idea("shown", "creed.hidden.reveal", shown, fault=True),
    Idea("kept", "creed.turn.carry", kept, fault=True),
    Idea("support", "creed.unit.archer", support),
    Idea("reach", "creed.act.siege", reach),
    Idea("obstacle", "creed.unit.obstacle", obstacle),
    Idea("deploy", "creed.act.deploy", deploy),
)
"""The most telling first."""
