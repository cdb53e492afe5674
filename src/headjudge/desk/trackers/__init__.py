"""The trackers of World Breaker: a game at each table, opened, followed, taken back, and shown to its readers."""
