"""`munera serve`: a server for tables of people and bots. `munera think`: bots for it, on another machine."""

from pathlib import Path
from typing import Annotated

import typer

from munera import Message, MuneraError
from munera.cli.visit import visit_when_ready


def not_installed(error: ModuleNotFoundError) -> MuneraError:
    command = "pip install 'munera[server]'"
    return MuneraError(Message("server-admin-not-installed", module=str(error.name), command=command))


def serve(
    host: Annotated[str, typer.Option(metavar="ADDR", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="At which port.")] = 8000,
    data: Annotated[Path, typer.Option(metavar="DIR", help="Where everything is kept.")] = Path("munera-data"),
    database: Annotated[
        str, typer.Option(envvar="MUNERA_DATABASE", metavar="URL", help="postgresql://…; else a file in the folder.")
    ] = "",
    redis: Annotated[
        str, typer.Option(envvar="MUNERA_REDIS", metavar="URL", help="redis://…, to run several nodes as one server.")
    ] = "",
    smtp: Annotated[
        str, typer.Option(envvar="MUNERA_SMTP", metavar="URL", help="smtp://user:password@host:587/?from=…, for mail.")
    ] = "",
    address: Annotated[
        str, typer.Option(envvar="MUNERA_ADDRESS", metavar="URL", help="Where people find it: https://munera.example.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(envvar="MUNERA_PROXIES", metavar="ADDR,…", help="Whose X-Forwarded-For is believed.")
    ] = "",
    thinkers: Annotated[int, typer.Option(min=0, metavar="N", help="Processes for bots; 0 is all cores but one.")] = 0,
    bot_pace: Annotated[float, typer.Option(min=0, metavar="S", help="Seconds that a bot takes at least.")] = 1.1,
    guests: Annotated[bool, typer.Option(help="Let people play without an account.")] = True,
    web: Annotated[Path | None, typer.Option(metavar="DIR", help="The built web client, if it lies elsewhere.")] = None,
    visit: Annotated[bool, typer.Option("--open", help="Say when it can be used, and open a browser there.")] = False,
) -> None:
    """Host tables for people and bots."""
    try:
        from munera.server.serve import serve as run
        from munera.server.settings import Settings
    except ModuleNotFoundError as error:
        raise not_installed(error) from None

    if visit:
        visit_when_ready(address or f"http://localhost:{port}")
    run(
        Settings(
            data=data,
            host=host,
            port=port,
            database=database,
            redis=redis,
            smtp=smtp,
            address=address.rstrip("/"),
            proxies=proxies,
            thinkers=thinkers,
            bot_pace=bot_pace,
            guests=guests,
            web=web,
        )
    )


def think(
    redis: Annotated[str, typer.Option(envvar="MUNERA_REDIS", metavar="URL", help="The Redis of the server.")],
    processes: Annotated[int, typer.Option(min=1, metavar="N", help="How many bots think at a time.")] = 1,
) -> None:
    """Let bots of a server with several nodes think on this machine."""
    try:
        from munera.server.thinkers import run_thinkers
    except ModuleNotFoundError as error:
        raise not_installed(error) from None

    run_thinkers(redis, processes)
