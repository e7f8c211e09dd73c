"""Pictures in stored notebooks say what they show, wherever they are shown or exported."""

import json
import re
from html import unescape
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter

from notebooks.stored_pictures import HTML, LONGEST, SVG, from_stored, to_stored

HERE = Path(__file__).parents[2] / "notebooks"
STORED = sorted(path for lang in ("en", "ko") for path in (HERE / lang).rglob("*.ipynb"))
FEW = tuple({path.parent: path for path in STORED}.values())
"""One of each game and language; the others wait for `make soak`."""
EXPORTED = ("en/torres/00b_set_up", "ko/creed/01_board", "en/catan/01c_turn")


def pictures(path: Path) -> list[dict]:
    """The data of each output of a notebook that is a picture, as Python gave it."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    found = (output.get("data", {}) for cell in cells for output in cell.get("outputs", ()))
    joined = ({kind: "".join(shown) for kind, shown in data.items()} for data in found if SVG in data or HTML in data)
    return [data for data in map(from_stored, joined) if SVG in data]


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=() if path in FEW else pytest.mark.soak) for path in STORED],
    ids=lambda path: f"{path.parts[-3]}/{path.parts[-2]}/{path.stem}",
)
def test_every_picture_is_stored_with_its_words_and_read_back_unchanged(path):
    found = pictures(path)
    assert found
    for data in found:
        stored = to_stored(data)
        alt = unescape(re.match(r'<img alt="([^"]*)" style="max-width:100%" src="data:image/svg\+xml', stored[HTML])[1])
        title = unescape(re.search(r"<title>([^<]+)<", data[SVG])[1]).strip()
        assert alt.startswith(title.rstrip(".")[: LONGEST // 2])
        assert len(alt) <= LONGEST
        assert from_stored(stored) == data


@pytest.mark.parametrize("name", EXPORTED)
def test_an_export_keeps_the_words_of_every_picture(name):
    notebook = nbformat.read(HERE / f"{name}.ipynb", as_version=4)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ()) if "data" in output]
    for output in outputs:
        output.data = nbformat.from_dict(to_stored(output.data))
    page, _ = HTMLExporter().from_notebook_node(notebook)
    assert page.count("<img alt=") >= len(pictures(HERE / f"{name}.ipynb")) > 0
    assert "No description has been provided" not in page


def test_html_and_other_data_are_left_alone():
    for data in ({"text/plain": "x"}, {HTML: "<table></table>"}, {HTML: "<p></p>", SVG: "<svg/>"}):
        assert to_stored(data) == data
        assert from_stored(data) == data


def test_signs_that_mean_something_in_an_address_or_a_tag_survive():
    svg = "<svg><title>“A” &amp; 'B' &lt;\"c\"&gt; 50%25 #7</title>\n<path style=\"fill:url('#a')\"/></svg>"
    stored = to_stored({SVG: svg})
    assert from_stored(stored) == {SVG: svg}
    assert stored[HTML].count('"') == 6


def test_a_picture_without_words_is_refused():
    with pytest.raises(ValueError, match="without a title"):
        to_stored({SVG: "<svg></svg>"})
