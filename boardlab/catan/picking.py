"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.picks`.

A deed comes first (``road``, ``trade``, ``card:knight``), then places and choices. A place alone is short for the
likeliest deed: a path asks for a road, an own settlement for a city, another intersection for a settlement, a tile for
the robber. Bundles are picked card by card (:mod:`boardlab.catan.bundles`); everything else is read off the menu.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from boardlab.catan import bundles, chances
from boardlab.catan.actions import (
    ACT,
    ANSWER,
    BUILD,
    CHANCE_STAGES,
    CONFIRM,
    DISCARD,
    FOUND,
    FOUND_ROAD,
    FREE_ROAD,
    OVER,
    RIDE,
    ROBBER,
    ROLL,
    TRADE,
    Action,
    Kind,
    action,
)
from boardlab.catan.board import PATH_AT, PATHS, SITE_AT, SITES, TILE_AT, TILES, bits
from boardlab.catan.cards import (
    CITY_COST,
    DEVELOPMENT_COST,
    DEVELOPMENTS,
    DISCOVERY,
    KINDS,
    MONOPOLY,
    ONE,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    counts_of,
    size,
)
from boardlab.catan.deals import rate_of
from boardlab.catan.island import HARBOUR_SITES
from boardlab.catan.places import (
    cards_phrase,
    development_phrase,
    kind_phrase,
    place_phrase,
    tile_phrase,
)
from boardlab.catan.rules import breaches
from boardlab.catan.scoring import has_won
from boardlab.core.language import Phrase, Seat
from boardlab.core.picks import Cell, Choice, Picks, Step, Table
from boardlab.core.position import CHANCE
from boardlab.core.verdict import Breach

if TYPE_CHECKING:
    from boardlab.catan.position import Reading

Path = tuple[str, ...]
CARD = "card:"
WORST_RATE = 4
"""What the bank asks of a player without a harbour."""
_PLACED = {"settlement": Kind.SETTLEMENT, "city": Kind.CITY, "road": Kind.ROAD, "robber": Kind.ROBBER}
_PLAIN = {
    "roll": Kind.ROLL,
    "buy": Kind.BUY,
    "accept": Kind.ACCEPT,
    "decline": Kind.DECLINE,
    "withdraw": Kind.WITHDRAW,
    "claim": Kind.CLAIM,
    "end": Kind.END,
}
_COSTS = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST, "buy": DEVELOPMENT_COST}
_MARKS = {Kind.SETTLEMENT: "site", Kind.CITY: "city", Kind.ROAD: "path", Kind.ROBBER: "tile"}


def picks(p: Reading, path: Path = ()) -> Picks:
    """What may be picked after a path; nothing when the path leads nowhere (see :func:`refusals`)."""
    full = _spelled_out(p, path)
    if not full:
        table = bundles.picks(p, (), ("discard",)).table if p.stage == DISCARD else None
        return Picks(path, _first_prompt(p), (*_deeds(p), *_shortcuts(p)), table=table)
    if bundles.is_bundle(p, full):
        return bundles.picks(p, path, full)
    actions = _matching(p, full)
    if len(actions) == 1 and len(_keys(p, actions[0])) == len(full):
        return Picks(path, _prompt(p, full), (), actions[0])
    if full[0] != "trade" or not actions:
        return Picks(path, _prompt(p, full), _next(p, actions, full))
    harbours = (p.pieces.settlements[p.seat] | p.pieces.cities[p.seat]) & HARBOUR_SITES
    sources = tuple(SITES[site] for site in bits(harbours))
    return Picks(path, _prompt(p, full), _next(p, actions, full), table=_swap_table(p, full), sources=sources)


