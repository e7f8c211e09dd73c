"""Catalogues of texts for translators."""
