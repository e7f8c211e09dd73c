"""Answers to an offer: yes, no, or another offer."""

from __future__ import annotations

from functools import cache

from boardlab.catan.actions import (
    ANSWER,
    CONFIRM,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import HAND, SHIFT, holds
from boardlab.catan.places import cards_phrase
from boardlab.catan.rules.action_type import BUNDLE, TYPES, Breaches, CatanAction, Events, form
from boardlab.catan.rules.holding import must_hold
from boardlab.catan.rules.trade.offering import Deal, by_hand, deal_facts, fair, offers
from boardlab.catan.state import NOTHING, Draft, State, offered
from boardlab.core.contract.drafts import with_item
from boardlab.core.contract.event import Event
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat


class Answer(CatanAction):
    """What all answers to an offer have in common."""

    stages = (ANSWER,)
    waits_for_turn = False
    not_now = ("catan.trade.domestic.negotiate", "none")
    group = "group.trade"

    def own_rules(self, p: State, act: Action, out_of_turn: bool) -> Breaches:
        if out_of_turn and p.stage == ANSWER and act.player == p.active:
            yield Breach("catan.trade.domestic.counteroffer", {"player": Seat(act.player)}, case="own")

    def opening(self, p: State) -> Phrase | None:
        offer = p.underway
        facts = {"active": Seat(p.active), "give": cards_phrase(offer.give), "get": cards_phrase(offer.get)}
        return Phrase("prompt.answer", {"player": Seat(p.doer), **facts})


def _answered(draft: Draft, seat: int, deal: tuple[int, int]) -> None:
    """Put an answer down; when all have answered, the active player chooses among those that agree."""
    offer = draft.underway
    answers = with_item(offer.answers, seat, deal)
    draft.underway = offered(offer.give, offer.get, answers)
    draft.decider = following = (seat + 1) % len(answers)
    if following == draft.active:
        for answer in answers:
            if answer and answer[0]:
                draft.stage = CONFIRM
                return
        put_away(draft)


def put_away(draft: Draft) -> None:
    """The offer is off the table, and the turn goes on."""
    draft.underway = NOTHING
    draft.stage = draft.phase


@cache
def _answers(seat: int, given: int, like_for_like: str) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """The answers of a hand that lacks what is asked for, and of one that holds it; see :func:`offers`."""
    no, yes = action(Kind.DECLINE, seat), action(Kind.ACCEPT, seat)
    counters = offers(seat, given, like_for_like, Kind.COUNTER)
    return (no, *counters), (no, yes, *counters)


ANSWERS = by_hand(_answers)
"""The answers of a hand, by the ruling on a kind on both sides and by seat."""


def answers(p: State) -> tuple[Action, ...]:
    """What may be said to an offer; of counter-offers the usual ones."""
    seat = p.decider
    hand = p.cards >> SHIFT[seat] & HAND
    unable, able = ANSWERS[p.table.options.like_for_like][seat][hand]
    return able if holds(hand, p.underway.get) else unable


@TYPES.add
class Accept(Answer):
    """Agree to the offer: whoever does must hold what the active player wants."""

    kind, word, rank = Kind.ACCEPT, "accept", 1

    def breaches(self, p: State, act: Action) -> Breaches:
        yield from must_hold(p, act.player, p.underway.get)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        offer = draft.underway
        _answered(draft, act.player, (offer.give, offer.get))

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("accepted", "catan.trade.domestic.negotiate", {"player": Seat(act.player)}, (), act.player)


@TYPES.add
class Decline(Answer):
    """Say no to the offer."""

    kind, word, rank = Kind.DECLINE, "decline", 2

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        _answered(draft, act.player, (0, 0))

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("declined", "catan.trade.domestic.negotiate", {"player": Seat(act.player)}, (), act.player)


@TYPES.add
class Counter(Answer, Deal):
    """Answer with another offer, which the active player may take (catan.trade.domestic.counteroffer)."""

    kind, word, form = Kind.COUNTER, "counter", form(give=BUNDLE, get=BUNDLE)
    not_now = ("catan.trade.domestic.counteroffer", "none")
    rank = 3

    def breaches(self, p: State, act: Action) -> Breaches:
        yield from fair(p, act)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        _answered(draft, act.player, (act.get, act.give))

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("countered", "catan.trade.domestic.counteroffer", deal_facts(act), (), act.player)
