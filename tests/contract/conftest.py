"""Each store in turn, empty."""

from tests.contract.databases import database_store, kind, store

__all__ = ["database_store", "kind", "store"]
