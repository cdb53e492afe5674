"""The card database: what is known of each card, under every name that it has in any language.

It is one SQLite file per game, made on the organiser's machine from a file that the organiser has (Scryfall's or
MTGJSON's for Magic, the ``@flesh-and-blood/cards`` package for Flesh and Blood). Nothing of a publisher's is shipped.
"""
