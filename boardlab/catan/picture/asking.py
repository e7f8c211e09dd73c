"""What is asked beside the island, as cards: what to give and to get, who may answer, whom to rob.

A card is the control: its pick gives it, or asks for it, and the card that was picked takes the pick back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from boardlab.catan.actions import ANSWER, CONFIRM, DISCARD, Action
from boardlab.catan.board import SITES_OF_TILE, TILE_AT
from boardlab.catan.cards import KINDS, RESOURCES, Counts, counts_of, kinds_in, size
from boardlab.catan.island import GENERIC
from boardlab.catan.picture.table import costs
from boardlab.catan.places import harbour_phrase, kind_phrase
from boardlab.catan.play.public import seen_cards
from boardlab.catan.position import View
from boardlab.catan.rules.bundles import left_in_hand, picked
from boardlab.catan.rules.maritime import WORST_RATE, rate_of
from boardlab.catan.rules.progress_cards import wanted_cards
from boardlab.catan.rules.robber.moving import candidates
from boardlab.catan.rules.trade.offering import sides
from boardlab.catan.state import State
from boardlab.core.contract.picks import number_in
from boardlab.core.i18n.language import Phrase, Seat, seat_letter
from boardlab.core.picture.slots import Fact, Item, Slot

Path = tuple[str, ...]
Story = Callable[[], Iterable[tuple[State, Action, State]]]


def asks(p: State, path: Path, story: Story) -> tuple[Slot, ...]:
    """What lies in ``ask`` and in the place of the hand after some picks."""
    return tuple(_asks(p, path, story))


def _asks(p: State, path: Path, story: Story) -> Iterator[Slot]:
    verb = path[0] if path else ""
    if p.stage == DISCARD:
        yield from _discard(p, path[1:] if verb == "discard" else path)
    elif verb in ("offer", "counter"):
        yield from _deal(p, path[1:], story)
    elif verb == "trade":
        yield from _swap(p, path[1:])
    elif verb == "card:discovery":
        yield from _discovery(p, path[1:])
    elif verb == "card:monopoly":
        yield Slot("ask", "wanted", tuple(_monopoly()), Phrase("ask.monopoly"))
    elif p.stage == ANSWER:
        yield from _offered(p)
    elif p.stage == CONFIRM:
        yield from _answers(p)
    elif path and path[-1] in TILE_AT:
        yield from _victims(p, TILE_AT[path[-1]])


# -- cards to give and to get ------------------------------------------------------------------------------------------


def _whose(p: State) -> Phrase:
    return Phrase("table.hand", {"player": Seat(p.decider)})


def _discard(p: State, keys: Path) -> Iterator[Slot]:
    given, count = picked(keys, "give") or 0, p.hand_sizes[p.decider] // 2
    note = Phrase("ask.of", {"n": size(given), "of": count})
    yield Slot("hand", "fan", tuple(_givable(p, keys)), _whose(p), Phrase("ask.discards"))
    yield _side("back", p.decider, given, "give", note, count - size(given))


def _deal(p: State, keys: Path, story: Story) -> Iterator[Slot]:
    given, wanted, _ = sides(keys)
    give, get = given or 0, wanted or 0
    yield Slot("hand", "fan", tuple(_givable(p, keys)), _whose(p), Phrase("ask.hand"))
    yield _side("gives", p.decider, give, "give")
    yield _side("gets", p.decider, get, "get")
    yield Slot("ask", "wanted", tuple(_gettable(keys)), Phrase("ask.wanted"))
    yield costs(p, p.decider, give, get)
    if p.stage != ANSWER and get:
        first = next((key for key in keys if key.startswith("give:")), "")
        if first:
            yield Slot("ask", "answers", (_rate(p, RESOURCES.index(first.split(":")[1])),))
        yield from _known(p, get, story)


def _swap(p: State, keys: Path) -> Iterator[Slot]:
    """A swap with the bank: the kind that is given goes whole, at its rate."""
    seat = p.decider
    hand = counts_of(p.packed_hand(seat))
    given = RESOURCES.index(keys[0].split(":")[1]) if keys else None
    count = 0 if given is None else number_in(keys[0], f"give:{RESOURCES[given]}:") or rate_of(p, seat, given)
    items = []
    for kind, have in enumerate(hand):
        if have:
            facts = {"kind": kind_phrase(kind), "n": rate_of(p, seat, kind)}
            chosen, back = (min(count, have), keys[0]) if kind == given else (0, "")
            items.append(_card(kind, have, f"give:{RESOURCES[kind]}", Phrase("ask.give_all", facts), chosen, back))
    yield Slot("hand", "fan", tuple(items), _whose(p), Phrase("ask.hand"))
    if given is None:
        kinds = sorted((kind for kind in KINDS if hand[kind]), key=lambda kind: rate_of(p, seat, kind))
        yield Slot("ask", "price-rows", tuple(_price(p, kind, hand[kind]) for kind in kinds), Phrase("ask.rates"))
        return
    yield _side("gives", seat, count << 8 * given, "give", back=keys[0])
    yield Slot("ask", "laid", (), Phrase("ask.gets", {"player": Seat(seat)}), empty=1)
    yield Slot("ask", "wanted", tuple(_gettable(keys)), Phrase("ask.wanted"))
    yield Slot("ask", "answers", (_rate(p, given),))


def _rate(p: State, kind: int) -> Item:
    """What the bank takes for a card, and the harbour that makes it so little."""
    rate = rate_of(p, p.decider, kind)
    cards = (f"card.{RESOURCES[kind]}",) * rate
    named = _harbour(kind, rate)
    label = Phrase("ask.bank", {"rate": rate})
    return Item(f"rate:{RESOURCES[kind]}", label, note=named, art="trade", deal=(cards, ()), now=rate < WORST_RATE)


def _price(p: State, kind: int, have: int) -> Item:
    """What the bank takes for a card, as a button: a press gives the cards, as one on those in the hand does."""
    rate = rate_of(p, p.decider, kind)
    price = tuple((f"card.{RESOURCES[kind]}", at < have) for at in range(rate))
    cards = {"kind": kind_phrase(kind), "n": rate}
    label, says = Phrase("ask.takes_kind", cards), Phrase("ask.give_all", cards)
    key, pick = f"rate:{RESOURCES[kind]}", f"give:{RESOURCES[kind]}"
    return Item(key, label, _harbour(kind, rate), says, "trade", price=price, pick=pick, counted=True)


def _harbour(kind: int, rate: int) -> Phrase:
    """Where a rate comes from."""
    harbour = {2: kind, 3: GENERIC}.get(rate)
    if harbour is None:
        return Phrase("ask.no_harbour")
    return Phrase("ask.harbour", {"harbour": harbour_phrase(harbour)})


def _discovery(p: State, keys: Path) -> Iterator[Slot]:
    taken = picked(keys, "get") or 0
    count = wanted_cards(p)
    note = Phrase("ask.of", {"n": size(taken), "of": count})
    yield _side("takes", p.decider, taken, "get", note, count - size(taken))
    yield Slot("ask", "wanted", tuple(_gettable(keys)), Phrase("ask.wanted"))


def _monopoly() -> Iterator[Item]:
    for name in RESOURCES:
        yield Item(name, Phrase(f"resource.{name}"), art=f"card.{name}", pick=f"kind:{name}", counted=True)


def _side(
    name: str, seat: int, cards: int, word: str, note: Phrase | None = None, empty: int = 0, back: str = ""
) -> Slot:
    """The cards that lie on one side, each of which goes back where it is clicked."""
    counts = counts_of(cards)
    items = [
        _card(kind, count, f"{word}:{RESOURCES[kind]}", None, count, back) for kind, count in enumerate(counts) if count
    ]
    title = Phrase(f"ask.{name}", {} if name == "takes" else {"player": Seat(seat)})
    return Slot("ask", "laid", tuple(items), title, note, empty=empty or int(not cards))


def _givable(p: State, keys: Path) -> Iterator[Item]:
    """The hand, kind by kind, with how many cards of each are given."""
    left = counts_of(left_in_hand(p, keys))
    for kind, have in enumerate(counts_of(p.packed_hand(p.decider))):
        if have:
            facts = {"kind": kind_phrase(kind), "n": have - left[kind], "of": have}
            says = Phrase("ask.give_one", facts)
            yield _card(kind, have, f"give:{RESOURCES[kind]}", says, have - left[kind])


def _gettable(keys: Path) -> Iterator[Item]:
    for kind, name in enumerate(RESOURCES):
        count = keys.count(f"get:{name}")
        says = Phrase("ask.get_one", {"kind": kind_phrase(kind), "n": count})
        yield Item(name, kind_phrase(kind), says=says, art=f"card.{name}", pick=f"get:{name}", counted=True)


def _card(kind: int, count: int, pick: str, says: Phrase | None, chosen: int, back: str = "") -> Item:
    facts = {"kind": kind_phrase(kind), "n": chosen, "of": count}
    return Item(
        RESOURCES[kind],
        kind_phrase(kind),
        note=Phrase("ask.of", facts),
        says=says,
        keeps=Phrase("ask.keep_one", facts),
        art=f"card.{RESOURCES[kind]}",
        count=count,
        pick=pick,
        counted=True,
        chosen=chosen,
        back=back or pick,
    )


# -- those who answer --------------------------------------------------------------------------------------------------


def _known(p: State, get: int, story: Story) -> Iterator[Slot]:
    """Who could give what is asked for: only cards that whoever looks has seen (catan.cards.hidden)."""
    viewer = p.viewer if isinstance(p, View) else None
    seen: tuple[Counts, ...] = seen_cards(story(), viewer) or ((0,) * len(KINDS),) * p.players
    rows = []
    for step in range(1, p.players):
        seat = (p.decider + step) % p.players
        facts = tuple(
            Fact(
                f"card.{RESOURCES[kind]}",
                Phrase("ask.seen", {"n": seen[seat][kind]}),
                Phrase("ask.seen_says", {"n": seen[seat][kind], "kind": kind_phrase(kind), "player": Seat(seat)}),
                strong=seen[seat][kind] >= counts_of(get)[kind],
            )
            for kind in kinds_in(get)
        )
        yielded = Phrase("table.cards", {"n": p.hand_sizes[seat]})
        rows.append(Item(seat_letter(seat), seat=seat, note=yielded, facts=facts))
    yield Slot("ask", "answers", tuple(rows), Phrase("ask.known"))


def _offered(p: State) -> Iterator[Slot]:
    """The offer on the table, with the answers in one row."""
    offer = p.underway.offer
    assert offer is not None
    buttons = tuple((key, Phrase(f"ask.{key}")) for key in ("accept", "decline", "counter"))
    label = Phrase("ask.offers", {"player": Seat(p.active)})
    row = Item("offer", label, seat=p.active, deal=(_cards(offer.give), _cards(offer.get)), buttons=buttons, now=True)
    yield Slot("ask", "answers", (row, *_said(p)))


def _answers(p: State) -> Iterator[Slot]:
    """What everybody answered, each with the button that trades."""
    offer = p.underway.offer
    assert offer is not None
    label = Phrase("ask.offers", {"player": Seat(p.active)})
    nobody = (("withdraw", Phrase("ask.nobody")),)
    row = Item("offer", label, seat=p.active, deal=(_cards(offer.give), _cards(offer.get)), buttons=nobody)
    yield Slot("ask", "answers", (row, *_said(p)), Phrase("ask.answers"))


def _said(p: State) -> Iterator[Item]:
    """What the others have said to the offer so far."""
    offer = p.underway.offer
    assert offer is not None
    for step in range(1, p.players):
        seat = (p.active + step) % p.players
        answer = offer.answers[seat]
        if seat == p.decider:
            continue
        if answer is None or not answer[0]:
            yield Item(seat_letter(seat), seat=seat, note=Phrase("ask.refuses" if answer else "ask.waits"))
            continue
        buttons = ((f"confirm:{seat}", Phrase("ask.trade")),) if p.stage == CONFIRM else ()
        same = answer == (offer.give, offer.get)
        note = Phrase("ask.agrees" if same else "ask.counters")
        deal = (_cards(answer[0]), _cards(answer[1]))
        yield Item(seat_letter(seat), seat=seat, note=note, deal=deal, buttons=buttons, now=bool(buttons))


def _cards(cards: int) -> tuple[str, ...]:
    """The drawings of a bundle, card by card."""
    return tuple(f"card.{RESOURCES[kind]}" for kind, count in enumerate(counts_of(cards)) for _ in range(count))


def _victims(p: State, tile: int) -> Iterator[Slot]:
    """The others, with the button that takes a card, or why there is none."""
    open_to = candidates(p, p.decider, tile)
    rows = []
    for step in range(1, p.players):
        seat = (p.decider + step) % p.players
        count = p.hand_sizes[seat]
        held = Phrase("table.cards", {"n": count})
        built = (p.pieces.settlements[seat] | p.pieces.cities[seat]) & SITES_OF_TILE[tile]
        why = held if seat in open_to else Phrase("ask.empty" if built else "ask.not_there")
        buttons = ((f"rob:{seat}", Phrase("ask.take", {"n": count})),) if seat in open_to else ()
        rows.append(Item(seat_letter(seat), seat=seat, note=why, buttons=buttons, now=bool(buttons)))
    if not p.options.steal_mandatory:
        rows.append(Item("nobody", buttons=(("rob:nobody", Phrase("ask.spare")),)))
    yield Slot("ask", "answers", tuple(rows), Phrase("ask.whom"))
