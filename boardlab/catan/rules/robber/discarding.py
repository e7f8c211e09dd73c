"""A 7: who holds too many cards puts half of them back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardlab.catan.actions import (
    DISCARD,
    DISCARDS,
    RIDE,
    ROBBER,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import BANK, HAND, SHIFT, parts, parts_by_kind, size
from boardlab.catan.options import HAND_LIMIT
from boardlab.catan.places import cards_phrase
from boardlab.catan.rules.action_text import cards_text, read_cards
from boardlab.catan.rules.action_type import BUNDLE, TYPES, Breaches, CatanAction, Events, Path, VerbContext, form
from boardlab.catan.rules.bundles import DONE, CardByCard, left_in_hand, picked
from boardlab.catan.rules.holding import must_hold
from boardlab.catan.state import NOTHING, Draft, Pending, State
from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat

LISTED_HAND = 24
"""The largest hand of which every discard is listed, 676 at the most; of 95 cards there are 95,875."""


# -- the seven: who holds too many cards -----------------------------------------------------------------------------


def seven(draft: Draft) -> None:
    """A 7 was rolled: whoever holds too many cards discards, then the robber moves (catan.robber.discard_first)."""
    _next_discard(draft, 0)


def _next_discard(draft: Draft, done: int) -> None:
    """The next seat, from the active player on, that holds too many cards; then the robber (catan.robber.discard)."""
    players = len(draft.knights)
    for step in range(done, players):
        seat = (draft.active + step) % players
        if size(draft.cards >> SHIFT[seat] & HAND) > HAND_LIMIT:
            if draft.stage != DISCARD:
                draft.stage = DISCARD
                draft.underway = Pending(discards=(0,) * players)
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


@lru_cache(maxsize=1 << 13)
def discards(seat: int, hand: int) -> tuple[Action, ...]:
    """Every way to give up half a hand, rounded down (catan.robber.discard_amount); of a very large hand those ways
    that divide one kind at most.
    """
    count = size(hand)
    chosen = parts(hand, count // 2) if count <= LISTED_HAND else parts_by_kind(hand, count // 2)
    return tuple(map(DISCARDS[seat].__getitem__, chosen))


@TYPES.add
class Discard(CatanAction, CardByCard, ActionGenerator[State, Action]):
    """Put half the hand back because of a 7 (catan.robber.discard, catan.robber.discard_amount)."""

    kind, word, form = Kind.DISCARD, "discard", form(give=BUNDLE)
    stages = (DISCARD,)
    not_now = ("catan.robber.discard", "not_now")
    asks_in_turn = True

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

    def legal_actions(self, p: State) -> tuple[Action, ...]:
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
        if after.underway.discards:
            facts = {"cards": cards_phrase(act.give), "count": size(act.give)}
            hidden = "discard_hidden"
            yield Event("discard_chosen", rule, facts, (), act.player, hidden_as=hidden, open_facts=("count",))
            return
        # The last one to choose hides nothing: all are uncovered together.
        laid = with_item(before.underway.discards, act.player, act.give)
        for seat in (act.player, *(seat for seat in range(len(laid)) if seat != act.player)):
            if laid[seat]:
                yield Event("discarded", "catan.robber.discard_first", {"cards": cards_phrase(laid[seat])}, (), seat)

    def is_by_cards(self, act: Action) -> bool:
        return True

    def by_cards(self, p: State, path: Path) -> CardByCard | None:
        return self

    def opening(self, p: State) -> Phrase | None:
        return self.card_prompt(p, ())

    def meant_by(self, p: State, key: str) -> bool:
        return p.stage == DISCARD and (key.startswith("give:") or key == DONE)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        """The cards themselves: there is nothing else to do."""
        return () if context.refusals(self.verb) else self.card_choices(p, ())

    def built(self, p: State, keys: Path) -> Action | None:
        give = picked(keys[:-1], "give") if keys[-1:] == (DONE,) else None
        return None if give is None else action(self.kind, p.doer, give=give)

    def so_far(self, p: State, keys: Path) -> Action:
        return action(self.kind, p.doer, give=picked(keys, "give") or 0)

    def forgiven(self, p: State, keys: Path) -> str:
        give = picked(keys, "give")
        fits = give is not None and size(give) <= size(p.packed_hand(p.doer)) // 2
        return "catan.robber.discard_amount" if fits else ""

    def card_choices(self, p: State, keys: Path) -> tuple[Choice, ...]:
        """Cards while some are missing, and the pick that puts them back, with how many it waits for."""
        give = picked(keys, "give") or 0
        missing = size(p.packed_hand(p.decider)) // 2 - size(give)
        cards = self.choices_among(p, keys, "give", left_in_hand(p, keys)) if missing else ()
        act = action(self.kind, p.doer, give=give)
        note = Phrase("note.missing", {"n": missing}) if missing else None
        reasons, done = (tuple(self.breaches(p, act)), None) if missing else ((), act)
        return (*cards, Choice(DONE, Phrase("choice.put_back"), note=note, breaches=reasons, action=done))

    def card_prompt(self, p: State, keys: Path) -> Phrase:
        """How many cards are still to be chosen."""
        count, chosen = size(p.packed_hand(p.decider)) // 2, picked(keys, "give") or 0
        return Phrase("prompt.discard", {"count": count, "left": count - size(chosen), "chosen": cards_phrase(chosen)})
