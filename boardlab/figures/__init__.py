"""Charts with their tables: plain plotly figures whose numbers come from the rules core."""

from boardlab.figures.chart import Chart

__all__ = ["Chart"]
