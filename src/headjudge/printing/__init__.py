"""Sheets of paper: views in, PDF out. Typst sets them; the templates hold layout, never words."""
