"""The special cards of World Breaker: their life as a table of transitions, what may be paid for them, scripts."""
