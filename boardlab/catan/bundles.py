"""Picking bundles of cards, one card a pick: offers, counter-offers, discards, and what a discovery takes.

``offer give:lumber give:lumber get:ore done`` offers two lumber for one ore; cards may be picked in any order. A
discard and a discovery are done with the last card they need. How many are picked stands in a table of counters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.catan.actions import DISCARD, Action, Kind, action
from boardlab.catan.cards import (
    BANK,
    DISCOVERY,
    HAND,
    KINDS,
    ONE,
    PER_KIND,
    RESOURCES,
    counts_of,
    holds,
    kinds_in,
    size,
)
from boardlab.catan.places import cards_phrase, kind_phrase
from boardlab.catan.rules import breaches
from boardlab.core.language import Phrase
from boardlab.core.picks import Cell, Choice, Picks, Step, Table
from boardlab.core.verdict import Breach

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Path = tuple[str, ...]
DISCOVER = "card:discovery"
_DEALS = {"offer": Kind.OFFER, "counter": Kind.COUNTER}
_BUILT = (Kind.OFFER, Kind.COUNTER, Kind.DISCARD)


def builds(act: Action) -> bool:
    """Is this action picked card by card?"""
    return act.kind in _BUILT or (act.kind == Kind.PLAY and act.card == DISCOVERY)


def is_bundle(p: Reading, path: Path) -> bool:
    """Does this path pick cards one by one?"""
    return path[0] in _DEALS or path[0] in (DISCOVER, "discard") or (p.stage == DISCARD and path[0].startswith("give:"))


def deed(p: Reading, name: str) -> Choice:
    """The deed ``offer`` or ``counter``, greyed with its reasons where the hand has nothing to give."""
    return Choice(name, Phrase(f"deed.{name}"), "group.trade", breaches=refusals(p, (name,)))


def discard_prompt(p: Reading, chosen: int) -> Phrase:
    """How many cards are still to be chosen."""
    count = size(p.hand(p.seat)) // 2
    return Phrase("prompt.discard", {"count": count, "left": count - size(chosen), "chosen": cards_phrase(chosen)})


def _split(p: Reading, path: Path) -> tuple[str, Path]:
    """The deed of a path and the keys after it; a discard needs no deed."""
    return ("discard", path) if path[0].startswith("give:") else (path[0], path[1:])


def _read(keys: Path, word: str) -> int | None:
    """The bundle some keys pick, ``give:lumber`` a card; None where one of them is something else."""
    cards = 0
    for key in keys:
        side, _, name = key.partition(":")
        if side != word or name not in RESOURCES:
            return None
        cards += ONE[RESOURCES.index(name)]
    return cards if len(keys) <= 95 else None


def _wanted(p: Reading) -> int:
    """How many cards a discovery takes now (catan.dev.discovery)."""
    return 1 if sum(p.bank) == 1 and p.options.discovery_short == "in_stock" else 2


def _parts(keys: Path) -> tuple[int | None, int | None, bool]:
    """What a deal picked so far gives and gets, and whether it is done; None for what cannot be read."""
    done = keys[-1:] == ("done",)
    rest = keys[:-1] if done else keys
    give = tuple(key for key in rest if key.startswith("give:"))
    get = tuple(key for key in rest if not key.startswith("give:"))
    return _read(give, "give"), _read(get, "get"), done


def _action(p: Reading, path: Path) -> Action | None:
    """The finished action a path means, legal or not; None while it is not finished or cannot be read."""
    name, keys = _split(p, path)
    seat = p.seat if p.seat >= 0 else p.active
    if name == "discard":
        give = _read(keys, "give")
        done = give is not None and give and size(give) == size(p.hand(seat)) // 2
        return action(Kind.DISCARD, seat, give=give) if done and give else None
    if name == DISCOVER:
        get = _read(keys, "get")
        done = get is not None and size(get) == _wanted(p)
        return action(Kind.PLAY, seat, card=DISCOVERY, get=get) if done and get else None
    give, get, finished = _parts(keys)
    if give is None or get is None or not finished:
        return None
    return action(_DEALS[name], seat, give=give, get=get)


def picks(p: Reading, path: Path, full: Path) -> Picks:
    """What may be picked after a path that picks cards."""
    if refusals(p, full):
        return Picks(path, _prompt(p, full), ())
    done = _action(p, full)
    if done is not None:
        return Picks(path, _prompt(p, full), (), done)
    name, keys = _split(p, full)
    if name == "discard":
        choices = _cards(p, full, "give", _rest(p, keys))
        return Picks(path, _prompt(p, full), choices, table=_table(p, full, ("hand", "back")))
    if name == DISCOVER:
        stock = p.cards >> BANK & HAND
        choices = _cards(p, full, "get", stock - (_read(keys, "get") or 0))
        return Picks(path, _prompt(p, full), choices, table=_table(p, full, ("bank", "take")))
    give, get, _ = _parts(keys)
    choices = (*_givable(p, full, give or 0, get or 0), *_gettable(p, full, give or 0, get or 0))
    if give and get:
        facts = {"give": cards_phrase(give), "get": cards_phrase(get)}
        choices += (Choice("done", Phrase("choice.done", facts), action=_action(p, (*full, "done"))),)
    return Picks(path, _prompt(p, full), choices, table=_table(p, full, ("hand", "give", "get")))


def _givable(p: Reading, full: Path, give: int, get: int) -> tuple[Choice, ...]:
    """The cards that may be given too: of the hand, of no kind that is asked for, and never so that no kind is left."""
    rest = _rest(p, full[1:])
    if p.options.like_for_like == "forbid":
        given, asked = set(kinds_in(give)), set(kinds_in(get))
        may = [kind for kind in KINDS if kind not in asked and (asked or len(given | {kind}) < len(RESOURCES))]
        rest = sum(rest & ONE[kind] * 0xFF for kind in may)
    return _cards(p, full, "give", rest)


def _gettable(p: Reading, full: Path, give: int, get: int) -> tuple[Choice, ...]:
    """The cards that may be asked for too, the same way round: something of the hand must be left to give."""
    kinds = list(KINDS)
    if p.options.like_for_like == "forbid":
        given, asked, mine = set(kinds_in(give)), set(kinds_in(get)), set(kinds_in(p.hand(p.seat)))
        kinds = [kind for kind in KINDS if kind not in given and (given or mine - asked - {kind})]
    room = [kind for kind in kinds if get >> 8 * kind & 0xFF < PER_KIND]
    return _cards(p, full, "get", sum(ONE[kind] for kind in room))


_SIDES = {"give": "give", "back": "give", "get": "get", "take": "get"}
"""The columns that count picks, and the word of their picks."""


def _table(p: Reading, full: Path, columns: tuple[str, ...]) -> Table:
    """What is picked, kind by kind."""
    counts = {"hand": counts_of(p.hand(p.seat)), "bank": p.bank}
    rows = []
    for kind, name in enumerate(RESOURCES):
        cells = []
        for column in columns:
            if column in counts:
                cells.append(Cell(str(counts[column][kind])))
                continue
            key = f"{_SIDES[column]}:{name}"
            picked = full.count(key)
            facts = {"column": Phrase(f"column.{column}"), "kind": kind_phrase(kind), "n": picked}
            less = Step(key, Phrase("count.less", facts), "−")
            cells.append(Cell(str(picked), bool(picked), less, Step(key, Phrase("count.more", facts))))
        rows.append((kind_phrase(kind), tuple(cells)))
    return Table(tuple(Phrase(f"column.{column}") for column in columns), tuple(rows))


def _rest(p: Reading, keys: Path) -> int:
    """The cards of the hand that are not picked yet."""
    hand = p.hand(p.seat)
    given = _read(tuple(key for key in keys if key.startswith("give:")), "give") or 0
    return hand - given if holds(hand, given) else 0


def _cards(p: Reading, full: Path, side: str, cards: int) -> tuple[Choice, ...]:
    """One choice for each kind among some cards; the last card that is needed finishes the action."""
    found = []
    for kind in kinds_in(cards):
        key = f"{side}:{RESOURCES[kind]}"
        left = counts_of(cards)[kind]
        label = Phrase(f"choice.{side}", {"kind": kind_phrase(kind)})
        note = Phrase("note.in_hand", {"n": left}) if side == "give" else None
        found.append(Choice(key, label, note=note, action=_action(p, (*full, key))))
    return tuple(found)


def refusals(p: Reading, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path of cards leads nowhere; empty when it may go on."""
    name, keys = _split(p, path)
    seat = p.seat if p.seat >= 0 else p.active
    done = _action(p, path)
    if done is not None:
        return breaches(p, done)
    if name == "discard":
        give = _read(keys, "give")
        trial = action(Kind.DISCARD, seat, give=give or 0)
        return _but(p, trial, "catan.robber.discard_amount" if _fits(p, give) else "")
    if name == DISCOVER:
        found = action(Kind.PLAY, seat, card=DISCOVERY, get=_read(keys, "get") or 0)
        return _but(p, found, "catan.dev.discovery" if _any_stock(p) else "")
    give, get, _ = _parts(keys)
    trial = action(_DEALS[name], seat, give=give or 0, get=get or 0)
    if p.options.like_for_like == "forbid":
        given, asked, mine = (set(kinds_in(cards or 0)) for cards in (give, get, p.hand(seat)))
        stuck = given if len(given) == len(RESOURCES) else asked if asked and not given and mine <= asked else set()
        if stuck:
            # Every kind lies on one side already: none is left for the other.
            return (Breach("catan.trade.like_for_like", {"kinds": tuple(kind_phrase(kind) for kind in sorted(stuck))}),)
    unfinished = "catan.trade.domestic.no_gifts" if p.hand(seat) else ""
    return _but(p, trial, unfinished)


def _fits(p: Reading, give: int | None) -> bool:
    return give is not None and size(give) <= size(p.hand(p.seat if p.seat >= 0 else p.active)) // 2


def _any_stock(p: Reading) -> bool:
    """Can a discovery take all the cards it wants?"""
    return sum(p.bank) >= _wanted(p)


def _but(p: Reading, trial: Action, unfinished: str) -> tuple[Breach, ...]:
    """What an unfinished action breaks, save the rule that more cards will satisfy."""
    return tuple(breach for breach in breaches(p, trial) if breach.rule != unfinished)


def _prompt(p: Reading, full: Path) -> Phrase:
    name, keys = _split(p, full)
    if name == "discard":
        return discard_prompt(p, _read(keys, "give") or 0)
    if name == DISCOVER:
        return Phrase("prompt.discovery", {"left": _wanted(p) - size(_read(keys, "get") or 0)})
    give, get, _ = _parts(keys)
    return Phrase(f"prompt.{name}", {"give": cards_phrase(give or 0), "get": cards_phrase(get or 0)})
