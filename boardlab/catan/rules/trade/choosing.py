"""The choice among the answers: with whom the active player trades."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.actions import (
    CONFIRM,
    SEATS,
    Action,
    Kind,
    action,
)
from boardlab.catan.board import bits
from boardlab.catan.cards import GUARD, HAND, SHIFT
from boardlab.catan.kept import Kept
from boardlab.catan.places import cards_phrase
from boardlab.catan.rules.action_text import read_seat
from boardlab.catan.rules.action_type import OTHER, TYPES, Breaches, CatanAction, Events, Path, VerbContext, form
from boardlab.catan.rules.holding import must_hold
from boardlab.catan.rules.trade.answering import put_away
from boardlab.catan.state import Draft, State
from boardlab.core.contract.event import Event
from boardlab.core.contract.picks import Choice, number_in
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat


class Choosing(CatanAction):
    """What the active player may do once all have answered."""

    stages = (CONFIRM,)
    not_now = ("catan.trade.domestic.negotiate", "none")
    turn_rule, tells_whose_turn = ("catan.trade.domestic.active_only", "close"), True
    group = "group.trade"


def _choices(seat: int) -> Kept[tuple[Action, ...]]:
    """What the active player may choose, by the set of those it can trade with: one of them, or nobody."""
    return Kept(
        lambda agreed: (
            *[action(Kind.CONFIRM, seat, seat=other) for other in bits(agreed)],
            action(Kind.WITHDRAW, seat),
        )
    )


_CHOICES = tuple(map(_choices, SEATS))


def agreements(p: State) -> tuple[Action, ...]:
    """With whom the active player may trade, or with nobody."""
    seat = p.decider
    guarded = p.cards >> SHIFT[seat] & HAND | GUARD
    agreed, bit = 0, 1
    for answer in p.underway.answers:
        if answer and answer[0] and guarded - answer[0] & GUARD == GUARD:
            agreed |= bit
        bit <<= 1
    return _CHOICES[seat][agreed]


@TYPES.add
class Confirm(Choosing):
    """Trade with one who agreed (catan.trade.domestic.active_only)."""

    kind, word, form = Kind.CONFIRM, "confirm", form(seat=OTHER)
    verb, rank = "confirm:", 1

    def write(self, act: Action) -> str:
        return f"confirm {chr(ord('A') + act.seat)}"

    def read(self, p: State, words: list[str]) -> Action | None:
        return action(self.kind, p.doer, seat=read_seat(words[0])) if len(words) == 1 else None

    def breaches(self, p: State, act: Action) -> Breaches:
        offer = p.underway
        answer = offer.answers[act.seat] if 0 <= act.seat < p.players else None
        if answer is None or not answer[0]:
            if act.seat >= p.players:
                facts: dict[str, object] = {"player": Seat(act.seat), "players": p.players}
                yield Breach("catan.components.players", facts, case="seat")
                return
            willing = tuple(Seat(seat) for seat, each in enumerate(offer.answers) if each and each[0])
            facts = {"players": willing, "player": Seat(act.seat)}
            yield Breach("catan.trade.domestic.negotiate", facts, case="refused" if willing else "nobody")
            return
        yield from must_hold(p, act.player, answer[0])

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        deal = draft.underway.answers[act.seat]
        assert deal is not None
        change = deal[1] - deal[0]
        draft.cards += (change << SHIFT[act.player]) - (change << SHIFT[act.seat])
        put_away(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        deal = before.underway.answers[act.seat]
        assert deal is not None
        facts = {"give": cards_phrase(deal[0]), "get": cards_phrase(deal[1]), "other": Seat(act.seat)}
        yield Event("traded", "catan.trade.domestic.active_only", facts, (), act.player)

    def verbs(self, p: State, context: VerbContext) -> Iterable[Choice]:
        """Each player who agrees, with what each would give; greyed where the hand cannot meet the terms."""
        for seat, answer in enumerate(p.underway.answers):
            if answer and answer[0]:
                key = f"{self.verb}{seat}"
                facts = {"player": Seat(seat), "give": cards_phrase(answer[0]), "get": cards_phrase(answer[1])}
                reasons = context.refusals(key)
                done = None if reasons else action(self.kind, p.decider, seat=seat)
                yield Choice(key, Phrase("choice.confirm", facts), self.group, breaches=reasons, action=done)

    def pick_path(self, p: State, act: Action) -> Path:
        return (f"{self.verb}{act.seat}",)

    def intended(self, p: State, path: Path) -> Iterable[Action]:
        seat = number_in(path[0], self.verb)
        return (action(self.kind, p.doer, seat=seat),) if seat is not None and seat < p.players else ()


@TYPES.add
class Withdraw(Choosing):
    """Trade with nobody."""

    kind, word, rank = Kind.WITHDRAW, "withdraw", 2

    @staticmethod
    def apply(draft: Draft, act: Action) -> None:
        put_away(draft)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event("withdrew", "catan.trade.domestic.negotiate", {}, (), act.player)
