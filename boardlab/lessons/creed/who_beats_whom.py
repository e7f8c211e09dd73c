"""Who beats whom: the nine attackers against all fifteen units, with support and morale to be set, as a matrix."""

from __future__ import annotations

from functools import lru_cache

from boardlab.core.ask.matrix import (
    BARRED,
    FAILED,
    HELD,
    HELPED,
    KINDS,
    MOST,
    NEVER,
    SIGNS,
    Account,
    AccountLine,
    Control,
    Head,
    MatrixEntry,
    State,
)
from boardlab.core.picture.drawing import classes
from boardlab.core.picture.scene import Marks, Scene
from boardlab.creed import Position
from boardlab.creed.options import USUAL
from boardlab.creed.picture.pieces import unit
from boardlab.creed.picture.style import SHEET
from boardlab.creed.play.duels import (
    ATTACKERS,
    DEFENDERS,
    HELP,
    MORALES,
    Duel,
    Helpers,
    duel,
    within_a_nation,
)
from boardlab.creed.rules.resolver import IMMUNE, KILLED, STANDS
from boardlab.creed.units import ATTACK, DEFENCE, HITS, NAMES, SPECIAL, SPECIAL_NAMES, SUPPORT
from boardlab.creed.units import KINDS as UNIT_KINDS
from boardlab.lessons.creed.fields import MORALE, SUCCESS
from boardlab.lessons.creed.sketching import WORDING, sketch

SUPPORT_AT, MORALE_AT = range(2)


def _say(key: str, lang: str, **facts: object) -> str:
    return WORDING.say(f"duels.{key}", lang, **facts)


@lru_cache
def _picture(number: int, seat: int) -> Scene:
    """A unit of a seat on its own."""
    pieces = (unit(seat, number, style=""),)
    return Scene("", "en", _style(), ("bl-creed", "bl-auto"), (-33, -34, 66, 68), {"pieces": pieces}, {}, ())


@lru_cache
def _style() -> str:
    """The style rules of all units, the same in each picture."""
    every = (unit(seat, number, style="") for seat in (0, 1) for number in DEFENDERS)
    return SHEET.css("auto", frozenset({"bl-bg", *classes(every)}))


@lru_cache
def _heads(numbers: tuple[int, ...], seat: int, lang: str) -> tuple[Head, ...]:
    return tuple(
        Head(
            NAMES[number],
            WORDING.say(f"unit.{NAMES[number]}", lang),
            WORDING.say(f"kind.{UNIT_KINDS[number]}", lang),
            _picture(number, seat),
            _group(number, lang) if seat else "",
            WORDING.say(f"does.{NAMES[number]}", lang),
        )
        for number in numbers
    )


def _group(number: int, lang: str) -> str:
    """What the columns of a defence are called; a lone one by its number."""
    lone = sum(DEFENCE[other] == DEFENCE[number] for other in DEFENDERS) == 1
    return str(DEFENCE[number]) if lone else _say("defence", lang, n=DEFENCE[number])


def helpers_of(state: State) -> Helpers:
    """The supporters a state sets."""
    return HELP[state[SUPPORT_AT]]


@lru_cache(maxsize=20_000)
def _entry(row: int, column: int, state: State, lang: str) -> MatrixEntry:
    attacker, defender, helpers = ATTACKERS[row], DEFENDERS[column], helpers_of(state)
    found = duel(attacker, defender, helpers, MORALES[state[MORALE_AT]])
    facts = {
        "attacker": WORDING.say(f"unit.{NAMES[attacker]}", lang),
        "defender": WORDING.say(f"unit.{NAMES[defender]}", lang),
        "attack": found.attack,
        "defence": found.defence,
    }
    if not within_a_nation(attacker, helpers):
        return MatrixEntry(SIGNS[NEVER], NEVER, 0, _say("says.nation", lang, **facts))
    if found.result in (IMMUNE, "weak"):
        return MatrixEntry(SIGNS[BARRED], BARRED, 0, _say(f"says.{found.result}", lang, **facts))
    margin = found.margin
    sign = "=" if not margin else f"{margin:+d}".replace("-", "−")
    if found.result != KILLED:
        return MatrixEntry(sign, FAILED, -margin, _say("says.stands", lang, **facts))
    kind, how = (HELD, "killed") if duel(attacker, defender).result == KILLED else (HELPED, "helped")
    return MatrixEntry(sign, kind, min(margin, MOST), _say(f"says.{how}", lang, **facts))


