"""Checkpoints of the tutorial "Sieges": which tent, by whom, for how many AP, and how long the search takes."""

from __future__ import annotations

from functools import partial

from boardlab.core.language import Phrase
from boardlab.core.verdict import Breach
from boardlab.creed import Position
from boardlab.creed.board import TENTS
from boardlab.creed.sieges import blockers
from boardlab.creed.tents import DESTROYED
from boardlab.lessons.checkpoint import Checkpoint, Misconception
from boardlab.lessons.creed import sieges_cases as case
from boardlab.lessons.creed import wrong_sieges as wrong
from boardlab.lessons.creed.siege_plans import destroyed, plan, spent
from boardlab.lessons.creed.sketching import WORDING, sketch
from boardlab.lessons.display import do

SIEGE = "creed.act.siege"
FIRST = "creed.act.siege.first"
BLOCKED = "creed.act.siege.blocked"
EXEMPT = "creed.act.siege.exempt"
SHIELD = "creed.act.siege.shield"
FLIP = "creed.act.siege.flip"
ONCE = "creed.attack.once"
ABSORB = "creed.special.fortify.absorb"
SAFE = "creed.special.fortify.safe"
ASSASSINATE = "creed.special.assassinate"
ASSASSIN = "creed.unit.assassin"
ARCHER = "creed.unit.archer"
ENGINE = "creed.unit.siege_engine"
FRESH = "creed.attack.fresh"
TENT = "creed.setup.tents"
WIN = "creed.end.win"

_number = partial(Checkpoint, kind="number", wording=WORDING, sees=0)
_cells = partial(Checkpoint, kind="cells", wording=WORDING, sees=0)
_choice = partial(Checkpoint, kind="choice", wording=WORDING, sees=0)
_legal = partial(Checkpoint, kind="legal", wording=WORDING, sees=0)
_turn = partial(Checkpoint, kind="turn", wording=WORDING, sees=0)

# -- places ------------------------------------------------------------------------------------------------------------


def tents_of_b(p: Position) -> tuple[str, ...]:
    """The tents of B."""
    return p.layout.tent_names[TENTS : 2 * TENTS]


def units_of_a(p: Position) -> tuple[str, ...]:
    """The cells with a unit of A."""
    return tuple(p.layout.cell_names[cell] for cell in case.fighters(p))


def why_not_struck(p: Position, picked: frozenset[str]) -> Phrase | None:
    """Says of a tent that was picked wrongly why no siege strikes it, or of one left out that one does."""
    right = case.struck(p)
    for place in sorted(picked - right):
        ruin = p.camps[p.layout.tent_numbers[place]] & DESTROYED
        return Phrase("explain.sieges.ruin" if ruin else "explain.sieges.behind", {"place": place})
    return Phrase("explain.sieges.struck", {"place": min(right - picked)}) if right - picked else None


def why_no_siege(p: Position, picked: frozenset[str]) -> Phrase | Breach | None:
    """Explains a unit that was picked wrongly by what the rules say to its siege, or one left out."""
    right = case.besiegers(p)
    for place in sorted(picked - right):
        return p.judge(p.read_action(f"siege {place}")).breaches[0]
    return Phrase("explain.sieges.able", {"place": min(right - picked)}) if right - picked else None


# -- turns -------------------------------------------------------------------------------------------------------------


def _wall_gone(p: Position) -> bool:
    return not blockers(p, p.layout.cell_numbers["A11"])


def _fort_gone(p: Position) -> bool:
    return case.standing(p) > 0 and not any("fortified" in tent for tent in p.to_json()["camps"][1])


STRUCK = (
    Misconception("creed.strikes_ruins", wrong.nearest, FIRST),
    Misconception("creed.strikes_the_far_end", wrong.farthest, FIRST),
    Misconception("creed.strikes_the_whole_line", wrong.all_on_the_line, FIRST),
)
"""Wrong rules of which tent a siege strikes."""
ABLE = (
    Misconception("creed.everyone_besieges", wrong.everyone_on_open_lines, SHIELD),
    Misconception("creed.guards_stop_engines", wrong.guards_stop_all, EXEMPT),
    Misconception("creed.guards_stop_nobody", wrong.guards_stop_nobody, BLOCKED),
    Misconception("creed.engines_only", wrong.engines_only, SIEGE),
)
"""Wrong rules of who may besiege."""


def searching(opened: int, tents: int) -> tuple[Misconception, ...]:
    """Wrong rules of how likely both leaders are found under so many of the tents."""
    return (
        Misconception("creed.king_and_commander_differ", lambda p: wrong.in_order(opened, tents), TENT),
        Misconception("creed.share_of_the_tents", lambda p: wrong.by_share(opened, tents), TENT),
        Misconception("creed.one_leader_is_enough", lambda p: wrong.at_least_one(opened, tents), WIN),
    )


