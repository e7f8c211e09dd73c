"""Playing cards: when a card may be played, and the two that bring action points."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.contract.action_base import Form
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.rule import rule
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import Action, Kind, action
from boardlab.torres.board import NAMES
from boardlab.torres.cards import BLOCK_UNDER, CARDS, HANDS, card_phrase, kinds_in, without_card
from boardlab.torres.rules import block_cards, knight_cards
from boardlab.torres.rules.action_text import read_card, read_cell, split_size, used_stack
from boardlab.torres.rules.action_type import (
    CARD,
    SEAT,
    TYPES,
    Among,
    Breaches,
    Events,
    Path,
    TorresAction,
    VerbContext,
)
from boardlab.torres.rules.building import stack_words
from boardlab.torres.rules.card_type import PLAYED, ActionCard, Card
from boardlab.torres.rules.turn import nearest
from boardlab.torres.state import Draft, State

ENTERED = (knight_cards, block_cards)
"""The chapters that enter the other cards."""
__all__ = ["PLAYED", "MoreAp", "Play", "SevenAp", "SixAp"]


# -- action points ---------------------------------------------------------------------------------------------------


class MoreAp(ActionCard):
    """A card that brings action points, and asks for nothing."""

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        found.append(action(Play.kind, seat, card=int(self.kind)))

    def prompt(self, cells: list[str]) -> Phrase:
        return Phrase("prompt.card_target" if cells else "prompt.card_source")


@PLAYED.add
class SixAp(MoreAp):
    """Six action points this turn (torres.card.six_ap)."""

    kind, word = Card.SIX_AP, "six_ap"

    def apply(self, draft: Draft, act: Action) -> None:
        draft.ap = 6

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("more_ap", "torres.card.six_ap", {"ap": after.ap}, (), act.player)


@PLAYED.add
class SevenAp(MoreAp):
    """Seven action points this turn (torres.card.seven_ap)."""

    kind, word = Card.SEVEN_AP, "seven_ap"

    def apply(self, draft: Draft, act: Action) -> None:
        draft.ap = 7

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("more_ap", "torres.card.seven_ap", {"ap": after.ap}, (), act.player)


# -- any card --------------------------------------------------------------------------------------------------------


@TYPES.add
class Play(TorresAction):
    """Play a card for nothing; it leaves the game then (torres.play.free, torres.play.removed)."""

    kind, word = Kind.PLAY, "play"
    form = Form({"player": SEAT, "card": CARD}, "card", {int(card.kind): card.takes for card in PLAYED if card.takes})
    verb = "card:"
    rank = 4

    def write(self, act: Action) -> str:
        words = ["play", CARDS[act.card]]
        words += [NAMES[cell] for cell in (act.source, act.cell) if cell >= 0]
        if act.size:
            words += ["from", str(act.size)]
        return " ".join(words)

    def read(self, p: State, words: list[str]) -> Action | None:
        if not words:
            return None
        card = read_card(words[0])
        names, size = split_size(words[1:])
        cells = [read_cell(name) for name in names]
        if (size and card != BLOCK_UNDER) or len(cells) != PLAYED[card].cells:
            return None
        source, cell = [-1, -1, *cells][-2:]
        if card == BLOCK_UNDER:
            # Blocks of any stack may be used, the one in use among them.
            size = size or used_stack(p, f"play {words[0]} {names[0]}")
        return action(self.kind, p.decider, source, cell, card, size)

    def breaches(self, p: State, act: Action) -> Breaches:
        """One card a turn, and none bought in it (torres.play.one, torres.play.later)."""
        hand = p.hand_bits[act.player]
        card = act.card
        if hand < 0 or not kinds_in(hand) >> card & 1:
            yield Breach("torres.buy.hold", {"card": card_phrase(card)}, case="missing")
        elif not kinds_in(hand & ~p.fresh_bits) >> card & 1:
            yield Breach("torres.play.later", {"card": card_phrase(card)})
        if p.played:
            yield Breach("torres.play.one")
        yield from PLAYED[card].breaches(p, act)

    @rule("torres.play.removed")
    def apply(self, draft: Draft, act: Action) -> None:
        """The card leaves the game."""
        seat = act.player
        draft.hand_bits = with_item(draft.hand_bits, seat, without_card(draft.hand_bits[seat], act.card))
        draft.played = True
        PLAYED[act.card].apply(draft, act)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("played", "torres.play.free", {"card": card_phrase(act.card)}, (), act.player)
        yield from PLAYED[act.card].events(before, after, act)

    def pick_keys(self, act: Action, among: Among) -> Path:
        cells = [NAMES[cell] for cell in (act.source, act.cell) if cell >= 0]
        stack = [f"stack:{act.size}"] if act.card == BLOCK_UNDER and among.under_sizes > 1 else []
        return ("card", self.verb + CARDS[act.card], *cells, *stack)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        hand = p.hand_bits[p.decider]
        for card in HANDS[kinds_in(hand)] if hand > 0 else ():
            key, text = self.verb + CARDS[card], Phrase(f"card_text.{CARDS[card]}")
            done = context.finished("card", key)
            reasons = context.refusals(key)
            yield Choice(
                key, card_phrase(card), "group.cards", text, Phrase("cost.free"), breaches=reasons, action=done
            )

    def choice(self, p: State, act: Action, key: str, last: Action | None, final: bool) -> Choice:
        if key.startswith(self.verb):
            return Choice(key, card_phrase(act.card), note=Phrase(f"card_text.{CARDS[act.card]}"), action=last)
        return super().choice(p, act, key, last, final)

    def mark_of(self, p: State, act: Action) -> str:
        return PLAYED[act.card].mark

    def words(self, p: State, act: Action, key: str) -> Phrase:
        return stack_words(p, act)

    def prompt(self, p: State, path: Path) -> Phrase | None:
        card = path[1 if path[0] == "card" else 0].removeprefix(self.verb)
        if card not in CARDS:
            return None
        return PLAYED[CARDS.index(card)].prompt([key for key in path if key in NAMES])

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        name = key.removeprefix(self.verb)
        if name not in CARDS:
            return None
        card = CARDS.index(name)
        # Some reasons hold wherever the card is played: then no way fails for fewer.
        enough = max(1, p.played + (not kinds_in(p.hand_bits[p.decider] & ~p.fresh_bits) >> card & 1))
        tries = PLAYED[card].tries(p, cells, size)
        acts = (action(self.kind, p.decider, source, cell, card, stack) for source, cell, stack in tries)
        return nearest(p, acts, enough=enough)
