"""Files that appear as a whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from munera import MuneraError


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A draft beside the file, which takes its place when all went well; says at once if it cannot be written."""
    if path.is_dir():
        raise MuneraError(f"{path} is a folder; please name a file.")
    draft = path.with_name(path.name + ".part")
    try:
        draft.touch()
        yield draft
        os.replace(draft, path)
    except OSError as error:
        raise MuneraError(f"{path} cannot be written: {(error.strerror or 'error').lower()}.") from None
    finally:
        if draft.exists():
            draft.unlink()
