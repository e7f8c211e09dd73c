"""The chances of winning along a game that was looked back on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.figures.chart import Chart, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from boardlab.reviewing.review import GameReview

DASHES = ("solid", "dash", "dot", "dashdot")


def chances_chart(review: GameReview) -> Chart:
    """A line for each seat, and the band in which the chance of the reviewed seat lies nine times in ten."""
    wording, lang, seat = review.wording, review.lang, review.seat
    players = range(review.record.start.players)
    names = [wording.seat_name(each, lang) for each in players]
    places = list(range(1, len(review.judged) + 1))
    means = [[100 * judged.chances[each].mean for judged in review.judged] for each in players]
    margins = [[100 * judged.chances[each].margin for judged in review.judged] for each in players]

    def drawing() -> Figure:
        from plotly.graph_objects import Figure, Scatter

        figure = Figure()
        own = list(zip(means[seat], margins[seat], strict=True))
        low, high = [mean - margin for mean, margin in own], [mean + margin for mean, margin in own]
        around = {"x": [*places, *reversed(places)], "y": [*high, *reversed(low)]}
        figure.add_trace(Scatter(**around, fill="toself", line={"width": 0}, name=review.say("band"), opacity=0.4))
        for each in players:
            line = {"dash": DASHES[(each - seat) % len(DASHES)], "width": 3 if each == seat else 2}
            figure.add_trace(Scatter(x=places, y=means[each], mode="lines+markers", name=names[each], line=line))
        return plain(figure, review.say("chances"), review.say("choice"), "%")

    rows = [
        (
            f"{at + 1}. {review.what(judged)}",
            *(f"{means[each][at]:.0f} ± {margins[each][at]:.0f}" for each in players),
            review.say(f"group.{judged.group}"),
        )
        for at, judged in enumerate(review.judged)
    ]
    return Chart(review.say("chart"), (review.say("choice"), *names, ""), rows, drawing)
