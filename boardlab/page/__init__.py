"""The host of a plain page: Python runs in a worker of the browser, and the page is a folder of static files.

What decides is in :mod:`boardlab.session`; this carries it between Python and the page as JSON text. Needs the standard
library only.
"""
