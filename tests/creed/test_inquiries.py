"""Questions to a position of Creed: every attack there is, and the chances of what is hidden."""

from __future__ import annotations

import random
from typing import Any

from boardlab import ask, creed
from boardlab.core.play.playout import playout
from boardlab.creed.actions import Kind
from boardlab.creed.rules.resolver import strength


def moment(seed: int) -> Any:
    rng = random.Random(seed)
    return playout(creed.start(players=2), rng, most=40 + 9 * seed)


def test_every_attack_and_siege_is_listed() -> None:
    seen = 0
    for seed in range(10):
        p = moment(seed)
        strikes = [act for act in p.legal_actions() if act.kind in (Kind.ATTACK, Kind.SIEGE)]
        seen += len(strikes)
        assert len(ask(p, "reach").findings) == min(12, len(strikes))
    assert seen


def test_attack_lights_helpers_and_rings_its_targets() -> None:
    lit, helped = 0, 0
    for seed in range(10):
        p = moment(seed)
        names, mine = p.layout.cell_numbers, p.current_player
        for found in ask(p, "reach").findings:
            if found.says.key == "inquiry.more":
                continue
            source, aims = found.says.facts["source"], found.focus
            helpers = found.says.facts.get("helpers", ())
            assert found.places == (source, *helpers, *aims)
            assert all(p.layout.owner[names[cell]] == mine for cell in (source, *helpers))
            if found.says.key == "inquiry.siege":
                assert aims[0][0] != source[0], "a tent is named after its owner, as a cell is"
                continue
            assert aims
            assert all(p.units[names[cell]] and p.layout.owner[names[cell]] != mine for cell in aims)
            lit += 1
            for cell in helpers:
                alone = bytearray(p.units)
                alone[names[cell]] = 0
                line = names[source] // 3 * 3
                with_help = strength(names[source] - line, p.units[line : line + 3]).total
                assert strength(names[source] - line, alone[line : line + 3]).total < with_help
                helped += 1
    assert lit > 10
    assert helped > 2


def test_whom_an_attack_removes_stood_among_its_targets() -> None:
    removed = 0
    for seed in range(10):
        p = moment(seed)
        strikes = [act for act in p.legal_actions() if act.kind in (Kind.ATTACK, Kind.SIEGE)]
        for act, found in zip(strikes, ask(p, "reach").findings[:11], strict=False):
            # Where a face-down unit falls, others behind it may be met that nobody can foresee.
            if act.kind == Kind.ATTACK and found.says.facts["comes"].key != "forecast.hidden":
                after = p.play(act)
                gone = {name for name in p.layout.cell_names if p.unit_at(name) and not after.unit_at(name)}
                removed += len(gone)
                assert gone <= {*found.focus}
    assert removed > 3


def test_a_camp_is_counted_as_it_stands() -> None:
    p = creed.start(players=2)
    while p.stage != "turn":
        p = playout(p, random.Random(1), most=1)
    assert ask(p, "pays", "en").lines[0] == "A: 9 tents stand, 2 leaders not found yet."
    assert ask(p, "chance", "en").lines[-1] == "B’s next tent holds a leader in 2 of 9 cases."
