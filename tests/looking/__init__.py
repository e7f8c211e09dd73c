"""Looking at boardlab: the built site and JupyterLab are led through many states, each is seen and checked.

``make look`` writes contact sheets into ``dist/look``, twelve named states on each, every state whole in
``dist/look/states``, and tells what a machine can see: an unstyled button or field, a style that is not linked, text
that is cut, something drawn over something else. ``make look LOOK="torres presenter"`` goes through the tours whose
name holds one of these words.

* :mod:`tests.looking.tours` leads through the states; a new state is a line there.
* :mod:`tests.looking.faults` finds what is wrong with a page; the browser tests ask it too.
* :mod:`tests.looking.sheets` lays pictures on sheets.
"""
