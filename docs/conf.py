"""How `make docs` makes the guides and the reference: Sphinx, strict, from the pages here and from the docstrings."""

from importlib import metadata

project = "boardlab"
author = "boardlab contributors"
release = metadata.version("boardlab")
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["examples"]
html_theme = "furo"
html_title = "boardlab"
html_show_copyright = False
myst_heading_anchors = 3
# A docstring names code in single backquotes here and there.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
napoleon_google_docstring = True
napoleon_numpy_docstring = False
nitpicky = False
