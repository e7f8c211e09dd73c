"""``boardlab lint``: whether the lessons hold what they promise. For those who write lessons, so in English."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(short_help="Check the lessons: every answer, wrong rule, hint and word.")
@click.argument("game", default="")
@click.option(
    "--sources",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="Folder of tutorial sources, to be checked as well.",
)
def lint(game: str, sources: Path | None) -> None:
    """Check the lessons of GAME, or of all games.

    Every checkpoint is solved by the rules, every wrong rule must give a wrong answer, practice is drawn, and all words
    must exist in each language. Ends with exit code 1 when something is found.
    """
    from boardlab.lessons import checkpoints
    from boardlab.lessons.lint import lint as look
    from boardlab.rules_matrix import games

    if game and game not in games():
        raise click.ClickException(f"There is no game {game!r}; there is {', '.join(games())}.")
    found = look(game, sources)
    for finding in found:
        click.echo(str(finding))
    if found:
        raise SystemExit(1)
    click.echo(f"{len(checkpoints(game))} checkpoints are sound.")
