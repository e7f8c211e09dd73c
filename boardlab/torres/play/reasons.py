"""Why a player does something, in words: public facts with their numbers, made from the feature that decided.

A claim gets a view and reads board, score track and king of it, never a hand or a deck, so that it is the same for a
spectator. Where only hidden things decided nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from boardlab.core.contract.drafts import with_item
from boardlab.core.i18n.language import Phrase
from boardlab.torres.actions import Action, Kind
from boardlab.torres.board import BIT, NEXT, Ground, cells_of
from boardlab.torres.cards import SEVEN_AP, SIX_AP
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.play.features import bonus_way, turns_of_game
from boardlab.torres.position import EFFECTS, open_copy, seal
from boardlab.torres.rules.knights import ADD_AP
from boardlab.torres.rules.scoring import castle_payments
from boardlab.torres.state import State

Claim = Callable[[State, Action, State], Phrase | None]
"""``claim(view, action, after)``: what is said of an action that leads to the board of ``after``; None where it is not
so."""
ON_BOARD = frozenset({Kind.MOVE, Kind.BUILD, Kind.ADD, Kind.PLAY})
AP_CARDS = {SIX_AP: 1, SEVEN_AP: 2}
"""Cards that give a turn more AP, and how many more."""


def reason(view: State, act: Action, features: Iterable[str]) -> Phrase | None:
    """What may be said of an action: the first of the features that decided of which something public can be said.

    Args:
        view: before the action, of any seat.
        act: what is done.
        features: the names of those that decided, the strongest first.
    """
    if act.kind == Kind.PLAY and act.card in AP_CARDS:
        return Phrase("reason.ap", {"more": AP_CARDS[act.card]})
    after = board_after(view, act) if act.kind in ON_BOARD else view
    for feature in features:
        for claim in CLAIMS.get(act.kind, {}).get(feature, ()):
            said = claim(view, act, after)
            if said is not None:
                return said
    return None


def board_after(view: State, act: Action) -> State:
    """The board after an action of the turn, whoever looks: a card that is played is open, whatever the view hides."""
    draft = open_copy(view)
    if act.kind == Kind.PLAY:
        draft.hand_bits = with_item(draft.hand_bits, act.player, BIT[act.card])
    EFFECTS[act.kind](draft, act)
    return seal(draft)


@lru_cache(maxsize=1 << 14)
def paid_for(ground: Ground, knights: int) -> int:
    """What the castles would pay for some knights if the phase were scored now."""
    return sum(area * level for _, area, level in castle_payments(ground, knights))


def next_step(ground: Ground, knights: int, free: int) -> int:
    """How much more the castles would pay after the best step of one of these knights up a level; 0 where none pays."""
    now, best = paid_for(ground, knights), 0
    for cell in cells_of(knights):
        up = ground.heights[cell] + 1
        for near in cells_of(NEXT[cell] & free):
            if ground.heights[near] == up:
                best = max(best, paid_for(ground, knights ^ BIT[cell] | BIT[near]) - now)
    return best


# -- castles -----------------------------------------------------------------------------------------------------------


def _castle(view: State, act: Action, after: State) -> Phrase | None:
    """The castle that pays more, with its sum."""
    seat = act.player
    before = {castle: area * level for castle, area, level in castle_payments(view.ground, view.pieces[seat])}
    found = (0, 0, 0)
    for castle, area, level in castle_payments(after.ground, after.pieces[seat]):
        old = sum(points for other, points in before.items() if other & castle)
        found = max(found, (area * level - old, area, level))
    more, area, level = found
    if more <= 0 or paid_for(after.ground, after.pieces[seat]) - sum(before.values()) < more:
        return None
    return Phrase("reason.castle", {"area": area, "level": level, "points": area * level, "more": more})


def _climb(view: State, act: Action, after: State) -> Phrase | None:
    """The next step up has come into reach, or pays more than before."""
    seat = act.player
    more = next_step(after.ground, after.pieces[seat], after.free)
    return (
        Phrase("reason.climb", {"more": more}) if more > next_step(view.ground, view.pieces[seat], view.free) else None
    )


def _tower(view: State, act: Action, after: State) -> Phrase | None:
    """One block more on the same tower, and a knight beside it could step up."""
    cell, ground = act.cell, after.ground
    level, knights = ground.heights[cell], after.pieces[act.player]
    if act.kind != Kind.BUILD or level >= ground.castle_mask(cell).bit_count():
        return None
    now, grown = paid_for(ground, knights), ground.with_block(cell)
    beside = [each for each in cells_of(NEXT[cell] & knights) if ground.heights[each] == level]
    more = max((paid_for(grown, knights ^ BIT[each] | BIT[cell]) - now for each in beside), default=0)
    return Phrase("reason.tower", {"more": more}) if more > 0 else None


def _wider(view: State, act: Action, after: State) -> Phrase | None:
    """A castle with an own knight covers a cell more."""
    castle = after.ground.castle_mask(act.cell) if after.ground.heights[act.cell] == 1 else 0
    if not castle & after.pieces[act.player] or view.ground.heights[act.cell]:
        return None
    return Phrase("reason.wider", {"area": castle.bit_count()})


def _knights(view: State, act: Action, after: State) -> Phrase | None:
    knights = after.pieces[act.player]
    castles = sum(1 for castle in after.ground.masks if castle & knights)
    if act.kind != Kind.ADD and castles <= sum(1 for castle in view.ground.masks if castle & view.pieces[act.player]):
        return None
    return Phrase("reason.knights", {"knights": knights.bit_count(), "castles": castles})


# -- the king ----------------------------------------------------------------------------------------------------------


def _bonus(view: State, act: Action, after: State) -> Phrase | None:
    """The bonus is earned now; and the best step up outside the king's castle, if one pays."""
    if _way(view, act.player) == 0 or _way(after, act.player) != 0:
        return None
    bonus = LEVEL_BONUS[view.phase - 1]
    elsewhere = view.free & ~view.ground.castle_mask(view.king)
    other = next_step(view.ground, view.pieces[act.player], elsewhere)
    facts = {"bonus": bonus, "level": view.phase}
    return (
        Phrase("reason.bonus_beats", {**facts, "more": other}) if 0 < other < bonus else Phrase("reason.bonus", facts)
    )


