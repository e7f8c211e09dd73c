"""Building an action pick by pick. A path is a tuple of keys; see :mod:`boardlab.core.contract.picks`.

A verb comes first (``road``, ``trade``, ``card:knight``), then places and choices. A place alone is short for the
likeliest verb: a path asks for a road, an own settlement for a city, another intersection for a settlement, a tile for
the robber. Bundles are picked card by card (:mod:`boardlab.catan.rules.bundles`); everything else is read off the legal
actions. How each action is offered and picked stands with its action type; here they are asked in turn.
"""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

from boardlab.catan.actions import CHANCE_STAGES, OVER, STAGES, Action
from boardlab.catan.places import place_phrase
from boardlab.catan.position import CHANCE_AT
from boardlab.catan.rules.action_type import TYPES, CatanAction
from boardlab.catan.rules.bundles import CardByCard
from boardlab.catan.rules.turn import breaches
from boardlab.catan.state import State
from boardlab.core.contract.picks import Choice, Picks, VerbContext, reasons_of_verb
from boardlab.core.contract.verdict import Breach
from boardlab.core.i18n.language import Phrase, Seat

Path = tuple[str, ...]
BY_VERB: dict[str, CatanAction] = {handler.verb: handler for handler in TYPES}
"""The action types by the key that their picks begin with, or that key up to its colon."""
_BY_RANK = sorted(TYPES, key=attrgetter("rank"))
SHOWN: dict[str, tuple[CatanAction, ...]] = {
    stage: tuple([handler for handler in _BY_RANK if stage in (handler.shown_in or handler.stages)]) for stage in STAGES
}
"""The action types whose verbs a stage shows, in order."""


def _handler(key: str) -> CatanAction | None:
    """The action type whose picks begin with a key."""
    word, colon, _ = key.partition(":")
    return BY_VERB.get(word + colon)


def picks(p: State, path: Path = ()) -> Picks:
    """What may be picked after a path; nothing when the path leads nowhere (see :func:`refusals`)."""
    full = _spelled_out(p, path)
    if not full:
        return Picks(path, _opening(p), (*_verbs(p), *_shortcuts(p)))
    handler = _handler(full[0])
    by_cards = handler.by_cards(p, full) if handler else None
    if by_cards is not None:
        return replace(_card_picks(p, path, full, by_cards), sources=_rate_sources(p, full))
    prompt = (handler.prompt(p, full) if handler else None) or _usual_prompt(p)
    actions = _matching(p, full)
    if len(actions) == 1 and len(_keys(p, actions[0])) == len(full):
        return Picks(path, prompt, (), actions[0])
    if handler is None or not actions:
        return Picks(path, prompt, _next(p, actions, full))
    return Picks(path, prompt, _next(p, actions, full), sources=handler.sources(p, full))


def refusals(p: State, path: Path) -> tuple[Breach, ...]:
    """Every reason why a path leads nowhere; empty when it may go on."""
    full = _spelled_out(p, path)
    handler = _handler(full[0]) if full else None
    if handler is not None and (by_cards := handler.by_cards(p, full)) is not None:
        return _card_refusals(p, full[1:], by_cards)
    if handler is None or _matching(p, full):
        return ()
    if wrong := _wrong_place(p, handler, full):
        return (wrong,)
    intended = [breaches(p, act) for act in handler.intended(p, full)]
    found = min(intended, key=len) if intended else ()
    return found if place_phrase(p.island, full[-1]) else reasons_of_verb(p.wording, full[0], found)


def _spelled_out(p: State, path: Path) -> Path:
    """The path with its first pick filled in: a place or a card alone stands for the likeliest verb there."""
    if path:
        for handler in TYPES:
            if handler.meant_by(p, path[0]):
                return (handler.verb, *path)
    return path


def _keys(p: State, act: Action) -> Path:
    """The picks that build a legal action, in order."""
    found: Path = TYPES[act.kind].pick_path(p, act)
    return found


def _matching(p: State, path: Path) -> list[Action]:
    """The legal actions whose picks begin with this path."""
    spelled: dict[tuple[str, ...], list[Action]] | None = p._spelled
    if spelled is None:
        spelled = {}
        for act in p.legal_actions() or _answers(p):
            if not TYPES[act.kind].is_by_cards(act):
                keys = _keys(p, act)
                for length in range(len(keys) + 1):
                    spelled.setdefault(keys[:length], []).append(act)
        object.__setattr__(p, "_spelled", spelled)
    return spelled.get(path, [])


