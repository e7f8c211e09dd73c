"""How decisions of Catan are judged after a game. A decision is what a seat does between two answers of dice, cards or
others: before the roll, after it, once a card is drawn, at the robber, at an offer of somebody else.

What comes of an offer is up to the others: they answer as Club would, and the seat goes on as Club. So an offer that
was left is judged, and one that was made is not: it would be charged with what Club does worse after it. How it is
played on later never trades with them, so sites of the founding count as better only where their harvest, kinds,
harbours and sites in reach say so as well.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from boardlab.catan.actions import ANSWER, CONFIRM, DICE, FOUND, FOUND_ROAD, TURN, Action, Kind, action
from boardlab.catan.board import SITES_OF_TILE
from boardlab.catan.cards import HAND, SHIFT, size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.options import MOST_COUNTED
from boardlab.catan.play.club import lines_of
from boardlab.catan.play.ideas import IDEAS
from boardlab.catan.play.reasons import is_near_win
from boardlab.catan.play.search import foreseen
from boardlab.catan.play.search import lines as every_line
from boardlab.catan.play.strong import TURNS, chances, played_on
from boardlab.catan.play.trading import agrees, gain, may_offer, serving, worlds
from boardlab.catan.play.worth import LIKELY, VALUATION, lead, worth
from boardlab.catan.position import Position, View, open_copy, seal
from boardlab.catan.rules.legal_actions import GENERATORS
from boardlab.catan.rules.trade.answering import put_away
from boardlab.catan.state import State
from boardlab.core.contract.critic import Critic, Luck, Outcome, Scale
from boardlab.core.contract.knowledge import Knowledge
from boardlab.core.i18n.language import Phrase
from boardlab.core.play.beam import Line, finished
from boardlab.core.play.playout import as_far

QUICK = 1, 3
"""How wide a turn is looked through in haste."""
WIDE = 6, 6
NODES = 1500
"""A turn that leads to no more states than this is looked through to its end, so that its best line is the best."""
MARGIN = 1.0
"""Lines worth so much less than the best, in log odds of winning, are not looked into."""
ALL_WAYS = 36
DEALS = frozenset({Kind.ACCEPT, Kind.DECLINE, Kind.CONFIRM, Kind.WITHDRAW})
OFFERS = frozenset({Kind.OFFER, Kind.COUNTER})


def lines(view: View, quick: bool) -> Generator[None, None, list[Line]]:
    """The lines of a decision, the best first."""
    seat, wide = view.decider, QUICK if quick else WIDE
    if view.stage == FOUND:
        return (yield from _founded(view))
    found = list[Line]()
    if view.stage in (ANSWER, CONFIRM):
        for act in GENERATORS[view.stage](view):
            if act.kind in DEALS:
                dealt = follow(view, act)
                found.append(Line((act,), dealt, worth(VALUATION, dealt, seat)))
                if view.stage == CONFIRM:
                    ahead = yield from lines_of(VALUATION, dealt, *wide)
                    found += [Line((act, *line.actions), line.end, line.value) for line in ahead]
    elif view.stage in TURN and not quick:
        searched = yield from every_line(view, lambda end: worth(VALUATION, end, seat), NODES)
        found = searched.lines if searched.complete else found
    found = found or (yield from lines_of(VALUATION, view, *wide))
    if not quick and (offer := (yield from _offered(view, max(line.value for line in found)))):
        found = [*found, offer]
    return sorted(found, key=lambda line: (-line.value, len(line.actions)))


def _offered(view: View, least: float) -> Generator[None, None, Line | None]:
    """The offer, or the other offer in answer, that Club would make, if any. It is worth what lies half way between all
    that can be done without it and after the deal, since the others may decline.
    """
    if not may_offer(view) and view.stage != ANSWER:
        return None
    yield
    act = serving(VALUATION, view, worlds(Knowledge(view.decider, view, None), Random(0)))
    if act is None:
        return None
    end = follow(view, act)
    value = worth(VALUATION, end, view.decider)
    if act.kind == Kind.OFFER:
        value = max(line.value for line in (yield from lines_of(VALUATION, end, *QUICK)))
    return Line((act,), end, (least + value) / 2)


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
    return _dealt(state, act) if act.kind in DEALS | OFFERS else foreseen(state, act)


def _dealt(state: State, act: Action) -> State:
    """The state after what is said of a trade, an offer being agreed to: what the others hold is left as it was."""
    offer, seat = state.underway.offer, act.player
    draft = open_copy(state)
    if act.kind in OFFERS:
        draft.cards += act.get - act.give << SHIFT[seat]
        draft.offers = min(draft.offers + (act.kind == Kind.OFFER), MOST_COUNTED)
    elif act.kind == Kind.ACCEPT and offer is not None:
        draft.cards += offer.give - offer.get << SHIFT[seat]
    elif act.kind == Kind.CONFIRM and offer is not None and (deal := offer.answers[act.seat]) is not None:
        draft.cards += deal[1] - deal[0] << SHIFT[seat]
    if offer is not None:
        put_away(draft)
    draft.decider = draft.active
    return seal(draft)


def simulate(world: Position, actions: Sequence[Any], rng: Random) -> Generator[None, None, Outcome]:
    """What a line comes to twelve turns later, all playing on by the quick policy.

    It is quick, and pauses once.
    """
    yield
    stop, seat = world.turn + TURNS, actions[0].player
    end = played_on(_settled(world, actions)[1], (), stop, rng)
    return Outcome(chances(LIKELY, end), lead(end, seat))


def play(world: Position, actions: Sequence[Any]) -> list[Any]:
    """A line as far as it can be played. What the others say to an offer is among it, and after one's own what the seat
    does in the rest of its turn.
    """
    return _settled(world, actions)[0]


def _settled(world: Position, actions: Sequence[Any]) -> tuple[list[Any], Position]:
    found, after = as_far(world, actions)
    said: Action = found[-1]
    while after.stage in (ANSWER, CONFIRM):
        found.append(_reply(after, said))
        after = after.play(found[-1])
    if said.kind == Kind.OFFER and after.decider == said.player:
        rest, after = as_far(after, _rest(after.seen_by(said.player)))
        found += rest
    return found, after


def _reply(p: Position, said: Action) -> Action:
    """What is done about a trade of which a seat has spoken. To an offer the others say what serves them, as Club does;
    of those who agree one is taken who gains least by it. What else was on the table is let go.
    """
    seat, other = p.decider, said.player
    if p.stage == ANSWER:
        agreed = said.kind == Kind.OFFER and not is_near_win(p, other) and agrees(VALUATION, p, seat, said)
        return action(Kind.ACCEPT if agreed else Kind.DECLINE, seat)
    if said.kind == Kind.OFFER:
        gains = {
            each.seat: gain(VALUATION, [p], seat, said.give, said.get, each.seat) for each in p.legal_actions()[:-1]
        }
        other = max(gains, key=gains.__getitem__)
        agreed = gains[other] > 0
    else:
        agreed = said.kind == Kind.ACCEPT or (said.kind == Kind.COUNTER and agrees(VALUATION, p, seat, said))
    return action(Kind.CONFIRM, seat, seat=other) if agreed else action(Kind.WITHDRAW, seat)


@lru_cache(maxsize=64)
def _rest(view: View) -> tuple[Any, ...]:
    """The rest of a turn, looked through like any other: the same in all worlds in which the seat sees the same."""
    return finished(lines(view, quick=False))[0].actions


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
    results=frozenset({"road_won", "army_won", "won"}),
    passes=lambda act: act.kind == Kind.END,
    ends=lambda before, act: act.kind == Kind.END or before.stage == FOUND_ROAD,
    aside=lambda act: act.kind == Kind.OFFER,
    luck=luck,
)
