"""Running the tutorials as tests writes no answers into the journal of the person who runs them."""

import os
import tempfile

_home = tempfile.TemporaryDirectory(prefix="boardlab-home-")
os.environ["BOARDLAB_HOME"] = _home.name
