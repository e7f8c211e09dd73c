"""Actions as text: ``deploy archer A13 hidden``, ``move A11 A32, A32 A11``, ``rumour B11 B23 for 3``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from boardlab.core.position import CHANCE
from boardlab.core.quoting import shown
from boardlab.core.verdict import AmbiguousText, UnreadableText
from boardlab.creed.actions import SPECIAL_OF, TOKENS, WORDS, Action, Kind, action
from boardlab.creed.board import RANKS
from boardlab.creed.camps import assassin_targets, siege_target
from boardlab.creed.effects import attack_targets
from boardlab.creed.position import WORDING
from boardlab.creed.starting import seat_named
from boardlab.creed.units import ASSASSIN, NAMES, NUMBERS, PROFILE, SPEARMAN, UNITS, pile_of

if TYPE_CHECKING:
    from boardlab.creed.position import Reading

LONGEST = 240
"""Longer texts are refused unread."""
KINDS = {word: kind for kind, word in WORDS.items()}
Words = list[str]


def _fail(key: str, **facts: Any) -> NoReturn:
    raise UnreadableText(WORDING.say(f"error.{key}", **facts))


def _several(text: str, fits: list[str]) -> NoReturn:
    raise AmbiguousText(WORDING.say("error.action_ambiguous", text=text, fits=", ".join(fits)))


def read_action(p: Reading, text: str) -> Action:
    """The action a text means, done by the seat that decides; legal or not."""
    line = text if type(text) is str else f"({type(text).__name__})"
    words = line.replace(",", " , ").split() if len(line) <= LONGEST else []
    if not words or words[0] not in KINDS or p.current_player is None:
        _fail("action", text=shown(line), words=", ".join(KINDS))
    kind = KINDS[words[0]]
    found = _READERS[kind](p, kind, words[1:])
    if found is None:
        _fail("action_form", text=shown(line, 60), form=WORDING.template(f"form.{words[0]}"))
    return found


def _cell(p: Reading, word: str) -> int:
    if word not in p.layout.cell_numbers:
        _fail("cell", text=shown(word), first=p.layout.cell_names[0], last=p.layout.cell_names[-1])
    return p.layout.cell_numbers[word]


def _tent(p: Reading, word: str) -> int:
    if word not in p.layout.tent_numbers:
        _fail("tent", text=shown(word), first=p.layout.tent_names[0], last=p.layout.tent_names[-1])
    return p.layout.tent_numbers[word]


def unit_number(word: str) -> int:
    """The number of a profile by its name.

    Raises:
        UnreadableText: when there is no such unit.
        AmbiguousText: when there are several, as of ``infantry``.
    """
    if word in NUMBERS:
        return NUMBERS[word]
    alike = [unit.name for unit in UNITS if unit.kind == word]
    if alike:
        _several(word, alike)
    _fail("unit", text=shown(word), units=", ".join(NAMES[1:]))


def _token(p: Reading, word: str, seat: int) -> int:
    name, _, letter = word.partition(":")
    colour = seat_named(letter, p.players) if letter else seat
    if name not in TOKENS or colour < 0:
        _fail("token", text=shown(word), tokens=", ".join(TOKENS))
    return TOKENS.index(name) << 2 | colour


def _seat(p: Reading) -> int:
    seat = p.current_player
    assert seat is not None
    return seat


# -- prices ------------------------------------------------------------------------------------------------------------


def _price(p: Reading, kind: Kind, words: Words) -> tuple[Words, int]:
    """The words before ``for``, and the price after it; without one, the price of the only free box."""
    if len(words) >= 2 and words[-2] == "for":
        number = words[-1]
        if not (number.isascii() and number.isdigit() and len(number) <= 2):
            _fail("number", text=shown(number), field="for")
        return words[:-2], int(number)
    seat = max(_seat(p), 0)
    level = {Kind.REPOSITION: 0, Kind.TRADE: 1}.get(kind)
    offers = p.options.offers(p.boxes[seat])[SPECIAL_OF[kind]]
    prices = sorted({offer.price for offer in offers if level in (None, offer.level)})
    if len(prices) > 1:
        _several(
            " ".join([WORDS[kind], *words]), [" ".join([WORDS[kind], *words, "for", str(each)]) for each in prices]
        )
    return words, prices[0] if prices else 0


# -- readers -----------------------------------------------------------------------------------------------------------

_Reader = Callable[[Any, Kind, Words], Action | None]


def _bare(p: Reading, kind: Kind, words: Words) -> Action | None:
    return None if words else action(p.layout, kind, _seat(p))


def _lay(p: Reading, kind: Kind, words: Words) -> Action | None:
    seat = _seat(p)
    if len(words) == 1 and seat >= 0 and p.pools[seat]:
        return action(p.layout, kind, seat, cell=_tent(p, words[0]), unit=p.pools[seat][0])
    if len(words) != 2:
        return None
    return action(p.layout, kind, seat, cell=_tent(p, words[1]), unit=_token(p, words[0], seat))


def _give(p: Reading, kind: Kind, words: Words) -> Action | None:
    return action(p.layout, kind, _seat(p), unit=_token(p, words[0], _seat(p))) if len(words) == 1 else None


def _first(p: Reading, kind: Kind, words: Words) -> Action | None:
    seat = seat_named(words[0], p.players) if len(words) == 1 else -1
    return None if seat < 0 else action(p.layout, kind, CHANCE, cell=seat)


def _arrive(p: Reading, kind: Kind, words: Words) -> Action | None:
    hidden = words[-1:] == ["hidden"]
    parts = words[:-1] if hidden else words
    if len(parts) != 2:
        return None
    return action(p.layout, kind, _seat(p), cell=_cell(p, parts[1]), unit=unit_number(parts[0]), hidden=hidden)


def _move(p: Reading, kind: Kind, words: Words) -> Action | None:
    pairs = [part.split() for part in " ".join(words).split(",")]
    if not all(len(pair) == 2 for pair in pairs):
        return None
    return action(p.layout, kind, _seat(p), moves=tuple((_cell(p, pair[0]), _cell(p, pair[1])) for pair in pairs))


def _attack(p: Reading, kind: Kind, words: Words) -> Action | None:
    if len(words) not in (1, 2):
        return None
    source = _cell(p, words[0])
    target = _cell(p, words[1]) if len(words) == 2 else -1
    start = p.layout.across[source // RANKS] * RANKS
    ranks, _ = attack_targets(p, source) if p.units[source] & PROFILE else ((), "")
    if p.units[source] & PROFILE == SPEARMAN:
        if target < 0 and len(ranks) > 1:
            names = p.layout.cell_names
            _several(f"attack {words[0]}", [f"attack {words[0]} {names[start + rank]}" for rank in ranks])
        target = start + ranks[0] if target < 0 and ranks else target
    elif ranks and target == start + ranks[0]:
        target = -1
    return action(p.layout, kind, _seat(p), source, target)


def _siege(p: Reading, kind: Kind, words: Words) -> Action | None:
    if len(words) not in (1, 2):
        return None
    source = _cell(p, words[0])
    tent = _tent(p, words[1]) if len(words) == 2 else -1
    if p.units[source] & PROFILE == ASSASSIN:
        open_to = assassin_targets(p, source)
        if tent < 0 and len(open_to) > 1:
            names = p.layout.tent_names
            _several(f"siege {words[0]}", [f"siege {words[0]} {names[each]}" for each in open_to])
        tent = open_to[0] if tent < 0 and open_to else tent
    elif tent >= 0 and tent == siege_target(p, source):
        tent = -1
    return action(p.layout, kind, _seat(p), source, tent)


def _at(p: Reading, kind: Kind, words: Words) -> Action | None:
    return action(p.layout, kind, _seat(p), _cell(p, words[0])) if len(words) == 1 else None


def _morale(p: Reading, kind: Kind, words: Words) -> Action | None:
    parts, price = _price(p, kind, words)
    return action(p.layout, kind, _seat(p), _cell(p, parts[0]), price=price) if len(parts) == 1 else None


def _reinforce(p: Reading, kind: Kind, words: Words) -> Action | None:
    parts, price = _price(p, kind, words)
    numbers = [unit_number(word) for word in parts]
    if not numbers or any(numbers.count(number) > 3 for number in numbers):
        return None
    return action(p.layout, kind, _seat(p), price=price, pile=pile_of(numbers))


def _camp(p: Reading, kind: Kind, words: Words) -> Action | None:
    parts, price = _price(p, kind, words)
    return None if parts else action(p.layout, kind, _seat(p), price=price)


def _on_tent(p: Reading, kind: Kind, words: Words) -> Action | None:
    parts, price = _price(p, kind, words)
    return action(p.layout, kind, _seat(p), cell=_tent(p, parts[0]), price=price) if len(parts) == 1 else None


def _rumour(p: Reading, kind: Kind, words: Words) -> Action | None:
    parts, price = _price(p, kind, words)
    if len(parts) not in (1, 2):
        return None
    cells = [_cell(p, word) for word in parts]
    return action(p.layout, kind, _seat(p), cell=cells[0], other=cells[1] if len(cells) > 1 else -1, price=price)


_READERS: dict[Kind, _Reader] = {
    Kind.LAY: _lay,
    Kind.FIRST: _first,
    Kind.PLACE: _arrive,
    Kind.DEPLOY: _arrive,
    Kind.MOVE: _move,
    Kind.ATTACK: _attack,
    Kind.SIEGE: _siege,
    Kind.REVEAL: _at,
    Kind.RECALL: _at,
    Kind.MORALE: _morale,
    Kind.REINFORCE: _reinforce,
    Kind.REPOSITION: _camp,
    Kind.TRADE: _camp,
    Kind.APPOINT: _on_tent,
    Kind.RUMOUR: _rumour,
    Kind.FORTIFY: _on_tent,
    Kind.ASSASSINATE: _on_tent,
    Kind.GIVE: _give,
    Kind.ENOUGH: _bare,
    Kind.FLOOR: _bare,
    Kind.END: _bare,
}