def _near(view: State, act: Action, after: State) -> Phrase | None:
    if _way(view, act.player) <= 1 or _way(after, act.player) != 1:
        return None
    return Phrase("reason.near", {"bonus": LEVEL_BONUS[view.phase - 1]})


def _way(p: State, seat: int) -> int:
    return bonus_way(p.ground, p.pieces[seat], p.free, p.king, p.phase)


def _king(view: State, act: Action, after: State) -> Phrase | None:
    """How many own knights stand in the castle to which the king goes."""
    knights = (view.ground.castle_mask(act.cell) & view.pieces[act.player]).bit_count()
    facts = {"knights": knights, "level": view.phase, "bonus": LEVEL_BONUS[view.phase - 1]}
    return Phrase("reason.king", facts) if knights else None


# -- points and cards --------------------------------------------------------------------------------------------------


def _point(view: State, act: Action, after: State) -> Phrase | None:
    """Nothing that is done with knights and blocks would pay more for an action point at once."""
    bonus, seat = LEVEL_BONUS[view.phase - 1], act.player
    now = paid_for(view.ground, view.pieces[seat]) + bonus * (_way(view, seat) == 0)
    for other in view.legal_actions():
        if other.kind in (Kind.MOVE, Kind.BUILD, Kind.ADD):
            then = board_after(view, other)
            more = paid_for(then.ground, then.pieces[seat]) + bonus * (_way(then, seat) == 0) - now
            if more > (ADD_AP if other.kind == Kind.ADD else 1):
                return None
    return Phrase("reason.point")


def _buy(view: State, act: Action, after: State) -> Phrase | None:
    turns = turns_of_game(view, act.player)
    return Phrase("reason.buy", {"turns": turns}) if turns else None


_HIGHER = (_castle, _climb, _tower)
_MORE = (_knights, _castle)
_BOARD: dict[str, tuple[Claim, ...]] = {
    "castles": _HIGHER,
    "castles_later": _HIGHER,
    "bonus": (_bonus, _near),
    "bonus_near": (_near,),
    "climb": (_climb, _tower, _castle),
    "raise": (_tower, _climb, _castle),
    "knights": _MORE,
    "homes": _MORE,
    "largest": (_wider, _castle),
    "room": (_wider, _castle),
}
_KING: dict[str, tuple[Claim, ...]] = dict.fromkeys(("bonus", "bonus_near", "bonus_far"), (_king,))
CLAIMS: dict[Kind, dict[str, tuple[Claim, ...]]] = {
    **dict.fromkeys(ON_BOARD, _BOARD),
    Kind.PLACE_KING: _KING,
    Kind.POINT: {"points": (_point,), "ap": (_point,)},
    Kind.BUY: {"cards": (_buy,)},
}
"""What may be said of an action, by its kind and the feature that decided; the first that is so is said."""
