"""Many games between players, on one machine or on many: for ladders, for teachers' charts and for research.

It stands on the core alone. ``games`` plays one game and some in a row, ``run`` shares them out among processes or the
workers of a Dask cluster, ``result`` counts who won, ``files`` writes games as they come.
"""
