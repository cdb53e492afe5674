"""The command line: ``headjudge COMMAND``; one module per group of commands, loaded when it is asked for."""

from headjudge.cli.app import main, run

__all__ = ["main", "run"]
