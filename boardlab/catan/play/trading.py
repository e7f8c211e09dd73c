"""Trade between players by value: what a deal gains a seat against what it gains the other, over how hands may lie."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from random import Random
from typing import NamedTuple

from boardlab.catan.actions import ANSWER, TURN, Action, Kind
from boardlab.catan.cards import SHIFT, holds
from boardlab.catan.play.reasons import accepted, is_near_win, offered, settled
from boardlab.catan.play.refusing import declined
from boardlab.catan.play.worth import LIKELY, worth
from boardlab.catan.position import Position, View, open_copy, seal
from boardlab.catan.rules.legal_actions import GENERATORS
from boardlab.catan.rules.trade.answering import put_away
from boardlab.catan.state import State
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.contract.player import PlayerChoice
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.valuation import Valuation

WORLDS = 8
"""So many ways in which the hands may lie are looked at."""
GAIN = 0.05
"""An offer is made where it gains its maker at least this, in log odds of winning."""
TRIED = 4
"""So many offers are thought about, those that gain most."""
DEALT, ENOUGH = 16, 8
"""So many deals the chances of an offer are taken from, and from fewer that fit it nothing is told."""
NINE_IN_TEN = 1.645
"""So many standard errors on either side hold the mean nine times in ten."""
WILLING = 0.5
"""An offer is made where in at least this share of the worlds somebody gains by it, too."""


def worlds(knowledge: Knowledge, rng: Random) -> list[Position]:
    """Some ways in which the hands may lie, nothing on the table."""
    view, found = knowledge.view, list[Position]()
    assert isinstance(view, View)
    for _ in range(WORLDS):
        world = view.sample(rng, known=knowledge)
        assert isinstance(world, Position)
        found.append(cleared(world))
    return found


def cleared(world: Position) -> Position:
    """The position with no offer on the table."""
    if world.underway.offer is None:
        return world
    draft = open_copy(world)
    put_away(draft)
    draft.decider = draft.active
    found = seal(draft)
    assert isinstance(found, Position)
    return found


def traded(world: State, seat: int, give: int, get: int, other: int) -> State:
    """The position after a deal between two seats."""
    draft = open_copy(world)
    draft.cards += (get - give << SHIFT[seat]) + (give - get << SHIFT[other])
    return seal(draft)


def gain(valuation: Valuation, among: list[Position], seat: int, give: int, get: int, other: int) -> float:
    """What a deal gains a seat in log odds of winning, the other's gain counted against it, over the worlds in which
    the other can pay.
    """
    able = [world for world in among if holds(world.packed_hand(other), get)]
    found = [
        worth(valuation, traded(world, seat, give, get, other), seat) - worth(valuation, world, seat) for world in able
    ]
    return sum(found) / len(found) if found else 0.0


def answer(valuation: Valuation, knowledge: Knowledge, rng: Random) -> PlayerChoice:
    """Yes to an offer that gains the seat more than whoever offers it; else another offer that serves both, or no."""
    view = knowledge.view
    assert isinstance(view, View)
    offer, seat = view.underway.offer, view.decider
    assert offer is not None
    legal = {act.kind: act for act in GENERATORS[view.stage](view)}
    yes, no = legal.get(Kind.ACCEPT), legal[Kind.DECLINE]
    if is_near_win(view, view.active):
        return PlayerChoice(no, declined(valuation, view, no))
    among = worlds(knowledge, rng)
    if yes is not None and gain(valuation, among, seat, offer.get, offer.give, view.active) > 0:
        return PlayerChoice(yes, accepted(view, yes))
    other = serving(valuation, view, among)
    return (
        PlayerChoice(no, declined(valuation, view, no))
        if other is None
        else PlayerChoice(other, weighed(view, among[0], other))
    )


def settle_deal(valuation: Valuation, knowledge: Knowledge, rng: Random) -> PlayerChoice:
    """The answer that gains most, or trade with nobody."""
    view = knowledge.view
    assert isinstance(view, View)
    offer, among = view.underway.offer, worlds(knowledge, rng)
    assert offer is not None
    best, most = None, 0.0
    for act in GENERATORS[view.stage](view):
        deal = offer.answers[act.seat] if act.kind == Kind.CONFIRM else None
        found = 0.0 if deal is None else gain(valuation, among, view.decider, *deal, act.seat)
        if best is None or found > most:
            best, most = act, found
    assert best is not None
    return PlayerChoice(best, settled(view, best))


def offer(valuation: Valuation, knowledge: Knowledge, rng: Random) -> PlayerChoice | None:
    """The offer that serves the seat and, as far as it can know, somebody else; None where there is none, or one was
    made this turn.
    """
    view = knowledge.view
    assert isinstance(view, View)
    if not may_offer(view):
        return None
    among = worlds(knowledge, rng)
    found = serving(valuation, view, among)
    return None if found is None else PlayerChoice(found, weighed(view, among[0], found))


def may_offer(view: View) -> bool:
    """Can an offer be made, and was none made this turn?"""
    return not view.offers and view.stage in TURN and view.table.options.domestic_trade


def weighed(view: View, world: Position, act: Action) -> Phrase:
    """Why an offer is made, and the chance of winning of whoever makes it, now and after it, where they are told apart.

    Chances that are not told apart are not told.
    """
    why, found = offered(view, act), odds(world, act)
    return why if found is None else Phrase("reason.odds", {"why": why, **found._asdict()})


class Odds(NamedTuple):
    """A chance of winning before and after a deal, in percent."""

    now: int
    then: int
    margin: int
    """What either is exact to, nine times in ten."""


def odds(world: Position, act: Action) -> Odds | None:
    """The chance of winning of whoever makes an offer, now and after it; None where they are not told apart.

    The chances are those that all can reckon: every hand is dealt anew as nobody at the table could rule out, that of
    the seat too, so that they tell nothing of it but that it holds what it gives.
    """
    seat, rng = act.player, Random(0)
    public, pairs = world.seen_by(None), list[tuple[float, float]]()
    for _ in range(DEALT):
        dealt = public.sample(rng)
        assert isinstance(dealt, State)
        able = [other for other in range(world.players) if other != seat and holds(dealt.packed_hand(other), act.get)]
        if able and holds(dealt.packed_hand(seat), act.give):
            after = traded(dealt, seat, act.give, act.get, able[0])
            pairs.append((100 * LIKELY.chance(dealt)[seat], 100 * LIKELY.chance(after)[seat]))
    if len(pairs) < ENOUGH:
        return None
    many = len(pairs)
    now, then = means = [sum(each) / many for each in zip(*pairs, strict=True)]
    apart = max(sum((pair[at] - means[at]) ** 2 for pair in pairs) for at in (0, 1))
    margin = NINE_IN_TEN * (apart / (many - 1) / many) ** 0.5
    return Odds(round(now), round(then), ceil(margin)) if abs(then - now) > margin else None


def serving(valuation: Valuation, view: View, among: list[Position]) -> Action | None:
    """Of the offers, or other offers in answer, that gain the seat most the first that, in most worlds, gains one of
    those too to whom it goes.
    """
    seat, kind, others = view.decider, Kind.COUNTER, [view.active]
    if view.stage != ANSWER:
        kind, others = (
            Kind.OFFER,
            [each for each in range(view.players) if each != seat and not is_near_win(view, each)],
        )
    for _, act in sorted(_wanted(valuation, view, kind), key=lambda each: -each[0])[:TRIED]:
        for other in others:
            willing = [world for world in among if agrees(valuation, world, other, act)]
            if len(willing) >= WILLING * WORLDS and gain(valuation, willing, seat, act.give, act.get, other) > 0:
                return act
    return None


def agrees(valuation: Valuation, world: Position, other: int, act: Action) -> bool:
    """Can somebody else pay for an offer, and does it gain them more than whoever makes it?"""
    can = holds(world.packed_hand(other), act.get)
    return can and gain(valuation, [world], other, act.get, act.give, act.player) > 0


def _wanted(valuation: Valuation, view: View, kind: Kind) -> Iterator[tuple[float, Action]]:
    """The offers of a kind that gain the seat enough, the others left out of account."""
    seat, now = view.decider, valuation(view, view.decider)
    for act in GENERATORS[view.stage](view):
        if act.kind == kind:
            draft = open_copy(view)
            draft.cards += act.get - act.give << SHIFT[seat]
            found = valuation(draft, seat) - now
            if found >= GAIN:
                yield found, act
