"""What the databases themselves refuse: to change or delete a row of the log.

Rows of a stream may go only once its tombstone stands, and nothing may follow a tombstone. Texts beside the log may be
erased but not changed. SQLite drops a table's triggers when a migration rebuilds the table: such a migration
calls :func:`install` again, and ``headjudge check`` says when a trigger is missing.
"""

from __future__ import annotations

from typing import Any

_RULES = {
    "log_row_no_update": ("log_row", "UPDATE", ""),
    "log_row_no_delete": (
        "log_row",
        "DELETE",
        "NOT EXISTS (SELECT 1 FROM log_tombstone WHERE stream = OLD.stream)",
    ),
    "log_row_no_insert": (
        "log_row",
        "INSERT",
        "EXISTS (SELECT 1 FROM log_tombstone WHERE stream = NEW.stream)",
    ),
    "log_text_no_update": ("log_text", "UPDATE", ""),
    "log_tombstone_no_update": ("log_tombstone", "UPDATE", ""),
    "log_tombstone_no_delete": ("log_tombstone", "DELETE", ""),
}
_NO_TRUNCATE = {f"{table}_no_truncate": table for table in ("log_row", "log_tombstone")}
REFUSAL = "the log is never changed"


def install(schema_editor: Any) -> None:
    """Put the triggers on the tables; those that stand are put anew."""
    remove(schema_editor)
    if schema_editor.connection.vendor == "sqlite":
        for name, (table, what, when) in _RULES.items():
            condition = f"WHEN {when} " if when else ""
            schema_editor.execute(
                f"CREATE TRIGGER {name} BEFORE {what} ON {table} {condition}"
                f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
            )
        return
    schema_editor.execute(_function("log_refuse", ""))
    for name, (table, what, when) in _RULES.items():
        if when:  # a trigger's own condition cannot ask other tables there
            schema_editor.execute(_function(name, when))
        schema_editor.execute(
            f"CREATE TRIGGER {name} BEFORE {what} ON {table} FOR EACH ROW "
            f"EXECUTE FUNCTION {name if when else 'log_refuse'}()"
        )
    for name, table in _NO_TRUNCATE.items():
        schema_editor.execute(
            f"CREATE TRIGGER {name} BEFORE TRUNCATE ON {table} FOR EACH STATEMENT EXECUTE FUNCTION log_refuse()"
        )


def remove(schema_editor: Any) -> None:
    """Take the triggers away."""
    if schema_editor.connection.vendor == "sqlite":
        for name in _RULES:
            schema_editor.execute(f"DROP TRIGGER IF EXISTS {name}")
        return
    for name, (table, _, _) in _RULES.items():
        schema_editor.execute(f"DROP TRIGGER IF EXISTS {name} ON {table}")
        schema_editor.execute(f"DROP FUNCTION IF EXISTS {name}()")
    for name, table in _NO_TRUNCATE.items():
        schema_editor.execute(f"DROP TRIGGER IF EXISTS {name} ON {table}")
    schema_editor.execute("DROP FUNCTION IF EXISTS log_refuse()")


def _function(name: str, when: str) -> str:
    refuse = f"RAISE EXCEPTION '{REFUSAL}' USING ERRCODE = 'integrity_constraint_violation';"
    given = "IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW;"
    body = f"IF {when} THEN {refuse} END IF; {given}" if when else refuse
    return f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$"


def missing(connection: Any) -> list[str]:
    """The names of the triggers that do not stand, or stand switched off."""
    wanted = dict.fromkeys(_RULES)
    if connection.vendor == "sqlite":
        asked = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
    else:
        wanted |= dict.fromkeys(_NO_TRUNCATE)
        asked = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled IN ('O', 'A')"
    with connection.cursor() as cursor:
        cursor.execute(asked)
        there = {name for (name,) in cursor.fetchall()}
    return [name for name in wanted if name not in there]
