"""What an action of each kind names, and within which bounds: what no menu and no text can exceed."""

from __future__ import annotations

from boardlab.catan.actions import Kind
from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.cards import COUNTED, DEVELOPMENTS, DISCOVERY, MONOPOLY, ONE, PER_KIND, counts_of
from boardlab.core.intention import Domain, Form, whole
from boardlab.core.language import Phrase
from boardlab.core.position import CHANCE

MOST = PER_KIND * len(ONE)
"""All resource cards together: more cannot be named."""


def _is_bundle(value: object) -> bool:
    """Are these cards of the five kinds, no more than there are?"""
    return type(value) is int and not value & ~COUNTED and sum(counts_of(value)) <= MOST


_SEAT = whole(CHANCE, 3)
_OTHER = whole(0, 3)
_SITE, _PATH, _TILE, _THROW = (whole(0, count - 1) for count in (len(SITES), len(PATHS), len(TILES), 36))
_CARD = whole(0, len(DEVELOPMENTS) - 1)
_BUNDLE = Domain(_is_bundle, Phrase("takes.bundle", {"most": MOST}))
_ONE_CARD = Domain(lambda value: type(value) is int and value in ONE, Phrase("takes.card"))


def _form(**fields: Domain) -> Form:
    return Form({"player": _SEAT, **fields})


FORMS: dict[Kind, Form] = {
    **{kind: _form() for kind in Kind},
    Kind.SETTLEMENT: _form(place=_SITE),
    Kind.ROAD: _form(place=_PATH),
    Kind.CITY: _form(place=_SITE),
    Kind.DICE: _form(place=_THROW),
    Kind.DISCARD: _form(give=_BUNDLE),
    Kind.ROBBER: _form(place=_TILE, seat=whole(-1, 3)),
    Kind.STEAL: _form(get=_ONE_CARD),
    Kind.DRAW: _form(card=_CARD),
    Kind.PLAY: Form(
        {"player": _SEAT, "card": _CARD}, "card", {DISCOVERY: {"get": _BUNDLE}, MONOPOLY: {"get": _BUNDLE}}
    ),
    Kind.MARITIME: _form(give=_BUNDLE, get=_BUNDLE),
    Kind.OFFER: _form(give=_BUNDLE, get=_BUNDLE),
    Kind.COUNTER: _form(give=_BUNDLE, get=_BUNDLE),
    Kind.CONFIRM: _form(seat=_OTHER),
}
"""By kind."""
