"""One game of Catan in two engines: ours beside catanatron's, compared at every step, with what differs judged.

Menus are compared at each decision, and after each action what everybody holds. What differs is listed by its kind, and
then theirs is set to ours, so that the game goes on. Places are named by the turn of the board that brings all harbours
together.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from inspect import signature
from typing import Any, NamedTuple

from boardlab.catan.board import HARBOUR_PATHS, PATHS, SITES, TILES
from boardlab.catan.cards import DEVELOPMENTS, RESOURCES, counts_of
from boardlab.catan.island import HARBOURS, TERRAINS
from boardlab.core.contract.position import CHANCE
from tests.catan.oracle_road import longest_road

PLAYERS = 4
Hexes = frozenset[tuple[int, int]]
"""The hexes that meet at a place, by their two coordinates."""
CARDS = {"lumber": "WOOD", "brick": "BRICK", "wool": "SHEEP", "grain": "WHEAT", "ore": "ORE"}
DEVELOPED = {
    "knight": "KNIGHT",
    "road_building": "ROAD_BUILDING",
    "discovery": "YEAR_OF_PLENTY",
    "monopoly": "MONOPOLY",
    "victory_point": "VICTORY_POINT",
}
FREE = "theirs is wrong: the card lays roads free of charge (catan.dev.road_building)"
FRESH = "theirs is wrong: a card bought this turn waits for the next (catan.dev.not_bought_turn)"
ANY_TIME = "theirs is wrong: any one development card may be played before the dice (catan.dev.any_time)"
ROAD = "theirs is wrong: a road up to a building of another counts (catan.road.broken)"
SHORT = "a ruling: where the bank is short for one player alone, that one gets what is left (catan.bank.shortage)"
JUDGED = {
    "only ours: PLAY_ROAD_BUILDING before the dice": ANY_TIME,
    "only ours: PLAY_YEAR_OF_PLENTY before the dice": ANY_TIME,
    "only ours: PLAY_MONOPOLY before the dice": ANY_TIME,
    "only theirs: PLAY_KNIGHT_CARD bought this turn": FRESH,
    "only theirs: PLAY_YEAR_OF_PLENTY bought this turn": FRESH,
    "only theirs: PLAY_MONOPOLY bought this turn": FRESH,
    "only theirs: PLAY_ROAD_BUILDING bought this turn": FRESH,
    "only theirs: BUILD_ROAD at a building of another": (
        "theirs is wrong: no road goes on through a building of another (catan.build.road.connected)"
    ),
    "only theirs: PLAY_YEAR_OF_PLENTY one card": (
        "a ruling: what is taken where the bank has fewer than two cards to choose from (catan.dev.discovery)"
    ),
    "only ours: PLAY_ROAD_BUILDING without lumber and brick": FREE,
    "only ours: BUILD_ROAD while a road card is played": FREE,
    "only theirs: ROLL while a road card is played": FREE,
    "only theirs: END_TURN while a road card is played": FREE,
    "only theirs: MARITIME_TRADE while a road card is played": FREE,
    "only theirs: BUY_DEVELOPMENT_CARD while a road card is played": FREE,
    "only theirs: BUILD_SETTLEMENT while a road card is played": FREE,
    "only theirs: BUILD_CITY while a road card is played": FREE,
    "state: cards in hand, after a free road": FREE,
    "state: bank, after a free road": FREE,
    "state: longest road card, every trail tried agrees with ours": ROAD,
    "state: points": "follows from the longest road card",
    "state: cards in hand, the bank being short": SHORT,
    "state: bank, being short": SHORT,
}
"""How each kind of difference is judged, by the rulebook or by a slow computation that tries every trail."""


def hexes(name: str) -> Hexes:
    """The hexes in the name of a place: ``0,0|1,0``."""
    return frozenset((int(q), int(r)) for q, r in (part.split(",") for part in name.split("|")))


# -- one board, two ways to name its places ----------------------------------------------------------------------------


class Names:
    """Places of our board by theirs and theirs by ours: the turn of the board that brings all harbours together."""

    def __init__(self) -> None:
        maps = import_module("catanatron.models.map")
        self._maps = maps
        self.tiled = partial(maps.initialize_tiles, maps.BASE_MAP_TEMPLATE)
        if "number_placement" in signature(maps.initialize_tiles).parameters:
            self.tiled = partial(self.tiled, number_placement="random")
        self.add = import_module("catanatron.models.coordinate_system").add
        self.units = import_module("catanatron.models.coordinate_system").UNIT_VECTORS
        sketch = self.tiled()
        ours = {hexes(PATHS[path]) for path in HARBOUR_PATHS}
        ports = {each: tile for each, tile in sketch.items() if isinstance(tile, maps.Port)}
        for turn in range(12):
            self.turn = turn
            theirs = {frozenset((self.ours(each), self.ours(self._land(each, tile)))) for each, tile in ports.items()}
            if theirs == ours:
                break
        else:
            raise AssertionError("No turn of the board brings the harbours together.")
        meeting: dict[int, set[tuple[int, int]]] = {}
        for coordinate, tile in sketch.items():
            for node in tile.nodes.values():
                meeting.setdefault(node, set()).add(self.ours(coordinate))
        self.node = {name: node for node, met in meeting.items() for name in SITES if hexes(name) == met}
        self.site = {node: name for name, node in self.node.items()}
        self.edge = {
            path: tuple(sorted(self.node[site] for site in SITES if hexes(path) <= hexes(site))) for path in PATHS
        }
        self.path = {edge: path for path, edge in self.edge.items()}
        self.tile = {f"{q},{r}": each for each in sketch for q, r in [self.ours(each)] if f"{q},{r}" in TILES}
        self.harbour = self._harbours(ports)
        assert (len(self.node), len(self.edge), len(self.tile)) == (54, 72, 19)

    def ours(self, cube: Any) -> tuple[int, int]:
        """Our coordinates of one of their hexes, under the turn that is tried."""
        x, y, z = cube
        if self.turn >= 6:
            x, z = z, x
        for _ in range(self.turn % 6):
            x, y, z = -z, -x, -y
        return x, z

    def _land(self, coordinate: Any, port: Any) -> Any:
        return self.add(coordinate, self.units[port.direction])

    def _harbours(self, ports: Any) -> dict[Any, int]:
        """The number of our harbour path at each of their ports."""
        number = {hexes(PATHS[path]): at for at, path in enumerate(HARBOUR_PATHS)}
        return {
            each: number[frozenset((self.ours(each), self.ours(self._land(each, tile))))]
            for each, tile in ports.items()
        }

    def island(self, island: Any) -> Any:
        """Their map of an island of ours."""
        maps, template = self._maps, self._maps.BASE_MAP_TEMPLATE
        name = {coordinate: tile for tile, coordinate in self.tile.items()}
        numbers, kinds, ports = [], [], []
        for coordinate, kind in template.topology.items():
            if isinstance(kind, tuple):
                harbour = HARBOURS[island.harbours[self.harbour[coordinate]]]
                ports.append(CARDS.get(harbour))
            elif coordinate in name:
                at = TILES.index(name[coordinate])
                terrain = island.terrain[at]
                kinds.append(CARDS[RESOURCES[terrain]] if TERRAINS[terrain] != "desert" else None)
                if island.chips[at]:
                    numbers.append(island.chips[at])
        # Theirs are taken from the end.
        tiles = self.tiled(numbers[::-1], ports[::-1], kinds[::-1])
        return maps.CatanMap.from_tiles(tiles)


# -- their game beside ours --------------------------------------------------------------------------------------------


class Difference(NamedTuple):
    """Something that the two engines see differently."""

    kind: str
    example: str


class Twin:
    """A game of theirs that follows one of ours."""

    def __init__(self, names: Names, p: Any) -> None:
        enums, models = import_module("catanatron.models.enums"), import_module("catanatron.models.player")
        self.enums, self.names = enums, names
        self.generate = import_module("catanatron.models.actions").generate_playable_actions
        colors = list(models.Color)[: p.players]
        self.game = import_module("catanatron.game").Game(
            [models.Player(color) for color in colors], seed=1, catan_map=names.island(p.island)
        )
        self.state = self.game.state
        self.records = hasattr(enums, "ActionRecord")
        """Since 3.3 what chance answers stands beside an action and not in it, and cards are put down one by one."""
        self.starter = p.starter
        self.color = {seat: self.state.colors[(seat - p.starter) % p.players] for seat in range(p.players)}
        self.seat = {color: seat for seat, color in self.color.items()}
        self.lands: Any = None
        """Where a robber goes, until the theft is drawn."""
        self.found: list[Difference] = []

    @property
    def menu(self) -> Any:
        """What theirs allows now."""
        return (self.game if self.records else self.state).playable_actions

    @menu.setter
    def menu(self, actions: Any) -> None:
        (self.game if self.records else self.state).playable_actions = actions

    def execute(self, action: Any, result: Any = None) -> None:
        """Do one of their actions, with what chance answers."""
        if self.records:
            record = None if result is None else self.enums.ActionRecord(action, result)
            self.game.execute(action, validate_action=False, action_record=record)
        elif result is None:
            self.game.execute(action, validate_action=False)
        else:
            value = (*action.value[:2], result) if action.action_type == self.enums.ActionType.MOVE_ROBBER else result
            self.game.execute(action._replace(value=value), validate_action=False)

    # Actions.

    def theirs(self, p: Any, action: Any) -> Any:
        """One of our actions as theirs; None where theirs has no such deed, because it is a part of another."""
        kinds, words = self.enums.ActionType, action.to_text().split()
        verb, rest = words[0], words[1:]
        color = self.color[action.player]

        def made(kind: Any, value: Any = None) -> Any:
            return self.enums.Action(color, kind, value)

        if verb == "settlement":
            return made(kinds.BUILD_SETTLEMENT, self.names.node[rest[0]])
        if verb == "city":
            return made(kinds.BUILD_CITY, self.names.node[rest[0]])
        if verb == "road":
            return made(kinds.BUILD_ROAD, self.names.edge[rest[0]])
        if verb == "robber":
            victim = self.color["ABCD".index(rest[2])] if len(rest) > 1 else None
            return made(kinds.MOVE_ROBBER, (self.names.tile[rest[0]], victim, *[None] * (not self.records)))
        if verb == "trade":
            count, give, _, _, get = rest
            return made(kinds.MARITIME_TRADE, (*[CARDS[give]] * int(count), *[None] * (4 - int(count)), CARDS[get]))
        if verb == "play":
            return self._played(made, rest)
        plain = {"roll": kinds.ROLL, "end": kinds.END_TURN, "buy": kinds.BUY_DEVELOPMENT_CARD}
        return made(plain[verb])

    def _played(self, made: Callable[..., Any], rest: list[str]) -> Any:
        kinds = self.enums.ActionType
        if rest[0] == "monopoly":
            return made(kinds.PLAY_MONOPOLY, CARDS[rest[1]])
        if rest[0] == "discovery":
            cards = [CARDS[kind] for count, kind in zip(rest[1::2], rest[2::2], strict=True) for _ in range(int(count))]
            return made(kinds.PLAY_YEAR_OF_PLENTY, tuple(sorted(cards, key=self.enums.RESOURCES.index)))
        return made(kinds.PLAY_KNIGHT_CARD if rest[0] == "knight" else kinds.PLAY_ROAD_BUILDING)

    def compare_menus(self, p: Any, menu: dict[Any, Any]) -> None:
        """Note what only one of the engines allows."""
        theirs, ours = set(self.menu), set(menu)
        for whose, some in (("ours", ours - theirs), ("theirs", theirs - ours)):
            kinds = {each.action_type.value: each for each in sorted(some, key=str)}
            for kind, each in kinds.items():
                self.found.append(
                    Difference(f"only {whose}: {kind}{self._when(p, each, menu)}", f"{each} in {p.to_text()}")
                )

    def _when(self, p: Any, action: Any, menu: dict[Any, Any]) -> str:
        """What is special about the moment in which only one engine allows an action."""
        kind, card = action.action_type.value, action.action_type.value.removeprefix("PLAY_").removesuffix("_CARD")
        fresh = dict(zip(map(DEVELOPED.__getitem__, DEVELOPMENTS), counts_of(p.fresh), strict=True))
        if p.stage == "free_road":
            return " while a road card is played"
        if p.stage == "roll":
            return " before the dice"
        if action not in menu and fresh.get(card):
            return " bought this turn"
        if "ROAD" in kind and not (p.hand(p.current_player)["lumber"] and p.hand(p.current_player)["brick"]):
            return " without lumber and brick"
        if kind == "PLAY_YEAR_OF_PLENTY":
            return " one card" if len(action.value) == 1 else ""
        if kind == "BUILD_ROAD":
            a, b = (self.state.board.is_enemy_node(node, action.color) for node in action.value)
            return " at a building of another" if a or b else ""
        return ""

    # What follows an action.

    def follow(self, before: Any, action: Any, after: Any) -> None:
        """Do in theirs what was done in ours, and note what came of it there and not here."""
        for done, result in self._whole(before, action):
            try:
                self.execute(done, result)
            except Exception as problem:  # noqa: BLE001  (whatever their engine does with it is what is asked)
                self.found.append(Difference(f"refused: {done.action_type.value}", f"{problem} in {before.to_text()}"))
        # In between, theirs has no moment of its own.
        if after.current_player not in (CHANCE, None) and after.stage != "discard":
            self._compare(before, after)

    def _whole(self, p: Any, action: Any) -> Iterator[tuple[Any, Any]]:
        """One of our actions as theirs, each with what chance answers; nothing where chance answers only then."""
        kinds, words, color = self.enums.ActionType, action.to_text().split(), self.color[p.active]
        made = self.enums.Action
        if words[0] == "dice":
            yield made(color, kinds.ROLL, None), (int(words[1]), int(words[2]))
        elif words[0] == "draw":
            yield made(color, kinds.BUY_DEVELOPMENT_CARD, None), DEVELOPED[words[1]]
        elif words[0] == "steal":
            yield self.lands, CARDS[words[1]]
        elif words[0] == "robber":
            self.lands = self.theirs(p, action)
            if len(words) < 3 or p.play(action).current_player != CHANCE:
                yield self.lands, None
        elif words[0] not in ("roll", "buy", "discard"):
            yield self.theirs(p, action), None

    def _compare(self, before: Any, p: Any) -> None:
        if before.stage == "discard":  # one after the other there, card by card since 3.3, and all together here
            self.set_to(p)
            return
        ours, theirs = self._ours(p), self._theirs()
        apart = [name for name in ours if ours[name] != theirs[name]]
        for name in apart:
            more = self._more(p, name)
            if before.stage == "free_road" and name in ("cards in hand", "bank"):
                more = more or ", after a free road"
            self.found.append(Difference(f"state: {name}{more}", f"{ours[name]} not {theirs[name]} in {p.to_text()}"))
        if apart or self.state.current_prompt != self._prompt(p):
            self.set_to(p)

    def _more(self, p: Any, name: str) -> str:
        """What is special about a difference of the state."""
        if name == "longest road card":
            pieces = p.piece_map()
            for seat, length in enumerate(p.longest_roads):
                roads = {at for at, piece in pieces.items() if (piece.kind, piece.seat) == ("road", seat)}
                built = {at for at, piece in pieces.items() if piece.kind in ("settlement", "city")}
                if longest_road(roads, {at for at in built if pieces[at].seat != seat}) != length:
                    return ", every trail tried agrees with neither"
            return ", every trail tried agrees with ours"
        if name in ("cards in hand", "bank") and min(p.bank) < 4:
            return ", being short" if name == "bank" else ", the bank being short"
        return ""

    def _ours(self, p: Any) -> dict[str, Any]:
        seats = range(p.players)
        return {
            "cards in hand": [tuple(p.hand(seat)[kind] for kind in RESOURCES) for seat in seats],
            "bank": p.bank,
            "development cards": [tuple(p.development_cards(seat)[kind] for kind in DEVELOPMENTS) for seat in seats],
            "longest road card": p.road_holder,
            "largest army card": p.army_holder,
            "points": [p.points(seat) for seat in seats],
            "who decides": p.current_player,
            "robber": self.names.tile[TILES[p.robber]],
        }

    def _theirs(self) -> dict[str, Any]:
        held, seats = self.state.player_state, range(len(self.color))
        key = {seat: f"P{self.state.color_to_index[self.color[seat]]}" for seat in seats}

        def holder(card: str) -> int:
            return next((seat for seat in seats if held[f"{key[seat]}_{card}"]), -1)

        return {
            "cards in hand": [
                tuple(held[f"{key[seat]}_{CARDS[kind]}_IN_HAND"] for kind in RESOURCES) for seat in seats
            ],
            "bank": tuple(self.state.resource_freqdeck),
            "development cards": [
                tuple(held[f"{key[seat]}_{DEVELOPED[kind]}_IN_HAND"] for kind in DEVELOPMENTS) for seat in seats
            ],
            "longest road card": holder("HAS_ROAD"),
            "largest army card": holder("HAS_ARMY"),
            "points": [held[f"{key[seat]}_ACTUAL_VICTORY_POINTS"] for seat in seats],
            "who decides": self.seat[self.state.current_color()],
            "robber": self.state.board.robber_coordinate,
        }

    def _prompt(self, p: Any) -> Any:
        prompts = self.enums.ActionPrompt
        return {
            "found": prompts.BUILD_INITIAL_SETTLEMENT,
            "found_road": prompts.BUILD_INITIAL_ROAD,
            "discard": prompts.DISCARD,
            "robber": prompts.MOVE_ROBBER,
            "ride": prompts.MOVE_ROBBER,
        }.get(p.stage, prompts.PLAY_TURN)

    def set_to(self, p: Any) -> None:
        """Make theirs what ours is."""
        state, board, held = self.state, self.state.board, self.state.player_state
        pieces = p.piece_map()
        board.buildings.clear()
        board.roads.clear()
        for seat, color in self.color.items():
            key = f"P{state.color_to_index[color]}"
            own = {kind: [name for name, piece in pieces.items() if (piece.kind, piece.seat) == (kind, seat)]
                   for kind in ("settlement", "city", "road")}  # fmt: skip
            nodes = {kind: [self.names.node[name] for name in own[kind]] for kind in ("settlement", "city")}
            edges = [self.names.edge[name] for name in own["road"]]
            # In the founding phase theirs looks at the last one.
            if p.stage == "found_road" and p.underway.last >= 0 and seat == p.current_player:
                last = self.names.node[SITES[p.underway.last]]
                nodes["settlement"].sort(key=last.__eq__)
            for kind, name in (("settlement", self.enums.SETTLEMENT), ("city", self.enums.CITY)):
                state.buildings_by_color[color][name] = nodes[kind]
                board.buildings.update(dict.fromkeys(nodes[kind], (color, name)))
            state.buildings_by_color[color][self.enums.ROAD] = edges
            for a, b in edges:
                board.roads[a, b] = board.roads[b, a] = color
            points = p.points(seat)
            hidden = p.development_cards(seat)["victory_point"]
            held.update(
                {
                    f"{key}_VICTORY_POINTS": points - hidden,
                    f"{key}_ACTUAL_VICTORY_POINTS": points,
                    f"{key}_ROADS_AVAILABLE": 15 - len(edges),
                    f"{key}_SETTLEMENTS_AVAILABLE": 5 - len(nodes["settlement"]),
                    f"{key}_CITIES_AVAILABLE": 4 - len(nodes["city"]),
                    f"{key}_HAS_ROAD": p.road_holder == seat,
                    f"{key}_HAS_ARMY": p.army_holder == seat,
                    f"{key}_HAS_ROLLED": p.active == seat and p.throw >= 0,
                    f"{key}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN": p.active == seat and p.carded,
                    f"{key}_LONGEST_ROAD_LENGTH": p.longest_roads[seat],
                    f"{key}_PLAYED_KNIGHT": p.knights[seat],
                    **self._owned(p, seat, key),
                    **{f"{key}_{CARDS[kind]}_IN_HAND": p.hand(seat)[kind] for kind in RESOURCES},
                    **{f"{key}_{DEVELOPED[kind]}_IN_HAND": p.development_cards(seat)[kind] for kind in DEVELOPMENTS},
                }
            )
        for seat, color in self.color.items():
            board.connected_components[color] = self._components(color)
            board.road_lengths[color] = p.longest_roads[seat]
        taken = set(board.buildings)
        near = {b for a, b in self.names.path if a in taken} | {a for a, b in self.names.path if b in taken}
        board.board_buildable_ids = set(board.map.land_nodes) - taken - near
        board.road_color = self.color.get(p.road_holder)
        board.road_length = p.longest_roads[p.road_holder] if p.road_holder >= 0 else 0
        board.robber_coordinate = self.names.tile[TILES[p.robber]]
        state.resource_freqdeck = list(p.bank)
        pile = zip(DEVELOPMENTS, counts_of(p.pile), strict=True)
        state.development_listdeck = [DEVELOPED[kind] for kind, count in pile for _ in range(count)]
        random.shuffle(state.development_listdeck)
        state.current_player_index = state.color_to_index[self.color[p.current_player]]
        state.current_turn_index = state.color_to_index[self.color[p.active]]
        state.current_prompt = self._prompt(p)
        state.is_initial_build_phase = p.phase == "found"
        state.is_discarding = False
        state.is_moving_knight = p.stage in ("robber", "ride")
        state.is_road_building = p.stage == "free_road"
        state.free_roads_available = p.underway.free
        if self.records:
            state.discard_counts = [0] * p.players
            board.buildable_edges_cache = {}
            board.player_port_resources_cache = {}
        self.menu = self.generate(state)

    def _owned(self, p: Any, seat: int, key: str) -> dict[str, bool]:
        """Which development cards may be played, since they were there before the turn; none of it before 3.3."""
        fresh = dict(zip(DEVELOPMENTS, counts_of(p.fresh if seat == p.active else 0), strict=True))
        held = p.development_cards(seat)
        return {
            f"{key}_{DEVELOPED[kind]}_OWNED_AT_START": held[kind] > fresh[kind]
            for kind in DEVELOPMENTS
            if self.records and kind != "victory_point"
        }

    def _components(self, color: Any) -> list[set[int]]:
        """The nodes that hang together by the roads of a colour, not through buildings of others."""
        board, found = self.state.board, list[set[int]]()
        edges = {edge for edge in self.names.path if board.roads.get(edge) == color}
        todo = {node for node, (owner, _) in board.buildings.items() if owner == color}
        todo |= {node for edge in edges for node in edge if not board.is_enemy_node(node, color)}
        while todo:
            nodes, ahead = set[int](), [min(todo)]
            while ahead:
                node = ahead.pop()
                nodes.add(node)
                for edge in edges:
                    if node in edge:
                        (other,) = set(edge) - {node}
                        if other not in nodes and not board.is_enemy_node(other, color):
                            ahead.append(other)
            todo -= nodes
            found.append(nodes)
        return found