CHECKPOINTS = (
    _cells(
        id="creed.sieges.1",
        setting=case.ruins,
        solve=case.struck,
        explain=why_not_struck,
        misconceptions=STRUCK,
        rules=(FIRST,),
        among=tents_of_b,
    ),
    Checkpoint(
        id="creed.sieges.2",
        kind="order",
        setting=case.besieged,
        choices=("middle", "far", "near"),
        solve=case.falling,
        misconceptions=(
            Misconception("creed.strikes_the_far_end", lambda p: tuple(reversed(case.DEPTHS)), FIRST),
            Misconception("creed.strikes_the_middle_first", lambda p: ("middle", "near", "far"), FIRST),
        ),
        rules=(FIRST,),
        after=lambda p: do(p, "siege B31", "siege B32", "siege B33"),
        about=1,
        sees=1,
        wording=WORDING,
    ),
    _cells(
        id="creed.sieges.3",
        setting=case.crowd,
        solve=case.besiegers,
        explain=why_no_siege,
        misconceptions=ABLE,
        rules=(BLOCKED, EXEMPT, SHIELD),
        among=units_of_a,
    ),
    _legal(
        id="creed.sieges.4",
        setting=lambda: sketch("A31=shield_4 A33=archer A11=cavalry_3 B12=spearman", camps={"B": case.FULL}),
        tries="siege A31",
        choices=(SHIELD, BLOCKED, ARCHER),
        misconceptions=(
            Misconception(
                "creed.no_help_for_sieges", lambda p: wrong.verdict(wrong.without_archers(p), "siege A31"), SHIELD
            ),
        ),
        rules=(SHIELD, ARCHER),
        after=lambda p: do(p, "siege A31"),
    ),
    _choice(
        id="creed.sieges.5",
        setting=lambda: sketch("A11=heavy_infantry A12=archer", nations=[2, 1], camps={"B": case.FORT}),
        choices=("falls", "token", "nothing"),
        solve=case.becomes,
        misconceptions=(
            Misconception(
                "creed.strength_breaks_fortresses", lambda p: case.becomes(wrong.without_fortresses(p)), ABSORB
            ),
            Misconception("creed.fortress_cannot_fall", lambda p: "nothing", ABSORB),
        ),
        rules=(ABSORB,),
        after=lambda p: do(p, "siege A11"),
    ),
    _number(
        id="creed.sieges.6",
        setting=lambda: sketch(
            "A11=infantry_2 B21=shield_4", camps={"B": case.FORT}, hands={"A": "spearman cavalry_3 shield_5"}
        ),
        solve=case.to_the_tent,
        misconceptions=(
            Misconception("creed.one_blow_for_both", wrong.one_blow, ABSORB),
            Misconception("creed.besieges_twice", wrong.same_unit_again, ONCE),
        ),
        rules=(ABSORB, ONCE),
        receipt_of=case.way_receipt,
        after=case.after_the_plan,
    ),
    _number(
        id="creed.sieges.7",
        setting=case.wall,
        solve=case.to_the_tent,
        misconceptions=(
            Misconception("creed.breaker_besieges_too", wrong.attacker_besieges, ONCE),
            Misconception("creed.one_attacker_a_guard", wrong.one_attack_each, "creed.unit.cavalry"),
            Misconception("creed.guards_stop_nobody", wrong.guards_ignored, BLOCKED),
        ),
        rules=(BLOCKED, ONCE, "creed.unit.cavalry"),
        receipt_of=case.way_receipt,
        after=case.after_the_plan,
    ),
    _turn(
        id="creed.sieges.8",
        setting=lambda: sketch(
            "A31=cavalry_4 A33=archer+hidden B31=infantry_2 B33=shield_4",
            camps={"B": case.FULL},
            ap={"A": 7},
            hands={"A": "spearman infantry_1"},
            boxes=case.ASSASSINATED,
        ),
        solve=lambda p: plan(p, destroyed("BT33"), line="3"),
        goal=lambda start, end, actions: destroyed("BT33")(end),
        misconceptions=(
            Misconception(
                "creed.spends_all_on_the_wall",
                lambda p: ("deploy spearman A32", "attack A32 B31", "attack A31"),
                "creed.turn.spend",
                goal=lambda start, end, actions: spent(start, actions) > 2 and not destroyed("BT33")(end),
            ),
        ),
        rules=(BLOCKED, "creed.hidden.reveal", "creed.unit.cavalry"),
    ),
    _legal(
        id="creed.sieges.9",
        setting=lambda: sketch("A11=cavalry_3 B11=shield_5 B21=spearman", camps={"B": case.FORT}),
        tries="assassinate BT31 for 6",
        choices=(BLOCKED, "creed.turn.first_round", SAFE),
        misconceptions=(
            Misconception(
                "creed.assassins_pass_fortresses",
                lambda p: wrong.verdict(wrong.without_fortresses(p), "assassinate BT31 for 6"),
                SAFE,
            ),
            Misconception("creed.guards_stop_assassins", lambda p: wrong.verdict(p, "siege A11"), ASSASSINATE),
        ),
        rules=(SAFE, ASSASSINATE),
    ),
    _choice(
        id="creed.sieges.10",
        setting=case.deep,
        choices=("sieges", "action", "assassin"),
        solve=case.cheapest_way,
        misconceptions=(
            Misconception("creed.any_unit_picks_its_tent", lambda p: "sieges", FIRST),
            Misconception("creed.fresh_units_wait", lambda p: "action", FRESH),
        ),
        rules=(ASSASSIN, FIRST, ASSASSINATE),
        receipt_of=lambda p: None,
        facts=lambda p: {f"{key}_ap": ap for key, ap in case.prices(p).items()},
    ),
    _number(
        id="creed.sieges.11",
        setting=case.board,
        solve=lambda p: case.both_found(),
        misconceptions=searching(case.OPENED, TENTS),
        rules=(TENT, WIN),
        receipt_of=lambda p: None,
        facts=lambda p: {"opened": case.OPENED, "places": case.places()},
    ),
    _turn(
        id="creed.sieges.12",
        setting=case.last_three,
        solve=case.to_the_end,
        goal=lambda start, end, actions: end.is_over,
        misconceptions=(
            Misconception(
                "creed.one_blow_for_both",
                lambda p: ("siege A11", "siege A21", "siege A31"),
                ABSORB,
                goal=lambda start, end, actions: not end.is_over and _fort_gone(end),
            ),
        ),
        rules=(WIN, ABSORB, EXEMPT),
    ),
)
