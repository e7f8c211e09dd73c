"""The robber: discards on a 7, where it goes, and the card it steals."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from random import Random

from boardlab.catan.action_text import cards_text, read_cards, read_resource, read_seat, refuse
from boardlab.catan.action_type import ANYBODY, BUNDLE, ONE_CARD, TILE, Asked, Breaches, CatanAction, Events, Path, form
from boardlab.catan.actions import (
    DISCARD,
    RIDE,
    ROBBER,
    ROBS,
    STEAL,
    STEALS,
    TYPES,
    Action,
    Kind,
    action,
)
from boardlab.catan.arguments import AT_TILE, GIVEN, RESOURCE
from boardlab.catan.board import SITES_OF_TILE, TILE_AT, TILES
from boardlab.catan.bundles import CardByCard, left_in_hand, picked
from boardlab.catan.cards import BANK, HAND, ONE, RESOURCES, SHIFT, holds, parts, parts_by_kind, size
from boardlab.catan.holding import must_hold
from boardlab.catan.odds import draw_card, drawn
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.places import cards_phrase, kind_phrase, tile_phrase
from boardlab.catan.state import NOTHING, Draft, Pending, State
from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat
from boardlab.core.picks import Choice, Table, number_in
from boardlab.core.position import CHANCE
from boardlab.core.quoting import shown
from boardlab.core.tuples import with_item
from boardlab.core.verdict import Breach

LISTED_HAND = 24
"""The largest hand of which a menu lists every discard, 676 at the most; of 95 cards there are 95,875."""


# -- the seven: who holds too many cards -----------------------------------------------------------------------------


def seven(draft: Draft) -> None:
    """A 7 was rolled: whoever holds too many cards discards, then the robber moves (catan.robber.discard_first)."""
    draft.underway = Pending(discards=(0,) * len(draft.knights))
    draft.stage = DISCARD
    _next_discard(draft, 0)


def _next_discard(draft: Draft, done: int) -> None:
    """The next seat, from the active player on, that holds too many cards; then the robber (catan.robber.discard)."""
    players = len(draft.knights)
    for step in range(done, players):
        seat = (draft.active + step) % players
        if size(draft.cards >> SHIFT[seat] & HAND) > HAND_LIMIT:
            draft.decider = seat
            return
    for seat, cards in enumerate(draft.underway.discards):
        # Uncovered together, when all are in.
        if draft.table.options.discard_order == "simultaneous":
            draft.cards += (cards << BANK) - (cards << SHIFT[seat])
    draft.underway = NOTHING
    draft.stage = ROBBER
    draft.decider = draft.active


def must_discard(p: State) -> Events:
    """Who has to discard how many, told with the 7 (catan.robber.discard)."""
    for seat in range(p.players):
        held = size(p.packed_hand(seat))
        if held > HAND_LIMIT:
            yield Event("must_discard", "catan.robber.discard", {"hand": held, "count": held // 2}, (), seat)


@lru_cache(maxsize=4096)
def discards(seat: int, hand: int) -> tuple[Action, ...]:
    """Every way to give up half a hand, rounded down (catan.robber.discard_amount); of a very large hand those ways
    that divide one kind at most.
    """
    count = size(hand)
    chosen = parts(hand, count // 2) if count <= LISTED_HAND else parts_by_kind(hand, count // 2)
    return tuple(action(Kind.DISCARD, seat, give=cards) for cards in chosen)


@TYPES.add
class Discard(CatanAction, CardByCard):
    """Put half the hand back because of a 7 (catan.robber.discard, catan.robber.discard_amount)."""

    kind, word, form = Kind.DISCARD, "discard", form(give=BUNDLE)
    arguments = (GIVEN._replace(about="the cards put back, such as '2 ore 2 wool'"),)
    stages = (DISCARD,)
    not_now = ("catan.robber.discard", "not_now")
    columns = ("hand", "back")

    def write(self, act: Action) -> str:
        return f"discard {cards_text(act.give)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(self.kind, p.doer, give=read_cards(words)) if words else None

    def own_rules(self, p: State, act: Action, out_of_turn: bool) -> Breaches:
        """Why a seat has nothing to discard while the robber is about."""
        seat, hand = act.player, size(p.packed_hand(act.player))
        if p.stage == RIDE:
            yield Breach("catan.dev.knight_no_discard")
        elif p.stage == DISCARD and p.underway.discards[seat]:
            yield Breach("catan.robber.discard", {"player": Seat(seat)}, case="laid")
        elif p.stage in (DISCARD, ROBBER) and hand <= HAND_LIMIT:
            facts = {"player": Seat(seat), "hand": hand, "least": HAND_LIMIT + 1}
            yield Breach("catan.robber.discard", facts, case="few")

    def breaches(self, p: State, act: Action) -> Breaches:
        """Half the hand, no more and no less (catan.robber.discard_amount)."""
        have, given = size(p.packed_hand(act.player)), size(act.give)
        if given != have // 2:
            facts = {"hand": have, "count": have // 2, "given": given, "limit": HAND_LIMIT}
            yield Breach("catan.robber.discard_amount", facts)
        yield from must_hold(p, act.player, act.give)

    def menu(self, p: State) -> tuple[Action, ...]:
        hand = p.packed_hand(p.decider)
        return () if hand >> 40 else discards(p.decider, hand)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        seat = act.player
        if draft.table.options.discard_order == "open":
            draft.cards += (act.give << BANK) - (act.give << SHIFT[seat])
        draft.underway = Pending(discards=with_item(draft.underway.discards, seat, act.give))
        _next_discard(draft, (seat - draft.active) % len(draft.knights) + 1)

    def events(self, before: State, after: State, act: Action) -> Events:
        rule = "catan.robber.discard_amount"
        if before.options.discard_order == "open":
            yield Event("discarded", rule, {"cards": cards_phrase(act.give)}, (), act.player)
            return
        facts = {"cards": cards_phrase(act.give), "count": size(act.give)}
        yield Event("discard_chosen", rule, facts, (), act.player, hidden_as="discard_hidden", open_facts=("count",))
        if after.underway.discards:
            return
        laid = with_item(before.underway.discards, act.player, act.give)
        for seat, cards in enumerate(laid):
            if cards:
                yield Event("discarded", "catan.robber.discard_first", {"cards": cards_phrase(cards)}, (), seat)

    def is_by_cards(self, act: Action) -> bool:
        return True

    def by_cards(self, p: State, path: Path) -> CardByCard | None:
        return self

    def opening(self, p: State) -> Phrase | None:
        return self.card_prompt(p, ())

    def opening_table(self, p: State, asked: Asked) -> Table | None:
        return None if asked.refusals(self.deed) else self.counters(p, ())

    def meant_by(self, p: State, key: str) -> bool:
        return p.stage == DISCARD and key.startswith("give:")

    def deeds(self, p: State, asked: Asked) -> Iterable[Choice]:
        """The cards themselves: there is nothing else to do."""
        return () if asked.refusals(self.deed) else self.card_choices(p, ())

    def built(self, p: State, keys: Path) -> Action | None:
        give = picked(keys, "give")
        done = give is not None and give and size(give) == size(p.packed_hand(p.doer)) // 2
        return action(self.kind, p.doer, give=give) if done and give else None

    def so_far(self, p: State, keys: Path) -> Action:
        return action(self.kind, p.doer, give=picked(keys, "give") or 0)

    def forgiven(self, p: State, keys: Path) -> str:
        give = picked(keys, "give")
        fits = give is not None and size(give) <= size(p.packed_hand(p.doer)) // 2
        return "catan.robber.discard_amount" if fits else ""

    def card_choices(self, p: State, keys: Path) -> tuple[Choice, ...]:
        return self.choices_among(p, keys, "give", left_in_hand(p, keys))

    def card_prompt(self, p: State, keys: Path) -> Phrase:
        """How many cards are still to be chosen."""
        count, chosen = size(p.packed_hand(p.decider)) // 2, picked(keys, "give") or 0
        return Phrase("prompt.discard", {"count": count, "left": count - size(chosen), "chosen": cards_phrase(chosen)})


# -- where the robber goes -------------------------------------------------------------------------------------------


def spares_desert(p: State) -> bool:
    """Must the robber stay away from the desert now (catan.robber.desert)?"""
    ruling = p.table.options.robber_desert
    return ruling == "forbid" or (ruling == "forbid_for_knight" and p.stage == RIDE)


def robber_tiles(p: State) -> int:
    """Tiles where the robber may go, a set (catan.robber.must_move, catan.robber.desert)."""
    tiles = (1 << len(SITES_OF_TILE)) - 1 & ~(1 << p.robber)
    desert = p.pieces.island.desert
    return tiles & ~(1 << desert) if desert >= 0 and spares_desert(p) else tiles


def candidates(p: State, seat: int, tile: int) -> tuple[int, ...]:
    """The seats that may be robbed on a tile (catan.robber.steal_adjacent, catan.robber.steal_empty_hand)."""
    anybody = p.options.steal_candidates == "any_adjacent"
    return tuple(other for other in p.pieces.neighbours[tile] if other != seat and (anybody or p.packed_hand(other)))


@TYPES.add
class Robber(CatanAction):
    """Move the robber to another tile and choose whom to rob (catan.robber.must_move, catan.robber.steal_choice)."""

    kind, word, form = Kind.ROBBER, "robber", form(place=TILE, seat=ANYBODY)
    arguments = AT_TILE
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

    def menu(self, p: State) -> tuple[Action, ...]:
        seat = p.decider
        anybody = p.table.options.steal_candidates == "any_adjacent"
        robbable = [other != seat and (anybody or p.cards >> SHIFT[other] & HAND > 0) for other in range(p.players)]
        row = ROBS[seat]
        spare = not p.table.options.steal_mandatory
        found = []
        tiles = robber_tiles(p)
        for tile, owners in enumerate(p.pieces.neighbours):
            if tiles >> tile & 1:
                victims = [row[tile][other + 1] for other in owners if robbable[other]]
                found += victims
                if spare or not victims:
                    found.append(row[tile][0])
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
        else:
            yield Event("robs_nobody", "catan.robber.steal_empty_hand", {}, (), act.player)

    def deeds(self, p: State, asked: Asked) -> Iterable[Choice]:
        yield self.place_deed(asked)

    def meant_by(self, p: State, key: str) -> bool:
        return key in TILE_AT

    def pick_path(self, p: State, act: Action) -> Path:
        open_to = len(candidates(p, act.player, act.place))
        several = open_to > 1 or (open_to and not p.options.steal_mandatory)
        whom = f"rob:{act.seat}" if act.seat >= 0 else "rob:nobody"
        return (self.deed, TILES[act.place], *((whom,) if several else ()))

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


# -- the card it steals ----------------------------------------------------------------------------------------------


@TYPES.add
class Steal(CatanAction):
    """Chance: one card of the victim's hand, unseen (catan.robber.steal_one_random)."""

    kind, word, form, chance = Kind.STEAL, "steal", form(get=ONE_CARD), True
    arguments = (RESOURCE,)
    stages = (STEAL,)
    not_now = ("catan.robber.steal_one_random", "not_now")
    deed = "steal:"

    def write(self, act: Action) -> str:
        return f"steal {cards_text(act.get).removeprefix('1 ')}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(self.kind, CHANCE, get=read_resource(words[0])) if len(words) == 1 else None

    def outcomes(self, p: State) -> tuple[tuple[Action, Fraction], ...]:
        return drawn(STEALS, p.packed_hand(p.underway.victim))

    def draw(self, p: State, rng: Random) -> Action:
        return draw_card(STEALS, p.packed_hand(p.underway.victim), rng)

    def breaches(self, p: State, act: Action) -> Breaches:
        if not holds(p.packed_hand(p.underway.victim), act.get):
            facts = {"player": Seat(p.underway.victim), "kind": kind_phrase(ONE.index(act.get))}
            yield Breach("catan.robber.steal_one_random", facts, case="missing")

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        """The card changes hands; then the turn goes on (catan.robber.seven_before_trade)."""
        thief = draft.active
        draft.cards += (act.get << SHIFT[thief]) - (act.get << SHIFT[draft.underway.victim])
        draft.underway = NOTHING
        draft.stage = draft.phase
        draft.decider = thief

    def events(self, before: State, after: State, act: Action) -> Events:
        rule = "catan.robber.steal_one_random"
        thief, victim = before.active, before.underway.victim
        facts = {"cards": cards_phrase(act.get), "victim": Seat(victim), "thief": Seat(thief)}
        # Thief and victim know the card, whoever of them it is told of (catan.robber.victim_hides).
        both = (thief, victim)
        yield Event("stole", rule, facts, (), thief, hidden_as="stole_hidden", known_to=both, open_facts=("victim",))
        yield Event("lost", rule, facts, (), victim, hidden_as="lost_hidden", known_to=both, open_facts=("thief",))

    def pick_path(self, p: State, act: Action) -> Path:
        return (f"steal:{RESOURCES[STEALS.index(act)]}",)

    def choice(self, p: State, act: Action, key: str, last: Action | None) -> Choice:
        note = Phrase("note.chance", {"chance": str(dict(self.outcomes(p))[act])})
        return Choice(key, kind_phrase(STEALS.index(act)), "group.chance", note, action=last)

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        return ()
