"""A game of World Breaker at one table, as a log of facts of its own beside the event's."""
