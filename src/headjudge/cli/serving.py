"""``serve``: the desk in the browser."""

from __future__ import annotations

import gc
from pathlib import Path

import click

from headjudge.cli import show
from headjudge.cli.words import WholeNumber, command, option, session


@command("serve")
@option("--folder", "folder", metavar="FOLDER", code="data_folder")
@option("--database", "database", metavar="URL", code="database")
@option("--host", "host", default="127.0.0.1", metavar="ADDRESS", code="host")
@option("--port", "port", type=WholeNumber(1), default=8000, metavar="N", code="port")
@click.pass_context
def serve(ctx: click.Context, folder: str | None, database: str | None, host: str, port: int) -> None:
    """Run the desk in the browser."""
    from platformdirs import user_data_path

    from headjudge.web.configuration import configuration
    from headjudge.web.setting_up import set_up

    here = session(ctx)
    gc.enable()  # a server lives long
    place = Path(folder) if folder else user_data_path("headjudge", appauthor=False)
    set_up(made := configuration(place, database=database))

    from headjudge.web.invitations import invite, needs_first_host
    from headjudge.web.serving import serve as run

    address = f"http://{host}:{port}"
    first = f"{address}/i/{invite()}" if needs_first_host() else None

    def ready() -> None:
        show.say(here, "cli.serving", address=address)
        if first is not None:
            show.say(here, "cli.first_link", address=first)

    run(made, host=host, port=port, ready=ready)
