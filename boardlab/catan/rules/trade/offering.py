"""Offers to other players, and what every trade has in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from boardlab.catan.actions import (
    ACT,
    ANSWER,
    END_ONLY,
    ROLL,
    SEATS,
    TRADE,
    TURN,
    Action,
    Kind,
    action,
)
from boardlab.catan.cards import (
    KINDS,
    ONE,
    PER_KIND,
    RESOURCES,
    counts_of,
    kinds_in,
    two_each,
)
from boardlab.catan.kept import Kept
from boardlab.catan.options import MOST_COUNTED, Options
from boardlab.catan.places import cards_phrase, kind_phrase
from boardlab.catan.rules.action_text import cards_text, read_cards
from boardlab.catan.rules.action_type import BUNDLE, TYPES, Breaches, CatanAction, Events, Path, VerbContext, form
from boardlab.catan.rules.bundles import CardByCard, left_in_hand, picked
from boardlab.catan.rules.holding import must_hold
from boardlab.catan.state import Draft, State, offered
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase

T = TypeVar("T")


class Trade(CatanAction):
    """What trades with the bank and with players have in common: resource cards (catan.trade.resources_only), as often
    as one likes (catan.trade.unlimited).
    """

    group = "group.trade"

    def write(self, act: Action) -> str:
        return f"{self.word} {cards_text(act.give)} for {cards_text(act.get)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        if words.count("for") != 1:
            return None
        at = words.index("for")
        return action(self.kind, p.doer, give=read_cards(words[:at]), get=read_cards(words[at + 1 :]))


def both_sides(p: State, give: int, get: int, case: str = "") -> Breaches:
    """A kind lies on both sides of a trade (catan.trade.like_for_like).

    Args:
        p: the position.
        give: the cards handed over, a bundle.
        get: the cards received, a bundle.
        case: of the refusal: ``bank`` for a trade with the bank.
    """
    if p.options.like_for_like == "forbid":
        both = tuple(kind_phrase(kind) for kind in kinds_in(give) if kind in tuple(kinds_in(get)))
        if both:
            yield Breach("catan.trade.like_for_like", {"kinds": both}, case=case)


# -- with players ----------------------------------------------------------------------------------------------------


def deal_facts(act: Action) -> dict[str, object]:
    """Both sides of a trade, in words."""
    return {"give": cards_phrase(act.give), "get": cards_phrase(act.get)}


def fair(p: State, act: Action) -> Breaches:
    """What every deal between players keeps: no gifts, no kind on both sides, no more cards than there are, and
    none that one does not hold (catan.cards.must_hold).
    """
    if not act.give or not act.get:
        yield Breach("catan.trade.domestic.no_gifts", case="" if act.give else "take" if act.get else "empty")
    yield from both_sides(p, act.give, act.get)
    for kind, count in enumerate(counts_of(act.get)):
        if count > PER_KIND:
            facts = {"kind": kind_phrase(kind), "count": count, "limit": PER_KIND}
            yield Breach("catan.components.resource_cards", facts, case="asked")
    yield from must_hold(p, act.player, act.give)


class Deal(Trade, CardByCard):
    """What offers and counter-offers have in common: cards on both sides, picked one by one."""

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        reasons = context.refusals(self.verb)
        yield Choice(self.verb, Phrase(f"verb.{self.verb}"), self.group, breaches=reasons)

    def is_by_cards(self, act: Action) -> bool:
        return True

    def by_cards(self, p: State, path: Path) -> CardByCard | None:
        return self

    def built(self, p: State, keys: Path) -> Action | None:
        give, get, finished = sides(keys)
        if give is None or get is None or not finished:
            return None
        return action(self.kind, p.doer, give=give, get=get)

    def so_far(self, p: State, keys: Path) -> Action:
        give, get, _ = sides(keys)
        return action(self.kind, p.doer, give=give or 0, get=get or 0)

    def forgiven(self, p: State, keys: Path) -> str:
        return "catan.trade.domestic.no_gifts" if p.packed_hand(p.doer) else ""

    def stuck(self, p: State, keys: Path) -> tuple[Breach, ...]:
        """Every kind lies on one side already: none is left for the other (catan.trade.like_for_like)."""
        if p.options.like_for_like != "forbid":
            return ()
        give, get, _ = sides(keys)
        given, wanted, mine = (set(kinds_in(cards or 0)) for cards in (give, get, p.packed_hand(p.doer)))
        stuck = given if len(given) == len(RESOURCES) else wanted if wanted and not given and mine <= wanted else set()
        if not stuck:
            return ()
        return (Breach("catan.trade.like_for_like", {"kinds": tuple(kind_phrase(kind) for kind in sorted(stuck))}),)

    def card_choices(self, p: State, keys: Path) -> tuple[Choice, ...]:
        give, get, _ = sides(keys)
        choices = (*self._givable(p, keys, give or 0, get or 0), *self._gettable(p, keys, give or 0, get or 0))
        if give and get:
            facts = {"give": cards_phrase(give), "get": cards_phrase(get)}
            choices += (Choice("done", Phrase("choice.done", facts), action=self.built(p, (*keys, "done"))),)
        return choices

    def _givable(self, p: State, keys: Path, give: int, get: int) -> tuple[Choice, ...]:
        """The cards that may be given too: of the hand, of no kind that is asked for, and never so that no kind is
        left.
        """
        rest = left_in_hand(p, keys)
        if p.options.like_for_like == "forbid":
            given, wanted = set(kinds_in(give)), set(kinds_in(get))
            may = [kind for kind in KINDS if kind not in wanted and (wanted or len(given | {kind}) < len(RESOURCES))]
            rest = sum(rest & ONE[kind] * 0xFF for kind in may)
        return self.choices_among(p, keys, "give", rest)

    def _gettable(self, p: State, keys: Path, give: int, get: int) -> tuple[Choice, ...]:
        """The cards that may be asked for too, the same way round: something of the hand must be left to give."""
        kinds = list(KINDS)
        if p.options.like_for_like == "forbid":
            given, wanted, mine = set(kinds_in(give)), set(kinds_in(get)), set(kinds_in(p.packed_hand(p.decider)))
            kinds = [kind for kind in KINDS if kind not in given and (given or mine - wanted - {kind})]
        room = [kind for kind in kinds if get >> 8 * kind & 0xFF < PER_KIND]
        return self.choices_among(p, keys, "get", sum(ONE[kind] for kind in room))

    def card_prompt(self, p: State, keys: Path) -> Phrase:
        give, get, _ = sides(keys)
        return Phrase(f"prompt.{self.verb}", {"give": cards_phrase(give or 0), "get": cards_phrase(get or 0)})


def sides(keys: Path) -> tuple[int | None, int | None, bool]:
    """What a deal picked so far gives and gets, and whether it is done; None for what cannot be read."""
    done = keys[-1:] == ("done",)
    rest = keys[:-1] if done else keys
    give = tuple(key for key in rest if key.startswith("give:"))
    get = tuple(key for key in rest if not key.startswith("give:"))
    return picked(give, "give"), picked(get, "get"), done


@TYPES.add
class MakeOffer(Deal):
    """Offer the others some cards for others (catan.trade.domestic.negotiate)."""

    kind, word, form = Kind.OFFER, "offer", form(give=BUNDLE, get=BUNDLE)
    stages = (TRADE, ACT)
    shown_in = TURN
    turn_rule, tells_whose_turn = ("catan.trade.domestic.active_only", "offer"), True
    rank = 6

    def wrong_moment(self, p: State, due: Breach | None) -> Breach:
        return due or (Breach(self.before_roll) if p.stage == ROLL else Breach("catan.turn.phase_order"))

    def breaches(self, p: State, act: Action) -> Breaches:
        if not p.options.domestic_trade:
            yield Breach("catan.trade.two_kinds", case="bank_only")
            return
        yield from fair(p, act)

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        players = len(draft.knights)
        draft.underway = offered(act.give, act.get, (None,) * players)
        if draft.offers < MOST_COUNTED:
            draft.offers += 1
        draft.stage = ANSWER
        draft.decider = (draft.active + 1) % players

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("offered", "catan.trade.domestic.negotiate", deal_facts(act), (), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        return super().verbs(p, context) if p.options.domestic_trade else ()


USUAL = ((1, 1), (1, 2), (2, 1))
"""Cards given and got in the offers that are listed."""


@cache
def offers(seat: int, given: int, like_for_like: str, kind: Kind = MakeOffer.kind) -> tuple[Action, ...]:
    """The offers or counter-offers that are listed: one or two cards of a kind for one or two of another.

    Args:
        seat: who makes them.
        given: the cards of the hand, at most two of each kind: the same few, whatever else the hand holds.
        like_for_like: the ruling.
        kind: offers or counter-offers.
    """
    return tuple(
        action(kind, seat, give=ONE[mine] * give, get=ONE[other] * get)
        for mine, have in enumerate(counts_of(given))
        for give, get in USUAL
        if have >= give
        for other in KINDS
        if other != mine or like_for_like == "allow"
    )


@cache
def _offers_and_end(seat: int, given: int, like_for_like: str) -> tuple[Action, ...]:
    return (*offers(seat, given, like_for_like), *END_ONLY[seat])


def by_hand(listed: Callable[[int, int, str], T]) -> dict[str, tuple[Kept[T], ...]]:
    """What is listed for a hand, by the ruling on a kind on both sides, by seat and by the hand: no call is made for
    a hand that was seen before.

    Args:
        listed: gives it for a seat, the cards of the hand, at most two of each kind, and the ruling.
    """

    def of_seat(seat: int, ruling: str) -> Kept[T]:
        return Kept(lambda hand: listed(seat, two_each(hand), ruling), most=4096)

    return {
        ruling: tuple([of_seat(seat, ruling) for seat in SEATS]) for ruling in Options.RULINGS["like_for_like"].values
    }


OFFERS_AND_END = by_hand(_offers_and_end)
"""The offers of a hand and the end of the turn, by the ruling on a kind on both sides and by seat."""
