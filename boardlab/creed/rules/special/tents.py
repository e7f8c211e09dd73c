"""Tents: a leader appointed, a tent fortified, an assassin sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from boardlab.core.contract.breach import Breach
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.creed.actions import COMMANDER, LAY_STAGE, TENTS_STAGE, Action, Kind
from boardlab.creed.board import TENTS
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules.action_type import TYPES
from boardlab.creed.rules.camps import intact
from boardlab.creed.rules.phrases import tent_phrase
from boardlab.creed.rules.sieges import hit, hit_events
from boardlab.creed.rules.special_action import TentAction, about_tents
from boardlab.creed.rules.turn import is_first_turn, too_early
from boardlab.creed.state import Draft, State
from boardlab.creed.tents import ANNOUNCED, DESTROYED, FORTIFIED, TOKEN, UNKNOWN_TOKEN, leader_bit

_BARE = bytes([not tent & (DESTROYED | FORTIFIED) for tent in range(256)])
"""Of every tent: does it stand without a fortress?"""


def _bare(p: State, found: list[Action], kind: Kind, camp: int, price: int) -> None:
    """Add actions about the tents of a camp that stand without a fortress token."""
    begin, end = camp * TENTS, camp * TENTS + TENTS
    found += compress(about_tents(p.layout, kind, p.on_turn, price)[begin:end], p.camps[begin:end].translate(_BARE))


@TYPES.add
class Appoint(TentAction):
    """A new commander under an own blank tent, which all may know (creed.special.appoint)."""

    kind, word, special = Kind.APPOINT, "appoint", SPECIALS.index("appoint")

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        seat = act.player
        leaders = p.leaders_of(seat)
        if not leaders & 1:
            yield Breach("creed.special.appoint", case="king")
        if leaders & 2:
            yield Breach("creed.special.appoint", case="commander")
        name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
        token, facts = tent & TOKEN, {"tent": name}
        if act.cell // TENTS not in (seat, p.layout.allies[seat]):
            yield Breach("creed.special.appoint.where", facts, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach("creed.special.appoint.tent", facts, (name,), "destroyed")
        elif token == UNKNOWN_TOKEN or token & 3 != seat:
            case = "own_camp" if act.cell // TENTS == seat else "ally_camp"
            yield Breach("creed.special.appoint.where", facts, (name,), case)
        elif token != seat and not leaders & 2:
            yield Breach("creed.special.appoint.tent", facts, (name,), "king")

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        seat = p.on_turn
        if p.leaders_of(seat) != 1:
            return
        camps = [seat] if p.layout.allies[seat] < 0 else sorted((seat, p.layout.allies[seat]))
        made = about_tents(p.layout, self.kind, seat, price)
        for camp in camps:
            found += [made[tent] for tent in intact(p, camp) if p.camps[tent] & TOKEN == seat]

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        token = COMMANDER << 2 | act.player
        camps = bytearray(draft.camps)
        camps[act.cell] = camps[act.cell] & FORTIFIED | ANNOUNCED | token
        draft.camps = bytes(camps)
        draft.alive |= leader_bit(token)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        yield Event("appoint", "creed.special.appoint", {"tent": name, "cost": act.price}, (name,), act.player)


@TYPES.add
class Fortify(TentAction):
    """A fortress token (creed.comp.fortress) on an own tent: it takes one siege (creed.special.fortify.absorb)."""

    kind, word, special = Kind.FORTIFY, "fortify", SPECIALS.index("fortify")

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        if not p.forts[act.player]:
            yield Breach("creed.special.fortify", case="tokens")
        name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
        if act.cell // TENTS != act.player:
            yield Breach("creed.special.fortify", {"tent": name}, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach("creed.special.fortify", {"tent": name}, (name,), "destroyed")
        elif tent & FORTIFIED:
            yield Breach("creed.special.fortify.single", {"tent": name}, (name,))

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        if p.forts[p.on_turn]:
            _bare(p, found, self.kind, p.on_turn, price)

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        camps = bytearray(draft.camps)
        camps[act.cell] |= FORTIFIED
        draft.camps = bytes(camps)
        draft.forts = with_item(draft.forts, act.player, draft.forts[act.player] - 1)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        yield Event("fortify", "creed.special.fortify", {"tent": name, "cost": act.price}, (name,), act.player)


@TYPES.add
class Assassinate(TentAction):
    """Turn an enemy tent, unless a fortress guards it (creed.special.fortify.safe)."""

    kind, word, special, target_mark = Kind.ASSASSINATE, "assassinate", SPECIALS.index("assassinate"), "block"

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        yield from self.unpaid(p, act)
        yield from too_early(p)
        name, tent = p.layout.tent_names[act.cell], p.camps[act.cell]
        if p.layout.sides[act.cell // TENTS] == p.layout.sides[act.player]:
            yield Breach("creed.special.assassinate", {"tent": tent_phrase(p, act.cell)}, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach("creed.special.assassinate", {"tent": tent_phrase(p, act.cell)}, (name,), "destroyed")
        elif tent & FORTIFIED:
            yield Breach("creed.special.fortify.safe", {"tent": name}, (name,))

    def legal_at(self, p: State, found: list[Action], price: int, level: int) -> None:
        if is_first_turn(p):
            return
        for enemy in p.layout.enemies[p.on_turn]:
            _bare(p, found, self.kind, enemy, price)

    def apply(self, draft: Draft, act: Action) -> None:
        self.pay(draft, act)
        hit(draft, act.cell)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        yield Event(
            "assassinate",
            "creed.special.assassinate",
            {"tent": tent_phrase(p, act.cell), "cost": act.price},
            (name,),
            act.player,
        )
        yield from hit_events(p, act.cell)

    def begins_at_tent(self, p: State) -> bool:
        return p.stage not in (TENTS_STAGE, LAY_STAGE)
