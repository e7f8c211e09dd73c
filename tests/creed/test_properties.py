"""What holds in every position of random games, on all layouts and under all rulings."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from boardlab import creed
from boardlab.creed.board import TENTS, is_land
from boardlab.creed.options import tiles_of
from boardlab.creed.tents import DESTROYED, FORTIFIED, OPEN, TOKEN
from boardlab.creed.units import ATTACKED, HIDDEN, MORALE, NAMES, tiles
from tests.creed.random_play import OTHERS, TABLES, game
from tests.effort import drawn, rounds

GAMES = [
    (players, options.replace(layout_2p=table.layout_2p, max_rounds=most))
    for (players, table), most in zip(TABLES, (rounds(8, soak=15), rounds(5, soak=8), 4), strict=True)
    for options in (table, *OTHERS)
]


def name(case: object) -> str:
    return repr(case).replace("max_rounds", "")[:60] if not isinstance(case, int) else str(case)


@pytest.mark.parametrize(("players", "options"), drawn(GAMES, 5), ids=name)
@pytest.mark.rule(
    "creed.comp.normal", "creed.comp.tents", "creed.comp.fortress", "creed.comp.cubes", "creed.comp.counters"
)
def test_invariants_texts_and_data(players: int, options: creed.Options) -> None:
    """Tiles and tokens are never lost; numbers stay in their bounds; texts and data read back."""
    rng = random.Random(repr((players, options)))
    for at, p in enumerate(game(rng, players, options)):
        for seat in range(players):
            standing = [p.units[cell] & 15 for cell in p.layout.cells_of[seat] if p.units[cell]]
            held = [*p.hand(seat), *p.casualties(seat), *(NAMES[number] for number in standing)]
            assert Counter(held) == Counter(NAMES[number] for number in tiles(tiles_of(options, p.nations[seat])))
            tokens = [tent & TOKEN for tent in p.camps if not tent & OPEN] + [*b"".join(p.pools), *p.given]
            blanks = tokens.count(seat)
            leaders = sum(tokens.count(kind << 2 | seat) for kind in (1, 2))
            assert leaders == p.leaders_of(seat).bit_count()
            assert p.spare_tents(seat) == 10 - blanks >= 0
            assert 0 <= p.ap[seat] <= 13
            assert 0 <= p.kept[seat] <= 3
            assert 0 <= p.cubes(seat) <= 7
            forts = sum(tent & FORTIFIED > 0 for tent in p.camp(seat))
            assert forts + p.forts[seat] <= 2
            assert forts + p.forts[seat] == 2 or not options.fortress_token_reuse
        assert len(p.camps) == TENTS * players
        assert not any(tent & FORTIFIED and tent & DESTROYED for tent in p.camps)
        land = is_land(p.layout, options.swamp_cells)
        for cell, tile in enumerate(p.units):
            assert not tile or land[cell]
            assert not tile & HIDDEN or cell % 3 == 2
            assert not tile & (ATTACKED | MORALE) or p.layout.sides[p.layout.owner[cell]] == p.side
        if at % rounds(4, soak=1):
            continue
        assert creed.parse(p.to_text()) == p
        assert not p.to_text().endswith("puzzle")
        data = json.loads(json.dumps(p.to_json(), allow_nan=False))
        assert creed.from_json(data) == p
