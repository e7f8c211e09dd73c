"""``boardlab site``: all lessons as a folder of static files, played in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import which

import click

from boardlab.cli.i18n import FilePath, SpokenCommand, SpokenOption, at, lang_option, say, unwritten


@click.command(cls=SpokenCommand, help="about.site")
@click.argument("folder", type=FilePath(path_type=Path))
@click.option("--lesson", "lessons", cls=SpokenOption, multiple=True, metavar="ID", help="about.site.lesson")
@click.option("--pyodide", cls=SpokenOption, type=FilePath(path_type=Path), metavar="FOLDER", help="about.site.pyodide")
@click.option("--url", cls=SpokenOption, metavar="URL", help="about.site.url")
@click.option("--notebooks/--no-notebooks", cls=SpokenOption, default=None, help="about.site.notebooks")
@lang_option
def site(
    folder: Path, lessons: tuple[str, ...], pyodide: Path | None, url: str | None, notebooks: bool | None, lang: str
) -> None:
    """Write the site."""
    from boardlab.core.errors import PlainError
    from boardlab.core.i18n.language import language
    from boardlab.core.text.quoting import shown
    from boardlab.core.text.site_address import site_address
    from boardlab.site.build import build
    from boardlab.site.notebooks import can_build
    from boardlab.site.python_files import USUAL_PLACE

    language(lang)
    try:
        address = site_address(url, whole=True)
        node = which("node")
        # Beside what is printed; where nobody looks on, as in a log, its label alone is written.
        with click.progressbar(length=100, label=say("site.building", lang), show_eta=False, file=sys.stderr) as bar:
            count = build(
                folder,
                pyodide or USUAL_PLACE,
                lessons,
                node=Path(node) if node else None,
                address=address,
                notebooks=can_build() if notebooks is None else notebooks,
                tell=lambda done, of: bar.update(100 * done // of - bar.pos),
            )
    except PlainError as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise unwritten("site", lang, folder, problem) from None
    if node is None:
        click.echo(say("site.slow", lang), err=True)
    if address:
        click.echo(say("site.lies", lang, address=shown(address, 160)))
    else:
        click.echo(say("site.nowhere", lang), err=True)
    click.echo(say("site.written", lang, count=count, path=at(folder)))