class Duels:
    """The content of the matrix; see :class:`boardlab.core.ask.matrix.Content`."""

    def title(self, lang: str) -> str:
        """What it shows."""
        return _say("title", lang)

    def note(self, lang: str) -> str:
        """How to read a cell."""
        return _say("note", lang)

    def axes(self, lang: str) -> tuple[str, str]:
        """Attackers and defenders."""
        return _say("attacker", lang), _say("defender", lang)

    def controls(self, lang: str) -> tuple[Control, ...]:
        """Support on the line, and morale."""
        support = tuple(
            _say(f"support.{''.join(NAMES[unit][0] for unit in helpers) or 'none'}", lang) for helpers in HELP
        )
        morale = tuple(f"+{n}" if n else _say("support.none", lang) for n in MORALES)
        return Control("support", _say("support.label", lang), support), Control("morale", _say("morale", lang), morale)

    def legend(self, lang: str) -> tuple[tuple[str, str], ...]:
        """The five kinds of cell."""
        return tuple((kind, _say(f"legend.{kind}", lang)) for kind in KINDS)

    def rows(self, lang: str) -> tuple[Head, ...]:
        """The attackers, weakest first."""
        return _heads(ATTACKERS, 0, lang)

    def columns(self, lang: str) -> tuple[Head, ...]:
        """All units by defence."""
        return _heads(DEFENDERS, 1, lang)

    def remark(self, row: int, state: State, lang: str) -> str:
        """The attack of a row."""
        return _say("attack", lang, n=self._duel(row, 0, state).attack)

    def entry(self, row: int, column: int, state: State, lang: str) -> MatrixEntry:
        """Attack minus defence, and what comes of it."""
        return _entry(row, column, state, lang)

    def count(self, state: State, lang: str) -> tuple[str, str]:
        """How many of all duels remove the defender."""
        every = len(ATTACKERS) * len(DEFENDERS)
        return _say("count", lang, n=_fallen(state), all=every), _say("alone", lang, n=_fallen((0, 0)))

    def tallied(self, lang: str) -> str:
        """What the count of a row is."""
        return _say("tally", lang, n=len(DEFENDERS))

    def account(self, row: int, column: int, state: State, lang: str) -> Account:
        """The sum of an attack, its outcome, what would change it, and the board."""
        attacker, defender, helpers = ATTACKERS[row], DEFENDERS[column], helpers_of(state)
        found, morale = self._duel(row, column, state), MORALES[state[MORALE_AT]]
        name = {number: WORDING.say(f"unit.{NAMES[number]}", lang) for number in (attacker, defender)}
        lines = [
            AccountLine(_say("printed", lang), str(ATTACK[attacker]), f"creed.unit.{UNIT_KINDS[attacker]}"),
            *(
                AccountLine(WORDING.say(f"kind.{NAMES[each]}", lang), f"+{SUPPORT[each]}", f"creed.unit.{NAMES[each]}")
                for each in helpers
            ),
            AccountLine(_say("with_morale", lang), f"+{morale}" if morale else "0", MORALE),
            AccountLine(_say("total", lang), str(found.attack), "", total=True),
            AccountLine(_say("against", lang, unit=name[defender]), str(found.defence), SUCCESS),
        ]
        p = self.position(row, column, state)
        verdict, says = self._verdict(found, helpers, lang)
        drawn = None if p is None else p.scene(lang=lang, show="board", marks=_marks(helpers))
        title = _say("account", lang, attacker=name[attacker], defender=name[defender])
        return Account(title, tuple(lines), verdict, found.result == KILLED and p is not None, says, drawn)

    def position(self, row: int, column: int, state: State) -> Position | None:
        """The board of a duel: attacker in front, supporters behind it, the defender alone across; A to play.

        None where no nation has attacker and supporters.
        """
        attacker, defender, helpers = ATTACKERS[row], DEFENDERS[column], helpers_of(state)
        if not within_a_nation(attacker, helpers):
            return None
        words = [NAMES[attacker], *(NAMES[each] for each in helpers)]
        if MORALES[state[MORALE_AT]]:
            words[0] += f"+morale_{MORALES[state[MORALE_AT]]}"
        units = " ".join(f"A1{rank}={word}" for rank, word in enumerate(words, 1))
        nations, rulings = _nations(_special(attacker, *helpers), _special(defender))
        return sketch(f"{units} B11={NAMES[defender]}", nations=nations, rulings=rulings)

    def _duel(self, row: int, column: int, state: State) -> Duel:
        return duel(ATTACKERS[row], DEFENDERS[column], helpers_of(state), MORALES[state[MORALE_AT]])

    def _verdict(self, found: Duel, helpers: Helpers, lang: str) -> tuple[str, tuple[str, ...]]:
        """The outcome in a headline, and what it means."""
        result = found.result if within_a_nation(found.attacker, helpers) else "nation"
        left = "rides" if found.margin else "spent"
        more = {STANDS: "missing", KILLED: left if HITS[found.attacker] > 1 else ""}.get(result, "")
        why = (_say(f"why.{key}", lang, n=abs(found.margin)) for key in (result, more) if key)
        headline = "equal" if result == KILLED and not found.margin else result
        return _say(f"verdict.{headline}", lang, n=abs(found.margin)), tuple(why)


def _special(*units: int) -> str:
    """The special unit among some; "" where there is none."""
    return next((NAMES[number] for number in units if number in SPECIAL), "")


def _nations(own: str, other: str) -> tuple[list[int], dict[str, list[list[str]]]]:
    """Two nations that have these special units. Where both have the same, the rulings give it to two nations."""
    if own and own == other:
        return [1, 2], {"nation_specials": [[own] * 2, [own] * 2, *([name] * 2 for name in SPECIAL_NAMES[2:])]}
    usual = {pair[0]: nation for nation, pair in enumerate(USUAL.nation_specials, 1)}
    mine, theirs = usual.get(own, 0), usual.get(other, 0)
    mine = mine or next(nation for nation in (1, 2) if nation != theirs)
    return [mine, theirs or next(nation for nation in (1, 2) if nation != mine)], {}


def _marks(helpers: Helpers) -> Marks:
    """Attacker, helpers and defender stand out."""
    cells = ("A11", *(f"A1{rank}" for rank in range(2, 2 + len(helpers))), "B11")
    return Marks(lit=cells, focus=("A11", "B11"))


@lru_cache
def _fallen(state: State) -> int:
    rows, columns = range(len(ATTACKERS)), range(len(DEFENDERS))
    return sum(_entry(row, column, state, "en").kind in (HELD, HELPED) for row in rows for column in columns)


DUELS = Duels()
"""Every attacker against every defender."""
