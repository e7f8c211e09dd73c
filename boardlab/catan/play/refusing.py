"""Why an offer is declined: what decides whatever the hands hold.

A seat declines what it cannot pay and what loses it something; both hang on its hand, which nobody shall be told. So a
reason is said only where no hand that it may have, in the eyes of all, would accept. Where hands decide it is said
that the seat keeps its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from boardlab.catan.actions import Action
from boardlab.catan.cards import PER_KIND, SHIFT, bundle, holds, parts, size
from boardlab.catan.play.reasons import is_near_win, open_points
from boardlab.catan.position import open_copy
from boardlab.catan.state import State
from boardlab.core.i18n.language import Phrase, Seat
from boardlab.core.play.valuation import Valuation

SURE = 1e-9
"""A loss greater than this is no error of rounding."""


def declined(valuation: Valuation, view: State, act: Action) -> Phrase:
    """Why an offer is declined: whoever offers is near the win, the seat has too few cards, or it would give more cards
    than it gets, and that decides; else that it keeps its hand. The same in every view of the position.
    """
    offer, seat, other = view.underway, act.player, view.active
    held, wanted, given = view.hand_sizes[seat], size(offer.get), size(offer.give)
    facts: dict[str, object] = {"player": Seat(seat)}
    if is_near_win(view, other):
        facts |= {"other": Seat(other), "points": open_points(view, other), "need": view.options.win_points}
        return Phrase("reason.near_win", facts)
    if held < wanted:
        return Phrase("reason.too_few", {**facts, "wanted": wanted, "held": held})
    if wanted > given and _is_uneven(valuation, view, seat, offer.get, offer.give):
        return Phrase("reason.uneven", {**facts, "wanted": wanted, "given": given})
    return Phrase("reason.keeps", facts)


def _is_uneven(valuation: Valuation, view: State, seat: int, pays: int, gets: int) -> bool:
    """Is a deal sure to lose a seat something, and would not be for as many cards as it gets?"""
    even = parts(pays, size(gets))
    return loses(valuation, view, seat, pays, gets) and not all(
        loses(valuation, view, seat, fewer, gets) for fewer in even
    )


def loses(valuation: Valuation, view: State, seat: int, pays: int, gets: int) -> bool:
    """Whatever their hands hold, as far as all can see: does a deal lose a seat something, and more than it can lose
    whoever is on turn?
    """
    out = bundle([PER_KIND - in_bank for in_bank in view.bank])
    if not holds(out, pays + gets):
        return False
    others, least = out - pays - gets, inf
    for loss in _losses(valuation, view, seat, pays, gets, others):
        if loss < SURE:
            return False
        least = min(least, loss)
    return all(loss < least for loss in _losses(valuation, view, view.active, gets, pays, others))


def _losses(valuation: Valuation, view: State, seat: int, pays: int, gets: int, others: int) -> Iterator[float]:
    """What a deal loses a seat with each hand that it may have: what it pays, and the rest of these cards."""
    draft, shift = open_copy(view), SHIFT[seat]
    rest = view.cards - (view.packed_hand(seat) << shift)
    for kept in parts(others, view.hand_sizes[seat] - size(pays)):
        draft.cards = rest + (pays + kept << shift)
        before = valuation(draft, seat)
        draft.cards = rest + (gets + kept << shift)
        yield before - valuation(draft, seat)
