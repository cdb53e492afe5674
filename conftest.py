"""Lets tests and docstring examples import the tables of the store, which Django wants to be set up first."""

from headjudge.store.connecting import configure

configure()
