"""The end of a phase: scoring, new stacks, kept blocks, who starts the next."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.torres.actions import CARRY, CHOOSE_STARTER, MOVE_KING, OVER, TURN, Action, Kind, action
from boardlab.torres.options import STACKS
from boardlab.torres.rules.action_text import is_size
from boardlab.torres.rules.action_type import (
    SEAT,
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
from boardlab.torres.rules.king import starts
from boardlab.torres.rules.placing import put_stacks
from boardlab.torres.rules.scoring import leader, lowest_seat, order_from, reckon
from boardlab.torres.rules.spreading import fullest, spreading_breaches, spreads
from boardlab.torres.state import Draft, State, with_kept

LAST_PHASE = 3


def stacks_key(act: Action) -> str:
    """The pick that says how stacks are left."""
    return f"end:{act.size}:{'.'.join(map(str, act.rest))}"


def stacks_words(act: Action, back: int) -> Phrase:
    """How stacks are left, in words."""
    if act.rest:
        return Phrase("choice.end", {"stacks": act.rest, "back": back})
    return Phrase("choice.end_none", {"back": back})


def end_phase(draft: Draft) -> None:
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


@rule("torres.phase.four_players", "torres.phase.deal")
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
class Carry(TorresAction, ActionGenerator[State, Action]):
    """Between phases: put kept blocks on the new stacks, which ``rest`` are then (torres.build.phase_end)."""

    kind, word, form = Kind.CARRY, "carry", form(rest=SIZES)
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

    def legal_actions(self, p: State) -> list[Action]:
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
        kind = "carried_back" if back else "carried"
        yield Event(kind, "torres.build.phase_end", {"stacks": act.rest, "back": back}, (), act.player)

    def pick_keys(self, act: Action, among: Among) -> Path:
        return ("carry", stacks_key(act)) if among.kinds[self.kind] > 1 else ("carry",)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        kept = Phrase("note.kept", {"n": p.kept[p.decider]})
        yield Choice("carry", Phrase("verb.carry"), "group.blocks", kept, action=context.finished("carry"))

    def words(self, p: State, act: Action, key: str) -> Phrase:
        held = max(p.turn_stack, 0) + sum(p.stacks[p.decider]) + p.kept[p.decider]
        return stacks_words(act, held - sum(act.rest))


@TYPES.add
class Start(TorresAction, ActionGenerator[State, Action]):
    """Between phases: let seat ``size`` start the phase (torres.next.starter)."""

    kind, word, form = Kind.START, "starter", form(size=SEAT)
    stages = (CHOOSE_STARTER,)
    not_now = ("torres.next.starter", "not_now")
    verb = "starter:"

    def write(self, act: Action) -> str:
        return f"starter {seat_letter(act.size)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if len(words) != 1 or len(words[0]) != 1 or words[0] not in "ABCD":
            return None
        return action(self.kind, p.decider, size="ABCD".index(words[0]))

    def breaches(self, p: State, act: Action) -> Breaches:
        if not 0 <= act.size < p.players:
            yield Breach("torres.next.starter", {"players": p.players}, case="seat")

    def legal_actions(self, p: State) -> list[Action]:
        return [action(self.kind, p.decider, size=seat) for seat in range(p.players)]

    def apply(self, draft: Draft, act: Action) -> None:
        draft.decider = draft.starter = act.size
        draft.stage = TURN

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("starter_chosen", "torres.next.starter", {"starter": Seat(act.size)}, (), act.player)
        yield from starts(before, after)

    def pick_keys(self, act: Action, among: Among) -> Path:
        return (self.verb + seat_letter(act.size),)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        for act in context.legal:
            key, words = self.verb + seat_letter(act.size), Phrase("choice.starter", {"starter": Seat(act.size)})
            yield Choice(key, words, "group.turn", action=act)

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        letter = key.removeprefix(self.verb)
        return action(self.kind, p.decider, size="ABCD".index(letter)) if letter in tuple("ABCD") else None
