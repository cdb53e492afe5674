"""Migrations of the web project."""
