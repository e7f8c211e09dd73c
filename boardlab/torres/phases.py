"""Phases: the end of a turn, of a round and of a phase; what is carried over, and who starts the next.

How many rounds a phase has, and how many blocks each stack of it, stands in ``STACKS`` (torres.phase.rounds,
torres.phase.four_players). A stack is used up each turn, so as many are left as turns, and nobody builds with the
stacks of others (torres.phase.stacks_are_turns, torres.phase.own_blocks).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from boardlab.core.event import Event
from boardlab.core.language import Phrase, Seat, seat_letter
from boardlab.core.picks import Choice
from boardlab.core.tuples import with_item
from boardlab.core.verdict import Breach
from boardlab.torres.action_text import is_size, two_ways
from boardlab.torres.action_type import (
    SEAT,
    SIZE,
    SIZES,
    TYPES,
    Among,
    Breaches,
    DeedContext,
    Events,
    Path,
    TorresAction,
    form,
)
from boardlab.torres.actions import CARRY, CHOOSE_STARTER, MOVE_KING, OVER, TURN, Action, Kind, action
from boardlab.torres.arguments import STACK, STARTER, stacks_named
from boardlab.torres.edition_state import with_kept
from boardlab.torres.king import starts
from boardlab.torres.options import STACKS, TURN_AP
from boardlab.torres.payments import phase_scored
from boardlab.torres.placing import owes_a_block, put_stacks, without
from boardlab.torres.scoring import leader, lowest_seat, order_from, reckon
from boardlab.torres.spreading import fullest, spreading_breaches, spreads
from boardlab.torres.state import Draft, State
from boardlab.torres.track import land

LAST_PHASE = 3

# -- the end of a turn -----------------------------------------------------------------------------------------------


@TYPES.add
class End(TorresAction):
    """End the turn: ``size`` names the stack if none is in use, ``rest`` are the other stacks afterwards."""

    kind, word, form = Kind.END, "end", form(size=SIZE, rest=SIZES)
    arguments = (STACK, stacks_named("leaving", "the other stacks after the turn, by their blocks", default=()))
    rank = 6

    def write(self, act: Action) -> str:
        words = ["end"]
        if act.size:
            words.append(str(act.size))
        if act.rest:
            words += ["leaving", *map(str, act.rest)]
        return " ".join(words)

    def read(self, p: State, words: list[str]) -> Action | None:
        """Reads ``end``, ``end 2`` or ``end 2 leaving 3 3 2``; without ``leaving`` as many blocks are kept as fit."""
        size = 0
        named = bool(words) and is_size(words[0])
        if named:
            size = int(words[0])
            words = words[1:]
        if words:
            if words[0] != "leaving" or not all(map(is_size, words[1:])):
                return None
            return action(self.kind, p.decider, size=size, rest=tuple(int(word) for word in words[1:]))
        stacks, left = p.stacks[p.decider], p.turn_stack
        if left < 0:
            sizes = sorted(set(stacks))
            if not named and len(sizes) > 1:
                two_ways("end", [f"end {each}" for each in sizes])
            size = size if named else sizes[0] if sizes else 0
            if size not in stacks:
                return action(self.kind, p.decider, size=size)
            stacks, left = without(stacks, size), size
        return action(self.kind, p.decider, size=size, rest=fullest(stacks, left, p.options.most_in_stack))

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = "torres.build.one_stack"
        stacks = p.stacks[act.player]
        left = p.turn_stack
        if owes_a_block(p):
            yield Breach("torres.build.fewer", case="end")
        if left >= 0:
            if act.size:
                yield Breach(rule, {"size": left}, case="fixed")
                return
        elif act.size not in stacks:
            yield Breach(rule, {"size": act.size}, case="size") if act.size else Breach(rule, case="name")
            return
        else:
            left = act.size
            at = stacks.index(act.size)
            stacks = stacks[:at] + stacks[at + 1 :]
        yield from spreading_breaches(p, stacks, left, act.rest)

    def apply(self, draft: Draft, act: Action) -> None:
        """The stack is used up, built or not (torres.build.fewer, torres.build.phase_end)."""
        seat = act.player
        options = draft.options
        before = draft.turn_stack + sum(draft.stacks[seat]) if draft.turn_stack >= 0 else sum(draft.stacks[seat])
        back = before - sum(act.rest)
        if options.carries and not act.rest:
            kept = draft.aside.kept or (0,) * draft.players
            draft.aside = with_kept(draft.aside, with_item(kept, seat, kept[seat] + back))
        else:
            draft.supply += back
        if options.leftover_ap == "to_points":
            for _ in range(draft.ap - draft.spent):
                draft.scores, _ = land(draft.scores, seat, 1)
        put_stacks(draft, act.rest)
        draft.turn_stack = -1
        draft.ap = TURN_AP
        draft.spent = draft.built = draft.bought = draft.fresh_bits = 0
        draft.played = False
        draft.decider = (seat + 1) % draft.players
        if draft.decider == draft.starter:
            if draft.round == draft.rounds or not draft.stacks[draft.decider]:
                _end_phase(draft)
                return
            draft.round += 1
            if options.master_game and options.master_starter == "each_round":
                draft.decider = draft.starter = leader(draft.scores, draft.starter)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("end_turn", "torres.phase.one_turn", {"unused": before.ap - before.spent}, (), act.player)
        held = max(before.turn_stack, 0) + sum(before.stacks[act.player])
        back = held - sum(act.rest)
        if act.rest:
            facts: dict[str, Any] = {"stacks": act.rest, "back": back}
            yield Event("leftovers", "torres.build.redistribute", facts, (), act.player)
        elif back and before.options.carries:
            yield Event("kept", "torres.build.phase_end", {"kept": back}, (), act.player)
        elif back:
            yield Event("leftovers_none", "torres.build.phase_end", {"back": back}, (), act.player)
        scores = before.scores
        if before.options.leftover_ap == "to_points" and before.ap > before.spent:
            for _ in range(before.ap - before.spent):
                scores, _ = land(scores, act.player, 1)
            gained = scores[act.player] - before.scores[act.player]
            facts = {"unused": before.ap - before.spent, "after": scores[act.player]}
            arithmetic = f"{before.ap - before.spent} AP = {gained}"
            yield Event("leftover_ap", "torres.point.cost", facts, (), act.player, gained, arithmetic)
        if after.phase != before.phase or after.stage == OVER:
            yield from phase_scored(before, after, scores)
        elif after.starter != before.starter:
            yield Event("round_starter", "torres.master.starter", {"starter": Seat(after.starter)}, (), after.starter)

    def pick_keys(self, act: Action, among: Among) -> Path:
        return ("end", _stacks_key(act)) if among.kinds[self.kind] > 1 else ("end",)

    def deeds(self, p: State, context: DeedContext) -> Iterable[Choice]:
        unused = Phrase("note.end", {"left": p.ap - p.spent})
        yield Choice("end", Phrase("deed.end"), "group.turn", unused, action=context.finished("end"))

    def words(self, p: State, act: Action, key: str) -> Phrase:
        return _stacks_words(act, max(p.turn_stack, 0) + sum(p.stacks[p.decider]) - sum(act.rest))

    def prompt(self, p: State, path: Path) -> Phrase | None:
        return Phrase("prompt.end")


def _stacks_key(act: Action) -> str:
    return f"end:{act.size}:{'.'.join(map(str, act.rest))}"


def _stacks_words(act: Action, back: int) -> Phrase:
    if act.rest:
        return Phrase("choice.end", {"stacks": act.rest, "back": back})
    return Phrase("choice.end_none", {"back": back})


@lru_cache(maxsize=4096)
def ends(seat: int, stacks: tuple[int, ...], turn_stack: int, cap: int, back: bool) -> tuple[Action, ...]:
    """Every way to end a turn: which stack is used up, and where its unused blocks go."""
    if turn_stack >= 0:
        return tuple(action(End.kind, seat, rest=rest) for rest in spreads(stacks, turn_stack, cap, back))
    return tuple(
        action(End.kind, seat, size=size, rest=rest)
        for size in sorted(set(stacks))
        for rest in spreads(without(stacks, size), size, cap, back)
    )


# -- the end of a phase ----------------------------------------------------------------------------------------------


def _end_phase(draft: Draft) -> None:
    """Score the phase and deal the stacks of the next one (torres.phase.three, torres.end.after_three)."""
    options = draft.options
    draft.scores = reckon(
        draft.ground,
        draft.pieces,
        draft.king,
        draft.scores,
        draft.phase,
        draft.scored_from,
        options,
        draft.aside.master,
    )[-1].scores
    if draft.phase == LAST_PHASE:
        draft.stage = OVER
        return
    draft.phase += 1
    draft.round = 1
    _deal(draft)
    low = lowest_seat(draft.scores, options)
    draft.starter = leader(draft.scores, draft.starter) if options.master_game else low
    if draft.aside.opener >= 0:
        draft.aside = draft.aside._replace(opener=draft.starter)
    _between_phases(draft)


def _deal(draft: Draft) -> None:
    """The stacks of the new phase (torres.phase.deal); in a puzzle whose supply is short, as far as it goes.

    There stack after stack is filled, for all players in turn. Puzzles may have stacks left over too: they go back.
    """
    draft.supply += sum(map(sum, draft.stacks))
    players = draft.players
    dealt = STACKS[players][draft.phase - 1]
    if draft.supply >= players * sum(dealt):
        draft.supply -= players * sum(dealt)
        draft.stacks = (dealt,) * players
        return
    stacks: list[list[int]] = [[] for _ in range(players)]
    for size in dealt:
        for each in stacks:
            each.append(min(size, draft.supply))
            draft.supply -= each[-1]
    draft.stacks = tuple(map(tuple, stacks))


def _between_phases(draft: Draft) -> None:
    """Whoever kept blocks spreads them, clockwise from the starter; then the lowest score decides about the king."""
    for seat in order_from(draft.starter, draft.players) if draft.aside.kept else ():
        if draft.aside.kept[seat]:
            draft.decider, draft.stage = seat, CARRY
            return
    draft.decider, draft.stage = lowest_seat(draft.scores, draft.options), MOVE_KING


@TYPES.add
class Carry(TorresAction):
    """Between phases: put kept blocks on the new stacks, which ``rest`` are then (torres.build.phase_end)."""

    kind, word, form = Kind.CARRY, "carry", form(rest=SIZES)
    arguments = (stacks_named("stacks", "the new stacks, by their blocks"),)
    stages = (CARRY,)
    not_now = ("torres.build.phase_end", "not_now")

    def write(self, act: Action) -> str:
        return " ".join(["carry", *map(str, act.rest)])

    def read(self, p: State, words: list[str]) -> Action | None:
        """Reads ``carry 4 3 3``; ``carry`` alone keeps as many blocks as fit."""
        if not all(map(is_size, words)):
            return None
        rest = tuple(map(int, words)) or fullest(p.stacks[p.decider], p.kept[p.decider], p.options.most_in_stack)
        return action(self.kind, p.decider, rest=rest)

    def breaches(self, p: State, act: Action) -> Breaches:
        yield from spreading_breaches(p, p.stacks[act.player], p.kept[act.player], act.rest)

    def menu(self, p: State) -> list[Action]:
        options, seat = p.options, p.decider
        found = spreads(p.stacks[seat], p.kept[seat], options.most_in_stack, options.may_return_blocks)
        return [action(self.kind, seat, rest=rest) for rest in found]

    def apply(self, draft: Draft, act: Action) -> None:
        """Kept blocks go on the new stacks; what is not put there returns to the supply (torres.build.phase_end)."""
        seat = act.player
        kept = draft.aside.kept
        draft.supply += kept[seat] + sum(draft.stacks[seat]) - sum(act.rest)
        draft.aside = with_kept(draft.aside, with_item(kept, seat, 0))
        put_stacks(draft, act.rest)
        _between_phases(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        back = before.kept[act.player] + sum(before.stacks[act.player]) - sum(act.rest)
        yield Event("carried", "torres.build.phase_end", {"stacks": act.rest, "back": back}, (), act.player)

    def pick_keys(self, act: Action, among: Among) -> Path:
        return ("carry", _stacks_key(act)) if among.kinds[self.kind] > 1 else ("carry",)

    def deeds(self, p: State, context: DeedContext) -> Iterable[Choice]:
        kept = Phrase("note.kept", {"n": p.kept[p.decider]})
        yield Choice("carry", Phrase("deed.carry"), "group.blocks", kept, action=context.finished("carry"))

    def words(self, p: State, act: Action, key: str) -> Phrase:
        held = max(p.turn_stack, 0) + sum(p.stacks[p.decider]) + p.kept[p.decider]
        return _stacks_words(act, held - sum(act.rest))


@TYPES.add
class Start(TorresAction):
    """Between phases: let seat ``size`` start the phase (torres.next.starter)."""

    kind, word, form = Kind.START, "starter", form(size=SEAT)
    arguments = (STARTER,)
    stages = (CHOOSE_STARTER,)
    not_now = ("torres.next.starter", "not_now")
    deed = "starter:"

    def write(self, act: Action) -> str:
        return f"starter {seat_letter(act.size)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) != 1 or len(words[0]) != 1 or words[0] not in "ABCD":
            return None
        return action(self.kind, p.decider, size="ABCD".index(words[0]))

    def breaches(self, p: State, act: Action) -> Breaches:
        if not 0 <= act.size < p.players:
            yield Breach("torres.next.starter", {"players": p.players}, case="seat")

    def menu(self, p: State) -> list[Action]:
        return [action(self.kind, p.decider, size=seat) for seat in range(p.players)]

    def apply(self, draft: Draft, act: Action) -> None:
        draft.decider = draft.starter = act.size
        draft.stage = TURN

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("starter_chosen", "torres.next.starter", {"starter": Seat(act.size)}, (), act.player)
        yield from starts(before, after)

    def pick_keys(self, act: Action, among: Among) -> Path:
        return (self.deed + seat_letter(act.size),)

    def deeds(self, p: State, context: DeedContext) -> Iterable[Choice]:
        for act in context.legal:
            key, words = self.deed + seat_letter(act.size), Phrase("choice.starter", {"starter": Seat(act.size)})
            yield Choice(key, words, "group.turn", action=act)

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        letter = key.removeprefix(self.deed)
        return action(self.kind, p.decider, size="ABCD".index(letter)) if letter in tuple("ABCD") else None
