"""Runs trading-card-game tournaments by dated rules, exactly and repeatably."""

__version__ = "0.1.0"
