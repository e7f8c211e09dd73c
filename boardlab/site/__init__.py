"""The site: a folder of static files in which every lesson is played, with Python in a worker of the browser.

:func:`boardlab.site.build.build` writes it. Needs the standard library only.
"""
