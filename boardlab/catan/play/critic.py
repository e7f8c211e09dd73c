"""How decisions of Catan are judged after a game. A decision is what a seat does between two answers of dice, cards or
others: before the roll, after it, once a card is drawn, at the robber, at an offer of somebody else.

Offers of one's own are not judged: what comes of them is up to the others. How it is played on never trades with them,
so sites of the founding count as better only where their harvest, kinds, harbours and sites in reach say so as well.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from random import Random
from typing import Any

from boardlab.catan.actions import ANSWER, CONFIRM, DICE, FOUND, FOUND_ROAD, TURN, Action, Kind, action
from boardlab.catan.board import SITES_OF_TILE
from boardlab.catan.cards import HAND, SHIFT, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.play.club import lines_of
from boardlab.catan.play.ideas import IDEAS
from boardlab.catan.play.search import foreseen
from boardlab.catan.play.search import lines as every_line
from boardlab.catan.play.strong import TURNS, chances, played_on
from boardlab.catan.play.trading import traded
from boardlab.catan.play.worth import LIKELY, VALUATION, lead, worth
from boardlab.catan.position import Position, View, open_copy, seal
from boardlab.catan.rules.legal_actions import GENERATORS
from boardlab.catan.rules.trade.answering import put_away
from boardlab.catan.state import State
from boardlab.core.contract.critic import Critic, Luck, Outcome, Scale
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.beam import Line
from boardlab.core.play.playout import as_far

QUICK = 1, 3
"""How wide a turn is looked through in haste."""
WIDE = 6, 6
NODES = 1500
"""A turn that leads to no more states than this is looked through to its end, so that its best line is the best."""
MARGIN = 1.0
"""Lines worth so much less than the best, in log odds of winning, are not looked into."""
ALL_WAYS = 36
ASIDE = frozenset({Kind.OFFER, Kind.COUNTER})
DEALS = frozenset({Kind.ACCEPT, Kind.DECLINE, Kind.CONFIRM, Kind.WITHDRAW})


def lines(view: View, quick: bool) -> Generator[None, None, list[Line]]:
    """The lines of a decision, the best first."""
    seat, wide = view.decider, QUICK if quick else WIDE
    if view.stage == FOUND:
        return (yield from _founded(view))
    if view.stage not in (ANSWER, CONFIRM):
        if view.stage in TURN and not quick:
            searched = yield from every_line(view, lambda end: worth(VALUATION, end, seat), NODES)
            if searched.complete:
                return searched.lines
        return (yield from lines_of(VALUATION, view, *wide))
    found = []
    for act in GENERATORS[view.stage](view):
        if act.kind in DEALS:
            dealt = follow(view, act)
            found.append(Line((act,), dealt, worth(VALUATION, dealt, seat)))
            if view.stage == CONFIRM:
                ahead = yield from lines_of(VALUATION, dealt, *wide)
                found += [Line((act, *line.actions), line.end, line.value) for line in ahead]
    return sorted(found, key=lambda line: (-line.value, len(line.actions)))


def _founded(view: View) -> Generator[None, None, list[Line]]:
    """A settlement with its road, in every way."""
    found, seat = [], view.decider
    for site in GENERATORS[view.stage](view):
        yield
        settled = follow(view, site)
        for way in GENERATORS[settled.stage](settled):
            end = follow(settled, way)
            found.append(Line((site, way), end, worth(VALUATION, end, seat)))
    return sorted(found, key=lambda line: -line.value)


def follow(state: State, act: Any) -> State:
    """The state after an action as far as the seat foresees it."""
    if act.kind in DEALS:
        return _dealt(state, act)
    return foreseen(state, act)


def _dealt(state: State, act: Action) -> State:
    """The state after an answer to an offer, or the choice among answers: what the others hold is left as it was."""
    offer, seat = state.underway.offer, act.player
    assert offer is not None
    draft = open_copy(state)
    if act.kind == Kind.ACCEPT:
        draft.cards += offer.give - offer.get << SHIFT[seat]
    elif act.kind == Kind.CONFIRM and (deal := offer.answers[act.seat]) is not None:
        draft.cards += deal[1] - deal[0] << SHIFT[seat]
    put_away(draft)
    draft.decider = draft.active
    return seal(draft)


def simulate(world: Position, actions: Sequence[Any], rng: Random) -> Generator[None, None, Outcome]:
    """What a line comes to twelve turns later, all playing on by the quick policy; who offers trades with who accepts.

    It is quick, and pauses once.
    """
    yield
    stop, acts, seat = world.turn + TURNS, list(actions), actions[0].player
    if acts[0].kind in (Kind.ACCEPT, Kind.DECLINE):
        world, acts = _answered(world, acts[0]), []
    end = played_on(as_far(world, acts)[1], (), stop, rng)
    return Outcome(chances(LIKELY, end), lead(end, seat))


def play(world: Position, actions: Sequence[Any]) -> list[Any]:
    """A line as far as it can be played. A trade that is agreed to is carried out, the others wanting none."""
    found, after = as_far(world, actions)
    if found and found[0].kind == Kind.ACCEPT:
        while after.stage in (ANSWER, CONFIRM):
            declined, agreed = (
                action(Kind.DECLINE, after.decider),
                action(Kind.CONFIRM, after.decider, seat=found[0].player),
            )
            found.append(declined if after.stage == ANSWER else agreed)
            after = after.play(found[-1])
    return found


def _answered(world: Position, act: Action) -> Position:
    offer = world.underway.offer
    assert offer is not None
    if act.kind == Kind.ACCEPT:
        after = traded(world, act.player, offer.get, offer.give, world.active)
    else:
        after = world
    draft = open_copy(after)
    put_away(draft)
    draft.decider = draft.active
    return seal(draft)


def luck(steps: Iterable[Any], seat: int) -> tuple[Luck, ...]:
    """How many cards the dice gave, against what they give on average from the buildings there were."""
    got = expected = 0.0
    for before, act, after in steps:
        if act.kind != Kind.DICE or before.stage != DICE:
            continue
        got += size(after.cards >> SHIFT[seat] & HAND) - size(before.cards >> SHIFT[seat] & HAND)
        settlements, cities = before.pieces.settlements[seat], before.pieces.cities[seat]
        for tile, around in enumerate(SITES_OF_TILE):
            if tile != before.robber and before.island.chips[tile]:
                cards = (settlements & around).bit_count() + 2 * (cities & around).bit_count()
                expected += cards * WAYS_OF[before.island.chips[tile]] / ALL_WAYS
    return (Luck(Phrase("luck.dice"), got, expected),) if expected else ()


CRITIC = Critic(
    lines=lines,
    follow=follow,
    value=lambda state, seat: worth(VALUATION, state, seat),
    simulate=simulate,
    ideas=IDEAS,
    believed=lead,
    play=play,
    samples=6000,
    on_pages=2000,
    margin=MARGIN,
    sided=lambda view: view.stage == FOUND,
    scale=Scale(0.2, 0.5, 0.5, digits=1),
    passes=lambda act: act.kind == Kind.END,
    ends=lambda before, act: act.kind == Kind.END or before.stage == FOUND_ROAD,
    aside=lambda act: act.kind in ASIDE,
    luck=luck,
)