def refusals(p: Reading, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path leads nowhere; empty when it may go on."""
    full = _spelled_out(p, path)
    if not full:
        return ()
    if bundles.is_bundle(p, full):
        return bundles.refusals(p, full)
    if _matching(p, full):
        return ()
    wrong = _wrong_place(p, full)
    if wrong:
        return (wrong,)
    candidate = _candidate(p, full)
    return breaches(p, candidate) if candidate else ()


# -- paths and actions ---------------------------------------------------------------------------------------------


def _spelled_out(p: Reading, path: Path) -> Path:
    """The path with its deed: a place alone stands for the likeliest one."""
    if not path:
        return path
    key = path[0]
    if key in PATH_AT:
        return ("road", *path)
    if key in TILE_AT:
        return ("robber", *path)
    if key in SITE_AT:
        mine = p.seat >= 0 and p.stage != FOUND and p.pieces.settlements[p.seat] >> SITE_AT[key] & 1
        return ("city" if mine else "settlement", *path)
    return path


def _keys(p: Reading, act: Action) -> Path:
    """The picks that build an action of the menu, in order."""
    kind = act.kind
    if act.player == CHANCE:
        return chances.keys(act)
    if kind == Kind.ROBBER:
        several = len([each for each in p.legal_actions() if each.place == act.place]) > 1
        return ("robber", TILES[act.place], *((_victim_key(act.seat),) if several else ()))
    if kind in (Kind.SETTLEMENT, Kind.CITY):
        return (_DEED_OF[kind], SITES[act.place])
    if kind == Kind.ROAD:
        return ("road", PATHS[act.place])
    if kind == Kind.PLAY:
        return (CARD + DEVELOPMENTS[act.card], *((f"kind:{_only_kind(act.get)}",) if act.card == MONOPOLY else ()))
    if kind == Kind.MARITIME:
        given = size(act.give)
        worse = given != rate_of(p, act.player, RESOURCES.index(_only_kind(act.give)))
        give = f"give:{_only_kind(act.give)}" + (f":{given}" if worse else "")
        return ("trade", give, f"get:{_only_kind(act.get)}")
    if kind == Kind.CONFIRM:
        return (f"confirm:{act.seat}",)
    return (_DEED_OF[kind],)


_DEED_OF = {kind: deed for deed, kind in (*_PLACED.items(), *_PLAIN.items())}


def _only_kind(cards: int) -> str:
    return RESOURCES[next(bits(cards)) // 8]


def _victim_key(seat: int) -> str:
    return f"rob:{seat}" if seat >= 0 else "rob:nobody"


def _matching(p: Reading, path: Path) -> list[Action]:
    """The legal actions whose picks begin with this path."""
    spelled: dict[tuple[str, ...], list[Action]] | None = p._spelled
    if spelled is None:
        spelled = {}
        for act in p.legal_actions() or chances.answers(p):
            if not bundles.builds(act):
                keys = _keys(p, act)
                for length in range(len(keys) + 1):
                    spelled.setdefault(keys[:length], []).append(act)
        object.__setattr__(p, "_spelled", spelled)
    return spelled.get(path, [])


def _wrong_place(p: Reading, path: Path) -> Breach | None:
    """A place of a kind that the deed cannot use: a road on a corner, a settlement on a tile."""
    deed, key = path[0], path[-1]
    if len(path) < 2 or deed not in _PLACED:
        return None
    name = place_phrase(p.island, key)
    if name is None:
        return None
    if deed == "road" and key not in PATH_AT:
        return Breach("catan.build.road.on_path", {"text": name}, (key,))
    if deed in ("settlement", "city") and key not in SITE_AT:
        return Breach("catan.map.intersection", {"place": name}, (key,))
    if deed == "robber" and key not in TILE_AT:
        return Breach("catan.robber.land_only", {"text": name}, (key,))
    return None


def _candidate(p: Reading, path: Path) -> Action | None:
    """The action a path that leads nowhere would have been, as far as it goes: what a refusal is about."""
    deed = path[0]
    seat = p.seat if p.seat >= 0 else p.active
    if deed in _PLAIN:
        return action(_PLAIN[deed], seat)
    if deed in _PLACED:
        at = {**PATH_AT, **SITE_AT, **TILE_AT}.get(path[1]) if len(path) > 1 else None
        if at is None:
            return _for_want_of_a_place(p, seat, _PLACED[deed])
        victim = path[2][4:] if len(path) > 2 and path[2].startswith("rob:") else ""
        return action(_PLACED[deed], seat, at, int(victim) if victim.isdigit() else -1)
    if deed.startswith(CARD) and deed[len(CARD) :] in DEVELOPMENTS:
        card = DEVELOPMENTS.index(deed[len(CARD) :])
        return action(Kind.PLAY, seat, card=card, get=ONE[0] if card == MONOPOLY else 0)
    if deed.startswith("confirm:") and deed[8:].isdigit():
        return action(Kind.CONFIRM, seat, seat=int(deed[8:][:2]))
    if deed == "trade":
        return _swap_candidate(p, seat, path[1:])
    return None


def _swap_candidate(p: Reading, seat: int, keys: Path) -> Action:
    """A swap that cannot be made: of the kind named, or of the kind the hand comes nearest to affording."""
    named = [key.split(":")[1] for key in keys if ":" in key and key.split(":")[1] in RESOURCES]
    hand = counts_of(p.hand(seat))
    kind = RESOURCES.index(named[0]) if named else max(KINDS, key=lambda each: hand[each] - rate_of(p, seat, each))
    other = RESOURCES.index(named[1]) if len(named) > 1 else (kind + 1) % 5
    return action(Kind.MARITIME, seat, give=ONE[kind] * rate_of(p, seat, kind), get=ONE[other])


def _for_want_of_a_place(p: Reading, seat: int, kind: Kind) -> Action:
    """A deed that no place allows: the one action of its kind that fails for the fewest rules stands for all."""
    if kind == Kind.ROBBER:
        return action(kind, seat, (p.robber + 1) % len(TILES))
    if kind == Kind.ROAD:
        places: Iterable[int] = [*bits(p.pieces.ways[seat] & ~p.pieces.taken), *range(len(PATHS))]
    elif kind == Kind.CITY:
        places = [*bits(p.pieces.settlements[seat]), *range(len(SITES))]
    else:
        near = p.pieces.reached[seat]
        places = [*bits(near & p.pieces.sites), *bits(near), *bits(p.pieces.sites), *range(len(SITES))]
    return min((action(kind, seat, place) for place in list(places)[:12]), key=lambda act: len(breaches(p, act)))


# -- the first pick ------------------------------------------------------------------------------------------------


def _first_prompt(p: Reading) -> Phrase:
    player = Seat(p.seat if p.seat >= 0 else p.active)
    if p.stage == DISCARD:
        return bundles.discard_prompt(p, 0)
    if p.stage in CHANCE_STAGES:
        return Phrase(f"prompt.{p.stage}", {"player": player})
    offer = p.underway.offer
    if p.stage == ANSWER and offer:
        facts = {"active": Seat(p.active), "give": cards_phrase(offer.give), "get": cards_phrase(offer.get)}
        return Phrase("prompt.answer", {"player": player, **facts})
    return Phrase(f"prompt.{p.stage}", {"player": player})


def _deeds(p: Reading) -> list[Choice]:
    """The deeds of this stage; those impossible now carry their reasons."""
    stage = p.stage
    if stage in (FOUND, FOUND_ROAD, FREE_ROAD, ROBBER, RIDE):
        deed = {FOUND: "settlement", ROBBER: "robber", RIDE: "robber"}.get(stage, "road")
        count = len({act.place for act in p.legal_actions()})
        return [Choice(deed, Phrase(f"deed.{deed}"), "group.board", Phrase("note.places", {"n": count}))]
    if stage == ROLL:
        return [_plain(p, "roll", "group.turn"), *_hand(p), *_claim(p)]
    if stage in (TRADE, BUILD, ACT):
        return [*_building(p), *_trading(p), *_hand(p), *_claim(p), _plain(p, "end", "group.turn")]
    if stage in CHANCE_STAGES:
        return list(_next(p, list(chances.answers(p)), ()))
    if stage == DISCARD:
        return list(bundles.picks(p, (), ("discard",)).choices)
    if stage == ANSWER:
        counter = bundles.deed(p, "counter")
        return [_plain(p, "accept", "group.trade"), _plain(p, "decline", "group.trade"), counter]
    if stage == CONFIRM:
        return [*_agreed(p), _plain(p, "withdraw", "group.trade")]
    return []


def _plain(p: Reading, deed: str, group: str) -> Choice:
    reasons = refusals(p, (deed,))
    cost = Phrase("cost.cards", {"cards": cards_phrase(_COSTS[deed])}) if deed in _COSTS else None
    note = Phrase("note.left", {"n": p.pile_size}) if deed == "buy" else None
    done = None if reasons else action(_PLAIN[deed], p.seat)
    return Choice(deed, Phrase(f"deed.{deed}"), group, note, cost, breaches=reasons, action=done)


def _claim(p: Reading) -> list[Choice]:
    return [_plain(p, "claim", "group.turn")] if p.options.win_check == "declare" and has_won(p) else []


def _building(p: Reading) -> list[Choice]:
    kinds = [act.kind for act in p.legal_actions()]
    found = []
    for deed in ("road", "settlement", "city"):
        note = Phrase("note.places", {"n": kinds.count(_PLACED[deed])})
        cost = Phrase("cost.cards", {"cards": cards_phrase(_COSTS[deed])})
        reasons = refusals(p, (deed,))
        found.append(Choice(deed, Phrase(f"deed.{deed}"), "group.build", note, cost, breaches=reasons))
    return [*found, _plain(p, "buy", "group.build")]


def _trading(p: Reading) -> list[Choice]:
    best = ", ".join(f"{rate}:1" for rate in sorted(set(counts_of(p.pieces.rates[p.seat]))))
    bank = Choice(
        "trade", Phrase("deed.trade"), "group.trade", Phrase("note.rates", {"rates": best}),
        breaches=refusals(p, ("trade",)),
    )  # fmt: skip
    return [bank, bundles.deed(p, "offer")] if p.options.domestic_trade else [bank]


def _hand(p: Reading) -> list[Choice]:
    """The development cards in hand that can be played, each once; points are kept."""
    found = []
    for card, count in enumerate(counts_of(p.developments[p.seat])[:4]):
        if count:
            key = CARD + DEVELOPMENTS[card]
            name = DEVELOPMENTS[card]
            found.append(
                Choice(
                    key,
                    development_phrase(card),
                    "group.cards",
                    Phrase(f"card_text.{name}"),
                    breaches=bundles.refusals(p, (key,)) if card == DISCOVERY else refusals(p, (key,)),
                    action=None if card == DISCOVERY else _finished(p, (key,)),
                )
            )
    return found


def _agreed(p: Reading) -> list[Choice]:
    """The players who agree, with what each would give; those whose terms the hand cannot meet carry the reason."""
    offer = p.underway.offer
    assert offer is not None
    found = []
    for seat, answer in enumerate(offer.answers):
        if answer and answer[0]:
            key = f"confirm:{seat}"
            facts = {"player": Seat(seat), "give": cards_phrase(answer[0]), "get": cards_phrase(answer[1])}
            reasons = refusals(p, (key,))
            done = None if reasons else action(Kind.CONFIRM, p.seat, seat=seat)
            found.append(Choice(key, Phrase("choice.confirm", facts), "group.trade", breaches=reasons, action=done))
    return found


def _finished(p: Reading, path: Path) -> Action | None:
    found = _matching(p, path)
    return found[0] if len(found) == 1 and _keys(p, found[0]) == path else None


def _shortcuts(p: Reading) -> list[Choice]:
    """Places that may be picked without naming a deed."""
    found: dict[str, Choice] = {}
    for act in p.legal_actions():
        if act.kind in _MARKS:
            keys = _keys(p, act)
            last = act if len(keys) == 2 else None
            found.setdefault(keys[1], _place(p, keys[1], _MARKS[act.kind], last))
    return list(found.values())


# -- the picks that follow -----------------------------------------------------------------------------------------


def _place(p: Reading, key: str, mark: str, act: Action | None) -> Choice:
    name = place_phrase(p.island, key)
    assert name is not None
    return Choice(key, name, is_place=True, mark=mark, action=act)


def _next(p: Reading, actions: list[Action], path: Path) -> tuple[Choice, ...]:
    """What may follow a path: one choice for each key that continues a matching action."""
    found: dict[str, Choice] = {}
    for act in actions:
        keys = _keys(p, act)
        key = keys[len(path)]
        if key not in found:
            last = act if len(keys) == len(path) + 1 else None
            if act.player == CHANCE:
                found[key] = chances.choice(p, act, key, last)
                continue
            if act.kind in _MARKS and len(path) == 1:
                found[key] = _place(p, key, _MARKS[act.kind], last)
            else:
                # Another card to hand in takes the place of the first one.
                mark = "give" if key.startswith("give:") else ""
                found[key] = Choice(key, _words(p, act, key), mark=mark, action=last)
    return tuple(found.values())


def _words(p: Reading, act: Action, key: str) -> Phrase:
    if key.startswith("rob:"):
        if act.seat < 0:
            return Phrase("choice.rob_nobody")
        return Phrase("choice.rob", {"player": Seat(act.seat), "count": size(p.hand(act.seat))})
    if key.startswith("give:"):
        return Phrase("choice.swap", {"count": size(act.give), "kind": kind_phrase(next(bits(act.give)) // 8)})
    return Phrase("choice.kind", {"kind": kind_phrase(next(bits(act.get)) // 8)})


def _swap_table(p: Reading, path: Path) -> Table:
    """A swap with the bank, kind by kind: what the hand holds, at which rate, what to give, what to get."""
    given = path[1] if len(path) > 1 else ""
    rows = []
    for kind, name in enumerate(RESOURCES):
        rate, key = rate_of(p, p.seat, kind), f"give:{name}"
        facts = {"n": rate, "kind": kind_phrase(kind)}
        chosen = given.startswith(key)
        give = Step(key, Phrase("count.swap", facts), str(rate))
        taken = given.split(":")[2] if given.count(":") > 1 else str(rate)
        cells = (
            Cell(str(counts_of(p.hand(p.seat))[kind])),
            Cell(f"{rate}:1", rate < WORST_RATE),
            Cell(taken, strong=True) if chosen else Cell(more=give),
            Cell(more=Step(f"get:{name}", Phrase("count.take", facts), "1")),
        )
        rows.append((kind_phrase(kind), cells))
    return Table(tuple(Phrase(f"column.{column}") for column in ("hand", "rate", "give", "get")), tuple(rows))


def _prompt(p: Reading, path: Path) -> Phrase:
    deed = path[0]
    if deed.startswith("die:"):
        return Phrase("prompt.second_die", {"n": deed[4:]})
    if deed == "trade":
        if len(path) < 2 or ":" not in path[1]:
            return Phrase("prompt.swap")
        _, name, *count = path[1].split(":")
        kind = RESOURCES.index(name) if name in RESOURCES else 0
        given = int(count[0]) if count and count[0].isdigit() else rate_of(p, p.seat if p.seat >= 0 else p.active, kind)
        return Phrase("prompt.swap_for", {"count": given, "kind": kind_phrase(kind)})
    if deed == "robber" and len(path) > 1 and path[1] in TILE_AT:
        return Phrase("prompt.rob", {"tile": tile_phrase(p.island, TILE_AT[path[1]])})
    if deed == CARD + "monopoly":
        return Phrase("prompt.monopoly")
    if deed in _PLACED:
        return Phrase(f"prompt.place_{deed}")
    return Phrase(f"prompt.{p.stage}", {"player": Seat(p.active)}) if p.stage == OVER else Phrase("prompt.deed")