def _answers(p: State) -> tuple[Action, ...]:
    """What chance may answer here, as a lesson may choose it; nothing where a player decides or cards are hidden."""
    return tuple(act for act, _ in CHANCE_AT[p.stage].outcomes(p)) if p.stage in CHANCE_STAGES else ()


def _wrong_place(p: State, handler: CatanAction, path: Path) -> Breach | None:
    """A place of a kind that the verb cannot use: a road on a corner, a settlement on a tile."""
    if len(path) < 2 or not handler.places or path[-1] in handler.places:
        return None
    name = place_phrase(p.island, path[-1])
    if name is None:
        return None
    rule, fact = handler.elsewhere
    return Breach(rule, {fact: name}, (path[-1],))


# -- the first pick --------------------------------------------------------------------------------------------------


def _context(p: State) -> VerbContext[Action]:
    def finished(key: str) -> Action | None:
        found = _matching(p, (key,))
        return found[0] if len(found) == 1 and _keys(p, found[0]) == (key,) else None

    return VerbContext(p.legal_actions(), lambda key: refusals(p, (key,)), finished)


def _opening(p: State) -> Phrase:
    for handler in SHOWN[p.stage]:
        if (found := handler.opening(p)) is not None:
            return found
    return Phrase(f"prompt.{p.stage}", {"player": Seat(p.doer)})


def _verbs(p: State) -> tuple[Choice, ...]:
    """The verbs of this stage; those impossible now carry their reasons."""
    if p.stage in CHANCE_STAGES:
        return _next(p, list(_answers(p)), ())
    context = _context(p)
    return tuple(choice for handler in SHOWN[p.stage] for choice in handler.verbs(p, context))


def _shortcuts(p: State) -> list[Choice]:
    """Places that may be picked without naming a verb."""
    found: dict[str, Choice] = {}
    for act in p.legal_actions():
        handler = TYPES[act.kind]
        if handler.places:
            keys = _keys(p, act)
            found.setdefault(keys[1], handler.place_choice(p, keys[1], act if len(keys) == 2 else None))
    return list(found.values())


# -- the picks that follow -------------------------------------------------------------------------------------------


def _next(p: State, actions: list[Action], path: Path) -> tuple[Choice, ...]:
    """What may follow a path: one choice for each key that continues a matching action."""
    found: dict[str, Choice] = {}
    for act in actions:
        keys = _keys(p, act)
        key = keys[len(path)]
        if key not in found:
            last = act if len(keys) == len(path) + 1 else None
            found[key] = TYPES[act.kind].choice(p, act, key, last)
    return tuple(found.values())


def _usual_prompt(p: State) -> Phrase:
    return Phrase(f"prompt.{p.stage}", {"player": Seat(p.active)}) if p.stage == OVER else Phrase("prompt.verb")


# -- card by card ----------------------------------------------------------------------------------------------------


def _rate_sources(p: State, full: Path) -> Path:
    """The buildings behind the bank's rate for what an offer gives first: the rate is told beside the offer."""
    given = next((key for key in full[1:] if key.startswith("give:")), "")
    return BY_VERB["trade"].sources(p, ("trade", given)) if full[0] == "offer" and given else ()


def _card_picks(p: State, path: Path, full: Path, by_cards: CardByCard) -> Picks:
    """What may be picked after a path that picks cards."""
    keys = full[1:]
    prompt = by_cards.card_prompt(p, keys)
    if _card_refusals(p, keys, by_cards):
        return Picks(path, prompt, ())
    done = by_cards.built(p, keys)
    if done is not None:
        return Picks(path, prompt, (), done)
    return Picks(path, prompt, by_cards.card_choices(p, keys))


def _card_refusals(p: State, keys: Path, by_cards: CardByCard) -> tuple[Breach, ...]:
    """Every reason why a path of cards leads nowhere; empty when it may go on."""
    done = by_cards.built(p, keys)
    if done is not None:
        return breaches(p, done)
    if stuck := by_cards.stuck(p, keys):
        return stuck
    forgiven = by_cards.forgiven(p, keys)
    return tuple(breach for breach in breaches(p, by_cards.so_far(p, keys)) if breach.rule != forgiven)
