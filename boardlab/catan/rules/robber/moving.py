"""Where the robber goes, and whom it robs."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.actions import (
    RIDE,
    ROBBER,
    STEAL,
    Action,
    Kind,
    action,
    robs,
)
from boardlab.catan.board import SITES_OF_TILE, TILE_AT, TILES, bits
from boardlab.catan.cards import HAND, SHIFT, size
from boardlab.catan.places import tile_phrase
from boardlab.catan.rules.action_text import read_seat, refuse
from boardlab.catan.rules.action_type import (
    ANYBODY,
    TILE,
    TYPES,
    Breaches,
    CatanAction,
    Events,
    Path,
    VerbContext,
    form,
)
from boardlab.catan.state import Draft, Pending, State
from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice, number_in
from boardlab.core.contract.position import CHANCE
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.text.quoting import shown


def spares_desert(p: State) -> bool:
    """Must the robber stay away from the desert now (catan.robber.desert)?"""
    ruling = p.table.options.robber_desert
    return ruling == "forbid" or (ruling == "forbid_for_knight" and p.stage == RIDE)


def closed_tiles(p: State) -> tuple[int, ...]:
    """Tiles where the robber may not go (catan.robber.must_move, catan.robber.desert)."""
    desert = p.pieces.island.desert
    here = (p.robber,) if p.robber >= 0 else ()
    return (*here, desert) if desert >= 0 and spares_desert(p) else here


def candidates(p: State, seat: int, tile: int) -> tuple[int, ...]:
    """The seats that may be robbed on a tile (catan.robber.steal_adjacent, catan.robber.steal_empty_hand)."""
    anybody = p.options.steal_candidates == "any_adjacent"
    return tuple(other for other in bits(p.pieces.around[tile]) if other != seat and (anybody or p.packed_hand(other)))


@TYPES.add
class Robber(CatanAction, ActionGenerator[State, Action]):
    """Move the robber to another tile and choose whom to rob (catan.robber.must_move, catan.robber.steal_choice)."""

    kind, word, form = Kind.ROBBER, "robber", form(place=TILE, seat=ANYBODY)
    stages = (ROBBER, RIDE)
    not_now = ("catan.robber.only_seven_or_knight", "")
    tells_whose_turn = True
    places, mark, elsewhere = TILE_AT, "tile", ("catan.robber.land_only", "text")

    def write(self, act: Action) -> str:
        return f"robber {TILES[act.place]}" + (f" from {chr(ord('A') + act.seat)}" if act.seat >= 0 else "")

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) not in (1, 3) or (len(words) == 3 and words[1] != "from"):
            return None
        if words[0] not in TILE_AT:
            refuse("catan.robber.land_only", text=shown(words[0]))
        return action(self.kind, p.doer, TILE_AT[words[0]], read_seat(words[2]) if len(words) == 3 else -1)

    def own_rules(self, p: State, act: Action, out_of_turn: bool) -> Breaches:
        if out_of_turn and p.stage in self.stages and act.player != p.active:
            yield Breach("catan.robber.mover", {"player": Seat(p.active), "mover": Seat(act.player)})

    def breaches(self, p: State, act: Action) -> Breaches:
        tile = act.place
        facts = {"tile": tile_phrase(p.island, tile)}
        if tile == p.robber:
            yield Breach("catan.robber.must_move", facts, (TILES[tile],))
        elif tile == p.island.desert and spares_desert(p):
            yield Breach("catan.robber.desert", facts, (TILES[tile],), "knight" if p.stage == RIDE else "")
        yield from self._victim(p, act.player, tile, act.seat)

    def _victim(self, p: State, seat: int, tile: int, victim: int) -> Breaches:
        open_to = candidates(p, seat, tile)
        if victim < 0:
            if open_to and p.options.steal_mandatory:
                who = tuple(Seat(other) for other in open_to)
                rule = "catan.robber.steal_mandatory" if len(open_to) == 1 else "catan.robber.steal_choice"
                yield Breach(rule, {"players": who, "tile": tile_phrase(p.island, tile)}, (TILES[tile],))
            return
        if victim in open_to:
            return
        facts = {"player": Seat(victim), "tile": tile_phrase(p.island, tile)}
        if victim == seat:
            yield Breach("catan.robber.steal_opponent_only")
        elif victim >= p.players:
            yield Breach("catan.components.players", {"player": Seat(victim), "players": p.players}, case="seat")
        elif not (p.pieces.settlements[victim] | p.pieces.cities[victim]) & SITES_OF_TILE[tile]:
            yield Breach("catan.robber.steal_adjacent", facts, (TILES[tile],))
        else:
            yield Breach("catan.robber.steal_empty_hand", facts)

    def legal_actions(self, p: State) -> tuple[Action, ...]:
        seat, options = p.decider, p.table.options
        anybody = options.steal_candidates == "any_adjacent"
        robbable = 0
        for other in range(len(p.knights)):
            if other != seat and (anybody or p.cards >> SHIFT[other] & HAND):
                robbable |= 1 << other
        found: list[Action] = []
        for moves, seats in zip(robs(seat, options.steal_mandatory, closed_tiles(p)), p.pieces.around, strict=True):
            found += moves[seats & robbable]
        return tuple(found)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        draft.robber = act.place
        victim = act.seat
        if victim >= 0 and draft.cards >> SHIFT[victim] & HAND:
            draft.underway = Pending(victim=victim)
            draft.stage = STEAL
            draft.decider = CHANCE
        else:
            draft.stage = draft.phase

    def events(self, before: State, after: State, act: Action) -> Events:
        source, target = before.robber, act.place
        island = before.island
        facts: dict[str, object] = {"source": tile_phrase(island, source), "target": tile_phrase(island, target)}
        facts |= {"from": TILES[source], "to": TILES[target]}
        rule = "catan.dev.knight" if before.stage == RIDE else "catan.robber.mover"
        yield Event("robber", rule, facts, (TILES[source], TILES[target]), act.player)
        if act.seat >= 0 and after.underway.victim >= 0:
            yield Event("robs", "catan.robber.steal_choice", {"victim": Seat(act.seat)}, (), act.player)
        elif candidates(before, act.player, target) and act.seat < 0:
            yield Event("spares", "catan.robber.steal_mandatory", {}, (), act.player)
        elif any(other != act.player for other in before.pieces.neighbours[target]):
            yield Event("robs_empty", "catan.robber.steal_empty_hand", {}, (), act.player)
        else:
            yield Event("robs_nobody", "catan.robber.steal_adjacent", {}, (), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield self.place_verb(context)

    def meant_by(self, p: State, key: str) -> bool:
        return key in TILE_AT

    def pick_path(self, p: State, act: Action) -> Path:
        open_to = len(candidates(p, act.player, act.place))
        several = open_to > 1 or (open_to and not p.options.steal_mandatory)
        whom = f"rob:{act.seat}" if act.seat >= 0 else "rob:nobody"
        return (self.verb, TILES[act.place], *((whom,) if several else ()))

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        if key in TILE_AT:
            return self.place_choice(p, key, last)
        if act.seat < 0:
            return Choice(key, Phrase("choice.rob_nobody"), action=last)
        facts = {"player": Seat(act.seat), "count": size(p.packed_hand(act.seat))}
        return Choice(key, Phrase("choice.rob", facts), action=last)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        if len(path) > 1 and path[1] in TILE_AT:
            return Phrase("prompt.rob", {"tile": tile_phrase(p.island, TILE_AT[path[1]])})
        return super().prompt(p, path)

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        at = TILE_AT.get(path[1]) if len(path) > 1 else None
        if at is None:
            return (action(self.kind, p.doer, (p.robber + 1) % len(TILES)),)
        victim = number_in(path[2], "rob:") if len(path) > 2 else None
        return (action(self.kind, p.doer, at, victim if victim is not None and victim < p.players else -1),)
