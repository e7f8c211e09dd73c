"""Pebbles: a tiny game that keeps the Position contract, to show that core and live know no game.

A 3 × 3 board. A turn has two steps: put a pebble on a free cell (1 step), slide one to a free neighbour (1 step), or
give a point to someone (free, once a game never mind how often). ``end`` ends the turn. Three in a row pay 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from boardlab.core import Breach, Choice, Event, IllegalAction, Phrase, Picks, Seat, UnreadableText, Verdict, Wording
from boardlab.core.game import Game, add_game
from boardlab.core.receipt import Budget, Line, Receipt
from boardlab.core.scene import Marks, Place, Scene, Shape

CELLS = tuple(f"{column}{row}" for row in "321" for column in "abc")
LINES = (
    *(tuple(f"{c}{r}" for c in "abc") for r in "123"),
    *(tuple(f"{c}{r}" for r in "123") for c in "abc"),
)
WORDS = Wording("tests.toygame")
STEPS = 2
CSS = """
.toy{font:700 24px system-ui,sans-serif}
.toy .bl-bg{fill:#F7F4EC}
.toy-cell{fill:#CBD3CF}
.toy text{text-anchor:middle;fill:#23262B}
.toy-0{fill:#5098D0}
.toy-1{fill:#A07000}
.toy-target{fill:none;stroke:#0F766C;stroke-width:4}
.toy-picked{fill:none;stroke:#23262B;stroke-width:6}
.toy-refused{fill:none;stroke:#C93A16;stroke-width:6;stroke-dasharray:9 5}
.toy-last{fill:none;stroke:#DDA51C;stroke-width:4}
.toy .bl-hit{fill:transparent}
.toy .bl-over{stroke:#23262B;stroke-width:2}
.toy .bl-at{stroke:#23262B;stroke-width:5}
.toy .bl-lit{stroke:#23262B;stroke-width:5}
.toy .bl-dim{opacity:.35}
"""


def neighbours(cell: str) -> dict[str, str]:
    column, row = "abc".index(cell[0]), int(cell[1])
    near = {"left": (column - 1, row), "right": (column + 1, row), "up": (column, row + 1), "down": (column, row - 1)}
    return {way: f"{'abc'[c]}{r}" for way, (c, r) in near.items() if 0 <= c < 3 and 1 <= r <= 3}


@dataclass(frozen=True)
class Deed:
    player: int
    kind: str
    cell: str = ""
    target: str = ""
    to: int = -1

    def to_text(self) -> str:
        return " ".join(
            part for part in (self.kind, self.cell, self.target, str(self.to) if self.to >= 0 else "") if part
        )


@dataclass(frozen=True)
class Pebbles:
    players: int = 2
    pebbles: tuple[tuple[str, int], ...] = ()
    current_player: int | None = 0
    left: int = STEPS
    scores: tuple[int, ...] = (0, 0)

    game = "toygame"
    wording = WORDS
    views = ("board", "dots")
    asides = ()
    pays_points = True
    quarter_turns = True

    @property
    def at(self) -> dict[str, int]:
        return dict(self.pebbles)

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.scores)
        return tuple(s for s in range(self.players) if self.scores[s] == best) if self.is_over else ()

    @property
    def is_over(self) -> bool:
        return self.current_player is None

    def deeds(self) -> list[Deed]:
        me = self.current_player or 0
        mine = [cell for cell, seat in self.pebbles if seat == me]
        return [
            *(Deed(me, "put", cell) for cell in CELLS),
            *(Deed(me, "slide", cell, target) for cell in mine for target in CELLS),
            *(Deed(me, "give", to=seat) for seat in range(self.players)),
            Deed(me, "end"),
        ]

    def legal_actions(self) -> tuple[Deed, ...]:
        return () if self.is_over else tuple(deed for deed in self.deeds() if self.judge(deed))

    def judge(self, action: Deed) -> Verdict:
        return Verdict(action, tuple(self._breaches(action)), WORDS)

    def _breaches(self, deed: Deed) -> list[Breach]:
        at = self.at
        if self.is_over:
            return [Breach("toy.over")]
        if deed.kind == "slide" and at.get(deed.cell) != deed.player:
            return [Breach("toy.own", {"cell": deed.cell}, (deed.cell,))]
        broken = []
        spot = deed.target or deed.cell
        if spot in at:
            broken.append(Breach("toy.free", {"cell": spot, "owner": Seat(at[spot])}, (spot,)))
        if deed.kind == "slide" and deed.target not in neighbours(deed.cell).values():
            broken.append(Breach("toy.near", {"cell": deed.cell, "target": deed.target}, (deed.cell, deed.target)))
        if deed.kind == "give" and deed.to == deed.player:
            broken.append(Breach("toy.give", {}))
        if not broken and deed.kind in {"put", "slide"} and self.left < 1:
            broken.append(Breach("toy.steps", {"needs": 1, "has": self.left}))
        return broken

    def play(self, action: Deed) -> Pebbles:
        verdict = self.judge(action)
        if not verdict:
            raise IllegalAction(verdict)
        at, scores = self.at, list(self.scores)
        if action.kind == "end":
            payer = action.player
            paid = sum(line.points for line in self._lines(payer))
            scores[payer] += paid
            over = len(at) == len(CELLS)
            turn = None if over else (payer + 1) % self.players
            return replace(self, current_player=turn, left=STEPS, scores=tuple(scores))
        if action.kind == "give":
            scores[action.to] += 1
            return replace(self, scores=tuple(scores))
        if action.kind == "slide":
            del at[action.cell]
            at[action.target] = action.player
        else:
            at[action.cell] = action.player
        return replace(self, pebbles=tuple(sorted(at.items())), left=self.left - 1)

    def events(self, action: Deed) -> tuple[Event, ...]:
        if action.kind == "put":
            return (Event("put", "toy.put", {"cell": action.cell}, (action.cell,), action.player),)
        if action.kind == "slide":
            facts = {"source": action.cell, "target": action.target}
            return (Event("slide", "toy.near", facts, (action.cell, action.target), action.player),)
        if action.kind == "give":
            return (Event("give", "toy.give", {"to": Seat(action.to)}, (), action.player, 1),)
        ends = Event("end", "toy.end", {}, (), action.player)
        pays = [
            Event("pays", "toy.line", {"line": line.label}, line.places, action.player, line.points, "3")
            for line in self._lines(action.player)
            if line.points
        ]
        return (ends, *pays)

    # ---- picks ----

    def picks(self, path: tuple[str, ...] = ()) -> Picks:
        me = self.current_player or 0
        if not path:
            if self.is_over:
                return Picks(path, Phrase("prompt.over"), ())
            rows = []
            for kind, count in (("put", "free"), ("slide", "own")):
                judged = [self.judge(deed) for deed in self.deeds() if deed.kind == kind]
                legal = [verdict for verdict in judged if verdict]
                why = () if legal else (judged[0].breaches if judged else (Breach("toy.none"),))
                rows.append(
                    Choice(
                        kind,
                        Phrase(f"deed.{kind}"),
                        "group.pebbles",
                        Phrase(f"note.{count}", {"count": len(legal)}) if legal else None,
                        Phrase("cost.steps", {"count": 1}),
                        breaches=tuple(why),
                    )
                )
            rows.append(Choice("give", Phrase("deed.give"), "group.turn"))
            rows.append(Choice("end", Phrase("deed.end"), "group.turn", action=Deed(me, "end")))
            places = [
                Choice(
                    cell,
                    Phrase("label.cell", {"cell": cell}),
                    is_place=True,
                    mark="block",
                    action=Deed(me, "put", cell),
                )
                for cell in CELLS
                if self.judge(Deed(me, "put", cell))
            ]
            places += [
                Choice(cell, Phrase("label.cell", {"cell": cell}), is_place=True, mark="piece")
                for cell, seat in self.pebbles
                if seat == me and any(self.judge(Deed(me, "slide", cell, target)) for target in CELLS)
            ]
            return Picks(path, Phrase("prompt.any"), tuple(rows + places))
        if path == ("put",):
            choices = [self.picks()[cell] for cell in CELLS if cell in self.picks() and cell not in self.at]
            return Picks(path, Phrase("prompt.put"), tuple(choices))
        if path == ("slide",):
            own = [choice for choice in self.picks() if choice.mark == "piece"]
            return Picks(path, Phrase("prompt.slide"), tuple(own))
        if path == ("give",):
            seats = [
                Choice(f"seat:{seat}", Phrase("label.seat", {"seat": Seat(seat)}), action=Deed(me, "give", to=seat))
                for seat in range(self.players)
                if seat != me
            ]
            return Picks(path, Phrase("prompt.give"), tuple(seats))
        cell = path[-1]
        if (len(path) == 1 or path[0] == "slide") and self.at.get(cell) == me and len(path) <= 2:
            targets = [
                Choice(
                    target,
                    Phrase("label.cell", {"cell": target}),
                    is_place=True,
                    mark="step",
                    action=Deed(me, "slide", cell, target),
                )
                for target in CELLS
                if self.judge(Deed(me, "slide", cell, target))
            ]
            return Picks(path, Phrase("prompt.target", {"cell": cell}), tuple(targets))
        return Picks(path, Phrase("prompt.any"), ())

    def refusals(self, path: tuple[str, ...]) -> tuple[Breach, ...]:
        me = self.current_player or 0
        if path[0] in CELLS:
            path = ("slide", *path) if self.at.get(path[0]) == me else ("put", *path)
        if path[0] == "put" and len(path) == 2:
            return self.judge(Deed(me, "put", path[1])).breaches
        if path[0] == "slide" and len(path) == 3:
            return self.judge(Deed(me, "slide", path[1], path[2])).breaches
        if path[0] == "slide" and len(path) == 2 and self.at.get(path[1]) != me:
            return (Breach("toy.own", {"cell": path[1]}, (path[1],)),)
        return () if path[0] in {"put", "slide", "give", "end"} and len(path) == 1 else (Breach("toy.none"),)

    # ---- reading ----

    def chance_outcomes(self) -> tuple[tuple[Deed, Fraction], ...]:
        return ()

    def rulings(self) -> Mapping[str, Any]:
        return {}

    def seen_by(self, seat: int | None) -> Any:
        return self

    def to_text(self) -> str:
        stones = "/".join(
            "".join("." if c not in self.at else "AB"[self.at[c]] for c in CELLS[i : i + 3]) for i in (0, 3, 6)
        )
        player = "-" if self.current_player is None else "AB"[self.current_player]
        return f"toygame 1 {stones} {player} {self.left} {','.join(map(str, self.scores))}"

    def to_json(self) -> dict[str, Any]:
        return {"game": "toygame", "text": self.to_text()}

    def read_action(self, text: str) -> Deed:
        words = text.split()
        me = self.current_player or 0
        if words == ["end"]:
            return Deed(me, "end")
        if len(words) == 2 and words[0] == "put" and words[1] in CELLS:
            return Deed(me, "put", words[1])
        if len(words) == 2 and words[0] == "give" and words[1].isdigit():
            return Deed(me, "give", to=int(words[1]))
        if len(words) == 3 and words[0] == "slide" and {words[1], words[2]} <= set(CELLS):
            return Deed(me, "slide", words[1], words[2])
        raise UnreadableText(f"Cannot read {text!r} as an action of Pebbles.")

    def place_name(self, key: str, lang: str | None = None) -> str:
        return key

    def headline(self) -> Phrase:
        return Phrase("headline", {"count": len(self.pebbles)})

    def budget(self) -> Budget | None:
        return None if self.is_over else Budget(self.left, STEPS, Phrase("unit.steps"))

    def _lines(self, player: int) -> list[Line]:
        lines = []
        for cells in LINES:
            held = [cell for cell in cells if self.at.get(cell) == player]
            if not held:
                continue
            label = Phrase("label.line", {"start": cells[0], "end": cells[-1]})
            full = len(held) == 3
            total = Phrase("sum.full" if full else "sum.part", {"count": len(held)})
            lines.append(Line(player, label, total, 3 if full else 0, "toy.line", cells, tuple(held[:1])))
        return lines

    def preview(self) -> Receipt | None:
        scores, lines = list(self.scores), []
        for player in range(self.players):
            for line in self._lines(player):
                scores[player] += line.points
                lines.append(replace(line, scores=tuple(scores)))
        return Receipt(Phrase("receipt.title"), tuple(lines))

    def scene(
        self,
        *,
        lang: str | None = None,
        seat: int | None = None,
        view: str = "",
        turn: int = 0,
        show: str = "all",
        marks: Marks | None = None,
        theme: str = "auto",
        names: tuple[str, ...] | None = None,
    ) -> Scene:
        marks = marks or Marks()
        glide = {target: source for source, target in getattr(marks, "glide", ())}
        ground, pieces, rings, hits, places = [], [], [], [], {}
        for cell in CELLS:
            x, y = "abc".index(cell[0]), 3 - int(cell[1])
            for _ in range(turn):
                x, y = 2 - y, x
            px, py = 60 + x * 100, 60 + y * 100
            ground.append(
                Shape(
                    "rect", {"class": "toy-cell", "x": f"{px - 46}", "y": f"{py - 46}", "width": "92", "height": "92"}
                )
            )
            owner = self.at.get(cell)
            if owner is not None:
                attrs = {"class": f"toy-{owner}", "data-key": f"pebble:{'AB'[owner]}@{cell}"}
                attrs["style"] = f"transform:translate({px}px,{py}px)"
                if cell in glide:
                    attrs["data-from"] = glide[cell]
                kids = (
                    Shape("circle", {"r": "30"})
                    if owner == 0
                    else Shape("rect", {"x": "-27", "y": "-27", "width": "54", "height": "54"}),
                    Shape("text", {"y": "8"}, "AB"[owner]),
                )
                pieces.append(Shape("g", attrs, children=kids))
            kind = (
                "picked"
                if cell in marks.picked
                else "refused"
                if cell in marks.refused
                else "last"
                if cell in marks.last
                else ""
            )
            kind = kind or ("target" if cell in marks.targets else "")
            if kind:
                rings.append(Shape("circle", {"class": f"toy-{kind}", "cx": f"{px}", "cy": f"{py}", "r": "38"}))
            path = f"M{px - 46} {py - 46}h92v92h-92z"
            hits.append(Shape("path", {"class": "bl-hit", "data-place": cell, "d": path}))
            says = WORDS.say(
                "says.free" if owner is None else "says.held", lang, names, cell=cell, owner=Seat(owner or 0)
            )
            places[cell] = Place(cell, says, neighbours(cell), "" if owner is None else "AB"[owner])
        css = "".join(CSS.split("\n"))
        return Scene(
            title=WORDS.say("says.board", lang),
            lang=lang or "en",
            css=css,
            classes=("bl-toy", "toy"),
            view_box=(0, 0, 320, 320),
            layers={"ground": tuple(ground), "pieces": tuple(pieces), "marks": tuple(rings), "hits": tuple(hits)},
            places=places,
            rows=tuple(tuple(f"{c}{r}" for c in "abc") for r in "321"),
            summary=(
                WORDS.phrase(self.headline(), lang),
                *(f"{'AB'[s]}: {score}" for s, score in enumerate(self.scores)),
            ),
        )


def start(players: int = 2) -> Pebbles:
    """A fresh board."""
    return Pebbles(players=players, scores=(0,) * players)


def parse(text: str) -> Pebbles:
    """The position a line of text means."""
    try:
        name, version, stones, player, left, scores = text.split()
        if (name, version) != ("toygame", "1"):
            raise ValueError(name)
        signs = stones.replace("/", "")
        at = tuple(sorted((cell, "AB".index(sign)) for cell, sign in zip(CELLS, signs, strict=True) if sign != "."))
        return Pebbles(
            pebbles=at,
            current_player=None if player == "-" else "AB".index(player),
            left=int(left),
            scores=tuple(map(int, scores.split(","))),
        )
    except ValueError:
        raise UnreadableText(f"Cannot read {text!r} as a position of Pebbles.") from None


GAME = Game(
    name="toygame",
    package="tests.toygame",
    start=start,
    parse=parse,
    from_json=lambda doc: parse(doc["text"]),
    to_text=Pebbles.to_text,
    to_json=Pebbles.to_json,
    picks=Pebbles.picks,
    refusals=Pebbles.refusals,
    events=Pebbles.events,
    scene=Pebbles.scene,
)


def known() -> None:
    """Tell records that this game exists, so that they can be saved and read."""
    add_game(GAME)
