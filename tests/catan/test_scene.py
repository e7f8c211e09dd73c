"""The picture of Catan: the keyboard's ways, what places say, what is drawn, what stays hidden."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import deque
from itertools import combinations

import pytest

from boardlab import catan
from boardlab.catan.board import PATHS, SITES, TILES
from boardlab.catan.example import example_game
from boardlab.catan.island import island
from boardlab.catan.picture.map import NEIGHBOURS, SPOTS
from boardlab.catan.picture.pieces import house
from boardlab.catan.picture.style import HOT, SHEET
from boardlab.catan.seats import SEATS
from boardlab.core.picture.scene import Marks
from boardlab.core.picture.seats import INK
from tests.colours import contrast, grey

END = example_game().position


def svg_of(position, **how):
    return ET.fromstring(position.scene(**how).to_svg())


def keyed(root):
    return {node.attrib["data-key"]: node for node in root.iter() if "data-key" in node.attrib}


# -- the keyboard ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [TILES, SITES, PATHS], ids=["tiles", "sites", "paths"])
def test_twelve_keys_lead_from_anywhere_to_anywhere_in_a_layer(keys):
    for start in keys:
        steps = {start: 0}
        queue = deque([start])
        while queue:
            key = queue.popleft()
            for way, other in NEIGHBOURS[key].items():
                if not way.isdigit() and other not in steps:
                    steps[other] = steps[key] + 1
                    queue.append(other)
        assert set(steps) == set(keys)
        assert max(steps.values()) <= 12


def test_digits_lead_into_the_other_layers_to_a_place_nearby():
    layers = {"1": TILES, "2": SITES, "3": PATHS}
    for key, near in NEIGHBOURS.items():
        own = next(digit for digit, keys in layers.items() if key in keys)
        assert {way for way in near if way.isdigit()} == set(layers) - {own}
        for digit in set(layers) - {own}:
            other = near[digit]
            assert other in layers[digit]
            (x0, y0), (x1, y1) = SPOTS[key], SPOTS[other]
            assert (x0 - x1) ** 2 + (y0 - y1) ** 2 <= 70**2


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_no_two_places_say_the_same_or_have_one_name_on_any_island(lang):
    twins = island((0,) * 4 + (1,) * 3 + (2,) * 4 + (3,) * 4 + (4,) * 3 + (5,), (6,) * 18 + (0,), (5,) * 9)
    for board in ("classic", "modern", twins):
        start = catan.start(players=4, board=board)
        called = [start.place_name(key, lang) for key in SPOTS]
        assert len(set(called)) == len(SPOTS)
        assert not any(re.search(r"\d,", name.replace(", ", "")) for name in called), "no coordinates"
        says = [place.says for place in start.scene(lang=lang).places.values()]
        names = [line.rsplit(":", 1)[0] for line in says]
        assert len(set(says)) == len(says)
        assert len(set(names)) == len(names), "told apart by more than what stands there"


def test_names_on_the_coast_tell_which_side_of_a_tile_is_meant():
    names = {key: END.place_name(key, "en") for key in SPOTS}
    assert names["-2,1"] == "fields 10"
    assert names["0,0"] == "the desert"
    assert names["-2,0|-2,1|-1,0"] == "the intersection of forest 5, fields 10 and hills 9"
    assert names["1,-2|2,-3|2,-2"] == "the intersection of pasture 3, pasture 8 and the sea"
    assert names["0,-3|0,-2|1,-3"] == "the intersection at the north corner of forest 6, by the sea"
    assert names["0,-3|0,-2"] == "the north-west coast of forest 6"
    assert names["1,-1|2,-2"] == "the path between fields 5 and pasture 8"
    assert END.place_name("9,9", "en") == "9,9"


def test_places_say_what_stands_there_and_which_harbour_is_near():
    places = END.scene(lang="en").places
    assert places["-2,1"].says == "fields 10, 3 of 36 rolls: robber, city of Red, settlement of Blue"
    assert places["0,0"].says == "desert, no yield: settlement of Orange"
    assert places["-2,0|-2,1|-1,0"].says == "intersection of forest 5, fields 10 and hills 9: city of Red"
    assert places["1,-2|2,-3|2,-2"].says == (
        "intersection of pasture 3, pasture 8 and the sea: settlement of White, harbour 2:1 wool"
    )
    assert places["1,-1|2,-2"].says == "path between fields 5 and pasture 8: road of White"
    assert places["0,-3|0,-2"].says == "path along the north-west coast of forest 6: empty"
    korean = END.scene(lang="ko").places
    assert korean["-2,0|-2,1|-1,0"].says == "숲 5, 밭 10, 구릉 9가 만나는 교차점: 빨강의 도시"
    assert korean["0,-3|0,-2"].says == "숲 6의 북서쪽 해안 길: 비어 있음"


def test_the_text_shows_the_island_and_everything_on_it():
    text = END.scene(lang="en", seat=1).to_text()
    lines = text.splitlines()
    assert lines[2].split("  ")[0] == "forest 5"
    assert "fields 10 *" in lines[3]
    for fact in (
        "Turn 16, White plays. Build phase.",
        "The dice show 4 and 4: 8.",
        "White (D): 4 points, 0 resource cards, 0 development cards, 1 knight played, longest line 2.",
        "The robber stands on fields 10.",
        "Cities of Red: forest 5/fields 10/hills 9.",
        "Hand of Red: ",
    ):
        assert fact in text, fact


def test_an_offer_on_the_table_is_told_with_its_answers():
    told = set()
    for position in example_game().positions:
        if position.underway.offer:
            told.update(position.scene(lang="en").summary)
    assert {"Blue offers 1 wool for 1 brick.", "White agrees.", "Orange declines.", "White decides now."} <= told
    assert "White would rather give 1 grain for 1 lumber, 1 brick." in told


# -- pictures --------------------------------------------------------------------------------------------------------


def test_every_piece_is_drawn_once_and_belongs_to_its_place():
    keys = keyed(svg_of(END))
    pieces = END.pieces
    assert sum(key.startswith("road:") for key in keys) == sum(mine.bit_count() for mine in pieces.roads)
    assert sum(key.startswith("settlement:") for key in keys) == sum(mine.bit_count() for mine in pieces.settlements)
    assert "city:B@-2,0|-2,1|-1,0" in keys
    x, y = SPOTS["-2,1"]
    assert keys["robber"].attrib["style"] == f"transform:translate({x}px,{y - 20}px)"


def test_pieces_carry_the_colour_the_letter_and_the_roof_of_their_seat():
    css = "\n".join(SHEET.rules)
    roofs = set()
    for seat, look in enumerate(SEATS):
        for name, colour in (("y", look.colour), ("w", look.deep)):
            assert f".bl-{name}{seat + 1}{{fill:{colour}}}" in css
        assert f".bl-o{seat + 1}{{stroke:{look.colour}}}" in css
        _, roof, letter = house(seat, "settlement", 0, 0)
        assert letter.text == look.letter
        roofs.add(roof.attrs["d"])
    assert len(roofs) == 4
    grey_pairs = sorted(abs(grey(one.colour) - grey(other.colour)) for one, other in combinations(SEATS, 2))
    assert grey_pairs[0] < 10, "in greyscale, letter, roof and pattern must carry red and blue"
    assert grey_pairs[1] > 15


def test_the_layer_that_is_asked_for_takes_the_touch():
    def last_place(marks):
        return END.scene(marks=marks).layers["hits"][-1].attrs["data-place"]

    assert last_place(Marks(targets={PATHS[3]: "path"})) in PATHS
    assert last_place(Marks(targets={SITES[3]: "site"})) in SITES
    assert last_place(Marks(targets={TILES[3]: "tile"})) in TILES


def test_a_line_of_roads_is_counted_out_on_its_ribbon():
    roads = [key for key in END.scene().places if END.scene().places[key].stands == "rA"]
    keys = keyed(svg_of(END, marks=Marks(lit=tuple(roads))))
    assert [key for key in keys if key.startswith("count@")] == [f"count@{key}" for key in roads]
    assert keys["robber"].attrib["class"] == "bl-r", "the ribbon stands out enough: nothing steps back"


def test_roads_a_line_leaves_out_are_counted_anew_or_crossed_out():
    line, beyond, fork = PATHS[0:2], PATHS[3:5], PATHS[30:31]
    bare = {"settlements": [[]] * 4, "cities": [[]] * 4, "roads": [[*line, *beyond, *fork], [], [], []]}
    position = catan.from_json({**END.to_json(), **bare}, allow_unreachable=True)
    keys = keyed(svg_of(position, marks=Marks(lit=line, aside=(*beyond, *fork))))
    assert ["".join(keys[f"aside@{key}"].itertext()) for key in (*beyond, *fork)] == ["1", "2", "−"]


# -- colours ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [SHEET.light, SHEET.dark], ids=["light", "dark"])
def test_words_marks_and_pictures_stand_out(tokens):
    colour = dict(token.split(":") for token in tokens.split(";"))
    for ink, paper in (
        ("--ink", "--bg"),
        ("--mut", "--bg"),
        ("--ink", "--card"),
        ("--bg", "--ink"),
    ):
        assert contrast(colour[ink], colour[paper]) >= 4.5, (ink, paper)
    for mark in ("--teal", "--bad"):
        assert contrast(colour[mark], colour["--card"]) >= 3, f"{mark} on its casing"
    assert contrast("#23262B", colour["--gold"]) >= 4.5, "figures on gold are dark in every theme"
    for at in (1, 2, 4, 5, 6):
        assert contrast(colour[f"--i{at}"], colour[f"--t{at}"]) >= 3, at
    assert contrast("#FFFEF6", colour["--i3"]) >= 4.5, "a sheep has an outline or a dark head in every theme"
    for figure in (INK, HOT):
        assert contrast(figure, colour["--chip"]) >= 4.5, "chips are paper in every theme"


# -- the robber's turn -----------------------------------------------------------------------------------------------


def after_seven():
    """C has thrown a 7 and moves the robber, which stands on the desert."""
    return next(each for each in example_game().positions if each.stage == "robber")


def test_a_tile_picked_for_the_robber_shows_where_it_leaves_and_whose_cards_are_at_stake():
    position = after_seven()
    hills = next(key for key in TILES if position.place_name(key, "en") == "hills 9")
    keys = keyed(svg_of(position, marks=Marks(picked=(hills,))))
    x, y = SPOTS[hills]
    assert keys["robber"].attrib["style"] == f"transform:translate({x}px,{y - 20}px)"
    stakes = {key[6]: "".join(node.itertext()) for key, node in keys.items() if key.startswith("stake:")}
    assert stakes == {"B": "R1/1", "D": "W1/3"}, "one card of Red is certain, each of White's three is one of three"
    svg = position.scene(marks=Marks(picked=(hills,))).to_svg()
    assert 'class="bl-ghost"' in svg
    assert "bl-ghost" not in position.scene().to_svg()
    assert position.scene(marks=Marks(picked=(hills,))).places[hills].says == position.scene().places[hills].says


def test_the_panel_tells_the_steps_of_a_seven_and_what_is_blocked():
    position = after_seven()
    hills = next(key for key in TILES if position.place_name(key, "en") == "hills 9")

    def words(p, marks=None):
        return [shape.text for shape in p.scene(lang="en", marks=marks, show="hand").layers["panel"]]

    told = words(position, Marks(picked=(hills,)))
    for part in ("On hills 9", "4 of 36 rolls blocked", "2 cards less per 9", "1 card less per 9", "1 of 3"):
        assert part in told, part
    assert "On hills 9" not in words(position)
    steps = [shape.text for shape in position.scene(lang="en", show="table").layers["panel"] if shape.text]
    assert {"Discard", "Move", "Steal"} <= set(steps)
    stolen = position.play(position.read_action(f"robber {hills} from D"))
    assert "1 of 3" in words(stolen)
    assert "1 of 1" not in words(stolen), "Red is not robbed"


def test_a_trade_with_the_bank_rings_the_harbours_its_rates_come_from():
    position = next(each for each in example_game().positions if each.turn == 16 and each.stage == "trade")
    picks = position.picks(("trade",))
    names = [position.place_name(key, "en") for key in picks.sources]
    assert names == ["the intersection of pasture 3, pasture 8 and the sea"]
    rings = keyed(svg_of(position, marks=Marks(sources=picks.sources)))["sources"].attrib["d"]
    assert rings.count("z") == 3, "walls and roof of the house, and its harbour"
    assert not position.picks(("offer",)).sources


def test_the_rules_of_one_picture_do_not_undo_those_of_another_on_the_same_page():
    """A picture brings the rules of its own classes only; that of a tile alone must not widen the edge of a card."""
    tile, edge = (next(rule for rule in SHEET.rules if name in rule) for name in (".bl-t1,", ".bl-card"))
    assert "stroke-width:8" in tile
    assert edge.startswith("circle.bl-buoy,:is(rect,path).bl-card{"), (
        "more said of it than of a tile, wherever it stands"
    )


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_whose_turn_it_is_stands_whole_beside_the_dice(lang: str) -> None:
    said = {}
    for p in example_game().positions:
        if p.dice and p.active not in said:
            root = svg_of(p, lang=lang)
            assert len([node for node in root.iter() if node.get("class") == "bl-die"]) == 2
            said[p.active] = [node.text for node in root.iter() if node.get("class") == "bl-h"]
    assert len(said) == 4
    assert not [heads for heads in said.values() if len(heads) != 1 or "…" in heads[0]], said
