"""Where events are kept: the log of each event as a stream of rows, with what concerns people beside it.

``headjudge.store.protocol`` says what a store can do, without any database; ``headjudge.store.database.connect``
opens one on SQLite or PostgreSQL; ``headjudge.store.memory`` is one for as long as a program runs.
"""
