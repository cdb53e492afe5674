"""Decklists of an event: what is asked, how a list is checked, handed in, locked, judged again, shown and taken out."""
