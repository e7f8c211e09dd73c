"""A game and a question in a marimo notebook: ``marimo edit marimo_board.py``, or ``marimo run`` to look at it."""

import marimo

app = marimo.App(app_title="boardlab in marimo")


@app.cell
def _():
    import marimo as mo

    import boardlab

    return boardlab, mo


@app.cell
def _(boardlab, mo):
    game = mo.ui.anywidget(boardlab.play("torres", players=2, seed=1))
    game  # noqa: B018  (what a cell ends with is shown)
    return (game,)


@app.cell
def _(game):
    print(game.widget.position)  # noqa: T201


@app.cell
def _(boardlab, mo):
    mo.ui.anywidget(boardlab.check("torres.scoring.4"))


if __name__ == "__main__":
    app.run()
