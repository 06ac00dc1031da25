"""`munera admin`: a host looks after a server."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from munera import Message
from munera.cli.language import tell
from munera.cli.serve import not_installed

if TYPE_CHECKING:
    from munera.server.settings import Settings

app = typer.Typer(help="Look after a server: copies, people, tables.", no_args_is_help=True)
T = TypeVar("T")

Data = Annotated[Path, typer.Option("--data", metavar="DIR", help="Where the server keeps everything.")]
Database = Annotated[
    str,
    typer.Option("--database", envvar="MUNERA_DATABASE", metavar="URL", help="postgresql://…, if that is its store."),
]
HERE = Path("munera-data")


def _settings(data: Path, database: str) -> "Settings":
    try:
        from munera.server.settings import Settings
    except ModuleNotFoundError as error:
        raise not_installed(error) from None
    return Settings(data=data, database=database)


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], data: Data = HERE, database: Database = ""
) -> None:
    """Copy everything into one file, while the server runs."""
    settings = _settings(data, database)
    from munera.server import admin

    _run(admin.backup(settings, to))
    print(tell(Message("server-admin-copied", path=str(to))))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What “backup” made.")],
    data: Data = HERE,
    database: Database = "",
) -> None:
    """Put a backup into an empty place; the server must not run there."""
    settings = _settings(data, database)
    from munera.server import admin

    _run(admin.restore(settings, file))
    print(tell(Message("server-admin-restored", path=str(file))))


@app.command()
def users(data: Data = HERE, database: Database = "") -> None:
    """List the people."""
    settings = _settings(data, database)
    from munera.server import admin

    for id, name, guest, count in _run(admin.list_people(settings)):
        print(f"{id}  {'guest  ' if guest else 'account'}  {count:4} tables  {name}")


@app.command()
def password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the account.")],
    data: Data = HERE,
    database: Database = "",
) -> None:
    """Give somebody a new password, and end all their sessions."""
    settings = _settings(data, database)
    from munera.server import admin

    print(_run(admin.new_password(settings, name)))


@app.command()
def tables(data: Data = HERE, database: Database = "") -> None:
    """List the tables, newest first."""
    settings = _settings(data, database)
    from munera.server import admin

    for id, name, game, status, seq in _run(admin.list_tables(settings)):
        print(f"{id}  {status:8}  {seq:5} entries  {game:15} {name}")


@app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id.")], data: Data = HERE, database: Database = ""
) -> None:
    """Delete a table, with its log."""
    settings = _settings(data, database)
    from munera.server import admin

    _run(admin.close_table(settings, table))
