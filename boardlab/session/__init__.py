"""Sessions: what decides on a board that is played, a question that is asked. Knows no widget and no page.

A host, such as the widgets of :mod:`boardlab.notebook`, carries the messages between a session and its pages.
"""
