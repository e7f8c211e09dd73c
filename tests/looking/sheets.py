"""Contact sheets: pictures of one size on a page, twelve at a time, each under its name."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

MOST = 12
WIDE = 1920
"""Pixels across a sheet."""


@dataclass(frozen=True)
class Picture:
    """A state that was seen.

    Args:
        sheet: on which sheets it lies.
        name: what it is called there.
        file: its picture.
        faults: what a machine found wrong with it.
        upright: is it higher than wide, as on a phone?
    """

    sheet: str
    name: str
    file: Path
    faults: tuple[str, ...]
    upright: bool


def lay_out(browser: Browser, folder: Path, pictures: list[Picture]) -> list[Path]:
    """Write the sheets of some pictures into a folder, in their order; gives the files."""
    found = []
    for sheet in dict.fromkeys(each.sheet for each in pictures):
        mine = [each for each in pictures if each.sheet == sheet]
        for at in range(0, len(mine), MOST):
            number = f" {at // MOST + 1}" if len(mine) > MOST else ""
            found.append(folder / f"{sheet}{number}.png".replace(" ", "-"))
            _write(browser, folder, found[-1], mine[at : at + MOST])
    return found


def _write(browser: Browser, folder: Path, file: Path, pictures: list[Picture]) -> None:
    columns = 6 if pictures[0].upright else 3
    cells = "".join(
        f"<figure><figcaption{' class=bad' if each.faults else ''}>{escape(each.name)}</figcaption>"
        f'<img src="{each.file.resolve().as_uri()}"></figure>'
        for each in pictures
    )
    style = (
        f"body{{margin:8px;display:grid;gap:8px;background:#777;grid-template-columns:repeat({columns},1fr)}}"
        "figure{margin:0}img{width:100%;display:block}figcaption{background:#fff;padding:2px 6px;font:14px system-ui}"
        ".bad{background:#ffb3a0}"
    )
    draft = folder / "sheet.html"
    draft.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{cells}", encoding="utf-8")
    page = browser.new_page(viewport={"width": WIDE, "height": 900})
    page.goto(draft.resolve().as_uri(), wait_until="load")
    page.screenshot(path=file, full_page=True)
    page.close()
    draft.unlink()
