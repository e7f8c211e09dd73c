"""Answers to an offer: yes, no, or another offer."""

from __future__ import annotations

from functools import cache

from boardlab.catan.actions import (
    ANSWER,
    CONFIRM,
    SEATS,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import (
    holds,
    two_each,
)
from boardlab.catan.places import cards_phrase
from boardlab.catan.rules.action_type import BUNDLE, TYPES, Breaches, CatanAction, Events, form
from boardlab.catan.rules.holding import must_hold
from boardlab.catan.rules.trade.offering import Deal, deal_facts, fair, offers
from boardlab.catan.state import NOTHING, Draft, Offer, Pending, State
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
        offer = offer_of(p)
        facts = {"active": Seat(p.active), "give": cards_phrase(offer.give), "get": cards_phrase(offer.get)}
        return Phrase("prompt.answer", {"player": Seat(p.doer), **facts})


def offer_of(p: State) -> Offer:
    """The offer on the table, where there is one."""
    offer = p.underway.offer
    assert offer is not None
    return offer


def _answered(draft: Draft, seat: int, give: int, get: int) -> None:
    """Put an answer down; when all have answered, the active player chooses among those that agree."""
    offer = offer_of(draft)
    answers = with_item(offer.answers, seat, (give, get))
    draft.underway = Pending(offer=Offer(offer.give, offer.get, answers))
    draft.decider = following = (seat + 1) % len(draft.knights)
    if following == draft.active:
        if any(answer and answer[0] for answer in answers):
            draft.stage = CONFIRM
        else:
            put_away(draft)


def put_away(draft: Draft) -> None:
    """The offer is off the table, and the turn goes on."""
    draft.underway = NOTHING
    draft.stage = draft.phase


_NO = tuple([(action(Kind.DECLINE, seat),) for seat in SEATS])
_YES_OR_NO = tuple([(*no, action(Kind.ACCEPT, seat)) for seat, no in enumerate(_NO)])


def answers(p: State) -> tuple[Action, ...]:
    """What may be said to an offer; of counter-offers the usual ones."""
    hand = p.packed_hand(p.decider)
    return _answers(p.decider, two_each(hand), holds(hand, offer_of(p).get), p.table.options.like_for_like)


@cache
def _answers(seat: int, given: int, able: bool, like_for_like: str) -> tuple[Action, ...]:
    plain = _YES_OR_NO[seat] if able else _NO[seat]
    return plain + offers(seat, given, like_for_like, Kind.COUNTER)


@TYPES.add
class Accept(Answer):
    """Agree to the offer: whoever does must hold what the active player wants."""

    kind, word, rank = Kind.ACCEPT, "accept", 1

    def breaches(self, p: State, act: Action) -> Breaches:
        yield from must_hold(p, act.player, offer_of(p).get)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        offer = offer_of(draft)
        _answered(draft, act.player, offer.give, offer.get)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("accepted", "catan.trade.domestic.negotiate", {"player": Seat(act.player)}, (), act.player)


@TYPES.add
class Decline(Answer):
    """Say no to the offer."""

    kind, word, rank = Kind.DECLINE, "decline", 2

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        _answered(draft, act.player, 0, 0)

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
        _answered(draft, act.player, act.get, act.give)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("countered", "catan.trade.domestic.counteroffer", deal_facts(act), (), act.player)
