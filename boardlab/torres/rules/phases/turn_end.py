"""The end of a turn, and with the last one the end of a phase."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.options import TURN_AP
from boardlab.torres.rules.action_text import is_size, two_ways
from boardlab.torres.rules.action_type import (
    SIZE,
    SIZES,
    TYPES,
    Among,
    Breaches,
    Events,
    Path,
    TorresAction,
    VerbContext,
    form,
)
from boardlab.torres.rules.payments import has_ended, phase_scored
from boardlab.torres.rules.phases.phase_end import end_phase, stacks_key, stacks_words
from boardlab.torres.rules.placing import owes_a_block, put_stacks, without
from boardlab.torres.rules.scoring import leader
from boardlab.torres.rules.spreading import fullest, spreading_breaches, spreads
from boardlab.torres.rules.track import land
from boardlab.torres.state import Draft, State, with_kept

# -- the end of a turn -----------------------------------------------------------------------------------------------


@TYPES.add
class End(TorresAction):
    """End the turn: ``size`` names the stack if none is in use, ``rest`` are the other stacks afterwards."""

    kind, word, form = Kind.END, "end", form(size=SIZE, rest=SIZES)
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
            if words[0] != "leaving" or not words[1:] or not all(map(is_size, words[1:])):
                return None
            return action(self.kind, p.decider, size=size, rest=tuple(int(word) for word in words[1:]))
        stacks, left = p.stacks[p.decider], p.turn_stack
        if left < 0:
            sizes = sorted(set(stacks))
            if not named and len(sizes) > 1:
                two_ways("end", [f"end {each}" for each in sizes])
            size = size if named else sizes[0] if sizes else 0
            if size not in stacks:
                return action(self.kind, p.decider, size=size) if size else None
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

    @rule("torres.phase.stacks_are_turns")
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
        draft.scores = scores_at_end(draft, seat)
        put_stacks(draft, act.rest)
        draft.turn_stack = -1
        draft.ap = TURN_AP
        draft.spent = draft.built = draft.bought = draft.fresh_bits = 0
        draft.played = False
        draft.decider = (seat + 1) % draft.players
        if draft.decider == draft.starter:
            if draft.round == draft.rounds or not draft.stacks[draft.decider]:
                end_phase(draft)
                return
            draft.round += 1
            if options.master_game and options.master_starter == "each_round":
                draft.decider = draft.starter = leader(draft.scores, draft.starter)

    def events(self, before: State, after: State, act: Action) -> Events:
        unused = before.ap - before.spent
        kind = "end_turn_left" if unused else "end_turn"
        yield Event(kind, "torres.phase.one_turn", {"unused": unused}, (), act.player)
        held = max(before.turn_stack, 0) + sum(before.stacks[act.player])
        back = held - sum(act.rest)
        if act.rest:
            facts: dict[str, object] = {"stacks": act.rest, "back": back}
            kind = "leftovers_back" if back else "leftovers"
            yield Event(kind, "torres.build.redistribute", facts, (), act.player)
        elif back and before.options.carries:
            yield Event("kept", "torres.build.phase_end", {"kept": back}, (), act.player)
        elif back:
            yield Event("leftovers_none", "torres.build.phase_end", {"back": back}, (), act.player)
        scores = scores_at_end(before, act.player)
        if scores != before.scores:
            gained = scores[act.player] - before.scores[act.player]
            facts = {"unused": unused, "after": scores[act.player]}
            arithmetic = f"{unused} AP = {gained}"
            yield Event("leftover_ap", "torres.point.cost", facts, (), act.player, gained, arithmetic)
        if has_ended(before, after):
            yield from phase_scored(before, after, scores)
        elif after.starter != before.starter:
            yield Event("round_starter", "torres.master.starter", {"starter": Seat(after.starter)}, (), after.starter)

    def pick_keys(self, act: Action, among: Among) -> Path:
        return ("end", stacks_key(act)) if among.kinds[self.kind] > 1 else ("end",)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        unused = Phrase("note.end", {"left": p.ap - p.spent}) if p.ap > p.spent else None
        yield Choice("end", Phrase("verb.end"), "group.turn", unused, action=context.finished("end"))

    def words(self, p: State, act: Action, key: str) -> Phrase:
        left = stacks_words(act, max(p.turn_stack, 0) + sum(p.stacks[p.decider]) - sum(act.rest))
        return Phrase("choice.end_of", {"size": act.size, "left": left}) if act.size else left

    def prompt(self, p: State, path: Path) -> Phrase | None:
        return Phrase("prompt.end")


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


def ends_turn(act: Action) -> bool:
    """Does the action end a turn?"""
    return act.kind is Kind.END


def scores_at_end(p: State, seat: int) -> tuple[int, ...]:
    """All scores once a turn is over: where it is ruled so, each unused AP is a point (torres.point.cost)."""
    scores = p.scores
    if p.options.leftover_ap == "to_points":
        for _ in range(p.ap - p.spent):
            scores, _ = land(scores, seat, 1)
    return scores
