"""The same position under other rules: what has to change besides the options."""

from __future__ import annotations

from typing import TypeVar

from boardlab.core.contract.drafts import resealed
from boardlab.core.contract.verdict import UnreadableText
from boardlab.torres.actions import CARRY, CHOOSE_STARTER, FOUNDATIONS_STAGE, LOOK
from boardlab.torres.cards import kinds_in
from boardlab.torres.options import Options
from boardlab.torres.state import Draft, State, open_copy, with_kept
from boardlab.torres.wording import WORDING

P = TypeVar("P", bound="State")


def under(p: P, edition: Options | str | None, rulings: dict[str, object]) -> P:
    """See :meth:`boardlab.core.contract.position_base.StateBase.under`.

    Towers, figures, scores and stacks stay. Cards go where the other rules keep them: own decks become one common
    deck; from a common deck everyone keeps what is in hand and the decks are empty; with all cards in hand there is no
    deck. Blocks kept for a phase go to the supply where none are kept.
    """
    options = p.options.under(edition, rulings)
    if options == p.options:
        return p
    draft = open_copy(p)
    draft.options = options
    _check_stage(p, options)
    _move_cards(draft, p.options)
    if any(p.kept) and not options.carries:
        draft.supply += sum(p.kept)
        draft.aside = with_kept(draft.aside, ())
    if options.master_game != p.options.master_game:
        draft.aside = draft.aside._replace(opener=-1, master=0 if options.master_game else -1)
    each_round = options.master_game and options.master_starter == "each_round"
    draft.aside = draft.aside._replace(opener=max(p.aside.opener, 0) if each_round else -1)
    return resealed(draft, p)


def _check_stage(p: State, options: Options) -> None:
    """Some moments exist in one edition only; then this position cannot be under the other."""
    unknown = (
        (p.stage == FOUNDATIONS_STAGE and not options.master_game)
        or (p.stage == CARRY and not options.carries)
        or (p.stage == CHOOSE_STARTER and (options.master_game or options.next_starter == "lowest"))
        or (p.stage == LOOK and options.deck != "own")
    )
    if unknown:
        stage = WORDING.say(f"stage.{p.stage}")
        raise UnreadableText(WORDING.say("error.under", problem=WORDING.say("error.under_stage", stage=stage)))


def _move_cards(draft: Draft, before: Options) -> None:
    deck = draft.options.deck
    if deck == before.deck:
        return
    players = len(draft.scores)
    if deck == "common":
        draft.deck_cards = (tuple(card for cards in draft.deck_cards for card in cards),)
        return
    if before.deck == "common":
        draft.deck_cards = ((),) * players
        draft.hand_bits = tuple(kinds_in(hand) if hand >= 0 else hand for hand in draft.hand_bits)
        draft.fresh_bits = kinds_in(draft.fresh_bits)
    if deck == "hand":
        draft.deck_cards = ((),) * players
