"""Buying cards: the top three of the player's own deck are looked at, and one is kept."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import LOOK, TURN, Action, Kind, action
from boardlab.torres.cards import CARDS, card_phrase, with_card
from boardlab.torres.rules.action_text import read_card
from boardlab.torres.rules.action_type import (
    BACK,
    CARD,
    SIDE,
    TYPES,
    Among,
    Breaches,
    Events,
    Path,
    TorresAction,
    VerbContext,
    form,
)
from boardlab.torres.state import Draft, State

MOST_BOUGHT = 2
"""Cards one may buy in a turn (torres.buy.two)."""
DRAWN = 3
"""Cards looked at for each purchase (torres.buy.draw)."""


@TYPES.add
class Buy(TorresAction):
    """Look at the top three cards of the player's own deck; or draw from the common deck (torres.buy.cost)."""

    kind, word = Kind.BUY, "buy"
    cost = 1
    rank, group = 3, "group.cards"

    def breaches(self, p: State, act: Action) -> Breaches:
        if p.bought >= MOST_BOUGHT:
            yield Breach("torres.buy.two", {"limit": MOST_BOUGHT})
        deck = p.options.deck
        if deck == "hand":
            yield Breach("torres.master.hand")
        elif deck == "common" and not p.deck_cards[0]:
            yield Breach("torres.buy.common_variant")
        elif deck == "own" and not p.deck_cards[act.player]:
            yield Breach("torres.buy.draw", case="empty")

    def apply(self, draft: Draft, act: Action) -> None:
        draft.spent += 1
        draft.bought += 1
        seat = act.player
        if draft.options.deck == "common":
            card, *rest = draft.deck_cards[0]
            draft.deck_cards = (tuple(rest),)
            draft.hand_bits = with_item(draft.hand_bits, seat, with_card(draft.hand_bits[seat], card))
            draft.fresh_bits = with_card(draft.fresh_bits, card)
            return
        deck = draft.deck_cards[seat]
        draft.looking_cards = deck[:DRAWN]
        draft.deck_cards = (*draft.deck_cards[:seat], deck[DRAWN:], *draft.deck_cards[seat + 1 :])
        draft.stage = LOOK

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("buy", "torres.buy.cost", {"cost": 1}, (), act.player)
        if before.options.deck == "common":
            facts = {"card": card_phrase(before.deck_cards[0][0])}
            yield Event("drawn", "torres.buy.common_variant", facts, (), act.player, hidden_as="drawn_hidden")

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        yield self.plain_verb(p, context, Phrase("note.buy", {"left": MOST_BOUGHT - p.bought}), self.only(context))


def put_back(deck: tuple[int, ...], act: Action) -> tuple[int, ...]:
    """A deck, top first, once the cards that were not kept are put back on it (torres.buy.draw)."""
    if act.at == "split":
        return (*act.rest[:1], *deck, *act.rest[1:])
    return act.rest + deck if act.at == "top" else deck + act.rest


@TYPES.add
class Keep(TorresAction, ActionGenerator[State, Action]):
    """Keep one of the cards drawn; the others go back on top or under the deck (torres.buy.draw, torres.buy.hold)."""

    kind, word, form = Kind.KEEP, "keep", form(card=CARD, at=SIDE, rest=BACK)
    stages = (LOOK,)
    not_now = ("torres.buy.draw", "not_now")
    verb = "keep:"

    def write(self, act: Action) -> str:
        return " ".join(["keep", CARDS[act.card], act.at, *(CARDS[card] for card in act.rest)]).rstrip()

    def read(self, p: State, words: list[str]) -> Action | None:
        if not words:
            return None
        card, *rest = words
        at = rest.pop(0) if rest and rest[0] in ("top", "bottom", "split") else ""
        return action(self.kind, p.decider, card=read_card(card), at=at, rest=tuple(read_card(word) for word in rest))

    def breaches(self, p: State, act: Action) -> Breaches:
        if act.card not in p.looking_cards:
            yield Breach("torres.buy.draw", {"card": card_phrase(act.card)}, case="not_seen")
            return
        others = sorted(card for card in p.looking_cards if card != act.card)
        sides = ("top", "bottom", "split") if p.options.return_split and len(others) == 2 else ("top", "bottom")
        if sorted(act.rest) != others or (act.at not in sides if others else act.at != ""):
            facts = {"card": card_phrase(act.card), "cards": tuple(card_phrase(card) for card in others)}
            case = "split" if len(sides) > 2 else ("alone", "one", "order")[min(len(others), 2)]
            yield Breach("torres.buy.draw", facts, case=case)

    def legal_actions(self, p: State) -> list[Action]:
        found: list[Action] = []
        for card in p.looking_cards:
            if card < 0:  # a view of somebody else's cards
                return found
            others = tuple(other for other in p.looking_cards if other != card)
            for at in ("top", "bottom") if others else ("",):
                found += [action(self.kind, p.decider, card=card, at=at, rest=order) for order in permutations(others)]
            if p.options.return_split and len(others) == 2:
                orders = permutations(others)
                found += [action(self.kind, p.decider, card=card, at="split", rest=order) for order in orders]
        return found

    def apply(self, draft: Draft, act: Action) -> None:
        seat = act.player
        draft.deck_cards = with_item(draft.deck_cards, seat, put_back(draft.deck_cards[seat], act))
        draft.hand_bits = with_item(draft.hand_bits, seat, draft.hand_bits[seat] | 1 << act.card)
        draft.fresh_bits |= 1 << act.card
        draft.looking_cards = ()
        draft.stage = TURN

    def events(self, before: State, after: State, act: Action) -> Events:
        facts = {"card": card_phrase(act.card)}
        yield Event("keep", "torres.buy.draw", facts, (), act.player, hidden_as="keep_hidden")

    def pick_keys(self, act: Action, among: Among) -> Path:
        order = ":".join(CARDS[card] for card in act.rest)
        several = len(act.rest) > 1
        return (
            self.verb + CARDS[act.card], *((act.at,) if act.at else ()), *((f"order:{order}",) if several else ()),
        )  # fmt: skip

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        for card in p.looking_cards:
            if card >= 0:
                key, text = self.verb + CARDS[card], Phrase(f"card_text.{CARDS[card]}")
                yield Choice(key, card_phrase(card), "group.cards", text, action=context.finished(key))

    def words(self, p: State, act: Action, key: str) -> Phrase:
        if key.startswith("order:"):
            return Phrase("choice.order", {"cards": tuple(card_phrase(card) for card in act.rest)})
        return Phrase(f"choice.{key}")

    def prompt(self, p: State, path: Path) -> Phrase | None:
        card = path[0].removeprefix(self.verb)
        return Phrase("prompt.return", {"card": Phrase(f"card.{card}")}) if card in CARDS else None

    def intended(self, p: State, key: str, cells: list[int], size: int) -> Action | None:
        card = key.removeprefix(self.verb)
        return action(self.kind, p.decider, card=CARDS.index(card)) if card in CARDS else None
