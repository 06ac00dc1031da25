"""Where a game in progress is kept, so that nothing is ever lost."""

import tempfile
from datetime import datetime
from pathlib import Path

from munera import Message, MuneraError, Record
from munera.core.errors import reason


class Keeper:
    """Writes the record to one file, after every own decision."""

    def __init__(self, record: Record, path: Path) -> None:
        self.record = record
        self.path = path

    def keep(self) -> None:
        write(self.record, self.path)

    def keep_as(self, path: Path) -> None:
        """From now on in another file, which must be new."""
        if path.resolve() != self.path.resolve():
            new_file(path)
        write(self.record, path)
        self.path = path

    def keep_somewhere(self) -> None:
        """At the end, and if need be elsewhere than planned."""
        try:
            self.keep()
        except MuneraError:
            self.path = Path(tempfile.mkdtemp(prefix="munera-")) / self.path.name
            self.keep()


def write(record: Record, path: Path) -> None:
    try:
        record.dump(path)
    except OSError as error:
        raise MuneraError(Message("errors-cannot-write", path=str(path), reason=reason(error))) from None


def new_file(path: Path) -> Path:
    """The same path, if a game may be kept there."""
    if path.is_dir():
        raise MuneraError(Message("errors-folder", path=str(path)))
    if path.exists():
        raise MuneraError(Message("errors-exists", path=str(path)))
    try:
        path.touch()
        path.unlink()
    except OSError as error:
        raise MuneraError(Message("errors-cannot-write", path=str(path), reason=reason(error))) from None
    return path


def unused_path(name: str) -> Path:
    """A new name in the present folder, or, where one may not write there, among the temporary files."""
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for folder in (Path(), Path(tempfile.gettempdir())):
        for number in range(1, 100):
            path = folder / f"{stem}{'' if number == 1 else f'-{number}'}.munera"
            if not path.exists():
                try:
                    return new_file(path)
                except MuneraError:
                    break
    raise MuneraError(Message("errors-nowhere"))
