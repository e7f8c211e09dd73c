"""What an action does, told event by event: attacks with their arithmetic, AP spent, what a siege turned up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.creed.actions import LAY_STAGE, OVER, PLACE_STAGE, TURN, Action, Kind
from boardlab.creed.board import CELLS, RANKS, TENTS
from boardlab.creed.camps import DESTROYED, FORTIFIED, TOKEN, siege_target
from boardlab.creed.effects import cost
from boardlab.creed.forecasts import figures, strength_at, strikes_of, sum_phrase
from boardlab.creed.hiding import friends
from boardlab.creed.position import Position, apply
from boardlab.creed.resolver import (
    IMMUNE,
    KILLED,
    PASSED,
    STANDS,
)
from boardlab.creed.special_rules import token_phrase, unit_phrase
from boardlab.creed.units import (
    ASSASSIN,
    HIDDEN,
    MORALE_SHIFT,
    NAMES,
    PROFILE,
    RIDERS,
    STEADFAST,
    tiles,
)

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

__all__ = ["events", "strength_at", "strikes_of", "sum_phrase"]

Events = Iterator[Event]


def events(p: Position, act: Action) -> tuple[Event, ...]:
    """What playing a legal action does, in order."""
    after = apply(p, act)
    return (*_TELL[act.kind](p, after, act), *_ending(p, after, act))


def _ending(p: Reading, after: Reading, act: Action) -> Events:
    """What follows by itself: the next seat, the end of the game."""
    if after.stage == OVER:
        winners = after.winners
        if len(winners) == after.players:
            yield Event("draw", "creed.end.win", {"rounds": p.round})
        else:
            yield Event("won", "creed.end.win", {"players": tuple(Seat(seat) for seat in winners)})
    elif after.stage == TURN and (p.stage == PLACE_STAGE or after.side != p.side):
        for seat in range(after.players):
            if after.layout.sides[seat] == after.side:
                facts = {"ap": after.ap[seat], "round": after.round, "kept": after.kept[seat]}
                yield Event("turn_begins", "creed.turn.refill", facts, (), seat)


# -- set-up and tents --------------------------------------------------------------------------------------------------


def _allies(p: Reading, seat: int) -> tuple[int, ...]:
    """Who else knows what a seat hides (team_information)."""
    return tuple(friends(p, seat) - {seat})


def _lay(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.tent_names[act.cell]
    rule = "creed.special.reposition" if p.stage == LAY_STAGE else "creed.setup.tents"
    facts = {"token": token_phrase(act.unit), "tent": name}
    # Leaders are laid first: for others even the cell would tell.
    yield Event("lay", rule, facts, (name,), act.player, hidden_as="lay_unseen", known_to=_allies(p, act.player))


def _first(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("first", "creed.setup.first4", {}, (), act.cell)


def _place(p: Reading, after: Reading, act: Action) -> Events:
    starting = p.layout.sides[act.player] == p.layout.sides[p.first]
    yield from _arrival(p, act, "place", "creed.setup.first4" if starting else "creed.setup.second6")


def _deploy(p: Reading, after: Reading, act: Action) -> Events:
    yield from _arrival(p, act, "deploy", "creed.act.deploy.hidden" if act.hidden else "creed.act.deploy")


def _arrival(p: Reading, act: Action, kind: str, rule: str) -> Events:
    name = p.layout.cell_names[act.cell]
    facts = {"unit": unit_phrase(act.unit), "cell": name}
    if act.hidden:
        allies = _allies(p, act.player)
        yield Event(
            f"{kind}_hidden", rule, facts, (name,), act.player,
            hidden_as=f"{kind}_unseen", known_to=allies, open_facts=("cell",),
        )  # fmt: skip
    else:
        yield Event(kind, rule, facts, (name,), act.player)


# -- normal actions ----------------------------------------------------------------------------------------------------


def _turned_up(p: Reading, cell: int, seat: int, rule: str = "creed.hidden.auto") -> Events:
    """A hidden unit that acts shows its face."""
    if p.units[cell] & HIDDEN:
        name = p.layout.cell_names[cell]
        yield Event("turned_up", rule, {"unit": unit_phrase(p.units[cell]), "cell": name}, (name,), seat)


def _move(p: Reading, after: Reading, act: Action) -> Events:
    names = p.layout.cell_names
    swap = len(act.moves) == 2 and act.moves[0] == act.moves[1][::-1]
    if swap:
        one, two = act.moves[0]
        facts = {"one": names[one], "two": names[two], "cost": cost(act)}
        yield Event("swap", "creed.act.move.batch", facts, (names[one], names[two]), act.player)
    for source, cell in act.moves:
        yield from _turned_up(p, source, act.player)
        if swap:
            continue
        far = source // CELLS != cell // CELLS
        facts = {"unit": unit_phrase(p.units[source]), "source": names[source], "target": names[cell]}
        facts["cost"] = 2 if far else 1
        rule = "creed.act.cross" if far else "creed.act.move" if len(act.moves) == 1 else "creed.act.move.batch"
        yield Event("move", rule, facts, (names[source], names[cell]), act.player)


def _attack(p: Reading, after: Reading, act: Action) -> Events:
    names = p.layout.cell_names
    yield from _turned_up(p, act.source, act.player)
    found = strength_at(p, act.source)
    facts = {"unit": unit_phrase(p.units[act.source]), "cell": names[act.source], "sum": sum_phrase(found)}
    place = (names[act.source],)
    yield Event("attack", "creed.act.field", facts, place, act.player, arithmetic=figures(found))
    start = p.layout.across[act.source // RANKS] * RANKS
    for blow in strikes_of(p, act):
        cell = start + blow.rank
        owner, name = p.layout.owner[cell], names[cell]
        told = {"unit": unit_phrase(blow.unit), "cell": name, "attack": blow.attack, "defence": blow.defence}
        if blow.revealed:
            yield Event("struck_hidden", "creed.act.field.hidden", told, (name,), owner)
        kind, rule = _RESULTS[blow.result]
        if blow.result == PASSED and p.units[act.source] & PROFILE in RIDERS:
            kind = f"passed_{p.options.cavalry_obstacle}"
        sign = {KILLED: "≥", STANDS: "<"}.get(blow.result)
        arithmetic = f"{blow.attack} {sign} {blow.defence}" if sign else ""
        yield Event(kind, rule, told, (name,), owner, arithmetic=arithmetic)


_RESULTS = {
    KILLED: ("killed", "creed.act.field.success"),
    STANDS: ("stands", "creed.act.field.fail"),
    IMMUNE: ("immune", "creed.unit.obstacle"),
    PASSED: ("passed", "creed.unit.cavalry"),
}


def _siege(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.cell_names[act.source]
    yield from _turned_up(p, act.source, act.player)
    unit = p.units[act.source] & PROFILE
    tent = act.cell if unit == ASSASSIN else siege_target(p, act.source)
    facts = {"unit": unit_phrase(unit), "cell": name, "tent": p.layout.tent_names[tent]}
    yield Event("siege", "creed.act.siege", facts, (name, p.layout.tent_names[tent]), act.player)
    yield from _hit(p, tent)


def _hit(p: Reading, tent: int) -> Events:
    """What became of a tent that was attacked."""
    name, was = p.layout.tent_names[tent], p.camps[tent]
    owner = tent // TENTS
    if was & FORTIFIED:
        yield Event("fortress_gone", "creed.special.fortify.absorb", {"tent": name}, (name,), owner)
    elif was & TOKEN > 3:
        facts = {"tent": name, "token": token_phrase(was & TOKEN), "colour": Seat(was & 3)}
        yield Event("leader_found", "creed.act.siege.leader", facts, (name,), owner)
    else:
        yield Event("tent_blank", "creed.act.siege.flip", {"tent": name}, (name,), owner)


def _reveal(p: Reading, after: Reading, act: Action) -> Events:
    yield from _turned_up(p, act.source, act.player, "creed.hidden.reveal")


def _recall(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.cell_names[act.source]
    facts = {"unit": unit_phrase(p.units[act.source]), "cell": name}
    secret = p.units[act.source] & HIDDEN and p.options.recall_hidden_obstacle == "secret"
    yield Event(
        "recall", "creed.act.recall", facts, (name,), act.player,
        hidden_as="recall_unseen" if secret else "", known_to=_allies(p, act.player), open_facts=("cell",),
    )  # fmt: skip


# -- special actions ---------------------------------------------------------------------------------------------------


def _morale(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.cell_names[act.source]
    yield from _turned_up(p, act.source, act.player, "creed.special.morale")
    facts = {"unit": unit_phrase(p.units[act.source]), "cell": name, "n": after.units[act.source] >> MORALE_SHIFT}
    yield Event("morale", "creed.special.morale", {**facts, "cost": act.price}, (name,), act.player)


def _reinforce(p: Reading, after: Reading, act: Action) -> Events:
    units = tuple(Phrase(f"unit.{NAMES[number]}") for number in tiles(act.pile))
    yield Event("reinforce", "creed.special.reinforce", {"units": units, "cost": act.price}, (), act.player)


def _reposition(p: Reading, after: Reading, act: Action) -> Events:
    seats = (act.player, p.layout.allies[act.player]) if act.kind == Kind.TRADE else (act.player,)
    for seat in seats:
        tents = tuple(
            p.layout.tent_names[tent]
            for tent in range(seat * TENTS, seat * TENTS + TENTS)
            if not p.camps[tent] & DESTROYED
        )
        kind = "pick_up" if seat == act.player else "pick_up_ally"
        rule = "creed.special.reposition.ally" if act.kind == Kind.TRADE else "creed.special.reposition"
        yield Event(kind, rule, {"count": len(tents), "cost": act.price}, tents, seat)


def _give(p: Reading, after: Reading, act: Action) -> Events:
    rule, ally = "creed.special.reposition.ally", p.layout.allies[act.player]
    facts = {"token": token_phrase(act.unit), "ally": Seat(ally)}
    # Whoever is handed a tent sees it, also where allies share nothing else.
    yield Event("give", rule, facts, (), act.player, hidden_as="give_unseen", known_to=(ally,), open_facts=("ally",))


def _enough(p: Reading, after: Reading, act: Action) -> Events:
    facts = {"count": len(p.given), "ally": Seat(p.layout.allies[act.player])}
    yield Event("enough", "creed.special.reposition.ally", facts, (), act.player)


def _appoint(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.tent_names[act.cell]
    yield Event("appoint", "creed.special.appoint", {"tent": name, "cost": act.price}, (name,), act.player)


def _rumour(p: Reading, after: Reading, act: Action) -> Events:
    names = p.layout.cell_names
    cells = [cell for cell in (act.cell, act.other) if cell >= 0]
    facts: dict[str, Any] = {"cells": tuple(names[cell] for cell in cells), "cost": act.price}
    yield Event("rumour", "creed.special.rumor", facts, facts["cells"], act.player)
    for cell in cells:
        owner, name, tile = p.layout.owner[cell], names[cell], p.units[cell]
        told = {"unit": unit_phrase(tile), "cell": name}
        yield from _turned_up(p, cell, owner, "creed.special.rumor.hidden")
        if tile & PROFILE in STEADFAST:
            yield Event("stays", "creed.special.rumor.immune", told, (name,), owner)
        else:
            yield Event("goes_home", "creed.special.rumor", told, (name,), owner)


def _fortify(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.tent_names[act.cell]
    yield Event("fortify", "creed.special.fortify", {"tent": name, "cost": act.price}, (name,), act.player)


def _assassinate(p: Reading, after: Reading, act: Action) -> Events:
    name = p.layout.tent_names[act.cell]
    yield Event("assassinate", "creed.special.assassinate", {"tent": name, "cost": act.price}, (name,), act.player)
    yield from _hit(p, act.cell)


# -- the turn ----------------------------------------------------------------------------------------------------------


def _floor(p: Reading, after: Reading, act: Action) -> Events:
    yield Event("floor", "creed.turn.team", {"ally": Seat(p.layout.allies[act.player])}, (), act.player)


def _end(p: Reading, after: Reading, act: Action) -> Events:
    left, kept = p.ap[act.player], after.kept[act.player]
    yield Event("end", "creed.turn.carry", {"left": left, "kept": kept, "lost": left - kept}, (), act.player)


_TELL: dict[Kind, Callable[[Reading, Reading, Action], Events]] = {
    Kind.LAY: _lay,
    Kind.FIRST: _first,
    Kind.PLACE: _place,
    Kind.DEPLOY: _deploy,
    Kind.MOVE: _move,
    Kind.ATTACK: _attack,
    Kind.SIEGE: _siege,
    Kind.REVEAL: _reveal,
    Kind.RECALL: _recall,
    Kind.MORALE: _morale,
    Kind.REINFORCE: _reinforce,
    Kind.REPOSITION: _reposition,
    Kind.TRADE: _reposition,
    Kind.APPOINT: _appoint,
    Kind.RUMOUR: _rumour,
    Kind.FORTIFY: _fortify,
    Kind.ASSASSINATE: _assassinate,
    Kind.GIVE: _give,
    Kind.ENOUGH: _enough,
    Kind.FLOOR: _floor,
    Kind.END: _end,
}
