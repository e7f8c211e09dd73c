"""Files are written whole or not at all; what is no file is written to as it is."""

import os
from pathlib import Path

import pytest

from boardlab.core.files import write_whole


@pytest.mark.parametrize("private", [True, False])
def test_a_file_is_replaced_whole_or_stays(tmp_path: Path, private: bool) -> None:
    file = tmp_path / "kept"
    write_whole(file, b"one", private=private)
    write_whole(file, b"two", private=private)
    assert file.read_bytes() == b"two"
    with pytest.raises(TypeError):
        write_whole(file, ["no bytes"], private=private)
    assert file.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [file], "no draft is left"


def test_a_device_is_written_to_and_not_replaced() -> None:
    device = Path(os.devnull)
    write_whole(device, b"gone", private=False)
    assert device.exists()
    assert not device.is_file()
