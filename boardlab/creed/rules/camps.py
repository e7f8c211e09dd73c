"""Camps: the nine tents of a player (creed.comp.tents), and how they are laid out (creed.setup.tents).

Tents are laid at the beginning of a game, and again whenever a player repositions. Leaders are laid first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from boardlab.core.contract.action_base import Domain
from boardlab.core.contract.action_type import ActionGenerator
from boardlab.core.contract.breach import Breach
from boardlab.core.contract.event import Event
from boardlab.core.i18n.language import Seat
from boardlab.creed.actions import (
    FIRST_STAGE,
    LAY_STAGE,
    PLACE_STAGE,
    TENTS_STAGE,
    TURN,
    Action,
    Kind,
    action,
    token_text,
)
from boardlab.creed.board import TENTS
from boardlab.creed.options import SPECIALS
from boardlab.creed.rules.action_text import tent_named, token_named
from boardlab.creed.rules.action_type import TYPES, Bounds, OwnStage, Path, Picked
from boardlab.creed.rules.judging import nearest
from boardlab.creed.rules.phrases import spot_phrase, tent_phrase, token_phrase
from boardlab.creed.state import Draft, State, decider
from boardlab.creed.tents import DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.view import confidants

REPOSITION = SPECIALS.index("reposition")


def open_tents(p: State, seat: int) -> int:
    """How many cells of a camp wait for a tent."""
    return sum(tent >> 7 for tent in p.camps[seat * TENTS : seat * TENTS + TENTS])


def intact(p: State, seat: int) -> list[int]:
    """The tents of a camp that stand."""
    return [tent for tent in range(seat * TENTS, seat * TENTS + TENTS) if not p.camps[tent] & DESTROYED]


def standing(p: State, seat: int) -> int:
    """How many tents of a camp are not destroyed; those still to be laid count too."""
    return sum(not tent & DESTROYED for tent in p.camp(seat))


def may_be_mixed(p: State, seat: int) -> bool:
    """May tents of the ally lie in the camp that a seat lays out, as far as all players can tell?

    Surely after a first trade, which always leaves some with either ally; a second cube on the boxes of repositioning
    may have taken them home again, in secret.
    """
    ally = p.layout.allies[seat]
    if ally < 0:
        return False
    first, end = p.options.first_box[REPOSITION : REPOSITION + 2]
    cubes = sum((p.boxes[each] & (1 << end) - (1 << first)).bit_count() for each in (seat, ally))
    return cubes > 1 or any(
        token & 3 == colour for at, colour in ((seat, ally), (ally, seat)) for token in tokens_of(p, at)
    )


def tokens_of(p: State, seat: int) -> bytes:
    """The tokens in a camp, ruins too, and those that its owner has still to lay."""
    return bytes(tent & TOKEN for tent in p.camp(seat) if not tent & OPEN) + p.pools[seat]


def by_hand(p: State, seat: int) -> int:
    """How many tents of a camp are laid one by one; those left are alike then, whatever the camp holds.

    It follows from what all can see: how many tents stand, which leaders are alive, and whether a trade may have mixed
    the camps of a team. Else the number of steps would tell what is being laid. A mixed camp may hold any leader of the
    team, and blanks of two colours.
    """
    tents, several = standing(p, seat), p.leaders_of(seat).bit_count()
    if may_be_mixed(p, seat):
        several += p.leaders_of(p.layout.allies[seat]).bit_count()
        several += max(0, tents - several) // 2
    return min(several, tents - 1)


def in_laying_order(pool: bytes | bytearray) -> bytes:
    """Tokens in the order in which they are laid: leaders first, then the rarer blanks."""
    return bytes(sorted(pool, key=lambda token: (int(token) < 4, pool.count(token), token)))


def set_pool(draft: Draft, seat: int, pool: bytes) -> None:
    """What a seat still has to lay, leaders first, then the rarer blanks; once no choice can be left, it is laid."""
    pool = in_laying_order(pool)
    draft.pools = (*draft.pools[:seat], pool, *draft.pools[seat + 1 :])
    alike = bool(pool) and pool[0] == pool[-1]
    if alike and len(pool) <= standing(draft, seat) - by_hand(draft, seat):
        lay_alike(draft, seat, pool[0])


def lay_alike(draft: Draft, seat: int, token: int) -> None:
    """Lay copies of one token on every cell of a camp that waits for one, so that nothing is left in hand."""
    camps = bytearray(draft.camps)
    for tent in range(seat * TENTS, seat * TENTS + TENTS):
        if camps[tent] & OPEN:
            camps[tent] = camps[tent] & FORTIFIED | token
    draft.camps = bytes(camps)
    draft.pools = (*draft.pools[:seat], b"", *draft.pools[seat + 1 :])


def after_laying(draft: Draft) -> None:
    """Change the open state once all tents are laid: the next stage begins."""
    if any(draft.pools):
        return
    if draft.stage == LAY_STAGE:
        draft.stage = TURN
    elif draft.first < 0:
        draft.stage = FIRST_STAGE
    else:
        begin_placing(draft)


def begin_placing(draft: Draft) -> None:
    """The starting player places the first units (creed.setup.first4)."""
    draft.stage = PLACE_STAGE
    draft.on_turn = draft.first


@TYPES.add
class Lay(OwnStage, ActionGenerator[State, Action]):
    """Lay the next token of the player's own pool on a free cell of the player's own camp."""

    kind, word, stages, asks = Kind.LAY, "lay", (TENTS_STAGE, LAY_STAGE), True

    def form(self, board: Bounds) -> Mapping[str, Domain]:
        return {"cell": board.tent, "unit": board.token}

    def write(self, act: Action) -> str:
        return f"{self.word} {token_text(act.unit, act.player)} {act.layout.tent_names[act.cell]}"

    def read(self, p: State, words: list[str]) -> Action | None:
        seat = decider(p)
        if len(words) == 1 and seat >= 0 and p.pools[seat]:
            return action(p.layout, self.kind, seat, cell=tent_named(p, words[0]), unit=p.pools[seat][0])
        if len(words) != 2:
            return None
        return action(p.layout, self.kind, seat, cell=tent_named(p, words[1]), unit=token_named(p, words[0], seat))

    def due(self, p: State, seat: int) -> Breach:
        if p.stage == TENTS_STAGE:
            return Breach("creed.setup.tents", {"player": Seat(seat)}, case="stage")
        return Breach("creed.special.reposition", {"player": Seat(seat)}, case="lay")

    def not_now(self, p: State) -> Breach:
        return Breach("creed.setup.tents", case="done")

    def breaches(self, p: State, act: Action) -> Iterator[Breach]:
        rule = "creed.setup.tents" if p.stage == TENTS_STAGE else "creed.special.reposition"
        name = p.layout.tent_names[act.cell]
        tent = p.camps[act.cell]
        if act.cell // TENTS != act.player:
            yield Breach(rule, {"tent": tent_phrase(p, act.cell), "player": Seat(act.player)}, (name,), "camp")
        elif tent & DESTROYED:
            yield Breach(rule, {"tent": tent_phrase(p, act.cell)}, (name,), "destroyed")
        elif not tent & OPEN:
            yield Breach(rule, {"spot": spot_phrase(p, act.cell)}, (name,), "taken")
        due = p.pools[act.player][0]
        if act.unit != due:
            facts = {"token": token_phrase(act.unit), "due": token_phrase(due)}
            yield Breach(rule, facts, case="token" if act.unit >> 2 != due >> 2 else "colour")

    def legal_actions(self, p: State) -> list[Action]:
        seat = decider(p)
        token = p.pools[seat][0]
        if token == UNKNOWN_TOKEN:
            return []
        tents = range(seat * TENTS, seat * TENTS + TENTS)
        return [action(p.layout, self.kind, seat, cell=tent, unit=token) for tent in tents if p.camps[tent] & OPEN]

    def apply(self, draft: Draft, act: Action) -> None:
        seat = act.player
        camps = bytearray(draft.camps)
        camps[act.cell] = camps[act.cell] & FORTIFIED | act.unit
        draft.camps = bytes(camps)
        set_pool(draft, seat, draft.pools[seat][1:])
        after_laying(draft)

    def events(self, p: State, after: State, act: Action) -> Iterator[Event]:
        name = p.layout.tent_names[act.cell]
        rule = "creed.special.reposition" if p.stage == LAY_STAGE else "creed.setup.tents"
        facts = {"token": token_phrase(act.unit), "spot": spot_phrase(p, act.cell)}
        # Leaders are laid first: for others even the cell would tell.
        known = confidants(p, act.player)
        yield Event("lay", rule, facts, (name,), act.player, hidden_as="lay_unseen", known_to=known)

    def pick_paths(self, p: State, act: Action, price: Path) -> Iterator[Path]:
        name = p.layout.tent_names[act.cell]
        yield (self.word, name)
        yield (name,)

    def begins_at_tent(self, p: State) -> bool:
        return p.stage in self.stages

    def intended(self, p: State, seat: int, picked: Picked) -> Action | None:
        token = p.pools[seat][0] if p.pools[seat] else 0
        tents = picked.tents or range(p.players * TENTS)
        tries = (action(p.layout, self.kind, seat, cell=tent, unit=token, price=picked.price) for tent in tents)
        return nearest(p, tries)
