"""Why not: one small function per kind of action, and the order in which rules are asked.

An action is judged in tiers, and every broken rule of the first tier that fails is listed: does it make sense here
(whose turn, which stage), may it be done, can it be paid. Special actions: :mod:`boardlab.creed.special_rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from boardlab.core.language import Seat
from boardlab.core.position import CHANCE
from boardlab.core.verdict import Breach
from boardlab.creed import special_rules as special
from boardlab.creed.actions import (
    FIRST_STAGE,
    GIVE_STAGE,
    LAY_STAGE,
    OVER,
    PLACE_STAGE,
    RETURN_STAGE,
    TENTS_STAGE,
    TURN,
    Action,
    Kind,
)
from boardlab.creed.board import RANKS, TENTS
from boardlab.creed.camps import DESTROYED, FORTIFIED, OPEN, assassin_targets, siege_target
from boardlab.creed.effects import attack_targets, cost, quota
from boardlab.creed.menu import MOST_IDLE, able, blockers, dry
from boardlab.creed.special_menu import banned
from boardlab.creed.special_rules import own_unit, token_phrase, unit_phrase, what
from boardlab.creed.units import (
    ASSASSIN,
    ATTACKED,
    BALLISTA,
    FIGHTERS,
    HIDDEN,
    OBSTACLES,
    PROFILE,
    RAIDERS,
    SIEGE_ENGINE,
    SPEARMAN,
    SUPPORTERS,
    count,
)

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

Breaches = Iterator[Breach]


def breaches(p: Reading, act: Action) -> tuple[Breach, ...]:
    """Every broken rule of the first tier that fails; empty when the action is legal."""
    for tier in (_sense, _MAY[act.kind], _pay):
        found = tuple(tier(p, act))
        if found:
            return found
    return ()


# -- does it make sense here -------------------------------------------------------------------------------------------

_WHEN = {
    Kind.LAY: (TENTS_STAGE, LAY_STAGE),
    Kind.FIRST: (FIRST_STAGE,),
    Kind.PLACE: (PLACE_STAGE,),
    Kind.GIVE: (GIVE_STAGE, RETURN_STAGE),
    Kind.ENOUGH: (GIVE_STAGE,),
}


def _sense(p: Reading, act: Action) -> Breaches:
    if p.stage == OVER:
        yield Breach("creed.end.win", case="over")
        return
    if act.layout is not p.layout:
        yield Breach("creed.setup.boards", {"layout": p.layout.name, "other": act.layout.name})
        return
    if p.stage == FIRST_STAGE:
        if act.kind != Kind.FIRST or act.player != CHANCE:
            yield Breach("creed.setup.first4", case="chance")
        return
    # The rule that is most likely to be misunderstood comes first, the general one last.
    out_of_turn = act.player != p.current_player
    if p.stage not in _WHEN.get(act.kind, (TURN,)) or (out_of_turn and p.stage != TURN):
        yield _wrong_stage(p, act)
    if out_of_turn:
        yield _not_yours(p, act)


def _not_yours(p: Reading, act: Action) -> Breach:
    decider = p.current_player
    assert decider is not None
    facts = {"player": Seat(decider), "mover": Seat(act.player)}
    if act.player == CHANCE:
        return Breach("creed.turn.order", {"player": Seat(decider)}, case="chance")
    if p.stage == TURN and act.player == p.layout.allies[decider]:
        return Breach("creed.turn.team", facts, case="ended" if p.ended >> act.player & 1 else "floor")
    return Breach("creed.turn.order", facts)


def _wrong_stage(p: Reading, act: Action) -> Breach:
    """What is due now; or, during a turn, why this is not the time for the action."""
    seat = p.current_player
    assert seat is not None
    if p.stage == TENTS_STAGE:
        return Breach("creed.setup.tents", {"player": Seat(seat)}, case="stage")
    if p.stage == PLACE_STAGE:
        rule = "creed.setup.first4" if p.layout.sides[seat] == p.layout.sides[p.first] else "creed.setup.second6"
        return Breach(rule, {"player": Seat(seat), "units": quota(p.layout, p.first, seat)}, case="stage")
    if p.stage == LAY_STAGE:
        return Breach("creed.special.reposition", {"player": Seat(seat)}, case="lay")
    if p.stage in (GIVE_STAGE, RETURN_STAGE):
        return Breach("creed.special.reposition.ally", {"player": Seat(seat)}, case=p.stage)
    return {
        Kind.LAY: Breach("creed.setup.tents", case="done"),
        Kind.FIRST: Breach("creed.setup.first4", {"player": Seat(p.first)}, case="known"),
        Kind.PLACE: Breach("creed.setup.first4", case="done"),
    }.get(act.kind, Breach("creed.special.reposition.ally", case="not_now"))


def _always(p: Reading, act: Action) -> Breaches:
    yield from ()


# -- may I: tents and set-up -------------------------------------------------------------------------------------------


def _lay(p: Reading, act: Action) -> Breaches:
    rule = "creed.setup.tents" if p.stage == TENTS_STAGE else "creed.special.reposition"
    name = p.layout.tent_names[act.cell]
    tent = p.camps[act.cell]
    if act.cell // TENTS != act.player:
        yield Breach(rule, {"tent": name, "player": Seat(act.player)}, (name,), "camp")
    elif tent & DESTROYED:
        yield Breach(rule, {"tent": name}, (name,), "destroyed")
    elif not tent & OPEN:
        yield Breach(rule, {"tent": name}, (name,), "taken")
    due = p.pools[act.player][0]
    if act.unit != due:
        facts = {"token": token_phrase(act.unit), "due": token_phrase(due)}
        yield Breach(rule, facts, case="token" if act.unit >> 2 != due >> 2 else "colour")


def _give(p: Reading, act: Action) -> Breaches:
    if act.unit not in p.pools[act.player]:
        facts = {"token": token_phrase(act.unit), "colour": Seat(act.unit & 3)}
        yield Breach("creed.special.reposition.ally", facts, case="token")


def _enough(p: Reading, act: Action) -> Breaches:
    if not p.given:
        yield Breach("creed.special.reposition.ally", case="least")


def _place(p: Reading, act: Action) -> Breaches:
    yield from _arrive(p, act, "creed.setup.hand", "creed.setup.first4", "creed.setup.hidden")


def _deploy(p: Reading, act: Action) -> Breaches:
    yield from _arrive(p, act, "creed.act.deploy", "creed.act.deploy", "creed.act.deploy.hidden")


def _arrive(p: Reading, act: Action, hand: str, field: str, hidden: str) -> Breaches:
    name = p.layout.cell_names[act.cell]
    facts = {"cell": name, "unit": unit_phrase(act.unit)}
    pile = p.hands[act.player]
    if pile < 0 or not count(pile, act.unit):
        yield Breach(hand, facts, case="hand")
    if p.layout.owner[act.cell] != act.player:
        yield Breach(field, {**facts, "owner": Seat(p.layout.owner[act.cell])}, (name,), "field")
    elif p.units[act.cell]:
        yield Breach(field, {**facts, "what": what(p, act.cell)}, (name,), "taken")
    if not dry(p.layout, p.options.swamp_cells)[act.cell]:
        yield Breach("creed.board.swamp", {"cell": name}, (name,))
    if act.hidden and act.cell % RANKS != RANKS - 1:
        yield Breach(hidden, {**facts, "rank": act.cell % RANKS + 1}, (name,))


# -- may I: normal actions ---------------------------------------------------------------------------------------------


def _move(p: Reading, act: Action) -> Breaches:
    names, land = p.layout.cell_names, dry(p.layout, p.options.swamp_cells)
    sources, goals = [source for source, _ in act.moves], [cell for _, cell in act.moves]
    if not act.moves:
        yield Breach("creed.act.move", case="nobody")
    for cell in sorted({cell for cell in sources if sources.count(cell) > 1}):
        yield Breach("creed.act.move.batch", {"cell": names[cell]}, (names[cell],), "again")
    for cell in sorted({cell for cell in goals if goals.count(cell) > 1}):
        yield Breach("creed.act.move.batch", {"cell": names[cell]}, (names[cell],), "same")
    for source, cell in act.moves:
        missing = tuple(own_unit(p, act.player, source, "creed.act.move"))
        yield from missing
        if not missing and p.units[source] & PROFILE in OBSTACLES:
            yield Breach("creed.unit.obstacle", {"cell": names[source]}, (names[source],), "move")
        if p.layout.owner[cell] != act.player:
            facts = {"cell": names[cell], "owner": Seat(p.layout.owner[cell])}
            yield Breach("creed.act.move", facts, (names[cell],), "field")
        elif source == cell:
            yield Breach("creed.act.move", {"cell": names[cell]}, (names[cell],), "same")
        elif p.units[cell] and cell not in sources:
            facts = {"cell": names[cell], "what": what(p, cell)}
            yield Breach("creed.act.move.batch", facts, (names[cell],), "taken")
        if not land[cell]:
            yield Breach("creed.board.swamp", {"cell": names[cell]}, (names[cell],))


def _fresh(p: Reading, act: Action) -> Breaches:
    if p.units[act.source] & ATTACKED:
        name = p.layout.cell_names[act.source]
        yield Breach("creed.attack.once", {"cell": name, "unit": unit_phrase(p.units[act.source])}, (name,))


def _attack(p: Reading, act: Action) -> Breaches:
    missing = tuple(own_unit(p, act.player, act.source, "creed.act.field"))
    yield from missing
    if missing:
        return
    yield from _fresh(p, act)
    name = p.layout.cell_names[act.source]
    unit = p.units[act.source] & PROFILE
    facts = {"cell": name, "unit": unit_phrase(unit)}
    ranks, why_not = attack_targets(p, act.source)
    if why_not == "never":
        yield _no_fighter(unit, facts, name)
    elif why_not == "weak":
        yield Breach("creed.act.siege.shield", facts, (name,))
    elif why_not == "empty":
        yield Breach("creed.act.field.first", {**facts, "line": name[:-1]}, (name,), "empty")
    elif unit == SPEARMAN:
        yield from _spear(p, act, ranks)
    elif why_not == "obstacle":
        start = p.layout.across[act.source // RANKS] * RANKS
        first = next(cell for cell in range(start, start + RANKS) if p.units[cell])
        target = p.layout.cell_names[first]
        yield Breach("creed.unit.obstacle", {**facts, "target": target}, (target,), "immune")
    elif act.cell >= 0:
        yield Breach("creed.act.field.first", facts, (name,), "names")


def _no_fighter(unit: int, facts: Mapping[str, Any], name: str) -> Breach:
    """Why a unit makes no attack of this sort at all."""
    if unit in SUPPORTERS:
        return Breach("creed.unit.ballista" if unit == BALLISTA else "creed.unit.archer", facts, (name,), "attack")
    if unit in OBSTACLES:
        return Breach("creed.unit.obstacle", facts, (name,), "attack")
    rule = "creed.unit.siege_engine" if unit == SIEGE_ENGINE else "creed.unit.assassin"
    return Breach(rule, facts, (name,), "field")


def _spear(p: Reading, act: Action, ranks: tuple[int, ...]) -> Breaches:
    names, rule = p.layout.cell_names, "creed.unit.spearman"
    start = p.layout.across[act.source // RANKS] * RANKS
    met = [cell for cell in range(start, start + RANKS) if p.units[cell]]
    facts = {"cell": names[act.source], "first": names[met[0]]}
    if act.cell < 0:
        case = "choose" if ranks else "obstacle"
        yield Breach(rule, {**facts, "target": names[met[0]]}, (names[met[0]],), case)
        return
    target = names[act.cell]
    facts["target"] = target
    if not start <= act.cell < start + RANKS:
        yield Breach(rule, facts, (target,), "line")
    elif not p.units[act.cell]:
        yield Breach(rule, facts, (target,), "empty")
    elif act.cell > met[0] + 1:
        yield Breach(rule, facts, (target, names[met[0]]), "far")
    elif act.cell - start not in ranks:
        yield Breach(rule, facts, (target,), "obstacle")


def _siege(p: Reading, act: Action) -> Breaches:
    missing = tuple(own_unit(p, act.player, act.source, "creed.act.siege"))
    yield from missing
    if banned(p):
        yield Breach("creed.turn.first_round", {"player": Seat(p.first)})
    if missing:
        return
    yield from _fresh(p, act)
    name = p.layout.cell_names[act.source]
    unit = p.units[act.source] & PROFILE
    facts = {"cell": name, "unit": unit_phrase(unit), "line": name[:-1]}
    if unit not in FIGHTERS | RAIDERS:
        yield _no_fighter(unit, facts, name)
        return
    if unit == ASSASSIN:
        yield from _by_stealth(p, act)
        return
    if unit in FIGHTERS:
        if not able(p, act.source):
            yield Breach("creed.act.siege.shield", facts, (name,))
        for cell in blockers(p, act.source):
            guard = p.layout.cell_names[cell]
            found = {**facts, "owner": Seat(p.layout.owner[cell]), "guard": guard, "what": what(p, cell)}
            case = "hidden" if p.units[cell] & HIDDEN else ""
            yield Breach("creed.act.siege.blocked", found, (guard,), case)
    if siege_target(p, act.source) < 0:
        tents = tuple(p.layout.tent_names[tent] for tent in p.layout.lane[act.source // RANKS])
        yield Breach("creed.act.siege.first", facts, tents, "none")
    elif act.cell >= 0:
        yield Breach("creed.act.siege.first", facts, (name,), "names")


def _by_stealth(p: Reading, act: Action) -> Breaches:
    """The tent of an assassin (creed.unit.assassin)."""
    rule, names = "creed.unit.assassin", p.layout.tent_names
    lane = p.layout.lane[act.source // RANKS]
    tents = tuple(names[tent] for tent in lane)
    facts = {"cell": p.layout.cell_names[act.source], "tents": tents}
    if not assassin_targets(p, act.source):
        yield Breach(rule, facts, tents, "none")
        return
    if act.cell < 0:
        yield Breach(rule, facts, tents, "choose")
        return
    name = names[act.cell]
    tent = p.camps[act.cell]
    if act.cell not in lane:
        yield Breach(rule, {**facts, "tent": name}, (name,), "line")
    elif tent & DESTROYED:
        yield Breach("creed.act.siege.first", {"tent": name}, (name,), "destroyed")
    elif tent & FORTIFIED:
        yield Breach("creed.special.fortify.safe", {"tent": name}, (name,))


def _reveal(p: Reading, act: Action) -> Breaches:
    missing = tuple(own_unit(p, act.player, act.source, "creed.hidden.reveal"))
    yield from missing
    if not missing and not p.units[act.source] & HIDDEN:
        name = p.layout.cell_names[act.source]
        yield Breach("creed.hidden.reveal", {"cell": name, "unit": unit_phrase(p.units[act.source])}, (name,), "up")


def _recall(p: Reading, act: Action) -> Breaches:
    missing = tuple(own_unit(p, act.player, act.source, "creed.act.recall"))
    yield from missing
    if not missing and p.units[act.source] & PROFILE not in OBSTACLES:
        name = p.layout.cell_names[act.source]
        yield Breach("creed.act.recall", {"cell": name, "unit": unit_phrase(p.units[act.source])}, (name,), "kind")


# -- may I: the turn ---------------------------------------------------------------------------------------------------


def _floor(p: Reading, act: Action) -> Breaches:
    ally = p.layout.allies[act.player]
    if ally < 0:
        yield Breach("creed.turn.team", case="alone")
    elif p.ended >> ally & 1:
        yield Breach("creed.turn.team", {"ally": Seat(ally)}, case="ally_ended")
    elif p.idle >= MOST_IDLE:
        yield Breach("creed.turn.team", {"player": Seat(act.player)}, case="idle")


def _pay(p: Reading, act: Action) -> Breaches:
    need = cost(act)
    have = p.ap[act.player] if act.player >= 0 else 0
    if need > have:
        yield Breach("creed.turn.spend", {"need": need, "have": have})


_MAY: dict[Kind, Callable[[Reading, Action], Breaches]] = {
    Kind.LAY: _lay,
    Kind.FIRST: _always,
    Kind.PLACE: _place,
    Kind.DEPLOY: _deploy,
    Kind.MOVE: _move,
    Kind.ATTACK: _attack,
    Kind.SIEGE: _siege,
    Kind.REVEAL: _reveal,
    Kind.RECALL: _recall,
    Kind.MORALE: special.morale,
    Kind.REINFORCE: special.reinforce,
    Kind.REPOSITION: special.reposition,
    Kind.TRADE: special.trade,
    Kind.APPOINT: special.appoint,
    Kind.RUMOUR: special.rumour,
    Kind.FORTIFY: special.fortify,
    Kind.ASSASSINATE: special.assassinate,
    Kind.GIVE: _give,
    Kind.ENOUGH: _enough,
    Kind.FLOOR: _floor,
    Kind.END: _always,
}
