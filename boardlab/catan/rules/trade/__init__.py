"""Trade between players: offers, answers and counter-offers, and what holds for trade with the bank as well.

An offer is judged by the hand of whoever makes it, never by the hidden hand of another (catan.cards.hidden).
"""

from boardlab.catan.rules.trade import answering, choosing, offering

__all__ = ["answering", "choosing", "offering"]
