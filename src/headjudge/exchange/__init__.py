"""Lists from other programs into an event, and lists out of it: entrants, pairings, results, standings."""
