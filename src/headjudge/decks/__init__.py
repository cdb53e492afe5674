"""Decklists: read from every form that people have them in, without losing a line, and written in any of them."""
